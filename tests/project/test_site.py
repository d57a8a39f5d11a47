"""The documentation site builds without a warning, its links lead somewhere, and it needs no other host."""

import re
import runpy
import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

import pytest

import ludoteca

ROOT = Path(__file__).parents[2]
LOADED = {"script": "src", "link": "href", "img": "src", "source": "src", "iframe": "src"}


class Page(HTMLParser):
    """What a built page links to, loads, and can be linked to by."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: set[str] = set()
        self.loads: set[str] = set()
        self.anchors: set[str] = {""}
        self.feed(text)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        values = {name: value for name, value in attributes if value is not None}
        self.anchors |= {values[name] for name in ("id", "name") if name in values}
        if tag == "a" and "href" in values:
            self.links.add(values["href"])
        if tag in LOADED and values.get("rel") != "canonical":
            self.loads |= {values[LOADED[tag]]} if LOADED[tag] in values else set()


class Site(NamedTuple):
    folder: Path
    pages: dict[Path, Page]

    def links(self) -> Iterator[tuple[Path, str, Path, str]]:
        """Yield each link inside the site: the page, the link, the file and the anchor that it leads to."""
        for path, page in self.pages.items():
            for link in page.links:
                parts = urlsplit(link)
                if not parts.scheme and path.name != "404.html":
                    target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
                    yield path, link, target, unquote(parts.fragment)


def build(folder: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "scripts/site"), str(folder)]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Site:
    folder = tmp_path_factory.mktemp("site").resolve()
    built = build(folder)
    assert built.returncode == 0, built.stdout + built.stderr
    pages = {path: Page(path.read_text(encoding="utf-8")) for path in (folder / "html").rglob("*.html")}
    return Site(folder / "html", pages)


def test_what_lies_inside_a_list_is_indented_by_four_spaces() -> None:
    """With fewer spaces the site makes the next item of the list from it, or ends the list."""
    pages = [*(ROOT / "docs").rglob("*.md"), *ROOT.glob("*.md")]
    texts = {
        page: re.sub("```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL) for page in pages
    }
    assert [(page.name, line) for page in pages for line in re.findall(r"(?m)^ {1,3}\S.*", texts[page])] == []


def test_a_folder_with_other_files_is_refused(tmp_path: Path) -> None:
    (tmp_path / "mkdocs.yml").write_text("site_name: mine", encoding="utf-8")
    for folder in (tmp_path, tmp_path / "mkdocs.yml"):
        built = build(folder)
        assert built.returncode == 1
        assert "is not a site of this script. Name a new or an empty folder" in built.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["mkdocs.yml"]


def test_a_site_is_replaced(tmp_path: Path) -> None:
    clear = runpy.run_path(str(ROOT / "scripts/site"))["clear"]
    clear(tmp_path)
    clear(tmp_path / "new")
    assert tmp_path.is_dir()
    (tmp_path / ".documentation-site").touch()
    (tmp_path / "old.html").touch()
    clear(tmp_path)
    assert not tmp_path.exists()


def test_every_page_is_in_the_site(site: Site) -> None:
    built = {path.relative_to(site.folder).with_suffix("").as_posix() for path in site.pages}
    docs = ROOT / "docs"
    written = {path.relative_to(docs).with_suffix("").as_posix() for path in docs.rglob("*.md")}
    assert written - built == set()
    assert {"changelog", "contributing", "measurements", "rules/alpaca.en", "rules/master-elf.ru"} <= built


def test_every_page_is_in_the_navigation(site: Site) -> None:
    pages = {path for path in site.pages if path.name != "404.html"}
    reached = {target for path, _, target, _ in site.links() if path == site.folder / "index.html"}
    assert pages - reached == set()


def test_every_link_leads_to_a_page_and_an_anchor_there(site: Site) -> None:
    broken = [
        f"{path.relative_to(site.folder)}: {link}"
        for path, link, target, anchor in site.links()
        if not target.exists() or (target in site.pages and anchor not in site.pages[target].anchors)
    ]
    assert sorted(broken) == []


def test_pages_load_nothing_from_other_hosts(site: Site) -> None:
    loaded = {load for page in site.pages.values() for load in page.loads}
    assert any(load.endswith(".css") for load in loaded)
    assert [load for load in loaded if urlsplit(load).netloc] == []


def test_the_whole_public_api_is_described(site: Site) -> None:
    described = (page.anchors for path, page in site.pages.items() if path.parent.name == "api")
    named = {anchor.rpartition(".")[2] for anchors in described for anchor in anchors}
    assert set(ludoteca.__all__) - named == set()
