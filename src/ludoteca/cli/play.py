"""``ludoteca play``: a game in the terminal, people and bots at one table."""

import argparse
import os
import secrets
import time
from collections.abc import Callable
from pathlib import Path

import platformdirs
from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

import ludoteca
from ludoteca.bots import bot
from ludoteca.cli.commands import Commands, Next
from ludoteca.cli.seating import OPPONENT, Seat, reader, seated
from ludoteca.core.errors import BadOption, BadRecord, IllegalMove, InvalidMove
from ludoteca.core.match import Match
from ludoteca.core.speech import Speech
from ludoteca.core.texts import Texts
from ludoteca.games import game, terminal

LONGEST_LINE = 200  # what is typed beyond is no move
OPTIONS = ("first", "market", "quick", "ages")  # how a match of some game can be started
PAUSE = 0.4  # seconds after a bot's move, so that one can follow it


def run(options: argparse.Namespace, say: Texts) -> None:
    match = resumed(options, say) if options.resume is not None else started(options, say)
    if options.resume is None:
        keep_last(options.game)
    seats = seated(",".join(match.players), say)
    Terminal(match, seats, say).play()


def started(options: argparse.Namespace, say: Texts) -> Match:
    """A new match from the options of the command line."""
    seats = seated(options.seats, say)
    chosen = {name: getattr(options, name) for name in OPTIONS if getattr(options, name) is not None}
    match = game(options.game, options.edition).start(len(seats), options.seed, **chosen)
    match.players = [seat.written for seat in seats]
    return match


def resumed(options: argparse.Namespace, say: Texts) -> Match:
    """A match from its record, by default the last one that was played."""
    path = Path(options.resume) if options.resume else autosave(options.game)
    if not options.resume and not path.exists():
        raise BadOption(say("nothing-to-resume"))
    match = ludoteca.replay(read_record(path), options.edition)
    match.players = match.players or [reader(), *[OPPONENT] * (match.seats - 1)]
    return match


def read_record(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadRecord(1, f"{path} cannot be read: {error}") from None


def autosave(name: str) -> Path:
    return Path(platformdirs.user_data_dir("ludoteca", appauthor=False)) / f"{name}.ludo"


def keep_last(name: str) -> None:
    """A new game takes the place of the last one, which stays beside it as ``alpaca.before.ludo``."""
    last = autosave(name)
    if last.exists():
        last.replace(last.with_name(f"{name}.before.ludo"))


def write_whole(path: Path, text: str) -> None:
    """Write a file so that a crash leaves the old one or the new one, never half of one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(path.name + ".part")
    with part.open("w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    part.replace(path)


class Terminal:
    """One match in one terminal."""

    def __init__(self, match: Match, seats: list[Seat], say: Texts) -> None:
        self.match = match
        self.seats = {f"p{number}": seat for number, seat in enumerate(seats, 1)}
        self.say = say
        self.speech = Speech(match.game, say.language, [seat.name for seat in seats])
        self.draw_board: Callable[..., RenderableType] = terminal(match.game.name).draw_board
        self.console = Console(highlight=False, markup=False)  # names may hold brackets
        self.bots = {
            name: bot(seat.bot, match.game, self.own_luck(number))
            for number, (name, seat) in enumerate(self.seats.items())
            if seat.is_bot
        }
        self.ready: set[str] = set()  # bots that have moved, so are compiled
        self.told: dict[str, int] = dict.fromkeys(self.seats, len(match.events))
        self.shown_to = ""
        self.commands = Commands(self)

    def play(self) -> None:
        """Until the game is over or somebody stops."""
        title = Text(f"\n{self.speech.texts('game-title')}", "bold")
        self.console.print(title.append(f" · {self.speech.texts('game-line')}", "not bold"))
        self.console.print(self.say("welcome"), style="dim")
        while not self.match.over:
            name = str(self.match.turn)
            if self.seats[name].is_bot:
                self.bot_plays(name)
            elif not self.person_plays(name):
                self.save(autosave(self.match.game.name))
                return
            self.write(autosave(self.match.game.name))
        self.tell(self.shown_to or None)
        self.console.print(self.draw_board(self.match.view(self.shown_to or None), self.speech))
        self.console.print(score_pad(self.match, self.speech, self.say))

    def write(self, path: Path) -> bool:
        """Write the record; a full disk does not stop the game."""
        try:
            write_whole(path, self.match.record())
        except OSError as error:
            self.console.print(self.say("not-saved", file=str(path), reason=str(error)), style="red")
            return False
        return True

    def save(self, path: Path) -> None:
        """Write the record and say how to go on with it."""
        if not self.write(path):
            return
        command = f"ludoteca play {self.match.game.name} --resume"
        command += "" if path == autosave(self.match.game.name) else f" {path}"
        self.console.print(self.say("saved", file=str(path), command=command))

    # --- Bots -----------------------------------------------------------------------------------------

    def own_luck(self, number: int) -> int:
        """A seed for what a bot imagines: fixed if the match has a seed, else nobody's to compute."""
        return secrets.randbits(62) if self.match.seed is None else self.match.seed + number

    def bot_plays(self, name: str) -> None:
        knowledge = self.match.knowledge(self.own_luck(len(self.match.played)))
        waiting = "bot-thinks" if name in self.ready else "preparing-bots"
        with self.console.status(self.say(waiting, seat=self.speech.seat(name))):
            move = self.bots[name].choose(knowledge)
        self.ready.add(name)
        self.match.play(move)
        if self.shown_to:
            self.tell(self.shown_to)
        if self.console.is_terminal:
            time.sleep(PAUSE)

    # --- People ---------------------------------------------------------------------------------------

    def person_plays(self, name: str) -> bool:
        """Ask until a move is played; False if the person wants to stop, or nothing more is typed."""
        try:
            return self.ask(name)
        except EOFError:
            return False

    def ask(self, name: str) -> bool:
        self.hand_over(name)
        self.tell(name)
        if self.is_forced:
            self.match.play(self.match.moves[0])
            return True
        view = self.match.view(name)
        self.console.print(self.draw_board(view, self.speech))
        seat = Text(f"\n{self.speech.seat(name)}", "bold")
        self.console.print(seat.append(f": {self.speech.ask(view)}", "not bold"))
        self.console.print(self.listed(view["moves"]))
        prompt = Text(self.say("your-move", seat=self.speech.seat(name)) + " ", "bold")
        while True:
            text = self.console.input(prompt).strip()[:LONGEST_LINE]
            following = self.commands.obey(text) or self.play_words(text)
            if following is not Next.STAY:
                return following is Next.AGAIN

    @property
    def is_forced(self) -> bool:
        """A choice with one answer, which the table makes by itself; nobody's turn is ended unasked."""
        moves = self.match.moves
        return len(moves) == 1 and moves != ["end"] and bool(self.match.view(self.match.turn)["pending"])

    def hand_over(self, name: str) -> None:
        """With several people at one terminal, nobody sees a hand that is not theirs."""
        people = [seat for seat in self.seats.values() if not seat.is_bot]
        if self.shown_to != name and len(people) > 1:
            self.console.clear()
            self.console.input(Text(self.say("pass-on", seat=self.speech.seat(name))))
            self.console.clear()
        self.shown_to = name

    def listed(self, moves: list[str]) -> RenderableType:
        width = len(str(len(moves)))
        texts = [Text(f"{number:{width}} ", "cyan").append(self.speech.move(move), "default")
                 for number, move in enumerate(moves, 1)]  # fmt: skip
        return Columns(texts, padding=(0, 3), column_first=True)

    def play_words(self, text: str) -> Next:
        """Play a move given by number, by its words, or by the sentence shown."""
        moves = self.match.moves
        if text.isdecimal():
            if not 1 <= int(text) <= len(moves):
                self.console.print(self.say("no-such-number", number=text, last=len(moves)), style="red")
                return Next.STAY
            text = moves[int(text) - 1]
        spoken = {self.speech.move(move).casefold(): move for move in moves}
        try:
            self.match.play(spoken.get(text.casefold(), text.lower()))
        except (IllegalMove, InvalidMove):
            self.console.print(self.say("unknown-input", input=text), style="red")
            return Next.STAY
        return Next.AGAIN

    def tell(self, name: str | None) -> None:
        """What has happened since this seat was last told."""
        start = self.told.get(str(name), 0)
        for event in self.match.events[start:]:
            self.console.print(f"  {self.speech.event(event.seen_by(name))}", style="dim")
        self.told[str(name)] = len(self.match.events)

    def after_undo(self) -> None:
        for name in self.told:
            self.told[name] = min(self.told[name], len(self.match.events))


def score_pad(match: Match, speech: Speech, say: Texts) -> RenderableType:
    """Every part of every score, and what broke the ties."""
    outcome, definition = match.outcome, match.game.definition
    assert outcome is not None
    pad = Table(title=say("score"), header_style="bold")
    pad.add_column("")
    for seat in outcome.scores:
        pad.add_column(speech.seat(seat), justify="right")
    for part in definition.parts:
        values = [str(outcome.parts[seat][part]) for seat in outcome.scores]
        pad.add_row(speech.texts(f"part-{part}"), *values)
    totals = [str(score) for score in outcome.scores.values()]
    pad.add_row(speech.texts("score-total"), *totals, style="bold", end_section=True)
    for tie in definition.ties if len(set(totals)) < len(totals) else ():
        values = [str(outcome.ties[seat][tie]) for seat in outcome.scores]
        pad.add_row(speech.texts(f"tie-{tie}"), *values, style="dim")
    names = ", ".join(speech.seat(seat) for seat in outcome.winners)
    verdict = say("winner" if len(outcome.winners) == 1 else "winners", names=names)
    reason = Text("\n" + speech.texts(f"reason-{outcome.reason}"))
    return Group(reason, pad, Text(verdict, style="bold green"))
