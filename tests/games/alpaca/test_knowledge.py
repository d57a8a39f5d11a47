"""ALPACA: what a seat learns about other hands, and what it must not learn."""

from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca import Match
from ludoteca.core.kernel.seats import seat_number
from ludoteca.core.kernel.structs import to_bytes
from ludoteca.games.alpaca.word_lists import CARDS
from tests.games.alpaca.board import ALPACA
from tests.support.random_matches import REPRODUCIBLE, count_words, own_state, viewer_number, viewers, walk
from tests.support.rule import rule

PUPPIES = ["puppy"] * 7
Story = tuple[Callable[[str, str], list[dict[str, list[str]]]], str, list[str]]


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


def test_a_pile_is_seen_while_a_card_of_it_is_anywhere() -> None:
    match = ALPACA.position({"players": [{"farm": [["snob", "mime-as-noisemaker"]]}, {"hand": ["viking"]}]})
    assert match.view(None)["market"] == {"puppy": 0, "mime": 0, "viking": 0, "snob": 0}


# --- Gifts between others ---------------------------------------------------------------------------

# The cards of the three seats, the receiver, and what follows the gift.  The third seat cannot tell which of
# two cards was given, because the receiver shows a card of that kind which may be another one.
SHUFFLED = (
    lambda given, kept: [
        {"hand": ["pacifist", given], "deck": [kept, *PUPPIES, "puppy", "puppy", "fence", "fence", "fence"]},
        {"hand": ["puppy"] * 2, "deck": ["puppy"] * 6},
        {"hand": [kept, "puppy"], "deck": [given], "discard": ["puppy"] * 4},
    ],
    "p3",
    ["end", "end", "end", "end"],
)
SHOWN = (
    lambda given, kept: [
        {"hand": ["pacifist", given, "puppy", "fence"], "deck": [kept, *PUPPIES]},
        {"hand": ["explorer", "viking", "puppy"], "deck": PUPPIES},
        {"hand": ["puppy"] * 3, "deck": ["puppy"] * 5},
    ],
    "p2",
    ["end", "play explorer", "play viking"],
)


def histories(players: list[dict[str, list[str]]], moves: list[str], seat: str) -> dict[str, Match]:
    """Return matches with many kinds of luck, by everything that a seat has seen of them."""
    market = ALPACA.start(3, seed=5).position()["market"]
    market |= {"pacifist": 3, "viking": 3, "explorer": 2, "accountant": 2}
    market.pop("mime", None)
    found = {}
    for seed in range(400):
        match = ALPACA.position({"players": players, "market": market}, seed=seed)
        seen = []
        for move in moves:
            while move not in match.moves:
                seen += [event.seen_by(seat) for event in match.play(match.moves[0])]
            seen += [event.seen_by(seat) for event in match.play(move)]
        while match.turn != seat:
            seen += [event.seen_by(seat) for event in match.play(match.moves[0])]
        found[str([seen, match.view(seat)])] = match
    return found


@rule("A-R32")
@pytest.mark.parametrize(("story", "third"), [(SHUFFLED, "p2"), (SHOWN, "p3")], ids=["shuffled", "shown"])
def test_a_redealt_state_does_not_tell_which_card_was_given_to_another(story: Story, third: str) -> None:
    """Two matches that a third player cannot tell apart are redealt to the same state, byte for byte."""
    deal, receiver, moves = story
    worlds = []
    for gift, kept in (("explorer", "accountant"), ("accountant", "explorer")):
        played = ["play pacifist", f"give {gift}", f"to {receiver}", *moves]
        worlds.append(histories(deal(gift, kept), played, third))
    alike = worlds[0].keys() & worlds[1].keys()
    assert alike
    for history in alike:
        one, other = (ALPACA.redeal(world[history].state, seat_number(third), 7) for world in worlds)
        assert to_bytes(one) == to_bytes(other)


# --- What is known stays true -----------------------------------------------------------------------


def check_knowledge(match: Match, seat: str | None, seed: int) -> None:
    """Check that what a seat knows about the others is true, and stays true after a redeal."""
    redealt = ALPACA.redeal(own_state(match), viewer_number(seat), seed)
    position = ALPACA.words.write_position(redealt)
    view = ALPACA.words.view(match.state, viewer_number(seat))
    assert ALPACA.words.view(redealt, viewer_number(seat)) == view
    assert count_words(position) == count_words(match.position())
    for state in (own_state(match), redealt):
        for player, seen in zip(state.players, view["players"], strict=False):
            assert min(*player.hand, *player.draw_pile) >= 0
            assert sum(player.hand) == seen["hand"]["count"]
            known = Counter(seen["hand"]["cards"])
            assert all(known[card] <= player.hand[CARDS.index(card)] for card in known)


GIFTS = {
    "shown": ("give viking", "to p2", "end", "play woodcutter"),
    "freed and taken again": ("give viking", "to p2", "end", "play bargainer", "free viking", "take viking"),
    "paid": ("give snob", "to p2", "play pacifist", "give snob", "to p2", "end", "buy mime", "pay snob"),
    "placed": ("give snob", "to p2", "end", "place snob"),
}


@pytest.mark.parametrize("name", GIFTS)
def test_knowledge_of_a_gift_stays_true_when_the_gift_is(name: str) -> None:
    hands = "pacifist pacifist viking snob snob puppy", "woodcutter bargainer puppy fence", "puppy"
    players = [{"hand": hand.split(), "deck": PUPPIES[:4]} for hand in hands]
    match = ALPACA.position({"players": players, "market": {"mime": 1}}, seed=1)
    for move in ("play pacifist", *GIFTS[name]):
        match.play(move)
    for seat in viewers(match):
        for seed in range(10):
            check_knowledge(match, seat, seed)


DEALS = [
    "pacifist puppy explorer",
    "woodcutter viking puppy",
    "anxious ticket-clerk snob",
    "reveller bargainer puppy",
]


def sociable(seats: int, seed: int) -> Match:
    """Return a match full of gifts, shown hands and open purchases."""
    players = [
        {"hand": DEALS[seat].split(), "deck": ["fence", "fence", *PUPPIES[:4]], "farm": [["mime", "dreamer"]]}
        for seat in range(seats)
    ]
    market = {"pacifist": 3, "woodcutter": 3, "explorer": 3, "bargainer": 3, "reveller": 3, "snob": 3}
    return ALPACA.position({"players": players, "market": market}, seed=seed)


@settings(REPRODUCIBLE, max_examples=15)
@given(st.integers(2, 4), st.integers(0, 2**63 - 1))
def test_knowledge_is_true_and_survives_a_redeal(seats: int, seed: int) -> None:
    match = sociable(seats, seed)
    for step, _ in enumerate(walk(match, seed)):
        check_knowledge(match, viewers(match)[step % (seats + 1)], step)
        if step == 200:
            break
