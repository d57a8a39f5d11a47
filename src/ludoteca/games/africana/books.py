"""Africana: the two books of adventures: their stacks, and who has seen what (AF4, AF12, AF14).

Kernel subset.
"""

from ludoteca.core.kernel.chance import pick
from ludoteca.core.kernel.contract import AnyLuck
from ludoteca.core.kernel.events import tell
from ludoteca.core.kernel.structs import NONE
from ludoteca.games.africana.figures import BOOK, HALF
from ludoteca.games.africana.state import (
    ADVENTURES,
    PAGES,
    Adventure,
    Book,
    Domain,
    EventNumber,
    Half,
    Side,
    State,
)


def fill_book(state: State, half: Half, luck: AnyLuck) -> None:
    """Shuffle the adventures of a book onto its left stack; only the top one is visible (AF4, AF-R11)."""
    book = state.books[half]
    for adventure in range(ADVENTURES):
        state.undealt_adventures[adventure] = 1 if BOOK[adventure] == half else 0
    for page in range(PAGES):
        book.cards[page] = pick(Domain.ADVENTURE, state.undealt_adventures, luck)
        state.undealt_adventures[book.cards[page]] = 0
    book.left = PAGES
    book.unseen = PAGES - 1


def half_of_explorer(state: State) -> Half:
    """Return the half of the map where the active explorer stands; it decides which book is used (AF-R12)."""
    return Half(HALF[state.players[state.active].region])


def cards_on(book: Book, side: Side) -> int:
    """Return how many cards a stack has."""
    return book.left if side == Side.LEFT else book.right


def has_cards(book: Book) -> bool:
    """Whether a book has any adventures left."""
    return book.left + book.right > 0


def top_card(book: Book, side: Side) -> Adventure:
    """Return the adventure on top of a stack that is not empty."""
    return Adventure(book.cards[book.left - 1 if side == Side.LEFT else PAGES - book.right])


def put_on_top(book: Book, side: Side, adventure: Adventure) -> None:
    if side == Side.LEFT:
        book.left += 1
        book.cards[book.left - 1] = adventure
    else:
        book.right += 1
        book.cards[PAGES - book.right] = adventure


def remove_top(state: State, book: Book, side: Side) -> None:
    """Remove the top card of a stack; from now on everybody knows the card beneath (AF14, AF-R13)."""
    if side == Side.RIGHT:
        book.cards[PAGES - book.right] = NONE
        book.right -= 1
        return
    book.left -= 1
    book.cards[book.left] = NONE
    if book.left > 0 and book.unseen == book.left:
        book.unseen -= 1
        tell(EventNumber.REVEALS_NEXT, state.active, book.cards[book.unseen], NONE)
