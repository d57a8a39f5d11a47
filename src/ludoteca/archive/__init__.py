"""The archive: older versions of the rules, so that records and tables played under them still open.

``alpaca-1.zip`` holds the sources of version 1 of ALPACA's rules and of the core of that time, as a package
with its own name.  ``scripts/archive`` makes it.  This module uses only what games and matches of that
package offer in public, and translates it into the names of the present core.

Archived rules are interpreted.  They replay and show what was played; bots, hints and analyses need the
present rules.
"""

import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from copy import copy
from functools import cache
from importlib import import_module
from importlib.util import module_from_spec
from inspect import signature
from pathlib import Path
from typing import Any, NoReturn
from zipimport import zipimporter

from ludoteca import games
from ludoteca.core import errors
from ludoteca.core.edition import TEXT_NAME, Edition, EditionSource, is_text, parse_source
from ludoteca.core.errors import (
    BadOption,
    IllegalMove,
    IllegalUndo,
    InvalidMove,
    LuckMismatch,
    LudotecaError,
    UnknownRules,
)
from ludoteca.core.events import Event, EventKind
from ludoteca.core.faults import Fault
from ludoteca.core.game import Definition, Game
from ludoteca.core.hint import Hint
from ludoteca.core.luck import LuckSource
from ludoteca.core.match import Knowledge, Match, PlayedMove, undo_fault
from ludoteca.core.outcome import Outcome
from ludoteca.core.rules import Rules
from ludoteca.core.sentences import Sentence
from ludoteca.core.words import Words

FOLDER = Path(__file__).parent


def versions(name: str) -> list[int]:
    """The archived versions of a game's rules."""
    files = FOLDER.glob(f"{name}-*.zip")
    return sorted(int(file.stem.rpartition("-")[2]) for file in files)


def rules(name: str, version: int, edition: EditionSource | None = None) -> Game:
    """A game under a version of its rules, the present or an archived one; with an edition file or not."""
    present = games.definition(name).version
    if version == present:
        return games.game(name, edition)
    if version not in versions(name):
        raise UnknownRules(name, version, [*versions(name), present])
    return _default_archived_game(name, version) if edition is None else ArchivedGame(name, version, edition)


@cache
def _default_archived_game(name: str, version: int) -> Game:
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


def _remove_annotate(package: str) -> None:
    """Remove the ``__annotate__`` of Python 3.14 from modules: archived cores take it for a rule."""
    for name, module in list(sys.modules.items()):
        if name.startswith(f"{package}."):
            vars(module).pop("__annotate__", None)


@contextmanager
def translate_errors() -> Iterator[None]:
    """Raise errors of an archived package as ours, of the same name and with the same attributes."""
    try:
        yield
    except LudotecaError:
        raise
    except Exception as error:
        ours = next((found for kind in type(error).__mro__ if (found := _error_class(kind.__name__))), None)
        if ours is None:
            raise
        raise _present_error(ours, error) from error


def _present_error(kind: type[LudotecaError], old: Any) -> LudotecaError:
    error = kind.__new__(kind)
    vars(error).update(vars(old))
    error.sentences = tuple(_present_sentences(kind, old))
    return error


def _present_sentences(kind: type[LudotecaError], old: Any) -> Iterator[Sentence]:
    """What an archived error says: in the first archived cores it is only an English text."""
    if hasattr(old, "sentences"):
        yield from (Sentence(said.code, said.facts) for said in old.sentences)
    elif kind is IllegalMove:
        yield from IllegalMove(old.move, old.legal).sentences
    elif kind is InvalidMove:
        detail = str(old).partition(" is not a move: ")[2]
        yield from (Fault.NOT_A_MOVE(move=old.move), Fault.OLD_RULES_REFUSE(detail=detail))
    else:
        yield Fault.OLD_RULES_REFUSE(detail=str(old))


def _error_class(name: str) -> type[LudotecaError] | None:
    if name == "OutOfLuck":  # the name it had at first
        return LuckMismatch
    found = getattr(errors, name, None)
    return found if isinstance(found, type) and issubclass(found, LudotecaError) else None


# --- Names of that time, in the names of the present core ------------------------------------------


def _attribute(old: Any, present: str, former: str) -> Any:
    """An attribute under its present name, or under the one it had in the first archived core."""
    return getattr(old, present) if hasattr(old, present) else getattr(old, former)


def _present_definition(old: Any) -> Definition:
    return Definition(
        name=old.name,
        version=old.version,
        seats=old.seats,
        folder=old.folder,
        kernel=old.kernel,
        State=old.State,
        checks=old.checks,
        options=old.options,
        words=old.words,
        event_kinds=tuple(_present_kind(kind) for kind in _attribute(old, "event_kinds", "tellings")),
        parts=old.parts,
        ties=old.ties,
        reason=old.reason,
        study=old.study,
    )


def _present_kind(old: Any) -> EventKind:
    return EventKind(old.name, old.what, old.whom, old.secret, old.reveals)


def _present_edition(old: Any) -> Edition:
    return Edition(old.game, old.name, old.data, _attribute(old, "figures", "tables"), old.words, old.derived)


def _present_words(old: Any) -> Words:
    return Words(
        notation=old.notation,
        move=old.move,
        domains=_attribute(old, "domains", "outcomes"),
        names=old.names,
        display_name=_attribute(old, "display_name", "called"),
        read_position=old.read_position,
        write_position=old.write_position,
        views=lambda state, seats: [old.view(state, seat) for seat in seats],
    )


def _present_move(old: Any) -> PlayedMove:
    return PlayedMove(old.seat, old.move, _attribute(old, "draws", "outcomes"), old.events)


# --- Games ----------------------------------------------------------------------------------------


@contextmanager
def as_file(edition: str | Path | None) -> Iterator[str | Path | None]:
    """An edition as a file: archived rules read no text."""
    if edition is None or not is_text(edition):
        yield edition
        return
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / TEXT_NAME
        file.write_text(edition, encoding="utf-8")
        yield file


class ArchivedGame(Game):
    """A game under an archived version of its rules."""

    def __init__(self, name: str, version: int, edition: EditionSource | None = None) -> None:
        if edition is not None:
            parse_source(edition)  # refuses what the old parser cannot handle safely
        if isinstance(edition, Mapping):
            raise BadOption(Fault.OLD_RULES_MAPPING())
        package = _package(name, version)
        definition = import_module(f"{package}.games.{name.replace('-', '_')}").DEFINITION
        core = import_module(f"{package}.core.game")
        _remove_annotate(package)
        with translate_errors(), as_file(edition) as file:
            self.inner = core.Game(definition, file)
        self.definition = _present_definition(self.inner.definition)
        self.edition = _present_edition(self.inner.edition)
        self.words = _present_words(self.inner.words)

    def start(self, seats: int = 2, seed: int | None = None, **options: Any) -> Match:
        with translate_errors():
            return ArchivedMatch(self, self.inner.start(seats=seats, seed=seed, **options), seed)

    def restart(
        self, seats: int, options: Mapping[str, Any], draws: Sequence[str], seed: int | None = None
    ) -> Match:
        with translate_errors():
            inner = self.inner.restart(seats, options, draws, seed)
        return ArchivedMatch(self, inner, seed)

    def position(self, position: Mapping[str, Any], seed: int | None = None) -> Match:
        with translate_errors():
            return ArchivedMatch(self, self.inner.position(position, seed), seed)

    def check_options(self, seats: int, options: Mapping[str, Any]) -> NoReturn:
        raise self._old_rules_error()

    def start_with(
        self, seats: int, options: Mapping[str, Any], seed: int | None = None, luck: LuckSource | None = None
    ) -> Match:
        if luck is not None:
            raise self._old_rules_error()
        return self.start(seats, seed, **options)

    @property
    def has_renamed_words(self) -> bool:
        return False  # its texts select nothing by the names of the default edition

    @property
    def option_names(self) -> list[str]:
        return list(signature(self.inner.definition.options).parameters)[2:]

    @property
    def layout(self) -> tuple[tuple[str, int], ...]:
        raise self._old_rules_error()

    def bind(self, **hooks: Callable[..., Any]) -> NoReturn:
        raise self._old_rules_error()

    @property
    def rules(self) -> Rules:
        raise self._old_rules_error()

    @property
    def compiled(self) -> Rules:
        raise self._old_rules_error()

    @property
    def actions(self) -> int:
        raise self._old_rules_error()

    @property
    def features(self) -> int:
        raise self._old_rules_error()

    def redeal(self, state: Any, seat: int, seed: int) -> NoReturn:
        raise self._old_rules_error()

    def _old_rules_error(self) -> BadOption:
        return BadOption(Fault.OLD_RULES(game=self.name, version=str(self.definition.version)))


# --- Matches --------------------------------------------------------------------------------------


class ArchivedMatch(Match):
    """A match under an archived version of the rules."""

    def __init__(self, game: ArchivedGame, inner: Any, seed: int | None) -> None:
        self.game = game
        self.inner = inner
        self.seed = seed
        self.players = []
        self.start_info = _attribute(inner, "start_info", "origin")
        self.setup_events = _attribute(inner, "setup_events", "dealt_events")
        self.setup_draws = _attribute(inner, "setup_draws", "dealt_outcomes")
        self.played = [_present_move(played) for played in inner.played]

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
    def legal_actions(self) -> list[int]:
        legal: list[int] = _attribute(self.inner, "legal_actions", "legal")
        return legal

    @property
    def moves(self) -> list[str]:
        moves: list[str] = self.inner.moves
        return moves

    def position(self) -> dict[str, Any]:
        position: dict[str, Any] = self.inner.position()
        return position

    def view(self, seat: str | None) -> dict[str, Any]:
        with translate_errors():
            view: dict[str, Any] = self.inner.view(seat)
        return view

    def views(self, seats: Iterable[str | None]) -> dict[str | None, dict[str, Any]]:
        return {seat: self.view(seat) for seat in seats}

    @property
    def outcome(self) -> Outcome | None:
        outcome: Outcome | None = self.inner.outcome
        return outcome

    def play(self, move: str, luck: LuckSource | None = None) -> list[Event]:
        if luck is not None:
            raise BadOption(Fault.OLD_RULES_LUCK())
        with translate_errors():
            events: list[Event] = self.inner.play(move)
        self.played.append(_present_move(self.inner.played[-1]))
        return events

    def repeat(self, move: str, draws: Sequence[str]) -> list[Event]:
        with translate_errors():
            events: list[Event] = self.inner.repeat(move, draws)
        self.played.append(_present_move(self.inner.played[-1]))
        return events

    @property
    def can_undo(self) -> bool:
        return bool(self.inner.can_undo)

    def undo(self) -> str:
        if not self.can_undo:
            raise IllegalUndo(undo_fault(self.played))
        with translate_errors():
            undone = str(self.inner.undo())
        self.played.pop()
        return undone

    def at_start(self) -> Match:
        with translate_errors():
            return ArchivedMatch(self.game, _attribute(self.inner, "at_start", "again")(), self.seed)  # type: ignore[arg-type]

    def pack(self) -> bytes:
        import pickle  # slow to import, and only old tables need it

        return pickle.dumps(self.inner.state)

    def resume(self, packed: bytes) -> Match:
        import pickle

        inner = copy(self.inner)
        inner.state, inner.played, inner._before = pickle.loads(packed), [], []
        return ArchivedMatch(self.game, inner, self.seed)  # type: ignore[arg-type]

    def knowledge(self, seed: int) -> Knowledge:
        raise self._old_rules_error()

    def observation(self, seat: str) -> list[int]:
        raise self._old_rules_error()

    def hint(self, level: str = "best") -> list[Hint]:
        raise self._old_rules_error()

    def _old_rules_error(self) -> BadOption:
        error: BadOption = self.game._old_rules_error()  # type: ignore[attr-defined]
        return error
