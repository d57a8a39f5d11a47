"""Master Elf: gifts are counted in the best collections."""

import random
from collections import Counter
from itertools import product

import ludoteca
from tests.games.master_elf import naive

ELF = ludoteca.game("master-elf")
TWO_TYPES = [gift for gift, entry in naive.GIFTS.items() if len(entry["types"]) == 2]
POINTS = (0, 1, 3, 6, 9, 12)


def best_by_trying(gifts: list[str]) -> int:
    """Try all ways to count each gift in one of its types."""
    best = 0
    for way in product(*(naive.GIFTS[gift]["types"] for gift in gifts)):
        counted = Counter(way)
        pairs = sum((0, 1, 5)[counted.pop(special, 0)] for special in ("secret", "treasure"))
        best = max(best, pairs + sum(POINTS[min(number, 5)] for number in counted.values()))
    return best


def largest_colour(gifts: list[str]) -> int:
    colours = Counter(naive.GIFTS[gift]["colour"] for gift in gifts)
    return colours.pop("rainbow", 0) + max(colours.values(), default=0)


def test_gifts_are_counted_in_the_best_collections() -> None:
    chooser, found = random.Random(7), set()
    hands = [chooser.sample(list(naive.GIFTS), chooser.randint(0, 20)) for _ in range(120)]
    hands += [chooser.sample(TWO_TYPES, chooser.randint(2, 11)) for _ in range(30)]
    for gifts in (*hands, TWO_TYPES, ["casket", "pirate", "key", "treasure-map"], ["casket", "pirate"]):
        rest = [gift for gift in naive.GIFTS if gift not in gifts][: chooser.randint(0, 9)]
        players = [{"gifts": rest}, {"gifts": gifts, "crystal": False, "hand": ["fire"]}]
        outcome = ELF.start_from({"players": players, "turn": None}).outcome
        assert outcome is not None
        for seat, owned in (("p1", rest), ("p2", gifts)):
            elves = sum(naive.GIFTS[gift]["elf"] for gift in owned)
            expected = {"collections": best_by_trying(owned), "colour": largest_colour(owned), "elves": elves}
            assert outcome.parts[seat] == expected
            assert outcome.scores[seat] == sum(expected.values())
        found.add(outcome.parts["p2"]["collections"])
    assert len(found) > 25
