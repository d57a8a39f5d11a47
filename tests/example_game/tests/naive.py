"""A second, naive implementation of FIREFLIES that works on written positions."""

from copy import deepcopy
from typing import Any

from tests.support import naive_perft
from tests.support.naive_perft import Luck, Position

LIGHT = {"faint": 1, "bright": 2, "dazzling": 3}
HAND_LIMIT = 3


def full(position: Position) -> Position:
    """Return the position with everything that was left out, cards in the order of their light."""
    seats = position.get("seats", len(position.get("players", [])))
    players = position.get("players", [{}] * seats)
    night = position.get("night", {})
    return {
        "game": "fireflies",
        "seats": seats,
        "turn": position.get("turn", "p1"),
        "players": [
            {pile: sorted(player.get(pile, []), key=LIGHT.__getitem__) for pile in ("hand", "jar")}
            for player in players
        ],
        "night": {card: night[card] for card in LIGHT if night.get(card)},
    }


def legal(position: Position) -> list[str]:
    """Return the legal moves, sorted (F4 to F7)."""
    if position["turn"] is None:
        return []
    hand = position["players"][int(position["turn"][1:]) - 1]["hand"]
    catch = ["catch"] if len(hand) < HAND_LIMIT and position["night"] else []
    return catch + sorted(f"release {card}" for card in set(hand))


def play(position: Position, move: str, luck: Luck) -> Position:
    """Return the position after a move."""
    after = deepcopy(position)
    seat = int(after["turn"][1:]) - 1
    player = after["players"][seat]
    if move == "catch":
        card = luck(after["night"])
        after["night"][card] -= 1
        player["hand"].append(card)
    else:
        card = move.removeprefix("release ")
        player["hand"].remove(card)
        if card in player["jar"]:  # both fly away (F8)
            player["jar"].remove(card)
        else:
            player["jar"].append(card)
    after["turn"] = next_turn(after, seat)
    return full(after)


def next_turn(position: Position, seat: int) -> str | None:
    """Return the next seat that has something to do (F-R1), or None at the end (F9)."""
    seats = position["seats"]
    for other in [(seat + step) % seats for step in range(1, seats + 1)]:
        if any(position["night"].values()) or position["players"][other]["hand"]:
            return f"p{other + 1}"
    return None


def outcome(position: Position) -> dict[str, Any] | None:
    """Return how the game ended (F10, F11), or None while it goes on."""
    if position["turn"] is not None:
        return None
    jars = {f"p{seat + 1}": player["jar"] for seat, player in enumerate(position["players"])}
    scores = {seat: sum(LIGHT[card] for card in jar) for seat, jar in jars.items()}
    best = max((scores[seat], len(jars[seat])) for seat in jars)
    return {
        "reason": "dawn",
        "scores": scores,
        "parts": {seat: {"light": score} for seat, score in scores.items()},
        "winners": [seat for seat in jars if (scores[seat], len(jars[seat])) == best],
    }


def perft(position: Position, depth: int) -> int:
    return naive_perft.perft(legal, play, full(position), depth)
