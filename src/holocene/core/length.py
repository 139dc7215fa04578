"""How long a game usually takes: what people ask before they sit down."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final


class Length:
    """`minutes` that people take at one table, by how many play; `turns` that each of them has."""

    __slots__ = ("minutes", "turns")

    def __init__(self, minutes: Mapping[int, int], turns: int) -> None:
        self.minutes: Final = minutes
        self.turns: Final = turns
