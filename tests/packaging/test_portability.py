"""No module needs a part of Python that only Linux and macOS have.

mypy finds single functions that Windows lacks, with ``--platform win32``; here every module is imported.
"""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
# Modules of Python that Windows lacks, and packages that are not published for it.
LACKING = ("fcntl", "grp", "posix", "pty", "pwd", "resource", "syslog", "termios", "tty", "pyspiel", "uvloop")
IMPORT_ALL = """
import builtins, pkgutil, sys
from importlib import import_module

lacking = sys.argv[1].split()
plain_import = builtins.__import__

def import_on_windows(name, globals=None, locals=None, fromlist=(), level=0):
    importer = (globals or {}).get("__name__", "")
    if importer.startswith("ludoteca") and name.split(".")[0] in lacking:
        raise ImportError(f"{importer} imports {name}", name=name)
    return plain_import(name, globals, locals, fromlist, level)

import ludoteca
builtins.__import__ = import_on_windows
names = [one.name for one in pkgutil.walk_packages(ludoteca.__path__, "ludoteca.")]
skipped = ("ludoteca.gyms", "ludoteca.server.storage.migrations")
for name in names:
    if not name.startswith(skipped):
        import_module(name)
print(len(names))
"""


def test_every_module_can_be_imported_on_windows() -> None:
    done = subprocess.run(
        [sys.executable, "-c", IMPORT_ALL, " ".join(LACKING)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 200
