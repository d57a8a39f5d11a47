"""Comparisons find an obvious change, and none where there is none."""

from pathlib import Path

import pytest

from ludoteca.study.comparison import Change
from ludoteca.study.intervals import z_score
from ludoteca.study.report.page import verdict
from ludoteca.study.report.wording import Wording
from ludoteca.study.simulation import Simulation
from ludoteca.study.statistics import formulas
from tests.study.small_studies import MORE_ELVES, run_study, small_plan

GAMES = 400


@pytest.fixture(scope="module")
def changed(tmp_path_factory: pytest.TempPathFactory) -> Simulation:
    folder = tmp_path_factory.mktemp("changed")
    edition = folder / "more-elves.toml"
    edition.write_text(MORE_ELVES, encoding="utf-8")
    plans = small_plan("greedy", shard=400), small_plan("greedy", shard=400, edition=str(edition))
    return run_study(folder, *plans, games=GAMES)


@pytest.fixture(scope="module")
def unchanged(tmp_path_factory: pytest.TempPathFactory) -> Simulation:
    return run_study(
        tmp_path_factory.mktemp("unchanged"),
        small_plan("greedy", shard=400),
        small_plan("greedy", shard=400, edition="default"),
        games=120,
    )


def of(changes: list[Change], group: str, about: str) -> Change:
    return next(change for change in changes if (change.group, change.about) == (group, about))


def test_the_same_edition_twice_differs_in_nothing(unchanged: Simulation) -> None:
    changes = unchanged.changes()
    assert len(changes) > 50
    assert [change for change in changes if change.differs or change.change] == []
    assert verdict(Wording(unchanged.games[0], "en"), changes).startswith("None of the")


def test_an_obvious_change_is_found(changed: Simulation) -> None:
    elves = of(changed.changes(), "part", "elves")
    assert elves.differs
    assert elves.low > 0.1
    assert elves.after - elves.before == pytest.approx(elves.change)
    words = Wording(changed.games[0], "en")
    assert words.verdict(elves) == "more"
    assert "Figures that differ: " in verdict(words, changed.changes())


def test_both_editions_were_played_on_the_same_deals(changed: Simulation) -> None:
    first, second = (folder.load(0, 4) for folder in changed.folders)
    assert first is not None
    assert second is not None
    assert first["deal"].to_pylist() == second["deal"].to_pylist()


def test_intervals_have_bonferronis_correction(changed: Simulation) -> None:
    changes = changed.changes()
    assert all(change.group.is_compared for change in changes)
    elves = of(changes, "part", "elves")
    assert changed.tally is not None
    formula = next(
        formula
        for formula in formulas(changed.games[0], changed.tally, changed.seats, 0)
        if (formula.group, formula.about) == ("part", "elves")
    )
    error = formula.estimate_change(changed.tally).error
    certainty = 1 - (1 - 0.95) / len(changes)
    assert error > 0
    assert (elves.high - elves.low) / 2 == pytest.approx(z_score(certainty) * error)


def test_two_seeds_of_one_edition_do_not_differ(tmp_path: Path) -> None:
    simulation = run_study(
        tmp_path, small_plan("random", shard=400), small_plan("random", shard=400, seed=8), games=400
    )
    assert [change.about for change in simulation.changes() if change.differs] == []
