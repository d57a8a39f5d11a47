"""A struct is declared once and has two forms, a plain object and flat bytes, without loss between them."""

from typing import Annotated, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ludoteca
from ludoteca.core.kernel.structs import (
    NUMPY_NAMES,
    Int8,
    Int16,
    Int32,
    Int64,
    copy_struct,
    dtype_of,
    fields_of,
    from_bytes,
    pack,
    pack_into,
    struct,
    to_bytes,
    unpack,
)
from tests.support.random_matches import REPRODUCIBLE, Setup, own_state, start_match, walk, with_every_setup


@struct
class Inner:
    """A struct in a struct."""

    small: Int8
    row: Annotated[list[Int16], 3]


@struct
class Outer:
    """Everything that a struct can hold."""

    first: Int8
    wide: Int64
    one: Inner
    many: Annotated[list[Inner], 2]
    bytes_of: Annotated[list[Int8], 5]
    middle: Int32


def integers(bits: int) -> st.SearchStrategy[int]:
    return st.integers(-(2 ** (bits - 1)), 2 ** (bits - 1) - 1)


def row(bits: int, length: int) -> st.SearchStrategy[list[int]]:
    return st.lists(integers(bits), min_size=length, max_size=length)


inner = st.builds(Inner, small=integers(8), row=row(16, 3))
outer = st.builds(
    Outer,
    first=integers(8),
    wide=integers(64),
    one=inner,
    many=st.lists(inner, min_size=2, max_size=2),
    bytes_of=row(8, 5),
    middle=integers(32),
)


# --- Declaring ------------------------------------------------------------------------------------


def declare(**annotations: Any) -> Any:
    return struct(type("Made", (), {"__annotations__": annotations}))


def test_a_new_struct_is_blank() -> None:
    blank = Outer()
    assert (blank.first, blank.wide, blank.middle, blank.bytes_of) == (0, 0, 0, [0] * 5)
    assert (blank.one.small, blank.one.row) == (0, [0, 0, 0])
    assert blank.many == [Inner(), Inner()]
    assert blank == Outer()
    assert Outer().many[0] is not Outer().many[0]
    assert Outer().many[0] is not Outer().many[1]


def test_a_struct_accepts_no_other_field() -> None:
    with pytest.raises(AttributeError):
        Outer().third = 3  # type: ignore[attr-defined]


def test_fields_describe_themselves() -> None:
    assert [field.name for field in fields_of(Outer)] == "first wide one many bytes_of middle".split()
    assert [field.length for field in fields_of(Outer)] == [0, 0, 0, 2, 5, 0]
    assert [field.is_struct for field in fields_of(Outer)] == [False, False, True, True, False, False]


@pytest.mark.parametrize(
    "annotation", [int, float, str, bool, list[int], Annotated[list[int], 3], dict, object]
)
def test_other_annotations_are_refused(annotation: Any) -> None:
    with pytest.raises(TypeError, match=r"Made\.wrong: a field is a struct, Int8 to Int64, or a list"):
        declare(wrong=annotation)


@pytest.mark.parametrize("name", ["data", "size", "copy", "item", "T"])
def test_names_reserved_by_numpy_are_refused(name: str) -> None:
    with pytest.raises(TypeError, match=f"have a '{name}' already; choose another name"):
        declare(**{name: Int8})


@pytest.mark.parametrize("name", ["_hidden", "__dunder"])
def test_names_with_an_underscore_at_their_beginning_are_refused(name: str) -> None:
    with pytest.raises(TypeError, match=rf"Made\.{name}: choose a name without an underscore"):
        declare(**{name: Int8})


def test_all_names_reserved_by_numpy_are_known() -> None:
    import numpy as np

    blank = np.zeros(1, dtype_of(Outer))
    taken = {*dir(np.void), *dir(np.record), *dir(blank[0]), *dir(blank.view(np.recarray)[0])}
    fields = {field.name for field in fields_of(Outer)}
    assert {name for name in taken - fields if not name.startswith("_")} <= NUMPY_NAMES


# --- Two shapes -----------------------------------------------------------------------------------


def test_the_flat_form_is_aligned_and_as_narrow_as_declared() -> None:
    shape = dtype_of(Outer)
    assert shape.names == ("first", "wide", "one", "many", "bytes_of", "middle")
    assert [shape[name].itemsize for name in shape.names] == [1, 8, 8, 16, 5, 4]
    assert dtype_of(Inner).itemsize == 2 + 3 * 2
    assert [offset for _, offset, *_ in (shape.fields or {}).values()] == [0, 8, 16, 24, 40, 48]
    assert shape.itemsize == 56
    assert dtype_of(Outer) is shape


@REPRODUCIBLE
@given(outer)
def test_packing_loses_nothing(plain: Outer) -> None:
    array = pack(plain)
    assert array.dtype == dtype_of(Outer)
    assert unpack(Outer, array[0]) == plain
    pack_into(Outer(), array[0])
    assert unpack(Outer, array[0]) == Outer()


@REPRODUCIBLE
@given(outer)
def test_bytes_hold_every_integer_once(plain: Outer) -> None:
    data = to_bytes(plain)
    assert len(data) == 1 + 8 + 7 + 2 * 7 + 5 + 4
    assert from_bytes(Outer, data) == plain
    assert type(from_bytes(Outer, data).many[1].row) is list


@REPRODUCIBLE
@given(outer, outer)
def test_structs_are_equal_when_their_bytes_are(one: Outer, two: Outer) -> None:
    assert (one == two) == (pack(one).tobytes() == pack(two).tobytes())
    assert pack(one).tobytes() == pack(copy_struct(one)).tobytes()


@REPRODUCIBLE
@given(outer)
def test_a_copy_shares_nothing(plain: Outer) -> None:
    before, copy = repr(plain), copy_struct(plain)
    assert copy == plain
    assert type(copy) is Outer
    copy.first, copy.middle = 1, 2
    copy.one.small = copy.many[0].small = 3
    copy.one.row[0] = copy.many[1].row[2] = copy.bytes_of[4] = 4
    assert repr(plain) == before


@REPRODUCIBLE
@given(outer)
def test_unpacked_numbers_are_python_integers(plain: Outer) -> None:
    again = unpack(Outer, pack(plain)[0])
    assert {type(again.first), type(again.wide), type(again.one.small), type(again.bytes_of[0])} == {int}
    assert type(again.bytes_of) is list


@pytest.mark.parametrize(("field", "value"), [("first", 128), ("first", -129), ("middle", 2**31)])
def test_a_number_that_does_not_fit_is_refused(field: str, value: int) -> None:
    plain = Outer()
    setattr(plain, field, value)
    with pytest.raises(OverflowError):
        pack(plain)


# --- The games' own -------------------------------------------------------------------------------


@with_every_setup
def test_every_state_of_a_game_fits_its_fields(setup: Setup) -> None:
    State = ludoteca.game(setup[0]).definition.State  # noqa: N806
    for match in walk(start_match(setup, 1), 1):
        state = own_state(match)
        assert unpack(State, pack(state)[0]) == state
        assert copy_struct(state) == state
