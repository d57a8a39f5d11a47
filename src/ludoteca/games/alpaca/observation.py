"""ALPACA: what a seat knows, as a row of numbers; docs/alpaca.md explains each of them.

Kernel subset.
"""

from ludoteca.core.features import after, write_choice, write_count, write_counts, write_zeros
from ludoteca.core.piles import cards_in
from ludoteca.core.structs import NONE
from ludoteca.games.alpaca.state import KINDS, SEATS, SPACES, Card, Gift, Player, State, Step

FARM_KINDS = KINDS + 1  # a Mime that copied the Noisemaker is a kind of its own

OPEN = (("hand count", 1), ("deck count", 1), ("discard", KINDS), ("farm", FARM_KINDS), ("space", FARM_KINDS))
OPEN_FEATURES = sum(length for _, length in OPEN)
OTHER = (("known in hand", KINDS), *OPEN)
LAYOUT = (
    ("hand", KINDS), ("deck", KINDS), *OPEN,
    *((f"after {other}: {name}", length) for other in range(1, SEATS) for name, length in OTHER),
    ("unseen", KINDS), ("market", KINDS), ("played", KINDS), ("shown", KINDS),
    ("bought", 1), ("placements", 1), ("coins", 1), ("reveller", 1), ("acted", 1), ("extra turns", 1),
    ("final", 1), ("idle", 1), ("seats", SEATS - 1), ("first", SEATS), ("active", SEATS), ("asked", SEATS),
    ("step", len(Step)), ("card", KINDS), ("due", 1),
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
    place = write_counts(features, 0, state.players[seat].hand)
    place = write_counts(features, place, state.players[seat].deck)
    place = observe_player(state.players[seat], features, place)
    for turn in range(1, SEATS):
        if turn < state.seats:
            other = (seat + turn) % state.seats
            place = observe_known(state, other, seat, features, place)
            place = observe_player(state.players[other], features, place)
        else:
            place = write_zeros(features, place, KINDS + OPEN_FEATURES)
    place = observe_unseen(state, seat, features, place)
    place = write_counts(features, place, state.market)
    place = write_counts(features, place, state.played)
    place = write_counts(features, place, state.shown)
    place = observe_turn(state, features, place)
    place = observe_seats(state, seat, features, place)
    observe_choice(state, seat, features, place)


# --- Seats ----------------------------------------------------------------------------------------


def observe_player(player: Player, features: list[int], place: int) -> int:
    """What everybody sees of a player."""
    place = write_count(features, place, cards_in(player.hand))
    place = write_count(features, place, cards_in(player.deck))
    place = write_counts(features, place, player.discard)
    write_zeros(features, place, 2 * FARM_KINDS)
    for space in range(SPACES):
        if player.farm[space] != NONE:
            features[place + player.farm[space]] = 1
            features[place + FARM_KINDS + player.farm[space]] = space + 1
    return place + 2 * FARM_KINDS


def observe_known(state: State, other: int, seat: int, features: list[int], place: int) -> int:
    """What a seat knows of another's hand: cards shown to everybody, and its own gifts."""
    for card in Card:
        features[place + card] = state.shown[card] if other == state.active else 0
    for gift in state.gifts:
        if is_kept_gift(gift, seat, other):
            features[place + gift.card] += 1
    return place + KINDS


def is_kept_gift(gift: Gift, giver: int, receiver: int) -> bool:
    return gift.held != 0 and gift.giver == giver and gift.receiver == receiver


def observe_unseen(state: State, seat: int, features: list[int], place: int) -> int:
    """The hands and draw piles of all other seats together."""
    write_zeros(features, place, KINDS)
    for other in range(state.seats):
        if other != seat:
            for card in Card:
                features[place + card] += state.players[other].hand[card] + state.players[other].deck[card]
    return place + KINDS


# --- The turn -------------------------------------------------------------------------------------


def observe_turn(state: State, features: list[int], place: int) -> int:
    place = write_count(features, place, state.bought)
    place = write_count(features, place, state.placements)
    place = write_count(features, place, state.coins)
    place = write_count(features, place, state.reveller)
    place = write_count(features, place, state.acted)
    place = write_count(features, place, state.extra_turns)
    place = write_count(features, place, state.final)
    return write_count(features, place, state.idle)


def observe_seats(state: State, seat: int, features: list[int], place: int) -> int:
    """How many seats there are; who began, whose turn it is and who must move, counted from this seat."""
    place = write_choice(features, place, SEATS - 1, state.seats - 2)
    place = write_choice(features, place, SEATS, after(seat, state.first, state.seats))
    place = write_choice(features, place, SEATS, after(seat, state.active, state.seats))
    return write_choice(features, place, SEATS, after(seat, state.asked, state.seats))


def observe_choice(state: State, seat: int, features: list[int], place: int) -> int:
    """What is asked, about which card, and how much is still to pay or at most to take."""
    step = visible_step(state, seat)
    place = write_choice(features, place, len(Step), step)
    place = write_choice(features, place, KINDS, state.card if is_about_card(step) else NONE)
    if step == Step.TAKE:
        return write_count(features, place, state.limit)
    is_due = step == Step.PAY or step == Step.FREE_FOR_SNOB
    return write_count(features, place, state.due if is_due else 0)


def is_about_card(step: int) -> bool:
    """Whether a choice is about a card that everybody knows, or that the chooser knows."""
    if step == Step.PAY or step == Step.TO:
        return True
    return step == Step.JOIN or step == Step.SWAP_OUT


def visible_step(state: State, seat: int) -> int:
    """Only the chooser knows a card that is chosen but has not moved; for others the choice is still open."""
    if seat == state.active:
        return state.step
    if state.step == Step.TO:
        return Step.GIVE
    return Step.SWAP_IN if state.step == Step.SWAP_OUT else state.step
