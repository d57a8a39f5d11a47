"""Africana: positions with their perft counts, and walks that are compared with the naive twin."""

from functools import partial
from typing import Any

import ludoteca
from ludoteca import Match
from tests.contract.samples import TwinSamples, Walk
from tests.games.africana import naive
from tests.support.random_matches import by_verb

AFRICANA = ludoteca.game("africana")
DECK = dict.fromkeys(naive.COLOURS, 9)
NORTHERN, SOUTHERN = (
    [name for name, entry in naive.ADVENTURES.items() if entry["book"] == half] for half in naive.HALVES
)
UNTOUCHED = {"north": {"left": NORTHERN}, "south": {"left": SOUTHERN}}


def make_slots(*slots: str) -> list[dict[str, Any] | None]:
    """Make five slots; each is an expedition and the seats that have joined it, or empty."""
    words = [slot.split() for slot in slots]
    return [{"expedition": slot[0], "markers": slot[1:]} if slot else None for slot in words]


OPENING = {
    "players": [
        {"silver": 2, "hand": ["turquoise", "joker"]},
        {"silver": 2, "hand": ["violet", "joker"]},
    ],
    "slots": make_slots(
        "tripoli-dakar", "aswan-timbuktu", "cairo-zanzibar", "ujiji-tananarive", "loanda-cape-town"
    ),
    "pile": ["mozambique-lagos", "leopoldville-jidda", "timbuktu-ujiji", "cape-town-zanzibar"],
    "books": UNTOUCHED,
    "deck": DECK,
}
FOUR_COMPANIES = {
    "first": "p3",
    "turn": "p1",
    "players": [
        {"silver": 3, "hand": ["magenta", "grey", "joker", "guide-violet"]},
        {"silver": 4, "hand": ["orange", "joker"]},
        {"at": "tripoli", "silver": 2, "hand": ["grey", "orange", "joker"]},
        {"silver": 6, "hand": ["turquoise"] * 5, "open": ["mask-napoli"]},
    ],
    "slots": make_slots(
        "tripoli-dakar", "lagos-serengeti", "jidda-windhoek", "lagos-addis-ababa", "cairo-mozambique"
    ),
    "pile": ["aswan-timbuktu"],
    "books": {"north": {"left": NORTHERN[1:]}, "south": {"left": SOUTHERN[1:-1]}},
    "deck": {"magenta": 3, "grey": 1},
    "discard": {"orange": 2},
}
RICH_BUYER = {
    "players": [
        {"at": "cairo", "silver": 17, "hand": ["grey"], "open": ["mask-mozambique", "drum-loanda"]},
        {"at": "windhoek", "silver": 9, "open": ["drum-cairo"]},
    ],
    "slots": make_slots(
        "tripoli-dakar", "aswan-timbuktu", "cairo-zanzibar", "ujiji-tananarive", "loanda-cape-town"
    ),
    "books": {
        "north": {"left": NORTHERN[5:8], "right": ["guide-magenta-ujiji", "jug-port-natal"]},
        "south": {"left": ["mask-napoli"], "right": SOUTHERN[4:9]},
    },
    "action": "buy",
    "flips": 1,
}
RICH_TRAVELLER = {
    "players": [
        {
            "at": "lagos",
            "silver": 12,
            "hand": ["violet", "turquoise", "joker", "guide-grey"],
            "open": ["guide-grey-leopoldville", "drum-loanda"],
            "done": ["guide-grey-lagos"],
        },
        {"at": "leopoldville", "silver": 5, "hand": ["grey", "joker"]},
    ],
    "slots": make_slots("lagos-serengeti", "", "tripoli-leopoldville p1 p2", "lagos-addis-ababa", ""),
    "pile": ["timbuktu-ujiji"],
    "books": {"north": {"left": ["jug-tananarive"]}},
    "deck": {"magenta": 1, "violet": 2},
    "action": "move",
    "used": ["orange"],
}
MARKERS_OUT = {
    "players": [
        {"at": "cape-town", "silver": 1, "hand": ["magenta", "grey", "joker"]},
        {"at": "port-natal", "silver": 5, "hand": ["grey", "magenta", "orange", "guide-orange"]},
        {"at": "zanzibar"},
    ],
    "turn": "p2",
    "first": "p2",
    "slots": make_slots(
        "loanda-cape-town p2 p1",
        "port-natal-khartoum p2",
        "aswan-cape-town p2 p1 p3",
        "cairo-mozambique p2",
        "cape-town-zanzibar",
    ),
    "pile": ["lagos-serengeti", "port-natal-serengeti"],
    "deck": {"grey": 1, "orange": 1},
    "action": "move",
}
TOO_MANY_CARDS = {
    "players": [
        {
            "hand": [
                "magenta",
                "turquoise",
                "grey",
                "grey",
                "orange",
                "joker",
                "guide-orange",
                "guide-violet",
            ],
            "open": ["mask-napoli", "mask-timbuktu", "drum-cairo", "drum-dakar", "guide-grey-lagos"],
        },
        {"silver": 5, "hand": ["violet"]},
    ],
    "slots": make_slots("tripoli-dakar", "", "cairo-zanzibar", "", "loanda-cape-town"),
    "pile": ["aswan-timbuktu", "mozambique-lagos", "marrakech-windhoek"],
    "books": {"south": {"right": ["jug-aswan", "jug-khartoum"]}},
    "deck": {"violet": 2, "grey": 1},
    "action": "discard",
}
TOO_MANY_PLANS = {
    "players": [
        {"silver": 7, "hand": ["grey", "violet"]},
        {},
        {
            "at": "dakar",
            "silver": 8,
            "hand": ["orange", "magenta", "joker"],
            "open": [
                "mask-mozambique",
                "mask-serengeti",
                "drum-zanzibar",
                "statue-ujiji",
                "guide-turquoise-dakar",
                "shield-cape-town",
            ],
        },
    ],
    "turn": "p3",
    "first": "p2",
    "slots": make_slots("tripoli-dakar p3", "aswan-timbuktu", "cairo-zanzibar", "ujiji-tananarive", ""),
    "books": {"north": {"left": NORTHERN[8:10], "right": NORTHERN[10:12]}},
    "deck": {"turquoise": 1},
    "discard": {"magenta": 1, "orange": 1},
    "action": "drop",
}
RESHUFFLED = {
    "players": [
        {"silver": 1, "hand": ["orange", "joker"]},
        {"at": "tripoli", "hand": ["grey", "magenta"]},
        {"hand": ["violet"]},
    ],
    "slots": make_slots(
        "tripoli-dakar", "aswan-timbuktu", "cairo-zanzibar", "ujiji-tananarive", "tripoli-leopoldville"
    ),
    "deck": {"grey": 1},
    "discard": {"magenta": 1, "orange": 2, "violet": 1},
}
NOTHING_TO_DRAW = {
    "players": [
        {"at": "aswan", "silver": 5, "hand": ["turquoise", "orange", "joker"]},
        {"at": "cairo", "silver": 5, "hand": ["grey"]},
    ],
    "slots": make_slots("aswan-timbuktu", "cairo-zanzibar p1", "", "", "aswan-cape-town"),
    "books": {"north": {"right": ["mask-serengeti"]}},
    "action": "move",
    "used": ["magenta", "grey"],
}
LAST_ROUND = {
    "players": [
        {"at": "dakar", "silver": 10, "hand": ["magenta", "grey", "violet"], "done": ["mask-napoli"]},
        {"at": "lagos", "silver": 20, "hand": ["violet", "joker"], "open": ["guide-grey-lagos"]},
        {"at": "leopoldville", "silver": 3, "hand": ["turquoise", "magenta", "joker"]},
    ],
    "turn": "p2",
    "slots": make_slots(
        "tripoli-dakar p1 p2",
        "mozambique-lagos p2",
        "lagos-serengeti",
        "tripoli-leopoldville p3",
        "zanzibar-dakar p1",
    ),
    "pile": [],
    "books": {"south": {"left": ["guide-violet-khartoum"]}},
    "deck": {"orange": 1},
    "action": "move",
}
IDLE_BOUND = {
    "players": [
        {"at": "napoli", "silver": 6, "hand": ["magenta", "turquoise"]},
        {"at": "timbuktu", "silver": 5, "hand": ["grey", "orange", "joker"]},
    ],
    "slots": make_slots(
        "tripoli-dakar", "aswan-timbuktu p2", "cairo-zanzibar", "ujiji-tananarive", "tripoli-leopoldville p1"
    ),
    "pile": ["lagos-serengeti"],
    "books": {"north": {"left": ["mask-mozambique", "drum-loanda"]}},
    "deck": {"grey": 2, "violet": 2},
    "idle": 118,
}
EMPTY_TABLE: dict[str, Any] = {
    "players": [{"silver": 5, "hand": ["turquoise", "magenta"]}, {"hand": ["grey"], "silver": 1}, {}, {}],
    "first": "p4",
    "turn": "p1",
    "pile": ["tripoli-dakar", "loanda-cape-town", "port-natal-serengeti"],
    "books": {"south": {"left": ["jug-aswan"], "right": ["mask-napoli"]}},
    "discard": {"turquoise": 1, "violet": 1},
}

COUNTS: dict[str, tuple[naive.Position, tuple[int, ...]]] = {
    "opening": (OPENING, (27, 683)),
    "four companies": (FOUR_COMPANIES, (5, 26, 126, 620, 2526)),
    "rich buyer": (RICH_BUYER, (5, 23, 93, 350, 1271, 3941)),
    "rich traveller": (RICH_TRAVELLER, (20, 243, 2202)),
    "markers out": (MARKERS_OUT, (13, 107, 503, 1765)),
    "too many cards": (TOO_MANY_CARDS, (7, 43, 228, 1140)),
    "too many plans": (TOO_MANY_PLANS, (6, 30, 120, 480, 1680)),
    "reshuffled": (RESHUFFLED, (4, 20, 64, 207, 724, 2764)),
    "nothing to draw": (NOTHING_TO_DRAW, (12, 82, 396, 1382)),
    "last round": (LAST_ROUND, (12, 76, 347, 1533)),
    "idle bound": (IDLE_BOUND, (6, 24, 110, 571, 2368)),
    "empty table": (EMPTY_TABLE, (4, 16, 43, 90, 238, 442)),
    "game over": (LAST_ROUND | {"turn": None, "action": None}, (0, 0)),
}


# --- Walks ----------------------------------------------------------------------------------------

weight_of_verb = by_verb({"complete": 200, "join": 60, "take": 9, "go": 4, "move": 3, "draw": 3})


def weight(move: str) -> float:
    return weight_of_verb(move) / (3 if move.endswith("for 5") else 1)


def kind(position: naive.Position, move: str) -> str:
    verb, _, words = move.partition(" ")
    if verb == "complete":
        entry = naive.ADVENTURES.get(words, {})
        return f"complete {'guide' if 'guide' in entry else 'artefact' if entry else 'expedition'}"
    if verb in ("go", "discard"):
        card = words.removesuffix(" for 5").rpartition(" ")[2]
        kind = "guide" if card in naive.GUIDES else "joker" if card == "joker" else "travel card"
        return f"{verb} with {kind}{' for 5' if move.endswith('for 5') else ''}"
    return move if verb in ("flip", "take") else verb


def start_rich(seats: int, silver: int) -> Match:
    """Start a match with more silver for everybody, so that they buy all of the books."""
    match = AFRICANA.start(seats=seats, seed=silver)
    position = match.position()
    for player in position["players"]:
        player["silver"] += silver
    return AFRICANA.position(position, seed=match.seed)


ENDINGS = [COUNTS[name][0] for name in ("last round", "idle bound", "nothing to draw", "too many plans")]
TWIN = TwinSamples(
    naive=naive,
    counts=COUNTS,
    phase=lambda position: position.get("action"),
    phases={None, "buy", "move", "discard", "drop"},
    weight=weight,
    kind=kind,
    walks=[
        *(Walk(partial(AFRICANA.start, seats, seats, first="p2"), seats, most=1000) for seats in (2, 3, 4)),
        *(Walk(partial(start_rich, *rich), rich[0], most=1000) for rich in ((2, 80), (3, 150), (4, 120))),
        *(Walk(partial(AFRICANA.position, end, seed=n), n, most=300) for end in ENDINGS for n in range(5)),
    ],
    required=dict.fromkeys(
        """draw|buy|move|end|flip left|flip right|take left|take right|join|drop
        |go with travel card|go with travel card for 5|go with guide|go with guide for 5|go with joker
        |discard with travel card|discard with guide|discard with joker
        |complete expedition|complete artefact|complete guide""".replace("\n        ", "").split("|"),
        1,
    )
    | {"complete expedition": 20, "event shuffles": 10, "drop": 4, "over: exhausted": 4, "over: idle": 2},
)
