"""What can be typed at a terminal's table besides moves."""

from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING

from rich.markdown import Markdown

from ludoteca.cli.rules import page, paragraph
from ludoteca.core.errors import IllegalUndo
from ludoteca.games import terminal

if TYPE_CHECKING:
    from ludoteca.cli.play import Terminal


COMMANDS = ("help", "undo", "hint", "log", "rules", "save", "quit")


class Next(Enum):
    """What follows something typed."""

    STAY = "ask again"
    AGAIN = "show the table anew"
    STOP = "leave the table"


class Commands:
    """Help, undo, hint, log, rules, save, quit."""

    def __init__(self, table: "Terminal") -> None:
        self.table = table

    def obey(self, text: str) -> Next | None:
        """Do what a command says; None if it was none."""
        word, _, rest = text.partition(" ")
        if text.startswith("?"):
            return self.explain(text[1:].strip())
        if not text:
            return Next.STAY
        for name in COMMANDS:
            if word.casefold() in (name, self.table.say(f"command-{name}")):
                following: Next = getattr(self, f"do_{name}")(rest.strip())
                return following
        return None

    def explain(self, name: str) -> Next:
        """A card or the like, in the words of any language, with the paragraph of the rules about it."""
        table, game = self.table, self.table.match.game
        if not name:
            return self.do_help("")
        found = terminal(game.name).explain(name, table.speech)
        if found is None:
            table.console.print(table.say("no-such-card", card=name), style="red")
            return Next.STAY
        about, number = found
        table.console.print(about)
        table.console.print(Markdown(paragraph(game.name, table.say.language, number) or ""))
        return Next.STAY

    def do_help(self, _: str) -> Next:
        self.table.console.print(self.table.say("commands"))
        return Next.STAY

    def do_undo(self, _: str) -> Next:
        table = self.table
        try:
            move = table.match.undo()
            while table.is_forced and table.match.can_undo:
                move = table.match.undo()
        except IllegalUndo:
            last = table.match.played[-1].move if table.match.played else None
            problem = table.say("nothing-to-undo")
            if last:
                problem = table.say("cannot-undo", move=table.speech.move(last))
            table.console.print(problem, style="red")
            return Next.STAY
        table.after_undo()
        table.console.print(table.say("undone", move=table.speech.move(move)))
        return Next.AGAIN

    def do_hint(self, level: str) -> Next:
        """What a strong bot would do, and how it thinks that goes."""
        table = self.table
        with table.console.status(table.say("preparing-bots")):
            advice = table.match.hint(level or "hard")
        for one in advice:
            said = table.say("hint", move=table.speech.move(one.move), wins=round(100 * one.wins))
            table.console.print(f"  {said}", style="cyan")
        return Next.STAY

    def do_log(self, _: str) -> Next:
        table = self.table
        for event in table.match.events:
            table.console.print(f"  {table.speech.event(event.seen_by(table.shown_to))}", style="dim")
        return Next.STAY

    def do_rules(self, number: str) -> Next:
        table = self.table
        name, language = table.match.game.name, table.say.language
        text = paragraph(name, language, number) if number else page(name, language)
        if text is None:
            table.console.print(table.say("paragraph-missing", paragraph=number), style="red")
        else:
            table.console.print(Markdown(text))
        return Next.STAY

    def do_save(self, file: str) -> Next:
        self.table.save(Path(file or f"{self.table.match.game.name}.ludo"))
        return Next.STAY

    def do_quit(self, _: str) -> Next:
        self.table.console.print(self.table.say("goodbye"))
        return Next.STOP
