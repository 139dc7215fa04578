"""The browser client: files that were built into the package, compressed beforehand."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.responses import FileResponse, PlainTextResponse, Response

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
MISSING: Final = (
    "The browser client was not built into this installation. Install with `pip install .` "
    "from the project's folder, or run `make play` there.\n"
)


class StaticClient:
    """Serves what the build put into `holocene/web`; any other address is the client's own page."""

    def __init__(self, folder: Path | None = None) -> None:
        root = folder or Path(str(files("holocene") / "web"))
        self._files: Final = {
            path.relative_to(root).as_posix(): path for path in root.rglob("*") if path.is_file()
        }

    def answer(self, path: str, headers: Headers) -> Response:
        name = path.lstrip("/")
        if name not in self._files or name.endswith((".br", ".gz")):
            if name.startswith("assets/"):
                return PlainTextResponse("not found\n", 404)
            name = "index.html"
        if name not in self._files:
            return PlainTextResponse(MISSING, 503)
        kind = KINDS.get(Path(name).suffix, "application/octet-stream")
        answer = {"Vary": "Accept-Encoding", "Cache-Control": "no-cache"}
        if name.startswith("assets/"):  # named by their content
            answer["Cache-Control"] = "public, max-age=31536000, immutable"
        elif name != "index.html":  # small things that hardly change
            answer["Cache-Control"] = "public, max-age=86400"
        accepted = headers.get("accept-encoding", "")
        for encoding, suffix in ENCODINGS:
            if encoding in accepted and name + suffix in self._files:
                answer["Content-Encoding"] = encoding
                return FileResponse(self._files[name + suffix], headers=answer, media_type=kind)
        return FileResponse(self._files[name], headers=answer, media_type=kind)
