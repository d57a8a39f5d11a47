"""Structs: one declaration, two shapes.

A class marked ``@struct`` is an ordinary dataclass of integers and lists of fixed length, for the
interpreter, the server and tests.  ``dtype_of`` describes the same data as one flat block of memory, for the
compilers.

    @struct
    class Player:
        hand: Annotated[list[Int8], KINDS]
        silver: Int16

Fields are signed and as narrow as their values allow.  NumPy is imported only when a dtype is needed.
"""

# ``Any`` stands for what type checkers cannot follow: the type of a field, which is an annotation; what a
# field holds; a class as far as ``struct`` has changed it; and an element of an array, with the fields of
# its dtype.

import dataclasses
from collections.abc import Callable, Iterator
from functools import cache
from struct import Struct
from typing import TYPE_CHECKING, Annotated, Any, NewType, TypeVar, get_args, get_origin, get_type_hints

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

Int8 = Annotated[int, 8]
Int16 = Annotated[int, 16]
Int32 = Annotated[int, 32]
Int64 = Annotated[int, 64]

# Attributes of NumPy's records.  Compiled code could not reach a field with such a name.  A test compares
# the list with the installed NumPy.
NUMPY_NAMES = frozenset(
    (
        "T all any argmax argmin argsort astype base byteswap choose clip compress conj conjugate copy "
        "cumprod cumsum data device diagonal dtype dump dumps fill flags flat flatten getfield imag item "
        "itemset itemsize max mean min nbytes ndim newbyteorder nonzero pprint prod ptp put ravel real "
        "repeat reshape resize round searchsorted setfield setflags shape size sort squeeze std strides "
        "sum swapaxes take to_device tobytes tofile tolist tostring trace transpose var view"
    ).split()
)

FORMATS = {8: "b", 16: "h", 32: "i", 64: "q"}  # of Python's ``struct``, by bits

NONE = -1

R = TypeVar("R")


@dataclasses.dataclass(frozen=True)
class Field:
    """One field of a struct: its name, the type of an item, and how many there are (0: a single one)."""

    name: str
    item: Any
    length: int
    is_struct: bool

    def blank(self) -> Any:
        if self.length:
            return [self.item() for _ in range(self.length)] if self.is_struct else [0] * self.length
        return self.item() if self.is_struct else 0


def struct(cls: type[R]) -> type[R]:
    """Turn a class of annotations into a dataclass that also has a dtype."""
    hints = get_type_hints(cls, include_extras=True)
    fields = tuple(_field(cls, name, hint) for name, hint in hints.items())
    for field in fields:
        setattr(cls, field.name, dataclasses.field(default_factory=field.blank))
    cls.struct_fields = fields  # type: ignore[attr-defined]
    return dataclasses.dataclass(slots=True)(cls)


def _field(cls: type, name: str, hint: Any) -> Field:
    if name.startswith("_"):
        raise TypeError(f"{cls.__name__}.{name}: choose a name without an underscore at its beginning")
    if name in NUMPY_NAMES:
        raise TypeError(f"{cls.__name__}.{name}: NumPy records have a {name!r} already; choose another name")
    if get_origin(hint) is Annotated and get_origin(get_args(hint)[0]) is list:
        (items,), length = get_args(get_args(hint)[0]), get_args(hint)[1]
    else:
        items, length = hint, 0
    if not is_struct(items) and not is_integer(items):
        raise TypeError(f"{cls.__name__}.{name}: a field is a struct, Int8 to Int64, or a list of these")
    return Field(name, items, length, is_struct(items))


def is_integer(item: object) -> bool:
    """Whether a field is Int8 to Int64, or an enumeration of such a width: ``Annotated[Card, 8]``."""
    if get_origin(item) is not Annotated or get_args(item)[1] not in (8, 16, 32, 64):
        return False
    kind = get_args(item)[0]
    return kind.__supertype__ is int if isinstance(kind, NewType) else issubclass(kind, int)


def is_struct(item: object) -> bool:
    return hasattr(item, "struct_fields")


def fields_of(item: Any) -> tuple[Field, ...]:
    fields: tuple[Field, ...] = item.struct_fields
    return fields


@cache
def dtype_of(cls: type) -> "np.dtype[Any]":
    """Return the struct as one flat block of memory, for compilers."""
    import numpy as np

    def item_dtype(item: Any) -> Any:
        return dtype_of(item) if is_struct(item) else np.dtype(f"int{get_args(item)[1]}")

    shapes = [
        (f.name, item_dtype(f.item), (f.length,)) if f.length else (f.name, item_dtype(f.item))
        for f in fields_of(cls)
    ]
    return np.dtype(shapes, align=True)


def copy_struct(source: R) -> R:
    """Return an equal struct that shares nothing with the source."""
    cls: type = type(source)  # ``cache`` wants something hashable
    copy: R = _copier(cls)(source)
    return copy


@cache
def _copier(cls: type) -> Callable[[Any], Any]:
    """Generate a fast copy function for a class, as dataclasses do: every move copies the state first."""
    scope: dict[str, Any] = {"cls": cls, "new": object.__new__}
    lines = ["def copy(source):", "    target = new(cls)"]
    for field in fields_of(cls):
        value = f"source.{field.name}"
        if field.is_struct:
            scope[f"copy_{field.name}"] = _copier(field.item)
            one = f"copy_{field.name}({'item' if field.length else value})"
            value = f"[{one} for item in {value}]" if field.length else one
        elif field.length:
            value = f"{value}[:]"
        lines.append(f"    target.{field.name} = {value}")
    exec("\n".join([*lines, "    return target"]), scope)
    copy: Callable[[Any], Any] = scope["copy"]
    return copy


def pack_into(source: object, target: Any) -> None:
    """Copy a struct into an element of an array of its dtype."""
    for field in fields_of(source):
        value = getattr(source, field.name)
        if field.is_struct and field.length:
            for item, slot in zip(value, target[field.name], strict=True):
                pack_into(item, slot)
        elif field.is_struct:
            pack_into(value, target[field.name])
        else:
            target[field.name] = value


def pack(source: Any) -> "NDArray[np.void]":
    """Return an array of one element that holds the struct."""
    import numpy as np

    array = np.zeros(1, dtype_of(source.__class__))
    pack_into(source, array[0])
    return array


def unpack(cls: type[R], source: Any) -> R:
    """Return the struct that an element of an array of its dtype holds."""
    target = cls()
    for field in fields_of(cls):
        value = source[field.name]
        if field.is_struct:
            value = (
                [unpack(field.item, item) for item in value] if field.length else unpack(field.item, value)
            )
        else:
            value = value.tolist() if field.length else int(value)
        setattr(target, field.name, value)
    return target


# --- Bytes ----------------------------------------------------------------------------------------


def to_bytes(source: Any) -> bytes:
    """Return all integers of a struct in a row: the smallest way to keep it, and about as fast as a copy."""
    write, _, codec = _byte_functions(source.__class__)
    return codec.pack(*write(source))


def from_bytes(cls: type[R], data: bytes) -> R:
    """Return the struct that ``to_bytes`` has kept."""
    struct_class: type = cls  # ``cache`` wants something hashable
    _, read, codec = _byte_functions(struct_class)
    restored: R = read(codec.unpack(data))
    return restored


@cache
def _byte_functions(cls: type) -> tuple[Callable[[Any], Any], Callable[[Any], Any], Struct]:
    """Generate the functions that list the integers of a struct and make it from them, and their format."""
    fields = [(path, field) for path, field in _walk("it", cls) if not field.is_struct]
    starts, formats, start = [], "<", 0
    for _, field in fields:
        starts.append(start)
        start += field.length or 1
        formats += (str(field.length) if field.length else "") + FORMATS[get_args(field.item)[1]]
    listed = ", ".join(f"*{path}" if field.length else path for path, field in fields)
    lines = [f"def write(it): return ({listed},)", "def read(row):", "    it = blank()"]
    for start, (path, field) in zip(starts, fields, strict=True):
        value = f"list(row[{start}:{start + field.length}])" if field.length else f"row[{start}]"
        lines.append(f"    {path} = {value}")
    scope: dict[str, Any] = {"blank": cls}
    exec("\n".join([*lines, "    return it"]), scope)
    return scope["write"], scope["read"], Struct(formats)


def _walk(path: str, cls: type) -> Iterator[tuple[str, Field]]:
    """Yield all fields of a struct and of the structs in it, each with the expression that reaches it."""
    for field in fields_of(cls):
        here = f"{path}.{field.name}"
        yield here, field
        if field.is_struct:
            for item in [f"{here}[{index}]" for index in range(field.length)] or [here]:
                yield from _walk(item, field.item)
