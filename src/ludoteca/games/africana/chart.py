"""AFRICANA: the map in a terminal, drawn from the places that the edition gives."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from ludoteca.core.speech import Speech

NARROWEST = 76  # columns; below, the list of steps has to do
WIDEST = 116
ROWS = 30
SHAPES = "◆●■▲★"  # one for each colour, so that colours are not needed to tell them apart
STYLES = ("bright_magenta", "bright_cyan", "grey62", "dark_orange", "medium_purple1")
EXPLORERS = ("reverse", "reverse blue", "reverse yellow", "reverse red")
ROUTE, EQUATOR = "grey35", "red"


def symbol(colour: str, colours: list[str]) -> Text:
    place = colours.index(colour)
    return Text(SHAPES[place], STYLES[place])


def symbols(region: str, speech: Speech) -> Text:
    data = speech.game.edition.data
    return Text().join(symbol(colour, list(data["colours"])) for colour in data["regions"][region]["symbols"])


@dataclass
class Sheet:
    """Characters on a grid, each with a style."""

    width: int
    height: int
    cells: dict[tuple[int, int], tuple[str, str]] = field(default_factory=dict)
    taken: set[tuple[int, int]] = field(default_factory=set)

    def line(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """A dotted line between two cells."""
        length = max(abs(end[0] - start[0]), abs(end[1] - start[1]), 1)
        for part in range(1, length):
            column, row = (round(a + (b - a) * part / length) for a, b in zip(start, end, strict=True))
            self.cells.setdefault((column, row), ("·", ROUTE))

    def fits(self, column: int, row: int, length: int) -> bool:
        within = column >= 0 and column + length <= self.width and 0 <= row < self.height
        return within and not any((column + place, row) in self.taken for place in range(-1, length + 1))

    def write(self, near: tuple[int, int], label: Text) -> None:
        """A label as near to a cell as there is room for it."""
        length = label.cell_len
        column, row = min(self.places(near, length), key=lambda place: distance(place, near), default=near)
        for place, letter in enumerate(label.plain):
            style = " ".join(str(span.style) for span in label.spans if span.start <= place < span.end)
            self.cells[column + place, row] = (letter, style)
            self.taken.add((column + place, row))

    def places(self, near: tuple[int, int], length: int) -> Iterator[tuple[int, int]]:
        for row in range(near[1] - 2, near[1] + 3):
            for column in range(near[0] - length, near[0] + 3):
                if self.fits(column, row, length):
                    yield column, row

    def text(self) -> Text:
        drawn = Text(no_wrap=True)
        for row in range(self.height):
            for column in range(self.width):
                letter, style = self.cells.get((column, row), (" ", ""))
                drawn.append(letter, style)
            drawn.append("\n")
        return drawn


def distance(place: tuple[int, int], near: tuple[int, int]) -> int:
    return abs(place[0] - near[0]) + 4 * abs(place[1] - near[1])


class Chart:
    """The map as one seat sees it: regions with their symbols, routes, explorers."""

    def __init__(self, view: dict[str, Any], speech: Speech) -> None:
        self.view = view
        self.speech = speech
        self.data = speech.game.edition.data

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if options.max_width >= NARROWEST:
            yield self.drawn(min(options.max_width, WIDEST)).text()

    def drawn(self, width: int) -> Sheet:
        sheet = Sheet(width, ROWS)
        for route in self.data["map"]["routes"]:
            start, end = (self.data["regions"][region]["xy"] for region in route["between"])
            points = [self.cell(point, width) for point in (start, *route.get("via", ()), end)]
            for one, other in pairwise(points):
                sheet.line(one, other)
        equator = self.cell([0, self.data["map"]["equator"]], width)[1]
        for column in range(0, width, 4):
            sheet.cells.setdefault((column, equator), ("╌", EQUATOR))
        for region, entry in self.data["regions"].items():
            sheet.write(self.cell(entry["xy"], width), self.label(region))
        return sheet

    def cell(self, point: list[int], width: int) -> tuple[int, int]:
        across, down = point[0] / self.data["map"]["width"], point[1] / self.data["map"]["height"]
        return round(across * (width - 14)), round(down * (ROWS - 1))

    def label(self, region: str) -> Text:
        """Who is here, the name, the symbols."""
        label = Text()
        for seat, player in enumerate(self.view["players"], 1):
            if player["at"] == region:
                label.append(str(seat), EXPLORERS[seat - 1])
        own = self.view["seat"] and self.view["players"][int(self.view["seat"][1:]) - 1]["at"] == region
        label.append((" " if label else "") + self.speech.name("region", region), "bold" if own else "")
        return label.append(" ").append_text(symbols(region, self.speech))
