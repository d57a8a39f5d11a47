"""Africana: what sets of artefacts are worth (AF35, AF-R17)."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations, product
from operator import sub

from ludoteca.games.africana.state import COPIES, Artefact

Counts = tuple[int, ...]  # how many of each artefact


def set_points(two_alike: int, three_alike: int, two_different: int, four_different: int) -> tuple[int, ...]:
    """Return the points of the best sets for every collection, in the order of ``ending.collection_of``."""
    sets = [
        *sets_alike({2: two_alike, 3: three_alike}),
        *sets_different({2: two_different, 4: four_different}),
    ]

    @cache
    def best(collection: Counts) -> int:
        """Try each set, add the best points of the rest, and take the maximum.

        Collections are sorted, because it does not matter which artefact is which.
        """
        rests = ((tuple(sorted(map(sub, collection, collected))), points) for collected, points in sets)
        return max([0, *(points + best(rest) for rest, points in rests if rest[0] >= 0)])

    collections = product(range(COPIES + 1), repeat=len(Artefact))
    return tuple(best(tuple(sorted(collection))) for collection in collections)


def sets_alike(points_by_size: dict[int, int]) -> Iterator[tuple[Counts, int]]:
    """Yield each set of equal artefacts and its points."""
    for size, points in points_by_size.items():
        for artefact in Artefact:
            yield tuple(size if artefact == other else 0 for other in Artefact), points


def sets_different(points_by_size: dict[int, int]) -> Iterator[tuple[Counts, int]]:
    """Yield each set of different artefacts and its points."""
    for size, points in points_by_size.items():
        for artefacts in combinations(Artefact, size):
            yield tuple(int(artefact in artefacts) for artefact in Artefact), points
