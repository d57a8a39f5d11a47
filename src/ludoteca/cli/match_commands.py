"""Commands that people can type in place of a move."""

from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING

from rich.markdown import Markdown

from ludoteca.bots import coach
from ludoteca.bots.explanations import say_explanation
from ludoteca.cli.rules import example_number, no_such_paragraph, page, paragraph, summary
from ludoteca.core.texts.errors import BadOption, IllegalUndo
from ludoteca.games import terminal as terminal_of

if TYPE_CHECKING:
    from ludoteca.cli.play import Terminal


COMMANDS = ("help", "undo", "hint", "log", "rules", "save", "quit")


class Next(Enum):
    """What to do after a command."""

    ASK_AGAIN = "ask again"
    REDRAW = "show the board again"
    QUIT = "quit"


class Commands:
    """Help, undo, hint, log, rules, save, quit."""

    def __init__(self, terminal: "Terminal") -> None:
        self.terminal = terminal

    def run(self, text: str) -> Next | None:
        """Run a command, or return None if the text is not a command."""
        word, _, rest = text.partition(" ")
        if text.startswith("?"):
            return self.explain(text[1:].strip())
        if not text:
            return Next.ASK_AGAIN
        for name in COMMANDS:
            if word.casefold() in (name, *self.terminal.say(f"command-{name}").split()):
                following: Next = getattr(self, f"do_{name}")(rest.strip())
                return following
        return None

    def explain(self, name: str) -> Next:
        """Explain a card, town or gift, named in any language, with its paragraph of the rules."""
        terminal, game = self.terminal, self.terminal.match.game
        if not name:
            return self.do_help("")
        found = terminal_of(game.name).explain(name, terminal.speech)
        if found is None:
            terminal.console.print(terminal.say("no-such-card", card=name), style="red")
            return Next.ASK_AGAIN
        about, number = found
        terminal.console.print(about)
        terminal.console.print(Markdown(paragraph(game.name, terminal.say.language, number) or ""))
        return Next.ASK_AGAIN

    def do_help(self, _: str) -> Next:
        example = example_number(self.terminal.match.game.name)
        self.terminal.console.print(self.terminal.say("commands", paragraph=f"{example:4}"))
        return Next.ASK_AGAIN

    def do_undo(self, _: str) -> Next:
        terminal = self.terminal
        try:
            move = terminal.match.undo()
            while terminal.is_forced and terminal.match.can_undo:
                move = terminal.match.undo()
        except IllegalUndo as error:
            problem = terminal.say("nothing-to-undo")
            if facts := dict(error.sentences[0].facts):
                move = terminal.speech.move(str(facts["move"]))
                problem = terminal.say("cannot-undo", move=move, why=facts["why"])
            terminal.console.print(problem, style="red")
            return Next.ASK_AGAIN
        terminal.after_undo()
        terminal.console.print(terminal.say("undone", move=terminal.speech.move(move)))
        return Next.REDRAW

    def do_hint(self, level: str) -> Next:
        """Print what a strong bot would do, its win probability, and why the first move is better."""
        terminal = self.terminal
        try:
            with terminal.console.status(terminal.say("preparing-bots")):
                advice = terminal.match.hint(level or None)
                reason = coach.explain_hint(terminal.match.knowledge(coach.SEED), advice)
        except BadOption as error:
            terminal.console.print(error.text(terminal.say.language), style="red")
            return Next.ASK_AGAIN
        for hint in advice:
            said = terminal.say(
                "hint", move=terminal.speech.move(hint.move), percent=round(100 * hint.win_probability)
            )
            terminal.console.print(f"  {said}", style="cyan")
            if reason and hint is advice[0]:
                terminal.console.print(f"    {say_explanation(reason, terminal.speech)}")
        return Next.ASK_AGAIN

    def do_log(self, _: str) -> Next:
        terminal = self.terminal
        for event in terminal.match.events:
            terminal.console.print(
                f"  {terminal.speech.event(event.seen_by(terminal.shown_to))}", style="dim"
            )
        return Next.ASK_AGAIN

    def do_rules(self, number: str) -> Next:
        terminal = self.terminal
        name, language = terminal.match.game.name, terminal.say.language
        if not number:
            terminal.console.print(Markdown(summary(name, language)))
            terminal.console.print(terminal.say("rules-more", paragraph=example_number(name)), style="dim")
            return Next.ASK_AGAIN
        is_all = number.casefold() in ("all", terminal.say("command-all"))
        text = page(name, language) if is_all else paragraph(name, language, number)
        if text is None:
            terminal.console.print(no_such_paragraph(name, number).text(language), style="red")
        else:
            terminal.console.print(Markdown(text))
        return Next.ASK_AGAIN

    def do_save(self, file: str) -> Next:
        self.terminal.save(Path(file or f"{self.terminal.match.game.name}.ludo"))
        return Next.ASK_AGAIN

    def do_quit(self, _: str) -> Next:
        self.terminal.console.print(self.terminal.say("goodbye"))
        return Next.QUIT
