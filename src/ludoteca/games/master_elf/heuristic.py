"""MASTER ELF: the taste of a sensible player, for quick play, for playouts and for search.

Worths and likings are in tenths of a point.  A player looks at what the three top gifts would bring
now, at the ingredients they lack, and at how near the end is.  ``preference`` knows no more than the
seat that is asked: its own hand, the open cards, the tops, and the gifts that lie in front of everybody.
It is asked about every legal action, so it avoids branches: a truth is 0 or 1 and multiplies.

Kernel subset.
"""

from ludoteca.core.piles import cards_in
from ludoteca.core.structs import NONE
from ludoteca.games.master_elf.ending import BITS, DIGIT, score
from ludoteca.games.master_elf.figures import (
    COLOUR,
    COLOURS,
    ELF,
    EXCHANGE,
    INGREDIENT_A,
    INGREDIENT_B,
    PARTNER,
    TALLY,
)
from ludoteca.games.master_elf.stacks import top_of
from ludoteca.games.master_elf.state import (
    CHOOSE,
    CHOOSING,
    CITY,
    CLAIM,
    DECLINE,
    DISCARD,
    DRAW,
    GIFTS,
    GO,
    INGREDIENTS,
    LOOK,
    MAKE,
    OVER,
    PAID_A,
    PAID_B,
    PAID_CRYSTAL,
    PASS,
    PAYMENTS,
    SEATS,
    STACKS,
    TAKE,
    Player,
    State,
)

# For search: a lead of so many points all but decides; so many moves a playout goes on before it is judged;
# how many hundredths of its curiosity follow taste, by the number of seats; the rest is for all alike.
SPREAD, HORIZON, TRUST = 8, 60, (0, 0, 90, 100, 100)

# --- What gifts are worth -------------------------------------------------------------------------
# With time left, a first gift of a type is hardly a collection yet, and an elf is also kept from the
# others.  In the end only points count.
TIME = 8  # gifts still to be made by each of two seats, from which on there is plenty of time
PACE = (0, 0, 12, 8, 6)  # twelfths by the number of seats: more seats make them faster
STRANDED = 4  # gifts that are left in the stacks when the game ends, as a rule
FIRST_EARLY, FIRST, SECOND, MORE = 4, 10, 20, 30  # gifts of a type
ELF_EARLY, ELF_LATE = 26, 10
RIBBON = 10
RIBBON_BEHIND = 7  # with time left, of a colour that is one gift behind the largest
PAIR = 30  # of completing a pair, beyond what the collection brings
FREE_GIFT = 40  # of the special action that follows
DENIED = 30  # of half a pair whose other half somebody else has
HALF_SEEN, HALF = 20, 4  # the other half is a top, too; it may turn up

# --- What ingredients are worth -------------------------------------------------------------------

BASE = 5  # a top that is worth no more is not worth collecting for
SHARE = (20, 33, 51, 0, 0)  # 128ths of a top's worth for one card more, by those of its price that are there
BALANCE = 6  # of each of the first two cards of a kind, whatever the tops are
WISHED, NEEDED = 2, 3  # fewer than so many are among them: before one more, before one less
FRESH = 8  # of an unknown card
CITY_CHOICE = 2  # from the city all ways lead on
CITY_USELESS = 3  # for each card that can be changed there
BARREN = -40  # an area where nothing lies

# --- What making a gift costs ---------------------------------------------------------------------

CRYSTAL, WASTE = 20, 200  # where it decides, and where cards suffice
SHORT = 4  # for each card that the hand is short of PLENTY
PLENTY = 6
SURPLUS = 2  # cards above PLENTY that make spending easier
LATE_PRICE, LAST_PRICE = 60, 20  # hundredths that are felt when time is up; when this may be the last turn
VICTORY, DEFEAT = 300, 60  # of the gift that ends the game

# --- From likings to weights ----------------------------------------------------------------------

WAY, CHANGE, GIFT = 5, 8, 3  # sixteenths of a doubling for each tenth of a point
PLAIN = 8  # what a plain card is worth
FREE = 40  # the special action is free
LARGER = 4  # for each gift of a stack: more to choose from


def preference(state: State, action: int) -> int:
    """How much a sensible player likes a legal action of the seat that is asked: from 1 to 10,000."""
    if action < DISCARD:
        return weight(way_liking(state, action) - PLAIN, WAY)
    if action < MAKE:
        return weight(discard_liking(state, action), CHANGE)
    if action < LOOK:
        return weight(making_liking(state, action), GIFT)
    return weight(free_liking(state, action), GIFT)


def weight(liking: int, steepness: int) -> int:
    """17 for no liking; it grows by doublings, and by the liking itself, so that musts differ, too."""
    steps = min(max(liking * steepness + 9 * 16, 0), 22 * 16)
    return min(((16 + steps % 16) << (steps // 16)) >> 9, 8000) + min(max(liking, 0), 1900) + 1


# --- Gifts ----------------------------------------------------------------------------------------


def gifts_left(state: State) -> int:
    return state.stacks[0].left + state.stacks[1].left + state.stacks[2].left


def lowest_stack(state: State) -> int:
    return min(state.stacks[0].left, state.stacks[1].left, state.stacks[2].left)


def time_left(state: State) -> int:
    """From TIME down to 0: how many gifts may still be made, shared among the seats."""
    if state.step == CHOOSING:
        return 0
    left = gifts_left(state) - STRANDED
    if state.exhausted > 0:
        left = min(left, 4 * lowest_stack(state) - 4)
    return min(max(left * PACE[state.seats] // 12, 0), TIME)


def blend(early: int, late: int, time: int) -> int:
    return (early * time + late * (TIME - time)) // TIME


def halves(state: State, seat: int) -> int:
    """A tally in halves: a gift with two types counts half in each, as long as nobody has to decide."""
    tally = 0
    for gift in range(GIFTS):
        if state.gifts[gift] == seat:
            tally += 2 * TALLY[gift] + EXCHANGE[gift]
    return tally


def ribbons(state: State, seat: int) -> int:
    """A tally of colours, rainbows first."""
    tally = 0
    for gift in range(GIFTS):
        if state.gifts[gift] == seat:
            tally += 1 << (BITS * (COLOUR[gift] + 1))
    return tally


def growth(tally: int, one: int, first: int) -> int:
    """What one more gift of a type brings: 1, 2, 3, 3, 3 points, then nothing (ME29)."""
    had = tally & (one * DIGIT)
    points = first + (SECOND - first) * (had >= 2 * one) + (MORE - SECOND) * (had >= 4 * one)
    return points * (had < 10 * one)


def ribbon_worth(colours: int, colour: int, time: int) -> int:
    """A rainbow and the largest colour bring a point; one behind may become the largest (ME32)."""
    most = 0
    for other in range(COLOURS):
        most = max(most, (colours >> (BITS * (other + 1))) & DIGIT)
    behind = most - ((colours >> (BITS * (colour + 1))) & DIGIT)
    if colour == NONE:
        return RIBBON
    return RIBBON * (behind == 0) + (RIBBON_BEHIND * time // TIME) * (behind == 1)


def pair_worth(state: State, seat: int, gift: int) -> int:
    """The pair and its special action, the hope for them, or that somebody else will not have them."""
    partner = PARTNER[gift]
    owner = state.gifts[partner]
    if owner == seat:
        return PAIR if state.players[seat].special != 0 else PAIR + FREE_GIFT
    if 0 <= owner < SEATS:
        return DENIED
    for stack in state.stacks:
        if top_of(stack) == partner:
            return HALF_SEEN
    return HALF


def gain(state: State, tally: int, colours: int, time: int, gift: int) -> int:
    """What a gift is worth to the seat that is asked and has these halves and ribbons."""
    first = blend(FIRST_EARLY, FIRST, time)
    points = max(growth(tally, TALLY[gift], first), growth(tally, TALLY[gift] + EXCHANGE[gift], first))
    points += ribbon_worth(colours, COLOUR[gift], time) + ELF[gift] * blend(ELF_EARLY, ELF_LATE, time)
    if PARTNER[gift] != NONE:
        points += pair_worth(state, state.asked, gift)
    return points


def exact_gain(state: State, seat: int, gift: int) -> int:
    """By how much the score would grow: for a moment the gift is the seat's.  Slow, so for rare questions."""
    owner, before = state.gifts[gift], score(state, seat)
    state.gifts[gift] = seat
    after = score(state, seat)
    state.gifts[gift] = owner
    return 10 * (after - before)


# --- Ingredients ----------------------------------------------------------------------------------
# Feelings about all kinds of cards are one number, with so many bits for each kind.

FEELING = 10
FEELINGS = (1 << FEELING) - 1


def held(player: Player, gift: int) -> int:
    """Cards for a gift that are there, two of a kind at most; with 3 the price is complete (ME12)."""
    return min(player.hand[INGREDIENT_A[gift]], 2) + min(player.hand[INGREDIENT_B[gift]], 2)


def card_worth(points: int, cards: int) -> int:
    """One card more for a gift: the nearer it is, the more."""
    return max(points - BASE, 0) * SHARE[cards] // 128


def felt(player: Player, feelings: int, card: int, copies: int) -> int:
    """About one kind; the first copies of any are worth something."""
    return ((feelings >> (FEELING * card)) & FEELINGS) + BALANCE * (player.hand[card] < copies)


def wishes(state: State, seat: int) -> int:
    """What one more card of each kind does for the three tops."""
    tally, colours, time = halves(state, seat), ribbons(state, seat), time_left(state)
    player, feelings = state.players[seat], 0
    for stack in state.stacks:
        gift = top_of(stack)
        if gift != NONE:
            a, b = INGREDIENT_A[gift], INGREDIENT_B[gift]
            value = card_worth(gain(state, tally, colours, time, gift), held(player, gift))
            feelings += (value * (player.hand[a] < 2)) << (FEELING * a)
            feelings += (value * (player.hand[b] < 2)) << (FEELING * b)
    return feelings


def needs(state: State, tally: int, colours: int, time: int, instead: int) -> int:
    """What one card of each kind less does to the tops; little to those that another is made instead of."""
    player, feelings = state.players[state.asked], 0
    made = gain(state, tally, colours, time, instead) if instead != NONE else 0
    for stack in state.stacks:
        gift = top_of(stack)
        if gift != NONE and gift != instead:
            a, b = INGREDIENT_A[gift], INGREDIENT_B[gift]
            points = gain(state, tally, colours, time, gift)
            value = card_worth(points, max(held(player, gift) - 1, 0)) // (1 + 3 * (points <= made))
            feelings += (value * (player.hand[a] <= 2)) << (FEELING * a)
            feelings += (value * (player.hand[b] <= 2)) << (FEELING * b)
    return feelings


def way_liking(state: State, action: int) -> int:
    """Take the card that is wished for most, and go where it lies."""
    player, feelings = state.players[state.asked], wishes(state, state.asked)
    if action >= TAKE:
        return felt(player, feelings, action - TAKE, WISHED)
    if action == GO + CITY:
        return city_liking(state, player, feelings)
    best = 0
    for card in range(INGREDIENTS):
        lies = state.areas[action - GO].cards[card] > 0
        best = max(best, (felt(player, feelings, card, WISHED) + 1) * lies)
    return best - 1 if best > 0 else BARREN


def city_liking(state: State, player: Player, feelings: int) -> int:
    """The city brings any card, and changes those that no top asks for."""
    asked_for = 0
    for stack in state.stacks:
        gift = top_of(stack)
        if gift != NONE:
            asked_for |= (1 << INGREDIENT_A[gift]) | (1 << INGREDIENT_B[gift])
    wished, useless = 0, 0
    for card in range(INGREDIENTS):
        wished += felt(player, feelings, card, WISHED)
        useless += max(player.hand[card] - 2 * ((asked_for >> card) & 1), 0)
    return wished // INGREDIENTS + CITY_CHOICE + CITY_USELESS * useless


def discard_liking(state: State, action: int) -> int:
    """An unknown card instead of a known one; over the hand limit, what is needed least goes."""
    if action == DRAW:
        return 0
    seat = state.asked
    feelings = needs(state, halves(state, seat), ribbons(state, seat), time_left(state), NONE)
    return FRESH - felt(state.players[seat], feelings, action - DISCARD, NEEDED)


# --- Making ---------------------------------------------------------------------------------------


def making_liking(state: State, action: int) -> int:
    """A gift's worth less its price; to pass is 0.  The gift that ends the game is judged by who wins."""
    if action == PASS:
        return 0
    place, payment = (action - MAKE) // PAYMENTS, (action - MAKE) % PAYMENTS
    seat, gift = state.asked, top_of(state.stacks[place])
    tally, colours, time = halves(state, seat), ribbons(state, seat), time_left(state)
    points = gain(state, tally, colours, time, gift)
    cost = price(state, gift, payment, needs(state, tally, colours, time, gift))
    if state.exhausted == 1 and lowest_stack(state) <= 1:  # this may be the last turn
        cost = cost * LAST_PRICE // 100
        is_end = state.stacks[place].left == 1 or lowest_stack(state) == 0
        return points - cost + (ending_liking(state, seat, gift) if is_end else 0)
    return points - blend(cost, cost * LATE_PRICE // 100, time)


def price(state: State, gift: int, payment: int, feelings: int) -> int:
    """What the other tops lose by the cards, the crystal, and that a small hand gets smaller."""
    player = state.players[state.asked]
    cost = PAID_A[payment] * felt(player, feelings, INGREDIENT_A[gift], NEEDED)
    cost += PAID_B[payment] * felt(player, feelings, INGREDIENT_B[gift], NEEDED)
    cost += PAID_CRYSTAL[payment] * (CRYSTAL if held(player, gift) < 3 else WASTE)
    return cost + SHORT * max(PLENTY - cards_in(player.hand), -SURPLUS)


def ending_liking(state: State, seat: int, gift: int) -> int:
    """Ahead of all others a player ends the game, behind one it does not (ME24)."""
    mine, best = 10 * score(state, seat) + exact_gain(state, seat, gift), 0
    for other in range(state.seats):
        if other != seat:
            best = max(best, 10 * score(state, other))
    if mine > best:
        return VICTORY
    return -DEFEAT if mine < best else 0


# --- Free gifts -----------------------------------------------------------------------------------


def free_liking(state: State, action: int) -> int:
    """Look where there is most to choose from, and take what brings most; nothing is never better."""
    if action < CLAIM:
        place = action - LOOK
        return FREE + LARGER * state.stacks[place].left if place < STACKS else FREE
    if action == DECLINE:
        return -FREE
    if action >= CHOOSE:
        return bonus_liking(state, action - CHOOSE)
    seat, gift = state.asked, action - CLAIM
    points = gain(state, halves(state, seat), ribbons(state, seat), time_left(state), gift)
    return (points + exact_gain(state, seat, gift)) // 2


def bonus_liking(state: State, gift: int) -> int:
    """The points of a bonus gift, and those that the next to choose would have of it (ME26)."""
    liking = exact_gain(state, state.asked, gift)
    if state.choosers > 1:
        liking += exact_gain(state, state.order[1], gift) // (state.choosers - 1)
    return liking


# --- Prospect -------------------------------------------------------------------------------------
# Fitted to the final scores of greedy games and games by weight.

BONUS_GIFT = 31


def evaluate(state: State, seat: int) -> int:
    """What the seat may expect to score in the end, in tenths of a point."""
    points = 10 * score(state, seat)
    if state.step == OVER:
        return points
    if state.step == CHOOSING:
        return points + BONUS_GIFT * has_yet_to_choose(state, seat)
    return points + BONUS_GIFT + future_gifts(state) // state.seats + stock_lead(state, seat)


def has_yet_to_choose(state: State, seat: int) -> bool:
    waits = False
    for place in range(state.choosers):
        waits = waits or state.order[place] == seat
    return waits


def future_gifts(state: State) -> int:
    """What all seats together may still make: first by all that lies in the stacks, then by the lowest."""
    if state.exhausted == 0:
        return 23 * gifts_left(state) + 6 * lowest_stack(state) - 60 + 9 * state.seats
    return 5 * gifts_left(state) + 38 * lowest_stack(state)


def stock_lead(state: State, seat: int) -> int:
    """Cards and crystal are gifts to come, so far as one has more than others, and time to spend them."""
    mine, all_stock = 0, 0
    for other in range(state.seats):
        stock = 4 * cards_in(state.players[other].hand) + 8 * state.players[other].crystal
        all_stock += stock
        mine += stock * (other == seat)
    time = 4 if state.exhausted == 0 else min(lowest_stack(state), 4)
    return (state.seats * mine - all_stock) * time // (4 * (state.seats - 1))
