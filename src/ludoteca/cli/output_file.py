"""Output file: a file that a command writes when all its work is done."""

from pathlib import Path

from ludoteca.cli.faults import CliFault
from ludoteca.core.texts.errors import BadOption
from ludoteca.core.texts.faults import Fault


def check_output_file(option: str, name: str) -> Path:
    """Return the path of a file that an option names, before any work begins.

    Raises:
        BadOption: Its folder does not exist, or it is a folder itself.
    """
    file = Path(name)
    if not file.resolve().parent.is_dir():
        raise BadOption(CliFault.NO_SUCH_FOLDER(option=option, folder=str(file.parent)))
    if file.is_dir():
        raise BadOption(Fault.IN_FILE(file=f"{option} {name}"), Fault.FILE_IS_FOLDER())
    return file
