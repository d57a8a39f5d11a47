"""Results of an arena, and the file that keeps them: a header, then a line of JSON for each match."""

import json
import os
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from ludoteca.core.texts.errors import BadOption
from ludoteca.core.texts.faults import Fault, file_fault
from ludoteca.core.texts.sentences import show
from ludoteca.study.faults import StudyFault


@dataclass(frozen=True)
class Pairing:
    """A match to play: the bots on its seats, and the number of its deal."""

    game: str
    seats: tuple[int, ...]  # the number of the bot on each seat
    deal: int


@dataclass(frozen=True)
class MatchResult:
    """The result of a match."""

    pairing: Pairing
    scores: tuple[int, ...]
    winners: tuple[int, ...]  # seats
    ranks: tuple[int, ...]
    moves: int

    def to_line(self) -> str:
        """Return the line of the file that holds it."""
        return json.dumps(asdict(self))

    @staticmethod
    def from_line(line: str | bytes) -> "MatchResult":
        read = json.loads(line)
        pairing = Pairing(read["pairing"]["game"], tuple(read["pairing"]["seats"]), read["pairing"]["deal"])
        lists = {name: tuple(read[name]) for name in ("scores", "winners", "ranks")}
        return MatchResult(pairing, moves=read["moves"], **lists)


class ArenaFile:
    """The file of an arena.  Matches count together only if the header is the same."""

    def __init__(self, path: Path, header: dict[str, Any]) -> None:
        self.path = path
        self.header = header

    def load(self, wanted: Iterable[Pairing]) -> list[MatchResult]:
        """Return the results of the wanted matches.

        A last line that is not whole is ignored: the arena was killed while it wrote.

        Raises:
            BadOption: The file cannot be read, is not one of an arena, or holds other matches.
        """
        content = self._read()
        *lines, rest = content.split(b"\n")
        first = json.dumps(self.header)
        if not lines and first.encode().startswith(rest):
            return []
        self._check_header(lines[0] if lines else rest)
        pairings, found = set(wanted), {}
        for number, line in enumerate(lines[1:], 2):
            try:
                result = MatchResult.from_line(line)
                if result.pairing in pairings:
                    found[result.pairing] = result
            except (ValueError, TypeError, LookupError):
                raise self._not_a_result(number) from None
        return list(found.values())

    def _read(self) -> bytes:
        try:
            return self.path.read_bytes()
        except FileNotFoundError:
            return b""
        except OSError as error:
            raise BadOption(Fault.IN_FILE(file=str(self.path)), file_fault(error)) from None

    def _check_header(self, line: bytes) -> None:
        try:
            header = json.loads(line)
        except ValueError:
            raise self._not_a_result(1) from None
        if not isinstance(header, dict) or header.keys() != self.header.keys():
            raise self._not_a_result(1)
        if header["bots"] != self.header["bots"]:
            raise BadOption(StudyFault.OTHER_BOTS(file=str(self.path)))
        if header["seed"] != self.header["seed"]:
            found, wanted = show(header["seed"]), show(self.header["seed"])
            raise BadOption(StudyFault.OTHER_SEED(file=str(self.path), found=found, wanted=wanted))
        if header != self.header:
            raise BadOption(StudyFault.OTHER_RULES(file=str(self.path)))

    def _not_a_result(self, line: int) -> BadOption:
        return BadOption(StudyFault.NOT_A_RESULT(file=str(self.path), line=line))

    def cut_off_rest(self) -> None:
        """Remove a last line that is not whole, so that more lines can follow."""
        content = self._read()
        whole = content.rfind(b"\n") + 1
        if whole < len(content):
            os.truncate(self.path, whole)

    def append(self, result: MatchResult) -> None:
        """Add the result of a match."""
        with self.path.open("a", encoding="utf-8") as file:
            if file.tell() == 0:
                file.write(json.dumps(self.header) + "\n")
            file.write(result.to_line() + "\n")
