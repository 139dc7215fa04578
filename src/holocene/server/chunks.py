"""What a page of the client will need, by the build's own list of its files.

Named in the head of the page it comes at once. Otherwise each file would be asked for only when the
one that mentions it has come, and on a slow line every such step costs a sixth of a second.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from html import escape
from typing import Any, Final
from urllib.parse import urlencode

MANIFEST: Final = "chunks.json"
ENTRY: Final = "index.html"  # names its own files itself


class Chunks:
    """The manifest of the build: which file a module is in, and what that file imports."""

    def __init__(self, manifest: Mapping[str, Mapping[str, Any]]) -> None:
        self._manifest: Final = manifest
        self._there: Final = set(self._files([ENTRY]))

    def links(self, modules: Iterable[str]) -> list[str]:
        """Tags that ask early for these modules; what the build does not have is left out."""
        return [
            f'<link rel="preload" as="style" crossorigin href="/{file}" />'
            if file.endswith(".css")
            else f'<link rel="modulepreload" crossorigin href="/{file}" />'
            for file in self._files(modules)
            if file not in self._there
        ]

    def _files(self, modules: Iterable[str]) -> list[str]:
        """The files of the modules and of all they import, each once."""
        out: list[str] = []
        waiting = [module for module in modules if module in self._manifest]
        for module in waiting:  # grows on the way
            chunk = self._manifest[module]
            out += [chunk["file"], *chunk.get("css", [])]
            waiting += [each for each in chunk.get("imports", []) if each not in waiting]
        return list(dict.fromkeys(out))


def modules_of(page: str, game: str | None, language: str) -> list[str]:
    """The modules of the client behind a page, by where they lie in its source."""
    modules = [f"src/locale/{language}.ftl?raw", f"src/pages/{page}.svelte"]
    if game is not None:
        modules += [
            f"src/locale/table/{language}.ftl?raw",
            f"src/games/{game.replace('-', '_')}/index.ts",
        ]
    return modules


def answers(paths: Iterable[str]) -> list[str]:
    """The tags that ask early for what the client will ask of the server itself."""
    return [
        f'<link rel="preload" as="fetch" crossorigin href="/api/{escape(path)}" />'
        for path in paths
    ]


def answers_of(game: str, language: str) -> list[str]:
    """What the client asks about a game."""
    return [f"games/{game}/pieces", f"games/{game}/locale/{language}"]


def snapshot_of(table: str, invite: str | None) -> str:
    """What the client asks about a table, written as it writes it."""
    return f"tables/{table}" + ("" if invite is None else f"?{urlencode({'invite': invite})}")
