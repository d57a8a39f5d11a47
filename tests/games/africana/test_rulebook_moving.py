"""Africana: legs along the routes and the cards that pay for them."""

import pytest

from ludoteca import Match
from tests.games.africana.board import (
    COLOURS,
    DATA,
    NORTH,
    SOUTH,
    bought,
    deck,
    discard,
    done,
    place,
    player,
    seen,
    set_up,
    silver,
    slots,
    used,
)
from tests.support.board import cards, could_draw, field, hand, legal, offered, play, refuses
from tests.support.rule import rule

EVERY_COLOUR = " ".join(COLOURS)


def road(hand: str, at: str, silver: int = 0) -> Match:
    """Return a movement that has just begun, with no expedition in sight."""
    return set_up(player(hand, at=at, silver=silver), slots="", action="move")


# --- Legs -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("region", [*NORTH, *SOUTH])
@rule("AF15", "AF2", "AF-R4")
def test_a_leg_follows_a_route_and_costs_a_colour_of_the_region_entered(region: str) -> None:
    ends = [route["between"] for route in DATA["map"]["routes"]]
    neighbours = {a if b == region else b for a, b in ends if region in (a, b)}
    legs = {
        f"{neighbour} with {colour}"
        for neighbour in neighbours
        for colour in DATA["regions"][neighbour]["symbols"]
    }
    match = road(EVERY_COLOUR, region)
    assert offered(match, "go") == legs
    assert legal(match) == {"end", *(f"go {leg}" for leg in legs)}


@rule("AF15")
def test_a_leg_moves_the_explorer_and_takes_the_card() -> None:
    match = road("grey grey orange", "dakar")
    events = play(match, "go marrakech with grey")
    assert place(match) == "marrakech"
    assert hand(match) == cards("grey orange")
    assert used(match) == cards("grey")
    assert seen(events, "goes") == [{"seat": "p1", "region": "marrakech", "card": "grey"}]


@rule("AF15")
def test_with_two_symbols_the_traveller_chooses() -> None:
    match = road("magenta violet orange", "dakar")
    assert offered(match, "go") == {"lagos with magenta", "lagos with violet", "timbuktu with orange"}
    play(match, "go lagos with violet")
    assert hand(match) == cards("magenta orange")


@rule("AF15", "AF-R4")
def test_the_colours_of_the_region_that_is_left_do_not_count() -> None:
    match = road("violet", "napoli")
    assert legal(match) == {"end"}
    assert refuses(match, "go cairo with violet")


@rule("AF15")
def test_there_is_no_leg_without_a_route_a_card_or_a_matching_colour() -> None:
    match = road("orange magenta", "napoli")
    assert legal(match) == {"end", "go tripoli with orange", "go cairo with magenta"}
    assert refuses(match, "go timbuktu with orange")
    assert refuses(match, "go tripoli with grey")
    assert refuses(match, "go marrakech with orange")
    assert refuses(match, "go napoli with orange")


@rule("AF-R4")
def test_one_card_pays_one_leg() -> None:
    match = road("orange", "napoli")
    play(match, "go tripoli with orange")
    assert legal(match) == {"end"}
    assert refuses(match, "go timbuktu with orange")


@rule("AF-R4")
def test_a_region_with_two_symbols_costs_one_card_not_two() -> None:
    match = road("magenta turquoise", "napoli")
    play(match, "go cairo with magenta")
    assert hand(match) == cards("turquoise")


@rule("AF-R4")
def test_equal_cards_are_one_move() -> None:
    match = road("orange orange orange", "napoli")
    assert match.moves == ["end", "go tripoli with orange"]


@rule("AF16")
def test_an_explorer_may_go_any_number_of_legs() -> None:
    match = road("orange orange grey turquoise orange violet violet", "napoli")
    play(match, "go tripoli with grey", "go timbuktu with orange", "go lagos with violet")
    play(match, "go cape-town with violet", "go port-natal with turquoise", "go mozambique with orange")
    assert place(match) == "mozambique"
    assert used(match) == cards("grey orange violet violet turquoise orange")
    assert hand(match) == cards("orange")
    play(match, "go port-natal with orange")
    assert legal(match) == {"end"}


@rule("AF16")
def test_an_explorer_may_go_back_and_forth() -> None:
    match = road("grey grey violet violet", "napoli")
    play(
        match,
        "go tripoli with grey",
        "go napoli with violet",
        "go tripoli with grey",
        "go napoli with violet",
    )
    assert place(match) == "napoli"
    assert hand(match) == cards("")


@rule("AF16")
def test_several_explorers_may_be_in_one_region() -> None:
    others = [player(at="tripoli"), player(at="tripoli"), player(at="tripoli")]
    match = set_up(player("grey", at="napoli"), *others, slots="", action="move")
    play(match, "go tripoli with grey")
    assert [place(match, seat) for seat in match.seat_names] == ["tripoli"] * 4


@rule("AF16")
def test_nobody_has_to_go() -> None:
    match = set_up(player("grey joker", at="napoli"))
    play(match, "move")
    assert "end" in match.moves
    play(match, "end")
    assert (place(match), match.turn) == ("napoli", "p2")
    assert hand(match) == cards("grey joker")


@rule("AF16")
def test_a_traveller_may_stop_with_cards_in_hand() -> None:
    match = set_up(player("grey orange violet", at="napoli"))
    play(match, "move", "go tripoli with grey", "end")
    assert (place(match), match.turn) == ("tripoli", "p2")
    assert hand(match) == cards("orange violet")


# --- Jokers and guides ------------------------------------------------------------------------------


@pytest.mark.parametrize("region", [*NORTH, *SOUTH])
@rule("AF17")
def test_a_joker_pays_a_leg_into_every_region(region: str) -> None:
    ends = [route["between"] for route in DATA["map"]["routes"]]
    before = next(a if b == region else b for a, b in ends if region in (a, b))
    match = road("joker", before)
    play(match, f"go {region} with joker")
    assert place(match) == region
    assert legal(match) == {"end"}


@pytest.mark.parametrize("colour", COLOURS)
@rule("AF17")
def test_a_guide_pays_as_a_travel_card_of_its_colour(colour: str) -> None:
    for region in (*NORTH, *SOUTH):
        with_card, with_guide = (offered(road(card, region), "go") for card in (colour, f"guide-{colour}"))
        assert with_guide == {leg.replace(colour, f"guide-{colour}") for leg in with_card}
    match = road(f"guide-{colour}", "lagos")
    assert (
        len(offered(match, "go"))
        == {"magenta": 2, "turquoise": 1, "grey": 2, "orange": 1, "violet": 1}[colour]
    )


@rule("AF17", "AF18")
def test_a_guide_and_a_travel_card_of_its_colour_are_two_moves() -> None:
    match = road("grey guide-grey", "napoli")
    play(match, "go tripoli with guide-grey")
    assert (hand(match), used(match)) == (cards("grey"), cards("guide-grey"))


# --- Cards on the table -----------------------------------------------------------------------------


@rule("AF18", "AF-R5")
def test_played_cards_stay_on_the_table_until_the_movement_is_over() -> None:
    match = set_up(player("grey orange joker guide-violet", at="napoli"), action="move", discard="grey")
    play(match, "go tripoli with grey", "go timbuktu with orange", "go lagos with guide-violet")
    play(match, "go dakar with joker")
    assert hand(match) == cards("")
    assert used(match) == cards("grey orange guide-violet joker")
    assert discard(match) == cards("grey")
    assert legal(match) == {"end"}
    play(match, "end")
    assert hand(match) == cards("joker guide-violet")
    assert discard(match) == cards("grey grey orange")
    assert used(match) == cards("")


@pytest.mark.parametrize("card", ["joker", "guide-grey"])
@rule("AF-R5")
def test_a_joker_or_guide_works_once_a_turn_and_again_in_the_next(card: str) -> None:
    match = set_up(player(card, at="cape-town"), player(at="napoli"), action="move")
    play(match, f"go windhoek with {card}")
    assert refuses(match, f"go cape-town with {card}")
    play(match, "end", "move", "end", "move")
    assert f"go cape-town with {card}" in match.moves


@rule("AF-R5")
def test_two_guides_of_a_colour_work_once_each() -> None:
    match = road("guide-grey guide-grey", "cape-town")
    play(match, "go windhoek with guide-grey", "go cape-town with guide-grey")
    assert legal(match) == {"end"}


@rule("AF-R5", "AF27")
def test_a_guide_won_on_the_way_can_be_used_at_once() -> None:
    match = set_up(player("violet", at="dakar", bought="guide-grey-lagos"), action="move")
    play(match, "go lagos with violet", "complete guide-grey-lagos", "go cape-town with guide-grey", "end")
    assert place(match) == "cape-town"
    assert hand(match) == cards("guide-grey")


@rule("AF-R5", "AF-R7")
def test_a_bonus_card_never_comes_from_the_cards_played_this_turn() -> None:
    match = set_up(player("orange orange", at="napoli"), slots="tripoli-dakar timbuktu-ujiji", action="move")
    play(match, "go tripoli with orange", "join tripoli-dakar", draws="")
    assert hand(match) == cards("orange")
    assert (used(match), deck(match), discard(match)) == (cards("orange"), cards(""), cards(""))


@rule("AF-R5", "AF-R7")
def test_a_bonus_shuffles_older_discards_but_not_what_was_just_played() -> None:
    current = "tripoli-dakar khartoum-tananarive - - tripoli-leopoldville"
    match = set_up(player("orange", at="napoli"), slots=current, discard="grey", action="move")
    play(match, "go tripoli with orange")
    assert not could_draw(match, "join tripoli-dakar", "orange")
    play(match, "join tripoli-dakar", draws="grey")
    play(match, "join tripoli-leopoldville", draws="")
    assert hand(match) == cards("grey")
    assert (used(match), deck(match), discard(match)) == (cards("orange"), cards(""), cards(""))
    play(match, "end")
    assert discard(match) == cards("orange")


@rule("AF-R5")
def test_played_cards_can_be_drawn_again_in_a_later_turn() -> None:
    match = set_up(player("orange", at="napoli"), player(), action="move")
    play(match, "go tripoli with orange", "end")
    play(match, "draw", draws="orange")
    assert hand(match, "p2") == cards("orange")


# --- Changing colours -------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["violet", "guide-violet"])
@rule("AF19", "AF-R6")
def test_for_five_silver_a_travel_card_or_guide_changes_its_colour(card: str) -> None:
    match = road(card, "napoli", silver=6)
    assert offered(match, "go") == {
        f"{region} with {card} for 5" for region in ("marrakech", "tripoli", "cairo")
    }
    events = play(match, f"go tripoli with {card} for 5")
    assert (place(match), silver(match)) == ("tripoli", 1)
    assert used(match) == cards(card)
    assert seen(events, "goes-recoloured") == [{"seat": "p1", "region": "tripoli", "card": card}]


@rule("AF19")
def test_a_change_of_colour_is_for_one_leg() -> None:
    match = road("violet violet", "napoli", silver=5)
    play(match, "go tripoli with violet for 5")
    assert legal(match) == {"end", "go napoli with violet"}


@rule("AF19")
def test_several_cards_may_be_changed_in_one_turn() -> None:
    match = road("violet guide-violet grey", "napoli", silver=14)
    play(match, "go tripoli with violet for 5", "go timbuktu with guide-violet for 5")
    assert (place(match), silver(match)) == ("timbuktu", 4)
    assert offered(match, "go") == {"marrakech with grey", "tripoli with grey", "dakar with grey"}


@pytest.mark.parametrize(("coins", "allowed"), [(4, False), (5, True)])
@rule("AF19", "AF-R6")
def test_a_change_of_colour_needs_its_five_silver(coins: int, allowed: bool) -> None:
    match = road("violet", "napoli", silver=coins)
    assert ("go cairo with violet for 5" in match.moves) is allowed
    assert allowed or refuses(match, "go cairo with violet for 5")


@rule("AF-R6")
def test_a_card_whose_colour_fits_cannot_be_recoloured() -> None:
    match = road("magenta guide-turquoise", "napoli", silver=20)
    assert offered(match, "go") == {
        *("cairo with magenta", "cairo with guide-turquoise"),
        *("marrakech with magenta for 5", "marrakech with guide-turquoise"),
        *("tripoli with magenta for 5", "tripoli with guide-turquoise for 5"),
    }
    assert refuses(match, "go cairo with magenta for 5")
    assert refuses(match, "go cairo with guide-turquoise for 5")
    play(match, "go cairo with magenta")
    assert silver(match) == 20


@rule("AF-R6")
def test_a_joker_is_never_recoloured() -> None:
    match = road("joker", "napoli", silver=20)
    assert offered(match, "go") == {"marrakech with joker", "tripoli with joker", "cairo with joker"}
    assert refuses(match, "go tripoli with joker for 5")


@rule("AF-R6")
def test_a_recoloured_card_is_discarded_in_its_own_colour() -> None:
    match = set_up(player("violet guide-magenta", at="napoli", silver=10), action="move")
    play(match, "go tripoli with violet for 5", "go timbuktu with guide-magenta for 5", "end")
    assert discard(match) == cards("violet")
    assert hand(match) == cards("guide-magenta")


@rule("AF-R6")
def test_five_silver_do_not_replace_card_or_route() -> None:
    match = road("", "napoli", silver=50)
    assert legal(match) == {"end"}
    assert refuses(match, "go cairo with violet for 5")
    assert refuses(road("violet", "napoli", silver=50), "go aswan with violet for 5")


# --- On the way -------------------------------------------------------------------------------------


@rule("AF-R2")
def test_joining_and_completing_happen_before_between_and_after_legs() -> None:
    traveller = player("orange grey", at="tripoli", bought="shield-tripoli mask-timbuktu")
    match = set_up(traveller, slots="- tripoli-dakar timbuktu-ujiji", action="move")
    play(match, "complete shield-tripoli", "join tripoli-dakar", "go timbuktu with orange")
    play(match, "join timbuktu-ujiji", "complete mask-timbuktu", "go dakar with grey")
    play(match, "complete tripoli-dakar", "end")
    assert done(match) == cards("tripoli-dakar shield-tripoli mask-timbuktu")
    assert slots(match) == "- - timbuktu-ujiji:p1 - -"
    assert silver(match) == 2 + 1 + 2 + 1 + 3


@rule("AF-R2")
def test_nothing_on_the_way_is_compulsory() -> None:
    traveller = player(at="dakar", bought="drum-dakar")
    match = set_up(traveller, slots="- tripoli-dakar:p1 dakar-addis-ababa", action="move")
    assert legal(match) == {"end", "complete drum-dakar", "complete tripoli-dakar", "join dakar-addis-ababa"}
    play(match, "end")
    assert slots(match) == "- tripoli-dakar:p1 dakar-addis-ababa - -"
    assert (bought(match), done(match), silver(match)) == (cards("drum-dakar"), cards(""), 0)


@pytest.mark.parametrize("first", [[], ["buy"]], ids=["no action yet", "a purchase"])
@rule("AF-R2")
def test_joining_and_completing_are_part_of_a_movement_only(first: list[str]) -> None:
    traveller = player(at="dakar", bought="drum-dakar")
    match = set_up(traveller, slots="- tripoli-dakar:p1 dakar-addis-ababa", north="drum-loanda")
    play(match, *first)
    deeds = ("complete drum-dakar", "complete tripoli-dakar", "join dakar-addis-ababa")
    assert [refuses(match, deed) for deed in deeds] == [True] * 3
    assert field(match, "action") == (first[0] if first else None)
