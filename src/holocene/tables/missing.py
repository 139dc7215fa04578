"""A game that is not installed here, or not by these rules: its tables can be named, not played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NoReturn

from ..core.game import Game
from ..core.layout import Layout
from ..core.options import Option, Value


class Missing(Game):
    """What a table's own row tells of its game."""

    def __init__(self, name: str, version: str, options: Mapping[str, Value]) -> None:
        chosen = tuple(Option(option, (value,), value, "") for option, value in options.items())
        super().__init__(name, name, version, range(0), chosen, [], Layout(), {})

    def deal(self, *_: object) -> NoReturn:
        raise self._missing()

    def restore(self, *_: object) -> NoReturn:
        raise self._missing()

    def _missing(self) -> ValueError:
        return ValueError(f"{self.name} by rules version {self.version} is not installed here")
