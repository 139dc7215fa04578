"""Things that several emblems show."""

from __future__ import annotations

import math
from collections.abc import Iterable

from brush import Point

from .parts import Part, Shape, block, detail, group, line, oval, shape

TURN = 2 * math.pi


def round_about(x: float, y: float, r: float, n: int, start: float = 0) -> list[Point]:
    """Places on a circle, from the right and downwards."""
    return [
        (x + math.cos(start + TURN * i / n) * r, y + math.sin(start + TURN * i / n) * r)
        for i in range(n)
    ]


def fan(
    tone: str, x: float, y: float, near: float, far: float, turns: Iterable[float], w: float
) -> Part:
    """Rays at these angles."""
    return [
        line([(x + math.cos(a) * r, y + math.sin(a) * r) for r in (near, far)], w, tone)
        for a in turns
    ]


def rays(tone: str, x: float, y: float, near: float, far: float, n: int, w: float) -> Part:
    return fan(tone, x, y, near, far, (TURN * i / n for i in range(n)), w)


def electrons(x: float, y: float, r: float, w: float) -> Part:
    """Three orbits."""
    around = [(px * r, py * r * 0.37) for px, py in round_about(0, 0, 1, 14)]
    orbit = line([*around, around[0]], w, "h")
    return [group([orbit], x, y, rot=turn) for turn in (0, 60, 120)]


def star(tone: str, x: float, y: float, r: float, n: int = 8, w: float = 1.8) -> Part:
    return [rays(tone, x, y, r * 0.38, r, n, w), oval(tone, x, y, r * 0.3, w=0)]


def spikes(tone: str, x: float, y: float, r: float, inner: float, n: int, w: float = 1.9) -> Shape:
    """A star with `n` corners, the first of them at the top."""
    out = round_about(x, y, r, 2 * n, -TURN / 4)
    back = round_about(x, y, r * inner, 2 * n, -TURN / 4)
    corners = [(*(out, back)[i % 2][i], 1) for i in range(2 * n)]
    return shape(tone, corners, w)


def star5(tone: str, x: float, y: float, r: float, w: float = 1.9) -> Shape:
    return spikes(tone, x, y, r, 0.42, 5, w)


def burst(tone: str, x: float, y: float, r: float) -> Shape:
    return spikes(tone, x, y, r, 0.55, 12)


def ring(tone: str, x: float, y: float, r: float, w: float) -> Part:
    """With the ground in it."""
    return [oval(tone, x, y, r + w / 2, n=18, w=0), oval("g", x, y, r - w / 2, n=16, w=0)]


def wheel(x: float, y: float, r: float, spokes: int = 8, rim: str = "a", spoke: str = "k") -> Part:
    return [
        oval(rim, x, y, r, n=16, hatched=False),
        oval("g", x, y, r * 0.72, n=14, w=1.2, hatched=False),
        rays(spoke, x, y, 0, r * 0.86, spokes, 1.6),
        oval(spoke, x, y, r * 0.16),
    ]


def gear(tone: str, x: float, y: float, r: float, n: int = 8) -> Part:
    corners: list[tuple[float, ...]] = []
    for i in range(n):
        for turn, reach in ((-0.24, 0.76), (-0.15, 1), (0.15, 1), (0.24, 0.76)):
            a = TURN * (i + turn * 1.7) / n
            corners.append((x + math.cos(a) * r * reach, y + math.sin(a) * r * reach, 1))
    return [shape(tone, corners), oval("g", x, y, r * 0.34, n=10, w=1.3, hatched=False)]


def ear(x: float, y: float, high: float, tone: str = "f") -> Part:
    """Of wheat."""
    grains: list[Part] = []
    for i in range(4):
        at = y - high * (0.42 + i * 0.14)
        for side in (1, -1):
            leaf = [(x, at, 1), (x + 4 * side, at - 5), (x + 6 * side, at - 8, 1)]
            grains.append(shape(tone, [*leaf, (x + 1.4 * side, at - 5)], w=1.1))
    top = y - high
    tip = [(x, top + 2, 1), (x + 2.6, top - 3), (x, top - 8, 1), (x - 2.6, top - 3)]
    return [line([(x, y), (x, top)], 1.8), grains, shape(tone, tip, w=1.1)]


def book(tone: str, x: float, y: float, w: float, h: float) -> Part:
    """Open, seen from above."""
    across = ((0, 0), (0.25, -0.12), (0.5, 0.04), (0.75, -0.12), (1, 0))
    head = [(x + w * at, y + h * dy, at in (0, 0.5, 1)) for at, dy in across]
    foot = [(px, py + h * 1.0, corner) for px, py, corner in reversed(head)]
    rows: list[list[Point]] = [
        [(x + w * a, y + h * k), (x + w * b, y + h * (k - 0.08)), (x + w * c, y + h * k)]
        for a, b, c in ((0.1, 0.25, 0.42), (0.58, 0.75, 0.9))
        for k in (0.28, 0.5, 0.72)
    ]
    spine = [(x + w / 2, y + h * 0.06), (x + w / 2, y + h)]
    return [shape(tone, [*head, *foot], hatched=False), detail([spine, *rows], tone="k")]


# Buildings


def arch(tone: str, x: float, y: float, w: float, h: float) -> Shape:
    """A round one, its left foot at x, y."""
    sides = ((0, 0.55, 1), (0.14, 0.88, 0), (0.5, 1, 0), (0.86, 0.88, 0), (1, 0.55, 1))
    top = [(x + w * at, y - h * up, corner) for at, up, corner in sides]
    return shape(tone, [(x, y, 1), *top, (x + w, y, 1)])


def ogive(tone: str, x: float, y: float, w: float, h: float) -> Shape:
    sides = ((0, 0.5, 1), (0.12, 0.76, 0), (0.5, 1, 1), (0.88, 0.76, 0), (1, 0.5, 1))
    top = [(x + w * at, y - h * up, corner) for at, up, corner in sides]
    return shape(tone, [(x, y, 1), *top, (x + w, y, 1)])


def dome(tone: str, x: float, y: float, r: float, h: float) -> Shape:
    sides = ((-1, 0, 1), (-0.9, 0.55, 0), (-0.4, 0.92, 0), (0, 1, 0))
    return _vault(tone, x, y, r, h, sides)


def onion(tone: str, x: float, y: float, r: float, h: float) -> Shape:
    sides = ((-0.6, 0, 1), (-1.05, 0.3, 0), (-0.7, 0.6, 0), (-0.16, 0.8, 0), (0, 1, 1))
    return _vault(tone, x, y, r, h, sides)


def _vault(
    tone: str, x: float, y: float, r: float, h: float, left: tuple[tuple[float, float, int], ...]
) -> Shape:
    """The same on both sides of its top, which comes last."""
    both = [*left, *((-at, up, corner) for at, up, corner in left[-2::-1])]
    return shape(tone, [(x + r * at, y - h * up, corner) for at, up, corner in both])


def house(tone: str, roof: str, x: float, y: float, w: float, h: float) -> Part:
    top = y - h
    gable = [(x - 2, top, 1), (x + w / 2, top - w * 0.55, 1), (x + w + 2, top, 1)]
    return [
        block(tone, x, top, w, h),
        shape(roof, gable),
        block("k", x + w * 0.38, y - h * 0.55, w * 0.24, h * 0.55, w=0),
    ]


def gable(tone: str, x: float, y: float, across: float, high: float) -> Shape:
    """A triangle on its base."""
    return shape(tone, [(x, y, 1), (x + across / 2, y - high, 1), (x + across, y, 1)])


def palm(x: float, y: float, h: float = 12) -> Part:
    top = y - h
    leaves = ((-6, 2), (6, 2), (-4, -3), (4, -3))
    return [
        line([(x, y), (x + 1, y - h * 0.5), (x, top)], 1.8),
        [line([(x, top), (x + dx * 0.5, top - 2.5), (x + dx, top + dy)], 1.7) for dx, dy in leaves],
    ]


# What is carried and kept


def flag(tone: str, x: float, y: float, h: float, w: float = 22) -> Part:
    top = y - h
    cloth = [
        (x, top + 1, 1), (x + w * 0.3, top - 2), (x + w * 0.6, top + 3), (x + w, top, 1),
        (x + w, top + 14, 1), (x + w * 0.6, top + 17), (x + w * 0.3, top + 12), (x, top + 15, 1),
    ]  # fmt: skip
    return [line([(x, y), (x, top)], 2.4), shape(tone, cloth)]


def sack(tone: str, x: float, y: float, s: float = 1) -> Part:
    return group(
        [
            shape(tone, "-10,20 -14,10 -8,0 -4,-5! 4,-5! 8,0 14,10 10,20 0,22"),
            shape("k", "-5,-6! 5,-6! 4,-3! -4,-3!", w=0),
            shape(tone, "-4,-6! -7,-13 0,-10! 7,-13 4,-6!"),
        ],
        x, y, s,
    )  # fmt: skip


def jar(tone: str, x: float, y: float, s: float = 1) -> Part:
    side = "-7,-18! 7,-18! 6,-13! 14,-4 13,10 6,20! -6,20! -13,10 -14,-4 -6,-13!"
    return group([shape(tone, side), detail("-11,-2 0,1 11,-2 / -12,5 0,8 12,5", w=1.6)], x, y, s)


def sword(x: float, y: float, rot: float, s: float = 1, tone: str = "h") -> Part:
    return group(
        [
            shape(tone, "-3,-30! 0,-37! 3,-30! 3,6! -3,6!"),
            shape("c", "-9,6! 9,6! 9,10! -9,10!"),
            block("a", -2, 10, 4, 8),
            oval("c", 0, 20, 2.6),
        ],
        x, y, s, rot,
    )  # fmt: skip


def crossed_swords(y: float, s: float = 1.05) -> Part:
    return [sword(22, y, 40, s), sword(42, y, -40, s)]


def arrow_up(tone: str, x: float, y: float, s: float = 1) -> Part:
    return group([shape(tone, "0,-16! 13,-1! 6,-1! 6,16! -6,16! -6,-1! -13,-1!")], x, y, s)


def bulb(x: float, y: float, s: float = 1) -> Part:
    glass = "-12,0 -11,-10 0,-17 11,-10 12,0 7,8 6,14! -6,14! -7,8"
    return group(
        [
            shape("f", glass, hatched=False),
            block("k", -5.4, 15, 10.8, 3.4),
            block("k", -4, 19, 8, 3.4),
            detail("-4,10 -3,0 0,4 3,0 4,10", w=1.5),
        ],
        x, y, s,
    )  # fmt: skip


def mask(tone: str, x: float, y: float, s: float = 1, sad: bool = False) -> Part:
    mouth = "-7,10 0,4 7,10 0,7" if sad else "-7,5 0,8 7,5 4,12 -4,12"
    return group(
        [
            shape(tone, "-13,-14 0,-17 13,-14 14,2 8,14 0,18 -8,14 -14,2"),
            shape("k", "-9,-4 -5,-7 -2,-3 -5,-1", w=0),
            shape("k", "9,-4 5,-7 2,-3 5,-1", w=0),
            shape("k", mouth, w=0),
            line("-10,-10 -6,-11 -2,-9", 1.4),
            line("10,-10 6,-11 2,-9", 1.4),
        ],
        x, y, s,
    )  # fmt: skip


def crown(tone: str = "c") -> Part:
    return shape(tone, "18,19! 16.6,5.6! 24,12! 31,3.4! 37.6,11.4! 46,4! 46.4,16.6! 32,16")


def flame(x: float, y: float, s: float = 1, outer: str = "f", inner: str = "a") -> Part:
    tongues = "-11,-20! -9,-13 -1,-28! 5,-18 7,-14! 11,-20!"
    return group(
        [
            shape(outer, f"-13,4 -19,-8 {tongues} 19,-8 13,4 0,8"),
            shape(inner, "-7,3 -9,-5 0,-16! 8,-5 6,3", w=0),
        ],
        x, y, s,
    )  # fmt: skip


def man(tone: str, x: float, y: float, s: float = 1) -> Part:
    """One of many, by head and shoulders."""
    return group([oval(tone, 0, -17, 4.2), shape(tone, "-6,0! -6,-9 0,-13 6,-9 6,0!")], x, y, s)
