"""Finding games and bots by name, in this package or in any other that offers them."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache, lru_cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final

from . import sets
from .bot import Bot
from .game import Game

GAMES: Final = "holocene.games"
BOTS: Final = "holocene.bots"


def _offered(group: str) -> dict[str, EntryPoint]:
    return _offered_on(group, tuple(sys.path))


@lru_cache(maxsize=16)
def _offered_on(group: str, path: tuple[str, ...]) -> dict[str, EntryPoint]:
    """Reading what all installed packages offer takes milliseconds, so once for each path."""
    return {entry.name: entry for entry in sorted(entry_points(group=group))}


def game_names() -> list[str]:
    """Of all games, and after them of those that are played with another set of components."""
    return [*_offered(GAMES), *sets.offered()]


def game(name: str) -> Game:
    """The game of this name, the same object every time."""
    if name in _shown:
        return _shown[name]
    if not isinstance(name, str) or name not in game_names():
        known = ", ".join(game_names()) or "none"
        raise ValueError(f"unknown game {str(name)[:40]!r}; known are {known}")
    if name in sets.offered():
        return _with_set(name, sets.offered()[name])
    found: Any = _offered(GAMES)[name].load()
    return found  # type: ignore[no-any-return]


@cache
def _with_set(name: str, file: str) -> Game:
    text = sets.read(file)
    try:
        return game(sets.base_of(name)).with_components(name, text)
    except ValueError as error:
        raise ValueError(f"{file}: {error}") from None


_shown: Final[dict[str, Game]] = {}


@contextmanager
def shown(game: Game) -> Iterator[None]:
    """For a while, let this very game be found by its name, installed or not."""
    before = _shown.get(game.name)
    _shown[game.name] = game
    try:
        yield
    finally:
        del _shown[game.name]
        if before is not None:
            _shown[game.name] = before


def bot_names() -> list[str]:
    return list(_offered(BOTS))


def bot(spec: str) -> Bot:
    """A bot from `name`, `name:setting` (such as `search:2000`) or `module:Class`."""
    offered = _offered(BOTS)
    name, colon, setting = spec.partition(":")
    if name in offered:
        maker: Any = offered[name].load()
        return _made(spec, maker, setting if colon else None)
    if not name or not setting:
        known = ", ".join(offered)
        raise ValueError(f"unknown bot {spec[:40]!r}; known are {known}, or give module:Class")
    try:
        module = importlib.import_module(name)
    except Exception as error:  # a stranger's module may fail in any way
        raise ValueError(f"bot {spec[:60]!r}: cannot import {name[:40]!r} ({error})") from None
    maker = getattr(module, setting, None)
    if maker is None:
        raise ValueError(f"bot {spec[:60]!r}: {name} has no {setting[:40]!r}")
    return _made(spec, maker, None)


def _made(spec: str, maker: Any, setting: str | None) -> Bot:
    try:
        made = maker() if setting is None else maker(setting)
    except TypeError as error:
        why = str(error) if setting is None else f"it takes no setting {setting[:40]!r}"
        raise ValueError(f"bot {spec[:60]!r}: {why}") from None
    except ValueError:
        raise
    except Exception as error:
        raise ValueError(f"bot {spec[:60]!r} cannot be made: {error}") from None
    if not callable(getattr(made, "choose", None)):
        raise ValueError(f"bot {spec[:60]!r}: it has no method choose(state)")
    return made  # type: ignore[no-any-return]
