"""The bundle for browsers runs without any other package, and its messages are those of the server."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import get_args
from zipfile import ZipFile

from ludoteca.offline.bundle import write_bundle
from ludoteca.server.messages.people import Welcome
from ludoteca.server.messages.sockets import ServerMessage
from tests.offline import messages

ROOT = Path(__file__).parents[2]


def test_there_is_a_sample_of_every_message_to_a_client() -> None:
    assert {type(answer) for answer in messages.ANSWERS} == {*get_args(ServerMessage), Welcome}


def test_the_bundle_needs_nothing_else_and_understands_the_same_messages(tmp_path: Path) -> None:
    for name in ("one.zip", "two.zip"):
        write_bundle(tmp_path / name)
    assert (tmp_path / "one.zip").read_bytes() == (tmp_path / "two.zip").read_bytes()
    with ZipFile(tmp_path / "one.zip") as archive:
        archive.extractall(tmp_path / "sources")
    program = (
        "import runpy, sys; sys.platform = 'emscripten'; import ludoteca.offline.app; "
        "runpy.run_path({}, run_name='__main__')"
    )
    file = str(ROOT / "tests/offline/messages.py")
    done = subprocess.run(
        [sys.executable, "-S", "-c", program.format(repr(file))],
        env={**os.environ, "PYTHONPATH": str(tmp_path / "sources")},
        capture_output=True,
        check=False,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stderr[-2000:]
    assert json.loads(done.stdout) == messages.report()
