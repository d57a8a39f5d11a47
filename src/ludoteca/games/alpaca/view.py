"""ALPACA: what one seat may know of the table.

Names in farms, played cards and discard piles lie open (A21, A-R31).  A hand and a draw
pile are a number of cards, and those of them that the seat knows: all its own, and of
others what was shown to everybody or came as a gift from it.
"""

from collections.abc import Sequence
from typing import Any

from ludoteca.core.events import seat_name
from ludoteca.core.position import listing
from ludoteca.core.structs import NONE
from ludoteca.games.alpaca import state as s
from ludoteca.games.alpaca.farm import name
from ludoteca.games.alpaca.position import written_farm, written_pending, written_turn


def views(state: s.State, seats: Sequence[int]) -> list[dict[str, Any]]:
    """The table as each of the seats (NONE: a spectator) sees it; what all see alike is written once."""
    everybody = range(state.seats)
    lying_open = [open_cards(state, other) for other in everybody]
    shared = {
        "first": seat_name(state.first),
        "active": seat_name(state.active),
        "market": market_view(state),
        **written_turn(state),
    }
    return [
        shared
        | {
            "players": [lying_open[other] | hidden_cards(state, other, seat) for other in everybody],
            "pending": pending_view(state, seat),
        }
        for seat in seats
    ]


def market_view(state: s.State) -> dict[str, int]:
    """The piles of this game, empty ones too: every kind of which some copy is somewhere."""
    piles = [state.market, state.played]
    for player in state.players:
        piles += [player.hand, player.deck, player.discard]
    here = {s.PUPPY, *(name(card) for player in state.players for card in player.farm)}
    copies = map(sum, zip(*piles, strict=True))
    return {
        s.CARDS[card]: state.market[card]
        for card, count in enumerate(copies)
        if card != s.FENCE and (count or card in here)
    }


def open_cards(state: s.State, other: int) -> dict[str, Any]:
    """What everybody sees of a player."""
    player = state.players[other]
    return {
        "discard": listing(player.discard, s.CARDS),
        "played": listing(state.played, s.CARDS) if other == state.active else [],
        "farm": written_farm(player.farm),
    }


def hidden_cards(state: s.State, other: int, seat: int) -> dict[str, Any]:
    """A player's hand and draw pile, as far as the seat knows them."""
    player, own = state.players[other], other == seat
    known = player.hand if own else known_cards(state, other, seat)
    return {
        "hand": {"count": sum(player.hand), "cards": listing(known, s.CARDS)},
        "deck": {"count": sum(player.deck), "cards": listing(player.deck, s.CARDS) if own else []},
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
