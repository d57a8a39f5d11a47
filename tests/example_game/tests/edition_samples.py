"""FIREFLIES: editions that somebody may write."""

from tests.contract.samples import EditionSamples

EDITIONS = EditionSamples(
    wrong=[
        ("[cards.faint]\ncopies = 0\n", "cards.faint.copies", "not between 1 and 20"),
        ("[cards.faint]\nlight = 21\n", "cards.faint.light", "not between 1 and 20"),
        ('[cards.faint]\nit = " "\n', "cards.faint.it", "a name is missing"),
        ({"cards": {"faint": {"copies": 1}}}, "cards.*.copies", "at least 10 fireflies"),
        ("[cards.dim]\nlight = 1\n", "cards.dim", "there is no key"),
    ],
    extreme={"cards": {"faint": {"copies": 1}, "bright": {"copies": 1}, "dazzling": {"copies": 8}}},
    spoiled=["cards"],
    words=["faint", "copies", "light", "", "x y"],
    accepted=(5, 30),
)
