"""ALPACA: the course of a turn, drawing, playing alpacas, extra turns, and undoing."""

from itertools import permutations

import pytest

from ludoteca import IllegalUndo, InvalidMove
from tests.games.alpaca.board import ALPACA, NOBLES, deck, discard, farm, market, played, player, set_up
from tests.support.board import cards, field, hand, offered, play, refuses
from tests.support.rule import rule

ACTIONS = (("play librarian",), ("buy consumerist", "pay mime"), ("place explorer",))
FIVE = "fence fence puppy puppy puppy"

# --- Three kinds of action --------------------------------------------------------------------------


@pytest.mark.parametrize("order", list(permutations(ACTIONS)))
@rule("A7")
def test_play_buy_and_place_in_any_order(order: tuple[tuple[str, ...], ...]) -> None:
    match = set_up(player("librarian mime explorer", farm="fighter"), market="consumerist")
    for action in order:
        play(match, *action)
    assert farm(match) == "fighter explorer"
    assert played(match) == cards("librarian mime")
    assert hand(match) + discard(match) == cards("consumerist")


@rule("A7", "A13")
def test_there_is_one_purchase_in_a_turn() -> None:
    match = set_up(player("mime mime"), market="consumerist consumerist")
    play(match, "buy consumerist", "pay mime")
    assert field(match, "bought") is True
    assert refuses(match, "buy consumerist")


@rule("A7", "A15")
def test_there_is_one_placement_in_a_turn() -> None:
    match = set_up(player("mime explorer", farm="fighter | twins"))
    play(match, "place mime")
    assert field(match, "placements") == 0
    assert refuses(match, "place explorer")


@rule("A7")
def test_everything_is_voluntary() -> None:
    match = set_up(player("librarian mime explorer", farm="fighter"), market="consumerist")
    play(match, "end")
    assert match.turn == "p2"


@rule("A7")
def test_a_turn_ends_with_all_cards_discarded_and_five_drawn() -> None:
    match = set_up(player("fence puppy", played="mime", discard="snob", deck=f"{FIVE} viking"))
    play(match, "end", draws=FIVE)
    assert hand(match) == cards(FIVE)
    assert discard(match) == cards("fence puppy mime snob")
    assert played(match) == played(match, "p2") == cards("")
    assert deck(match) == cards("viking")


@rule("A7", "A17")
def test_cards_behind_fences_stay_when_the_turn_ends() -> None:
    match = set_up(player("mime", farm="fighter"))
    play(match, "place mime", "end")
    assert farm(match) == "fighter mime"
    assert hand(match) == discard(match) == cards("")


@rule("A7")
def test_a_new_turn_resets_everything_of_the_old_one() -> None:
    match = set_up(player(), bought=True, placements=0, reveller=True, acted=True)
    play(match, "end")
    fresh = {"bought": False, "placements": 1, "coins": 0, "reveller": False, "acted": False}
    assert {name: field(match, name) for name in fresh} == fresh


@rule("A7")
def test_an_open_choice_comes_before_everything_else() -> None:
    match = set_up(player("mime puppy viking", farm="fighter"), market="consumerist")
    play(match, "buy consumerist")
    assert set(match.moves) == {"pay puppy", "pay mime", "pay viking"}
    assert refuses(match, "end")


def test_words_that_no_move_has_are_invalid() -> None:
    match = set_up(player("mime"))
    for words in ("play llama", "sell mime", "place", "end turn", "join mime", "play mime-as-noisemaker"):
        with pytest.raises(InvalidMove):
            match.play(words)


@rule("A-R8", "A-R10")
def test_the_hand_and_the_played_cards_are_discarded_before_the_new_hand_is_drawn() -> None:
    match = set_up(player("fence puppy", played="mime", deck="snob"))
    play(match, "end", draws="snob mime puppy fence")
    assert hand(match) == cards("snob mime puppy fence")
    assert deck(match) == discard(match) == cards("")


@rule("A39", "A-R10")
def test_a_storekeeper_makes_the_new_hand_six() -> None:
    match = set_up(player(deck=f"{FIVE} {FIVE}", farm="storekeeper"), player(deck=f"{FIVE} {FIVE}"))
    play(match, "end", "end")
    assert hand(match).total() == 6
    assert hand(match, "p2").total() == 5


@rule("A11", "A39")
def test_a_storekeeper_in_hand_or_on_the_table_does_not_help() -> None:
    match = set_up(player("storekeeper", played="storekeeper", deck=f"{FIVE} {FIVE}"))
    play(match, "end")
    assert hand(match).total() == 5


@rule("A39")
def test_a_storekeeper_does_not_add_to_other_draws() -> None:
    match = set_up(player("librarian", deck=FIVE, farm="storekeeper"))
    play(match, "play librarian")
    assert hand(match).total() == 2


# --- Drawing ----------------------------------------------------------------------------------------


@rule("A8")
def test_the_discard_pile_is_shuffled_when_the_draw_pile_has_run_out() -> None:
    match = set_up(player("librarian", deck="snob", discard="mime viking"))
    events = play(match, "play librarian", draws="snob viking")
    assert hand(match) == cards("snob viking")
    assert deck(match) == cards("mime")
    assert discard(match) == cards("")
    assert [event.name for event in events] == ["plays", "draws", "shuffles", "draws"]


@rule("A8", "A-R14")
def test_drawing_stops_when_both_piles_are_empty() -> None:
    match = set_up(player("librarian", discard="mime"))
    play(match, "play librarian", draws="mime")
    assert hand(match) == cards("mime")
    assert deck(match) == discard(match) == cards("")


@rule("A-R14")
def test_the_discard_pile_is_not_shuffled_before_a_card_must_be_drawn() -> None:
    match = set_up(player("librarian", deck="snob puppy", discard="mime"))
    play(match, "play librarian", draws="snob puppy")
    assert deck(match) == cards("")
    assert discard(match) == cards("mime")


@rule("A-R8")
def test_a_card_just_bought_can_be_drawn_in_the_same_turn() -> None:
    match = set_up(player("librarian mime"), market="consumerist")
    play(match, "buy consumerist", "pay mime")
    assert discard(match) == cards("consumerist")
    play(match, "play librarian", draws="consumerist")
    assert hand(match) == cards("consumerist")


@rule("A-R8")
def test_played_cards_stay_on_the_table_and_are_not_drawn() -> None:
    match = set_up(player("librarian librarian", played="puppy mime"))
    play(match, "play librarian", "play librarian", draws="")
    assert hand(match) == cards("")
    assert played(match) == cards("puppy mime librarian librarian")


# --- Playing alpacas --------------------------------------------------------------------------------


@rule("A9")
def test_any_number_of_alpacas_may_be_played() -> None:
    match = set_up(player("librarian librarian reveller reveller woodcutter", discard="fence"))
    play(match, *["play librarian"] * 2, *["play reveller"] * 2, "play woodcutter")
    assert played(match) == cards("librarian librarian reveller reveller woodcutter")


@rule("A9")
def test_an_alpaca_that_was_played_does_not_pay() -> None:
    match = set_up(player("reveller puppy"), market="librarian")
    assert "buy librarian" in match.moves
    play(match, "play reveller")
    assert refuses(match, "buy librarian")


@rule("A10", "A38")
def test_a_freed_alpaca_returns_to_its_pile_and_is_not_discarded() -> None:
    match = set_up(player("carpenter"), market="carpenter")
    play(match, "play carpenter")
    assert market(match) == cards("carpenter carpenter")
    assert played(match) == hand(match) == cards("")
    play(match, "end")
    assert discard(match) == hand(match) == cards("")


@pytest.mark.parametrize(
    "card",
    ["fighter", "dreamer", "accountant", "storekeeper", "twins", "puppy", "snob", "fence", *NOBLES],
)
@rule("A11", "A27", "A28", "A49", "A50")
def test_passive_alpacas_and_those_without_ability_cannot_be_played(card: str) -> None:
    match = set_up(player(f"{card} mime", deck=FIVE, discard="puppy", farm="librarian"))
    assert refuses(match, f"play {card}")


@rule("A12", "A38")
def test_an_ability_overrides_the_limit_of_one_placement() -> None:
    match = set_up(player("carpenter mime explorer", farm="fighter | twins | sweeper"))
    play(match, "place mime", "play carpenter", "place explorer")
    assert farm(match) == "fighter mime | twins | sweeper explorer"


@rule("A12", "A44")
def test_an_ability_overrides_where_a_bought_card_goes() -> None:
    match = set_up(player("mime reveller"), market="librarian")
    play(match, "play reveller", "buy librarian", "pay mime")
    assert hand(match) == cards("librarian")


@rule("A12", "A39", "A48")
def test_abilities_override_the_size_of_a_hand_and_the_order_of_turns() -> None:
    match = set_up(player("graduate", deck=f"{FIVE} {FIVE}", farm="storekeeper"))
    play(match, "play graduate", "end")
    assert match.turn == "p1"
    assert hand(match).total() == 6


# --- What an ability needs --------------------------------------------------------------------------


@pytest.mark.parametrize(
    "card",
    "librarian explorer woodcutter anxious viking carpenter reveller graduate".split(),
)
@rule("A-R11")
def test_some_abilities_can_be_played_with_nothing_else_on_the_table(card: str) -> None:
    match = set_up(player(card))
    play(match, f"play {card}", draws="")
    assert field(match, "pending") is None
    assert "end" in match.moves


@pytest.mark.parametrize("card", "sweeper mime pacifist noisemaker bargainer ticket-clerk".split())
@rule("A-R11")
def test_some_abilities_need_a_target(card: str) -> None:
    assert refuses(set_up(player(f"{card} fence")), f"play {card}")


# --- The Consumerist begins a turn -----------------------------------------------------------------


@pytest.mark.parametrize(
    "first", [["play reveller"], ["place puppy"], ["buy snob", "free puppy", "free puppy"]]
)
@rule("A30", "A-R1")
def test_a_consumerist_comes_before_anything_else(first: list[str]) -> None:
    match = set_up(player("consumerist reveller puppy puppy mime", farm="fighter"), market="snob")
    assert "play consumerist" in match.moves
    play(match, *first)
    assert refuses(match, "play consumerist")


@rule("A30", "A-R1")
def test_a_second_consumerist_is_too_late() -> None:
    match = set_up(player("consumerist consumerist"))
    play(match, "play consumerist", draws="consumerist")
    assert hand(match) == cards("consumerist")
    assert refuses(match, "play consumerist")


@rule("A39", "A-R1")
def test_with_a_storekeeper_a_consumerist_draws_six() -> None:
    match = set_up(player("consumerist puppy", deck=f"{FIVE} {FIVE}", farm="storekeeper"))
    play(match, "play consumerist")
    assert hand(match).total() == 6


# --- Extra turns ------------------------------------------------------------------------------------


@rule("A48")
def test_a_graduate_brings_another_complete_turn() -> None:
    match = set_up(player("graduate mime explorer fence", deck=FIVE, farm="fighter"), market="librarian")
    play(match, "play graduate", "buy librarian", "pay mime", "place explorer")
    assert market(match) == cards("graduate")
    assert field(match, "extra-turns") == 1
    play(match, "end", draws=FIVE)
    assert match.turn == "p1"
    assert hand(match) == cards(FIVE)
    assert discard(match) == cards("librarian mime fence")
    assert [field(match, name) for name in ("bought", "placements", "acted")] == [False, 1, False]
    assert field(match, "extra-turns") == 0
    play(match, "end")
    assert match.turn == "p2"


@rule("A48", "A-R20")
def test_two_graduates_bring_two_turns() -> None:
    match = set_up(player("graduate graduate"))
    play(match, "play graduate", "play graduate")
    assert field(match, "extra-turns") == 2
    turns = []
    for _ in range(3):
        play(match, "end")
        turns.append(match.turn)
    assert turns == ["p1", "p1", "p2"]


@rule("A-R20")
def test_a_graduate_of_an_extra_turn_brings_a_further_one() -> None:
    match = set_up(player("graduate"), extra_turns=1)
    play(match, "end")
    assert (match.turn, field(match, "extra-turns")) == ("p1", 0)
    play(match, "play graduate", "end")
    assert match.turn == "p1"
    play(match, "end")
    assert match.turn == "p2"


@rule("A-R1", "A-R20")
def test_an_extra_turn_is_a_turn_so_the_consumerist_may_begin_it() -> None:
    match = set_up(player("graduate consumerist"), extra_turns=1, acted=True)
    assert refuses(match, "play consumerist")
    play(match, "end")
    assert match.turn == "p1"
    assert "play consumerist" in match.moves


# --- Undoing ----------------------------------------------------------------------------------------


def test_moves_that_reveal_nothing_can_be_undone() -> None:
    match = set_up(player("mime explorer", farm="fighter"), market="librarian")
    before = match.position()
    play(match, "place explorer", "buy librarian", "pay mime")
    assert [match.undo() for _ in range(3)] == ["pay mime", "buy librarian", "place explorer"]
    assert match.position() == before
    with pytest.raises(IllegalUndo):
        match.undo()


@pytest.mark.parametrize(
    ("own", "moves"),
    [
        pytest.param("librarian", ["play librarian"], id="a draw"),
        pytest.param("anxious", ["play anxious"], id="a random discard"),
        pytest.param("woodcutter fence", ["play woodcutter"], id="a hand shown"),
        pytest.param("pacifist mime", ["play pacifist", "give mime"], id="a gift seen"),
        pytest.param("viking", ["play viking"], id="another must answer"),
        pytest.param("mime", ["end"], id="the turn is over"),
        pytest.param("graduate", ["play graduate", "end"], id="an extra turn with a new hand"),
    ],
)
def test_moves_that_reveal_something_or_pass_a_card_on_cannot_be_undone(own: str, moves: list[str]) -> None:
    match = set_up(player(f"{own} sweeper", deck=FIVE, discard="mime"), player("snob"))
    play(match, "play sweeper", "free mime", *moves)
    assert not match.can_undo
    with pytest.raises(IllegalUndo):
        match.undo()


def test_nothing_can_be_undone_before_the_first_move() -> None:
    with pytest.raises(IllegalUndo):
        ALPACA.start(seed=1).undo()


def test_a_chosen_gift_can_be_undone_until_somebody_gets_it() -> None:
    match = set_up(player("pacifist mime"), player(), player())
    play(match, "play pacifist", "give mime")
    assert match.undo() == "give mime"
    assert offered(match, "give") == {"mime"}
