"""AFRICANA: positions as JSON, both ways."""

from collections.abc import Sequence
from typing import Any

from ludoteca.core.errors import BadPosition
from ludoteca.core.events import seat_name
from ludoteca.core.position import Node, amounts, listing
from ludoteca.core.rules import Rules
from ludoteca.core.structs import NONE
from ludoteca.games.africana import state as s
from ludoteca.games.africana.ending import last_seat
from ludoteca.games.africana.names import SEAT_NAMES, Names
from ludoteca.games.africana.rules import clear

KEYS = (
    *("game", "seats", "turn", "first", "players", "slots", "pile", "books"),
    *("deck", "discard", "action", "flips", "used", "idle"),
)
ACTIONS = (None, "buy", "move", "discard", "drop")  # by step
HALVES = ("north", "south")
MOST = 10_000


class Positions:
    """Positions in the words of an edition."""

    def __init__(self, names: Names, homes: Sequence[int]) -> None:
        self.names = names
        self.homes = homes  # by company

    # --- Writing ----------------------------------------------------------------------------------

    def write(self, state: s.State) -> dict[str, Any]:
        """The whole position, hidden cards too."""
        return {
            "game": "africana",
            "seats": state.seats,
            "turn": seat_name(state.asked),
            "first": seat_name(state.first),
            "players": [self.written_player(state, seat) for seat in range(state.seats)],
            "slots": [self.written_slot(slot) for slot in state.slots],
            "pile": self.written_pile(state),
            "books": {half: self.written_book(state.books[place]) for place, half in enumerate(HALVES)},
            "deck": amounts(state.deck, self.names.colours),
            "discard": amounts(state.discard, self.names.colours),
            "action": written_action(state),
            "flips": state.flips,
            "used": listing(state.used, self.names.cards),
            "idle": state.idle,
        }

    def written_player(self, state: s.State, seat: int) -> dict[str, Any]:
        player = state.players[seat]
        return {
            "at": self.names.regions[player.region],
            "silver": player.silver,
            "hand": listing(player.hand, self.names.cards),
            "open": self.written_open(state, seat),
            "done": self.written_done(state, seat),
        }

    def written_open(self, state: s.State, seat: int) -> list[str]:
        return [
            name for name, owner in zip(self.names.adventures, state.adventures, strict=True) if owner == seat
        ]

    def written_done(self, state: s.State, seat: int) -> list[str]:
        """Expeditions first, then adventures."""
        owners = zip(self.names.expeditions, state.expeditions, strict=True)
        expeditions = [name for name, owner in owners if owner == seat]
        return expeditions + self.written_open(state, s.DONE + seat)

    def written_slot(self, slot: s.Slot) -> dict[str, Any] | None:
        if slot.expedition == NONE:
            return None
        markers = [name for name, marker in zip(SEAT_NAMES, slot.markers, strict=True) if marker]
        return {"expedition": self.names.expeditions[slot.expedition], "markers": markers}

    def written_pile(self, state: s.State) -> list[str]:
        return [self.names.expeditions[card] for card in state.pile[: state.pile_left][::-1]]

    def written_book(self, book: s.Book) -> dict[str, list[str]]:
        left, right = book.cards[: book.left][::-1], book.cards[s.PAGES - book.right :]
        return {
            "left": [self.names.adventures[card] for card in left],
            "right": [self.names.adventures[card] for card in right],
        }

    # --- Reading ----------------------------------------------------------------------------------

    def read(self, rules: Rules, data: Any) -> s.State:
        """The state of a written position; BadPosition says what cannot be."""
        entry = Node(data).check_keys(KEYS)
        entry.check_game("africana")
        state = s.State()
        clear(state)
        state.seats = entry.seats(s.SEATS)
        state.first = entry["first"].seat(state.seats, 0)
        self.read_turn(state, entry)
        for seat, player in enumerate(entry["players"].items(s.SEATS, [{}] * state.seats)):
            self.read_player(state, seat, player)
        self.read_slots(state, entry["slots"])
        self.read_pile(state, entry["pile"])
        self.read_books(state, entry["books"])
        state.deck = entry["deck"].amounts(self.names.colours)
        state.discard = entry["discard"].amounts(self.names.colours)
        self.check_cards(state, rules.namespace["GUIDE_COLOUR"])
        return state

    def read_turn(self, state: s.State, entry: Node) -> None:
        state.asked = entry["turn"].seat(state.seats, NONE if "turn" in entry.value else state.first)
        action = entry["action"]
        state.step = 0 if action.value is None else action.word(ACTIONS[1:]) + 1
        state.flips = entry["flips"].integer(0, MOST)
        state.used = entry["used"].counts(self.names.cards)
        state.idle = entry["idle"].integer(0, MOST)
        state.active = state.asked
        if state.asked == NONE:
            if state.step != s.CHOOSE_ACTION:
                raise action.bad("the game is over (turn is null), so nothing is going on")
            state.step, state.active = s.OVER, last_seat(state)
        if state.flips and state.step != s.BUYING:
            raise entry["flips"].bad("pages are turned in the action buy only")
        if any(state.used) and state.step != s.MOVING:
            raise entry["used"].bad("cards lie on the table in the action move only")

    def read_player(self, state: s.State, seat: int, entry: Node) -> None:
        entry.check_keys(("at", "silver", "hand", "open", "done"))
        player, home = state.players[seat], self.homes[(seat - state.first) % state.seats]
        player.region = home if entry["at"].value is None else entry["at"].word(self.names.regions)
        player.silver = entry["silver"].integer(0, MOST)
        player.hand = entry["hand"].counts(self.names.cards)
        for item in entry["open"].items(s.ADVENTURES):
            self.hand_out(item, state.adventures, self.names.adventures, seat)
        for item in entry["done"].items(s.ADVENTURES + s.EXPEDITIONS):
            if item.value in self.names.expeditions:
                self.hand_out(item, state.expeditions, self.names.expeditions, seat)
            else:
                self.hand_out(item, state.adventures, self.names.adventures, s.DONE + seat)

    def hand_out(self, item: Node, owners: list[int], words: Sequence[str], owner: int) -> None:
        card = item.word(words)
        if owners[card] != NONE:
            raise item.bad(f"{item.value} is there twice")
        owners[card] = owner

    def read_slots(self, state: s.State, entry: Node) -> None:
        for slot, item in zip(state.slots, entry.items(s.SLOTS), strict=False):
            if item.value is None:
                continue
            item.check_keys(("expedition", "markers"))
            slot.expedition = self.new_expedition(state, item["expedition"])
            for marker in item["markers"].items(state.seats):
                seat = marker.seat(state.seats)
                if seat == NONE or slot.markers[seat]:
                    raise marker.bad("every seat joins an expedition at most once")
                slot.markers[seat] = 1

    def read_pile(self, state: s.State, entry: Node) -> None:
        for item in reversed(entry.items(s.EXPEDITIONS)):
            state.pile[state.pile_left] = self.new_expedition(state, item)
            state.pile_left += 1

    def new_expedition(self, state: s.State, item: Node) -> int:
        """An expedition that was nowhere so far."""
        card = item.word(self.names.expeditions)
        if (
            state.expeditions[card] != NONE
            or card in state.pile
            or card in [x.expedition for x in state.slots]
        ):
            raise item.bad(f"{item.value} is there twice")
        return card

    def read_books(self, state: s.State, entry: Node) -> None:
        if entry.value is None:
            return
        entry.check_keys(HALVES)
        for half in HALVES:
            self.read_book(state, half, entry[half])

    def read_book(self, state: s.State, half: str, entry: Node) -> None:
        """The top of the left side is seen, and everything that has come to the right side."""
        if entry.value is None:
            return
        entry.check_keys(("left", "right"))
        book = state.books[HALVES.index(half)]
        for item in reversed(entry["left"].items(s.PAGES)):
            book.cards[book.left] = self.new_page(state, half, item)
            book.left += 1
        for item in reversed(entry["right"].items(s.PAGES - book.left)):
            card = self.new_page(state, half, item)
            book.right += 1
            book.cards[s.PAGES - book.right] = card
        book.unseen = max(0, book.left - 1)

    def new_page(self, state: s.State, half: str, item: Node) -> int:
        """An adventure of this book that was nowhere so far."""
        card = item.word(self.names.adventures)
        if self.names.books[card] != half:
            raise item.bad(f"{item.value} belongs to the book of the {self.names.books[card]}")
        if state.adventures[card] != NONE or card in state.books[HALVES.index(half)].cards:
            raise item.bad(f"{item.value} is there twice")
        return card

    # --- Checking ---------------------------------------------------------------------------------

    def check_cards(self, state: s.State, guide_colours: Sequence[int]) -> None:
        """No more cards than the box holds, no more markers than a company has.

        The supply of guides never runs short: who is given two and wins a third may keep it.
        """
        won = [
            colour for colour, where in zip(guide_colours, state.adventures, strict=True) if where >= s.DONE
        ]
        guides = [2 + won.count(colour) for colour in range(s.COLOURS)]
        for card, name in enumerate(self.names.cards):
            found = state.used[card] + sum(player.hand[card] for player in state.players)
            if card < s.COLOURS:
                found += state.deck[card] + state.discard[card]
            most = (*self.names.travel_cards, state.seats, *guides)[card]
            if found > most:
                raise BadPosition("", f"there are {found} of {name}, the box holds {most}")
        for seat, player in enumerate(state.players):
            jokers = player.hand[s.JOKER] + (state.used[s.JOKER] if seat == state.active else 0)
            if jokers > 1:
                raise BadPosition(f"players[{seat}].hand", f"has {jokers} jokers, every company has one")
            if sum(slot.markers[seat] for slot in state.slots) > 4:
                raise BadPosition("slots", f"{SEAT_NAMES[seat]} has 4 markers, not 5")


def written_action(state: s.State) -> str | None:
    return None if state.step == s.OVER else ACTIONS[state.step]
