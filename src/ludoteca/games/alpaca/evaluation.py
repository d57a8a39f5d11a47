"""ALPACA: how much a seat can expect to score, and how long the match will last.

Everything is in tenths of a point.  The constants were found by playing variants against each other.

Kernel subset.
"""

from ludoteca.core.kernel.policies import POINT
from ludoteca.core.kernel.ranking import score
from ludoteca.core.kernel.structs import NONE
from ludoteca.games.alpaca.ending import cards_outside, fighter_bonus, is_over
from ludoteca.games.alpaca.farm import (
    alpacas_in_farm,
    farm_value,
    has_in_farm,
    is_noisy,
    neighbour,
    silenced_value,
    space_of,
)
from ludoteca.games.alpaca.figures import HAND, VALUE
from ludoteca.games.alpaca.piles import coins_in
from ludoteca.games.alpaca.state import SPACES, Card, Player, State, Step
from ludoteca.games.alpaca.turn import place_in_round

# --- For the search -------------------------------------------------------------------------------

HORIZON = 120  # how many moves a search plays before it evaluates
SPREAD = 12  # the score difference, in points, that makes a clear win
TRUST = (0, 0, 100, 100, 100)  # by number of seats: how many percent of exploration follow ``preference``

# --- What a seat can expect -----------------------------------------------------------------------

ROOM = 22  # a free space in the farm
ROOM_IN_LAST_ROUND = 14  # the same in the last round, for a seat that still has a turn
PACE = 35  # what a seat gains while the fullest farm gets one more alpaca
PACE_PER_SEAT = -4  # with more seats that farm fills faster
PACE_PER_COIN = 8  # for each coin on the average card
START = -28  # so that expectations are right on average


def evaluate(state: State, seat: int) -> int:
    """Return the expected final score: the farm as it is, and what room, time and coins will bring."""
    if is_over(state):
        return POINT * score(state, seat)
    player = state.players[seat]
    now = POINT * score(state, seat) + dreamer_gain(state, seat)
    room = SPACES - alpacas_in_farm(player)
    if state.last_round == 0:
        coins = player.purse + coins_in(player.draw_pile) + coins_in(player.discard)
        cards = max(cards_outside(player), HAND)
        pace = PACE + PACE_PER_SEAT * state.seats + PACE_PER_COIN * coins // cards
        return now + ROOM * room + pace * spaces_left(state) + START
    has_played = place_in_round(state, state.active) > place_in_round(state, seat)
    return now if state.step == Step.DREAM or has_played else now + ROOM_IN_LAST_ROUND * room


def spaces_left(state: State) -> int:
    """Return how long the match will last: the free spaces in the fullest farm; 0 in the last round."""
    if state.last_round != 0:
        return 0
    fullest = 0
    for seat in range(state.seats):
        fullest = max(fullest, alpacas_in_farm(state.players[seat]))
    return SPACES - fullest


# --- What a farm would score now ------------------------------------------------------------------


def expected_farm_score(state: State, seat: int) -> int:
    """Return what a farm would score now, with its Dreamer exchanged; a full farm wins a tie (A26)."""
    player = state.players[seat]
    total = POINT * (farm_value(player) - silenced_value(player))
    total += 1 if alpacas_in_farm(player) == SPACES else 0
    if state.seats == 2 or seat == state.asked:  # otherwise nobody knows which gifts were Puppies
        total += POINT * fighter_bonus(state, seat)
    return total + dreamer_gain(state, seat)


def dreamer_gain(state: State, seat: int) -> int:
    """Return what a Dreamer adds to a farm at the end, unless noise silences it."""
    player = state.players[seat]
    space = space_of(player, Card.DREAMER)
    if space == NONE or is_noisy(player.farm[neighbour(space)]):
        return 0
    return POINT * (best_dream(state, player) - VALUE[Card.DREAMER])


def best_dream(state: State, player: Player) -> int:
    """Return the highest value in the market whose name is not in the farm: what a Dreamer becomes."""
    best = VALUE[Card.DREAMER]
    for card in Card:
        if state.market[card] > 0 and VALUE[card] > best and not has_in_farm(player, card):
            best = VALUE[card]
    return best
