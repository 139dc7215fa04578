"""Points: the few that are written down, and the many that a brush passes through.

A control point is (x, y), or (x, y, 1) for a sharp corner.
"""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Sequence

Point = tuple[float, float]
Points = Sequence[tuple[float, ...]]


def path(text: str) -> list[tuple[float, ...]]:
    """Points in writing: "4,18 8.4,9.6 28,18!", a corner with an exclamation mark."""
    out: list[tuple[float, ...]] = []
    for word in text.split():
        x, y = word.rstrip("!").split(",")
        out.append((float(x), float(y), 1) if word.endswith("!") else (float(x), float(y)))
    return out


def paths(text: str) -> list[list[tuple[float, ...]]]:
    """Several of them, with slashes between."""
    return [path(part) for part in text.split(" / ")]


def ellipse(
    cx: float, cy: float, rx: float, ry: float, n: int = 12, seed: int = 0, j: float = 0.05
) -> list[Point]:
    r = random.Random(seed)
    return [
        (
            cx + math.cos(2 * math.pi * i / n) * rx * (1 + r.uniform(-j, j)),
            cy + math.sin(2 * math.pi * i / n) * ry * (1 + r.uniform(-j, j)),
        )
        for i in range(n)
    ]


def shift(pts: Points, dx: float = 0, dy: float = 0, s: float = 1) -> list[tuple[float, ...]]:
    return [(p[0] * s + dx, p[1] * s + dy, *p[2:]) for p in pts]


def sample(pts: Points, step: float = 3, closed: bool = False) -> list[Point]:
    """Points about `step` apart on the smooth line through `pts`, which turns at corners only."""
    corner = [_is_corner(p) for p in pts]
    if closed and not any(corner):
        return _loop([(p[0], p[1]) for p in pts], step)
    if closed:
        k = corner.index(True)
        pts = [*pts[k:], *pts[:k], pts[k]]
    out: list[Point] = []
    run = [pts[0]]
    for p in pts[1:]:
        run.append(p)
        if _is_corner(p):
            out += _run(run, step)[:-1]
            run = [p]
    if len(run) > 1:
        out += _run(run, step)
    else:
        out.append((run[0][0], run[0][1]))
    if closed and math.dist(out[0], out[-1]) < 0.01:
        out = out[:-1]
    return out


def _is_corner(p: tuple[float, ...]) -> bool:
    return len(p) > 2 and bool(p[2])


def _loop(flat: list[Point], step: float) -> list[Point]:
    count = len(flat)
    out: list[Point] = []
    for i in range(count):
        here, then, after = flat[i], flat[(i + 1) % count], flat[(i + 2) % count]
        n = max(1, int(math.dist(here, then) / step + 0.5))
        out += [_between(flat[i - 1], here, then, after, k / n) for k in range(n)]
    return out


def _run(pts: Points, step: float) -> list[Point]:
    """A Catmull-Rom spline through an open run of points."""
    flat = [(p[0], p[1]) for p in pts]
    if len(flat) == 2:
        return _straight(flat[0], flat[1], step)
    before = (2 * flat[0][0] - flat[1][0], 2 * flat[0][1] - flat[1][1])
    after = (2 * flat[-1][0] - flat[-2][0], 2 * flat[-1][1] - flat[-2][1])
    ends = [before, *flat, after]
    out: list[Point] = []
    for i in range(len(flat) - 1):
        n = max(1, int(math.dist(flat[i], flat[i + 1]) / step + 0.5))
        for k in range(n):
            out.append(_between(ends[i], ends[i + 1], ends[i + 2], ends[i + 3], k / n))
    out.append(flat[-1])
    return out


def _straight(a: Point, b: Point, step: float) -> list[Point]:
    n = max(1, int(math.dist(a, b) / step))
    return [(a[0] + (b[0] - a[0]) * i / n, a[1] + (b[1] - a[1]) * i / n) for i in range(n + 1)]


def _between(p0: Point, p1: Point, p2: Point, p3: Point, t: float) -> Point:
    return _spline(p0[0], p1[0], p2[0], p3[0], t), _spline(p0[1], p1[1], p2[1], p3[1], t)


def _spline(v0: float, v1: float, v2: float, v3: float, t: float) -> float:
    """Catmull-Rom, in one dimension: from `v1` to `v2` while `t` goes from 0 to 1."""
    t2, t3 = t * t, t * t * t
    return 0.5 * (
        2 * v1
        + (v2 - v0) * t
        + (2 * v0 - 5 * v1 + 4 * v2 - v3) * t2
        + (3 * v1 - v0 - 3 * v2 + v3) * t3
    )


def normals(c: Sequence[Point], closed: bool) -> list[Point]:
    """The direction to the left of the line at each of its points."""
    count = len(c)
    ns: list[Point] = []
    for i in range(count):
        a = c[i - 1] if (i or closed) else c[i]
        b = c[(i + 1) % count] if (i < count - 1 or closed) else c[i]
        dx, dy = b[0] - a[0], b[1] - a[1]
        length = math.hypot(dx, dy) or 1
        ns.append((-dy / length, dx / length))
    return ns


def arc_lengths(c: Sequence[Point]) -> list[float]:
    """How far along a line each of its points lies."""
    out: list[float] = [0]
    for a, b in itertools.pairwise(c):
        out.append(out[-1] + math.dist(a, b))
    return out
