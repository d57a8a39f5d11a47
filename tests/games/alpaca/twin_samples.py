"""ALPACA: positions with their perft counts, and walks that are compared with the naive twin."""

from functools import partial

import ludoteca
from ludoteca import Match
from tests.contract.samples import TwinSamples, Walk
from tests.games.alpaca import naive

ALPACA = ludoteca.game("alpaca")
PUPPIES = ["puppy"] * 6  # a draw pile that can be drawn in one way only
MARKET = {
    "librarian": 4, "sweeper": 4, "fighter": 4, "mime": 4, "accountant": 4, "carpenter": 4, "anxious": 4,
    "viking": 4, "twins": 4, "graduate": 4, "snob": 4,
    "alpaking": 1, "alpaqueen": 1, "alpaprince": 1, "alpaprincess": 1,
}  # fmt: skip

OPENING = {
    "players": [
        {"hand": ["puppy", "puppy", "puppy", "fence", "fence"], "deck": ["puppy"] * 3 + ["fence"] * 2},
        {"hand": ["puppy"] * 4 + ["fence"], "deck": ["puppy"] * 2 + ["fence"] * 3},
    ],
    "market": MARKET,
}
OPENING_FOR_FOUR = {
    "players": [
        {"hand": ["puppy", "puppy", "fence", "fence", "fence"], "deck": ["puppy"] * 4 + ["fence"]},
        *[{"hand": ["puppy"] * 3 + ["fence"] * 2, "deck": ["puppy"] * 3 + ["fence"] * 2}] * 3,
    ],
    "first": "p3",
    "turn": "p1",
    "market": MARKET,
}
MIME = {
    "players": [
        {
            "hand": ["mime", "puppy", "viking", "fence"],
            "deck": PUPPIES,
            "discard": ["snob", "puppy"],
            "farm": [["carpenter", "noisemaker"], ["sweeper", "bargainer"], ["consumerist"]],
        },
        {"hand": ["puppy", "snob"], "deck": ["fence"], "farm": [["puppy"], ["mime-as-noisemaker"]]},
    ],
    "market": {"mime": 1, "viking": 1, "snob": 2, "librarian": 2},
}
TICKET_CLERK = {
    "players": [
        {
            "hand": ["ticket-clerk", "twins", "dreamer", "puppy", "fence"],
            "deck": PUPPIES,
            "farm": [["accountant", "mime"], ["ticket-clerk"], ["dreamer", "storekeeper"]],
        },
        {"hand": ["puppy", "puppy"], "deck": ["fence", *PUPPIES], "farm": [["twins"]]},
    ],
    "market": {"twins": 2, "mime": 1, "snob": 1},
}
VIKING = {
    "players": [
        {"hand": ["viking", "pacifist", "puppy", "reveller"], "deck": ["explorer", *PUPPIES]},
        {"hand": ["puppy", "snob", "fence"], "deck": PUPPIES},
        {"hand": ["graduate", "twins", "ticket-clerk", "puppy"], "discard": ["puppy", "fence"]},
    ],
    "market": {"viking": 1, "snob": 1, "puppy": 2, "librarian": 1},
}
PACIFIST = {
    "players": [
        {"hand": ["puppy"], "deck": ["fence"]},
        {
            "hand": ["pacifist", "pacifist", "dreamer", "fence"],
            "deck": ["puppy"],
            "discard": ["snob", "fence", "fence"],
        },
        {"hand": ["fence"], "deck": ["puppy", "puppy"]},
    ],
    "turn": "p2",
    "market": {"dreamer": 1, "puppy": 1},
}
ANXIOUS = {
    "players": [
        {"hand": ["anxious", "explorer", "puppy", "fence"], "deck": ["mime", "puppy", "fence"]},
        {"hand": ["puppy", "fence"], "deck": ["puppy"]},
        {},
        {"hand": ["alpaking"], "deck": ["fence", "fence"]},
    ],
    "market": {"anxious": 2},
    "placements": 2,
}
DREAMERS = {
    "players": [
        {"farm": [["puppy", "dreamer"], ["twins"]], "hand": ["fighter"]},
        {"farm": [["dreamer"], ["noisemaker", "librarian"]], "discard": ["fighter"]},
        {"farm": [["fighter", "mime"], ["dreamer", "snob"]], "deck": ["mime", "fence"]},
    ],
    "turn": "p2",
    "first": "p3",
    "final": True,
    "pending": {"choice": "dream"},
    "market": {"twins": 1, "mime": 1, "snob": 2, "puppy": 3, "alpaking": 1, "dreamer": 1, "librarian": 1},
}
LAST_FENCE = {
    "players": [
        {"hand": ["puppy"], "deck": ["puppy"] * 2 + ["fence"], "farm": [["dreamer"]]},
        {
            "hand": ["noisemaker", "graduate", "carpenter", "puppy", "fence"],
            "deck": ["fence", "snob"],
            "farm": [["twins"], ["mime", "dreamer"], ["librarian", "fighter"], ["accountant"]],
        },
    ],
    "turn": "p2",
    "idle": 119,
    "market": {"mime": 1, "noisemaker": 2},
}
IDLE = {
    "players": [{"deck": ["puppy", "fence", "snob"]}, {"hand": ["puppy", "fence"], "farm": [["dreamer"]]}],
    "turn": "p2",
    "idle": 119,
    "extra-turns": 1,
    "market": {"twins": 2, "snob": 1, "viking": 1},
}
IDLE_WITH_A_GRADUATE = {
    "players": [
        {"deck": ["puppy", "fence", "snob"]},
        {
            "hand": ["graduate", "twins", "viking", "mime", "puppy"],
            "farm": [["graduate", "dreamer"], ["snob"]],
        },
    ],
    "turn": "p2",
    "idle": 118,
    "final": True,
    "market": {"twins": 1, "viking": 1},
}

COUNTS: dict[str, tuple[naive.Position, tuple[int, ...]]] = {
    "opening": (OPENING, (16, 178, 4068)),
    "opening for four": (OPENING_FOR_FOUR, (9, 88, 973)),
    "mime": (MIME, (9, 38, 744, 7257)),
    "ticket clerk": (TICKET_CLERK, (7, 31, 6365)),
    "viking": (VIKING, (13, 73, 2446)),
    "pacifist": (PACIFIST, (119, 617, 1536, 9684)),
    "anxious": (ANXIOUS, (83, 709, 1546)),
    "dreamers": (DREAMERS, (5, 22, 45, 0)),
    "last fence": (LAST_FENCE, (129, 370, 1415)),
    "idle": (IDLE, (3, 7, 1, 6)),
    "idle with a graduate": (IDLE_WITH_A_GRADUATE, (128, 278, 1066, 3353)),
}


# --- Walks ----------------------------------------------------------------------------------------


def weight(move: str) -> float:
    return 0.5 if move == "end" else 1


def kind(position: naive.Position, move: str) -> str:
    """Return the kind of a card: cards that are played, bought or placed have abilities of their own."""
    verb = move.split(maxsplit=1)[0]
    return move if verb in ("play", "buy", "place") else verb


def start_with_seed(seats: int, seed: int) -> Match:
    return ALPACA.start(seats, seed, first=f"p{seed % seats + 1}", quick=seats == 2 and seed > 2)


def start_with_market(brown: int, white: int, seed: int) -> Match:
    """Start with six brown and four white kinds, counted from these places of the list."""
    kinds = [[card for card in CARDS if CARDS[card].get("colour") == colour] for colour in ("brown", "white")]
    market = kinds[0][brown : brown + 6] + kinds[1][white : white + 4]
    return ALPACA.start(seats=3, seed=seed, market=market)


CARDS = ALPACA.edition.data["cards"]
PLAYED = """librarian consumerist sweeper mime explorer pacifist carpenter anxious woodcutter noisemaker
    bargainer reveller viking ticket-clerk graduate""".split()  # those that have an ability for the turn
TWIN = TwinSamples(
    naive=naive,
    counts=COUNTS,
    phase=lambda position: position.get("pending", {}).get("choice"),
    phases={None, "dream"},
    weight=weight,
    kind=kind,
    walks=[
        *(Walk(partial(start_with_seed, n, s), 10 * s + n) for n in (2, 3, 4) for s in range(5)),
        *(Walk(partial(start_with_market, *at, s), s) for s, at in enumerate([(0, 0), (6, 4), (3, 2)])),
    ],
    required=dict.fromkeys((f"buy {card}" for card in CARDS if card != "fence"), 1)
    | dict.fromkeys((f"play {card}" for card in PLAYED), 1)
    | dict.fromkeys("end pay free take copy fetch give to join swap-in swap-out dream".split(), 5)
    | {"over: fences": 10},
)
