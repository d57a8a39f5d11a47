"""What a seat of Africana has at the end, counted again from a position for the contract of studies."""

from collections import Counter

from ludoteca.core.values.data import Json
from tests.contract.samples import FinalCounts, StudySamples


def count_had(position: Json, seat: int, data: Json) -> FinalCounts:
    player = position["players"][seat]
    done = Counter(player["done"])
    adventures = [data["adventures"][name] for name in done if name in data["adventures"]]
    artefacts = [adventure["artefact"] for adventure in adventures if "artefact" in adventure]
    return {"expedition": done, "adventure": done}, {
        "expeditions": len(done) - len(adventures),
        "artefacts": len(artefacts),
        "artefact-kinds": len(set(artefacts)),
        "guides": len(adventures) - len(artefacts),
        "silver": player["silver"],
        "travel-cards": sum(card in data["colours"] for card in player["hand"]),
        "open": len(player["open"]),
    }


STUDY = StudySamples(count_had)
