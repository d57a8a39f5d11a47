"""Set-up: the rows of a new table, made from what somebody wishes for."""

import time
from collections.abc import Sequence
from itertools import zip_longest

import msgspec

from ludoteca import LudotecaError
from ludoteca.server.games.editions import check_texts
from ludoteca.server.games.uploads import Uploads
from ludoteca.server.messages.tables import NewSeat, NewTable
from ludoteca.server.refusals import Refusal, bad
from ludoteca.server.storage.appending import Added
from ludoteca.server.storage.store import Store, new_id


async def new_table(
    store: Store,
    uploads: Uploads,
    wish: NewTable,
    by: tuple[str, str],
    people: Sequence[str | None] = (),
) -> Added:
    """A table that can be played, with people on its seats as named, and the owner on those ``here``.

    ``by`` is the id and the name of the owner.
    """
    owner, name = by
    try:
        game = await uploads.game(wish.game, wish.edition, owner)
        check_texts(game)
        trial = game.start_with(len(wish.seats), wish.options)
    except LudotecaError as error:
        raise bad(error) from None
    except (TypeError, ValueError, OverflowError) as error:
        raise Refusal(422, "bad-option", f"these options cannot be: {error}") from None
    now = time.time()
    table = {
        "id": new_id(), "game": wish.game, "edition": await store.keep_edition(wish.edition),
        "edition_name": game.edition.name[:200],
        "rules": game.definition.version, "digest": game.edition.digest, "options": wish.options,
        "owner": owner, "listed": wish.listed, "undo": wish.undo, "clock": msgspec.to_builtins(wish.clock),
        "hints": not wish.rated if wish.hints is None else wish.hints, "rated": wish.rated,
        "chat": wish.chat, "created": now, "updated": now, "state": "open", "number": 0, "bot_turn": False,
    }  # fmt: skip
    sitting = [
        person or (owner if chair.kind == "here" else None)
        for chair, person in zip_longest(wish.seats, people)
    ]
    willing = await store.registered(filter(None, sitting)) if wish.rated else set()
    seats = [
        {
            "seat": seat, "kind": chair.kind, "level": _level(chair), "version": 1,
            "clock": wish.clock.seconds if wish.clock else None, "person": person,
            "name": chair.name or (name if chair.kind == "here" else None), "rated": person in willing,
        }
        for seat, chair, person in zip(trial.seat_names, wish.seats, sitting, strict=True)
    ]  # fmt: skip
    return Added(table, seats)


def _level(chair: NewSeat) -> str | None:
    return (chair.level or "medium") if chair.kind == "bot" else None
