"""ALPACA: what a sensible player likes, and what a seat may expect.

Everything is weighed in tenths of a point: what an action brings by the end, less what it costs; ending
the turn is 0.  The clock is the fullest farm (``time_left``): a card in the deck serves for that long, in
the last round only farms count.  The figures were found by letting variants of this player play each other.

Kernel subset.
"""

from ludoteca.core.piles import cards_in
from ludoteca.core.structs import NONE
from ludoteca.games.alpaca.alpacas import can_copy, can_join, space_of
from ludoteca.games.alpaca.ending import dreamer_space, fighters_bonus, is_over, last_seat, score
from ludoteca.games.alpaca.piles import alpacas_in, coins_in

from ludoteca.games.alpaca.farm import (  # isort: skip
    alpacas_in_farm, can_exchange, farm_value, free_space, has_in_farm, is_building_site, is_noisy,
    mate_space, name, silenced_value, space_for, value_at,
)  # fmt: skip
from ludoteca.games.alpaca.figures import (  # isort: skip
    BARGAINER_ADDS, COINS, FIGHTER_SHARE, FREES_ITSELF, HAND, LIBRARIAN_DRAWS, PACIFIST_DRAWS, SNOB_PRICE,
    SWEEPER_FACTOR, VALUE, WOODCUTTER_DRAWS,
)  # fmt: skip
from ludoteca.games.alpaca.state import (  # isort: skip
    ACCOUNTANT, ANXIOUS, BARGAINER, BUY, CARPENTER, CHOOSE, CONSUMERIST, COPY, DREAM, DREAMER, END, EXPLORER,
    FENCE, FETCH, FIGHTER, FREE_FOR_BARGAINER, FREE_FOR_SWEEPER, GRADUATE, JOIN, KINDS, LIBRARIAN, MIME,
    NOISEMAKER, PACIFIST, PAY, PLACE, PLAY, PUPPY, REVELLER, SEAT, SNOB, SPACES, STOREKEEPER, SWAP_IN,
    SWAP_OUT, SWEEPER, TAKE, TICKET_CLERK, TWINS, VIKING, WOODCUTTER, Player, State,
)  # fmt: skip

SPREAD, HORIZON = 12, 120  # a lead that all but decides; the moves of a playout before it is judged
TRUST = (0, 0, 100, 100, 100)  # hundredths of the search's curiosity that follow taste, by seats

# What a card in the deck serves in a whole game beyond its coins, in the order of the cards: Librarians,
# Fighters and Dreamers are good to have early; a Puppy is in the way; a Noisemaker helps rivals as well.
SERVES = (-16, 0, 47, -30, 0, 38, 26, 20, 0, 41, 22, 15, 30, -9, 0, -85, 0, 0, 0, 0, 30, 0, 20, 20, 20, 20, 0)
COIN_SERVES, CARD_CROWDS = 35, 45  # a coin in the deck, and a card drawn in place of another, in a whole game
SNOB_SERVES = 190  # two Puppies gone for one card that pays as much: the best start there is
COIN_NOW, CARD_NOW, BOUGHT = 5, 85, 6  # a coin more to pay with, a card more to choose from, a card more
FRESH_COINS, PLACED, PLACED_EARLY, PLACED_FIRST = 8, 19, 4, 39  # what a new hand pays; what placing is worth
ACCOUNTING, STOREKEEPING, FIGHTING, SPACE_LOST = 75, 115, 18, 12
EXTRA_TURN, LAST_EXTRA_TURN, RAID, PANIC = 19, 40, 80, 32
COINS_KEPT = 10  # with fewer in the deck nothing good can be bought any more
MARGIN, DECISIVE, NEVER = 40, 150, -1000  # the lead that outlasts a rival's turn; a game won or lost at once


def preference(state: State, action: int) -> int:
    """How much a sensible player likes a legal action of the seat that is asked: from 1 to 10,000."""
    time, worth = time_left(state), 0
    if action < BUY:
        worth = play_worth(state, action - PLAY, time)
    elif action < PLACE:
        worth = buy_worth(state, action - BUY, time)
    elif action < END:
        worth = place_worth(state, action - PLACE, time)
    elif action >= SEAT:
        worth = seat_worth(state, action - SEAT, time)
    elif action >= CHOOSE:
        worth = answer_worth(state, action - CHOOSE, time)
    return as_weight(worth)


def as_weight(worth: int) -> int:
    """Nothing gained weighs 10; the weight grows with the square of the gain and fades with a loss."""
    return max(10 + worth // 4, 1) if worth <= 0 else min(10 + worth + worth * worth // 4, 10_000)


def time_left(state: State) -> int:
    """The spaces still free in the fullest farm; 0 in the last round."""
    if state.final != 0:
        return 0
    fullest = 0
    for seat in range(state.seats):
        filled = 0
        for card in state.players[seat].farm:
            filled += (card != NONE) + (card == TWINS)
        fullest = max(fullest, filled)
    return SPACES - fullest


def service(card: int, time: int) -> int:
    """What a card in the deck brings until the end, more or less than the one drawn in its place."""
    return time * (COIN_SERVES * COINS[card] + SERVES[card] - CARD_CROWDS) // SPACES


def deck_worth(state: State, card: int, held: int, time: int) -> int:
    """Service and points to come, for a copy the seat has (held is 1) or may get; no name scores twice."""
    player, worth = state.players[state.asked], service(card, time)
    others = player.hand[card] + player.deck[card] + player.discard[card] - held
    if time == 0 or others > 0 or has_in_farm(player, card):
        return worth
    return worth + 10 * VALUE[card] * min(9, 47 * time // max(cards_outside(player), HAND)) // 16


def cards_outside(player: Player) -> int:
    return cards_in(player.hand) + cards_in(player.deck) + cards_in(player.discard)


def coin_worth(state: State) -> int:
    return COIN_NOW if state.bought == 0 and state.final == 0 else 0


def use_in_hand(state: State, card: int, time: int) -> int:
    """What a card can still do this turn, besides paying: be placed, or be played when all is bought."""
    use = 20 if card == CARPENTER or card == VIKING or card == ANXIOUS or card == GRADUATE else 0
    if state.placements > 0 and has_place_for(state.players[state.active], card):
        use = max(use, place_worth(state, card, time))
    return use


def loss(state: State, card: int, time: int) -> int:
    """What it costs to let a card in hand go; a victim of a Viking has no turn to use it in."""
    worth = deck_worth(state, card, 1, time)
    return max(worth, use_in_hand(state, card, time)) if state.asked == state.active else worth


# --- Buying and placing ---------------------------------------------------------------------------


def buy_worth(state: State, card: int, time: int) -> int:
    """A free Puppy is in the way, unless nobody can buy more; a Snob is for two; others, what they bring."""
    player = state.players[state.active]
    if card == PUPPY:
        return 5 if state.idle > 3 * state.seats else -40
    if card == SNOB:
        return SNOB_SERVES * time // SPACES if player.hand[PUPPY] >= SNOB_PRICE else -40
    if state.reveller != 0:
        return deck_worth(state, card, 0, time) + use_in_hand(state, card, time) + BOUGHT
    if time == 0:  # it matters only what Dreamers would take, one's own or a rival's
        return -VALUE[card] if has_in_farm(player, DREAMER) else 1 + VALUE[card]
    return deck_worth(state, card, 0, time) + BOUGHT


def has_place_for(player: Player, card: int) -> bool:
    return card != FENCE and space_for(player, card) != NONE and not has_in_farm(player, card)


def place_worth(state: State, card: int, time: int) -> int:
    """Points and passive ability, less service; a Fence built, even for a Puppy, clogs the deck no more."""
    player = state.players[state.active]
    space, size = space_for(player, card), 2 if card == TWINS else 1
    value = value_in(player, card, space, time) + standing(state, card, time)
    worth = value + PLACED - service(card, time) - coin_worth(state) * COINS[card]
    worth -= service(FENCE, time) if is_building_site(space) else 0
    coins = player.purse + coins_in(player.deck) + coins_in(player.discard) + coins_in(state.played)
    worth -= max(COINS_KEPT - coins + COINS[card], 0) * time
    is_last = time > 0 and alpacas_in_farm(player) + size == SPACES
    worth += closing(state, value) if is_last else PLACED_EARLY * time * size
    return worth + (PLACED_FIRST if worth > 0 and state.bought == 0 else 0)


def value_in(player: Player, card: int, space: int, time: int) -> int:
    """What a card scores in a space; beside noise it is wasted, all the more with time to spare (A-R24)."""
    mate, silenced = player.farm[mate_space(space)], 10 * value_at(player, mate_space(space))
    if mate != NONE and is_noisy(mate):
        return -silenced if is_noisy(card) else -VALUE[name(card)] * time
    if VALUE[name(card)] == 0 and player.farm[0] != NONE:
        return -SPACE_LOST * time  # a Puppy may open the first Fence, but other spaces are for points
    return 10 * VALUE[name(card)] - (silenced if is_noisy(card) else 0)


def standing(state: State, card: int, time: int) -> int:
    """What passive abilities bring behind a Fence (A32, A36, A37, A39)."""
    if card == ACCOUNTANT:
        return ACCOUNTING * time // SPACES
    if card == STOREKEEPER:
        return STOREKEEPING * time // SPACES
    if card == DREAMER:
        return 10 * (best_on_offer(state, state.asked) - VALUE[DREAMER])
    if card == FIGHTER:
        player = state.players[state.asked]
        alpacas = alpacas_in(player.hand) + alpacas_in(player.deck) + alpacas_in(player.discard)
        puppies = player.hand[PUPPY] + player.deck[PUPPY] + player.discard[PUPPY]
        return 10 * ((alpacas - puppies) // FIGHTER_SHARE) + FIGHTING * time // SPACES
    return 0


def best_on_offer(state: State, seat: int) -> int:
    """The highest value in the market that a farm has not got: what a Dreamer dreams of."""
    best = VALUE[DREAMER]
    for card in range(KINDS):
        if state.market[card] > 0 and VALUE[card] > best and not has_in_farm(state.players[seat], card):
            best = VALUE[card]
    return best


def standing_score(state: State, seat: int) -> int:
    """What a farm would score now, in tenths, with its Dreamer's wish; a full one wins a tie (A26)."""
    player = state.players[seat]
    total = 10 * (farm_value(player) - silenced_value(player))
    total += 1 if alpacas_in_farm(player) == SPACES else 0
    if state.seats == 2 or seat == state.asked:  # elsewhere, which gifts were Puppies is not for all to know
        total += 10 * fighters_bonus(state, seat)
    return total + wish(state, seat)


def wish(state: State, seat: int) -> int:
    """What a Dreamer adds to a farm in the end, in tenths, if no noise silences it."""
    player, space = state.players[seat], dreamer_space(state, seat)
    if space == NONE or is_noisy(player.farm[mate_space(space)]):
        return 0
    return 10 * (best_on_offer(state, seat) - VALUE[DREAMER])


def closing(state: State, value: int) -> int:
    """The last space of a farm: a win to take, a lead to keep, a loss to put off, but not for ever."""
    lead, most = value + 1 + standing_score(state, state.active), 0
    for seat in range(state.seats):
        if seat != state.active:
            most = max(most, standing_score(state, seat))
    if state.active == last_seat(state):
        return DECISIVE if lead > most else 2 * state.idle - DECISIVE
    return max(min(lead - most - MARGIN, 100), -100) + 2 * state.idle


# --- Abilities ------------------------------------------------------------------------------------


def play_worth(state: State, card: int, time: int) -> int:
    """What an ability brings; a Mime has the best that it can copy (A33)."""
    if card != MIME:
        return ability_worth(state, card, card, time)
    best = NEVER
    for ability in state.players[state.active].farm:
        if ability != NONE and can_copy(state, name(ability), MIME):
            best = max(best, ability_worth(state, name(ability), MIME, time))
    return best


def ability_worth(state: State, ability: int, user: int, time: int) -> int:
    """The gain, less the coins not paid and, of who frees itself, the card."""
    cost = coin_worth(state) * COINS[user]
    if FREES_ITSELF[ability] != 0:
        cost += deck_worth(state, user, 1, time)
    if ability == LIBRARIAN or ability == WOODCUTTER:
        return drawing(state, ability) - cost
    if ability == PACIFIST:
        cost -= drawing(state, ability)
    asks = ability == EXPLORER or ability == SWEEPER or ability == BARGAINER or ability == TICKET_CLERK
    if asks or ability == PACIFIST:
        return best_choice(state, ability, user, time) - cost
    return turn_gain(state, ability, user, time) - cost


def turn_gain(state: State, ability: int, user: int, time: int) -> int:
    """The abilities that change the turn or trouble rivals."""
    if ability == NOISEMAKER:
        return best_join(state, user, time)
    if ability == GRADUATE:  # less and less, as with the Viking: bought again and again, it would never end
        extra = EXTRA_TURN + (LAST_EXTRA_TURN if state.final != 0 else 0) - 4 * state.idle
        return extra if alpacas_in_farm(state.players[state.active]) < SPACES else -50
    if ability == VIKING or ability == ANXIOUS:
        if state.final != 0 and state.active == last_seat(state):
            return -10  # nobody plays after this
        return RAID - 2 * state.idle if ability == VIKING else PANIC if state.bought != 0 else -10
    place = max(best_choice(state, CARPENTER, user, time), 0)
    if ability == CONSUMERIST:
        return COIN_NOW * (FRESH_COINS - state.players[state.active].purse) - place
    if ability == CARPENTER:
        return place if state.placements == 0 else -50
    if state.bought != 0 or state.placements == 0:
        return -20
    return best_choice(state, REVELLER, user, time) - place


def drawing(state: State, ability: int) -> int:
    """Cards to draw while there is still something to buy or place; a Fence stops a Woodcutter (A41)."""
    player, count = state.players[state.active], LIBRARIAN_DRAWS
    if ability == WOODCUTTER:
        count = WOODCUTTER_DRAWS if player.hand[FENCE] == 0 else -1
    elif ability == PACIFIST:
        count = PACIFIST_DRAWS
    count = min(count, cards_in(player.deck) + cards_in(player.discard))
    return count * (CARD_NOW if state.bought == 0 or state.placements > 0 else 1)


def best_choice(state: State, ability: int, user: int, time: int) -> int:
    """The best answer to what an ability will ask; for Carpenter and Reveller, the best to place."""
    best, player = NEVER, state.players[state.active]
    for card in range(KINDS):
        held = player.hand[card] - (1 if card == user else 0)
        if ability == EXPLORER:
            held = player.deck[card]
        elif ability == SWEEPER:
            held = player.discard[card]
        elif ability == REVELLER:
            held = state.market[card] if VALUE[card] <= state.coins + player.purse - COINS[user] else 0
        if card != FENCE and held > 0:
            best = max(best, choice_worth(state, ability, card, time))
    return best


def choice_worth(state: State, ability: int, card: int, time: int) -> int:
    """What it brings to fetch, free, swap, give or place the card for that ability."""
    if ability == EXPLORER:
        return arrival(state, card, time)
    if ability == SWEEPER:
        return SWEEPER_FACTOR * COINS[card] * coin_worth(state) - deck_worth(state, card, 1, time)
    if ability == BARGAINER:
        return best_bargain(state, card, time) - loss(state, card, time) - coin_worth(state) * COINS[card]
    if ability == TICKET_CLERK:
        return best_swap(state, card, time)
    if ability == PACIFIST:
        cost = loss(state, card, time)
        return -cost if cost <= 25 else NEVER
    return place_worth(state, card, time) if has_place_for(state.players[state.active], card) else NEVER


def best_bargain(state: State, freed: int, time: int) -> int:
    best = NEVER
    for card in range(KINDS):
        if state.market[card] > 0 and VALUE[card] <= VALUE[freed] + BARGAINER_ADDS:
            best = max(best, deck_worth(state, card, 0, time) + arrival(state, card, time))
    return best


def arrival(state: State, card: int, time: int) -> int:
    """What a card that comes into the hand can do at once: be placed, or pay."""
    return max(use_in_hand(state, card, time), coin_worth(state) * COINS[card])


def best_swap(state: State, card: int, time: int) -> int:
    best = NEVER
    for space in range(SPACES):
        if can_exchange(state.players[state.active], card, space):
            best = max(best, swap_worth(state, card, space, time))
    return best


def swap_worth(state: State, card: int, space: int, time: int) -> int:
    """The new card behind the Fence and the old one in the deck, rather than the other way round."""
    player, old = state.players[state.active], state.players[state.active].farm[space]
    gain = value_in(player, card, space, time) - value_in(player, old, space, time)
    gain += standing(state, card, time) - standing(state, old, time)
    return gain + service(name(old), time) - service(card, time)


def best_join(state: State, user: int, time: int) -> int:
    best = NEVER
    for seat in range(state.seats):
        if can_join(state, user, seat):
            best = max(best, join_worth(state, user, seat, time))
    return best - deck_worth(state, user, 1, time)


def join_worth(state: State, user: int, seat: int, time: int) -> int:
    """The noisy card's points less its mate's: good for one's own farm, or bad for a rival's (A42)."""
    player = state.players[seat]
    value = 10 * (VALUE[user] - value_at(player, mate_space(free_space(player))))
    value = value if seat == state.active else -value
    return value + (closing(state, value) if alpacas_in_farm(player) == SPACES - 1 and time > 0 else 0)


def answer_worth(state: State, card: int, time: int) -> int:
    """What each answer brings, raised so far that losses too keep their order."""
    step, player = state.step, state.players[state.asked]
    if step == PAY:
        return pay_worth(state, card, time)
    if step == TAKE or step == FETCH:
        return 30 + arrival(state, card, time) + (deck_worth(state, card, 0, time) if step == TAKE else 0)
    if step == COPY:
        return 60 + ability_worth(state, card, MIME, time)
    if step == FREE_FOR_SWEEPER or step == FREE_FOR_BARGAINER:
        return 60 + choice_worth(state, SWEEPER if step == FREE_FOR_SWEEPER else BARGAINER, card, time)
    if step == SWAP_IN:
        return 60 + best_swap(state, card, time)
    if step == SWAP_OUT:
        return 60 + swap_worth(state, state.card, space_of(player, card), time)
    if step == DREAM:  # a Fighter brings its bonus; a high value breaks ties (A26)
        bonus = standing(state, card, time) if card == FIGHTER else 0
        return value_in(player, card, dreamer_space(state, state.asked), time) + bonus + VALUE[card]
    return 100 - loss(state, card, time)


def pay_worth(state: State, card: int, time: int) -> int:
    """What has no other use this turn pays first, to the coin if it can, large before small (A14)."""
    worth, over = 150 - use_in_hand(state, card, time), COINS[card] - state.due
    return worth - 3 * over if over > 0 else worth + (9 if over == 0 else 2 * COINS[card])


def seat_worth(state: State, seat: int, time: int) -> int:
    """Where noise does most; a gift of no value goes to the leader, any other to who is last."""
    if state.step == JOIN:
        return 60 + join_worth(state, state.card, seat, time)
    points = standing_score(state, seat) // 10
    return 60 + (points if VALUE[state.card] == 0 else -points)


def evaluate(state: State, seat: int) -> int:
    """What the seat may expect to score, in tenths: its farm, and what room, time and coins promise."""
    if is_over(state):
        return 10 * score(state, seat)
    player, time = state.players[seat], time_left(state)
    now, room = 10 * score(state, seat) + wish(state, seat), SPACES - alpacas_in_farm(player)
    if state.final == 0:
        coins = player.purse + coins_in(player.deck) + coins_in(player.discard)
        pace = 35 - 4 * state.seats + 8 * coins // max(cards_outside(player), HAND)
        return now + 22 * room + pace * time - 28
    turns_ago = (state.active - state.first) % state.seats - (seat - state.first) % state.seats
    return now if state.step == DREAM or turns_ago > 0 else now + 14 * room
