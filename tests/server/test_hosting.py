"""Hosting: what docs/hosting.md tells operators to do, as far as it can be done without Docker."""

import asyncio
import json
import os
import re
import ssl
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml
from prometheus_client.parser import text_string_to_metric_families
from websockets.asyncio.client import connect

from ludoteca.cli.argument_parser import ArgumentParser
from ludoteca.cli.arguments import make_parser
from ludoteca.cli.language import texts
from ludoteca.cli.variables import PREFIX, list_variables
from ludoteca.server.administration import Administration
from ludoteca.server.metrics import REGISTRY
from ludoteca.server.storage.database import Database
from tests.support.programs import find_program
from tests.support.server.backends import READY, Postgres
from tests.support.server.server_process import PATIENCE, Client, Server, free_port, new_guest, start_servers

pytestmark = pytest.mark.anyio
ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
BANNED = "127.0.0.9"  # all of 127.0.0.0/8 is this machine
METRIC = re.compile(r"\b(?:ludoteca|process)_\w+")


# --- Files ----------------------------------------------------------------------------------------


def known_variables() -> set[str]:
    """Return the environment variables of ``ludoteca serve``."""
    parser = make_parser(texts("en"))
    commands: Any = next(action for action in parser._actions if action.dest == "command")
    serve: ArgumentParser = commands.choices["serve"]
    return set(list_variables(serve))


@pytest.mark.parametrize("file", ["compose.yaml", "ludoteca.env", "Dockerfile"])
def test_every_setting_in_a_file_exists(file: str) -> None:
    named = set(re.findall(rf"\b{PREFIX}\w+(?=[:=] ?)", (DEPLOY / file).read_text(encoding="utf-8")))
    for_proxy = {"LUDOTECA_SITE", "LUDOTECA_SERVERS"}
    assert named
    assert named - for_proxy <= known_variables()


def test_the_compose_file_names_only_what_it_has() -> None:
    file = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    services: dict[str, dict[str, Any]] = file["services"]
    assert set(services) == {"server", "database", "redis", "proxy"}
    for service in services.values():
        assert set(service.get("depends_on", ())) <= set(services)
        for volume in service.get("volumes", ()):
            source = volume.partition(":")[0]
            assert source in file["volumes"] or (DEPLOY / source).exists()
    build = services["server"]["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).samefile(DEPLOY / "Dockerfile")
    (network,) = file["networks"]["default"]["ipam"]["config"]
    assert services["server"]["environment"]["LUDOTECA_TRUSTED_PROXY"] == network["subnet"]
    assert "ports" not in services["server"], "only the proxy may be reached from outside"


def test_the_image_is_made_from_files_that_exist() -> None:
    text = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    copied = [line.split()[1:-1] for line in text.splitlines() if re.match(r"COPY (?!--from)", line)]
    assert copied
    assert [name for names in copied for name in names if not (ROOT / name).exists()] == []
    allowed = (DEPLOY / "Dockerfile.dockerignore").read_text(encoding="utf-8").splitlines()
    for name in (name for names in copied for name in names):
        assert any(
            name == entry[1:] or name.startswith(f"{entry[1:]}/") for entry in allowed if entry[0] == "!"
        )


def test_the_image_completes_its_pages_as_a_clone_does() -> None:
    image, script = [
        (ROOT / name).read_text(encoding="utf-8") for name in ("deploy/Dockerfile", "scripts/web")
    ]
    steps = re.findall(r"-m (ludoteca\S* .*?web/dist)", script)
    assert len(steps) == 2
    assert [step for step in steps if step not in image] == []


def test_systemd_accepts_the_unit(tmp_path: Path) -> None:
    unit = (DEPLOY / "ludoteca@.service").read_text(encoding="utf-8")
    installed = unit.replace("/opt/ludoteca/bin/ludoteca", "/bin/true")  # a program that exists
    assert installed != unit
    file = tmp_path / "ludoteca@8000.service"
    file.write_text(installed, encoding="utf-8")
    command = [find_program("systemd-analyze"), "verify", "--man=no", str(file)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")


# --- Dashboard ------------------------------------------------------------------------------------


def exported_names() -> set[str]:
    """Return the names of all samples of the server, also of those that nothing was counted for yet."""
    endings = {"counter": ("_total",), "histogram": ("_bucket", "_count", "_sum"), "gauge": ("",)}
    return {family.name + ending for family in REGISTRY.collect() for ending in endings[family.type]}


def test_the_dashboard_asks_for_metrics_that_exist() -> None:
    board = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))
    queries = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    queries += [
        variable["query"]["query"] for variable in board["templating"]["list"] if "refresh" in variable
    ]
    asked = {name for query in queries for name in METRIC.findall(query)}
    assert asked <= exported_names()
    shown = {re.sub("_(total|bucket|count|sum)$", "", name) for name in asked}
    ours = {family.name for family in REGISTRY.collect() if family.name.startswith("ludoteca_")}
    assert ours <= shown, "every metric is on the dashboard"
    (job,) = yaml.safe_load((DEPLOY / "prometheus.yaml").read_text(encoding="utf-8"))["scrape_configs"]
    assert f'job="{job["job_name"]}"' in " ".join(queries)


def test_the_alerts_ask_for_metrics_that_exist() -> None:
    scraping = yaml.safe_load((DEPLOY / "prometheus.yaml").read_text(encoding="utf-8"))
    assert scraping["rule_files"] == ["alerts.yaml"]
    (group,) = yaml.safe_load((DEPLOY / "alerts.yaml").read_text(encoding="utf-8"))["groups"]
    assert all({"alert", "expr", "annotations"} <= set(rule) for rule in group["rules"])
    queries = " ".join(rule["expr"] for rule in group["rules"])
    assert set(METRIC.findall(queries)) <= exported_names()
    assert f'job="{scraping["scrape_configs"][0]["job_name"]}"' in queries
    for reason in re.findall(r'reason="([\w-]+)"', queries):
        assert REGISTRY.get_sample_value("ludoteca_refusals_total", {"reason": reason}) is not None


async def test_labels_of_the_dashboard_are_those_of_the_server(address: str) -> None:
    client = await new_guest(address)
    await client.table()
    text = (await client.call("GET", "/metrics")).text
    families = {family.name: family for family in text_string_to_metric_families(text)}
    assert families["ludoteca_entries"].samples[0].labels.keys() == {"kind"}
    board = (DEPLOY / "grafana.json").read_text(encoding="utf-8")
    assert set(re.findall(r"sum by \(([\w, ]+)\)", board)) == {
        "instance",
        "kind",
        "reason",
        "result",
        "le",
        "le, kind",
    }


# --- Caddy, two processes, PostgreSQL -------------------------------------------------------------


@pytest.fixture
def caddy(tmp_path: Path) -> Iterator[Callable[..., tuple[str, ssl.SSLContext]]]:
    """Starts Caddy with our Caddyfile before some servers, at an address with a certificate to trust."""
    started: list[subprocess.Popen[bytes]] = []

    def start(*servers: Server) -> tuple[str, ssl.SSLContext]:
        port = free_port()
        file, root = tmp_path / "Caddyfile", tmp_path / "caddy/pki/authorities/local/root.crt"
        options = f"http_port {free_port()}\nadmin off\nskip_install_trust"
        file.write_text(f"{{\n{options}\n}}\nimport {DEPLOY / 'Caddyfile'}\n", encoding="utf-8")
        behind = " ".join(f"127.0.0.1:{server.port}" for server in servers)
        places = {"XDG_DATA_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)}
        site = {"LUDOTECA_SITE": f"localhost:{port}", "LUDOTECA_SERVERS": behind}
        with (tmp_path / "caddy.log").open("wb") as log:
            command = [find_program("caddy"), "run", "--config", str(file), "--adapter", "caddyfile"]
            started.append(subprocess.Popen(command, env={**os.environ, **places, **site}, stderr=log))
        end = time.monotonic() + READY
        while not root.exists() or not can_connect(port, root):
            assert started[-1].poll() is None, (tmp_path / "caddy.log").read_text(encoding="utf-8")
            assert time.monotonic() < end, "Caddy does not answer"
            time.sleep(0.05)
        return f"https://localhost:{port}", ssl.create_default_context(cafile=root)

    yield start
    for process in started:
        process.terminate()
        process.wait(30)


def can_connect(port: int, root: Path) -> bool:
    try:
        return httpx.get(
            f"https://localhost:{port}/health", verify=ssl.create_default_context(cafile=root)
        ).is_success
    except httpx.TransportError:
        return False


async def test_two_processes_behind_caddy_know_the_addresses_of_clients(
    postgres: Postgres, serve: Callable[..., Server], caddy: Callable[..., tuple[str, ssl.SSLContext]]
) -> None:
    database_url = postgres.database()
    options = ("--trusted-proxy", "127.0.0.1", "--allowed-host", "localhost")
    servers = await start_servers(serve, database_url, 2, *options)
    site, trust = caddy(*servers)
    commands = Administration(Database(database_url))
    await commands.ban_network(BANNED, 1)
    await commands.ban_network("203.0.113.7", 1)
    await commands.close()
    async with httpx.AsyncClient(base_url=site, verify=trust, timeout=PATIENCE) as here:
        made = (await here.post("/api/people", json={"name": "Anna"})).json()
        headers = {"authorization": f"Bearer {made['token']}"}
        body = {"game": "alpaca", "seats": [{"kind": "here"}, {"kind": "elsewhere"}]}
        table = (await here.post("/api/tables", json=body, headers=headers)).json()["id"]
        lie = await here.get("/api/games", headers={"x-forwarded-for": "203.0.113.7"})
        assert lie.status_code == 200, "Caddy does not pass on what clients say about their address"
        assert lie.headers["strict-transport-security"]
        assert (await here.get("/metrics")).status_code == 403
    way = httpx.AsyncHTTPTransport(verify=trust, local_address=BANNED)
    async with (
        httpx.AsyncClient(base_url=site, transport=way, timeout=PATIENCE) as banned,
        asyncio.timeout(PATIENCE),
    ):
        while [(await banned.get("/api/games")).status_code for _ in range(8)] != [403] * 8:
            await asyncio.sleep(0.1)  # until both processes know of the ban
    async with connect(f"{site.replace('http', 'ws')}/api/tables/{table}/live", ssl=trust) as socket:
        await socket.send(json.dumps({"type": "hello", "tokens": [made["token"]], "number": 0}))
        assert json.loads(await socket.recv())["type"] == "news"
    servers[0].stop()
    async with httpx.AsyncClient(base_url=site, verify=trust, timeout=PATIENCE) as here:
        for _ in range(4):
            assert (await here.get(f"/api/tables/{table}")).json()["id"] == table


async def test_a_postgresql_backup_is_restored(
    postgres: Postgres, serve: Callable[..., Server], tmp_path: Path
) -> None:
    """The commands are those of the page about hosting."""
    old, new = postgres.database(), postgres.database()
    server = serve(old)
    anna = await new_guest(server.address)
    table = (await anna.table(seats="here elsewhere"))["id"]
    server.stop()
    tools, file = Path(postgres.psql).parent, tmp_path / "backup.dump"
    subprocess.run([tools / "pg_dump", "--format=custom", "--file", file, old], check=True, timeout=60)
    restore = [str(tools / "pg_restore"), "--no-owner", "--exit-on-error", "--dbname", new, str(file)]
    subprocess.run(restore, check=True, timeout=60)
    again = serve(new)
    anna = Client(again.address, anna.token, anna.person)
    assert (await anna.get(f"/api/tables/{table}"))["id"] == table
    assert (await anna.get("/api/people/me"))["person"]["id"] == anna.person
