"""Master Elf: bonus gifts, and the order in which they are chosen."""

from collections.abc import Sequence
from typing import Any

import pytest

from ludoteca import Match
from ludoteca.core.kernel.seats import seat_number
from tests.games.master_elf.board import (
    EVERYBODY,
    GIFTS,
    MASTER_ELF,
    aside,
    gifts,
    make,
    now,
    player,
    price,
    seen,
    set_up,
    stacks,
)
from tests.support.board import could_draw, field, legal, play, refuses
from tests.support.rule import rule

TANK = make("tank")
ASIDE = "rocket samovar totem anchor key"
END = {"step": "make", "exhausted": 1}
MANY = [name for name in GIFTS if name not in (*ASIDE.split(), "tank", "robot", "flute")]


def ending(*players: dict[str, Any], turn: str = "p1", aside: str = ASIDE, **fields: Any) -> Match:
    """Return a match that the tank of the seat in ``turn`` will end."""
    seated = [dict(one) for one in players]
    active = seated[seat_number(turn)]
    active["hand"] = [*active["hand"], *price("tank").split()]
    return set_up(*seated, stacks="tank | robot | flute", turn=turn, aside=aside, **END, **fields)


def owning(*numbers: int) -> list[dict[str, Any]]:
    """Return players with these numbers of gifts."""
    names = iter(MANY)
    return [player(gifts=" ".join(next(names) for _ in range(number))) for number in numbers]


def choosers(match: Match) -> str:
    """Return the seats that choose, in order."""
    order = []
    while not match.over:
        order.append(str(match.turn))
        play(match, match.moves[0])
    return " ".join(order)


# --- Bonus gifts ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "laid"), [(2, "totem key"), (3, "key totem rocket"), (4, "key totem rocket anchor")]
)
@rule("ME25")
def test_as_many_gifts_as_players_are_laid_out(seats: int, laid: str) -> None:
    match = ending(*owning(*range(seats)))
    events = play(match, TANK, draws=laid)
    assert set(field(match, "bonus")) == set(laid.split())
    assert aside(match) == set(ASIDE.split()) - set(laid.split())
    for seat in (*match.seat_names, None):
        assert set(match.view(seat)["bonus"]) == set(laid.split())
        assert seen(events, "lays-bonus", seat) == [{"count": seats, "gifts": laid.split()}]


@pytest.mark.parametrize("first", ASIDE.split())
@rule("ME25")
def test_any_gift_set_aside_can_be_laid_out(first: str) -> None:
    match = ending(player(), player())
    others = [gift for gift in ASIDE.split() if gift != first]
    assert all(could_draw(match, TANK, f"{first} {other}") for other in others)
    assert not could_draw(match, TANK, f"{first} robot")
    assert not could_draw(match, TANK, f"{first} {first}")


@rule("ME25")
def test_bonus_gifts_are_random() -> None:
    laid = ending(player(), player()).position()
    found = set()
    for seed in range(40):
        match = MASTER_ELF.position(laid, seed=seed)
        play(match, TANK)
        found |= set(field(match, "bonus"))
    assert found == set(ASIDE.split())


@rule("ME25")
def test_each_player_chooses_from_the_gifts_that_are_left() -> None:
    match = ending(player(), player(), player())
    play(match, TANK, draws="totem key rocket")
    assert now(match) == ("p2", "choose")
    assert legal(match) == {"choose totem", "choose key", "choose rocket"}
    for gift in ("samovar", "robot", "tank"):
        assert refuses(match, f"choose {gift}")
    events = play(match, "choose key")
    assert now(match) == ("p3", "choose")
    assert legal(match) == {"choose totem", "choose rocket"}
    assert refuses(match, "choose key")
    assert set(field(match, "bonus")) == {"totem", "rocket"}
    play(match, "choose rocket")
    assert (now(match), legal(match)) == (("p1", "choose"), {"choose totem"})
    play(match, "choose totem")
    assert [gifts(match, seat) for seat in match.seat_names] == [{"tank", "totem"}, {"key"}, {"rocket"}]
    assert (match.over, field(match, "bonus"), field(match, "order")) == (True, [], [])
    assert [seen(events, "chooses", seat) for seat in EVERYBODY] == [[{"seat": "p2", "gift": "key"}]] * 3


@rule("ME25")
def test_taking_a_bonus_gift_is_compulsory() -> None:
    match = ending(player(), player())
    play(match, TANK)
    for move in ("pass", "decline", "draw"):
        assert refuses(match, move)


@rule("ME25")
def test_bonus_gifts_do_not_come_from_the_stacks() -> None:
    match = ending(player(), player())
    play(match, TANK)
    choosers(match)
    assert stacks(match) == "| robot | flute"


# --- The order --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("owned", "order"),
    [
        ((0, 1), "p1 p2"),  # with the tank both have one, so age decides
        ((0, 0), "p2 p1"),
        ((0, 2), "p1 p2"),
        ((4, 1, 2), "p2 p3 p1"),
        ((1, 4, 3), "p1 p3 p2"),
        ((0, 7, 5, 3), "p1 p4 p3 p2"),
        ((7, 5, 3, 0), "p4 p3 p2 p1"),
    ],
)
@rule("ME26")
def test_players_with_fewer_gifts_choose_earlier(owned: Sequence[int], order: str) -> None:
    match = ending(*owning(*owned))
    play(match, TANK)
    assert match.view(None)["order"] == order.split()
    assert choosers(match) == order


@rule("ME26")
def test_the_last_gift_made_counts_for_the_order() -> None:
    match = ending(*owning(2, 2, 1), turn="p3")
    play(match, TANK)
    assert choosers(match) == "p1 p2 p3"
    match = ending(*owning(2, 2, 2), turn="p1")
    play(match, TANK)
    assert choosers(match) == "p2 p3 p1"


@pytest.mark.parametrize(
    ("hands", "order"),
    [
        (("air", "air air", "air air air"), "p3 p2 p1"),
        (("air air", "air", "air air air"), "p3 p1 p2"),
        (("air air air", "", "air air"), "p1 p3 p2"),
        (("air wood", "air air air", "fire"), "p2 p1 p3"),
        (("air", "air", "air air"), "p3 p1 p2"),
    ],
)
@rule("ME27")
def test_with_equally_many_gifts_more_ingredients_go_first(hands: Sequence[str], order: str) -> None:
    owned = ["", "cannon", "spyglass"]
    seated = [player(held, gifts=own) for held, own in zip(hands, owned, strict=True)]
    match = ending(*seated)
    play(match, TANK)
    assert choosers(match) == order


@rule("ME26", "ME27")
def test_gifts_decide_before_ingredients() -> None:
    match = ending(player("air air air air"), player("air", gifts="cannon spyglass"), player())
    play(match, TANK)
    assert choosers(match) == "p3 p1 p2"


@pytest.mark.parametrize(
    ("ages", "order"),
    [
        ([1, 2, 3], "p1 p2 p3"),
        ([3, 2, 1], "p3 p2 p1"),
        ([30, 7, 12], "p2 p3 p1"),
        ([7, 9, 7], "p1 p3 p2"),
        ([9, 8, 8], "p2 p3 p1"),
        ([5, 5, 5], "p1 p2 p3"),
    ],
)
@rule("ME27", "ME-R16")
def test_with_equal_gifts_and_ingredients_the_younger_goes_first(ages: list[int], order: str) -> None:
    match = ending(player("fire"), player("air", gifts="cannon"), player("wood", gifts="spyglass"), ages=ages)
    play(match, TANK)
    assert choosers(match) == order


@rule("ME27")
def test_ingredients_decide_before_age() -> None:
    match = ending(player("fire"), player("air air", gifts="cannon"), ages=[1, 2])
    play(match, TANK)
    assert choosers(match) == "p2 p1"


@rule("ME-R7", "ME27")
def test_a_crystal_does_not_count_as_a_card_in_a_tie() -> None:
    match = ending(player("fire", crystal=True), player("air", gifts="cannon"), ages=[2, 1])
    play(match, TANK)
    assert choosers(match) == "p2 p1"
    match = ending(player(crystal=True), player("air", gifts="cannon"), ages=[1, 2])
    play(match, TANK)
    assert choosers(match) == "p2 p1"


# --- Rulings ----------------------------------------------------------------------------------------


@rule("ME-R16")
def test_the_order_is_fixed_before_the_first_gift_is_taken() -> None:
    match = ending(*owning(0, 0, 1, 1))
    play(match, TANK)
    order = ["p2", "p1", "p3", "p4"]
    for chosen in range(4):
        assert field(match, "order") == order[chosen:]
        assert [match.view(seat)["order"] for seat in EVERYBODY] == [order[chosen:]] * 3
        play(match, match.moves[0])
    assert match.over


@pytest.mark.parametrize(
    ("left", "order", "owned"),
    [
        ("key totem rocket", "p2 p3 p1", [2, 1, 2]),
        ("key totem", "p2 p3", [1, 1, 2]),
        ("key", "p2", [1, 1, 1]),
        ("", "", [1, 0, 1]),
    ],
)
@rule("ME-R16")
def test_with_too_few_gifts_the_last_in_the_order_get_none(left: str, order: str, owned: list[int]) -> None:
    seated = [player(), player(), player("fire", gifts="cannon")]
    match = ending(*seated, aside=left)
    play(match, TANK)
    assert set(field(match, "bonus")) == set(left.split())
    assert choosers(match) == order
    assert [len(gifts(match, seat)) for seat in match.seat_names] == owned
    assert aside(match) == set()
