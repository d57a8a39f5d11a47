"""ALPACA: how the match ends, what Dreamers become, and who wins."""

import pytest

from ludoteca import Match
from tests.games.alpaca.board import deck, discard, farm, market, played, player, set_up, set_up_ended
from tests.support.board import cards, field, hand, offered, parts, play, refuses, scores, winners
from tests.support.rule import rule

SIX = "librarian puppy | explorer sweeper | pacifist fighter"
SEVEN = "librarian mime | explorer sweeper | pacifist fighter | anxious"
FULL = f"{SEVEN} puppy"
FIVE = "fence fence puppy puppy puppy"


def reason(match: Match) -> str:
    assert match.outcome is not None
    return match.outcome.reason


# --- The last round ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("first", "filler", "rest"),
    [
        ("p1", "p1", "p1 p2 p3"),
        ("p1", "p2", "p2 p3"),
        ("p2", "p2", "p2 p3 p1"),
        ("p2", "p3", "p3 p1"),
        ("p3", "p1", "p1 p2"),
    ],
)
@rule("A22")
def test_play_goes_on_to_the_end_of_the_last_players_turn(first: str, filler: str, rest: str) -> None:
    seats = [player("puppy", farm=SEVEN) if seat == filler else player() for seat in ("p1", "p2", "p3")]
    match = set_up(*seats, first=first, turn=filler)
    play(match, "place puppy")
    assert field(match, "final") is True
    turns = []
    while match.turn:
        turns.append(match.turn)
        play(match, "end")
    assert turns == rest.split()
    assert reason(match) == "fences"


@rule("A22", "A-R26")
def test_the_last_turn_ends_like_any_other() -> None:
    match = set_up(player(), player("mime", deck=FIVE), turn="p2", final=True)
    play(match, "end", draws=FIVE)
    assert match.over
    assert match.moves == []
    assert hand(match, "p2") == cards(FIVE)
    assert discard(match, "p2") == cards("mime")


@rule("A-R26")
def test_extra_turns_are_still_played_in_the_last_round() -> None:
    match = set_up(player("puppy", farm=SEVEN), player(), extra_turns=1)
    play(match, "place puppy", "end")
    assert match.turn == "p1"
    play(match, "end")
    assert match.turn == "p2"
    match = set_up(player(), player("graduate"), turn="p2", final=True, extra_turns=1)
    play(match, "play graduate", "end", "end")
    assert match.turn == "p2"
    play(match, "end")
    assert match.over


@rule("A-R26")
def test_an_exchange_that_empties_a_space_does_not_stop_the_last_round() -> None:
    own = "librarian mime | explorer sweeper | pacifist fighter | twins"
    match = set_up(player("ticket-clerk puppy", farm=own), player())
    play(match, "play ticket-clerk", "swap-in puppy", "swap-out twins")
    assert farm(match).endswith("| puppy")
    assert field(match, "final") is True
    play(match, "end", "end")
    assert match.over


@rule("A-R26", "A-R23")
def test_a_farm_that_somebody_else_fills_starts_the_last_round_too() -> None:
    match = set_up(player("noisemaker"), player(farm=SEVEN))
    play(match, "play noisemaker", "join p2")
    assert farm(match, "p2") == f"{SEVEN} noisemaker"
    assert field(match, "final") is True
    play(match, "end")
    assert match.turn == "p2"
    play(match, "end")
    assert match.over


# --- Stopping at once -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("own", "held", "moves"),
    [
        pytest.param(SEVEN, "puppy", ["place puppy"], id="placing"),
        pytest.param(SIX, "twins fence", ["place twins"], id="placing Twins"),
        pytest.param(SEVEN, "noisemaker", ["play noisemaker", "join p2"], id="a Noisemaker"),
        pytest.param(
            f"{SIX} | noisemaker", "mime", ["play mime", "copy noisemaker", "join p2"], id="a noisy Mime"
        ),
        pytest.param(
            SEVEN,
            "ticket-clerk twins",
            ["play ticket-clerk", "swap-in twins", "swap-out anxious"],
            id="exchanging",
        ),
    ],
)
@rule("A23", "A-R26")
def test_the_match_stops_at_once_if_the_last_player_is_first(own: str, held: str, moves: list[str]) -> None:
    match = set_up(player(), player(f"{held} snob", deck=FIVE, farm=own), turn="p2", extra_turns=2)
    play(match, *moves, draws="")
    assert match.over
    assert not match.can_undo
    assert reason(match) == "fences"
    assert deck(match, "p2") == cards(FIVE)
    assert hand(match, "p2")["snob"] == 1


@rule("A23")
def test_no_card_moves_when_the_match_stops_at_once() -> None:
    match = set_up(player(), player("puppy mime snob", farm=SEVEN), turn="p2", market="consumerist")
    play(match, "buy consumerist", "pay mime", "place puppy")
    assert match.over
    assert played(match, "p2") == cards("mime")
    assert hand(match, "p2") == cards("snob")
    assert discard(match, "p2") == cards("consumerist")


@rule("A23", "A6")
def test_the_last_player_is_the_one_before_the_first() -> None:
    match = set_up(player("puppy", farm=SEVEN), player(), player(), first="p2", turn="p1")
    play(match, "place puppy")
    assert match.over
    match = set_up(player(), player(), player("puppy", farm=SEVEN), first="p2", turn="p3")
    play(match, "place puppy")
    assert match.turn == "p3"


@rule("A23", "A-R26")
def test_a_last_player_who_is_second_to_fill_four_fences_plays_on() -> None:
    match = set_up(player(farm=FULL), player("noisemaker", farm=SEVEN), turn="p2")
    play(match, "place noisemaker")
    assert match.turn == "p2"
    play(match, "end")
    assert match.over


@rule("A23", "A-R26")
def test_a_last_player_who_fills_another_farm_plays_on() -> None:
    match = set_up(player(farm=SEVEN), player("noisemaker"), turn="p2", extra_turns=1)
    play(match, "play noisemaker", "join p1")
    assert field(match, "final") is True
    play(match, "end", "end")
    assert match.over


# --- Dreamers ---------------------------------------------------------------------------------------


def dreaming(*farms: str, offer: str, first: str = "p1") -> Match:
    """Return a match whose last turn has just ended, with Dreamers in the farms."""
    seats = [player(farm=own) for own in farms]
    last = f"p{(int(first[1:]) - 2) % len(farms) + 1}"
    match = set_up(*seats, first=first, turn=last, final=True, market=offer)
    play(match, "end")
    return match


@rule("A-R30")
def test_the_farms_at_the_end_say_how_a_match_ended() -> None:
    own = player("puppy snob ticket-clerk", farm="twins | explorer sweeper | pacifist fighter | anxious")
    match = set_up(own, player())
    play(match, "place puppy")
    assert field(match, "final") is True
    play(match, "play ticket-clerk", "swap-in snob", "swap-out twins", "end", "end")
    assert reason(match) == "idle"
    match = set_up(own, player(farm=FULL))
    play(match, "place puppy", "play ticket-clerk", "swap-in snob", "swap-out twins", "end", "end")
    assert reason(match) == "fences", "another farm is full"


@rule("A24", "A36")
def test_dreamers_are_exchanged_before_the_farms_are_counted() -> None:
    match = dreaming("mime dreamer", "viking", offer="twins anxious")
    assert match.outcome is None
    assert (match.turn, field(match, "pending")) == ("p1", {"choice": "dream"})
    assert match.moves == ["dream anxious"]
    play(match, "dream anxious")
    assert farm(match) == "mime anxious"
    assert scores(match) == [9, 7]


@rule("A24", "A36")
def test_dreamers_are_exchanged_after_any_kind_of_end() -> None:
    own = SEVEN.replace("mime", "dreamer")
    match = set_up(player(), player("puppy", farm=own), turn="p2", market="mime")
    play(match, "place puppy", "dream mime")
    assert match.over
    match = set_up(player(farm="dreamer"), player(), turn="p2", market="mime", idle=119)
    play(match, "end", "dream mime")
    assert (reason(match), scores(match)) == ("idle", [3, 0])


@rule("A36")
def test_the_exchange_is_compulsory_even_for_less() -> None:
    match = dreaming("dreamer", "", offer="snob")
    assert match.moves == ["dream snob"]
    play(match, "dream snob")
    assert scores(match) == [0, 0]


@rule("A36", "A-R27")
def test_the_choice_is_any_alpaca_but_a_puppy_whose_name_is_new() -> None:
    match = dreaming("dreamer mime-as-noisemaker | viking", "", offer="puppy mime viking snob dreamer twins")
    assert offered(match, "dream") == {"snob", "dreamer"}


@rule("A-R27", "A47")
def test_a_dreamer_becomes_twins_only_if_it_stands_alone() -> None:
    assert "dream twins" in dreaming("viking | dreamer", "", offer="twins snob").moves
    assert dreaming("viking dreamer", "", offer="twins snob").moves == ["dream snob"]


@rule("A-R27")
def test_the_new_card_takes_the_place_and_the_dreamer_leaves_the_match() -> None:
    match = dreaming("dreamer mime", "", offer="viking viking")
    play(match, "dream viking")
    assert farm(match) == "viking mime"
    assert market(match) == cards("viking")
    assert hand(match) == discard(match) == deck(match) == cards("")


@pytest.mark.parametrize("offer", ["", "puppy", "mime", "twins"])
@rule("A-R27")
def test_a_dreamer_stays_and_scores_if_nothing_fits(offer: str) -> None:
    match = dreaming("mime dreamer", "", offer=offer)
    assert match.over
    assert scores(match) == [7, 0]


@rule("A-R27")
def test_a_dreamer_taken_in_exchange_is_not_exchanged_again() -> None:
    match = dreaming("dreamer", "", offer="dreamer viking")
    play(match, "dream dreamer")
    assert match.over
    assert farm(match) == "dreamer"
    assert market(match) == cards("viking")


@pytest.mark.parametrize(
    ("farms", "first", "order"),
    [
        pytest.param(["mime dreamer", "dreamer"], "p1", "p2 p1", id="further to the left"),
        pytest.param(["dreamer", "dreamer", "dreamer"], "p1", "p1 p2 p3", id="turn order"),
        pytest.param(["dreamer", "dreamer", "dreamer"], "p2", "p2 p3 p1", id="from the first player"),
        pytest.param(["twins | snob dreamer", "snob mime | dreamer"], "p1", "p2 p1", id="Twins are two"),
        pytest.param(["snob | dreamer", "snob dreamer"], "p1", "p2 p1", id="an empty space counts"),
        pytest.param(["snob | dreamer", "snob mime | dreamer"], "p2", "p2 p1", id="equal with a gap"),
    ],
)
@rule("A36", "A-R27")
def test_the_leftmost_dreamer_goes_first(farms: list[str], first: str, order: str) -> None:
    match = dreaming(*farms, offer="viking viking viking", first=first)
    turns = []
    while match.turn:
        turns.append(match.turn)
        play(match, "dream viking")
    assert turns == order.split()


@rule("A36", "A-R27")
def test_dreamers_are_exchanged_until_the_market_is_empty() -> None:
    match = dreaming("dreamer", "viking dreamer", "puppy dreamer", offer="viking mime")
    assert offered(match, "dream") == {"viking", "mime"}
    play(match, "dream mime")
    assert match.turn == "p3"
    play(match, "dream viking")
    assert match.over
    assert scores(match) == [3, 11, 7]


@rule("A36", "A32")
def test_the_card_a_dreamer_became_counts_like_any_other() -> None:
    match = set_up(
        player(deck="mime mime mime", farm="dreamer"), player(), turn="p2", final=True, market="fighter"
    )
    play(match, "end", "dream fighter")
    assert parts(match) == {"farm": 3, "silenced": 0, "fighter": 1}


# --- Ties -------------------------------------------------------------------------------------------


@rule("A26", "A-R29")
def test_the_first_tie_break_is_the_number_of_alpacas_behind_fences() -> None:
    match = set_up(
        player(farm="librarian sweeper | consumerist"), player("puppy", farm="anxious snob"), turn=None
    )
    assert scores(match) == [6, 6]
    assert winners(match) == ["p1"]


@rule("A26", "A-R29")
def test_the_second_tie_break_is_the_most_valuable_alpaca() -> None:
    match = set_up(player("puppy", farm="explorer pacifist"), player(farm="librarian anxious"), turn=None)
    assert scores(match) == [8, 8]
    assert winners(match) == ["p2"]


@rule("A-R29", "A-R24")
def test_a_silenced_alpaca_still_counts_by_its_printed_value() -> None:
    match = set_up(player(farm="noisemaker alpaking"), player("mime", farm="anxious puppy"), turn=None)
    assert scores(match) == [6, 6]
    assert winners(match) == ["p1"]


@pytest.mark.parametrize("pile", ["hand", "deck", "discard", "played"])
@rule("A26", "A-R29")
def test_the_third_tie_break_is_the_number_of_cards_outside_the_farm(pile: str) -> None:
    match = set_up(player("alpaking", farm="twins"), player(farm="twins", **{pile: "puppy fence"}), turn=None)
    assert winners(match) == ["p2"]


@rule("A26", "A-R29")
def test_players_who_are_equal_in_everything_share_the_victory() -> None:
    own = {"hand": "puppy", "farm": "twins"}
    match = set_up(player(**own), player(farm="graduate"), player(**own), turn=None)
    assert scores(match) == [8, 8, 8]
    assert winners(match) == ["p1", "p3"]
    assert match.outcome is not None
    assert match.outcome.ranking == (("p1", "p3"), ("p2",))


@rule("A26")
def test_everybody_sees_the_outcome() -> None:
    match = set_up_ended("mime", "viking")
    assert [match.view(seat)["outcome"]["winners"] for seat in ("p1", "p2", None)] == [["p2"]] * 3
    assert refuses(match, "end")
