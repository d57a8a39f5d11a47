"""Africana: the last round, and the bound for matches in which nothing happens."""

from collections import Counter

import pytest

from ludoteca import Match
from tests.games.africana.board import (
    AFRICANA,
    QUIET,
    discard,
    done,
    parts,
    pile,
    place,
    player,
    seen,
    set_up,
    set_up_ended,
    silver,
    slots,
)
from tests.support.board import cards, field, hand, legal, play, reason, refuses, scores
from tests.support.rule import rule

FOUR = " ".join(QUIET.split()[:4])


def at_the_goal(seats: int, first: str, trigger: str, pile: str = "") -> Match:
    """Return a match in which one seat may complete an expedition and so start the last round."""
    arrived = player(at="dakar")
    seated = [arrived if f"p{seat + 1}" == trigger else player() for seat in range(seats)]
    current = f"{FOUR} tripoli-dakar:{trigger}"
    return set_up(*seated, slots=current, pile=pile, first=first, turn=trigger)


def turns_until_the_end(match: Match, most: int = 12) -> str:
    """Return the seats whose turns are still played if everybody just draws."""
    turns: list[str] = []
    while match.turn and len(turns) < most:
        turns.append(match.turn)
        play(match, "draw", draws="")
    return " ".join(turns)


# --- The last round ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "first", "trigger", "rest"),
    [
        (2, "p1", "p1", "p2"),
        (2, "p1", "p2", ""),
        (2, "p2", "p2", "p1"),
        (2, "p2", "p1", ""),
        (3, "p1", "p1", "p2 p3"),
        (3, "p1", "p2", "p3"),
        (3, "p1", "p3", ""),
        (3, "p2", "p2", "p3 p1"),
        (3, "p2", "p1", ""),
        (3, "p3", "p1", "p2"),
        (4, "p1", "p1", "p2 p3 p4"),
        (4, "p1", "p3", "p4"),
        (4, "p1", "p4", ""),
        (4, "p2", "p1", ""),
        (4, "p3", "p3", "p4 p1 p2"),
        (4, "p3", "p4", "p1 p2"),
        (4, "p4", "p2", "p3"),
    ],
)
@rule("AF33", "AF-R16")
def test_the_round_is_played_up_to_the_right_of_the_first_player(
    seats: int, first: str, trigger: str, rest: str
) -> None:
    match = at_the_goal(seats, first, trigger)
    play(match, "move", "complete tripoli-dakar")
    assert match.turn == trigger
    play(match, "end")
    assert turns_until_the_end(match) == rest
    assert match.over
    assert reason(match) == "exhausted"


@pytest.mark.parametrize("trigger", ["p2", "p3", "p4", "p1"])
@rule("AF33")
def test_everybody_has_had_the_same_number_of_turns(trigger: str) -> None:
    match = at_the_goal(4, "p2", trigger)
    match = AFRICANA.position(match.position() | {"turn": "p2"}, seed=1)
    turns: Counter[str | None] = Counter()
    while match.turn and turns.total() < 12:
        turns[match.turn] += 1
        play(match, *(["move", "complete tripoli-dakar", "end"] if match.turn == trigger else ["draw"]))
    assert turns == {"p1": 1, "p2": 1, "p3": 1, "p4": 1}


@rule("AF33")
def test_the_match_goes_on_while_all_slots_can_be_filled() -> None:
    match = at_the_goal(2, "p1", "p2", pile="tripoli-leopoldville")
    events = play(match, "move", "complete tripoli-dakar", "end")
    assert seen(events, "final") == []
    assert (pile(match), match.view(None)["final"]) == ("", False)
    assert turns_until_the_end(match, 6) == "p1 p2 p1 p2 p1 p2"
    assert match.outcome is None


@rule("AF33")
def test_an_empty_pile_alone_does_not_end_the_match() -> None:
    match = set_up(player(), player(), turn="p2")
    assert turns_until_the_end(match, 4) == "p2 p1 p2 p1"
    assert not match.over


@rule("AF33")
def test_the_last_round_is_announced_once() -> None:
    match = set_up(
        *(player(at="dakar"), player(at="dakar"), player()),
        slots=f"tripoli-dakar:p1 zanzibar-dakar:p2 {' '.join(QUIET.split()[:3])}",
        action="move",
    )
    assert match.view("p2")["final"] is False
    events = play(match, "complete tripoli-dakar", "end")
    assert [seen(events, "final", seat) for seat in ("p1", "p2", "p3", None)] == [[{}]] * 4
    assert [match.view(seat)["final"] for seat in ("p1", "p2", "p3", None)] == [True] * 4
    events = play(match, "move", "complete zanzibar-dakar", "end")
    assert seen(events, "final") == []


@rule("AF33")
def test_turns_of_the_last_round_are_whole_turns() -> None:
    last = player("grey orange", at="tripoli", silver=5, bought="drum-dakar")
    match = set_up(player(), last, slots="- loanda-jidda tripoli-dakar", turn="p2", north="drum-loanda")
    assert legal(match) == {"draw", "buy", "move"}
    play(match, "move", "join tripoli-dakar", "go timbuktu with orange", "go dakar with grey")
    play(match, "complete tripoli-dakar", "complete drum-dakar")
    assert match.outcome is None
    play(match, "end")
    assert match.over
    assert done(match, "p2") == cards("tripoli-dakar drum-dakar")
    assert silver(match, "p2") == 5 + 2 + 3 + 1


@rule("AF33", "AF29", "AF30")
def test_the_limits_hold_at_the_end_of_the_last_turn_too() -> None:
    full = player("grey " * 6, bought="mask-napoli jug-aswan drum-dakar drum-loanda")
    match = set_up(player(), full, slots="", turn="p2")
    play(match, "move", "end")
    assert (match.turn, field(match, "action")) == ("p2", "discard")
    play(match, "discard grey", "drop jug-aswan")
    assert match.over
    assert parts(match, "p2") == {"cards": 2, "open": 3}


# --- When it begins ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pile", "after", "final"),
    [
        ("", "- - loanda-jidda addis-ababa-timbuktu windhoek-aswan", True),
        ("lagos-serengeti", "lagos-serengeti - loanda-jidda addis-ababa-timbuktu windhoek-aswan", True),
        (
            "lagos-serengeti serengeti-cairo",
            "lagos-serengeti serengeti-cairo loanda-jidda addis-ababa-timbuktu windhoek-aswan",
            False,
        ),
    ],
)
@rule("AF-R16")
def test_the_last_round_begins_when_fewer_expeditions_are_left_than_slots_are_empty(
    pile: str, after: str, final: bool
) -> None:
    match = set_up(
        *(player(at="dakar"), player()),
        slots="tripoli-dakar:p1 zanzibar-dakar:p1 loanda-jidda addis-ababa-timbuktu windhoek-aswan",
        pile=pile,
        action="move",
    )
    play(match, "complete zanzibar-dakar", "complete tripoli-dakar", "end")
    assert slots(match) == after
    assert field(match, "pile") == []
    assert match.view("p2")["final"] is final
    assert turns_until_the_end(match, 3) == ("p2" if final else "p2 p1 p2")
    assert match.over is final


@rule("AF-R16")
def test_what_was_laid_out_last_can_still_be_joined() -> None:
    match = set_up(
        *(player(at="dakar"), player(at="lagos")),
        slots="tripoli-dakar:p1 zanzibar-dakar:p1",
        pile="lagos-serengeti",
        action="move",
    )
    play(match, "complete tripoli-dakar", "complete zanzibar-dakar", "end", "move")
    assert legal(match) == {"end", "join lagos-serengeti"}


@rule("AF-R16")
def test_if_the_last_player_begins_it_the_match_ends_with_this_turn() -> None:
    match = set_up(
        *(player(), player(), player(at="dakar")),
        slots=f"tripoli-dakar:p3 zanzibar-dakar:p3 {' '.join(QUIET.split()[:3])}",
        pile="lagos-serengeti",
        turn="p3",
    )
    play(match, "move", "complete tripoli-dakar", "complete zanzibar-dakar")
    assert match.outcome is None
    play(match, "end")
    assert match.over
    assert slots(match).split()[:2] == ["lagos-serengeti", "-"]


@rule("AF33")
def test_everything_stays_as_it_is_when_the_match_is_over() -> None:
    match = set_up(player("grey joker", at="tripoli"), player("violet", at="cairo"), turn="p2", slots="")
    play(match, "move", "go napoli with violet", "end")
    assert (match.turn, match.moves) == (None, [])
    assert [field(match, name) for name in ("turn", "action", "flips", "used")] == [None, None, 0, []]
    assert (place(match), place(match, "p2")) == ("tripoli", "napoli")
    assert hand(match) == cards("grey joker")
    assert discard(match) == cards("violet")
    assert refuses(match, "draw")
    assert scores(AFRICANA.position(match.position())) == scores(match)


# --- The idle bound ---------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
@rule("AF-R21")
def test_sixty_turns_of_everybody_without_a_completed_expedition_end_the_match(seats: int) -> None:
    match = AFRICANA.start(seats=seats, seed=9, first="p2")
    turns: Counter[str | None] = Counter()
    while not match.over and turns.total() < 300:
        turns[match.turn] += 1
        play(match, "move", "end")
    assert turns == dict.fromkeys(match.seat_names, 60)
    assert reason(match) == "idle"
    assert "-" not in slots(match).split()
    assert scores(match) == [0] * seats


@pytest.mark.parametrize(
    ("seats", "first", "turn", "idle", "rest"),
    [
        (2, "p1", "p2", 119, "p2"),
        (2, "p1", "p1", 118, "p1 p2"),
        (2, "p1", "p2", 118, "p2 p1 p2"),
        (2, "p2", "p2", 119, "p2 p1"),
        (2, "p2", "p1", 119, "p1"),
        (3, "p1", "p3", 179, "p3"),
        (3, "p1", "p2", 179, "p2 p3"),
        (3, "p2", "p2", 179, "p2 p3 p1"),
        (3, "p2", "p1", 178, "p1 p2 p3 p1"),
        (4, "p1", "p4", 239, "p4"),
        (4, "p3", "p4", 239, "p4 p1 p2"),
        (4, "p1", "p4", 238, "p4 p1 p2 p3 p4"),
    ],
)
@rule("AF-R21")
def test_an_idle_match_ends_after_the_last_players_turn(
    seats: int, first: str, turn: str, idle: int, rest: str
) -> None:
    match = set_up(*[player()] * seats, first=first, turn=turn, idle=idle)
    assert turns_until_the_end(match) == rest
    assert match.over
    assert reason(match) == "idle"


@rule("AF-R21")
def test_a_completed_expedition_restarts_the_idle_count() -> None:
    current = f"{FOUR} tripoli-dakar:p2"
    match = set_up(player(), player(at="dakar"), slots=current, pile="lagos-serengeti", turn="p2", idle=119)
    play(match, "move", "complete tripoli-dakar")
    assert field(match, "idle") == 0
    play(match, "end")
    assert not match.over
    assert (match.turn, field(match, "idle")) == ("p1", 1)


@rule("AF-R21")
def test_sixty_rounds_follow_an_expedition_completed_by_the_last_player() -> None:
    current = f"{FOUR} tripoli-dakar:p2"
    match = set_up(player(), player(at="dakar"), slots=current, pile="lagos-serengeti", turn="p2", idle=119)
    play(match, "move", "complete tripoli-dakar", "end")
    assert turns_until_the_end(match, 200) == " ".join(["p1 p2"] * 60)


@rule("AF-R21")
def test_joining_and_completed_adventures_do_not_restart_the_idle_count() -> None:
    current = f"tripoli-leopoldville tripoli-dakar {' '.join(QUIET.split()[:3])}"
    last = player(at="tripoli", bought="shield-tripoli")
    match = set_up(player(), last, slots=current, turn="p2", idle=119)
    play(match, "move", "join tripoli-dakar", "complete shield-tripoli", "end")
    assert match.over


@rule("AF-R21")
def test_an_idle_match_is_scored_as_usual() -> None:
    owner = player("grey grey joker", silver=23, done="tripoli-dakar mask-napoli mask-timbuktu")
    match = set_up(player(), owner, turn="p2", idle=119)
    play(match, "move", "end")
    assert reason(match) == "idle"
    assert parts(match, "p2") == {"expeditions": 1, "artefacts": 10, "sets": 6, "silver": 2, "cards": 1}


@rule("AF-R21", "AF33")
def test_an_empty_slot_is_the_reason_even_in_an_idle_match() -> None:
    match = set_up(player(), player(), slots=FOUR, turn="p2", idle=119)
    play(match, "draw")
    assert reason(match) == "exhausted"
    assert reason(set_up_ended(player(), player(), slots=QUIET)) == "idle"


@rule("AF33")
def test_nothing_is_legal_after_the_end() -> None:
    """An adventure that was left open cannot even be dropped."""
    adventures = list(AFRICANA.edition.data["adventures"])
    match = set_up(player(), player(bought=" ".join(adventures[:2])), turn="p2", idle=119)
    play(match, "move", "end")
    assert match.over
    is_legal = AFRICANA.rules.is_legal
    assert not any(is_legal(match.state, action) for action in range(AFRICANA.actions))
