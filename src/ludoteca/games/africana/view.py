"""AFRICANA: what one seat may know of the table.

Everything lies open but the travel cards in others' hands, the order of the pile and of what
never lay on top of a book, and which C cards are out of the game (AF-R13, AF-R22).
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from ludoteca.core.events import seat_name
from ludoteca.core.position import amounts, listing
from ludoteca.games.africana import state as s
from ludoteca.games.africana.journey import empty_slots
from ludoteca.games.africana.position import HALVES, Positions, written_action


class Views:
    """Views in the words of an edition."""

    def __init__(self, positions: Positions) -> None:
        self.positions = positions
        self.names = positions.names

    def views(self, state: s.State, seats: Sequence[int]) -> list[dict[str, Any]]:
        """The table as each of the seats (NONE: a spectator) sees it; what all see alike is written once."""
        everybody, shared = range(state.seats), self.open_table(state)
        lying_open = [self.open_player(state, other) for other in everybody]
        return [
            shared
            | {
                "players": [
                    lying_open[other] | {"hand": self.hand_view(state, other, seat)} for other in everybody
                ]
            }
            for seat in seats
        ]

    def open_table(self, state: s.State) -> dict[str, Any]:
        """What everybody sees of the table."""
        action = written_action(state)
        return {
            "first": seat_name(state.first),
            "active": seat_name(state.active),
            "slots": [self.positions.written_slot(slot) for slot in state.slots],
            "pile": self.pile_view(state),
            "books": {half: self.book_view(state.books[place]) for place, half in enumerate(HALVES)},
            "deck": {"count": sum(state.deck)},
            "discard": amounts(state.discard, self.names.colours),
            "used": listing(state.used, self.names.cards),
            "flips": state.flips,
            "final": empty_slots(state) > state.pile_left,
            "idle": state.idle,
            "pending": {"choice": action} if action else None,
        }

    def hand_view(self, state: s.State, other: int, seat: int) -> dict[str, Any]:
        """Joker and guides are known to all (AF-R22)."""
        hand = state.players[other].hand
        known = hand if other == seat else [0] * s.JOKER + hand[s.JOKER :]
        return {"count": sum(hand), "cards": listing(known, self.names.cards)}

    def open_player(self, state: s.State, other: int) -> dict[str, Any]:
        """What everybody sees of a player."""
        player = state.players[other]
        company = (other - state.first) % state.seats
        return {
            "company": self.names.companies[company],
            "at": self.names.regions[player.region],
            "silver": player.silver,
            "open": self.positions.written_open(state, other),
            "done": self.positions.written_done(state, other),
        }

    def pile_view(self, state: s.State) -> dict[str, Any]:
        """The letters on the backs can be seen."""
        letters = [self.names.letters[card] for card in state.pile[: state.pile_left]]
        return {"count": state.pile_left, "letters": dict(sorted(Counter(letters).items()))}

    def book_view(self, book: s.Book) -> dict[str, Any]:
        """The cards everybody has seen, top card first, and how many there are."""
        written = self.positions.written_book(book)
        seen = written["left"][: book.left - book.unseen]
        return {
            "left": {"count": book.left, "cards": seen},
            "right": {"count": book.right, "cards": written["right"]},
        }
