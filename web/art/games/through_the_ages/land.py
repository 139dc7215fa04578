"""The cut: sky and horizon above, a layer for each age, bedrock below. And the ledges of the row.

A layer is 762 x 84: its ground begins about y = 6 and goes on below y = 78, so that each can lie
over the one beneath it. All may be stretched."""

from __future__ import annotations

import math
import random

from brush import (
    Point,
    Symbol,
    blob,
    dot,
    ellipse,
    outline,
    paint,
    path,
    poly,
    sample,
    stroke,
    strokes,
    symbol,
)
from brush.strokes import noise

from .pigments import contour, dye

WIDTH = 762
LAYER = f"0 0 {WIDTH} 84"
TOP, FOOT = 6, 78
SKY = f"0 0 {WIDTH} 120"
LEDGE = "0 0 1440 40"


def wavy(y: float, seed: int, amp: float = 3) -> list[Point]:
    rough = noise(seed)
    return [
        (x, y + amp * rough.at(x / 70) + amp * 0.5 * rough.at(50 + x / 23))
        for x in range(-8, WIDTH + 46, 38)
    ]


def bed(pigment: str, seed: int) -> str:
    """Ground with a wavy edge above."""
    top = sample(wavy(TOP, seed), 10)
    return dye(pigment, poly([*top, (WIDTH + 8, 84), (-8, 84)]))


def edge(seed: int, w: float = 2.6) -> str:
    drawn = stroke(wavy(TOP, seed), w, (0.02, 0.02), seed, jit=0.5, step=7, tip=0.5)
    return paint("ink", drawn, 'opacity=".7"')


def thumb_marks() -> str:
    """Clay, as it was pressed."""
    chance = random.Random(7)
    out: list[str] = []
    for _ in range(70):
        x, y = chance.uniform(0, WIDTH), chance.uniform(TOP + 6, FOOT - 4)
        mark = [(x, y), (x + chance.uniform(5, 9), y - 2), (x + chance.uniform(11, 16), y + 0.5)]
        out.append(stroke(mark, 1.5, (0.3, 0.5), chance.randint(1, 99), step=5))
    return "".join(out)


def courses() -> str:
    """Limestone: rows of cut blocks."""
    chance = random.Random(6)
    high = (FOOT - TOP - 8) / 4
    out: list[str] = []
    for row in range(4):
        y = TOP + 8 + row * high
        x = chance.uniform(0, 30)
        while x < WIDTH:
            w = chance.uniform(34, 78)
            if chance.random() < 0.62:
                dips = chance.uniform(-1.5, 1.5), chance.uniform(-1.5, 1.5)
                joint = [(x, y + dips[0]), (x + w / 2, y + dips[1]), (x + w, y)]
                out.append(stroke(joint, 1.2, (0.2, 0.4), chance.randint(1, 99), step=8))
            if chance.random() < 0.5:
                joint = [(x, y), (x + chance.uniform(-1, 1), y + high - 3)]
                out.append(stroke(joint, 1.1, (0.2, 0.5), chance.randint(1, 99), step=6))
            x += w
    return "".join(out)


def hatched_lenses() -> str:
    """Marl, as a chart shows it."""
    chance = random.Random(5)
    out: list[str] = []
    for _ in range(46):
        x, y = chance.uniform(0, WIDTH), chance.uniform(TOP + 6, FOOT - 4)
        for k in range(chance.randint(3, 6)):
            out.append(
                stroke([(x + k * 4, y + 5), (x + k * 4 + 5, y - 4)], 1, (0.1, 0.5), 5 + k, step=5)
            )
    return "".join(out)


def screen() -> str:
    """Slag and asphalt, printed in dots that swell and shrink."""
    out: list[str] = []
    for row in range(9):
        for column in range(64):
            x, y = column * 12 + (6 if row % 2 else 0), TOP + 10 + row * 8
            size = 0.7 + 1.6 * (0.5 + 0.5 * math.sin(x / 57 + row * 0.7)) * row / 9
            out.append(dot(x, y, size))
    return "".join(out)


def boulders() -> str:
    """Each covers what lies behind it."""
    chance = random.Random(8)
    out: list[str] = []
    for _ in range(24):
        x, y = chance.uniform(0, WIDTH), chance.uniform(TOP + 10, FOOT - 4)
        rx, ry = chance.uniform(10, 26), chance.uniform(5, 10)
        stone = ellipse(x, y, rx, ry, 9, chance.randint(1, 99), 0.18)
        line = outline(stone, 1.3, chance.randint(1, 99), 0.6, step=5)
        out.append(dye("layer-bedrock", blob(stone, 0.2, 3, 6)) + contour("layer-bedrock-lo", line))
    return "".join(out)


def layers() -> list[Symbol]:
    textures = {
        "A": thumb_marks(),
        "I": courses(),
        "II": hatched_lenses(),
        "III": screen(),
    }
    return [
        *(
            symbol(
                f"layer-{age}",
                bed(f"layer-{age}", 11 + at * 10),
                dye(f"layer-{age}-lo", texture),
                edge(11 + at * 10),
                box=LAYER,
            )
            for at, (age, texture) in enumerate(textures.items())
        ),
        symbol(
            "layer-bedrock",
            bed("layer-bedrock", 51),
            boulders(),
            edge(51, 3),
            box=LAYER,
        ),
        symbol("layer-turf", bed("layer-turf", 61), edge(61, 3), box=LAYER),
    ]


def hills(w: float, base: float, s: float) -> str:
    far = ((-10, -30), (60, -52), (150, -38), (240, -62), (340, -40), (430, -54), (520, -34))
    near = ((-10, -14), (90, -26), (210, -16), (330, -30), (470, -18), (600, -10))
    behind = [*((x * s, base + y * s) for x, y in far), (w + 10, base - 20 * s)]
    before = [*((x * s, base + y * s) for x, y in near if x * s < w), (w + 10, base - 8 * s)]
    foot = [(w + 10, base + 4, 1), (-10, base + 4, 1)]
    crest = stroke(behind, 1.8, (0.1, 0.3), 4, jit=0.5, step=8)
    return (
        dye("sky-far", blob([*behind, *foot], 1.2, 3, 8), 'opacity=".8"')
        + paint("ink", crest, 'opacity=".35"')
        + dye("sky-near", blob([*before, *foot], 1.2, 5, 8), 'opacity=".85"')
    )


def sun(x: float, y: float, s: float) -> str:
    rays = []
    for i in range(12):
        a = math.pi * i / 6
        near, far = ((x + math.cos(a) * r * s, y + math.sin(a) * r * s) for r in (20, 27))
        rays.append(stroke([near, far], 2.4 * s, (0.1, 0.5), i))
    disc = blob(ellipse(x, y, 15 * s, 15 * s, 14, 3, 0.03), 0.5, 3, 4)
    return dye("sky-sun", disc + "".join(rays), 'opacity=".85"')


def sea(w: float, h: float, s: float) -> str:
    shore = [
        (w - 174 * s, h - 14 * s), (w - 122 * s, h - 18 * s), (w - 62 * s, h - 15 * s),
        (w + 6, h - 18 * s), (w + 6, h + 6, 1), (w - 186 * s, h + 6, 1),
    ]  # fmt: skip
    waves = [(w + x * s, h + y * s) for x, y in ((-158, -6), (-102, -5), (-48, -8))]
    foam = [[(x, y), (x + 14 * s, y - 2 * s), (x + 28 * s, y)] for x, y in waves]
    water = dye("sky-sea", blob(shore, 1, 9, 6))
    return water + dye("sky-foam", strokes(foam, 1.5, (0.3, 0.4), 4))


def sky(w: float, h: float) -> str:
    """A thin wash that runs out into bare rock, a sun, birds, hills, the sea to the right."""
    s = h / 120
    wash = [
        (6, 26 * s), (w * 0.09, 10), (w * 0.25, 14), (w * 0.43, 4), (w * 0.62, 12), (w * 0.8, 6),
        (w * 0.94, 14), (w - 2, 40 * s), (w + 4, h + 6, 1), (-4, h + 6, 1),
    ]  # fmt: skip
    return (
        dye("sky-wash", blob(wash, 3, 7, 8, 5, 20), 'opacity=".9"')
        + sun(w - 50, h * 0.28, s)
        + hills(w, h, s)
        + sea(w, h, s)
    )


def birds() -> str:
    places = ((330, 24), (338, 24), (352, 34), (360, 34), (640, 26), (648, 26))
    wings = [[(x, y), (x + 4, y - 3.4), (x + 8, y)] for x, y in places]
    return paint("ink", strokes(wings, 1.5, (0.2, 0.4), 3), 'opacity=".6"')


def skies() -> list[Symbol]:
    return [
        symbol("sky-wide", sky(WIDTH, 120), birds(), box=SKY),
        symbol("sky-tall", sky(374, 78), box="0 0 374 78"),
    ]


# The ledge under the row, with the border of its age


def shelf() -> str:
    top = path("-10,12! 300,10 720,13 1100,10 1450,12! 1450,44! -10,44!")
    lip = path("-6,12 300,10.5 720,13 1100,10.5 1446,12")
    drawn = stroke(lip, 3, (0.01, 0.01), 4, jit=0.5, step=12, tip=0.6)
    return dye("ledge", blob(top, 1, 3, 20)) + paint("ink", drawn, 'opacity=".75"')


def rules(*heights: float) -> str:
    return "".join(
        stroke([(0, y), (1440, y)], 0.9, (0.01, 0.01), 3 + i, step=30)
        for i, y in enumerate(heights)
    )


def meander_border() -> str:
    """Keys that turn back, as on a vase."""
    key = path("0,37.4 0,32.4! 9,32.4! 9,35.8! 5,35.8! 5,34.4")
    keys = "".join(
        stroke([(x + at, *rest) for at, *rest in key], 1.1, (0.02, 0.02), 3, step=6, tip=0.9)
        for x in range(2, 1440, 14)
    )
    return keys + rules(31, 38.4)


def arcade_border() -> str:
    """Round arches in a row, as under a window of a minster."""
    arches = "".join(
        stroke([(x, 38, 1), (x + 2, 33.8), (x + 8, 31.6), (x + 14, 33.8), (x + 16, 38, 1)], 1.1,
               (0.02, 0.02), 3, step=3, tip=0.9)
        + dot(x + 8, 36.4, 0.9)
        for x in range(0, 1440, 16)
    )  # fmt: skip
    return arches + rules(38.6)


def scale_border() -> str:
    """The bar by which one measures a chart."""
    bars = "".join(
        poly([(x, 33.4), (x + 24, 33.4), (x + 24, 36.6), (x, 36.6)]) for x in range(0, 1460, 48)
    )
    return bars + rules(32.6, 37.4)


def perforation() -> str:
    """The holes of a film."""
    holes = "".join(
        blob([(x, 32.6), (x + 8, 32.6), (x + 8, 37.4), (x, 37.4)], 0.1, 3, 2)
        for x in range(4, 1440, 18)
    )
    return holes + rules(30.8, 39)


def ledges() -> list[Symbol]:
    borders = {
        "A": meander_border(),
        "I": arcade_border(),
        "II": scale_border(),
        "III": perforation(),
    }
    return [
        symbol(f"ledge-{age}", shelf(), dye("ledge-border", border), box=LEDGE)
        for age, border in borders.items()
    ]


def symbols() -> list[Symbol]:
    return [*layers(), *skies(), *ledges()]
