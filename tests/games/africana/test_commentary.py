"""Africana: what views say by the rules: scores so far, prices, goals, questions, obstacles, effects."""

import random
from collections.abc import Iterator

import pytest

from ludoteca import Match
from ludoteca.core.kernel.seats import seat_number
from tests.games.africana.board import AFRICANA, ARTEFACTS, player, set_up
from tests.games.africana.commentary_samples import COMMENTARY
from tests.support.rule import rule

SEATS = (2, 3, 4)


def walk_sensibly(seats: int, seed: int) -> Iterator[Match]:
    """Play as the heuristic likes, with a random move now and then, and yield the match before each move."""
    match, chooser = AFRICANA.start(seats=seats, seed=seed), random.Random(seed)
    preference = AFRICANA.rules.preference
    while not match.over:
        yield match
        actions = match.legal_actions
        is_whim = chooser.random() < 0.2
        best = (
            chooser.choice(actions) if is_whim else max(actions, key=lambda one: preference(match.state, one))
        )
        match.play(match.moves[actions.index(best)])


def test_obstacles_and_effects_of_sensible_matches_are_true_and_every_code_is_met() -> None:
    met: set[str] = set()
    for seats in SEATS:
        for number, match in enumerate(walk_sensibly(seats, seats)):
            view = match.view(match.turn)
            assert view["effects"].keys() <= set(match.moves)
            for component, obstacles in view["obstacles"].items():
                for obstacle in obstacles:
                    COMMENTARY.obstacles[obstacle["why"]](view, component, obstacle)
                    met.add(f"why-{obstacle['why']}")
            for move, effects in view["effects"].items() if number % 2 == 0 else ():
                for effect in effects:
                    COMMENTARY.effects[effect["effect"]](match.copy(), move, effect)
                    met.add(f"effect-{effect['effect']}")
            met |= {f"unused-{word}" for word in view["unused"]}
    codes = {f"why-{code}" for code in COMMENTARY.obstacles} | {
        f"effect-{code}" for code in COMMENTARY.effects
    }
    codes |= {f"unused-{word}" for word in COMMENTARY.unused}
    assert codes - met <= {"why-empty", "why-markers", "effect-crowded"}


def test_scores_so_far_are_those_of_the_rules() -> None:
    for match in walk_sensibly(3, 8):
        for seat, entry in enumerate(match.view(None)["players"]):
            assert entry["score"]["total"] == AFRICANA.rules.score(match.state, seat)


def test_what_is_completed_is_sorted_by_kind() -> None:
    """Every completed card stands once, under what the edition says it is."""
    adventures, met = AFRICANA.edition.data["adventures"], set()
    for match in walk_sensibly(4, 8):
        view = match.view(None)
        for seat, kinds in view["completed"].items():
            cards = [card for found in kinds.values() for card in found]
            assert sorted(cards) == sorted(view["players"][seat_number(seat)]["done"])
            for kind, found in kinds.items():
                assert {
                    adventures.get(card, {"artefact": "expedition"}).get("artefact", "guide")
                    for card in found
                } == {kind}
                met.add(kind)
    assert met >= {"expedition", "guide", "drum", "statue"}


def test_the_book_is_that_of_the_half_where_the_explorer_is() -> None:
    regions = AFRICANA.edition.data["regions"]
    for match in walk_sensibly(2, 8):
        view = match.view(None)
        active = view["players"][seat_number(view["active"])]
        assert view["book"] == regions[active["at"]]["half"]


def test_what_follows_an_action_is_legal_after_it() -> None:
    for match in walk_sensibly(2, 9):
        view = match.view(match.turn)
        for action, moves in view.get("then", {}).items():
            after = match.copy()
            if action in match.moves:
                after.play(action)
                assert moves == [move for move in after.moves if move != "end"]
            else:
                assert moves == []


def test_goals_are_what_can_be_done_in_a_region() -> None:
    for match in walk_sensibly(2, 10):
        view = match.view(match.turn)
        position = match.position()
        for region, moves in view["goals"].items():
            position["players"][seat_number(str(match.turn))]["at"] = region
            there = AFRICANA.position(position | {"action": "move", "flips": 0, "used": []})
            assert set(moves) <= set(there.moves)


# --- Rare obstacles and effects ---------------------------------------------------------------------


@rule("AF21")
def test_without_a_free_marker_nothing_can_be_joined() -> None:
    slots = "tripoli-dakar:p1 cairo-zanzibar:p1 aswan-timbuktu:p1 mozambique-lagos:p1 windhoek-aswan"
    view = set_up(player(at="windhoek"), slots=slots, action="move").view("p1")
    assert view["obstacles"]["expedition windhoek-aswan"] == [{"why": "markers"}]
    assert view["markers"] == {"p1": 0, "p2": 4}
    assert "windhoek" not in view["goals"]


@rule("AF-R1")
def test_an_empty_book_is_no_question() -> None:
    view = set_up(player(at="cairo", silver=9)).view("p1")
    assert view["obstacles"]["half north"] == [{"why": "empty"}]
    assert view["pending"] == {"choice": "turn", "for": "empty"}


@rule("AF30")
def test_a_purchase_warns_of_too_many_adventures() -> None:
    match = set_up(player(at="cairo", bought=" ".join(ARTEFACTS[:4])), action="buy")
    assert match.view("p1")["effects"]["end"] == [{"effect": "crowded", "count": 1}]


# --- Questions --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "silver", "slots", "question"),
    [
        ("joker", 0, "cairo-zanzibar - - - -", None),
        ("joker", 0, "- - - - -", "step"),
        ("", 0, "cairo-zanzibar - - - -", "goal"),
        ("", 9, "- - - - -", "end"),
    ],
)
def test_the_question_of_a_movement_names_what_is_legal(
    hand: str, silver: int, slots: str, question: str | None
) -> None:
    match = set_up(player(hand, at="cairo", silver=silver), slots=slots, action="move")
    assert match.view("p1")["pending"] == {"choice": "move"} | ({"for": question} if question else {})
    assert match.view("p2")["pending"] == match.view(None)["pending"] == {"choice": "move"}


@pytest.mark.parametrize(("silver", "flips", "question"), [(5, 0, None), (4, 0, "pages"), (0, 1, "end")])
def test_the_question_of_a_purchase_names_what_is_legal(
    silver: int, flips: int, question: str | None
) -> None:
    match = set_up(player(at="cairo", silver=silver), action="buy", flips=flips, north="drum-loanda")
    assert match.view("p1")["pending"] == {"choice": "buy"} | ({"for": question} if question else {})


# --- Sets -------------------------------------------------------------------------------------------


@rule("AF35", "AF36")
def test_views_say_what_one_more_artefact_or_guide_adds() -> None:
    adventures = AFRICANA.edition.data["adventures"]
    masks = [name for name, entry in adventures.items() if entry.get("artefact") == "mask"]
    drums = [name for name, entry in adventures.items() if entry.get("artefact") == "drum"]
    guides = [name for name in adventures if name.startswith("guide-")]
    done = [masks[0], masks[1], drums[0], guides[0]]
    sets = set_up(player(done=" ".join(done))).view("p2")["sets"]["p1"]
    # Two masks give 6.  A third one: 12.  Another drum: 6 more.  A third kind: 2 for it and the drum.
    assert sets == {"mask": 6, "drum": 6, "statue": 2, "shield": 2, "jug": 2, "guide": -5}
