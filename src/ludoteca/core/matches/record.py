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

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

from ludoteca.core.kernel.events import TURN_EVENT, Events
from ludoteca.core.matches.game import Game
from ludoteca.core.matches.match import Match
from ludoteca.core.matches.played_move import PlayedMove
from ludoteca.core.texts.errors import BadRecord, LuckMismatch, LudotecaError, UnknownRules
from ludoteca.core.texts.faults import Fault
from ludoteca.core.texts.sentences import Sentence, show
from ludoteca.core.values.data import Json
from ludoteca.core.values.digests import digest_of
from ludoteca.core.versions import RECORD

TAG = re.compile(r"\[(\w+) \s*(.*)")
END_OF_TAG = re.compile(r"\s*\](?:\s+#.*)?")  # a comment may follow
DEAL = re.compile(r"deal \[([^\[\]]*)\]")
TURN = re.compile(r"(\d+) (p\d): (.*)")
MOVE = re.compile(r"(?:(p\d): )?([^\[\],]+?)(?: \[([^\[\]]*)\])?")
PATH = re.compile(r".+\.ludo")  # of a file with a record
T = TypeVar("T")
UNFINISHED = "*"
REQUIRED = {"Game": str, "Edition": str, "Data": str, "Rules": int, "Seats": int, "Result": str}
OPTIONAL = {"Format": int, "Seed": int, "Players": list, "Options": dict, "Position": dict, "Check": str}


# --- Writing --------------------------------------------------------------------------------------


def write_record(match: Match) -> str:
    """Write the record of a match."""
    tags, lines = _make_tags(match), list(_write_lines(match))
    tags["Check"] = _make_digest(tags, lines)
    head = [f"[{name} {json.dumps(value, ensure_ascii=False)}]" for name, value in tags.items()]
    return "\n".join([*head, "", *lines]) + "\n"


def _make_tags(match: Match) -> Json:
    """Return the tags of a match, all but ``Check``."""
    game = match.game
    tags: Json = {"Game": game.name, "Edition": game.edition.name, "Data": game.edition.digest}
    tags |= {"Rules": game.definition.version, "Seats": match.seats}
    if match.seed is not None:
        tags["Seed"] = match.seed
    if match.players:
        tags["Players"] = match.players
    if match.start_info.get("options"):
        tags["Options"] = match.start_info["options"]
    if "position" in match.start_info:
        tags["Position"] = match.start_info["position"]
    return tags | {"Result": _write_result(match)}


def _write_result(match: Match) -> str:
    """Return the scores as they stand in a record."""
    outcome = match.outcome
    return ", ".join(f"{seat} {score}" for seat, score in outcome.scores.items()) if outcome else UNFINISHED


def _write_lines(match: Match) -> Iterator[str]:
    """Yield the line of the setup, one line for each turn, and the result."""
    if match.setup_draws:
        yield f"deal [{' '.join(match.setup_draws)}]"
    line, seat, number = "", "", 0
    for played in match.played:
        if not line:
            number, seat = number + 1, played.seat
        speaker = f"{played.seat}: " if played.seat != seat else ""
        draws = f" [{' '.join(played.draws)}]" if played.draws else ""
        line += f"{', ' if line else ''}{speaker}{played.move}{draws}"
        if _ends_turn(played):
            yield f"{number} {seat}: {line}"
            line = ""
    if line:
        yield f"{number} {seat}: {line}"
    yield f"= {_write_result(match)}"


def _ends_turn(played: PlayedMove) -> bool:
    """Whether a move ended the turn."""
    events = played.events
    if isinstance(events, Events):
        return events.has(TURN_EVENT)
    return any(event.name == TURN_EVENT for event in events)  # of an older version of the rules


def _make_digest(tags: Json, lines: list[str]) -> str:
    """Return the value of the tag ``Check``."""
    kept = {name: value for name, value in tags.items() if name != "Check"}
    text = json.dumps(kept, sort_keys=True) + "\n" + "\n".join(lines)
    return digest_of(text.encode())


# --- Reading --------------------------------------------------------------------------------------


@dataclass
class Transcript:
    """The parsed lines of a record: tags, then setup, turns and result, with their line numbers."""

    tags: Json = field(default_factory=dict)
    tag_lines: dict[str, int] = field(default_factory=dict)
    body: list[tuple[int, str]] = field(default_factory=list)
    end: int = 1

    def line_of(self, tag: str) -> int:
        """Return the number of the line of a tag, 1 if the record does not have it."""
        return self.tag_lines.get(tag, 1)


def read_record(text: str, game_of: Callable[[str, int], Game]) -> Match:
    """Replay a record.  ``game_of`` returns a game by its name and the version of its rules.

    Raises:
        BadRecord: The text is not a whole record, or cannot be replayed with this game.
    """
    transcript = _parse_record(text)
    _check_tags(transcript)
    match = _start_match(transcript, game_of)
    match.players = [str(name) for name in transcript.tags.get("Players", [])]
    _play_through(match, transcript)
    check = transcript.tags.get("Check")
    now = _make_digest(transcript.tags, [line for _, line in transcript.body])
    if check is not None and check != now:
        raise BadRecord(transcript.line_of("Check"), Fault.RECORD_CHANGED(check=check, right=now))
    return match


def replay_with(game: Game, text: str) -> Match:
    """Replay a record with a game whose name, rules and figures are those of the record."""
    return read_record(text, lambda *_: game)


def _parse_record(text: object) -> Transcript:
    """Split a text into tags and other lines, without comments."""
    if isinstance(text, Path) or (isinstance(text, str) and PATH.fullmatch(text)):
        raise BadRecord(1, Fault.RECORD_IS_PATH())
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
    """Add a tag to the transcript."""
    tag = TAG.fullmatch(line)
    if transcript.body or not tag:
        raise BadRecord(number, Fault.TAGS_FIRST())
    name, rest = tag[1], tag[2]
    if name in transcript.tags:
        raise BadRecord(number, Fault.TAG_TWICE(tag=name))
    try:
        value, end = json.JSONDecoder().raw_decode(rest)
    except (ValueError, RecursionError):
        wrong = rest.rpartition("]")[0] or rest
        raise BadRecord(number, Fault.TAG_NOT_JSON(tag=name, value=wrong)) from None
    if not END_OF_TAG.fullmatch(rest, end):
        raise BadRecord(number, Fault.TAGS_FIRST())
    transcript.tags[name], transcript.tag_lines[name] = value, number


def _check_tags(transcript: Transcript) -> None:
    """Refuse missing tags, tags of a wrong type, and a record without its last line."""
    for name, kind in {**REQUIRED, **OPTIONAL}.items():
        value = transcript.tags.get(name)
        if value is None and name in REQUIRED:
            raise BadRecord(transcript.end, Fault.TAG_MISSING(tag=name))
        if value is not None and type(value) is not kind:
            fault = Fault.TAG_KIND(tag=name, kind=kind.__name__, value=show(value))
            raise BadRecord(transcript.line_of(name), fault)
    if transcript.tags.get("Format", RECORD) > RECORD:
        newer = Fault.NEWER_FORMAT(format=transcript.tags["Format"], known=RECORD)
        raise BadRecord(transcript.line_of("Format"), newer)
    seats = transcript.tags["Seats"]
    if len(transcript.tags.get("Players", [])) not in (0, seats):
        raise BadRecord(transcript.line_of("Players"), Fault.PLAYERS_TAG(seats=seats))
    if not transcript.body or not transcript.body[-1][1].startswith("="):
        raise BadRecord(transcript.end, Fault.CUT_OFF())


def _start_match(transcript: Transcript, game_of: Callable[[str, int], Game]) -> Match:
    """Start the match from its position, or set it up as its tags and its first line say."""
    tags = transcript.tags
    try:
        game = game_of(tags["Game"], tags["Rules"])
    except UnknownRules as error:
        raise BadRecord(transcript.line_of("Rules"), *error.sentences) from None
    except LudotecaError as error:
        raise BadRecord(transcript.line_of("Game"), *error.sentences) from None
    if tags["Data"] != game.edition.digest:
        raise BadRecord(transcript.line_of("Data"), _figures_fault(tags, game))
    seed = tags.get("Seed")
    if "Position" in tags:
        match = _at_line(transcript.line_of("Position"), lambda: game.position(tags["Position"], seed))
        if match.seats != tags["Seats"]:
            raise BadRecord(transcript.line_of("Seats"), Fault.OTHER_SEATS(seats=match.seats))
        return match
    return _set_up(transcript, game, seed)


def _figures_fault(tags: Json, game: Game) -> Sentence:
    """Return the sentence that the record was played with other figures."""
    own = game.edition
    return Fault.OTHER_FIGURES(
        edition=tags["Edition"], digest=tags["Data"], own=own.name, own_digest=own.digest
    )


def _set_up(transcript: Transcript, game: Game, seed: int | None) -> Match:
    """Set up the match with the options and draws of the record."""
    number, line = transcript.body[0]
    deal = DEAL.fullmatch(line)
    if not deal:
        raise BadRecord(number, Fault.DEAL_FIRST())
    seats, options, draws = transcript.tags["Seats"], transcript.tags.get("Options", {}), deal[1].split()
    try:
        return _at_line(transcript.line_of("Options"), lambda: game.replay_setup(seats, options, draws, seed))
    except LuckMismatch as error:
        raise BadRecord(number, *error.sentences) from None


def _play_through(match: Match, transcript: Transcript) -> None:
    """Play all turns and compare the result with the one that the record has."""
    body = transcript.body[0 if "Position" in transcript.tags else 1 :]
    for expected, (number, line) in enumerate(body[:-1], 1):
        _play_line(match, number, line, expected)
    number, line = body[-1]
    result = f"= {_write_result(match)}"
    if line != result:
        raise BadRecord(number, Fault.OTHER_RESULT(result=result, written=line))
    if transcript.tags["Result"] != result[2:]:
        fault = Fault.OTHER_RESULT(result=result[2:], written=transcript.tags["Result"])
        raise BadRecord(transcript.line_of("Result"), fault)


def _play_line(match: Match, number: int, line: str, expected: int) -> None:
    """Play the moves of one turn, which must be the ``expected`` one."""
    turn = TURN.fullmatch(line)
    if not turn:
        raise BadRecord(number, Fault.TURN_FORM(line=line))
    if turn[1] != str(expected):
        raise BadRecord(number, Fault.TURN_MISSING(expected=expected, found=turn[1]))
    for index, text in enumerate(_split_moves(turn[3])):
        move = MOVE.fullmatch(text)
        if not move:
            raise BadRecord(number, Fault.MOVE_FORM(text=text))
        seat = move[1] or turn[2]
        if match.turn != seat:
            raise BadRecord(number, _turn_fault(match, move[2], seat))
        if index and match.played and _ends_turn(match.played[-1]):
            raise BadRecord(number, Fault.NEW_TURN(move=move[2]))
        _replay_move(match, number, move[2], (move[3] or "").split())


def _split_moves(text: str) -> list[str]:
    """Return the moves of a turn, each with its seat and its draws if it has them."""
    return [move.strip() for move in text.split(",")]


def _turn_fault(match: Match, move: str, seat: str) -> Sentence:
    """Return the sentence that it is not the turn of a seat."""
    if match.turn is None:
        return Fault.MOVE_AFTER_END(move=move, seat=seat)
    return Fault.OTHER_TURN(move=move, seat=seat, turn=match.turn)


def _replay_move(match: Match, number: int, move: str, draws: list[str]) -> None:
    """Play a move with the draws that the record has for it."""
    try:
        _at_line(number, lambda: match.replay_move(move, draws))
    except LuckMismatch as error:
        raise BadRecord(number, *error.sentences) from None


def _at_line(number: int, action: Callable[[], T]) -> T:
    """Run an action; its errors become errors of the line."""
    try:
        return action()
    except (BadRecord, LuckMismatch):
        raise
    except LudotecaError as error:
        raise BadRecord(number, *error.sentences) from None
