"""Table setup: the rows of a new table."""

import time
from collections.abc import Sequence
from itertools import zip_longest

import msgspec

from ludoteca import LudotecaError
from ludoteca.server.games.editions import check_texts
from ludoteca.server.games.uploads import Uploads
from ludoteca.server.messages.fields import Level
from ludoteca.server.messages.tables import NewSeat, NewTable
from ludoteca.server.refusals import Refusal, refusal_of
from ludoteca.server.storage.log_entries import NewTableRows
from ludoteca.server.storage.store import Store, new_id


async def new_table_rows(
    store: Store,
    uploads: Uploads,
    wish: NewTable,
    by: tuple[str, str],
    people: Sequence[str | None] = (),
) -> NewTableRows:
    """The rows of a table that can be played.

    ``by`` is the id and the name of the owner, who takes the seats ``here``; ``people`` are the ids of those
    who sit on the seats already.
    """
    owner, name = by
    try:
        game = await uploads.load_game(wish.game, wish.edition, owner)
        check_texts(game)
        trial = game.start_with(len(wish.seats), wish.options)
    except LudotecaError as error:
        raise refusal_of(error) from None
    except (TypeError, ValueError, OverflowError) as error:
        raise Refusal(422, "bad-option", f"these options are not valid: {error}") from None
    now = time.time()
    table = {
        "id": new_id(), "game": wish.game, "edition": await store.store_edition(wish.edition),
        "edition_name": game.edition.name[:200],
        "rules": game.definition.version, "digest": game.edition.digest, "options": wish.options,
        "owner": owner, "listed": wish.listed, "undo": wish.undo, "clock": msgspec.to_builtins(wish.clock),
        "hints": not wish.rated if wish.hints is None else wish.hints, "rated": wish.rated,
        "chat": wish.chat, "created": now, "updated": now, "state": "open", "number": 0, "bot_turn": False,
    }  # fmt: skip
    seated = [
        person or (owner if seat.kind == "here" else None) for seat, person in zip_longest(wish.seats, people)
    ]
    registered = await store.find_registered(filter(None, seated)) if wish.rated else set()
    seats = [
        {
            "seat": seat_name, "kind": seat.kind, "level": _level(seat), "version": 1,
            "clock": wish.clock.seconds if wish.clock else None, "person": person,
            "name": seat.name or (name if seat.kind == "here" else None), "rated": person in registered,
        }
        for seat_name, seat, person in zip(trial.seat_names, wish.seats, seated, strict=True)
    ]  # fmt: skip
    return NewTableRows(table, seats)


def _level(seat: NewSeat) -> Level | None:
    return (seat.level or "medium") if seat.kind == "bot" else None
