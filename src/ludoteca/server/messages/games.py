"""Messages about the games that can be played here."""

from msgspec import Struct


class GameInfo(Struct):
    """A game that can be played here."""

    name: str
    least: int
    most: int
    edition: str
    rules: int
    options: list[str]
    reconstructed: bool  # whether some figures of the edition are not the printed ones


class TellingInfo(Struct):
    """A kind of event: the kind of each of its facts, and which fact may be hidden."""

    name: str
    kinds: dict[str, str]
    hidden: str | None


class SpeechInfo(Struct):
    """What a client needs, besides the Fluent messages, to say moves and events in a language."""

    patterns: list[str]
    names: dict[str, dict[str, str]]  # by kind and word
    tellings: list[TellingInfo]
