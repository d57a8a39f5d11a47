"""A Ray cluster gives the same results as this machine, even when a worker is killed."""

import contextlib
import os
import signal
import sys
import threading
import time
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludoteca.study import cluster
from ludoteca.study.plan import make_plan
from ludoteca.study.simulation import Simulation
from tests.study.small_studies import GAME, run_study, shards

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="processes are looked up in /proc")
GAMES = 3 * 9600


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Start a cluster of one core on this machine, and ignore Ray's own warnings."""
    monkeypatch.setenv("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    monkeypatch.setenv("PYTHONPATH", str(Path(cluster.__file__).parents[2]))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import ray

        ray.init(address="local", num_cpus=1, include_dashboard=False, log_to_driver=False)
        yield
        ray.shutdown()


def workers() -> list[int]:
    """Return the child processes that are playing a shard."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            is_playing = (process / "cmdline").read_bytes().startswith(b"ray::run_job")
            if is_playing and os.getpid() in ancestors(int(process.name)):
                found.append(int(process.name))
        except OSError:
            continue
    return found


def ancestors(process: int) -> list[int]:
    found = []
    while process > 1:
        status = Path(f"/proc/{process}/stat").read_text(encoding="utf-8")
        process = int(status.rpartition(")")[2].split()[1])
        found.append(process)
    return found


@pytest.mark.usefixtures("started")
def test_a_killed_worker_changes_nothing(tmp_path: Path) -> None:
    plan = make_plan(GAME, ["random"], seats=2, seed=1)
    killed: list[int] = []

    def kill() -> None:
        deadline = time.monotonic() + 200
        while not killed and time.monotonic() < deadline:
            for process in workers():
                with contextlib.suppress(ProcessLookupError):  # it may just have ended by itself
                    os.kill(process, signal.SIGKILL)
                    killed.append(process)
            time.sleep(0.01)

    there = Simulation([plan], GAMES, tmp_path / "there")
    killer = threading.Thread(target=kill)
    killer.start()
    there.run(cluster.cluster_runner(""), lambda _: None)
    killer.join()
    here = run_study(tmp_path / "here", plan, games=GAMES)
    assert killed
    assert shards(tmp_path / "there") == shards(tmp_path / "here")
    assert there.statistics() == here.statistics()
