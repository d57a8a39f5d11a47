"""AFRICANA: the two books of adventures (AF11 to AF14).

Kernel subset.
"""

from ludoteca.core.events import tell
from ludoteca.core.structs import NONE
from ludoteca.games.africana.figures import ADVENTURE_PRICE, FIRST_FLIP_PRICE, FLIP_PRICE, HALF
from ludoteca.games.africana.state import BARES, BUYS, LEFT, PAGES, RIGHT, TURNS_PAGE, Book, State


def half_of(state: State) -> int:
    """The half of the map in which the active explorer stands; it says which book is used (AF-R12)."""
    return HALF[state.players[state.active].region]


def pages_of(book: Book, side: int) -> int:
    return book.left if side == LEFT else book.right


def top_of(book: Book, side: int) -> int:
    """The card on top of a side that has one."""
    return book.cards[book.left - 1] if side == LEFT else book.cards[PAGES - book.right]


def has_cards(book: Book) -> bool:
    return book.left + book.right > 0


def flip_price(state: State) -> int:
    """The first page is free (AF12)."""
    return FIRST_FLIP_PRICE if state.flips == 0 else FLIP_PRICE


def can_flip(state: State, side: int) -> bool:
    book = state.books[half_of(state)]
    return pages_of(book, side) > 0 and state.players[state.active].silver >= flip_price(state)


def can_take(state: State, side: int) -> bool:
    book = state.books[half_of(state)]
    return pages_of(book, side) > 0 and state.players[state.active].silver >= ADVENTURE_PRICE


def flip(state: State, side: int) -> None:
    """The top card of one side goes onto the other (AF12, AF-R11)."""
    book = state.books[half_of(state)]
    state.players[state.active].silver -= flip_price(state)
    state.flips += 1
    card = top_of(book, side)
    tell(TURNS_PAGE, state.active, card, side)
    lift_top(state, book, side)
    if side == LEFT:
        book.right += 1
        book.cards[PAGES - book.right] = card
    else:
        book.left += 1
        book.cards[book.left - 1] = card


def take(state: State, side: int) -> None:
    """Buy the top card of a side; it lies open in front of the buyer (AF13)."""
    book = state.books[half_of(state)]
    state.players[state.active].silver -= ADVENTURE_PRICE
    card = top_of(book, side)
    state.adventures[card] = state.active
    tell(BUYS, state.active, card, NONE)
    lift_top(state, book, side)


def lift_top(state: State, book: Book, side: int) -> None:
    """What lies beneath is bared, and from now on everybody knows it (AF14, AF-R13)."""
    if side == RIGHT:
        book.cards[PAGES - book.right] = NONE
        book.right -= 1
        return
    book.left -= 1
    book.cards[book.left] = NONE
    if book.left > 0 and book.unseen == book.left:
        book.unseen -= 1
        tell(BARES, state.active, book.cards[book.unseen], NONE)
