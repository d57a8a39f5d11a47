"""ALPACA: placing alpacas, building Fences, and the Carpenter, the Twins and the Nobles."""

import pytest

from ludoteca import BadPosition
from tests.games.alpaca.board import NOBLES, deck, discard, farm, market, played, player, set_up, set_up_ended
from tests.support.board import cards, field, hand, offered, play, refuses, scores
from tests.support.rule import rule

SEVEN = "librarian mime | explorer sweeper | pacifist fighter | anxious"

# --- One alpaca a turn ------------------------------------------------------------------------------


@rule("A15")
def test_an_alpaca_goes_from_the_hand_behind_a_fence() -> None:
    match = set_up(player("mime puppy", farm="fighter"))
    events = play(match, "place mime")
    assert farm(match) == "fighter mime"
    assert hand(match) == cards("puppy")
    assert played(match) == discard(match) == cards("")
    assert [event.seen_by("p2") for event in events] == [{"event": "places", "seat": "p1", "card": "mime"}]


@rule("A15")
def test_only_cards_in_hand_can_be_placed() -> None:
    match = set_up(player("mime", deck="viking", discard="snob", played="puppy", farm="fighter"))
    assert offered(match, "place") == {"mime"}


@rule("A15", "A7")
def test_the_next_turn_brings_the_next_placement() -> None:
    match = set_up(player("mime", deck="puppy puppy", farm="fighter | twins | sweeper"), extra_turns=1)
    play(match, "place mime")
    assert offered(match, "place") == set()
    play(match, "end", "place puppy")
    assert farm(match) == "fighter mime | twins | sweeper puppy"


@pytest.mark.parametrize("card", ["puppy", "snob", "viking", "dreamer", "noisemaker", "alpaking"])
@rule("A15")
def test_every_sort_of_alpaca_can_be_placed(card: str) -> None:
    match = set_up(player(card, farm="fighter"))
    play(match, f"place {card}")
    assert farm(match) == f"fighter {card}"


@rule("A28")
def test_a_fence_card_is_no_alpaca() -> None:
    match = set_up(player("fence fence", farm="fighter"), market="snob")
    assert match.moves == ["end"]


@rule("A15", "A20")
def test_placing_does_not_use_an_active_ability() -> None:
    match = set_up(player("graduate", deck="puppy", farm="fighter"))
    play(match, "place graduate", draws="")
    assert field(match, "extra-turns") == 0
    assert market(match) == cards("")


# --- Names ------------------------------------------------------------------------------------------


@rule("A16")
def test_a_name_stands_only_once_in_a_farm() -> None:
    match = set_up(player("mime puppy fence", farm="puppy mime | fighter"))
    assert offered(match, "place") == set()
    assert refuses(match, "place puppy")


@rule("A16")
def test_the_same_name_may_stand_in_two_farms() -> None:
    match = set_up(player("mime", farm="fighter"), player(farm="mime"))
    play(match, "place mime")
    assert farm(match) == "fighter mime"


@rule("A16", "A-R12")
def test_a_mime_that_makes_noise_is_still_a_mime_by_name() -> None:
    match = set_up(player("mime noisemaker", farm="mime-as-noisemaker"))
    assert offered(match, "place") == {"noisemaker"}


@rule("A16")
def test_a_position_with_a_name_twice_in_a_farm_is_refused() -> None:
    for wrong in ("mime mime", "mime | mime", "mime | mime-as-noisemaker"):
        with pytest.raises(BadPosition):
            set_up(player(farm=wrong))


@rule("A49", "A16")
def test_nobles_have_different_names_and_share_a_farm() -> None:
    match = set_up(player(" ".join(NOBLES), farm="fighter | twins | snob | puppy"), placements=3)
    play(match, "place alpaking", "place alpaqueen", "place alpaprince")
    assert farm(match) == "fighter alpaking | twins | snob alpaqueen | puppy alpaprince"


@rule("A49")
def test_nobles_have_the_highest_value() -> None:
    for noble in NOBLES:
        assert scores(set_up_ended(noble, "graduate")) == [12, 8]


# --- Spaces -----------------------------------------------------------------------------------------


@rule("A17")
def test_two_alpacas_share_a_fence_and_a_third_finds_no_room() -> None:
    match = set_up(player("mime puppy", farm="fighter"), placements=2)
    play(match, "place mime")
    assert refuses(match, "place puppy")


@rule("A17")
def test_no_move_takes_an_alpaca_out_of_the_farm_again() -> None:
    match = set_up(player("puppy", farm="fighter mime"), market="librarian snob")
    assert match.moves == ["end"]


@rule("A17", "A-R21")
def test_a_position_with_three_behind_a_fence_or_five_fences_is_refused() -> None:
    for wrong in ("puppy mime snob", "twins mime", "puppy | mime | snob | viking | graduate"):
        with pytest.raises(BadPosition):
            set_up(player(farm=wrong))


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("", "puppy"),
        ("mime", "mime puppy"),
        ("mime snob", "mime snob | puppy"),
        ("mime | viking", "mime puppy | viking"),
        ("mime | twins | viking", "mime puppy | twins | viking"),
        ("mime snob | twins | viking", "mime snob | twins | viking puppy"),
        ("twins", "twins | puppy"),
    ],
)
@rule("A18", "A-R21")
def test_a_card_takes_the_leftmost_space(before: str, after: str) -> None:
    match = set_up(player("puppy fence", farm=before))
    play(match, "place puppy")
    assert farm(match) == after


# --- Building ---------------------------------------------------------------------------------------


@rule("A19")
def test_a_fence_card_leaves_the_match_when_it_is_built() -> None:
    match = set_up(player("mime fence fence"))
    events = play(match, "place mime")
    assert farm(match) == "mime"
    assert hand(match) == cards("fence")
    assert deck(match) == discard(match) == played(match) == market(match) == cards("")
    assert {event.name for event in events} == {"builds", "places"}


@rule("A19")
def test_no_fence_is_built_while_there_is_space() -> None:
    match = set_up(player("mime fence", farm="fighter"))
    play(match, "place mime")
    assert farm(match) == "fighter mime"
    assert hand(match) == cards("fence")


@rule("A19", "A28")
def test_only_a_fence_card_in_hand_can_be_built() -> None:
    match = set_up(player("mime", deck="fence", discard="fence"))
    assert refuses(match, "place mime")


@rule("A19", "A-R21")
def test_a_fence_cannot_be_built_without_an_alpaca_to_place() -> None:
    match = set_up(player("fence fence"))
    assert match.moves == ["end"]
    with pytest.raises(BadPosition):
        set_up({"farm": [["mime"], []]}, player())


@rule("A-R21")
def test_there_is_no_fifth_fence() -> None:
    full = "librarian mime | explorer sweeper | pacifist fighter | anxious viking"
    match = set_up(player("puppy fence", farm=full), player(), player())
    assert refuses(match, "place puppy")


# --- Carpenter --------------------------------------------------------------------------------------


@rule("A38")
def test_a_carpenter_frees_itself_for_one_more_placement() -> None:
    match = set_up(player("carpenter mime puppy", farm="fighter | snob"), market="carpenter")
    play(match, "play carpenter")
    assert field(match, "placements") == 2
    assert market(match) == cards("carpenter carpenter")
    play(match, "place mime", "place puppy")
    assert farm(match) == "fighter mime | snob puppy"
    assert field(match, "placements") == 0


@rule("A38")
def test_the_extra_placement_is_for_this_turn_only() -> None:
    match = set_up(player("carpenter"), extra_turns=1)
    play(match, "play carpenter", "end")
    assert match.turn == "p1"
    assert field(match, "placements") == 1


@rule("A-R20")
def test_carpenters_add_up() -> None:
    match = set_up(player("carpenter carpenter carpenter"))
    play(match, *["play carpenter"] * 3)
    assert field(match, "placements") == 4


@rule("A-R20")
def test_a_carpenter_brings_no_fence() -> None:
    match = set_up(player("carpenter mime", farm="fighter puppy"))
    play(match, "play carpenter")
    assert refuses(match, "place mime")


@rule("A-R20")
def test_a_carpenter_and_fences_in_hand_build_twice_in_a_turn() -> None:
    match = set_up(player("carpenter twins mime fence fence", farm="fighter puppy"))
    play(match, "play carpenter", "place twins", "place mime")
    assert farm(match) == "fighter puppy | twins | mime"
    assert hand(match) == cards("")


# --- Twins ------------------------------------------------------------------------------------------


@rule("A47")
def test_twins_fill_a_whole_fence() -> None:
    match = set_up(player("twins mime fence"), placements=2)
    play(match, "place twins")
    assert farm(match) == "twins"
    assert refuses(match, "place mime")


@rule("A47", "A12", "A-R22")
def test_twins_build_past_a_half_full_fence_and_the_gap_is_filled_next() -> None:
    match = set_up(player("twins mime fence fence", farm="fighter"), placements=2)
    play(match, "place twins")
    assert farm(match) == "fighter | twins"
    assert hand(match) == cards("mime fence")
    play(match, "place mime")
    assert farm(match) == "fighter mime | twins"
    assert hand(match) == cards("fence")


@rule("A47")
def test_twins_do_not_share_a_fence() -> None:
    assert refuses(set_up(player("twins", farm="fighter")), "place twins")
    assert refuses(set_up(player("twins", farm="fighter | mime")), "place twins")


@rule("A47", "A-R21")
def test_twins_find_no_place_behind_a_half_full_fourth_fence() -> None:
    match = set_up(player("twins fence puppy", farm=SEVEN))
    assert offered(match, "place") == {"puppy"}
    assert refuses(match, "place twins")


@rule("A-R22")
def test_several_gaps_are_filled_from_the_left() -> None:
    match = set_up(player("puppy snob viking fence", farm="fighter | twins | mime"), placements=3)
    play(match, "place viking", "place snob", "place puppy")
    assert farm(match) == "fighter viking | twins | mime snob | puppy"


@rule("A47", "A-R22")
def test_twins_count_their_value_once() -> None:
    assert scores(set_up_ended("twins", "")) == [8, 0]


@rule("A47", "A-R22")
def test_twins_are_two_alpacas_when_a_tie_is_broken() -> None:
    match = set_up_ended("graduate", "twins")
    assert match.outcome is not None
    assert match.outcome.scores == {"p1": 8, "p2": 8}
    assert [ties["alpacas"] for ties in match.outcome.ties.values()] == [1, 2]
    assert match.outcome.winners == ["p2"]


@rule("A-R22")
def test_twins_are_one_card_to_a_snob() -> None:
    assert refuses(set_up(player("twins"), market="snob"), "buy snob")


@rule("A-R22", "A-R28")
def test_twins_are_one_card_to_a_fighter() -> None:
    match = set_up(
        player(deck="twins", farm="fighter"), player(deck="twins twins", farm="fighter"), turn=None
    )
    assert scores(match) == [3, 4]
