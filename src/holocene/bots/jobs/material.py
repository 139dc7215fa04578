"""What a machine must have, beside this package, for games to go there as they go here."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from ...core import registry
from ...core.bot import Bot

OURS: Final = __name__.partition(".")[0]


@dataclass(frozen=True)
class Needs:
    """A game, and the bots that play it."""

    game: str
    bots: tuple[str, ...]

    def found(self) -> tuple[tuple[str, str], ...]:
        """What this machine has of it: a name for people, and a version or digest.

        ValueError where something is missing.
        """
        game = registry.game(self.game)
        there = {f"version of {self.game}": game.version}
        if text := game.components():
            there[f"set of components of {self.game}"] = _digest(text.encode())
        for spec in self.bots:
            there.update(_behind(spec, registry.bot(spec)))
        return tuple(there.items())


def _behind(spec: str, bot: Bot) -> Iterator[tuple[str, str]]:
    """The files that make a bot what it is: its weights, the module of a stranger."""
    file = getattr(bot, "file", None)
    if isinstance(file, str):
        yield f"file behind {spec}", _digest(Path(file).read_bytes())
    module = type(bot).__module__
    source = getattr(sys.modules.get(module), "__file__", None)
    if module.partition(".")[0] != OURS and source is not None:
        yield f"module behind {spec}", _digest(Path(source).read_bytes())


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()
