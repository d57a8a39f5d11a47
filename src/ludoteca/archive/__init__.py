"""The archive: older versions of rules, so that what was played under them can still be opened.

``alpaca-1.zip`` holds the sources of ALPACA's rules 1 and of the core of that time, as a package with a
name of its own; ``scripts/archive`` makes it.  This module asks of that package only what games and matches
offer in public, so the core may change without touching an archived version.

Archived rules are interpreted: they replay and show what was played.  Bots, hints and analyses are for the
present rules.
"""

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from copy import copy, deepcopy
from functools import cache
from importlib import import_module
from importlib.util import module_from_spec
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NoReturn
from zipimport import zipimporter

from ludoteca import games
from ludoteca.core import errors
from ludoteca.core.edition import parsed
from ludoteca.core.errors import BadOption, LudotecaError, UnknownRules
from ludoteca.core.game import Game
from ludoteca.core.luck import OutOfLuck, Source
from ludoteca.core.match import Knowledge, Match
from ludoteca.core.outcome import Outcome
from ludoteca.core.story import Event

FOLDER = Path(__file__).parent


def versions(name: str) -> list[int]:
    """The archived versions of a game's rules."""
    files = FOLDER.glob(f"{name}-*.zip")
    return sorted(int(file.stem.rpartition("-")[2]) for file in files)


def rules(name: str, version: int, edition: str | Path | None = None) -> Game:
    """A game under a version of its rules, the present or an archived one; with an edition file or not."""
    present = games.definition(name).version
    if version == present:
        return games.game(name, edition)
    if version not in versions(name):
        raise UnknownRules(name, version, [*versions(name), present])
    return _own(name, version) if edition is None else ArchivedGame(name, version, edition)


@cache
def _own(name: str, version: int) -> Game:
    return ArchivedGame(name, version)


@cache
def _package(name: str, version: int) -> str:
    """The name of an archived version's package, which can be imported from now on."""
    package = f"_ludoteca_{name.replace('-', '_')}_{version}"
    spec = zipimporter(str(FOLDER / f"{name}-{version}.zip")).find_spec(package)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[package] = module_from_spec(spec)
    spec.loader.exec_module(module)
    return package


@contextmanager
def translated() -> Iterator[None]:
    """Errors of an archived package as errors of ours, of the same name and with the same message."""
    try:
        yield
    except LudotecaError:
        raise
    except Exception as error:
        ours = next((found for kind in type(error).__mro__ if (found := _ours(kind.__name__))), None)
        if ours is None:
            raise
        same = ours.__new__(ours, *error.args)
        same.__dict__.update(vars(error))
        raise same from error


def _ours(name: str) -> type[Exception] | None:
    if name == OutOfLuck.__name__:
        return OutOfLuck
    found = getattr(errors, name, None)
    return found if isinstance(found, type) and issubclass(found, LudotecaError) else None


# --- Games ----------------------------------------------------------------------------------------


class ArchivedGame(Game):
    """A game under an archived version of its rules."""

    def __init__(self, name: str, version: int, edition: str | Path | None = None) -> None:
        if edition is not None:
            parsed(Path(edition))  # refuses what the parser of that time would choke on
        package = _package(name, version)
        definition = import_module(f"{package}.games.{name.replace('-', '_')}").DEFINITION
        with translated():
            self.inner = import_module(f"{package}.core.game").Game(definition, edition)
        self.definition = definition
        self.edition = self.inner.edition
        self.words = self.inner.words

    def start(self, seats: int = 2, seed: int | None = None, **options: Any) -> Match:
        with translated():
            return ArchivedMatch(self, self.inner.start(seats=seats, seed=seed, **options), seed)

    def restart(
        self, seats: int, options: Mapping[str, Any], outcomes: Sequence[str], seed: int | None = None
    ) -> Match:
        with translated():
            inner = self.inner.restart(seats=seats, seed=seed, options=options, outcomes=outcomes)
        return ArchivedMatch(self, inner, seed)

    def position(self, position: Mapping[str, Any], seed: int | None = None) -> Match:
        with translated():
            return ArchivedMatch(self, self.inner.position(position, seed), seed)

    def prepared(self, seats: int, seed: int | None, options: Mapping[str, Any]) -> NoReturn:
        raise self._is_old()

    def bound(self, **doors: Callable[..., Any]) -> NoReturn:
        raise self._is_old()

    @property
    def rules(self) -> SimpleNamespace:
        raise self._is_old()

    @property
    def compiled(self) -> SimpleNamespace:
        raise self._is_old()

    @property
    def actions(self) -> int:
        raise self._is_old()

    @property
    def features(self) -> int:
        raise self._is_old()

    def redealt(self, state: Any, seat: int, seed: int) -> NoReturn:
        raise self._is_old()

    def _is_old(self) -> BadOption:
        version = self.definition.version
        problem = f"rules {version} of {self.name} are old: they only replay what was played"
        return BadOption(f"{problem}; bots, hints and analyses need the present rules")


# --- Matches --------------------------------------------------------------------------------------


class ArchivedMatch(Match):
    """A match under an archived version of the rules."""

    def __init__(self, game: ArchivedGame, inner: Any, seed: int | None) -> None:
        self.game = game
        self.inner = inner
        self.seed = seed
        self.players = []
        self.origin = inner.origin
        self.dealt_events = inner.dealt_events
        self.dealt_outcomes = inner.dealt_outcomes
        self.played = inner.played

    @property
    def seats(self) -> int:
        return int(self.inner.seats)

    @property
    def over(self) -> bool:
        return bool(self.inner.over)

    @property
    def turn(self) -> str | None:
        turn: str | None = self.inner.turn
        return turn

    @property
    def legal(self) -> list[int]:
        legal: list[int] = self.inner.legal
        return legal

    @property
    def moves(self) -> list[str]:
        moves: list[str] = self.inner.moves
        return moves

    def position(self) -> dict[str, Any]:
        position: dict[str, Any] = self.inner.position()
        return position

    def view(self, seat: str | None) -> dict[str, Any]:
        with translated():
            view: dict[str, Any] = self.inner.view(seat)
        return view

    def views(self, seats: Iterable[str | None]) -> dict[str | None, dict[str, Any]]:
        return {seat: self.view(seat) for seat in seats}

    @property
    def outcome(self) -> Outcome | None:
        outcome: Outcome | None = self.inner.outcome
        return outcome

    def play(self, move: str, luck: Source | None = None) -> list[Event]:
        if luck is not None:
            raise BadOption("a match under old rules takes what luck brought by `repeat`")
        with translated():
            events: list[Event] = self.inner.play(move)
        return events

    def repeat(self, move: str, outcomes: Sequence[str]) -> list[Event]:
        with translated():
            events: list[Event] = self.inner.repeat(move, outcomes)
        return events

    @property
    def can_undo(self) -> bool:
        return bool(self.inner.can_undo)

    def undo(self) -> str:
        with translated():
            return str(self.inner.undo())

    def again(self) -> Match:
        with translated():
            return ArchivedMatch(self.game, self.inner.again(), self.seed)  # type: ignore[arg-type]

    def kept(self) -> Any:
        return deepcopy(self.inner.state)

    def resumed(self, kept: Any) -> Match:
        inner = copy(self.inner)
        inner.state, inner.played, inner._before = deepcopy(kept), [], []
        return ArchivedMatch(self.game, inner, self.seed)  # type: ignore[arg-type]

    def knowledge(self, seed: int) -> Knowledge:
        raise self._is_old()

    def hint(self, level: str = "best") -> list[Any]:
        raise self._is_old()

    def _is_old(self) -> BadOption:
        error: BadOption = self.game._is_old()  # type: ignore[attr-defined]
        return error
