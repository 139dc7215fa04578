"""What busts in fur are made of, at 80 x 80."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable

from brush import Points, blob, dot, ellipse, outline, path, paths

from .kit import at, detail, faint, paint, shape, solid

SHOULDERS = path("8,80! 10,64 20,55 33,50 47,50 60,55 70,64 72,80!")
LONG = path(
    "25,60 24,44 26,28 33,19 40,17 47,19 54,28 56,44 55,60 50,58 51,42 48,30 40,25 32,30 "
    "29,42 30,58"
)
CAP = path("28,34 28.4,25 33,18.6 40,16.6 47,18.6 51.6,25 52,34 48,28 40,25.4 32,28")
STRANDS = paths("34,20 30,28 / 40,18 39,25 / 46,20 50,28")
POINT = path("0,-12! 4.4,-4 4.8,3 2,8! -2,8! -4.8,3 -4.4,-4")


def ruff(
    cx: float, cy: float, rx: float, ry: float, n: int = 26, seed: int = 3, depth: float = 0.24
) -> Points:
    """The ragged edge of fur."""
    r = random.Random(seed)
    out: list[tuple[float, ...]] = []
    for i in range(n):
        a = 2 * math.pi * i / n
        k = 1 + (depth if i % 2 else 0) * r.uniform(0.6, 1.1)
        out.append((cx + math.cos(a) * rx * k, cy + math.sin(a) * ry * k, 1))
    return out


def furred(tone: str, edge: Points, seed: int, w: float) -> str:
    return paint(tone, blob(edge, 0.2, seed, 2)) + paint("ln", outline(edge, w, seed + 1, 0.3))


def face(
    cx: float = 40, cy: float = 35, s: float = 1, painted: str = "", brows: bool = True
) -> str:
    """Full face; `painted` lies on the skin and under the eyes."""

    def put(text: str) -> list[Points]:
        return [
            [(cx + (p[0] - 40) * s, cy + (p[1] - 35) * s, *p[2:]) for p in line]
            for line in paths(text)
        ]

    oval = put(
        "40,22 48,24.6 51.4,32 50.4,40.6 45.6,47.4 40,49.4 34.4,47.4 29.6,40.6 28.6,32 32,24.6"
    )[0]
    shadow = put("48,25.6 51,32 50,40.4 45.4,47 40.6,49 45,43 46.6,35")[0]
    (left,), (right,) = put("34.8,35 / 45.2,35")
    eyes = dot(left[0], left[1], 1.1 * s) + dot(right[0], right[1], 1.1 * s)
    lids = put("32.4,34 34.6,33 37,34 / 43,34 45.4,33 47.6,34")
    above = put("31.4,30.6 34.6,29 38,30.4 / 42,30.4 45.4,29 48.6,30.6")
    nose_and_mouth = put("40,33.4 38.6,39.4 41,40.2 / 36.4,43.8 40,44.8 43.6,43.6")
    return (
        paint("skin", blob(oval, 0.2, 4, 2))
        + faint("skin-lo", blob(shadow, 0.2, 3, 2), 0.55)
        + paint("ln", outline(oval, 1.7, 5))
        + painted
        + detail(lids, 1.9, 3, (0.1, 0.2))
        + paint("ink", eyes)
        + (detail(above, 1.8, 7, (0.1, 0.3)) if brows else "")
        + detail(nose_and_mouth, 1.6, 6, (0.2, 0.3))
    )


def coat(tone: str = "hide", seed: int = 3, laced: bool = True) -> str:
    seams = paths("40,52 39.6,64 40,80 / 20,60 18,70 18.6,80 / 60,60 62,70 61.4,80")
    laces = [[(36.6, 56 + i * 6), (43.4, 55.4 + i * 6)] for i in range(4)]
    return (
        paint(tone, blob(SHOULDERS, 0.4, seed, 3))
        + paint("ln", outline(SHOULDERS, 2.4, seed + 1, 0.4))
        + detail(seams, 1.6, seed, (0.1, 0.3))
        + (detail(laces, 1.5, seed + 4, (0.1, 0.2)) if laced else "")
    )


def hood(fur: str = "fur", tone: str = "hide") -> str:
    back = ellipse(40, 31, 21.6, 23.4, 14, 3, 0.03)
    return solid(tone, back, 3, 2.3, 0.5) + furred(fur, ruff(40, 34, 15.6, 18.4, 30, 3), 3, 1.5)


def hair(tone: str, pts: Points, seed: int = 3, lines: Iterable[Points] = ()) -> str:
    strands = list(lines)
    return solid(tone, pts, seed, 2, 0.5) + (detail(strands, 1.4, seed + 2) if strands else "")


def collar(tone: str, seed: int) -> str:
    return furred(tone, ruff(40, 62, 27, 12, 30, seed, 0.3), seed, 1.7)


def point(x: float, y: float, s: float = 1, rot: float = 0) -> str:
    """A knapped point."""
    flakes = paths("0,-9 0.6,-2 0,5 / -3,-1 -0.6,1 / 3,1 0.8,3")
    return at(x, y, shape("stone-hi", POINT, 4, 1.8) + detail(flakes, 1.1, 4), s, rot)
