"""What all tests share: where matches are saved, in which order files run, when Python collects garbage."""

import gc
import os
import tempfile

import pytest

# Tests run side by side on all cores.  NumPy's own threads would wait for each other without sleeping, and a
# training would take five times the processor time.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

collect_ignore = ["example_game"]  # test_adding_a_game.py runs it in a copy of the project

# Long files start first, so that no worker is left alone with one of them at the end. Those that compile
# come before all others, which then find the compiled code on disk. The first file compiles what most others
# need, and those that start at the same time and after it compile nothing of that. Tests of the server that
# need compiled code come last, because they run at the same time as the tests that compile it.
FIRST = (
    "tests/bots/test_bots.py",
    "tests/batch/test_ptx.py",
    "tests/contract/test_compiled.py",
    "tests/batch/",
    "tests/gyms/",
    "tests/bench/",
    "tests/project/test_docs.py",
    "tests/study/",
    "tests/project/test_adding_a_game.py",
    "tests/contract/",
    "tests/server/cluster/",
    "tests/server/test_",
    "tests/server/tables/",
    "tests/web/test_firefox.py",
    "tests/web/test_whole_games.py",
    "tests/web/test_layout.py",
    "tests/web/test_lessons.py",
)
LAST = "tests/server/bots/"


def pytest_configure(config: pytest.Config) -> None:
    """Give the tests a folder for saved matches; look for garbage rarely.

    Compiling makes millions of objects that live on; looking through them takes a tenth of its time.
    """
    folder = tempfile.TemporaryDirectory(prefix="ludoteca-tests-")
    os.environ["XDG_DATA_HOME"] = folder.name
    config.add_cleanup(folder.cleanup)
    gc.set_threshold(100_000, 50, 1000)


def pytest_collection_finish() -> None:
    gc.freeze()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: rank(item.nodeid))


def rank(test: str) -> int:
    if test.startswith(LAST):
        return len(FIRST) + 1
    return next((place for place, start in enumerate(FIRST) if test.startswith(start)), len(FIRST))
