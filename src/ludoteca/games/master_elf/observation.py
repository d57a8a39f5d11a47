"""MASTER ELF: what a seat knows as a row of numbers; docs/master-elf.md says what each is.

Kernel subset.
"""

from ludoteca.core.features import after, write_choice, write_count, write_counts, write_zeros
from ludoteca.core.piles import cards_in
from ludoteca.games.master_elf.figures import SPECIAL
from ludoteca.games.master_elf.knowledge import bit_of, has_seen_aside, has_seen_stack, is_hidden
from ludoteca.games.master_elf.state import (
    AREAS,
    ASIDE,
    BONUS,
    CITY,
    GIFTS,
    INGREDIENTS,
    OVER,
    PLACES,
    SEATS,
    STACKS,
    TREASURE,
    Player,
    Stack,
    State,
)

SPECIALS = TREASURE + 1
STEPS = OVER + 1

OPEN = (
    ("area", AREAS), ("shown", INGREDIENTS), ("hand count", 1), ("crystal", 1), ("special", 1),
    ("seen aside", 1), ("age", 1), ("choosing", 1), ("gifts", GIFTS),
)  # fmt: skip
OPEN_FEATURES = sum(length for _, length in OPEN)
LAYOUT = (
    ("hand", INGREDIENTS),
    *OPEN,
    *((f"after {other}: {name}", length) for other in range(1, SEATS) for name, length in OPEN),
    *((f"stack {stack}: {name}", length) for stack in range(1, STACKS + 1)
      for name, length in (("count", 1), ("seen by", SEATS), ("depth", GIFTS))),
    ("among", GIFTS), ("aside count", 1), ("aside", GIFTS), ("bonus", GIFTS),
    *((f"area {area}", INGREDIENTS) for area in range(CITY + 1, AREAS)),
    ("deck count", 1), ("discard", INGREDIENTS), ("exhausted", 1), ("idle", 1),
    ("seats", SEATS - 1), ("active", SEATS), ("asked", SEATS), ("step", STEPS),
    ("special action", SPECIALS), ("place", PLACES), ("discarded", 1),
)  # fmt: skip
FEATURES = sum(length for _, length in LAYOUT)
# Who has seen the set-aside gifts has made both gifts of the Treasure.
ALWAYS_ZERO = tuple(("aside", gift) for gift in range(GIFTS) if SPECIAL[gift] == TREASURE)


def observe(state: State, seat: int, features: list[int]) -> None:
    """Write all that the seat knows: its own, then the others in the order of turns, then the table."""
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


def observe_player(state: State, seat: int, features: list[int], place: int) -> int:
    """What lies open of a seat."""
    player = state.players[seat]
    place = write_choice(features, place, AREAS, player.area)
    place = write_counts(features, place, player.shown)
    place = write_count(features, place, cards_in(player.hand))
    place = observe_marks(state, player, features, place)
    place = write_count(features, place, choosing(state, seat))
    return observe_gifts_at(state, seat, features, place)


def observe_marks(state: State, player: Player, features: list[int], place: int) -> int:
    place = write_count(features, place, player.crystal)
    place = write_count(features, place, player.special)
    place = write_count(features, place, player.knows_aside)
    return write_count(features, place, player.age)


def choosing(state: State, seat: int) -> int:
    """As the how-manieth from now the seat chooses a bonus gift; 0: not at all."""
    for turn in range(state.choosers):
        if state.order[turn] == seat:
            return turn + 1
    return 0


# --- Gifts ----------------------------------------------------------------------------------------


def observe_gifts_at(state: State, where: int, features: list[int], place: int) -> int:
    for gift in range(GIFTS):
        features[place + gift] = 1 if state.gifts[gift] == where else 0
    return place + GIFTS


def observe_stack(state: State, stack: Stack, seat: int, features: list[int], place: int) -> int:
    """How many gifts, who has looked through them, and how deep each known one lies: 1 on top."""
    place = write_count(features, place, stack.left)
    for turn in range(SEATS):
        looked = turn < state.seats and ((stack.knowers >> ((seat + turn) % state.seats)) & 1) == 1
        place = write_count(features, place, 1 if looked else 0)
    write_zeros(features, place, GIFTS)
    for card in range(stack.left):
        if not is_hidden(state, stack, seat, card):
            features[place + stack.cards[card]] = stack.left - card
    return place + GIFTS


def observe_gifts(state: State, seat: int, features: list[int], place: int) -> int:
    """Those known to be in some stack, those set aside, those laid out at the end."""
    write_zeros(features, place, GIFTS)
    for stack in state.stacks:
        if not has_seen_stack(state, stack, seat):
            for card in range(stack.left - 1):
                gift = stack.cards[card]
                features[place + gift] = 1 if (state.among[gift] & bit_of(seat)) != 0 else 0
    place += GIFTS
    aside = 0
    for gift in range(GIFTS):
        aside += 1 if state.gifts[gift] == ASIDE else 0
    place = write_count(features, place, aside)
    if has_seen_aside(state, seat):
        place = observe_gifts_at(state, ASIDE, features, place)
    else:
        place = write_zeros(features, place, GIFTS)
    return observe_gifts_at(state, BONUS, features, place)


# --- The table ------------------------------------------------------------------------------------


def observe_ingredients(state: State, features: list[int], place: int) -> int:
    for area in range(CITY + 1, AREAS):
        place = write_counts(features, place, state.areas[area].cards)
    place = write_count(features, place, cards_in(state.deck))
    return write_counts(features, place, state.discard)


def observe_turn(state: State, seat: int, features: list[int], place: int) -> int:
    """How far the game is, whose turn it is, and what is asked."""
    place = write_count(features, place, state.exhausted)
    place = write_count(features, place, state.idle)
    place = write_choice(features, place, SEATS - 1, state.seats - 2)
    place = write_choice(features, place, SEATS, after(seat, state.active, state.seats))
    place = write_choice(features, place, SEATS, after(seat, state.asked, state.seats))
    place = write_choice(features, place, STEPS, state.step)
    place = write_choice(features, place, SPECIALS, state.sought)
    place = write_choice(features, place, PLACES, state.looking)
    return write_count(features, place, state.discarded)
