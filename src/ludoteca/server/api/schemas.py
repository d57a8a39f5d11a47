"""JSON schemas of all messages, for the OpenAPI document and what is generated from it."""

from typing import Any

import msgspec
from litestar.openapi.spec import Schema

from ludoteca.server.messages.desk import BanNetwork, BanPerson, DeletePerson, MutePerson
from ludoteca.server.messages.log import MoveRequest
from ludoteca.server.messages.moderation import Agreement, Mute, NewReport, PersonChoice
from ludoteca.server.messages.people import (
    Deletion,
    Guest,
    PasswordChange,
    PasswordCheck,
    PersonChange,
    Recovery,
    Registration,
)
from ludoteca.server.messages.push import NewSubscription, SubscriptionEnd
from ludoteca.server.messages.sockets import ClientMessage, ServerMessage
from ludoteca.server.messages.tables import JoinRequest, NewTable, RecordText, SeatChoice, StandIn

PLACE = "#/components/schemas/{name}"
BODIES = (
    Guest, Registration, PersonChange, PasswordChange, PasswordCheck, Recovery, Deletion, NewTable,
    JoinRequest, SeatChoice, StandIn, Agreement, PersonChoice, Mute, NewReport, RecordText, MoveRequest,
    MutePerson, BanPerson, DeletePerson, BanNetwork, NewSubscription, SubscriptionEnd,
)  # fmt: skip


def schemas() -> dict[str, Any]:
    """Return all socket messages, under `ClientMessage` and `ServerMessage`, and the bodies of requests."""
    (client, server, *_), components = msgspec.json.schema_components(
        [ClientMessage, ServerMessage, *BODIES], ref_template=PLACE
    )
    components = _allow_any_content(components)
    return {
        name: _RawSchema(schema)
        for name, schema in {"ClientMessage": client, "ServerMessage": server, **components}.items()
    }


def _allow_any_content(schema: Any) -> Any:
    """Mark free-form objects as such: type generators would take them for empty ones."""
    if isinstance(schema, list):
        return [_allow_any_content(value) for value in schema]
    if not isinstance(schema, dict):
        return schema
    inner = {key: _allow_any_content(value) for key, value in schema.items()}
    if inner.get("type") == "object" and "properties" not in inner and not inner.get("additionalProperties"):
        inner["additionalProperties"] = True
    return inner


class _RawSchema(Schema):
    """A schema that is written into the document as it is."""

    def __init__(self, schema: dict[str, Any]) -> None:
        super().__init__()
        self._schema = schema

    def to_schema(self) -> dict[str, Any]:
        return self._schema
