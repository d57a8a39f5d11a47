"""FIREFLIES: positions with their perft counts, and walks that are compared with the naive twin."""

from functools import partial

import ludoteca
from tests.contract.samples import Position, TwinSamples, Walk
from tests.games.fireflies import naive

FIREFLIES = ludoteca.game("fireflies")


def position(*hands: str, turn: str = "p1", **night: int) -> Position:
    return {"players": [{"hand": hand.split()} for hand in hands], "night": night, "turn": turn}


def kind(position: Position, move: str) -> str:
    return move


COUNTS: dict[str, tuple[Position, tuple[int, ...]]] = {
    "two seats": (
        position("faint bright", "faint faint", faint=4, bright=4, dazzling=3),
        (5, 20, 60, 135, 603),
    ),
    "three seats": (
        position("faint", "bright", "dazzling", faint=3, bright=2, dazzling=2),
        (4, 16, 62, 243, 895),
    ),
    "four seats": (
        position("faint", "bright", "dazzling", "faint", faint=4, bright=3, dazzling=1),
        (4, 15, 54, 188, 657),
    ),
    "full hands": (
        position("faint bright dazzling", "faint faint bright", faint=2, dazzling=1),
        (3, 6, 24, 78, 198, 440),
    ),
    "an empty hand": (
        position("", "faint bright dazzling", turn="p2", faint=3, dazzling=2),
        (3, 6, 24, 69, 179, 466),
    ),
    "last catches": (
        position("bright", "faint dazzling faint", "bright dazzling", faint=1, bright=1),
        (3, 6, 20, 38, 77, 128, 170, 222, 356),
    ),
    "no night": (
        position("faint bright dazzling", "faint bright", "bright"),
        (3, 6, 6, 12, 12, 12, 0),
    ),
    "passed over": (
        position("faint bright dazzling", "", "faint faint bright", "bright dazzling"),
        (3, 6, 12, 24, 36, 36, 36, 36, 0),
    ),
}
TWIN = TwinSamples(
    naive=naive,
    counts=COUNTS,
    phase=lambda position: position["turn"] is None,
    phases={False},
    weight=lambda move: 1,
    kind=kind,
    walks=[Walk(partial(FIREFLIES.start, seats, seed), seed) for seats in (2, 3, 4) for seed in range(10)],
    required={"catch": 100, "release dazzling": 20, "event fly-away": 20, "over: dawn": 30},
    has_one_move_turns=True,
)
