"""Master Elf: what a player's gifts are worth so far, and in which collections they count."""

from functools import lru_cache

from ludoteca.core.figures.edition import Edition
from ludoteca.core.kernel.structs import NONE
from ludoteca.core.values.data import Json
from ludoteca.core.wording.commentary import REMEMBERED, Score, make_score
from ludoteca.games.master_elf.bound_rules import MasterElfRules
from ludoteca.games.master_elf.edition import plain_colours
from ludoteca.games.master_elf.packed_counts import MOST_ALIKE, kind_of
from ludoteca.games.master_elf.state import State
from ludoteca.games.master_elf.word_lists import PARTS, EditionWords


class Workshops:
    """Describes gifts in the words of an edition.  What is described once is remembered: do not change it."""

    def __init__(self, words: EditionWords, edition: Edition) -> None:
        self.words = words
        self.types = tuple(edition.data["types"])
        self.plain = tuple(plain_colours(edition.data))
        self.described = lru_cache(REMEMBERED)(self.describe)
        self.scored = lru_cache(REMEMBERED)(self.score)

    def describe(self, rules: MasterElfRules, gifts: tuple[int, ...]) -> Json:
        """Return the score of these gifts, their collections and their colours."""
        state = holder(gifts)
        colours = {colour: rules.gifts_of_colour(state, 0, n) for n, colour in enumerate(self.plain)}
        largest = max(colours, key=colours.__getitem__)
        workshop = {
            "collections": self.collections(rules, state),
            "colours": colours,
            "wild": rules.gifts_of_colour(state, 0, NONE),
            "largest": largest if colours[largest] else None,
            "elves": rules.elves_of(state, 0),
        }
        return {"score": self.scored(rules, gifts), "workshop": workshop}

    def score(self, rules: MasterElfRules, gifts: tuple[int, ...]) -> Score:
        """Return the points that these gifts are worth now, by part (ME28)."""
        return make_score(rules, holder(gifts), 0, PARTS)

    def collections(self, rules: MasterElfRules, state: State) -> list[Json]:
        """List every collection with a gift: its gifts, its points, and those with one gift more (ME29)."""
        figures, moved = rules.figures, rules.best_assignment(state, 0)
        found: list[list[str]] = [[] for _ in self.types]
        for gift, owner in enumerate(state.gift_places):
            if owner == 0:
                counted = figures["IN_FIRST"][gift] + ((moved >> gift) & 1) * figures["TO_SECOND"][gift]
                found[kind_of(counted)].append(self.words.gifts[gift])
        return [
            {
                "type": gift_type,
                "gifts": gifts,
                "points": worth[len(gifts)],
                "next": worth[min(len(gifts) + 1, MOST_ALIKE)],
            }
            for gift_type, gifts, worth in zip(self.types, found, figures["POINTS_BY_SIZE"], strict=True)
            if gifts
        ]


def holder(gifts: tuple[int, ...]) -> State:
    """Return a state in which the first seat has these gifts and nobody has any other."""
    state = State()
    state.gift_places = [0 if gift in gifts else NONE for gift in range(len(state.gift_places))]
    return state
