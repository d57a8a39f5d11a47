"""AFRICANA: what sets of artefacts are worth (AF35, AF-R17)."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations, product
from operator import sub

from ludoteca.games.africana.state import ARTEFACTS, COPIES

Counts = tuple[int, ...]  # how many of each artefact


def set_points(two_alike: int, three_alike: int, two_different: int, four_different: int) -> tuple[int, ...]:
    """The points of the best sets, for every number of each artefact; which is which makes no difference."""
    sets = [*alike({2: two_alike, 3: three_alike}), *different({2: two_different, 4: four_different})]

    @cache
    def best(found: Counts) -> int:
        """Some set is taken out, and the rest is divided as well as it can be; or none is."""
        rests = ((tuple(sorted(map(sub, found, one))), points) for one, points in sets)
        return max([0, *(points + best(rest) for rest, points in rests if rest[0] >= 0)])

    return tuple(best(tuple(sorted(found))) for found in product(range(COPIES + 1), repeat=ARTEFACTS))


def alike(worth: dict[int, int]) -> Iterator[tuple[Counts, int]]:
    for size, points in worth.items():
        for kind in range(ARTEFACTS):
            yield tuple(size if kind == other else 0 for other in range(ARTEFACTS)), points


def different(worth: dict[int, int]) -> Iterator[tuple[Counts, int]]:
    for size, points in worth.items():
        for kinds in combinations(range(ARTEFACTS), size):
            yield tuple(int(kind in kinds) for kind in range(ARTEFACTS)), points
