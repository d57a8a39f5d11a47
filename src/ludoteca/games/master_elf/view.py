"""MASTER ELF: what one seat may know of the table.

Open are the areas, the tops of the stacks, the discard pile, gifts and crystals.  Of another's hand
one knows the cards that were taken openly; of stacks and set-aside gifts what one has seen (ME-R15, ME-R19).
"""

from typing import Any

from ludoteca.core.piles import cards_in
from ludoteca.core.position import amounts, listing
from ludoteca.core.record import NONE
from ludoteca.core.story import seat_name
from ludoteca.games.master_elf import state as s
from ludoteca.games.master_elf.knowledge import bit_of, has_seen_aside, has_seen_stack
from ludoteca.games.master_elf.names import PLACES, SPECIALS
from ludoteca.games.master_elf.position import STEPS, Positions


class Views:
    """Views in the words of an edition."""

    def __init__(self, positions: Positions) -> None:
        self.positions = positions
        self.names = positions.names

    def view(self, state: s.State, seat: int) -> dict[str, Any]:
        """The table as the seat (NONE: a spectator) sees it."""
        aside = self.positions.gifts_at(state, s.ASIDE)
        return {
            "active": seat_name(state.active),
            "players": [self.player_view(state, other, seat) for other in range(state.seats)],
            "areas": self.positions.written_areas(state),
            "stacks": [self.stack_view(state, stack, seat) for stack in state.stacks],
            "among": self.among(state, seat),
            "aside": {"count": len(aside), "gifts": aside if has_seen_aside(state, seat) else []},
            "deck": {"count": cards_in(state.deck)},
            "discard": amounts(state.discard, self.names.ingredients),
            "exhausted": state.exhausted,
            "idle": state.idle,
            "bonus": self.positions.gifts_at(state, s.BONUS),
            "order": [seat_name(chooser) for chooser in state.order[: state.choosers]],
            "pending": pending(state),
        }

    def player_view(self, state: s.State, other: int, seat: int) -> dict[str, Any]:
        player = state.players[other]
        known = player.hand if other == seat else player.shown
        return {
            "at": self.names.areas[player.area],
            "hand": {"count": cards_in(player.hand), "cards": listing(known, self.names.ingredients)},
            "crystal": bool(player.crystal),
            "special": bool(player.special),
            "gifts": self.positions.gifts_at(state, other),
            "age": player.age,
        }

    def stack_view(self, state: s.State, stack: s.Stack, seat: int) -> dict[str, Any]:
        """How many gifts there are, and those that the seat knows, the top first."""
        gifts = self.positions.written_stack(stack)
        return {"count": stack.left, "gifts": gifts if has_seen_stack(state, stack, seat) else gifts[:1]}

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
