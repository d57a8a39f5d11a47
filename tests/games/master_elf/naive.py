"""A second, naive implementation of MASTER ELF, written from the rulebook alone, to compare with the rules.

It shares only the figures of the components with the rules.  It works on written positions and moves.  To
find out whether a move is legal, it tries the move on a copy.  Speed does not matter.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Callable, Iterable
from itertools import combinations_with_replacement
from pathlib import Path
from typing import Any

from tests.support import naive_perft

Position = dict[str, Any]
Player = dict[str, Any]
Stock = dict[str, int]  # how many there are of each card
Luck = Callable[[Stock], str]
Verb = Callable[[Position, str, Luck], None]

DATA: dict[str, Any] = tomllib.loads(
    (Path(__file__).parents[3] / "src/ludoteca/games/master_elf/cards.toml").read_text(encoding="utf-8")
)
NUMBERS: dict[str, int] = {name: entry["value"] for name, entry in DATA["numbers"].items()}
GIFTS: dict[str, dict[str, Any]] = DATA["gifts"]
TYPES: dict[str, dict[str, Any]] = DATA["types"]
COLOURS: dict[str, dict[str, Any]] = DATA["colours"]
AREAS: dict[str, dict[str, Any]] = DATA["areas"]
INGREDIENTS = list(DATA["ingredients"])
CITY = "city"
BORDERS = [area for area in AREAS if AREAS[area]["kind"] == "border"]
SPECIALS = [name for name in TYPES if TYPES[name]["kind"] == "special"]
MEMBERS = {name: [gift for gift in GIFTS if name in GIFTS[gift]["types"]] for name in SPECIALS}
LOOKS = {"secret": "stack", "treasure": "aside"}
CRYSTAL = "crystal"
STACKS = ("left", "middle", "right")
SEATS = [f"p{number + 1}" for number in range(4)]
MOVES = {  # the moves of each step
    "go": ["go"],
    "take": ["take"],
    "refresh": ["discard", "draw"],
    "make": ["make", "pass"],
    "look": ["look", "decline"],
    "claim": ["claim", "decline"],
    "discard": ["discard"],
    "choose": ["choose"],
    "over": [],
}
RANK = {name: rank for rank, name in enumerate([*INGREDIENTS, *GIFTS, *SEATS])}


class Illegal(ValueError):
    """The move is not legal."""


def need(condition: object, problem: str) -> None:
    """Refuse a move unless the condition holds."""
    if not condition:
        raise Illegal(problem)


# ---------------------------------------------------------------- positions


def full(position: Position) -> Position:
    """Return a copy with all keys, multisets in the order of the data file, and no zeros in decks."""
    given = position.get("players", [])
    seats = position.get("seats", len(given))
    over = position.get("step") == "over" or position.get("turn", "p1") is None
    areas = position.get("areas", {})
    return {
        "game": "master-elf",
        "seats": seats,
        "turn": None if over else position.get("turn", "p1"),
        "step": "over" if over else position.get("step", "go"),
        "players": [full_player(player) for player in [*given, *[{}] * (seats - len(given))]],
        "areas": {area: in_order(areas.get(area, [])) for area in BORDERS},
        "stacks": full_stacks(position.get("stacks", [])),
        "aside": in_order(position.get("aside", [])),
        "deck": in_stock(position.get("deck", {})),
        "discard": in_stock(position.get("discard", {})),
        "exhausted": position.get("exhausted", 0),
        "idle": position.get("idle", 0),
        "discarded": position.get("discarded", 0),
        "special": position.get("special"),
        "looking": position.get("looking"),
        "specials": in_order(position.get("specials", [])),
        "bonus": in_order(position.get("bonus", [])),
        "order": list(position.get("order", [])),
        "ages": list(position.get("ages", range(1, seats + 1))),
    }


def full_player(player: Player) -> Player:
    """Return a copy of one player with all keys."""
    return {
        "at": player.get("at", CITY),
        "hand": in_order(player.get("hand", [])),
        "crystal": player.get("crystal", True),
        "gifts": in_order(player.get("gifts", [])),
    }


def full_stacks(stacks: list[list[str]]) -> list[list[str]]:
    """Return copies of the three stacks in their order."""
    missing = len(STACKS) - len(stacks)
    return [list(stack) for stack in [*stacks, *[[]] * missing]]


def in_order(names: Iterable[str]) -> list[str]:
    """Return the same cards or seats in the order of the data file."""
    return sorted(names, key=RANK.__getitem__)


def in_stock(cards: Stock) -> Stock:
    """Return the cards that are there, with their numbers, in the order of the data file."""
    return {card: cards[card] for card in in_order(cards) if cards[card] > 0}


def mine(position: Position) -> Player:
    """Return the player who must move."""
    player: Player = position["players"][SEATS.index(position["turn"])]
    return player


# ---------------------------------------------------------------- cards and luck


def remove(cards: list[str], card: str) -> None:
    """Take a card out of a list; refuse if it is not there."""
    need(card in cards, f"no {card} there")
    cards.remove(card)


def one_of(cards: Stock, luck: Luck) -> str:
    """Return a random card."""
    card = luck(in_stock(cards))
    need(cards.get(card, 0) > 0, f"{card} cannot come")
    return card


def put_away(position: Position, card: str) -> None:
    """Put an ingredient card on the discard pile."""
    position["discard"][card] = position["discard"].get(card, 0) + 1


def draw(position: Position, number: int, luck: Luck) -> list[str]:
    """Draw cards one by one; when the deck is empty and one is needed, the discard pile replaces it."""
    cards: list[str] = []
    for _ in range(number):
        if not in_stock(position["deck"]):
            position["deck"], position["discard"] = position["discard"], {}
        if in_stock(position["deck"]):
            cards.append(one_of(position["deck"], luck))
            position["deck"][cards[-1]] -= 1
    return cards


def deal(gifts: list[str], number: int, luck: Luck) -> list[str]:
    """Take random gifts out of a list, one by one, until there are enough or none are left."""
    cards: list[str] = []
    for _ in range(min(number, len(gifts))):
        cards.append(one_of(Counter(gifts), luck))
        gifts.remove(cards[-1])
    return cards


# ---------------------------------------------------------------- moving and taking


def do_go(position: Position, area: str, luck: Luck) -> None:
    """Move to a neighbouring area; the next step depends on what is there."""
    player = mine(position)
    need(area in AREAS[player["at"]]["neighbours"], f"{area} is no neighbour")
    player["at"] = area
    if area == CITY:
        position["step"] = "refresh"
    else:
        position["step"] = "take" if position["areas"][area] else "make"


def do_take(position: Position, card: str, luck: Luck) -> None:
    """Take an open card of the area."""
    remove(position["areas"].get(mine(position)["at"], []), card)
    mine(position)["hand"].append(card)
    position["step"] = "make"


def do_discard(position: Position, card: str, luck: Luck) -> None:
    """Discard a card in the city, or one too many at the end of the turn."""
    remove(mine(position)["hand"], card)
    put_away(position, card)
    if position["step"] == "refresh":
        position["discarded"] += 1
    else:
        check_hand(position, luck)


def do_draw(position: Position, nothing: str, luck: Luck) -> None:
    """Draw one card more than were discarded in the city."""
    mine(position)["hand"] += draw(position, position["discarded"] + NUMBERS["city-extra"], luck)
    position["discarded"] = 0
    position["step"] = "make"


# ---------------------------------------------------------------- making a gift


def payments(gift: str) -> list[tuple[str, ...]]:
    """Return all ways to pay for a gift."""
    choices = combinations_with_replacement([*GIFTS[gift]["ingredients"], CRYSTAL], 3)
    return [
        cards
        for cards in choices
        if cards.count(CRYSTAL) == 1 or (CRYSTAL not in cards and len(set(cards)) > 1)
    ]


def do_make(position: Position, words: str, luck: Luck) -> None:
    """Make the top gift of a stack; it can complete a pair."""
    gift, _, cards = words.partition(" with ")
    stacks = [stack for stack in position["stacks"] if stack[:1] == [gift]]
    need(stacks, f"{gift} is on top of no stack")
    need(tuple(cards.split(" ")) in payments(gift), f"{gift} is not made like that")
    for card in cards.split(" "):
        use(position, card)
    position["idle"] = 0
    position["special"] = set_off(position, gift)
    mine(position)["gifts"].append(stacks[0].pop(0))
    if position["special"]:
        position["step"] = "look"
    else:
        end_gifts(position, luck)


def use(position: Position, card: str) -> None:
    """Pay with a card from the hand or with the crystal."""
    player = mine(position)
    if card == CRYSTAL:
        need(player["crystal"], "no crystal left")
        player["crystal"] = False
    else:
        remove(player["hand"], card)
        put_away(position, card)


def set_off(position: Position, gift: str) -> str | None:
    """Return the special action of the pair that a gift completes, unless this seat has used its action."""
    if position["turn"] in position["specials"]:
        return None
    for special in SPECIALS:
        others = [member for member in MEMBERS[special] if member != gift]
        if gift in MEMBERS[special] and set(others) <= set(mine(position)["gifts"]):
            return special
    return None


def do_pass(position: Position, nothing: str, luck: Luck) -> None:
    """Make no gift; empty stacks do not count then."""
    position["idle"] += 1
    check_hand(position, luck)


# ---------------------------------------------------------------- special actions


def looked_at(position: Position, place: str) -> list[str]:
    """Return the gifts of a stack, or those set aside."""
    need(place in (*STACKS, "aside"), f"no place {place}")
    gifts: list[str] = position["aside"] if place == "aside" else position["stacks"][STACKS.index(place)]
    return gifts


def do_look(position: Position, place: str, luck: Luck) -> None:
    """Look through a stack (Secret) or the gifts set aside (Treasure), once a match."""
    need(looked_at(position, place), f"no gifts {place}")
    sort = "aside" if place == "aside" else "stack"
    need(sort == LOOKS[position["special"]], f"{position['special']} looks elsewhere")
    position["specials"].append(position["turn"])
    position["looking"] = place
    position["step"] = "claim"


def do_claim(position: Position, gift: str, luck: Luck) -> None:
    """Take one of the gifts for free; the others keep their order."""
    remove(looked_at(position, position["looking"]), gift)
    mine(position)["gifts"].append(gift)
    end_gifts(position, luck)


def do_decline(position: Position, nothing: str, luck: Luck) -> None:
    """Do not look, or take nothing."""
    end_gifts(position, luck)


# ---------------------------------------------------------------- the end of a turn


def end_gifts(position: Position, luck: Luck) -> None:
    """Check after a gift and its special action whether a stack has run out."""
    position["special"] = position["looking"] = None
    if not all(position["stacks"]):
        position["exhausted"] += 1
        if position["exhausted"] >= 2:
            lay_out_bonus(position, luck)
            return
        stack_again(position, luck)
    check_hand(position, luck)


def stack_again(position: Position, luck: Luck) -> None:
    """Shuffle the gifts of the stacks into three even stacks, larger ones to the left."""
    gifts = [gift for stack in position["stacks"] for gift in stack]
    least, extras = divmod(len(gifts), len(STACKS))
    sizes = [least + (number < extras) for number in range(len(STACKS))]
    position["stacks"] = [deal(gifts, size, luck) for size in sizes]


def check_hand(position: Position, luck: Luck) -> None:
    """Ask for a discard while the hand is too large."""
    if len(mine(position)["hand"]) > NUMBERS["hand-limit"]:
        position["step"] = "discard"
    else:
        close_turn(position, luck)


def close_turn(position: Position, luck: Luck) -> None:
    """Refill the area if it is empty; the next seat follows, unless no gift was made for too long."""
    area = mine(position)["at"]
    if area != CITY and not position["areas"][area]:
        position["areas"][area] = draw(position, NUMBERS["refill"], luck)
    if position["idle"] >= NUMBERS["idle-turns"] * position["seats"]:
        lay_out_bonus(position, luck)
    else:
        position["turn"] = SEATS[(SEATS.index(position["turn"]) + 1) % position["seats"]]
        position["step"] = "go"


# ---------------------------------------------------------------- the end of the match


def lay_out_bonus(position: Position, luck: Luck) -> None:
    """Lay out a random gift for each player, as far as there are any; players without one do not choose."""
    position["bonus"] = deal(position["aside"], position["seats"], luck)
    position["order"] = bonus_order(position)[: len(position["bonus"])]
    next_choice(position)


def bonus_order(position: Position) -> list[str]:
    """Rank all seats: fewest gifts first, then most ingredient cards, then the youngest, then the earlier."""
    ranks = []
    for number, player in enumerate(position["players"]):
        age = position["ages"][number]
        ranks.append((len(player["gifts"]), -len(player["hand"]), age, number))
    return [SEATS[rank[-1]] for rank in sorted(ranks)]


def next_choice(position: Position) -> None:
    """Let the next seat choose; after the last one the match is over."""
    if position["order"]:
        position["turn"], position["step"] = position["order"][0], "choose"
    else:
        position["turn"], position["step"] = None, "over"


def do_choose(position: Position, gift: str, luck: Luck) -> None:
    """Take a bonus gift."""
    remove(position["bonus"], gift)
    mine(position)["gifts"].append(gift)
    position["order"].pop(0)
    next_choice(position)


def outcome(position: Position) -> dict[str, Any] | None:
    """Return the reason, scores, their parts and the winners, or None while the match goes on."""
    position = full(position)
    if position["turn"] is not None:
        return None
    everybody = dict(zip(SEATS, position["players"], strict=False))
    parts = {seat: score_parts(player["gifts"]) for seat, player in everybody.items()}
    scores = {seat: sum(part.values()) for seat, part in parts.items()}
    return {
        "reason": "exhausted" if position["exhausted"] >= 2 else "idle",
        "scores": scores,
        "parts": parts,
        "winners": [seat for seat in everybody if scores[seat] == max(scores.values())],
    }


def score_parts(gifts: list[str]) -> dict[str, int]:
    """Return the three parts of the score for these gifts."""
    return {
        "collections": best_collections(gifts),
        "colour": best_colour(gifts) * NUMBERS["colour-point"],
        "elves": sum(GIFTS[gift]["elf"] for gift in gifts) * NUMBERS["elf-point"],
    }


def best_collections(gifts: list[str]) -> int:
    """Return the best of all ways to count every gift in one of its types; equal counts are kept once."""
    ways = {tuple(0 for _ in TYPES)}
    for gift in gifts:
        ways = {one_more(way, name) for way in ways for name in GIFTS[gift]["types"]}
    return max(collection_points(way) for way in ways)


def one_more(way: tuple[int, ...], name: str) -> tuple[int, ...]:
    """Return the counts by type with one more gift of this type."""
    return tuple(number + (kind == name) for kind, number in zip(TYPES, way, strict=True))


def collection_points(way: tuple[int, ...]) -> int:
    """Return the points for these counts by type; a complete pair has points of its own."""
    points = 0
    for name, number in zip(TYPES, way, strict=True):
        if name in SPECIALS and number == len(MEMBERS[name]):
            points += NUMBERS["special-pair"]
        elif number:
            points += NUMBERS[f"collection-of-{min(number, 5)}"]
    return points


def best_colour(gifts: list[str]) -> int:
    """Return how many gifts the largest colour has, rainbow gifts included."""
    wild = sum(COLOURS[GIFTS[gift]["colour"]].get("wild", False) for gift in gifts)
    plain = [colour for colour in COLOURS if not COLOURS[colour].get("wild", False)]
    return int(wild + max(sum(GIFTS[gift]["colour"] == colour for gift in gifts) for colour in plain))


# ---------------------------------------------------------------- playing


VERBS: dict[str, Verb] = {
    "go": do_go,
    "take": do_take,
    "discard": do_discard,
    "draw": do_draw,
    "make": do_make,
    "pass": do_pass,
    "look": do_look,
    "claim": do_claim,
    "decline": do_decline,
    "choose": do_choose,
}
PLAIN = ["draw", "pass", "decline"]  # moves of one word


def attempt(position: Position, move: str, luck: Luck) -> Position:
    """Return the position after a move; raises if the move is not legal."""
    after = full(position)
    verb, _, words = move.partition(" ")
    need(verb in MOVES[after["step"]], f"not in step {after['step']}: {move}")
    need(verb not in PLAIN or move == verb, f"{verb} stands alone")
    VERBS[verb](after, words, luck)
    return full(after)


def candidates(position: Position) -> set[str]:
    """Return all moves of this step in words, legal or not."""
    in_stacks = [gift for stack in position["stacks"] for gift in stack]
    words: dict[str, Iterable[str]] = {
        "go": AREAS,
        "take": INGREDIENTS,
        "discard": INGREDIENTS,
        "make": [f"{gift} with {' '.join(cards)}" for gift in in_stacks for cards in payments(gift)],
        "look": [*STACKS, "aside"],
        "claim": GIFTS,
        "choose": GIFTS,
    }
    verbs = MOVES[position["step"]]
    plain = {verb for verb in verbs if verb in PLAIN}
    return plain | {f"{verb} {word}" for verb in verbs if verb in words for word in words[verb]}


def is_legal(position: Position, move: str) -> bool:
    """Whether a move is legal, tried on a copy."""
    try:
        attempt(position, move, lambda cards: next(iter(cards)))
    except Illegal:
        return False
    return True


def legal(position: Position) -> list[str]:
    """Return the legal moves, sorted."""
    position = full(position)
    return sorted(move for move in candidates(position) if is_legal(position, move))


def play(position: Position, move: str, luck: Luck) -> Position:
    """Return the position after a legal move; ``luck`` chooses every random card."""
    need(is_legal(position, move), f"{move} is not legal here")
    return attempt(position, move, luck)


def perft(position: Position, depth: int) -> int:
    """Count the move paths of this length; every random draw counts as a path of its own."""
    return naive_perft.perft(legal, attempt, position, depth)
