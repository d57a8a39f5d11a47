"""Run commands in a Python that has only some packages of this environment.

    python -m tests.packaging.bare_python 'server lab' < commands.json

The argument names the extras that are installed.  Packages that neither Ludoteca itself nor these extras need
cannot be imported.  The commands are lists of arguments of ``ludoteca``; for each, the status and what was
printed come back.
"""

import io
import json
import sys
import tomllib
from collections.abc import Iterable
from contextlib import redirect_stderr, redirect_stdout
from importlib import metadata
from pathlib import Path

from packaging.requirements import Requirement

PROJECT = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["project"]


def plain(name: str) -> str:
    """Return a name of a package as all spellings of it have it."""
    return name.lower().replace("_", "-").replace(".", "-")


def requirements(extras: Iterable[str]) -> list[Requirement]:
    """Return what Ludoteca itself and some extras need."""
    lists = [PROJECT["dependencies"], *(PROJECT["optional-dependencies"][extra] for extra in extras)]
    return [one for lines in lists for line in lines if applies(one := Requirement(line))]


def needed_packages(extras: Iterable[str]) -> set[str]:
    """Return all packages that are installed with Ludoteca and these extras, directly or not."""
    found: set[tuple[str, str]] = set()
    waiting = requirements(extras)
    while waiting:
        wanted = waiting.pop()
        for extra in ("", *wanted.extras):
            key = (plain(wanted.name), extra)
            if key in found:
                continue
            found.add(key)
            if key[0] == "ludoteca":
                waiting += requirements([extra] if extra else [])
                continue
            lines = requires(wanted.name)
            waiting += [one for line in lines if applies(one := Requirement(line), extra)]
    return {name for name, _ in found}


def requires(package: str) -> list[str]:
    """Return what an installed package needs, or nothing if it is not installed."""
    try:
        return metadata.requires(package) or []
    except metadata.PackageNotFoundError:
        return []


def applies(requirement: Requirement, extra: str = "") -> bool:
    """Whether a package is needed on this system."""
    return requirement.marker is None or requirement.marker.evaluate({"extra": extra})


def hide_others(extras: Iterable[str]) -> None:
    """Let every package that is not needed be missing."""
    needed = needed_packages(extras) | {"ludoteca"}
    for module, owners in metadata.packages_distributions().items():
        if not needed & {plain(owner) for owner in owners}:
            sys.modules[module] = None  # type: ignore[assignment]


def main() -> None:
    """Hide packages, run the commands, and print what each of them did."""
    hide_others(sys.argv[1].split())
    from ludoteca.cli import main as ludoteca

    answers = []
    for arguments in json.load(sys.stdin):
        printed = io.StringIO()
        with redirect_stdout(printed), redirect_stderr(printed):
            status = ludoteca(arguments)
        answers.append((status, printed.getvalue()))
    json.dump(answers, sys.stdout)


if __name__ == "__main__":
    main()
