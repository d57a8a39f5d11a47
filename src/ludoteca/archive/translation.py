"""Translation: errors and names of archived cores, in the names of the present core."""

from collections.abc import Iterator
from contextlib import contextmanager
from copy import copy, deepcopy
from typing import Any

from ludoteca.core.definitions.definition import Definition
from ludoteca.core.figures.edition import Edition
from ludoteca.core.kernel.events import EventKind, Fact
from ludoteca.core.matches.outcome import Outcome
from ludoteca.core.matches.played_move import PlayedMove
from ludoteca.core.texts import errors
from ludoteca.core.texts.errors import IllegalMove, InvalidMove, LuckMismatch, LudotecaError
from ludoteca.core.texts.faults import Fault
from ludoteca.core.texts.sentences import Sentence
from ludoteca.core.wording.words import Words

# --- Errors -----------------------------------------------------------------------------------------


@contextmanager
def translate_errors() -> Iterator[None]:
    """Raise errors of an archived package as ours, of the same name and with the same attributes."""
    try:
        yield
    except LudotecaError:
        raise
    except Exception as error:
        ours = next((found for kind in type(error).__mro__ if (found := error_class(kind.__name__))), None)
        if ours is None:
            raise
        raise present_error(ours, error) from error


def present_error(kind: type[LudotecaError], old: Any) -> LudotecaError:
    error = kind.__new__(kind)
    vars(error).update(vars(old))
    error.sentences = tuple(present_sentences(kind, old))
    return error


def present_sentences(kind: type[LudotecaError], old: Any) -> Iterator[Sentence]:
    """Yield what an archived error says: in the first archived cores it is only an English text."""
    if hasattr(old, "sentences"):
        yield from (Sentence(said.code, said.facts) for said in old.sentences)
    elif kind is IllegalMove:
        yield from IllegalMove(old.move, old.legal).sentences
    elif kind is InvalidMove:
        detail = str(old).partition(" is not a move: ")[2]
        yield from (Fault.NOT_A_MOVE(move=old.move), Fault.OLD_RULES_REFUSE(detail=detail))
    else:
        yield Fault.OLD_RULES_REFUSE(detail=str(old))


def error_class(name: str) -> type[LudotecaError] | None:
    if name == "OutOfLuck":  # the name it had at first
        return LuckMismatch
    found = getattr(errors, name, None)
    return found if isinstance(found, type) and issubclass(found, LudotecaError) else None


# --- Names of that time, in the names of the present core ------------------------------------------


def attribute(old: Any, present: str, former: str) -> Any:
    """Return an attribute under its present name, or under the one it had in the first archived core."""
    return getattr(old, present) if hasattr(old, present) else getattr(old, former)


def present_definition(old: Any) -> Definition:
    return Definition(
        name=old.name,
        version=old.version,
        seats=old.seats,
        folder=old.folder,
        kernel=old.kernel,
        State=old.State,
        edition_module=attribute(old, "edition_module", "checks"),
        options=old.options,
        words=old.words,
        event_kinds=tuple(present_kind(kind) for kind in attribute(old, "event_kinds", "tellings")),
        parts=old.parts,
        ties=old.ties,
        reasons=(),  # old rules say themselves why a match ended
    )


def present_kind(old: Any) -> EventKind:
    what, detail = present_fact(old.what), present_fact(attribute(old, "detail", "whom"))
    return EventKind(old.name, what, detail, old.secret, old.reveals)


def present_fact(old: Any) -> Fact | None:
    """Return what an event tells; in the first archived cores it is a text such as "to: seat" or "cards"."""
    if not old:
        return None
    if not isinstance(old, str):
        return Fact(old.kind, old.name, old.plural)
    name, _, kind = old.partition(": ")
    return Fact(name[:-1], plural=True) if name.endswith("s") and not kind else Fact(kind or name, name)


def present_edition(old: Any) -> Edition:
    return Edition(old.game, old.name, old.data, attribute(old, "figures", "tables"), old.words, old.derived)


def present_words(old: Any) -> Words:
    return Words(
        notation=old.notation,
        move=old.move,
        domains=attribute(old, "domains", "outcomes"),
        word_of=attribute(old, "word_of", "names"),
        display_name=attribute(old, "display_name", "called"),
        read_position=old.read_position,
        write_position=old.write_position,
        views=lambda state, viewers: [old.view(state, viewer) for viewer in viewers],
    )


def present_outcome(old: Any) -> Outcome:
    return Outcome(old.reason, old.scores, old.parts, old.ties, old.ranking)


def present_move(old: Any) -> PlayedMove:
    return PlayedMove(old.seat, old.move, attribute(old, "draws", "outcomes"), old.events)


# --- What the first archived core cannot do ---------------------------------------------------------


def copy_match(old: Any) -> Any:
    """Return an independent copy of a match."""
    if hasattr(old, "copy"):
        return old.copy()
    match = copy(old)
    match.state, match.played, match._before = deepcopy(old.state), list(old.played), deepcopy(old._before)
    return match


def pack_state(old: Any) -> bytes:
    """Return the state of a match as bytes, for ``match_with_state``."""
    import pickle  # slow to import, and only old tables need it

    return bytes(old.pack()) if hasattr(old, "pack") else pickle.dumps(old.state)


def match_with_state(old: Any, packed: bytes) -> Any:
    """Return a match in a packed state, without the moves before it."""
    import pickle

    if hasattr(old, "with_state"):
        return old.with_state(packed)
    match = copy(old)
    match.state, match.played, match._before = pickle.loads(packed), [], []
    return match
