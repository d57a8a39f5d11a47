"""ALPACA: a match without placements ends, however many extra turns are left (A-R30)."""

from functools import partial

import pytest

from ludoteca import BadPosition, Match
from ludoteca.core.kernel.structs import pack
from tests.games.alpaca import naive
from tests.games.alpaca.board import ALPACA, farm, player, set_up
from tests.support.board import field, play, reason, refuses, winners
from tests.support.random_matches import next_luck, own_state
from tests.support.rule import rule

# The Graduate frees itself; bought back with the other three, it is in the same hand again.
CHAIN = "graduate twins viking reveller"


def choose_chain_move(match: Match) -> str:
    """Return a move that keeps the turn for as long as the rules allow.

    Graduates are played and bought back.  Another alpaca is placed only shortly before the limit.
    """
    moves = match.moves
    spare = [move for move in moves if move.startswith("place") and move.split()[1] not in CHAIN.split()]
    if spare and field(match, "idle") >= 60 * match.seats - 25:
        return spare[0]
    for move in ("play graduate", "buy graduate"):
        if move in moves:
            return move
    return moves[0] if field(match, "pending") else "end"


def play_chain(match: Match) -> list[str]:
    """Chain Graduates to the end and return whose turns were played."""
    ended = []
    while not match.over:
        move = choose_chain_move(match)
        ended += [str(match.turn)] if move == "end" else []
        match.play(move)
    return ended


# --- The limit --------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
@rule("A-R30")
def test_sixty_turns_of_each_seat_without_a_placement_end_the_match(seats: int) -> None:
    last = f"p{seats}"
    match = set_up(*[player()] * seats, turn=last, idle=60 * seats - 2)
    play(match, "end")
    assert match.turn == "p1"
    match = set_up(*[player()] * seats, turn=last, idle=60 * seats - 1)
    play(match, "end")
    assert (match.turn, field(match, "final"), reason(match)) == (None, True, "idle")
    assert winners(match) == match.seat_names


@rule("A-R30")
def test_an_idle_match_ends_with_the_last_players_turn() -> None:
    match = set_up(player(), player(), player(), idle=179)
    play(match, "end")
    assert (match.turn, field(match, "idle")) == ("p2", 180)
    play(match, "end", "end")
    assert (match.over, field(match, "idle")) == (True, 182)


@pytest.mark.parametrize(
    ("moves", "idle"),
    [
        (["place puppy"], 0),
        (["play noisemaker", "join p2"], 0),
        (["play mime", "copy noisemaker", "join p2"], 0),
        (["play ticket-clerk", "swap-in puppy", "swap-out snob"], 100),
        (["buy librarian", "pay mime"], 100),
    ],
)
@rule("A-R30")
def test_only_an_alpaca_that_comes_behind_a_fence_resets_the_count(moves: list[str], idle: int) -> None:
    own = player("puppy noisemaker mime ticket-clerk", farm="noisemaker | snob")
    match = set_up(own, player(farm="viking"), market="librarian", idle=100)
    play(match, *moves)
    assert field(match, "idle") == idle
    play(match, "end")
    assert field(match, "idle") == idle + 1


@rule("A-R30", "A-R25")
def test_a_fence_takes_in_two_alpacas_at_most_even_if_twins_leave_it() -> None:
    own = player("ticket-clerk ticket-clerk snob mime puppy fence", farm="twins")
    match = set_up(own, placements=3, idle=100)
    play(match, "play ticket-clerk", "swap-in snob", "swap-out twins")
    assert (farm(match), field(match, "idle")) == ("snob", 100)
    play(match, "place mime")
    assert (farm(match), field(match, "idle")) == ("snob mime", 0)
    play(match, "play ticket-clerk")
    assert refuses(match, "swap-in twins")
    play(match, "swap-in puppy", "swap-out mime", "place mime")
    assert farm(match) == "snob puppy | mime"


# --- Extra turns ------------------------------------------------------------------------------------


@pytest.mark.parametrize("final", [False, True])
@rule("A-R30", "A-R20")
def test_extra_turns_are_played_up_to_the_idle_limit_and_lost_after_it(final: bool) -> None:
    match = set_up(player(), player(), player(), turn="p2", idle=177, extra_turns=9, final=final)
    play(match, "end", "end")
    assert (match.turn, field(match, "idle"), field(match, "extra-turns")) == ("p2", 179, 7)
    play(match, "end")
    assert (match.turn, field(match, "idle"), field(match, "extra-turns")) == ("p3", 180, 0)
    play(match, "end")
    assert match.over


@pytest.mark.parametrize("final", [False, True])
@rule("A-R30", "A-R26")
def test_the_last_players_extra_turns_are_lost_too(final: bool) -> None:
    match = set_up(player(), player("graduate"), turn="p2", idle=119, extra_turns=3, final=final)
    play(match, "play graduate")
    assert field(match, "extra-turns") == 4
    play(match, "end")
    assert (match.over, field(match, "extra-turns")) == (True, 0)


@rule("A-R30")
def test_a_placement_in_time_saves_the_extra_turns() -> None:
    match = set_up(player(), player("puppy fence"), turn="p2", idle=130, extra_turns=2)
    play(match, "place puppy", "end")
    assert (match.turn, field(match, "idle"), field(match, "extra-turns")) == ("p2", 1, 1)


@pytest.mark.parametrize("final", [False, True])
@pytest.mark.parametrize("seat", ["p1", "p2"])
@rule("A-R30", "A48")
def test_a_graduate_bought_back_in_every_turn_holds_the_match_for_sixty_turns_each(
    seat: str, final: bool
) -> None:
    own, other = player(CHAIN), player()
    match = set_up(*([own, other] if seat == "p1" else [other, own]), turn=seat, final=final)
    rest = ["p2"] if seat == "p1" else []
    assert play_chain(match) == [seat] * 120 + rest
    assert reason(match) == "idle"


def longest() -> Match:
    """Play a thousand extra turns and place an alpaca whenever the bound is near, then chain Graduates."""
    spare = "puppy librarian mime explorer sweeper pacifist fighter anxious fence fence fence fence"
    return set_up(player(deck=spare), player(f"{CHAIN} puppy", farm="snob"), extra_turns=1000)


@rule("A-R30")
def test_the_longest_chain_ends_and_its_count_stays_small() -> None:
    match, idle = longest(), 0
    ended = []
    while not match.over:
        move, seat = choose_chain_move(match), str(match.turn)
        match.play(move)
        ended += [seat] if move == "end" else []
        idle = max(idle, own_state(match).idle)
    assert (ended.count("p1") > 800, ended.count("p2")) == (True, 120)
    assert ended == sorted(ended)
    assert (idle, reason(match)) == (120, "fences")


def next_of(drawn: list[str], cards: dict[str, int]) -> str:
    """Return the next card of a luck that is known."""
    assert cards[drawn[0]] > 0
    return drawn.pop(0)


@pytest.mark.parametrize("final", [False, True])
def test_the_second_implementation_plays_the_same_chain(final: bool) -> None:
    match = set_up(player(CHAIN), player(f"{CHAIN} puppy fence"), turn="p2", idle=110, final=final)
    position = match.position()
    while not match.over:
        move = choose_chain_move(match)
        assert move in naive.legal(position)
        match.play(move)
        drawn = list(match.played[-1].draws)
        position = naive.play(position, move, partial(next_of, drawn))
        assert position == match.position()
    assert naive.legal(position) == []


# --- Compiled, and far beyond the bound --------------------------------------------------------------


def play_both(match: Match) -> None:
    """Chain Graduates to the end by the plain and the compiled rules; they agree after each move."""
    rules, array = ALPACA.compiled, pack(match.state)
    while not match.over:
        move = choose_chain_move(match)
        action, luck = match.legal_actions[match.moves.index(move)], pack(next_luck(match).generator)
        match.play(move)
        rules.play(array[0], action, luck[0])
        assert array.tobytes() == pack(match.state).tobytes()
    assert rules.is_over(array[0])


@pytest.mark.parametrize("final", [False, True])
def test_compiled_rules_end_a_chain_alike(final: bool) -> None:
    play_both(set_up(player(CHAIN), player(CHAIN), turn="p2", final=final))


def test_compiled_rules_end_the_longest_chain_alike() -> None:
    play_both(longest())


@pytest.mark.parametrize("final", [False, True])
def test_a_position_far_beyond_the_bound_ends_with_the_round(final: bool) -> None:
    match = set_up(*[player(CHAIN)] * 3, idle=10_000, extra_turns=1000, final=final)
    play_both(match)
    assert [played.seat for played in match.played if played.move == "end"] == ["p1", "p2", "p3"]
    assert field(match, "idle") == 10_003


@pytest.mark.parametrize("idle", [10_001, 2**15, 2**63])
def test_a_position_of_an_impossible_count_is_refused(idle: int) -> None:
    with pytest.raises(BadPosition, match="idle"):
        set_up(player(), player(), idle=idle)
