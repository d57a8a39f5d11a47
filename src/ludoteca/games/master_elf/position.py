"""Master Elf: reads and writes positions.

A position does not hold who has seen which ingredients and gifts, nor, while bonus gifts are chosen, whose
turn was the last.
"""

from collections.abc import Sequence

from ludoteca.core.kernel.piles import cards_in
from ludoteca.core.kernel.seats import seat_name_or_none
from ludoteca.core.kernel.structs import NONE
from ludoteca.core.texts.errors import BadPosition
from ludoteca.core.texts.faults import Fault
from ludoteca.core.values.data import Json
from ludoteca.core.wording.position import PositionField, write_amounts, write_list
from ludoteca.games.master_elf.bound_rules import MasterElfRules
from ludoteca.games.master_elf.faults import MasterElfFault
from ludoteca.games.master_elf.rules import clear_table
from ludoteca.games.master_elf.state import (
    CITY,
    EXHAUSTIONS,
    FIRST_BORDER,
    GIFTS,
    LAID_OUT,
    SEATS,
    SET_ASIDE,
    STACKS,
    Area,
    Pile,
    Special,
    Stack,
    State,
    Step,
)
from ludoteca.games.master_elf.word_lists import PILES, SEAT_COUNTS, SEAT_NAMES, SPECIALS, STEPS, EditionWords

KEYS = (
    "game", "seats", "turn", "step", "players", "areas", "stacks", "aside", "deck", "discard", "exhausted",
    "idle", "discarded", "special", "looking", "specials", "bonus", "order", "ages",
)  # fmt: skip


def rank_ages(ages: Sequence[float]) -> list[int]:
    """Return the rank of each seat, 1 for the youngest; of equal ages the earlier seat (ME-R16)."""
    in_order = sorted(range(len(ages)), key=lambda seat: (ages[seat], seat))
    return [in_order.index(seat) + 1 for seat in range(len(ages))]


class Positions:
    """Reads and writes positions in the words of an edition."""

    def __init__(self, words: EditionWords) -> None:
        self.words = words

    # --- Writing ----------------------------------------------------------------------------------

    def write(self, state: State) -> Json:
        """Return the whole position, including hidden cards."""
        players = range(state.seats)
        return {
            "game": "master-elf",
            "seats": state.seats,
            "turn": seat_name_or_none(state.asked),
            "step": STEPS[state.step],
            "players": [self.write_player(state, seat) for seat in players],
            "areas": self.write_areas(state),
            "stacks": [self.write_stack(stack) for stack in state.stacks],
            "aside": self.gifts_of(state, SET_ASIDE),
            "deck": write_amounts(state.deck, self.words.ingredients),
            "discard": write_amounts(state.discard, self.words.ingredients),
            "exhausted": state.exhausted,
            "idle": state.idle,
            "discarded": state.discarded,
            "special": None if state.special == NONE else SPECIALS[state.special],
            "looking": None if state.looking == NONE else PILES[state.looking],
            "specials": [SEAT_NAMES[seat] for seat in players if state.players[seat].special_used],
            "bonus": self.gifts_of(state, LAID_OUT),
            "order": [SEAT_NAMES[seat] for seat in state.order[: state.choosers]],
            "ages": [state.players[seat].age_rank for seat in players],
        }

    def write_player(self, state: State, seat: int) -> Json:
        player = state.players[seat]
        return {
            "at": self.words.areas[player.area],
            "hand": write_list(player.hand, self.words.ingredients),
            "crystal": bool(player.crystal),
            "gifts": self.gifts_of(state, seat),
        }

    def write_areas(self, state: State) -> dict[str, list[str]]:
        areas = list(zip(self.words.areas, state.areas, strict=True))[FIRST_BORDER:]
        return {name: write_list(area.cards, self.words.ingredients) for name, area in areas}

    def write_stack(self, stack: Stack) -> list[str]:
        return [self.words.gifts[gift] for gift in stack.gifts[: stack.height][::-1]]

    def gifts_of(self, state: State, owner: int) -> list[str]:
        """Return the gifts of a seat, or those set aside or laid out."""
        places = zip(self.words.gifts, state.gift_places, strict=True)
        return [gift for gift, place in places if place == owner]

    # --- Reading ----------------------------------------------------------------------------------

    def read(self, rules: MasterElfRules, data: object) -> State:
        """Return the state of a written position.

        Raises:
            BadPosition: It cannot be a position of the game.
        """
        field = PositionField(data).check_keys(KEYS)
        field.check_game("master-elf")
        state = State()
        clear_table(state)
        state.seats = field.seats("master-elf", SEAT_COUNTS)
        self.read_ages(state, field["ages"])
        self.read_table(state, field)
        for seat, player in enumerate(field["players"].items(SEATS, [{}] * state.seats)):
            self.read_player(state, seat, player)
        self.read_turn(state, field)
        self.read_counters(state, field, rules.figures["IDLE_TURNS"] * state.seats)
        self.check_cards(state)
        return state

    def read_ages(self, state: State, field: PositionField) -> None:
        ages = [item.number() for item in field.items(state.seats, list(range(1, state.seats + 1)))]
        if len(ages) != state.seats:
            raise field.bad(Fault.ONE_NUMBER_EACH(seats=state.seats))
        for player, rank in zip(state.players, rank_ages(ages), strict=False):
            player.age_rank = rank

    def read_table(self, state: State, field: PositionField) -> None:
        if field["areas"].value is not None:
            field["areas"].check_keys(self.words.areas[FIRST_BORDER:])
            for area, name in enumerate(self.words.areas[FIRST_BORDER:], FIRST_BORDER):
                state.areas[area].cards = field["areas"][name].read_list(self.words.ingredients)
        for stack, item in zip(state.stacks, field["stacks"].items(STACKS), strict=False):
            for gift in reversed(item.items(GIFTS)):
                stack.gifts[stack.height] = self.read_gift(state, gift)
                stack.height += 1
        for owner, key in ((SET_ASIDE, "aside"), (LAID_OUT, "bonus")):
            self.place_gifts(state, field[key], owner)
        state.deck = field["deck"].read_amounts(self.words.ingredients)
        state.discard = field["discard"].read_amounts(self.words.ingredients)

    def read_player(self, state: State, seat: int, field: PositionField) -> None:
        field.check_keys(("at", "hand", "crystal", "gifts"))
        player = state.players[seat]
        player.area = CITY if field["at"].value is None else Area(field["at"].word(self.words.areas))
        player.hand = field["hand"].read_list(self.words.ingredients)
        player.crystal = 1 if field["crystal"].value is None else field["crystal"].flag()
        self.place_gifts(state, field["gifts"], seat)

    def place_gifts(self, state: State, field: PositionField, owner: int) -> None:
        for item in field.items(GIFTS):
            state.gift_places[self.read_gift(state, item)] = owner

    def read_gift(self, state: State, item: PositionField) -> int:
        """Return a gift that the position has not named before."""
        gift = item.word(self.words.gifts)
        if state.gift_places[gift] != NONE or any(gift in stack.gifts for stack in state.stacks):
            raise item.bad(Fault.THERE_TWICE(name=item.value))
        return gift

    # --- The turn -----------------------------------------------------------------------------------

    def read_turn(self, state: State, field: PositionField) -> None:
        over = field["step"].value == "over" or ("turn" in field.value and field["turn"].value is None)
        state.asked = NONE if over else field["turn"].seat(state.seats, 0)
        state.step = Step.OVER if over else self.read_step(field["step"])
        state.active = max(0, state.asked)
        for item in field["specials"].items(state.seats):
            seat = item.seat(state.seats)
            if seat == NONE or state.players[seat].special_used:
                raise item.bad(MasterElfFault.SEAT_ONCE())
            state.players[seat].special_used = 1
        self.read_special(state, field)
        self.read_order(state, field)

    def read_step(self, field: PositionField) -> Step:
        return Step.GO if field.value is None else Step(field.word(STEPS))

    def read_counters(self, state: State, field: PositionField, most_idle: int) -> None:
        """Read the counters; none may be higher than the rules allow at this step."""
        ended = state.step in (Step.CHOOSE, Step.OVER)
        state.exhausted = field["exhausted"].integer(0, EXHAUSTIONS if ended else EXHAUSTIONS - 1)
        state.idle = field["idle"].integer(0, most_idle + int(ended))
        most = cards_in(state.discard) if state.step == Step.REFRESH else 0
        state.discarded = field["discarded"].integer(0, most)

    def read_special(self, state: State, field: PositionField) -> None:
        """Read the special action in progress; the player who looks knows those gifts."""
        special, looking = field["special"], field["looking"]
        if (special.value is not None) != (state.step in (Step.LOOK, Step.CLAIM)):
            raise special.bad(MasterElfFault.SPECIAL_STEP())
        if state.step == Step.LOOK and state.players[state.active].special_used:
            raise special.bad(MasterElfFault.LOOKED_BEFORE(seat=SEAT_NAMES[state.active]))
        if (looking.value is not None) != (state.step == Step.CLAIM):
            raise looking.bad(MasterElfFault.LOOKING_STEP())
        if special.value is not None:
            state.special = special.word(SPECIALS)
        if looking.value is None:
            return
        state.looking = looking.word(PILES)
        if (state.looking == Pile.ASIDE) != (state.special == Special.TREASURE):
            raise looking.bad(MasterElfFault.LOOKING_PILE())
        player = state.players[state.active]
        player.special_used = 1
        if state.looking == Pile.ASIDE:
            player.knows_aside = 1
        else:
            state.stacks[state.looking].knowers = 1 << state.active

    def read_order(self, state: State, field: PositionField) -> None:
        order = [item.seat(state.seats) for item in field["order"].items(state.seats)]
        bonus = self.gifts_of(state, LAID_OUT)
        if state.step != Step.CHOOSE:
            if order or bonus:
                raise field["order" if order else "bonus"].bad(MasterElfFault.CHOOSE_STEP())
            return
        if NONE in order or len(set(order)) < len(order) or order[:1] != [state.asked]:
            raise field["order"].bad(MasterElfFault.ORDER())
        if len(bonus) != len(order):
            raise field["bonus"].bad(MasterElfFault.BONUS_COUNT(seats=len(order), count=len(bonus)))
        state.choosers = len(order)
        for index, seat in enumerate(order):
            state.order[index] = seat

    def check_cards(self, state: State) -> None:
        """Refuse more ingredients than the box holds."""
        for card, (name, most) in enumerate(zip(self.words.ingredients, self.words.copies, strict=True)):
            found = state.deck[card] + state.discard[card]
            found += sum(player.hand[card] for player in state.players)
            found += sum(area.cards[card] for area in state.areas)
            if found > most:
                raise BadPosition("", Fault.TOO_MANY_COPIES(count=found, name=name, most=most))
