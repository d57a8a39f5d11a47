"""Africana: what a seat knows as a row of numbers; docs/africana.md explains each of them.

Kernel subset.
"""

from ludoteca.core.kernel.features import (
    SEAT_LENGTH,
    SEATS_LENGTH,
    write_count,
    write_counts,
    write_one_hot,
    write_seat,
    write_seats,
    write_zeros,
)
from ludoteca.core.kernel.piles import cards_in
from ludoteca.games.africana.company import travel_cards_in
from ludoteca.games.africana.figures import LETTER
from ludoteca.games.africana.state import (
    ADVENTURES,
    DONE,
    EXPEDITIONS,
    PAGES,
    REGIONS,
    SEATS,
    SLOTS,
    Book,
    Card,
    Colour,
    Half,
    Letter,
    Side,
    Slot,
    State,
    Step,
)

OPEN = (
    ("region", REGIONS), ("silver", 1), ("travel cards", 1), ("joker and guides", len(Card) - Card.JOKER),
    ("expeditions", EXPEDITIONS), ("open adventures", ADVENTURES), ("done adventures", ADVENTURES),
)  # fmt: skip
OPEN_FEATURES = sum(length for _, length in OPEN)
LAYOUT = (
    ("hand", len(Colour)),
    *OPEN,
    *((f"after {other}: {name}", length) for other in range(1, SEATS) for name, length in OPEN),
    *((f"slot {slot}: {name}", length) for slot in range(1, SLOTS + 1)
      for name, length in (("expedition", EXPEDITIONS), ("joined", SEATS))),
    ("pile letters", len(Letter)), ("book counts", len(Half) * len(Side)), ("left depth", ADVENTURES),
    ("right depth", ADVENTURES), ("unseen", ADVENTURES), ("deck count", 1), ("discard", len(Colour)),
    ("used", len(Card)), ("flips", 1), ("idle", 1), ("seats", SEATS_LENGTH), ("first", SEAT_LENGTH),
    ("active", SEAT_LENGTH), ("asked", SEAT_LENGTH), ("step", len(Step)),
)  # fmt: skip
FEATURES = sum(length for _, length in LAYOUT)


def observe(state: State, seat: int, features: list[int]) -> None:
    """Write what a seat knows: about itself, about the others in turn order, about the rest."""
    offset = 0
    for colour in Colour:
        offset = write_count(features, offset, state.players[seat].hand[colour])
    for turn in range(SEATS):
        if turn < state.seats:
            offset = observe_player(state, (seat + turn) % state.seats, features, offset)
        else:
            offset = write_zeros(features, offset, OPEN_FEATURES)
    for slot in state.slots:
        offset = observe_slot(state, slot, seat, features, offset)
    offset = observe_pile(state, features, offset)
    offset = observe_books(state, features, offset)
    offset = observe_travel_cards(state, features, offset)
    observe_turn(state, seat, features, offset)


def observe_player(state: State, seat: int, features: list[int], offset: int) -> int:
    """Write what everybody knows about a seat, and how many travel cards it has."""
    player = state.players[seat]
    offset = write_one_hot(features, offset, REGIONS, player.region)
    offset = write_count(features, offset, player.silver)
    offset = write_count(features, offset, travel_cards_in(player))
    for card in range(Card.JOKER, len(Card)):
        offset = write_count(features, offset, player.hand[card])
    for expedition in range(EXPEDITIONS):
        offset = write_count(features, offset, 1 if state.completed_by[expedition] == seat else 0)
    offset = observe_adventures(state, seat, features, offset)
    return observe_adventures(state, DONE + seat, features, offset)


def observe_adventures(state: State, where: int, features: list[int], offset: int) -> int:
    for adventure in range(ADVENTURES):
        features[offset + adventure] = 1 if state.adventure_places[adventure] == where else 0
    return offset + ADVENTURES


# --- Everything else -------------------------------------------------------------------------------


def observe_slot(state: State, slot: Slot, seat: int, features: list[int], offset: int) -> int:
    """Write the expedition and who has joined it, this seat first."""
    offset = write_one_hot(features, offset, EXPEDITIONS, slot.expedition)
    for turn in range(SEATS):
        joined = slot.markers[(seat + turn) % state.seats] if turn < state.seats else 0
        offset = write_count(features, offset, joined)
    return offset


def observe_pile(state: State, features: list[int], offset: int) -> int:
    """Write how many cards of each letter are left."""
    write_zeros(features, offset, len(Letter))
    for card in range(state.pile_size):
        features[offset + LETTER[state.pile[card]]] += 1
    return offset + len(Letter)


def observe_books(state: State, features: list[int], offset: int) -> int:
    for book in state.books:
        offset = write_count(features, offset, book.left)
        offset = write_count(features, offset, book.right)
    write_zeros(features, offset, 3 * ADVENTURES)
    for book in state.books:
        observe_pages(book, features, offset)
    return offset + 3 * ADVENTURES


def observe_pages(book: Book, features: list[int], offset: int) -> None:
    """Write how deep each known card lies in its stack, 1 on top; of unseen ones, that they are there."""
    for page in range(book.left):
        if page < book.unseen:
            features[offset + 2 * ADVENTURES + book.cards[page]] = 1
        else:
            features[offset + book.cards[page]] = book.left - page
    for depth in range(book.right):
        features[offset + ADVENTURES + book.cards[PAGES - book.right + depth]] = depth + 1


def observe_travel_cards(state: State, features: list[int], offset: int) -> int:
    offset = write_count(features, offset, cards_in(state.deck))
    offset = write_counts(features, offset, state.discard)
    return write_counts(features, offset, state.played)


def observe_turn(state: State, seat: int, features: list[int], offset: int) -> int:
    """Write counters, seats and what the seat to move must decide."""
    offset = write_count(features, offset, state.pages_turned)
    offset = write_count(features, offset, state.idle)
    offset = write_seats(features, offset, state.seats)
    offset = write_seat(features, offset, seat, state.first, state.seats)
    offset = write_seat(features, offset, seat, state.active, state.seats)
    offset = write_seat(features, offset, seat, state.asked, state.seats)
    return write_one_hot(features, offset, len(Step), state.step)
