"""What an operator relies on: proxies, host names, file modes, metrics, and reported errors."""

import asyncio
import os
import resource
import sqlite3
import stat
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from ludoteca.server.api.proxies import is_host_allowed, read_client_address
from ludoteca.server.process import STOP_SECONDS
from ludoteca.server.settings import Settings, network
from tests.support.server.backends import Postgres
from tests.support.server.clients import connect_all, play_first, read_refusal, two_players
from tests.support.server.server_process import COMMAND, PATIENCE, TRUST, Client, Server, free_port, new_guest

pytestmark = pytest.mark.anyio
BUSY = 30.0  # seconds that a busy machine may take for what takes two on a quiet one


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with its limits on, and pages, started as people start it."""
    folder = tmp_path_factory.mktemp("guarded")
    (folder / "web/assets").mkdir(parents=True)
    (folder / "web/index.html").write_text("<p>here</p>", encoding="utf-8")
    slow = ("--limit", "message_rate=0.01")  # so that a flood is one on a busy machine too
    options = ("--cold", "--web", str(folder / "web"), "--metrics-token", "figures please", *slow)
    server = Server(f"sqlite:///{folder}/kept/ludoteca.db", folder / "log", *options)
    server.program = COMMAND
    server.start()
    yield server
    server.stop()


async def ask(server: Server, path: str, **headers: str) -> httpx.Response:
    given = {name.replace("_", "-"): value for name, value in headers.items()}
    async with httpx.AsyncClient(
        base_url=server.address, headers=given, timeout=PATIENCE, verify=TRUST
    ) as client:
        return await client.get(path)


# --- Proxies and names ----------------------------------------------------------------------------


async def test_invented_addresses_do_not_pass_the_limit_on_sign_ins(guarded: Server) -> None:
    body = {"name": "Nobody", "passphrase": "wrong passphrase"}
    async with httpx.AsyncClient(base_url=guarded.address, timeout=PATIENCE, verify=TRUST) as client:
        answers = await asyncio.gather(
            *(
                client.post("/api/people/sign-in", json=body, headers={"x-forwarded-for": f"192.0.2.{n}"})
                for n in range(25)
            )
        )
    statuses = [answer.status_code for answer in answers]
    assert statuses.count(429) >= 10
    assert set(statuses) == {401, 429}


@pytest.mark.parametrize(
    ("peer", "forwarded", "client"),
    [
        ("127.0.0.1", "", "127.0.0.1"),
        ("127.0.0.1", "192.0.2.1", "192.0.2.1"),
        ("127.0.0.1", "203.0.113.9, 192.0.2.1", "192.0.2.1"),  # the first was written by the client
        ("127.0.0.1", "192.0.2.1, 10.0.0.3", "192.0.2.1"),  # two proxies
        ("127.0.0.1", "nonsense", "127.0.0.1"),
        ("127.0.0.1", "192.0.2.1, nonsense", "127.0.0.1"),
        ("198.51.100.7", "192.0.2.1", "198.51.100.7"),  # no proxy of ours
        ("::1", "2001:db8::1", "::1"),
    ],
)
def test_only_trusted_proxies_set_the_client_address(peer: str, forwarded: str, client: str) -> None:
    trusted = (network("127.0.0.1"), network("10.0.0.0/8"))
    assert read_client_address(peer, forwarded, trusted) == client
    assert read_client_address(peer, forwarded, ()) == peer


def test_host_names_are_checked_unless_the_server_listens_everywhere() -> None:
    here, everywhere, named = Settings(), Settings(host="0.0.0.0"), Settings(hosts=("play.example",))
    for host in ("localhost:8000", "127.0.0.1", "[::1]:8000", "192.0.2.1", ""):
        assert is_host_allowed(host, here)
    assert not is_host_allowed("evil.example:8000", here)
    assert is_host_allowed("evil.example", everywhere)
    assert is_host_allowed("Play.Example:443", named)
    assert not is_host_allowed("evil.example", named)


async def test_other_host_names_are_refused(guarded: Server) -> None:
    assert read_refusal(await ask(guarded, "/api/games", host="evil.example")) == (400, "host")
    assert (await ask(guarded, "/api/games", host="localhost")).is_success
    anna = await new_guest(guarded.address)
    path = f"/api/tables/{(await anna.table(seats='here elsewhere'))['id']}/live"
    async with connect(f"ws://evil.example{path}", host="127.0.0.1", port=guarded.port) as foreign:
        with pytest.raises(ConnectionClosed) as closed:
            await foreign.recv()
    assert closed.value.rcvd is not None
    assert "unknown-host: " in closed.value.rcvd.reason


async def test_pages_reach_sockets_of_this_server_only(guarded: Server) -> None:
    policy = (await ask(guarded, "/", host="localhost:99")).headers["content-security-policy"]
    assert "connect-src 'self' ws://localhost:99 wss://localhost:99;" in policy
    odd = (await ask(guarded, "/", host="localhost;x")).headers["content-security-policy"]
    assert "connect-src 'self';" in odd


@pytest.mark.parametrize("path", ["/assets/%00", "/%00", "/assets/" + "a" * 300, "/assets/nowhere"])
async def test_odd_paths_are_not_found(guarded: Server, path: str) -> None:
    assert (await ask(guarded, path)).status_code == 404


async def test_a_wrong_address_in_a_browser_leads_home(guarded: Server) -> None:
    html = "text/html,application/xhtml+xml,*/*;q=0.8"
    answer = await ask(guarded, "/foo/bar", accept=html)
    assert (answer.status_code, answer.headers["location"]) == (302, "/")
    assert (await ask(guarded, "/api/nowhere", accept=html)).status_code == 404


async def test_metrics_are_for_this_machine_or_with_a_token(guarded: Server) -> None:
    assert (await ask(guarded, "/metrics")).is_success
    assert read_refusal(await ask(guarded, "/metrics", x_forwarded_for="192.0.2.1")) == (403, "not-yours")
    token = {"x_forwarded_for": "192.0.2.1", "authorization": "Bearer figures please"}
    assert (await ask(guarded, "/metrics", **token)).is_success


async def test_a_refused_flood_says_which_messages(guarded: Server) -> None:
    anna = await new_guest(guarded.address)
    table = (await anna.table(seats="here elsewhere"))["id"]
    async with anna.at(table) as socket:
        for number in range(75):
            await socket.send(type="hint", seat="p4", id=f"n{number}")
        heard = [await socket.until_type("refused") for _ in range(75)]
    reasons = {message["id"]: message["reason"] for message in heard}  # hints are answered in any order
    assert reasons.keys() == {f"n{number}" for number in range(75)}
    assert reasons["n74"] == "too-many"


# --- Files ----------------------------------------------------------------------------------------


async def test_the_database_is_private(guarded: Server) -> None:
    await new_guest(guarded.address)
    folder = guarded.log.parent / "kept"
    modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()}
    assert modes == dict.fromkeys(("ludoteca.db", "ludoteca.db-wal", "ludoteca.db-shm"), 0o600)
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def cli(*arguments: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "ludoteca", *arguments]
    return subprocess.run(
        command, capture_output=True, text=True, check=False, timeout=60, env=os.environ | environment
    )


async def test_a_backup_is_private(guarded: Server, tmp_path: Path) -> None:
    kept = guarded.log.parent / "kept/ludoteca.db"
    made = await asyncio.to_thread(
        cli, "backup", "--database", f"sqlite:///{kept}", str(tmp_path / "copy.db")
    )
    assert made.returncode == 0, made.stderr
    assert stat.S_IMODE((tmp_path / "copy.db").stat().st_mode) == 0o600


def test_an_old_database_becomes_private(tmp_path: Path) -> None:
    from ludoteca.server.storage.database import make_private

    old = tmp_path / "ludoteca.db"
    old.touch(mode=0o644)
    make_private(old)
    assert stat.S_IMODE(old.stat().st_mode) == 0o600


# --- Starting -------------------------------------------------------------------------------------


def test_a_newer_database_is_explained(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "ludoteca.db")) as writing, writing:
        writing.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        writing.execute("INSERT INTO alembic_version VALUES ('9999')")
    writing.close()
    ended = cli("serve", "--database", f"sqlite:///{tmp_path}/ludoteca.db", "--port", str(free_port()))
    assert ended.returncode == 2
    assert "newer release" in ended.stderr
    assert "Traceback" not in ended.stderr


def test_a_database_that_is_away_is_explained() -> None:
    away = f"postgresql://ludoteca@127.0.0.1:{free_port()}/ludoteca"
    ended = cli("serve", "--database", away, "--port", str(free_port()))
    assert ended.returncode == 2
    assert "cannot be opened" in ended.stderr
    assert "Traceback" not in ended.stderr


def test_redis_without_its_package_says_what_to_install() -> None:
    program = "import sys; sys.modules['redis'] = None; from ludoteca.cli import main; sys.exit(main())"
    command = [sys.executable, "-c", program, "serve", "--redis", "redis://127.0.0.1"]
    ended = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert ended.returncode == 2
    assert 'pip install "ludoteca[redis]"' in ended.stderr


# --- A database that fails ------------------------------------------------------------------------


async def test_a_full_disk_is_reported_and_logged(tmp_path: Path) -> None:
    """Files of this server may not grow beyond what they are now."""
    server = Server(f"sqlite:///{tmp_path}/ludoteca.db", tmp_path / "log", "--cold", "--no-limits").start()
    try:
        anna, bruno, table = await two_players(server.address)
        assert server.process is not None
        async with connect_all(table, anna, bruno) as (one, two):
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
            answer = await Client(server.address).call("GET", "/health")
            assert read_refusal(answer) == (503, "database")
            assert "the database cannot be written" in answer.json()["message"]
            told = await one.ask(type="chat", text="does it fit?")
            assert told["reason"] == "database"
            assert read_refusal(await Client(server.address).call("POST", "/api/people", name="New")) == (
                503,
                "database",
            )
            unlimited = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, unlimited)
            assert (await Client(server.address).call("GET", "/health")).is_success
            await play_first({"p1": one, "p2": two})
        assert server.stop() == 0
        log = server.log.read_text(encoding="utf-8")
        assert '"event": "database failed"' in log
        assert '"event": "not healthy"' in log
        assert '"event": "socket closed"' in log
    finally:
        server.kill()


async def test_the_server_answers_while_postgresql_is_frozen(serve: Callable[..., Server]) -> None:
    postgres = Postgres()
    try:
        server = serve(postgres.database())
        anna, bruno, table = await two_players(server.address)
        async with connect_all(table, anna, bruno) as (one, _):
            assert (await one.ask(type="chat", text="hello"))["type"] == "accepted"  # it is fully connected
            with frozen(postgres):
                start = time.monotonic()
                answer = await Client(server.address).call("GET", "/health")
                assert time.monotonic() - start < BUSY
                assert read_refusal(answer) == (503, "database")
                seat = str(one.turn)
                if seat == "p1":
                    assert (await one.play(seat, one.moves(seat)[0]))["reason"] == "database"
                else:
                    assert (await one.ask(type="chat", text="frozen"))["reason"] == "database"
                assert time.monotonic() - start < 2 * BUSY
                start = time.monotonic()
                assert await asyncio.to_thread(server.stop) is not None
                assert time.monotonic() - start < STOP_SECONDS + BUSY
    finally:
        postgres.stop()


@contextmanager
def frozen(postgres: Postgres) -> Iterator[None]:
    """Let the processes of a PostgreSQL not run for a while."""
    postgres.freeze()
    yield
    postgres.thaw()
