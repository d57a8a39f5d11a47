"""Africana: editions; corrected figures are used."""

from collections import Counter
from pathlib import Path

import pytest

import ludoteca
from ludoteca.core.figures import edition
from ludoteca.games.africana import edition as africana_edition
from tests.games.africana.edition_samples import EXTREME, OWN, ROUTES
from tests.support.editions import game_with, refuse_edition, to_toml

AFRICANA = ludoteca.game("africana")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "mine.toml"


def test_a_corrected_symbol_pays_the_leg(file: Path) -> None:
    game = game_with("africana", file, '[regions.cairo]\nsymbols = ["grey"]\n')
    start = {"players": [{"hand": ["grey", "magenta"], "silver": 5}, {}], "action": "move"}
    own, other = (each.position(start).moves for each in (AFRICANA, game))
    assert {"go cairo with grey for 5", "go cairo with magenta"} <= set(own)
    assert {"go cairo with grey", "go cairo with magenta for 5"} <= set(other)
    assert [move for move in own if "cairo" not in move] == [move for move in other if "cairo" not in move]
    assert game.edition.digest != AFRICANA.edition.digest


def test_corrected_points_and_silver_are_paid(file: Path) -> None:
    text = "[expeditions.tripoli-dakar]\npoints = 9\nsilver = 8\n"
    text += "[adventures.drum-dakar]\npoints = 2\nsilver = 3\n"
    game = game_with("africana", file, text)
    slots = [{"expedition": "tripoli-dakar", "markers": ["p1"]}]
    player = {"at": "dakar", "open": ["drum-dakar"]}
    match = game.position({"players": [player, {}], "slots": slots, "action": "move"})
    match.play("complete tripoli-dakar")
    match.play("complete drum-dakar")
    assert match.position()["players"][0]["silver"] == 11
    outcome = game.position(match.position() | {"turn": None, "action": None}).outcome
    assert outcome is not None
    assert (outcome.parts["p1"]["expeditions"], outcome.parts["p1"]["artefacts"]) == (9, 2)


def test_a_corrected_bonus_is_paid_by_its_slot(file: Path) -> None:
    game = game_with("africana", file, "[slots.2]\nsilver = 3\ntravel-cards = 2\n")
    slots = [None, {"expedition": "tripoli-dakar"}, {"expedition": "tripoli-leopoldville"}]
    start = {"players": [{"at": "tripoli"}, {}], "slots": slots, "deck": {"grey": 5}, "action": "move"}
    match = game.position(start)
    match.play("join tripoli-dakar")
    player = match.position()["players"][0]
    assert (player["silver"], player["hand"]) == (3, ["grey", "grey"])
    match.play("join tripoli-leopoldville")
    assert match.position()["players"][0]["silver"] == 3 + 2


def test_corrected_routes_homes_and_numbers_of_cards_are_used(file: Path) -> None:
    routes = [route for route in ROUTES if route["between"] != ["tripoli", "cairo"]]
    routes += [{"between": ["windhoek", "cairo"], "via": [[1, 2], [3, 4]]}]
    cards = dict(zip(OWN["colours"], (20, 4, 12, 0, 24), strict=True))
    colours = {colour: {"travel-cards": count} for colour, count in cards.items()}
    homes = {"italy": {"home": "windhoek"}}
    game = game_with("africana", file, {"map": {"routes": routes}, "colours": colours, "companies": homes})
    match = game.start(seed=1)
    position = match.position()
    hands = Counter(card for player in position["players"] for card in player["hand"])
    assert hands + Counter(position["deck"]) == Counter(cards) + Counter(joker=2)
    assert position["players"][0]["at"] == "windhoek"
    match.play("move")
    assert "go cairo with joker" in match.moves
    assert "go cairo with joker" not in AFRICANA.position(match.position() | {"deck": {}}).moves


def test_a_changed_figure_has_the_file_as_its_origin(file: Path) -> None:
    text = '[regions.cairo]\nsymbols = ["grey"]\n[expeditions.tripoli-dakar]\npoints = 9\n'
    text += '[slots.2]\nsilver = 1\n[expeditions.loanda-cape-town]\npoints = 9\norigin = "my card"\n'
    data = game_with("africana", file, text + f"[map]\nroutes = {to_toml(ROUTES[::-1])}\n").edition.data
    assert data["regions"]["cairo"]["origin"] == {"name": "S1", "symbols": "stated in mine.toml"}
    assert data["expeditions"]["tripoli-dakar"]["origin"] == "stated in mine.toml"
    assert data["expeditions"]["loanda-cape-town"]["origin"] == "my card"
    assert data["slots"]["2"]["origin"] == OWN["slots"]["2"]["origin"]
    assert data["map"]["origin"] == "stated in mine.toml"
    assert AFRICANA.edition.data == OWN


def test_an_edition_may_remove_all_c_cards(file: Path) -> None:
    match = game_with("africana", file, EXTREME).start(seed=1)
    assert match.view(None)["pile"]["letters"] == {"A": 5, "B": 14}


def test_all_problems_are_listed_at_once(file: Path) -> None:
    text = '[companies.italy]\nhome = "rome"\nsilver = 9\n[regions.lagos]\nsymbols = ["red"]\nen = ""\n'
    refuse_edition("africana", file, text)
    keys = ["companies.italy.silver", "regions.lagos.symbols", "companies.italy.home", "regions.lagos.en"]
    problems = edition.list_problems("africana", africana_edition, file)
    assert sorted(problem.key for problem in problems) == sorted(keys)
