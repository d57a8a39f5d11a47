"""Master Elf: what a seat knows as a row of numbers; docs/master-elf.md explains each of them.

Kernel subset.
"""

from ludoteca.core.kernel.features import (
    SEAT_LENGTH,
    SEATS_LENGTH,
    write_count,
    write_counts,
    write_one_hot,
    write_seat,
    write_seats,
    write_zeros,
)
from ludoteca.core.kernel.piles import cards_in
from ludoteca.games.master_elf.figures import SPECIAL
from ludoteca.games.master_elf.knowledge import (
    has_seen_aside,
    has_seen_stack,
    is_hidden,
    is_known_stacked,
)
from ludoteca.games.master_elf.special_actions import gifts_in
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
    Pile,
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
    ("seats", SEATS_LENGTH), ("active", SEAT_LENGTH), ("asked", SEAT_LENGTH), ("step", len(Step)),
    ("special action", len(Special)), ("place", len(Pile)), ("discarded", 1),
)  # fmt: skip
FEATURES = sum(length for _, length in LAYOUT)
# A seat that has seen the gifts set aside has made both gifts of the Treasure.  Only a test reads this: it is
# true of the game's own edition, and in others the Treasure may be on other gifts.
ALWAYS_ZERO = tuple(("aside", gift) for gift in range(GIFTS) if SPECIAL[gift] == Special.TREASURE)


def observe(state: State, seat: int, features: list[int]) -> None:
    """Write what a seat knows: its hand, all players from itself on, the stacks, the rest of the table."""
    offset = write_counts(features, 0, state.players[seat].hand)
    for turn in range(SEATS):
        if turn < state.seats:
            offset = observe_player(state, (seat + turn) % state.seats, features, offset)
        else:
            offset = write_zeros(features, offset, OPEN_FEATURES)
    for stack in state.stacks:
        offset = observe_stack(state, stack, seat, features, offset)
    offset = observe_gifts(state, seat, features, offset)
    offset = observe_ingredients(state, features, offset)
    observe_turn(state, seat, features, offset)


# --- Players --------------------------------------------------------------------------------------


def observe_player(state: State, seat: int, features: list[int], offset: int) -> int:
    """Write what everybody sees of a player."""
    player = state.players[seat]
    offset = write_one_hot(features, offset, AREAS, player.area)
    offset = write_counts(features, offset, player.shown)
    offset = write_count(features, offset, cards_in(player.hand))
    offset = observe_crystal_and_knowledge(player, features, offset)
    offset = write_count(features, offset, turns_to_choose(state, seat))
    return observe_gifts_of(state, seat, features, offset)


def observe_crystal_and_knowledge(player: Player, features: list[int], offset: int) -> int:
    """Write crystal, special action, knowledge and age."""
    offset = write_count(features, offset, player.crystal)
    offset = write_count(features, offset, player.special_used)
    offset = write_count(features, offset, player.knows_aside)
    return write_count(features, offset, player.age_rank)


def turns_to_choose(state: State, seat: int) -> int:
    """Return 1 for the seat that chooses a bonus gift next, 2 for the one after it, 0 for all others."""
    for turn in range(state.choosers):
        if state.order[turn] == seat:
            return turn + 1
    return 0


# --- Gifts ----------------------------------------------------------------------------------------


def observe_gifts_of(state: State, owner: int, features: list[int], offset: int) -> int:
    """Write 1 for each gift of a seat, or for each one set aside or laid out."""
    for gift in range(GIFTS):
        features[offset + gift] = 1 if state.gift_places[gift] == owner else 0
    return offset + GIFTS


def observe_stack(state: State, stack: Stack, seat: int, features: list[int], offset: int) -> int:
    """Write how many gifts, who has looked through them, and how deep each known one lies: 1 on top."""
    offset = write_count(features, offset, stack.height)
    for turn in range(SEATS):
        has_seen = turn < state.seats and has_seen_stack(stack, (seat + turn) % state.seats)
        offset = write_count(features, offset, 1 if has_seen else 0)
    write_zeros(features, offset, GIFTS)
    for depth in range(stack.height):
        if not is_hidden(stack, seat, depth):
            features[offset + stack.gifts[depth]] = stack.height - depth
    return offset + GIFTS


def observe_gifts(state: State, seat: int, features: list[int], offset: int) -> int:
    """Write the gifts known to be in some stack, those set aside, and those laid out at the end."""
    offset = observe_known_stacked(state, seat, features, offset)
    offset = write_count(features, offset, gifts_in(state, Pile.ASIDE))
    if has_seen_aside(state, seat):
        offset = observe_gifts_of(state, SET_ASIDE, features, offset)
    else:
        offset = write_zeros(features, offset, GIFTS)
    return observe_gifts_of(state, LAID_OUT, features, offset)


def observe_known_stacked(state: State, seat: int, features: list[int], offset: int) -> int:
    """Write 1 for each gift below the tops that is known to be in some stack, but not where."""
    write_zeros(features, offset, GIFTS)
    for stack in state.stacks:
        if not has_seen_stack(stack, seat):
            for depth in range(stack.height - 1):
                gift = Gift(stack.gifts[depth])
                features[offset + gift] = 1 if is_known_stacked(state, gift, seat) else 0
    return offset + GIFTS


# --- The rest of the table ------------------------------------------------------------------------


def observe_ingredients(state: State, features: list[int], offset: int) -> int:
    """Write the open cards, the deck and the discard pile."""
    for area in range(FIRST_BORDER, AREAS):
        offset = write_counts(features, offset, state.areas[area].cards)
    offset = write_count(features, offset, cards_in(state.deck))
    return write_counts(features, offset, state.discard)


def observe_turn(state: State, seat: int, features: list[int], offset: int) -> int:
    """Write how far the match is, whose turn it is, and what must be decided."""
    offset = write_count(features, offset, state.exhausted)
    offset = write_count(features, offset, state.idle)
    offset = write_seats(features, offset, state.seats)
    offset = write_seat(features, offset, seat, state.active, state.seats)
    offset = write_seat(features, offset, seat, state.asked, state.seats)
    offset = write_one_hot(features, offset, len(Step), state.step)
    offset = write_one_hot(features, offset, len(Special), state.special)
    offset = write_one_hot(features, offset, len(Pile), state.looking)
    return write_count(features, offset, state.discarded)
