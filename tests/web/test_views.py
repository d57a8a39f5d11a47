"""The types that pages have for the views of each game fit the views that the rules make."""

import json
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import ludoteca
from ludoteca.core.values.data import Json
from tests.support.random_matches import SETUPS, of_every_game, start_match, viewers, walk
from tests.web.browser import ROOT

WEB = ROOT / "web"
COMPILER = WEB / "node_modules/typescript-native/bin/tsc"
TYPES = {"alpaca": "AlpacaView", "africana": "AfricanaView", "master-elf": "ElfView"}
FREE = ("moves", "obstacles", "effects", "unused", "ends")  # their words are checked by tests/contract
SEEDS = (3, 4)
# Views are written as literals, so a key or a word that a type does not have is an error.  Only the view
# itself may have other keys; `seen` checks that each key that its type names occurs.
SOURCE = """
import type {{ {type} }} from "../../src/games/{game}/view";
type Named<T> = keyof {{ [K in keyof T as string extends K ? never : K]: T[K] }};
export const views: {type}[] = {views};
const keys = {keys};
export const seen: Record<Named<{type}>, true> = keys;
"""


def marks(value: Any, path: str = "") -> Iterator[str]:
    """Yield what is special about a part of a view: its keys, its words, and what is empty."""
    if isinstance(value, dict):
        for key, one in value.items():
            yield f"{path}.{key}"
            if key not in FREE:
                yield from marks(one, f"{path}.{key}")
    elif isinstance(value, list):
        yield f"{path}[{bool(value)}]"
        for one in value:
            yield from marks(one, f"{path}[]")
    else:
        yield f"{path}={value if isinstance(value, str) else type(value)}"


@cache
def real_views(name: str) -> list[Json]:
    """Return views of random matches, each with something that the others do not have."""
    known: set[str] = set()
    found = []
    for setup in SETUPS:
        for seed in SEEDS if setup[0] == name else ():
            for match in walk(start_match(setup, seed), seed):
                for view in match.views(viewers(match)).values():
                    if not known.issuperset(new := set(marks(view))):
                        known |= new
                        found.append(view)
    return found


def type_errors(name: str, views: list[Json]) -> str:
    """Return what the compiler of TypeScript says about views; nothing if they fit."""
    keys = {key: True for view in views for key in view}
    source = SOURCE.format(
        type=TYPES[name], game=name, views=json.dumps(views), keys=json.dumps(keys).replace("}", "} as const")
    )
    with tempfile.TemporaryDirectory(dir=WEB / "node_modules", prefix=".views-") as folder:
        (Path(folder) / "views.ts").write_text(source, encoding="utf-8")
        settings = {"extends": str(WEB / "tsconfig.pages.json"), "files": ["views.ts"], "include": []}
        (Path(folder) / "tsconfig.json").write_text(json.dumps(settings), encoding="utf-8")
        node = shutil.which("node") or str(ROOT / ".venv/bin/node")
        done = subprocess.run(
            [node, COMPILER, "--noEmit", "--pretty", "false", "-p", folder],
            capture_output=True,
            text=True,
            check=False,
        )
    return "\n".join(sorted({line.partition("): ")[2] for line in done.stdout.splitlines()}))


@of_every_game
def test_real_views_fit_the_types_of_the_pages(name: str) -> None:
    views = real_views(name)
    assert len(views) > 20
    assert type_errors(name, views) == ""


@pytest.mark.parametrize(
    ("path", "wrong"),
    [
        ("active", None),
        ("first", None),
        ("prices", None),
        ("players.0.farm", None),
        ("players.0.hand.count", "two"),
        ("players.0.colour", "red"),
        ("market.lama", 4),
        ("pending", {"choice": "sing"}),
        ("outcome", {"scores": {"p1": 3}}),
    ],
)
def test_the_check_finds_views_that_do_not_fit(path: str, wrong: Any) -> None:
    views = json.loads(json.dumps(real_views("alpaca")))
    for view in views:
        *way, last = path.split(".")
        part = view
        for step in way:
            part = part[int(step) if step.isdecimal() else step]
        part[last] = wrong
        if wrong is None:
            del part[last]
    assert "error TS" in type_errors("alpaca", views)


def test_every_game_with_a_board_has_a_type_for_its_views() -> None:
    assert set(TYPES) == {path.parent.name for path in (WEB / "src/games").glob("*/view.ts")}
    assert set(TYPES) <= set(ludoteca.game_names())
