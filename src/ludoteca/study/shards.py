"""Shards: the games of a study as Parquet files, one row for each seat of each game.

A shard is written under another name and then renamed, so a half-written one never counts.  The folder's
``_manifest.json`` holds the settings; a folder with other settings is refused.
"""

import json
import os
from collections import Counter
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from ludoteca.core.errors import BadOption, MissingExtra
from ludoteca.core.game import Game
from ludoteca.core.structs import unpack
from ludoteca.core.study import Thing
from ludoteca.study.games import Stretch, Told
from ludoteca.study.plan import Plan, played_game

if TYPE_CHECKING:
    import pyarrow as pa

SHARES = 12  # a victory in whole numbers, however many of two to four seats share it
DECIDED_BY_SCORE, SHARED = "score", "shared"
STAMP, TOLD = b"ludoteca.settings", b"ludoteca.told"


def parquet() -> Any:
    """PyArrow's Parquet module, or what to install."""
    try:
        import pyarrow.parquet
    except ImportError:
        raise MissingExtra("a study", "lab") from None
    return pyarrow.parquet


def things_of(game: Game) -> tuple[Thing, ...]:
    study = game.definition.study
    return study.things(game.edition) if study else ()


def features_of(game: Game) -> tuple[str, ...]:
    return game.definition.study.features if game.definition.study else ()


def column(kind: str, name: str) -> str:
    return f"{kind}_{name}".replace("-", "_")


# --- Rows -------------------------------------------------------------------------------------------


def table(plan: Plan, stretch: Stretch) -> "pa.Table":
    """The games of a stretch, one row for each seat of each game."""
    import pyarrow as pa

    game, seats, games = played_game(plan), plan.seats, len(stretch.states)
    numbers = np.arange(stretch.first, stretch.first + games)
    turned = (np.arange(seats) + (numbers % seats)[:, None]) % seats
    lineup = sorted(set(plan.bots))
    bots = np.array([lineup.index(bot) for bot in plan.bots], np.int8)[turned]
    ranks, winners, decided = ranking(stretch.scores, stretch.ties)
    criteria = (DECIDED_BY_SCORE, *game.definition.ties, SHARED)
    reasons, reason = np.unique(reasons_of(game, stretch.states), return_inverse=True)
    columns: dict[str, Any] = {
        "game": np.repeat(numbers, seats),
        "deal": np.repeat(numbers // seats, seats),
        "seat": np.tile(np.arange(1, seats + 1, dtype=np.int8), games),
        "bot": words(bots.ravel(), lineup),
        "score": stretch.scores.ravel(),
        **spread("part", game.definition.parts, stretch.parts),
        **spread("tie", game.definition.ties, stretch.ties),
        "rank": ranks.astype(np.int8).ravel(),
        "win": (winners / winners.sum(axis=1, keepdims=True)).ravel(),
        "moves": np.repeat(stretch.moves, seats),
        "reason": words(np.repeat(reason.astype(np.int8), seats), [str(word) for word in reasons]),
        "decided": words(np.repeat(decided.astype(np.int8), seats), criteria),
        **had(game, stretch.states, seats),
    }
    told = {"games": stretch.told.games, "times": stretch.told.times, "among": stretch.told.among}
    notes = {STAMP: stamp(plan), TOLD: json.dumps(told, sort_keys=True).encode()}
    return pa.table(columns).replace_schema_metadata(notes)


def words(indices: Any, dictionary: Any) -> Any:
    """A column of few different words."""
    import pyarrow as pa

    return pa.DictionaryArray.from_arrays(
        pa.array(indices, pa.int8()), pa.array(list(dictionary), pa.string())
    )


def spread(kind: str, names: tuple[str, ...], figures: Any) -> dict[str, Any]:
    """A column for each name along the last axis."""
    return {column(kind, name): figures[:, :, place].ravel() for place, name in enumerate(names)}


def had(game: Game, states: Any, seats: int) -> dict[str, Any]:
    """What the seats had at the end, where the game says how to read that."""
    study = game.definition.study
    if study is None:
        return {}
    counts, things = study.counts(states)[:, :seats].astype(np.int16), things_of(game)
    measured = study.measures(states, game.edition)[:, :seats].astype(np.int16)
    return spread("feature", study.features, measured) | {
        thing.column: counts[:, :, place].ravel() for place, thing in enumerate(things)
    }


def reasons_of(game: Game, states: Any) -> Any:
    """Why each game ended."""
    definition = game.definition
    if definition.study:
        return definition.study.reasons(states)
    return np.array([definition.reason(unpack(definition.State, state)) for state in states])


def ranking(scores: Any, ties: Any) -> tuple[Any, Any, Any]:
    """Ranks; whether each seat won; and what decided: 0 the score, then the tie-breaks, last nothing."""
    criteria = np.concatenate([scores[:, :, None], ties], axis=2)
    behind = np.zeros(scores.shape + scores.shape[1:], bool)
    level = ~behind
    winners, decided = np.ones(scores.shape, bool), np.zeros(len(scores), int)
    for place in range(criteria.shape[2]):
        figure = criteria[:, :, place]
        behind |= level & (figure[:, :, None] < figure[:, None, :])
        level &= figure[:, :, None] == figure[:, None, :]
        open_still = winners.sum(axis=1) > 1
        best = np.where(winners, figure, np.iinfo(np.int32).min).max(axis=1, keepdims=True)
        winners &= figure == best
        decided[open_still] = place
    decided[winners.sum(axis=1) > 1] = criteria.shape[2]
    return behind.sum(axis=2) + 1, winners, decided


# --- Files ------------------------------------------------------------------------------------------


def stamp(plan: Plan) -> bytes:
    return json.dumps(plan.settings(), sort_keys=True).encode()


def written(shard: "pa.Table") -> bytes:
    file = BytesIO()
    parquet().write_table(shard, file, compression="zstd")
    return file.getvalue()


def told_in(shard: "pa.Table") -> Told:
    told = json.loads(shard.schema.metadata[TOLD])
    return Told(told["games"], Counter(told["times"]), Counter(told["among"]))


class Folder:
    """The shards of one plan."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path, self.plan = path, plan
        path.mkdir(parents=True, exist_ok=True)
        manifest, settings = path / "_manifest.json", plan.settings()
        if manifest.exists():
            self._check(json.loads(manifest.read_text(encoding="utf-8")), settings)
        else:
            self._put(manifest, json.dumps(settings, indent=1).encode() + b"\n")

    def _check(self, found: dict[str, Any], settings: dict[str, Any]) -> None:
        for key, value in settings.items():
            if found.get(key) != value:
                problem = f"games with {key} {found.get(key)!r}, not {value!r}"
                raise BadOption(f"{self.path} holds {problem}; choose another folder")

    def _put(self, file: Path, content: bytes) -> None:
        half = file.with_name(f".{file.name}.{os.getpid()}.half")
        half.write_bytes(content)
        half.replace(file)

    def file(self, number: int) -> Path:
        return self.path / f"shard-{number:06}.parquet"

    def keep(self, number: int, content: bytes) -> None:
        self._put(self.file(number), content)

    def shard(self, number: int, games: int) -> "pa.Table | None":
        """The first games of a shard; None if it is not there, too short, damaged, or of other settings."""
        import pyarrow as pa

        if not self.file(number).exists():
            return None
        try:
            found = parquet().read_table(self.file(number))
        except (pa.ArrowException, OSError):
            return None
        rows = games * self.plan.seats
        is_right = (found.schema.metadata or {}).get(STAMP) == stamp(self.plan) and found.num_rows >= rows
        return found.slice(0, rows) if is_right else None
