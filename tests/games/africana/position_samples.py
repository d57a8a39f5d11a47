"""Africana: positions and moves that users may write."""

import random
from typing import Any

from hypothesis import strategies as st

from tests.contract.samples import PositionSamples, scatter
from tests.games.africana import naive

ACTIONS = [None, "buy", "move", "discard", "drop"]


def of_book(cards: list[str], half: str) -> list[str]:
    return [card for card in cards if naive.ADVENTURES[card]["book"] == half]


def make_position(seed: int) -> dict[str, Any]:
    """Return a position that looks right; some are impossible."""
    chooser = random.Random(seed)
    seats, action = chooser.randint(2, 4), chooser.choice(ACTIONS)
    names = naive.SEATS[:seats]
    *done, expeditions, pile = scatter(list(naive.EXPEDITIONS), seats + 2, chooser)
    *adventures, left, right = scatter(list(naive.ADVENTURES), 2 * seats + chooser.choice([2, 3, 9]), chooser)
    cards = chooser.choices([*naive.COLOURS * 4, *naive.CARDS], k=chooser.randint(0, 25))
    hands = scatter(cards, seats, chooser)
    players = [
        {
            "at": chooser.choice(list(naive.REGIONS)),
            "silver": chooser.choice([0, 1, 5, 7, 23]),
            "hand": hands[seat],
            "open": adventures[seat],
            "done": done[seat] + adventures[seats + seat],
        }
        for seat in range(seats)
    ]
    slots = [{"expedition": card, "markers": chooser.sample(names, 2)} for card in expeditions[:5]]
    return {
        "players": players,
        "turn": chooser.choice(names) if action or chooser.random() < 0.9 else None,
        "first": chooser.choice(names),
        "slots": [slot if chooser.random() < 0.8 else None for slot in slots],
        "pile": sorted(pile, key=lambda card: str(naive.EXPEDITIONS[card]["letter"])),
        "books": {
            half: {"left": of_book(left, half), "right": of_book(right, half)} for half in naive.HALVES
        },
        "deck": {colour: chooser.randint(0, 4) for colour in naive.COLOURS if chooser.random() < 0.4},
        "discard": {colour: chooser.randint(0, 4) for colour in naive.COLOURS if chooser.random() < 0.5},
        "action": action,
        "flips": chooser.randint(0, 2) if action == "buy" else 0,
        "used": chooser.choices(naive.CARDS, k=chooser.randint(0, 2)) if action == "move" else [],
        "idle": chooser.choice([0, 1, 100, 119, 240]),
    }


TRIP, DRUM = "tripoli-dakar", "drum-dakar"
FIVE = [{"expedition": name, "markers": ["p2"]} for name in list(naive.EXPEDITIONS)[:5]]
BAD: list[tuple[str, dict[str, Any]]] = [
    ("players", {"players": [{}]}),
    ("players", {"seats": 3}),
    ("players[1]", {"players": [{}, {"gold": 1}]}),
    ("players[1].at", {"players": [{}, {"at": "rome"}]}),
    ("players[0].silver", {"players": [{"silver": -1}, {}]}),
    ("players[0].hand[1]", {"players": [{"hand": ["grey", "red"]}, {}]}),
    ("players[0].hand", {"players": [{"hand": ["joker", "joker"]}, {}]}),
    ("players[0].hand", {"players": [{"hand": ["joker"]}, {}], "used": ["joker"], "action": "move"}),
    ("players[1].open[0]", {"players": [{"done": [DRUM]}, {"open": [DRUM]}]}),
    ("players[0].open[0]", {"players": [{"open": [TRIP]}, {}]}),
    ("players[1].done[0]", {"players": [{"done": [TRIP]}, {"done": [TRIP]}]}),
    ("slots", {"slots": [None] * 6}),
    ("slots[0].expedition", {"slots": [{}]}),
    ("slots[1].expedition", {"slots": [{"expedition": TRIP}] * 2}),
    ("slots[0].markers[1]", {"slots": [{"expedition": TRIP, "markers": ["p1", "p1"]}]}),
    ("slots[0].markers[0]", {"slots": [{"expedition": TRIP, "markers": ["p3"]}]}),
    ("slots", {"slots": FIVE}),
    ("pile[0]", {"pile": [TRIP], "slots": [{"expedition": TRIP}]}),
    ("pile[0]", {"players": [{"done": [TRIP]}, {}], "pile": [TRIP]}),
    ("books.north.left[0]", {"books": {"north": {"left": [DRUM]}}}),
    ("books.south.right[0]", {"books": {"south": {"left": [DRUM], "right": [DRUM]}}}),
    ("books.south.left[0]", {"players": [{"open": [DRUM]}, {}], "books": {"south": {"left": [DRUM]}}}),
    ("deck.grey", {"deck": {"grey": -1}}),
    ("", {"players": [{"hand": ["grey"]}, {}], "deck": {"grey": 6}, "discard": {"grey": 6}}),
    ("flips", {"flips": 1}),
    ("used", {"used": ["grey"]}),
    ("action", {"turn": None, "action": "move"}),
    ("turn", {"turn": "p3"}),
    ("idle", {"idle": 1.0}),
    ("", {"action": "discard"}),
    ("", {"action": "drop"}),
    ("game", {"game": "alpaca"}),
]

VERBS = ["draw", "buy", "move", "end", "flip", "take", "go", "join", "complete", "discard", "drop"]
NOUNS = [*naive.CARDS, *naive.REGIONS, *naive.EXPEDITIONS, *naive.ADVENTURES, "left", "p1", "Grey", "\0"]
words = st.sampled_from(VERBS) | st.sampled_from(NOUNS) | st.sampled_from(["with", "for", "5"])
go = st.builds("go {} with {}{}".format, words, st.sampled_from(naive.CARDS), st.sampled_from(["", " for 5"]))
deed = st.builds("{} {}".format, st.sampled_from(VERBS), st.sampled_from(NOUNS))
sentence = st.lists(words, max_size=6).map(" ".join)

THIRD_GUIDE = {"at": "lagos", "open": ["guide-grey-lagos"], "hand": ["guide-grey", "guide-grey"]}
POSITIONS = PositionSamples(
    positions=st.integers(0, 10**6).map(make_position),
    read=(60, 20),
    words=[*naive.RANK, *naive.REGIONS, "move", "buy"],
    moves=go | deed | sentence | st.text(max_size=12),
    bad=BAD,
    doubtful={"a third guide is won": {"players": [THIRD_GUIDE, {}], "action": "move"}},
    lost_fields={"books.unseen"},
    lost_view_fields={f"books.{half}.left.cards" for half in ("north", "south")},
)
