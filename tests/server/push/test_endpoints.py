"""Endpoints: a server posts only to public addresses, and never where a stranger sends it."""

import socket
from ipaddress import ip_address
from typing import Any

import pytest

from ludoteca.server.push.endpoints import is_reachable, read_endpoint, resolve
from ludoteca.server.refusals import Refusal
from ludoteca.server.settings import network

pytestmark = pytest.mark.anyio
LOCAL = (network("127.0.0.0/8"), network("::1"))


@pytest.mark.parametrize(
    "url",
    """http://push.example/x ftp://push.example/x https:///x https://push.example:8443/x https://push.example:0x1bb/x
    https://anna@push.example/x https://anna:word@push.example/x https://push.example/x#y https://[::1 file:///etc
    //push.example/x push.example https://пуш.example/x""".split(),
)
def test_other_addresses_than_https_are_refused(url: str) -> None:
    with pytest.raises(Refusal) as refused:
        read_endpoint(url)
    assert refused.value.reason == "bad-endpoint"


def test_the_parts_of_an_endpoint() -> None:
    endpoint = read_endpoint("https://Push.Example./x/y?z")
    assert (endpoint.host, endpoint.port, endpoint.origin) == ("push.example", 443, "https://push.example")
    assert read_endpoint("https://push.example:443/x").origin == "https://push.example"
    local = read_endpoint("http://localhost:9000/x", LOCAL)
    assert (local.port, local.origin) == (9000, "http://localhost:9000")


@pytest.mark.parametrize(
    "address",
    """127.0.0.1 127.8.9.1 10.0.0.1 172.16.0.1 192.168.1.1 169.254.169.254 100.64.0.1 0.0.0.0 255.255.255.255
    224.0.0.1 240.0.0.1 192.0.2.1 198.18.0.1 ::1 :: fe80::1 fc00::1 fd12::1 ff02::1 2001:db8::1
    ::ffff:127.0.0.1 ::ffff:10.0.0.1 64:ff9b::7f00:1 64:ff9b::a9fe:a9fe
    2002:7f00:1::1 2002:a9fe:a9fe:: 192.0.0.8 192.88.99.1 3fff::1 ::ffff:192.0.0.8""".split(),
)
def test_addresses_of_local_networks_are_refused(address: str) -> None:
    assert not is_reachable(ip_address(address))


@pytest.mark.parametrize("address", ["8.8.8.8", "2606:4700::1", "::ffff:8.8.8.8", "64:ff9b::808:808"])
def test_public_addresses_are_reached_by_https_only(address: str) -> None:
    assert is_reachable(ip_address(address))
    assert not is_reachable(ip_address(address), "http", LOCAL)


def test_the_operator_can_allow_a_local_network() -> None:
    assert is_reachable(ip_address("127.0.0.1"), "http", LOCAL)
    assert not is_reachable(ip_address("10.0.0.1"), "https", LOCAL)


async def test_a_name_with_one_local_address_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise the connection could go there."""
    meanings = {"good": ["8.8.8.8"], "bad": ["10.0.0.1"], "both": ["8.8.8.8", "10.0.0.1"]}

    def look_up(host: str, port: int, *_: Any, **__: Any) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (one, port)) for one in meanings[host]]

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    assert await resolve(read_endpoint("https://good/x")) == "8.8.8.8"
    for host in ("bad", "both"):
        with pytest.raises(Refusal):
            await resolve(read_endpoint(f"https://{host}/x"))


async def test_names_of_this_machine_are_refused() -> None:
    for host in ("localhost", "127.0.0.1", "[::1]", "0x7f000001", "2130706433"):
        with pytest.raises((Refusal, OSError)):
            await resolve(read_endpoint(f"https://{host}/x"))
    assert await resolve(read_endpoint("http://localhost:9000/x", LOCAL), LOCAL) in ("127.0.0.1", "::1")
