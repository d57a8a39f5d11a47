"""ALPACA: which ability each card has, and the Mime, which copies them.

The abilities themselves are in ``card_list.py``, which says what their user is, and what ``user_copies`` are.

Kernel subset.
"""

from ludoteca.core.kernel.contract import AnyLuck
from ludoteca.core.kernel.events import tell
from ludoteca.core.kernel.structs import NONE
from ludoteca.games.alpaca.card_list import (
    can_use_bargainer,
    can_use_consumerist,
    can_use_noisemaker,
    can_use_pacifist,
    can_use_sweeper,
    can_use_ticket_clerk,
    use_anxious,
    use_bargainer,
    use_carpenter,
    use_consumerist,
    use_explorer,
    use_graduate,
    use_librarian,
    use_noisemaker,
    use_pacifist,
    use_reveller,
    use_sweeper,
    use_ticket_clerk,
    use_viking,
    use_woodcutter,
)
from ludoteca.games.alpaca.farm import has_in_farm
from ludoteca.games.alpaca.figures import ACTIVE, FREES_ITSELF
from ludoteca.games.alpaca.piles import free
from ludoteca.games.alpaca.state import Card, EventNumber, State, Step
from ludoteca.games.alpaca.turn import resume_turn


def can_use(state: State, ability: Card, user: Card, user_copies: int) -> bool:
    """Whether everything is there that the ability needs (A-R11)."""
    if ability == Card.CONSUMERIST:
        return can_use_consumerist(state)
    if ability == Card.SWEEPER:
        return can_use_sweeper(state)
    if ability == Card.PACIFIST:
        return can_use_pacifist(state, user_copies)
    if ability == Card.NOISEMAKER:
        return can_use_noisemaker(state, user)
    if ability == Card.BARGAINER:
        return can_use_bargainer(state, user_copies)
    if ability == Card.TICKET_CLERK:
        return can_use_ticket_clerk(state.players[state.active], user, user_copies)
    return True


def use(state: State, ability: Card, user: Card, luck: AnyLuck) -> None:
    """Use an ability.  Its user has been played; some abilities free it (A10)."""
    state.acted = 1
    if FREES_ITSELF[ability] != 0:
        state.played[user] -= 1
        free(state, state.active, user)
    if ability == Card.LIBRARIAN:
        use_librarian(state, luck)
    elif ability == Card.CONSUMERIST:
        use_consumerist(state, luck)
    elif ability == Card.CARPENTER:
        use_carpenter(state)
    elif ability == Card.ANXIOUS:
        use_anxious(state, luck)
    elif ability == Card.WOODCUTTER:
        use_woodcutter(state, luck)
    elif ability == Card.REVELLER:
        use_reveller(state)
    elif ability == Card.GRADUATE:
        use_graduate(state)
    else:
        use_with_choice(state, ability, user)


def use_with_choice(state: State, ability: Card, user: Card) -> None:
    """Use an ability that asks for a choice before it does anything."""
    if ability == Card.SWEEPER:
        use_sweeper(state)
    elif ability == Card.EXPLORER:
        use_explorer(state)
    elif ability == Card.PACIFIST:
        use_pacifist(state)
    elif ability == Card.NOISEMAKER:
        use_noisemaker(state, user)
    elif ability == Card.BARGAINER:
        use_bargainer(state)
    elif ability == Card.VIKING:
        use_viking(state)
    elif ability == Card.TICKET_CLERK:
        use_ticket_clerk(state)


# --- The Mime (A33) -------------------------------------------------------------------------------


def can_use_mime(state: State, user_copies: int) -> bool:
    """Whether the farm has something to copy that can be used now."""
    for card in Card:
        if can_copy(state, card, user_copies):
            return True
    return False


def can_copy(state: State, card: Card, user_copies: int) -> bool:
    """Whether a card is an active alpaca in the same farm, no Mime, and could be used now (A-R11, A-R12)."""
    if card == Card.MIME or ACTIVE[card] == 0:
        return False
    return has_in_farm(state.players[state.active], card) and can_use(state, card, Card.MIME, user_copies)


def use_mime(state: State) -> None:
    """Ask what to copy.  Until then nothing has been done in the turn (A-R12)."""
    state.step = Step.COPY


def copy_ability(state: State, card: Card, luck: AnyLuck) -> None:
    """Use the ability of a card in the farm as the Mime's own."""
    tell(EventNumber.COPIES, state.active, card, NONE)
    resume_turn(state)
    use(state, card, Card.MIME, luck)
