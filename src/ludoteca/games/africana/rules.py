"""Africana: the rules, in the order of the rulebook.

    Setting up                     AF4 to AF8
    A turn                         AF9
      A) Drawing travel cards      AF10
      B) Buying adventures         AF11 to AF14
      C) Moving the explorer       AF15 to AF28
    The end of a turn              AF29 to AF32
    The end of the game, scoring   AF33 to AF38: ``ending.py``

AF numbers are paragraphs of the help pages; AF-R numbers are rulings there.  ``travel.py``, ``books.py``,
``expeditions.py`` and ``company.py`` handle the cards.  ``actions.py`` turns action numbers into calls of the
functions below.

Kernel subset.
"""

from ludoteca.core.kernel.contract import AnyLuck
from ludoteca.core.kernel.events import tell
from ludoteca.core.kernel.piles import cards_in
from ludoteca.core.kernel.rounds import last_seat
from ludoteca.core.kernel.structs import NONE
from ludoteca.games.africana.books import (
    cards_on,
    fill_book,
    half_of_explorer,
    has_cards,
    put_on_top,
    remove_top,
    top_card,
)
from ludoteca.games.africana.company import free_markers, has_open, open_adventures
from ludoteca.games.africana.ending import finish, is_over_after_round
from ludoteca.games.africana.expeditions import build_pile, fill_slots, is_first_expedition_missing
from ludoteca.games.africana.figures import (
    ADVENTURE_PRICE,
    ADVENTURE_TARGET,
    BONUS_CARDS,
    BONUS_SILVER,
    CAPITAL,
    DRAWN,
    EXPEDITION_TARGET,
    FIRST_FLIP_PRICE,
    FLIP_PRICE,
    GUIDE_COLOUR,
    HAND_LIMIT,
    HOME,
    JOKER_CARDS,
    NEIGHBOURS,
    OPEN_LIMIT,
    PROCEEDS,
    RECOLOUR_PRICE,
    REWARD,
    SERVES,
    START,
    STARTING_TRAVEL_CARDS,
    TRAVEL_CARDS,
)
from ludoteca.games.africana.state import (
    ADVENTURES,
    DONE,
    EXPEDITIONS,
    FIRST_GUIDE,
    PAGES,
    SEATS,
    Adventure,
    Card,
    Colour,
    EventNumber,
    Half,
    Options,
    Region,
    Side,
    State,
    Step,
)
from ludoteca.games.africana.travel import clear_used_cards, draw_travel_card, is_travel_card

# --- Setting up -----------------------------------------------------------------------------------


def setup(state: State, options: Options, luck: AnyLuck) -> None:
    """Set up books, expeditions and companies (AF4 to AF8)."""
    state.seats, state.first = options.seats, options.first
    clear_table(state)
    for half in Half:
        fill_book(state, half, luck)
    build_pile(state, luck)
    fill_slots(state)
    for colour in Colour:
        state.deck[colour] = TRAVEL_CARDS[colour]
    for company in range(state.seats):
        set_up_company(state, company, luck)
    begin_turn(state, state.first)


def clear_table(state: State) -> None:
    """Empty the books, the slots and the pile; nothing is completed."""
    for book in state.books:
        for page in range(PAGES):
            book.cards[page] = NONE
    for slot in state.slots:
        slot.expedition = NONE
    for expedition in range(EXPEDITIONS):
        state.pile[expedition] = NONE
        state.completed_by[expedition] = NONE
    for adventure in range(ADVENTURES):
        state.adventure_places[adventure] = NONE


def set_up_company(state: State, company: int, luck: AnyLuck) -> None:
    """Give a company to its seat: the first one to the first player, then clockwise (AF7, AF8)."""
    seat = (state.first + company) % state.seats
    player = state.players[seat]
    player.region, player.silver = HOME[company], CAPITAL[company]
    player.hand[Card.JOKER] = JOKER_CARDS
    for _ in range(STARTING_TRAVEL_CARDS):
        draw_travel_card(state, seat, luck)


# --- A turn ---------------------------------------------------------------------------------------


def begin_turn(state: State, seat: int) -> None:
    """Let a seat choose one of the three actions (AF9)."""
    state.active, state.asked = seat, seat
    state.step = Step.CHOOSE_ACTION
    tell(EventNumber.TURN, seat, NONE, NONE)


# --- A) Drawing travel cards ----------------------------------------------------------------------


def draw(state: State, luck: AnyLuck) -> None:
    """Draw travel cards (AF10)."""
    for _ in range(DRAWN):
        draw_travel_card(state, state.active, luck)
    ask_discard_or_go_on(state)


# --- B) Buying adventures -------------------------------------------------------------------------


def can_open_book(state: State) -> bool:
    """Whether the book of this half has a card left (AF11, AF-R1)."""
    return has_cards(state.books[half_of_explorer(state)])


def open_book(state: State) -> None:
    """Open the book of this half; pages are turned and adventures bought until the purchase ends (AF11)."""
    state.step = Step.BUYING
    tell(EventNumber.OPENS, state.active, half_of_explorer(state), NONE)


def page_price(state: State) -> int:
    """Return the price of turning a page; the first one is free (AF12)."""
    return FIRST_FLIP_PRICE if state.pages_turned == 0 else FLIP_PRICE


def can_turn_page(state: State, side: Side) -> bool:
    """Whether the stack has a card and the page can be paid (AF12, AF-R11)."""
    book = state.books[half_of_explorer(state)]
    return cards_on(book, side) > 0 and state.players[state.active].silver >= page_price(state)


def turn_page(state: State, side: Side) -> None:
    """Turn a page: the top card of one stack goes onto the other (AF12, AF-R11)."""
    book = state.books[half_of_explorer(state)]
    state.players[state.active].silver -= page_price(state)
    state.pages_turned += 1
    adventure = top_card(book, side)
    tell(EventNumber.TURNS_PAGE, state.active, adventure, side)
    remove_top(state, book, side)
    put_on_top(book, Side(1 - side), adventure)


def can_buy_adventure(state: State, side: Side) -> bool:
    """Whether the stack has a card and it can be paid (AF11, AF13)."""
    book = state.books[half_of_explorer(state)]
    return cards_on(book, side) > 0 and state.players[state.active].silver >= ADVENTURE_PRICE


def buy_adventure(state: State, side: Side) -> None:
    """Buy the top card of a stack; it lies open in front of the buyer (AF13)."""
    book = state.books[half_of_explorer(state)]
    state.players[state.active].silver -= ADVENTURE_PRICE
    adventure = top_card(book, side)
    state.adventure_places[adventure] = state.active
    tell(EventNumber.BUYS, state.active, adventure, NONE)
    remove_top(state, book, side)


# --- C) Moving the explorer -----------------------------------------------------------------------


def begin_movement(state: State) -> None:
    """Begin a movement: join, complete and go in any order, as often as wanted (AF28, AF-R2)."""
    state.step = Step.MOVING


# --- C) Legs, and changing the colour of a card ---------------------------------------------------


def can_go(state: State, region: Region, card: Card) -> bool:
    """Whether a route leads to a region and a card pays the leg (AF15)."""
    return is_neighbour(state.players[state.active].region, region) and can_pay_leg(state, region, card)


def is_neighbour(region: Region, other: Region) -> bool:
    """Whether a route leads from one region to the other (AF15)."""
    for neighbour in NEIGHBOURS[region]:
        if neighbour == other:
            return True
    return False


def can_pay_leg(state: State, region: Region, card: Card) -> bool:
    """Whether a card in hand matches a symbol there, or can be recoloured (AF15, AF17, AF19, AF-R4)."""
    player = state.players[state.active]
    return player.hand[card] > 0 and (SERVES[region][card] != 0 or player.silver >= RECOLOUR_PRICE)


def go(state: State, region: Region, card: Card) -> None:
    """Go to a region.  The card stays on the table until the movement is over (AF15 to AF19, AF-R6)."""
    player = state.players[state.active]
    player.hand[card] -= 1
    state.played[card] += 1
    player.region = region
    if SERVES[region][card] != 0:
        tell(EventNumber.GOES, state.active, region, card)
    else:
        player.silver -= RECOLOUR_PRICE
        tell(EventNumber.GOES_RECOLOURED, state.active, region, card)


# --- C) Joining an expedition ---------------------------------------------------------------------


def can_join(state: State, index: int) -> bool:
    """Whether the active seat stands where it can join the expedition (AF20)."""
    return region_to_join(state, state.active, index) == state.players[state.active].region


def region_to_join(state: State, seat: int, index: int) -> int:
    """Return the start of an expedition, or NONE if it is joined or no marker is free (AF20, AF21, AF-R8)."""
    slot = state.slots[index]
    if slot.expedition == NONE or slot.markers[seat] != 0 or free_markers(state, seat) == 0:
        return NONE
    return START[slot.expedition]


def join(state: State, index: int, luck: AnyLuck) -> None:
    """Put a marker on the expedition and get the bonus of its slot at once (AF20, AF22)."""
    state.slots[index].markers[state.active] = 1
    tell(EventNumber.JOINS, state.active, state.slots[index].expedition, NONE)
    gain_silver(state, BONUS_SILVER[index])
    for _ in range(BONUS_CARDS[index]):
        draw_travel_card(state, state.active, luck)


def gain_silver(state: State, silver: int) -> None:
    state.players[state.active].silver += silver
    if silver > 0:
        tell(EventNumber.GAINS, state.active, silver, NONE)


# --- C) Completing an expedition ------------------------------------------------------------------


def can_complete_expedition(state: State, index: int) -> bool:
    """Whether the active seat stands where it can complete the expedition (AF23)."""
    return region_to_complete(state, state.active, index) == state.players[state.active].region


def region_to_complete(state: State, seat: int, index: int) -> int:
    """Return the target of an expedition, or NONE if the seat has not joined it (AF23)."""
    slot = state.slots[index]
    return EXPEDITION_TARGET[slot.expedition] if slot.expedition != NONE and slot.markers[seat] != 0 else NONE


def complete_expedition(state: State, index: int) -> None:
    """Get the silver, keep the card, return all markers; the slot stays empty (AF24, AF-R9, AF-R10)."""
    slot = state.slots[index]
    expedition = slot.expedition
    state.completed_by[expedition] = state.active
    slot.expedition = NONE
    for seat in range(SEATS):
        slot.markers[seat] = 0
    state.idle = 0
    tell(EventNumber.COMPLETES_EXPEDITION, state.active, expedition, NONE)
    gain_silver(state, REWARD[expedition])
    if is_first_expedition_missing(state):  # the last round begins
        tell(EventNumber.LAST_ROUND, NONE, NONE, NONE)


# --- C) Completing an adventure -------------------------------------------------------------------


def can_complete_adventure(state: State, adventure: Adventure) -> bool:
    """Whether an open adventure of the active seat leads here (AF25)."""
    leads_here = ADVENTURE_TARGET[adventure] == state.players[state.active].region
    return has_open(state, state.active, adventure) and leads_here


def complete_adventure(state: State, adventure: Adventure) -> None:
    """Get silver for an artefact (AF26); take a guide into the hand, where it can be used at once (AF27)."""
    state.adventure_places[adventure] = DONE + state.active
    tell(EventNumber.COMPLETES_ADVENTURE, state.active, adventure, NONE)
    gain_silver(state, PROCEEDS[adventure])
    colour = GUIDE_COLOUR[adventure]
    if colour != NONE:
        state.players[state.active].hand[FIRST_GUIDE + colour] += 1
        tell(EventNumber.WINS_GUIDE, state.active, FIRST_GUIDE + colour, NONE)


# --- The end of a turn ----------------------------------------------------------------------------
# In this order: the limits of hand and open adventures, which hold only now (AF31), new expeditions (AF-R3).


def end_action(state: State) -> None:
    """End a purchase or a movement (AF18)."""
    clear_used_cards(state)
    state.pages_turned = 0
    ask_discard_or_go_on(state)


def ask_discard_or_go_on(state: State) -> None:
    """Ask for a discard while the hand is above its limit, joker and guides included (AF29, AF-R14)."""
    if cards_in(state.players[state.active].hand) > HAND_LIMIT:
        state.step = Step.DISCARDING
    else:
        ask_drop_or_end_turn(state)


def can_discard(state: State, card: Card) -> bool:
    """Whether the card is in the active seat's hand (AF29)."""
    return state.players[state.active].hand[card] > 0


def discard(state: State, card: Card) -> None:
    """Discard a card; a joker or guide leaves the game (AF29)."""
    state.players[state.active].hand[card] -= 1
    if is_travel_card(card):
        state.discard[card] += 1
    tell(EventNumber.DISCARDS, state.active, card, NONE)
    ask_discard_or_go_on(state)


def ask_drop_or_end_turn(state: State) -> None:
    """Ask which adventure to give up while too many are open, else end the turn (AF30)."""
    if open_adventures(state, state.active) > OPEN_LIMIT:
        state.step = Step.DROPPING
    else:
        end_turn(state)


def can_drop(state: State, adventure: Adventure) -> bool:
    """Whether the active seat has this adventure open (AF30)."""
    return has_open(state, state.active, adventure)


def drop(state: State, adventure: Adventure) -> None:
    """Give up an adventure; it leaves the game (AF30, AF-R15)."""
    state.adventure_places[adventure] = NONE
    tell(EventNumber.DROPS, state.active, adventure, NONE)
    ask_drop_or_end_turn(state)


def end_turn(state: State) -> None:
    """Lay out new expeditions; then the next seat plays, or the game ends (AF32, AF33)."""
    fill_slots(state)
    state.idle += 1
    if state.active == last_seat(state.first, state.seats) and is_over_after_round(state):
        finish(state)
    else:
        begin_turn(state, (state.active + 1) % state.seats)
