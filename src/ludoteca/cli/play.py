"""``ludoteca play``: plays a match between people and bots in one terminal."""

import secrets
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

import platformdirs
from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludoteca.bots import bot
from ludoteca.cli.arguments import DEFAULT_GAME
from ludoteca.cli.faults import CliFault
from ludoteca.cli.game_options import list_game_options
from ludoteca.cli.match_commands import Commands, Next
from ludoteca.cli.record_file import replay_file
from ludoteca.cli.seating import OPPONENT, Seat, find_mistyped_bots, make_seats, parse_players, user_name
from ludoteca.core.files import write_atomically
from ludoteca.core.matches.match import Match
from ludoteca.core.matches.speech import Speech
from ludoteca.core.texts.errors import BadOption, IllegalMove, InvalidMove
from ludoteca.core.texts.faults import Fault, file_fault
from ludoteca.core.texts.fluent import Texts
from ludoteca.core.texts.sentences import join_sentences
from ludoteca.core.values.data import Json
from ludoteca.core.values.numbers import SEEDS
from ludoteca.games import game, terminal

LONGEST_LINE = 200  # characters; the rest of what is typed is ignored
PAUSE = 0.4  # seconds after a bot's move, so that people can follow


class Options(Protocol):
    """What ``ludoteca play`` was given."""

    game: str | None
    seats: str | None
    seed: int | None
    edition: str | None
    resume: str | None


def run(options: Options, say: Texts) -> None:
    is_new = options.resume is None
    match = start(options) if is_new else resume(options)
    if is_new:
        keep_last(match.game.name)
    notices = find_mistyped_bots(match.players, say) if is_new else []
    Terminal(match, make_seats(match.players, say), say, notices).play()


def start(options: Options) -> Match:
    """Start a new match from the options of the command line."""
    chosen = game(options.game or DEFAULT_GAME, options.edition)
    players = parse_players(options.seats, chosen)
    match = chosen.start(len(players), options.seed, **given_options(options))
    match.players = players
    return match


def given_options(options: Options) -> Json:
    """Return the options of a start that were given, for this game or by mistake for another."""
    return {
        option.name: getattr(options, option.name)
        for option in list_game_options()
        if getattr(options, option.name, None) is not None
    }


def resume(options: Options) -> Match:
    """Read a match from its record, by default the last one that was played.

    Raises:
        BadOption: There is no such file, it is no record, or it is of another game than the one named.
        BadEdition: The edition cannot be used.
    """
    path = Path(options.resume) if options.resume else autosave(options.game or DEFAULT_GAME)
    if not options.resume and not path.exists():
        raise BadOption(CliFault.NOTHING_TO_RESUME())
    match = replay_file(path, options.edition)
    found = match.game.name
    if options.game not in (None, found):
        raise BadOption(CliFault.RESUMES_OTHER_GAME(file=str(path), found=found, game=options.game))
    match.players = match.players or [user_name(), *[OPPONENT] * (match.seats - 1)]
    return match


def autosave(name: str) -> Path:
    return Path(platformdirs.user_data_dir("ludoteca", appauthor=False)) / f"{name}.ludo"


def keep_last(name: str) -> None:
    """Rename the saved match to ``alpaca.before.ludo`` before a new one is saved in its place."""
    last = autosave(name)
    if last.exists():
        last.replace(last.with_name(f"{name}.before.ludo"))


class Terminal:
    """One match in one terminal."""

    def __init__(self, match: Match, seats: list[Seat], say: Texts, notices: Sequence[str] = ()) -> None:
        self.match = match
        self.notices = list(notices)  # what the first person should read before playing
        self.seats = dict(zip(match.seat_names, seats, strict=True))
        self.say = say
        self.speech = Speech(match.game, say.language, [seat.name for seat in seats])
        self.draw_board = terminal(match.game.name).draw_board
        self.console = Console(highlight=False, markup=False)  # names may contain brackets
        self.bots = {
            name: bot(seat.bot, match.game, self.bot_seed(number), len(seats))
            for number, (name, seat) in enumerate(self.seats.items())
            if seat.is_bot
        }
        self.ready: set[str] = set()  # bots that have moved, so their code is compiled
        self.seen: dict[str, int] = dict.fromkeys(self.seats, len(match.events))  # events shown to each seat
        self.shown_to = ""
        self.commands = Commands(self)

    def play(self) -> None:
        """Play until the match is over or somebody quits."""
        title = Text(f"\n{self.speech.texts('game-title')}", "bold")
        self.console.print(title.append(f" · {self.speech.texts('game-line')}", "not bold"))
        self.console.print(self.say("welcome"), style="dim")
        while not self.match.over:
            name = str(self.match.turn)
            if self.seats[name].is_bot:
                self.let_bot_play(name)
            elif not self.let_person_play(name):
                self.save(autosave(self.match.game.name))
                return
            self.write(autosave(self.match.game.name))
        self.show_events(self.shown_to or None)
        self.console.print(self.draw_board(self.match.view(self.shown_to or None), self.speech))
        self.console.print(score_pad(self.match, self.speech, self.say))

    def write(self, path: Path) -> bool:
        """Write the record and return whether it could be written.  A full disk does not stop the match."""
        try:
            write_atomically(path, self.match.record().encode())
        except OSError as error:
            self.console.print(
                self.say("not-saved", file=str(path), reason=file_fault(error).text(self.say.language)),
                style="red",
            )
            return False
        return True

    def save(self, path: Path) -> None:
        """Write the record and say how to continue from it."""
        if not self.write(path):
            return
        command = f"ludoteca play {self.match.game.name} --resume"
        command += "" if path == autosave(self.match.game.name) else f" {path}"
        self.console.print(self.say("saved", file=str(path), command=command))

    # --- Bots -----------------------------------------------------------------------------------------

    def bot_seed(self, number: int) -> int:
        """Return a seed for a bot: fixed if the match has a seed, otherwise unpredictable."""
        return secrets.randbits(62) if self.match.seed is None else (self.match.seed + number) % SEEDS

    def let_bot_play(self, name: str) -> None:
        knowledge = self.match.knowledge(self.bot_seed(len(self.match.played)))
        waiting = "bot-thinks" if name in self.ready else "preparing-bots"
        with self.console.status(self.say(waiting, seat=self.speech.seat(name))):
            move = self.bots[name].choose(knowledge)
        self.ready.add(name)
        self.match.play(move)
        if self.shown_to:
            self.show_events(self.shown_to)
        if self.console.is_terminal:
            time.sleep(PAUSE)

    # --- People ---------------------------------------------------------------------------------------

    def let_person_play(self, name: str) -> bool:
        """Ask until a move is played, or return False if the person quits or the input ends."""
        try:
            return self.ask(name)
        except EOFError:
            return False

    def ask(self, name: str) -> bool:
        self.hand_over(name)
        self.show_notices()
        self.show_events(name)
        if self.is_forced:
            self.match.play(self.match.moves[0])
            return True
        view = self.match.view(name)
        self.console.print(self.draw_board(view, self.speech))
        seat = Text(f"\n{self.speech.seat(name)}", "bold")
        self.console.print(seat.append(f": {self.speech.ask(view)}", "not bold"))
        self.console.print(self.list_moves(view["moves"]))
        prompt = Text(self.say("your-move", seat=self.speech.seat(name)) + " ", "bold")
        while True:
            text = self.console.input(prompt).strip()[:LONGEST_LINE]
            following = self.commands.run(text) or self.play_words(text)
            if following is not Next.ASK_AGAIN:
                return following is Next.REDRAW

    @property
    def is_forced(self) -> bool:
        """Whether there is only one choice, which is played without asking.  A turn never ends unasked."""
        moves = self.match.moves
        return len(moves) == 1 and moves != ["end"] and bool(self.match.view(self.match.turn)["pending"])

    def hand_over(self, name: str) -> None:
        """Hide the board until the next person is there, if several people share the terminal."""
        people = [seat for seat in self.seats.values() if not seat.is_bot]
        if self.shown_to != name and len(people) > 1:
            self.console.clear()
            self.console.input(Text(self.say("pass-on", seat=self.speech.seat(name))))
            self.console.clear()
        self.shown_to = name

    def list_moves(self, moves: list[str]) -> RenderableType:
        width = len(str(len(moves)))
        texts = [Text(f"{number:{width}} ", "cyan").append(self.speech.move(move), "default")
                 for number, move in enumerate(moves, 1)]  # fmt: skip
        return Columns(texts, padding=(0, 3), column_first=True)

    def play_words(self, text: str) -> Next:
        """Play a move given by its number, its words, or its sentence in the list."""
        moves = self.match.moves
        if text.isdecimal():
            if not 1 <= int(text) <= len(moves):
                self.console.print(self.say("no-such-number", number=text, last=len(moves)), style="red")
                return Next.ASK_AGAIN
            text = moves[int(text) - 1]
        spoken = {self.speech.move(move).casefold(): move for move in moves}
        try:
            self.match.play(spoken.get(text.casefold(), text.lower()))
        except InvalidMove as error:
            self.console.print(self.explain_words(error), style="red")
            return Next.ASK_AGAIN
        except IllegalMove as error:
            self.console.print(self.explain_refusal(error), style="red")
            return Next.ASK_AGAIN
        return Next.REDRAW

    def explain_words(self, error: InvalidMove) -> str:
        """Return why a text is not a move, without the list of all words: they are English."""
        sentences = [sentence for sentence in error.sentences if sentence.code is not Fault.KNOWN_WORDS]
        return f"{join_sentences(sentences, self.say.language)} {self.say('see-help')}"

    def explain_refusal(self, error: IllegalMove) -> str:
        """Return why a move is not legal now, or what is legal if the game does not say why."""
        language = self.say.language
        verb, *words = error.move.split()
        obstacles = self.match.view(self.match.turn).get("obstacles", {})
        reasons = [
            self.speech.obstacle(obstacle)
            for component, found in obstacles.items()
            for obstacle in found
            if component.split()[-1] in words and obstacle.get("verb", verb) == verb
        ]
        if not reasons:
            legal = [self.speech.move(move) for move in error.legal]
            reasons = [Fault.LEGAL_NOW(moves=legal).text(language)]
        return " ".join([error.sentences[0].text(language), *reasons])

    def show_notices(self) -> None:
        """Print the notices once, after the terminal was cleared for the first person."""
        for notice in self.notices:
            self.console.print(notice, style="yellow")
        self.notices.clear()

    def show_events(self, name: str | None) -> None:
        """Print the events that this seat has not seen yet."""
        start = self.seen.get(str(name), 0)
        for event in self.match.events[start:]:
            self.console.print(f"  {self.speech.event(event.seen_by(name))}", style="dim")
        self.seen[str(name)] = len(self.match.events)

    def after_undo(self) -> None:
        for name in self.seen:
            self.seen[name] = min(self.seen[name], len(self.match.events))


def score_pad(match: Match, speech: Speech, say: Texts) -> RenderableType:
    """Return a table of every part of every score, and of tie-breaks if they were needed."""
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
