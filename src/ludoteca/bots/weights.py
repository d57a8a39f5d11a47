"""Weights: a trained network in whole numbers, as a file that comes with a game.

Everything is computed in whole numbers, so that every machine and every browser finds the same move.
``web/src/engine/network.ts`` reads the same file.

    weights       16 bits, with as many binary places as fit (``places``); 8 bits and a shift in the file
    hidden units  ACTIVATION_PLACES binary places, at most MOST_ACTIVE
    outputs       OUTPUT_PLACES binary places: logits as binary logarithms, scores in points

The file: MAGIC, eight numbers of 32 bits (``Header``), then the arrays in the order of ``Weights``, all
little-endian.  A matrix is a shift of 8 bits for each row, and then its numbers: a weight is a number shifted
to the left by that of its row.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import DTypeLike, NDArray

from ludoteca.bots.faults import BotFault
from ludoteca.core.kernel.seats import MOST_SEATS
from ludoteca.core.matches.game import Game
from ludoteca.core.texts.errors import BadOption
from ludoteca.core.texts.faults import Fault, file_fault

MAGIC = b"LUDONET2"
FILE = "network.bin"  # in the folder of a game
ACTIVATION_PLACES = 7
MOST_ACTIVE = 4095
OUTPUT_PLACES = 6
PREFERENCE_SCALE_PLACES = 8
LARGEST = 127  # of a number in the file
MOST_SHIFT = 8
LARGEST_WEIGHT = LARGEST << MOST_SHIFT
REWARDS = MOST_SEATS + 1  # outputs for rewards: one for each seat, and what a long match costs


class Header(NamedTuple):
    """The sizes of a network, and the binary places of its weights."""

    features: int
    actions: int
    parts: int
    width: int
    first_places: int
    second_places: int
    choice_places: int  # of the outputs for actions, rewards and wins
    score_places: int


HEADER_SIZE = len(MAGIC) + 4 * len(Header._fields)  # bytes of a file


class Weights(NamedTuple):
    """The arrays of a network, as compiled code gets them."""

    first: NDArray[np.int16]  # by input and unit; inputs are features, then preferences
    first_bias: NDArray[np.int32]
    second: NDArray[np.int16]  # by input and unit
    second_bias: NDArray[np.int32]
    output: NDArray[np.int16]  # by output and unit: actions, rewards, wins, scores
    output_bias: NDArray[np.int32]
    preference_scale: NDArray[np.int16]  # by action
    places: NDArray[np.int64]  # those of the header


def shapes(header: Header) -> list[tuple[tuple[int, ...], DTypeLike]]:
    """Return the shape and the type of each array."""
    width = header.width
    outputs = header.actions + REWARDS + MOST_SEATS + MOST_SEATS * header.parts
    return [
        ((header.features + header.actions, width), np.int16),
        ((width,), np.int32),
        ((width, width), np.int16),
        ((width,), np.int32),
        ((outputs, width), np.int16),
        ((outputs,), np.int32),
        ((header.actions,), np.int16),
    ]


def write(file: Path, header: Header, arrays: Sequence[NDArray[np.integer]]) -> None:
    """Write a network to a file, its matrices rounded to 8 bits."""
    body = b"".join(
        write_matrix(array) if len(shape) > 1 else array.astype(np.dtype(kind).newbyteorder("<")).tobytes()
        for array, (shape, kind) in zip(arrays, shapes(header), strict=True)
    )
    file.write_bytes(MAGIC + np.array(header, "<i4").tobytes() + body)


def write_matrix(matrix: NDArray[np.integer]) -> bytes:
    """Return the shifts of its rows, and its numbers."""
    most = np.abs(matrix.astype(np.int64)).max(axis=1, keepdims=True)
    shifts = np.ceil(np.log2(np.maximum(most / LARGEST, 1))).clip(0, MOST_SHIFT)
    numbers = np.rint(matrix / 2.0**shifts).clip(-LARGEST, LARGEST)
    return bytes(shifts.astype(np.uint8).tobytes() + numbers.astype(np.int8).tobytes())


def read(file: Path) -> tuple[Header, Weights]:
    """Read a network from a file.

    Raises:
        BadOption: The file cannot be read, or holds no network.
    """
    try:
        content = file.read_bytes()
    except OSError as error:
        raise BadOption(Fault.IN_FILE(file=str(file)), file_fault(error)) from None
    header, place = read_header(file, content), HEADER_SIZE
    sizes = [size_of(shape, kind) for shape, kind in shapes(header)]
    if len(content) != place + sum(sizes):
        raise BadOption(BotFault.NETWORK_UNREADABLE(file=str(file)))
    arrays = []
    for (shape, kind), size in zip(shapes(header), sizes, strict=True):
        part = content[place : place + size]
        found = (
            read_matrix(part, shape[0])
            if len(shape) > 1
            else np.frombuffer(part, np.dtype(kind).newbyteorder("<"))
        )
        arrays.append(found.astype(kind).reshape(shape))
        place += size
    return header, Weights._make((*arrays, np.array(header[4:], np.int64)))


def read_header(file: Path, content: bytes) -> Header:
    """Return what the beginning of a file says about the network in it."""
    if content[: len(MAGIC)] != MAGIC or len(content) < HEADER_SIZE:
        raise BadOption(BotFault.NETWORK_UNREADABLE(file=str(file)))
    return Header(*np.frombuffer(content[len(MAGIC) : HEADER_SIZE], "<i4").tolist())


def read_for(game: Game, file: Path) -> tuple[Header, Weights]:
    """Read the network of a game from a file.

    Raises:
        BadOption: The file cannot be read, or holds no network or that of another game.
    """
    header, arrays = read(file)
    if header[:3] != sizes_of(game):
        raise BadOption(BotFault.OTHER_NETWORK(file=str(file), game=game.name))
    return header, arrays


def size_of(shape: tuple[int, ...], kind: DTypeLike) -> int:
    """Return how many bytes of a file an array takes."""
    return shape[0] + int(np.prod(shape)) if len(shape) > 1 else shape[0] * np.dtype(kind).itemsize


def read_matrix(content: bytes, rows: int) -> NDArray[np.int16]:
    """Return the weights of a matrix with that many rows."""
    shifts = np.frombuffer(content, np.uint8, rows)
    numbers = np.frombuffer(content, np.int8, offset=rows).reshape(rows, -1)
    return numbers.astype(np.int16) << shifts[:, None].astype(np.int16)


def file_of(game: Game) -> Path:
    """Return where the network of a game is, if it has one."""
    return game.definition.folder / FILE


def has_network(game: Game) -> bool:
    """Whether a game comes with a network that fits it.

    Raises:
        BadOption: The file in the folder of the game holds no network.
    """
    file = file_of(game)
    if not file.exists():
        return False
    with file.open("rb") as opened:
        header = read_header(file, opened.read(HEADER_SIZE))
    return header[:3] == sizes_of(game)


def sizes_of(game: Game) -> tuple[int, int, int]:
    """Return what the first numbers of a header must be for a game."""
    return game.features, game.actions, len(game.definition.parts)
