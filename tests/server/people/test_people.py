"""People: guests, names, registration, signing in and out, and the rights of their tokens."""

import unicodedata

import pytest
from websockets.exceptions import ConnectionClosed

from ludoteca.server.limits.addresses import NetworkAddress
from ludoteca.server.messages.people import Recovery, Registration
from ludoteca.server.people import people
from ludoteca.server.people.people import CODES, HASHER, new_recovery_code
from ludoteca.server.refusals import Refusal
from ludoteca.server.services import Services
from tests.support.server.clients import PASSWORD, post_refused, read_refusal, register_person
from tests.support.server.server_process import Client, new_guest

pytestmark = pytest.mark.anyio


async def test_a_guest_needs_only_a_name(address: str) -> None:
    welcome = await Client(address).post("/api/people", name="Вера", language="ru")
    assert welcome["person"]["name"] == "Вера"
    assert welcome["person"]["registered"] is False
    assert welcome["language"] == "ru"
    me = await Client(address, welcome["token"]).get("/api/people/me")
    assert me["person"] == welcome["person"]


async def test_a_guest_changes_name_and_language(address: str) -> None:
    anna = await new_guest(address)
    answer = await anna.call("PATCH", "/api/people/me", name="Anna Maria", language="it")
    assert answer.json()["person"]["name"] == "Anna Maria"
    assert (await anna.get("/api/people/me"))["language"] == "it"


@pytest.mark.parametrize(
    "name", ["", " Anna", "Anna ", "Anna\n", "An\x00na", "\x07", "A" * 41, "\u2028", 7, None]
)
async def test_invalid_names_are_refused(address: str, name: object) -> None:
    answer = await Client(address).call("POST", "/api/people", name=name)
    assert read_refusal(answer) == (400, "not-understood")


@pytest.mark.parametrize("name", ["O'Neill", '"Q" [x]', "李", "a", "Anna 🦙 Bruno", "ß" * 40])
async def test_valid_names_are_accepted(address: str, name: str) -> None:
    assert (await Client(address).post("/api/people", name=name))["person"]["name"] == name


async def test_a_request_without_a_token_is_refused(address: str) -> None:
    for token in ("", "nonsense", "a.b", "x" * 5000):
        answer = await Client(address, token).call("GET", "/api/people/me")
        assert read_refusal(answer) == (401, "who-are-you")


# --- Registration ---------------------------------------------------------------------------------


async def test_a_registered_name_is_known_on_another_device(address: str) -> None:
    client = await register_person(address)
    name = (await client.get("/api/people/me"))["person"]["name"]
    for typed in (name, name.upper()):
        welcome = await Client(address).post("/api/people/sign-in", name=typed, passphrase=PASSWORD)
        assert welcome["person"] == {"id": client.person, "name": name, "registered": True}


async def test_unknown_names_are_checked_with_a_hash_like_all_others(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The time of an answer does not tell which names are registered."""
    checked: list[str] = []
    monkeypatch.setattr(people, "_is_right_secret", lambda hashed, _: checked.append(hashed))
    source = NetworkAddress("192.0.2.1", "192.0.2.1")
    with pytest.raises(Refusal):
        await services.people.sign_in(Registration("Nobody", PASSWORD), source)
    with pytest.raises(Refusal):
        await services.people.recover(Recovery("Nobody", new_recovery_code(), PASSWORD), source)
    password, code = checked
    assert not HASHER.check_needs_rehash(password)
    assert not CODES.check_needs_rehash(code)


async def test_a_name_is_the_same_however_it_is_typed(address: str) -> None:
    client, name = await new_guest(address), "José Ñandú"
    await client.post("/api/people/me/register", name=name, passphrase=PASSWORD)
    decomposed = unicodedata.normalize("NFD", name)
    welcome = await Client(address).post("/api/people/sign-in", name=decomposed, passphrase=PASSWORD)
    assert welcome["person"]["id"] == client.person


async def test_a_name_is_taken_once(address: str) -> None:
    first, second = await register_person(address), await new_guest(address)
    name = (await first.get("/api/people/me"))["person"]["name"]
    body = {"name": name.lower(), "passphrase": PASSWORD}
    assert await post_refused(second, "/api/people/me/register", **body) == (409, "name-taken")
    assert (await second.get("/api/people/me"))["person"]["registered"] is False
    again = {"name": "Somebody Else", "passphrase": PASSWORD}
    assert await post_refused(first, "/api/people/me/register", **again) == (409, "registered")


async def test_a_name_that_grows_when_spelled_out_is_refused(address: str) -> None:
    body = {"name": "ß" * 40, "passphrase": PASSWORD}
    assert await post_refused(await new_guest(address), "/api/people/me/register", **body) == (
        422,
        "name-too-long",
    )


async def test_a_registered_name_cannot_be_changed(address: str) -> None:
    client = await register_person(address)
    name = (await client.get("/api/people/me"))["person"]["name"]
    assert read_refusal(await client.call("PATCH", "/api/people/me", name="Other")) == (409, "name-fixed")
    assert (await client.call("PATCH", "/api/people/me", name=name.upper())).is_success


async def test_a_wrong_password_and_an_unknown_name_look_alike(address: str) -> None:
    name = (await (await register_person(address)).get("/api/people/me"))["person"]["name"]
    tries = [{"name": name, "passphrase": "wrong passphrase"}, {"name": "Nobody", "passphrase": PASSWORD}]
    answers = [await Client(address).call("POST", "/api/people/sign-in", **body) for body in tries]
    assert [read_refusal(answer) for answer in answers] == [(401, "not-known")] * 2
    assert answers[0].text == answers[1].text


async def test_a_short_password_is_refused(address: str) -> None:
    body = {"name": "Shorty", "passphrase": "1234567"}
    answer = await (await new_guest(address)).call("POST", "/api/people/me/register", **body)
    assert read_refusal(answer) == (400, "not-understood")
    assert "1234567" not in answer.text


# --- Signing out ----------------------------------------------------------------------------------


async def test_signing_out_everywhere_revokes_old_tokens(address: str) -> None:
    anna = await new_guest(address)
    table = (await anna.table(seats="here elsewhere"))["id"]
    seat = (await anna.get(f"/api/tables/{table}/seats/p1/token"))["token"]
    welcome = await anna.post("/api/people/me/sign-out-everywhere")
    assert read_refusal(await anna.call("GET", "/api/people/me")) == (401, "who-are-you")
    async with anna.at(table, 0, anna.token, seat) as socket:
        assert (await socket.until_type("refused"))["reason"] == "token"
        assert socket.news["views"] == {}
    assert (await Client(address, welcome["token"]).get("/api/people/me"))["person"]["id"] == anna.person


async def test_signing_out_everywhere_closes_sockets(address: str) -> None:
    anna, watcher = await new_guest(address), await new_guest(address, "Watcher")
    table = (await anna.table(seats="here elsewhere"))["id"]
    seat = (await anna.get(f"/api/tables/{table}/seats/p1/token"))["token"]
    async with anna.at(table) as one, anna.at(table, 0, seat) as two, watcher.at(table) as three:
        for socket in (one, two, three):
            await socket.until_type("presence")
        await anna.post("/api/people/me/sign-out-everywhere")
        for socket in (one, two):
            with pytest.raises(ConnectionClosed):
                await socket.until(lambda _: False)
        assert (await three.ask(type="chat", text="still here"))["type"] == "accepted"
