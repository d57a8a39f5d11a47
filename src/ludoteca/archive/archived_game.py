"""A game under an archived version of its rules."""

import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib import import_module
from inspect import signature
from pathlib import Path
from typing import NoReturn

from ludoteca.archive.archived_match import ArchivedMatch
from ludoteca.archive.packages import import_game_module, import_package, remove_annotate
from ludoteca.archive.translation import (
    attribute,
    present_definition,
    present_edition,
    present_words,
    translate_errors,
)
from ludoteca.core.compiler.compiled_rules import CompiledRules
from ludoteca.core.compiler.rules import Rules
from ludoteca.core.figures.edition import TEXT_NAME, EditionSource, is_text, parse_source
from ludoteca.core.kernel.contract import State
from ludoteca.core.kernel.luck import check_no_draws_left
from ludoteca.core.matches.game import Game
from ludoteca.core.matches.match import Match
from ludoteca.core.texts.errors import BadOption, IllegalCall
from ludoteca.core.texts.faults import Fault


@contextmanager
def as_file(edition: str | Path | None) -> Iterator[str | Path | None]:
    """Write an edition into a file, because archived rules read no text."""
    if edition is None or not is_text(edition):
        yield edition
        return
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / TEXT_NAME
        file.write_text(edition, encoding="utf-8")
        yield file


class ArchivedGame(Game):
    """A game under an archived version of its rules."""

    is_archived = True

    def __init__(self, name: str, version: int, edition: EditionSource | None = None) -> None:
        if edition is not None:
            parse_source(edition)  # refuses what the old parser cannot handle safely
        if isinstance(edition, Mapping):
            raise BadOption(Fault.OLD_RULES_MAPPING())
        package = import_package(name, version)
        definition = import_module(f"{package}.games.{name.replace('-', '_')}").DEFINITION
        games = import_game_module(package)
        remove_annotate(package)
        with translate_errors(), as_file(edition) as file:
            self.inner = games.Game(definition, file)
        self.definition = present_definition(self.inner.definition)
        self.edition = present_edition(self.inner.edition)
        self.words = present_words(self.inner.words)
        self.has_own_edition = edition is None
        self.edition_source = edition

    def start(self, seats: int = 2, seed: int | None = None, **options: object) -> Match:
        with translate_errors():
            return ArchivedMatch(self, self.inner.start(seats=seats, seed=seed, **options), seed)

    def replay_setup(
        self, seats: int, options: Mapping[str, object], draws: Sequence[str], seed: int | None = None
    ) -> Match:
        with translate_errors():
            inner = attribute(self.inner, "replay_setup", "restart")(seats, options, draws, seed)
        match = ArchivedMatch(self, inner, seed)
        check_no_draws_left(draws[len(match.setup_draws) :])
        return match

    def position(self, position: Mapping[str, object], seed: int | None = None) -> Match:
        with translate_errors():
            return ArchivedMatch(self, self.inner.position(position, seed), seed)

    def check_options(self, seats: int, options: Mapping[str, object]) -> NoReturn:
        raise self.old_rules_error()

    @property
    def option_names(self) -> list[str]:
        return list(signature(self.inner.definition.options).parameters)[2:]

    @property
    def layout(self) -> tuple[tuple[str, int], ...]:
        raise self.old_rules_error()

    def bind(self, **hooks: object) -> NoReturn:
        raise self.old_rules_error()

    @property
    def rules(self) -> Rules:
        raise self.old_rules_error()

    @property
    def seeded_rules(self) -> Rules:
        raise self.old_rules_error()

    @property
    def compiled(self) -> CompiledRules:
        raise self.old_rules_error()

    @property
    def actions(self) -> int:
        raise self.old_rules_error()

    @property
    def features(self) -> int:
        raise self.old_rules_error()

    def redeal(self, state: State, seat: int, seed: int) -> NoReturn:
        raise self.old_rules_error()

    def old_rules_error(self) -> IllegalCall:
        """Return the error for what old rules cannot do."""
        return IllegalCall(Fault.OLD_RULES(game=self.name, version=str(self.definition.version)))
