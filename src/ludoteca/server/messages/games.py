"""Messages about the games that can be played here."""

from typing import Literal

from msgspec import Struct


class WordChoice(Struct):
    """Words of which `count` are chosen."""

    count: int
    words: list[str]


class OptionInfo(Struct):
    """How to ask for an option of a game.  Its text is the attribute `label` of `option-<name>`.

    A `flag` is true or left out, a `seat` is one of the seats, `numbers` are one for each seat, and `words`
    are chosen from `choices`, a number from each.  All may be left out.
    """

    name: str
    kind: Literal["flag", "seat", "numbers", "words"]
    seats: list[int]  # the numbers of seats that have this option; empty for all
    names: str  # what the words are names of, such as `card`; the speech of the game knows them
    choices: list[WordChoice]


class GameInfo(Struct):
    """A game that can be played here."""

    name: str
    least: int
    most: int
    edition: str
    rules: int
    options: list[str]
    reconstructed: bool  # whether some figures of the edition are not the printed ones
    fields: list[OptionInfo]  # how to ask for the options
    minutes: tuple[int, int] | None  # how long a match takes, at least and at most
    pieces_from_first: bool  # whether pieces are given out from the first player on, not from p1
    champion: list[int]  # with how many seats there are bots of the level `champion`


class EventKindInfo(Struct):
    """A kind of event: the kind of each of its facts, and which fact may be hidden."""

    name: str
    kinds: dict[str, str]
    hidden: str | None


class SpeechInfo(Struct):
    """What a client needs, besides the Fluent messages, to say moves and events in a language."""

    patterns: list[str]
    names: dict[str, dict[str, str]]  # by kind and word
    tellings: list[EventKindInfo]
