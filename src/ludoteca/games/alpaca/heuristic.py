"""ALPACA: how much a sensible player likes each action.

The value of an action is what it brings by the end, minus what it costs, in tenths of a point; ending the
turn is worth 0.  ``card_values.py`` says what cards are worth, ``evaluation.py`` what a seat can expect to
score.  The constants were found by playing variants against each other.

Kernel subset.
"""

from ludoteca.core.kernel.policies import HIGHEST_WEIGHT, LOWEST_WEIGHT, POINT
from ludoteca.core.kernel.rounds import last_seat
from ludoteca.core.kernel.structs import NONE
from ludoteca.games.alpaca.abilities import can_copy
from ludoteca.games.alpaca.card_list import bargain_limit, can_join, can_take, sweeper_gain
from ludoteca.games.alpaca.card_values import (
    COIN,
    NEW,
    OWNED,
    coin_value,
    deck_use,
    deck_value,
    hand_use,
    immediate_use,
    last_space_value,
    loss,
    passive_value,
    place_value,
    value_in,
)
from ludoteca.games.alpaca.evaluation import expected_farm_score, spaces_left
from ludoteca.games.alpaca.farm import (
    alpacas_in_farm,
    can_exchange,
    free_space,
    has_in_farm,
    has_room_for,
    name_of,
    neighbour,
    space_of,
    value_at,
)
from ludoteca.games.alpaca.figures import (
    COINS,
    FREES_ITSELF,
    LIBRARIAN_DRAWS,
    PACIFIST_DRAWS,
    SNOB_PRICE,
    VALUE,
    WOODCUTTER_DRAWS,
)
from ludoteca.games.alpaca.piles import cards_to_draw
from ludoteca.games.alpaca.state import IN_HAND, SPACES, Action, Card, State, Step

# --- Weights --------------------------------------------------------------------------------------

NEUTRAL = 10  # the weight of an action worth 0
WEIGHT_DIVISOR = 4  # a gain adds a quarter of its square to its weight, a loss takes a quarter of itself away


def preference(state: State, action: int) -> int:
    """Return the weight of a legal action of the seat to move, from LOWEST_WEIGHT to HIGHEST_WEIGHT."""
    time_left, value = spaces_left(state), 0
    if action < Action.BUY:
        value = play_value(state, Card(action - Action.PLAY), time_left)
    elif action < Action.PLACE:
        value = buy_value(state, Card(action - Action.BUY), time_left)
    elif action < Action.END:
        value = place_value(state, Card(action - Action.PLACE), time_left)
    elif action >= Action.SEAT:
        value = seat_value(state, action - Action.SEAT, time_left)
    elif action >= Action.CHOOSE:
        value = answer_value(state, Card(action - Action.CHOOSE), time_left)
    return to_weight(value)


def to_weight(value: int) -> int:
    """Return the weight of a value: it grows with the square, and shrinks slowly with a loss."""
    if value <= 0:
        return max(NEUTRAL + value // WEIGHT_DIVISOR, LOWEST_WEIGHT)
    return min(NEUTRAL + value + value * value // WEIGHT_DIVISOR, HIGHEST_WEIGHT)


# --- Buying ---------------------------------------------------------------------------------------

UNWANTED = -40  # a card that is in the way
ANY_PURCHASE = 6  # any purchase, because it costs nothing that lasts
SNOB_IN_DECK = 190  # two Puppies leave the deck for one card that pays as much; for a whole match
STUCK_ROUNDS = 3  # after this many rounds without a placement, nobody seems to be able to buy
PUPPY_WHEN_STUCK = 5  # then even a Puppy's coin helps


def buy_value(state: State, card: Card, time_left: int) -> int:
    """Return what the bought card brings; a Snob is good if Puppies pay for it."""
    player = state.players[state.active]
    if card == Card.PUPPY:
        return PUPPY_WHEN_STUCK if state.idle > STUCK_ROUNDS * state.seats else UNWANTED
    if card == Card.SNOB:
        return SNOB_IN_DECK * time_left // SPACES if player.hand[Card.PUPPY] >= SNOB_PRICE else UNWANTED
    if state.reveller != 0:
        return deck_value(state, card, NEW, time_left) + hand_use(state, card, time_left) + ANY_PURCHASE
    if time_left == 0:  # all that matters is which cards Dreamers can become
        return -VALUE[card] if has_in_farm(player, Card.DREAMER) else 1 + VALUE[card]
    return deck_value(state, card, NEW, time_left) + ANY_PURCHASE


# --- Playing abilities ----------------------------------------------------------------------------

NEVER = -1000
USELESS = -10  # an ability that changes nothing
TOO_EARLY = -20  # a Reveller without a purchase or a placement to come
WASTED = -50  # a Carpenter before the first placement, a Graduate for a full farm
BLOCKED = -1  # cards that a Woodcutter draws beside a Fence, so that it is never used there
EXTRA_CARD = 85  # one more card in hand while there is something to buy or to place
FRESH_COINS = 8  # the coins of an average new hand
EXTRA_TURN = 19
EXTRA_LAST_TURN = 40  # added in the last round
EXTRA_TURN_LOSS_PER_IDLE_TURN = 4  # so that nobody buys Graduates for ever
VIKING_VALUE = 80
VIKING_LOSS_PER_IDLE_TURN = 2
ANXIOUS_VALUE = 32  # once everything is bought
CHEAP_GIFT = 25  # a Pacifist gives nothing that is worth more


def play_value(state: State, card: Card, time_left: int) -> int:
    """Return what an ability brings; a Mime brings the best of those that it can copy (A33)."""
    if card != Card.MIME:
        return ability_value(state, card, card, time_left)
    best = NEVER
    for space in range(SPACES):
        ability = name_of(state.players[state.active].farm[space])
        if ability != NONE and can_copy(state, Card(ability), IN_HAND):
            best = max(best, ability_value(state, Card(ability), Card.MIME, time_left))
    return best


def ability_value(state: State, ability: Card, user: Card, time_left: int) -> int:
    """Return the gain, minus the coins that the user does not pay, and the user itself if it is freed."""
    cost = coin_value(state) * COINS[user]
    if FREES_ITSELF[ability] != 0:
        cost += deck_value(state, user, OWNED, time_left)
    if ability == Card.LIBRARIAN or ability == Card.WOODCUTTER:
        return draw_value(state, ability) - cost
    if ability == Card.PACIFIST:
        cost -= draw_value(state, ability)
    if is_asking_for_card(ability):
        return best_choice(state, ability, user, time_left) - cost
    return turn_gain(state, ability, user, time_left) - cost


def is_asking_for_card(ability: Card) -> bool:
    """Whether an ability asks for a card to fetch, free, swap or give."""
    if ability == Card.SWEEPER or ability == Card.EXPLORER or ability == Card.PACIFIST:
        return True
    return ability == Card.BARGAINER or ability == Card.TICKET_CLERK


def draw_value(state: State, ability: Card) -> int:
    """Return what drawn cards bring if they can still be used; a Fence stops a Woodcutter (A41)."""
    player, count = state.players[state.active], LIBRARIAN_DRAWS
    if ability == Card.WOODCUTTER:
        count = WOODCUTTER_DRAWS if player.hand[Card.FENCE] == 0 else BLOCKED
    elif ability == Card.PACIFIST:
        count = PACIFIST_DRAWS
    count = min(count, cards_to_draw(player))
    return count * (EXTRA_CARD if state.bought == 0 or state.placements > 0 else 1)


def turn_gain(state: State, ability: Card, user: Card, time_left: int) -> int:
    """Return what the abilities bring that change the turn or trouble rivals."""
    if ability == Card.NOISEMAKER:
        return best_join(state, user, time_left)
    if ability == Card.GRADUATE:
        return extra_turn_value(state)
    if ability == Card.VIKING or ability == Card.ANXIOUS:
        return attack_value(state, ability)
    placement = max(best_placement(state, user, time_left), 0)
    if ability == Card.CONSUMERIST:
        return COIN * (FRESH_COINS - state.players[state.active].purse) - placement
    if ability == Card.CARPENTER:
        return placement if state.placements == 0 else WASTED
    if state.bought != 0 or state.placements == 0:
        return TOO_EARLY
    return best_purchase_to_place(state, user, time_left) - placement


def extra_turn_value(state: State) -> int:
    if alpacas_in_farm(state.players[state.active]) == SPACES:
        return WASTED
    value = EXTRA_TURN + (EXTRA_LAST_TURN if state.last_round != 0 else 0)
    return value - EXTRA_TURN_LOSS_PER_IDLE_TURN * state.idle


def attack_value(state: State, ability: Card) -> int:
    """Return what it brings to trouble rivals, unless none of them has another turn."""
    if state.last_round != 0 and state.active == last_seat(state.first, state.seats):
        return USELESS
    if ability == Card.VIKING:
        return VIKING_VALUE - VIKING_LOSS_PER_IDLE_TURN * state.idle
    return ANXIOUS_VALUE if state.bought != 0 else USELESS


# --- Choosing a card for an ability ---------------------------------------------------------------


def best_choice(state: State, ability: Card, user: Card, time_left: int) -> int:
    """Return the value of the best answer to what an ability asks."""
    best, player = NEVER, state.players[state.active]
    for card in Card:
        copies = player.hand[card] - (1 if card == user else 0)
        if ability == Card.EXPLORER:
            copies = player.draw_pile[card]
        elif ability == Card.SWEEPER:
            copies = player.discard[card]
        if card != Card.FENCE and copies > 0:
            best = max(best, choice_value(state, ability, card, time_left))
    return best


def choice_value(state: State, ability: Card, card: Card, time_left: int) -> int:
    """Return what it brings to fetch, free, swap or give the card for that ability."""
    if ability == Card.EXPLORER:
        return immediate_use(state, card, time_left)
    if ability == Card.SWEEPER:
        return sweeper_gain(card) * coin_value(state) - deck_value(state, card, OWNED, time_left)
    if ability == Card.BARGAINER:
        cost = loss(state, card, time_left) + coin_value(state) * COINS[card]
        return best_bargain(state, card, time_left) - cost
    if ability == Card.TICKET_CLERK:
        return best_swap(state, card, time_left)
    cost = loss(state, card, time_left)  # of what a Pacifist gives
    return -cost if cost <= CHEAP_GIFT else NEVER


def best_placement(state: State, user: Card, time_left: int) -> int:
    """Return what the best placement from the hand brings, while the user is played."""
    best, player = NEVER, state.players[state.active]
    for card in Card:
        copies = player.hand[card] - (1 if card == user else 0)
        if copies > 0 and card != Card.FENCE and has_room_for(player, card):
            best = max(best, place_value(state, card, time_left))
    return best


def best_purchase_to_place(state: State, user: Card, time_left: int) -> int:
    """Return what the best card brings that can be bought and placed at once."""
    best, player = NEVER, state.players[state.active]
    coins = state.sweeper_coins + player.purse - COINS[user]
    for card in Card:
        is_for_sale = state.market[card] > 0 and VALUE[card] <= coins
        if is_for_sale and card != Card.FENCE and has_room_for(player, card):
            best = max(best, place_value(state, card, time_left))
    return best


def best_bargain(state: State, freed: Card, time_left: int) -> int:
    best = NEVER
    for card in Card:
        if can_take(state, card, bargain_limit(freed)):
            best = max(best, deck_value(state, card, NEW, time_left) + immediate_use(state, card, time_left))
    return best


def best_swap(state: State, card: Card, time_left: int) -> int:
    best = NEVER
    for space in range(SPACES):
        if can_exchange(state.players[state.active], card, space):
            best = max(best, swap_value(state, card, space, time_left))
    return best


def swap_value(state: State, card: Card, space: int, time_left: int) -> int:
    """Return what it brings to have the new card in the farm and the old one in the deck."""
    player, old = state.players[state.active], state.players[state.active].farm[space]
    gain = value_in(player, card, space, time_left) - value_in(player, old, space, time_left)
    gain += passive_value(state, card, time_left) - passive_value(state, old, time_left)
    return gain + deck_use(name_of(old), time_left) - deck_use(card, time_left)


def best_join(state: State, user: Card, time_left: int) -> int:
    best = NEVER
    for seat in range(state.seats):
        if can_join(state, user, seat):
            best = max(best, join_value(state, user, seat, time_left))
    return best - deck_value(state, user, OWNED, time_left)


def join_value(state: State, user: Card, seat: int, time_left: int) -> int:
    """Return the noisy card's points minus its neighbour's: a gain at home, a loss for a rival (A42)."""
    player = state.players[seat]
    value = POINT * (VALUE[user] - value_at(player, neighbour(free_space(player))))
    value = value if seat == state.active else -value
    if alpacas_in_farm(player) == SPACES - 1 and time_left > 0:
        value += last_space_value(state, value)
    return value


# --- Answering a choice ---------------------------------------------------------------------------
# An answer must be given even if all of them lose.  These raise every value, so that losses keep their order.

NEW_CARD_BASE = 30
ABILITY_BASE = 60
LOSS_BASE = 100
PAY_BASE = 150

OVERPAID = 3  # each coin too many
EXACTLY_PAID = 9
COIN_PAID = 2  # cards with many coins pay first


def answer_value(state: State, card: Card, time_left: int) -> int:
    step, player = state.step, state.players[state.asked]
    if step == Step.PAY:
        return pay_value(state, card, time_left)
    if step == Step.TAKE:
        return NEW_CARD_BASE + immediate_use(state, card, time_left) + deck_value(state, card, NEW, time_left)
    if step == Step.FETCH:
        return NEW_CARD_BASE + immediate_use(state, card, time_left)
    if step == Step.COPY:
        return ABILITY_BASE + ability_value(state, card, Card.MIME, time_left)
    if step == Step.FREE_FOR_SWEEPER:
        return ABILITY_BASE + choice_value(state, Card.SWEEPER, card, time_left)
    if step == Step.FREE_FOR_BARGAINER:
        return ABILITY_BASE + choice_value(state, Card.BARGAINER, card, time_left)
    if step == Step.SWAP_IN:
        return ABILITY_BASE + best_swap(state, card, time_left)
    if step == Step.SWAP_OUT:
        return ABILITY_BASE + swap_value(state, Card(state.card), space_of(player, card), time_left)
    if step == Step.DREAM:
        return dream_value(state, card, time_left)
    return LOSS_BASE - loss(state, card, time_left)


def pay_value(state: State, card: Card, time_left: int) -> int:
    """Return how good it is to pay with a card: best one without another use, best the exact sum (A14)."""
    value, over = PAY_BASE - hand_use(state, card, time_left), COINS[card] - state.due
    if over > 0:
        return value - OVERPAID * over
    return value + (EXACTLY_PAID if over == 0 else COIN_PAID * COINS[card])


def dream_value(state: State, card: Card, time_left: int) -> int:
    """Return points in the Dreamer's place, and a Fighter's bonus; a high value also breaks ties (A26)."""
    player = state.players[state.asked]
    bonus = passive_value(state, card, time_left) if card == Card.FIGHTER else 0
    return value_in(player, card, space_of(player, Card.DREAMER), time_left) + bonus + VALUE[card]


def seat_value(state: State, seat: int, time_left: int) -> int:
    """Return more where noise hurts most; a worthless gift goes to the leader, any other to the last."""
    if state.step == Step.JOIN:
        return ABILITY_BASE + join_value(state, Card(state.card), seat, time_left)
    points = expected_farm_score(state, seat) // POINT
    return ABILITY_BASE + (points if VALUE[state.card] == 0 else -points)
