"""``ludoteca wasm``: builds the WebAssembly modules with which browsers search for moves."""

from pathlib import Path
from typing import Protocol

from rich.console import Console

from ludoteca.cli.edition import game_named_in
from ludoteca.core.texts.fluent import Texts
from ludoteca.games import game, game_names


class Options(Protocol):
    """What ``ludoteca wasm`` was given."""

    game: str | None
    edition: str | None
    to: str | None


def run(options: Options, say: Texts) -> None:
    """Build the module of a game or of the game that an edition names; without either, those of all games."""
    from ludoteca.wasm.build import cached_file
    from ludoteca.wasm.pages import add_module

    names = [options.game] if options.game else game_names()
    if options.edition and not options.game:
        names = [game_named_in(Path(options.edition))]
    console = Console(highlight=False, soft_wrap=True)
    for name in names:
        chosen = game(name, options.edition)
        with console.status(say("wasm-building", game=name)):
            file = add_module(chosen, Path(options.to)) if options.to else cached_file(chosen)
        console.print(say("wasm-built", file=str(file), kilobytes=round(file.stat().st_size / 1000)))
