"""What the herd is painted with: a coat of pigment, a pressed back line, hair in strokes."""

from __future__ import annotations

import math
import random
from typing import NamedTuple

from brush import Points, blob, dot, sample, spatter, stroke
from house.beasts import Line

from .kit import faint, paint


class Coat(NamedTuple):
    """The pigment, what lies under it where it is thin, how hard the back is pressed, and where
    pigment was spilt."""

    tone: str
    press: float
    spilt: tuple[float, float, float, int, int, float] | None = None
    under: str = ""

    def on(self, pts: Points, rough: float, seed: int) -> str:
        d = blob(pts, rough, seed, 3)
        if self.under:
            return paint(self.under, d) + faint(self.tone, d, 0.5)
        return paint(self.tone, d)


def beast(
    coat: Coat,
    body: Points,
    far: list[list[tuple[float, ...]]],
    back: list[Line],
    details: list[Line],
) -> str:
    """`far` are the legs of the other side."""
    pressed = "".join(
        stroke(x, coat.press * k, t, 7 + i, jit=0.28) for i, (x, k, t) in enumerate(back)
    )
    return (
        "".join(paint("beast-far", blob(leg, 0.5, 9 + i, 3)) for i, leg in enumerate(far))
        + coat.on(body, 0.7, 5)
        + paint("beast-ink", pressed)
        + paint("beast-ink", fine(details, 21))
        + (faint("beast-ink", spatter(*coat.spilt), 0.35) if coat.spilt else "")
    )


def fine(lines: list[Line], seed: int) -> str:
    return "".join(stroke(x, k, t, seed + i) for i, (x, k, t) in enumerate(lines))


def eye(x: float, y: float, r: float = 2.6) -> str:
    return paint("bone", dot(x, y, r)) + paint("ink", dot(x + 0.6, y + 0.3, r * 0.62))


def fringe(
    pts: Points, n: int, length: float, seed: int, w: float = 2, lean: float = -2
) -> list[Line]:
    """Shaggy hair that hangs from a line."""
    r = random.Random(seed)
    c = sample(pts, 2)
    out: list[Line] = []
    for i in range(n):
        x, y = c[int(i * (len(c) - 1) / (n - 1))]
        k = length * r.uniform(0.6, 1.2)
        lock = [(x, y - 2), (x + lean * 0.6, y + k * 0.5), (x + lean * r.uniform(0.2, 1), y + k)]
        out.append((lock, w * r.uniform(0.8, 1.15), (0.1, 0.8)))
    return out


def fur(
    box: tuple[float, float, float, float], n: int, length: float, seed: int, w: float = 1.6,
    lean: float = -4,
) -> list[Line]:  # fmt: skip
    """Short strokes in a box (left, top, right, foot) under an arched back."""
    r = random.Random(seed)
    x0, y0, x1, y1 = box
    out: list[Line] = []
    for i in range(n):
        t = i / (n - 1)
        x = x0 + (x1 - x0) * t
        y = y0 + (y1 - y0) * r.random() - 10 * math.sin(t * math.pi)
        k = length * r.uniform(0.7, 1.25)
        out.append(([(x, y), (x + lean * 0.6, y + k * 0.5), (x + lean, y + k)], w, (0.2, 0.8)))
    return out


def legs(lines: list[list[tuple[float, ...]]], w: float = 1.7) -> list[Line]:
    return [(line, w, (0.3, 0.2)) for line in lines]
