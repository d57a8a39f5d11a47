"""PostgreSQL and Redis for tests: started on free ports of this machine, gone when the tests are over."""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from contextlib import suppress
from itertools import count
from pathlib import Path

from tests.support.programs import find_program
from tests.support.server.server_process import free_port

READY = 60.0  # seconds a service may take to answer
SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "unix_socket_directories": "",
    "max_connections": "200",
    "fsync": "off",  # tests kill processes, but never cut the power of the machine
}


def is_listening(port: int) -> bool:
    with socket.socket() as trial:
        return trial.connect_ex(("127.0.0.1", port)) == 0


def has_user(name: str) -> bool:
    return name in {known.pw_name for known in pwd.getpwall()}


class Service:
    """A program that listens on a port, with a folder for what it keeps."""

    ending = signal.SIGINT

    def __init__(self) -> None:
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix="ludoteca-"))
        self.user = "postgres" if os.geteuid() == 0 and has_user("postgres") else None
        if self.user:  # PostgreSQL refuses to run as root
            shutil.chown(self.folder, self.user)
        self.process: subprocess.Popen[bytes] | None = None

    def run(self, *command: str) -> None:
        done = subprocess.run(
            command, user=self.user, group=self.user, capture_output=True, cwd=self.folder, check=False
        )
        assert done.returncode == 0, done.stderr.decode()

    def start(self, *command: str) -> None:
        self.command = command
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                command, user=self.user, group=self.user, stdout=log, stderr=log, cwd=self.folder
            )
        end = time.monotonic() + READY
        while not is_listening(self.port):
            assert self.process.poll() is None, (self.folder / "log").read_text(encoding="utf-8")
            assert time.monotonic() < end, f"{command[0]} does not listen"
            time.sleep(0.05)

    # --- Outages ------------------------------------------------------------------------------------

    def halt(self) -> None:
        """Shut down cleanly: connections are closed, and new ones refused."""
        assert self.process is not None
        self.process.send_signal(signal.SIGINT)
        self.process.wait(30)

    def start_again(self) -> None:
        self.start(*self.command)

    def freeze(self) -> None:
        """Stop answering without closing connections, like a network that loses everything."""
        assert self.process is not None
        self.process.send_signal(signal.SIGSTOP)  # first, so that it starts no more processes
        self._signal_all(signal.SIGSTOP)

    def thaw(self) -> None:
        self._signal_all(signal.SIGCONT)

    def _signal_all(self, what: signal.Signals) -> None:
        assert self.process is not None
        first = self.process.pid
        children = Path(f"/proc/{first}/task/{first}/children").read_text(encoding="ascii").split()
        for process in [first, *map(int, children)]:
            with suppress(ProcessLookupError):
                os.kill(process, what)

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.thaw()
            self.process.send_signal(self.ending)
            self.process.wait(30)
        shutil.rmtree(self.folder, ignore_errors=True)


class Postgres(Service):
    """A PostgreSQL server with any number of databases."""

    ending = signal.SIGQUIT  # at once, because no data is needed later

    def __init__(self, **settings: str) -> None:
        folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
        self.psql, initdb, postgres = (
            find_program(name, folders=folders) for name in ("psql", "initdb", "postgres")
        )
        super().__init__()
        self.names = count(1)
        data = str(self.folder / "data")
        options = ("-U", "ludoteca", "-A", "trust", "-E", "UTF8", "--no-sync")
        self.run(initdb, "-D", data, *options)
        chosen = [part for name, value in (SETTINGS | settings).items() for part in ("-c", f"{name}={value}")]
        self.start(postgres, "-D", data, "-p", str(self.port), *chosen)

    def database(self) -> str:
        """Return the address of a new, empty database."""
        name = f"database{next(self.names)}"
        self.sql(f"CREATE DATABASE {name}")
        return f"postgresql://ludoteca@127.0.0.1:{self.port}/{name}"

    def start_again(self) -> None:
        super().start_again()
        self.sql("SELECT 1")

    def sql(self, statement: str) -> None:
        """Run a statement as the superuser, once the server accepts connections."""
        place = ("-h", "127.0.0.1", "-p", str(self.port), "-U", "ludoteca", "-d", "postgres")
        end = time.monotonic() + READY
        while True:
            done = subprocess.run(
                [self.psql, *place, "-c", statement], capture_output=True, text=True, check=False
            )
            if done.returncode == 0:
                return
            is_starting = "starting up" in done.stderr or "not yet accepting" in done.stderr
            assert is_starting and time.monotonic() < end, done.stderr  # noqa: PT018
            time.sleep(0.1)


class Redis(Service):
    """A Redis server that stores nothing on disk."""

    def __init__(self) -> None:
        super().__init__()
        folder = str(self.folder)
        place = ("--bind", "127.0.0.1", "--port", str(self.port), "--dir", folder)
        self.start(find_program("redis-server"), *place, "--save", "")
        self.address = f"redis://127.0.0.1:{self.port}"
