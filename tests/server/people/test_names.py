"""Names: nothing invisible, nothing that looks like a registered name; letters of every script."""

import pytest

import ludoteca
from ludoteca.server.people.names import clean_name, name_refusal, skeleton_of
from tests.support.server.clients import (
    PASSWORD,
    connect_all,
    log_of,
    post_refused,
    read_refusal,
    receive_up_to,
)
from tests.support.server.server_process import Client, new_guest

pytestmark = pytest.mark.anyio

INVISIBLE = {
    "zero width space": "An\u200bna",
    "zero width joiner": "Anna\u200d",
    "right-to-left override": "\u202eannA",
    "isolate": "\u2066Anna",
    "soft hyphen": "An\u00adna",
    "byte order mark": "\ufeffAnna",
    "Hangul filler": "\u3164",
    "empty Braille cell": "Anna\u2800",
    "combining joiner": "An\u034fna",
    "variation selector": "Anna\ufe0f",
    "tag": "Anna\U000e0041",
    "private use": "Anna\ue000",
    "unassigned": "Anna\u0378",
    "no-break space": "Anna\u00a0Rossi",
    "two spaces": "Anna  Rossi",
    "accents alone": "\u0301\u0301",
    "a tower of accents": "A\u0301\u0302\u0303\u0304nna",
    "the mark of the deleted": "[Deleted]",
    "null notehead": "Anna\U0001d159",
    "Khitan filler": "Anna\U00016fe4",
}
LOOK_ALIKES = [
    "VALENTlNA",
    "Vаlеntіnа",
    "ｖａｌｅｎｔｉｎａ",
    "Ⅴalentina",
    "Valentιna",
    "VALΕNTINA",
    "Valentına",
]
ORDINARY = [
    "Валентина",
    "Никита Ёлкин",
    "Nicolò D’Angelo",
    "Ива\u0301н",
    "Ольга-2",
    "Σοφία",
    "Anna ❤️",
    "李",
    "Đức",
]


@pytest.mark.parametrize("name", INVISIBLE.values(), ids=INVISIBLE)
def test_invisible_characters_are_no_name(name: str) -> None:
    assert name_refusal(name)
    assert name_refusal(clean_name(name, "p1")) is None


@pytest.mark.parametrize("name", ["Zⲟe", "Ꮓoe", "ꓜoe", "Zഠe", "Аnna", "Αnna", "сосꙇ", "ꓜꓳꓳ", "Annaǀ", "ᏃᎾᎬ"])
def test_letters_of_a_name_are_of_one_living_script(name: str) -> None:
    assert name_refusal(name)


@pytest.mark.parametrize(("other", "name"), [("ഠഠഠ", "ooo"), ("ӏӏӏ", "lll")])
def test_whole_names_of_another_script_can_look_alike(other: str, name: str) -> None:
    assert skeleton_of(other) == skeleton_of(name)


@pytest.mark.parametrize(
    "name",
    [
        "Əli",
        "Ştefan",
        "ひろ子",
        "다은",
        "მარიამ",
        "אסתר",
        "فاطمة",
        "प्रिया",
        "Ұлан",
        "Nguyễn",
        "Kaʻiulani",
        "Anna+1",
    ],
)
def test_names_of_living_languages_are_names(name: str) -> None:
    assert name_refusal(name) is None


@pytest.mark.parametrize("name", ORDINARY)
def test_names_of_every_script_are_names(name: str) -> None:
    assert name_refusal(name) is None
    assert clean_name(name, "p1") == name


@pytest.mark.parametrize("other", LOOK_ALIKES)
def test_look_alikes_have_one_skeleton(other: str) -> None:
    assert skeleton_of(other) == skeleton_of("Valentina")


def test_names_that_differ_have_skeletons_that_differ() -> None:
    assert len({skeleton_of(name) for name in [*ORDINARY, "Valentina", "Valentino", "Валентин"]}) == 12


async def test_nobody_passes_for_a_registered_name(address: str) -> None:
    """The name is refused to guests, to another registration, and on seats."""
    owner, other = await new_guest(address), await new_guest(address, "Other")
    await owner.post("/api/people/me/register", name="Valentina", passphrase=PASSWORD)
    table = (await owner.table(seats="here elsewhere"))["id"]
    seats = [{"kind": "here", "name": LOOK_ALIKES[0]}, {"kind": "elsewhere"}]
    taken = (409, "name-taken")
    assert await post_refused(Client(address), "/api/people", name="valentina") == taken
    assert read_refusal(await other.call("PATCH", "/api/people/me", name=LOOK_ALIKES[2])) == taken
    body = {"name": LOOK_ALIKES[3], "passphrase": PASSWORD}
    assert await post_refused(other, "/api/people/me/register", **body) == taken
    assert await post_refused(other, f"/api/tables/{table}/join", name="Valentina") == taken
    assert await post_refused(other, "/api/tables", game="alpaca", seats=seats) == taken
    await owner.post("/api/tables", game="alpaca", seats=seats)


async def test_invisible_names_are_refused_everywhere(address: str) -> None:
    anna, bad = await new_guest(address), (422, "bad-name")
    table = (await anna.table(seats="here elsewhere"))["id"]
    seats = [{"kind": "here", "name": "An\u200bna"}, {"kind": "elsewhere"}]
    assert await post_refused(Client(address), "/api/people", name="An\u200bna") == bad
    assert await post_refused(await new_guest(address), f"/api/tables/{table}/join", name="\u2066B") == bad
    assert await post_refused(anna, "/api/tables", game="alpaca", seats=seats) == bad


async def test_names_of_a_record_are_cleaned(address: str) -> None:
    match = ludoteca.game("alpaca").start(2, 7)
    match.players = ["\u202eAn\u200bna", "\u3164"]
    table = await (await new_guest(address)).post("/api/records", record=match.record())
    assert [seat["name"] for seat in table["seats"]] == ["Anna", "p2"]


async def test_a_guest_who_had_the_name_before_is_shown_as_a_guest(address: str) -> None:
    """They are shown so on a seat, in the chat, and at a table where both sit."""
    early, owner = await new_guest(address, "Leonora"), await new_guest(address)
    shared = (await early.table(seats="here elsewhere"))["id"]
    await owner.post("/api/people/me/register", name="Leonora", passphrase=PASSWORD)
    table = await early.table(seats="here elsewhere")
    assert table["seats"][0]["name"] == "Leonora (guest)"
    other = (await owner.table(seats="here elsewhere"))["id"]
    joined = await early.post(f"/api/tables/{other}/join", seat="p2")
    assert [seat["name"] for seat in joined["table"]["seats"]] == ["Leonora", "Leonora (guest)"]
    together = await owner.post(f"/api/tables/{shared}/join", seat="p2")
    assert [seat["name"] for seat in together["table"]["seats"]] == ["Leonora (guest)", "Leonora"]
    async with connect_all(shared, early) as (socket,):
        said = await socket.ask(type="chat", text="it is me")
        await receive_up_to(socket, said["number"])
        assert log_of(socket)[said["number"]]["body"]["name"] == "Leonora (guest)"
