"""ALPACA: the list of cards, what each alpaca can do when it is played.

An ability is used by a card: the one that has it, or a Mime that copies it (A33).
What asks for a choice sets the step and waits; the answer's two functions, whether it
is allowed and what it does, stand with the alpaca that asks.

Kernel subset.
"""

from ludoteca.core.chance import Luck, pick
from ludoteca.core.events import tell
from ludoteca.core.structs import NONE
from ludoteca.games.alpaca.ending import notice_fences
from ludoteca.games.alpaca.farm import can_exchange, free_space, has_in_farm, name
from ludoteca.games.alpaca.figures import (
    ACTIVE,
    BARGAINER_ADDS,
    COINS,
    FREES_ITSELF,
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
    forget_hand,
    free,
    free_from_hand,
    hand_over,
    leave_hand,
)
from ludoteca.games.alpaca.state import (
    ANXIOUS,
    BARGAINER,
    CARPENTER,
    CONSUMERIST,
    COPIES_ABILITY,
    EXPLORER,
    FENCE,
    FETCH,
    FETCHES,
    FREE_FOR_BARGAINER,
    FREE_FOR_SWEEPER,
    FREE_FOR_VIKING,
    GAINS_COINS,
    GIVE,
    GIVES,
    GRADUATE,
    IS_SPARED,
    JOIN,
    JOINS,
    KINDS,
    LIBRARIAN,
    MIME,
    MIME_AS_NOISEMAKER,
    NOISEMAKER,
    PACIFIST,
    REVELLER,
    SHOWS_HAND,
    SPACES,
    SWAP_IN,
    SWAP_OUT,
    SWAPS_IN,
    SWAPS_OUT,
    SWEEPER,
    TAKE,
    TAKES,
    TICKET_CLERK,
    TO,
    TURN,
    VIKING,
    WOODCUTTER,
    Domain,
    Player,
    State,
)

# --- Whether an ability can be used now -----------------------------------------------------------


def can_use(state: State, ability: int, user: int, leaving: int) -> bool:
    """Whether what the ability needs is there (A-R11).

    ``leaving`` is the user itself while it is still in hand, where it cannot be its own
    target, or NONE once it lies on the table.
    """
    player = state.players[state.active]
    if ability == CONSUMERIST:
        return state.acted == 0  # A30, A-R1
    if ability == SWEEPER:
        return alpacas_in(player.discard) > 0
    if ability == PACIFIST or ability == BARGAINER:
        return alpacas_in(player.hand) > (0 if leaving == NONE else 1)
    if ability == NOISEMAKER:
        return can_join_anywhere(state, user)
    if ability == TICKET_CLERK:
        return can_swap_anything(player, leaving)
    return True


def use(state: State, ability: int, user: int, luck: Luck) -> None:
    """Do what the ability says; the user lies among the played cards."""
    state.acted = 1
    if FREES_ITSELF[ability] != 0:
        state.played[user] -= 1
        free(state, state.active, user)
    change_turn(state, ability)
    move_cards(state, ability, luck)
    ask(state, ability, user)


def change_turn(state: State, ability: int) -> None:
    """Carpenter: one more placement; Graduate: one more turn; Reveller: purchases to hand (A38, A48, A44)."""
    if ability == CARPENTER:
        state.placements += 1
    elif ability == GRADUATE:
        state.extra_turns += 1
    elif ability == REVELLER:
        state.reveller = 1


def move_cards(state: State, ability: int, luck: Luck) -> None:
    """The abilities that draw or discard and ask nothing (A29, A30, A40, A41)."""
    if ability == LIBRARIAN:
        draw(state, state.active, LIBRARIAN_DRAWS, luck)
    elif ability == CONSUMERIST:
        discard_hand(state, state.active)
        draw_hand(state, state.active, luck)
    elif ability == ANXIOUS:
        discard_at_random(state, luck)
    elif ability == WOODCUTTER:
        show_hand(state, luck)


def ask(state: State, ability: int, user: int) -> None:
    """The abilities that ask for a choice."""
    if ability == SWEEPER:
        state.step = FREE_FOR_SWEEPER
    elif ability == EXPLORER and alpacas_in(state.players[state.active].deck) > 0:
        state.step = FETCH  # A-R13: with no alpaca in the draw pile it finds nothing
    elif ability == PACIFIST:
        state.step = GIVE
    elif ability == NOISEMAKER:
        state.step, state.card = JOIN, user
    elif ability == BARGAINER:
        state.step = FREE_FOR_BARGAINER
    elif ability == VIKING:
        ask_victim(state, state.active)
    elif ability == TICKET_CLERK:
        state.step = SWAP_IN


def is_alpaca_in_hand(state: State, card: int) -> bool:
    return card != FENCE and state.players[state.active].hand[card] > 0


def go_on(state: State) -> None:
    """The choice is made: the turn goes on."""
    state.asked, state.step = state.active, TURN
    state.card, state.due = NONE, 0


# --- Sweeper (A31) --------------------------------------------------------------------------------


def can_sweep(state: State, card: int) -> bool:
    return card != FENCE and state.players[state.active].discard[card] > 0


def sweep(state: State, card: int) -> None:
    """Free an alpaca from the discard pile; twice its coins help with this turn's purchase (A-R3)."""
    state.players[state.active].discard[card] -= 1
    free(state, state.active, card)
    if state.bought == 0:
        state.coins += SWEEPER_FACTOR * COINS[card]
        tell(GAINS_COINS, state.active, SWEEPER_FACTOR * COINS[card], NONE)
    go_on(state)


# --- Mime (A33) -----------------------------------------------------------------------------------


def can_copy_anything(state: State, leaving: int) -> bool:
    for card in range(KINDS):
        if can_copy(state, card, leaving):
            return True
    return False


def can_copy(state: State, card: int, leaving: int) -> bool:
    """An active ability of another alpaca in the own farm that could be used now, never a Mime's (A-R12)."""
    if card == MIME or ACTIVE[card] == 0 or not has_in_farm(state.players[state.active], card):
        return False
    return can_use(state, card, MIME, leaving)


def copy_ability(state: State, card: int, luck: Luck) -> None:
    tell(COPIES_ABILITY, state.active, card, NONE)
    go_on(state)
    use(state, card, MIME, luck)


# --- Explorer (A34) -------------------------------------------------------------------------------


def can_fetch(state: State, card: int) -> bool:
    return card != FENCE and state.players[state.active].deck[card] > 0


def fetch(state: State, card: int) -> None:
    """An alpaca from the draw pile goes to the hand; only its owner sees which (A-R32)."""
    player = state.players[state.active]
    player.deck[card] -= 1
    enter_hand(player, card)
    tell(FETCHES, state.active, card, NONE)
    go_on(state)


# --- Pacifist (A35) -------------------------------------------------------------------------------


def give(state: State, card: int, luck: Luck) -> None:
    """With two seats the other one gets it; else the receiver is chosen next."""
    if state.seats > 2:
        state.step, state.card = TO, card
    else:
        give_to(state, card, 1 - state.active, luck)


def give_to(state: State, card: int, receiver: int, luck: Luck) -> None:
    """The gift goes over, then three cards are drawn (A-R15)."""
    hand_over(state, state.active, receiver, card)
    tell(GIVES, state.active, card, receiver)
    go_on(state)
    draw(state, state.active, PACIFIST_DRAWS, luck)


# --- Anxious (A40) --------------------------------------------------------------------------------


def discard_at_random(state: State, luck: Luck) -> None:
    """Everybody who holds a card loses one, the player of the Anxious first (A-R16)."""
    for place in range(state.seats):
        seat = (state.active + place) % state.seats
        card = pick(Domain.CARD, state.players[seat].hand, luck)
        if card != NONE:
            discard_from_hand(state, seat, card)


# --- Woodcutter (A41) -----------------------------------------------------------------------------


def show_hand(state: State, luck: Luck) -> None:
    """Show the hand; with no Fence in it, draw three cards (A-R17)."""
    player = state.players[state.active]
    forget_hand(state, state.active)
    for card in range(KINDS):
        state.shown[card] = player.hand[card]
        for _ in range(player.hand[card]):
            tell(SHOWS_HAND, state.active, card, NONE)
    if player.hand[FENCE] == 0:
        draw(state, state.active, WOODCUTTER_DRAWS, luck)


# --- Noisemaker (A42) -----------------------------------------------------------------------------


def can_join_anywhere(state: State, card: int) -> bool:
    for seat in range(state.seats):
        if can_join(state, card, seat):
            return True
    return False


def can_join(state: State, card: int, seat: int) -> bool:
    """A free space behind a standing Fence, in a farm without that name (A-R23)."""
    player = state.players[seat]
    return free_space(player) != NONE and not has_in_farm(player, card)


def join(state: State, card: int, seat: int) -> None:
    """The card takes the leftmost free space of that farm; a Mime is noisy there too (A-R12)."""
    player = state.players[seat]
    state.played[card] -= 1
    player.farm[free_space(player)] = MIME_AS_NOISEMAKER if card == MIME else card
    state.idle = 0
    tell(JOINS, state.active, card, seat)
    go_on(state)
    notice_fences(state, seat)


# --- Bargainer (A43) ------------------------------------------------------------------------------


def start_bargain(state: State, card: int) -> None:
    """Free an alpaca from the hand; its own kind may be taken back (A-R19)."""
    free_from_hand(state, state.active, card)
    state.step, state.due = TAKE, VALUE[card] + BARGAINER_ADDS


def can_take(state: State, card: int) -> bool:
    return state.market[card] > 0 and VALUE[card] <= state.due


def take_from_market(state: State, card: int) -> None:
    state.market[card] -= 1
    enter_hand_openly(state, state.active, card)
    tell(TAKES, state.active, card, NONE)
    go_on(state)


# --- Viking (A45) ---------------------------------------------------------------------------------


def ask_victim(state: State, after: int) -> None:
    """The next seat clockwise that holds an alpaca is asked; after the last the turn goes on (A-R18)."""
    seat = (after + 1) % state.seats
    while seat != state.active and alpacas_in(state.players[seat].hand) == 0:
        if state.players[seat].hand[FENCE] > 0:
            tell(IS_SPARED, seat, NONE, NONE)
        seat = (seat + 1) % state.seats
    state.asked = seat
    state.step = TURN if seat == state.active else FREE_FOR_VIKING


def is_best_in_hand(player: Player, card: int) -> bool:
    if card == FENCE or player.hand[card] == 0:
        return False
    for other in range(KINDS):
        if other != FENCE and player.hand[other] > 0 and VALUE[other] > VALUE[card]:
            return False
    return True


def free_best(state: State, card: int) -> None:
    victim = state.asked
    free_from_hand(state, victim, card)
    ask_victim(state, victim)


# --- Ticket Clerk (A46) ---------------------------------------------------------------------------


def can_swap_anything(player: Player, leaving: int) -> bool:
    for card in range(KINDS):
        if player.hand[card] > (1 if card == leaving else 0) and can_swap_in(player, card):
            return True
    return False


def can_swap_in(player: Player, card: int) -> bool:
    """Whether an alpaca in hand can take the place of any card of the farm (A-R25)."""
    if card == FENCE or player.hand[card] == 0:
        return False
    for space in range(SPACES):
        if can_exchange(player, card, space):
            return True
    return False


def can_swap_out(state: State, card: int) -> bool:
    space = space_of(state.players[state.active], card)
    return space != NONE and can_exchange(state.players[state.active], state.card, space)


def space_of(player: Player, card: int) -> int:
    """Where the card of that name stands, or NONE."""
    for space in range(SPACES):
        if name(player.farm[space]) == card:
            return space
    return NONE


def swap(state: State, card: int) -> None:
    """The chosen card of the farm goes to the hand, the one named before takes its place."""
    player, incoming = state.players[state.active], state.card
    leave_hand(state, state.active, incoming)
    player.farm[space_of(player, card)] = incoming
    enter_hand_openly(state, state.active, card)
    tell(SWAPS_IN, state.active, incoming, NONE)
    tell(SWAPS_OUT, state.active, card, NONE)
    go_on(state)
    notice_fences(state, state.active)


def start_swap(state: State, card: int) -> None:
    state.step, state.card = SWAP_OUT, card
