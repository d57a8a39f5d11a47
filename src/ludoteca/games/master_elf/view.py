"""Master Elf: what one seat may see.

Everybody sees the areas, the tops of the stacks, the discard pile, gifts and crystals.  A seat also knows the
cards that others took openly (ME-R19), and the stacks and set-aside gifts it has looked through (ME-R15).
"""

from collections.abc import Sequence

from ludoteca.core.kernel.seats import seat_name
from ludoteca.core.kernel.structs import NONE
from ludoteca.core.values.data import Json
from ludoteca.core.wording.position import write_amounts, write_list
from ludoteca.games.master_elf.knowledge import has_seen_aside, has_seen_stack, is_known_stacked
from ludoteca.games.master_elf.position import Positions
from ludoteca.games.master_elf.state import LAID_OUT, SET_ASIDE, Gift, State, Step
from ludoteca.games.master_elf.word_lists import PILES, SPECIALS, STEPS


class Views:
    """Writes views in the words of an edition."""

    def __init__(self, positions: Positions) -> None:
        self.positions = positions
        self.words = positions.words

    def views(self, state: State, viewers: Sequence[int]) -> list[Json]:
        """Return what each viewer (NONE: a spectator) sees; the views share equal parts."""
        everybody, shared = range(state.seats), self.view_table(state)
        players = [self.view_player(state, other) for other in everybody]
        stacks = [self.positions.write_stack(stack) for stack in state.stacks]
        aside = self.positions.gifts_of(state, SET_ASIDE)
        return [
            shared
            | {
                "players": [
                    players[other] | {"hand": self.view_hand(state, other, seat)} for other in everybody
                ],
                "stacks": [
                    {"count": len(gifts), "gifts": gifts if has_seen_stack(stack, seat) else gifts[:1]}
                    for stack, gifts in zip(state.stacks, stacks, strict=True)
                ],
                "among": self.known_stacked(state, seat),
                "aside": {"count": len(aside), "gifts": aside if has_seen_aside(state, seat) else []},
            }
            for seat in viewers
        ]

    def view_table(self, state: State) -> Json:
        """Return what everybody sees of the table."""
        return {
            "active": seat_name(state.active),
            "areas": self.positions.write_areas(state),
            "deck": {"count": sum(state.deck)},
            "discard": write_amounts(state.discard, self.words.ingredients),
            "exhausted": state.exhausted,
            "idle": state.idle,
            "bonus": self.positions.gifts_of(state, LAID_OUT),
            "order": [seat_name(chooser) for chooser in state.order[: state.choosers]],
            "pending": view_pending(state),
        }

    def view_hand(self, state: State, other: int, seat: int) -> Json:
        """Return a seat's own hand; of another hand the cards that were taken openly (ME-R19)."""
        player = state.players[other]
        known = player.hand if other == seat else player.shown
        return {"count": sum(player.hand), "cards": write_list(known, self.words.ingredients)}

    def view_player(self, state: State, other: int) -> Json:
        """Return what everybody sees of a player."""
        player = state.players[other]
        return {
            "at": self.words.areas[player.area],
            "crystal": bool(player.crystal),
            "special": bool(player.special_used),
            "gifts": self.positions.gifts_of(state, other),
            "age": player.age_rank,
        }

    def known_stacked(self, state: State, seat: int) -> list[str]:
        """Return the gifts that the seat knows to be somewhere in the stacks."""
        hidden = [
            gift
            for stack in state.stacks
            if not has_seen_stack(stack, seat)
            for gift in stack.gifts[: max(0, stack.height - 1)]
        ]
        known = (gift for gift in sorted(hidden) if is_known_stacked(state, Gift(gift), seat))
        return [self.words.gifts[gift] for gift in known]


def view_pending(state: State) -> Json | None:
    """Return what must be decided beyond an ordinary move, and about what."""
    if state.step in (Step.GO, Step.OVER):
        return None
    about: Json = {"choice": STEPS[state.step]}
    if state.special != NONE:
        about["special"] = SPECIALS[state.special]
    if state.looking != NONE:
        about["place"] = PILES[state.looking]
    if state.step == Step.REFRESH:
        about["discarded"] = state.discarded
    return about
