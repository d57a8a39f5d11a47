"""ALPACA: what a seat learns about other hands, and what it must not learn."""

from ludoteca import game
from tests.rule import rule

ALPACA = game("alpaca")


@rule("A45", "A-R18")
def test_a_viking_that_shows_a_hand_of_fences_cannot_be_undone() -> None:
    match = ALPACA.position({"players": [{"hand": ["viking"]}, {"hand": ["fence", "fence"]}, {}]})
    seen = [event.seen_by(None) for event in match.play("play viking")]
    assert {"event": "spared", "seat": "p2"} in seen
    assert not match.can_undo


@rule("A45")
def test_a_viking_against_empty_hands_can_be_undone() -> None:
    match = ALPACA.position({"players": [{"hand": ["viking"]}, {}, {}]})
    match.play("play viking")
    assert match.can_undo


@rule("A35", "A-R32")
def test_a_card_that_leaves_the_hand_may_have_been_any_givers_gift() -> None:
    giver = {"hand": ["pacifist", "mime"]}
    receiver = {"hand": ["puppy"], "farm": [["fighter"]]}
    match = ALPACA.position({"players": [giver, receiver, giver], "first": "p3"})
    for move in ("play pacifist", "give mime", "to p2", "end"):
        match.play(move)
    assert match.view("p3")["players"][1]["hand"]["cards"] == ["mime"]
    for move in ("play pacifist", "give mime", "to p2", "end", "place mime"):
        match.play(move)
    assert match.view("p3")["players"][1]["hand"]["cards"] == []
    assert match.view("p1")["players"][1]["hand"]["cards"] == []


@rule("A35", "A-R32")
def test_one_of_two_equal_gifts_is_still_known_after_the_other_leaves() -> None:
    players = [{"hand": ["pacifist", "pacifist", "mime", "mime"]}, {"farm": [["fighter"]]}]
    match = ALPACA.position({"players": players})
    moves = ("play pacifist", "give mime", "play pacifist", "give mime", "end", "place mime")
    for move in moves:
        match.play(move)
    assert match.view("p1")["players"][1]["hand"]["cards"] == ["mime"]


@rule("A-R1")
def test_a_position_with_an_open_choice_counts_as_acted() -> None:
    players = [{"hand": ["consumerist"], "played": ["explorer"], "deck": ["puppy"]}, {}]
    match = ALPACA.position({"players": players, "pending": {"choice": "fetch"}})
    match.play("fetch puppy")
    assert "play consumerist" not in match.moves
