"""Africana: the goal, what is in the box, and how a match is set up."""

from collections import Counter
from typing import Any

import pytest

from ludoteca import BadOption, BadPosition
from ludoteca.core.kernel.seats import seat_number
from tests.games.africana.board import (
    AFRICANA,
    ARTEFACTS,
    COLOURS,
    DATA,
    GUIDES,
    NORTH,
    SOUTH,
    deck,
    discard,
    pile,
    place,
    player,
    seen,
    set_up,
    set_up_ended,
    silver,
    slots,
)
from tests.support.board import cards, field, hand, legal, play, possible_seats, refuses, scores, winners
from tests.support.rule import rule

SEEDS = range(40)
HOMES = {"italy": ("napoli", 2), "france": ("cape-town", 2), "germany": ("lagos", 3), "england": ("jidda", 4)}


def letters(expeditions: str) -> str:
    """Return what the backs of expeditions show."""
    return "".join(DATA["expeditions"][name]["letter"] for name in expeditions.split())


# --- The goal ---------------------------------------------------------------------------------------


@rule("AF1")
def test_the_most_points_from_expeditions_and_artefacts_win() -> None:
    traveller = player(done="tripoli-dakar loanda-cape-town jidda-windhoek")
    collector = player(done="mask-napoli shield-jidda")
    match = set_up_ended(traveller, collector, player(silver=9))
    assert scores(match) == [7, 11, 0]
    assert winners(match) == ["p2"]


@rule("AF1")
def test_nobody_has_won_before_the_end() -> None:
    assert set_up(player(done="mask-napoli")).outcome is None


def test_the_game_is_for_two_to_four() -> None:
    assert possible_seats(AFRICANA) == [2, 3, 4]


# --- The map ----------------------------------------------------------------------------------------


@rule("AF2")
def test_the_map_has_eleven_regions_on_each_side_of_the_equator() -> None:
    halves = {name: region["half"] for name, region in DATA["regions"].items()}
    assert halves == dict.fromkeys(NORTH, "north") | dict.fromkeys(SOUTH, "south")
    assert len(NORTH) == len(SOUTH) == 11


@rule("AF2")
def test_the_equator_runs_between_the_halves() -> None:
    heights = {name: region["xy"][1] for name, region in DATA["regions"].items()}
    equator = DATA["map"]["equator"]
    assert max(heights[name] for name in NORTH) < equator < min(heights[name] for name in SOUTH)


@rule("AF2")
def test_every_region_shows_one_or_two_of_five_symbols() -> None:
    symbols = [region["symbols"] for region in DATA["regions"].values()]
    assert {len(shown) for shown in symbols} == {1, 2}
    assert all(len(set(shown)) == len(shown) for shown in symbols)
    assert {colour for shown in symbols for colour in shown} == set(COLOURS)


@rule("AF2")
def test_routes_join_all_regions() -> None:
    reached, fresh = {"napoli"}, {"napoli"}
    while fresh:
        legs = [set_up(player("joker", at=region), action="move").moves for region in fresh]
        fresh = {move.split()[1] for moves in legs for move in moves if move.startswith("go ")} - reached
        reached |= fresh
    assert reached == {*NORTH, *SOUTH}


# --- The box ----------------------------------------------------------------------------------------


@rule("AF39")
def test_the_box_holds_the_printed_numbers_of_cards() -> None:
    assert tuple(DATA["colours"]) == COLOURS
    assert sum(colour["travel-cards"] for colour in DATA["colours"].values()) == 60
    assert sum(colour["guides"] for colour in DATA["colours"].values()) == 10
    assert len(DATA["expeditions"]) == 34
    assert len(DATA["adventures"]) == len(ARTEFACTS) + len(GUIDES) == 30


@pytest.mark.parametrize(
    ("most", "more"),
    [
        (player("grey " * 12), player("grey")),
        (player("guide-violet guide-violet"), player("guide-violet")),
        (player("joker"), player("joker joker")),
        (player(bought="drum-loanda"), player(done="drum-loanda")),
        (player(done="tripoli-dakar"), player(done="tripoli-dakar")),
    ],
    ids=["travel cards", "guides", "jokers", "adventures", "expeditions"],
)
@rule("AF39")
def test_a_position_has_no_more_cards_than_the_box(most: dict[str, Any], more: dict[str, Any]) -> None:
    set_up(most, player())
    with pytest.raises(BadPosition):
        set_up(most, more)


@rule("AF3", "AF39")
def test_four_players_have_four_jokers() -> None:
    match = set_up(*(player("joker") for _ in range(4)))
    assert [hand(match, seat) for seat in match.seat_names] == [cards("joker")] * 4


@rule("AF3", "AF39")
def test_the_bank_pays_beyond_all_coins_of_the_box() -> None:
    rich = player(at="dakar", silver=1000, bought="drum-dakar")
    match = set_up(rich, player(silver=1000), slots="- tripoli-dakar:p1", action="move")
    play(match, "complete tripoli-dakar", "complete drum-dakar")
    assert silver(match) == 1000 + 3 + 1


@rule("AF3")
def test_five_silver_are_as_good_as_a_gold_coin() -> None:
    """There is no other coin than silver: prices of one gold coin are paid with 5."""
    match = set_up(player("grey", at="dakar", silver=5), north="drum-loanda")
    play(match, "move")
    assert legal(match) == {
        *("end", "go marrakech with grey"),
        *("go timbuktu with grey for 5", "go lagos with grey for 5"),
    }
    match = set_up(player("grey", at="dakar", silver=4), north="drum-loanda")
    play(match, "move")
    assert legal(match) == {"end", "go marrakech with grey"}


# --- Books ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("half", "regions"), [("north", SOUTH), ("south", NORTH)])
@rule("AF4", "AF-R11")
def test_a_book_holds_the_fifteen_adventures_of_the_other_half_on_its_left_side(
    half: str, regions: tuple[str, ...]
) -> None:
    books = field(AFRICANA.start(seed=1), "books")
    expected = {name for name, adventure in DATA["adventures"].items() if adventure["target"] in regions}
    assert len(books[half]["left"]) == len(expected) == 15
    assert set(books[half]["left"]) == expected
    assert books[half]["right"] == []


@pytest.mark.parametrize("half", ["north", "south"])
@rule("AF4")
def test_books_are_shuffled(half: str) -> None:
    lefts = [field(AFRICANA.start(seed=seed), "books")[half]["left"] for seed in range(150)]
    assert {left[0] for left in lefts} == {left[14] for left in lefts} == set(lefts[0])


@rule("AF4")
def test_an_adventure_lies_in_its_own_book_only() -> None:
    set_up(player(), north="drum-loanda", south="drum-cairo")
    with pytest.raises(BadPosition):
        set_up(player(), north="drum-cairo")
    with pytest.raises(BadPosition):
        set_up(player(), south="drum-loanda")


# --- Expeditions ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "left"), [(2, 4), (3, 7), (4, 10)])
@rule("AF5")
def test_a_is_on_top_of_b_and_b_on_the_rest_of_c(seats: int, left: int) -> None:
    match = AFRICANA.start(seats=seats, seed=2)
    expeditions = f"{slots(match)} {pile(match)}"
    assert letters(expeditions) == "A" * 10 + "B" * 10 + "C" * left
    assert len(set(expeditions.split())) == 20 + left
    assert letters(" ".join(DATA["expeditions"])).count("C") - left == {2: 10, 3: 7, 4: 4}[seats]


@rule("AF5")
def test_any_c_card_may_be_missing_or_there() -> None:
    c_cards = {name for name, expedition in DATA["expeditions"].items() if expedition["letter"] == "C"}
    remaining = [set(pile(AFRICANA.start(seats=3, seed=seed)).split()) & c_cards for seed in SEEDS]
    assert set.union(*remaining) == c_cards
    assert set.intersection(*remaining) == set()


@rule("AF5")
def test_each_letter_is_shuffled() -> None:
    orders = []
    for seed in SEEDS:
        match = AFRICANA.start(seats=4, seed=seed)
        orders.append(f"{slots(match)} {pile(match)}".split())
    assert len({order[0] for order in orders}) >= 8
    assert len({order[10] for order in orders}) >= 8
    assert len({order[20] for order in orders}) >= 8


@rule("AF6")
def test_the_first_five_expeditions_are_laid_out_from_left_to_right() -> None:
    match = AFRICANA.start(seats=2, seed=3)
    current = slots(match).split()
    assert len(current) == 5
    assert seen(match.events, "lays-out") == [
        {"expedition": expedition, "slot": slot} for slot, expedition in enumerate(current, start=1)
    ]
    assert len(pile(match).split()) == 24 - 5


@pytest.mark.parametrize(
    ("slot", "drawn", "coins"), [(1, "violet", 0), (2, "", 1), (3, "", 2), (4, "", 1), (5, "violet", 0)]
)
@rule("AF6", "AF22")
def test_each_slot_has_its_bonus(slot: int, drawn: str, coins: int) -> None:
    current = "- " * (slot - 1) + "tripoli-dakar"
    match = set_up(player(at="tripoli"), slots=current, deck="violet grey", action="move")
    play(match, "join tripoli-dakar", draws=drawn)
    assert hand(match) == cards(drawn)
    assert silver(match) == coins


# --- Companies --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "companies"),
    [
        ({"seats": 2}, "italy france"),
        ({"seats": 2, "first": "p2"}, "france italy"),
        ({"seats": 3}, "italy france germany"),
        ({"seats": 3, "first": "p2"}, "germany italy france"),
        ({"seats": 4}, "italy france germany england"),
        ({"seats": 4, "first": "p3"}, "germany england italy france"),
        ({"seats": 4, "first": "p4"}, "france germany england italy"),
    ],
)
@rule("AF7", "AF8")
def test_companies_are_handed_out_clockwise_from_the_first_player(
    options: dict[str, Any], companies: str
) -> None:
    match = AFRICANA.start(seed=4, **options)
    assert [entry["company"] for entry in match.view(None)["players"]] == companies.split()
    assert AFRICANA.definition.pieces_from_first  # so do pages that set up a table
    starts = [(place(match, seat), silver(match, seat)) for seat in match.seat_names]
    assert starts == [HOMES[company] for company in companies.split()]
    assert match.turn == field(match, "first") == options.get("first", "p1")


@rule("AF7")
def test_the_first_player_must_be_one_of_the_seats() -> None:
    with pytest.raises(BadOption):
        AFRICANA.start(seats=3, first="p4")


@rule("AF7")
def test_companies_without_a_leader_have_no_markers_and_no_turn() -> None:
    set_up(player(), player(), slots="tripoli-dakar:p1,p2")
    with pytest.raises(BadPosition):
        set_up(player(), player(), slots="tripoli-dakar:p3")
    with pytest.raises(BadPosition):
        set_up(player(), player(), turn="p3")


@pytest.mark.parametrize("seats", [2, 3, 4])
@rule("AF8")
def test_everybody_begins_with_a_joker_and_a_travel_card(seats: int) -> None:
    match = AFRICANA.start(seats=seats, seed=5)
    drawn: Counter[str] = Counter()
    for seat in match.seat_names:
        assert hand(match, seat)["joker"] == 1
        assert hand(match, seat).total() == 2
        drawn += hand(match, seat) - cards("joker")
    assert drawn.total() == seats
    assert drawn + deck(match) == Counter(dict.fromkeys(COLOURS, 12))
    assert discard(match) == cards("")


@rule("AF8")
def test_first_travel_cards_come_by_chance() -> None:
    hands = [hand(AFRICANA.start(seed=seed)) - cards("joker") for seed in SEEDS]
    assert {colour for held in hands for colour in held} == set(COLOURS)


@rule("AF8")
def test_nothing_is_joined_bought_or_completed_at_the_start() -> None:
    match = AFRICANA.start(seats=4, seed=6)
    assert ":" not in slots(match)
    assert [entry["open"] + entry["done"] for entry in field(match, "players")] == [[]] * 4


@rule("AF8")
def test_everybody_has_four_markers() -> None:
    four = "tripoli-dakar:p1 tripoli-leopoldville:p1 aswan-timbuktu:p1 cairo-zanzibar:p1"
    match = set_up(player(at="lagos"), slots=f"{four} lagos-addis-ababa", action="move")
    assert refuses(match, "join lagos-addis-ababa")
    with pytest.raises(BadPosition):
        set_up(player(), slots=f"{four} lagos-addis-ababa:p1")


@pytest.mark.parametrize("seed", range(5))
@rule("AF8")
def test_the_others_do_not_see_which_travel_card_was_dealt(seed: int) -> None:
    match = AFRICANA.start(seats=3, seed=seed)
    for owner in match.seat_names:
        for seat in (*match.seat_names, None):
            visible = match.view(seat)["players"][seat_number(owner)]["hand"]
            assert visible["count"] == 2
            assert Counter(visible["cards"]) == (hand(match, owner) if seat == owner else cards("joker"))
    assert seen(match.events, "draws") == [{"seat": seat, "count": 1} for seat in match.seat_names]
