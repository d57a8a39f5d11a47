"""Every game has a text for all that it needs, and none that nothing uses."""

from collections.abc import Iterator

import pytest

import ludoteca
from ludoteca.core.texts.fluent import LANGUAGES, Texts
from tests.support.random_matches import of_every_game
from tests.texts.catalogue import variables_of

in_every_language = pytest.mark.parametrize("language", LANGUAGES)


def messages(name: str, language: str) -> dict[str, set[str]]:
    """Return the messages of a game, each with the values that it and the messages in it use."""
    return variables_of(ludoteca.game(name).definition.folder / f"text.{language}.ftl")


# --- Languages ------------------------------------------------------------------------------------


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ludoteca.BadOption, match="en, it, ru"):
        Texts("de", [ludoteca.game("alpaca").definition.folder])


def test_russian_plurals_are_right() -> None:
    texts = Texts("ru", [ludoteca.game("alpaca").definition.folder])
    who = {"seat": "Anna", "seat-word": "other"}
    said = [texts("event-draws-hidden", count=count, **who) for count in (1, 2, 5, 21, 22, 11)]
    forms = [text.split()[-1] for text in said]
    assert forms[0] == forms[3]
    assert forms[1] == forms[4]
    assert forms[2] == forms[5]
    assert len(set(forms)) == 3


# --- What a game needs ----------------------------------------------------------------------------


def needed(name: str) -> Iterator[tuple[str, set[str]]]:
    """Yield the messages that a game needs, and the values that each can use."""
    definition = ludoteca.game(name).definition
    for card in ludoteca.game(name).edition.data.get("cards", ()):
        yield f"card-{card}", set()
    for kind in definition.event_kinds:
        count = {"count"} if kind.what and kind.what.plural else set()
        facts = {"seat", *kind.types, *count}
        yield f"event-{kind.name}", facts
        if kind.secret:
            yield f"event-{kind.name}-hidden", facts - {kind.secret_fact}
    for pattern in ludoteca.game(name).words.notation.patterns:
        words = pattern.split()
        literal = [word for word in words if not word.startswith("{")]
        yield "-".join(["move", *literal]), {word.strip("{}") for word in words} - set(literal)
    yield from ((f"option-{option}", set()) for option in ludoteca.game(name).option_names)
    yield from ((f"reason-{reason}", set()) for reason in definition.reasons)
    yield from ((f"part-{part}", set()) for part in definition.parts)
    yield from ((f"tie-{tie}", set()) for tie in definition.ties)
    if definition.study:
        items = definition.study.items(ludoteca.game(name).edition)
        yield from ((f"study-{item.group}", set()) for item in items)
        yield from ((f"measure-{measure}", set()) for measure in definition.study.measures)


@of_every_game
@in_every_language
def test_cards_events_moves_ends_and_scores_have_a_text(name: str, language: str) -> None:
    found = messages(name, language)
    wanted = dict(needed(name))
    assert sorted(wanted.keys() - found.keys()) == []
    asking = {
        message: found[message] - values - {f"{value}-word" for value in values}
        for message, values in wanted.items()
    }
    assert {message: values for message, values in asking.items() if values} == {}, "values nobody gives"


@of_every_game
@in_every_language
def test_titles_have_a_text(name: str, language: str) -> None:
    assert {"game-title", "score-total"} <= messages(name, language).keys()


@of_every_game
@in_every_language
def test_no_text_is_unused(name: str, language: str) -> None:
    """Every message of the kinds above belongs to something in the game."""
    game = ludoteca.game(name)
    kinds = ("card-", "event-", "move-", "part-", "tie-", "study-", "measure-")
    found = {message for message in messages(name, language) if message.startswith(kinds)}
    events = [kind.name for kind in game.definition.event_kinds]
    told_together = {f"event-{event}-after-{before}" for event in events for before in events}
    assert sorted(found - dict(needed(name)).keys() - told_together) == []
