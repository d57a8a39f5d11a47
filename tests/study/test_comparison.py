"""Comparisons: an obvious change is seen, and none where there is none."""

from pathlib import Path

import pytest

from ludoteca.study.comparison import GROUPS, Change
from ludoteca.study.report.page import verdict
from ludoteca.study.report.wording import Wording
from ludoteca.study.simulation import Simulation
from ludoteca.study.statistics import normal
from tests.study.small_studies import MORE_ELVES, simulated, small

GAMES = 400


@pytest.fixture(scope="module")
def changed(tmp_path_factory: pytest.TempPathFactory) -> Simulation:
    folder = tmp_path_factory.mktemp("changed")
    edition = folder / "more-elves.toml"
    edition.write_text(MORE_ELVES, encoding="utf-8")
    plans = small("greedy", shard=400), small("greedy", shard=400, edition=str(edition))
    return simulated(folder, *plans, games=GAMES)


@pytest.fixture(scope="module")
def unchanged(tmp_path_factory: pytest.TempPathFactory) -> Simulation:
    return simulated(
        tmp_path_factory.mktemp("unchanged"),
        small("greedy", shard=400),
        small("greedy", shard=400, edition="default"),
        games=120,
    )


def of(changes: list[Change], group: str, about: str) -> Change:
    return next(change for change in changes if (change.group, change.about) == (group, about))


def test_the_same_edition_twice_differs_in_nothing(unchanged: Simulation) -> None:
    changes = unchanged.changes()
    assert len(changes) > 50
    assert [change for change in changes if change.differs or change.change] == []
    assert verdict(Wording(unchanged.variants[0], "en"), changes).startswith("No difference is shown")


def test_an_obvious_change_is_seen(changed: Simulation) -> None:
    elves = of(changed.changes(), "part", "elves")
    assert elves.differs
    assert elves.low > 0.1
    assert elves.after - elves.before == pytest.approx(elves.change)
    words = Wording(changed.variants[0], "en")
    assert words.verdict(elves) == "more"
    assert "figures differ" in verdict(words, changed.changes())


def test_both_editions_were_played_on_the_same_deals(changed: Simulation) -> None:
    first, second = (folder.shard(0, 4) for folder in changed.folders)
    assert first is not None
    assert second is not None
    assert first["deal"].to_pylist() == second["deal"].to_pylist()


def test_intervals_are_widened_after_bonferroni(changed: Simulation) -> None:
    changes = changed.changes()
    assert {change.group for change in changes} <= set(GROUPS)
    elves = of(changes, "part", "elves")
    alone = next(one for one in changed.figures() if (one.group, one.about) == ("length", "moves"))
    assert alone.high > alone.low
    reach = (elves.high - elves.low) / 2
    certainty = 1 - 0.05 / len(changes)
    assert reach / normal(certainty) * normal(0.95) < reach


def test_a_false_alarm_is_rare(tmp_path: Path) -> None:
    """Two seeds of one edition, taken for two editions: among all figures no difference is shown."""
    simulation = simulated(
        tmp_path, small("random", shard=400), small("random", shard=400, seed=8), games=400
    )
    assert [change.about for change in simulation.changes() if change.differs] == []
