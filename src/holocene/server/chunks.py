"""What a page of the client will need, by the build's own list of its files.

Named in the head of the page it comes at once. Otherwise each file would be asked for only when the
one that mentions it has come, and on a slow line every such step costs a sixth of a second.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from html import escape
from typing import Any, Final
from urllib.parse import urlencode

from ..core.sets import base_of

MANIFEST: Final = "chunks.json"
WIDE: Final = (  # where the client has no phone's layout, see its table/narrow.ts
    "(min-width: 761px) and (min-height: 541px) and (orientation: landscape), "
    "(min-width: 1181px) and (min-height: 541px)"
)


class Chunks:
    """The manifest of the build: which file a module is in, and what that file imports."""

    def __init__(self, manifest: Mapping[str, Mapping[str, Any]], page: str) -> None:
        """With the page, which names its own files itself."""
        self._manifest: Final = manifest
        self._there: Final = set(re.findall(r'"/(assets/[^"]+)"', page))

    def links(self, modules: Iterable[str], wide: Iterable[str] = ()) -> list[str]:
        """Tags that ask early for these modules, and where there is room for those of `wide`.

        What the build does not have is left out.

        Their style sheets come last: nothing is painted without them, but while the last of them
        is on its way the page is already made.
        """
        scripts, styles = self._files(modules)
        more = [file for file in self._files(wide)[0] if file not in scripts]
        sheet = '<link rel="stylesheet" crossorigin fetchpriority="low" href="/{}" />'
        return [
            *[f'<link rel="modulepreload" crossorigin href="/{file}" />' for file in scripts],
            *[
                f'<link rel="modulepreload" crossorigin media="{WIDE}" href="/{file}" />'
                for file in more
            ],
            *[sheet.format(file) for file in styles],
        ]

    def _files(self, modules: Iterable[str]) -> tuple[list[str], list[str]]:
        """The files of the modules and of all they import, each once, and their style sheets.

        Those of what is imported come first, as the build has them: the last word is the page's.
        """
        found: dict[str, None] = {}
        styles: dict[str, None] = {}

        def add(module: str) -> None:
            chunk = self._manifest.get(module)
            if chunk is None or chunk["file"] in found:
                return
            found[chunk["file"]] = None
            for each in chunk.get("imports", []):
                add(each)
            styles.update(dict.fromkeys(chunk.get("css", [])))

        for module in modules:
            add(module)
        scripts, sheets = (
            [each for each in some if each not in self._there] for some in (found, styles)
        )
        return scripts, sheets


def modules_of(page: str, game: str | None, language: str, waiting: bool = False) -> list[str]:
    """The modules of the client behind a page, by where they lie in its source.

    A table that waits for players shows something else than its game.
    """
    modules = [f"src/locale/{language}.ftl?raw", f"src/pages/{page}.svelte"]
    if waiting:
        modules.append("src/house/waiting.ts")
    if game is not None:
        modules += [f"src/locale/table/{language}.ftl?raw", f"{_folder(game)}/index.ts"]
    return modules


def later_of(game: str | None) -> list[str]:
    """What a game leaves for later on a phone, and shows at once where there is room."""
    return [] if game is None else [f"{_folder(game)}/later.ts"]


def _folder(game: str) -> str:
    return f"src/games/{base_of(game).replace('-', '_')}"


def answers(paths: Iterable[str]) -> list[str]:
    """The tags that ask early for what the client will ask of the server itself."""
    return [
        f'<link rel="preload" as="fetch" crossorigin href="/api/{escape(path)}" />'
        for path in paths
    ]


def answers_of(game: str, language: str, waiting: bool) -> list[str]:
    """What the client asks about a game; before it begins, its options are told as well."""
    words = [f"games/{game}/locale/{language}?part={part}" for part in ("table", "rules")]
    return [f"games/{game}/pieces", *words[: 2 if waiting else 1]]


def snapshot_of(table: str, invite: str | None) -> str:
    """What the client asks about a table, written as it writes it."""
    return f"tables/{table}" + ("" if invite is None else f"?{urlencode({'invite': invite})}")
