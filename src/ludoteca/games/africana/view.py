"""AFRICANA: what each seat may see.

Hidden are the travel cards in other hands, the order of the pile, the order of adventures that were never on
top of a book, and which C cards were removed (AF-R13, AF-R22).
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from ludoteca.core.events import seat_name
from ludoteca.core.position import amounts, listing
from ludoteca.games.africana.expeditions import empty_slots
from ludoteca.games.africana.names import CARDS, COLOURS, HALVES
from ludoteca.games.africana.position import Positions, write_action
from ludoteca.games.africana.state import Book, Card, State


class Views:
    """Views in the words of an edition."""

    def __init__(self, positions: Positions) -> None:
        self.positions = positions
        self.names = positions.names

    def views(self, state: State, seats: Sequence[int]) -> list[dict[str, Any]]:
        """What each of the seats (NONE: a spectator) sees; what all see is written only once."""
        shared = self.public_view(state)
        public = [self.public_player(state, other) for other in range(state.seats)]
        return [shared | {"players": self.players_view(state, public, seat)} for seat in seats]

    def players_view(self, state: State, public: list[dict[str, Any]], seat: int) -> list[dict[str, Any]]:
        """All players as a seat sees them."""
        return [player | {"hand": self.hand_view(state, other, seat)} for other, player in enumerate(public)]

    def public_view(self, state: State) -> dict[str, Any]:
        """What everybody sees, without the players."""
        action = write_action(state)
        return {
            "first": seat_name(state.first),
            "active": seat_name(state.active),
            "slots": [self.positions.write_slot(slot) for slot in state.slots],
            "pile": self.pile_view(state),
            "books": {half: self.book_view(state.books[index]) for index, half in enumerate(HALVES)},
            "deck": {"count": sum(state.deck)},
            "discard": amounts(state.discard, COLOURS),
            "used": listing(state.used, CARDS),
            "flips": state.flips,
            "final": empty_slots(state) > state.pile_left,
            "idle": state.idle,
            "pending": {"choice": action} if action else None,
        }

    def hand_view(self, state: State, other: int, seat: int) -> dict[str, Any]:
        """The hand of another seat; everybody knows joker and guides (AF-R22)."""
        hand = state.players[other].hand
        known = hand if other == seat else [0] * Card.JOKER + hand[Card.JOKER :]
        return {"count": sum(hand), "cards": listing(known, CARDS)}

    def public_player(self, state: State, other: int) -> dict[str, Any]:
        """What everybody sees of a player."""
        player = state.players[other]
        company = (other - state.first) % state.seats
        return {
            "company": self.names.companies[company],
            "at": self.names.regions[player.region],
            "silver": player.silver,
            "open": self.positions.write_open(state, other),
            "done": self.positions.write_done(state, other),
        }

    def pile_view(self, state: State) -> dict[str, Any]:
        """How many cards the pile has, in all and of each letter; the backs show the letters."""
        letters = [self.names.letters[card] for card in state.pile[: state.pile_left]]
        return {"count": state.pile_left, "letters": dict(sorted(Counter(letters).items()))}

    def book_view(self, book: Book) -> dict[str, Any]:
        """The cards everybody has seen, top card first, and how many there are."""
        cards = self.positions.write_book(book)
        seen = cards["left"][: book.left - book.unseen]
        return {
            "left": {"count": book.left, "cards": seen},
            "right": {"count": book.right, "cards": cards["right"]},
        }
