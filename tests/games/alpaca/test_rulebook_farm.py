"""ALPACA: what stands behind Fences: its effects, who sees it, how it changes, and what it scores."""

import pytest

from tests.games.alpaca.board import deck, discard, farm, market, played, player, set_up, set_up_ended
from tests.support.board import cards, field, hand, known_hand, offered, parts, play, refuses, scores
from tests.support.rule import rule

FIVE = "fence fence puppy puppy puppy"

# --- Behind a Fence ---------------------------------------------------------------------------------


@rule("A20")
def test_an_alpaca_behind_a_fence_is_neither_played_nor_paid_with() -> None:
    match = set_up(player("puppy", farm="librarian viking"), market="consumerist")
    assert match.moves == ["end"]


@rule("A20")
def test_a_passive_ability_begins_to_work_as_soon_as_the_card_is_placed() -> None:
    match = set_up(player("accountant puppy", farm="mime"), market="librarian")
    assert offered(match, "buy") == {"librarian"}
    play(match, "place accountant", "buy librarian", "pay puppy")
    assert discard(match) == cards("librarian")


@rule("A20", "A39")
def test_a_storekeeper_placed_this_turn_already_counts_at_its_end() -> None:
    match = set_up(player("storekeeper", deck=f"{FIVE} {FIVE}", farm="mime"))
    play(match, "place storekeeper", "end")
    assert hand(match).total() == 6


@rule("A21")
def test_everybody_sees_the_names_in_every_farm() -> None:
    match = set_up(player(farm="mime | twins"), player(farm="snob mime-as-noisemaker"))
    for seat in ("p1", "p2", None):
        farms = [entry["farm"] for entry in match.view(seat)["players"]]
        assert farms == [[["mime"], ["twins"]], [["snob", "mime-as-noisemaker"]]]


@rule("A21")
def test_nobody_is_told_the_score_of_another_before_the_end() -> None:
    match = set_up(player(farm="mime | twins"), player(farm="snob"))
    assert match.outcome is None
    for seat in ("p1", "p2", None):
        view = match.view(seat)
        assert view["outcome"] is None
        assert "scores" not in view
        for other, shown in zip(("p1", "p2"), view["players"], strict=True):
            assert ("score" in shown) == (other == seat)


# --- Noisemaker -------------------------------------------------------------------------------------


@rule("A42", "A-R23")
def test_a_noisemaker_goes_into_anybodys_farm() -> None:
    match = set_up(player("noisemaker", farm="puppy"), player(farm="mime"), player(farm="viking"))
    play(match, "play noisemaker")
    assert field(match, "pending") == {"choice": "join", "card": "noisemaker"}
    assert set(match.moves) == {"join p1", "join p2", "join p3"}
    assert played(match) == cards("noisemaker")
    events = play(match, "join p2")
    assert farm(match, "p2") == "mime noisemaker"
    assert farm(match) == "puppy"
    assert played(match) == cards("")
    assert [event.seen_by("p3") for event in events] == [
        {"event": "joins", "seat": "p1", "card": "noisemaker", "farm": "p2"}
    ]


@rule("A-R23")
def test_a_noisemaker_may_join_its_players_farm_without_using_the_placement() -> None:
    match = set_up(player("noisemaker puppy", played="noisemaker", farm="viking | mime"))
    play(match, "play noisemaker", "join p1")
    assert farm(match) == "viking noisemaker | mime"
    assert played(match) == cards("noisemaker")
    assert field(match, "placements") == 1
    play(match, "place puppy")
    assert farm(match) == "viking noisemaker | mime puppy"


@rule("A-R23")
def test_a_noisemaker_placed_from_the_hand_is_the_placement() -> None:
    match = set_up(player("noisemaker puppy", farm="viking | mime"), player(farm="snob"))
    play(match, "place noisemaker")
    assert farm(match) == "viking noisemaker | mime"
    assert refuses(match, "place puppy")


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("mime", "mime noisemaker"),
        ("mime | twins | snob", "mime noisemaker | twins | snob"),
        ("mime puppy | twins | snob", "mime puppy | twins | snob noisemaker"),
    ],
)
@rule("A42", "A-R23")
def test_a_noisemaker_takes_the_leftmost_free_space(before: str, after: str) -> None:
    match = set_up(player("noisemaker"), player(farm=before))
    play(match, "play noisemaker", "join p2")
    assert farm(match, "p2") == after


@pytest.mark.parametrize(
    "theirs",
    [
        pytest.param("", id="no Fence"),
        pytest.param("mime puppy", id="no space"),
        pytest.param("twins", id="only beside Twins"),
        pytest.param("noisemaker | viking", id="a Noisemaker there"),
    ],
)
@rule("A42", "A-R11", "A-R23")
def test_a_farm_without_a_fitting_space_is_not_joined(theirs: str) -> None:
    match = set_up(player("noisemaker fence"), player(farm=theirs))
    assert refuses(match, "play noisemaker")
    match = set_up(player("noisemaker", farm="snob"), player(farm=theirs))
    play(match, "play noisemaker")
    assert offered(match, "join") == {"p1"}


@rule("A42", "A-R23")
def test_a_noisemaker_may_join_a_mime_that_makes_noise() -> None:
    match = set_up(player("noisemaker"), player(farm="mime-as-noisemaker"))
    play(match, "play noisemaker", "join p2")
    assert farm(match, "p2") == "mime-as-noisemaker noisemaker"


# --- Noise at the end -------------------------------------------------------------------------------


@rule("A42", "A25", "A-R24")
def test_the_neighbour_of_a_noisemaker_counts_nothing_but_the_noisemaker_counts() -> None:
    match = set_up_ended("alpaking noisemaker | mime", "noisemaker viking")
    assert parts(match) == {"farm": 21, "silenced": -12, "fighter": 0}
    assert parts(match, "p2") == {"farm": 13, "silenced": -7, "fighter": 0}
    assert scores(match) == [9, 6]


@rule("A-R24")
def test_a_noisemaker_alone_or_beside_another_fence_silences_nobody() -> None:
    assert scores(set_up_ended("noisemaker | alpaking", "alpaqueen | twins | noisemaker")) == [18, 26]


@rule("A-R12", "A-R24")
def test_a_mime_that_makes_noise_silences_its_neighbour() -> None:
    match = set_up_ended("viking mime-as-noisemaker", "viking mime")
    assert parts(match) == {"farm": 10, "silenced": -7, "fighter": 0}
    assert scores(match) == [3, 10]


@rule("A-R24")
def test_two_noisy_ones_silence_each_other() -> None:
    match = set_up_ended("noisemaker mime-as-noisemaker", "")
    assert parts(match) == {"farm": 9, "silenced": -9, "fighter": 0}


@rule("A-R24")
def test_a_silenced_fighter_keeps_its_bonus() -> None:
    match = set_up(player(deck="mime mime viking viking", farm="fighter noisemaker"), player(), turn=None)
    assert parts(match) == {"farm": 9, "silenced": -3, "fighter": 2}


@rule("A-R24")
def test_passive_abilities_work_beside_a_noisemaker() -> None:
    match = set_up(player("puppy", farm="accountant noisemaker"), market="librarian")
    play(match, "buy librarian", "pay puppy")
    assert discard(match) == cards("librarian")


@rule("A-R24", "A-R27")
def test_noise_silences_the_card_that_a_dreamer_became() -> None:
    match = set_up(player(), player(farm="dreamer noisemaker"), turn="p2", final=True, market="alpaking")
    play(match, "end", "dream alpaking")
    assert farm(match, "p2") == "alpaking noisemaker"
    assert parts(match, "p2") == {"farm": 18, "silenced": -12, "fighter": 0}


# --- The Mime as a Noisemaker -----------------------------------------------------------------------


@rule("A-R12")
def test_a_mime_copying_a_noisemaker_goes_behind_a_fence_itself() -> None:
    match = set_up(player("mime", farm="noisemaker viking"), player(farm="alpaking"))
    play(match, "play mime", "copy noisemaker")
    assert field(match, "pending") == {"choice": "join", "card": "mime"}
    assert match.moves == ["join p2"]
    assert played(match) == cards("mime")
    play(match, "join p2")
    assert farm(match, "p2") == "alpaking mime-as-noisemaker"
    assert farm(match) == "noisemaker viking"
    assert played(match) == cards("")
    assert field(match, "placements") == 1


@rule("A-R12", "A-R23")
def test_a_noisy_mime_may_join_a_farm_with_a_noisemaker_but_not_one_with_a_mime() -> None:
    match = set_up(
        player("mime", farm="noisemaker"), player(farm="mime"), player(farm="viking | mime-as-noisemaker")
    )
    play(match, "play mime", "copy noisemaker")
    assert match.moves == ["join p1"]
    play(match, "join p1")
    assert farm(match) == "noisemaker mime-as-noisemaker"


@rule("A-R11", "A-R12")
def test_without_a_farm_to_join_a_mime_cannot_copy_a_noisemaker() -> None:
    match = set_up(player("mime", farm="noisemaker snob"), player(farm="mime"))
    assert refuses(match, "play mime")


@rule("A-R12", "A-R25")
def test_a_noisy_mime_out_of_the_farm_is_an_ordinary_mime() -> None:
    match = set_up(player("ticket-clerk puppy", farm="viking mime-as-noisemaker"))
    play(match, "play ticket-clerk", "swap-in puppy")
    assert offered(match, "swap-out") == {"viking", "mime"}
    play(match, "swap-out mime")
    assert hand(match) == cards("mime")
    assert farm(match) == "viking puppy"


@rule("A-R12")
def test_a_mime_that_makes_noise_is_a_mime_and_cannot_be_copied() -> None:
    assert refuses(set_up(player("mime", farm="mime-as-noisemaker"), player(farm="viking")), "play mime")


# --- Ticket Clerk -----------------------------------------------------------------------------------


@rule("A46", "A-R25")
def test_the_new_card_takes_the_exact_place_of_the_old_one() -> None:
    match = set_up(player("ticket-clerk puppy fence", farm="viking mime | snob"))
    play(match, "play ticket-clerk")
    assert field(match, "pending") == {"choice": "swap-in"}
    assert match.moves == ["swap-in puppy"]
    play(match, "swap-in puppy")
    assert field(match, "pending") == {"choice": "swap-out", "card": "puppy"}
    assert hand(match) == cards("puppy fence")
    assert offered(match, "swap-out") == {"viking", "mime", "snob"}
    play(match, "swap-out viking")
    assert farm(match) == "puppy mime | snob"
    assert hand(match) == cards("viking fence")
    assert played(match) == cards("ticket-clerk")
    assert market(match) == discard(match) == cards("")


@rule("A46")
def test_an_exchange_does_not_use_the_placement() -> None:
    match = set_up(player("ticket-clerk puppy", farm="viking"))
    play(match, "play ticket-clerk", "swap-in puppy", "swap-out viking", "place viking")
    assert farm(match) == "puppy viking"


@rule("A46", "A16", "A-R25")
def test_the_new_name_must_differ_from_those_that_stay() -> None:
    match = set_up(player("ticket-clerk mime", farm="mime viking | snob"))
    play(match, "play ticket-clerk", "swap-in mime")
    assert match.moves == ["swap-out mime"]
    play(match, "swap-out mime")
    assert farm(match) == "mime viking | snob"
    assert hand(match) == cards("mime")


@rule("A-R25")
def test_twins_replace_only_a_card_that_stands_alone() -> None:
    match = set_up(player("ticket-clerk twins", farm="mime viking | snob"))
    play(match, "play ticket-clerk", "swap-in twins")
    assert match.moves == ["swap-out snob"]
    play(match, "swap-out snob")
    assert farm(match) == "mime viking | twins"


@rule("A-R25", "A-R22")
def test_twins_that_leave_make_room_for_two() -> None:
    match = set_up(player("ticket-clerk mime puppy", farm="twins | snob"))
    play(match, "play ticket-clerk", "swap-in mime", "swap-out twins", "place puppy")
    assert farm(match) == "mime puppy | snob"
    assert hand(match) == cards("twins")


@pytest.mark.parametrize(
    ("rest", "own"),
    [
        pytest.param("puppy", "", id="an empty farm"),
        pytest.param("", "mime", id="an empty hand"),
        pytest.param("fence", "mime", id="a Fence in hand"),
        pytest.param("twins", "mime viking", id="Twins and no card alone"),
    ],
)
@rule("A-R11", "A-R25")
def test_a_ticket_clerk_needs_an_exchange_that_is_allowed(rest: str, own: str) -> None:
    assert refuses(set_up(player(f"ticket-clerk {rest}", farm=own)), "play ticket-clerk")


@rule("A-R11", "A-R25")
def test_only_cards_that_find_a_place_are_offered_for_the_exchange() -> None:
    match = set_up(player("ticket-clerk twins puppy", farm="mime viking"))
    play(match, "play ticket-clerk")
    assert match.moves == ["swap-in puppy"]


@rule("A46", "A-R25")
def test_one_ticket_clerk_may_bring_in_another() -> None:
    match = set_up(player("ticket-clerk ticket-clerk", farm="mime | snob"))
    play(match, "play ticket-clerk", "swap-in ticket-clerk", "swap-out mime")
    assert farm(match) == "ticket-clerk | snob"
    assert hand(match) == cards("mime")


@rule("A-R25")
def test_only_cards_of_the_farm_are_exchanged_even_in_a_full_one() -> None:
    full = "librarian mime | explorer sweeper | pacifist fighter | anxious viking"
    match = set_up(player("ticket-clerk puppy", farm=full))
    play(match, "play ticket-clerk", "swap-in puppy")
    assert offered(match, "swap-out") == set(full.replace("|", "").split())


@rule("A-R25")
def test_passive_abilities_change_at_once() -> None:
    match = set_up(player("ticket-clerk accountant puppy", deck=f"{FIVE} {FIVE}", farm="storekeeper mime"))
    play(match, "play ticket-clerk", "swap-in accountant", "swap-out storekeeper", "end")
    assert hand(match).total() == 5
    match = set_up(player("ticket-clerk accountant puppy", farm="mime"), market="librarian")
    play(match, "play ticket-clerk", "swap-in accountant", "swap-out mime", "buy librarian", "pay puppy")
    assert discard(match) == cards("librarian")


@rule("A-R32")
def test_everybody_sees_a_card_swapped_out_of_a_farm() -> None:
    match = set_up(player("ticket-clerk puppy snob", farm="viking"))
    play(match, "play ticket-clerk", "swap-in puppy")
    assert match.view("p2")["pending"] == {"choice": "swap-in"}
    play(match, "swap-out viking")
    for seat in ("p2", None):
        assert known_hand(match, "p1", by=seat) == cards("viking")
    assert deck(match) == cards("")


# --- Scores -----------------------------------------------------------------------------------------


@rule("A25")
def test_a_score_has_three_parts() -> None:
    own = player(deck="viking viking", farm="fighter | twins | noisemaker alpaking")
    match = set_up(own, player(farm="snob puppy"), turn=None)
    assert parts(match) == {"farm": 29, "silenced": -12, "fighter": 1}
    assert scores(match) == [18, 0]


@pytest.mark.parametrize(
    ("piles", "bonus"),
    [
        ({"hand": "mime"}, 0),
        ({"hand": "mime", "deck": "snob"}, 1),
        ({"hand": "mime", "deck": "snob", "discard": "viking"}, 1),
        ({"hand": "mime", "deck": "snob", "discard": "viking", "played": "fighter puppy"}, 2),
        ({"hand": "puppy puppy", "deck": "puppy fence fence", "discard": "mime puppy fence"}, 0),
        ({"deck": "twins alpaking accountant dreamer dreamer"}, 2),
    ],
)
@rule("A32", "A-R28")
def test_a_fighter_earns_half_the_alpacas_outside_without_puppies(piles: dict[str, str], bonus: int) -> None:
    match = set_up(player(farm="fighter | librarian", **piles), player(), turn=None)
    assert parts(match) == {"farm": 5, "silenced": 0, "fighter": bonus}


@rule("A32")
def test_a_fighter_outside_the_farm_earns_nothing() -> None:
    match = set_up(player("fighter", deck="mime mime mime"), player(farm="fighter"), turn=None)
    assert scores(match) == [0, 3]
