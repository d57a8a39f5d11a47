"""Africana: reads and writes positions.

A position does not hold which adventures below the top of a left stack everybody has seen (``Book.unseen``).
"""

from collections.abc import Sequence

from ludoteca.core.kernel.rounds import last_seat
from ludoteca.core.kernel.seats import seat_name, seat_name_or_none
from ludoteca.core.kernel.structs import NONE
from ludoteca.core.texts.errors import BadPosition
from ludoteca.core.texts.faults import Fault
from ludoteca.core.values.data import Json
from ludoteca.core.wording.position import PositionField, write_amounts, write_list
from ludoteca.games.africana.bound_rules import AfricanaRules
from ludoteca.games.africana.faults import AfricanaFault
from ludoteca.games.africana.rules import clear_table
from ludoteca.games.africana.state import (
    ADVENTURES,
    DONE,
    EXPEDITIONS,
    PAGES,
    SEATS,
    SLOTS,
    Book,
    Card,
    Colour,
    Region,
    Slot,
    State,
    Step,
)
from ludoteca.games.africana.travel import is_travel_card
from ludoteca.games.africana.word_lists import CARDS, COLOURS, HALVES, SEAT_COUNTS, SEAT_NAMES, EditionWords

KEYS = (
    "game", "seats", "turn", "first", "players", "slots", "pile", "books",
    "deck", "discard", "action", "flips", "used", "idle",
)  # fmt: skip
STEP_MOVES = {Step.BUYING: "buy", Step.MOVING: "move", Step.DISCARDING: "discard", Step.DROPPING: "drop"}
MOST = 10_000  # silver, flips, idle turns


class Positions:
    """Positions in the words of an edition."""

    def __init__(self, words: EditionWords, homes: Sequence[int]) -> None:
        self.words = words
        self.homes = homes  # by company

    # --- Writing ----------------------------------------------------------------------------------

    def write(self, state: State) -> Json:
        """Write the whole position, with hidden cards."""
        return {
            "game": "africana",
            "seats": state.seats,
            "turn": seat_name_or_none(state.asked),
            "first": seat_name(state.first),
            "players": [self.write_player(state, seat) for seat in range(state.seats)],
            "slots": [self.write_slot(slot) for slot in state.slots],
            "pile": self.write_pile(state),
            "books": {half: self.write_book(state.books[index]) for index, half in enumerate(HALVES)},
            "deck": write_amounts(state.deck, COLOURS),
            "discard": write_amounts(state.discard, COLOURS),
            "action": write_action(state),
            "flips": state.pages_turned,
            "used": write_list(state.played, CARDS),
            "idle": state.idle,
        }

    def write_player(self, state: State, seat: int) -> Json:
        player = state.players[seat]
        return {
            "at": self.words.regions[player.region],
            "silver": player.silver,
            "hand": write_list(player.hand, CARDS),
            "open": self.write_open(state, seat),
            "done": self.write_done(state, seat),
        }

    def write_open(self, state: State, seat: int) -> list[str]:
        return self.list_adventures(state, seat)

    def write_done(self, state: State, seat: int) -> list[str]:
        """Return the expeditions first, then the adventures."""
        owners = zip(self.words.expeditions, state.completed_by, strict=True)
        expeditions = [name for name, owner in owners if owner == seat]
        return expeditions + self.list_adventures(state, DONE + seat)

    def list_adventures(self, state: State, where: int) -> list[str]:
        """Return the adventures that are open at a seat, or completed by it."""
        found = zip(self.words.adventures, state.adventure_places, strict=True)
        return [name for name, at in found if at == where]

    def write_slot(self, slot: Slot) -> Json | None:
        if slot.expedition == NONE:
            return None
        markers = [name for name, marker in zip(SEAT_NAMES, slot.markers, strict=True) if marker]
        return {"expedition": self.words.expeditions[slot.expedition], "markers": markers}

    def write_pile(self, state: State) -> list[str]:
        return [self.words.expeditions[card] for card in state.pile[: state.pile_size][::-1]]

    def write_book(self, book: Book) -> dict[str, list[str]]:
        left, right = book.cards[: book.left][::-1], book.cards[PAGES - book.right :]
        return {
            "left": [self.words.adventures[card] for card in left],
            "right": [self.words.adventures[card] for card in right],
        }

    # --- Reading ----------------------------------------------------------------------------------

    def read(self, rules: AfricanaRules, data: object) -> State:
        """Read a position.

        Raises:
            BadPosition: It is impossible.
        """
        field = PositionField(data).check_keys(KEYS)
        field.check_game("africana")
        state = State()
        clear_table(state)
        state.seats = field.seats("africana", SEAT_COUNTS)
        state.first = field["first"].seat(state.seats, 0)
        self.read_turn(state, field)
        for seat, player in enumerate(field["players"].items(SEATS, [{}] * state.seats)):
            self.read_player(state, seat, player)
        self.read_slots(state, field["slots"])
        self.read_pile(state, field["pile"])
        self.read_books(state, field["books"])
        state.deck = field["deck"].read_amounts(COLOURS)
        state.discard = field["discard"].read_amounts(COLOURS)
        self.check_cards(rules, state)
        return state

    def read_turn(self, state: State, field: PositionField) -> None:
        state.asked = field["turn"].seat(state.seats, NONE if "turn" in field.value else state.first)
        action = field["action"]
        state.step = Step.CHOOSE_ACTION
        if action.value is not None:
            state.step = list(STEP_MOVES)[action.word(list(STEP_MOVES.values()))]
        state.pages_turned = field["flips"].integer(0, MOST)
        state.played = field["used"].read_list(CARDS)
        state.idle = field["idle"].integer(0, MOST)
        state.active = state.asked
        if state.asked == NONE:
            if state.step != Step.CHOOSE_ACTION:
                raise action.bad(Fault.NOTHING_ASKED())
            state.step, state.active = Step.OVER, last_seat(state.first, state.seats)
        if state.pages_turned and state.step != Step.BUYING:
            raise field["flips"].bad(AfricanaFault.FLIPS())
        if any(state.played) and state.step != Step.MOVING:
            raise field["used"].bad(AfricanaFault.USED_CARDS())

    def read_player(self, state: State, seat: int, field: PositionField) -> None:
        field.check_keys(("at", "silver", "hand", "open", "done"))
        player, home = state.players[seat], self.homes[(seat - state.first) % state.seats]
        player.region = Region(home if field["at"].value is None else field["at"].word(self.words.regions))
        player.silver = field["silver"].integer(0, MOST)
        player.hand = field["hand"].read_list(CARDS)
        for item in field["open"].items(ADVENTURES):
            self.assign(item, state.adventure_places, self.words.adventures, seat)
        for item in field["done"].items(ADVENTURES + EXPEDITIONS):
            if item.value in self.words.expeditions:
                self.assign(item, state.completed_by, self.words.expeditions, seat)
            else:
                self.assign(item, state.adventure_places, self.words.adventures, DONE + seat)

    def assign(self, item: PositionField, owners: list[int], words: Sequence[str], owner: int) -> None:
        """Give a card to its owner, unless it has one already."""
        card = item.word(words)
        if owners[card] != NONE:
            raise item.bad(Fault.THERE_TWICE(name=item.value))
        owners[card] = owner

    def read_slots(self, state: State, field: PositionField) -> None:
        for slot, item in zip(state.slots, field.items(SLOTS), strict=False):
            if item.value is None:
                continue
            item.check_keys(("expedition", "markers"))
            slot.expedition = self.read_expedition(state, item["expedition"])
            for marker in item["markers"].items(state.seats):
                seat = marker.seat(state.seats)
                if seat == NONE or slot.markers[seat]:
                    raise marker.bad(AfricanaFault.JOINED_TWICE())
                slot.markers[seat] = 1

    def read_pile(self, state: State, field: PositionField) -> None:
        for item in reversed(field.items(EXPEDITIONS)):
            state.pile[state.pile_size] = self.read_expedition(state, item)
            state.pile_size += 1

    def read_expedition(self, state: State, item: PositionField) -> int:
        """Read an expedition that is nowhere else yet."""
        card = item.word(self.words.expeditions)
        is_in_slot = any(slot.expedition == card for slot in state.slots)
        if state.completed_by[card] != NONE or card in state.pile or is_in_slot:
            raise item.bad(Fault.THERE_TWICE(name=item.value))
        return card

    def read_books(self, state: State, field: PositionField) -> None:
        if field.value is None:
            return
        field.check_keys(HALVES)
        for half in HALVES:
            self.read_book(state, half, field[half])

    def read_book(self, state: State, half: str, field: PositionField) -> None:
        """Read a book.  Everybody has seen the top of the left stack and all of the right stack."""
        if field.value is None:
            return
        field.check_keys(("left", "right"))
        book = state.books[HALVES.index(half)]
        for item in reversed(field["left"].items(PAGES)):
            book.cards[book.left] = self.read_page(state, half, item)
            book.left += 1
        for item in reversed(field["right"].items(PAGES - book.left)):
            card = self.read_page(state, half, item)
            book.right += 1
            book.cards[PAGES - book.right] = card
        book.unseen = max(0, book.left - 1)

    def read_page(self, state: State, half: str, item: PositionField) -> int:
        """Read an adventure of this book that is nowhere else yet."""
        card = item.word(self.words.adventures)
        if self.words.books[card] != half:
            raise item.bad(AfricanaFault.OTHER_BOOK(name=item.value, book=self.words.books[card]))
        if state.adventure_places[card] != NONE or card in state.books[HALVES.index(half)].cards:
            raise item.bad(Fault.THERE_TWICE(name=item.value))
        return card

    # --- Checking ---------------------------------------------------------------------------------

    def check_cards(self, rules: AfricanaRules, state: State) -> None:
        """Check that there are no more cards than in the box, and no more markers than a company has.

        The supply of guides never runs out: a seat that has two of a colour can still win a third.
        """
        colours, markers = rules.figures["GUIDE_COLOUR"], rules.figures["MARKERS"]
        won = [colour for colour, where in zip(colours, state.adventure_places, strict=True) if where >= DONE]
        guides = [self.words.guides[colour] + won.count(colour) for colour in Colour]
        box = (*self.words.travel_cards, state.seats, *guides)
        for card in Card:
            found = state.played[card] + sum(player.hand[card] for player in state.players)
            if is_travel_card(card):
                found += state.deck[card] + state.discard[card]
            if found > box[card]:
                raise BadPosition("", Fault.TOO_MANY_COPIES(count=found, name=CARDS[card], most=box[card]))
        for seat, player in enumerate(state.players):
            jokers = player.hand[Card.JOKER] + (state.played[Card.JOKER] if seat == state.active else 0)
            if jokers > 1:
                raise BadPosition(f"players[{seat}].hand", AfricanaFault.JOKERS(count=jokers))
            if sum(slot.markers[seat] for slot in state.slots) > markers:
                raise BadPosition("slots", AfricanaFault.MARKERS(seat=SEAT_NAMES[seat], count=markers))


def write_action(state: State) -> str | None:
    """Return the word for what the seat to move is doing, or None before it has chosen an action."""
    return STEP_MOVES.get(state.step)
