"""MASTER ELF: positions as JSON, both ways."""

from collections.abc import Sequence
from typing import Any

from ludoteca.core.errors import BadPosition
from ludoteca.core.events import seat_name
from ludoteca.core.piles import cards_in
from ludoteca.core.position import Node, amounts, listing
from ludoteca.core.rules import Rules
from ludoteca.core.structs import NONE
from ludoteca.games.master_elf import state as s
from ludoteca.games.master_elf.names import PLACES, SEAT_NAMES, SPECIALS, Names
from ludoteca.games.master_elf.rules import clear

KEYS = (
    *("game", "seats", "turn", "step", "players", "areas", "stacks", "aside", "deck", "discard", "exhausted"),
    *("idle", "discarded", "special", "looking", "specials", "bonus", "order", "ages"),
)
STEPS = ("go", "take", "refresh", "make", "look", "claim", "discard", "choose", "over")


def ranks(ages: Sequence[float]) -> list[int]:
    """The rank of each seat, 1 the youngest; of equal ages the earlier seat is the younger."""
    in_order = sorted(range(len(ages)), key=lambda seat: (ages[seat], seat))
    return [in_order.index(seat) + 1 for seat in range(len(ages))]


class Positions:
    """Positions in the words of an edition."""

    def __init__(self, names: Names) -> None:
        self.names = names

    # --- Writing ----------------------------------------------------------------------------------

    def write(self, state: s.State) -> dict[str, Any]:
        """The whole position, hidden cards too."""
        players = range(state.seats)
        return {
            "game": "master-elf",
            "seats": state.seats,
            "turn": seat_name(state.asked),
            "step": STEPS[state.step],
            "players": [self.written_player(state, seat) for seat in players],
            "areas": self.written_areas(state),
            "stacks": [self.written_stack(stack) for stack in state.stacks],
            "aside": self.gifts_at(state, s.ASIDE),
            "deck": amounts(state.deck, self.names.ingredients),
            "discard": amounts(state.discard, self.names.ingredients),
            "exhausted": state.exhausted,
            "idle": state.idle,
            "discarded": state.discarded,
            "special": None if state.sought == NONE else SPECIALS[state.sought],
            "looking": None if state.looking == NONE else PLACES[state.looking],
            "specials": [SEAT_NAMES[seat] for seat in players if state.players[seat].special],
            "bonus": self.gifts_at(state, s.BONUS),
            "order": [SEAT_NAMES[seat] for seat in state.order[: state.choosers]],
            "ages": [state.players[seat].age for seat in players],
        }

    def written_player(self, state: s.State, seat: int) -> dict[str, Any]:
        player = state.players[seat]
        return {
            "at": self.names.areas[player.area],
            "hand": listing(player.hand, self.names.ingredients),
            "crystal": bool(player.crystal),
            "gifts": self.gifts_at(state, seat),
        }

    def written_areas(self, state: s.State) -> dict[str, list[str]]:
        areas = list(zip(self.names.areas, state.areas, strict=True))[s.CITY + 1 :]
        return {name: listing(area.cards, self.names.ingredients) for name, area in areas}

    def written_stack(self, stack: s.Stack) -> list[str]:
        return [self.names.gifts[card] for card in stack.cards[: stack.left][::-1]]

    def gifts_at(self, state: s.State, place: int) -> list[str]:
        """The gifts of a seat, or those set aside or laid out."""
        return [gift for gift, where in zip(self.names.gifts, state.gifts, strict=True) if where == place]

    # --- Reading ----------------------------------------------------------------------------------

    def read(self, rules: Rules, data: Any) -> s.State:
        """The state of a written position; BadPosition says what cannot be."""
        entry = Node(data).table(KEYS)
        entry.of_game("master-elf")
        state = s.State()
        clear(state)
        state.seats = entry.seats(s.SEATS)
        self.read_ages(state, entry["ages"])
        self.read_table(state, entry)
        for seat, player in enumerate(entry["players"].items(s.SEATS, [{}] * state.seats)):
            self.read_player(state, seat, player)
        self.read_turn(state, entry)
        self.read_counters(state, entry, rules.namespace["IDLE_TURNS"] * state.seats)
        self.check_cards(state)
        return state

    def read_ages(self, state: s.State, entry: Node) -> None:
        ages = [item.number() for item in entry.items(state.seats, list(range(1, state.seats + 1)))]
        if len(ages) != state.seats:
            raise entry.bad(f"must have {state.seats} numbers, one for each seat")
        for player, rank in zip(state.players, ranks(ages), strict=False):
            player.age = rank

    def read_table(self, state: s.State, entry: Node) -> None:
        if entry["areas"].value is not None:
            entry["areas"].table(self.names.areas[s.CITY + 1 :])
            for area, name in enumerate(self.names.areas[s.CITY + 1 :], s.CITY + 1):
                state.areas[area].cards = entry["areas"][name].counts(self.names.ingredients)
        for stack, item in zip(state.stacks, entry["stacks"].items(s.STACKS), strict=False):
            for gift in reversed(item.items(s.GIFTS)):
                stack.cards[stack.left] = self.new_gift(state, gift)
                stack.left += 1
        for place, key in ((s.ASIDE, "aside"), (s.BONUS, "bonus")):
            self.place_gifts(state, entry[key], place)
        state.deck = entry["deck"].amounts(self.names.ingredients)
        state.discard = entry["discard"].amounts(self.names.ingredients)

    def read_player(self, state: s.State, seat: int, entry: Node) -> None:
        entry.table(("at", "hand", "crystal", "gifts"))
        player = state.players[seat]
        player.area = s.CITY if entry["at"].value is None else entry["at"].word(self.names.areas)
        player.hand = entry["hand"].counts(self.names.ingredients)
        player.crystal = 1 if entry["crystal"].value is None else entry["crystal"].flag()
        self.place_gifts(state, entry["gifts"], seat)

    def place_gifts(self, state: s.State, entry: Node, place: int) -> None:
        for item in entry.items(s.GIFTS):
            state.gifts[self.new_gift(state, item)] = place

    def new_gift(self, state: s.State, item: Node) -> int:
        """A gift that was nowhere so far."""
        gift = item.word(self.names.gifts)
        if state.gifts[gift] != NONE or any(gift in stack.cards for stack in state.stacks):
            raise item.bad(f"{item.value} is there twice")
        return gift

    # --- The turn -----------------------------------------------------------------------------------

    def read_turn(self, state: s.State, entry: Node) -> None:
        over = entry["step"].value == "over" or ("turn" in entry.value and entry["turn"].value is None)
        state.asked = NONE if over else entry["turn"].seat(state.seats, 0)
        state.step = s.OVER if over else 0 if entry["step"].value is None else entry["step"].word(STEPS)
        state.active = max(0, state.asked)
        for item in entry["specials"].items(state.seats):
            seat = item.seat(state.seats)
            if seat == NONE or state.players[seat].special:
                raise item.bad("is a seat, each at most once")
            state.players[seat].special = 1
        self.read_special(state, entry)
        self.read_order(state, entry)

    def read_counters(self, state: s.State, entry: Node, most_idle: int) -> None:
        """No counter is beyond what ends the game, or counts what is not there."""
        ended = state.step in (s.CHOOSING, s.OVER)
        state.exhausted = entry["exhausted"].integer(0, 2 if ended else 1)
        state.idle = entry["idle"].integer(0, most_idle + int(ended))
        most = cards_in(state.discard) if state.step == s.REFRESHING else 0
        state.discarded = entry["discarded"].integer(0, most)

    def read_special(self, state: s.State, entry: Node) -> None:
        """The special action that is going on; who looks knows what is there."""
        special, looking = entry["special"], entry["looking"]
        if (special.value is not None) != (state.step in (s.LOOKING, s.CLAIMING)):
            raise special.bad("is needed in the steps look and claim, and null in every other")
        if state.step == s.LOOKING and state.players[state.active].special:
            raise special.bad(f"{SEAT_NAMES[state.active]} has looked before: one special action a game")
        if (looking.value is not None) != (state.step == s.CLAIMING):
            raise looking.bad("is needed in the step claim, and null in every other")
        if special.value is not None:
            state.sought = special.word(SPECIALS)
        if looking.value is None:
            return
        state.looking = looking.word(PLACES)
        if (state.looking == s.LOOK_ASIDE) != (state.sought == s.TREASURE):
            raise looking.bad("the secret looks through a stack, the treasure aside")
        player = state.players[state.active]
        player.special = 1
        if state.looking == s.LOOK_ASIDE:
            player.knows_aside = 1
        else:
            state.stacks[state.looking].knowers = 1 << state.active

    def read_order(self, state: s.State, entry: Node) -> None:
        order = [item.seat(state.seats) for item in entry["order"].items(state.seats)]
        bonus = self.gifts_at(state, s.BONUS)
        if state.step != s.CHOOSING:
            if order or bonus:
                raise entry["order" if order else "bonus"].bad("belongs to the step choose")
            return
        if NONE in order or len(set(order)) < len(order) or order[:1] != [state.asked]:
            raise entry["order"].bad("lists the seats still to choose, each once, the one in `turn` first")
        if len(bonus) != len(order):
            problem = f"{len(order)} seats choose, so {len(order)} gifts lie there, not {len(bonus)}"
            raise entry["bonus"].bad(problem)
        state.choosers = len(order)
        for place, seat in enumerate(order):
            state.order[place] = seat

    def check_cards(self, state: s.State) -> None:
        """No more ingredients than the box holds."""
        for card, (name, most) in enumerate(zip(self.names.ingredients, self.names.copies, strict=True)):
            found = state.deck[card] + state.discard[card]
            found += sum(player.hand[card] for player in state.players)
            found += sum(area.cards[card] for area in state.areas)
            if found > most:
                raise BadPosition("", f"there are {found} of {name}, the box holds {most}")
