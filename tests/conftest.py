"""What all tests share: the order in which their files run."""

import pytest

collect_ignore = ["example_game"]  # test_adding_a_game.py runs it in a copy of the project

# Long files start first, so that no worker is left alone with one of them at the end. Those that compile
# come before all others, which then find the compiled code on disk. The first file compiles what most others
# need, and the two that start at the same time and after it compile nothing of that.
FIRST = (
    "tests/bots/test_bots.py",
    "tests/batch/test_ptx.py",
    "tests/test_adding_a_game.py",
    "tests/contract/test_compiled.py",
    "tests/batch/",
    "tests/gyms/",
    "tests/benchmarks/",
    "tests/test_docs.py",
    "tests/study/",
    "tests/contract/",
    "tests/server/",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: rank(item.nodeid))


def rank(test: str) -> int:
    return next((place for place, start in enumerate(FIRST) if test.startswith(start)), len(FIRST))
