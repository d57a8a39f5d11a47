"""Master Elf: editions; corrected figures are used."""

from pathlib import Path
from typing import Any

import pytest

import ludoteca
from tests.games.master_elf.edition_samples import GIFTS, OWN, board
from tests.support.editions import game_with, refuse_edition
from tests.support.random_matches import count_words, play_out

ELF = ludoteca.game("master-elf")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "mine.toml"


# A corrected figure of the robot, gifts, and the part of the score that changes.
SCORES = [
    ('types = ["arts"]', "robot flute totem", "collections", (3, 4)),
    ('types = ["science", "antiquities"]', "robot key casket totem", "collections", (7, 9)),
    ('colour = "blue"', "robot anchor totem flute", "colour", (2, 3)),
    ("elf = false", "robot anchor", "elves", (2, 1)),
]


@pytest.mark.parametrize(("text", "gifts", "part", "points"), SCORES)
def test_a_corrected_figure_changes_the_score(
    text: str, gifts: str, part: str, points: Any, file: Path
) -> None:
    game = game_with("master-elf", file, f"[gifts.robot]\n{text}\n")
    end = {"players": [{"gifts": gifts.split()}, {}], "turn": None}
    own, other = (each.position(end).outcome for each in (ELF, game))
    assert own is not None
    assert other is not None
    assert (own.parts["p1"][part], other.parts["p1"][part]) == points
    assert own.parts["p1"] | {part: 0} == other.parts["p1"] | {part: 0}
    assert game.edition.digest != ELF.edition.digest


def test_corrected_ingredients_change_the_price(file: Path) -> None:
    game = game_with("master-elf", file, '[gifts.robot]\ningredients = ["water", "air"]\n')
    hand = ["metal", "metal", "magic", "water", "air", "air"]
    start = {"players": [{"hand": hand, "crystal": False}, {}], "step": "make", "stacks": [["robot"]]}
    assert ELF.position(start).moves == ["make robot with metal metal magic", "pass"]
    match = game.position(start | {"stacks": [["robot"], ["tank"], ["key"]]}, seed=1)
    assert match.moves == ["make robot with water air air", "make key with metal metal magic", "pass"]
    match.play("make robot with water air air")
    assert match.position()["discard"] == {"water": 1, "air": 2}


def test_corrected_copies_are_dealt_and_limit_positions(file: Path) -> None:
    copies = dict(zip(OWN["ingredients"], (12, 1, 7, 7, 7, 8), strict=True))
    game = game_with(
        "master-elf", file, {"ingredients": {card: {"copies": count} for card, count in copies.items()}}
    )
    found = count_words(game.start(seats=4, seed=1).position())
    assert {card: found[card] for card in copies} == copies
    assert game.position({"seats": 2, "deck": {"metal": 12}}).position()["deck"] == {"metal": 12}
    for each, deck in ((ELF, {"metal": 8}), (game, {"fire": 2})):
        with pytest.raises(ludoteca.BadPosition):
            each.position({"seats": 2, "deck": deck})


def test_corrected_borders_change_the_moves(file: Path) -> None:
    borders = {"city": "east", "north": "south", "east": "city south", "south": "north east west"}
    assert refuse_edition("master-elf", file, board(**borders)).key == "areas.west.neighbours"
    game = game_with("master-elf", file, board(**borders, west="south"))
    for area, others in (borders | {"west": "south"}).items():
        moves = game.position({"players": [{"at": area}, {}]}).moves
        assert sorted(moves) == sorted(f"go {other}" for other in others.split())
    assert play_out(game.start(seats=3, seed=3), 3).over


def test_a_changed_figure_names_its_origin(file: Path) -> None:
    text = "[gifts.tank]\nelf = true\n[gifts.robot]\nelf = false\n[ingredients.air]\ncopies = 8\n"
    text += '[ingredients.fire]\ncopies = 6\norigin = { copies = "my box" }\n'
    text += '[gifts.flute]\nelf = true\norigin = "my card"\n[gifts.totem]\nelf = true\n'
    data = game_with("master-elf", file, text).edition.data
    assert data["gifts"]["tank"]["origin"] == GIFTS["tank"]["origin"] | {"elf": "stated in mine.toml"}
    assert data["gifts"]["robot"]["origin"] == "stated in mine.toml"
    assert data["gifts"]["flute"]["origin"] == "my card"
    assert data["gifts"]["totem"] == GIFTS["totem"]
    assert data["ingredients"]["air"]["origin"] == {"name": "reconstructed", "copies": "stated in mine.toml"}
    assert data["ingredients"]["fire"]["origin"] == {"name": "printed", "copies": "my box"}
    assert ELF.edition.data == OWN
