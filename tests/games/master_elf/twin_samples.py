"""Master Elf: positions with their perft counts, and walks that are compared with the naive twin."""

from functools import partial

import ludoteca
from ludoteca import Match
from tests.contract.samples import TwinSamples, Walk
from tests.games.master_elf import naive
from tests.support.random_matches import by_verb

ELF = ludoteca.game("master-elf")

OPENING = {
    "players": [{"hand": ["metal", "fire", "fire"]}, {"hand": ["wood", "air", "water"]}],
    "areas": {"north": ["metal"], "east": ["magic"], "south": ["metal"], "west": ["wood"]},
    "stacks": [["tank", "robot"], ["flute", "key"], ["samovar", "totem"]],
    "aside": ["pirate", "casket", "anchor"],
    "deck": {"metal": 2, "water": 1},
}
CROWDED_AREA = {
    "players": [
        {"hand": ["metal", "fire", "magic"]},
        {"at": "north", "hand": ["water", "water", "magic"], "gifts": ["flute"]},
        {"at": "east", "hand": ["fire"], "crystal": False},
    ],
    "turn": "p2",
    "step": "take",
    "areas": {"north": ["water", "magic", "metal"], "east": ["fire"], "south": ["air", "wood"]},
    "stacks": [["casket", "tank"], ["goldfish", "key"], ["samovar"]],
    "aside": ["pirate"],
    "deck": {"air": 2},
    "ages": [3, 1, 2],
}
IN_THE_CITY = {
    "players": [
        {"hand": ["fire"]},
        {"at": "north"},
        {"at": "city", "hand": ["metal", "water", "water", "air"], "gifts": ["tank"]},
        {"at": "west", "hand": ["wood"] * 6 + ["air"]},
    ],
    "turn": "p3",
    "step": "refresh",
    "areas": {"north": ["fire"], "east": [], "south": ["metal"], "west": ["air"]},
    "stacks": [["barometer", "robot"], ["anchor"], ["aeroplane", "flute"]],
    "deck": {"fire": 1, "magic": 1},
    "discard": {"metal": 1, "wood": 1},
    "discarded": 1,
}
RICH_IN_CARDS = {
    "players": [
        {"at": "west", "hand": ["metal", "metal", "metal", "fire", "fire", "water", "air", "wood", "magic"]},
        {"at": "south", "hand": ["magic", "wood"], "gifts": ["flute", "cannon"], "crystal": False},
    ],
    "step": "make",
    "areas": {"north": ["fire"], "east": ["fire"], "south": ["water", "air"], "west": []},
    "stacks": [["tank", "samovar", "totem"], ["rocket", "robot"], ["anchor", "amphora"]],
    "deck": {"fire": 1},
    "discard": {"air": 1},
}
BOTH_PAIRS = {
    "players": [
        {"at": "east", "hand": ["metal", "metal", "magic", "fire", "wood"], "gifts": ["casket", "pirate"]},
        {"gifts": ["goldfish"]},
    ],
    "step": "make",
    "areas": {"east": ["air"], "south": ["wood"]},
    "stacks": [["key", "tank"], ["treasure-map", "robot", "flute"], ["samovar", "totem"]],
    "aside": ["rocket", "anchor"],
}
SECRET = {
    "players": [
        {"at": "north", "hand": ["fire", "fire"], "gifts": ["goldfish"]},
        {"at": "south", "hand": ["wood"]},
        {"at": "west", "hand": ["air", "air", "wood"], "gifts": ["casket", "key"]},
    ],
    "turn": "p3",
    "step": "look",
    "special": "secret",
    "specials": ["p1"],
    "areas": {"north": ["metal"], "west": ["air"]},
    "stacks": [["flute", "tank"], [], ["samovar", "treasure-map"]],
    "aside": ["anchor"],
    "deck": {"fire": 2},
}
TREASURE = {
    "players": [
        {"at": "south", "hand": ["air"] * 5 + ["fire"] * 2, "gifts": ["casket"]},
        {"at": "north", "hand": ["air"], "gifts": ["pirate", "treasure-map"]},
        {"at": "south", "hand": ["fire"], "gifts": ["tank", "flute"]},
    ],
    "turn": "p2",
    "step": "claim",
    "special": "treasure",
    "looking": "aside",
    "specials": ["p2", "p3"],
    "areas": {"north": ["fire", "metal"]},
    "stacks": [["robot"], ["totem"], []],
    "aside": ["key", "anchor", "samovar", "rocket", "cannon"],
    "exhausted": 1,
    "ages": [2, 3, 1],
}
TOO_MANY_CARDS = {
    "players": [
        {"at": "city", "hand": ["wood"]},
        {"at": "east", "hand": ["metal", "metal", "fire", "magic", "water", "wood", "air", "air", "air"]},
    ],
    "turn": "p2",
    "step": "discard",
    "areas": {"north": ["metal"]},
    "stacks": [["tank"], ["flute"], ["robot"]],
    "discard": {"magic": 1},
}
LAST_OF_A_STACK = {
    "players": [
        {"at": "north", "hand": ["water", "magic", "metal"], "gifts": ["flute"], "crystal": False},
        {"at": "east", "hand": ["metal", "fire"], "gifts": ["totem"]},
        {"at": "city", "hand": ["metal", "air", "air"], "gifts": ["robot"]},
        {"at": "south", "hand": ["fire", "fire"], "gifts": ["anchor"]},
    ],
    "turn": "p2",
    "step": "make",
    "areas": {"north": ["air"], "south": ["air"]},
    "stacks": [["tank"], ["rocket"], ["key", "hourglass"]],
    "aside": ["plush-fox", "cannon", "samovar", "casket", "pirate"],
    "exhausted": 1,
    "ages": [4, 3, 2, 1],
}
FIRST_EXHAUSTION = {
    "players": [
        {"at": "north", "hand": ["metal", "metal", "fire", "air", "air"]},
        {"at": "city", "hand": ["magic", "wood", "wood", "metal"]},
    ],
    "step": "make",
    "areas": {"north": [], "south": ["wood"]},
    "stacks": [["rocket"], ["totem", "flute", "robot"], ["puppet-theatre"]],
    "aside": ["samovar", "tank"],
    "deck": {"fire": 1, "air": 1},
}
FEW_GIFTS = {
    "players": [
        {"at": "west", "hand": ["metal", "metal", "fire"]},
        {"at": "west", "hand": ["metal", "air", "magic", "fire", "wood"]},
    ],
    "step": "make",
    "areas": {"north": ["air"], "west": ["air", "fire"]},
    "stacks": [[], ["tank"], ["aeroplane", "genie-lamp"]],
    "aside": ["samovar", "totem", "cannon"],
    "deck": {"wood": 2},
}
USED_UP = {
    "players": [
        {"at": "north", "hand": ["magic"]},
        {"at": "city", "hand": ["metal", "magic", "fire", "wood", "wood"], "gifts": ["casket", "pirate"]},
    ],
    "turn": "p2",
    "step": "refresh",
    "specials": ["p2"],
    "areas": {"north": ["water"], "east": ["water"]},
    "stacks": [["key", "tank"], ["treasure-map", "rocket"], ["flute"]],
    "aside": ["samovar"],
    "deck": {"fire": 2, "metal": 1},
}
SHORT_BONUS = {
    "players": [
        {"at": "city", "hand": ["air", "air", "wood"], "gifts": ["tank", "rocket"]},
        {"at": "north", "hand": ["air", "metal"], "gifts": ["robot"]},
        {"at": "south", "hand": ["wood"], "gifts": ["totem"]},
    ],
    "step": "go",
    "areas": {"north": ["wood"], "east": ["fire", "air"], "west": ["wood"]},
    "stacks": [["flute"], ["paper-crane"], ["pirate-flag"]],
    "aside": ["samovar", "anchor"],
    "deck": {"air": 1, "wood": 1},
    "exhausted": 1,
}
IDLE_BOUND = {
    "players": [
        {"at": "west", "hand": ["air", "air"], "gifts": ["samovar"]},
        {"at": "north", "hand": ["metal", "fire"], "gifts": ["robot"]},
    ],
    "step": "make",
    "areas": {"north": ["wood"], "east": ["fire"], "south": [], "west": ["air", "wood"]},
    "stacks": [["tank", "key"], ["rocket"], ["pirate-flag"]],
    "aside": ["anchor", "cannon", "totem"],
    "deck": {"air": 1, "wood": 1},
    "idle": 118,
}
CHOOSING = {
    "players": [{"gifts": ["tank"]}, {"hand": ["wood"]}, {}, {"gifts": ["flute", "key"]}],
    "turn": "p3",
    "step": "choose",
    "bonus": ["samovar", "totem", "robot", "anchor"],
    "order": ["p3", "p2", "p4", "p1"],
    "exhausted": 2,
}
NOTHING_LEFT = {
    "players": [{"hand": ["air", "fire"]}, {"at": "north", "hand": ["magic", "wood"]}],
    "areas": {"north": ["wood"]},
    "stacks": [["hourglass"], ["totem", "flute"]],
}

COUNTS: dict[str, tuple[naive.Position, tuple[int, ...]]] = {
    "opening": (OPENING, (4, 4, 66, 264, 330)),
    "crowded area": (CROWDED_AREA, (3, 145, 435, 870)),
    "in the city": (IN_THE_CITY, (5, 177, 1712)),
    "rich in cards": (RICH_IN_CARDS, (69, 210, 615)),
    "both pairs": (BOTH_PAIRS, (6, 22, 411, 1588)),
    "secret": (SECRET, (26, 144, 348, 696)),
    "treasure": (TREASURE, (180, 540)),
    "too many cards": (TOO_MANY_CARDS, (6, 156, 624, 900)),
    "last of a stack": (LAST_OF_A_STACK, (241, 964)),
    "first exhaustion": (FIRST_EXHAUSTION, (242, 968)),
    "few gifts": (FEW_GIFTS, (9, 27, 180, 784, 2340)),
    "used up": (USED_UP, (6, 87, 554)),
    "short bonus": (SHORT_BONUS, (4, 24, 144, 258, 270)),
    "idle bound": (IDLE_BOUND, (7, 21, 49, 716, 1634)),
    "choosing": (CHOOSING, (4, 12, 24, 24, 0)),
    "nothing left": (NOTHING_LEFT, (4, 16, 50, 138, 312, 584)),
    "game over": (CHOOSING | {"turn": None, "step": "over", "bonus": [], "order": []}, (0, 0)),
}


# --- Walks ----------------------------------------------------------------------------------------

weight = by_verb({"make": 60, "look": 8, "claim": 2, "decline": 6, "discard": 0.5})


def weight_idle(move: str) -> float:
    return 0 if move.startswith("make") else weight(move)


def kind(position: naive.Position, move: str) -> str:
    verb, _, words = move.partition(" ")
    if verb in ("discard", "decline"):
        return f"{position['step']}: {verb}"
    if verb in ("look", "claim"):
        place = words if verb == "look" else position["looking"]
        return f"{verb} {'aside' if place == 'aside' else 'stack'}"
    return "make with crystal" if words.endswith("crystal") else verb


def start_with_pairs(seats: int, seed: int, idle: int = 0) -> Match:
    """Start a match with low stacks; two seats have half a pair, and the other halves lie near the top."""
    position = ELF.start(seats=seats, seed=seed, ages=[9, 7, 7, 8][:seats]).position()
    halves = ["casket", "pirate", "key", "treasure-map"]
    for gifts in (*position["stacks"], position["aside"]):
        gifts[:] = [gift for gift in gifts if gift not in halves]
    position["stacks"] = [gifts[:5] for gifts in position["stacks"]]
    for seat in range(2):
        position["players"][seat]["gifts"] = [halves[seat]]
        position["stacks"][seat].insert(seed % 3, halves[2 + seat])
    return ELF.position(position | {"idle": idle}, seed=seed)


TWIN = TwinSamples(
    naive=naive,
    counts=COUNTS,
    phase=lambda position: position.get("step", "go"),
    phases=set(naive.MOVES),
    weight=weight,
    kind=kind,
    walks=[
        *(Walk(partial(ELF.start, n, n, ages=list(range(n, 0, -1))), n) for n in (2, 3, 4)),
        *(Walk(partial(start_with_pairs, 2 + seed % 3, seed), seed) for seed in range(12)),
        Walk(partial(start_with_pairs, 3, 1, idle=165), 1, weight=weight_idle),
    ],
    required={
        "go": 100, "take": 100, "refresh: discard": 1, "draw": 1, "pass": 1, "make": 90,
        "make with crystal": 1,
        "look stack": 2, "look aside": 2, "look: decline": 1, "claim stack": 2, "claim aside": 2,
        "claim: decline": 1, "discard: discard": 6, "choose": 9, "event restacks": 3, "event shuffles": 1,
        "event lays-bonus": 3, "over: exhausted": 3, "over: idle": 1,
    },
)  # fmt: skip
