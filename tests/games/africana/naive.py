"""Africana: a second, naive implementation of the rules, which tests compare with the first.

The two share only the figures of the components.  A position is a dict as ``Match.position`` gives it, and a
move is its words.  A move is legal if it can be played on a copy without an error.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Callable, Iterable
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

from tests.support import naive_perft

Position = dict[str, Any]
Player = dict[str, Any]
Stock = dict[str, int]  # travel cards by colour
Luck = Callable[[Stock], str]
Verb = Callable[[Position, str, Luck], None]

DATA: dict[str, Any] = tomllib.loads(
    (Path(__file__).parents[3] / "src/ludoteca/games/africana/cards.toml").read_text(encoding="utf-8")
)
NUMBERS: dict[str, int] = {name: entry["value"] for name, entry in DATA["numbers"].items()}
COLOURS: list[str] = list(DATA["colours"])
REGIONS: dict[str, dict[str, Any]] = DATA["regions"]
EXPEDITIONS: dict[str, dict[str, Any]] = DATA["expeditions"]
ADVENTURES: dict[str, dict[str, Any]] = DATA["adventures"]
ARTEFACTS: list[str] = list(DATA["artefacts"])
HOMES: list[str] = [company["home"] for company in DATA["companies"].values()]
BONUSES: list[dict[str, int]] = list(DATA["slots"].values())
ROUTES = {frozenset(route["between"]) for route in DATA["map"]["routes"]}
GUIDES = [f"guide-{colour}" for colour in COLOURS]
SEATS = [f"p{number + 1}" for number in range(len(HOMES))]
CARDS = [*COLOURS, "joker", *GUIDES]
RANK = {name: rank for rank, name in enumerate([*CARDS, *EXPEDITIONS, *ADVENTURES, *SEATS])}
HALVES = ("north", "south")
STACKS = ("left", "right")
RECOLOURED = " for 5"


class Illegal(ValueError):
    """A move that the rules do not allow now."""


def need(condition: object, complaint: str) -> None:
    """Refuse a move unless a condition holds."""
    if not condition:
        raise Illegal(complaint)


# ---------------------------------------------------------------- positions


def full(position: Position) -> Position:
    """Return a copy with all keys, multisets in the order of the data file, and no zeros in decks."""
    given = position.get("players", [])
    seats = position.get("seats", len(given))
    first = position.get("first", "p1")
    books = position.get("books", {})
    return {
        "game": "africana",
        "seats": seats,
        "turn": position.get("turn", first),
        "first": first,
        "players": full_players([*given, *[{}] * (seats - len(given))], first),
        "slots": full_slots(position.get("slots", [])),
        "pile": list(position.get("pile", [])),
        "books": {half: full_book(books.get(half, {})) for half in HALVES},
        "deck": in_stock(position.get("deck", {})),
        "discard": in_stock(position.get("discard", {})),
        "action": position.get("action"),
        "flips": position.get("flips", 0),
        "used": in_order(position.get("used", [])),
        "idle": position.get("idle", 0),
    }


def in_order(names: Iterable[str]) -> list[str]:
    """Return the same cards or seats, sorted as the data file lists them."""
    return sorted(names, key=RANK.__getitem__)


def in_stock(cards: Stock) -> Stock:
    """Return the colours that have cards, with their numbers."""
    return {colour: cards[colour] for colour in COLOURS if cards.get(colour, 0) > 0}


def full_players(players: list[Player], first: str) -> list[Player]:
    """Return copies of all players; companies go clockwise from the first player."""
    lead = int(first[1:]) - 1
    return [
        full_player(player, HOMES[(number - lead) % len(players)]) for number, player in enumerate(players)
    ]


def full_player(player: Player, home: str) -> Player:
    """Return a copy of a player, with all keys."""
    return {
        "at": player.get("at", home),
        "silver": player.get("silver", 0),
        "hand": in_order(player.get("hand", [])),
        "open": in_order(player.get("open", [])),
        "done": in_order(player.get("done", [])),
    }


def full_slots(slots: list[Position | None]) -> list[Position | None]:
    """Return copies of the five slots."""
    missing = len(BONUSES) - len(slots)
    return [
        slot and {"expedition": slot["expedition"], "markers": in_order(slot.get("markers", []))}
        for slot in [*slots, *[None] * missing]
    ]


def full_book(book: dict[str, list[str]]) -> dict[str, list[str]]:
    """Return a copy of the two stacks of a book."""
    return {stack: list(book.get(stack, [])) for stack in STACKS}


def player_of(position: Position, seat: str) -> Player:
    """Return what a seat has."""
    player: Player = position["players"][int(seat[1:]) - 1]
    return player


def mine(position: Position) -> Player:
    """Return what the seat to move has."""
    return player_of(position, position["turn"])


def following(position: Position, seat: str) -> str:
    """Return the next seat clockwise."""
    return f"p{int(seat[1:]) % position['seats'] + 1}"


def closes_round(position: Position, seat: str) -> bool:
    """Whether a seat has the last turn of every round."""
    return bool(following(position, seat) == position["first"])


def during(position: Position, *actions: str | None) -> None:
    """Refuse a move that belongs to another action."""
    need(position["action"] in actions, f"not in action {position['action']}")


# ---------------------------------------------------------------- money and cards


def pay(player: Player, price: int) -> None:
    """Give silver to the bank."""
    need(player["silver"] >= price, "too little silver")
    player["silver"] -= price


def remove(cards: list[str], card: str) -> None:
    """Remove a card from a list; the card must be there."""
    need(card in cards, f"no {card} there")
    cards.remove(card)


def add(stock: Stock, colour: str) -> None:
    """Put one travel card on a pile."""
    stock[colour] = stock.get(colour, 0) + 1


def draw(position: Position, number: int, luck: Luck) -> None:
    """Draw travel cards one by one; an empty deck is replaced by the discards when a card is needed."""
    for _ in range(number):
        if not in_stock(position["deck"]):
            position["deck"], position["discard"] = position["discard"], {}
        cards = in_stock(position["deck"])
        if cards:
            colour = luck(dict(cards))
            need(colour in cards, f"no {colour} in the deck")
            position["deck"][colour] -= 1
            mine(position)["hand"].append(colour)


def colour_of(card: str) -> str:
    """Return the colour of a travel card or of a guide."""
    return card.removeprefix("guide-")


# ---------------------------------------------------------------- choosing and drawing


def do_draw(position: Position, nothing: str, luck: Luck) -> None:
    """Do the action: draw travel cards."""
    during(position, None)
    draw(position, NUMBERS["drawn"], luck)
    check_hand(position)


def do_buy(position: Position, nothing: str, luck: Luck) -> None:
    """Do the action: open the book of this half, if it has a card left."""
    during(position, None)
    need(any(book_here(position).values()), "the book is empty")
    position["action"] = "buy"


def do_move(position: Position, nothing: str, luck: Luck) -> None:
    """Do the action: move the explorer."""
    during(position, None)
    position["action"] = "move"


def do_end(position: Position, nothing: str, luck: Luck) -> None:
    """End a purchase or a movement; played cards leave the table."""
    during(position, "buy", "move")
    for card in position["used"]:
        if card in COLOURS:
            add(position["discard"], card)
        else:
            mine(position)["hand"].append(card)
    position["used"] = []
    position["flips"] = 0
    check_hand(position)


# ---------------------------------------------------------------- buying


def book_here(position: Position) -> dict[str, list[str]]:
    """Return the book of the half of the map in which the explorer stands."""
    book: dict[str, list[str]] = position["books"][REGIONS[mine(position)["at"]]["half"]]
    return book


def lift(position: Position, stack: str) -> str:
    """Take the top card off a stack of the book."""
    during(position, "buy")
    need(stack in STACKS, f"no {stack} stack")
    cards = book_here(position)[stack]
    need(cards, f"the {stack} stack is empty")
    return cards.pop(0)


def do_flip(position: Position, stack: str, luck: Luck) -> None:
    """Turn a page: the top card of one stack goes onto the other."""
    card = lift(position, stack)
    pay(mine(position), NUMBERS["flip-price" if position["flips"] else "first-flip-price"])
    other = "right" if stack == "left" else "left"
    book_here(position)[other].insert(0, card)
    position["flips"] += 1


def do_take(position: Position, stack: str, luck: Luck) -> None:
    """Buy the top card of a stack."""
    card = lift(position, stack)
    pay(mine(position), NUMBERS["adventure-price"])
    mine(position)["open"].append(card)


# ---------------------------------------------------------------- moving


def do_go(position: Position, words: str, luck: Luck) -> None:
    """Go a leg: into a neighbouring region, for one card."""
    during(position, "move")
    region, _, card = words.removesuffix(RECOLOURED).partition(" with ")
    player = mine(position)
    need(frozenset([player["at"], region]) in ROUTES, f"no route to {region}")
    remove(player["hand"], card)
    serves = colour_of(card) in REGIONS[region]["symbols"]
    if words.endswith(RECOLOURED):
        need(card != "joker" and not serves, f"{card} needs no other colour")
        pay(player, NUMBERS["recolour-price"])
    else:
        need(card == "joker" or serves, f"{card} does not serve")
    position["used"].append(card)
    player["at"] = region


def slot_of(position: Position, expedition: str) -> int:
    """Return the index of the slot with an expedition."""
    for number, slot in enumerate(position["slots"]):
        if slot and slot["expedition"] == expedition:
            return number
    raise Illegal(f"{expedition} is not on offer")


def markers_out(position: Position, seat: str) -> int:
    """Return how many markers of a seat are on expeditions."""
    return sum(slot["markers"].count(seat) for slot in position["slots"] if slot)


def do_join(position: Position, expedition: str, luck: Luck) -> None:
    """Put a marker on an expedition that starts here; its slot pays at once."""
    during(position, "move")
    number = slot_of(position, expedition)
    seat, player = position["turn"], mine(position)
    markers = position["slots"][number]["markers"]
    need(player["at"] == EXPEDITIONS[expedition]["start"], f"{expedition} starts elsewhere")
    need(seat not in markers, "only once")
    need(markers_out(position, seat) < NUMBERS["markers"], "no marker left")
    markers.append(seat)
    player["silver"] += BONUSES[number]["silver"]
    draw(position, BONUSES[number]["travel-cards"], luck)


def do_complete(position: Position, card: str, luck: Luck) -> None:
    """Complete an expedition or an adventure that leads here."""
    during(position, "move")
    if card in EXPEDITIONS:
        complete_expedition(position, card)
    else:
        complete_adventure(mine(position), card)


def complete_expedition(position: Position, expedition: str) -> None:
    """Complete an expedition that was joined before; its slot stays empty for now."""
    number = slot_of(position, expedition)
    player = mine(position)
    need(position["turn"] in position["slots"][number]["markers"], f"{expedition} was not joined")
    need(player["at"] == EXPEDITIONS[expedition]["target"], f"{expedition} ends elsewhere")
    position["slots"][number] = None
    position["idle"] = 0
    player["silver"] += EXPEDITIONS[expedition]["silver"]
    player["done"].append(expedition)


def complete_adventure(player: Player, adventure: str) -> None:
    """Complete an adventure that was bought before: an artefact pays silver, a guide joins the hand."""
    remove(player["open"], adventure)
    facts = ADVENTURES[adventure]
    need(player["at"] == facts["target"], f"{adventure} leads elsewhere")
    if "guide" in facts:
        player["hand"].append(f"guide-{facts['guide']}")
    else:
        player["silver"] += facts["silver"]
    player["done"].append(adventure)


# ---------------------------------------------------------------- the end of a turn


def check_hand(position: Position) -> None:
    """Ask for discards while the hand is too large."""
    if len(mine(position)["hand"]) > NUMBERS["hand-limit"]:
        position["action"] = "discard"
    else:
        check_open(position)


def do_discard(position: Position, card: str, luck: Luck) -> None:
    """Discard a card; a joker or guide leaves the match."""
    during(position, "discard")
    remove(mine(position)["hand"], card)
    if card in COLOURS:
        add(position["discard"], card)
    check_hand(position)


def check_open(position: Position) -> None:
    """Ask for an adventure to drop while too many are open."""
    if len(mine(position)["open"]) > NUMBERS["open-limit"]:
        position["action"] = "drop"
    else:
        close_turn(position)


def do_drop(position: Position, adventure: str, luck: Luck) -> None:
    """Drop an open adventure; it leaves the match."""
    during(position, "drop")
    remove(mine(position)["open"], adventure)
    check_open(position)


def close_turn(position: Position) -> None:
    """Fill the slots; then the next seat plays, or the match ends."""
    refill(position)
    position["idle"] += 1
    position["action"] = None
    over = None in position["slots"] or position["idle"] >= NUMBERS["idle-turns"] * position["seats"]
    if over and closes_round(position, position["turn"]):
        position["turn"] = None
    else:
        position["turn"] = following(position, position["turn"])


def refill(position: Position) -> None:
    """Fill empty slots from left to right, as far as the pile goes."""
    for number, slot in enumerate(position["slots"]):
        if slot is None and position["pile"]:
            position["slots"][number] = {"expedition": position["pile"].pop(0), "markers": []}


# ---------------------------------------------------------------- the end of the match


def outcome(position: Position) -> dict[str, Any] | None:
    """Return the reason, scores, parts and winners of a finished match, or None before the end."""
    position = full(position)
    if position["turn"] is not None:
        return None
    everybody = {f"p{number}": player for number, player in enumerate(position["players"], start=1)}
    parts = {seat: score_parts(player) for seat, player in everybody.items()}
    scores = {seat: sum(part.values()) for seat, part in parts.items()}
    standing = {seat: (scores[seat], player["silver"]) for seat, player in everybody.items()}
    return {
        "reason": "exhausted" if None in position["slots"] else "idle",
        "scores": scores,
        "parts": parts,
        "winners": [seat for seat in everybody if standing[seat] == max(standing.values())],
    }


def score_parts(player: Player) -> dict[str, int]:
    """Return the parts of a player's score."""
    expeditions = [EXPEDITIONS[card] for card in player["done"] if card in EXPEDITIONS]
    adventures = [ADVENTURES[card] for card in player["done"] if card in ADVENTURES]
    found = [facts for facts in adventures if "artefact" in facts]
    kinds = Counter(facts["artefact"] for facts in found)
    travel_cards = sum(card in COLOURS for card in player["hand"])
    return {
        "expeditions": sum(facts["points"] for facts in expeditions),
        "artefacts": sum(facts["points"] for facts in found),
        "sets": best_sets(tuple(kinds[kind] for kind in ARTEFACTS)),
        "guides": guide_points(len(adventures) - len(found)),
        "silver": player["silver"] // NUMBERS["silver-per-point"],
        "cards": travel_cards // NUMBERS["cards-per-point"],
        "open": sum(open_points(card) for card in player["open"]),
    }


def open_points(adventure: str) -> int:
    """Return the points of an open adventure."""
    is_guide = "guide" in ADVENTURES[adventure]
    return NUMBERS["open-guide" if is_guide else "open-artefact"]


def guide_points(guides: int) -> int:
    """Return the points that completed guide adventures cost; three and more cost the same."""
    return [0, 0, NUMBERS["two-guides"], NUMBERS["three-guides"]][min(guides, 3)]


def all_sets() -> list[tuple[Counter[str], int]]:
    """Return every possible set of artefacts, with its points."""
    sets = []
    for size, name in ((2, "two-alike"), (3, "three-alike")):
        sets += [(Counter({kind: size}), NUMBERS[name]) for kind in ARTEFACTS]
    for size, name in ((2, "two-different"), (4, "four-different")):
        sets += [(Counter(kinds), NUMBERS[name]) for kinds in combinations(ARTEFACTS, size)]
    return sets


@cache
def best_sets(numbers: tuple[int, ...]) -> int:
    """Return the most points for the numbers of each artefact; each artefact counts in one set."""
    have = Counter(dict(zip(ARTEFACTS, numbers, strict=True)))
    best = 0
    for wanted, points in all_sets():
        if wanted <= have:
            rest = tuple(have[kind] - wanted[kind] for kind in ARTEFACTS)
            best = max(best, points + best_sets(rest))
    return best


# ---------------------------------------------------------------- playing


PLAIN: dict[str, Verb] = {"draw": do_draw, "buy": do_buy, "move": do_move, "end": do_end}
VERBS: dict[str, Verb] = {
    "flip": do_flip,
    "take": do_take,
    "go": do_go,
    "join": do_join,
    "complete": do_complete,
    "discard": do_discard,
    "drop": do_drop,
}


def carry_out(position: Position, move: str, luck: Luck) -> None:
    """Play a move on a full position; raise Illegal if it is not allowed."""
    need(position["turn"] is not None, "the game is over")
    verb, _, words = move.partition(" ")
    do = PLAIN.get(move) or VERBS.get(verb)
    if do is None:
        raise Illegal(f"no such move: {move}")
    do(position, words, luck)


def attempt(position: Position, move: str, luck: Luck) -> Position:
    """Return the position after a move; raises Illegal if it is not allowed."""
    after = full(position)
    carry_out(after, move, luck)
    return full(after)


def legs(position: Position) -> set[str]:
    """Return every leg to a neighbouring region with any card in hand, legal or not."""
    player = mine(position)
    neighbours = [region for region in REGIONS if frozenset([player["at"], region]) in ROUTES]
    ways = {f"{region} with {card}" for region in neighbours for card in player["hand"]}
    return ways | {way + RECOLOURED for way in ways}


def candidates(position: Position) -> set[str]:
    """Return moves that might be legal: everything that can be said with the cards in this position."""
    action, player = position["action"], mine(position)
    if action is None:
        return set(PLAIN)
    if action == "move":
        expeditions = {slot["expedition"] for slot in position["slots"] if slot}
        words = {"go": legs(position), "join": expeditions, "complete": expeditions | set(player["open"])}
    elif action == "buy":
        words = {"flip": set(STACKS), "take": set(STACKS)}
    else:
        words = {"discard": set(player["hand"]), "drop": set(player["open"])}
    return {"end"} | {f"{verb} {word}" for verb in words for word in words[verb]}


def is_legal(position: Position, move: str) -> bool:
    """Try a move on a copy."""
    try:
        carry_out(full(position), move, lambda cards: next(iter(cards)))
    except Illegal:
        return False
    return True


def legal(position: Position) -> list[str]:
    """Return all legal moves in words, sorted, or none when the match is over."""
    position = full(position)
    if position["turn"] is None:
        return []
    return sorted(move for move in candidates(position) if is_legal(position, move))


def play(position: Position, move: str, luck: Luck) -> Position:
    """Return the position after a legal move; ``luck`` picks every travel card that is drawn."""
    need(is_legal(position, move), f"{move} is not legal here")
    return attempt(position, move, luck)


def perft(position: Position, depth: int) -> int:
    """Return how many sequences of moves of a length there are; different draws are different sequences."""
    return naive_perft.perft(legal, attempt, position, depth)
