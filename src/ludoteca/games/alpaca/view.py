"""ALPACA: what one seat may know of the table.

Names in farms, played cards and discard piles lie open (A21, A-R31).  A hand and a draw
pile are a number of cards, and those of them that the seat knows: all its own, and of
others what was shown to everybody or came as a gift from it.
"""

from typing import Any

from ludoteca.core.piles import cards_in
from ludoteca.core.position import listing
from ludoteca.core.record import NONE
from ludoteca.core.story import seat_name
from ludoteca.games.alpaca import state as s
from ludoteca.games.alpaca.farm import has_in_farm
from ludoteca.games.alpaca.position import written_farm, written_pending, written_turn


def view(state: s.State, seat: int) -> dict[str, Any]:
    """The table as the seat (NONE: a spectator) sees it."""
    return {
        "first": seat_name(state.first),
        "active": seat_name(state.active),
        "players": [player_view(state, other, seat) for other in range(state.seats)],
        "market": {s.CARDS[card]: state.market[card] for card in range(s.KINDS) if is_sold(state, card)},
        **written_turn(state),
        "pending": pending_view(state, seat),
    }


def is_sold(state: s.State, card: int) -> bool:
    """Whether the kind has a pile in this game, be it empty: some copy of it is somewhere."""
    if card == s.FENCE:
        return False
    piles = [state.market, state.played]
    for player in state.players:
        piles += [player.hand, player.deck, player.discard]
    return (
        card == s.PUPPY
        or any(pile[card] for pile in piles)
        or any(has_in_farm(player, card) for player in state.players)
    )


def player_view(state: s.State, other: int, seat: int) -> dict[str, Any]:
    player, own = state.players[other], other == seat
    known = player.hand if own else known_cards(state, other, seat)
    return {
        "hand": {"count": cards_in(player.hand), "cards": listing(known, s.CARDS)},
        "deck": {"count": cards_in(player.deck), "cards": listing(player.deck, s.CARDS) if own else []},
        "discard": listing(player.discard, s.CARDS),
        "played": listing(state.played, s.CARDS) if other == state.active else [],
        "farm": written_farm(player.farm),
    }


def known_cards(state: s.State, other: int, seat: int) -> list[int]:
    """What a seat knows of another's hand."""
    known = list(state.shown) if other == state.active else [0] * s.KINDS
    for gift in state.gifts:
        if gift.held and gift.giver == seat != NONE and gift.receiver == other:
            known[gift.card] += 1
    return known


def pending_view(state: s.State, seat: int) -> dict[str, Any] | None:
    """A card chosen but not yet moved is the chooser's secret: to others the choice is still open."""
    hidden = {s.TO: "give", s.SWAP_OUT: "swap-in"}
    if seat != state.active and state.step in hidden:
        return {"choice": hidden[state.step]}
    return written_pending(state)
