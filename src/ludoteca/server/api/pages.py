"""The browser pages: built files, read once and sent from memory, compressed if the browser can read it."""

import gzip
import hashlib
import mimetypes
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from litestar import Response, route
from litestar.enums import HttpMethod
from litestar.handlers import HTTPRouteHandler
from litestar.response import Redirect

from ludoteca.server.api.requests import HttpRequest
from ludoteca.server.faults import ServerFault
from ludoteca.server.refusals import Refusal

FIRST = "index.html"
HASHED = "assets/"  # files there have a hash of their content in their names, so that they never change
FOR_EVER = "public, max-age=31536000, immutable"
ALWAYS_ASK = "no-cache"  # the browser asks whether its copy is still the newest
COMPRESSIBLE = ("text/", "image/svg", "application/javascript", "application/json", "application/wasm")
NETWORK = ".bin"  # the weights of a network
TYPES = {
    ".js": "text/javascript",
    ".wasm": "application/wasm",
    NETWORK: "application/octet-stream",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
# A Worker has the policy that its own script was sent with.  Only Workers may compile WebAssembly.
WORKER = re.compile(r"assets/worker-[\w-]+\.js")
WORKER_POLICY = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'"


@dataclass(frozen=True)
class PageFile:
    """A file with its compressed forms, by the name of the encoding; the plain form has an empty name."""

    media_type: str
    cache: str
    tag: str
    forms: dict[str, bytes]

    @classmethod
    def read(cls, path: Path, name: str) -> "PageFile":
        content = path.read_bytes()
        media_type = TYPES.get(path.suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
        forms = {"": content}
        if media_type.startswith(COMPRESSIBLE) or path.suffix == NETWORK:
            forms["gzip"] = gzip.compress(content, 6, mtime=0)
            compressed = path.with_name(f"{path.name}.br")
            if compressed.exists():
                forms["br"] = compressed.read_bytes()
        tag = f'"{hashlib.sha256(content).hexdigest()[:20]}"'
        return cls(media_type, FOR_EVER if name.startswith(HASHED) else ALWAYS_ASK, tag, forms)

    def best_form(self, accepted: str) -> str:
        """Return the name of the smallest form that a browser accepts."""
        parts = [part.replace(" ", "").split(";") for part in accepted.split(",")]
        names = {name for name, *weight in parts if weight != ["q=0"]}
        known = [name for name in self.forms if name == "" or name in names]
        return min(known, key=lambda name: len(self.forms[name]))


def is_typed(request: HttpRequest, path: str) -> bool:
    """Whether somebody has opened an address in a browser; programs do not ask for HTML."""
    return "text/html" in request.headers.get("accept", "") and not path.startswith("/api/")


def page_handler(folder: Path) -> HTTPRouteHandler:
    """Return the handler of all built files in a folder."""
    files = {
        path.relative_to(folder).as_posix(): PageFile.read(path, path.relative_to(folder).as_posix())
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.suffix != ".br"
    }

    @route(
        ["/", "/{path:path}"],
        http_method=[HttpMethod.GET, HttpMethod.HEAD],
        include_in_schema=False,
        sync_to_thread=False,
    )
    def send_page(request: HttpRequest, path: str = "") -> Response[Any]:
        file = files.get(path.lstrip("/") or FIRST)
        if file is None and is_typed(request, path):
            return Redirect("/")
        if file is None:
            raise Refusal.of(ServerFault.NO_SUCH_PATH)
        headers = {"etag": file.tag, "cache-control": file.cache, "vary": "accept-encoding"}
        if WORKER.fullmatch(path.lstrip("/")):
            headers["content-security-policy"] = WORKER_POLICY
        if request.headers.get("if-none-match") == file.tag:
            return Response(b"", status_code=304, headers=headers, media_type=file.media_type)
        form = file.best_form(request.headers.get("accept-encoding", ""))
        if form:
            headers["content-encoding"] = form
        content = file.forms[form]
        return Response(content, status_code=200, headers=headers, media_type=file.media_type)

    return send_page
