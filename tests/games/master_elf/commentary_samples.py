"""Master Elf: how to check what views say of moves and of what cannot be done."""

from collections import Counter
from typing import Any

from ludoteca.core.kernel.seats import seat_number
from ludoteca.core.matches.match import Match
from tests.contract.samples import CommentarySamples
from tests.games.master_elf.board import GIFTS, now

View = dict[str, Any]
PLACES = ("left", "middle", "right")


def own(view: View) -> dict[str, Any]:
    """Return what the seat to move has."""
    player: dict[str, Any] = view["players"][seat_number(view["turn"])]
    return player


def step(view: View) -> str:
    return str(view["pending"]["choice"]) if view["pending"] else "go"


# --- What one might want to use -------------------------------------------------------------------


def usable(view: View) -> set[str]:
    """Return every gift that is seen; before bonus gifts also areas, cards, the crystal and the piles.

    Not what moves use under other words: a card that can pay, a stack to look through, the deck.
    """
    gifts = {gift for player in view["players"] for gift in player["gifts"]} | set(view["bonus"])
    if step(view) == "choose":
        return {f"gift {gift}" for gift in gifts}
    place = view["pending"].get("place") if view["pending"] else None
    looks = {move.split()[1] for move in view["moves"] if move.startswith("look ")}
    for name, stack in zip(PLACES, view["stacks"], strict=True):
        gifts |= set(stack["gifts"]) if name not in looks else set()
    gifts |= set(view["aside"]["gifts"]) if view["aside"]["gifts"] else set()
    paid = {card for move in view["moves"] if move.startswith("make ") for card in move.split()[3:]}
    cards = {card for area in view["areas"].values() for card in area} | set(own(view)["hand"]["cards"])
    cards |= {"crystal"} if own(view)["crystal"] else set()
    piles = set() if "draw" in view["moves"] else {"deck"}
    piles |= set() if place == "aside" or "aside" in looks else {"aside"}
    return (
        {f"gift {gift}" for gift in gifts}
        | {f"card {card}" for card in cards - paid}
        | {f"area {area}" for area in ("city", *view["areas"])}
        | {f"pile {pile}" for pile in piles}
    )


# --- Obstacles ------------------------------------------------------------------------------------


def check_here(view: View, component: str, _: View) -> None:
    assert component == f"area {own(view)['at']}"


def check_gone(view: View, component: str, _: View) -> None:
    assert step(view) != "go"
    assert component != f"area {own(view)['at']}"


def check_far(view: View, component: str, obstacle: View) -> None:
    assert step(view) == "go"
    assert obstacle["area"] == own(view)["at"] != "city"
    assert component != "area city"


def check_held(view: View, component: str, _: View) -> None:
    assert component.split()[1] in own(view)["hand"]["cards"]


def check_lies(view: View, component: str, obstacle: View) -> None:
    assert step(view) in ("go", "take", "refresh")
    card = component.split()[1]
    assert obstacle["areas"] == [area for area, cards in view["areas"].items() if card in cards]


def check_taken(view: View, component: str, _: View) -> None:
    assert step(view) in ("make", "look", "claim", "discard")
    lying = {card for cards in view["areas"].values() for card in cards}
    assert component == "pile deck" or component.split()[1] in lying


def check_crystal(view: View, component: str, _: View) -> None:
    assert component == "card crystal"
    assert own(view)["crystal"]


def check_deck(view: View, component: str, _: View) -> None:
    assert component == "pile deck"
    assert step(view) in ("go", "take")


def check_aside(view: View, component: str, _: View) -> None:
    assert component == "pile aside" or component.split()[1] in view["aside"]["gifts"]


def check_made(view: View, component: str, obstacle: View) -> None:
    seat = seat_number(obstacle["seat"])
    assert component.split()[1] in view["players"][seat]["gifts"]


def check_under(view: View, component: str, _: View) -> None:
    assert any(component.split()[1] in stack["gifts"][1:] for stack in view["stacks"])


def check_missing(view: View, component: str, obstacle: View) -> None:
    """Check that with the missing cards one could pay, and with one card less one could not."""
    gift, hand = component.split()[1], Counter(own(view)["hand"]["cards"])
    assert can_pay(gift, hand + Counter(obstacle["cards"]))
    for card in obstacle["cards"]:
        assert not can_pay(gift, hand + Counter(obstacle["cards"]) - Counter([card]))


def can_pay(gift: str, hand: Counter[str]) -> bool:
    a, b = GIFTS[gift]["ingredients"]
    return hand[a] > 0 and hand[b] > 0 and hand[a] + hand[b] > 2


def check_replaceable(view: View, component: str, _: View) -> None:
    assert own(view)["crystal"]
    assert any(component.split()[1] in stack["gifts"][:1] for stack in view["stacks"])


def check_later(view: View, _: str, __: View) -> None:
    assert step(view) in ("go", "take", "refresh")


def check_late(view: View, _: str, __: View) -> None:
    assert step(view) in ("look", "claim", "discard")


# --- Effects --------------------------------------------------------------------------------------


def mover(match: Match) -> dict[str, Any]:
    return own(match.view(match.turn))


def check_finds(match: Match, move: str, effect: View) -> None:
    match.play(move)
    assert {f"take {card}" for card in effect["cards"]} == set(match.moves)


def check_finds_nothing(match: Match, move: str, _: View) -> None:
    match.play(move)
    assert now(match)[1] == "make"


def check_exchanges(match: Match, move: str, _: View) -> None:
    match.play(move)
    assert "draw" in match.moves


def check_holds(match: Match, move: str, effect: View) -> None:
    assert effect["limit"] == 7
    match.play(move)
    assert mover(match)["hand"]["count"] == effect["count"]


def check_refills(match: Match, move: str, effect: View) -> None:
    area = mover(match)["at"]
    match.play(move)
    match.play("pass")
    while now(match)[1] == "discard":
        match.play(match.moves[0])
    assert len(match.position()["areas"][area]) == effect["count"]


def check_draws(match: Match, move: str, effect: View) -> None:
    if move != "draw":
        match.play(move)
    before = mover(match)["hand"]["count"]
    match.play("draw")
    assert mover(match)["hand"]["count"] == before + effect["count"]


def check_costs(match: Match, move: str, effect: View) -> None:
    seat = seat_number(str(match.turn))
    before = match.position()["players"][seat]
    match.play(move)
    after = match.position()["players"][seat]
    paid: Counter[str] = Counter(effect["cards"])
    assert paid.pop("crystal", 0) == before["crystal"] - after["crystal"]
    if now(match)[1] != "discard":
        assert Counter(before["hand"]) - Counter(after["hand"]) == paid


def check_points(match: Match, move: str, effect: View) -> None:
    seat = seat_number(str(match.turn))
    assert match.view(None)["players"][seat]["score"]["total"] == effect["before"]
    match.play(move)
    assert match.view(None)["players"][seat]["score"]["total"] == effect["after"]


def check_completes(match: Match, move: str, effect: View) -> None:
    match.play(move)
    assert match.view(match.turn)["pending"]["special"] == effect["special"]


def check_restacks(match: Match, move: str, _: View) -> None:
    play_gift(match, move)
    assert match.position()["exhausted"] == 1


def check_ends(match: Match, move: str, _: View) -> None:
    play_gift(match, move)
    assert match.position()["exhausted"] == 2
    assert now(match)[1] in ("choose", "over")


def play_gift(match: Match, move: str) -> None:
    """Play a move that takes a gift, and decline what it sets off."""
    match.play(move)
    if now(match)[1] == "look":
        match.play("decline")


def check_keeps(match: Match, move: str, effect: View) -> None:
    assert mover(match)["hand"]["count"] == effect["count"]
    assert move == "pass"


def check_sees(match: Match, move: str, effect: View) -> None:
    match.play(move)
    assert len([move for move in match.moves if move.startswith("claim ")]) == effect["count"]


COMMENTARY = CommentarySamples(
    usable=usable,
    obstacles={
        "here": check_here,
        "gone": check_gone,
        "far": check_far,
        "held": check_held,
        "lies": check_lies,
        "taken": check_taken,
        "crystal": check_crystal,
        "deck": check_deck,
        "aside": check_aside,
        "made": check_made,
        "under": check_under,
        "missing": check_missing,
        "replaceable": check_replaceable,
        "later": check_later,
        "late": check_late,
    },
    effects={
        "finds": check_finds,
        "finds-nothing": check_finds_nothing,
        "exchanges": check_exchanges,
        "holds": check_holds,
        "refills": check_refills,
        "draws": check_draws,
        "costs": check_costs,
        "points": check_points,
        "completes": check_completes,
        "restacks": check_restacks,
        "ends": check_ends,
        "keeps": check_keeps,
        "sees": check_sees,
    },
    unused={
        "gift": lambda move: move.startswith("make ") and not move.endswith(" crystal"),
        "free-gift": lambda move: move.split()[0] in ("look", "claim"),
    },
    rare={"finds-nothing", "under", "completes", "sees", "free-gift"},
)
