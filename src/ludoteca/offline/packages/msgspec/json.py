"""What the tables use of msgspec.json."""

import json
from typing import Any

from . import DecodeError, convert, to_builtins


def encode(value: Any) -> bytes:
    return json.dumps(to_builtins(value), ensure_ascii=False, separators=(",", ":")).encode()


class Encoder:
    """Encodes values."""

    def encode(self, value: Any) -> bytes:
        return encode(value)


class Decoder:
    """Decodes values of one type."""

    def __init__(self, kind: Any) -> None:
        self.kind = kind

    def decode(self, text: str | bytes) -> Any:
        try:
            value = json.loads(text)
        except ValueError as error:
            raise DecodeError(str(error)) from None
        return convert(value, self.kind)


def decode(text: str | bytes, type: Any = Any) -> Any:
    return Decoder(type).decode(text)
