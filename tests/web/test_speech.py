"""Pages word moves, events and questions exactly as the command line does."""

import json
import os
import random
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest

import ludoteca
from ludoteca.server.games.descriptions import speech_of
from tests.web.browser import ROOT

PLAYERS = ["Anna", "Bruno", "Carla"]


def collect(game: str, language: Any) -> dict[str, Any]:
    """Collect all moves, events and questions of a random match, with Python's sentences."""
    match, chooser = ludoteca.game(game).start(seats=3, seed=5), random.Random(5)
    speech = ludoteca.Speech(match.game, language, PLAYERS)
    moves: dict[str, str] = {}
    events, asks = [], []
    while not match.over:
        view, move = match.view(match.turn), chooser.choice(match.moves)
        moves |= {words: speech.move(words) for words in match.moves}
        asks.append(({"pending": view["pending"], "moves": view["moves"]}, speech.ask(view)))
        for event in match.play(move):
            for eyes in ("p1", "p2", None):
                seen = event.seen_by(eyes)
                events += [(seen, you, speech.event(seen, you)) for you in (None, eyes)]
    return {
        "language": language,
        "text": (match.game.definition.folder / f"text.{language}.ftl").read_text(encoding="utf-8"),
        "info": msgspec.to_builtins(speech_of(match.game, language)),
        "players": dict(zip(match.seat_names, PLAYERS, strict=True)),
        "moves": list(moves.items()),
        "events": events,
        "asks": asks,
    }


@pytest.mark.usefixtures("pages")
def test_pages_use_the_same_sentences(tmp_path: Path) -> None:
    everything = [
        collect(game, language) for game in ludoteca.game_names() for language in ("en", "it", "ru")
    ]
    file = tmp_path / "speech.json"
    file.write_text(json.dumps(everything), encoding="utf-8")
    command = ["npx", "vitest", "run", "src/texts/speech.test.ts"]
    environment = os.environ | {"LUDOTECA_SPEECH": str(file)}
    result = subprocess.run(command, check=False, cwd=ROOT / "web", env=environment, capture_output=True)
    assert result.returncode == 0, result.stdout.decode()[-3000:]
