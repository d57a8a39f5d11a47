"""ALPACA: what a seat knows as a row of numbers; docs/alpaca.md explains each of them.

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
from ludoteca.core.kernel.structs import NONE
from ludoteca.games.alpaca.knowledge import count_known, visible_step
from ludoteca.games.alpaca.state import KINDS, SEATS, SPACES, Card, Player, State, Step

FARM_KINDS = KINDS + 1  # a Mime that copied the Noisemaker is a kind of its own

OPEN = (("hand count", 1), ("deck count", 1), ("discard", KINDS), ("farm", FARM_KINDS), ("space", FARM_KINDS))
OPEN_FEATURES = sum(length for _, length in OPEN)
OTHER = (("known in hand", KINDS), *OPEN)
LAYOUT = (
    ("hand", KINDS), ("deck", KINDS), *OPEN,
    *((f"after {other}: {name}", length) for other in range(1, SEATS) for name, length in OTHER),
    ("unseen", KINDS), ("market", KINDS), ("played", KINDS), ("shown", KINDS),
    ("bought", 1), ("placements", 1), ("coins", 1), ("reveller", 1), ("acted", 1), ("extra turns", 1),
    ("final", 1), ("idle", 1), ("seats", SEATS_LENGTH), ("first", SEAT_LENGTH), ("active", SEAT_LENGTH),
    ("asked", SEAT_LENGTH), ("step", len(Step)), ("card", KINDS), ("due", 1),
)  # fmt: skip
FEATURES = sum(length for _, length in LAYOUT)
# Fence cards are never sold, played, chosen or placed.
ALWAYS_ZERO = tuple(
    (name, int(Card.FENCE))
    for name, _ in LAYOUT
    if name.endswith(("farm", "space")) or name == "market" or name == "played" or name == "card"
)


def observe(state: State, seat: int, features: list[int]) -> None:
    """Write what a seat knows: about itself, about the others in turn order, about the rest."""
    offset = write_counts(features, 0, state.players[seat].hand)
    offset = write_counts(features, offset, state.players[seat].draw_pile)
    offset = observe_player(state.players[seat], features, offset)
    for turn in range(1, SEATS):
        if turn < state.seats:
            other = (seat + turn) % state.seats
            offset = observe_known(state, other, seat, features, offset)
            offset = observe_player(state.players[other], features, offset)
        else:
            offset = write_zeros(features, offset, KINDS + OPEN_FEATURES)
    offset = observe_unseen(state, seat, features, offset)
    offset = write_counts(features, offset, state.market)
    offset = write_counts(features, offset, state.played)
    offset = write_counts(features, offset, state.shown)
    offset = observe_turn(state, features, offset)
    offset = observe_seats(state, seat, features, offset)
    observe_choice(state, seat, features, offset)


# --- Seats ----------------------------------------------------------------------------------------


def observe_player(player: Player, features: list[int], offset: int) -> int:
    """Write what everybody sees of a player."""
    offset = write_count(features, offset, cards_in(player.hand))
    offset = write_count(features, offset, cards_in(player.draw_pile))
    offset = write_counts(features, offset, player.discard)
    write_zeros(features, offset, 2 * FARM_KINDS)
    for space in range(SPACES):
        if player.farm[space] != NONE:
            features[offset + player.farm[space]] = 1
            features[offset + FARM_KINDS + player.farm[space]] = space + 1
    return offset + 2 * FARM_KINDS


def observe_known(state: State, other: int, seat: int, features: list[int], offset: int) -> int:
    """Write what a seat knows of another's hand: cards shown to everybody, and its own gifts."""
    count_known(state, other, seat, features, offset)
    return offset + KINDS


def observe_unseen(state: State, seat: int, features: list[int], offset: int) -> int:
    """Write the hands and draw piles of all other seats together."""
    write_zeros(features, offset, KINDS)
    for other in range(state.seats):
        if other != seat:
            player = state.players[other]
            for card in Card:
                features[offset + card] += player.hand[card] + player.draw_pile[card]
    return offset + KINDS


# --- The turn -------------------------------------------------------------------------------------


def observe_turn(state: State, features: list[int], offset: int) -> int:
    offset = write_count(features, offset, state.bought)
    offset = write_count(features, offset, state.placements)
    offset = write_count(features, offset, state.sweeper_coins)
    offset = write_count(features, offset, state.reveller)
    offset = write_count(features, offset, state.acted)
    offset = write_count(features, offset, state.extra_turns)
    offset = write_count(features, offset, state.last_round)
    return write_count(features, offset, state.idle)


def observe_seats(state: State, seat: int, features: list[int], offset: int) -> int:
    """Write how many seats there are; who began, is active and must move, counted from this seat."""
    offset = write_seats(features, offset, state.seats)
    offset = write_seat(features, offset, seat, state.first, state.seats)
    offset = write_seat(features, offset, seat, state.active, state.seats)
    return write_seat(features, offset, seat, state.asked, state.seats)


def observe_choice(state: State, seat: int, features: list[int], offset: int) -> int:
    """Write what is asked, about which card, and how much is still to pay or at most to take."""
    step = visible_step(state, seat)
    offset = write_one_hot(features, offset, len(Step), step)
    offset = write_one_hot(features, offset, KINDS, state.card if is_about_card(step) else NONE)
    if step == Step.TAKE:
        return write_count(features, offset, state.bargain_limit)
    is_due = step == Step.PAY or step == Step.FREE_FOR_SNOB
    return write_count(features, offset, state.due if is_due else 0)


def is_about_card(step: int) -> bool:
    """Whether a choice is about a card that everybody knows, or that the chooser knows."""
    if step == Step.PAY or step == Step.RECEIVER:
        return True
    return step == Step.JOIN or step == Step.SWAP_OUT
