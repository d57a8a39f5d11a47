"""Whatever a program gives to a public call, it gets an answer or an error of Ludoteca with a sentence.

Nothing that Python raises deep inside says what would be right.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import ludoteca
from ludoteca.bots import bot
from ludoteca.core.matches.speech import Speech
from ludoteca.core.texts.fluent import LANGUAGES
from tests.support.random_matches import snapshot, start_match

WRONG: list[Any] = [
    None, True, 5, -1, 10**30, 1.5, float("nan"), "", "xx", "p9", "\0", b"xx", [], [1], ["xx"], ("p1",), {},
    {1: 2}, {"xx": 1}, object(), object, np.int64(9),
]  # fmt: skip
ALPACA, ELF = ludoteca.game("alpaca"), ludoteca.game("master-elf")
MATCH = start_match(("alpaca", 2), 1)
MOVE, ACTION = MATCH.moves[0], MATCH.legal_actions[0]
SPEECH = Speech(ALPACA, "en")


def set_players(value: Any) -> None:
    MATCH.copy().players = value


CALLS: dict[str, Callable[[Any], object]] = {
    "game": ludoteca.game,
    "game edition": lambda value: ludoteca.game("alpaca", value),
    "replay": ludoteca.replay,
    "replay edition": lambda value: ludoteca.replay(MATCH.record(), value),
    "start seats": ALPACA.start,
    "start seed": lambda value: ALPACA.start(seed=value),
    "start first": lambda value: ALPACA.start(first=value),
    "start market": lambda value: ALPACA.start(market=value),
    "start quick": lambda value: ALPACA.start(quick=value),
    "start ages": lambda value: ELF.start(ages=value),
    "position": ALPACA.position,
    "position seed": lambda value: ALPACA.position(MATCH.position(), value),
    "replay_setup options": lambda value: ALPACA.replay_setup(2, value, MATCH.setup_draws),
    "replay_setup draws": lambda value: ALPACA.replay_setup(2, {}, value),
    "redeal state": lambda value: ALPACA.redeal(value, 0, 1),
    "redeal seat": lambda value: ALPACA.redeal(MATCH.state, value, 1),
    "redeal seed": lambda value: ALPACA.redeal(MATCH.state, 0, value),
    "play": lambda value: MATCH.copy().play(value),
    "play luck": lambda value: MATCH.copy().play(MOVE, value),
    "play_action": lambda value: MATCH.copy().play_action(value),
    "play_action luck": lambda value: MATCH.copy().play_action(ACTION, value),
    "replay_move": lambda value: MATCH.copy().replay_move(value, []),
    "replay_move draws": lambda value: MATCH.copy().replay_move(MOVE, value),
    "move_of": MATCH.move_of,
    "view": MATCH.view,
    "views": MATCH.views,
    "observation": MATCH.observation,
    "knowledge": MATCH.knowledge,
    "hint": lambda value: MATCH.hint(value) if value is not None else None,
    "players": set_players,
    "with_state": MATCH.with_state,
    "bot": lambda value: bot(value, "alpaca"),
    "bot game": lambda value: bot("greedy", value),
    "bot seed": lambda value: bot("greedy", "alpaca", value),
    "bot seats": lambda value: bot("champion", "master-elf", seats=value),
    "Speech language": lambda value: Speech(ALPACA, value),
    "Speech players": lambda value: Speech(ALPACA, "en", value),
    "speech say": SPEECH.say,
    "speech event": SPEECH.event,
    "speech event name": lambda value: SPEECH.event({"event": value}),
    "speech move": SPEECH.move,
    "speech card": SPEECH.card,
    "speech obstacle": SPEECH.obstacle,
    "speech effect": SPEECH.effect,
}


@pytest.mark.parametrize("name", CALLS)
def test_a_wrong_value_is_refused_with_a_sentence(name: str) -> None:
    before, refused, raised = snapshot(MATCH), [], []
    for value in WRONG:
        try:
            CALLS[name](value)
        except ludoteca.LudotecaError as error:
            refused.append(error)
        except Exception as error:
            raised.append(f"{value!r}: {type(error).__name__}: {error}")
    assert raised == []
    assert refused, "nothing is wrong for this call"
    assert all(error.text(language).strip() for error in refused for language in LANGUAGES)
    assert snapshot(MATCH) == before
