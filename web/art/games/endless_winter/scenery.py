"""What stands in the land: spruces under snow, grass, peaks, ice."""

from __future__ import annotations

import random

from brush import Points, blob, ellipse, outline, path, shift, stroke, strokes

from .kit import faint, paint


def pine(x: float, y: float, h: float, w: float, seed: int) -> str:
    r = random.Random(seed)
    out = paint("wood-lo", stroke([(x, y), (x, y - h * 0.4)], 3 * h / 40, (0.02, 0.3), seed))
    for i in range(4):
        t = i / 3
        foot, across = y - h * (0.16 + 0.56 * t), w * (1 - 0.68 * t) * r.uniform(0.94, 1.06)
        out += bough(x, foot, h, across, h * 0.36 * (1 - 0.2 * t), seed + i)
    edge = [
        (x + w * 0.5, y - h * 0.13),
        (x + w * 0.28, y - h * 0.4),
        (x + w * 0.2, y - h * 0.62),
        (x, y - h * 1.08),
    ]
    return out + faint("ink", stroke(edge, 1.3 * h / 40, (0.3, 0.5), seed + 9, jit=0.3), 0.8)


def bough(x: float, y: float, h: float, w: float, high: float, seed: int) -> str:
    """One tier of a spruce of height `h`, snow on its left side."""
    drop = h * 0.06
    tier = [
        (x, y - high, 1),
        (x - w * 0.24, y - high * 0.45),
        (x - w * 0.5, y + drop * 0.4, 1),
        (x - w * 0.28, y + drop * 0.2, 1),
        (x - w * 0.1, y + drop * 1.2, 1),
        (x + w * 0.1, y + drop * 0.3, 1),
        (x + w * 0.3, y + drop, 1),
        (x + w * 0.52, y + drop * 0.4, 1),
        (x + w * 0.22, y - high * 0.45),
    ]
    snow = [
        (x - w * 0.02, y - high * 0.86),
        (x - w * 0.2, y - high * 0.44),
        (x - w * 0.42, y + drop * 0.1),
    ]
    return paint("moss-lo" if seed % 2 else "moss-lo2", blob(tier, 0.25, seed, 2)) + paint(
        "w-snow", stroke(snow, 2.1 * h / 40, (0.2, 0.7), seed)
    )


def tuft(x: float, y: float, s: float, seed: int) -> str:
    r = random.Random(seed)
    out = ""
    for i in (-1, 0, 1):
        blade = [
            (x + i * 1.6 * s, y),
            (x + i * 2.2 * s + r.uniform(-0.6, 0.6), y - 4 * s),
            (x + i * 3.4 * s + r.uniform(-1, 1), y - r.uniform(6, 9) * s),
        ]
        out += stroke(blade, 1.6 * s, (0.1, 0.7), seed + i + 9)
    return out


def tufts(spots: Points, s: float, step: int, first: int = 0) -> str:
    return "".join(tuft(p[0], p[1], s, first + i * step) for i, p in enumerate(spots))


def peak(x: float, y: float, h: float, w: float, seed: int) -> str:
    """`w` across at its foot, which is at `y`."""

    def put(text: str) -> Points:
        return [(x + p[0] * w, y + p[1] * h, *p[2:]) for p in path(text)]

    whole = put("-.5,0! -.24,-.5 -.06,-.92! 0,-1! .1,-.8! .26,-.46 .5,0!")
    dark = put("0,-1! .1,-.8! .26,-.46 .5,0! .12,0! .04,-.4")
    snow = put("-.19,-.6 -.05,-.94! 0,-1! .1,-.8! .18,-.62! .08,-.52! 0,-.66! -.08,-.46!")
    ridge = put("-.5,.02 -.24,-.5 0,-1! .1,-.8 .26,-.46 .5,.02")
    cracks = [
        put(each) for each in (".02,-.9 .05,-.5 .1,-.1", "-.2,-.3 -.16,-.06", ".24,-.28 .26,-.06")
    ]
    return (
        paint("w-rock1", blob(whole, 0.5, seed, 3))
        + paint("w-rock3", blob(dark, 0.5, seed, 3))
        + paint("w-snow", blob(snow, 0.4, seed, 2.4))
        + paint("ink", stroke(ridge, 2.2, (0.2, 0.25), seed + 2, jit=0.35, step=3))
        + faint("ink", strokes(cracks, 1.3, (0.1, 0.6), seed + 4), 0.7)
    )


def serac(x: float, y: float, s: float, seed: int) -> str:
    whole = shift(path("-9,6! -6,-9! 1,-15! 7,-6! 10,6!"), x, y, s)
    dark = shift(path("1,-15! 7,-6! 10,6! 2,6!"), x, y, s)
    return (
        paint("ice", blob(whole, 0.3, seed, 2))
        + faint("ice-lo", blob(dark, 0.3, seed, 2), 0.8)
        + faint("ln", outline(whole, 1.4, seed + 1, 0.4), 0.85)
    )


def patches(*ovals: tuple[float, float, float, float]) -> str:
    """Snow that lies here and there."""
    return "".join(
        blob(ellipse(*oval, 10, seed, 0.12), 0.8, seed, 3)
        for seed, oval in enumerate(ovals, start=3)
    )
