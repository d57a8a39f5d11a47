"""ALPACA: properties of every match, of knowledge, and of editions."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ludoteca
from ludoteca.core.matches.match import Match
from ludoteca.games.alpaca.names import CARDS
from tests.random_matches import (
    REPRODUCIBLE,
    count_words,
    own_state,
    play_out,
    start_match,
    viewer_number,
    viewers,
    walk,
)

ALPACA = ludoteca.game("alpaca")
PILES = ("hand", "deck", "discard", "played")
SEATS = ("p1", "p2", "p3", "p4")
PUPPIES = ["puppy"] * 4

seeds = st.integers(0, 2**63 - 1)


@st.composite
def matches(draw: st.DrawFn) -> Match:
    seats = draw(st.integers(2, 4))
    first = draw(st.sampled_from(SEATS[:seats]))
    quick = seats == 2 and draw(st.booleans())
    return ALPACA.start(seats=seats, seed=draw(seeds), first=first, quick=quick)


# --- Cards and farms ------------------------------------------------------------------------------


def named(card: str) -> str:
    return "mime" if card == "mime-as-noisemaker" else card


def cards_of(match: Match) -> Counter[str]:
    """Return every card of the match, with built Fences, without Dreamers that left."""
    position = match.position()
    found: Counter[str] = Counter(position["market"])
    for player in position["players"]:
        for pile in PILES:
            found.update(player[pile])
        found.update(named(card) for fence in player["farm"] for card in fence)
        found["fence"] += len(player["farm"])
    return found


@settings(REPRODUCIBLE, max_examples=30)
@given(matches(), seeds)
def test_no_card_is_made_or_lost(match: Match, seed: int) -> None:
    cards = cards_of(match)
    copies = ALPACA.edition.figures["COPIES"]
    assert all(count <= copies[CARDS.index(card)] for card, count in cards.items())
    assert cards["fence"] == 4 * match.seats
    counted, dreams = len(match.played), 0  # each dream takes a Dreamer out of the match
    for _ in walk(match, seed):
        events = [event for played in match.played[counted:] for event in played.events]
        counted, dreams = len(match.played), dreams + sum(event.name == "dreams" for event in events)
        assert cards_of(match) + Counter(dreamer=dreams) == cards


def check_farm(farm: list[list[str]]) -> None:
    names = [named(card) for fence in farm for card in fence]
    assert len(farm) <= 4
    assert len(set(names)) == len(names)
    assert "fence" not in names
    for fence in farm:
        assert len(fence) == 1 if "twins" in fence else 1 <= len(fence) <= 2


@settings(REPRODUCIBLE, max_examples=30)
@given(matches(), seeds)
def test_farms_keep_their_rules(match: Match, seed: int) -> None:
    for _ in walk(match, seed):
        for player in match.position()["players"]:
            check_farm(player["farm"])
        for player in own_state(match).players:
            built = [space != -1 for space in player.farm[::2]]
            assert built == sorted(built, reverse=True)


@settings(REPRODUCIBLE, max_examples=12)
@given(matches(), seeds)
def test_a_position_read_back_has_the_players_that_play_reached(match: Match, seed: int) -> None:
    """Writing and reading a position gives the same players, after a redeal too."""
    for step, _ in enumerate(walk(match, seed)):
        redealt = ALPACA.redeal(own_state(match), viewer_number(match.turn), step)
        for state in (own_state(match), redealt) if step % 3 == 0 else ():
            read_back = ALPACA.words.read_position(ALPACA.rules, ALPACA.words.write_position(state))
            assert read_back.players == state.players


@REPRODUCIBLE
@given(matches(), seeds)
def test_the_reason_of_an_outcome_agrees_with_the_position(match: Match, seed: int) -> None:
    """Full Fences count if they are full at the end; an exchange may have emptied them in the last round."""
    play_out(match, seed)
    position, outcome = match.position(), match.outcome
    assert outcome is not None
    full = [sum(len(fence) == 2 or "twins" in fence for fence in p["farm"]) == 4 for p in position["players"]]
    assert outcome.reason == ("fences" if any(full) else "idle")
    were_full = any(event.name == "final" for event in match.events)
    assert were_full or (outcome.reason == "idle" and position["idle"] >= 60 * match.seats)
    assert position["final"]
    assert position["pending"] is None


# --- Knowledge ------------------------------------------------------------------------------------

DEALS = [
    "pacifist puppy explorer",
    "woodcutter viking puppy",
    "anxious ticket-clerk snob",
    "reveller bargainer puppy",
]


def sociable(seats: int, seed: int) -> Match:
    """Return a match full of gifts, shown hands and open purchases."""
    players = [
        {"hand": DEALS[seat].split(), "deck": ["fence", "fence", *PUPPIES], "farm": [["mime", "dreamer"]]}
        for seat in range(seats)
    ]
    market = {"pacifist": 3, "woodcutter": 3, "explorer": 3, "bargainer": 3, "reveller": 3, "snob": 3}
    return ALPACA.start_from({"players": players, "market": market}, seed=seed)


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


def test_a_pile_is_seen_while_a_card_of_it_is_anywhere() -> None:
    match = ALPACA.start_from({"players": [{"farm": [["snob", "mime-as-noisemaker"]]}, {"hand": ["viking"]}]})
    assert match.view(None)["market"] == {"puppy": 0, "mime": 0, "viking": 0, "snob": 0}


GIFTS = {
    "shown": ("give viking", "to p2", "end", "play woodcutter"),
    "freed and taken again": ("give viking", "to p2", "end", "play bargainer", "free viking", "take viking"),
    "paid": ("give snob", "to p2", "play pacifist", "give snob", "to p2", "end", "buy mime", "pay snob"),
    "placed": ("give snob", "to p2", "end", "place snob"),
}


@pytest.mark.parametrize("name", GIFTS)
def test_knowledge_of_a_gift_stays_true_when_the_gift_is(name: str) -> None:
    hands = "pacifist pacifist viking snob snob puppy", "woodcutter bargainer puppy fence", "puppy"
    players = [{"hand": hand.split(), "deck": PUPPIES} for hand in hands]
    match = ALPACA.start_from({"players": players, "market": {"mime": 1}}, seed=1)
    for move in ("play pacifist", *GIFTS[name]):
        match.play(move)
    for seat in viewers(match):
        for seed in range(10):
            check_knowledge(match, seat, seed)


@settings(REPRODUCIBLE, max_examples=15)
@given(st.integers(2, 4), seeds)
def test_knowledge_is_true_and_survives_a_redeal(seats: int, seed: int) -> None:
    match = sociable(seats, seed)
    for step, _ in enumerate(walk(match, seed)):
        check_knowledge(match, viewers(match)[step % (seats + 1)], step)
        if step == 200:
            break


# --- Editions -------------------------------------------------------------------------------------

FREE_COINS = [card for card in CARDS if card not in ("puppy", "fence", "consumerist", "mime")]


@settings(REPRODUCIBLE, max_examples=15)
@given(coins=st.dictionaries(st.sampled_from(FREE_COINS), st.integers(0, 9)), seed=seeds)
def test_editions_do_not_affect_each_other(
    coins: dict[str, int], seed: int, tmp_path_factory: pytest.TempPathFactory
) -> None:
    path = tmp_path_factory.mktemp("edition") / "mine.toml"
    path.write_text("".join(f"[cards.{card}]\ncoins = {coin}\n" for card, coin in coins.items()))
    own = play_out(start_match(("alpaca", 2), 3), seed).record()
    match = play_out(ludoteca.game("alpaca", path).start(seed=3), seed)
    assert cards_of(match)["fence"] == 8
    assert play_out(start_match(("alpaca", 2), 3), seed).record() == own
    assert ludoteca.replay(match.record(), path).record() == match.record()
    if match.game.edition.digest != ALPACA.edition.digest:
        with pytest.raises(ludoteca.BadRecord, match="digest"):
            ludoteca.replay(match.record())


def test_prices_and_values_come_from_the_edition(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("[cards.graduate]\nvalue = 10\n[cards.viking]\ncoins = 9\n")
    position = {"players": [{"hand": ["viking"], "farm": [["graduate"]]}, {}], "market": {"graduate": 1}}
    own, other = ALPACA.start_from(position), ludoteca.game("alpaca", path).start_from(position)
    assert "buy graduate" not in own.moves
    assert "buy graduate" not in other.moves
    position["market"] = {"ticket-clerk": 1}
    own, other = ALPACA.start_from(position), ludoteca.game("alpaca", path).start_from(position)
    assert "buy ticket-clerk" not in own.moves
    assert "buy ticket-clerk" in other.moves
    done = position | {"turn": None}
    outcomes = [game.start_from(done).outcome for game in (ALPACA, other.game)]
    assert [outcome.scores["p1"] for outcome in outcomes if outcome] == [8, 10]


def test_names_and_origins_do_not_change_the_rules(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('[cards.viking]\nen = "Norseman"\norigin = { value = "seen on the card" }\n')
    renamed = ludoteca.game("alpaca", path)
    assert renamed.edition.digest == ALPACA.edition.digest
    match = play_out(renamed.start(seed=11), 4)
    own = play_out(ALPACA.start(seed=11), 4)
    assert match.position() == own.position()
    assert ludoteca.replay(match.record()).position() == own.position()


# --- Positions ------------------------------------------------------------------------------------


def test_a_match_that_is_over_is_final() -> None:
    players = [{"farm": [["dreamer"]]}, {}]
    match = ALPACA.start_from({"players": players, "market": {"mime": 1}, "pending": {"choice": "dream"}})
    match.play("dream mime")
    assert match.over
    assert match.position()["final"]


@pytest.mark.parametrize("choice", [{"choice": "pay", "card": "mime"}, {"choice": "free", "for": "snob"}])
def test_what_is_due_cannot_be_null(choice: dict[str, Any]) -> None:
    due = {"pay": "due", "free": "left"}[choice["choice"]]
    hand = {"hand": ["puppy", "puppy", "puppy"]}
    with pytest.raises(ludoteca.BadPosition, match=f"pending.{due}"):
        ALPACA.start_from({"game": "alpaca", "players": [hand, hand], "pending": choice | {due: None}})
