"""ALPACA: the first half of the list of cards: starting cards and white alpacas, from Puppy to Dreamer.

Each card has one section, in the order of the rulebooks' list, with its paragraph of the help pages.  The
section holds everything the card does, or says where to find it.  The colours are those of the rulebooks; an
edition may give cards others.  ``brown_cards.py`` has the rest of the list.

An active ability consists of

    can_use_...   whether it can be used now (A-R11); an ability without this function always can
    use_...       what it does, or which choice it asks for
    can_..., ...  for each answer: whether it is allowed, and what it does

``abilities.py`` and ``actions.py`` call them.  The *user* of an ability is the card itself, or a Mime that
copies it (A33).  ``held`` is 1 while the user is still in hand, where it cannot be its own target, and 0 once
it is played.

Kernel subset.
"""

from ludoteca.core.kernel.chance import Luck
from ludoteca.core.kernel.events import tell
from ludoteca.core.kernel.structs import NONE
from ludoteca.games.alpaca.farm import can_exchange, has_in_farm, space_of
from ludoteca.games.alpaca.figures import (
    ACTIVE,
    COINS,
    FIGHTER_SHARE,
    LIBRARIAN_DRAWS,
    PACIFIST_DRAWS,
    SWEEPER_FACTOR,
)
from ludoteca.games.alpaca.piles import (
    alpacas_in,
    discard_hand,
    draw,
    draw_hand,
    enter_hand,
    free,
    hand_over,
    has_alpaca,
)
from ludoteca.games.alpaca.state import SPACES, Card, EventNumber, Player, State, Step
from ludoteca.games.alpaca.turn import resume_turn, turn_order

# --- Puppy (A27) ----------------------------------------------------------------------------------
# No ability.  Every starting deck has some (``setup`` in rules.py).  The market has none until
# somebody frees one; with a value of 0 it costs nothing (``price`` in rules.py).  Dreamers cannot become
# Puppies, and Fighters do not count them (both below).

# --- Fence (A28) ----------------------------------------------------------------------------------
# Not an alpaca: ``alpacas_in`` and ``has_alpaca`` in piles.py leave it out.  ``place`` in rules.py takes it
# out of the hand, and out of the game, to build it.

# --- Librarian (A29) ------------------------------------------------------------------------------


def use_librarian(state: State, luck: Luck) -> None:
    """Draw cards."""
    draw(state, state.active, LIBRARIAN_DRAWS, luck)


# --- Consumerist (A30) ----------------------------------------------------------------------------


def can_use_consumerist(state: State) -> bool:
    """Whether nothing has been done in this turn yet (A-R1)."""
    return state.acted == 0


def use_consumerist(state: State, luck: Luck) -> None:
    """Discard the rest of the hand and draw a new one."""
    discard_hand(state, state.active)
    draw_hand(state, state.active, luck)


# --- Sweeper (A31) --------------------------------------------------------------------------------


def can_use_sweeper(state: State) -> bool:
    """Whether the discard pile has an alpaca (A-R3)."""
    return alpacas_in(state.players[state.active].discard) > 0


def use_sweeper(state: State) -> None:
    state.step = Step.FREE_FOR_SWEEPER


def can_sweep(state: State, card: Card) -> bool:
    """Whether the discard pile has this alpaca to free (A31, A-R3)."""
    return has_alpaca(state.players[state.active].discard, card)


def sweep(state: State, card: Card) -> None:
    """Free an alpaca from the discard pile; its coins, multiplied, help to pay this turn (A-R3).

    ``buy`` in rules.py spends them, ``begin_turn`` in turn.py removes the rest.
    """
    state.players[state.active].discard[card] -= 1
    free(state, state.active, card)
    if state.bought == 0:
        state.sweeper_coins += SWEEPER_FACTOR * COINS[card]
        tell(EventNumber.GAINS, state.active, SWEEPER_FACTOR * COINS[card], NONE)
    resume_turn(state)


# --- Fighter (A32) --------------------------------------------------------------------------------


def fighter_bonus(state: State, seat: int) -> int:
    """Return the points of a Fighter behind a Fence: 1 for every FIGHTER_SHARE alpacas elsewhere, no Puppies.

    ``score_part`` in ending.py adds it to the score (A-R28).
    """
    if not has_in_farm(state.players[seat], Card.FIGHTER):
        return 0
    alpacas = grown_alpacas_outside(state.players[seat])
    if seat == state.active:
        alpacas += alpacas_in(state.played) - state.played[Card.PUPPY]
    return alpacas // FIGHTER_SHARE


def grown_alpacas_outside(player: Player) -> int:
    """Return how many alpacas are in hand, draw pile and discard pile, without Puppies."""
    alpacas = alpacas_in(player.hand) + alpacas_in(player.draw_pile) + alpacas_in(player.discard)
    puppies = player.hand[Card.PUPPY] + player.draw_pile[Card.PUPPY] + player.discard[Card.PUPPY]
    return alpacas - puppies


# --- Mime (A33) -----------------------------------------------------------------------------------
# In abilities.py ``can_copy_now`` adds that the copied ability can be used now, and ``copy_ability`` uses it
# with the Mime as its user.  A Mime that copied the Noisemaker stands in a farm as MIME_AS_NOISEMAKER, but
# its name is still Mime (``join`` in brown_cards.py, ``name_of`` in farm.py).


def use_mime(state: State) -> None:
    """Ask what to copy.  Until then nothing has been done in the turn (A-R12)."""
    state.step = Step.COPY


def can_copy(state: State, card: Card) -> bool:
    """Whether it is an active alpaca in the same farm, but not a Mime (A-R12)."""
    if card == Card.MIME or ACTIVE[card] == 0:
        return False
    return has_in_farm(state.players[state.active], card)


# --- Explorer (A34) -------------------------------------------------------------------------------


def use_explorer(state: State) -> None:
    """Ask for an alpaca in the draw pile; without one there, nothing happens (A-R13)."""
    if alpacas_in(state.players[state.active].draw_pile) > 0:
        state.step = Step.FETCH


def can_fetch(state: State, card: Card) -> bool:
    """Whether the draw pile has this alpaca (A34, A-R13)."""
    return has_alpaca(state.players[state.active].draw_pile, card)


def fetch(state: State, card: Card) -> None:
    """Take an alpaca from the draw pile into the hand; only its owner sees which one (A-R32)."""
    player = state.players[state.active]
    player.draw_pile[card] -= 1
    enter_hand(player, card)
    tell(EventNumber.FETCHES, state.active, card, NONE)
    resume_turn(state)


# --- Pacifist (A35) -------------------------------------------------------------------------------


def can_use_pacifist(state: State, held: int) -> bool:
    """Whether the hand has another alpaca to give."""
    return alpacas_in(state.players[state.active].hand) > held


def use_pacifist(state: State) -> None:
    state.step = Step.GIVE


def give(state: State, card: Card, luck: Luck) -> None:
    """Choose the gift; with more than two seats, the receiver is chosen next."""
    if state.seats > 2:
        state.step, state.card = Step.RECEIVER, card
    else:
        give_to(state, card, 1 - state.active, luck)


def can_give_to(state: State, seat: int) -> bool:
    """Whether a seat is another one than the giver (A35)."""
    return seat != state.active


def give_to(state: State, card: Card, receiver: int, luck: Luck) -> None:
    """Give the alpaca first, then draw cards (A-R15, A-R33)."""
    hand_over(state, state.active, receiver, card)
    tell(EventNumber.GIVES, state.active, card, receiver)
    resume_turn(state)
    draw(state, state.active, PACIFIST_DRAWS, luck)


# --- Dreamer (A36) --------------------------------------------------------------------------------
# Behind a Fence, at the end: ``finish`` in ending.py asks for the first Dreamer, each answer for the next.


def ask_dreamer_or_end(state: State, start: int) -> None:
    """Ask the owner of the next Dreamer that can be exchanged; without one, end the match (A-R27).

    The order is a count: through the spaces from left to right, and in each space through the seats in
    turn order.  ``start`` is where to continue it.
    """
    for index in range(start, SPACES * state.seats):
        space, seat = index // state.seats, (state.first + index) % state.seats
        if state.players[seat].farm[space] == Card.DREAMER and can_dream_anything(state, seat):
            state.asked, state.step = seat, Step.DREAM
            return
    state.asked, state.step = NONE, Step.OVER
    tell(EventNumber.OVER, NONE, NONE, NONE)


def can_dream_anything(state: State, seat: int) -> bool:
    """Whether a Dreamer of this seat can be exchanged for any alpaca (A36)."""
    for card in Card:
        if can_dream(state, seat, card):
            return True
    return False


def can_dream(state: State, seat: int, card: Card) -> bool:
    """Whether it is in the market, not a Puppy, and may stand where the Dreamer stands (A-R27)."""
    if card == Card.PUPPY or state.market[card] == 0:
        return False
    player = state.players[seat]
    return can_exchange(player, card, space_of(player, Card.DREAMER))


def dream(state: State, card: Card) -> None:
    """Put the chosen alpaca in the Dreamer's place; the Dreamer leaves the game."""
    seat = state.asked
    space = space_of(state.players[seat], Card.DREAMER)
    state.market[card] -= 1
    state.players[seat].farm[space] = card
    tell(EventNumber.DREAMS, seat, card, NONE)
    ask_dreamer_or_end(state, space * state.seats + turn_order(state, seat) + 1)
