"""Africana: what counts at the end, and who wins."""

import pytest

from tests.games.africana.board import ARTEFACTS, DATA, GUIDES, parts, player, set_up, set_up_ended
from tests.support.board import scores, winners
from tests.support.rule import rule

EVERY_EXPEDITION = " ".join(DATA["expeditions"])


def collection(kinds: str) -> str:
    """Return different adventures with these artefacts: ``"mask mask drum"``."""
    left = list(ARTEFACTS)
    found = []
    for kind in kinds.split():
        found.append(next(name for name in left if name.startswith(kind)))
        left.remove(found[-1])
    return " ".join(found)


# --- Points on cards --------------------------------------------------------------------------------


@rule("AF34")
def test_completed_expeditions_score_their_points() -> None:
    match = set_up_ended(player(done="tripoli-dakar jidda-windhoek napoli-victoria-falls"), player())
    assert parts(match) == {"expeditions": 1 + 5 + 9}


@rule("AF34")
def test_completed_artefacts_score_their_points() -> None:
    match = set_up_ended(player(done="mask-napoli"), player(done="shield-jidda"), player(done="drum-loanda"))
    assert [parts(match, seat) for seat in match.seat_names] == [
        {"artefacts": 6},
        {"artefacts": 3},
        {"artefacts": 5},
    ]


@rule("AF34")
def test_all_expeditions_together_score_all_their_points() -> None:
    everything = sum(expedition["points"] for expedition in DATA["expeditions"].values())
    assert parts(set_up_ended(player(done=EVERY_EXPEDITION), player())) == {"expeditions": everything}


@rule("AF34")
def test_an_expedition_that_was_only_joined_scores_nothing() -> None:
    match = set_up_ended(player(), player(), slots="zanzibar-dakar:p1,p2 windhoek-aswan:p1")
    assert scores(match) == [0, 0]


# --- Sets -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kinds", "points"),
    [
        ("", 0),
        ("mask", 0),
        ("mask mask", 6),
        ("jug jug", 6),
        ("mask mask mask", 12),
        ("mask drum", 2),
        ("statue shield", 2),
        ("mask drum statue shield", 10),
        ("jug drum statue shield", 10),
    ],
)
@rule("AF35")
def test_sets_of_artefacts_score_more(kinds: str, points: int) -> None:
    match = set_up_ended(player(done=collection(kinds)), player())
    assert parts(match).get("sets", 0) == points


@pytest.mark.parametrize(
    ("kinds", "points"),
    [
        pytest.param("mask mask drum", 6, id="a pair and one"),
        pytest.param("mask mask drum drum", 12, id="two pairs, not two of two different ones"),
        pytest.param("mask mask drum statue", 8, id="a pair and two different ones"),
        pytest.param("mask mask mask drum", 12, id="three alike and one"),
        pytest.param("mask mask mask drum drum", 18, id="three alike and a pair"),
        pytest.param("mask mask mask drum statue", 14, id="three alike and two different ones"),
        pytest.param("mask mask drum statue shield", 10, id="four different ones and one"),
    ],
)
@rule("AF35", "AF-R17")
def test_an_artefact_counts_in_one_set_only(kinds: str, points: int) -> None:
    assert parts(set_up_ended(player(done=collection(kinds)), player()))["sets"] == points


@pytest.mark.parametrize(
    ("kinds", "points"),
    [
        ("mask mask mask mask", 12),
        ("mask drum statue shield jug", 10),
        ("mask drum statue", 2),
        ("mask mask mask drum statue shield", 16),
        ("drum drum drum statue shield jug", 16),
        ("mask mask drum statue shield jug", 16),
        ("mask mask mask mask drum drum drum drum", 26),
        ("mask mask drum drum statue statue shield shield", 24),
        ("mask mask drum drum statue statue shield shield jug jug", 30),
        ("mask mask mask mask drum statue shield", 22),
    ],
)
@rule("AF-R17")
def test_the_best_division_into_sets_counts(kinds: str, points: int) -> None:
    assert parts(set_up_ended(player(done=collection(kinds)), player()))["sets"] == points


@rule("AF-R17")
def test_all_twenty_artefacts_make_five_threes_and_four_different_ones() -> None:
    match = set_up_ended(player(done=" ".join(ARTEFACTS)), player())
    assert parts(match)["sets"] == 5 * 12 + 10


@rule("AF35")
def test_open_artefacts_and_those_of_others_make_no_sets() -> None:
    match = set_up_ended(
        player(done="mask-serengeti", bought="mask-napoli drum-loanda"), player(done="drum-cairo")
    )
    assert parts(match) == {"artefacts": 4, "open": 2}
    assert parts(match, "p2") == {"artefacts": 6}


@rule("AF35")
def test_a_set_comes_on_top_of_the_points_on_the_cards() -> None:
    match = set_up_ended(player(done="mask-napoli mask-timbuktu"), player())
    assert parts(match) == {"artefacts": 6 + 4, "sets": 6}
    assert scores(match) == [16, 0]


# --- Guides -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("guides", "points"), [(0, 0), (1, 0), (2, -5), (3, -10), (4, -10), (10, -10)])
@rule("AF36", "AF-R18")
def test_guides_cost_points(guides: int, points: int) -> None:
    match = set_up_ended(player(done=" ".join(GUIDES[:guides])), player())
    assert parts(match).get("guides", 0) == points
    assert scores(match) == [points, 0]


@rule("AF36", "AF-R18")
def test_completed_guide_adventures_count_not_guides_in_hand() -> None:
    match = set_up_ended(
        player(done="guide-grey-lagos guide-violet-khartoum"),
        player("guide-magenta guide-orange guide-turquoise", done="guide-magenta-ujiji"),
        player(done="guide-orange-jidda", bought="guide-turquoise-dakar guide-grey-leopoldville"),
    )
    assert scores(match) == [-5, 0, 0]


@rule("AF36")
def test_two_guides_of_one_colour_are_two_guides() -> None:
    match = set_up_ended(player(done="guide-grey-lagos guide-grey-leopoldville"), player())
    assert parts(match) == {"guides": -5}


# --- The rest ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("silver", "points"), [(0, 0), (9, 0), (10, 1), (19, 1), (20, 2), (105, 10)])
@rule("AF37", "AF-R19")
def test_every_full_ten_silver_are_a_point(silver: int, points: int) -> None:
    match = set_up_ended(player(silver=silver), player())
    assert parts(match).get("silver", 0) == scores(match)[0] == points


@pytest.mark.parametrize(
    ("hand", "points"),
    [
        ("", 0),
        ("grey", 0),
        ("grey grey", 1),
        ("grey violet", 1),
        ("grey violet magenta", 1),
        ("grey violet magenta orange turquoise", 2),
        ("grey joker", 0),
        ("grey guide-grey", 0),
        ("joker guide-violet guide-grey", 0),
        ("grey grey joker guide-grey", 1),
    ],
)
@rule("AF37", "AF-R19")
def test_every_full_pair_of_travel_cards_is_a_point_without_joker_and_guides(hand: str, points: int) -> None:
    match = set_up_ended(player(hand), player())
    assert parts(match).get("cards", 0) == scores(match)[0] == points


@pytest.mark.parametrize(
    ("adventures", "points"),
    [
        ("mask-napoli", 1),
        ("mask-napoli drum-loanda shield-jidda", 3),
        ("guide-grey-lagos", 0),
        ("guide-grey-lagos guide-violet-khartoum guide-orange-jidda", 0),
        ("mask-napoli guide-violet-khartoum", 1),
    ],
)
@rule("AF37")
def test_an_open_artefact_is_a_point_and_an_open_guide_is_nothing(adventures: str, points: int) -> None:
    match = set_up_ended(player(bought=adventures), player())
    assert parts(match).get("open", 0) == scores(match)[0] == points


@rule("AF37", "AF-R19")
def test_leftovers_of_silver_and_cards_are_not_added_up() -> None:
    match = set_up_ended(player("grey", silver=9), player("grey violet magenta", silver=19))
    assert scores(match) == [0, 2]


@rule("AF34", "AF35", "AF36", "AF37")
def test_a_score_is_the_sum_of_all_its_parts() -> None:
    collected = "jidda-windhoek mask-napoli mask-timbuktu drum-dakar shield-jidda"
    owner = player(
        "grey grey violet joker guide-grey guide-violet",
        silver=37,
        bought="jug-aswan guide-orange-jidda",
        done=f"{collected} guide-grey-lagos guide-violet-khartoum",
    )
    match = set_up_ended(owner, player())
    assert parts(match) == {
        "expeditions": 5,
        "artefacts": 6 + 4 + 4 + 3,
        "sets": 6 + 2,
        "guides": -5,
        "silver": 3,
        "cards": 1,
        "open": 1,
    }
    assert scores(match) == [5 + 17 + 8 - 5 + 3 + 1 + 1, 0]


# --- Who wins ---------------------------------------------------------------------------------------


@rule("AF38", "AF1")
def test_most_points_win_whatever_the_silver() -> None:
    match = set_up_ended(player(silver=29), player(done="aswan-timbuktu zanzibar-dakar"), player(silver=8))
    assert scores(match) == [2, 10, 0]
    assert winners(match) == ["p2"]


@rule("AF38")
def test_if_points_are_equal_more_silver_wins() -> None:
    match = set_up_ended(
        player(done="aswan-timbuktu", silver=3),
        player(done="cairo-zanzibar", silver=5),
        player(done="mozambique-lagos", silver=4),
    )
    assert scores(match) == [2, 2, 2]
    assert winners(match) == ["p2"]
    assert match.outcome is not None
    assert match.outcome.ranking == (("p2",), ("p3",), ("p1",))


@rule("AF38")
def test_if_silver_is_equal_too_the_victory_is_shared() -> None:
    match = set_up_ended(
        player(done="aswan-timbuktu", silver=3),
        player(done="cairo-zanzibar", silver=2),
        player(done="mozambique-lagos", silver=3),
        player(done="tripoli-dakar", silver=3),
    )
    assert winners(match) == ["p1", "p3"]
    assert match.outcome is not None
    assert match.outcome.ranking == (("p1", "p3"), ("p2",), ("p4",))


@rule("AF38")
def test_nothing_else_breaks_a_tie() -> None:
    """Cards left in hand, the number of expeditions and the seat decide nothing."""
    match = set_up_ended(
        player("grey joker guide-grey", done="jidda-windhoek"),
        player(done="port-natal-serengeti ujiji-tananarive tripoli-dakar", bought="guide-grey-lagos"),
    )
    assert scores(match) == [5, 5]
    assert winners(match) == ["p1", "p2"]


@pytest.mark.parametrize(
    ("one", "other", "best"),
    [
        (player(silver=19), player(silver=10), ["p1"]),
        (player(silver=10), player(silver=12), ["p2"]),
        (player(silver=10), player(done="tripoli-dakar", silver=9), ["p1"]),
        (player("grey grey", silver=9), player(silver=11), ["p2"]),
        (player(silver=15), player(silver=15), ["p1", "p2"]),
    ],
)
@rule("AF-R20", "AF38")
def test_ties_look_at_all_silver_before_it_is_turned_into_points(
    one: dict[str, object], other: dict[str, object], best: list[str]
) -> None:
    match = set_up_ended(one, other)
    assert scores(match) == [1, 1]
    assert winners(match) == best


@rule("AF-R20")
def test_the_score_pad_shows_the_whole_silver_for_ties() -> None:
    match = set_up_ended(player(silver=19), player(silver=10))
    assert match.outcome is not None
    assert match.outcome.ties == {"p1": {"silver": 19}, "p2": {"silver": 10}}
    assert scores(match) == [1, 1]


@rule("AF38")
def test_scores_below_zero_are_compared_like_others() -> None:
    match = set_up_ended(player(done=" ".join(GUIDES[:3])), player(done=" ".join(GUIDES[3:5])))
    assert scores(match) == [-10, -5]
    assert winners(match) == ["p2"]


@rule("AF38")
def test_there_is_no_score_before_the_end() -> None:
    assert set_up(player(done="jidda-windhoek", silver=30)).outcome is None
