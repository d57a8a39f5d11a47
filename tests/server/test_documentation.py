"""What the documents show of the server: the generated types are current, and the example client plays."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from ludoteca.server.app import create_app
from ludoteca.server.settings import Settings
from tests.support.programs import find_program
from tests.support.server.server_process import new_guest

ROOT = Path(__file__).parents[2]


def test_the_generated_types_are_current() -> None:
    now = create_app(Settings()).openapi_schema.to_schema()
    kept = json.loads((ROOT / "web/openapi.json").read_text(encoding="utf-8"))
    assert kept == json.loads(json.dumps(now)), "the server's messages have changed: run scripts/types"


def test_the_requests_of_the_document_are_answered(address: str) -> None:
    """From a guest to an accepted move, one after the other, as somebody types them."""
    text = (ROOT / "docs/server.md").read_text(encoding="utf-8").replace("\\\n", "")
    requests = re.findall("^curl .*", text, flags=re.MULTILINE)
    find_program("curl")
    names, answers = dict(os.environ), []
    for request in requests:
        typed = request.replace("localhost:8000", address).replace("curl ", "curl --silent --noproxy '*' ")
        told = subprocess.run(["sh", "-c", typed], env=names, capture_output=True, text=True, check=True)
        answer = json.loads(told.stdout)
        answers.append(answer.get("type"))
        names |= {name: answer[key] for name, key in (("TOKEN", "token"), ("TABLE", "id")) if key in answer}
    assert answers == [None, None, None, "news", "accepted"]


@pytest.mark.anyio
async def test_the_example_client_joins_and_plays(address: str) -> None:
    anna = await new_guest(address)
    table = await anna.table("alpaca", "elsewhere bot:easy")
    command = [sys.executable, ROOT / "docs/examples/client.py", address, table["id"], "Robot"]
    told = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60)
    assert "winners" in told.stdout
    assert (await anna.get(f"/api/tables/{table['id']}"))["state"] == "over"
