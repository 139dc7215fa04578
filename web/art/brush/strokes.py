"""The one hand that draws everything.

Turns a few control points into irregular, tapered strokes of pigment when the client is built, so
that the page gets plain paths and needs no filters while it runs. All give path data:

  stroke(pts, w)          open tapered brush line
  outline(pts, w)         closed contour, varying pressure (evenodd)
  blob(pts, rough)        closed filled shape, shaky edge
  spatter(cx, cy, r, n)   blown dots of pigment
  band(center, widths)    a ribbon of changing width, such as a river
"""

from __future__ import annotations

import functools
import math
import random
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from .points import Point, Points, arc_lengths, normals, sample

Taper = tuple[float, float]


def num(v: float) -> str:
    """A number as short as SVG allows."""
    s = f"{v:.1f}"
    if s.endswith(".0"):
        s = s[:-2]
    if s == "-0":
        s = "0"
    if s.startswith("0."):
        s = s[1:]
    if s.startswith("-0."):
        s = "-" + s[2:]
    return s


def poly(points: Points) -> str:
    """A closed path through points, in steps from one to the next: that is shortest."""
    px, py = round(points[0][0], 1), round(points[0][1], 1)
    out = [f"M{num(px)} {num(py)}l"]
    first = True
    for x, y in points[1:]:
        dx, dy = round(x - px, 1), round(y - py, 1)
        if dx == 0 and dy == 0:
            continue
        a, b = num(dx), num(dy)
        out.append(("" if first or a[0] == "-" else " ") + a + ("" if b[0] == "-" else " ") + b)
        first = False
        px, py = round(px + dx, 1), round(py + dy, 1)
    return "".join(out) + "z"


class Noise:
    """Smooth noise in one dimension: `at` any place, or `per`iodic over 0 to 1."""

    def __init__(self, seed: int) -> None:
        r = random.Random(seed)
        self.v = [r.uniform(-1, 1) for _ in range(512)]
        self.ph = [r.uniform(0, 2 * math.pi) for _ in range(24)]

    def at(self, x: float) -> float:
        i = math.floor(x)
        f = x - i
        f = f * f * (3 - 2 * f)
        a, b = self.v[i % 512], self.v[(i + 1) % 512]
        return a + (b - a) * f

    def per(self, t: float, lo: int = 1, hi: int = 4) -> float:
        s = w = 0.0
        for k in range(lo, hi + 1):
            a: float = 1 / (k - lo + 1) ** 0.6
            s += a * math.sin(2 * math.pi * k * t + self.ph[k % 24])
            w += a
        return s / w * 1.4


@functools.cache
def noise(seed: int) -> Noise:
    """The same for the same seed, so it is made once."""
    return Noise(seed)


def stroke(
    pts: Points,
    w: float = 3,
    taper: Taper = (0.12, 0.55),
    seed: int = 1,
    step: float | None = None,
    jit: float = 0.16,
    wob: float = 0.25,
    tip: float = 0.16,
) -> str:
    c = sample(pts, step or max(1.2, w * 0.9))
    nz, nz2 = noise(seed), noise(seed + 77)
    reached = arc_lengths(c)
    length = reached[-1] or 1
    left: list[Point] = []
    right: list[Point] = []
    for (x, y), (nx, ny), at in zip(c, normals(c, False), reached, strict=True):
        h = w * _pressure(at / length, taper, tip) / 2
        o = wob * nz2.at(at / (w * 2.2 + 2)) * min(1, w / 2)
        out = h * (1 + jit * nz.at(at / (w + 1))) + o
        back = h * (1 + jit * nz.at(99 + at / (w + 1))) - o
        left.append((x + nx * out, y + ny * out))
        right.append((x - nx * back, y - ny * back))
    return poly(left + right[::-1])


def _pressure(t: float, taper: Taper, tip: float) -> float:
    """How broad the brush lies at `t` of its way; thinnest at both ends."""
    a = min(1, t / taper[0]) if taper[0] else 1
    b = min(1, (1 - t) / taper[1]) if taper[1] else 1
    thick: float = tip + (1 - tip) * (a**0.7) * (b**0.8)
    return thick


def strokes(
    lines: Iterable[Points],
    w: float = 3,
    taper: Taper = (0.12, 0.55),
    seed: int = 1,
    jit: float = 0.16,
    tip: float = 0.16,
) -> str:
    return "".join(stroke(p, w, taper, seed + i, jit=jit, tip=tip) for i, p in enumerate(lines))


def outline(
    pts: Points,
    w: float = 2,
    seed: int = 1,
    var: float = 0.38,
    step: float | None = None,
    wob: float = 0.2,
) -> str:
    c = sample(pts, step or max(1.3, w * 0.8), True)
    nz = noise(seed)
    outer: list[Point] = []
    inner: list[Point] = []
    for i, ((x, y), (nx, ny)) in enumerate(zip(c, normals(c, True), strict=True)):
        t = i / len(c)
        h = w / 2 * (1 + var * nz.per(t, 1, 4)) * (1 + 0.12 * nz.at(i * 0.8))
        o = wob * nz.per(t, 5, 11)
        outer.append((x + nx * (h + o), y + ny * (h + o)))
        inner.append((x - nx * (h - o), y - ny * (h - o)))
    return poly(outer) + poly(inner[::-1])


def blob(
    pts: Points, rough: float = 0.4, seed: int = 1, step: float = 3, lo: int = 4, hi: int = 14
) -> str:
    c = sample(pts, step, True)
    nz = noise(seed)
    out: list[Point] = []
    for i, ((x, y), (nx, ny)) in enumerate(zip(c, normals(c, True), strict=True)):
        off = nz.per(i / len(c), lo, hi) + 0.5 * nz.at(i * 0.9)
        out.append((x + nx * rough * off, y + ny * rough * off))
    return poly(out)


def dot(x: float, y: float, r: float) -> str:
    r = max(0.2, r)
    half = f"a{num(r)} {num(r)} 0 1 0 "
    return f"M{num(x - r)} {num(y)}{half}{num(2 * r)} 0{half}{num(-2 * r)} 0z"


def spatter(
    cx: float,
    cy: float,
    rx: float,
    n: int,
    seed: int = 1,
    ry: float | None = None,
    size: tuple[float, float] = (0.4, 1.6),
    hollow: float = 0,
) -> str:
    r = random.Random(seed)
    ry = ry or rx
    out: list[str] = []
    for _ in range(n):
        a = r.uniform(0, 2 * math.pi)
        d = hollow + (1 - hollow) * (r.random() ** 0.6)
        x, y = cx + math.cos(a) * rx * d, cy + math.sin(a) * ry * d
        out.append(dot(x, y, r.uniform(*size) * (1.15 - d * 0.6)))
    return "".join(out)


class Band(NamedTuple):
    d: str
    left: list[Point]
    right: list[Point]
    centre: list[Point]


def band(
    center: Points, widths: Sequence[float], step: float = 6, seed: int = 1, rough: float = 1.2
) -> Band:
    """A ribbon with a width at each control point."""
    c = sample(center, step)
    cl = arc_lengths(c)
    stations = [cl[min(range(len(c)), key=lambda i: math.dist(c[i], p[:2]))] for p in center]
    nz = noise(seed)
    left: list[Point] = []
    right: list[Point] = []
    for (x, y), (nx, ny), at in zip(c, normals(c, False), cl, strict=True):
        h = _width_at(at, stations, widths) / 2
        o = rough * nz.at(at / 14)
        o2 = rough * nz.at(50 + at / 11)
        left.append((x + nx * (h + o), y + ny * (h + o)))
        right.append((x - nx * (h + o2), y - ny * (h + o2)))
    return Band(poly(left + right[::-1]), left, right, c)


def _width_at(at: float, stations: Sequence[float], widths: Sequence[float]) -> float:
    for i in range(len(stations) - 1):
        if stations[i] <= at <= stations[i + 1]:
            f = (at - stations[i]) / ((stations[i + 1] - stations[i]) or 1)
            f = f * f * (3 - 2 * f)
            return widths[i] + (widths[i + 1] - widths[i]) * f
    return widths[-1]
