"""For which games there is a coach: what a server can tell without NumPy.

Weights come with a game, or are offered in files by whoever runs the server. Which these are stands
in the environment, so that the processes in which bots think find them too.
"""

from __future__ import annotations

import json
import os
import zipfile
from collections.abc import Iterator, Sequence
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from ..core.game import Game

VARIABLE: Final = "HOLOCENE_WEIGHTS"
ABOUT: Final = "about.npy"  # in a file of weights; see bots/neural/weights.py
FOLDER: Final = "networks"
ENDING: Final = ".npz"
LARGEST: Final = 1_000_000  # bytes that a file tells of itself
MAGIC: Final = b"\x93NUMPY"
NO_NUMPY: Final = "the coach needs NumPy: pip install numpy"


class NoCoach(ValueError):
    """There are no weights by which a coach could judge this."""


def offer(paths: Sequence[str]) -> None:
    """Let the coach, here and in processes that begin, also judge by these files of weights."""
    for path in paths:
        about(Path(path))
    told = [*_told(), *(str(Path(path).absolute()) for path in paths)]
    os.environ[VARIABLE] = os.pathsep.join(dict.fromkeys(told))


def seats_coached(game: Game) -> tuple[int, ...]:
    """For how many seats there is a coach of this game; for none where NumPy is missing."""
    return _coached(game, os.environ.get(VARIABLE, "")) if game.feature_table().size else ()


@lru_cache(maxsize=64)
def _coached(game: Game, told: str) -> tuple[int, ...]:
    if find_spec("numpy") is None:
        return ()
    found: set[int] = set()
    for path in told.split(os.pathsep) if told else []:
        found |= _fitting(game, _about_or_nothing(Path(path)))
    for file in _shipped(game):
        found |= _fitting(game, _about_or_nothing(file))
    return tuple(sorted(found & set(game.seats)))


def told_file(game: Game, seats: int) -> str | None:
    """The file among those offered that is for this; None: what comes with the game counts."""
    for path in _told():
        if seats in _fitting(game, _about_or_nothing(Path(path))):
            return path
    return None


def about(file: Traversable) -> dict[str, Any]:
    """What a file of weights says of itself; ValueError where it is none."""
    try:
        with file.open("rb") as opened, zipfile.ZipFile(opened) as parts:
            if parts.getinfo(ABOUT).file_size > LARGEST:
                raise ValueError("it says too much of itself")
            found = json.loads(_bytes(parts.read(ABOUT)))
        if not isinstance(found, dict):
            raise ValueError("expected an object")
        return found
    except OSError as error:
        raise ValueError(f"{file}: {error.strerror or error}") from None
    except (KeyError, ValueError, RecursionError, zipfile.BadZipFile):
        raise ValueError(f"{file}: not a file of weights") from None


def _about_or_nothing(file: Traversable) -> dict[str, Any]:
    """A file that is gone, or broken, is no reason to fail for who asks whether there is one."""
    try:
        return about(file)
    except ValueError:
        return {}


def _bytes(array: bytes) -> bytes:
    """Those of an array of bytes in NumPy's format, which is short enough to be read by hand."""
    if not array.startswith(MAGIC):
        raise ValueError("not an array")
    wide = 2 if array[6] == 1 else 4  # bytes that tell how long its header is
    begin = 8 + wide
    return array[begin + int.from_bytes(array[8:begin], "little") :]


def _fitting(game: Game, told: dict[str, Any]) -> set[int]:
    """For how many seats of a game, as it is now, weights are that tell this of themselves."""
    same = (
        told.get("game") == game.name
        and told.get("rules") == game.version
        and told.get("features") == game.feature_table().fingerprint()
    )
    seats = told.get("seats")
    return {each for each in seats if isinstance(each, int)} if same and seats else set()


def _told() -> list[str]:
    told = os.environ.get(VARIABLE, "")
    return told.split(os.pathsep) if told else []


def _shipped(game: Game) -> Iterator[Traversable]:
    if game.package is None:
        return
    folder = files(game.package) / FOLDER
    if folder.is_dir():
        yield from (each for each in folder.iterdir() if each.name.endswith(ENDING))
