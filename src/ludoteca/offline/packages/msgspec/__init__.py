"""What the tables use of msgspec: structs, and their way to JSON and back, in plain Python.

``tests/offline/test_bundle.py`` compares it with msgspec itself, for the messages in ``messages.py`` there.
"""

import json as _json
import re
from base64 import b64encode
from collections.abc import Mapping
from dataclasses import MISSING, dataclass, fields, is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    TypeVar,
    Union,
    dataclass_transform,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

S = TypeVar("S", bound="Struct")


class MsgspecError(Exception):
    """The base of all errors."""


class DecodeError(MsgspecError):
    """A text is not JSON."""


class ValidationError(DecodeError):
    """A value is not what a type allows."""


@dataclass(frozen=True)
class Meta:
    """What a value must be like beyond its type."""

    ge: float | None = None
    le: float | None = None
    min_length: int | None = None
    max_length: int | None = None
    pattern: str | None = None
    description: str | None = None

    def check(self, value: Any) -> None:
        """Raise an error if a value is not like that."""
        size = len(value) if isinstance(value, str | list) else 0
        if (
            (self.ge is not None and value < self.ge)
            or (self.le is not None and value > self.le)
            or (self.min_length is not None and size < self.min_length)
            or (self.max_length is not None and size > self.max_length)
            or (self.pattern is not None and not re.search(self.pattern, value))
        ):
            raise ValidationError(f"{self} does not allow {value!r}"[:200])


class Raw(bytes):
    """JSON that is encoded already."""


@dataclass_transform()
class Struct:
    """A class of fields, made from annotations as a dataclass is."""

    struct_options: Mapping[str, Any] = {}

    def __init_subclass__(cls, **options: Any) -> None:
        super().__init_subclass__()
        cls.struct_options = {**cls.struct_options, **options}
        if "tag" in options:
            cls.struct_options = {"tag_field": "type", **cls.struct_options}
        defaults = {name: vars(cls)[name] for name in cls.__annotations__ if name in vars(cls)}
        for name, default in defaults.items():
            if isinstance(default, list | dict):
                setattr(cls, name, _fresh(default))
        dataclass(kw_only=options.get("kw_only", False))(cls)


def _fresh(default: Any) -> Any:
    from dataclasses import field

    return field(default_factory=type(default))


# --- To JSON --------------------------------------------------------------------------------------


def to_builtins(value: Any) -> Any:
    """Return a value as it is in JSON."""
    if isinstance(value, Struct):
        return _struct_to_builtins(value)
    if isinstance(value, bytes):
        return _json.loads(value) if isinstance(value, Raw) else b64encode(value).decode()
    if isinstance(value, Mapping):
        return {key: to_builtins(item) for key, item in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return [to_builtins(item) for item in value]
    if is_dataclass(value) and not isinstance(value, type):
        return {field.name: to_builtins(getattr(value, field.name)) for field in fields(value)}
    return value


def _struct_to_builtins(value: Struct) -> Any:
    options, all_fields = value.struct_options, fields(value)  # type: ignore[arg-type]
    if options.get("array_like"):
        return [to_builtins(getattr(value, field.name)) for field in all_fields]
    tag = options.get("tag")
    found: dict[str, Any] = {} if tag is None else {options["tag_field"]: tag}
    for field in all_fields:
        item = getattr(value, field.name)
        if options.get("omit_defaults") and field.default is not MISSING and item == field.default:
            continue
        found[field.name] = to_builtins(item)
    return found


# --- From JSON ------------------------------------------------------------------------------------


@cache
def _hints(kind: Any) -> dict[str, Any]:
    return get_type_hints(kind, include_extras=True)


def convert(value: Any, kind: Any) -> Any:
    """Return a value of a type, from what JSON has for it.

    Raises:
        ValidationError: It does not fit.
    """
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        found = convert(value, args[0])
        for meta in args[1:]:
            if isinstance(meta, Meta):
                meta.check(found)
        return found
    if origin in (Union, UnionType):
        return _convert_union(value, args)
    if origin is list:
        return [convert(item, args[0]) for item in _expect(value, isinstance(value, list), kind)]
    if origin is dict:
        held = _expect(value, isinstance(value, dict), kind)
        return {convert(key, args[0]): convert(item, args[1]) for key, item in held.items()}
    if isinstance(kind, type) and issubclass(kind, Struct):
        return _convert_struct(value, kind)
    return _convert_plain(value, kind)


def _convert_plain(value: Any, kind: Any) -> Any:
    if kind is Any or is_typeddict(kind):
        return value
    if get_origin(kind) is Literal:
        return _expect(value, value in get_args(kind), kind)
    if kind is float:
        is_number = isinstance(value, int | float) and not isinstance(value, bool)
        return float(_expect(value, is_number, kind))
    if kind is int:
        return _expect(value, isinstance(value, int) and not isinstance(value, bool), kind)
    if kind in (None, NoneType):
        return _expect(value, value is None, kind)
    return _expect(value, isinstance(value, kind), kind)


def _expect(value: Any, is_right: bool, kind: Any) -> Any:
    if not is_right:
        raise ValidationError(f"expected {kind}, got {value!r}"[:200])
    return value


def _convert_union(value: Any, kinds: tuple[Any, ...]) -> Any:
    tagged = {
        (kind.struct_options["tag_field"], kind.struct_options["tag"]): kind
        for kind in kinds
        if isinstance(kind, type) and issubclass(kind, Struct) and "tag" in kind.struct_options
    }
    if tagged and isinstance(value, dict):
        for (name, tag), kind in tagged.items():
            if value.get(name) == tag:
                return _convert_struct(value, kind)
        raise ValidationError("no such message")
    problem = ValidationError("no such type")
    for kind in kinds:
        try:
            return convert(value, kind)
        except ValidationError as error:
            problem = error
    raise problem


def _convert_struct(value: Any, kind: type[S]) -> S:
    _expect(value, isinstance(value, dict), kind)
    shape: Any = kind  # a dataclass, as ``__init_subclass__`` makes it
    hints = _hints(shape)
    wanted = {field.name: field for field in fields(shape)}
    known = {*wanted, kind.struct_options.get("tag_field")}
    if kind.struct_options.get("forbid_unknown_fields") and not value.keys() <= known:
        raise ValidationError(f"unknown fields: {sorted(value.keys() - known)}"[:200])
    for name, field in wanted.items():
        if name not in value and field.default is MISSING and field.default_factory is MISSING:
            raise ValidationError(f"{name} is missing")
    return kind(**{name: convert(value[name], hints[name]) for name in wanted if name in value})


from . import json as json  # noqa: E402 -- it uses what is defined above
