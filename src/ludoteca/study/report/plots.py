"""Plots: pictures of figures, as SVG that takes its colours from the page around it."""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from html import escape
from io import StringIO
from typing import Any

from ludoteca.core.errors import MissingExtra

# Colours that stand for variables of the page's style; Matplotlib writes them as they are.
INK, MUTED, LINE, ACCENT, SECOND, THIRD, FOURTH = (f"#0a0b0{digit}" for digit in range(1, 8))
VARIABLES = {INK: "ink", MUTED: "muted", LINE: "line", ACCENT: "p1", SECOND: "p2", THIRD: "p3", FOURTH: "p4"}
WIDTH = 4.7  # inches: drawn for a phone, so that nothing has to shrink there
ROW, EDGES = 0.235, 0.75  # inches
STYLE: Any = {
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
COLUMNS = 40  # of a histogram, at most


@dataclass(frozen=True)
class Row:
    """A line of a picture: what it is about, its value, where that lies, and what is written beside it."""

    label: str
    value: float
    low: float
    high: float
    beside: str
    note: str = ""


def check_installed() -> None:
    """Better said before the games than after them."""
    try:
        import matplotlib  # noqa: F401
    except ImportError:
        raise MissingExtra("a report", "lab") from None


@contextmanager
def canvas(height: float) -> Iterator[tuple[Any, Any, Callable[[str], str]]]:
    """Figure and axes, and a function that gives the finished picture under a title."""
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    with rc_context(STYLE):
        figure = Figure(figsize=(WIDTH, height))
        axes = figure.subplots()
        yield figure, axes, lambda title: drawn(figure, title)


def drawn(figure: Any, title: str) -> str:
    """The picture as a part of a page: no addresses, no colours and no fonts of its own."""
    from matplotlib import rc_context

    file = StringIO()
    with rc_context({"svg.hashsalt": title}):
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
    return picture


# --- Kinds of pictures --------------------------------------------------------------------------------


@dataclass(frozen=True)
class Scale:
    """What lies along the bottom: its name, how values are written, the line in it, and its ends."""

    axis: str
    written: Callable[[float], str]
    middle: float
    low: float
    high: float

    @staticmethod
    def around(middle: float, rows: Sequence[Row], axis: str, written: Callable[[float], str]) -> "Scale":
        """Wide enough for the line and for all rows."""
        low, high = min(middle, *(row.low for row in rows)), max(middle, *(row.high for row in rows))
        edge = 0.07 * (high - low) or 1.0
        return Scale(axis, written, middle, low - edge, high + edge)


def forest(rows: Sequence[Row], title: str, scale: Scale) -> str:
    """A point and its interval for each row, around a line in the middle."""
    middle = scale.middle
    with canvas(EDGES + ROW * len(rows)) as (_, axes, finished):
        for place, row in enumerate(rows):
            colour = ACCENT if row.low > middle else SECOND if row.high < middle else MUTED
            axes.plot(
                [row.low, row.high], [place, place], color=colour, linewidth=2.2, solid_capstyle="round"
            )
            axes.plot([row.value], [place], "o", color=colour, markersize=5)
            beside(axes, place, row)
        axes.axvline(middle, color=MUTED, linewidth=1, linestyle=(0, (4, 3)))
        listed(axes, rows, scale.axis, scale.written)
        axes.set_xlim(scale.low, scale.high)
        return finished(title)


def bars(rows: Sequence[Row], others: Sequence[float], names: tuple[str, str], title: str, axis: str) -> str:
    """Two bars for each row: a value, and another beside it."""
    with canvas(EDGES + 0.2 + 1.7 * ROW * len(rows)) as (_, axes, finished):
        places = range(len(rows))
        axes.barh([place - 0.19 for place in places], others, 0.34, color=SECOND, label=names[1])
        axes.barh(
            [place + 0.19 for place in places],
            [row.value for row in rows],
            0.34,
            color=ACCENT,
            label=names[0],
        )
        for place, row in enumerate(rows):
            beside(axes, place, row)
        axes.axvline(0, color=MUTED, linewidth=1)
        listed(axes, rows, axis, lambda value: f"{value:.0f}".replace("-", "−"))
        axes.legend(
            frameon=False,
            loc="lower center",
            bbox_to_anchor=(0.4, 1.0),
            ncols=2,
            handlelength=1,
            labelcolor=INK,
        )
        return finished(title)


def histogram(counts: Counter[int], title: str, axis: str, written: Callable[[float], str]) -> str:
    """How often each value came, in columns of equal width."""
    low, high = min(counts), max(counts)
    width = max(1, -(-(high - low + 1) // COLUMNS))
    columns: Counter[int] = Counter()
    for value, count in counts.items():
        columns[(value - low) // width] += count
    whole = sum(counts.values())
    with canvas(2.3) as (_, axes, finished):
        places = [low + width * (place + 0.5) - 0.5 for place in columns]
        axes.bar(places, [count / whole for count in columns.values()], 0.9 * width, color=ACCENT)
        axes.yaxis.set_visible(False)
        axes.xaxis.set_major_formatter(lambda value, _: written(value))
        axes.set_xlabel(axis)
        return finished(title)


def stack(parts: Sequence[Row], title: str) -> str:
    """One bar cut into parts; what is too thin to write on is named below."""
    colours = (ACCENT, FOURTH, THIRD, SECOND)
    with canvas(0.9 + 0.26 * len(parts)) as (_, axes, finished):
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
        return finished(title)


def listed(axes: Any, rows: Sequence[Row], axis: str, written: Callable[[float], str]) -> None:
    """Names on the left, the first row on top, a quiet grid."""
    axes.set_yticks(range(len(rows)), [row.label for row in rows])
    axes.set_ylim(len(rows) - 0.4, -0.6)
    axes.xaxis.set_major_formatter(lambda value, _: written(value))
    axes.locator_params(axis="x", nbins=5)
    axes.grid(axis="x", linewidth=0.6)
    axes.set_axisbelow(True)
    axes.set_xlabel(axis)


def beside(axes: Any, place: int, row: Row) -> None:
    """The value in figures at the right edge, and a quiet note after it."""
    where = {"xycoords": axes.get_yaxis_transform(), "textcoords": "offset points", "va": "center"}
    axes.annotate(row.beside, (1, place), (40, 0) if row.note else (6, 0), ha="right" if row.note else "left",
                  fontsize=9, annotation_clip=False, **where)  # fmt: skip
    if row.note:
        axes.annotate(row.note, (1, place), (45, 0), fontsize=9, color=MUTED, annotation_clip=False, **where)
