"""Holocene: games about the first civilizations, for people and programs.

>>> import holocene
>>> for name in holocene.game_names():
...     state = holocene.game(name).new(seats=3, seed=7)
...     state.apply(state.legal_actions()[0])
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING

from . import interpreted

interpreted.prefer_if_asked()

from .core.action import Action, IllegalAction  # noqa: E402
from .core.bot import Bot, BotError  # noqa: E402
from .core.game import Game  # noqa: E402
from .core.journal import Event, Journal  # noqa: E402
from .core.record import Record  # noqa: E402
from .core.registry import bot, bot_names, game, game_names  # noqa: E402
from .core.state import State  # noqa: E402

if TYPE_CHECKING:
    import holocene.testing as testing

__version__ = "0.1.0"
__all__ = [
    "Action", "Bot", "BotError", "Event", "Game", "IllegalAction", "Journal", "Record", "State",
    "bot", "bot_names", "game", "game_names", "testing",
]  # fmt: skip


def __getattr__(name: str) -> object:
    if name == "testing":  # imported when asked for
        return importlib.import_module(f"{__name__}.testing")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
