"""AFRICANA: the game, in the order of the rulebook.

The numbers in brackets are paragraphs of the help pages; rulings are marked AF-R.  Chapters with files
of their own: ``travel.py``, ``books.py``, ``journey.py``, ``ending.py``.

Kernel subset.
"""

from ludoteca.core.chance import Luck, pick
from ludoteca.core.events import tell
from ludoteca.core.piles import cards_in
from ludoteca.core.structs import NONE
from ludoteca.games.africana.books import can_flip, can_take, flip, half_of, has_cards, take
from ludoteca.games.africana.ending import finish, is_last_round, last_seat
from ludoteca.games.africana.figures import (
    BOOK,
    CAPITAL,
    HAND_LIMIT,
    HOME,
    JOKER_CARDS,
    LETTER,
    NEIGHBOURS,
    OPEN_LIMIT,
    REMOVED,
    STARTING_TRAVEL_CARDS,
    TRAVEL_CARDS,
)
from ludoteca.games.africana.journey import (
    can_complete_adventure,
    can_complete_expedition,
    can_go,
    can_join,
    can_pay_step,
    complete_adventure,
    complete_expedition,
    go,
    join,
    open_adventures,
)
from ludoteca.games.africana.state import (
    ADVENTURES,
    BEGINS_TURN,
    BUY,
    BUYING,
    CHOOSE_ACTION,
    COLOURS,
    COMPLETE_ADVENTURE,
    COMPLETE_EXPEDITION,
    DISCARD,
    DISCARDING,
    DRAW,
    DROP,
    DROPPING,
    DROPS,
    END,
    EXPEDITIONS,
    FLIP,
    GO,
    JOIN,
    JOKER,
    KINDS,
    LAYS_OUT,
    LETTERS,
    MOVE,
    MOVING,
    OPENS_BOOK,
    PAGES,
    SLOTS,
    TAKE,
    C,
    Domain,
    Options,
    State,
)
from ludoteca.games.africana.travel import (
    clear_table,
    discard_card,
    draw_travel_card,
    draw_travel_cards,
)

# --- Setup ----------------------------------------------------------------------------------------


def setup(state: State, options: Options, luck: Luck) -> None:
    """Books, expeditions, companies and hands (AF4 to AF8)."""
    state.seats, state.first = options.seats, options.first
    clear(state)
    for half in range(len(state.books)):
        fill_book(state, half, luck)
    build_pile(state, luck)
    lay_out(state)
    for colour in range(COLOURS):
        state.deck[colour] = TRAVEL_CARDS[colour]
    for company in range(state.seats):
        found_company(state, company, luck)
    begin_turn(state, state.first)


def clear(state: State) -> None:
    """An empty table: nothing in books and slots, nothing completed."""
    for book in state.books:
        for page in range(PAGES):
            book.cards[page] = NONE
    for slot in state.slots:
        slot.expedition = NONE
    for expedition in range(EXPEDITIONS):
        state.pile[expedition] = NONE
        state.expeditions[expedition] = NONE
    for adventure in range(ADVENTURES):
        state.adventures[adventure] = NONE


def fill_book(state: State, half: int, luck: Luck) -> None:
    """The adventures of a half in random order on the left side; only the top one is seen (AF4)."""
    book = state.books[half]
    for adventure in range(ADVENTURES):
        state.drawn_adventures[adventure] = 1 if BOOK[adventure] == half else 0
    for page in range(PAGES):
        book.cards[page] = pick(Domain.ADVENTURE, state.drawn_adventures, luck)
        state.drawn_adventures[book.cards[page]] = 0
    book.left = PAGES
    book.unseen = PAGES - 1


def build_pile(state: State, luck: Luck) -> None:
    """C at the bottom without the removed ones, then B, then A (AF5)."""
    for place in range(LETTERS):
        letter = C - place
        cards = 0
        for expedition in range(EXPEDITIONS):
            state.drawn_expeditions[expedition] = 1 if LETTER[expedition] == letter else 0
            cards += state.drawn_expeditions[expedition]
        for _ in range(cards - (REMOVED[state.seats] if letter == C else 0)):
            expedition = pick(Domain.EXPEDITION, state.drawn_expeditions, luck)
            state.drawn_expeditions[expedition] = 0
            state.pile[state.pile_left] = expedition
            state.pile_left += 1
    for expedition in range(EXPEDITIONS):
        state.drawn_expeditions[expedition] = 0


def found_company(state: State, company: int, luck: Luck) -> None:
    """The first player leads the first company, the others follow clockwise (AF7, AF8)."""
    seat = (state.first + company) % state.seats
    player = state.players[seat]
    player.region, player.silver = HOME[company], CAPITAL[company]
    player.hand[JOKER] = JOKER_CARDS
    for _ in range(STARTING_TRAVEL_CARDS):
        draw_travel_card(state, seat, luck)


# --- The turn -------------------------------------------------------------------------------------


def begin_turn(state: State, seat: int) -> None:
    state.active, state.asked = seat, seat
    state.step = CHOOSE_ACTION
    tell(BEGINS_TURN, seat, NONE, NONE)


def is_legal(state: State, action: int) -> bool:
    """Whether the seat that is asked may do this now."""
    if state.step == CHOOSE_ACTION:
        return can_choose(state, action)
    if state.step == BUYING:
        return can_do_in_book(state, action)
    if state.step == MOVING:
        return can_do_on_journey(state, action)
    if state.step == DISCARDING:
        return DISCARD <= action < DROP and state.players[state.active].hand[action - DISCARD] > 0
    return action >= DROP and state.adventures[action - DROP] == state.active


def can_choose(state: State, action: int) -> bool:
    """One of the three actions (AF9); a book without cards offers no purchase (AF-R1)."""
    if action == BUY:
        return has_cards(state.books[half_of(state)])
    return action == DRAW or action == MOVE


def can_do_in_book(state: State, action: int) -> bool:
    if FLIP <= action < TAKE:
        return can_flip(state, action - FLIP)
    if TAKE <= action < GO:
        return can_take(state, action - TAKE)
    return action == END


def can_do_on_journey(state: State, action: int) -> bool:
    if action < GO:
        return action == END
    if action < JOIN:
        return can_go(state, (action - GO) // KINDS, (action - GO) % KINDS)
    if action < COMPLETE_EXPEDITION:
        return can_join(state, action - JOIN)
    if action < COMPLETE_ADVENTURE:
        return can_complete_expedition(state, action - COMPLETE_EXPEDITION)
    return action < DISCARD and can_complete_adventure(state, action - COMPLETE_ADVENTURE)


def legal_actions(state: State, legal: list[int]) -> int:
    """List what is_legal allows; how many there are."""
    if state.step == MOVING:
        return legal_on_journey(state, legal)
    count, start, stop = 0, 0, GO
    if state.step == DISCARDING:
        start, stop = DISCARD, DROP
    elif state.step == DROPPING:
        start, stop = DROP, DROP + ADVENTURES
    for action in range(start, stop):
        if is_legal(state, action):
            legal[count] = action
            count += 1
    return count


def legal_on_journey(state: State, legal: list[int]) -> int:
    legal[0] = END
    count = legal_steps(state, legal, 1)
    for place in range(SLOTS):
        if can_join(state, place):
            legal[count] = JOIN + place
            count += 1
        if can_complete_expedition(state, place):
            legal[count] = COMPLETE_EXPEDITION + place
            count += 1
    for adventure in range(ADVENTURES):
        if can_complete_adventure(state, adventure):
            legal[count] = COMPLETE_ADVENTURE + adventure
            count += 1
    return count


def legal_steps(state: State, legal: list[int], count: int) -> int:
    for region in NEIGHBOURS[state.players[state.active].region]:
        if region == NONE:
            return count
        for card in range(KINDS):
            if can_pay_step(state, region, card):
                legal[count] = GO + region * KINDS + card
                count += 1
    return count


def play(state: State, action: int, luck: Luck) -> None:
    """Do what is_legal allows."""
    if action < FLIP:
        play_turn(state, action, luck)
    elif action < TAKE:
        flip(state, action - FLIP)
    elif action < GO:
        take(state, action - TAKE)
    elif action < JOIN:
        go(state, (action - GO) // KINDS, (action - GO) % KINDS)
    elif action < COMPLETE_EXPEDITION:
        join(state, action - JOIN, luck)
    elif action < COMPLETE_ADVENTURE:
        complete_expedition(state, action - COMPLETE_EXPEDITION)
    elif action < DISCARD:
        complete_adventure(state, action - COMPLETE_ADVENTURE)
    elif action < DROP:
        discard_card(state, action - DISCARD)
        keep_hand_limit(state)
    else:
        drop(state, action - DROP)


def play_turn(state: State, action: int, luck: Luck) -> None:
    """Begin one of the three actions, or end it (AF9)."""
    if action == DRAW:
        draw_travel_cards(state, luck)
        keep_hand_limit(state)
    elif action == BUY:
        state.step = BUYING
        tell(OPENS_BOOK, state.active, half_of(state), NONE)
    elif action == MOVE:
        state.step = MOVING
    else:
        clear_table(state)
        state.flips = 0
        keep_hand_limit(state)


# --- The end of a turn ----------------------------------------------------------------------------


def keep_hand_limit(state: State) -> None:
    """Down to 5 cards, joker and guides counted (AF29, AF-R3)."""
    if cards_in(state.players[state.active].hand) > HAND_LIMIT:
        state.step = DISCARDING
    else:
        keep_open_limit(state)


def keep_open_limit(state: State) -> None:
    """Down to 3 open adventures (AF30)."""
    if open_adventures(state) > OPEN_LIMIT:
        state.step = DROPPING
    else:
        end_turn(state)


def drop(state: State, adventure: int) -> None:
    state.adventures[adventure] = NONE
    tell(DROPS, state.active, adventure, NONE)
    keep_open_limit(state)


def end_turn(state: State) -> None:
    """New expeditions, then the next seat or the end of the game (AF32, AF33)."""
    lay_out(state)
    state.idle += 1
    if state.active == last_seat(state) and is_last_round(state):
        finish(state)
    else:
        begin_turn(state, (state.active + 1) % state.seats)


def lay_out(state: State) -> None:
    """Fill empty slots from left to right as far as the pile goes (AF6, AF32, AF-R16)."""
    for place in range(SLOTS):
        if state.slots[place].expedition == NONE and state.pile_left > 0:
            state.pile_left -= 1
            state.slots[place].expedition = state.pile[state.pile_left]
            state.pile[state.pile_left] = NONE
            tell(LAYS_OUT, NONE, state.slots[place].expedition, place + 1)
