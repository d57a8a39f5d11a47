"""How the contract checks what views of AFRICANA say by the rules."""

from collections.abc import Callable
from typing import Any

from ludoteca.core.kernel.seats import seat_number
from ludoteca.core.matches.match import Match
from tests.contract.samples import CommentarySamples
from tests.games.africana.board import DATA

View = dict[str, Any]
Fact = dict[str, Any]

# --- What could be used -----------------------------------------------------------------------------


def usable(view: View) -> set[str]:
    """Return what a player might want to use now, except what a legal move uses without naming it."""
    choice, own = choice_of(view), own_player(view)
    if choice == "discard":
        return {f"card {card}" for card in own["hand"]["cards"]}
    if choice == "drop":
        return {f"adventure {one}" for one in own["open"]}
    things = {f"region {region}" for region in DATA["regions"]} | {"pile deck", "half north", "half south"}
    things |= {f"card {card}" for card in own["hand"]["cards"] + view["used"]}
    things |= {f"expedition {slot['expedition']}" for slot in view["slots"] if slot}
    things |= {f"adventure {one}" for player in view["players"] for one in player["open"]}
    things |= {f"adventure {stack['cards'][0]}" for stack in stacks_of(view) if stack["cards"]}
    return things - used_silently(view)


def used_silently(view: View) -> set[str]:
    """Return what legal moves use without its kind: the top of a book, the goal of a completion, the deck."""
    half, moves = half_of(view), view["moves"]
    book = view["books"][half]
    used = {"pile deck"} if "draw" in moves else set()
    used |= (
        {f"half {half}"}
        if moves and any(move.split()[0] in ("buy", "flip", "take") for move in moves)
        else set()
    )
    for move in moves:
        verb, *words = move.split()
        if verb == "take":
            used.add(f"adventure {book[words[0]]['cards'][0]}")
        if verb == "complete":
            used |= {f"adventure {words[0]}", f"expedition {words[0]}"}
    return used


def choice_of(view: View) -> str | None:
    pending = view["pending"]
    return pending["choice"] if pending and pending["choice"] != "turn" else None


def own_player(view: View) -> dict[str, Any]:
    player: dict[str, Any] = view["players"][seat_number(view["seat"])]
    return player


def half_of(view: View) -> str:
    return str(DATA["regions"][own_player(view)["at"]]["half"])


def stacks_of(view: View) -> list[dict[str, Any]]:
    return [stack for book in view["books"].values() for stack in book.values()]


def neighbours_of(region: str) -> set[str]:
    pairs = [set(route["between"]) for route in DATA["map"]["routes"]]
    return {other for pair in pairs if region in pair for other in pair - {region}}


# --- Obstacles --------------------------------------------------------------------------------------


def check_far(view: View, component: str, obstacle: Fact) -> None:
    region = component.split()[1]
    assert obstacle["region"] == region
    assert region not in neighbours_of(own_player(view)["at"])


def check_here(view: View, component: str, _obstacle: Fact) -> None:
    assert component == f"region {own_player(view)['at']}"


def check_colours(view: View, component: str, obstacle: Fact) -> None:
    region = component.split()[1]
    assert region in neighbours_of(own_player(view)["at"])
    assert sorted(obstacle["cards"]) == sorted(DATA["regions"][region]["symbols"])
    colours = {card.removeprefix("guide-") for card in own_player(view)["hand"]["cards"]}
    assert not colours & {*obstacle["cards"], "joker"}
    check_silver(view, component, obstacle)


def check_no_cards(view: View, component: str, _obstacle: Fact) -> None:
    assert component.split()[1] in neighbours_of(own_player(view)["at"])
    assert own_player(view)["hand"]["count"] == 0


def check_symbol(view: View, component: str, obstacle: Fact) -> None:
    colour = component.split()[1].removeprefix("guide-")
    near = neighbours_of(own_player(view)["at"])
    assert not any(colour in DATA["regions"][region]["symbols"] for region in near)
    check_silver(view, component, obstacle)


def check_silver(view: View, component: str, obstacle: Fact) -> None:
    price = 1 if component.startswith("half ") else 5
    assert obstacle["has"] == own_player(view)["silver"] < obstacle["needs"] == price


def check_used(view: View, component: str, _obstacle: Fact) -> None:
    card = component.split()[1]
    assert card in view["used"]
    assert card not in own_player(view)["hand"]["cards"]


def check_place(end: str) -> Callable[[View, str, Fact], None]:
    def check(view: View, component: str, obstacle: Fact) -> None:
        kind, word = component.split()
        assert obstacle["region"] == DATA[f"{kind}s"][word][end] != own_player(view)["at"]
        joined = [slot["markers"] for slot in view["slots"] if slot and slot["expedition"] == word]
        assert all((view["seat"] in markers) == (end == "target") for markers in joined)

    return check


def check_markers(view: View, _component: str, _obstacle: Fact) -> None:
    assert sum(view["seat"] in slot["markers"] for slot in view["slots"] if slot) == 4


def check_half(view: View, _component: str, obstacle: Fact) -> None:
    assert obstacle["half"] != half_of(view)


def check_empty(view: View, component: str, _obstacle: Fact) -> None:
    assert not any(stack["count"] for stack in view["books"][component.split()[1]].values())


def check_owner(view: View, component: str, obstacle: Fact) -> None:
    owner = view["players"][seat_number(obstacle["seat"])]
    assert component.split()[1] in owner["open"]
    assert obstacle["seat"] != view["seat"]


def check_choice(*choices: str | None) -> Callable[[View, str, Fact], None]:
    def check(view: View, _component: str, _obstacle: Fact) -> None:
        assert choice_of(view) in choices

    return check


# --- Effects ----------------------------------------------------------------------------------------


def own_entry(match: Match, seat: str) -> dict[str, Any]:
    entry: dict[str, Any] = match.position()["players"][seat_number(seat)]
    return entry


def change(match: Match, move: str, what: Callable[[Match, str], int]) -> int:
    """Return by how much a move changes a number of the seat that plays it."""
    seat = str(match.turn)
    before = what(match, seat)
    match.play(move)
    return what(match, seat) - before


def silver(match: Match, seat: str) -> int:
    return int(own_entry(match, seat)["silver"])


def part(name: str) -> Callable[[Match, str], int]:
    return lambda match, seat: int(match.view(seat)["players"][seat_number(seat)]["score"]["parts"][name])


def held(match: Match, seat: str) -> int:
    return len(own_entry(match, seat)["hand"])


def check_costs(match: Match, move: str, effect: Fact) -> None:
    assert effect["has"] == silver(match, str(match.turn))
    assert change(match, move, silver) == -effect["silver"]


def check_free(match: Match, move: str, _effect: Fact) -> None:
    assert change(match, move, silver) == 0


def check_draws(match: Match, move: str, effect: Fact) -> None:
    assert change(match, move, held) == effect["count"]


def check_over(match: Match, move: str, effect: Fact) -> None:
    match.play(move)
    for _ in range(effect["count"]):
        assert match.position()["action"] == "discard"
        match.play(match.moves[0])
    assert match.position()["action"] != "discard"


def check_crowded(match: Match, move: str, effect: Fact) -> None:
    match.play(move)
    while match.position()["action"] == "discard":
        match.play(match.moves[0])
    for _ in range(effect["count"]):
        assert match.position()["action"] == "drop"
        match.play(match.moves[0])
    assert match.position()["action"] != "drop"


def check_prices(match: Match, _move: str, effect: Fact) -> None:
    assert effect["has"] == silver(match, str(match.turn))
    assert effect["price"] == match.view(match.turn)["prices"]["adventure"] == 5


def check_steps(match: Match, _move: str, effect: Fact) -> None:
    assert effect["count"] == held(match, str(match.turn))


def check_takes(match: Match, move: str, effect: Fact) -> None:
    seat = str(match.turn)
    match.play(move)
    assert effect["adventure"] in own_entry(match, seat)["open"]


def promised(check: Callable[[Match, str, Fact], None]) -> Callable[[Match, str, Fact], None]:
    """Check a promise: complete the adventure that was bought, at once and where it leads."""

    def check_promise(match: Match, move: str, effect: Fact) -> None:
        seat = str(match.turn)
        before = own_entry(match, seat)["open"]
        match.play(move)
        (bought,) = set(own_entry(match, seat)["open"]) - set(before)
        position = match.position()
        position["players"][seat_number(seat)]["at"] = DATA["adventures"][bought]["target"]
        there = match.game.position(position | {"action": "move", "flips": 0}, seed=1)
        check(there, f"complete {bought}", effect)

    return check_promise


def check_gains(match: Match, move: str, effect: Fact) -> None:
    word = move.split()[1]
    points = part("expeditions" if word in DATA["expeditions"] else "artefacts")
    assert change(match.copy(), move, silver) == effect["silver"]
    assert change(match, move, points) == effect["points"]


def check_bonus(match: Match, move: str, effect: Fact) -> None:
    assert change(match, move, silver) == effect["silver"]


def check_sets(match: Match, move: str, effect: Fact) -> None:
    assert change(match, move, part("sets")) == effect["points"] != 0


def check_guides(match: Match, move: str, effect: Fact) -> None:
    assert change(match, move, part("guides")) == effect["points"] != 0


def check_wins(match: Match, move: str, effect: Fact) -> None:
    def guides(match: Match, seat: str) -> int:
        return int(own_entry(match, seat)["hand"].count(effect["card"]))

    assert change(match, move, guides) == 1


def check_finds(match: Match, move: str, effect: Fact) -> None:
    match.play(move)
    found = {one.split()[1] for one in match.moves if one.split()[0] in ("join", "complete")}
    assert found == set(effect["goals"])


def check_markers_left(match: Match, move: str, effect: Fact) -> None:
    seat = str(match.turn)
    match.play(move)
    assert match.view(seat)["markers"][seat] == effect["count"]


def check_leaves(match: Match, move: str, _effect: Fact) -> None:
    card = move.split()[1]
    match.play(move)
    position = match.position()
    assert card not in position["discard"]
    assert card not in str(position["players"]) or card in ("joker", *guides_elsewhere(match, card))


def guides_elsewhere(match: Match, card: str) -> list[str]:
    """Return the card if another one of its kind is still in the match."""
    return [card for player in match.position()["players"] if card in str(player)]


COMMENTARY = CommentarySamples(
    usable=usable,
    obstacles={
        "here": check_here,
        "far": check_far,
        "colours": check_colours,
        "no-cards": check_no_cards,
        "symbol": check_symbol,
        "used": check_used,
        "start": check_place("start"),
        "target": check_place("target"),
        "markers": check_markers,
        "half": check_half,
        "silver": check_silver,
        "empty": check_empty,
        "owner": check_owner,
        "first-move": check_choice(None),
        "first-buy": check_choice(None),
        "late-move": check_choice("move"),
        "late-buy": check_choice("buy"),
    },
    effects={
        "costs": check_costs,
        "free": check_free,
        "draws": check_draws,
        "over": check_over,
        "crowded": check_crowded,
        "prices": check_prices,
        "steps": check_steps,
        "takes": check_takes,
        "gains": check_gains,
        "bonus": check_bonus,
        "sets": check_sets,
        "guides": check_guides,
        "wins": check_wins,
        "promises-gains": promised(check_gains),
        "promises-sets": promised(check_sets),
        "promises-guides": promised(check_guides),
        "promises-wins": promised(check_wins),
        "finds": check_finds,
        "markers": check_markers_left,
        "leaves": check_leaves,
    },
    # Random explorers seldom complete anything; test_commentary.py meets these in sensible matches.
    rare=frozenset(
        (
            *("markers", "empty", "crowded", "sets", "guides", "wins", "gains", "takes", "complete", "take"),
            *("promises-gains", "promises-sets", "promises-guides", "promises-wins"),
        )
    ),
    unused={
        "join": lambda move: move.startswith("join "),
        "complete": lambda move: move.startswith("complete "),
        "take": lambda move: move.startswith("take "),
    },
)
