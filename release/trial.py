"""Try a wheel as a stranger would: in an empty environment, far from the sources.

    python -m release.trial dist/*.whl

Only the standard library is used, so that any Python can do it.
"""

import argparse
import json
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

SCRIPTS = "Scripts" if os.name == "nt" else "bin"
READY = 300.0  # seconds that a server may take to answer
GRACE = 30.0  # seconds that it may take to stop
INSTALL = re.compile(r'pip install "ludoteca\[(\w+)]"')
BATCH = """
import ludoteca
from ludoteca.batch import Batch

assert {folder!r} in ludoteca.__file__, ludoteca.__file__
batch = Batch(ludoteca.game("master-elf"), seats=2, size=100)
assert batch.play_random(seed=1) > 1000
"""


class Trial:
    """A wheel, an empty environment and an empty folder."""

    def __init__(self, wheel: Path, folder: Path, constraints: Path | None) -> None:
        self.wheel = wheel.resolve()
        self.folder = folder
        self.constraints = constraints and constraints.resolve()
        self.home = folder / "home"
        self.environment = folder / "environment"
        self.uv = shutil.which(
            "uv", path=os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
        )
        self.home.mkdir()

    def program(self, name: str) -> str:
        return str(self.environment / SCRIPTS / name)

    @property
    def variables(self) -> dict[str, str]:
        """The environment of commands: nothing leads to the sources, nor to other programs."""
        kept = {
            name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "LUDOTECA"))
        }
        data = {"XDG_DATA_HOME": str(self.home), "LOCALAPPDATA": str(self.home)}
        return {**kept, **data, "PATH": str(self.environment / SCRIPTS), "PYTHONUTF8": "1", "LANG": "C.UTF-8"}

    def run(self, *command: str, status: int = 0) -> str:
        """Run a command and return what it printed."""
        done = subprocess.run(
            [self.program(command[0]), *command[1:]], cwd=self.home, env=self.variables, check=False,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8",
        )  # fmt: skip
        if done.returncode != status:
            raise SystemExit(f"{' '.join(command)}: status {done.returncode}\n{done.stdout}")
        return done.stdout

    # --- Installing -----------------------------------------------------------------------------------

    def create(self) -> None:
        """Make the empty environment and install the bare wheel."""
        if self.uv:
            subprocess.run(
                [self.uv, "venv", "--quiet", "--python", sys.executable, self.environment], check=True
            )
        else:
            subprocess.run([sys.executable, "-m", "venv", self.environment], check=True)
        self.install("")

    def install(self, extras: str) -> None:
        wanted = f"{self.wheel}[{extras}]" if extras else str(self.wheel)
        pip = [self.uv, "pip", "install", "--python", self.program("python")] if self.uv else []
        pip = pip or [self.program("python"), "-m", "pip", "install"]
        command = [*pip, "--quiet", wanted]
        if self.uv and self.constraints:  # uv has kept these versions if .venv was made on this machine
            command += ["--constraint", str(self.constraints)]
            if not subprocess.run(
                [*command, "--offline"], cwd=self.home, check=False, capture_output=True
            ).returncode:
                return
        subprocess.run(command, check=True, cwd=self.home)

    def install_as_told(self, *command: str) -> None:
        """Run a command that lacks an extra, and install what it says."""
        said = self.run(*command, status=2)
        found = INSTALL.search(said)
        if found is None:
            raise SystemExit(f"{' '.join(command)} does not say what to install:\n{said}")
        self.install(found[1])

    # --- Playing, simulating, serving -----------------------------------------------------------------

    def play(self) -> None:
        """Play a whole match in the terminal, and a hundred at once."""
        said = self.run("ludoteca", "play", "alpaca", "--seats", "greedy,random", "--lang", "en")
        if "wins!" not in said:
            raise SystemExit(f"nobody won:\n{said}")
        self.run("python", "-c", BATCH.format(folder=str(self.environment)))

    def simulate(self) -> None:
        self.install_as_told("ludoteca", "simulate", "master-elf")
        self.run(
            "ludoteca",
            "simulate",
            "master-elf",
            "--games",
            "200",
            "--workers",
            "1",
            "--report",
            "report.html",
        )
        if not (self.home / "report.html").read_text(encoding="utf-8").count("<svg"):
            raise SystemExit("the report has no plots")

    def serve(self) -> None:
        """Open the pages, make a table and play a move at it."""
        self.install_as_told("ludoteca", "serve")
        with socket.socket() as found:
            found.bind(("127.0.0.1", 0))
            port = found.getsockname()[1]
        with (self.folder / "server.log").open("wb") as log:
            server = subprocess.Popen(
                [self.program("ludoteca"), "serve", "--cold", "--port", str(port)],
                cwd=self.home, env=self.variables, stdout=log, stderr=log,
            )  # fmt: skip
        try:
            self.use(Client(f"http://127.0.0.1:{port}", server))
        except BaseException:
            print((self.folder / "server.log").read_text(encoding="utf-8"), file=sys.stderr)
            raise
        finally:
            server.terminate()
            server.wait(GRACE)
        self.run("ludoteca", "backup", "copy.db")
        self.run("ludoteca", "admin", "people")

    def use(self, client: "Client") -> None:
        client.wait()
        home = client.fetch("/").decode()
        scripts = re.findall(r'src="\.(/assets/[^"]+\.js)"', home)
        if "<html" not in home or not scripts:
            raise SystemExit(f"this is no home page:\n{home}")
        modules = json.loads(client.fetch("/engines.json")).values()
        for path in [*scripts, "/licenses.md", *(f"/{module}" for module in modules)]:
            client.fetch(path)
        client.token = client.send("/api/people", {"name": "Anna"})["token"]
        seats = [{"kind": "here"}, {"kind": "bot", "level": "easy"}]
        table = client.send("/api/tables", {"game": "alpaca", "seats": seats, "options": {"first": "p1"}})
        path = f"/api/tables/{table['id']}"
        news = json.loads(client.fetch(f"{path}/news"))
        (seat,) = news["views"]
        move = {
            "seat": seat,
            "move": news["views"][seat]["moves"][0],
            "number": news["table"]["number"],
            "id": "1",
        }
        accepted = client.send(f"{path}/moves", move)
        if accepted["type"] != "accepted":
            raise SystemExit(f"the move was not accepted: {accepted}")


class Client:
    """Requests to a server."""

    def __init__(self, address: str, server: "subprocess.Popen[bytes]") -> None:
        self.address = address
        self.server = server
        self.token = ""

    def wait(self) -> None:
        """Wait until the server answers."""
        end = time.monotonic() + READY
        while time.monotonic() < end and self.server.poll() is None:
            try:
                self.fetch("/health")
            except (urllib.error.URLError, ConnectionError):
                time.sleep(0.1)
            else:
                return
        raise SystemExit("the server does not answer")

    def fetch(self, path: str, body: bytes | None = None) -> bytes:
        headers = {"content-type": "application/json"}
        if self.token:
            headers["authorization"] = f"Bearer {self.token}"
        request = urllib.request.Request(self.address + path, body, headers)
        with urllib.request.build_opener(urllib.request.ProxyHandler({})).open(request) as answer:
            return bytes(answer.read())

    def send(self, path: str, message: dict[str, Any]) -> dict[str, Any]:
        return dict(json.loads(self.fetch(path, json.dumps(message).encode())))


def try_wheel(wheel: Path, constraints: Path | None = None) -> None:
    """Install a wheel into an empty environment; play, simulate and serve there."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        trial = Trial(wheel, Path(folder), constraints)
        for step in (trial.create, trial.play, trial.serve, trial.simulate):
            start = time.monotonic()
            step()
            print(f"  {step.__name__}: {time.monotonic() - start:.0f} s", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("wheel", type=Path)
    parser.add_argument("--constraints", type=Path)
    try_wheel(**vars(parser.parse_args()))
