"""Ways to cover ground: water lines, footprints, and dry strokes by which a wash runs out."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from .points import Point, Points, normals, sample
from .strokes import stroke


def flow(
    c: Sequence[Point], n: int, seed: int, spread: float, width: Callable[[float], float]
) -> str:
    """Water lines along the centre of a river, which is `width(t)` wide at `t` of its way."""
    r = random.Random(seed)
    ns = normals(c, False)
    out: list[str] = []
    for i in range(n):
        a = r.randint(3, len(c) - 14)
        length = r.randint(6, 12)
        off = r.uniform(-1, 1)
        seg: list[Point] = []
        for k in range(a, min(a + length, len(c))):
            w = width(k / len(c))
            (x, y), (nx, ny) = c[k], ns[k]
            seg.append((x + nx * off * w * spread, y + ny * off * w * spread))
        if len(seg) > 3:
            out.append(stroke(seg[::2], 1.9, (0.4, 0.5), seed + i))
    return "".join(out)


def prints(pts: Points, seed: int = 1, gap: float = 9, w: float = 3.2) -> str:
    """A trail of footprints."""
    c = sample(pts, gap)
    out = ""
    for i, ((x, y), (nx, ny)) in enumerate(zip(c, normals(c, False), strict=True)):
        side = 1 if i % 2 else -1
        px, py = x + nx * w * side, y + ny * w * side
        tx, ty = ny, -nx
        foot = [(px - tx * 2.1, py - ty * 2.1), (px + tx * 2.1, py + ty * 2.1)]
        out += stroke(foot, 2.5, (0.3, 0.5), seed + i, tip=0.5)
    return out


def dry(
    pts: Points,
    n: int,
    seed: int,
    w: tuple[float, float] = (2, 6),
    length: tuple[float, float] = (40, 150),
    dy: float = 10,
) -> str:
    """Dry-brush strokes that let a wash run out into bare rock."""
    r = random.Random(seed)
    c = sample(pts, 4)
    out = ""
    for i in range(n):
        a = r.randint(0, max(0, len(c) - 12))
        count = int(r.uniform(*length) / 4)
        seg = c[a : a + count]
        o = r.uniform(-dy, dy)
        if len(seg) > 4:
            shaky = [(x, y + o + r.uniform(-0.6, 0.6)) for x, y in seg[::4]]
            out += stroke(shaky, r.uniform(*w), (0.25, 0.6), seed + i, jit=0.4, step=6)
    return out
