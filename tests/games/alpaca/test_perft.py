"""The rules against a second, naive reading of them: counts of all ways a game can go, and long walks.

A count is pinned once both have found it.  Every outcome of luck is a way of its own.
"""

import random
from collections import Counter
from typing import Any

import pytest

import ludoteca
from ludoteca.core.match import Match
from ludoteca.core.perft import perft
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


@pytest.mark.parametrize("name", COUNTS)
def test_both_count_the_same(name: str) -> None:
    position, counts = COUNTS[name]
    match = ALPACA.position(position)
    assert match.position() == naive.full(position)
    by_rules = tuple(perft(ALPACA, match.state, depth + 1) for depth in range(len(counts)))
    naively = tuple(naive.perft(position, depth + 1) for depth in range(len(counts)))
    assert by_rules == naively
    assert by_rules == counts


# --- Walks ----------------------------------------------------------------------------------------


def walk_together(match: Match, seed: int) -> Counter[str]:
    """Random moves to the end, with everything compared after each; how often each word was played."""
    chooser, played, position = random.Random(seed), Counter[str](), match.position()
    while not match.over:
        assert naive.legal(position) == sorted(match.moves)
        assert naive.outcome(position) is None
        busy = [move for move in match.moves if move != "end"]
        move = chooser.choice(busy if busy and chooser.random() < 0.7 else match.moves)
        match.play(move)
        position = naive.play(position, move, remembered(match))
        assert position == match.position()
        played.update(move.split())
    compare_outcomes(match, position)
    return played


def remembered(match: Match) -> naive.Luck:
    """The luck of the last move."""
    outcomes = iter(match.played[-1].draws)

    def luck(cards: dict[str, int]) -> str:
        card = next(outcomes)
        assert cards[card] > 0
        return card

    return luck


def compare_outcomes(match: Match, position: dict[str, Any]) -> None:
    outcome = match.outcome
    assert outcome is not None
    assert naive.legal(position) == []
    assert naive.outcome(position) == {
        "reason": outcome.reason,
        "scores": outcome.scores,
        "parts": outcome.parts,
        "winners": outcome.winners,
    }


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(5))
def test_both_walk_the_same_way(seats: int, seed: int) -> None:
    first = f"p{seed % seats + 1}"
    match = ALPACA.start(seats=seats, seed=seed, first=first, quick=seats == 2 and seed > 2)
    assert sum(walk_together(match, 10 * seed + seats).values()) > 100


def test_both_walk_the_same_way_with_every_card() -> None:
    """Ten kinds and then the other ten, so that every ability is played."""
    cards = ALPACA.edition.data["cards"]
    kinds = [[card for card in cards if cards[card].get("colour") == colour] for colour in ("brown", "white")]
    played: Counter[str] = Counter()
    for seed, (brown, white) in enumerate([(0, 0), (6, 4), (3, 2)]):
        market = kinds[0][brown : brown + 6] + kinds[1][white : white + 4]
        played += walk_together(ALPACA.start(seats=3, seed=seed, market=market), seed)
    assert set(cards) - set(played) == {"fence"}


@pytest.mark.parametrize("name", COUNTS)
def test_both_walk_the_same_way_from(name: str) -> None:
    position, _ = COUNTS[name]
    walk_together(ALPACA.position(position, seed=3), 3)
