"""ALPACA: what a card is worth to the seat to move: in its deck, in its hand and in its farm.

The deck is all cards of a seat outside the farm: hand, draw pile and discard pile.

Values are tenths of a point; the value that is printed on a card is ``VALUE``.  A card in the deck helps for
as long as the match lasts.  ``time_left`` is counted in spaces (``spaces_left``): constants "for a whole
match" are for SPACES of them.  In the last round only farms count.  The constants were found by playing
variants against each other.

Kernel subset.
"""

from ludoteca.core.kernel.policies import POINT
from ludoteca.core.kernel.rounds import last_seat
from ludoteca.core.kernel.structs import NONE
from ludoteca.games.alpaca.ending import cards_outside, grown_alpacas_outside
from ludoteca.games.alpaca.evaluation import best_dream, expected_farm_score
from ludoteca.games.alpaca.farm import (
    alpacas_in_farm,
    has_in_farm,
    has_room_for,
    is_building_site,
    is_noisy,
    name_of,
    neighbour,
    space_for,
    value_at,
)
from ludoteca.games.alpaca.figures import COINS, FIGHTER_SHARE, HAND, VALUE
from ludoteca.games.alpaca.piles import coins_in
from ludoteca.games.alpaca.state import SPACES, Card, Player, State

# --- In the deck ----------------------------------------------------------------------------------

# What a card in the deck does for a whole match, apart from its coins.
USE_BY_CARD = {
    Card.PUPPY: -16,  # takes the place of better cards
    Card.LIBRARIAN: 47,
    Card.CONSUMERIST: -30,
    Card.FIGHTER: 38,
    Card.MIME: 26,
    Card.EXPLORER: 20,
    Card.DREAMER: 41,
    Card.ACCOUNTANT: 22,
    Card.CARPENTER: 15,
    Card.STOREKEEPER: 30,
    Card.ANXIOUS: -9,
    Card.NOISEMAKER: -85,  # helps rivals as well
    Card.TWINS: 30,
    Card.ALPAKING: 20,
    Card.ALPAQUEEN: 20,
    Card.ALPAPRINCE: 20,
    Card.ALPAPRINCESS: 20,
}
USE_IN_DECK = tuple(USE_BY_CARD.get(card, 0) for card in Card)
COIN_IN_DECK = 35  # a coin on a card, for a whole match
DRAWN_INSTEAD = 45  # what the card that is drawn instead would do, for a whole match

# The probability that a card in the deck will be placed, in sixteenths.
CERTAIN = 16
PROBABILITY_PER_TIME = 47  # grows with the time left, and shrinks with the cards in the deck
MOST_PROBABLE = 9


def deck_use(card: int, time_left: int) -> int:
    """Return what a card in the deck does until the end, compared with the card drawn instead."""
    return time_left * (COIN_IN_DECK * COINS[card] + USE_IN_DECK[card] - DRAWN_INSTEAD) // SPACES


# Whether the seat has a card already, as the number of its copies in the deck that are this card.
NEW, OWNED = 0, 1


def deck_value(state: State, card: Card, owned: int, time_left: int) -> int:
    """Return what a copy in the deck does and is expected to score; ``owned`` is NEW or OWNED.

    A second copy brings no points, because no name stands in a farm twice.
    """
    player, value = state.players[state.asked], deck_use(card, time_left)
    others = player.hand[card] + player.draw_pile[card] + player.discard[card] - owned
    if time_left == 0 or others > 0 or has_in_farm(player, card):
        return value
    probability = min(MOST_PROBABLE, PROBABILITY_PER_TIME * time_left // max(cards_outside(player), HAND))
    return value + POINT * VALUE[card] * probability // CERTAIN


# --- In the hand ----------------------------------------------------------------------------------

COIN = 5  # one more coin to pay with this turn
KEPT_ABILITY = 20  # an ability that is worth keeping until everything is bought


def coin_value(state: State) -> int:
    """Return what a coin in hand is worth now."""
    return COIN if state.bought == 0 and state.last_round == 0 else 0


def hand_use(state: State, card: Card, time_left: int) -> int:
    """Return what a card can still do this turn besides paying: be placed, or played after the purchase."""
    is_kept = card == Card.CARPENTER or card == Card.ANXIOUS or card == Card.VIKING or card == Card.GRADUATE
    use = KEPT_ABILITY if is_kept else 0
    if state.placements > 0 and has_room_for(state.players[state.active], card):
        use = max(use, place_value(state, card, time_left))
    return use


def immediate_use(state: State, card: Card, time_left: int) -> int:
    """Return what a card that comes into the hand can do at once: be placed or played, or pay."""
    return max(hand_use(state, card, time_left), coin_value(state) * COINS[card])


def loss(state: State, card: Card, time_left: int) -> int:
    """Return what it costs to let a card in hand go.  A Viking's victim cannot use it this turn."""
    value = deck_value(state, card, OWNED, time_left)
    return max(value, hand_use(state, card, time_left)) if state.asked == state.active else value


# --- In the farm ----------------------------------------------------------------------------------

ANY_PLACEMENT = 19  # any placement: it brings the end closer and thins out the deck
EARLY_PLACEMENT = 4  # for each unit of time left, and each alpaca
PLACEMENT_BEFORE_PURCHASE = 39  # a good placement comes before the purchase
LAST_COINS = 10  # with fewer coins in the deck nothing good can be bought any more
SPACE_LOST = 12  # a space taken by a card without points, for each unit of time left
ACCOUNTANT_IN_FARM = 75  # what an Accountant saves in a whole match
STOREKEEPER_IN_FARM = 115  # what a Storekeeper brings in a whole match
FIGHTER_IN_FARM = 18  # what a Fighter still gains in a whole match


def place_value(state: State, card: Card, time_left: int) -> int:
    """Return points and passive ability, minus the use in the deck, of this card and of a Fence it builds."""
    player = state.players[state.active]
    space, size = space_for(player, card), 2 if card == Card.TWINS else 1
    in_farm = value_in(player, card, space, time_left) + passive_value(state, card, time_left)
    total = in_farm + ANY_PLACEMENT - deck_use(card, time_left) - coin_value(state) * COINS[card]
    total -= deck_use(Card.FENCE, time_left) if is_building_site(space) else 0
    coins = player.purse + coins_in(player.draw_pile) + coins_in(player.discard) + coins_in(state.played)
    total -= max(LAST_COINS - coins + COINS[card], 0) * time_left
    is_last = time_left > 0 and alpacas_in_farm(player) + size == SPACES
    total += last_space_value(state, in_farm) if is_last else EARLY_PLACEMENT * time_left * size
    return total + (PLACEMENT_BEFORE_PURCHASE if total > 0 and state.bought == 0 else 0)


def value_in(player: Player, card: int, space: int, time_left: int) -> int:
    """Return what a card scores in a space.

    Beside a noisy card its value is wasted, and the more time is left, the worse (A-R24).  A card without
    points may open the first Fence, but other spaces are for points.
    """
    beside, silenced = player.farm[neighbour(space)], POINT * value_at(player, neighbour(space))
    if beside != NONE and is_noisy(beside):
        return -silenced if is_noisy(card) else -VALUE[name_of(card)] * time_left
    if VALUE[name_of(card)] == 0 and player.farm[0] != NONE:
        return -SPACE_LOST * time_left
    return POINT * VALUE[name_of(card)] - (silenced if is_noisy(card) else 0)


def passive_value(state: State, card: int, time_left: int) -> int:
    """Return what a passive ability brings behind a Fence (A32, A36, A37, A39)."""
    player = state.players[state.asked]
    if card == Card.ACCOUNTANT:
        return ACCOUNTANT_IN_FARM * time_left // SPACES
    if card == Card.STOREKEEPER:
        return STOREKEEPER_IN_FARM * time_left // SPACES
    if card == Card.DREAMER:
        return POINT * (best_dream(state, player) - VALUE[Card.DREAMER])
    if card == Card.FIGHTER:
        points = grown_alpacas_outside(player) // FIGHTER_SHARE
        return POINT * points + FIGHTER_IN_FARM * time_left // SPACES
    return 0


# --- The last space of a farm ---------------------------------------------------------------------

DECISIVE = 150  # a match won or lost at once
SAFE_LEAD = 40  # a lead that lasts through the rivals' last turns
LEAD_MOST = 100  # a larger lead counts no more
PER_IDLE_TURN = 2  # added for each turn without a placement: a loss cannot be put off for ever


def last_space_value(state: State, value: int) -> int:
    """Return what the last space brings with a card of this value: a win, a lead, or a loss delayed."""
    own, best_rival = value + 1 + expected_farm_score(state, state.active), 0
    for seat in range(state.seats):
        if seat != state.active:
            best_rival = max(best_rival, expected_farm_score(state, seat))
    if state.active == last_seat(state.first, state.seats):
        return DECISIVE if own > best_rival else PER_IDLE_TURN * state.idle - DECISIVE
    lead = own - best_rival - SAFE_LEAD
    return max(min(lead, LEAD_MOST), -LEAD_MOST) + PER_IDLE_TURN * state.idle
