"""Reports: one page without other files, with all statistics, in three languages."""

import dataclasses
import re
from copy import copy
from functools import cache
from html.parser import HTMLParser

import pytest

from ludoteca.core.texts.fluent import LANGUAGES
from ludoteca.study.groups import Group
from ludoteca.study.report.page import Report, list_shown
from ludoteca.study.report.wording import Wording
from ludoteca.study.simulation import Simulation
from ludoteca.study.statistics import SHARE, Statistic
from tests.study.small_studies import run_study, small_plan

HEADS = {"en": "Wins by seat", "it": "Vittorie per posto", "ru": "Победы по местам"}
VOID = {"meta", "br"}
COMMAND = "ludoteca simulate master-elf"


@pytest.fixture(scope="module")
def simulation(tmp_path_factory: pytest.TempPathFactory) -> Simulation:
    return run_study(tmp_path_factory.mktemp("study"), small_plan("greedy", "random", shard=400), games=200)


@pytest.fixture(scope="module")
def compared(tmp_path_factory: pytest.TempPathFactory) -> Simulation:
    plans = small_plan("random", shard=400), small_plan("random", shard=400, seed=8)
    return run_study(tmp_path_factory.mktemp("compared"), *plans, games=80)


@cache
def page_of(simulation: Simulation, language: str) -> str:
    return Report(simulation, language, COMMAND).page()


class Outline(HTMLParser):
    """Checks that every tag is closed, and collects links."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in VOID:
            self.open.append(tag)
        self.links += [
            value or "" for name, value in attrs if name in ("src", "href", "xlink:href", "srcset")
        ]

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_contains_the_statistics(simulation: Simulation, language: str) -> None:
    page = page_of(simulation, language)
    words = Wording(simulation.games[0], language)
    assert f'<html lang="{language}">' in page
    assert HEADS[language] in page
    for one in simulation.statistics():
        if one.group in ("seat", "bot", "length", "luck", "part"):
            assert words.amount(one.unit, one.value) in page
            assert words.label(one) in page
        elif one.group == "item":
            assert words.amount(one.unit, one.value, sign=True) in page
            assert words.name(one.group, one.about) in page
    for kind in simulation.games[0].definition.event_kinds:
        assert words.event(kind.name).replace("'", "&#x27;") in page
    assert "{" not in re.sub(r"<style>.*?</style>", "", page, flags=re.DOTALL)


@pytest.mark.parametrize("kind", ["simulation", "compared"])
def test_the_page_needs_no_other_files(kind: str, request: pytest.FixtureRequest) -> None:
    page = page_of(request.getfixturevalue(kind), "en")
    assert not re.search(r"https?:|//\w|url\((?!#)|@import|<script|<link|<img", page)
    outline = Outline()
    outline.feed(page)
    assert outline.open == []
    assert all(link.startswith("#") for link in outline.links)
    assert len(re.findall(r'<svg [^>]*role="img" aria-label="[^"]+"', page)) == page.count("<svg")
    colours = set(re.findall(r"(?:fill|stroke): (#[0-9a-f]{6})", page))
    assert colours <= {"#000000"}, "colours that do not follow the page"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_comparison_shows_all_changes(compared: Simulation, language: str) -> None:
    page = page_of(compared, language)
    words = Wording(compared.games[0], language)
    for change in compared.changes():
        assert words.interval(change, sign=True) in page
        assert words.verdict(change) in page


@pytest.mark.parametrize("timed", ["best", "champion:0.2"])
def test_the_page_says_when_matches_cannot_be_repeated(simulation: Simulation, timed: str) -> None:
    warning = Wording(simulation.games[0], "en").say("report-clock")
    assert warning not in page_of(simulation, "en")
    plan = dataclasses.replace(simulation.plans[0], bots=("greedy", timed))
    timed_study = copy(simulation)
    timed_study.plans = (plan,)
    assert warning in "".join(Report(timed_study, "en", COMMAND).header())


def test_ids_on_the_page_are_unique(simulation: Simulation) -> None:
    page = page_of(simulation, "en")
    ids = re.findall(r' id="([^"]+)"', page)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'(?:url\(|href=")#([^)"]+)', page)) <= set(ids)


@pytest.mark.parametrize(
    ("language", "number", "percent"),
    [("en", "1,234.5", "12.3%"), ("it", "1.234,5", "12,3%"), ("ru", "1\u00a0234,5", "12,3 %")],
)
def test_numbers_follow_the_language(
    simulation: Simulation, language: str, number: str, percent: str
) -> None:
    words = Wording(simulation.games[0], language)
    assert words.number(1234.5, 1) == number
    assert words.percent(0.1234) == percent
    assert words.number(-3, sign=True) == "−3"
    assert words.number(-0.001, 1, sign=True).startswith("0")


def test_what_is_no_result_is_not_shown() -> None:
    bot = Statistic(Group.BOT, "greedy", SHARE, 0.5, 0.5, 0.5)
    assert list_shown([bot]) == []
    both = [bot, dataclasses.replace(bot, about="random")]
    assert list_shown(both) == both


def test_shares_of_a_variance_lie_between_0_and_1() -> None:
    luck = Statistic(Group.LUCK, "seat", SHARE, -0.342, -1.2, 0.1)
    assert list_shown([luck]) == [dataclasses.replace(luck, value=0.0, low=0.0)]
    after = Statistic(Group.LUCK, "after", SHARE, 1.342, 0.9, 2.2)
    assert list_shown([after]) == [dataclasses.replace(after, value=1.0, high=1.0)]


def test_the_page_is_the_same_every_time(simulation: Simulation) -> None:
    assert Report(simulation, "en", COMMAND).page() == page_of(simulation, "en")
