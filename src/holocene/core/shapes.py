"""The shapes that every game has: the frame of a view, and what is about a seat.

This module and every game's own `shapes` are never compiled: below Python 3.12 a schema can be
made only of a TypedDict that is `typing_extensions`' own, and mypyc replaces it by another.
"""

from __future__ import annotations

from typing_extensions import TypedDict

from .options import Value


class Frame(TypedDict):
    """What `State.view` fills in, besides `decision`, of which each game has kinds of its own.

    That is no type parameter: a schema of a shape that inherits would not know what it stands for.
    """

    game: str
    rules: str
    options: dict[str, Value]
    viewer: int | None  # None watches
    actor: int | None
    over: bool
    winners: list[int]


class OfSeat(TypedDict):
    """What somebody is asked, or did: a base for decisions and events, which add their `kind`."""

    seat: int
