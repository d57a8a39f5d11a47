"""Master Elf: stacks that run out, new stacks, and the end of the match."""

from itertools import permutations
from typing import Any

import pytest

from ludoteca import Match
from tests.games.master_elf.board import (
    EVERYBODY,
    GIFTS,
    MASTER_ELF,
    area,
    aside,
    deck,
    discard,
    gifts,
    idle_turn,
    make,
    maker,
    now,
    player,
    price,
    seen,
    set_up,
    sizes,
    stacks,
)
from tests.support.board import cards, could_draw, field, hand, legal, play, reason, refuses
from tests.support.rule import rule

TANK = make("tank")
LAST_OF_EACH = ["tank | robot flute | cannon", "robot flute | tank | cannon", "robot flute | cannon | tank"]
SOME = "robot flute cannon totem anchor samovar telescope rocket spyglass amphora barometer goldfish"


def emptying(left: str, **fields: Any) -> Match:
    """Return a match with the tank as the last gift of its stack; ``left`` says what is in the others."""
    laid = left if "|" in left else split(left)
    return maker(price("tank"), f"tank | {laid}", **fields)


def split(gifts: str) -> str:
    """Return two stacks of the same gifts."""
    names = gifts.split()
    return f"{' '.join(names[::2])} | {' '.join(names[1::2])}"


# --- The first time ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "expected"),
    [
        (2, [1, 1, 0]),
        (3, [1, 1, 1]),
        (4, [2, 1, 1]),
        (5, [2, 2, 1]),
        (6, [2, 2, 2]),
        (7, [3, 2, 2]),
        (8, [3, 3, 2]),
        (12, [4, 4, 4]),
    ],
)
@rule("ME23", "ME-R9")
def test_new_stacks_differ_by_at_most_one_gift_with_larger_ones_left(
    number: int, expected: list[int]
) -> None:
    left = " ".join(SOME.split()[:number])
    match = emptying(left, aside="key casket")
    play(match, TANK)
    assert sizes(match) == expected
    assert sorted(stacks(match).replace("|", "").split()) == sorted(left.split())
    assert (aside(match), gifts(match)) == ({"key", "casket"}, {"tank"})
    assert (now(match), field(match, "exhausted")) == (("p2", "go"), 1)


@rule("ME23")
def test_gifts_of_all_stacks_are_shuffled_together() -> None:
    match = emptying("robot flute cannon totem | anchor")
    play(match, TANK, draws="cannon anchor flute robot totem")
    assert stacks(match) == "cannon anchor | flute robot | totem"


@rule("ME23")
def test_new_stacks_can_have_any_order() -> None:
    match = emptying("robot | flute cannon", aside="key casket")
    for order in permutations(["robot", "flute", "cannon"]):
        assert could_draw(match, TANK, " ".join(order))
    assert not could_draw(match, TANK, "robot flute key")
    assert not could_draw(match, TANK, "robot robot flute")


@rule("ME23")
def test_new_stacks_are_shuffled() -> None:
    laid = emptying(SOME).position()
    orders = []
    for seed in range(60):
        match = MASTER_ELF.position(laid, seed=seed)
        play(match, TANK)
        orders.append(stacks(match).replace("|", "").split())
    for place in (0, 3, 4, 11):
        assert {order[place] for order in orders} == set(SOME.split())


@rule("ME23")
def test_everybody_sees_the_new_tops() -> None:
    match = emptying("robot flute | cannon totem")
    events = play(match, TANK, draws="totem robot flute cannon")
    bared = [("totem", "left"), ("flute", "middle"), ("cannon", "right")]
    for seat in EVERYBODY:
        assert seen(events, "restacks", seat) == [{}]
        assert seen(events, "bares", seat) == [{"gift": gift, "place": place} for gift, place in bared]
        assert [stack["gifts"] for stack in match.view(seat)["stacks"]] == [[gift] for gift, _ in bared]


@pytest.mark.parametrize("laid", LAST_OF_EACH)
@rule("ME23")
def test_any_of_the_three_stacks_can_run_out(laid: str) -> None:
    match = maker(price("tank"), laid)
    play(match, TANK)
    assert (sizes(match), field(match, "exhausted")) == ([1, 1, 1], 1)


@rule("ME23")
def test_stacks_stay_as_they_are_until_one_runs_out() -> None:
    match = maker(price("tank"), "tank robot | flute | cannon")
    events = play(match, TANK, draws="")
    assert (stacks(match), field(match, "exhausted")) == ("robot | flute | cannon", 0)
    assert seen(events, "restacks") == []


@rule("ME23", "ME16", "ME17")
def test_after_new_stacks_the_turn_ends_as_usual() -> None:
    rich = player("metal metal fire " + "air " * 7 + "wood", at="north")
    match = set_up(rich, stacks="tank | robot flute | cannon", step="make", deck="water water water")
    play(match, TANK)
    assert (sizes(match), now(match)) == ([1, 1, 1], ("p1", "discard"))
    play(match, "discard wood")
    assert (area(match, "north"), now(match)) == (cards("water water water"), ("p2", "go"))


# --- Few gifts --------------------------------------------------------------------------------------


@rule("ME-R9")
def test_with_two_gifts_one_stack_stays_empty_and_the_match_goes_on() -> None:
    match = emptying("robot | flute", aside="key casket")
    play(match, TANK, draws="flute robot")
    assert stacks(match) == "flute | robot |"
    assert (now(match), field(match, "exhausted")) == (("p2", "go"), 1)
    assert [idle_turn(match) for _ in range(4)] == ["p2", "p1", "p2", "p1"]
    assert field(match, "exhausted") == 1


@rule("ME-R9", "ME-R10")
def test_with_one_gift_two_stacks_stay_empty_and_the_match_goes_on() -> None:
    match = maker(price("casket"), "casket | flute | robot", gifts="key", aside="tank")
    play(match, make("casket"), "look middle", "claim flute", draws="robot")
    assert stacks(match) == "robot | |"
    assert (now(match), field(match, "exhausted")) == (("p2", "go"), 1)
    assert [idle_turn(match) for _ in range(3)] == ["p2", "p1", "p2"]


@rule("ME-R9")
def test_without_gifts_all_stacks_stay_empty_and_nothing_can_be_made() -> None:
    match = maker(price("tank") + " fire fire metal metal", "tank | |", aside="key casket")
    play(match, TANK)
    assert (stacks(match), field(match, "exhausted")) == ("| |", 1)
    idle_turn(match)
    play(match, "go south")
    assert legal(match) == {"pass"}
    assert aside(match) == {"key", "casket"}


@pytest.mark.parametrize("left", ["robot | flute", "robot |"])
@rule("ME-R9", "ME24")
def test_the_next_gift_ends_the_match_if_new_stacks_were_too_small(left: str) -> None:
    match = set_up(
        *(player(price("tank")), player(price("robot"))),
        stacks=f"tank | {left}",
        **{"step": "make", "aside": "key casket"},
    )
    play(match, TANK, "go south", make("robot"))
    assert (field(match, "exhausted"), field(match, "step")) == (2, "choose")


# --- The second time --------------------------------------------------------------------------------


@pytest.mark.parametrize("laid", LAST_OF_EACH)
@rule("ME24", "ME-R11")
def test_the_second_stack_to_run_out_ends_the_match_whichever_it_is(laid: str) -> None:
    match = maker(price("tank"), laid, exhausted=1, aside="key casket totem")
    events = play(match, TANK)
    assert (field(match, "exhausted"), field(match, "step")) == (2, "choose")
    assert seen(events, "restacks") == []
    assert stacks(match).split() == laid.replace("tank", "").split()


@rule("ME24")
def test_a_new_stack_that_runs_out_ends_the_match() -> None:
    match = set_up(
        *(player(price("tank")), player(price("robot"))),
        stacks="tank | robot flute | cannon totem",
        **{"step": "make", "aside": "key casket", "south": "air air"},
    )
    play(match, TANK, draws="flute totem robot cannon")
    assert stacks(match) == "flute totem | robot | cannon"
    play(match, "go south", "take air", make("robot"))
    assert (field(match, "exhausted"), field(match, "step")) == (2, "choose")
    while not match.over:
        play(match, match.moves[0])
    assert reason(match) == "exhausted"


@pytest.mark.parametrize(("seats", "last"), [(2, "p1"), (3, "p2"), (4, "p1")])
@rule("ME24", "ME-R11")
def test_nobody_has_another_turn_after_the_end(seats: int, last: str) -> None:
    seated = [player(price("tank") if f"p{seat + 1}" == last else "") for seat in range(seats)]
    laid = {"step": "make", "turn": last, "exhausted": 1, "aside": SOME.replace("robot flute cannon", "")}
    match = set_up(*seated, stacks="tank | robot flute | cannon", **laid)
    events = play(match, TANK)
    assert seen(events, "turn") == []
    for _ in range(seats):
        assert all(move.startswith("choose ") for move in legal(match))
        assert refuses(match, "go north")
        events += play(match, match.moves[0])
    assert match.over
    assert (match.moves, match.turn) == ([], None)
    assert seen(events, "turn") == []


@rule("ME-R11")
def test_the_end_skips_the_hand_limit_and_new_cards() -> None:
    rich = player("metal metal fire " + "air " * 7 + "wood wood", at="north")
    match = set_up(
        rich,
        stacks="tank | robot flute | cannon",
        **{"step": "make", "exhausted": 1, "deck": "water water water", "aside": "key casket"},
    )
    play(match, TANK)
    assert field(match, "step") == "choose"
    play(match, "choose key", "choose casket")
    assert hand(match) == cards("air " * 7 + "wood wood")
    assert (area(match, "north"), deck(match)) == (cards(""), cards("water water water"))
    assert discard(match) == cards("metal metal fire")


# --- When it is asked -------------------------------------------------------------------------------


@rule("ME-R8")
def test_an_empty_stack_counts_after_the_special_action() -> None:
    match = maker(price("casket"), "casket | robot flute | cannon totem", gifts="key")
    play(match, make("casket"))
    assert (now(match), field(match, "exhausted")) == (("p1", "look"), 0)
    assert stacks(match) == "| robot flute | cannon totem"
    play(match, "look right")
    assert (field(match, "exhausted"), stacks(match)) == (0, "| robot flute | cannon totem")
    play(match, "claim totem", draws="flute cannon robot")
    assert (field(match, "exhausted"), stacks(match)) == (1, "flute | cannon | robot")
    assert gifts(match) == {"key", "casket", "totem"}


@pytest.mark.parametrize("answers", [["decline"], ["look middle", "decline"]])
@rule("ME-R8")
def test_an_empty_stack_counts_after_declining(answers: list[str]) -> None:
    match = maker(price("casket"), "casket | robot flute | cannon", gifts="key")
    play(match, make("casket"), *answers)
    assert (field(match, "exhausted"), sizes(match)) == (1, [1, 1, 1])


@rule("ME-R8")
def test_a_free_gift_can_empty_a_stack() -> None:
    match = maker(price("casket"), "casket robot | flute | cannon totem", gifts="key")
    play(match, make("casket"), "look middle", "claim flute", draws="totem robot cannon")
    assert (field(match, "exhausted"), stacks(match)) == (1, "totem | robot | cannon")


@rule("ME-R8", "ME24")
def test_a_free_gift_can_end_the_match() -> None:
    laid = {"exhausted": 1, "aside": "rocket samovar"}
    match = maker(price("casket"), "casket robot | flute | cannon totem", gifts="key", **laid)
    play(match, make("casket"), "look middle", "claim flute")
    assert (field(match, "exhausted"), field(match, "step")) == (2, "choose")
    assert gifts(match) == {"key", "casket", "flute"}


@rule("ME-R8", "ME24")
def test_the_very_last_gift_still_starts_its_special_action() -> None:
    laid = {"exhausted": 1, "aside": "rocket samovar spyglass"}
    match = maker(price("pirate"), "pirate | flute | cannon", gifts="treasure-map", **laid)
    play(match, make("pirate"))
    assert (now(match), field(match, "exhausted")) == (("p1", "look"), 1)
    play(match, "look aside", "claim rocket", draws="spyglass samovar")
    assert (field(match, "exhausted"), field(match, "step")) == (2, "choose")
    assert gifts(match) == {"treasure-map", "pirate", "rocket"}
    assert set(field(match, "bonus")) == {"samovar", "spyglass"}


@pytest.mark.parametrize("exhausted", [0, 1])
@rule("ME-R8")
def test_an_empty_stack_counts_only_after_a_gift(exhausted: int) -> None:
    match = maker(price("tank"), "tank | robot |", exhausted=exhausted)
    play(match, "pass")
    assert (now(match), field(match, "exhausted"), stacks(match)) == (
        ("p2", "go"),
        exhausted,
        "tank | robot |",
    )


@rule("ME-R10", "ME-R8")
def test_two_stacks_that_run_out_together_count_once() -> None:
    match = maker(price("casket"), "casket | flute | robot cannon totem anchor", gifts="key")
    events = play(match, make("casket"), "look middle", "claim flute", draws="anchor totem robot cannon")
    assert (field(match, "exhausted"), now(match)) == (1, ("p2", "go"))
    assert stacks(match) == "anchor totem | robot | cannon"
    assert seen(events, "restacks") == [{}]


@rule("ME-R9", "ME23")
def test_the_most_gifts_possible_are_dealt_evenly() -> None:
    names = [name for name in GIFTS if name != "tank"][:24]
    match = emptying(f"{' '.join(names[:12])} | {' '.join(names[12:])}")
    play(match, TANK)
    assert sizes(match) == [8, 8, 8]
    assert sorted(stacks(match).replace("|", "").split()) == sorted(names)
