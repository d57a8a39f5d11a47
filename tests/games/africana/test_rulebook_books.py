"""Africana: buying adventures from the books."""

from itertools import pairwise

import pytest

from tests.games.africana.board import (
    AFRICANA,
    DATA,
    NORTH,
    SOUTH,
    book,
    bought,
    known_book,
    player,
    seen,
    set_up,
    silver,
)
from tests.support.board import cards, field, hand, legal, play, refuses
from tests.support.rule import rule

NORTHERN = "drum-loanda mask-serengeti jug-port-natal statue-ujiji | shield-windhoek jug-tananarive"
EVERYBODY = ("p1", "p2", None)

# --- Which book -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("half", "regions"), [("north", NORTH), ("south", SOUTH)])
@rule("AF11", "AF-R12")
def test_the_region_of_the_explorer_decides_which_book_is_used(half: str, regions: tuple[str, ...]) -> None:
    books = {
        "north": "drum-loanda" if half == "north" else "",
        "south": "drum-cairo" if half == "south" else "",
    }
    openers = [at for at in (*NORTH, *SOUTH) if "buy" in set_up(player(at=at), **books).moves]
    assert openers == list(regions)


@pytest.mark.parametrize(
    ("at", "card", "north", "south"),
    [
        ("lagos", "drum-loanda", "jug-tananarive |", "drum-cairo jug-aswan |"),
        ("leopoldville", "drum-cairo", "drum-loanda jug-tananarive |", "jug-aswan |"),
    ],
)
@rule("AF11", "AF-R12")
def test_a_purchase_takes_from_the_book_of_this_half(at: str, card: str, north: str, south: str) -> None:
    match = set_up(player(at=at, silver=7), north="drum-loanda jug-tananarive", south="drum-cairo jug-aswan")
    events = play(match, "buy", "take left")
    assert bought(match) == cards(card)
    assert (book(match, "north"), book(match, "south")) == (north, south)
    assert seen(events, "opens") == [{"seat": "p1", "book": "north" if at in NORTH else "south"}]


@rule("AF-R12", "AF11")
def test_the_book_follows_the_active_explorer_not_the_others() -> None:
    match = set_up(player(at="ujiji"), player(at="dakar"), north="drum-loanda", south="drum-cairo", turn="p2")
    play(match, "buy", "flip left")
    assert book(match, "north") == "| drum-loanda"
    assert book(match, "south") == "drum-cairo |"


@rule("AF-R12")
def test_northern_cards_lead_south_and_southern_ones_north() -> None:
    adventures = DATA["adventures"].values()
    northern, southern = ([one for one in adventures if one["book"] == half] for half in ("north", "south"))
    assert len(northern) == len(southern) == 15
    assert {one["target"] for one in northern} <= set(SOUTH)
    assert {one["target"] for one in southern} <= set(NORTH)


# --- The price --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("coins", "sold"), [(0, False), (4, False), (5, True), (6, True)])
@rule("AF11")
def test_an_adventure_costs_five_silver(coins: int, sold: bool) -> None:
    match = set_up(player(at="dakar", silver=coins), north="drum-loanda | jug-tananarive")
    play(match, "buy")
    assert legal(match) == {"flip left", "flip right", "end"} | (
        {"take left", "take right"} if sold else set()
    )
    if sold:
        play(match, "take left")
        assert silver(match) == coins - 5
    else:
        assert refuses(match, "take left")
        assert refuses(match, "take right")


@rule("AF11")
def test_guides_and_artefacts_cost_the_same() -> None:
    match = set_up(player(at="dakar", silver=10), north="drum-loanda guide-grey-leopoldville")
    play(match, "buy", "take left")
    assert silver(match) == 5
    play(match, "take left")
    assert silver(match) == 0
    assert bought(match) == cards("drum-loanda guide-grey-leopoldville")


@rule("AF11")
def test_a_bought_card_pays_nothing_yet() -> None:
    match = set_up(player("grey", at="dakar", silver=5), north="guide-grey-leopoldville")
    play(match, "buy", "take left", "end")
    assert hand(match) == cards("grey")
    assert silver(match) == 0


# --- What is for sale, and turning pages ------------------------------------------------------------


@pytest.mark.parametrize(("side", "card"), [("left", "drum-loanda"), ("right", "shield-windhoek")])
@rule("AF12", "AF13")
def test_the_tops_of_both_sides_are_for_sale(side: str, card: str) -> None:
    match = set_up(player(at="dakar", silver=5), north=NORTHERN)
    events = play(match, "buy", f"take {side}")
    assert bought(match) == cards(card)
    assert book(match, "north").split() == [name for name in NORTHERN.split() if name != card]
    assert seen(events, "buys") == [{"seat": "p1", "adventure": card}]


@rule("AF12")
def test_a_page_turned_goes_from_the_top_of_one_side_onto_the_other() -> None:
    match = set_up(player(at="dakar", silver=5), north="drum-loanda mask-serengeti | jug-tananarive")
    play(match, "buy", "flip left")
    assert book(match, "north") == "mask-serengeti | drum-loanda jug-tananarive"
    play(match, "flip right")
    assert book(match, "north") == "drum-loanda mask-serengeti | jug-tananarive"
    play(match, "flip right")
    assert book(match, "north") == "jug-tananarive drum-loanda mask-serengeti |"


@rule("AF12")
def test_the_first_page_is_free_and_every_further_one_costs_a_coin() -> None:
    match = set_up(player(at="dakar", silver=9), north=NORTHERN)
    play(match, "buy")
    spent = [silver(match)]
    for side in ("left", "left", "right", "left", "right"):
        play(match, f"flip {side}")
        spent.append(silver(match))
    assert [before - after for before, after in pairwise(spent)] == [0, 1, 1, 1, 1]
    assert field(match, "flips") == 5


@rule("AF12")
def test_a_page_cannot_be_turned_without_the_coin() -> None:
    match = set_up(player(at="dakar", silver=1), north=NORTHERN)
    play(match, "buy", "flip left", "flip left")
    assert silver(match) == 0
    assert legal(match) == {"end"}
    assert refuses(match, "flip left")
    assert refuses(match, "flip right")


@rule("AF12")
def test_each_purchase_has_its_own_free_page() -> None:
    match = set_up(player(at="dakar", silver=5), player(at="cairo", silver=5), north=NORTHERN)
    play(match, "buy", "flip left", "flip left", "end")
    assert field(match, "flips") == 0
    play(match, "buy", "flip left", "end", "buy", "flip right")
    assert (silver(match), silver(match, "p2")) == (4, 5)


@rule("AF12", "AF13")
def test_a_purchase_does_not_use_the_free_page() -> None:
    match = set_up(player(at="dakar", silver=11), north=NORTHERN)
    play(match, "buy", "take left", "flip left", "take left")
    assert silver(match) == 1
    assert bought(match) == cards("drum-loanda jug-port-natal")


@rule("AF13", "AF-R11")
def test_pages_and_purchases_may_be_mixed_in_any_order() -> None:
    match = set_up(player(at="dakar", silver=22), north=NORTHERN)
    play(match, "buy", "flip right", "take right", "flip left", "take left", "flip left")
    assert book(match, "north") == "jug-port-natal statue-ujiji | mask-serengeti shield-windhoek"
    assert bought(match) == cards("jug-tananarive drum-loanda")
    assert silver(match) == 22 - 5 - 1 - 5 - 1
    play(match, "take right", "take right")
    assert book(match, "north") == "jug-port-natal statue-ujiji |"
    assert legal(match) == {"end"}


@rule("AF13")
def test_as_many_cards_may_be_bought_as_can_be_paid() -> None:
    match = set_up(player(at="dakar", silver=24), north=NORTHERN)
    play(match, "buy", "take left", "take right", "take left", "take left")
    assert bought(match) == cards("drum-loanda shield-windhoek mask-serengeti jug-port-natal")
    assert silver(match) == 4
    assert refuses(match, "take left")


@rule("AF13")
def test_nothing_need_be_bought() -> None:
    match = set_up(player(at="dakar", silver=20), north=NORTHERN)
    play(match, "buy", "flip left")
    assert "end" in legal(match)
    play(match, "end")
    assert bought(match) == cards("")
    assert (match.turn, silver(match)) == ("p2", 20)


@rule("AF13")
def test_a_bought_adventure_lies_open_for_everybody_to_see() -> None:
    match = set_up(player(at="dakar", silver=5), north=NORTHERN)
    play(match, "buy", "take left")
    assert [match.view(seat)["players"][0]["open"] for seat in EVERYBODY] == [["drum-loanda"]] * 3
    assert hand(match) == cards("")


# --- Sides without cards ----------------------------------------------------------------------------


@rule("AF-R11")
def test_nothing_is_turned_or_bought_from_an_empty_stack() -> None:
    match = set_up(player(at="dakar", silver=20), north="drum-loanda mask-serengeti")
    play(match, "buy")
    assert legal(match) == {"flip left", "take left", "end"}
    assert refuses(match, "flip right")
    assert refuses(match, "take right")
    play(match, "flip left", "flip left")
    assert legal(match) == {"flip right", "take right", "end"}
    assert refuses(match, "flip left")
    assert refuses(match, "take left")


@rule("AF-R11", "AF-R1")
def test_after_the_last_card_is_bought_only_end_is_legal() -> None:
    match = set_up(player(at="dakar", silver=20), player(at="cairo", silver=20), north="drum-loanda")
    play(match, "buy", "take left")
    assert legal(match) == {"end"}
    play(match, "end")
    assert legal(match) == {"draw", "move"}


@rule("AF-R11")
def test_the_stacks_stay_as_they_are_for_the_next_buyer() -> None:
    match = set_up(player(at="dakar", silver=9), player(at="cairo", silver=9), north=NORTHERN)
    play(match, "buy", "flip left", "flip left", "end")
    left = "jug-port-natal statue-ujiji | mask-serengeti drum-loanda shield-windhoek jug-tananarive"
    assert book(match, "north") == left
    play(match, "buy")
    assert book(match, "north") == left
    play(match, "take right")
    assert bought(match, "p2") == cards("mask-serengeti")


# --- What is seen -----------------------------------------------------------------------------------


@rule("AF14", "AF-R13")
def test_at_first_only_the_tops_of_the_books_are_seen() -> None:
    match = AFRICANA.start(seats=2, seed=8)
    for half in ("north", "south"):
        top = book(match, half).split()[0]
        assert [known_book(match, half, seat) for seat in EVERYBODY] == [f"{top} |"] * 3
        assert match.view("p1")["books"][half]["left"]["count"] == 15


@pytest.mark.parametrize("move", ["flip left", "take left"])
@rule("AF14")
def test_a_card_turned_or_bought_bares_the_one_beneath(move: str) -> None:
    match = set_up(player(at="dakar", silver=5), north="drum-loanda mask-serengeti jug-port-natal")
    play(match, "buy")
    events = play(match, move)
    assert [seen(events, "bares", seat) for seat in EVERYBODY] == [
        [{"seat": "p1", "adventure": "mask-serengeti"}]
    ] * 3
    visible = "mask-serengeti | drum-loanda" if move == "flip left" else "mask-serengeti |"
    assert [known_book(match, "north", seat) for seat in EVERYBODY] == [visible] * 3


@pytest.mark.parametrize(
    ("move", "visible"),
    [
        ("take right", "drum-loanda | jug-tananarive"),
        ("flip right", "shield-windhoek drum-loanda | jug-tananarive"),
    ],
)
@rule("AF14")
def test_on_the_right_side_too_the_next_card_is_on_top(move: str, visible: str) -> None:
    match = set_up(player(at="dakar", silver=10), north="drum-loanda | shield-windhoek jug-tananarive")
    play(match, "buy", move)
    assert [known_book(match, "north", seat) for seat in EVERYBODY] == [visible] * 3
    play(match, "take right")
    assert bought(match)["jug-tananarive"] == 1


@rule("AF-R13")
def test_everybody_sees_every_card_that_is_turned() -> None:
    match = set_up(player(at="dakar"), north="drum-loanda mask-serengeti")
    events = play(match, "buy", "flip left")
    assert [seen(events, "turns-page", seat) for seat in EVERYBODY] == [
        [{"seat": "p1", "adventure": "drum-loanda", "side": "left"}]
    ] * 3


@rule("AF-R13")
def test_cards_once_seen_stay_known_when_they_are_covered_again() -> None:
    match = set_up(
        player(at="dakar", silver=9), north="drum-loanda mask-serengeti jug-port-natal statue-ujiji"
    )
    play(match, "buy", "flip left", "flip left", "flip right", "flip right")
    assert book(match, "north") == "drum-loanda mask-serengeti jug-port-natal statue-ujiji |"
    for seat in EVERYBODY:
        assert known_book(match, "north", seat) == "drum-loanda mask-serengeti jug-port-natal |"
    events = play(match, "take left", "flip left")
    assert seen(events, "bares") == []
    assert known_book(match, "north", None) == "jug-port-natal | mask-serengeti"


@rule("AF-R13")
def test_nobody_knows_the_order_beneath_the_top() -> None:
    beneath = ["drum-loanda mask-serengeti jug-port-natal", "drum-loanda jug-port-natal mask-serengeti"]
    one, other = (set_up(player(at="dakar"), north=order) for order in beneath)
    assert one.position() != other.position()
    assert [one.view(seat) for seat in EVERYBODY] == [other.view(seat) for seat in EVERYBODY]


@pytest.mark.parametrize(
    ("north", "moves", "takes_back"),
    [
        ("drum-loanda mask-serengeti", ["flip left"], False),
        ("drum-loanda mask-serengeti", ["take left"], False),
        ("drum-loanda | mask-serengeti", ["flip left"], True),
        ("drum-loanda | mask-serengeti", ["take right"], True),
        ("drum-loanda mask-serengeti", ["flip left", "flip right"], True),
    ],
)
@rule("AF14")
def test_a_move_that_bares_a_card_cannot_be_undone(north: str, moves: list[str], takes_back: bool) -> None:
    match = set_up(player(at="dakar", silver=9), north=north)
    play(match, "buy", *moves)
    assert match.can_undo is takes_back
