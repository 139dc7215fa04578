"""Sets of components that stand in for those a game comes with.

A set is a file that says which game it is for. With it there is a game of its own, found by a name
like `GAME.SET`, in this process and in all that it starts: the environment tells which there are.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final

from .fields import Fields

VARIABLE: Final = "HOLOCENE_COMPONENTS"
ENDING: Final = ".json"
BETWEEN: Final = "."
NAME: Final = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
LARGEST: Final = 4_000_000  # bytes of a file
LONGEST: Final = 40  # letters of a game with its set: tables are kept by it


def offered() -> Mapping[str, str]:
    """The file of each game that is played with a set, by the game's name."""
    return _parsed(os.environ.get(VARIABLE, ""))


@lru_cache(maxsize=16)
def _parsed(told: str) -> dict[str, str]:
    if not told:
        return {}
    try:
        files = Fields(json.loads(told))
        return {name: files.text(name) for name in files.data}
    except (ValueError, RecursionError):
        raise ValueError(
            f"{VARIABLE} is for this program's own use: expected an object with paths of files"
        ) from None


def offer(paths: Sequence[str]) -> list[str]:
    """Offer the sets in these files, and in the files of these folders; the names they give."""
    found = dict(offered())
    names: list[str] = []
    for path in paths:
        inside = sorted(Path(path).glob(f"*{ENDING}")) if Path(path).is_dir() else [Path(path)]
        if not inside:
            raise ValueError(f"{path}: there is no set of components in it (no file *{ENDING})")
        for file in inside:
            name = name_of(file)
            if name in names and found[name] != str(file.absolute()):
                raise ValueError(f"{file}: {found[name]} is called so too; name one of them anew")
            found[name] = str(file.absolute())
            names.append(name)
    os.environ[VARIABLE] = json.dumps(found)
    return names


def offer_one(file: str) -> str:
    """Offer the set in this file; the name of the game with it."""
    if Path(file).is_dir():
        raise ValueError(f"{file}: a folder; name one file of components")
    (name,) = offer([file])
    return name


def base_of(name: str) -> str:
    """The game that a game with a set is made of; any other is its own."""
    return name.partition(BETWEEN)[0]


def name_of(file: Path) -> str:
    """What the game with this set is called: after its game and the file."""
    stem = file.name.removesuffix(ENDING)
    if NAME.fullmatch(stem) is None:
        raise ValueError(
            f"{file}: a set is called like its file, which must be named in small letters, digits "
            f"and hyphens, such as my-set{ENDING}"
        )
    name = game_of(read(file), str(file)) + BETWEEN + stem
    if len(name) > LONGEST:
        raise ValueError(f"{file}: name it shorter; {name[:80]} has more than {LONGEST} letters")
    return name


def read(file: str | Path) -> str:
    """The text of a file of components."""
    path = Path(file)
    if path.stat().st_size > LARGEST:
        raise ValueError(f"{file}: too large for a set of components")
    try:
        return path.read_text("utf-8-sig")
    except UnicodeDecodeError:
        raise ValueError(f"{file}: not a set of components; expected JSON text") from None


def game_of(text: str, file: str) -> str:
    """The game that a set says it is for."""
    try:
        return Fields(json.loads(text)).text("game")
    except json.JSONDecodeError as error:
        raise ValueError(f"{file}: its JSON breaks off in line {error.lineno}") from None
    except RecursionError:
        raise ValueError(f"{file}: not a set of components") from None
    except ValueError as error:
        raise ValueError(f"{file}: {error}") from None
