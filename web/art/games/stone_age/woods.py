"""Trees, grass and the forest."""

from __future__ import annotations

import math
import random

from brush import (
    Point,
    Symbol,
    blob,
    ellipse,
    moved,
    outline,
    paint,
    path,
    shape,
    stroke,
    strokes,
    symbol,
)

from . import goods

Tones = tuple[str, str, str]
NEAR: Tones = ("moss-lo", "moss", "moss-hi")
FAR: Tones = ("moss-lo2", "moss-lo", "moss")

# where it stands, how high and broad it is, its seed, and whether it is an oak
TREES = (
    (34, 118, 88, 46, 1, False),
    (74, 108, 104, 52, 2, False),
    (118, 100, 96, 54, 23, True),
    (164, 104, 108, 52, 4, False),
    (208, 112, 92, 50, 5, False),
    (14, 134, 70, 40, 12, False),
    (236, 132, 74, 44, 6, False),
    (52, 140, 76, 46, 7, True),
    (98, 134, 84, 46, 8, False),
    (142, 138, 80, 50, 9, True),
    (188, 142, 86, 46, 10, False),
    (222, 150, 60, 40, 11, True),
)


def pine(x: float, y: float, h: float, w: float, seed: int, tones: Tones = NEAR) -> str:
    r = random.Random(seed)
    trunk = [(x, y), (x + r.uniform(-1, 1), y - h * 0.5), (x, y - h)]
    shadow = [
        (x + w * 0.52, y - h * 0.14),
        (x + w * 0.3, y - h * 0.36),
        (x + w * 0.3, y - h * 0.5),
        (x + w * 0.16, y - h * 0.72),
        (x, y - h * 1.07),
    ]
    out = paint("wood-lo", stroke(trunk, 5.4 * h / 80, (0.02, 0.6), seed))
    for i in range(5):
        t = i / 4
        yy = y - h * (0.16 + 0.60 * t)
        ww = w * (1 - 0.74 * t) * r.uniform(0.92, 1.08)
        hh = h * 0.3 * (1 - 0.25 * t)
        dr = h * 0.055
        needles = blob(twigs(x, yy, ww, hh, dr), 0.4, seed + i, 3)
        light = [
            (x - ww * 0.04, yy - hh * 0.82),
            (x - ww * 0.2, yy - hh * 0.42),
            (x - ww * 0.42, yy + dr * 0.1),
        ]
        out += paint(tones[1] if i % 2 else tones[0], needles)
        out += paint(tones[2], stroke(light, 2.6 * h / 80, (0.2, 0.7), seed + i))
    edge = stroke(shadow, 2.0 * h / 80, (0.3, 0.5), seed + 9, jit=0.3)
    return out + paint("ink", edge, 'opacity=".8"')


def twigs(x: float, y: float, w: float, h: float, drop: float) -> list[tuple[float, ...]]:
    """One storey of a pine, ragged below."""
    return [
        (x, y - h, 1),
        (x - w * 0.22, y - h * 0.5),
        (x - w * 0.5, y + drop * 0.4, 1),
        (x - w * 0.36, y - drop * 0.2, 1),
        (x - w * 0.24, y + drop * 1.1, 1),
        (x - w * 0.1, y + drop * 0.2, 1),
        (x + w * 0.04, y + drop * 1.3, 1),
        (x + w * 0.16, y + drop * 0.1, 1),
        (x + w * 0.28, y + drop * 1.0, 1),
        (x + w * 0.38, y - drop * 0.2, 1),
        (x + w * 0.52, y + drop * 0.5, 1),
        (x + w * 0.22, y - h * 0.5),
    ]


def oak(x: float, y: float, h: float, w: float, seed: int) -> str:
    r = random.Random(seed)
    cy = y - h * 0.66
    crown: list[Point] = []
    for i in range(11):
        a = 2 * math.pi * i / 11
        k = r.uniform(0.86, 1.12)
        crown.append((x + math.cos(a) * w * 0.5 * k, cy + math.sin(a) * h * 0.34 * k))
    inner = [
        (px * 0.62 + (x - w * 0.1) * 0.38, py * 0.6 + (cy - h * 0.1) * 0.4) for px, py in crown
    ]
    trunk = [(x + 1, y + 1), (x - 1, y - h * 0.25), (x, y - h * 0.6)]
    shadow = stroke([*crown[-2:], *crown[:5]], 2.1 * h / 80, (0.3, 0.5), seed + 3, jit=0.35)
    return (
        paint("wood-lo", stroke(trunk, 7 * h / 80, (0.02, 0.5), seed, tip=0.4))
        + paint("moss", blob(crown, 1.4, seed, 3, 6, 16))
        + paint("moss-hi", blob(inner, 1.6, seed + 1, 3, 6, 14), 'opacity=".75"')
        + branches(x, y, h, w, seed)
        + leaves(x, cy, h, w, seed, r)
        + paint("ink", shadow, 'opacity=".85"')
    )


def branches(x: float, y: float, h: float, w: float, seed: int) -> str:
    lines = [
        [(x, y - h * 0.34), (x - w * 0.12, y - h * 0.52), (x - w * 0.26, y - h * 0.66)],
        [(x, y - h * 0.4), (x + w * 0.1, y - h * 0.6), (x + w * 0.24, y - h * 0.72)],
        [(x, y - h * 0.5), (x - w * 0.02, y - h * 0.7), (x - w * 0.06, y - h * 0.86)],
    ]
    return paint("wood-lo", strokes(lines, 3 * h / 80, (0.05, 0.8), seed))


def leaves(x: float, cy: float, h: float, w: float, seed: int, r: random.Random) -> str:
    out = ""
    for i in range(9):
        a = r.uniform(0, 6.28)
        d = r.uniform(0.2, 0.9)
        px, py = x + math.cos(a) * w * 0.42 * d, cy + math.sin(a) * h * 0.28 * d
        leaf = stroke([(px - 3, py), (px, py - 2), (px + 4, py)], 2.4, (0.3, 0.5), seed + i)
        out += paint("moss-lo", leaf, 'opacity=".7"')
    return out


def tuft(x: float, y: float, s: float, seed: int) -> str:
    """A tuft of grass, as path data."""
    r = random.Random(seed)
    out = ""
    for i in (-1, 0, 1):
        blade = [
            (x + i * 1.8 * s, y),
            (x + i * 2.4 * s + r.uniform(-1, 1), y - 5 * s),
            (x + i * 3.6 * s + r.uniform(-1.5, 1.5), y - r.uniform(8, 12) * s),
        ]
        out += stroke(blade, 1.7 * s, (0.1, 0.7), seed + i + 9)
    return out


def stump() -> str:
    return (
        shape("wood", path("22,160! 24,148! 38,147! 41,160! 46,163 31,165 17,163"), 3, 2)
        + shape("wood-hi", ellipse(31, 148, 7.4, 3.2, 10, 2), 3, 1.7)
        + paint("ink", outline(ellipse(31, 148, 3, 1.2, 8), 0.9, 3))
    )


def forest() -> Symbol:
    trees = "".join(
        oak(x, y, h, w * 1.12, seed)
        if is_oak
        else pine(x, y, h, w, seed, NEAR if seed % 2 else FAR)
        for x, y, h, w, seed, is_oak in TREES
    )
    grass = path("66,158 118,156 164,160 244,160 4,150")
    return symbol(
        "v-forest",
        paint("shade", blob(ellipse(130, 158, 122, 22, 14, 3), 2.5, 3, 5)),
        trees,
        # felled logs and a stump: it is wood we come for
        moved(goods.wood().body, "translate(196 146) scale(1.05)"),
        stump(),
        paint("moss-lo", "".join(tuft(x, y, 1, i) for i, (x, y) in enumerate(grass))),
        box="0 0 255 225",
    )
