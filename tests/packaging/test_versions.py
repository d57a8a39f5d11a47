"""All versions are said in one place, and the page about them is right."""

import re
from pathlib import Path

import pytest

import ludoteca
from ludoteca.cli import main
from ludoteca.core import versions
from ludoteca.core.matches.speech import Speech
from ludoteca.core.texts.errors import BadRecord

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/versions.md").read_text(encoding="utf-8")
RECORD = (ROOT / "tests/records/master-elf-1-2-seats.ludo").read_text(encoding="utf-8")
MIGRATIONS = ROOT / "src/ludoteca/server/storage/migrations/versions"


def test_the_page_has_the_numbers_of_the_code() -> None:
    found = re.findall(r"^\| (\w[\w ]+) \| ([\d.]+(?:\.dev0)?) \|", PAGE, re.MULTILINE)
    rows = {what.casefold(): now for what, now in found}
    expected = {
        "package": versions.PACKAGE,
        "api of the server": str(versions.API),
        "records": str(versions.RECORD),
        "database": str(versions.DATABASE),
    } | {
        f"rules of {Speech(ludoteca.game(name), 'en').texts('game-title')}".casefold(): str(
            ludoteca.game(name).definition.version
        )
        for name in ludoteca.game_names()
    }
    assert rows == expected


def test_the_version_of_the_database_is_that_of_the_last_migration() -> None:
    assert max(int(path.name[:4]) for path in MIGRATIONS.glob("0*.py")) == versions.DATABASE


def changelog_complaints(log: str, version: str) -> list[str]:
    """Return where a changelog and the version of the package do not agree.

    What is not released yet has the version of a release to come: no two wheels have one version.
    """
    headings = re.findall(r"^## \[(.+?)](.*)$", log, re.MULTILINE)
    released = [name for name, date in headings if re.fullmatch(r" - \d{4}-\d\d-\d\d", date)]
    unreleased = log.partition("## [Unreleased]\n")[2].partition("\n## [")[0].strip()
    is_development = version.endswith(".dev0")
    found = []
    if bool(unreleased) != is_development:
        found.append("[Unreleased] has entries exactly when the version ends with .dev0")
    if (version.removesuffix(".dev0") in released) == is_development:
        found.append("a release has a section with its date, and a version with .dev0 is of a later one")
    return found


def test_the_changelog_tells_of_this_version() -> None:
    log = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert changelog_complaints(log, versions.PACKAGE) == []


def test_the_check_of_the_changelog_finds_a_version_that_was_not_raised() -> None:
    released, news = "## [1.0.0] - 2026-11-16\n", "## [Unreleased]\n\n- Something new.\n\n"
    assert (
        changelog_complaints(released, "1.0.0") == changelog_complaints(news + released, "1.1.0.dev0") == []
    )
    assert changelog_complaints(f"## [Unreleased]\n\n{released}", "1.0.0") == []
    for log, version in [(news + released, "1.0.0"), (released, "1.1.0.dev0"), (released, "1.1.0")]:
        assert len(changelog_complaints(log, version)) == 1
    assert len(changelog_complaints(news + released, "1.0.0.dev0")) == 1


@pytest.mark.parametrize("page", ["README.md", "docs/index.md", "docs/hosting.md"])
def test_pages_name_the_wheel_that_the_release_builds(page: str) -> None:
    named = re.findall(r"ludoteca-([^-]+)-py3-none-any\.whl", (ROOT / page).read_text(encoding="utf-8"))
    assert named == [versions.PACKAGE]


def test_the_command_line_says_its_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["--version"])
    assert stopped.value.code == 0
    assert capsys.readouterr().out == f"ludoteca {ludoteca.__version__}\n"


def test_a_record_of_a_newer_format_is_refused() -> None:
    unchecked = re.sub(r"\[Check .*\n", "", RECORD)
    ludoteca.replay(f"[Format {versions.RECORD}]\n{unchecked}")
    with pytest.raises(BadRecord, match="has the format 2"):
        ludoteca.replay(f"[Format {versions.RECORD + 1}]\n{unchecked}")


def test_everything_is_for_the_same_pythons() -> None:
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    workflow = (ROOT / ".github/workflows/test.yml").read_text(encoding="utf-8")
    setup = (ROOT / "scripts/setup").read_text(encoding="utf-8")
    named = re.findall(r"Python :: (3\.\d+)", project)
    supported = setup.partition("supported=")[2].partition("\n")[0].partition("#")[0]
    everything, _, others = workflow.partition("  linux:\n")
    tested = re.findall(r'python-version: "(3\.\d+)"', everything)
    tested += re.findall(r"3\.\d+", others.partition("python: [")[2].partition("]")[0])
    assert re.findall(r"3\.\d+", supported) == named
    assert sorted(tested) == named
