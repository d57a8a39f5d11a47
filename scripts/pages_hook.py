"""Puts the built browser pages into a wheel, as ludoteca/pages. Run by hatchling when it builds one.

They lie in web/dist: in a clone after `scripts/web`, and in an sdist always. So Node is needed only to make
an sdist. An editable install has no pages; `./play` says where they are.

A wheel that should have no pages is built with LUDOTECA_WITHOUT_PAGES=yes: the license expression of a wheel
lists the licenses of the pages, and nobody should publish one without them by accident.
"""

import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGES = "web/dist"
STAMP = "stamp"  # of scripts/web
WITHOUT_PAGES = "LUDOTECA_WITHOUT_PAGES"  # a variable


class PagesHook(BuildHookInterface[Any]):
    """A step of the build."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add every file of the pages to a wheel."""
        if version != "standard":
            return
        folder = Path(self.root) / PAGES
        files = [path for path in sorted(folder.rglob("*")) if path.is_file() and path.name != STAMP]
        if not files and not os.environ.get(WITHOUT_PAGES):
            raise SystemExit(f"The browser pages are not built: run scripts/web, or set {WITHOUT_PAGES}=yes.")
        for path in files:
            name = path.relative_to(folder).as_posix()
            build_data["force_include"][str(path)] = f"ludoteca/pages/{name}"
