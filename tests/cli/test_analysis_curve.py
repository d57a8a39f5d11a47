"""The curve of an analysis: a line for each seat, and a circle on each turning point."""

from xml.etree import ElementTree

from ludoteca.bots.coach import AnalysedMove
from ludoteca.cli.analysis_curve import draw_curve


def move(number: int, better: str) -> AnalysedMove:
    return AnalysedMove(number, "p1", "pass", {"p1": 0.5, "p2": 0.5}, 0.3, 0.5, better)


def test_the_curve_is_a_picture() -> None:
    analysed = [move(1, "go"), move(9, "buy <all>")]
    picture = draw_curve(analysed, analysed, {"p1": "<Anna>", "p2": "Bruno & Co"}, "Chances")
    root = ElementTree.fromstring(picture)
    lines = root.findall("{http://www.w3.org/2000/svg}polyline")
    assert len(lines) == 2
    assert len(root.findall("{http://www.w3.org/2000/svg}circle")) == 2
