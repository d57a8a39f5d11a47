"""ALPACA: what one seat may know, as JSON.

Farms, played cards and discard piles are open to everybody (A21, A-R31).  A hand and a draw pile are shown as
a number of cards, and those cards that the seat knows: all of its own, and of others what was shown to
everybody or what the seat itself gave.
"""

from collections.abc import Sequence
from typing import Any

from ludoteca.core.events import seat_name
from ludoteca.core.position import listing
from ludoteca.core.structs import NONE
from ludoteca.games.alpaca.farm import name_of
from ludoteca.games.alpaca.names import CARDS, CHOICES
from ludoteca.games.alpaca.position import write_farm, write_pending, write_turn
from ludoteca.games.alpaca.state import KINDS, Card, State, Step


def views(state: State, seats: Sequence[int]) -> list[dict[str, Any]]:
    """The views of several seats (NONE: a spectator), which share what everybody sees."""
    everybody = range(state.seats)
    open_to_all = [open_cards(state, other) for other in everybody]
    shared = {
        "first": seat_name(state.first),
        "active": seat_name(state.active),
        "market": market_view(state),
        **write_turn(state),
    }
    return [
        shared
        | {
            "players": [open_to_all[other] | hidden_cards(state, other, seat) for other in everybody],
            "pending": pending_view(state, seat),
        }
        for seat in seats
    ]


def market_view(state: State) -> dict[str, int]:
    """The piles of this match, empty ones too: every kind of which there is a copy anywhere."""
    piles = [state.market, state.played]
    for player in state.players:
        piles += [player.hand, player.deck, player.discard]
    here = {Card.PUPPY, *(name_of(card) for player in state.players for card in player.farm)}
    copies = map(sum, zip(*piles, strict=True))
    return {
        CARDS[card]: state.market[card]
        for card, count in enumerate(copies)
        if card != Card.FENCE and (count or card in here)
    }


def open_cards(state: State, other: int) -> dict[str, Any]:
    """What everybody sees of a player."""
    player = state.players[other]
    return {
        "discard": listing(player.discard, CARDS),
        "played": listing(state.played, CARDS) if other == state.active else [],
        "farm": write_farm(player.farm),
    }


def hidden_cards(state: State, other: int, seat: int) -> dict[str, Any]:
    """A player's hand and draw pile, as far as the seat knows them."""
    player, is_own = state.players[other], other == seat
    known = player.hand if is_own else known_cards(state, other, seat)
    return {
        "hand": {"count": sum(player.hand), "cards": listing(known, CARDS)},
        "deck": {"count": sum(player.deck), "cards": listing(player.deck, CARDS) if is_own else []},
    }


def known_cards(state: State, other: int, seat: int) -> list[int]:
    """What a seat knows of another's hand."""
    known = list(state.shown) if other == state.active else [0] * KINDS
    for gift in state.gifts:
        if gift.held and gift.giver == seat != NONE and gift.receiver == other:
            known[gift.card] += 1
    return known


def pending_view(state: State, seat: int) -> dict[str, Any] | None:
    """Only the chooser knows a card that is chosen but has not moved; for others the choice is still open."""
    before = {Step.RECEIVER: Step.GIVE, Step.SWAP_OUT: Step.SWAP_IN}
    step = Step(state.step)
    if seat != state.active and step in before:
        return {"choice": CHOICES[before[step]].verb}
    return write_pending(state)
