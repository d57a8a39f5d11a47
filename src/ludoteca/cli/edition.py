"""``ludoteca edition``: the figures of a game and where they come from."""

import argparse
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from ludoteca.core import edition
from ludoteca.core.errors import BadEdition
from ludoteca.core.speech import Speech
from ludoteca.core.texts import Texts
from ludoteca.games import definition, game, names


def run(options: argparse.Namespace, say: Texts) -> int:
    if options.action == "export":
        sys.stdout.write(definition(options.game).checks.OWN.read_text(encoding="utf-8"))
        return 0
    if options.action == "check":
        return check(Path(options.file), options.game, say)
    show(options, say)
    return 0


def show(options: argparse.Namespace, say: Texts) -> None:
    """A table of all cards, each figure with its origin."""
    chosen = game(options.game, options.edition)
    speech = Speech(chosen, say.language)
    figures = ("copies", "value", "coins", "colour", "ability")
    rows = Table(title=f"{speech.texts('game-title')}: {chosen.edition.name}", header_style="bold")
    for label in ("card", *figures, "origin"):
        rows.add_column(speech.texts(f"label-{label}"))
    for card, entry in chosen.edition.data["cards"].items():
        origins = ", ".join(f"{key}: {origin}" for key, origin in entry.get("origin", {}).items())
        rows.add_row(f"{speech.card(card)} ({card})", *(str(entry.get(key, "")) for key in figures), origins)
    console = Console(highlight=False)
    console.print(rows)
    console.print(say("edition-note"), style="dim")


def check(path: Path, named: str | None, say: Texts) -> int:
    """Say everything that is wrong with a file, or that nothing is."""
    chosen = named or game_of(path)
    found = edition.problems(chosen, definition(chosen).checks, path)
    for problem in found:
        print(problem)
    if found:
        print(say("edition-wrong", count=len(found)))
        return 1
    own, other = game(chosen).edition.tables, game(chosen, path).edition.tables
    print(say("edition-right", file=str(path), changed=sum(differences(own[key], other[key]) for key in own)))
    return 0


def game_of(path: Path) -> str:
    """The game that an edition file names; with a single game there is nothing to name."""
    head = edition.parsed(path).get("edition", {})
    named = head.get("game") if isinstance(head, dict) else None
    if named in names():
        return str(named)
    if len(names()) == 1 and named is None:
        return names()[0]
    raise BadEdition(str(path), "edition.game", f"name the game: one of {', '.join(names())}")


def differences(own: Any, other: Any) -> int:
    if isinstance(own, tuple):
        return sum(differences(a, b) for a, b in zip(own, other, strict=True))
    return int(own != other)
