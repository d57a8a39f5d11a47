"""What the documents show of the server: the generated types are current, and the example client plays."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from ludoteca.server.app import create_app
from ludoteca.server.settings import Settings
from tests.server.server_process import new_guest

ROOT = Path(__file__).parents[2]


def test_the_generated_types_are_current() -> None:
    now = create_app(Settings()).openapi_schema.to_schema()
    kept = json.loads((ROOT / "web/openapi.json").read_text(encoding="utf-8"))
    assert kept == json.loads(json.dumps(now)), "the server's messages have changed: run scripts/types"


@pytest.mark.anyio
async def test_the_example_client_joins_and_plays(address: str) -> None:
    anna = await new_guest(address)
    table = await anna.table("alpaca", "elsewhere bot:easy")
    command = [sys.executable, ROOT / "docs/examples/client.py", address, table["id"], "Robot"]
    told = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60)
    assert "winners" in told.stdout
    assert (await anna.get(f"/api/tables/{table['id']}"))["state"] == "over"
