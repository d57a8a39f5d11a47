"""AFRICANA: what a seat knows as a row of numbers; docs/africana.md lists them.

Kernel subset.
"""

from ludoteca.core.features import after, write_choice, write_count, write_counts, write_zeros
from ludoteca.core.piles import cards_in
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
    ("used", len(Card)), ("flips", 1), ("idle", 1), ("seats", SEATS - 1), ("first", SEATS), ("active", SEATS),
    ("asked", SEATS), ("step", len(Step)),
)  # fmt: skip
FEATURES = sum(length for _, length in LAYOUT)


def observe(state: State, seat: int, features: list[int]) -> None:
    """Write what a seat knows: its own things, the others in turn order, then the rest of the table."""
    place = 0
    for colour in Colour:
        place = write_count(features, place, state.players[seat].hand[colour])
    for turn in range(SEATS):
        if turn < state.seats:
            place = observe_player(state, (seat + turn) % state.seats, features, place)
        else:
            place = write_zeros(features, place, OPEN_FEATURES)
    for slot in state.slots:
        place = observe_slot(state, slot, seat, features, place)
    place = observe_pile(state, features, place)
    place = observe_books(state, features, place)
    place = observe_travel_cards(state, features, place)
    observe_turn(state, seat, features, place)


def observe_player(state: State, seat: int, features: list[int], place: int) -> int:
    """Write what everybody knows about a seat, and how many travel cards it has."""
    player = state.players[seat]
    place = write_choice(features, place, REGIONS, player.region)
    place = write_count(features, place, player.silver)
    place = write_count(features, place, travel_cards_in(player))
    for card in range(Card.JOKER, len(Card)):
        place = write_count(features, place, player.hand[card])
    for expedition in range(EXPEDITIONS):
        place = write_count(features, place, 1 if state.expeditions[expedition] == seat else 0)
    place = observe_adventures(state, seat, features, place)
    return observe_adventures(state, DONE + seat, features, place)


def observe_adventures(state: State, where: int, features: list[int], place: int) -> int:
    for adventure in range(ADVENTURES):
        features[place + adventure] = 1 if state.adventures[adventure] == where else 0
    return place + ADVENTURES


# --- Everything else -------------------------------------------------------------------------------


def observe_slot(state: State, slot: Slot, seat: int, features: list[int], place: int) -> int:
    """Write the expedition and who has joined it, this seat first."""
    place = write_choice(features, place, EXPEDITIONS, slot.expedition)
    for turn in range(SEATS):
        joined = slot.markers[(seat + turn) % state.seats] if turn < state.seats else 0
        place = write_count(features, place, joined)
    return place


def observe_pile(state: State, features: list[int], place: int) -> int:
    """Write how many cards of each letter are left."""
    write_zeros(features, place, len(Letter))
    for card in range(state.pile_left):
        features[place + LETTER[state.pile[card]]] += 1
    return place + len(Letter)


def observe_books(state: State, features: list[int], place: int) -> int:
    for book in state.books:
        place = write_count(features, place, book.left)
        place = write_count(features, place, book.right)
    write_zeros(features, place, 3 * ADVENTURES)
    for book in state.books:
        observe_pages(book, features, place)
    return place + 3 * ADVENTURES


def observe_pages(book: Book, features: list[int], place: int) -> None:
    """Write how deep each known card lies in its stack, 1 on top; of unseen ones, that they are there."""
    for page in range(book.left):
        if page < book.unseen:
            features[place + 2 * ADVENTURES + book.cards[page]] = 1
        else:
            features[place + book.cards[page]] = book.left - page
    for depth in range(book.right):
        features[place + ADVENTURES + book.cards[PAGES - book.right + depth]] = depth + 1


def observe_travel_cards(state: State, features: list[int], place: int) -> int:
    place = write_count(features, place, cards_in(state.deck))
    place = write_counts(features, place, state.discard)
    return write_counts(features, place, state.used)


def observe_turn(state: State, seat: int, features: list[int], place: int) -> int:
    """Write counters, seats and what the seat to move must decide."""
    place = write_count(features, place, state.flips)
    place = write_count(features, place, state.idle)
    place = write_choice(features, place, SEATS - 1, state.seats - 2)
    place = write_choice(features, place, SEATS, after(seat, state.first, state.seats))
    place = write_choice(features, place, SEATS, after(seat, state.active, state.seats))
    place = write_choice(features, place, SEATS, after(seat, state.asked, state.seats))
    return write_choice(features, place, len(Step), state.step)
