"""Master Elf: what views say by the rules, in cases that random matches hardly meet."""

from typing import Any

import pytest

from ludoteca import Match
from ludoteca.core.matches.speech import Speech
from tests.games.master_elf.board import MASTER_ELF, QUIET, make, maker, player, price, set_up
from tests.games.master_elf.commentary_samples import COMMENTARY
from tests.support.board import play
from tests.support.rule import rule


def advice(match: Match) -> dict[str, Any]:
    """Return the view of the seat to move; everything that it says of moves and components comes true."""
    view = match.view(match.turn)
    for component, obstacles in view["obstacles"].items():
        for obstacle in obstacles:
            COMMENTARY.obstacles[obstacle["why"]](view, component, obstacle)
    for move, effects in view["effects"].items():
        for effect in effects:
            COMMENTARY.effects[effect["effect"]](match.copy(), move, effect)
    return view


def elves_among(gifts: str) -> int:
    return sum(MASTER_ELF.edition.data["gifts"][gift]["elf"] for gift in gifts.split())


def question(match: Match) -> str:
    return Speech(MASTER_ELF, "en").ask(match.view(match.turn))


# --- Workshops ------------------------------------------------------------------------------------


@rule("ME30", "ME31", "ME40")
def test_a_gift_with_two_types_is_shown_where_it_counts() -> None:
    def shown(gifts: str) -> dict[str, list[Any]]:
        collections = maker("", QUIET, gifts=gifts).view("p2")["workshops"][0]["collections"]
        return {one["type"]: [sorted(one["gifts"]), one["points"], one["next"]] for one in collections}

    assert shown("key casket") == {"secret": [["casket", "key"], 5, 5]}
    four = ["casket", "key", "samovar", "totem"]
    assert shown(" ".join(four)) == {"antiquities": [four, 9, 12]}


@rule("ME32", "ME33", "ME37")
def test_a_workshop_tells_its_colours_and_its_score() -> None:
    view = set_up(player(gifts="felt-tip-pens tank"), player()).view(None)
    assert view["workshops"][0]["wild"] == 1
    assert view["workshops"][0]["colours"][view["workshops"][0]["largest"]] == 1
    assert view["workshops"][1]["largest"] is None
    assert [workshop["elves"] for workshop in view["workshops"]] == [elves_among("felt-tip-pens tank"), 0]
    assert view["players"][0]["score"]["parts"]["colour"] == 2
    assert view["players"][1]["score"] == {"total": 0, "parts": {"collections": 0, "colour": 0, "elves": 0}}


# --- Questions ------------------------------------------------------------------------------------


def test_the_question_says_whether_a_gift_can_be_made() -> None:
    tank = "tank | robot | flute"
    assert question(maker("metal metal fire", tank)) == "You may make a gift now."
    assert question(maker("metal", tank)) == "You cannot make a gift yet: end the turn."
    only_crystal = set_up(player("metal metal", crystal=True), stacks=tank, step="make")
    assert question(only_crystal) == "Only your crystal would make a gift possible now."


def test_the_question_in_the_city_knows_an_empty_hand() -> None:
    assert "no cards to discard" in question(set_up(player(), step="refresh", deck="fire"))
    last = set_up(player(), step="refresh", deck="fire", discard="fire air", discarded=2)
    assert question(last) == "Discarded: 2. Now draw 3."
    assert "Discarded: 0" in question(set_up(player("fire"), step="refresh", deck="fire"))


def test_the_hand_limit_is_asked_with_numbers() -> None:
    match = set_up(player("fire fire fire metal metal metal water water water"), step="discard")
    assert question(match) == "The hand limit is 7: discard 2 cards."


def test_others_are_not_told_what_the_hand_allows() -> None:
    assert maker("metal", "tank | robot | flute").view("p2")["pending"] == {"choice": "make"}


# --- Pairs, stacks that run out, positions without cards --------------------------------------------


@rule("ME19", "ME20")
def test_a_pair_and_its_look_are_foretold() -> None:
    match = maker(price("casket"), "casket robot | flute tank | submarine", gifts="key")
    assert {"effect": "completes", "special": "secret"} in advice(match)["effects"][make("casket")]
    play(match, make("casket"))
    view = advice(match)
    assert view["effects"]["look middle"] == [{"effect": "sees", "count": 2}]
    assert view["unused"] == ["free-gift"]
    play(match, "look middle")
    assert advice(match)["unused"] == ["free-gift"]
    play(match, "decline")


@rule("ME-R14")
def test_a_gift_seen_under_others_cannot_be_made() -> None:
    match = maker(price("casket"), "casket robot | flute tank | submarine", gifts="key")
    play(match, make("casket"), "look middle", "decline", "go north", "pass", "go east")
    assert advice(match)["obstacles"]["gift tank"] == [{"why": "under"}]


@rule("ME23", "ME24")
@pytest.mark.parametrize(("exhausted", "effect"), [(0, "restacks"), (1, "ends")])
def test_the_last_gift_of_a_stack_is_announced(exhausted: int, effect: str) -> None:
    match = maker(price("tank"), "tank | robot flute | submarine casket", exhausted=exhausted, aside="key")
    assert {"effect": effect} in advice(match)["effects"][make("tank")]


def test_an_area_without_cards_says_so() -> None:
    effects = advice(set_up(player(), north="fire"))["effects"]
    assert effects["go north"] == [{"effect": "finds", "cards": ["fire"]}]
    assert effects["go south"] == [{"effect": "finds-nothing"}]


# --- Words ----------------------------------------------------------------------------------------
