"""ALPACA: what views say by the rules where random matches hardly lead, and the proposed payment."""

from typing import Any

import pytest

from ludoteca import Match
from tests.games.alpaca.board import player, set_up
from tests.games.alpaca.commentary_samples import COMMENTARY
from tests.support.random_matches import own_state, start_match, walk

FOUR = "mime viking | twins | puppy snob | accountant fighter"  # four full Fences


def obstacle(match: Match, component: str, verb: str) -> dict[str, Any]:
    """Return the only obstacle of a component for a verb, after checking it."""
    view = match.view(match.turn)
    found: list[dict[str, Any]] = [one for one in view["obstacles"][component] if one.get("verb") == verb]
    assert len(found) == 1
    COMMENTARY.obstacles[found[0]["why"]](view, component, found[0])
    return found[0]


# --- Obstacles ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "hand", "why"),
    [
        ("sweeper", "sweeper", "nothing-discarded"),
        ("pacifist", "pacifist fence", "no-other-alpaca"),
        ("bargainer", "bargainer fence", "no-other-alpaca"),
        ("noisemaker", "noisemaker puppy", "no-farm"),
        ("ticket-clerk", "ticket-clerk puppy", "no-exchange"),
        ("mime", "mime puppy", "no-copy"),
    ],
)
def test_an_ability_lacks_what_it_needs(card: str, hand: str, why: str) -> None:
    assert obstacle(set_up(player(hand)), f"card {card}", "play")["why"] == why


def test_four_full_fences_take_no_alpaca() -> None:
    match = set_up(player("librarian fence", farm=FOUR), player("puppy"))
    assert obstacle(match, "card librarian", "place")["why"] == "full"


def test_twins_need_a_fence_of_their_own_in_an_exchange() -> None:
    match = set_up(player("ticket-clerk twins puppy", farm="mime viking"))
    match.play("play ticket-clerk")
    assert obstacle(match, "card twins", "swap-in")["why"] == "twins"


def test_a_dreamer_does_not_become_a_puppy_nor_what_is_there_already() -> None:
    farm = "dreamer mime | twins | puppy snob | accountant fighter"
    match = set_up(
        player(farm=farm), player("puppy", farm="viking"), market="puppy mime viking twins", turn="p2"
    )
    match.play("end")
    assert match.turn == "p1"
    whys = {card: obstacle(match, f"card {card}", "dream")["why"] for card in ("puppy", "mime", "twins")}
    assert whys == {"puppy": "no-puppy", "mime": "twice", "twins": "twice"}
    assert match.view("p1")["effects"] == {"dream viking": [{"effect": "counts", "points": 3}]}


def test_a_viking_frees_only_the_best() -> None:
    match = set_up(player("viking"), player("librarian graduate fence"))
    match.play("play viking")
    assert match.turn == "p2"
    assert obstacle(match, "card librarian", "free")["why"] == "not-best"
    assert obstacle(match, "card fence", "free")["why"] == "no-alpaca"


def test_a_full_farm_or_one_with_a_noisemaker_takes_no_other() -> None:
    others = player("puppy", farm="mime viking"), player("puppy", farm="noisemaker")
    match = set_up(player("noisemaker", farm="puppy"), *others)
    match.play("play noisemaker")
    assert obstacle(match, "seat p2", "join")["why"] == "farm-full"
    assert obstacle(match, "seat p3", "join")["why"] == "farm-twice"


def test_both_uses_of_a_card_have_their_obstacles() -> None:
    """A card in the market and one of its kind in the hand cannot be used, each for its own reason."""
    match = set_up(player("viking"), market="viking")
    whys = {one["verb"]: one["why"] for one in match.view("p1")["obstacles"]["card viking"]}
    assert whys == {"buy": "coins", "place": "no-fence"}


# --- Effects --------------------------------------------------------------------------------------


def check_effects(match: Match, move: str) -> list[str]:
    """Check the effects of a move and return their codes."""
    effects = match.view(match.turn)["effects"][move]
    for effect in effects:
        COMMENTARY.effects[effect["effect"]](match.game.position(match.position(), seed=1), move, effect)
    return [effect["effect"] for effect in effects]


def test_what_a_sweeper_brings() -> None:
    match = set_up(player("sweeper", discard="viking fence"))
    match.play("play sweeper")
    assert check_effects(match, "free viking") == ["freed", "brings"]


def test_what_a_noisemaker_silences() -> None:
    match = set_up(player("noisemaker"), player("puppy", farm="viking"))
    match.play("play noisemaker")
    assert check_effects(match, "join p2") == ["silences"]
    match.play("join p2")
    assert match.view("p1")["players"][1]["silenced"] == ["viking"]


def test_noise_counts_when_an_alpaca_is_placed() -> None:
    match = set_up(player("viking", farm="noisemaker"))
    assert match.view("p1")["effects"]["place viking"] == [{"effect": "counts", "points": 0, "fence": 0}]
    assert match.view("p1")["players"][0]["silenced"] == []
    match = set_up(player("noisemaker", farm="viking"))
    assert check_effects(match, "place noisemaker") == ["counts-less"]


# --- The proposed payment -------------------------------------------------------------------------


def proposed(hand: str, card: str, **fields: Any) -> list[str]:
    match = set_up(player(hand), market=card, **fields)
    cards: list[str] = match.view("p1")["effects"][f"buy {card}"][0]["cards"]
    return cards


def test_puppies_pay_first() -> None:
    assert proposed("librarian puppy puppy viking", "librarian") == ["puppy", "puppy"]


def test_the_card_that_is_worth_more_is_kept() -> None:
    assert proposed("viking librarian", "consumerist") == ["librarian"]


def test_no_card_pays_that_is_not_needed() -> None:
    assert proposed("puppy viking", "fighter") == ["viking"]


def test_fences_do_not_pay_and_nothing_pays_for_what_is_free() -> None:
    assert proposed("fence puppy puppy", "librarian") == ["puppy", "puppy"]
    assert proposed("puppy", "librarian", coins=2) == []


# --- What a turn still allows ---------------------------------------------------------------------


def test_a_useful_purchase_or_placement_is_unused() -> None:
    assert set_up(player("puppy fence"), market="snob").view("p1")["unused"] == []
    assert set_up(player("puppy viking fence"), market="librarian").view("p1")["unused"] == [
        "purchase",
        "placement",
    ]
    assert set_up(player("viking", farm=FOUR), player("puppy"), market="librarian").view("p1")["unused"] == []


def test_prices_are_what_a_purchase_makes_due() -> None:
    bought, cheaper = 0, 0
    for match in walk(start_match(("alpaca", 2), 9), 9):  # with an Accountant
        view = match.view(match.turn)
        for move in view["moves"]:
            verb, _, card = move.partition(" ")
            if verb == "buy" and card != "snob":
                again = match.copy()
                again.play(move)
                assert max(view["prices"][card] - view["coins"], 0) == own_state(again).due
                bought += 1
                cheaper += view["prices"][card] < match.game.edition.data["cards"][card]["value"]
    assert bought > 30
    assert cheaper > 0
