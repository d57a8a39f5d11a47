"""Files: writing them so that a crash leaves the old file or the new one."""

import os
from pathlib import Path


def write_atomically(path: Path, content: bytes) -> None:
    """Write a whole file, or nothing: after a crash there is the old file or the new one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    with part.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    part.replace(path)
