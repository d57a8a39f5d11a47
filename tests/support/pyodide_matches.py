"""Matches that are played on this Python and on Pyodide's, which is a newer one: both must play the same."""

import json
import sys
from pathlib import Path

import ludoteca
from ludoteca import Match

ROOT = Path(__file__).parents[2]


def play(name: str, seats: int) -> Match:
    """Play a match with a fixed choice of moves; undo some of them."""
    match = ludoteca.game(name).start(seats=seats, seed=seats)
    while not match.over and len(match.played) < 600:
        moves = match.moves
        match.play(moves[len(match.played) * 7919 % len(moves)])
        if match.can_undo and len(match.played) % 5 == 0:
            match.play(match.undo())
    return match


def describe(match: Match) -> list[object]:
    """Return all that people see of a match."""
    views = [match.view(seat) for seat in (*match.seat_names, None)]
    events = [event.seen_by("p1") for event in match.events]
    outcome = match.outcome.to_json() if match.outcome else None
    return [match.record(), match.position(), views, events, outcome]


def report() -> str:
    """Play every game, replay every stored record, and return what came of it as JSON."""
    matches = [play(name, seats) for name in ludoteca.game_names() for seats in (2, 4)]
    records = [match.record() for match in matches]
    records += [path.read_text(encoding="utf-8") for path in sorted((ROOT / "tests/records").glob("*.ludo"))]
    replayed = [ludoteca.replay(record) for record in records]
    assert [match.record() for match in replayed] == records
    return json.dumps([describe(match) for match in (*matches, *replayed)])


def version() -> str:
    return ".".join(map(str, sys.version_info[:2]))
