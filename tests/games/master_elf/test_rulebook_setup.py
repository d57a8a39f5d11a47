"""Master Elf: the goal, the box, and the setup."""

from collections import Counter
from typing import Any

import pytest

from ludoteca import BadOption, BadPosition
from ludoteca.core.kernel.seats import seat_number
from tests.games.master_elf.board import (
    BORDER_AREAS,
    DATA,
    GIFTS,
    INGREDIENTS,
    MASTER_ELF,
    area,
    aside,
    deck,
    discard,
    gifts,
    idle_turn,
    now,
    place,
    player,
    seen,
    set_up,
    set_up_ended,
    sizes,
    stacks,
)
from tests.support.board import (
    cards,
    entry,
    field,
    hand,
    known_hand,
    legal,
    parts,
    play,
    possible_seats,
    scores,
    winners,
)
from tests.support.rule import rule

SEEDS = range(60)
BOX = Counter(dict.fromkeys(INGREDIENTS, 7))

# --- The goal ---------------------------------------------------------------------------------------


@rule("ME1")
def test_collected_ingredients_make_a_gift_that_scores() -> None:
    end = {"exhausted": 1, "aside": "cannon totem"}
    match = set_up(player("metal fire"), stacks="tank | flute | robot", east="fire magic", **end)
    play(match, "go east", "take fire", "make tank with metal fire fire", draws="cannon totem")
    assert gifts(match) == {"tank"}
    play(match, "choose totem", "choose cannon")
    assert scores(match) == [4, 3]
    assert winners(match) == ["p1"]


@rule("ME1")
def test_types_colours_and_elves_bring_points_and_the_most_win() -> None:
    match = set_up_ended("tank submarine", "robot", "cannon telescope totem")
    assert parts(match, "p1") == {"collections": 3, "colour": 1, "elves": 0}
    assert parts(match, "p2") == {"collections": 1, "colour": 1, "elves": 1}
    assert parts(match, "p3") == {"collections": 3, "colour": 3, "elves": 1}
    assert scores(match) == [4, 3, 7]
    assert winners(match) == ["p3"]


@rule("ME1")
def test_nobody_has_won_before_the_end() -> None:
    assert set_up(player(gifts="tank")).outcome is None


def test_the_game_is_for_two_to_four() -> None:
    assert possible_seats(MASTER_ELF) == [2, 3, 4]


# --- The box ----------------------------------------------------------------------------------------


@rule("ME2")
def test_the_box_holds_45_gifts_and_42_ingredients() -> None:
    assert len(GIFTS) == 45
    assert {name: entry["copies"] for name, entry in DATA["ingredients"].items()} == BOX
    assert BOX.total() == 42


@rule("ME2")
def test_the_box_holds_a_crystal_and_an_elf_for_each_of_four_players() -> None:
    seated = field(MASTER_ELF.start(seats=4, seed=1), "players")
    assert [(one["crystal"], one["at"]) for one in seated] == [(True, "city")] * 4


@pytest.mark.parametrize("name", GIFTS)
@rule("ME2")
def test_a_gift_shows_two_ingredients_its_types_and_a_ribbon(name: str) -> None:
    gift = GIFTS[name]
    assert len(set(gift["ingredients"])) == len(gift["ingredients"]) == 2
    assert set(gift["ingredients"]) <= set(INGREDIENTS)
    assert len(set(gift["types"])) == len(gift["types"])
    assert len(gift["types"]) in (1, 2)
    assert set(gift["types"]) <= set(DATA["types"])
    assert gift["colour"] in DATA["colours"]


@rule("ME2")
def test_some_gifts_show_an_elf_and_some_two_types() -> None:
    assert {gift["elf"] for gift in GIFTS.values()} == {True, False}
    assert {len(gift["types"]) for gift in GIFTS.values()} == {1, 2}


@rule("ME2")
def test_a_position_has_every_gift_at_most_once() -> None:
    set_up(player(gifts="tank"), aside="robot", stacks="flute | cannon | totem")
    for laid in ({"aside": "tank"}, {"stacks": "flute tank | cannon | totem"}, {"aside": "robot robot"}):
        with pytest.raises(BadPosition):
            set_up(player(gifts="tank"), **laid)


@rule("ME2")
def test_a_position_has_no_more_ingredients_than_the_box() -> None:
    set_up(player("fire fire fire"), east="fire", deck="fire fire", discard="fire")
    for laid in ({"deck": "fire fire fire"}, {"discard": "fire fire"}, {"east": "fire fire"}):
        fields = {"east": "fire", "deck": "fire fire", "discard": "fire"} | laid
        with pytest.raises(BadPosition):
            set_up(player("fire fire fire"), **fields)


# --- Gifts ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "high", "left"), [(2, 8, 21), (3, 10, 15), (4, 12, 9)])
@rule("ME3")
def test_three_stacks_of_gifts_are_dealt_and_the_others_set_aside(seats: int, high: int, left: int) -> None:
    match = MASTER_ELF.start(seats=seats, seed=seats)
    assert sizes(match) == [high] * 3
    assert len(field(match, "aside")) == left
    dealt = [*stacks(match).replace("|", "").split(), *field(match, "aside")]
    assert sorted(dealt) == sorted(GIFTS)


@rule("ME3")
def test_any_gift_can_be_in_any_stack_or_aside() -> None:
    matches = [MASTER_ELF.start(seed=seed) for seed in SEEDS]
    assert set().union(*(aside(match) for match in matches)) == set(GIFTS)
    for number in range(3):
        found = [set(field(match, "stacks")[number]) for match in matches]
        assert set().union(*found) == set(GIFTS)


@rule("ME3")
def test_stacks_are_shuffled_from_top_to_bottom() -> None:
    lefts = [field(MASTER_ELF.start(seed=seed), "stacks")[0] for seed in SEEDS]
    order = list(GIFTS)
    for depth in (0, 4, 7):
        assert len({left[depth] for left in lefts}) > 25
    rising = [left[0] for left in lefts if order.index(left[0]) < order.index(left[1])]
    assert 15 < len(rising) < 45


@pytest.mark.parametrize("seats", [2, 3, 4])
@rule("ME3")
def test_everybody_sees_only_the_tops_and_nothing_set_aside(seats: int) -> None:
    match = MASTER_ELF.start(seats=seats, seed=5)
    for seat in (*match.seat_names, None):
        view = match.view(seat)
        assert view["stacks"] == [
            {"count": len(stack), "gifts": stack[:1]} for stack in field(match, "stacks")
        ]
        assert view["aside"] == {"count": 45 - sum(sizes(match)), "gifts": []}
        assert view["among"] == []
    assert {event.name for event in match.events} == {"draws", "lays-out", "turn"}


@rule("ME3")
def test_positions_that_differ_only_below_the_tops_and_aside_look_alike() -> None:
    one = set_up(player(), stacks="tank flute robot | cannon | totem", aside="key anchor")
    other = set_up(player(), stacks="tank key anchor | cannon | totem", aside="robot flute")
    third = set_up(player(), stacks="flute tank robot | cannon | totem", aside="key anchor")
    for seat in ("p1", "p2", None):
        assert one.view(seat) == other.view(seat)
        assert one.view(seat) != third.view(seat)


# --- Players ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
@rule("ME4")
def test_everybody_begins_in_the_city_with_three_cards_and_a_crystal(seats: int) -> None:
    match = MASTER_ELF.start(seats=seats, seed=7)
    assert len(field(match, "players")) == seats
    for seat in match.seat_names:
        assert hand(match, seat).total() == 3
        assert entry(match, seat)["crystal"] is True
        assert place(match, seat) == "city"
        assert gifts(match, seat) == set()


@pytest.mark.parametrize("seats", [2, 4])
@rule("ME4")
def test_first_hands_are_hidden_from_the_others(seats: int) -> None:
    match = MASTER_ELF.start(seats=seats, seed=8)
    for owner in match.seat_names:
        for seat in (*match.seat_names, None):
            shown = known_hand(match, owner, by=seat)
            assert shown == (hand(match, owner) if seat == owner else cards(""))
            assert match.view(seat)["players"][seat_number(owner)]["hand"]["count"] == 3
    dealt = [{"seat": seat, "count": 3} for seat in match.seat_names]
    assert seen(match.events, "draws", None) == dealt
    assert Counter(seen(match.events, "draws", "p2")[1]["cards"]) == hand(match, "p2")


@rule("ME4", "ME5")
def test_first_ingredients_are_random() -> None:
    matches = [MASTER_ELF.start(seed=seed) for seed in SEEDS]
    for seat in ("p1", "p2"):
        assert {card for match in matches for card in hand(match, seat)} == set(INGREDIENTS)
    for name in BORDER_AREAS:
        assert {card for match in matches for card in area(match, name)} == set(INGREDIENTS)


@pytest.mark.parametrize("seats", [2, 3, 4])
@rule("ME5")
def test_one_card_lies_in_each_border_area_and_the_rest_is_the_deck(seats: int) -> None:
    match = MASTER_ELF.start(seats=seats, seed=9)
    laid = {name: area(match, name) for name in BORDER_AREAS}
    assert [open_cards.total() for open_cards in laid.values()] == [1] * 4
    assert deck(match).total() == 42 - 4 - 3 * seats
    assert discard(match) == cards("")
    hands = [hand(match, seat) for seat in match.seat_names]
    assert sum([*laid.values(), *hands, deck(match)], Counter()) == BOX


@rule("ME5")
def test_everybody_sees_open_cards_and_the_size_of_the_deck() -> None:
    match = MASTER_ELF.start(seats=3, seed=10)
    for seat in (*match.seat_names, None):
        assert match.view(seat)["areas"] == field(match, "areas")
        assert match.view(seat)["deck"] == {"count": 29}
    laid = [{"count": 1, "cards": [*area(match, name)], "area": name} for name in BORDER_AREAS]
    assert seen(match.events, "lays-out") == laid


# --- Who begins -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "order"),
    [
        ({"seats": 2}, "p1 p2 p1"),
        ({"seats": 2, "ages": [40, 9]}, "p2 p1 p2"),
        ({"seats": 3, "ages": [9, 8, 10]}, "p2 p3 p1 p2"),
        ({"seats": 4, "ages": [70, 40, 7.5, 8]}, "p3 p4 p1 p2 p3"),
        ({"seats": 4, "ages": [4, 3, 2, 1]}, "p4 p1 p2 p3 p4"),
    ],
)
@rule("ME6")
def test_the_youngest_begins_and_turns_pass_clockwise(options: dict[str, Any], order: str) -> None:
    match = MASTER_ELF.start(seed=11, **options)
    assert now(match) == (order.split(maxsplit=1)[0], "go")
    assert [idle_turn(match) for _ in order.split()] == order.split()


@pytest.mark.parametrize(
    ("ages", "first", "ranks"),
    [([8, 8], "p1", [1, 2]), ([9, 8, 8], "p2", [3, 1, 2]), ([8, 9, 8, 8], "p1", [1, 4, 2, 3])],
)
@rule("ME6", "ME-R16")
def test_of_equal_ages_the_earlier_seat_is_the_younger(ages: list[int], first: str, ranks: list[int]) -> None:
    match = MASTER_ELF.start(seats=len(ages), seed=12, ages=ages)
    assert match.turn == first
    assert field(match, "ages") == ranks


@pytest.mark.parametrize("seats", [2, 3, 4])
@rule("ME-R16")
def test_without_ages_the_first_seat_is_the_youngest_and_the_last_the_oldest(seats: int) -> None:
    match = MASTER_ELF.start(seats=seats, seed=11)
    assert match.turn == "p1"
    assert field(match, "ages") == list(range(1, seats + 1))


@pytest.mark.parametrize("ages", [[8], [8, 9, 10], "89", [8, "nine"], [8, None]])
@rule("ME6")
def test_wrong_ages_are_refused(ages: Any) -> None:
    with pytest.raises(BadOption):
        MASTER_ELF.start(seats=2, ages=ages)


@rule("ME6", "ME-R1")
def test_everybodys_first_move_leaves_the_city() -> None:
    match = MASTER_ELF.start(seats=4, seed=13)
    for seat in match.seat_names:
        assert now(match) == (seat, "go")
        assert legal(match) == {f"go {name}" for name in BORDER_AREAS}
        idle_turn(match)
