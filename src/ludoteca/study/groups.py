"""Groups: what the statistics of a study are about."""

from enum import StrEnum


class Group(StrEnum):
    """What a statistic is about, as programs read it."""

    SEAT = "seat"
    SEAT_SCORE = "seat-score"
    BOT = "bot"
    BOT_SCORE = "bot-score"
    LENGTH = "length"
    SCORE = "score"
    REASON = "reason"
    DECIDED = "decided"
    LUCK = "luck"
    PART = "part"
    PART_WINNER = "part-winner"
    WINNER_PART = "winner-part"
    WINNER_MEASURE = "winner-measure"
    HELD = "held"
    ITEM = "item"

    @property
    def is_compared(self) -> bool:
        """Whether changes from one edition to another are looked for."""
        return self in (
            *(Group.SEAT, Group.LENGTH, Group.SCORE, Group.PART, Group.REASON),
            *(Group.HELD, Group.ITEM, Group.LUCK),
        )

    @property
    def is_share(self) -> bool:
        """Whether it is a share of matches or seats, between 0 and 1."""
        return self in (Group.SEAT, Group.BOT, Group.REASON, Group.DECIDED, Group.HELD)

    @property
    def is_difference(self) -> bool:
        """Whether it says how much more winners have or do, and so has a sign."""
        return self in (Group.ITEM, Group.WINNER_PART, Group.WINNER_MEASURE)
