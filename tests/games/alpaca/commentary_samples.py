"""ALPACA: what a player could want in a view, and how to check obstacles and effects."""

from collections import Counter
from typing import Any

from ludoteca import Match
from tests.contract.samples import CommentarySamples
from tests.games.alpaca.board import ALPACA
from tests.support.random_matches import own_state, viewer_number

RULES: Any = ALPACA.rules  # with functions that no view needs
CARDS: dict[str, dict[str, Any]] = ALPACA.edition.data["cards"]
NUMBERS = ALPACA.edition.data["numbers"]
View = dict[str, Any]
Facts = dict[str, Any]

# --- Looking --------------------------------------------------------------------------------------


def own(view: View) -> Facts:
    player: Facts = view["players"][viewer_number(view["turn"])]
    return player


def names(farm: list[list[str]]) -> list[str]:
    return [card.removesuffix("-as-noisemaker") for fence in farm for card in fence]


def usable(view: View) -> set[str]:
    """Return the market and the hand in a turn; in a choice the place where it is made."""
    player, pending = own(view), view["pending"]
    choice = pending["choice"] if pending else "turn"
    if choice in ("to", "join"):
        seats = {f"seat p{number + 1}" for number in range(view["seats"])}
        return seats - {f"seat {view['turn']}"} if choice == "to" else seats
    if choice == "free" and pending["for"] == "sweeper":
        choice = "sweep"
    places: dict[str, list[str]] = {
        "turn": [*view["market"], *player["hand"]["cards"]],
        "take": list(view["market"]),
        "dream": list(view["market"]),
        "copy": names(player["farm"]),
        "swap-out": names(player["farm"]),
        "fetch": player["deck"]["cards"],
        "sweep": player["discard"],
    }
    return {f"card {card}" for card in places.get(choice, player["hand"]["cards"])}


def word(component: str) -> str:
    return component.partition(" ")[2]


def coins(cards: list[str]) -> int:
    return sum(CARDS[card].get("coins", 0) for card in cards)


# --- Obstacles ------------------------------------------------------------------------------------


def check_coins(view: View, component: str, facts: Facts) -> None:
    saved = NUMBERS["accountant-saves"]["value"] * ("accountant" in names(own(view)["farm"]))
    assert (
        facts["needs"] == max(CARDS[word(component)]["value"] - saved, 0) == view["prices"][word(component)]
    )
    assert facts["has"] == coins(own(view)["hand"]["cards"]) + view["coins"] == view["purse"] + view["coins"]


def check_alpacas(view: View, component: str, facts: Facts) -> None:
    assert component == "card snob"
    assert facts["needs"] == NUMBERS["snob-price"]["value"]
    assert facts["has"] == sum(card != "fence" for card in own(view)["hand"]["cards"])


def check_sold_out(view: View, component: str, _: Facts) -> None:
    assert view["market"][word(component)] == 0


def check_bought(view: View, component: str, _: Facts) -> None:
    assert view["bought"]
    assert view["market"][word(component)] > 0


def check_fence(view: View, component: str, _: Facts) -> None:
    assert component == "card fence"


def check_no_ability(view: View, component: str, _: Facts) -> None:
    assert not CARDS[word(component)]["ability"].startswith("active")


def check_no_active_ability(view: View, component: str, _: Facts) -> None:
    assert word(component) == "mime" or not CARDS[word(component)]["ability"].startswith("active")


def check_lacking(*cards: str) -> Any:
    """Return a check that the obstacle is about one of these cards, or about what a Mime copies."""

    def check(view: View, component: str, _: Facts) -> None:
        assert word(component) in cards

    return check


def check_placed(view: View, _: str, __: Facts) -> None:
    assert view["placements"] == 0


def check_twice(view: View, component: str, facts: Facts) -> None:
    pending = view["pending"]
    incoming = pending["card"] if facts["verb"] == "swap-out" else word(component)
    assert incoming in names(own(view)["farm"])


def check_full(view: View, component: str, _: Facts) -> None:
    assert len(own(view)["farm"]) == 4


def check_no_fence(view: View, component: str, _: Facts) -> None:
    assert len(own(view)["farm"]) < 4
    assert "fence" not in own(view)["hand"]["cards"]


def check_limit(view: View, component: str, facts: Facts) -> None:
    assert facts["limit"] == view["pending"]["limit"] < facts["value"] == CARDS[word(component)]["value"]


def check_not_best(view: View, component: str, facts: Facts) -> None:
    values = [CARDS[card]["value"] for card in own(view)["hand"]["cards"] if card != "fence"]
    assert facts["value"] == CARDS[word(component)]["value"] < facts["best"] == max(values)


def check_twins(view: View, component: str, facts: Facts) -> None:
    incoming = view["pending"]["card"] if facts["verb"] == "swap-out" else word(component)
    assert incoming == "twins"


def check_no_puppy(view: View, component: str, _: Facts) -> None:
    assert component == "card puppy"


def check_farm_full(view: View, component: str, _: Facts) -> None:
    farm = view["players"][viewer_number(word(component))]["farm"]
    assert all(len(fence) == 2 or fence == ["twins"] for fence in farm)


def check_farm_twice(view: View, component: str, _: Facts) -> None:
    assert view["pending"]["card"] in names(view["players"][viewer_number(word(component))]["farm"])


# --- Effects --------------------------------------------------------------------------------------


def play_paying(match: Match, move: str, cards: list[str]) -> None:
    match.play(move)
    for card in cards:
        match.play(f"pay {card}")


def check_costs(match: Match, move: str, facts: Facts) -> None:
    """Check that the proposed cards pay the whole price, and nothing else leaves the hand."""
    seat = str(match.turn)
    before, purse = Counter(hand(match, seat)), coins(hand(match, seat))
    play_paying(match, move, facts["cards"])
    assert match.view(seat)["pending"] is None
    kept = Counter(hand(match, seat)) - Counter([word(move)])
    assert before - Counter(facts["cards"]) - Counter([word(move)]) == kept
    assert facts["purse"] == purse
    assert coins(facts["cards"]) >= facts["coins"]
    assert all(coins(facts["cards"]) - coins([card]) < facts["coins"] for card in facts["cards"])


def check_costs_alpacas(match: Match, move: str, facts: Facts) -> None:
    seat, before = str(match.turn), len(hand(match, str(match.turn)))
    match.play(move)
    while match.view(seat)["pending"]:
        match.play(match.moves[0])
    assert before - len(hand(match, seat)) == facts["count"] - match.view(seat)["reveller"]


def check_to_hand(match: Match, move: str, _: Facts) -> None:
    """Check that the card of the move is in the hand afterwards: at once, or when it is paid."""
    seat = str(match.turn)
    cards = match.view(seat)["effects"][move][0].get("cards", [])
    play_paying(match, move, cards)
    while match.view(seat)["pending"]:
        match.play(match.moves[0])
    assert word(move) in hand(match, seat)


def check_to_discard(match: Match, move: str, _: Facts) -> None:
    seat = str(match.turn)
    before = own(match.view(seat))["discard"].count(word(move))
    play_paying(match, move, match.view(seat)["effects"][move][0].get("cards", []))
    while match.view(seat)["pending"]:
        match.play(match.moves[0])
    assert match.view(seat)["players"][viewer_number(seat)]["discard"].count(word(move)) == before + 1


def check_counts(match: Match, move: str, facts: Facts) -> None:
    """Check that the farm, without a Fighter's bonus, counts that many points more."""
    if "fence" in facts:
        check_place_of(match.game.position(match.position(), seed=1), move, facts)
    seat = str(match.turn)
    before = farm_points(match, seat)
    match.play(move)
    more = facts["points"] if facts["effect"] == "counts" else -facts["points"]
    assert farm_points(match, seat) - before == more


def check_place_of(match: Match, move: str, facts: Facts) -> None:
    """Check that the alpaca stands behind the Fence that the effect names."""
    seat = str(match.turn)
    match.play(move)
    assert word(move) in names([farm(match, seat)[facts["fence"]]])


def check_plays(match: Match, move: str, facts: Facts) -> None:
    assert facts["card"] == word(move)
    assert CARDS[facts["card"]]["ability"].startswith("active")


def check_builds(match: Match, move: str, _: Facts) -> None:
    seat = str(match.turn)
    before = len(farm(match, seat))
    match.play(move)
    assert len(farm(match, seat)) == before + 1


def check_ends(match: Match, move: str, facts: Facts) -> None:
    seat = str(match.turn)
    assert facts["held"] == len(hand(match, seat))
    match.play(move)
    assert len(hand(match, seat)) == facts["drawn"]


def check_pays(match: Match, move: str, facts: Facts) -> None:
    due = match.view(match.turn)["pending"]["due"]
    match.play(move)
    pending = match.view(match.turn)["pending"] or {}
    assert facts["left"] == pending.get("due", 0) == max(due - facts["coins"], 0)


def check_loses(match: Match, move: str, facts: Facts) -> None:
    assert facts["coins"] == coins([word(move)]) - match.view(match.turn)["pending"]["due"] > 0


def check_completes(match: Match, move: str, facts: Facts) -> None:
    assert move == f"pay {facts['cards'][0]}"
    for card in facts["cards"]:
        assert match.view(match.turn)["pending"]["choice"] == "pay"
        match.play(f"pay {card}")
    assert match.view(match.turn)["pending"] is None


def check_freed(match: Match, move: str, _: Facts) -> None:
    before = match.view(None)["market"][word(move)]
    is_bought = match.view(match.turn)["pending"].get("left") == 1 and word(move) == "snob"
    match.play(move)
    assert match.view(None)["market"][word(move)] == before + 1 - is_bought


def check_brings(match: Match, move: str, facts: Facts) -> None:
    before = match.view(None)["coins"]
    match.play(move)
    assert match.view(None)["coins"] - before == facts["coins"]


def check_allows(match: Match, move: str, facts: Facts) -> None:
    match.play(move)
    assert match.view(None)["pending"]["limit"] == facts["limit"]


def check_draws(match: Match, move: str, facts: Facts) -> None:
    seat = str(match.turn)
    before = len(hand(match, seat))
    match.play(move)
    while match.view(seat)["pending"]:
        match.play(match.moves[0])
    assert len(hand(match, seat)) - before == facts["count"] - 1


def check_silences(match: Match, move: str, facts: Facts) -> None:
    owner = word(move)
    before = RULES.silenced_value(own_state(match).players[viewer_number(owner)])
    match.play(move)
    fence = farm(match, owner)[facts["fence"]]
    assert facts["card"] in names([fence])
    assert len(fence) == 2
    silenced = RULES.silenced_value(own_state(match).players[viewer_number(owner)]) - before
    assert facts["points"] == CARDS[facts["card"]]["value"] <= silenced


def hand(match: Match, seat: str) -> list[str]:
    cards: list[str] = match.position()["players"][viewer_number(seat)]["hand"]
    return cards


def farm(match: Match, seat: str) -> list[list[str]]:
    fences: list[list[str]] = match.position()["players"][viewer_number(seat)]["farm"]
    return fences


def farm_points(match: Match, seat: str) -> int:
    rules, number = match.game.rules, viewer_number(seat)
    return rules.score_part(match.state, number, 0) + rules.score_part(match.state, number, 1)


COMMENTARY = CommentarySamples(
    usable=usable,
    obstacles={
        "coins": check_coins,
        "alpacas": check_alpacas,
        "sold-out": check_sold_out,
        "bought": check_bought,
        "fence": check_fence,
        "no-ability": check_no_ability,
        "no-active-ability": check_no_active_ability,
        "not-first": check_lacking("consumerist"),
        "nothing-discarded": check_lacking("sweeper"),
        "no-other-alpaca": check_lacking("pacifist", "bargainer"),
        "no-farm": check_lacking("noisemaker"),
        "no-exchange": check_lacking("ticket-clerk"),
        "no-copy": check_lacking("mime"),
        "placed": check_placed,
        "twice": check_twice,
        "full": check_full,
        "no-fence": check_no_fence,
        "no-alpaca": check_fence,
        "limit": check_limit,
        "not-best": check_not_best,
        "twins": check_twins,
        "no-puppy": check_no_puppy,
        "farm-full": check_farm_full,
        "farm-twice": check_farm_twice,
    },
    effects={
        "costs": check_costs,
        "costs-alpacas": check_costs_alpacas,
        "held": check_to_hand,
        "discarded": check_to_discard,
        "counts": check_counts,
        "counts-less": check_counts,
        "builds": check_builds,
        "plays": check_plays,
        "ends": check_ends,
        "pays": check_pays,
        "loses": check_loses,
        "completes": check_completes,
        "freed": check_freed,
        "brings": check_brings,
        "allows": check_allows,
        "draws": check_draws,
        "silences": check_silences,
    },
    rare=frozenset(
        "no-other-alpaca no-puppy nothing-discarded twins full no-exchange no-copy no-farm farm-full "
        "farm-twice not-best brings silences counts-less".split()
    ),
    unused={
        "purchase": lambda move: move.startswith("buy "),
        "placement": lambda move: move.startswith("place "),
    },
)
