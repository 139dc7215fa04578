"""What an emblem is made of.

An emblem is a list of parts, written once; the age decides how each is painted (`manner.py`). It
is 64 x 64 with its feet on y = 62. A part has a tone instead of a colour:

  a main   b second   c metal   d plant   f fire and grain   h light   k dark   s skin
  g the ground, l its pattern
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from brush import Points, Taper, ellipse, path, paths

EMBLEM = "0 0 64 64"


@dataclass(frozen=True)
class Shape:
    """A filled shape, and a line of width `w` round it; none where that is 0."""

    tone: str
    points: Points
    w: float
    hatched: bool


@dataclass(frozen=True)
class Line:
    tone: str
    points: Points
    w: float
    taper: Taper


@dataclass(frozen=True)
class Detail:
    """Inner lines. Where they have no tone, they have the one in which the age draws lines."""

    tone: str | None
    lines: Sequence[Points]
    w: float


@dataclass(frozen=True)
class Dots:
    tone: str
    places: tuple[tuple[float, float, float], ...]  # x, y, radius


@dataclass(frozen=True)
class Group:
    """Parts that are moved, turned and scaled together."""

    parts: Parts
    x: float
    y: float
    s: float
    rot: float


Part: TypeAlias = "Shape | Line | Detail | Dots | Group | Parts"
Parts: TypeAlias = "Sequence[Part]"


class Emblem(NamedTuple):
    age: str
    parts: Parts


def emblem(age: str, *parts: Part) -> Emblem:
    return Emblem(age, parts)


def points(where: str | Points) -> Points:
    return path(where) if isinstance(where, str) else where


def shape(tone: str, where: str | Points, w: float = 1.9, hatched: bool = True) -> Shape:
    return Shape(tone, points(where), w, hatched)


def oval(
    tone: str, x: float, y: float, rx: float, ry: float | None = None, n: int = 12,
    w: float = 1.9, hatched: bool = True,
) -> Shape:  # fmt: skip
    round_it = ellipse(x, y, rx, rx if ry is None else ry, n, int(x * 7 + y), 0.03)
    return Shape(tone, round_it, w, hatched)


def block(
    tone: str, x: float, y: float, across: float, high: float, w: float = 1.9, hatched: bool = True
) -> Shape:
    right, foot = x + across, y + high
    corners = [(x, y, 1), (right, y, 1), (right, foot, 1), (x, foot, 1)]
    return Shape(tone, corners, w, hatched)


def line(where: str | Points, w: float = 2.2, tone: str = "k", taper: Taper = (0.06, 0.25)) -> Line:
    return Line(tone, points(where), w, taper)


def detail(lines: str | Sequence[Points], w: float = 1.3, tone: str | None = None) -> Detail:
    return Detail(tone, paths(lines) if isinstance(lines, str) else lines, w)


def dots(tone: str, *places: tuple[float, float, float]) -> Dots:
    return Dots(tone, places)


def group(parts: Parts, x: float = 0, y: float = 0, s: float = 1, rot: float = 0) -> Group:
    return Group(parts, x, y, s, rot)
