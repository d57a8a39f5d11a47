"""Editions: a file that overlays a game's own figures is checked against what the rulebooks print."""

import time
import tomllib
from pathlib import Path
from typing import Any

import pytest

import ludoteca
from ludoteca import archive
from ludoteca.core.figures import edition, toml
from ludoteca.core.matches.game import Game
from ludoteca.core.texts.faults import Fault
from ludoteca.core.texts.sentences import Sentence
from ludoteca.games.alpaca import edition as alpaca_edition
from tests.support.editions import game_with, refuse_edition
from tests.support.random_matches import of_every_game, play_out

ALPACA = ludoteca.game("alpaca")
OWN = alpaca_edition.OWN_FILE.read_text(encoding="utf-8")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "mine.toml"


def with_figures(file: Path, text: str) -> Game:
    return game_with("alpaca", file, text)


def refused(file: Path, text: str) -> ludoteca.BadEdition:
    return refuse_edition("alpaca", file, text)


# --- Layering -------------------------------------------------------------------------------------


@of_every_game
def test_the_games_own_figures_have_no_problems(name: str) -> None:
    own = ludoteca.game(name).definition.edition_module
    assert list(own.find_problems(edition.parse_file(own.OWN_FILE))) == []
    assert ludoteca.game(name).edition.data == edition.parse_file(own.OWN_FILE)


@of_every_game
def test_a_copy_of_the_games_own_file_is_its_own_edition(name: str, file: Path) -> None:
    own = ludoteca.game(name)
    file.write_text(own.definition.edition_module.OWN_FILE.read_text(encoding="utf-8"), encoding="utf-8")
    again = ludoteca.game(name, file)
    assert again.edition.data == own.edition.data
    assert again.edition.figures == own.edition.figures
    assert again.edition.digest == own.edition.digest
    assert again.edition.name == own.edition.name


def test_an_empty_file_changes_nothing_but_the_name(file: Path) -> None:
    game = with_figures(file, "")
    assert game.edition.name == "mine"
    assert game.edition.digest == ALPACA.edition.digest


def test_figures_that_a_file_leaves_out_stay(file: Path) -> None:
    game = with_figures(file, "[cards.viking]\ncoins = 5\n")
    cards, own = game.edition.data["cards"], ALPACA.edition.data["cards"]
    assert cards["viking"]["coins"] == 5
    assert cards["viking"]["value"] == own["viking"]["value"]
    assert {card: cards[card] for card in cards if card != "viking"} == {
        card: own[card] for card in own if card != "viking"
    }
    assert own["viking"]["coins"] == 3


def test_a_file_can_name_its_edition(file: Path) -> None:
    assert with_figures(file, '[edition]\nname = "My box"\n').edition.name == "My box"
    assert with_figures(file, '[edition]\ngame = "alpaca"\n').edition.name == "mine"


def test_a_changed_figure_says_where_it_comes_from(file: Path) -> None:
    origin = with_figures(file, "[cards.viking]\ncoins = 5\nvalue = 7\n").edition.data["cards"]["viking"][
        "origin"
    ]
    assert origin["coins"] == "stated in mine.toml"
    assert origin["value"] == ALPACA.edition.data["cards"]["viking"]["origin"]["value"]


def test_a_changed_figure_can_state_its_origin(file: Path) -> None:
    text = '[cards.viking]\ncoins = 5\norigin = { coins = "printed on the card", colour = "seen" }\n'
    origin = with_figures(file, text).edition.data["cards"]["viking"]["origin"]
    assert (origin["coins"], origin["colour"]) == ("printed on the card", "seen")
    assert origin["value"] == "order"


def test_a_changed_figure_is_used_in_play(file: Path) -> None:
    text = OWN.replace(
        'ru = "Викинг"\ncopies = 4\nvalue = 7\ncoins = 3', 'ru = "Викинг"\ncopies = 4\nvalue = 7\ncoins = 5'
    )
    assert text != OWN
    game = with_figures(file, text)
    assert game.edition.digest != ALPACA.edition.digest
    match = game.position({"players": [{"hand": ["viking"]}, {}], "market": {"accountant": 1}}, seed=1)
    assert "buy accountant" in match.moves
    assert play_out(match, 1).over
    assert ludoteca.replay(match.record(), file).record() == match.record()


def test_digests_depend_on_figures_alone(file: Path) -> None:
    texts = ["[cards.viking]\ncoins = 4\n", "[cards.viking]\ncoins = 5\n", "[cards.twins]\ncoins = 4\n", ""]
    digests = {with_figures(file, text).edition.digest for text in texts}
    assert len(digests) == 4
    assert with_figures(file, '[cards.viking]\nen = "Norseman"\n').edition.digest == ALPACA.edition.digest


# --- What cannot be used --------------------------------------------------------------------------


def test_files_that_cannot_be_read_are_refused(tmp_path: Path) -> None:
    latin = tmp_path / "latin.toml"
    latin.write_bytes("[cards.viking]\nen = 'é'".encode("latin-1"))
    cases: dict[Path, str] = {
        tmp_path / "none.toml": "There is no such file",
        tmp_path: "This is a folder, not a file",
        latin: "This is not a text in UTF-8",
    }
    for path, problem in cases.items():
        with pytest.raises(ludoteca.BadEdition, match=problem) as caught:
            ludoteca.game("alpaca", path)
        assert (caught.value.file, caught.value.key) == (str(path), "")


def all_problems(file: Path, text: str) -> list[str]:
    file.write_text(text, encoding="utf-8")
    return [error.key for error in edition.list_problems("alpaca", alpaca_edition, file)]


def test_all_problems_are_listed_at_once(file: Path) -> None:
    text = "[cards.puppy]\nvalue = 1\n[cards.snob]\nvalue = 2\n[cards.fence]\ncopies = 1\n"
    wrong = ["cards.fence.copies", "cards.puppy.value", "cards.snob.value", "cards.*.value"]
    assert all_problems(file, text) == wrong
    assert all_problems(file, "[numbers]\nhand = { value = 6 }\n[cards.viking]\ncoins = 11") == [
        "numbers.hand.value",
        "cards.viking.coins",
    ]
    assert all_problems(file, "[cards.viking") == [""]
    assert all_problems(file, "[cards.bear]\nvalue = 1") == ["cards.bear"]
    assert all_problems(file, OWN) == []


def test_wrong_figures_never_reach_the_rules(file: Path) -> None:
    before: dict[str, Any] = dict(ALPACA.edition.figures)
    refused(file, "[cards.viking]\nvalue = 59")
    assert ALPACA.edition.figures == before
    assert ludoteca.game("alpaca") is ALPACA


# --- What would take long to parse ----------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        ".".join("a" * 20_000) + "=1",
        "\n[" + ' . "a"' * 9 + "]",
        "x = 1\ny = {" + ".".join("a" * 9) + "=1}",
        "x = " + "[" * 5_000,
        '"""\n\\' * 10_000,
        "# " + "a" * 70_000,
    ],
)
def test_a_text_that_takes_long_to_parse_is_refused_quickly(file: Path, text: str) -> None:
    start = time.thread_time()
    refused(file, text)
    assert time.thread_time() - start < 0.5


def test_dots_and_brackets_in_strings_and_comments_do_not_count(file: Path) -> None:
    dots = "a." * 50 + "[[[[[[[[[[["
    text = f'# {dots}\n[edition]\nname = """\n\\""" \'{dots}""""\ngame = \'alpaca\' # {dots}\n'
    assert with_figures(file, text).edition.name.endswith('[["')


def test_archived_rules_refuse_it_as_well(file: Path) -> None:
    file.write_text(".".join("a" * 20_000) + "=1", encoding="utf-8")
    start = time.thread_time()
    with pytest.raises(ludoteca.BadEdition):
        archive.game("alpaca", 1, file)
    assert time.thread_time() - start < 0.5


# --- Texts of strangers ---------------------------------------------------------------------------

UNCLOSED = ('""\\""\\"' * 20_000, "'''" + "''a" * 20_000, '"""\\' * 20_000)


AT_THE_LIMITS = {  # texts that are just allowed, what makes them too long, and the fault that is then found
    "characters": ("#" * toml.MOST_CHARACTERS, "#", Fault.TOML_TOO_LONG(count=64_001, most=64_000)),
    "parts": ("a = 1.5\nb = 1\n" + "c." * 7 + "c", ".c", Fault.TOML_LONG_KEY(line=3, most=8)),
    "brackets": ("a = [[1], [2]]\nb = 1\nc = " + "[" * 8, "[", Fault.TOML_DEEP(line=3, most=8)),
    "digits": ("a = 1\nb = 1\nc = " + "9" * 100, "9", Fault.TOML_LONG_NUMBER(line=3, most=100)),
}


@pytest.mark.parametrize(("text", "more", "fault"), AT_THE_LIMITS.values(), ids=AT_THE_LIMITS)
def test_a_text_may_reach_a_limit_and_not_pass_it(text: str, more: str, fault: Sentence) -> None:
    toml.check(text)
    with pytest.raises(toml.NotToml) as found:
        toml.check(text + more)
    assert found.value.fault == fault


@pytest.mark.parametrize("text", UNCLOSED, ids=["escapes", "literal", "backslashes"])
def test_texts_without_an_end_are_refused_in_linear_time(text: str) -> None:
    start = time.process_time()
    with pytest.raises(toml.NotToml) as found:
        toml.loads(text[: toml.MOST_CHARACTERS])
    assert found.value.fault == Fault.TOML_ENDLESS(line=1)
    assert time.process_time() - start < 2  # a search that starts again at each mark takes 40 seconds


@pytest.mark.parametrize("text", ['a = """x""y"""""', "a = '''x''y'''''", 'a = """\\""""', "a = ''''''"])
def test_texts_with_quotation_marks_in_them_are_read(text: str) -> None:
    assert toml.loads(f"{text}\nb = [[1]]\n") == tomllib.loads(f"{text}\nb = [[1]]\n")


def test_an_endless_number_is_refused() -> None:
    with pytest.raises(toml.NotToml) as found:
        toml.loads('name = "x"\na = ' + "9" * 5000)
    assert found.value.fault == Fault.TOML_LONG_NUMBER(line=2, most=toml.MOST_DIGITS)
