"""Master Elf: the parts of a turn, and moving the elf."""

import pytest

from tests.games.master_elf.board import (
    BORDER_AREAS,
    MASTER_ELF,
    area,
    gifts,
    idle_turn,
    now,
    place,
    player,
    seen,
    set_up,
)
from tests.support.board import cards, field, hand, legal, play, refuses
from tests.support.rule import rule

NEIGHBOURS = {
    "city": {"north", "east", "south", "west"},
    "north": {"city", "east", "west"},
    "east": {"city", "north", "south"},
    "south": {"city", "east", "west"},
    "west": {"city", "north", "south"},
}

# --- The turn ---------------------------------------------------------------------------------------


@rule("ME7")
def test_a_turn_is_moving_then_taking_then_making() -> None:
    match = set_up(player("metal fire"), stacks="tank key | flute | robot", west="fire water")
    assert now(match) == ("p1", "go")
    play(match, "go west")
    assert now(match) == ("p1", "take")
    play(match, "take fire")
    assert now(match) == ("p1", "make")
    play(match, "make tank with metal fire fire")
    assert now(match) == ("p2", "go")
    assert (place(match), hand(match), gifts(match)) == ("west", cards(""), {"tank"})


@rule("ME7")
def test_drawing_in_the_city_comes_before_making() -> None:
    match = set_up(player("metal fire", at="west"), stacks="tank key | flute | robot", deck="fire")
    play(match, "go city")
    assert now(match) == ("p1", "refresh")
    play(match, "draw")
    assert now(match) == ("p1", "make")
    play(match, "make tank with metal fire fire")
    assert now(match) == ("p2", "go")


@rule("ME7", "ME-R1")
def test_no_gift_is_made_before_ingredients_are_taken() -> None:
    match = set_up(player("metal metal fire"), stacks="tank key | flute | robot", west="fire")
    gift = "make tank with metal metal fire"
    assert refuses(match, gift)
    play(match, "go west")
    assert refuses(match, gift)
    play(match, "take fire")
    assert not refuses(match, gift)


@rule("ME7", "ME-R6")
def test_only_one_gift_can_be_made_in_a_turn() -> None:
    rich = player("metal metal metal fire fire fire wood wood air")
    match = set_up(rich, stacks="tank rocket | flute | robot", step="make")
    assert {"make tank with metal metal fire", "make flute with wood wood air"} <= legal(match)
    play(match, "make tank with metal metal fire")
    assert now(match) == ("p2", "go")
    assert refuses(match, "make flute with wood wood air")
    assert refuses(match, "make rocket with metal fire fire")
    assert gifts(match) == {"tank"}


@rule("ME7", "ME-R1", "ME11")
def test_a_gift_that_could_be_made_is_optional() -> None:
    match = set_up(player("metal metal fire"), stacks="tank key | flute | robot", step="make")
    assert legal(match) == {"make tank with metal metal fire", "pass"}
    events = play(match, "pass")
    assert now(match) == ("p2", "go")
    assert (hand(match), gifts(match)) == (cards("metal metal fire"), set())
    assert seen(events, "passes") == [{"seat": "p1"}]


@pytest.mark.parametrize("seats", [2, 3, 4])
@rule("ME6", "ME7")
def test_the_next_seat_follows(seats: int) -> None:
    match = set_up(*[player()] * seats, turn=f"p{seats}", deck="fire air wood water " * 3)
    turns = [idle_turn(match) for _ in range(seats + 2)]
    assert turns == [f"p{seat % seats + 1}" for seat in range(seats - 1, 2 * seats + 1)]


# --- Moving -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("start", NEIGHBOURS)
@rule("ME8")
def test_an_elf_can_move_only_to_neighbouring_areas(start: str) -> None:
    match = set_up(player("fire", at=start))
    assert legal(match) == {f"go {name}" for name in NEIGHBOURS[start]}
    for name in NEIGHBOURS.keys() - NEIGHBOURS[start]:
        assert refuses(match, f"go {name}")


@pytest.mark.parametrize("start", NEIGHBOURS)
@rule("ME8")
def test_a_move_changes_only_the_active_elf(start: str) -> None:
    for name in NEIGHBOURS[start]:
        match = set_up(player(at="south"), player(at=start), player(at="north"), turn="p2", deck="fire fire")
        events = play(match, f"go {name}")
        assert [place(match, seat) for seat in match.seat_names] == ["south", name, "north"]
        assert seen(events, "goes") == [{"seat": "p2", "area": name}]


@rule("ME8", "ME-R1")
def test_moving_is_compulsory() -> None:
    match = set_up(player("metal metal fire", at="west"), stacks="tank | flute | robot", west="fire")
    for move in ("go west", "take fire", "draw", "pass", "make tank with metal metal fire", "discard fire"):
        assert refuses(match, move)


@rule("ME8")
def test_an_elf_moves_once_in_a_turn() -> None:
    match = set_up(player(at="west"), north="fire", deck="air")
    play(match, "go north")
    assert legal(match) == {"take fire"}
    assert refuses(match, "go east")
    match = set_up(player(at="west"), deck="air")
    play(match, "go city")
    assert refuses(match, "go east")
    play(match, "draw")
    assert refuses(match, "go east")


@rule("ME8")
def test_the_board_is_the_city_and_four_border_areas() -> None:
    match = MASTER_ELF.start(seed=1)
    assert tuple(field(match, "areas")) == BORDER_AREAS
    assert NEIGHBOURS["city"] == set(BORDER_AREAS)


# --- Rulings ----------------------------------------------------------------------------------------


@rule("ME-R1")
def test_elves_may_share_an_area() -> None:
    others = [player(at="east"), player(at="east"), player(at="city")]
    match = set_up(player(at="north"), *others, east="fire air")
    play(match, "go east", "take fire", "pass")
    assert [place(match, seat) for seat in match.seat_names] == ["east", "east", "east", "city"]
    play(match, "go city")
    assert [place(match, seat) for seat in match.seat_names] == ["east", "city", "east", "city"]


@rule("ME-R1")
def test_taking_is_compulsory() -> None:
    match = set_up(player("metal metal fire"), stacks="tank | flute | robot", west="fire")
    play(match, "go west")
    assert legal(match) == {"take fire"}
    assert refuses(match, "pass")
    match = set_up(player(at="west"), deck="air")
    play(match, "go city")
    assert legal(match) == {"draw"}
    assert refuses(match, "pass")


@rule("ME-R1")
def test_an_empty_area_skips_taking() -> None:
    match = set_up(player("fire"))
    play(match, "go west")
    assert now(match) == ("p1", "make")
    assert legal(match) == {"pass"}
    assert (hand(match), area(match, "west")) == (cards("fire"), cards(""))
