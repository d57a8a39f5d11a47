"""Every text that people read exists in every language and can be formatted."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import ludoteca
from ludoteca.core.texts.fluent import LANGUAGES, Texts
from tests.support.random_matches import of_every_game

SOURCE = Path(__file__).parents[2] / "src"
FOLDERS = sorted(path.parent for path in SOURCE.rglob("text.en.ftl"))
OTHERS = [language for language in LANGUAGES if language != "en"]
Variables = dict[str, set[str]]


class VariablesOf(Visitor):
    """Collects the names of the values that a message uses, and of the messages it contains."""

    def __init__(self) -> None:
        self.found: set[str] = set()
        self.contained: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.found.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.contained.add(node.id.name)


def label(folder: Path) -> str:
    return folder.name


def entries(folder: Path, language: str) -> list[Any]:
    return list(parse((folder / f"text.{language}.ftl").read_text(encoding="utf-8")).body)


@cache
def messages(folder: Path, language: str) -> Variables:
    """Return the messages of a file, each with the values that it and the messages in it use."""
    visitors: dict[str, VariablesOf] = {}
    for entry in entries(folder, language):
        if isinstance(entry, ast.Message):
            visitors[entry.id.name] = VariablesOf()
            visitors[entry.id.name].visit(entry)

    def values(name: str) -> set[str]:
        return visitors[name].found.union(*map(values, visitors[name].contained))

    return {name: values(name) for name in visitors}


in_every_folder = pytest.mark.parametrize("folder", FOLDERS, ids=label)
in_every_language = pytest.mark.parametrize("language", LANGUAGES)


# --- Files ----------------------------------------------------------------------------------------


def test_every_game_has_its_texts() -> None:
    assert {ludoteca.game(name).definition.folder for name in ludoteca.game_names()} <= set(FOLDERS)


@in_every_folder
@in_every_language
def test_every_line_of_a_file_is_understood(folder: Path, language: str) -> None:
    found = entries(folder, language)
    assert [entry.content for entry in found if isinstance(entry, ast.Junk)] == []
    names = [entry.id.name for entry in found if isinstance(entry, ast.Message)]
    assert sorted({name for name in names if names.count(name) > 1}) == []


@in_every_folder
@pytest.mark.parametrize("language", OTHERS)
def test_languages_have_the_same_messages(folder: Path, language: str) -> None:
    english, other = messages(folder, "en"), messages(folder, language)
    assert sorted(english.keys() - other.keys()) == [], f"missing in text.{language}.ftl"
    assert sorted(other.keys() - english.keys()) == [], f"only in text.{language}.ftl"


@in_every_folder
@pytest.mark.parametrize("language", OTHERS)
def test_languages_use_the_same_values(folder: Path, language: str) -> None:
    english, other = (shown_values(messages(folder, each)) for each in ("en", language))
    differing = {name for name in english.keys() & other.keys() if english[name] != other[name]}
    assert {name: (english[name], other[name]) for name in differing} == {}


def shown_values(found: Variables) -> Variables:
    """Return the values of every message; a name and the word that selects cases and articles are one."""
    return {name: {value.removesuffix("-word") for value in values} for name, values in found.items()}


@in_every_folder
@in_every_language
def test_every_message_can_be_formatted(folder: Path, language: str) -> None:
    texts = Texts(language, [folder])
    for name, variables in messages(folder, language).items():
        assert name in texts
        for value in (0, 1, 2, 5, 11, 21, 22, "Puppy"):
            said = texts(name, **dict.fromkeys(variables, value))
            assert said.strip()
            assert "{" not in said
            assert not variables or str(value) in said or "->" in raw(folder, language, name)


def raw(folder: Path, language: str, name: str) -> str:
    text = (folder / f"text.{language}.ftl").read_text(encoding="utf-8")
    return text[text.index(f"{name} =") :]


# --- Languages ------------------------------------------------------------------------------------


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ludoteca.BadOption, match="en, it, ru"):
        Texts("de", FOLDERS)


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
        yield from ((f"feature-{measure}", set()) for measure in definition.study.measures)


@of_every_game
@in_every_language
def test_cards_events_moves_ends_and_scores_have_a_text(name: str, language: str) -> None:
    found = messages(ludoteca.game(name).definition.folder, language)
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
    assert {"game-title", "score-total"} <= messages(ludoteca.game(name).definition.folder, language).keys()


@of_every_game
@in_every_language
def test_no_text_is_unused(name: str, language: str) -> None:
    """Every message of the kinds above belongs to something in the game."""
    game = ludoteca.game(name)
    kinds = ("card-", "event-", "move-", "part-", "tie-", "study-", "feature-")
    found = {message for message in messages(game.definition.folder, language) if message.startswith(kinds)}
    events = [kind.name for kind in game.definition.event_kinds]
    told_together = {f"event-{event}-after-{before}" for event in events for before in events}
    assert sorted(found - dict(needed(name)).keys() - told_together) == []
