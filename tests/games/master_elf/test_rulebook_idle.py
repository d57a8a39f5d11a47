"""Master Elf: the limit for matches in which no gift is made."""

import pytest

from ludoteca import Match
from tests.games.master_elf.board import (
    MASTER_ELF,
    area,
    gifts,
    idle_turn,
    make,
    maker,
    now,
    player,
    price,
    seen,
    set_up,
)
from tests.support.board import cards, field, hand, legal, play, reason, scores
from tests.support.rule import rule

ASIDE = "rocket samovar totem anchor"


def idling(seats: int, idle: int) -> Match:
    """Return a match in which the first player can pass after this many turns without a gift."""
    seated = [player("fire") for _ in range(seats)]
    return set_up(*seated, step="make", idle=idle, aside=ASIDE)


@rule("ME-R12")
def test_a_match_without_gifts_ends_after_60_turns_of_each_player() -> None:
    match = MASTER_ELF.start(seats=2, seed=1)
    turns = []
    while field(match, "step") == "go":
        turns.append(idle_turn(match))
    assert turns == ["p1", "p2"] * 60
    assert (field(match, "step"), field(match, "exhausted")) == ("choose", 0)


@pytest.mark.parametrize("seats", [2, 3, 4])
@rule("ME-R12")
def test_the_limit_grows_with_the_number_of_players(seats: int) -> None:
    match = idling(seats, 60 * seats - 2)
    events = play(match, "pass")
    assert (now(match), field(match, "idle")) == (("p2", "go"), 60 * seats - 1)
    events += play(match, "go south", "pass")
    assert (field(match, "step"), field(match, "idle")) == ("choose", 60 * seats)
    assert len(field(match, "bonus")) == len(field(match, "order")) == seats
    assert seen(events, "turn") == [{"seat": "p2"}]


@rule("ME-R12")
def test_a_gift_restarts_the_count() -> None:
    match = maker(price("tank"), "tank robot | flute | cannon", idle=119, aside=ASIDE)
    play(match, make("tank"))
    assert (now(match), field(match, "idle")) == (("p2", "go"), 0)
    idle_turn(match)
    assert field(match, "idle") == 1


@rule("ME-R12")
def test_a_free_gift_leaves_the_count_at_zero() -> None:
    match = maker(price("casket"), "casket robot | flute tank | cannon", gifts="key", idle=119, aside=ASIDE)
    play(match, make("casket"), "look middle", "claim tank")
    assert (now(match), field(match, "idle")) == (("p2", "go"), 0)


@rule("ME-R12")
def test_the_last_turn_is_played_to_its_end() -> None:
    full = player("air " * 7 + "wood", at="north")
    match = set_up(full, step="make", idle=119, aside=ASIDE, deck="fire fire fire fire")
    play(match, "pass", draws="")
    assert (now(match), field(match, "idle")) == (("p1", "discard"), 120)
    play(match, "discard wood", draws="fire fire fire totem rocket")
    assert (hand(match), area(match, "north")) == (cards("air " * 7), cards("fire fire fire"))
    assert now(match) == ("p1", "choose")
    assert set(field(match, "bonus")) == {"totem", "rocket"}


@rule("ME-R12")
def test_bonus_gifts_and_scoring_follow_as_usual() -> None:
    match = set_up(
        *(player("fire", gifts="tank"), player(gifts="knight-helmet totem")),
        stacks="robot | flute | cannon",
        **{"step": "make", "idle": 119, "turn": "p2", "aside": "submarine telescope"},
    )
    play(match, "pass")
    assert (now(match), legal(match)) == (("p1", "choose"), {"choose submarine", "choose telescope"})
    play(match, "choose submarine")
    assert (now(match), legal(match)) == (("p2", "choose"), {"choose telescope"})
    events = play(match, "choose telescope")
    assert match.over
    assert seen(events, "over") == [{}]
    assert gifts(match) == {"tank", "submarine"}
    assert scores(match) == [3 + 1 + 0, 4 + 2 + 2]
    assert (reason(match), field(match, "exhausted")) == ("idle", 0)


@rule("ME-R12")
def test_the_outcome_names_the_reason() -> None:
    match = maker(price("tank"), "tank | flute | cannon", exhausted=1, idle=119, aside=ASIDE)
    play(match, make("tank"))
    play(match, match.moves[0])
    play(match, match.moves[0])
    assert (match.over, reason(match)) == (True, "exhausted")


@pytest.mark.parametrize("exhausted", [0, 1])
@rule("ME-R12")
def test_a_match_can_also_end_idle_after_new_stacks(exhausted: int) -> None:
    match = set_up(player("fire"), step="make", idle=119, exhausted=exhausted, aside=ASIDE)
    play(match, "pass")
    play(match, match.moves[0])
    play(match, match.moves[0])
    assert (match.over, reason(match), field(match, "exhausted")) == (True, "idle", exhausted)
