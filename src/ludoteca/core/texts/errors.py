"""What Ludoteca refuses, in one tree.

    LudotecaError
    ├── UnknownGame        no game of that name
    ├── UnknownRules       no such version of a game's rules
    ├── BadOption          an argument or option that cannot be used
    ├── InvalidMove        not a move of this game
    ├── IllegalMove        a move, but not legal now
    ├── IllegalUndo        nothing that may be undone
    ├── IllegalCall        what this match, environment or study cannot answer
    ├── BadPosition        a position that cannot be         (where)
    ├── BadRecord          a record that cannot be replayed  (line)
    ├── LuckMismatch       draws that do not fit the rules
    ├── BadEdition         an edition that cannot be used    (file, key)
    ├── MissingExtra       packages that are not installed (also an ImportError)
    ├── NoSuchParagraph    not in the help page              (cli.rules)
    ├── NoGpu              this machine has no NVIDIA GPU    (batch.gpu)
    ├── WorkerDied         a process that played died        (bots.processes)
    ├── RulesDiffer        compiled rules play differently   (study.matches)
    ├── CannotStart        a server cannot start             (server.process)
    └── NewerDatabase      a database of a newer program     (server.storage.database)

Those about a value that somebody gave are also a ValueError: BadOption, InvalidMove, IllegalMove,
BadPosition, BadRecord and BadEdition.

Apart from the tree, ``server.refusals.Refusal`` is what a server answers to a request that it does not do.
Other exceptions, such as ``figures.toml.NotToml`` and ``gyms.openspiel.MissingDraw``, are signals inside one
part.

An error says what was wrong, where, and what would be right, in sentences with codes and facts
(``sentences``).  ``str(error)`` is English; ``error.text("it")`` is Italian.
"""

from collections.abc import Sequence

from ludoteca.core.texts.faults import Fault
from ludoteca.core.texts.sentences import Sentence, join_sentences


class LudotecaError(Exception):
    """Anything Ludoteca refuses."""

    def __init__(self, *sentences: Sentence) -> None:
        super().__init__(*sentences)
        self.sentences: tuple[Sentence, ...] = sentences

    def __str__(self) -> str:
        return self.text("en")

    def __reduce__(self) -> tuple[object, ...]:
        return _restore, (type(self), self.sentences, vars(self))

    def text(self, language: str) -> str:
        """Return what is wrong, in a language."""
        return join_sentences(self.sentences, language)


class UnknownGame(LudotecaError):
    """No game of that name."""


class UnknownRules(LudotecaError):
    """A version of a game's rules that this program does not have."""

    def __init__(self, game: str, version: int, known: Sequence[int]) -> None:
        versions = [str(number) for number in known]
        super().__init__(Fault.NO_SUCH_RULES(game=game, version=str(version), known=versions))


class BadOption(LudotecaError, ValueError):
    """An argument or option that cannot be used, of a function, a command, a match or a setting."""


class InvalidMove(LudotecaError, ValueError):
    """The text is not a move of the game."""

    def __init__(self, move: str, *problem: Sentence) -> None:
        super().__init__(Fault.NOT_A_MOVE(move=move), *problem)
        self.move = move


class IllegalMove(LudotecaError, ValueError):
    """A move of the game that the rules do not allow now.

    If the move was given as an action, ``action`` is its number and ``move`` is empty.
    """

    def __init__(self, move: str, legal: Sequence[str], action: int | None = None) -> None:
        super().__init__(
            Fault.ILLEGAL_MOVE(move=move) if action is None else Fault.ILLEGAL_ACTION(action=str(action)),
            Fault.LEGAL_NOW(moves=legal) if legal else Fault.MATCH_OVER(),
        )
        self.move = move
        self.legal = tuple(legal)
        self.action = action


class IllegalUndo(LudotecaError):
    """The last move used luck, revealed something, passed the turn on, or does not exist."""


class IllegalCall(LudotecaError):
    """The match, game, environment or study cannot answer this.

    It is over, not begun, only a state to look at, or under older rules.
    """


class BadPosition(LudotecaError, ValueError):
    """A position that cannot be set up; ``where`` is the path to the faulty entry."""

    def __init__(self, where: str, *problem: Sentence) -> None:
        super().__init__(Fault.POSITION_AT(where=where) if where else Fault.POSITION(), *problem)
        self.where = where


class BadRecord(LudotecaError, ValueError):
    """A record that cannot be replayed; ``line`` counts from 1."""

    def __init__(self, line: int, *problem: Sentence) -> None:
        super().__init__(Fault.RECORD_LINE(line=line), *problem)
        self.line = line


class LuckMismatch(LudotecaError):
    """Draws that do not fit the rules, of a record or of luck of your own."""


class BadEdition(LudotecaError, ValueError):
    """An edition that cannot be used; ``problem`` says what is wrong in the file at the key."""

    def __init__(self, file: str, key: str, *problem: Sentence) -> None:
        super().__init__(Fault.IN_FILE_AT(file=file, key=key) if key else Fault.IN_FILE(file=file), *problem)
        self.file = file
        self.key = key
        self.problem = problem


class MissingExtra(LudotecaError, ImportError):
    """What is asked for needs packages that are not installed."""

    def __init__(self, what: str, extra: str) -> None:
        super().__init__(Fault.MISSING_EXTRA(what=what, extra=extra))


def _restore(
    kind: type[LudotecaError], sentences: tuple[Sentence, ...], values: dict[str, object]
) -> LudotecaError:
    """Return an error that was pickled, whatever its constructor takes."""
    error = kind.__new__(kind, *sentences)
    vars(error).update(values)
    return error
