"""Plots: charts of statistics, as SVG that takes its colours from the page around it."""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import blake2s
from html import escape
from io import StringIO
from typing import Any

from ludoteca.core.extras import require

# Placeholders that are replaced by CSS variables in the finished SVG.
INK, MUTED, LINE, ACCENT, SECOND, THIRD, FOURTH = (f"#0a0b0{digit}" for digit in range(1, 8))
VARIABLES = {INK: "ink", MUTED: "muted", LINE: "line", ACCENT: "p1", SECOND: "p2", THIRD: "p3", FOURTH: "p4"}
WIDTH = 4.7  # inches: readable on a phone without shrinking
ROW, EDGES = 0.235, 0.75  # inches
STYLE: Any = {  # Matplotlib's type has a literal for every key
    "font.family": "DejaVu Sans",
    "font.size": 10,
    "svg.fonttype": "none",
    "text.color": INK,
    "axes.edgecolor": LINE,
    "axes.labelcolor": MUTED,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.spines.left": False,
    "xtick.color": MUTED,
    "ytick.color": INK,
    "ytick.major.size": 0,
    "grid.color": LINE,
    "figure.constrained_layout.use": True,
}
COLUMNS = 40  # a histogram has at most so many
MOST_DIGITS = 6  # decimals of a value along an axis

Write = Callable[[float, int], str]  # write a value with that many decimals


@dataclass(frozen=True)
class Row:
    """A row of a chart: its label, its value with an interval, and the text to the right of it."""

    label: str
    value: float
    low: float
    high: float
    beside: str
    note: str = ""


def check_installed() -> None:
    """Refuse a report without Matplotlib before any matches are played."""
    require("lab", "report", "matplotlib")


@contextmanager
def canvas(height: float) -> Iterator[tuple[Any, Callable[[str], str]]]:
    """Yield Matplotlib axes, and a function that returns the finished chart with a title."""
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    with rc_context(STYLE):
        figure = Figure(figsize=(WIDTH, height))
        axes = figure.subplots()
        yield axes, lambda title: to_svg(figure, title)


def to_svg(figure: Any, title: str) -> str:
    """Return a chart as part of a page, without addresses, colours or fonts."""
    from matplotlib import rc_context

    file = StringIO()
    with rc_context({"svg.hashsalt": "ludoteca"}):  # without it, ids differ each time
        figure.savefig(file, format="svg", transparent=True, metadata={"Date": None, "Creator": None})
    picture = file.getvalue()[file.getvalue().index("<svg") :]
    picture = re.sub(r"<(metadata|style)\b.*?</\1>", "", picture, flags=re.DOTALL)
    picture = re.sub(r' (xmlns(:\w+)?|version)="[^"]*"', "", picture)
    picture = re.sub(r"font: ([\d.]+)px [^;\"]*", r"font-size: \1px", picture)
    picture = re.sub(
        r'<svg [^>]*?(viewBox="[^"]*")[^>]*>', rf'<svg \1 role="img" aria-label="{escape(title)}">', picture
    )
    for colour, variable in VARIABLES.items():
        picture = picture.replace(colour, f"var(--{variable})")
    return make_ids_unique(picture)


def make_ids_unique(picture: str) -> str:
    """Return a chart whose ids begin with a hash of it, so that a page can have many charts."""
    start = f"chart-{blake2s(picture.encode(), digest_size=4).hexdigest()}"
    return re.sub(r'( id="|url\(#|href="#)', rf"\1{start}-", picture)


# --- Kinds of charts --------------------------------------------------------------------------------


@dataclass(frozen=True)
class Scale:
    """The horizontal axis: its label, how to write values, the line in the middle, and both ends."""

    axis: str
    write: Write
    middle: float
    low: float
    high: float

    @staticmethod
    def around(middle: float, rows: Sequence[Row], axis: str, write: Write) -> "Scale":
        """Return a scale that is wide enough for the middle line and for all rows."""
        low, high = min(middle, *(row.low for row in rows)), max(middle, *(row.high for row in rows))
        edge = 0.07 * (high - low) or 1.0
        return Scale(axis, write, middle, low - edge, high + edge)


def forest(rows: Sequence[Row], title: str, scale: Scale) -> str:
    """Draw a point with its interval for each row, and a line in the middle."""
    middle = scale.middle
    with canvas(EDGES + ROW * len(rows)) as (axes, finish):
        for index, row in enumerate(rows):
            colour = ACCENT if row.low > middle else SECOND if row.high < middle else MUTED
            axes.plot(
                [row.low, row.high], [index, index], color=colour, linewidth=2.2, solid_capstyle="round"
            )
            axes.plot([row.value], [index], "o", color=colour, markersize=5)
            annotate(axes, index, row)
        axes.axvline(middle, color=MUTED, linewidth=1, linestyle=(0, (4, 3)))
        axes.set_xlim(scale.low, scale.high)
        label_axes(axes, rows, scale.axis, scale.write)
        return finish(title)


def bars(
    rows: Sequence[Row], others: Sequence[float], names: tuple[str, str], title: str, scale: tuple[str, Write]
) -> str:
    """Draw two bars for each row: its value, and another one to compare."""
    with canvas(EDGES + 0.2 + 1.7 * ROW * len(rows)) as (axes, finish):
        indices = range(len(rows))
        axes.barh([index - 0.19 for index in indices], others, 0.34, color=SECOND, label=names[1])
        axes.barh(
            [index + 0.19 for index in indices],
            [row.value for row in rows],
            0.34,
            color=ACCENT,
            label=names[0],
        )
        for index, row in enumerate(rows):
            annotate(axes, index, row)
        axes.axvline(0, color=MUTED, linewidth=1)
        label_axes(axes, rows, *scale)
        axes.legend(
            frameon=False,
            loc="lower center",
            bbox_to_anchor=(0.4, 1.0),
            ncols=2,
            handlelength=1,
            labelcolor=INK,
        )
        return finish(title)


def histogram(counts: Counter[int], title: str, axis: str, write: Write) -> str:
    """Draw how often each value occurs, in columns of equal width."""
    low, high = min(counts), max(counts)
    width = max(1, -(-(high - low + 1) // COLUMNS))
    columns: Counter[int] = Counter()
    for value, count in counts.items():
        columns[(value - low) // width] += count
    whole = sum(counts.values())
    with canvas(2.3) as (axes, finish):
        middles = [low + width * (column + 0.5) - 0.5 for column in columns]
        axes.bar(middles, [count / whole for count in columns.values()], 0.9 * width, color=ACCENT)
        axes.yaxis.set_visible(False)
        axes.locator_params(axis="x", integer=True)
        write_ticks(axes, write)
        axes.set_xlabel(axis)
        return finish(title)


def stack(parts: Sequence[Row], title: str) -> str:
    """Draw one bar divided into parts, with a legend below."""
    colours = (ACCENT, FOURTH, THIRD, SECOND)
    with canvas(0.9 + 0.26 * len(parts)) as (axes, finish):
        start = 0.0
        for part, colour in zip(parts, colours, strict=True):
            width = max(0.0, part.value)
            axes.barh([0], [width], 0.8, left=start, color=colour, label=f"{part.label}: {part.beside}")
            start += width
        axes.set_axis_off()
        axes.set_xlim(0, max(1.0, start))
        axes.legend(
            frameon=False, loc="upper left", bbox_to_anchor=(-0.02, -0.02), handlelength=1, labelcolor=INK
        )
        return finish(title)


def label_axes(axes: Any, rows: Sequence[Row], axis: str, write: Write) -> None:
    """Write the rows' labels on the left, the first one on top, and the values along the bottom."""
    axes.set_yticks(range(len(rows)), [row.label for row in rows])
    axes.set_ylim(len(rows) - 0.4, -0.6)
    axes.locator_params(axis="x", nbins=5)
    write_ticks(axes, write)
    axes.grid(axis="x", linewidth=0.6)
    axes.set_axisbelow(True)
    axes.set_xlabel(axis)


def write_ticks(axes: Any, write: Write) -> None:
    """Write the values along the bottom with as many decimals as it takes to tell them apart."""
    low, high = axes.get_xlim()
    ticks = [tick for tick in axes.get_xticks() if low <= tick <= high]
    digits = next(digits for digits in range(MOST_DIGITS + 1) if has_distinct_labels(ticks, write, digits))
    axes.xaxis.set_major_formatter(lambda value, _: write(value, digits))


def has_distinct_labels(ticks: Sequence[float], write: Write, digits: int) -> bool:
    """Whether this many decimals tell all ticks apart, or are the most we write."""
    return digits == MOST_DIGITS or len({write(tick, digits) for tick in ticks}) == len(ticks)


def annotate(axes: Any, index: int, row: Row) -> None:
    """Write the value at the right edge, and a grey note after it."""
    where = {"xycoords": axes.get_yaxis_transform(), "textcoords": "offset points", "va": "center"}
    axes.annotate(row.beside, (1, index), (40, 0) if row.note else (6, 0), ha="right" if row.note else "left",
                  fontsize=9, annotation_clip=False, **where)  # fmt: skip
    if row.note:
        axes.annotate(row.note, (1, index), (45, 0), fontsize=9, color=MUTED, annotation_clip=False, **where)
