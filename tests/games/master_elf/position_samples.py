"""Master Elf: positions and moves that somebody may write."""

import random
from collections import Counter
from typing import Any

from hypothesis import strategies as st

from tests.contract.samples import PositionSamples, scatter
from tests.games.master_elf import naive

BOX = dict.fromkeys(naive.INGREDIENTS, 7)
STEPS = [*naive.MOVES]
WORDS = [*naive.RANK, *naive.AREAS, *STEPS, *naive.STACKS]


def make_position(seed: int) -> dict[str, Any]:
    """Return a position that looks right; some are impossible."""
    chooser = random.Random(seed)
    seats, step = chooser.randint(2, 4), chooser.choice(STEPS)
    names = naive.SEATS[:seats]
    aside, left, middle, right, *owned = scatter([*naive.GIFTS], seats + 4 + chooser.randint(0, 9), chooser)
    cards = [card for card in BOX for _ in range(7)]
    deck, north, east, south, discard, *hands = scatter(cards, seats + 5 + chooser.randint(0, 5), chooser)
    players = [
        {
            "at": chooser.choice([*naive.AREAS]),
            "hand": hand,
            "crystal": chooser.random() < 0.6,
            "gifts": gifts,
        }
        for hand, gifts in zip(hands[:seats], owned[:seats], strict=True)
    ]
    order = chooser.sample(names, chooser.randint(1, seats))
    bonus = [aside.pop() for _ in order if aside]
    special = chooser.choice(["secret", "treasure"])
    places = ["aside"] if special == "treasure" else list(naive.STACKS)
    turn = order[0] if step == "choose" else chooser.choice(names)
    return {
        "players": players,
        "turn": None if step == "over" else turn,
        "step": step,
        "areas": {"north": north, "east": east, "south": south},
        "stacks": [left, middle, right],
        "aside": aside,
        "deck": Counter(deck),
        "discard": Counter(discard),
        "exhausted": chooser.randint(0, 1) + (step in ("choose", "over")),
        "idle": chooser.choice([0, 1, 100, 119, 239]),
        "discarded": chooser.randint(0, 3) if step == "refresh" else 0,
        "special": special if step in ("look", "claim") else None,
        "looking": chooser.choice(places) if step == "claim" else None,
        "specials": [name for name in names if (step == "claim" if name == turn else chooser.random() < 0.3)],
        "bonus": bonus if step == "choose" else [],
        "order": order if step == "choose" else [],
        "ages": chooser.sample(range(1, seats + 1), seats),
    }


DOUBTFUL: dict[str, dict[str, Any]] = {
    "a third exhaustion": {"exhausted": 2, "step": "make", "stacks": [["tank"], ["flute"], ["robot"]]},
    "more idle turns than can be": {"idle": 10_000, "step": "make", "aside": ["tank", "flute"]},
    "more gifts than seats that choose": {"step": "choose", "bonus": ["tank", "flute"], "order": ["p1"]},
    "more discarded than there are cards": {"step": "refresh", "discarded": 100},
    "a second look": {"step": "look", "special": "secret", "specials": ["p1"], "stacks": [["tank"]]},
}
CHOICE = {"step": "choose", "order": ["p1", "p2"], "bonus": ["tank", "key"]}
BAD: list[tuple[str, dict[str, Any]]] = [
    ("players[1].at", {"players": [{}, {"at": "centre"}]}),
    ("players[0].hand[1]", {"players": [{"hand": ["fire", "crystal"]}, {}]}),
    ("players[1].gifts[0]", {"players": [{"gifts": ["key"]}, {"gifts": ["key"]}]}),
    ("areas", {"areas": {"city": ["fire"]}}),
    ("stacks[1][0]", {"stacks": [["key"], ["key"]]}),
    ("aside[0]", {"stacks": [["key"]], "aside": ["key"]}),
    ("bonus[0]", CHOICE | {"aside": ["tank"]}),
    ("players[0].gifts[0]", CHOICE | {"players": [{"gifts": ["tank"]}, {}]}),
    ("", {"players": [{"hand": ["fire"]}, {}], "deck": {"fire": 3}, "discard": {"fire": 4}}),
    ("exhausted", {"exhausted": 3}),
    ("discarded", {"discarded": 1}),
    ("special", {"special": "secret"}),
    ("looking", {"step": "claim", "special": "secret"}),
    ("looking", {"step": "look", "special": "secret", "looking": "left"}),
    ("looking", {"step": "claim", "special": "secret", "looking": "aside"}),
    ("looking", {"step": "claim", "special": "treasure", "looking": "left"}),
    ("specials[1]", {"specials": ["p1", "p1"]}),
    ("order", CHOICE | {"order": ["p2", "p1"]}),
    ("bonus", {"bonus": ["key"]}),
    ("bonus", CHOICE | {"bonus": []}),
    ("bonus", CHOICE | {"bonus": ["key", "tank", "flute"]}),
    ("", {"step": "take"}),
]

nouns = st.sampled_from(WORDS) | st.sampled_from(["with", "crystal", "aside", "Fire", "\0", *naive.VERBS])
payment = st.lists(st.sampled_from([*BOX, "crystal"]), min_size=2, max_size=4).map(" ".join)
make = st.builds("make {} with {}".format, st.sampled_from([*naive.GIFTS]), payment)
deed = st.builds("{} {}".format, st.sampled_from([*naive.VERBS]), nouns)

PLAYERS = [{"at": "city", "hand": ["metal", "fire", "fire"]}, {}]
POSITIONS = PositionSamples(
    positions=st.integers(0, 10**6).map(make_position),
    read=(60, 5),
    words=WORDS,
    moves=make | deed | st.lists(nouns, max_size=6).map(" ".join),
    bad=BAD,
    doubtful={name: {"players": PLAYERS} | position for name, position in DOUBTFUL.items()},
    lost_fields={
        *("players.shown", "players.knows_aside", "stacks.knowers", "known_stacked"),
        *("active", "order"),  # after the last turn: whose it was, and who has chosen a gift already
    },
    lost_view_fields={"players.hand.cards", "stacks.gifts", "among", "aside.gifts", "active"},
)
