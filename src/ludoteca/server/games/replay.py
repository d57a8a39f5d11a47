"""Replay: the match that the entries of a log describe, each of them under the rules of its time."""

from collections.abc import Iterator, Sequence

from ludoteca import Event, Game, Match
from ludoteca.server.games.editions import load_rules
from ludoteca.server.messages.log import RulesBody
from ludoteca.server.storage.entry_bodies import DealBody, MoveBody, body_as
from ludoteca.server.storage.log_entries import LogEntry
from ludoteca.server.storage.rows import TableRow


def rules_at_start(row: TableRow, entries: Sequence[LogEntry]) -> tuple[int, str]:
    """Return the version of the rules, and the digest of the figures, with which a table began."""
    for entry in entries:
        if is_rules_change(entry):
            body = body_as(entry, RulesBody)
            return body["from"], body["from_figures"]
    return row.rules, row.digest


def is_rules_change(entry: LogEntry) -> bool:
    """Whether a table goes on under other rules after this entry."""
    return entry.kind == "rules" and body_as(entry, RulesBody)["act"] == "carried"


def replay_entry(
    game: Game, match: Match | None, entry: LogEntry, seats: int, edition: str | None
) -> tuple[Game, Match | None, Sequence[Event]]:
    """Return the rules and the match after an entry, and the events that it brought."""
    if entry.kind == "deal":
        match = restore_deal(game, seats, entry)
        return game, match, match.setup_events
    if is_rules_change(entry):
        body = body_as(entry, RulesBody)
        game = load_rules(game.name, edition, body["to"], body["to_figures"])
        return game, match and game.position(match.position()), ()
    return game, match, () if match is None else replay_in_match(match, entry)


def restore_deal(game: Game, seats: int, entry: LogEntry) -> Match:
    """Return the match that an entry has set up."""
    body = body_as(entry, DealBody)
    if "position" in body:
        return game.position(body["position"])
    return game.replay_setup(seats, body["options"], body["outcomes"])


def replay_in_match(match: Match, entry: LogEntry) -> Sequence[Event]:
    """Do to a match what an entry did, and return the events that it brought."""
    if entry.kind == "move":
        body = body_as(entry, MoveBody)
        match.replay_move(body["move"], body["outcomes"])
        return match.played[-1].events
    if entry.kind == "undo":
        match.undo()
    return ()


def earlier_records(
    game: Game, entries: Sequence[LogEntry], seats: int, edition: str | None, players: Sequence[str]
) -> Iterator[str]:
    """Yield a record of what was played under each version of the rules before the last one."""
    match: Match | None = None
    last = max((place for place, entry in enumerate(entries) if is_rules_change(entry)), default=-1)
    for entry in entries[: last + 1]:
        if is_rules_change(entry) and match is not None:
            match.players = list(players)
            yield match.record()
        game, match, _ = replay_entry(game, match, entry, seats, edition)
