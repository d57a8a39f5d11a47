"""Playback: the match that the lines of a log tell, each line under the rules of its time."""

from collections.abc import Iterator, Sequence
from typing import Any

from sqlalchemy import Row

from ludoteca import Event, Game, Match
from ludoteca.server.games.editions import rules_of
from ludoteca.server.storage.appending import Line


def rules_at_start(row: Row[Any], lines: Sequence[Line]) -> tuple[int, str]:
    """The version of the rules and the figures under which a table was set up."""
    for line in lines:
        if is_carried(line):
            return line.body["from"], line.body["from_figures"]
    return row.rules, row.digest


def is_carried(line: Line) -> bool:
    """Whether from this line on a table is under other rules."""
    return line.kind == "rules" and line.body["act"] == "carried"


def followed(
    game: Game, match: Match | None, line: Line, seats: int, edition: str | None
) -> tuple[Game, Match | None, tuple[Event, ...]]:
    """The rules and the match after a line, and what the line brought."""
    if line.kind == "deal":
        match = dealt(game, seats, line)
        return game, match, match.setup_events
    if is_carried(line):
        game = rules_of(game.name, edition, line.body["to"], line.body["to_figures"])
        return game, match and game.position(match.position()), ()
    return game, match, () if match is None else repeated(match, line)


def earlier_records(
    game: Game, lines: Sequence[Line], seats: int, edition: str | None, players: Sequence[str]
) -> Iterator[str]:
    """What was played under each of the rules before the last, as records."""
    match: Match | None = None
    last = max((place for place, line in enumerate(lines) if is_carried(line)), default=-1)
    for line in lines[: last + 1]:
        if is_carried(line) and match is not None:
            match.players = list(players)
            yield match.record()
        game, match, _ = followed(game, match, line, seats, edition)


def dealt(game: Game, seats: int, line: Line) -> Match:
    """The match that a line of the log has dealt."""
    if "position" in line.body:
        return game.position(line.body["position"])
    return game.restart(seats, line.body["options"], line.body["outcomes"])


def repeated(match: Match, line: Line) -> tuple[Event, ...]:
    """Do once more what a line of the log did to a match; what it brought."""
    if line.kind == "move":
        return tuple(match.repeat(line.body["move"], line.body["outcomes"]))
    if line.kind == "undo":
        match.undo()
    return ()
