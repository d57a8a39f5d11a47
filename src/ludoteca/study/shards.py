"""Shards: the matches of a study as Parquet files, one row for each seat of each match.

A shard is written to a temporary file and then renamed, so a half-written shard is never read.  The folder's
manifest holds the settings; a folder with other settings is refused.
"""

import json
from collections import Counter
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from ludoteca.core.extras import needing
from ludoteca.core.files import write_atomically
from ludoteca.core.matches.game import Game
from ludoteca.study.manifest import check_manifest
from ludoteca.study.matches import EventCounts, PlayedShard, list_items, list_measures
from ludoteca.study.plan import Plan, load_game

if TYPE_CHECKING:
    import pyarrow as pa

DECIDED_BY_SCORE, SHARED = "score", "shared"
SETTINGS_KEY, EVENTS_KEY = b"ludoteca.settings", b"ludoteca.events"


def import_parquet() -> Any:
    """Return PyArrow's Parquet module, which has no types, or say what to install."""
    with needing("lab", "study"):
        import pyarrow.parquet
    return pyarrow.parquet


def column(kind: str, name: str) -> str:
    return f"{kind}_{name}".replace("-", "_")


# --- Rows -------------------------------------------------------------------------------------------


def build_rows(plan: Plan, results: PlayedShard) -> "pa.Table":
    """Return one row for each seat of each match."""
    import pyarrow as pa

    game, seats, matches = load_game(plan), plan.seats, len(results.states)
    numbers = np.arange(results.first, results.first + matches)
    rotated = (np.arange(seats) + (numbers % seats)[:, None]) % seats
    lineup = sorted(set(plan.bots))
    bots = np.array([lineup.index(bot) for bot in plan.bots], np.int8)[rotated]
    ranks, winners, decided = rank_seats(results.scores, results.ties)
    criteria = (DECIDED_BY_SCORE, *game.definition.ties, SHARED)
    reasons, reason = read_reasons(game, results)
    columns: dict[str, Any] = {
        "match": np.repeat(numbers, seats),
        "deal": np.repeat(numbers // seats, seats),
        "seat": np.tile(np.arange(1, seats + 1, dtype=np.int8), matches),
        "bot": encode_words(bots.ravel(), lineup),
        "score": results.scores.ravel(),
        **split_columns("part", game.definition.parts, results.parts),
        **split_columns("tie", game.definition.ties, results.ties),
        "rank": ranks.astype(np.int8).ravel(),
        "win": (winners / winners.sum(axis=1, keepdims=True)).ravel(),
        "moves": np.repeat(results.moves, seats),
        "reason": encode_words(np.repeat(reason.astype(np.int8), seats), reasons),
        "decided": encode_words(np.repeat(decided.astype(np.int8), seats), criteria),
        **split_columns("measure", list_measures(game), results.measures.astype(np.int16)),
        **count_columns(game, results.counts.astype(np.int16)),
    }
    counts = json.dumps(results.events.to_json(), sort_keys=True).encode()
    notes = {SETTINGS_KEY: settings_bytes(plan), EVENTS_KEY: counts}
    return pa.table(columns).replace_schema_metadata(notes)


def encode_words(indices: NDArray[np.integer[Any]], dictionary: Sequence[str]) -> Any:
    """Return a column of words, stored as indices into a list of words."""
    import pyarrow as pa

    return pa.DictionaryArray.from_arrays(
        pa.array(indices, pa.int8()), pa.array(list(dictionary), pa.string())
    )


def split_columns(kind: str, names: tuple[str, ...], values: Any) -> dict[str, Any]:
    """Return a column for each name along the last axis."""
    return {column(kind, name): values[:, :, index].ravel() for index, name in enumerate(names)}


def count_columns(game: Game, counts: Any) -> dict[str, Any]:
    """Return a column for each item that a seat can have."""
    return {item.column: counts[:, :, index].ravel() for index, item in enumerate(list_items(game))}


def read_reasons(game: Game, results: PlayedShard) -> tuple[list[str], NDArray[np.integer[Any]]]:
    """Return the words for why matches ended, and the index of each match's word."""
    indices, reason = np.unique(results.reasons, return_inverse=True)
    return [game.definition.reasons[index] for index in indices], reason


def rank_seats(
    scores: NDArray[np.integer[Any]], ties: NDArray[np.integer[Any]]
) -> tuple[NDArray[np.int64], NDArray[np.bool_], NDArray[np.int64]]:
    """Return ranks, winners, and what decided each match.

    What decided: 0 is the score, then come the tie-breaks; the last number is a shared win.
    """
    criteria = np.concatenate([scores[:, :, None], ties], axis=2)
    behind = np.zeros(scores.shape + scores.shape[1:], bool)
    equal = ~behind
    winners, decided = np.ones(scores.shape, bool), np.zeros(len(scores), np.int64)
    for criterion in range(criteria.shape[2]):
        value = criteria[:, :, criterion]
        behind |= equal & (value[:, :, None] < value[:, None, :])
        equal &= value[:, :, None] == value[:, None, :]
        is_open = winners.sum(axis=1) > 1
        best = np.where(winners, value, np.iinfo(np.int32).min).max(axis=1, keepdims=True)
        winners &= value == best
        decided[is_open] = criterion
    decided[winners.sum(axis=1) > 1] = criteria.shape[2]
    return behind.sum(axis=2) + 1, winners, decided


# --- Files ------------------------------------------------------------------------------------------


def settings_bytes(plan: Plan) -> bytes:
    return json.dumps(plan.settings(), sort_keys=True).encode()


def write_parquet(shard: "pa.Table") -> bytes:
    file = BytesIO()
    import_parquet().write_table(shard, file, compression="zstd")
    return file.getvalue()


def read_events(shard: "pa.Table") -> EventCounts:
    counts = json.loads(shard.schema.metadata[EVENTS_KEY])
    return EventCounts(counts["matches"], Counter(counts["times"]), Counter(counts["among"]))


class Folder:
    """The shards of one plan."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path, self.plan = path, plan
        check_manifest(path, plan.settings())

    def file(self, number: int) -> Path:
        return self.path / f"shard-{number:06}.parquet"

    def save(self, number: int, content: bytes) -> None:
        write_atomically(self.file(number), content)

    def load(self, number: int, matches: int) -> "pa.Table | None":
        """Return the first matches of a shard, or None if it is missing, too short or not of this plan."""
        import pyarrow as pa

        if not self.file(number).exists():
            return None
        try:
            found = import_parquet().read_table(self.file(number))
        except (pa.ArrowException, OSError):
            return None
        rows = matches * self.plan.seats
        settings = (found.schema.metadata or {}).get(SETTINGS_KEY)
        is_usable = settings == settings_bytes(self.plan) and found.num_rows >= rows
        return found.slice(0, rows) if is_usable else None
