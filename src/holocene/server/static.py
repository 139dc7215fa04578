"""The browser client: files that were built into the package, compressed beforehand."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path
from typing import Final

import orjson
from starlette.datastructures import Headers
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response

from .chunks import MANIFEST, Chunks

ENCODINGS: Final = (("br", ".br"), ("gzip", ".gz"))
KINDS: Final = {  # not the system's: it may say what browsers refuse
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
}
PAGE: Final = "index.html"
WORKER: Final = "worker.js"  # stays in browsers: a newer one must be found at once
TITLE: Final = "<title>Holocene</title>"  # as it is written there
HEAD_END: Final = "\n  </head>"
INDENT: Final = "\n    "
LANGUAGE: Final = '<html lang="en">'
MISSING: Final = (
    "The browser client was not built into this installation. Install with `pip install .` "
    "from the project's folder, or run `make play` there.\n"
)


class StaticClient:
    """Serves what the build put into `holocene/web`: files, and the one page of the client."""

    def __init__(self, folder: Path | None = None) -> None:
        root = folder or Path(str(files("holocene") / "web"))
        self._files: Final = {
            path.relative_to(root).as_posix(): path for path in root.rglob("*") if path.is_file()
        }
        page = self._files.get(PAGE)
        self._page: Final = None if page is None else page.read_text("utf-8")
        manifest = self._files.pop(MANIFEST, None)
        known = {} if manifest is None else orjson.loads(manifest.read_bytes())
        self.chunks: Final = Chunks(known, self._page or "")

    def file(self, path: str, headers: Headers) -> Response | None:
        """A file by its address; None where there is no such file."""
        name = path.lstrip("/")
        if name == PAGE or name not in self._files or name.endswith((".br", ".gz")):
            if name.startswith("assets/"):
                return PlainTextResponse("not found\n", 404)
            return None
        kind = KINDS.get(Path(name).suffix, "application/octet-stream")
        answer = {"Vary": "Accept-Encoding", "Cache-Control": "public, max-age=86400"}
        if name.startswith("assets/"):  # named by their content
            answer["Cache-Control"] = "public, max-age=31536000, immutable"
        elif name == WORKER:
            answer["Cache-Control"] = "no-cache"
        accepted = headers.get("accept-encoding", "")
        for encoding, suffix in ENCODINGS:
            if encoding in accepted and name + suffix in self._files:
                answer["Content-Encoding"] = encoding
                return FileResponse(self._files[name + suffix], headers=answer, media_type=kind)
        return FileResponse(self._files[name], headers=answer, media_type=kind)

    def page(
        self, title: Sequence[str], early: Sequence[str], language: str, status: int
    ) -> Response:
        """The client's page: more in place of its title, and tags after what it always loads."""
        if self._page is None:
            return PlainTextResponse(MISSING, 503)
        made = self._page.replace(LANGUAGE, f'<html lang="{language}">', 1)
        made = made.replace(TITLE, INDENT.join(title), 1)
        made = made.replace(HEAD_END, "".join(INDENT + tag for tag in early) + HEAD_END, 1)
        headers = {"Cache-Control": "no-cache", "Vary": "Accept-Language, Accept-Encoding, Cookie"}
        return HTMLResponse(made, status, headers)
