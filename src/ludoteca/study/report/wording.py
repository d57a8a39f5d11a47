"""Wording: names and numbers of statistics in the reader's language."""

from pathlib import Path

from ludoteca.core.matches.game import Game
from ludoteca.core.matches.speech import Speech
from ludoteca.core.texts.fluent import Texts
from ludoteca.core.texts.numbers import Numbers
from ludoteca.study.comparison import Change
from ludoteca.study.groups import Group
from ludoteca.study.matches import list_items
from ludoteca.study.shards import DECIDED_BY_SCORE, SHARED
from ludoteca.study.statistics import DEVIATIONS, SHARE, Statistic

UNKNOWN = "…"
NAMED_BY_GAME = {
    Group.PART: "part",
    Group.PART_WINNER: "part",
    Group.WINNER_MEASURE: "measure",
    Group.REASON: "reason",
}


class Wording(Numbers):
    """Writes statistics of one game in one language."""

    def __init__(self, game: Game, language: str) -> None:
        super().__init__(language)
        self.game = game
        self.say = Texts(language, [Path(__file__).parent])
        self.speech = Speech(game, language)
        self.items = {item.column: item for item in list_items(game)}

    # --- Numbers --------------------------------------------------------------------------------------

    def amount(self, unit: str, value: float, sign: bool = False) -> str:
        """Write a value in its unit; with a sign if it is a difference."""
        if unit == SHARE:
            return self.percent(value) if not sign else self.number(100 * value, 1, sign)
        return self.number(value, 2 if unit == DEVIATIONS else 1, sign)

    def interval(self, statistic: Statistic | Change, sign: bool = False) -> str:
        low, high = (self.amount(statistic.unit, end, sign) for end in (statistic.low, statistic.high))
        return self.say("from-to", low=low, high=high)

    # --- Names ----------------------------------------------------------------------------------------

    def label(self, statistic: Statistic | Change) -> str:
        """Return the label of a statistic."""
        group, about = statistic.group, statistic.about
        if group == Group.SCORE:
            return self.say(f"label-score-{about}")
        if group == Group.LENGTH:
            return self.say("label-length")
        if group in (Group.WINNER_PART, Group.WINNER_MEASURE):
            return self.say("label-winner", about=self.name(group, about))
        return self.say(f"label-{group}", about=self.name(group, about))

    def name(self, group: Group, about: str) -> str:
        """Return the name of what a statistic is about: a card, a part of the score, a reason."""
        texts = self.speech.texts
        if group in (Group.ITEM, Group.HELD):
            return self.item(about)
        if group in (Group.SEAT, Group.SEAT_SCORE):
            return self.say("seat", number=about.removeprefix("p"))
        if group == Group.WINNER_PART:
            return self.say("points-of", about=texts(f"part-{about}"))
        if group in NAMED_BY_GAME:
            return texts(f"{NAMED_BY_GAME[group]}-{about}")
        if group == Group.LUCK:
            return self.say(f"luck-{about}")
        return self.decider(about) if group == Group.DECIDED else about

    def item(self, column: str) -> str:
        item = self.items[column]
        return self.speech.name(item.kind, item.word)

    def item_groups(self) -> dict[str, str]:
        """Return the groups of items, each with its heading."""
        groups = dict.fromkeys(item.group for item in self.items.values())
        return {group: self.speech.texts(f"study-{group}") for group in groups}

    def decider(self, word: str) -> str:
        if word in (DECIDED_BY_SCORE, SHARED):
            return self.say(f"decided-{word}")
        return self.speech.texts(f"tie-{word}")

    def event(self, name: str) -> str:
        """Return the text of an event with its details left out."""
        kind = next(kind for kind in self.game.definition.event_kinds if kind.name == name)
        facts = ["seat", "count", *kind.types]
        names = [*facts, *(f"{fact}-word" for fact in facts)]  # words select articles and cases
        return self.speech.texts(f"event-{name}", **dict.fromkeys(names, UNKNOWN))

    def verdict(self, change: Change) -> str:
        if not change.differs:
            return self.say("verdict-same")
        return self.say("verdict-more" if change.change > 0 else "verdict-less")
