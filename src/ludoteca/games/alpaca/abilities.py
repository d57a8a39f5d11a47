"""ALPACA: which ability each card has.  The abilities themselves are in the list of cards.

``white_cards.py`` says what the user of an ability is, and ``held``.

Kernel subset.
"""

from ludoteca.core.kernel.chance import Luck
from ludoteca.core.kernel.events import tell
from ludoteca.core.kernel.structs import NONE
from ludoteca.games.alpaca.brown_cards import (
    can_use_bargainer,
    can_use_noisemaker,
    can_use_ticket_clerk,
    use_anxious,
    use_bargainer,
    use_carpenter,
    use_graduate,
    use_noisemaker,
    use_reveller,
    use_ticket_clerk,
    use_viking,
    use_woodcutter,
)
from ludoteca.games.alpaca.figures import FREES_ITSELF
from ludoteca.games.alpaca.piles import free
from ludoteca.games.alpaca.state import FIRST_BROWN, Card, EventNumber, State
from ludoteca.games.alpaca.turn import resume_turn
from ludoteca.games.alpaca.white_cards import (
    can_copy,
    can_use_consumerist,
    can_use_pacifist,
    can_use_sweeper,
    use_consumerist,
    use_explorer,
    use_librarian,
    use_pacifist,
    use_sweeper,
)


def can_use(state: State, ability: Card, user: Card, held: int) -> bool:
    """Whether everything is there that the ability needs (A-R11)."""
    if ability == Card.CONSUMERIST:
        return can_use_consumerist(state)
    if ability == Card.SWEEPER:
        return can_use_sweeper(state)
    if ability == Card.PACIFIST:
        return can_use_pacifist(state, held)
    if ability == Card.NOISEMAKER:
        return can_use_noisemaker(state, user)
    if ability == Card.BARGAINER:
        return can_use_bargainer(state, held)
    if ability == Card.TICKET_CLERK:
        return can_use_ticket_clerk(state.players[state.active], user, held)
    return True


def use(state: State, ability: Card, user: Card, luck: Luck) -> None:
    """Use an ability.  Its user has been played; some abilities free it (A10)."""
    state.acted = 1
    if FREES_ITSELF[ability] != 0:
        state.played[user] -= 1
        free(state, state.active, user)
    if ability < FIRST_BROWN:
        use_white_card(state, ability, luck)
    else:
        use_brown_card(state, ability, user, luck)


def use_white_card(state: State, ability: Card, luck: Luck) -> None:
    """Use an ability that white_cards.py has."""
    if ability == Card.LIBRARIAN:
        use_librarian(state, luck)
    elif ability == Card.CONSUMERIST:
        use_consumerist(state, luck)
    elif ability == Card.SWEEPER:
        use_sweeper(state)
    elif ability == Card.EXPLORER:
        use_explorer(state)
    elif ability == Card.PACIFIST:
        use_pacifist(state)


def use_brown_card(state: State, ability: Card, user: Card, luck: Luck) -> None:
    """Use an ability that brown_cards.py has."""
    if ability == Card.CARPENTER:
        use_carpenter(state)
    elif ability == Card.ANXIOUS:
        use_anxious(state, luck)
    elif ability == Card.WOODCUTTER:
        use_woodcutter(state, luck)
    elif ability == Card.NOISEMAKER:
        use_noisemaker(state, user)
    elif ability == Card.BARGAINER:
        use_bargainer(state)
    elif ability == Card.REVELLER:
        use_reveller(state)
    elif ability == Card.VIKING:
        use_viking(state)
    elif ability == Card.TICKET_CLERK:
        use_ticket_clerk(state)
    elif ability == Card.GRADUATE:
        use_graduate(state)


# --- The Mime's abilities (A33) -------------------------------------------------------------------


def can_use_mime(state: State, held: int) -> bool:
    """Whether the farm has something to copy that can be used now."""
    for card in Card:
        if can_copy_now(state, card, held):
            return True
    return False


def can_copy_now(state: State, card: Card, held: int) -> bool:
    """Whether a Mime may copy this card, and its ability can be used now."""
    return can_copy(state, card) and can_use(state, card, Card.MIME, held)


def copy_ability(state: State, card: Card, luck: Luck) -> None:
    """Use the ability of a card in the farm as the Mime's own."""
    tell(EventNumber.COPIES, state.active, card, NONE)
    resume_turn(state)
    use(state, card, Card.MIME, luck)
