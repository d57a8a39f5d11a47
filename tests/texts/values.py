"""What can stand in each variable of a message: numbers, people, and every name of a game's components."""

from functools import cache

import ludoteca
from ludoteca.core.speech import Speech
from tests.texts.catalogue import SITE

Value = tuple[str, str | int]  # a word to select by, and what is read
NUMBERS = (0, 1, 2, 5, 11, 21)
SEATS_OF_A_TABLE = (2, 3, 4)
PEOPLE = ("Anna", "Oleg", "Игорь", "Bot (easy)")
SAMPLE = "xyz"

# Variables that hold a number, in any file.
COUNTS = frozenset(
    "after before best bytes changed chosen coins count differing discarded drawn due flips games held high "
    "last left limit low mean minutes moves needed number of played points price purse rate "
    "seconds silver slot value wins".split()
)
# Variables that hold a text of no fixed kind: a file, an address, what somebody typed.
FREE = frozenset(
    "about address asked bot bots code command edition file folder gain group install input origin paragraph "
    "ratio reason result seed what".split()
)
SEATS = frozenset("by farm name names seat to".split())
# Variables that hold a name of the game, where the kind of name is not the variable's own.
NAMES = {
    "africana": {
        "at": "region",
        "book": "half",
        "cards": "card",
        "colours": "card",
        "from": "region",
        "goals": "goal",
        "start": "region",
        "target": "region",
        "to": "region",
    },
    "alpaca": {"cards": "card"},
    "master-elf": {"areas": "area", "at": "area", "cards": "card", "gifts": "gift"},
}
# Variables of the same name that hold something else in one place.
ELSEWHERE = {
    ("site", "note-luck", "before"): "free",
    ("site", "note-luck", "after"): "free",
    ("site", "head-comparison", "before"): "free",
    ("site", "head-comparison", "after"): "free",
    ("site", "no-such-card", "card"): "free",
    ("site", "option-game", "games"): "free",
    ("africana", "why-start", "goal"): "region",
    ("africana", "why-target", "goal"): "region",
}


@cache
def glossary(game: str, language: str) -> dict[str, dict[str, str]]:
    return Speech(ludoteca.game(game), language).glossary()


@cache
def titles(language: str) -> tuple[Value, ...]:
    found = [Speech(ludoteca.game(name), language).texts("game-title") for name in ludoteca.names()]
    return tuple(zip(ludoteca.names(), found, strict=True))


@cache
def colours(language: str) -> tuple[Value, ...]:
    entries = ludoteca.game("africana").edition.data["colours"]
    return tuple((word, str(entry[language])) for word, entry in entries.items())


@cache
def artefacts(language: str) -> tuple[Value, ...]:
    entries = ludoteca.game("africana").edition.data["artefacts"]
    return tuple((word, str(entry[language])) for word, entry in entries.items())


@cache
def sentences(language: str) -> tuple[Value, ...]:
    """A move of each game as a sentence."""
    moves = {"alpaca": "buy dreamer", "africana": "go lagos with grey", "master-elf": "go city"}
    return tuple((move, Speech(ludoteca.game(game), language).move(move)) for game, move in moves.items())


@cache
def bot_kinds(language: str) -> tuple[Value, ...]:
    from ludoteca.cli.language import texts

    kinds = ("random", "greedy", "easy", "medium", "hard", "best")
    return tuple((kind, texts(language)(f"bot-{kind}")) for kind in kinds)


@cache
def piles(language: str) -> tuple[Value, ...]:
    say = Speech(ludoteca.game("alpaca"), language).texts
    return tuple((pile, say(f"label-{pile}")) for pile in ("deck", "discard"))


LISTS = {
    "artefact": artefacts,
    "better": sentences,
    "colour": colours,
    "game": titles,
    "kind": bot_kinds,
    "move": sentences,
    "pile": piles,
}


def values_of(part: str, message: str, variable: str, language: str) -> tuple[Value, ...]:
    """Everything that can stand in a variable of a message; nothing if that is not known."""
    place = ELSEWHERE.get((part, message, variable))
    names = glossary(part, language) if part != SITE else {}
    kind = place or NAMES.get(part, {}).get(variable, variable)
    if kind in names:
        return tuple(names[kind].items())
    if kind in COUNTS:
        return tuple((str(number), number) for number in NUMBERS)
    if kind in ("least", "most", "seats"):
        return tuple((str(number), number) for number in SEATS_OF_A_TABLE)
    if kind in SEATS:
        return tuple((f"p{seat + 1}", name) for seat, name in enumerate(PEOPLE))
    if kind in LISTS:
        return LISTS[kind](language)
    return ((SAMPLE, SAMPLE),) if kind in FREE or place == "free" else ()
