"""Fewer points, for drawings that are shown small: what lies nearly on a line is left out."""

from __future__ import annotations

import math
import re

from .points import Point
from .strokes import poly

RUN = re.compile(r"M[-\d. ]+l[-\d. ]+z")  # as `poly` writes it
NUMBER = re.compile(r"-?\d*\.?\d+")


def thin(drawn: str, tolerance: float = 0.2) -> str:
    """The same drawing; no point of its edges moves by more than `tolerance`."""
    return RUN.sub(lambda run: poly(_thinned(_points(run[0]), tolerance)), drawn)


def _points(run: str) -> list[Point]:
    x = y = 0.0
    out: list[Point] = []
    numbers = iter(map(float, NUMBER.findall(run)))
    for dx, dy in zip(numbers, numbers, strict=True):
        x, y = x + dx, y + dy
        out.append((x, y))
    return out


def _thinned(ring: list[Point], tolerance: float) -> list[Point]:
    far = max(range(len(ring)), key=lambda at: math.dist(ring[0], ring[at]))
    there, back = ring[: far + 1], [*ring[far:], ring[0]]
    return _simpler(there, tolerance)[:-1] + _simpler(back, tolerance)[:-1]


def _simpler(line: list[Point], tolerance: float) -> list[Point]:
    """Ramer, Douglas and Peucker: the ends, and what is farthest from between them."""
    kept = {0, len(line) - 1}
    spans = [(0, len(line) - 1)]
    while spans:
        first, last = spans.pop()
        inner = range(first + 1, last)
        farthest = max(inner, key=lambda at: _off(line, first, last, at), default=None)
        if farthest is not None and _off(line, first, last, farthest) > tolerance:
            kept.add(farthest)
            spans += [(first, farthest), (farthest, last)]
    return [line[at] for at in sorted(kept)]


def _off(line: list[Point], first: int, last: int, at: int) -> float:
    """How far a point lies from the line between two others."""
    (x1, y1), (x2, y2), (x, y) = line[first], line[last], line[at]
    length = math.hypot(x2 - x1, y2 - y1)
    if not length:
        return math.hypot(x - x1, y - y1)
    return abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length
