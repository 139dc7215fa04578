"""The sky over the table: northern lights, two ridges, and the snow where it begins. By day, by
polar night and in the eclipse it is the same picture in other pigments."""

from __future__ import annotations

import random

from brush import Points, blob, dot, path, sample, stroke
from brush.strokes import noise, num

from .kit import faint, paint

LINES = (
    ("-30,118 120,150 300,104 470,146 640,112 820,152 1000,104 1180,140 1330,100 1480,130", 132, 3),
    ("60,66 330,100 560,58 760,98 980,56 1200,92 1470,52", 92, 7),
)
# Valleys, and summits between them.
FAR = path(
    "-60,178 90,104! 190,166 280,92! 396,168 520,86! 630,172 760,98! 868,164 960,88! 1072,166 "
    "1170,82! 1284,162 1390,90! 1500,170"
)
NEAR = path(
    "-60,226 120,168! 236,216 380,172! 500,222 640,176! 770,224 890,172! 1010,222 1130,168! "
    "1250,218 1370,164! 1500,220"
)


def gradient(name: str, stops: list[tuple[float, str, float]]) -> str:
    """It stands in the picture, so the game's own pigments reach it."""
    drawn = "".join(
        f'<stop offset="{at:g}" color="var(--{tone})" stop-color="currentColor" '
        f'stop-opacity="{opacity:g}"/>'
        for at, tone, opacity in stops
    )
    return f'<linearGradient id="{name}" x1="0" y1="0" x2="0" y2="1">{drawn}</linearGradient>'


def gradients() -> str:
    low = [(0, "aurora-3", 0), (0.4, "aurora-2", 0.5), (0.84, "aurora", 1), (1, "aurora", 0)]
    high = [(0, "aurora-3", 0), (0.5, "aurora-3", 0.8), (0.86, "aurora-2", 1), (1, "aurora-2", 0)]
    return gradient("light-low", low) + gradient("light-high", high)


def curtain(line: Points, high: float, seed: int, cls: str, gap: float = 6) -> str:
    """Many upward strokes that hang on one line; each fades by itself."""
    r = random.Random(seed)
    nz = noise(seed)
    out = ""
    for i, (x, y) in enumerate(sample(line, gap)):
        k = i * gap / 3.2
        h = high * (0.66 + 0.34 * nz.at(k * 0.045)) * r.uniform(0.86, 1.06)
        lean = 10 * nz.at(40 + k * 0.02)
        w = r.uniform(10, 22)
        opacity = 0.13 + 0.12 * max(0, nz.at(90 + k * 0.06)) + r.uniform(0, 0.05)
        d = f"M{num(x - w / 2)} {num(y)}h{num(w)}l{num(lean - w * 0.2)} {num(-h)}h{num(-w * 0.6)}z"
        out += f'<path class="{cls}" opacity="{f"{opacity:.2f}".lstrip("0")}" d="{d}"/>'
    return out


def slope(summit: tuple[float, ...], valley: tuple[float, ...], r: random.Random) -> Points:
    """From just under the summit down to the valley, steep at first, over rocks."""
    x, y = summit[0], summit[1]
    dx, dy = valley[0] - x, valley[1] - y
    out: list[tuple[float, ...]] = []
    for t in (0.1, 0.22, 0.36, 0.52, 0.7, 0.86):
        rock = r.uniform(-4, 4)
        out.append((x + dx * t + rock, y + dy * (1 - (1 - t) ** 1.7) + rock / 2, 1))
    return out


def capped(summit: tuple[float, ...], left: Points, right: Points) -> Points:
    """Snow down to the second rock on either side, ragged below."""
    x, y = summit[0], summit[1]
    (lx, ly), (rx, ry) = left[1][:2], right[1][:2]
    fall = (ly + ry) / 2 - y
    hem = [(x + (rx - x) * 0.5, y + fall * 0.72, 1), (x + (rx - x) * 0.2, y + fall * 1.24, 1)]
    hem += [(x + (lx - x) * 0.16, y + fall * 0.7, 1), (x + (lx - x) * 0.56, y + fall * 1.3, 1)]
    return [(lx, ly, 1), (*left[0][:2], 1), (x, y, 1), (*right[0][:2], 1), (rx, ry, 1), *hem]


def ridge(pts: Points, tone: str, seed: int, foot: float) -> str:
    r = random.Random(seed)
    crest: list[tuple[float, ...]] = [pts[0]]
    snow = edges = ""
    for i in range(1, len(pts) - 1, 2):
        left, right = slope(pts[i], pts[i - 1], r), slope(pts[i], pts[i + 1], r)
        crest += [*reversed(left), pts[i], *right, pts[i + 1]]
        snow += blob(capped(pts[i], left, right), 0.6, seed, 4)
        edges += stroke([*reversed(left[:4]), pts[i], *right[:3]], 2.2, (0.3, 0.4), seed + i)
    return (
        paint(tone, blob([*crest, (1500, foot, 1), (-60, foot, 1)], 0.8, seed, 6))
        + faint("w-snow", snow, 0.85)
        + faint("ink", edges, 0.55)
    )


def stars() -> str:
    r = random.Random(8)
    return "".join(
        dot(r.uniform(0, 1440), 46 + 84 * r.random() ** 1.5, r.uniform(0.5, 1.25))
        for _ in range(110)
    )


def sky() -> str:
    drift = path("-40,250 160,232 380,246 620,230 880,244 1140,230 1480,246! 1480,400! -40,400!")
    lights = "".join(
        curtain(path(line), high, seed, cls)
        for (line, high, seed), cls in zip(LINES, ("light-low", "light-high"), strict=True)
    )
    return (
        f'<defs>{gradients()}</defs><g class="lights">{paint("star", stars())}{lights}</g>'
        + f'<g class="far">{ridge(FAR, "far", 5, 330)}{ridge(NEAR, "ridge", 9, 340)}</g>'
        + paint("drift", blob(drift, 2, 4, 8))
    )
