"""FIREFLIES: draws the board in a terminal, from the view of one seat."""

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from ludoteca.core.matches.speech import Speech


def draw_board(view: dict[str, Any], speech: Speech) -> RenderableType:
    """Draw the night, the hands and the jars."""
    lines = [Text(f"{speech.texts('label-night')} {view['night']['count']}")]
    for number, player in enumerate(view["players"], 1):
        hand = speech.cards(player["hand"]["cards"]) or player["hand"]["count"]
        jar = speech.cards(player["jar"])
        lines.append(Text(f"{speech.seat(f'p{number}')}: {hand} | {speech.texts('label-jar')} {jar}"))
    return Group(*lines)


def explain(name: str, speech: Speech) -> tuple[RenderableType, str] | None:
    """Explain a card and return its name and its paragraph."""
    found = speech.find(name, ["cards"])
    return found and (Text(speech.card(found[1])), "F2")
