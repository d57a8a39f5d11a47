"""Africana: what one seat may see.

Hidden are the travel cards in other hands, the order of the pile, the order of adventures that were never on
top of a book, and which C cards were removed (AF-R13, AF-R22).
"""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from ludoteca.core.kernel.seats import seat_name
from ludoteca.core.values.data import Json
from ludoteca.core.wording.commentary import REMEMBERED
from ludoteca.core.wording.position import write_amounts, write_list
from ludoteca.games.africana.expeditions import spare_expeditions
from ludoteca.games.africana.position import Positions, write_action
from ludoteca.games.africana.state import SEATS, Book, Card, State
from ludoteca.games.africana.word_lists import CARDS, COLOURS, HALVES


class Views:
    """Views in the words of an edition."""

    def __init__(self, positions: Positions) -> None:
        self.positions = positions
        self.words = positions.words
        self.cards_by_seat = lru_cache(REMEMBERED)(self.write_cards)

    def views(self, state: State, viewers: Sequence[int]) -> list[Json]:
        """Return what each viewer (NONE: a spectator) sees; what all see is written only once."""
        shared = self.view_table(state)
        cards = self.cards_by_seat(tuple(state.completed_by), tuple(state.adventure_places))
        public = [self.view_player(state, other) | cards[other] for other in range(state.seats)]
        return [shared | {"players": self.view_players(state, public, seat)} for seat in viewers]

    def view_players(self, state: State, public: list[Json], seat: int) -> list[Json]:
        """Return all players as a seat sees them."""
        return [player | {"hand": self.view_hand(state, other, seat)} for other, player in enumerate(public)]

    def view_table(self, state: State) -> Json:
        """Return what everybody sees, without the players."""
        action = write_action(state)
        return {
            "first": seat_name(state.first),
            "active": seat_name(state.active),
            "slots": [self.positions.write_slot(slot) for slot in state.slots],
            "pile": self.view_pile(state),
            "books": {half: self.view_book(state.books[index]) for index, half in enumerate(HALVES)},
            "deck": {"count": sum(state.deck)},
            "discard": write_amounts(state.discard, COLOURS),
            "used": write_list(state.played, CARDS),
            "flips": state.pages_turned,
            "final": spare_expeditions(state) < 0,
            "idle": state.idle,
            "pending": {"choice": action} if action else None,
        }

    def view_hand(self, state: State, other: int, seat: int) -> Json:
        """Return the hand of another seat; everybody knows joker and guides (AF-R22)."""
        hand = state.players[other].hand
        known = hand if other == seat else [0] * Card.JOKER + hand[Card.JOKER :]
        return {"count": sum(hand), "cards": write_list(known, CARDS)}

    def view_player(self, state: State, other: int) -> Json:
        """Return what everybody sees of a player, without cards."""
        player = state.players[other]
        company = (other - state.first) % state.seats
        return {
            "company": self.words.companies[company],
            "at": self.words.regions[player.region],
            "silver": player.silver,
        }

    def write_cards(self, expeditions: tuple[int, ...], adventures: tuple[int, ...]) -> list[Json]:
        """Return what each seat has bought and what it has completed, from the owners of all cards."""
        state = State()
        state.completed_by, state.adventure_places = list(expeditions), list(adventures)
        return [
            {"open": self.positions.write_open(state, seat), "done": self.positions.write_done(state, seat)}
            for seat in range(SEATS)
        ]

    def view_pile(self, state: State) -> Json:
        """Return how many cards the pile has, in all and of each letter; the backs show the letters."""
        letters = [self.words.letters[card] for card in state.pile[: state.pile_size]]
        return {"count": state.pile_size, "letters": dict(sorted(Counter(letters).items()))}

    def view_book(self, book: Book) -> Json:
        """Return the cards everybody has seen, top card first, and how many there are."""
        cards = self.positions.write_book(book)
        seen = cards["left"][: book.left - book.unseen]
        return {
            "left": {"count": book.left, "cards": seen},
            "right": {"count": book.right, "cards": cards["right"]},
        }
