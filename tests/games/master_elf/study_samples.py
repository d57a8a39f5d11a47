"""What a seat of Master Elf has at the end, counted again from a position for the contract of studies."""

from collections import Counter

from ludoteca.core.values.data import Json
from tests.contract.samples import FinalCounts, StudySamples


def count_had(position: Json, seat: int, data: Json) -> FinalCounts:
    player = position["players"][seat]
    gifts = [data["gifts"][name] for name in player["gifts"]]
    return {"gift": Counter(player["gifts"])}, {
        "gifts": len(gifts),
        "elves": sum(gift["elf"] for gift in gifts),
        "rainbow": sum(gift["colour"] == "rainbow" for gift in gifts),
        "ingredients": len(player["hand"]),
        "crystal": int(player["crystal"]),
        "special": int(f"p{seat + 1}" in position["specials"]),
    }


STUDY = StudySamples(count_had)
