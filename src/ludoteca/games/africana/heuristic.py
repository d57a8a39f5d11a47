"""AFRICANA: what a sensible explorer likes, and what it may expect.

An explorer has goals: the ends of expeditions it has joined, the starts of others, the targets of its
open adventures.  A goal is worth what it brings, and less the longer the way and the more cards lack.
What makes the best goal worth more is liked: a step that brings it nearer, a card that pays a step.
Only the best goal counts; who adds them up stands between them for ever.

Values are tenths of a point, shares are 64ths.

Kernel subset.
"""

from ludoteca.core.piles import cards_in
from ludoteca.core.structs import NONE
from ludoteca.games.africana.books import flip_price, half_of, pages_of, top_of
from ludoteca.games.africana.ending import artefacts_of, is_over, score
from ludoteca.games.africana.journey import empty_slots, has_free_marker, open_adventures

from ludoteca.games.africana.figures import (  # isort: skip
    ADVENTURE_POINTS, ADVENTURE_PRICE, ARTEFACT, BONUS_CARDS, BONUS_SILVER, DISTANCE, DRAWN,
    EXPEDITION_POINTS, GOAL, GUIDE_POINTS, HAND_LIMIT, HANDS, HELD, JOKER_CARDS, LACKS, OPEN_ARTEFACT,
    OPEN_LIMIT, PROCEEDS, RECOLOUR_PRICE, REWARD, SERVES, SET_POINTS, START, TARGET,
)  # fmt: skip
from ludoteca.games.africana.state import (  # isort: skip
    ADVENTURES, ARTEFACTS, BUY, COLOURS, COMPLETE_ADVENTURE, COMPLETE_EXPEDITION, COPIES, DISCARD, DROP, END,
    FLIP, GO, GUIDE, JOIN, JOKER, KINDS, LEFT, MOVE, PAGES, RIGHT, SLOTS, TAKE, State,
)  # fmt: skip

SPREAD = 35  # so many points of difference all but decide a game
HORIZON = 60  # so many moves a playout goes on before it is judged by evaluate
TRUST = (0, 0, 100, 100, 100)  # hundredths of the search's curiosity that follow taste, by seats

NEVER, PLAIN, MUST = 1, 16, 10_000
CARD = 8  # what a travel card is worth
HOPELESS = -100


def preference(state: State, action: int) -> int:
    """How much a sensible player likes a legal action of the seat that is asked: from 1 to 10,000."""
    if action < FLIP:
        return weight_of_turn(state, action)
    if action < TAKE:
        return weight_of_page(state, action - FLIP)
    if action < GO:
        return weight_of_purchase(state, action - TAKE)
    if action < JOIN:
        return weight_of_step(state, (action - GO) // KINDS, (action - GO) % KINDS)
    if action < COMPLETE_ADVENTURE:
        return MUST if action >= COMPLETE_EXPEDITION else MUST - 1000
    if action < DISCARD:
        return MUST if is_welcome(state, action - COMPLETE_ADVENTURE) else NEVER
    if action < DROP:
        return weight_of_discard(state, action - DISCARD)
    return max(NEVER, 500 - 5 * adventure_gain(state, action - DROP))


def liking(gain: int) -> int:
    """A gain as a weight: nothing is plain, a point is good, three points are a matter of course."""
    gain = max(0, gain + 5)
    if gain < 36:
        return 1 + gain * gain * gain // 8
    return min(MUST - 2000, 5360 + 40 * (gain - 35))


# --- Time and money -------------------------------------------------------------------------------


def time_left(state: State) -> int:
    """The turns that are left to a seat after this one, in 64ths: about one for each expedition."""
    expeditions = max(0, state.pile_left + 1 - empty_slots(state))
    return expeditions * (30 + 112 // state.seats)


def turns_left(state: State) -> int:
    return time_left(state) >> 6


def patience(turns: int) -> int:
    """The share that is left of a goal if it must wait for another turn."""
    return min(64, 16 * turns)


def chance(turns: int) -> int:
    """The share of adventures bought now that will be completed."""
    return min(64, 9 * turns)


def silver_worth(state: State, turns: int) -> int:
    """Silver buys points while there is time for it, and less the more of it there is."""
    return 1 + max(0, min(6 - state.players[state.asked].silver // 5, turns // 2))


# --- Hands ----------------------------------------------------------------------------------------


def hand_now(state: State, card: int) -> int:
    """The number of the hand with which a movement goes on once a card is paid."""
    hand = state.players[state.asked].hand
    number = hand[JOKER] - (1 if card == JOKER else 0)
    for colour in range(COLOURS):
        cards = hand[colour] + hand[GUIDE + colour] - (1 if card == colour or card == GUIDE + colour else 0)
        number = number * HELD + min(cards, HELD - 1)
    return number


def hand_later(state: State, card: int) -> int:
    """The number of the hand for another movement: joker and guides are back, a travel card is not."""
    hand = state.players[state.asked].hand
    number = hand[JOKER] + state.used[JOKER]
    for colour in range(COLOURS):
        guides = hand[GUIDE + colour] + state.used[GUIDE + colour]
        cards = hand[colour] + guides - (1 if card == colour else 0)
        number = number * HELD + min(cards, HELD - 1)
    return number


def guides_held(state: State, seat: int) -> int:
    """The guides of a seat, in hand or on the table."""
    guides = 0
    for card in range(GUIDE, KINDS):
        guides += state.players[seat].hand[card] + (state.used[card] if seat == state.active else 0)
    return guides


# --- Goals ----------------------------------------------------------------------------------------


def goal_of(state: State, place: int, can_join_more: bool) -> int:
    """Where an expedition calls the explorer: to its end, or to its start if it can be joined there."""
    slot = state.slots[place]
    if slot.expedition == NONE:
        return NONE
    if slot.markers[state.asked] != 0:
        return GOAL[slot.expedition]
    return START[slot.expedition] if can_join_more else NONE


def expedition_value(state: State, place: int, turns: int, silver: int) -> int:
    """What an expedition brings; before it is joined, its bonus and some hope for the rest."""
    expedition = state.slots[place].expedition
    value = 10 * EXPEDITION_POINTS[expedition] + silver * REWARD[expedition]
    if state.slots[place].markers[state.asked] != 0:
        return value
    share = 52 - 5 * DISTANCE[START[expedition]][GOAL[expedition]]
    return CARD * BONUS_CARDS[place] + silver * BONUS_SILVER[place] + (value * share * patience(turns) >> 12)


def adventure_value(state: State, adventure: int, turns: int, silver: int) -> int:
    """What an adventure brings; to count its sets takes too long here, so they are taken as a point."""
    if ARTEFACT[adventure] == NONE:
        return guide_value(state, turns)
    return 10 * ADVENTURE_POINTS[adventure] + silver * PROCEEDS[adventure] + 10


def guide_value(state: State, turns: int) -> int:
    """A step a movement to the end of the game if the hand has room for it, less what guides cost (AF36)."""
    guides, last = guides_held(state, state.asked), len(GUIDE_POINTS) - 1
    if guides >= HAND_LIMIT - JOKER_CARDS:
        return 0
    return 8 * turns + 10 * (GUIDE_POINTS[min(guides + 1, last)] - GUIDE_POINTS[min(guides, last)])


def is_welcome(state: State, adventure: int) -> bool:
    """All artefacts are, and guides that help more than they cost."""
    return ARTEFACT[adventure] != NONE or guide_value(state, turns_left(state)) > 0


def road(steps: int) -> int:
    """The share that is left of a goal so many steps away, a seventh less for each."""
    return 64 - 10 * steps + (steps * steps >> 1)


def nearness(region: int, goal: int, lacks_now: int, lacks_later: int, turns: int) -> int:
    """The share that is left of a goal: all if the hand pays the way now, else as it must wait."""
    steps = DISTANCE[region][goal]
    cards = 46 - 10 * (lacks_later >> 2 * goal & 3)
    later = road(steps) * cards * patience(turns) >> 12
    return max(later, 64 - steps if lacks_now >> 2 * goal & 3 == 0 else 0)


def staying(region: int, here: int, goal: int, lacks: int, turns: int) -> int:
    """The share that is left of a goal if the turn ends here; nobody goes away from one that is here."""
    if goal == here and region != here:
        return 64 * 64
    return nearness(here, goal, NONE, lacks, turns)


def advance(state: State, region: int, now: int, later: int, before: int) -> int:
    """How much more the best goal is worth in a region, with a hand for now and for later, than here.

    Here the turn would end, with the hand before; with NONE for now it ends there too.
    """
    turns, here = turns_left(state), state.players[state.asked].region
    silver, can_join_more = silver_worth(state, turns), has_free_marker(state)
    lacks_now = LACKS[now][region] if now != NONE else NONE
    lacks_later, lacks_before = LACKS[later][region], LACKS[before][here]
    best, best_here = 0, 0
    for place in range(SLOTS):
        goal = goal_of(state, place, can_join_more)
        if goal != NONE:
            value = expedition_value(state, place, turns, silver)
            best = max(best, value * nearness(region, goal, lacks_now, lacks_later, turns))
            best_here = max(best_here, value * staying(region, here, goal, lacks_before, turns))
    for adventure in range(ADVENTURES):
        if state.adventures[adventure] == state.asked:
            goal, value = TARGET[adventure], adventure_value(state, adventure, turns, silver)
            best = max(best, value * nearness(region, goal, lacks_now, lacks_later, turns))
            best_here = max(best_here, value * staying(region, here, goal, lacks_before, turns))
    return (best - best_here) >> 6


# --- The turn -------------------------------------------------------------------------------------


def weight_of_turn(state: State, action: int) -> int:
    """To move is to reach now what else must wait; to draw is to hope for one card that serves everywhere."""
    if action == END:
        return PLAIN
    if action == BUY:
        return liking(buying_gain(state))
    region, later = state.players[state.asked].region, hand_later(state, NONE)
    if action == MOVE:
        return liking(advance(state, region, hand_now(state, NONE), later, later))
    room = min(DRAWN, HAND_LIMIT - cards_in(state.players[state.asked].hand))
    if room <= 0:
        return NEVER
    return liking(advance(state, region, NONE, later + HANDS, later) + CARD * room // 2)


def weight_of_step(state: State, region: int, card: int) -> int:
    """A step is weighed against ending here.

    A travel card is spent, and missed the more the fewer there are; guides come back, and so does the
    joker, which is kept for later all the same.
    """
    player, before = state.players[state.asked], hand_later(state, NONE)
    later = hand_later(state, card) if card < COLOURS else before
    gain = advance(state, region, hand_now(state, card), later, before)
    if card < COLOURS:
        gain -= max(2, 12 - 2 * (cards_in(player.hand) + cards_in(state.used)))
    elif card == JOKER:
        gain -= 1
    if SERVES[region][card] == 0:
        gain -= RECOLOUR_PRICE * silver_worth(state, turns_left(state))
    return liking(gain)


def weight_of_discard(state: State, card: int) -> int:
    """Joker and guides stay; what no goal needs goes, and what there is most of."""
    if card >= JOKER:
        return NEVER
    player = state.players[state.asked]
    gain = advance(state, player.region, NONE, hand_later(state, card), hand_later(state, NONE))
    return max(NEVER + 1, 100 + 8 * gain + 20 * player.hand[card])


# --- Books ----------------------------------------------------------------------------------------


def adventure_gain(state: State, adventure: int) -> int:
    """What an adventure brings once it is completed, with the sets it makes."""
    turns = turns_left(state)
    if ARTEFACT[adventure] == NONE:
        return guide_value(state, turns)
    found, one_more = artefacts_of(state, state.asked), 1
    for _ in range(ARTEFACTS - 1 - ARTEFACT[adventure]):
        one_more *= COPIES + 1
    sets = SET_POINTS[found + one_more] - SET_POINTS[found]
    return 10 * (ADVENTURE_POINTS[adventure] + sets) + silver_worth(state, turns) * PROCEEDS[adventure]


def purchase_gain(state: State, adventure: int) -> int:
    """What an adventure is worth from here, less its price; an artefact is worth something open, too."""
    turns, region = turns_left(state), state.players[state.asked].region
    value = adventure_gain(state, adventure) * road(DISTANCE[region][TARGET[adventure]]) * chance(turns) >> 12
    if ARTEFACT[adventure] != NONE:
        value = max(value, 10 * OPEN_ARTEFACT)
    return value - ADVENTURE_PRICE * silver_worth(state, turns)


def top_gain(state: State, side: int) -> int:
    """The gain of the card that a side of the book has for sale."""
    book = state.books[half_of(state)]
    return purchase_gain(state, top_of(book, side)) if pages_of(book, side) > 0 else NONE


def page_gain(state: State, side: int) -> int:
    """The gain of the card beneath; one that nobody has seen is hoped to be fair, less after each bad one."""
    book = state.books[half_of(state)]
    if pages_of(book, side) < 2:
        return NONE
    if side == RIGHT:
        return purchase_gain(state, book.cards[PAGES - book.right + 1])
    if book.unseen == book.left - 1:
        return max(0, 15 - 3 * state.flips) * chance(turns_left(state)) >> 6
    return purchase_gain(state, book.cards[book.left - 2])


def affordable(state: State) -> int:
    """So many adventures can be bought, and kept."""
    silver = state.players[state.asked].silver
    return min(OPEN_LIMIT - open_adventures(state), silver // ADVENTURE_PRICE)


def buying_gain(state: State) -> int:
    """A purchase costs a turn, so it pays best with money for several."""
    adventures = affordable(state)
    best = max(top_gain(state, LEFT), top_gain(state, RIGHT), page_gain(state, LEFT), page_gain(state, RIGHT))
    if adventures <= 0 or best <= 0:
        return HOPELESS
    return (6 * best >> 4) + (adventures - 1) * (10 * chance(turns_left(state)) >> 6)


def weight_of_purchase(state: State, side: int) -> int:
    return liking(top_gain(state, side)) if affordable(state) > 0 else NEVER


def weight_of_page(state: State, side: int) -> int:
    """The first page is free, so a new one is looked at; no page is turned onto a card worth more."""
    price, silver = flip_price(state), state.players[state.asked].silver
    if affordable(state) <= 0 or silver < ADVENTURE_PRICE + price:
        return NEVER
    moved, covered = top_gain(state, side), top_gain(state, 1 - side)
    if side == LEFT and state.flips == 0 and state.books[half_of(state)].left > 1 and covered <= moved:
        return MUST
    if covered > 0:
        return NEVER
    price *= silver_worth(state, turns_left(state))
    return liking(page_gain(state, side) - max(0, moved) - price)


# --- What a seat may expect -----------------------------------------------------------------------
#
# The numbers are those that fit the final scores of games by this taste, from the first turn to the last.


def evaluate(state: State, seat: int) -> int:
    """What the seat may expect to score in the end, in tenths of a point."""
    points = 10 * score(state, seat)
    if is_over(state):
        return points
    turns, silver = turns_left(state), min(20, state.players[seat].silver)
    points += time_left(state) * pace(state, seat) >> 6
    points += patience(turns) * (joined_hope(state, seat) - 56) >> 6
    points += chance(turns) * (open_hope(state, seat) + 7 * silver) >> 6
    return points + 13 if state.active == seat else points


def pace(state: State, seat: int) -> int:
    """What a turn brings: more with guides, and less if others have them and come first."""
    guides, others = 2 * guides_held(state, seat), 0
    for adventure in range(ADVENTURES):
        if state.adventures[adventure] == seat and ARTEFACT[adventure] == NONE:
            guides += 1
    for other in range(state.seats):
        if other != seat:
            others += guides_held(state, other)
    return 30 - 2 * state.seats + 3 * min(8, guides) - 9 * others // (2 * state.seats - 2)


def joined_hope(state: State, seat: int) -> int:
    """What joined expeditions bring beyond the pace."""
    hope, region = 0, state.players[seat].region
    for slot in state.slots:
        if slot.expedition != NONE and slot.markers[seat] != 0:
            value = 10 * EXPEDITION_POINTS[slot.expedition] + 3 * REWARD[slot.expedition]
            hope += value * (29 - 5 * DISTANCE[region][GOAL[slot.expedition]])
    return hope >> 6


def open_hope(state: State, seat: int) -> int:
    """What open artefacts bring, with the sets they make."""
    hope, region = 0, state.players[seat].region
    for adventure in range(ADVENTURES):
        if state.adventures[adventure] == seat and ARTEFACT[adventure] != NONE:
            value = 10 * ADVENTURE_POINTS[adventure] + 2 * PROCEEDS[adventure]
            hope += value * (86 - 4 * DISTANCE[region][TARGET[adventure]])
    return hope >> 6
