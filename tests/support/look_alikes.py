"""Two matches that differ only in what a seat does not know: they look alike to it, whatever is played."""

import random
from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass

from ludoteca import Match
from ludoteca.core.kernel.luck import RecordedLuck
from ludoteca.core.texts.errors import LuckMismatch
from tests.support.random_matches import Weight, choose_move, continue_from


@dataclass(frozen=True)
class LookAlikes:
    """How two matches are played that look alike to a seat."""

    weight: Weight
    most: int  # moves that are tried
    news: Collection[str]  # events that show something hidden to everybody
    own_news: Collection[str] = ()  # those that show it only to the seat itself

    def play(self, one: Match, other: Match, seat: str, seed: int) -> Counter[str]:
        """Play the same moves in both matches, and check that they look the same; count them by verb.

        Moves are left out that show something hidden, or for which the seat's own luck differs.
        """
        chooser, met = random.Random(seed), Counter[str]()
        for _ in range(self.most):
            shared = [move for move in one.moves if move in other.moves]
            if not shared:
                break
            move = choose_move(chooser, shared, self.weight)
            news = {*self.news, *self.own_news} if one.turn == seat else self.news
            after = try_move(one, move, None, news)
            own_luck = after.played[0].draws if after and one.turn == seat else None
            after_other = try_move(other, move, own_luck, news) if after else None
            if not after or not after_other:
                continue
            for onlooker in (seat, None):
                assert after.view(onlooker) == after_other.view(onlooker)
                heard = [
                    [event.seen_by(onlooker) for event in match.events] for match in (after, after_other)
                ]
                assert heard[0] == heard[1]
            met[move.split()[0]] += 1
            one, other = after, after_other
        return met


def try_move(match: Match, move: str, draws: tuple[str, ...] | None, news: Collection[str]) -> Match | None:
    """Return the match after a move, or None if it tells news or its luck is impossible here."""
    after = continue_from(match, match.state)
    luck = None if draws is None else RecordedLuck(draws, match.game.words.domains)
    try:
        events = after.play(move, luck)
    except LuckMismatch:
        return None
    return None if any(event.name in news for event in events) else after
