"""Replay: the match that the entries of a log describe, each of them under the rules of its time."""

from collections.abc import Iterator, Sequence

from ludoteca import Event, Game, Match
from ludoteca.server.games.editions import load_rules
from ludoteca.server.messages.log import RulesBody
from ludoteca.server.storage.entry_bodies import DealBody, deal_body, move_body, rules_body
from ludoteca.server.storage.log_entries import LogEntry
from ludoteca.server.storage.rows import TableRow


def rules_at_start(row: TableRow, entries: Sequence[LogEntry]) -> tuple[int, str]:
    """Return the version of the rules, and the digest of the figures, with which a table began."""
    for entry in entries:
        if (change := rules_change(entry)) is not None:
            return change["from"], change["from_figures"]
    return row.rules, row.digest


def rules_change(entry: LogEntry) -> RulesBody | None:
    """Return the body of an entry after which a table goes on under other rules; None for all others."""
    body = rules_body(entry)
    return body if body is not None and body["act"] == "carried" else None


def replay_entry(
    game: Game, match: Match | None, entry: LogEntry, seats: int, edition: str | None
) -> tuple[Game, Match | None, Sequence[Event]]:
    """Return the rules and the match after an entry, and the events that it brought."""
    if (deal := deal_body(entry)) is not None:
        match = restore_deal(game, seats, deal)
        return game, match, match.setup_events
    if (change := rules_change(entry)) is not None:
        game = load_rules(game.name, edition, change["to"], change["to_figures"])
        return game, match and game.position(match.position()), ()
    return game, match, () if match is None else replay_in_match(match, entry)


def restore_deal(game: Game, seats: int, body: DealBody) -> Match:
    """Return the match that a deal has set up."""
    if "position" in body:
        return game.position(body["position"])
    return game.replay_setup(seats, body["options"], body["outcomes"])


def replay_in_match(match: Match, entry: LogEntry) -> Sequence[Event]:
    """Do to a match what an entry did, and return the events that it brought."""
    if (move := move_body(entry)) is not None:
        match.replay_move(move["move"], move["outcomes"])
        return match.played[-1].events
    if entry.kind == "undo":
        match.undo()
    return ()


def earlier_records(
    game: Game, entries: Sequence[LogEntry], seats: int, edition: str | None, players: Sequence[str]
) -> Iterator[str]:
    """Yield a record of what was played under each version of the rules before the last one."""
    match: Match | None = None
    last = max((place for place, entry in enumerate(entries) if rules_change(entry)), default=-1)
    for entry in entries[: last + 1]:
        if rules_change(entry) is not None and match is not None:
            match.players = list(players)
            yield match.record()
        game, match, _ = replay_entry(game, match, entry, seats, edition)
