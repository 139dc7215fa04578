"""Draws all pictures and writes them down: `python build.py OUT_DIR`.

Writes `OUT_DIR/house/*` and, for each folder in `games`, `OUT_DIR/THE-GAME/*`. Only the standard
library, and no chance: the same files come out on every machine. A new game adds its folder, with
a function `files` in its `__init__`, and nothing else.
"""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from typing import Protocol, cast

import house
from brush import Files

GAMES = Path(__file__).parent / "games"


class Folder(Protocol):
    def files(self) -> Files: ...


def folders() -> dict[str, Folder]:
    """Whose pictures there are, by the name that the client knows."""
    found: dict[str, Folder] = {"house": house}
    for path in sorted(GAMES.glob("*/__init__.py")):
        name = path.parent.name
        module = importlib.import_module(f"games.{name}")
        if not callable(getattr(module, "files", None)):
            sys.exit(f"{path}: there is no function `files`")
        found[name.replace("_", "-")] = cast(Folder, module)
    return found


def write(folder: Path, files: Files) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        path = folder / name
        if not path.exists() or path.read_text("utf-8") != text:  # an unchanged file keeps its date
            path.write_text(text, "utf-8")


def main(out: Path) -> None:
    for name, folder in folders().items():
        write(out / name, folder.files())


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: build.py OUT_DIR")
    main(Path(sys.argv[1]))
