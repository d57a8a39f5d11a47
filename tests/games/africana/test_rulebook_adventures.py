"""Africana: completing adventures, and what can be done in one region."""

from collections import Counter
from itertools import permutations

import pytest

from tests.games.africana.board import (
    ARTEFACTS,
    COLOURS,
    DATA,
    GUIDES,
    bought,
    done,
    parts,
    place,
    player,
    seen,
    set_up,
    set_up_ended,
    silver,
    slots,
)
from tests.support.board import cards, hand, legal, play, refuses
from tests.support.rule import rule

ADVENTURES = DATA["adventures"]

# --- Completing -------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ADVENTURES)
@rule("AF25")
def test_an_open_adventure_is_completed_in_its_region_and_nowhere_else(name: str) -> None:
    places = [
        at
        for at in DATA["regions"]
        if f"complete {name}" in set_up(player(at=at, bought=name), slots="", action="move").moves
    ]
    assert places == [ADVENTURES[name]["target"]]
    assert name.endswith(f"-{places[0]}")


@rule("AF25")
def test_a_completed_adventure_is_no_longer_open() -> None:
    match = set_up(player(at="dakar", bought="drum-dakar mask-napoli"), action="move")
    events = play(match, "complete drum-dakar")
    assert (bought(match), done(match)) == (cards("mask-napoli"), cards("drum-dakar"))
    assert refuses(match, "complete drum-dakar")
    assert seen(events, "completes-adventure") == [{"seat": "p1", "adventure": "drum-dakar"}]


@rule("AF25")
def test_all_open_adventures_of_a_region_may_be_completed() -> None:
    match = set_up(player(at="dakar", bought="drum-dakar guide-turquoise-dakar mask-napoli"), action="move")
    assert legal(match) == {"end", "complete drum-dakar", "complete guide-turquoise-dakar"}
    play(match, "complete guide-turquoise-dakar", "complete drum-dakar")
    assert done(match) == cards("drum-dakar guide-turquoise-dakar")


@rule("AF25")
def test_players_complete_only_their_own_open_adventures() -> None:
    match = set_up(
        *(player(at="ujiji"), player(at="ujiji", bought="statue-ujiji")),
        south="drum-cairo",
        north="guide-magenta-ujiji",
        action="move",
    )
    assert legal(match) == {"end"}
    assert refuses(match, "complete statue-ujiji")
    assert refuses(match, "complete guide-magenta-ujiji")


@rule("AF25")
def test_completing_an_adventure_costs_no_card() -> None:
    match = set_up(player("grey orange", at="dakar", bought="drum-dakar"), action="move")
    play(match, "complete drum-dakar")
    assert hand(match) == cards("grey orange")


# --- Artefacts --------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ARTEFACTS)
@rule("AF26", "AF34")
def test_an_artefact_brings_silver_at_once_and_points_at_the_end(name: str) -> None:
    adventure = ADVENTURES[name]
    match = set_up(player(at=adventure["target"], silver=4, bought=name), slots="", action="move")
    events = play(match, f"complete {name}")
    assert silver(match) == 4 + adventure["silver"]
    assert hand(match) == cards("")
    assert seen(events, "gains") == [{"seat": "p1", "silver": adventure["silver"]}]
    play(match, "end", "draw")
    assert parts(match) == {"artefacts": adventure["points"]}


@rule("AF26")
def test_there_are_four_of_each_of_five_artefacts_two_in_each_book() -> None:
    found = Counter((ADVENTURES[name]["artefact"], ADVENTURES[name]["book"]) for name in ARTEFACTS)
    kinds = ("mask", "drum", "statue", "shield", "jug")
    assert found == {(kind, half): 2 for kind in kinds for half in ("north", "south")}
    assert all(name.startswith(f"{ADVENTURES[name]['artefact']}-") for name in ARTEFACTS)


# --- Guides -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GUIDES)
@rule("AF27")
def test_a_guide_adventure_brings_a_guide_of_its_colour_and_no_silver(name: str) -> None:
    colour, target = ADVENTURES[name]["guide"], ADVENTURES[name]["target"]
    match = set_up(player("joker", at=target, silver=4, bought=name), slots="", action="move")
    events = play(match, f"complete {name}")
    assert hand(match) == cards(f"joker guide-{colour}")
    assert silver(match) == 4
    assert seen(events, "wins-guide") == [{"seat": "p1", "card": f"guide-{colour}"}]


@rule("AF27")
def test_there_are_two_guides_of_each_colour_one_in_each_book() -> None:
    found = Counter((ADVENTURES[name]["guide"], ADVENTURES[name]["book"]) for name in GUIDES)
    assert found == {(colour, half): 1 for colour in COLOURS for half in ("north", "south")}


@rule("AF27")
def test_both_guides_of_a_colour_may_be_won_even_by_one_player() -> None:
    match = set_up(player("guide-grey", at="lagos", bought="guide-grey-lagos"), action="move")
    play(match, "complete guide-grey-lagos")
    assert hand(match) == cards("guide-grey guide-grey")


@rule("AF27")
def test_a_guide_helps_at_once_and_in_later_turns() -> None:
    match = set_up(player(at="lagos", bought="guide-grey-lagos"), player(), action="move")
    assert refuses(match, "go dakar with guide-grey")
    play(match, "complete guide-grey-lagos", "go dakar with guide-grey", "end", "draw", "move")
    play(match, "go marrakech with guide-grey", "end")
    assert place(match) == "marrakech"
    assert hand(match) == cards("guide-grey")


# --- In one region ----------------------------------------------------------------------------------

DEEDS = (
    "join cape-town-zanzibar",
    "complete aswan-cape-town",
    "complete loanda-cape-town",
    "complete shield-cape-town",
)


@pytest.mark.parametrize("order", [*permutations(DEEDS)], ids=", ".join)
@rule("AF28", "AF-R2")
def test_in_one_region_everything_may_be_done_in_any_order(order: tuple[str, ...]) -> None:
    traveller = player(at="cape-town", bought="shield-cape-town")
    match = set_up(
        traveller, slots="- cape-town-zanzibar aswan-cape-town:p1 - loanda-cape-town:p1", action="move"
    )
    for number, deed in enumerate(order):
        assert legal(match) == {"end", *order[number:]}
        play(match, deed)
    assert legal(match) == {"end"}
    assert done(match) == cards("aswan-cape-town loanda-cape-town shield-cape-town")
    assert slots(match) == "- cape-town-zanzibar:p1 - - -"
    assert silver(match) == 1 + 4 + 3 + 1


@rule("AF28")
def test_a_guide_may_be_won_before_or_after_joining_and_completing() -> None:
    traveller = player(at="cape-town", bought="guide-turquoise-cape-town")
    for order in permutations(("complete guide-turquoise-cape-town", "join cape-town-zanzibar")):
        match = set_up(traveller, slots="- cape-town-zanzibar", action="move")
        play(match, *order)
        assert legal(match) == {"end", "go port-natal with guide-turquoise"}


@rule("AF25", "AF34")
def test_an_adventure_that_was_not_completed_scores_no_points_of_its_own() -> None:
    assert parts(set_up_ended(player(bought="mask-napoli"), player())) == {"open": 1}
    assert parts(set_up_ended(player(done="mask-napoli"), player())) == {"artefacts": 6}
