"""``ludoteca simulate``: what it prints and writes, and what it refuses."""

import json
import sys
from pathlib import Path

import pytest

from ludoteca.cli import main

STUDY = ["simulate", "master-elf", "--bots", "random", "--games", "16", "--workers", "1"]


@pytest.mark.parametrize(
    ("language", "text"), [("en", "Seat 1: wins"), ("it", "Posto 1: vittorie"), ("ru", "Место 1: победы")]
)
def test_a_study_speaks_three_languages(
    language: str, text: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    page = tmp_path / "page.html"
    assert main([*STUDY, "--lang", language, "--report", str(page)]) == 0
    assert text in capsys.readouterr().out
    assert "ludoteca simulate master-elf --bots random,random --games 16 --seed 1" in page.read_text("utf-8")


def test_a_table_without_rows_is_left_out(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    report = tmp_path / "report.html"
    assert main(["simulate", "alpaca", "--games", "2", "--lang", "en", "--report", str(report)]) == 0
    assert capsys.readouterr().out.count("Interval") == 1
    assert "What players have" not in report.read_text(encoding="utf-8")


def test_the_terminal_hides_what_the_report_hides(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*STUDY, "--lang", "en"]) == 0
    printed = capsys.readouterr().out
    assert "random: wins" not in printed
    assert "Share of the variance" in printed
    assert "−" not in printed.split("Share of the variance", 1)[1].split("\n", 1)[0]


def test_statistics_can_be_printed_as_json(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main([*STUDY, "--json", "--folder", str(tmp_path)]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert printed["matches"] == 16
    assert printed["settings"][0]["game"] == "master-elf"
    shares = [one["value"] for one in printed["statistics"][0] if one["group"] == "seat"]
    assert sum(shares) == pytest.approx(1)
    assert printed["events"][0]["among"]["over"] == printed["events"][0]["matches"] == 16


def test_a_comparison_is_printed_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*STUDY, "--compare", "default", "default", "--lang", "en"]) == 0
    printed = capsys.readouterr().out
    assert "no difference shown" in printed
    assert "Bonferroni" in printed
    assert main([*STUDY, "--compare", "default", "default", "--json"]) == 0
    assert not any(one["differs"] for one in json.loads(capsys.readouterr().out)["changes"])


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        (["--compare", "default", "default", "--edition", "mine.toml"], "not both"),
        (["--edition", "nowhere.toml"], "nowhere.toml: There is no such file."),
        (["--seats", "7"], "2 to 4 seats, not 7"),
        (["--seed", "-1"], "A seed is a whole number"),
        (["--games", "-5"], "--games must be at least 1, not -5"),
        (["--report", "nowhere/page.html"], "no such folder"),
        (["--report", "."], "--report .: This is a folder, not a file."),
    ],
)
def test_bad_options_are_refused(
    options: list[str], problem: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*STUDY, "--lang", "en", *options]) == 2
    assert problem in capsys.readouterr().err


@pytest.mark.parametrize("command", ["simulate", "arena"])
def test_there_is_at_least_one_worker(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([command, "alpaca", "--workers", "0", "--lang", "en"]) == 2
    assert "must be at least 1, not 0" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("package", "options", "extra"),
    [
        ("pyarrow", [], "ludoteca[lab]"),
        ("matplotlib", ["--report", "page.html"], "ludoteca[lab]"),
        ("ray", ["--cluster"], "ludoteca[cluster]"),
    ],
)
def test_a_missing_package_is_named_with_its_extra(
    package: str, options: list[str], extra: str,
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    monkeypatch.setitem(sys.modules, package, None)  # Python takes it for not installed
    assert main([*STUDY, *options]) == 2
    assert extra in capsys.readouterr().err
