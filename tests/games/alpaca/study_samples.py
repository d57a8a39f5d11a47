"""What a seat of ALPACA has at the end, counted again from a position for the contract of studies."""

from collections import Counter

from ludoteca.core.values.data import Json
from tests.contract.samples import FinalCounts, StudySamples


def count_had(position: Json, seat: int, _data: Json) -> FinalCounts:
    player = position["players"][seat]
    outside = Counter(card for pile in ("hand", "deck", "discard", "played") for card in player[pile])
    farm = Counter(
        card.removesuffix("-as-noisemaker") for fence in player["farm"] for card in fence
    )  # a Mime stays a Mime
    owned = outside + farm
    return {"owned": owned, "farm": farm}, {
        "alpacas": farm.total() + farm["twins"],
        "cards": outside.total(),
        "puppies": outside["puppy"],
        "kinds": len(owned.keys() - {"fence"}),
        "fences-left": outside["fence"],
    }


STUDY = StudySamples(count_had)
