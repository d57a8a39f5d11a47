"""Africana: the map in a terminal, drawn from the coordinates of the edition."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from ludoteca.core.kernel.seats import seat_number
from ludoteca.core.matches.speech import Speech
from ludoteca.core.values.data import Json
from ludoteca.games.africana.word_lists import COLOURS

NARROWEST = 76  # columns; a narrower terminal shows only the list of legs
WIDEST = 116
ROWS = 30
FREE_FOR_LABELS = 14  # columns at the right edge
SHAPES = "◆●■▲★"  # one for each colour, so that they can be told apart without colours
STYLES = ("bright_magenta", "bright_cyan", "grey62", "dark_orange", "medium_purple1")
EXPLORERS = ("reverse", "reverse blue", "reverse yellow", "reverse red")
ROUTE, EQUATOR = "grey35", "red"

Cell = tuple[int, int]  # column and row


def symbol(colour: str) -> Text:
    index = COLOURS.index(colour)
    return Text(SHAPES[index], STYLES[index])


def symbols(region: str, speech: Speech) -> Text:
    return Text().join(map(symbol, speech.game.edition.data["regions"][region]["symbols"]))


@dataclass
class Sheet:
    """A grid of characters, each with a style."""

    width: int
    height: int
    cells: dict[Cell, tuple[str, str]] = field(default_factory=dict)
    taken: set[Cell] = field(default_factory=set)  # by labels

    def draw_line(self, start: Cell, end: Cell) -> None:
        """Draw a dotted line between two cells."""
        length = max(abs(end[0] - start[0]), abs(end[1] - start[1]), 1)
        for part in range(1, length):
            column, row = (round(a + (b - a) * part / length) for a, b in zip(start, end, strict=True))
            self.cells.setdefault((column, row), ("·", ROUTE))

    def write(self, near: Cell, label: Text) -> None:
        """Write a label as close to a cell as there is room for it."""
        free = self.free_cells(near, label.cell_len)
        column, row = min(free, key=lambda cell: distance(cell, near), default=near)
        for index, letter in enumerate(label.plain):
            style = " ".join(str(span.style) for span in label.spans if span.start <= index < span.end)
            self.cells[column + index, row] = (letter, style)
            self.taken.add((column + index, row))

    def free_cells(self, near: Cell, length: int) -> Iterator[Cell]:
        """Yield the cells around a cell where a label of some length can begin."""
        for row in range(near[1] - 2, near[1] + 3):
            for column in range(near[0] - length, near[0] + 3):
                if self.is_free(column, row, length):
                    yield column, row

    def is_free(self, column: int, row: int, length: int) -> bool:
        """Whether a name of this length fits here beside those that are written already."""
        is_inside = column >= 0 and column + length <= self.width and 0 <= row < self.height
        return is_inside and not any((column + index, row) in self.taken for index in range(-1, length + 1))

    def render(self) -> Text:
        text = Text(no_wrap=True)
        for row in range(self.height):
            for column in range(self.width):
                letter, style = self.cells.get((column, row), (" ", ""))
                text.append(letter, style)
            text.append("\n")
        return text


def distance(cell: Cell, near: Cell) -> int:
    """Return how far a label would be moved; a row counts as much as four columns."""
    return abs(cell[0] - near[0]) + 4 * abs(cell[1] - near[1])


class Chart:
    """The map as one seat sees it: regions with their symbols, routes, explorers."""

    def __init__(self, view: Json, speech: Speech) -> None:
        self.view = view
        self.speech = speech
        self.data = speech.game.edition.data

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if options.max_width >= NARROWEST:
            yield self.draw(min(options.max_width, WIDEST)).render()

    def draw(self, width: int) -> Sheet:
        """Draw routes first, then the equator, then regions on top."""
        sheet = Sheet(width, ROWS)
        for route in self.data["map"]["routes"]:
            start, end = (self.data["regions"][region]["xy"] for region in route["between"])
            cells = [self.cell(point, width) for point in (start, *route.get("via", ()), end)]
            for one, other in pairwise(cells):
                sheet.draw_line(one, other)
        equator = self.cell([0, self.data["map"]["equator"]], width)[1]
        for column in range(0, width, 4):
            sheet.cells.setdefault((column, equator), ("╌", EQUATOR))
        for region, entry in self.data["regions"].items():
            sheet.write(self.cell(entry["xy"], width), self.label(region))
        return sheet

    def cell(self, point: list[int], width: int) -> Cell:
        """Return the cell of a point on the map."""
        across, down = point[0] / self.data["map"]["width"], point[1] / self.data["map"]["height"]
        return round(across * (width - FREE_FOR_LABELS)), round(down * (ROWS - 1))

    def label(self, region: str) -> Text:
        """Return the explorers in a region, its name and its symbols."""
        label = Text()
        for seat, player in enumerate(self.view["players"], 1):
            if player["at"] == region:
                label.append(str(seat), EXPLORERS[seat - 1])
        is_here = self.view["seat"] and self.view["players"][seat_number(self.view["seat"])]["at"] == region
        label.append((" " if label else "") + self.speech.name("region", region), "bold" if is_here else "")
        return label.append(" ").append_text(symbols(region, self.speech))
