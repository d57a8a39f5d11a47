"""Africana: which actions are legal, and which rule each of them calls.

Kernel subset.
"""

from ludoteca.core.kernel.contract import AnyLuck
from ludoteca.core.kernel.legality import list_range
from ludoteca.core.kernel.structs import NONE
from ludoteca.games.africana.figures import NEIGHBOURS
from ludoteca.games.africana.rules import (
    begin_movement,
    buy_adventure,
    can_buy_adventure,
    can_complete_adventure,
    can_complete_expedition,
    can_discard,
    can_drop,
    can_go,
    can_join,
    can_open_book,
    can_pay_leg,
    can_turn_page,
    complete_adventure,
    complete_expedition,
    discard,
    draw,
    drop,
    end_action,
    go,
    join,
    open_book,
    turn_page,
)
from ludoteca.games.africana.state import (
    ACTIONS,
    ADVENTURES,
    SLOTS,
    Action,
    Adventure,
    Card,
    Region,
    Side,
    State,
    Step,
)

# --- A leg of the explorer's journey as one number ------------------------------------------------


def leg_to(region: Region, card: Card) -> int:
    """Return the action: go to a region with a card."""
    return Action.GO + region * len(Card) + card


def region_of_leg(action: int) -> Region:
    return Region((action - Action.GO) // len(Card))


def card_of_leg(action: int) -> Card:
    return Card((action - Action.GO) % len(Card))


# --- Whether an action is legal -------------------------------------------------------------------


def is_legal(state: State, action: int) -> bool:
    """Whether the seat to move may do this now."""
    if state.step == Step.CHOOSE_ACTION:
        return can_choose(state, action)
    if state.step == Step.BUYING:
        return can_do_while_buying(state, action)
    if state.step == Step.MOVING:
        return can_do_in_movement(state, action)
    if state.step == Step.DISCARDING:
        return Action.DISCARD <= action < Action.DROP and can_discard(state, Card(action - Action.DISCARD))
    is_drop = state.step == Step.DROPPING and action >= Action.DROP
    return is_drop and can_drop(state, Adventure(action - Action.DROP))


def can_choose(state: State, action: int) -> bool:
    """Whether this is one of the three actions of a turn (AF9); an empty book offers no purchase (AF-R1)."""
    if action == Action.OPEN_BOOK:
        return can_open_book(state)
    return action == Action.DRAW or action == Action.BEGIN_MOVEMENT


def can_do_while_buying(state: State, action: int) -> bool:
    """Whether this turns a page, buys an adventure or ends the purchase (AF11 to AF13)."""
    if Action.TURN_PAGE <= action < Action.BUY_ADVENTURE:
        return can_turn_page(state, Side(action - Action.TURN_PAGE))
    if Action.BUY_ADVENTURE <= action < Action.GO:
        return can_buy_adventure(state, Side(action - Action.BUY_ADVENTURE))
    return action == Action.END


def can_do_in_movement(state: State, action: int) -> bool:
    """Whether this is a leg, joins or completes something on the way, or ends the movement (AF15, AF28)."""
    if action < Action.GO:
        return action == Action.END
    if action < Action.JOIN:
        return can_go(state, region_of_leg(action), card_of_leg(action))
    if action < Action.COMPLETE_EXPEDITION:
        return can_join(state, action - Action.JOIN)
    if action < Action.COMPLETE_ADVENTURE:
        return can_complete_expedition(state, action - Action.COMPLETE_EXPEDITION)
    is_adventure = action < Action.DISCARD
    return is_adventure and can_complete_adventure(state, Adventure(action - Action.COMPLETE_ADVENTURE))


# --- All legal actions ----------------------------------------------------------------------------


def legal_actions(state: State, legal: list[int]) -> int:
    """Write the legal actions into ``legal`` and return how many there are."""
    if state.step == Step.MOVING:
        return list_movement(state, legal)
    if state.step == Step.DISCARDING:
        return list_range(state, legal, Action.DISCARD, Action.DROP)
    if state.step == Step.DROPPING:
        return list_range(state, legal, Action.DROP, ACTIONS)
    return list_range(state, legal, Action.DRAW, Action.GO)


def list_movement(state: State, legal: list[int]) -> int:
    legal[0] = Action.END
    count = list_legs(state, legal, 1)
    for index in range(SLOTS):
        if can_join(state, index):
            legal[count] = Action.JOIN + index
            count += 1
        if can_complete_expedition(state, index):
            legal[count] = Action.COMPLETE_EXPEDITION + index
            count += 1
    for adventure in range(ADVENTURES):
        if can_complete_adventure(state, Adventure(adventure)):
            legal[count] = Action.COMPLETE_ADVENTURE + adventure
            count += 1
    return count


def list_legs(state: State, legal: list[int], count: int) -> int:
    """Add the legal legs to a list that has ``count`` actions and return how many it has then."""
    for region in NEIGHBOURS[state.players[state.active].region]:
        if region == NONE:
            return count
        for card in Card:
            if can_pay_leg(state, region, card):
                legal[count] = leg_to(region, card)
                count += 1
    return count


# --- Playing an action ----------------------------------------------------------------------------


def play(state: State, action: int, luck: AnyLuck) -> None:
    """Play a legal action."""
    if action < Action.TURN_PAGE:
        begin_or_end_action(state, action, luck)
    elif action < Action.BUY_ADVENTURE:
        turn_page(state, Side(action - Action.TURN_PAGE))
    elif action < Action.GO:
        buy_adventure(state, Side(action - Action.BUY_ADVENTURE))
    elif action < Action.JOIN:
        go(state, region_of_leg(action), card_of_leg(action))
    elif action < Action.COMPLETE_EXPEDITION:
        join(state, action - Action.JOIN, luck)
    elif action < Action.COMPLETE_ADVENTURE:
        complete_expedition(state, action - Action.COMPLETE_EXPEDITION)
    elif action < Action.DISCARD:
        complete_adventure(state, Adventure(action - Action.COMPLETE_ADVENTURE))
    elif action < Action.DROP:
        discard(state, Card(action - Action.DISCARD))
    else:
        drop(state, Adventure(action - Action.DROP))


def begin_or_end_action(state: State, action: int, luck: AnyLuck) -> None:
    """Begin one of the three actions of a turn (AF9), or end a purchase or a movement (AF18)."""
    if action == Action.DRAW:
        draw(state, luck)
    elif action == Action.OPEN_BOOK:
        open_book(state)
    elif action == Action.BEGIN_MOVEMENT:
        begin_movement(state)
    else:
        end_action(state)
