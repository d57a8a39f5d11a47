"""ALPACA: purchases, and the cards that change them."""

import pytest

from ludoteca import Match
from tests.games.alpaca.board import NOBLES, discard, farm, market, played, player, set_up
from tests.support.board import cards, field, hand, known_hand, offered, play, refuses
from tests.support.rule import rule

EVERY_VALUE = "librarian fighter explorer accountant anxious viking twins alpaking"


def due(match: Match) -> int:
    """Return the coins a purchase in progress still asks for."""
    assert field(match, "pending")["choice"] == "pay"
    return int(field(match, "pending")["due"])


# --- Price and payment ------------------------------------------------------------------------------


@rule("A13")
def test_a_bought_card_is_discarded_at_once_and_what_paid_stays_on_the_table() -> None:
    match = set_up(player("mime puppy snob"), market="mime mime")
    events = play(match, "buy mime", "pay mime", "pay puppy")
    assert discard(match) == cards("mime")
    assert played(match) == cards("mime puppy")
    assert hand(match) == cards("snob")
    assert market(match) == cards("mime")
    assert [event.name for event in events] == ["pays", "pays", "buys"]


@pytest.mark.parametrize(
    ("held", "affordable"),
    [
        ("puppy", ""),
        ("puppy puppy", "librarian"),
        ("puppy mime", "librarian fighter"),
        ("mime mime", "librarian fighter explorer"),
        ("viking viking puppy", "librarian fighter explorer accountant anxious viking"),
        ("viking viking anxious anxious", EVERY_VALUE),
        ("fence fence fence fence", ""),
    ],
)
@rule("A13", "A-R2")
def test_a_card_may_be_named_only_if_the_hand_covers_its_value(held: str, affordable: str) -> None:
    assert offered(set_up(player(held), market=EVERY_VALUE), "buy") == set(affordable.split())


@rule("A13")
def test_only_cards_in_the_market_are_for_sale() -> None:
    match = set_up(player("mime mime"), player("librarian", discard="sweeper"), market="explorer")
    assert offered(match, "buy") == {"explorer"}


@rule("A14", "A-R2")
def test_cards_are_paid_one_by_one_until_the_price_is_covered() -> None:
    match = set_up(player("puppy puppy viking mime"), market="accountant")
    play(match, "buy accountant")
    assert due(match) == 5
    play(match, "pay puppy")
    assert due(match) == 4
    play(match, "pay viking")
    assert due(match) == 1
    assert offered(match, "pay") == {"puppy", "mime"}
    play(match, "pay mime")
    assert field(match, "pending") is None
    assert hand(match) == cards("puppy")


@rule("A14")
def test_no_change_is_given() -> None:
    match = set_up(player("viking"), market="librarian fighter")
    play(match, "buy librarian", "pay viking")
    assert field(match, "coins") == 0
    assert played(match) == cards("viking")
    assert discard(match) == cards("librarian")


@rule("A14")
def test_a_card_that_pays_does_not_use_its_ability() -> None:
    match = set_up(player("librarian graduate carpenter", deck="puppy puppy"), market="twins")
    play(match, "buy twins", "pay librarian", "pay graduate", "pay carpenter", draws="")
    assert played(match) == cards("librarian graduate carpenter")
    assert hand(match) == cards("")
    assert [field(match, name) for name in ("extra-turns", "placements")] == [0, 1]


@rule("A28", "A-R2")
def test_fences_cannot_pay() -> None:
    match = set_up(player("mime fence"), market="librarian")
    play(match, "buy librarian")
    assert match.moves == ["pay mime"]


@rule("A-R2")
def test_passive_alpacas_pay_like_any_other() -> None:
    match = set_up(player("accountant dreamer"), market="carpenter")
    play(match, "buy carpenter", "pay accountant", "pay dreamer")
    assert discard(match) == cards("carpenter")


@rule("A-R2")
def test_a_purchase_in_progress_leaves_the_card_in_the_market() -> None:
    match = set_up(player("mime puppy"), market="fighter")
    play(match, "buy fighter", "pay mime")
    assert market(match) == cards("fighter")
    assert [field(match, name) for name in ("bought", "acted")] == [True, True]


# --- Puppies ----------------------------------------------------------------------------------------


@rule("A27", "A-R4")
def test_a_freed_puppy_costs_nothing_but_the_purchase() -> None:
    match = set_up(player("mime"), market="puppy librarian")
    play(match, "buy puppy")
    assert field(match, "pending") is None
    assert discard(match) == cards("puppy")
    assert hand(match) == cards("mime")
    assert market(match) == cards("librarian")
    assert refuses(match, "buy librarian")


@rule("A27", "A-R4")
def test_a_puppy_can_be_bought_only_after_one_was_freed() -> None:
    match = set_up(player("sweeper", discard="puppy"), market="librarian")
    assert refuses(match, "buy puppy")
    play(match, "play sweeper", "free puppy")
    assert "buy puppy" in match.moves


# --- Accountant -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "price"), [("librarian", 1), ("explorer", 3), ("viking", 6), ("alpaking", 11)]
)
@rule("A37")
def test_an_accountant_behind_a_fence_saves_one_coin(card: str, price: int) -> None:
    match = set_up(player("viking viking anxious anxious", farm="accountant"), market=card)
    play(match, f"buy {card}")
    assert due(match) == price


@rule("A37", "A-R4")
def test_a_price_never_falls_below_zero() -> None:
    match = set_up(player(farm="accountant"), market="puppy")
    play(match, "buy puppy")
    assert discard(match) == cards("puppy")
    assert field(match, "coins") == 0


@rule("A11", "A37")
def test_an_accountant_in_hand_or_in_another_farm_saves_nothing() -> None:
    match = set_up(player("accountant puppy"), player(farm="accountant"), market="carpenter")
    assert refuses(match, "buy carpenter")


@rule("A-R5")
def test_an_accountant_does_not_lower_the_price_of_a_snob() -> None:
    match = set_up(player("puppy fence", farm="accountant"), market="snob")
    assert refuses(match, "buy snob")


@rule("A-R5")
def test_an_accountant_does_not_widen_an_exchange() -> None:
    match = set_up(player("bargainer puppy", farm="accountant"), market="librarian fighter")
    play(match, "play bargainer", "free puppy")
    assert field(match, "pending") == {"choice": "take", "limit": 2}
    assert offered(match, "take") == {"puppy", "librarian"}


# --- Snob -------------------------------------------------------------------------------------------


@rule("A50", "A-R6")
def test_a_snob_is_paid_with_two_freed_alpacas() -> None:
    match = set_up(player("puppy mime fence viking"), market="snob snob mime")
    play(match, "buy snob")
    assert field(match, "pending") == {"choice": "free", "for": "snob", "left": 2}
    assert set(match.moves) == {"free puppy", "free mime", "free viking"}
    play(match, "free puppy")
    assert field(match, "pending") == {"choice": "free", "for": "snob", "left": 1}
    play(match, "free mime")
    assert field(match, "pending") is None
    assert market(match) == cards("snob mime mime puppy")
    assert discard(match) == cards("snob")
    assert hand(match) == cards("fence viking")
    assert played(match) == cards("")


@pytest.mark.parametrize("held", ["viking", "viking fence", "fence fence fence", ""])
@rule("A50", "A-R6")
def test_one_alpaca_or_fences_do_not_buy_a_snob(held: str) -> None:
    assert refuses(set_up(player(held), market="snob"), "buy snob")


@rule("A-R6")
def test_a_snob_is_the_purchase_of_the_turn() -> None:
    match = set_up(player("puppy puppy mime"), market="snob librarian")
    play(match, "buy snob", "free puppy", "free puppy")
    assert refuses(match, "buy librarian")


@rule("A-R6", "A-R3")
def test_coins_do_not_buy_a_snob_and_are_lost() -> None:
    match = set_up(player("puppy"), market="snob", coins=8)
    assert refuses(match, "buy snob")
    match = set_up(player("puppy puppy"), market="snob", coins=8)
    play(match, "buy snob")
    assert field(match, "coins") == 0


@rule("A50", "A-R7")
def test_alpacas_freed_for_a_snob_do_not_use_their_abilities() -> None:
    match = set_up(player("graduate carpenter"), market="snob")
    play(match, "buy snob", "free graduate", "free carpenter")
    assert [field(match, name) for name in ("extra-turns", "placements")] == [0, 1]
    assert market(match) == cards("graduate carpenter")


# --- The market -------------------------------------------------------------------------------------


@rule("A-R7", "A49")
def test_any_noble_in_the_pile_may_be_bought() -> None:
    match = set_up(player("viking viking anxious anxious"), market=" ".join(NOBLES))
    assert offered(match, "buy") == set(NOBLES)
    play(match, "buy alpaprince", *["pay viking", "pay anxious"] * 2)
    assert discard(match) == cards("alpaprince")
    assert market(match) == cards("alpaking alpaqueen alpaprincess")


@rule("A-R7")
def test_a_freed_card_is_for_sale_at_once_to_the_same_player() -> None:
    match = set_up(player("sweeper", discard="viking"), market="")
    play(match, "play sweeper", "free viking")
    assert refuses(match, "buy viking")
    match = set_up(player("sweeper puppy", discard="viking"), market="")
    play(match, "play sweeper", "free viking", "buy viking", "pay puppy")
    assert discard(match) == cards("viking")


@rule("A-R7", "A10")
def test_freed_nobles_and_puppies_are_for_sale_to_anyone() -> None:
    match = set_up(player("puppy alpaking"), player("viking viking anxious anxious"), market="snob")
    play(match, "buy snob", "free puppy", "free alpaking", "end")
    assert match.turn == "p2"
    assert offered(match, "buy") == {"puppy", "alpaking"}


# --- Sweeper ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "gain"), [("puppy", 2), ("mime", 4), ("snob", 4), ("viking", 6), ("alpaking", 6)]
)
@rule("A31")
def test_a_sweeper_frees_a_discarded_alpaca_for_twice_its_coins(card: str, gain: int) -> None:
    match = set_up(player("sweeper", discard=f"{card} fence"))
    play(match, "play sweeper")
    assert field(match, "pending") == {"choice": "free", "for": "sweeper"}
    play(match, f"free {card}")
    assert market(match) == cards(card)
    assert discard(match) == cards("fence")
    assert played(match) == cards("sweeper")
    assert field(match, "coins") == gain


@rule("A31", "A-R3")
def test_a_sweeper_takes_only_from_its_players_discard_pile() -> None:
    match = set_up(player("sweeper mime", deck="viking", discard="puppy fence"), player(discard="snob"))
    play(match, "play sweeper")
    assert match.moves == ["free puppy"]


@pytest.mark.parametrize("pile", ["", "fence", "fence fence"])
@rule("A-R3", "A-R11")
def test_a_sweeper_needs_an_alpaca_in_the_discard_pile(pile: str) -> None:
    assert refuses(set_up(player("sweeper mime", discard=pile)), "play sweeper")


@rule("A31", "A-R3")
def test_sweeper_coins_and_cards_pay_together() -> None:
    match = set_up(player("sweeper puppy", discard="mime"), market="accountant anxious")
    play(match, "play sweeper", "free mime")
    assert offered(match, "buy") == {"accountant", "mime"}
    play(match, "buy accountant")
    assert due(match) == 1
    assert field(match, "coins") == 0


@rule("A31", "A-R3")
def test_sweeper_coins_that_suffice_buy_at_once_and_the_rest_is_lost() -> None:
    match = set_up(player("sweeper mime", discard="viking"), market="explorer")
    play(match, "play sweeper", "free viking", "buy explorer")
    assert field(match, "pending") is None
    assert discard(match) == cards("explorer")
    assert hand(match) == cards("mime")
    assert field(match, "coins") == 0


@rule("A-R3")
def test_coins_of_two_sweepers_add_up() -> None:
    match = set_up(player("sweeper sweeper", discard="puppy viking"))
    play(match, "play sweeper", "free puppy", "play sweeper", "free viking")
    assert field(match, "coins") == 8


@rule("A-R3")
def test_a_sweeper_after_the_purchase_frees_but_brings_no_coins() -> None:
    match = set_up(player("sweeper", discard="viking"), bought=True, acted=True)
    play(match, "play sweeper", "free viking")
    assert market(match) == cards("viking")
    assert field(match, "coins") == 0


@rule("A-R3")
def test_sweeper_coins_do_not_last_into_an_extra_turn() -> None:
    match = set_up(player(), market="librarian", coins=6, extra_turns=1)
    assert "buy librarian" in match.moves
    play(match, "end")
    assert match.turn == "p1"
    assert field(match, "coins") == 0
    assert refuses(match, "buy librarian")


@rule("A31", "A37")
def test_an_accountant_and_a_sweeper_save_together() -> None:
    match = set_up(player("puppy", farm="accountant"), market="anxious viking twins", coins=5)
    assert offered(match, "buy") == {"anxious", "viking"}
    play(match, "buy anxious")
    assert discard(match) == cards("anxious")


# --- Reveller ---------------------------------------------------------------------------------------


@rule("A44")
def test_after_a_reveller_the_bought_card_comes_to_the_hand() -> None:
    match = set_up(player("reveller mime puppy", farm="fighter"), market="librarian")
    play(match, "play reveller")
    assert field(match, "reveller") is True
    play(match, "buy librarian", "pay mime")
    assert hand(match) == cards("librarian puppy")
    assert discard(match) == cards("")
    play(match, "place librarian")
    assert farm(match) == "fighter librarian"


@rule("A44")
def test_a_reveller_does_not_fetch_what_was_bought_before() -> None:
    match = set_up(player("reveller mime"), market="librarian")
    play(match, "buy librarian", "pay mime", "play reveller")
    assert hand(match) == cards("")
    assert discard(match) == cards("librarian")


@rule("A44")
def test_a_reveller_works_in_its_own_turn_only() -> None:
    match = set_up(player(deck="mime", discard=""), market="librarian", reveller=True, extra_turns=1)
    play(match, "end", "buy librarian", "pay mime")
    assert discard(match) == cards("librarian")


@rule("A-R9")
def test_a_reveller_covers_a_snob_and_a_puppy() -> None:
    match = set_up(player("mime viking"), market="snob", reveller=True)
    play(match, "buy snob", "free mime", "free viking")
    assert hand(match) == cards("snob")
    match = set_up(player(), market="puppy", reveller=True)
    play(match, "buy puppy")
    assert hand(match) == cards("puppy")


@rule("A-R9", "A-R32")
def test_everybody_sees_a_card_bought_into_the_hand() -> None:
    match = set_up(player("mime viking"), market="librarian", reveller=True)
    play(match, "buy librarian", "pay mime")
    for seat in ("p2", None):
        assert known_hand(match, "p1", by=seat) == cards("librarian")
