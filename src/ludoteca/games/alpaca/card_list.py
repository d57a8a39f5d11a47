"""ALPACA: the list of cards, in the order of the rulebooks, with the paragraphs of the help pages.

Every card has a section.  It holds the card's active ability; of any other card it says where its rule is.
An active ability consists of

    can_use_...   whether it can be used now (A-R11); an ability without this function always can
    use_...       what it does, or which choice it asks for
    can_..., ...  for each answer: whether it is allowed, and what it does

``abilities.py`` and ``actions.py`` call them.  The *user* of an ability is the card itself, or a Mime that
copies it (A33).  It is no target of its own ability: ``user_copies`` is how many of the cards in hand are the
user, IN_HAND or ON_TABLE.

Kernel subset.
"""

from ludoteca.core.kernel.chance import pick
from ludoteca.core.kernel.contract import AnyLuck
from ludoteca.core.kernel.events import tell
from ludoteca.core.kernel.structs import NONE
from ludoteca.games.alpaca.ending import begin_last_round_if_full
from ludoteca.games.alpaca.farm import can_exchange, free_space, has_in_farm, space_of
from ludoteca.games.alpaca.figures import (
    BARGAINER_ADDS,
    COINS,
    LIBRARIAN_DRAWS,
    PACIFIST_DRAWS,
    SWEEPER_FACTOR,
    VALUE,
    WOODCUTTER_DRAWS,
)
from ludoteca.games.alpaca.piles import (
    alpacas_in,
    discard_from_hand,
    discard_hand,
    draw,
    draw_hand,
    enter_hand,
    enter_hand_openly,
    free,
    free_from_hand,
    hand_over,
    has_alpaca,
    leave_hand,
    reveal_hand,
)
from ludoteca.games.alpaca.state import (
    MIME_AS_NOISEMAKER,
    SPACES,
    Card,
    Domain,
    EventNumber,
    Player,
    State,
    Step,
)
from ludoteca.games.alpaca.turn import resume_turn

# --- Puppy (A27) ----------------------------------------------------------------------------------
# No ability.  Every starting deck has some (``setup`` in rules.py).  The market has none until
# somebody frees one; with a value of 0 it costs nothing (``price`` in rules.py).

# --- Fence (A28) ----------------------------------------------------------------------------------
# Not an alpaca: ``alpacas_in`` and ``has_alpaca`` in piles.py leave it out.  ``place`` in rules.py takes it
# out of the hand, and out of the game, to build it.

# --- Librarian (A29) ------------------------------------------------------------------------------


def use_librarian(state: State, luck: AnyLuck) -> None:
    """Draw cards."""
    draw(state, state.active, LIBRARIAN_DRAWS, luck)


# --- Consumerist (A30) ----------------------------------------------------------------------------


def can_use_consumerist(state: State) -> bool:
    """Whether nothing has been done in this turn yet (A-R1)."""
    return state.acted == 0


def use_consumerist(state: State, luck: AnyLuck) -> None:
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
        state.sweeper_coins += sweeper_gain(card)
        tell(EventNumber.GAINS, state.active, sweeper_gain(card), NONE)
    resume_turn(state)


def sweeper_gain(freed: Card) -> int:
    """Return the coins that a Sweeper gets for the freed alpaca (A31)."""
    return SWEEPER_FACTOR * COINS[freed]


# --- Fighter (A32) --------------------------------------------------------------------------------
# Behind a Fence, at the end: ``fighter_bonus`` in ending.py.

# --- Mime (A33) -----------------------------------------------------------------------------------
# Uses the abilities of other cards: the end of abilities.py.  A Mime that copied the Noisemaker stands in a
# farm as MIME_AS_NOISEMAKER, but its name is still Mime (``join`` below, ``name_of`` in farm.py).

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


def can_use_pacifist(state: State, user_copies: int) -> bool:
    """Whether the hand has another alpaca to give."""
    return alpacas_in(state.players[state.active].hand) > user_copies


def use_pacifist(state: State) -> None:
    state.step = Step.GIVE


def give(state: State, card: Card, luck: AnyLuck) -> None:
    """Choose the gift; with more than two seats, the receiver is chosen next."""
    if state.seats > 2:
        state.step, state.card = Step.RECEIVER, card
    else:
        give_to(state, card, 1 - state.active, luck)


def give_to(state: State, card: Card, receiver: int, luck: AnyLuck) -> None:
    """Give the alpaca first, then draw cards (A-R15, A-R33)."""
    hand_over(state, state.active, receiver, card)
    tell(EventNumber.GIVES, state.active, card, receiver)
    resume_turn(state)
    draw(state, state.active, PACIFIST_DRAWS, luck)


# --- Dreamer (A36) --------------------------------------------------------------------------------
# Behind a Fence, at the end: ``ask_dreamer_or_end`` and what follows it in ending.py.

# --- Accountant (A37) -----------------------------------------------------------------------------
# Behind a Fence: ``discount`` in rules.py.

# --- Carpenter (A38) ------------------------------------------------------------------------------


def use_carpenter(state: State) -> None:
    """Allow one more placement in this turn (A-R20).  ``use`` has already freed the Carpenter."""
    state.placements += 1


# --- Storekeeper (A39) ----------------------------------------------------------------------------
# Behind a Fence: ``hand_size`` in piles.py.

# --- Anxious (A40) --------------------------------------------------------------------------------


def use_anxious(state: State, luck: AnyLuck) -> None:
    """Let every seat that holds a card discard a random one, the active seat first (A-R16)."""
    for offset in range(state.seats):
        seat = (state.active + offset) % state.seats
        card = pick(Domain.CARD, state.players[seat].hand, luck)
        if card != NONE:
            discard_from_hand(state, seat, Card(card))


# --- Woodcutter (A41) -----------------------------------------------------------------------------


def use_woodcutter(state: State, luck: AnyLuck) -> None:
    """Show the hand; if it has no Fence card, draw cards (A-R17, A-R33)."""
    reveal_hand(state)
    if state.players[state.active].hand[Card.FENCE] == 0:
        draw(state, state.active, WOODCUTTER_DRAWS, luck)


# --- Noisemaker (A42) -----------------------------------------------------------------------------
# At the end the alpaca beside it counts 0: ``silenced_value`` in farm.py (A-R24).


def can_use_noisemaker(state: State, user: Card) -> bool:
    """Whether some farm has a space for it."""
    for seat in range(state.seats):
        if can_join(state, user, seat):
            return True
    return False


def use_noisemaker(state: State, user: Card) -> None:
    state.step, state.card = Step.JOIN, user


def can_join(state: State, card: Card, seat: int) -> bool:
    """Whether the farm has a free space behind a standing Fence, and not yet the name (A-R23)."""
    player = state.players[seat]
    return free_space(player) != NONE and not has_in_farm(player, card)


def join(state: State, card: Card, seat: int) -> None:
    """Put the card in the leftmost free space of that farm; a Mime is noisy there too (A-R12, A-R23)."""
    player = state.players[seat]
    state.played[card] -= 1
    player.farm[free_space(player)] = MIME_AS_NOISEMAKER if card == Card.MIME else card
    state.idle = 0
    tell(EventNumber.JOINS, state.active, card, seat)
    resume_turn(state)
    begin_last_round_if_full(state, seat)


# --- Bargainer (A43) ------------------------------------------------------------------------------


def can_use_bargainer(state: State, user_copies: int) -> bool:
    """Whether the hand has another alpaca to free."""
    return alpacas_in(state.players[state.active].hand) > user_copies


def use_bargainer(state: State) -> None:
    state.step = Step.FREE_FOR_BARGAINER


def free_for_bargainer(state: State, card: Card) -> None:
    """Free an alpaca from the hand first; so one of its own kind may be taken (A-R19)."""
    free_from_hand(state, state.active, card)
    state.step, state.bargain_limit = Step.TAKE, bargain_limit(card)


def bargain_limit(freed: Card) -> int:
    """Return the highest value that may be taken for the freed alpaca."""
    return VALUE[freed] + BARGAINER_ADDS


def can_take(state: State, card: Card, limit: int) -> bool:
    """Whether the market has the alpaca, and its value is within the limit (A-R19)."""
    return state.market[card] > 0 and VALUE[card] <= limit


def take_from_market(state: State, card: Card) -> None:
    """Take it into the hand; everybody sees it."""
    state.market[card] -= 1
    enter_hand_openly(state, card)
    tell(EventNumber.TAKES, state.active, card, NONE)
    resume_turn(state)


# --- Reveller (A44) -------------------------------------------------------------------------------


def use_reveller(state: State) -> None:
    """Let what is bought later this turn go to the hand (``receive_if_paid`` in rules.py, A-R9)."""
    state.reveller = 1


# --- Viking (A45) ---------------------------------------------------------------------------------


def use_viking(state: State) -> None:
    """Let every other seat free its best alpaca in hand (A-R18).  ``use`` has already freed the Viking."""
    ask_victim(state, state.active)


def ask_victim(state: State, after: int) -> None:
    """Ask the next seat clockwise that holds an alpaca; after the last one, the turn goes on."""
    seat = (after + 1) % state.seats
    while seat != state.active and alpacas_in(state.players[seat].hand) == 0:
        if state.players[seat].hand[Card.FENCE] > 0:
            tell(EventNumber.KEEPS_HAND, seat, NONE, NONE)
        seat = (seat + 1) % state.seats
    state.asked = seat
    state.step = Step.TURN if seat == state.active else Step.FREE_FOR_VIKING


def is_best_in_hand(player: Player, card: Card) -> bool:
    """Whether no alpaca in the hand is worth more; between equals the victim chooses."""
    if not has_alpaca(player.hand, card):
        return False
    for other in Card:
        if has_alpaca(player.hand, other) and VALUE[other] > VALUE[card]:
            return False
    return True


def free_for_viking(state: State, card: Card) -> None:
    free_from_hand(state, state.asked, card)
    ask_victim(state, state.asked)


# --- Ticket Clerk (A46) ---------------------------------------------------------------------------


def can_use_ticket_clerk(player: Player, user: Card, user_copies: int) -> bool:
    """Whether another alpaca in hand fits somewhere in the farm."""
    for card in Card:
        if player.hand[card] > (user_copies if card == user else 0) and can_swap_in(player, card):
            return True
    return False


def use_ticket_clerk(state: State) -> None:
    state.step = Step.SWAP_IN


def can_swap_in(player: Player, card: Card) -> bool:
    """Whether an alpaca in hand can take the place of any card of the farm (A-R25)."""
    if not has_alpaca(player.hand, card):
        return False
    for space in range(SPACES):
        if can_exchange(player, card, space):
            return True
    return False


def swap_in(state: State, card: Card) -> None:
    """Choose the alpaca from the hand; the one to swap out is chosen next."""
    state.step, state.card = Step.SWAP_OUT, card


def can_swap_out(state: State, card: Card) -> bool:
    """Whether the alpaca from the hand may take the place of this card of the farm (A-R25)."""
    player = state.players[state.active]
    space = space_of(player, card)
    return space != NONE and can_exchange(player, Card(state.card), space)


def swap_out(state: State, card: Card) -> None:
    """Take this card of the farm into the hand; the one chosen before takes its place (A-R25)."""
    player, incoming = state.players[state.active], Card(state.card)
    leave_hand(state, state.active, incoming)
    player.farm[space_of(player, card)] = incoming
    enter_hand_openly(state, card)
    tell(EventNumber.SWAPS_IN, state.active, incoming, NONE)
    tell(EventNumber.SWAPS_OUT, state.active, card, NONE)
    resume_turn(state)
    begin_last_round_if_full(state, state.active)


# --- Twins (A47) ----------------------------------------------------------------------------------
# They fill a whole Fence and count as two alpacas (A-R22): in farm.py ``is_full``, ``space_for``,
# ``can_exchange`` and ``alpacas_in_farm``.

# --- Graduate (A48) -------------------------------------------------------------------------------


def use_graduate(state: State) -> None:
    """Add a turn after this one (A-R20, ``end_turn``).  ``use`` has already freed the Graduate."""
    state.extra_turns += 1


# --- Nobles (A49) ---------------------------------------------------------------------------------
# Alpaking, Alpaqueen, Alpaprince and Alpaprincess have no ability.  They share a pile that is always in the
# market (``set_up_market`` in rules.py).  Their names differ, so one farm may have several.

# --- Snob (A50) -----------------------------------------------------------------------------------
# Always in the market.  It is bought for alpacas instead of coins: ``can_buy``, ``buy`` and
# ``free_for_snob`` in rules.py.
