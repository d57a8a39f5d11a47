"""MASTER ELF: what a seat knows as a row of numbers; docs/master-elf.md explains each of them.

Kernel subset.
"""

from ludoteca.core.features import after, write_choice, write_count, write_counts, write_zeros
from ludoteca.core.piles import cards_in
from ludoteca.games.master_elf.figures import SPECIAL
from ludoteca.games.master_elf.knowledge import (
    has_seen_aside,
    has_seen_stack,
    is_hidden,
    is_known_stacked,
)
from ludoteca.games.master_elf.special_actions import gifts_at
from ludoteca.games.master_elf.state import (
    AREAS,
    FIRST_BORDER,
    GIFTS,
    INGREDIENTS,
    LAID_OUT,
    SEATS,
    SET_ASIDE,
    STACKS,
    Gift,
    Place,
    Player,
    Special,
    Stack,
    State,
    Step,
)

OPEN = (
    ("area", AREAS), ("shown", INGREDIENTS), ("hand count", 1), ("crystal", 1), ("special", 1),
    ("seen aside", 1), ("age", 1), ("choosing", 1), ("gifts", GIFTS),
)  # fmt: skip
OPEN_FEATURES = sum(length for _, length in OPEN)
STACK = (("count", 1), ("seen by", SEATS), ("depth", GIFTS))
LAYOUT = (
    ("hand", INGREDIENTS),
    *OPEN,
    *((f"after {other}: {name}", length) for other in range(1, SEATS) for name, length in OPEN),
    *((f"stack {stack}: {name}", length) for stack in range(1, STACKS + 1) for name, length in STACK),
    ("among", GIFTS), ("aside count", 1), ("aside", GIFTS), ("bonus", GIFTS),
    *((f"area {area}", INGREDIENTS) for area in range(FIRST_BORDER, AREAS)),
    ("deck count", 1), ("discard", INGREDIENTS), ("exhausted", 1), ("idle", 1),
    ("seats", SEATS - 1), ("active", SEATS), ("asked", SEATS), ("step", len(Step)),
    ("special action", len(Special)), ("place", len(Place)), ("discarded", 1),
)  # fmt: skip
FEATURES = sum(length for _, length in LAYOUT)
# A seat that has seen the gifts set aside has made both gifts of the Treasure.
ALWAYS_ZERO = tuple(("aside", gift) for gift in range(GIFTS) if SPECIAL[gift] == Special.TREASURE)


def observe(state: State, seat: int, features: list[int]) -> None:
    """Write what a seat knows: its hand, all players from itself on, the stacks, the rest of the table."""
    place = write_counts(features, 0, state.players[seat].hand)
    for turn in range(SEATS):
        if turn < state.seats:
            place = observe_player(state, (seat + turn) % state.seats, features, place)
        else:
            place = write_zeros(features, place, OPEN_FEATURES)
    for stack in state.stacks:
        place = observe_stack(state, stack, seat, features, place)
    place = observe_gifts(state, seat, features, place)
    place = observe_ingredients(state, features, place)
    observe_turn(state, seat, features, place)


# --- Players --------------------------------------------------------------------------------------


def observe_player(state: State, seat: int, features: list[int], place: int) -> int:
    """What everybody sees of a player."""
    player = state.players[seat]
    place = write_choice(features, place, AREAS, player.area)
    place = write_counts(features, place, player.shown)
    place = write_count(features, place, cards_in(player.hand))
    place = observe_marks(player, features, place)
    place = write_count(features, place, turns_to_choose(state, seat))
    return observe_gifts_of(state, seat, features, place)


def observe_marks(player: Player, features: list[int], place: int) -> int:
    """Crystal, special action, knowledge and age."""
    place = write_count(features, place, player.crystal)
    place = write_count(features, place, player.special_used)
    place = write_count(features, place, player.knows_aside)
    return write_count(features, place, player.age)


def turns_to_choose(state: State, seat: int) -> int:
    """1 for the seat that chooses a bonus gift next, 2 for the one after it, 0 for those that do not."""
    for turn in range(state.choosers):
        if state.order[turn] == seat:
            return turn + 1
    return 0


# --- Gifts ----------------------------------------------------------------------------------------


def observe_gifts_of(state: State, owner: int, features: list[int], place: int) -> int:
    """1 for each gift of a seat, or for each one set aside or laid out."""
    for gift in range(GIFTS):
        features[place + gift] = 1 if state.gifts[gift] == owner else 0
    return place + GIFTS


def observe_stack(state: State, stack: Stack, seat: int, features: list[int], place: int) -> int:
    """How many gifts, who has looked through them, and how deep each known one lies: 1 on top."""
    place = write_count(features, place, stack.height)
    for turn in range(SEATS):
        has_seen = turn < state.seats and has_seen_stack(stack, (seat + turn) % state.seats)
        place = write_count(features, place, 1 if has_seen else 0)
    write_zeros(features, place, GIFTS)
    for depth in range(stack.height):
        if not is_hidden(stack, seat, depth):
            features[place + stack.gifts[depth]] = stack.height - depth
    return place + GIFTS


def observe_gifts(state: State, seat: int, features: list[int], place: int) -> int:
    """The gifts known to be in some stack, those set aside, and those laid out at the end."""
    place = observe_known_stacked(state, seat, features, place)
    place = write_count(features, place, gifts_at(state, Place.ASIDE))
    if has_seen_aside(state, seat):
        place = observe_gifts_of(state, SET_ASIDE, features, place)
    else:
        place = write_zeros(features, place, GIFTS)
    return observe_gifts_of(state, LAID_OUT, features, place)


def observe_known_stacked(state: State, seat: int, features: list[int], place: int) -> int:
    """1 for each gift below the tops that is known to be in some stack, but not where."""
    write_zeros(features, place, GIFTS)
    for stack in state.stacks:
        if not has_seen_stack(stack, seat):
            for depth in range(stack.height - 1):
                gift = Gift(stack.gifts[depth])
                features[place + gift] = 1 if is_known_stacked(state, gift, seat) else 0
    return place + GIFTS


# --- The rest of the table ------------------------------------------------------------------------


def observe_ingredients(state: State, features: list[int], place: int) -> int:
    """Open cards, the deck and the discard pile."""
    for area in range(FIRST_BORDER, AREAS):
        place = write_counts(features, place, state.areas[area].cards)
    place = write_count(features, place, cards_in(state.deck))
    return write_counts(features, place, state.discard)


def observe_turn(state: State, seat: int, features: list[int], place: int) -> int:
    """How far the match is, whose turn it is, and what must be decided."""
    place = write_count(features, place, state.exhausted)
    place = write_count(features, place, state.idle)
    place = write_choice(features, place, SEATS - 1, state.seats - 2)
    place = write_choice(features, place, SEATS, after(seat, state.active, state.seats))
    place = write_choice(features, place, SEATS, after(seat, state.asked, state.seats))
    place = write_choice(features, place, len(Step), state.step)
    place = write_choice(features, place, len(Special), state.special)
    place = write_choice(features, place, len(Place), state.looking)
    return write_count(features, place, state.discarded)
