"""The rules, texts and figures of the games, as the server publishes them."""

import pytest

import ludoteca
from tests.support.server.server_process import Client

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", ludoteca.game_names())
async def test_a_game_has_rules_texts_and_figures(address: str, game: str) -> None:
    client = Client(address)
    (info,) = [info for info in await client.get("/api/games") if info["name"] == game]
    assert (info["least"], info["most"]) == (2, ludoteca.game(game).definition.seats.stop - 1)
    assert "seed" not in info["options"]
    assert (await client.get(f"/api/games/{game}/edition"))["edition"]
    for language in ("en", "it", "ru"):
        for page in ("rules", "texts"):
            answer = await client.call("GET", f"/api/games/{game}/{page}/{language}")
            assert answer.is_success
            assert answer.text
    assert (await client.call("GET", f"/api/games/{game}/rules/de")).status_code == 400
    assert (await client.call("GET", "/api/games/chess/edition")).status_code == 404
