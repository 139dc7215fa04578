"""The shape that every view has, whatever the game.

This module and every game's own `shapes` are never compiled: below Python 3.12 a schema can be
made only of a TypedDict that is `typing_extensions`' own, and mypyc replaces it by another.
"""

from __future__ import annotations

from typing import Generic, TypeVar

from typing_extensions import TypedDict

from .options import Value

D = TypeVar("D")


class Frame(TypedDict, Generic[D]):
    """What `State.view` fills in; `D` are the game's decisions as it shows them."""

    game: str
    rules: str
    options: dict[str, Value]
    viewer: int | None  # None watches
    actor: int | None
    decision: D | None
    over: bool
    winners: list[int]
