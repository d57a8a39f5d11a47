"""Nothing that players read is left out of translation: with every message marked, no other words remain."""

import argparse
import ast
import io
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import ludoteca
from ludoteca.cli import main
from ludoteca.cli.arguments import make_parser
from ludoteca.cli.language import texts
from ludoteca.cli.rules import page
from tests.support.random_matches import play_out, start_match
from tests.texts.catalogue import ROOT, component_names, label, paragraphs
from tests.texts.pseudo import MARK, mark, speak_pseudo, words_in

Output = Callable[..., str]
LANGUAGE = "ru"  # English words stand out in it
PLAYERS = ("Anna", "Bruno")
in_every_game = pytest.mark.parametrize("game", ludoteca.game_names())


@pytest.fixture
def output(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Output:
    """Run a command in the pseudo language and return all it printed."""
    speak_pseudo(monkeypatch)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.chdir(tmp_path)

    def run(*arguments: str, typed: str = "") -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        try:
            main([*arguments, "--lang", LANGUAGE])
        except SystemExit:
            assert "--help" in arguments
        return "".join(capsys.readouterr())

    return run


def translated_elsewhere() -> set[str]:
    """Return the words of help pages and of the names of components, which have files of their own."""
    return words_in(" ".join(text.words for text in (*paragraphs(LANGUAGE), *component_names(LANGUAGE))))


def first_thing(game: str) -> str:
    """Return the name of something that the terminal can explain."""
    section = ludoteca.game(game).words.notation.vocabulary
    return next(
        str(word) for kind, words in section.items() if kind in ("card", "region", "gift") for word in words
    )


def write_record(game: str, folder: Path) -> str:
    """Write the record of a whole match to a file and return its path."""
    match = play_out(start_match((game, 2), 5), 5)
    match.players = list(PLAYERS)
    file = folder / "whole.ludo"
    file.write_text(match.record(), encoding="utf-8")
    return str(file)


# --- Games in the terminal ------------------------------------------------------------------------


@in_every_game
def test_a_game_says_nothing_of_its_own(output: Output, tmp_path: Path, game: str) -> None:
    paragraph = page(game, LANGUAGE).split("**")[1].split()[0]
    commands = [
        "help",
        "log",
        f"rules {paragraph}",
        "rules Q99",
        "rules",
        f"? {first_thing(game)}",
        "? zz",
        "undo",
        "99",
        "zz",
    ]
    typed = "\n".join([*commands, *["1"] * 30, "undo", "save zz.ludo", "quit"]) + "\n"
    said = output("play", game, "--seats", f"{PLAYERS[0]},random", "--seed", "5", typed=typed)
    assert said.count(MARK) > 500
    allowed = words_in(f"{PLAYERS[0]} zz ludoteca play {game} --resume {tmp_path} data .ludo")
    assert words_in(said) - translated_elsewhere() - allowed == set()


@in_every_game
def test_a_replay_says_nothing_of_its_own(output: Output, tmp_path: Path, game: str) -> None:
    said = output("replay", write_record(game, tmp_path))
    assert said.count(MARK) > 500
    assert words_in(said) - translated_elsewhere() - words_in(" ".join(PLAYERS)) == set()


@in_every_game
def test_an_edition_says_nothing_of_its_own(output: Output, game: str) -> None:
    """It shows its name, and in brackets the words that are written in its file; all else is translated."""
    said = output("edition", "show", game)
    assert said.count(MARK) > 100
    edition = ludoteca.game(game).edition
    typed = words_in(
        " ".join([edition.name, *(word for section in edition.data.values() for word in section)])
    )
    assert words_in(said) - translated_elsewhere() - typed == set()


@in_every_game
def test_rules_say_nothing_of_their_own(output: Output, game: str) -> None:
    assert words_in(output("rules", game)) - translated_elsewhere() == set()


def parsers(parser: argparse.ArgumentParser, *names: str) -> Iterator[tuple[tuple[str, ...], set[str]]]:
    """Yield every command, with the words that people type: commands, options, their values, examples."""
    typed = [*names, parser.prog, parser.epilog or ""]
    inner: list[tuple[str, argparse.ArgumentParser]] = []
    for action in parser._actions:
        typed += [*action.option_strings, action.dest, str(action.metavar), *map(str, action.choices or ())]
        typed.append(str(action.default))
        if isinstance(action, argparse._SubParsersAction):
            inner += action.choices.items()
    yield names, words_in(" ".join(typed))
    for name, one in inner:
        yield from parsers(one, *names, name)


COMMANDS = dict(parsers(make_parser(texts("en"), "play")))


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_help_of_commands_says_nothing_of_its_own(output: Output, command: tuple[str, ...]) -> None:
    said = output(*command, "--help")
    assert MARK * 5 in said
    assert words_in(said) - COMMANDS[command] - words_in(" ".join(ludoteca.game_names())) == set()


@pytest.mark.parametrize("planted", ["Score", "Победители"])
def test_a_planted_word_is_found(
    output: Output, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, planted: str
) -> None:
    monkeypatch.setattr("ludoteca.cli.replay.score_pad", lambda *_: planted)
    said = output("replay", write_record("alpaca", tmp_path))
    assert words_in(said) - translated_elsewhere() - words_in(" ".join(PLAYERS)) == words_in(planted)


def test_marks_replace_texts_and_nothing_else() -> None:
    source = 'a = Take { $card ->\n    [one] it { "now" }\n   *[other] { $count } cards\n}\n'
    marked = mark(source)
    assert "$card" in marked
    assert "$count" in marked
    assert "[one]" in marked
    assert not {"take", "it", "now", "cards"} & words_in(marked)


# --- The code of the command line -----------------------------------------------------------------

PRINTING = {"add_column", "add_row", "print", "status", "Markdown", "add_task", "input"}
WITH_A_STYLE = {"Text", "append"}  # the text comes first, then its style
TAG = re.compile(r"<[^<>]*(>|$)|^[^<>]*>|[\w-]+=\"[^\"]*\"?")
PROGRAM = "ludoteca: "  # before an error

MODULES = sorted(
    [
        *(ROOT / "src/ludoteca/cli").glob("*.py"),
        *(ROOT / "src/ludoteca/games").glob("*/terminal.py"),
        *(ROOT / "src/ludoteca/study/report").glob("*.py"),
    ]
)


def printed_literals(source: str) -> Iterator[str]:
    """Return words that are written in the code and printed."""
    for call in ast.walk(ast.parse(source)):
        if isinstance(call, ast.Call):
            shown = call.args if called(call) in PRINTING else call.args[: called(call) in WITH_A_STYLE]
            titles = [word.value for word in call.keywords if word.arg in ("title", "caption", "header")]
            for argument in (*shown, *titles):
                yield from literals_in(argument)


def called(call: ast.Call) -> str:
    return getattr(call.func, "attr", getattr(call.func, "id", ""))


def literals_in(node: ast.AST) -> Iterator[str]:
    """Yield the texts of an expression, apart from what is inside another call, and from HTML."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and words_in(TAG.sub("", node.value)):
        yield node.value
    elif not isinstance(node, ast.Call | ast.Subscript | ast.Compare | ast.Tuple):
        for child in ast.iter_child_nodes(node):
            yield from literals_in(child)


@pytest.mark.parametrize("module", MODULES, ids=label)
def test_no_module_prints_a_text_of_its_own(module: Path) -> None:
    assert [text for text in printed_literals(module.read_text("utf-8")) if text != PROGRAM] == []


@pytest.mark.parametrize(
    "source", ['print("Done.")', 'rows.add_column("Name")', 'console.print(f"Hi {name}")']
)
def test_a_planted_literal_is_found(source: str) -> None:
    assert list(printed_literals(source))
