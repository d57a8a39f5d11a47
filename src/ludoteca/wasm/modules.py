"""Module files: an object file that LLVM wrote becomes a module that browsers run, without a linker.

LLVM leaves places for a linker to fill, and fills them with what is right if all data begin at address 0.  We
have a single object file, so this is what we want.  It only lacks its exports: its symbol table says which
function has which number.  A section of our own holds what JavaScript must know about the module.

The format: https://webassembly.github.io/spec/core/binary/ and, for object files,
https://github.com/WebAssembly/tool-conventions/blob/main/Linking.md.
"""

from collections.abc import Iterator, Sequence

MAGIC = b"\0asm\1\0\0\0"
CUSTOM, EXPORT, DATA = 0, 7, 11  # kinds of sections
AFTER_EXPORTS = (8, 9, 10, 11, 12)  # start, elements, code, data, and the number of data segments
SYMBOL_TABLE = 8  # the kind of a part of the section "linking"
FUNCTION_SYMBOL, DATA_SYMBOL, SECTION_SYMBOL = 0, 1, 3
UNDEFINED, EXPLICIT_NAME = 0x10, 0x40  # flags of symbols
FUNCTION_EXPORT = b"\0"
LOW_BITS, MORE_FOLLOW = 127, 128  # the bits of a byte of a number
ACTIVE_SEGMENT = b"\0\x41"  # data that lies at a constant address from the start


class Reader:
    """Reads a part of a module from beginning to end."""

    def __init__(self, content: bytes) -> None:
        self.content = content
        self.position = 0

    @property
    def has_more(self) -> bool:
        return self.position < len(self.content)

    def take(self, size: int) -> bytes:
        self.position += size
        return self.content[self.position - size : self.position]

    def number(self) -> int:
        """Read a number of seven bits a byte, lowest first (LEB128)."""
        number, shift = 0, 0
        while True:
            (byte,) = self.take(1)
            number |= (byte & LOW_BITS) << shift
            shift += 7
            if byte <= LOW_BITS:
                return number

    def block(self) -> bytes:
        """Read bytes that follow their number."""
        return self.take(self.number())


def write_number(number: int) -> bytes:
    """Return what ``Reader.number`` reads."""
    written = bytearray()
    while number > LOW_BITS:
        written.append(number & LOW_BITS | MORE_FOLLOW)
        number >>= 7
    return bytes([*written, number])


def write_block(content: bytes) -> bytes:
    """Return what ``Reader.block`` reads."""
    return write_number(len(content)) + content


def read_sections(module: bytes) -> Iterator[tuple[int, bytes]]:
    """Yield the kind and the content of each section."""
    reader = Reader(module)
    if reader.take(len(MAGIC)) != MAGIC:
        raise ValueError("not a WebAssembly module")
    while reader.has_more:
        kind = reader.number()
        yield kind, reader.block()


def finish(object_file: bytes, entries: Sequence[str], name: str, note: bytes) -> bytes:
    """Return a module that exports the entry points.  Its custom section of that name has the note."""
    sections = list(read_sections(object_file))
    custom = {Reader(content).block(): content for kind, content in sections if kind == CUSTOM}
    numbers = function_numbers(custom[b"linking"])
    exports = [
        write_block(entry.encode()) + FUNCTION_EXPORT + write_number(numbers[entry]) for entry in entries
    ]
    kept = [(kind, content) for kind, content in sections if kind != CUSTOM]
    place = next(index for index, (kind, _) in enumerate(kept) if kind in AFTER_EXPORTS)
    kept.insert(place, (EXPORT, write_number(len(exports)) + b"".join(exports)))
    kept.append((CUSTOM, write_block(name.encode()) + note))
    return MAGIC + b"".join(bytes([kind]) + write_block(content) for kind, content in kept)


def function_numbers(linking: bytes) -> dict[str, int]:
    """Return the number of each function that an object file defines, from its section "linking"."""
    reader = Reader(linking)
    numbers: dict[str, int] = {}
    reader.block()  # the section's name
    reader.number()  # its version
    while reader.has_more:
        kind, table = reader.number(), Reader(reader.block())
        if kind == SYMBOL_TABLE:
            numbers |= _read_symbols(table)
    return numbers


def _read_symbols(table: Reader) -> dict[str, int]:
    numbers = {}
    for _ in range(table.number()):
        kind, flags = table.number(), table.number()
        if kind == DATA_SYMBOL:
            table.block()
            for _ in range(0 if flags & UNDEFINED else 3):  # segment, offset, size
                table.number()
            continue
        number = table.number()
        has_name = kind != SECTION_SYMBOL and (flags & EXPLICIT_NAME or not flags & UNDEFINED)
        name = table.block().decode() if has_name else ""
        if kind == FUNCTION_SYMBOL and not flags & UNDEFINED:
            numbers[name] = number
    return numbers


def data_end(module: bytes) -> int:
    """Return the first address above all data of a module."""
    end = 0
    for reader in (Reader(content) for kind, content in read_sections(module) if kind == DATA):
        for _ in range(reader.number()):
            if reader.take(2) != ACTIVE_SEGMENT:
                raise ValueError("data that is not at a fixed address")
            address = reader.number()
            reader.take(1)  # the end of the expression
            end = max(end, address + len(reader.block()))
    return end
