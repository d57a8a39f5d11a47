"""ALPACA: editions; corrected figures are used."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ludoteca
from tests.games.alpaca.board import ALPACA, cards_of
from tests.games.alpaca.edition_samples import FREE
from tests.support.editions import game_with
from tests.support.random_matches import REPRODUCIBLE, play_out, start_match


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "mine.toml"


@settings(REPRODUCIBLE, max_examples=15)
@given(coins=st.dictionaries(st.sampled_from(FREE), st.integers(0, 9)), seed=st.integers(0, 2**63 - 1))
def test_editions_do_not_affect_each_other(
    coins: dict[str, int], seed: int, tmp_path_factory: pytest.TempPathFactory
) -> None:
    file = tmp_path_factory.mktemp("edition") / "mine.toml"
    game = game_with("alpaca", file, {"cards": {card: {"coins": coin} for card, coin in coins.items()}})
    own = play_out(start_match(("alpaca", 2), 3), seed).record()
    match = play_out(game.start(seed=3), seed)
    assert cards_of(match)["fence"] == 8
    assert play_out(start_match(("alpaca", 2), 3), seed).record() == own
    assert ludoteca.replay(match.record(), file).record() == match.record()
    if game.edition.digest != ALPACA.edition.digest:
        with pytest.raises(ludoteca.BadRecord, match="digest"):
            ludoteca.replay(match.record())


def test_prices_and_values_come_from_the_edition(file: Path) -> None:
    game = game_with("alpaca", file, "[cards.graduate]\nvalue = 10\n[cards.viking]\ncoins = 9\n")
    position = {"players": [{"hand": ["viking"], "farm": [["graduate"]]}, {}], "market": {"graduate": 1}}
    own, other = ALPACA.position(position), game.position(position)
    assert "buy graduate" not in own.moves
    assert "buy graduate" not in other.moves
    position["market"] = {"ticket-clerk": 1}
    own, other = ALPACA.position(position), game.position(position)
    assert "buy ticket-clerk" not in own.moves
    assert "buy ticket-clerk" in other.moves
    done = position | {"turn": None}
    outcomes = [each.position(done).outcome for each in (ALPACA, game)]
    assert [outcome.scores["p1"] for outcome in outcomes if outcome] == [8, 10]


def test_names_and_origins_do_not_change_the_rules(file: Path) -> None:
    text = '[cards.viking]\nen = "Norseman"\norigin = { value = "seen on the card" }\n'
    renamed = game_with("alpaca", file, text)
    assert renamed.edition.digest == ALPACA.edition.digest
    match = play_out(renamed.start(seed=11), 4)
    own = play_out(ALPACA.start(seed=11), 4)
    assert match.position() == own.position()
    assert ludoteca.replay(match.record()).position() == own.position()
