"""Secrecy: what a client receives does not depend on anything that it may not know.

Two matches that look alike to a seat give that seat the same bytes.
"""

import random
import secrets
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from sqlalchemy import Table

from ludoteca import Event, Match
from ludoteca.core.kernel.luck import SeededLuck
from ludoteca.server.bots.coach import known_to
from ludoteca.server.cluster.game_time import GameClock
from ludoteca.server.storage import schema
from ludoteca.server.storage.log_entries import Changes, LogEntry
from ludoteca.server.tables.broadcasts import encode_news
from ludoteca.server.tables.live_table import LiveTable
from ludoteca.server.tables.table_views import view_news
from tests.support.random_matches import (
    continue_from,
    next_luck,
    of_every_game,
    start_match,
    viewer_number,
    viewers,
    walk,
)

MOST = 12  # moves that two tables are followed for


class StoppedClock(GameClock):
    """A clock that always shows the same time."""

    def now(self) -> float:
        return 1000.0


def blank(table: Table, **values: Any) -> Any:
    """Return a row with nothing in it but these values."""
    columns = dict.fromkeys(table.columns.keys()) | values
    return SimpleNamespace(**columns, _mapping=columns)


def live_of(match: Match) -> LiveTable:
    """Return a table at which a match is being played, without a database."""
    row = blank(
        schema.tables, id="table", game=match.game.name, edition_name="own", state="playing", updated=1.0,
        options={}, owner="anna", listed=False, undo="free", hints=True, rated=False, chat="all",
        created=1.0, deadline=1100.0, clock={"seconds": 600, "increment": 1},
    )  # fmt: skip
    seats = [
        blank(schema.seats, seat=seat, kind="elsewhere", person=seat, name=seat, version=1, clock=600.0)
        for seat in match.seat_names
    ]
    table = LiveTable(row, seats, None, match.game, StoppedClock())
    table.replayed.match = match
    return table


def play(table: LiveTable, move: str, luck: SeededLuck) -> list[Event]:
    """Play a move as a table does it, without a database."""
    assert table.match is not None
    seat = table.turn
    events = table.match.play(move, luck)
    body = {"move": table.match.played[-1].move, "outcomes": list(table.match.played[-1].draws)}
    entry = LogEntry(table.id, table.number + 1, "move", seat, body, f"{seat}:{move}", 2.0, tuple(events))
    table.apply(entry, Changes())
    return events


def sent_bytes(table: LiveTable, seat: str | None) -> tuple[bytes, bytes]:
    """Return what is sent to a seat after the last entry, and when it connects again."""
    viewpoints = frozenset([seat] if seat else [])
    return encode_news(table, [viewpoints], table.number - 1)[viewpoints], msgspec.json.encode(
        view_news(table, viewpoints, 0)
    )


def looks(table: LiveTable, events: list[Event], seat: str | None) -> tuple[Any, ...]:
    """Return what the game itself lets a seat see."""
    assert table.match is not None
    can_undo = table.match.can_undo if table.turn == seat else None
    return table.match.view(seat), [event.seen_by(seat) for event in events], can_undo


def alike(one: LiveTable, other: LiveTable, seat: str | None, chooser: random.Random) -> Iterator[bool]:
    """Play the same moves at two tables as long as they look alike to a seat: it must hear the same."""
    for _ in range(MOST):
        assert one.match is not None
        assert other.match is not None
        both = [move for move in one.match.moves if move in other.match.moves]
        if not both:
            return
        move, luck = chooser.choice(both), [next_luck(one.match), next_luck(one.match)]
        events, events_too = play(one, move, luck[0]), play(other, move, luck[1])
        if looks(one, events, seat) != looks(other, events_too, seat):
            return
        assert sent_bytes(one, seat) == sent_bytes(other, seat)
        yield one.match.state != other.match.state


@of_every_game
def test_hidden_cards_do_not_change_what_is_sent(name: str) -> None:
    same = different = 0
    for step, match in enumerate(walk(start_match((name, 3), 23), 23)):
        if step % 9 or match.over:
            continue
        for seat in viewers(match):
            twin = continue_from(match, match.game.redeal(match.state, viewer_number(seat), step))
            one, other = live_of(continue_from(match, match.state)), live_of(twin)
            assert sent_bytes(one, seat) == sent_bytes(other, seat)
            for differs in alike(one, other, seat, random.Random(step)):
                same, different = same + 1, different + differs
    assert same > 100
    assert different > 50


@of_every_game
def test_hidden_cards_do_not_change_what_a_device_gets_to_think_with(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two tables that look alike to the seat to move give it the same bytes, whatever the others hold."""
    monkeypatch.setattr(secrets, "randbelow", lambda _: 5)
    looked = different = 0
    for step, match in enumerate(walk(start_match((name, 3), 29), 29)):
        if step % 5 or match.over:
            continue
        seat = str(match.turn)
        twin = continue_from(match, match.game.redeal(match.state, viewer_number(seat), step))
        own_seats = frozenset([seat])
        sent = [msgspec.json.encode(known_to(live_of(one), seat, own_seats)) for one in (match, twin)]
        assert sent[0] == sent[1]
        looked, different = looked + 1, different + (match.state != twin.state)
    assert looked > 10
    assert different > looked / 3


@of_every_game
def test_no_seed_and_no_future_luck_is_sent(name: str) -> None:
    match = start_match((name, 2), 4_611_686_018_427_387)
    table = live_of(match)
    for _ in range(30):
        play(table, match.moves[0], next_luck(match))
        for seat in viewers(match):
            text = b"".join(sent_bytes(table, seat))
            assert b"4611686018427387" not in text
            assert b"outcomes" not in text
            assert b"seed" not in text


@of_every_game
def test_broadcasts_equal_the_news(name: str) -> None:
    """What is encoded in parts for all listeners is what each would receive alone."""
    match = start_match((name, 3), 4)
    table, chooser = live_of(match), random.Random(4)
    readers = [frozenset[str](), frozenset(["p1"]), frozenset(["p2", "p3"])]
    for _ in range(MOST):
        play(table, chooser.choice(match.moves), next_luck(match))
        sent = encode_news(table, readers, table.number - 1)
        for seats in readers:
            alone = msgspec.json.encode(view_news(table, seats, table.number - 1))
            assert msgspec.json.decode(sent[seats]) == msgspec.json.decode(alone)
