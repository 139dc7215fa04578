"""The river that both boards share: centre line and widths in units of the wide board."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from brush import Point, Points, arc_lengths, band, flow, paint, path, sample, stroke

CENTRE = path(
    "930,104 884,138 860,176 876,216 930,250 1000,292 1040,348 1012,404 934,450 "
    "862,512 826,600 806,720 792,860 784,1010"  # so far that a low window shows no end of it
)
WIDTHS = (5, 11, 20, 34, 56, 82, 98, 106, 112, 118, 126, 134, 142, 150)


def rings(x: float, y: float) -> list[tuple[int, int]]:
    """Where people stand in the water, from the corner of the place."""
    c = sample(CENTRE, 2)
    start = min(range(len(c)), key=lambda i: math.dist(c[i], (930, 250)))
    reached = arc_lengths(c[start:])
    out: list[tuple[int, int]] = []
    for k in range(7):
        nearest = min(range(len(reached)), key=lambda i: abs(reached[i] - (4 + k * 43)))
        px, py = c[start + nearest]
        out.append((round(px - x), round(py - y)))
    return out


def ground(stones: list[tuple[int, int]]) -> list[Point]:
    """The stretch of river about them."""
    first, second, *_, last_but_one, last = stones
    line = [
        (2 * first[0] - second[0] + 14, 2 * first[1] - second[1] + 8),
        *stones,
        (2 * last[0] - last_but_one[0] + 12, 2 * last[1] - last_but_one[1] - 8),
    ]
    stretch = band(line, [26, 48, 52, 54, 54, 54, 54, 52, 28], 9, 3, 0)
    return stretch.left[::2] + stretch.right[::-2]


def narrow(centre: Points, widths: Sequence[float], foam: Callable[[float], float]) -> list[str]:
    """A river on a small picture: sand, water, its depth, its banks, and lines of foam."""
    sand = band(centre, [w * 1.08 + min(12, w * 0.7) for w in widths], 5, 3, 1.6)
    water = band(centre, widths, 5, 4, 1.2)
    deep = band(centre, [w * 0.56 for w in widths], 5, 5, 1.6)
    banks = stroke(water.left[1::3], 2.2, (0.1, 0.1), 5, jit=0.45, tip=0.3) + stroke(
        water.right[1::3], 2.2, (0.1, 0.1), 6, jit=0.45, tip=0.3
    )
    return [
        paint("w-sand", sand.d),
        paint("w-river1", water.d),
        paint("w-river2", deep.d),
        paint("ink", banks, 'opacity=".75"'),
        paint("w-foam", flow(water.centre, 16, 8, 0.4, foam)),
    ]
