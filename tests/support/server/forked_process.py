"""Processes that need not import the server: each is a copy of one that already has.

A start takes 0.4 s of processor time instead of 2 s, and tests start servers more than fifty times.
"""

import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Sequence
from functools import cache
from multiprocessing.context import ForkServerContext
from pathlib import Path

IMPORTED = ["ludoteca.cli.serve", "ludoteca.server.process", "asyncpg", "tests.support.server.warm_process"]


class ForkedProcess:
    """``ludoteca`` with some arguments, with the methods of ``Popen`` that tests use."""

    def __init__(
        self, arguments: Sequence[str], log: Path, prepare: Callable[[], None] | None = None
    ) -> None:
        given = (list(arguments), str(log), prepare)
        self._process = context().Process(target=run_command, args=given, daemon=True)
        self._process.start()

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    def poll(self) -> int | None:
        return self._process.exitcode

    def send_signal(self, what: signal.Signals) -> None:
        if self.poll() is None:
            os.kill(self.pid, what)

    def wait(self, seconds: float) -> int:
        self._process.join(seconds)
        status = self.poll()
        assert status is not None, f"process {self.pid} does not end"
        return status


@cache
def context() -> ForkServerContext:
    found = multiprocessing.get_context("forkserver")
    found.set_forkserver_preload(IMPORTED)
    return found


def run_command(arguments: list[str], log: str, prepare: Callable[[], None] | None) -> None:
    """Run a command with all its output in a file; call a function before it."""
    file = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
    for stream in (1, 2):
        os.dup2(file, stream)
    from ludoteca.cli import main

    if prepare is not None:
        prepare()
    sys.argv = ["ludoteca", *arguments]
    sys.exit(main())
