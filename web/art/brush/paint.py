"""Path data becomes marks of pigment. Colours are class names, never values: the style sheet gives
them pigments, by day and by night."""

from __future__ import annotations

from collections.abc import Iterable

from .points import Points, shift
from .strokes import Taper, blob, outline, strokes


def paint(cls: str, d: str, extra: str = "") -> str:
    return f'<path class="{cls}" d="{d}"{(" " + extra) if extra else ""}/>'


def fill(cls: str, pts: Points, seed: int = 1, rough: float = 0.22, step: float = 2) -> str:
    return paint(cls, blob(pts, rough, seed, step))


def line(pts: Points, w: float = 2.2, seed: int = 1, step: float | None = None) -> str:
    return paint("ln", outline(pts, w, seed, step=step))


def shape(cls: str, pts: Points, seed: int = 1, w: float = 2.2) -> str:
    """Filled and outlined; the pigment lies a little beside the line."""
    return fill(cls, shift(pts, 0.25, 0.2), seed) + line(pts, w, seed)


def detail(
    lines: Iterable[Points],
    w: float = 1.5,
    seed: int = 1,
    taper: Taper = (0.2, 0.5),
    cls: str = "ink",
) -> str:
    return paint(cls, strokes(lines, w, taper, seed))


def moved(body: str, transform: str) -> str:
    """What was drawn elsewhere, drawn again here."""
    return f'<g transform="{transform}">{body}</g>'
