"""MASTER ELF: what one seat may know of the table.

Open are the areas, the tops of the stacks, the discard pile, gifts and crystals.  Of another's hand
one knows the cards that were taken openly; of stacks and set-aside gifts what one has seen (ME-R15, ME-R19).
"""

from collections.abc import Sequence
from typing import Any

from ludoteca.core.events import seat_name
from ludoteca.core.position import amounts, listing
from ludoteca.core.structs import NONE
from ludoteca.games.master_elf import state as s
from ludoteca.games.master_elf.knowledge import bit_of, has_seen_aside, has_seen_stack
from ludoteca.games.master_elf.names import PLACES, SPECIALS
from ludoteca.games.master_elf.position import STEPS, Positions


class Views:
    """Views in the words of an edition."""

    def __init__(self, positions: Positions) -> None:
        self.positions = positions
        self.names = positions.names

    def views(self, state: s.State, seats: Sequence[int]) -> list[dict[str, Any]]:
        """The table as each of the seats (NONE: a spectator) sees it; what all see alike is written once."""
        everybody, shared = range(state.seats), self.open_table(state)
        lying_open = [self.open_player(state, other) for other in everybody]
        stacks = [self.positions.written_stack(stack) for stack in state.stacks]
        aside = self.positions.gifts_at(state, s.ASIDE)
        return [
            shared
            | {
                "players": [
                    lying_open[other] | {"hand": self.hand_view(state, other, seat)} for other in everybody
                ],
                "stacks": [
                    {"count": len(gifts), "gifts": gifts if has_seen_stack(state, stack, seat) else gifts[:1]}
                    for stack, gifts in zip(state.stacks, stacks, strict=True)
                ],
                "among": self.among(state, seat),
                "aside": {"count": len(aside), "gifts": aside if has_seen_aside(state, seat) else []},
            }
            for seat in seats
        ]

    def open_table(self, state: s.State) -> dict[str, Any]:
        """What everybody sees of the table."""
        return {
            "active": seat_name(state.active),
            "areas": self.positions.written_areas(state),
            "deck": {"count": sum(state.deck)},
            "discard": amounts(state.discard, self.names.ingredients),
            "exhausted": state.exhausted,
            "idle": state.idle,
            "bonus": self.positions.gifts_at(state, s.BONUS),
            "order": [seat_name(chooser) for chooser in state.order[: state.choosers]],
            "pending": pending(state),
        }

    def hand_view(self, state: s.State, other: int, seat: int) -> dict[str, Any]:
        """One's own hand, and of another's what was taken openly (ME-R19)."""
        player = state.players[other]
        known = player.hand if other == seat else player.shown
        return {"count": sum(player.hand), "cards": listing(known, self.names.ingredients)}

    def open_player(self, state: s.State, other: int) -> dict[str, Any]:
        """What everybody sees of a player."""
        player = state.players[other]
        return {
            "at": self.names.areas[player.area],
            "crystal": bool(player.crystal),
            "special": bool(player.special),
            "gifts": self.positions.gifts_at(state, other),
            "age": player.age,
        }

    def among(self, state: s.State, seat: int) -> list[str]:
        """Gifts that are somewhere in the stacks, as the seat knows, though not where."""
        hidden = [
            card
            for stack in state.stacks
            if not has_seen_stack(state, stack, seat)
            for card in stack.cards[: max(0, stack.left - 1)]
        ]
        return [self.names.gifts[card] for card in sorted(hidden) if state.among[card] & bit_of(seat)]


def pending(state: s.State) -> dict[str, Any] | None:
    """What is asked, and what it is about."""
    if state.step in (s.GOING, s.OVER):
        return None
    about: dict[str, Any] = {"choice": STEPS[state.step]}
    if state.sought != NONE:
        about["special"] = SPECIALS[state.sought]
    if state.looking != NONE:
        about["place"] = PLACES[state.looking]
    if state.step == s.REFRESHING:
        about["discarded"] = state.discarded
    return about
