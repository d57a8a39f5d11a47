"""``ludoteca site``: writes a folder that any static host can serve, to play without a server."""

from pathlib import Path
from typing import Protocol

from rich.console import Console

from ludoteca.cli.faults import CliFault
from ludoteca.core.texts.errors import BadOption
from ludoteca.core.texts.fluent import Texts
from ludoteca.games import game, game_names

PACKAGE = Path(__file__).parents[1]
# Where the pages lie: in an installed package, and in a clone.
PLACES = (PACKAGE / "pages", PACKAGE.parents[1] / "web" / "dist")


class Options(Protocol):
    """What ``ludoteca site`` was given."""

    folder: str
    web: str | None


def run(options: Options, say: Texts) -> None:
    """Write the folder, with the modules with which bots think."""
    from ludoteca.offline.pages import FIRST, copy_pages, list_files, write_games
    from ludoteca.wasm.pages import add_module, has_module

    pages = (
        Path(options.web) if options.web else next((place for place in PLACES if place.exists()), PLACES[0])
    )
    if not (pages / FIRST).is_file():
        raise BadOption(CliFault.NO_PAGES(folder=str(pages)))
    target, console = Path(options.folder), Console(highlight=False, soft_wrap=True)
    copy_pages(pages, target)
    write_games(target)
    for name in game_names():
        if pages == PLACES[0] and has_module(game(name), target):  # a package brings it with its pages
            continue
        with console.status(say("wasm-building", game=name)):
            add_module(game(name), target)
    megabytes = round(list_files(target) / 1e6)
    console.print(say("site-written", folder=str(target), megabytes=megabytes))
