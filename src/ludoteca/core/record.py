"""Record: a match as text, both ways.

    [Game "alpaca"]
    [Seats 2]
    ...
    [Result "p1 31, p2 28"]

    deal [noisemaker viking ... puppy fence]
    1 p1: buy mime, pay puppy, pay puppy, end [puppy fence puppy puppy puppy]
    2 p2: play viking, p1: free twins, end [fence puppy puppy fence puppy]   # a comment
    = p1 31, p2 28

Tags hold JSON.  Each line is one turn.  Draws stand in brackets after their move, so replaying a record needs
no generator.  A move by another seat than that of the line names its seat.  ``Check`` is a digest of
everything but comments, so that changes are noticed.
"""

import hashlib
import json
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from ludoteca.core.errors import BadRecord, LuckMismatch, LudotecaError, UnknownRules
from ludoteca.core.game import Game
from ludoteca.core.match import Match

TAG = re.compile(r"\[(\w+) (.*)\]")
TURN = re.compile(r"(\d+) (p\d): (.*)")
MOVE = re.compile(r"(?:(p\d): )?([^\[\],]+?)(?: \[([^\[\]]*)\])?")
T = TypeVar("T")
UNFINISHED = "*"
NEW_TURN = "turn"
REQUIRED = {"Game": str, "Edition": str, "Data": str, "Rules": int, "Seats": int, "Result": str}
OPTIONAL = {"Seed": int, "Players": list, "Options": dict, "Position": dict, "Check": str}


# --- Writing --------------------------------------------------------------------------------------


def write_record(match: Match) -> str:
    """Write the record of a match."""
    tags, lines = _tags(match), list(_lines(match))
    tags["Check"] = _digest(tags, lines)
    head = [f"[{name} {json.dumps(value, ensure_ascii=False)}]" for name, value in tags.items()]
    return "\n".join([*head, "", *lines]) + "\n"


def _tags(match: Match) -> dict[str, Any]:
    game = match.game
    tags: dict[str, Any] = {"Game": game.name, "Edition": game.edition.name, "Data": game.edition.digest}
    tags |= {"Rules": game.definition.version, "Seats": match.seats}
    if match.seed is not None:
        tags["Seed"] = match.seed
    if match.players:
        tags["Players"] = match.players
    if match.start_info.get("options"):
        tags["Options"] = match.start_info["options"]
    if "position" in match.start_info:
        tags["Position"] = match.start_info["position"]
    return tags | {"Result": _result(match)}


def _result(match: Match) -> str:
    outcome = match.outcome
    return ", ".join(f"{seat} {score}" for seat, score in outcome.scores.items()) if outcome else UNFINISHED


def _lines(match: Match) -> Iterator[str]:
    if match.setup_draws:
        yield f"deal [{' '.join(match.setup_draws)}]"
    line, seat, number = "", "", 0
    for played in match.played:
        if not line:
            number, seat = number + 1, played.seat
        speaker = f"{played.seat}: " if played.seat != seat else ""
        luck = f" [{' '.join(played.draws)}]" if played.draws else ""
        line += f"{', ' if line else ''}{speaker}{played.move}{luck}"
        if any(event.name == NEW_TURN for event in played.events):
            yield f"{number} {seat}: {line}"
            line = ""
    if line:
        yield f"{number} {seat}: {line}"
    yield f"= {_result(match)}"


def _digest(tags: dict[str, Any], lines: list[str]) -> str:
    kept = {name: value for name, value in tags.items() if name != "Check"}
    text = json.dumps(kept, sort_keys=True) + "\n" + "\n".join(lines)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


# --- Reading --------------------------------------------------------------------------------------


@dataclass
class Transcript:
    """The parsed lines of a record: tags, then set-up, turns and result, with their line numbers."""

    tags: dict[str, Any] = field(default_factory=dict)
    tag_lines: dict[str, int] = field(default_factory=dict)
    body: list[tuple[int, str]] = field(default_factory=list)
    end: int = 1

    def line_of(self, tag: str) -> int:
        return self.tag_lines.get(tag, 1)


def read_record(text: str, game_of: Callable[[str, int], Game]) -> Match:
    """Replay a record.  ``game_of`` returns a game by its name and the version of its rules."""
    transcript = _parse(text)
    _check_tags(transcript)
    match = _start(transcript, game_of)
    match.players = [str(name) for name in transcript.tags.get("Players", [])]
    _play_through(match, transcript)
    check = transcript.tags.get("Check")
    now = _digest(transcript.tags, [line for _, line in transcript.body])
    if check is not None and check != now:
        raise BadRecord(
            transcript.line_of("Check"),
            f"the record was changed after it was written: its Check is {check}, it should be {now}. "
            "If the change is meant, remove the Check line",
        )
    return match


def _parse(text: str) -> Transcript:
    if not isinstance(text, str):
        raise BadRecord(1, f"a record is a text, not {type(text).__name__}")
    transcript = Transcript()
    for number, raw in enumerate(text.rstrip("\n").split("\n"), 1):
        transcript.end = number
        line = raw.strip()
        if not line or line.startswith("#"):
            continue
        if line.startswith("["):
            _read_tag(transcript, number, line)
        else:
            transcript.body.append((number, line.partition(" #")[0].rstrip()))
    return transcript


def _read_tag(transcript: Transcript, number: int, line: str) -> None:
    found = TAG.fullmatch(line)
    if transcript.body or not found:
        raise BadRecord(number, 'tags belong at the top, each as [Name "value"]')
    name, value = found[1], found[2]
    if name in transcript.tags:
        raise BadRecord(number, f"the tag {name} appears twice")
    try:
        transcript.tags[name] = json.loads(value)
    except (ValueError, RecursionError):
        raise BadRecord(number, f"the value of {name} is not JSON: {value}") from None
    transcript.tag_lines[name] = number


def _check_tags(transcript: Transcript) -> None:
    for name, kind in {**REQUIRED, **OPTIONAL}.items():
        value = transcript.tags.get(name)
        if value is None and name in REQUIRED:
            raise BadRecord(transcript.end, f"the tag {name} is missing; is this a complete Ludoteca record?")
        if value is not None and type(value) is not kind:
            raise BadRecord(transcript.line_of(name), f"{name} must be {kind.__name__}, not {value!r}")
    if len(transcript.tags.get("Players", [])) not in (0, transcript.tags["Seats"]):
        raise BadRecord(transcript.line_of("Players"), f"Players must have {transcript.tags['Seats']} names")
    if not transcript.body or not transcript.body[-1][1].startswith("="):
        raise BadRecord(transcript.end, "the record is cut off: its last line must be '= ' and the result")


def _start(transcript: Transcript, game_of: Callable[[str, int], Game]) -> Match:
    tags = transcript.tags
    try:
        game = game_of(tags["Game"], tags["Rules"])
    except UnknownRules as error:
        raise BadRecord(transcript.line_of("Rules"), str(error)) from None
    except LudotecaError as error:
        raise BadRecord(transcript.line_of("Game"), str(error)) from None
    if tags["Data"] != game.edition.digest:
        problem = f"played with edition {tags['Edition']!r}, whose figures have the digest {tags['Data']}; "
        problem += f"{game.edition.name!r} has {game.edition.digest}. Replay it with the edition's own file"
        raise BadRecord(transcript.line_of("Data"), problem)
    seed = tags.get("Seed")
    if "Position" in tags:
        match = _at_line(transcript.line_of("Position"), lambda: game.position(tags["Position"], seed))
        if match.seats != tags["Seats"]:
            raise BadRecord(transcript.line_of("Seats"), f"the position is for {match.seats} seats")
        return match
    return _deal(transcript, game, seed)


def _deal(transcript: Transcript, game: Game, seed: int | None) -> Match:
    """Set up the match with the options and draws of the record."""
    number, line = transcript.body[0]
    found = re.fullmatch(r"deal \[([^\[\]]*)\]", line)
    if not found:
        raise BadRecord(number, "the first line must be the deal: deal [what was drawn]")
    seats, options, luck = transcript.tags["Seats"], transcript.tags.get("Options", {}), found[1].split()
    try:
        match = _at_line(transcript.line_of("Options"), lambda: game.restart(seats, options, luck, seed))
    except LuckMismatch as error:
        raise BadRecord(number, str(error)) from None
    _check_luck(number, luck, match.setup_draws)
    return match


def _play_through(match: Match, transcript: Transcript) -> None:
    body = transcript.body[0 if "Position" in transcript.tags else 1 :]
    for expected, (number, line) in enumerate(body[:-1], 1):
        _play_line(match, number, line, expected)
    number, line = body[-1]
    result = f"= {_result(match)}"
    if line != result:
        raise BadRecord(number, f"the moves end with {result!r}, not {line!r}; moves are missing or changed")
    if transcript.tags["Result"] != result[2:]:
        raise BadRecord(transcript.line_of("Result"), f"the moves end with {result[2:]!r}")


def _play_line(match: Match, number: int, line: str, expected: int) -> None:
    found = TURN.fullmatch(line)
    if not found:
        raise BadRecord(number, f"a turn is written as '1 p1: move, move', not {line!r}")
    if found[1] != str(expected):
        raise BadRecord(number, f"turn {expected} is missing: this line is turn {found[1]}")
    for place, part in enumerate(_parts(found[3])):
        move = MOVE.fullmatch(part)
        if not move:
            raise BadRecord(number, f"{part!r} is not a move with its draws in brackets")
        seat = move[1] or found[2]
        if match.turn != seat:
            raise BadRecord(number, f"{move[2]!r} is written for {seat}, but {_whose(match)}")
        if place and match.played and any(event.name == NEW_TURN for event in match.played[-1].events):
            raise BadRecord(number, f"a new turn begins with {move[2]!r}: write it on a line of its own")
        _repeat_move(match, number, move[2], (move[3] or "").split())


def _parts(text: str) -> list[str]:
    return [part.strip() for part in text.split(",")]


def _whose(match: Match) -> str:
    return "the match is over" if match.over else f"{match.turn} must move"


def _repeat_move(match: Match, number: int, move: str, luck: list[str]) -> None:
    try:
        _at_line(number, lambda: match.repeat(move, luck))
    except LuckMismatch as error:
        raise BadRecord(number, str(error)) from None
    _check_luck(number, luck, match.played[-1].draws)


def _check_luck(number: int, luck: list[str], used: Sequence[str]) -> None:
    if len(luck) > len(used):
        raise BadRecord(number, f"draws are left over: {' '.join(luck[len(used) :])}")


def _at_line(number: int, action: Callable[[], T]) -> T:
    """Run an action; its errors become errors of the line."""
    try:
        return action()
    except (BadRecord, LuckMismatch):
        raise
    except (LudotecaError, TypeError) as error:
        raise BadRecord(number, str(error)) from None
