"""What the table is made of: hides for columns, bones for idols, the light on what may be chosen,
and the covered sun."""

from __future__ import annotations

import math
import random

from brush import Points, Symbol, blob, ellipse, outline, path, sample, stroke, strokes, symbol

from .kit import contour, faint, paint

HIDE = "0 0 154 226"
BONE = "0 -2 92 148"
SHAFT = path(
    "14,12 10,5 17,0 30,2 46,5 62,2 75,0 82,5 78,12 73,20 72,71 73,124 79,131 82,138 75,143 62,141 "
    "46,138 30,141 17,143 10,138 13,131 19,124 20,71 19,20"
)


def hide() -> Symbol:
    """Laced between two poles: where a column is painted. It may be stretched."""
    skin = path(
        "12,13! 50,11 105,12 142,13! 146,70 143,132 145,200! 107,206 63,202 10,201! 10,138 7,78"
    )
    lower = path("10,148 40,141 80,151 120,143 145,149 145,200! 107,206 63,202 10,201!")
    lace: list[Points] = []
    for k in range(6):
        y = 22 + k * 34
        lace += [[(4, y - 3), (13, y + 2)], [(150, y - 3), (141, y + 2)]]
    return symbol(
        "hide",
        paint("shade", blob([(p[0] + 4, p[1] + 6, *p[2:]) for p in skin], 1, 3, 5)),
        upright(4),
        upright(150),
        paint("slab", blob(skin, 0.9, 3, 4, 5, 18)),
        faint("shadow", blob(lower, 0.9, 5, 4), 0.12),
        contour("rim", outline(skin, 2, 5, 0.5, 4, 0.4), 'opacity=".8"'),
        paint("ink", strokes(lace, 1.8, (0.1, 0.1), 7)),
        box=HIDE,
    )


def upright(x: float) -> str:
    line = [(x, 1), (x + 0.6, 112), (x, 225)]
    return paint("ink", stroke(line, 6.4, (0.02, 0.02), 3, tip=0.7)) + paint(
        "wood", stroke(line, 4, (0.02, 0.02), 3, tip=0.7)
    )


def bone(name: str, seed: int) -> Symbol:
    """A long bone with a notch between any two of seven levels. It may be stretched."""
    notches = [
        [(20, 20.8 + k * 20.3), (46, 21.6 + k * 20.3), (72, 20.6 + k * 20.3)] for k in range(6)
    ]
    dark = path("66,12 74,8 78,12 73,20 72,71 73,124 79,131 74,139 66,130 65,71")
    return symbol(
        f"track-{name}",
        paint("track-bone", blob(SHAFT, 0.5, seed, 4)),
        faint("ink", blob(dark, 0.5, seed, 4), 0.12),
        contour("rim", outline(SHAFT, 1.9, seed + 2, 0.4), 'opacity=".8"'),
        faint("red", strokes(notches, 1.7, (0.08, 0.08), seed), 0.7),
        box=BONE,
    )


def chalk(pts: Points, w: float) -> str:
    c = sample(pts, 1.5, True)
    return "".join(
        stroke(c[i : i + 8 : 3], w, (0.15, 0.15), 3 + i, tip=0.6, step=2.5)
        for i in range(0, len(c) - 8, 14)
    )


def aura() -> Symbol:
    """The ground under a beast."""
    edge = ellipse(60, 24, 56, 20, 16, 3, 0.02)
    return symbol(
        "aura",
        paint("light-pool", blob(edge, 0.8, 4, 4)),
        paint("light-coal", chalk(edge, 5.4)),
        paint("light-chalk", chalk(edge, 3)),
        contour("light-line", outline(edge, 4, 6, 0.45)),
        box="0 0 120 48",
    )


def standing_place() -> Symbol:
    """Where a figure stands, or may."""
    edge = ellipse(18, 11, 16, 8.6, 14, 3, 0.03)
    return symbol(
        "standing-place",
        faint("ink", blob(edge, 0.3, 4, 2), 0.16),
        faint("ln", outline(edge, 1.7, 4, 0.5), 0.7),
        box="0 0 36 22",
    )


def cord() -> Symbol:
    """On which sacred stones hang. It may be stretched."""
    line = path("0,6 60,13 120,8 180,14 240,6")
    return symbol(
        "cord", paint("ink", stroke(line, 2.6, (0.03, 0.03), 4, jit=0.4, tip=0.6)), box="0 0 240 20"
    )


def notch() -> Symbol:
    """One turn of a round, in the colour of the words."""
    cut = stroke(path("4.6,2 4,9 4.8,16"), 4.2, (0.1, 0.15), 3, tip=0.5)
    return symbol("notch", paint("dye", cut), box="0 0 9 18")


def totality() -> Symbol:
    """The covered sun: a disc of soot, a ring of fire, a corona drawn with the brush."""
    r = random.Random(4)
    corona = ""
    for k in range(54):
        a = 2 * math.pi * k / 54 + r.uniform(-0.03, 0.03)
        far = 100 * r.uniform(1.16, 1.62) * (1.12 if abs(math.cos(a)) > 0.8 else 1)
        ray = [
            (math.cos(a + turn) * d, math.sin(a + turn) * d)
            for turn, d in ((0, 84), (0.03, 50 + far / 2), (0.05, far))
        ]
        corona += stroke(ray, r.uniform(5, 11), (0.05, 0.9), k, tip=0.05, step=8)
    return symbol(
        "totality",
        faint("corona", corona, 0.55),
        paint("ochre-hi", blob(ellipse(0, 0, 93, 93, 24, 3, 0.01), 0.8, 3, 5)),
        paint("fire-hi", blob(ellipse(2, -2, 90, 90, 24, 4, 0.01), 0.6, 3, 5)),
        paint("soot", blob(ellipse(4, -3, 84, 84, 24, 5, 0.008), 0.5, 4, 5)),
        box="-170 -170 340 340",
    )


def symbols() -> list[Symbol]:
    return [
        hide(),
        bone("offering", 3),
        bone("honour", 7),
        aura(),
        standing_place(),
        cord(),
        notch(),
        totality(),
    ]
