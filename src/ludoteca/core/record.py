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
from ludoteca.core.faults import Fault
from ludoteca.core.game import Game
from ludoteca.core.match import Match
from ludoteca.core.sentences import Sentence, show

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
        raise BadRecord(transcript.line_of("Check"), Fault.RECORD_CHANGED(check=check, right=now))
    return match


def _parse(text: str) -> Transcript:
    if not isinstance(text, str):
        raise BadRecord(1, Fault.RECORD_NOT_TEXT(kind=type(text).__name__))
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
        raise BadRecord(number, Fault.TAGS_FIRST())
    name, value = found[1], found[2]
    if name in transcript.tags:
        raise BadRecord(number, Fault.TAG_TWICE(tag=name))
    try:
        transcript.tags[name] = json.loads(value)
    except (ValueError, RecursionError):
        raise BadRecord(number, Fault.TAG_NOT_JSON(tag=name, value=value)) from None
    transcript.tag_lines[name] = number


def _check_tags(transcript: Transcript) -> None:
    for name, kind in {**REQUIRED, **OPTIONAL}.items():
        value = transcript.tags.get(name)
        if value is None and name in REQUIRED:
            raise BadRecord(transcript.end, Fault.TAG_MISSING(tag=name))
        if value is not None and type(value) is not kind:
            fault = Fault.TAG_KIND(tag=name, kind=kind.__name__, value=show(value))
            raise BadRecord(transcript.line_of(name), fault)
    seats = transcript.tags["Seats"]
    if len(transcript.tags.get("Players", [])) not in (0, seats):
        raise BadRecord(transcript.line_of("Players"), Fault.PLAYERS_TAG(seats=seats))
    if not transcript.body or not transcript.body[-1][1].startswith("="):
        raise BadRecord(transcript.end, Fault.CUT_OFF())


def _start(transcript: Transcript, game_of: Callable[[str, int], Game]) -> Match:
    tags = transcript.tags
    try:
        game = game_of(tags["Game"], tags["Rules"])
    except UnknownRules as error:
        raise BadRecord(transcript.line_of("Rules"), *error.sentences) from None
    except LudotecaError as error:
        raise BadRecord(transcript.line_of("Game"), *error.sentences) from None
    if tags["Data"] != game.edition.digest:
        raise BadRecord(transcript.line_of("Data"), _other_figures(tags, game))
    seed = tags.get("Seed")
    if "Position" in tags:
        match = _at_line(transcript.line_of("Position"), lambda: game.position(tags["Position"], seed))
        if match.seats != tags["Seats"]:
            raise BadRecord(transcript.line_of("Seats"), Fault.OTHER_SEATS(seats=match.seats))
        return match
    return _deal(transcript, game, seed)


def _other_figures(tags: dict[str, Any], game: Game) -> Sentence:
    own = game.edition
    return Fault.OTHER_FIGURES(
        edition=tags["Edition"], digest=tags["Data"], own=own.name, own_digest=own.digest
    )


def _deal(transcript: Transcript, game: Game, seed: int | None) -> Match:
    """Set up the match with the options and draws of the record."""
    number, line = transcript.body[0]
    found = re.fullmatch(r"deal \[([^\[\]]*)\]", line)
    if not found:
        raise BadRecord(number, Fault.DEAL_FIRST())
    seats, options, luck = transcript.tags["Seats"], transcript.tags.get("Options", {}), found[1].split()
    try:
        match = _at_line(transcript.line_of("Options"), lambda: game.restart(seats, options, luck, seed))
    except LuckMismatch as error:
        raise BadRecord(number, *error.sentences) from None
    _check_luck(number, luck, match.setup_draws)
    return match


def _play_through(match: Match, transcript: Transcript) -> None:
    body = transcript.body[0 if "Position" in transcript.tags else 1 :]
    for expected, (number, line) in enumerate(body[:-1], 1):
        _play_line(match, number, line, expected)
    number, line = body[-1]
    result = f"= {_result(match)}"
    if line != result:
        raise BadRecord(number, Fault.OTHER_RESULT(result=result, written=line))
    if transcript.tags["Result"] != result[2:]:
        fault = Fault.OTHER_RESULT(result=result[2:], written=transcript.tags["Result"])
        raise BadRecord(transcript.line_of("Result"), fault)


def _play_line(match: Match, number: int, line: str, expected: int) -> None:
    found = TURN.fullmatch(line)
    if not found:
        raise BadRecord(number, Fault.TURN_FORM(line=line))
    if found[1] != str(expected):
        raise BadRecord(number, Fault.TURN_MISSING(expected=expected, found=found[1]))
    for place, part in enumerate(_parts(found[3])):
        move = MOVE.fullmatch(part)
        if not move:
            raise BadRecord(number, Fault.MOVE_FORM(text=part))
        seat = move[1] or found[2]
        if match.turn != seat:
            raise BadRecord(number, _other_turn(match, move[2], seat))
        if place and match.played and any(event.name == NEW_TURN for event in match.played[-1].events):
            raise BadRecord(number, Fault.NEW_TURN(move=move[2]))
        _repeat_move(match, number, move[2], (move[3] or "").split())


def _parts(text: str) -> list[str]:
    return [part.strip() for part in text.split(",")]


def _other_turn(match: Match, move: str, seat: str) -> Sentence:
    if match.turn is None:
        return Fault.MOVE_AFTER_END(move=move, seat=seat)
    return Fault.OTHER_TURN(move=move, seat=seat, turn=match.turn)


def _repeat_move(match: Match, number: int, move: str, luck: list[str]) -> None:
    try:
        _at_line(number, lambda: match.repeat(move, luck))
    except LuckMismatch as error:
        raise BadRecord(number, *error.sentences) from None
    _check_luck(number, luck, match.played[-1].draws)


def _check_luck(number: int, luck: list[str], used: Sequence[str]) -> None:
    if len(luck) > len(used):
        raise BadRecord(number, Fault.DRAWS_LEFT(draws=luck[len(used) :]))


def _at_line(number: int, action: Callable[[], T]) -> T:
    """Run an action; its errors become errors of the line."""
    try:
        return action()
    except (BadRecord, LuckMismatch):
        raise
    except LudotecaError as error:
        raise BadRecord(number, *error.sentences) from None
    except TypeError:
        raise BadRecord(number, Fault.RECORD_OPTIONS()) from None
