"""Editions: a file laid over the own figures, checked against what the rulebooks print."""

import time
from pathlib import Path
from typing import Any

import pytest

import ludoteca
from ludoteca import archive
from ludoteca.core import edition
from ludoteca.core.game import Game
from ludoteca.games.alpaca import edition as alpaca_edition
from tests.random_matches import play_out

ALPACA = ludoteca.game("alpaca")
OWN = alpaca_edition.OWN.read_text(encoding="utf-8")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "mine.toml"


def with_figures(file: Path, text: str) -> Game:
    file.write_text(text, encoding="utf-8")
    return ludoteca.game("alpaca", file)


def refused(file: Path, text: str) -> ludoteca.BadEdition:
    with pytest.raises(ludoteca.BadEdition) as caught:
        with_figures(file, text)
    assert caught.value.file == str(file)
    assert str(caught.value).startswith(str(file))
    assert caught.value.key in str(caught.value)
    return caught.value


# --- Layering -------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ludoteca.names())
def test_own_figures_are_sound(name: str) -> None:
    own = ludoteca.game(name).definition.checks
    assert list(own.problems(edition.parse_file(own.OWN))) == []
    assert ludoteca.game(name).edition.data == edition.parse_file(own.OWN)


@pytest.mark.parametrize("name", ludoteca.names())
def test_the_whole_own_file_gives_the_own_edition(name: str, file: Path) -> None:
    own = ludoteca.game(name)
    file.write_text(own.definition.checks.OWN.read_text(encoding="utf-8"), encoding="utf-8")
    again = ludoteca.game(name, file)
    assert again.edition.data == own.edition.data
    assert again.edition.figures == own.edition.figures
    assert again.edition.digest == own.edition.digest
    assert again.edition.name == own.edition.name


def test_an_empty_file_changes_nothing_but_the_name(file: Path) -> None:
    game = with_figures(file, "")
    assert game.edition.name == "mine"
    assert game.edition.digest == ALPACA.edition.digest


def test_what_a_file_leaves_out_stays(file: Path) -> None:
    game = with_figures(file, "[cards.viking]\ncoins = 5\n")
    cards, own = game.edition.data["cards"], ALPACA.edition.data["cards"]
    assert cards["viking"]["coins"] == 5
    assert cards["viking"]["value"] == own["viking"]["value"]
    assert {card: cards[card] for card in cards if card != "viking"} == {
        card: own[card] for card in own if card != "viking"
    }
    assert own["viking"]["coins"] == 3


def test_a_file_may_name_its_edition(file: Path) -> None:
    assert with_figures(file, '[edition]\nname = "My box"\n').edition.name == "My box"
    assert with_figures(file, '[edition]\ngame = "alpaca"\n').edition.name == "mine"


def test_a_changed_figure_says_where_it_comes_from(file: Path) -> None:
    origin = with_figures(file, "[cards.viking]\ncoins = 5\nvalue = 7\n").edition.data["cards"]["viking"][
        "origin"
    ]
    assert origin["coins"] == "stated in mine.toml"
    assert origin["value"] == ALPACA.edition.data["cards"]["viking"]["origin"]["value"]


def test_a_changed_figure_may_state_its_origin(file: Path) -> None:
    text = '[cards.viking]\ncoins = 5\norigin = { coins = "printed on the card", colour = "seen" }\n'
    origin = with_figures(file, text).edition.data["cards"]["viking"]["origin"]
    assert (origin["coins"], origin["colour"]) == ("printed on the card", "seen")
    assert origin["value"] == "order"


def test_a_legitimate_figure_plays_at_once(file: Path) -> None:
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


def test_digests_tell_figures_apart_and_nothing_else(file: Path) -> None:
    texts = ["[cards.viking]\ncoins = 4\n", "[cards.viking]\ncoins = 5\n", "[cards.twins]\ncoins = 4\n", ""]
    digests = {with_figures(file, text).edition.digest for text in texts}
    assert len(digests) == 4
    assert with_figures(file, '[cards.viking]\nen = "Norseman"\n').edition.digest == ALPACA.edition.digest


# --- What cannot be used --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "key", "problem"),
    [
        ("[cards.dreamer]\nvalue = 5", "cards.dreamer.value", "example B sells it for 4, not 5"),
        ("[cards.consumerist]\ncoins = 3", "cards.consumerist.coins", "example A shows 2 coins, not 3"),
        ("[cards.mime]\ncoins = 3", "cards.mime.coins", "pay exactly 4 in example B, here they pay 5"),
        ("[cards.puppy]\ncoins = 2", "cards.mime.coins", "here they pay 6"),
        ("[cards.puppy]\nvalue = 1", "cards.puppy.value", "is printed as 0, not 1"),
        ("[cards.snob]\nvalue = 3", "cards.snob.value", "is printed as 0, not 3"),
        ("[cards.alpaqueen]\nvalue = 13", "cards.alpaqueen.value", "all Nobles have one value"),
        ("[cards.librarian]\nvalue = 3", "cards.librarian.value", "the list of cards rises by value"),
        ("[cards.twins]\nvalue = 9", "cards.twins.value", "the list of cards rises by value"),
        ("[cards.graduate]\nvalue = 13", "cards.graduate.value", "the list of cards rises by value"),
        ("[cards.carpenter]\nvalue = 6\n[cards.storekeeper]\nvalue = 6", "cards.*.value", "Alessandro"),
        ("[cards.puppy]\ncopies = 25", "cards.puppy.copies", "the box holds 24, not 25"),
        ("[cards.fence]\ncopies = 12", "cards.fence.copies", "the box holds 16, not 12"),
        ("[cards.alpaking]\ncopies = 4", "cards.alpaking.copies", "the box holds 1, not 4"),
        ('[cards.viking]\ncolour = "white"', "cards.*.colour", "the box holds 12 brown kinds"),
        ('[cards.viking]\ncolour = "noble"', "cards.viking.colour", "must be brown or white"),
        ('[cards.snob]\ncolour = "white"', "cards.snob.colour", "must be 'none'"),
        ("[cards.viking]\nvalue = -1", "cards.viking.value", "not between 0 and"),
        ("[cards.viking]\ncoins = 100", "cards.viking.coins", "not between 0 and"),
        ('[cards.viking]\nit = " "', "cards.viking.it", "a name is missing"),
        ('[cards.viking]\nability = "passive"', "cards.viking.ability", "abilities belong to the rules"),
        ("[numbers]\nhand = { value = 6 }", "numbers.hand.value", "the rules say 5"),
        ("[cards.viking]\nprice = 3", "cards.viking.price", "unknown key"),
        ("[cards.vikings]\nvalue = 7", "cards.vikings", "did you mean 'viking'?"),
        ("[cards.fence]\nvalue = 1", "cards.fence.value", "unknown key"),
        ("[card.viking]\nvalue = 7", "card", "did you mean 'cards'?"),
        ("[cards.viking]\nvalue = 7.0", "cards.viking.value", "must be a whole number"),
        ("[cards.viking]\nvalue = true", "cards.viking.value", "must be a whole number"),
        ('[cards.viking]\nvalue = "7"', "cards.viking.value", "must be a whole number like 7, not '7'"),
        ("[cards.viking]\nen = 7", "cards.viking.en", "must be a text"),
        ("[cards]\nviking = 7", "cards.viking", "must be a table"),
        ("cards = 7", "cards", "must be a table"),
        ("[cards.viking]\norigin = 7", "cards.viking.origin", "must be a table"),
        ("[cards.viking]\ncoins = 4\norigin = 7", "cards.viking.origin", "must be a table"),
        ('[cards.viking]\ncoins = 4\norigin = "mine"', "cards.viking.origin", "must be a table"),
        ('edition = "mine"', "edition", "write it as a table"),
        ("[edition]\nname = 7", "edition", "write it as a table"),
        ('[edition]\ngame = "africana"', "edition.game", "figures of 'africana', not of 'alpaca'"),
        ('[edition]\nauthor = "me"', "edition.author", "unknown key"),
        ("[cards.viking", "", "the file is not TOML"),
        ("\x00", "", "the file is not TOML"),
    ],
)
def test_what_contradicts_the_rulebooks_is_refused(text: str, key: str, problem: str, file: Path) -> None:
    error = refused(file, text)
    assert error.key == key
    assert problem in str(error)


def test_files_that_cannot_be_read_are_refused(tmp_path: Path) -> None:
    latin = tmp_path / "latin.toml"
    latin.write_bytes("[cards.viking]\nen = 'é'".encode("latin-1"))
    cases: dict[Path, str] = {
        tmp_path / "none.toml": "there is no such file",
        tmp_path: "the file cannot be read",
        latin: "the file cannot be read",
    }
    for path, problem in cases.items():
        with pytest.raises(ludoteca.BadEdition, match=problem) as caught:
            ludoteca.game("alpaca", path)
        assert (caught.value.file, caught.value.key) == (str(path), "")


def all_problems(file: Path, text: str) -> list[str]:
    file.write_text(text, encoding="utf-8")
    return [error.key for error in edition.list_problems("alpaca", alpaca_edition, file)]


def test_all_that_is_wrong_is_said_at_once(file: Path) -> None:
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
def test_what_would_take_long_to_parse_is_refused_at_once(file: Path, text: str) -> None:
    start = time.perf_counter()
    refused(file, text)
    assert time.perf_counter() - start < 0.5


def test_dots_and_brackets_in_strings_and_comments_are_free(file: Path) -> None:
    dots = "a." * 50 + "[[[[[[[[[[["
    text = f'# {dots}\n[edition]\nname = """\n\\""" \'{dots}""""\ngame = \'alpaca\' # {dots}\n'
    assert with_figures(file, text).edition.name.endswith('[["')


def test_archived_rules_refuse_the_same(file: Path) -> None:
    file.write_text(".".join("a" * 20_000) + "=1", encoding="utf-8")
    start = time.perf_counter()
    with pytest.raises(ludoteca.BadEdition):
        archive.rules("alpaca", 1, file)
    assert time.perf_counter() - start < 0.5
