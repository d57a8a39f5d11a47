"""``ludoteca edition``: shows, checks and exports the figures of a game."""

import sys
from pathlib import Path
from typing import Any, Protocol

from rich.console import Console
from rich.table import Table

from ludoteca.cli.edition_cells import Cells
from ludoteca.cli.faults import CliFault
from ludoteca.core.figures import edition
from ludoteca.core.matches.speech import Speech
from ludoteca.core.texts.errors import BadEdition
from ludoteca.core.texts.fluent import LANGUAGES, Texts
from ludoteca.core.values.data import Json
from ludoteca.games import definition, game, game_names


class Options(Protocol):
    """What ``ludoteca edition`` was given."""

    action: str
    game: str
    edition: str | None
    file: str
    named: str | None


def run(options: Options, say: Texts) -> int:
    if options.action == "export":
        sys.stdout.write(definition(options.game).edition_module.OWN_FILE.read_text(encoding="utf-8"))
        return 0
    if options.action == "check":
        return check(Path(options.file), options.named, say)
    show(options, say)
    return 0


def show(options: Options, say: Texts) -> None:
    """Print tables of all components, with the origin of each figure."""
    chosen = game(options.game, options.edition)
    cells = Cells(Speech(chosen, say.language), say)
    console = Console(highlight=False)
    console.print(f"{cells.texts('game-title')}: {chosen.edition.name}", style="bold")
    for name, entries in chosen.edition.data.items():
        if all(isinstance(entry, dict) for entry in entries.values()) and name != "numbers":
            console.print(section_table(name, entries, cells))
    console.print(say("edition-note"), style="dim")


def section_table(name: str, entries: Json, cells: Cells) -> Table:
    """Return the entries of one section of an edition as a table."""
    keys = dict.fromkeys(key for entry in entries.values() for key in entry)
    figures = [key for key in keys if key not in (*LANGUAGES, "origin", "xy")]
    rows = Table(title=cells.label(name), header_style="bold")
    for label in ("name", *figures, "origin"):
        rows.add_column(cells.label(label))
    for word, entry in entries.items():
        values = [cells.value(key, entry.get(key, "")) for key in figures]
        rows.add_row(cells.name(word, entry), *values, cells.origin(entry.get("origin", "")))
    return rows


def check(path: Path, named: str | None, say: Texts) -> int:
    """Print everything that is wrong with a file, or that nothing is, and return the exit status."""
    chosen = named or game_named_in(path)
    found = edition.list_problems(chosen, definition(chosen).edition_module, path)
    for problem in found:
        print(problem.text(say.language))
    if found:
        print(say("edition-wrong", count=len(found)))
        return 1
    own, other = game(chosen).edition.figures, game(chosen, path).edition.figures
    print(
        say(
            "edition-right",
            file=str(path),
            changed=sum(count_differences(own[key], other[key]) for key in own),
        )
    )
    return 0


def game_named_in(path: Path) -> str:
    """Return the game that an edition file names."""
    head = edition.parse_file(path).get("edition", {})
    named = head.get("game") if isinstance(head, dict) else None
    if named in game_names():
        return str(named)
    raise BadEdition(str(path), "edition.game", CliFault.NAME_THE_GAME(games=game_names()))


def count_differences(own: Any, other: Any) -> int:
    if isinstance(own, tuple):
        return sum(count_differences(a, b) for a, b in zip(own, other, strict=True))
    return int(own != other)
