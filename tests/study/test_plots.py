"""Charts: the values along their axes."""

import re
from collections import Counter

import pytest

from ludoteca.study.report import plots
from ludoteca.study.report.plots import Row, Scale


def percent(share: float, digits: int) -> str:
    return f"{100 * share:.{digits}f} %"


def number(value: float, digits: int) -> str:
    return f"{value:.{digits}f}"


def ticks(chart: str) -> list[str]:
    """Return the values along the bottom of a chart."""
    return re.findall(r'id="[\w-]+-xtick_\d+".*?<text[^>]*>([^<]+)</text>', chart, re.DOTALL)


@pytest.mark.parametrize(("low", "high"), [(0.2, 0.8), (0.49, 0.51), (0.4999, 0.5001)])
def test_no_value_along_an_axis_repeats(low: float, high: float) -> None:
    rows = [Row("p1", 0.5, low, high, "50 %")]
    labels = ticks(plots.forest(rows, "Wins", Scale.around(0.5, rows, "share", percent)))
    assert len(labels) > 2
    assert len(set(labels)) == len(labels)


def test_values_have_no_more_decimals_than_they_need() -> None:
    rows = [Row("p1", 0.5, 0.1, 0.9, "50 %")]
    labels = ticks(plots.forest(rows, "Wins", Scale.around(0.5, rows, "share", percent)))
    assert labels == ["20 %", "40 %", "60 %", "80 %"]


def test_bars_of_small_values_have_distinct_ticks() -> None:
    rows = [Row("gifts", 0.6, 0.5, 0.7, "0.6")]
    labels = ticks(plots.bars(rows, [0.5], ("winners", "all"), "Parts", ("points", number)))
    assert len(set(labels)) == len(labels) > 2


def test_a_histogram_has_whole_numbers_along_its_axis() -> None:
    labels = ticks(plots.histogram(Counter({1: 5, 2: 9, 3: 4}), "Length", "moves", number))
    assert labels
    assert len(set(labels)) == len(labels)
    assert all(label.isdecimal() for label in labels)
