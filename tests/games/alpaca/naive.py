"""A second, naive implementation of the rules of ALPACA; tests compare it with the real one.

It shares only the figures of the cards with it.  A position is what ``Match.position()`` returns, a move is
its words.  A move is legal if playing it on a copy raises no ``Illegal``, and if the choice that it opens, if
any, has a legal answer.  Speed does not matter here.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.support import naive_perft

Position = dict[str, Any]
Player = dict[str, Any]
Fence = list[str]
Luck = Callable[[dict[str, int]], str]
Verb = Callable[[Position, str, Luck], None]
Dreamer = tuple[int, int, str]  # space from the left, place in turn order, seat

CARDS: dict[str, dict[str, Any]] = tomllib.loads(
    (Path(__file__).parents[3] / "src/ludoteca/games/alpaca/cards.toml").read_text(encoding="utf-8")
)["cards"]
RANK = {card: rank for rank, card in enumerate(CARDS)}
PILES = ("hand", "deck", "discard", "played")
NOISY = {"noisemaker", "mime-as-noisemaker"}
FREE_THEMSELVES = {"carpenter", "viking", "graduate"}
FENCES = 4
IDLE_ROUNDS = 60


class Illegal(ValueError):
    """A move that the rules do not allow now."""


def need(condition: object, complaint: str) -> None:
    """Raise Illegal unless the condition holds."""
    if not condition:
        raise Illegal(complaint)


# ---------------------------------------------------------------- positions


def in_order(cards: list[str]) -> list[str]:
    """Return the same cards, in the order of the list of cards."""
    return sorted(cards, key=RANK.__getitem__)


def full(position: Position) -> Position:
    """Return a copy with every key in place, card lists sorted and empty market piles dropped."""
    given = position.get("players", [])
    seats = position.get("seats", len(given))
    players = [full_player(player) for player in [*given, *[{}] * (seats - len(given))]]
    first = position.get("first", "p1")
    market = position.get("market", {})
    pending = position.get("pending")
    turn = position.get("turn", first)
    closing = turn is None or (pending or {}).get("choice") == "dream"
    return {
        "game": "alpaca",
        "seats": seats,
        "turn": turn,
        "first": first,
        "players": players,
        "market": {card: market[card] for card in CARDS if market.get(card, 0) > 0},
        "bought": position.get("bought", False),
        "placements": position.get("placements", 1),
        "coins": position.get("coins", 0),
        "reveller": position.get("reveller", False),
        "acted": position.get("acted", False),
        "extra-turns": position.get("extra-turns", 0),
        "final": position.get("final", False) or closing or any(map(is_complete, players)),
        "idle": position.get("idle", 0),
        "pending": dict(pending) if pending else None,
    }


def full_player(player: Player) -> Player:
    """Return a copy of one player's cards, with every key in place."""
    piles: Player = {pile: in_order(player.get(pile, [])) for pile in PILES}
    return {**piles, "farm": [list(fence) for fence in player.get("farm", [])]}


def player_of(position: Position, seat: str) -> Player:
    """Return the cards of a seat."""
    player: Player = position["players"][int(seat[1:]) - 1]
    return player


def mine(position: Position) -> Player:
    """Return the cards of the seat that must move now."""
    return player_of(position, position["turn"])


def clockwise(position: Position, start: str) -> list[str]:
    """Return all seats in turn order, beginning with the given one."""
    seats = [f"p{number}" for number in range(1, position["seats"] + 1)]
    cut = seats.index(start)
    return seats[cut:] + seats[:cut]


def last_seat(position: Position) -> str:
    """Return the seat whose turn closes a round."""
    return clockwise(position, position["first"])[-1]


# ---------------------------------------------------------------- cards


def is_alpaca(card: str) -> bool:
    """Whether a card is an alpaca: every one but the Fence."""
    return card in CARDS and card != "fence"


def alpacas(cards: list[str]) -> list[str]:
    """Return the cards of a list that are alpacas."""
    return [card for card in cards if is_alpaca(card)]


def value(card: str) -> int:
    """Return the printed value."""
    return int(CARDS[name(card)]["value"])


def coins(card: str) -> int:
    """Return the printed coins; a Fence has none."""
    return int(CARDS[card].get("coins", 0))


def name(card: str) -> str:
    """Return the name of a card: a Mime stays a Mime whatever it copied."""
    return "mime" if card == "mime-as-noisemaker" else card


def remove(cards: list[str], card: str) -> None:
    """Take one card out of a list that must hold it."""
    need(card in cards, f"no {card} there")
    cards.remove(card)


def remove_alpaca(cards: list[str], card: str) -> None:
    """Take one alpaca out of a list that must hold it."""
    need(is_alpaca(card), f"{card} is not an alpaca")
    remove(cards, card)


def to_market(position: Position, card: str) -> None:
    """Put a card back on its pile in the market."""
    market = position["market"]
    market[card] = market.get(card, 0) + 1


def from_market(position: Position, card: str) -> None:
    """Take a card off its pile in the market."""
    market = position["market"]
    need(market.get(card, 0) > 0, f"no {card} in the market")
    market[card] -= 1


def chance(cards: list[str], luck: Luck) -> str:
    """Take one card out of a list at random."""
    counts = Counter(cards)
    card = luck({kind: counts[kind] for kind in CARDS if counts[kind]})
    cards.remove(card)
    return card


def draw(player: Player, number: int, luck: Luck) -> None:
    """Draw cards one by one; when the draw pile is empty, shuffle the discard pile."""
    for _ in range(number):
        if not player["deck"]:
            player["deck"], player["discard"] = player["discard"], []
        if player["deck"]:
            player["hand"].append(chance(player["deck"], luck))


def draw_hand(player: Player, luck: Luck) -> None:
    """Discard the hand and draw a new one."""
    player["discard"] += player["hand"]
    player["hand"] = []
    draw(player, 6 if "storekeeper" in names(player) else 5, luck)


# ---------------------------------------------------------------- farms


def names(player: Player) -> list[str]:
    """Return the names in a farm, from left to right."""
    return [name(card) for fence in player["farm"] for card in fence]


def fits(card: str, mates: Fence) -> bool:
    """Whether a card finds room behind a Fence with these cards."""
    if card == "twins":
        return not mates
    return len(mates) < 2 and "twins" not in mates


def is_complete(player: Player) -> bool:
    """Whether four Fences are full, that is, leave no room for a single alpaca."""
    return sum(not fits("puppy", fence) for fence in player["farm"]) >= FENCES


def find(player: Player, wanted: str) -> tuple[Fence, int]:
    """Return the Fence behind which a name stands, and where."""
    for fence in player["farm"]:
        for index, card in enumerate(fence):
            if name(card) == wanted:
                return fence, index
    raise Illegal(f"no {wanted} in the farm")


def can_replace(player: Player, new: str, old: str) -> bool:
    """Whether one alpaca may stand where another one stands now."""
    fence, index = find(player, old)
    others = names(player)
    others.remove(old)
    return new not in others and fits(new, fence[:index] + fence[index + 1 :])


def enter(player: Player, card: str, label: str) -> None:
    """Put a card behind the leftmost built Fence that has room for it."""
    need(card not in names(player), f"the farm has a {card}")
    rooms = [fence for fence in player["farm"] if fits(card, fence)]
    need(rooms, f"no room for {card}")
    rooms[0].append(label)


def look_at_farms(position: Position) -> None:
    """Look at the farms after a change: the first complete one starts the last round or stops the match."""
    if position["final"] or not any(map(is_complete, position["players"])):
        return
    position["final"] = True
    if position["turn"] == last_seat(position) and is_complete(mine(position)):
        finish(position)


# ---------------------------------------------------------------- abilities


def use(position: Position, ability: str, card: str, luck: Luck) -> None:
    """Use an ability for a card that was just played; a Mime uses another card's ability."""
    need(ability in ABILITIES, f"{ability} cannot be played")
    need(ability != "consumerist" or not position["acted"], "only as the first thing in a turn")
    if ability != "mime":
        position["acted"] = True
    if ability in FREE_THEMSELVES:
        remove(mine(position)["played"], card)
        to_market(position, card)
    ABILITIES[ability](position, card, luck)


def ask(position: Position, **pending: object) -> None:
    """Open a choice."""
    position["pending"] = pending


def close_choice(position: Position, choice: str) -> dict[str, Any]:
    """Close the open choice, which must be this one, and return it."""
    pending = position["pending"]
    need(pending and pending["choice"] == choice, f"nobody asks to {choice}")
    position["pending"] = None
    return dict(pending)


def librarian(position: Position, card: str, luck: Luck) -> None:
    """Draw two more cards."""
    draw(mine(position), 2, luck)


def consumerist(position: Position, card: str, luck: Luck) -> None:
    """Draw a new hand."""
    draw_hand(mine(position), luck)


def sweeper(position: Position, card: str, luck: Luck) -> None:
    """Ask which alpaca leaves the discard pile."""
    ask(position, **{"choice": "free", "for": "sweeper"})


def mime(position: Position, card: str, luck: Luck) -> None:
    """Ask which alpaca of the farm is copied."""
    ask(position, choice="copy")


def explorer(position: Position, card: str, luck: Luck) -> None:
    """Ask which alpaca is fetched from the draw pile."""
    if alpacas(mine(position)["deck"]):
        ask(position, choice="fetch")


def pacifist(position: Position, card: str, luck: Luck) -> None:
    """Ask which alpaca is given away."""
    ask(position, choice="give")


def carpenter(position: Position, card: str, luck: Luck) -> None:
    """Allow one more placement."""
    position["placements"] += 1


def anxious(position: Position, card: str, luck: Luck) -> None:
    """Let everybody discard a random card."""
    for seat in clockwise(position, position["turn"]):
        player = player_of(position, seat)
        if player["hand"]:
            player["discard"].append(chance(player["hand"], luck))


def woodcutter(position: Position, card: str, luck: Luck) -> None:
    """Draw three cards for a hand without Fences."""
    if "fence" not in mine(position)["hand"]:
        draw(mine(position), 3, luck)


def noisemaker(position: Position, card: str, luck: Luck) -> None:
    """Ask whose farm gets it."""
    ask(position, choice="join", card=card)


def bargainer(position: Position, card: str, luck: Luck) -> None:
    """Ask which alpaca is traded in."""
    ask(position, **{"choice": "free", "for": "bargainer"})


def reveller(position: Position, card: str, luck: Luck) -> None:
    """Let later purchases go to the hand."""
    position["reveller"] = True


def viking(position: Position, card: str, luck: Luck) -> None:
    """Let the others free their best alpaca, one after the other."""
    raid(position, position["turn"], position["turn"])


def raid(position: Position, raider: str, done: str) -> None:
    """Ask the next victim after this seat, or go back to the Viking's player."""
    others = clockwise(position, raider)[1:]
    left = others[others.index(done) + 1 :] if done in others else others
    victims = [seat for seat in left if alpacas(player_of(position, seat)["hand"])]
    position["turn"] = victims[0] if victims else raider
    if victims:
        ask(position, **{"choice": "free", "for": "viking", "by": raider})


def ticket_clerk(position: Position, card: str, luck: Luck) -> None:
    """Ask which alpaca goes into the farm."""
    ask(position, choice="swap-in")


def graduate(position: Position, card: str, luck: Luck) -> None:
    """Give one more turn."""
    position["extra-turns"] += 1


ABILITIES: dict[str, Verb] = {
    "librarian": librarian,
    "consumerist": consumerist,
    "sweeper": sweeper,
    "mime": mime,
    "explorer": explorer,
    "pacifist": pacifist,
    "carpenter": carpenter,
    "anxious": anxious,
    "woodcutter": woodcutter,
    "noisemaker": noisemaker,
    "bargainer": bargainer,
    "reveller": reveller,
    "viking": viking,
    "ticket-clerk": ticket_clerk,
    "graduate": graduate,
}


# ---------------------------------------------------------------- moves of a turn


def do_play(position: Position, card: str, luck: Luck) -> None:
    """Play a card from the hand for its ability."""
    need(position["pending"] is None, "a choice is open")
    remove(mine(position)["hand"], card)
    mine(position)["played"].append(card)
    use(position, card, card, luck)


def do_buy(position: Position, card: str, luck: Luck) -> None:
    """Name the purchase; it is paid afterwards."""
    need(position["pending"] is None, "a choice is open")
    need(not position["bought"], "one purchase a turn")
    need(position["market"].get(card), f"no {card} in the market")
    hand = mine(position)["hand"]
    purse, position["coins"] = position["coins"], 0
    position["bought"] = position["acted"] = True
    if card == "snob":
        need(len(alpacas(hand)) >= 2, "a Snob is paid with two alpacas")
        ask(position, **{"choice": "free", "for": "snob", "left": 2})
    else:
        due = price(mine(position), card) - purse
        need(sum(map(coins, hand)) >= due, f"{card} is too dear")
        pay_on(position, card, due)


def price(player: Player, card: str) -> int:
    """Return the coins a card costs this player."""
    return max(0, value(card) - ("accountant" in names(player)))


def pay_on(position: Position, card: str, due: int) -> None:
    """Ask for the rest of the price, or take the card if nothing is due."""
    if due > 0:
        ask(position, choice="pay", card=card, due=due)
    else:
        acquire(position, card)


def acquire(position: Position, card: str) -> None:
    """Take the bought card from the market."""
    from_market(position, card)
    mine(position)["hand" if position["reveller"] else "discard"].append(card)


def do_place(position: Position, card: str, luck: Luck) -> None:
    """Place an alpaca in the farm, and build a Fence for it if there is no room."""
    need(position["pending"] is None, "a choice is open")
    need(position["placements"] > 0, "no placement left")
    player = mine(position)
    remove_alpaca(player["hand"], card)
    if not any(fits(card, fence) for fence in player["farm"]):
        need(len(player["farm"]) < FENCES, "four Fences stand")
        remove(player["hand"], "fence")
        player["farm"].append([])
    enter(player, card, card)
    position["placements"] -= 1
    position["acted"] = True
    position["idle"] = 0
    look_at_farms(position)


def do_end(position: Position, nothing: str, luck: Luck) -> None:
    """End the turn: a new hand, then the next turn or the end of the match."""
    need(position["pending"] is None and nothing == "", "not now")
    player = mine(position)
    player["discard"] += player["played"]
    player["played"] = []
    draw_hand(player, luck)
    position["idle"] += 1
    if is_stalled(position):
        position["extra-turns"] = 0
    if is_last_turn(position):
        finish(position)
    else:
        begin_turn(position)


def is_last_turn(position: Position) -> bool:
    """Whether the match ends with the turn that ends now."""
    if position["turn"] != last_seat(position) or position["extra-turns"] > 0:
        return False
    return bool(position["final"]) or is_stalled(position)


def is_stalled(position: Position) -> bool:
    """Whether no alpaca has come behind a Fence for so long that extra turns are lost."""
    return bool(position["idle"] >= IDLE_ROUNDS * position["seats"])


def begin_turn(position: Position) -> None:
    """Begin an extra turn of the same seat, or the next seat's turn."""
    if position["extra-turns"] > 0:
        position["extra-turns"] -= 1
    else:
        position["turn"] = clockwise(position, position["turn"])[1]
    position.update({"bought": False, "placements": 1, "coins": 0, "reveller": False, "acted": False})


# ---------------------------------------------------------------- answers to choices


def do_pay(position: Position, card: str, luck: Luck) -> None:
    """Pay with a card from the hand."""
    pending = close_choice(position, "pay")
    remove_alpaca(mine(position)["hand"], card)
    mine(position)["played"].append(card)
    pay_on(position, pending["card"], pending["due"] - coins(card))


def do_free(position: Position, card: str, luck: Luck) -> None:
    """Free an alpaca: from the discard pile for a Sweeper, otherwise from the hand."""
    pending = close_choice(position, "free")
    cause = pending["for"]
    hand = mine(position)["hand"]
    best = max(map(value, alpacas(hand)), default=0)
    remove_alpaca(mine(position)["discard"] if cause == "sweeper" else hand, card)
    to_market(position, card)
    if cause == "sweeper":
        position["coins"] += 0 if position["bought"] else 2 * coins(card)
    elif cause == "bargainer":
        ask(position, choice="take", limit=value(card) + 2)
    elif cause == "viking":
        need(value(card) == best, "only a most valuable alpaca")
        raid(position, pending["by"], position["turn"])
    elif pending["left"] > 1:
        ask(position, **{"choice": "free", "for": "snob", "left": pending["left"] - 1})
    else:
        acquire(position, "snob")


def do_take(position: Position, card: str, luck: Luck) -> None:
    """Do the other half of a Bargainer's exchange."""
    pending = close_choice(position, "take")
    from_market(position, card)
    need(value(card) <= pending["limit"], f"{card} is worth too much")
    mine(position)["hand"].append(card)


def do_copy(position: Position, card: str, luck: Luck) -> None:
    """Let a Mime use the ability of another alpaca in the farm."""
    close_choice(position, "copy")
    need(card in names(mine(position)) and card != "mime", f"{card} cannot be copied")
    use(position, card, "mime", luck)


def do_fetch(position: Position, card: str, luck: Luck) -> None:
    """Take the alpaca that the Explorer found into the hand."""
    close_choice(position, "fetch")
    remove_alpaca(mine(position)["deck"], card)
    mine(position)["hand"].append(card)


def do_give(position: Position, card: str, luck: Luck) -> None:
    """Choose the Pacifist's gift; with two seats the receiver is clear."""
    close_choice(position, "give")
    need(is_alpaca(card) and card in mine(position)["hand"], f"no {card} to give")
    ask(position, choice="to", card=card)
    if position["seats"] == 2:
        do_to(position, clockwise(position, position["turn"])[1], luck)


def do_to(position: Position, seat: str, luck: Luck) -> None:
    """Give the gift, then draw."""
    card = close_choice(position, "to")["card"]
    need(seat in clockwise(position, position["turn"])[1:], "to another seat")
    remove(mine(position)["hand"], card)
    player_of(position, seat)["hand"].append(card)
    draw(mine(position), 3, luck)


def do_join(position: Position, seat: str, luck: Luck) -> None:
    """Put a Noisemaker, or a Mime as one, in a farm."""
    card = close_choice(position, "join")["card"]
    need(seat in clockwise(position, "p1"), "no such seat")
    remove(mine(position)["played"], card)
    enter(player_of(position, seat), card, "mime-as-noisemaker" if card == "mime" else card)
    position["idle"] = 0
    look_at_farms(position)


def do_swap_in(position: Position, card: str, luck: Luck) -> None:
    """Do the first half of a Ticket Clerk's exchange; the card waits in the hand."""
    close_choice(position, "swap-in")
    need(is_alpaca(card) and card in mine(position)["hand"], f"no {card} to swap in")
    ask(position, choice="swap-out", card=card)


def do_swap_out(position: Position, card: str, luck: Luck) -> None:
    """Do the other half: the two alpacas change places."""
    new = close_choice(position, "swap-out")["card"]
    player = mine(position)
    need(can_replace(player, new, card), f"{new} cannot stand there")
    fence, index = find(player, card)
    fence[index] = new
    remove(player["hand"], new)
    player["hand"].append(card)
    look_at_farms(position)


# ---------------------------------------------------------------- the end of the match


def finish(position: Position) -> None:
    """End the turns; the Dreamers come next."""
    position["final"] = True
    dream_on(position, (-1, -1, ""))


def dreamers(position: Position) -> list[Dreamer]:
    """Return every Dreamer in a farm, in the order in which they are exchanged."""
    return sorted(
        (2 * number + index, place, seat)
        for place, seat in enumerate(clockwise(position, position["first"]))
        for number, fence in enumerate(player_of(position, seat)["farm"])
        for index, card in enumerate(fence)
        if card == "dreamer"
    )


def dream_on(position: Position, done: Dreamer) -> None:
    """Ask for the next Dreamer that can be exchanged; without one the match is over."""
    left = [dreamer for dreamer in dreamers(position) if dreamer > done and wishes(position, dreamer[2])]
    position["turn"] = left[0][2] if left else None
    if left:
        ask(position, choice="dream")


def wishes(position: Position, seat: str) -> set[str]:
    """Return what a seat may take for its Dreamer."""
    on_offer = {card for card, count in position["market"].items() if count > 0} - {"puppy"}
    return {card for card in on_offer if can_replace(player_of(position, seat), card, "dreamer")}


def do_dream(position: Position, card: str, luck: Luck) -> None:
    """Let a Dreamer leave the match; its place goes to a card of the market."""
    close_choice(position, "dream")
    seat = position["turn"]
    need(card in wishes(position, seat), f"{card} cannot be dreamt of")
    done = next(dreamer for dreamer in dreamers(position) if dreamer[2] == seat)
    from_market(position, card)
    fence, index = find(mine(position), "dreamer")
    fence[index] = card
    dream_on(position, done)


def outcome(position: Position) -> dict[str, Any] | None:
    """Return why the match ended, the scores with their parts, and the winners, or None before the end."""
    position = full(position)
    if position["turn"] is not None:
        return None
    everybody = {seat: player_of(position, seat) for seat in clockwise(position, "p1")}
    parts = {seat: score_parts(player) for seat, player in everybody.items()}
    scores = {seat: sum(part.values()) for seat, part in parts.items()}
    standing = {seat: (scores[seat], *tie_breaks(player)) for seat, player in everybody.items()}
    return {
        "reason": "fences" if any(map(is_complete, everybody.values())) else "idle",
        "scores": scores,
        "parts": parts,
        "winners": [seat for seat in everybody if standing[seat] == max(standing.values())],
    }


def outside(player: Player) -> list[str]:
    """Return all cards of a player that are not in the farm."""
    return [card for pile in PILES for card in player[pile]]


def score_parts(player: Player) -> dict[str, int]:
    """Return the printed values, what noise takes away from them, and a Fighter's bonus."""
    silenced = 0
    for fence in player["farm"]:
        for index, card in enumerate(fence):
            if NOISY & {*fence[:index], *fence[index + 1 :]}:
                silenced -= value(card)
    followers = [card for card in alpacas(outside(player)) if card != "puppy"]
    return {
        "farm": sum(map(value, names(player))),
        "silenced": silenced,
        "fighter": len(followers) // 2 if "fighter" in names(player) else 0,
    }


def tie_breaks(player: Player) -> tuple[int, int, int]:
    """Return the tie-breaks: alpacas in the farm, the best of them, and the cards outside."""
    heads = sum(2 if card == "twins" else 1 for card in names(player))
    return heads, max(map(value, names(player)), default=0), len(outside(player))


# ---------------------------------------------------------------- playing


VERBS: dict[str, Verb] = {
    "play": do_play,
    "buy": do_buy,
    "place": do_place,
    "end": do_end,
    "pay": do_pay,
    "free": do_free,
    "take": do_take,
    "copy": do_copy,
    "fetch": do_fetch,
    "give": do_give,
    "to": do_to,
    "join": do_join,
    "swap-in": do_swap_in,
    "swap-out": do_swap_out,
    "dream": do_dream,
}


def attempt(position: Position, move: str, luck: Luck) -> Position:
    """Return the position after a move, even if the choice that it opens has no answer."""
    after = full(position)
    verb, _, word = move.partition(" ")
    need(after["turn"] is not None, "the game is over")
    need(verb in VERBS, f"no such move: {move}")
    VERBS[verb](after, word, luck)
    return full(after)


def candidates(position: Position) -> set[str]:
    """Return moves that may be legal: every verb with every card that is where the verb needs it."""
    if position["turn"] is None:
        return set()
    player = mine(position)
    hand, market = set(player["hand"]), set(position["market"])
    if position["pending"] is None:
        answers = {"play": hand, "place": hand, "buy": market}
        return {"end"} | {f"{verb} {word}" for verb, words in answers.items() for word in words}
    seats = set(clockwise(position, "p1"))
    farm = set(names(player))
    answers = {"pay": hand, "give": hand, "swap-in": hand, "take": market, "dream": market}
    answers |= {"copy": farm, "swap-out": farm, "to": seats, "join": seats}
    answers |= {"fetch": set(player["deck"]), "free": hand | set(player["discard"])}
    choice = position["pending"]["choice"]
    return {f"{choice} {word}" for word in answers[choice]}


def is_legal(position: Position, move: str) -> bool:
    """Whether a move can be played, and the choice that it opens can be answered, and so on."""
    try:
        after = attempt(position, move, lambda cards: next(iter(cards)))
    except Illegal:
        return False
    return after["pending"] is None or any(is_legal(after, answer) for answer in candidates(after))


def legal(position: Position) -> list[str]:
    """Return all legal moves in words, sorted, or none when the match is over."""
    position = full(position)
    return sorted(move for move in candidates(position) if is_legal(position, move))


def play(position: Position, move: str, luck: Luck) -> Position:
    """Return the position after a legal move; ``luck`` picks every random card."""
    need(is_legal(position, move), f"{move} is not legal here")
    return attempt(position, move, luck)


def perft(position: Position, depth: int) -> int:
    """Count the sequences of moves of this length; each result of chance counts separately."""
    return naive_perft.perft(legal, attempt, position, depth)
