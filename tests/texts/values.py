"""What can stand in each variable of a message: numbers, people, and every name of a game's components."""

from functools import cache
from pathlib import Path

import ludoteca
from ludoteca.cli.language import texts
from ludoteca.core.matches.speech import Speech
from tests.texts.catalogue import SITE, part_of

Value = tuple[str, str | float]  # a word to select by, and what is read
NUMBERS = (0, 1, 2, 5, 11, 21)
FRACTIONS = (0.5, 1, 1.5, 2, 5, 5.1, 11, 21)  # of points
SEATS_OF_A_TABLE = (2, 3, 4)
PEOPLE = ("Anna", "Oleg", "Игорь", "Bot (easy)")
SAMPLE = "xyz"
ERRORS = "errors"

INPUTS = ("touch", "mouse")

# Variables that hold a number, in any file.
COUNTS = frozenset(
    "after before best bytes changed chosen coins count days decisions differing discarded drawn due "
    "filled flips from-collections from-colour from-elves games has held high last left limit low mean "
    "minutes moves needed needs number of paid-coins played points price purse rank rate seconds silver "
    "slot spaces three two value "
    "kilobytes megabytes percent wins".split()
)
# Variables that hold a text of no fixed kind: a file, an address, what somebody typed.
FREE = frozenset(
    "about address all asked bot bots code command done edition figures file first folder gain group "
    "input install kept option origin origins paragraph part rating ratio reason result seed since "
    "speed told what who why".split()
)
# Numbers in the sentences of errors; everything else there is a text that is shown as it is.
COUNTS_OF_ERRORS = COUNTS - {"value"} | frozenset(
    "bots given least line most other port right size version".split()
)
POINTS = frozenset(("less", "more"))  # expected ones, which need not be whole
TABLES = frozenset(("least", "most", "seats"))  # how many sit at a table
PEOPLES = frozenset("by farm name names seat to".split())
# Variables that hold a name of the game, where the kind of name is not the variable's own.
NAMES = {
    "africana": {
        "at": "region",
        "book": "half",
        "cards": "card",
        "colours": "card",
        "from": "region",
        "goals": "goal",
        "here": "in-region",
        "start": "region",
        "target": "region",
        "to": "region",
    },
    "alpaca": {"cards": "card", "paid": "card"},
    "master-elf": {"areas": "area", "at": "area", "cards": "card", "gifts": "gift", "paid": "card"},
}
# Variables of the same name that hold something else in one message.
ELSEWHERE = {
    ("site", "note-luck", "before"): "about",
    ("site", "note-luck", "after"): "about",
    ("site", "head-comparison", "before"): "about",
    ("site", "head-comparison", "after"): "about",
    ("site", "no-such-card", "card"): "about",
    ("site", "option-game", "games"): "about",
    ("site", "lesson-help", "input"): "device",
    ("errors", "wrong-seats", "least"): "seats",
    ("errors", "wrong-seats", "most"): "seats",
    ("africana", "origin-of", "from"): "about",
    ("africana", "why-start", "goal"): "in-region",
    ("africana", "why-target", "goal"): "in-region",
}


@cache
def speech_of(game: str, language: str) -> Speech:
    return Speech(ludoteca.game(game), language)


@cache
def names_of(game: str, language: str) -> dict[str, dict[str, str]]:
    """Return the names of everything that a game's moves and events mention, by kind and word."""
    if game in (SITE, ERRORS):
        return {}
    speech = speech_of(game, language)
    data = speech.game.edition.data
    more = {
        section.removesuffix("s"): {word: str(entry[language]) for word, entry in data[section].items()}
        for section in ("colours", "artefacts", "types")
        if section in data
    }
    return more | speech.glossary() | phrases_of(speech)


def phrases_of(speech: Speech) -> dict[str, dict[str, str]]:
    """Return what a game's own messages make of names: where a region is, what a pile is called."""
    found: dict[str, dict[str, str]] = {}
    if "in-region" in speech.texts:
        regions = speech.glossary()["region"]
        found["in-region"] = {
            word: speech.texts("in-region", **{"region": name, "region-word": word})
            for word, name in regions.items()
        }
    if speech.game.name == "alpaca":
        found["pile"] = {pile: speech.texts(f"label-{pile}") for pile in ("deck", "discard")}
        found["colour"] = {colour: speech.texts(f"colour-{colour}") for colour in ("brown", "white", "noble")}
    return found


def is_phrase(part: str, message: str, variable: str) -> bool:
    """Whether a variable holds a phrase that has its case already."""
    return kind_of(part, message, variable) == "in-region"


@cache
def titles(language: str) -> dict[str, str]:
    return {name: speech_of(name, language).texts("game-title") for name in ludoteca.game_names()}


@cache
def sentences(language: str) -> dict[str, str]:
    """Return a move of each game as a sentence."""
    moves = {"alpaca": "buy dreamer", "africana": "go lagos with grey", "master-elf": "go city"}
    return {move: speech_of(game, language).move(move) for game, move in moves.items()}


@cache
def levels(language: str) -> dict[str, str]:
    return {
        kind: texts(language)(f"bot-{kind}")
        for kind in ("random", "greedy", "easy", "medium", "hard", "best", "champion")
    }


LISTS = {"better": sentences, "game": titles, "kind": levels, "level": levels, "move": sentences}


def domain_of(path: Path) -> str:
    """Return what decides over the variables of a file: its game, ``site``, or ``errors``."""
    return ERRORS if path.name.startswith(f"{ERRORS}.") else part_of(path)


def kind_of(part: str, message: str, variable: str) -> str:
    """Return what kind of thing stands in a variable."""
    if part == ERRORS and (part, message, variable) not in ELSEWHERE:
        return "count" if variable in COUNTS_OF_ERRORS else variable if variable in TABLES else "about"
    is_list = variable.removesuffix("s") in names_of(part, "en")
    own = NAMES.get(part, {}).get(variable, variable.removesuffix("s") if is_list else variable)
    return ELSEWHERE.get((part, message, variable), own)


def values_of(part: str, message: str, variable: str, language: str) -> tuple[Value, ...]:
    """Return everything that can stand in a variable of a message, or nothing if that is not known."""
    kind = kind_of(part, message, variable)
    names = names_of(part, language)
    found: dict[str, str] | dict[str, int] | dict[str, float] = {}
    if kind in names:
        found = names[kind]
    elif kind in LISTS:
        found = LISTS[kind](language)
    elif kind in POINTS:
        found = {str(number): number for number in FRACTIONS}
    elif kind in COUNTS or kind in TABLES:
        found = {str(number): number for number in (NUMBERS if kind in COUNTS else SEATS_OF_A_TABLE)}
    elif kind in PEOPLES:
        found = {f"p{seat}": name for seat, name in enumerate(PEOPLE, 1)} | {"you": PEOPLE[0]}
    elif kind == "device" or (kind == "input" and part != SITE):
        found = {device: device for device in INPUTS}
    elif kind in FREE:
        found = {SAMPLE: SAMPLE}
    elif part not in (SITE, *NAMES):  # a game that says nothing here about its variables
        return (*((str(number), number) for number in NUMBERS), (SAMPLE, SAMPLE))
    return tuple(found.items())
