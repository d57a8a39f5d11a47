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
    "no night": (
        position("faint bright dazzling", "faint bright", "bright"),
        (3, 6, 6, 12, 12, 12, 0),
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
)
