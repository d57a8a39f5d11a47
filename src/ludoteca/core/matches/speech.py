"""Speech: moves, events and questions of a game as sentences in a reader's language."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from types import MappingProxyType

from ludoteca.core.kernel.events import EventKind
from ludoteca.core.kernel.seats import seat_names
from ludoteca.core.matches.game import Game
from ludoteca.core.texts.errors import BadOption
from ludoteca.core.texts.faults import Fault, suggestion
from ludoteca.core.texts.fluent import LANGUAGES, OTHER, Texts
from ludoteca.core.texts.sentences import show
from ludoteca.core.values.data import Json, is_list_of_texts

WORD = "-word"
YOU = "you"  # the word of the seat that reads the sentence
NO_KINDS: Mapping[str, str] = MappingProxyType({})


class Speech:
    """Says what happens in a game, in one language, with the names of the players.

    The words of a move select its message: ``go lagos with grey`` is ``move-go-with`` with a region and a
    card.  The game's words have the names of cards, regions and so on.  Each name comes with its word, as
    ``card-word`` beside ``card``: a language selects articles and cases by it.  Texts have the forms of our
    own names only, so the word of a component that an edition has renamed is ``other``.

    Raises:
        BadOption: There is no such language, or the players are not a list of texts.
    """

    def __init__(self, game: Game, language: str, players: Sequence[str] = ()) -> None:
        self.game = game
        self.texts = Texts(language, [game.definition.folder])
        if not is_list_of_texts(players):
            raise BadOption(Fault.NOT_TEXTS(value=show(players)))
        self.players = dict(zip(seat_names(len(players)), players, strict=True))

    def seat(self, seat: str | None) -> str:
        """Return the name of the player at a seat; without names, the seat itself."""
        return self.players.get(str(seat), str(seat))

    def name(self, kind: str, word: str) -> str:
        """Return the name of something, such as the card ``ticket-clerk``.

        Raises:
            BadOption: The game has nothing of that kind with that word.
        """
        if kind == "seat":
            return self.seat(word)
        try:
            return self.game.words.display_name(self.texts, kind, word)
        except (LookupError, TypeError):  # not a word, or not even a text
            raise BadOption(Fault.NO_SUCH_NAME(kind=str(kind), word=str(word))) from None

    def card(self, card: str) -> str:
        """Return the name of a card.

        Raises:
            BadOption: The game has no such card.
        """
        return self.name("card", card)

    def cards(self, cards: Sequence[str]) -> str:
        """Return the names of cards as ``list_names`` does.

        Raises:
            BadOption: The game has no such card.
        """
        return self.list_names("card", cards)

    def list_names(self, kind: str, words: Sequence[str]) -> str:
        """Return names in a list, with counts: Puppy ×3, Fence.

        Raises:
            BadOption: The game has nothing of that kind with one of these words.
        """
        counted = {word: words.count(word) for word in words}
        many = {word: f" ×{count}" if count > 1 else "" for word, count in counted.items()}
        return ", ".join(self.name(kind, word) + times for word, times in many.items())

    def find(self, name: str, sections: Iterable[str]) -> tuple[str, str] | None:
        """Return the section and the word of the component with that name, in any language.

        ``sections`` are those of the edition to look in, such as ``cards``.
        """
        wanted = fold_name(name)
        for section in sections:
            for word, entry in self.game.edition.data[section].items():
                if wanted in (word, *(fold_name(str(entry[language])) for language in LANGUAGES)):
                    return section, word
        return None

    def glossary(self) -> dict[str, dict[str, str]]:
        """Return the names of everything that moves and events mention, by kind and word.

        ``card-word`` and so on have what is renamed, by word: ``other``.
        """
        renamed = {f"{kind}-word": dict.fromkeys(words, OTHER) for kind, words in self._renamed.items()}
        return self._names() | renamed

    def _names(self) -> dict[str, dict[str, str]]:
        vocabulary = self.game.words.notation.vocabulary
        return {
            kind: {word: self.name(kind, word) for word in words}
            for kind, words in vocabulary.items()
            if kind != "seat"
        }

    @cached_property
    def _renamed(self) -> dict[str, set[str]]:
        """What the game's own edition has under another name, by kind."""
        if self.game.has_own_edition or self.game.is_archived:  # old texts select nothing by such words
            return {}
        own = Speech(Game(self.game.definition), self.texts.language)._names()
        names = self._names()
        found = {
            kind: {word for word, name in names[kind].items() if own[kind].get(word, name) != name}
            for kind in names
        }
        return {kind: words for kind, words in found.items() if words}

    def say(self, message: str, **facts: object) -> str:
        """Return a text of the game with the names of components: ``say("in-region", region="cairo")``.

        Raises:
            BadOption: The game has no such text, or it needs other facts.
        """
        return self._text(message, self._values(facts))

    def _text(self, message: str, values: Json) -> str:
        try:
            return self.texts(str(message), **values)
        except LookupError:
            raise BadOption(Fault.NO_SUCH_TEXT(text=str(message))) from None

    def move(self, words: str) -> str:
        """Return a move as a sentence.

        Raises:
            InvalidMove: These are not words of the game.
        """
        words = self.game.words.notation.check(words)
        pattern = self.game.words.notation.pattern_of(words).split()
        literal = [word for word in pattern if not word.startswith("{")]
        slots = {slot.strip("{}"): word for slot, word in zip(pattern, words.split(), strict=True)}
        named = {slot: word for slot, word in slots.items() if slot not in literal}
        return self._text("move-" + "-".join(literal), self._values(named))

    def event(self, seen: Json, you: str | None = None) -> str:
        """Return what ``Event.seen_by`` has returned as a sentence.  It says "you" to the seat ``you``.

        Raises:
            BadOption: The game has no such event, or it has other facts.
        """
        kind = self._event_kind(seen)
        hidden = kind.secret_fact and kind.secret_fact not in seen
        facts = {key: value for key, value in seen.items() if key != "event"}
        values = self._values(facts, kind.types)
        called = {f"{key}{WORD}": YOU for key, value in facts.items() if you is not None and value == you}
        return self._text(f"event-{kind.name}{'-hidden' if hidden else ''}", values | called)

    def _event_kind(self, seen: object) -> EventKind:
        """Return the kind of an event."""
        if not isinstance(seen, Mapping) or "event" not in seen:
            raise BadOption(Fault.NOT_AN_EVENT(value=show(seen)))
        for kind in self.game.definition.event_kinds:
            if kind.name == seen["event"]:
                return kind
        names = [kind.name for kind in self.game.definition.event_kinds]
        raise BadOption(Fault.NO_SUCH_EVENT(event=str(seen["event"])), suggestion(seen["event"], names))

    def ask(self, view: Json) -> str:
        """Return the question to the seat to move.

        In a turn there may be a text for exactly what is legal, such as ``ask-turn-buy-end``.

        Raises:
            BadOption: It is not a view of this game.
        """
        pending = view.get("pending")
        if not pending:
            exact = f"ask-turn-{'-'.join(self._verbs(view.get('moves', ())))}"
            return self.texts(exact if exact in self.texts else "ask-turn")
        name = "-".join(["ask", pending["choice"], *([pending["for"]] if "for" in pending else [])])
        facts = {key: value for key, value in pending.items() if key not in ("choice", "for")}
        return self._text(name, self._values(facts))

    def _verbs(self, moves: Sequence[str]) -> list[str]:
        """Return the verbs of these moves, in the order of the game's patterns."""
        verbs = {move.split()[0] for move in moves}
        patterns = [pattern.split()[0] for pattern in self.game.words.notation.patterns]
        return [verb for verb in dict.fromkeys(patterns) if verb in verbs]

    def obstacle(self, obstacle: Mapping[str, object]) -> str:
        """Return why something cannot be used now: one of the ``obstacles`` of a view, as a sentence.

        Raises:
            BadOption: The game has no such obstacle, or it has other facts.
        """
        return self._say_advice("why", obstacle)

    def effect(self, effect: Mapping[str, object]) -> str:
        """Return what a move costs or brings: one of the ``effects`` of a view, as a sentence.

        Raises:
            BadOption: The game has no such effect, or it has other facts.
        """
        return self._say_advice("effect", effect)

    def _say_advice(self, kind: str, said: object) -> str:
        """Return a sentence of a commentary, whose key ``kind`` has the code."""
        found: Json = dict(said) if isinstance(said, Mapping) else {}
        facts = {str(key): value for key, value in found.items() if key not in (kind, "verb")}
        return self._text(f"{kind}-{found.get(kind)}", self._values(facts))

    def _values(self, facts: Mapping[str, object], kinds: Mapping[str, str] = NO_KINDS) -> Json:
        """Return the facts as people read them, and the words of those that are names."""
        values = {key: self._value(kinds.get(key, key), value) for key, value in facts.items()}
        words = {
            f"{key}{WORD}": OTHER if value in self._renamed.get(kinds.get(key, key), ()) else value
            for key, value in facts.items()
            if isinstance(value, str)
        }
        return values | words

    def _value(self, kind: str, value: object) -> object:
        if isinstance(value, list):
            return self.list_names(kind.removesuffix("s"), value)
        if isinstance(value, str) and value in self.game.words.notation.vocabulary["seat"]:
            return self.seat(value)
        return self.name(kind, value) if isinstance(value, str) else value


def fold_name(name: str) -> str:
    """Return a name as people may type it: without capitals, and with the apostrophe that keyboards have."""
    return name.casefold().replace("’", "'")
