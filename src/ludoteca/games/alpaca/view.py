"""ALPACA: what one seat may see.

Farms, played cards and discard piles are open to everybody (A21, A-R31).  A hand and a draw pile are shown as
a number of cards, and those cards that the seat knows: all of its own, and of others what was shown to
everybody or what the seat itself gave.
"""

from collections.abc import Sequence

from ludoteca.core.kernel.seats import seat_name
from ludoteca.core.kernel.structs import NONE
from ludoteca.core.values.data import Json
from ludoteca.core.wording.position import write_list
from ludoteca.games.alpaca.farm import alpacas_in_farm, is_noisy, name_of, neighbour
from ludoteca.games.alpaca.knowledge import count_known, visible_step
from ludoteca.games.alpaca.position import write_farm, write_pending, write_turn
from ludoteca.games.alpaca.state import FENCES, KINDS, MIME_AS_NOISEMAKER, SPACES, Card, Player, State
from ludoteca.games.alpaca.word_lists import CARDS, STEP_WORDS

FENCE = int(Card.FENCE)


def views(state: State, viewers: Sequence[int]) -> list[Json]:
    """Return the views of several seats (NONE: a spectator), which share what everybody sees."""
    everybody = range(state.seats)
    open_to_all = [view_player(state, other) for other in everybody]
    shared = {
        "first": seat_name(state.first),
        "active": seat_name(state.active),
        "market": view_market(state),
        "fences": FENCES,
        "spaces": SPACES,
        **write_turn(state),
    }
    return [
        shared
        | {
            "players": [open_to_all[other] | view_hand(state, other, seat) for other in everybody],
            "pending": view_pending(state, seat),
        }
        for seat in viewers
    ]


def view_market(state: State) -> dict[str, int]:
    """Return the piles of this match, empty ones too."""
    return {CARDS[card]: state.market[card] for card in kinds_in_market(state)}


def kinds_in_market(state: State) -> list[int]:
    """Return every kind of which there is a copy anywhere: the market has, or had, a pile of it."""
    piles, here, players = [state.market, state.played], {int(Card.PUPPY)}, state.players[: state.seats]
    for player in players:
        piles += [player.hand, player.draw_pile, player.discard]
        here.update(player.farm)
    if MIME_AS_NOISEMAKER in here:
        here.add(Card.MIME)
    copies = map(any, zip(*piles, strict=True))
    return [card for card, is_here in enumerate(copies) if (is_here or card in here) and card != FENCE]


def view_player(state: State, other: int) -> Json:
    """Return what everybody sees of a player."""
    player = state.players[other]
    return {
        "discard": write_list(player.discard, CARDS),
        "played": write_list(state.played, CARDS) if other == state.active else [],
        "farm": write_farm(player.farm),
        "filled": alpacas_in_farm(player),
        "silenced": silenced_cards(player),
    }


def silenced_cards(player: Player) -> list[str]:
    """Return the cards of a farm that count nothing, because they stand beside a noisy one (A42, A-R24)."""
    farm = player.farm
    if not any(is_noisy(card) for card in farm):
        return []
    pairs = [(card, farm[neighbour(space)]) for space, card in enumerate(farm)]
    return [CARDS[name_of(card)] for card, beside in pairs if card != NONE and is_noisy(beside)]


def view_hand(state: State, other: int, seat: int) -> Json:
    """Return a player's hand and draw pile, as far as the seat knows them."""
    player, is_own = state.players[other], other == seat
    known = player.hand if is_own else known_cards(state, other, seat)
    return {
        "hand": {"count": sum(player.hand), "cards": write_list(known, CARDS)},
        "deck": {
            "count": sum(player.draw_pile),
            "cards": write_list(player.draw_pile, CARDS) if is_own else [],
        },
    }


def known_cards(state: State, other: int, seat: int) -> list[int]:
    """Return what a seat knows of another's hand."""
    known = [0] * KINDS
    count_known(state, other, seat, known, 0)
    return known


def view_pending(state: State, seat: int) -> Json | None:
    """Return the open choice as a seat sees it."""
    step = visible_step(state, seat)
    return write_pending(state) if step == state.step else {"choice": STEP_WORDS[step].verb}
