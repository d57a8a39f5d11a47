"""The protocol as JSON schemas, for the OpenAPI document and what is generated from it."""

from typing import Any

import msgspec
from litestar.openapi.spec import Schema

from ludoteca.server.messages.log import MoveRequest
from ludoteca.server.messages.moderation import Agreement, Mute, NewReport, PersonChoice
from ludoteca.server.messages.people import (
    Deletion,
    Guest,
    PassphraseChange,
    PassphraseCheck,
    PersonChange,
    Recovery,
    Registration,
)
from ludoteca.server.messages.sockets import ClientMessage, ServerMessage
from ludoteca.server.messages.tables import JoinRequest, NewTable, RecordText, SeatChoice, StandIn

PLACE = "#/components/schemas/{name}"
BODIES = (
    Guest, Registration, PersonChange, PassphraseChange, PassphraseCheck, Recovery, Deletion, NewTable,
    JoinRequest, SeatChoice, StandIn, Agreement, PersonChoice, Mute, NewReport, RecordText, MoveRequest,
)  # fmt: skip


def schemas() -> dict[str, Any]:
    """All socket messages, under `ClientMessage` and `ServerMessage`, and the bodies of requests."""
    (asked, told, *_), components = msgspec.json.schema_components(
        [ClientMessage, ServerMessage, *BODIES], ref_template=PLACE
    )
    components = _opened(components)
    return {
        name: _Raw(schema)
        for name, schema in {"ClientMessage": asked, "ServerMessage": told, **components}.items()
    }


def _opened(schema: Any) -> Any:
    """Objects of any content say so, for generators of types take silence for an empty object."""
    if isinstance(schema, list):
        return [_opened(value) for value in schema]
    if not isinstance(schema, dict):
        return schema
    inner = {key: _opened(value) for key, value in schema.items()}
    if inner.get("type") == "object" and "properties" not in inner and not inner.get("additionalProperties"):
        inner["additionalProperties"] = True
    return inner


class _Raw(Schema):
    """A schema that is written as it is."""

    def __init__(self, schema: dict[str, Any]) -> None:
        super().__init__()
        self._schema = schema

    def to_schema(self) -> dict[str, Any]:
        return self._schema
