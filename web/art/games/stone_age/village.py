"""Tool maker, hut, field and the camp fire."""

from __future__ import annotations

import math
import random

from brush import (
    Points,
    Symbol,
    blob,
    ellipse,
    fill,
    moved,
    outline,
    paint,
    path,
    paths,
    poly,
    shape,
    stroke,
    strokes,
    symbol,
)
from house.marks import marks

from . import goods

YARD = "0 0 180 200"


def toolmaker() -> Symbol:
    return symbol("v-toolmaker", lean_to(), blades(), anvil(), box=YARD)


def lean_to() -> str:
    """Poles and hide."""
    poles = paths("30,132 62,34 / 150,130 122,36 / 52,52 136,50")
    hide = path(
        "50,48! 92,42 134,46! 150,82 160,116! 148,112! 138,120! 126,112! 128,84 120,66! "
        "92,72 64,67! 46,92 40,118! 30,112! 20,116! 34,82"
    )
    folds = paths("68,48 58,72 48,100 / 92,44 92,70 / 116,48 126,74 140,106")
    zigzag = path("76,56 80,52 84,57 88,52 92,57 96,52 100,57 104,52 108,56")
    return (
        paint("shade", blob(ellipse(92, 128, 88, 20, 14, 3), 2, 3, 5))
        + paint("wood-lo", strokes(poles, 4.6, (0.03, 0.1), 3, tip=0.6))
        + paint("hide-lo", blob(path("62,66! 122,66! 130,112! 52,114!"), 0.6, 3, 5))
        + paint("hide", blob(hide, 0.9, 4, 4))
        + paint("ink", outline(hide, 2.5, 6, 0.6))
        + paint("ink", strokes(folds, 1.5, (0.2, 0.5), 5), 'opacity=".6"')
        + paint("red", stroke(zigzag, 2.2, (0.1, 0.2), 5))
    )


def blades() -> str:
    """Hung up to dry."""
    out = ""
    for i, (x, y) in enumerate(path("74,70 92,73 110,70")):
        blade = [
            (x - 4.6, y + 8, 1),
            (x + 4.4, y + 7.6, 1),
            (x + 4, y + 14),
            (x, y + 22, 1),
            (x - 3.8, y + 14),
        ]
        out += paint("ink", stroke([(x, y - 2), (x, y + 8)], 1.3, (0.1, 0.1), 3))
        out += shape("stone-hi", blade, i, 1.6)
    return out


def anvil() -> str:
    """A stone with an axe on it, and what fell off."""
    chips = paths(
        "40,134 46,130 48,136 / 136,138 143,133 145,139 / 30,140 35,138 36,142 / "
        "132,144 136,141 139,145"
    )
    return (
        shape("stone", path("58,136! 64,116! 92,110! 120,116! 128,136! 92,142"), 4, 2.4)
        + fill("stone-hi", path("66,117! 92,111.6! 118,117! 94,123!"), 3)
        + moved(goods.tool().body, "translate(76 88) scale(1.16) rotate(8 16 16)")
        + paint("stone-lo", "".join(map(poly, chips)))
    )


def hut() -> Symbol:
    mark = marks()
    return symbol(
        "v-hut",
        roof(),
        stitches(),
        doorway(),
        '<g class="red" color="var(--red)" transform="translate(22 96) scale(.9)">'
        + f"{mark['hand']}</g>",
        f'<g color="var(--red)" transform="translate(142 96) scale(.72)">{mark["sun"]}</g>',
        shape("stone", ellipse(22, 134, 9, 6, 9, 4, 0.1), 3, 1.8),
        shape("stone", ellipse(158, 135, 10, 6, 9, 5, 0.1), 4, 1.8),
        shape("stone-hi", ellipse(38, 138, 7, 5, 9, 6, 0.1), 3, 1.6),
        box=YARD,
    )


DOME = path("14,132! 18,98 36,62 64,40 90,34 116,40 144,62 162,98 166,132! 90,142")


def roof() -> str:
    smoke = paths("92,26 99,14 93,2 101,-12 97,-24 / 98,20 106,8 101,-4 109,-16")
    poles = paths("62,44 96,14 / 118,46 82,12 / 90,46 91,8")
    lit = path("28,100 42,68 68,48 88,46 70,62 52,86 44,120 28,126")
    return (
        paint("shade", blob(ellipse(90, 132, 86, 20, 14, 3), 2, 3, 5))
        + paint("smoke", strokes(smoke, 4, (0.2, 0.8), 3, jit=0.3), 'opacity=".75"')
        + paint("wood-lo", strokes(poles, 4, (0.02, 0.2), 3, tip=0.5))
        + paint("hide", blob(DOME, 1, 4, 4))
        + paint("hide-hi", blob(lit, 1.6, 4, 4), 'opacity=".7"')
    )


def stitches() -> str:
    """Patches of hide, sewn together."""
    seams = paths(
        "60,44 46,76 40,132 / 120,44 134,76 140,132 / 40,84 64,90 66,92 / 140,84 116,90 "
        "114,92 / 64,42 90,56 116,42"
    )
    sewn: list[Points] = [
        *([(43 + i * 1.0 - 6, 70 + i * 9), (43 + i * -0.6 + 5, 71 + i * 9)] for i in range(6)),
        *([(131 - i * 0.4, 70 + i * 9), (141 - i * 0.2, 71 + i * 9)] for i in range(6)),
    ]
    return (
        paint("ink", strokes(seams, 1.8, (0.1, 0.3), 5), 'opacity=".75"')
        + paint("ink", strokes(sewn, 1.3, (0.1, 0.2), 5), 'opacity=".7"')
        + paint("ink", outline(DOME, 3, 6, 0.6))
    )


def doorway() -> str:
    """Between two tusks, with a fire behind it."""
    dark = path("62,136! 64,108 74,86 90,78 106,86 116,108 118,136!")
    glow = path("72,136! 76,116 90,102 104,116 108,136!")
    tusks = paths("60,138 56,112 66,88 88,74 / 120,138 124,112 114,88 92,74")
    return (
        paint("ink", blob(dark, 0.6, 3, 4))
        + paint("fire", blob(glow, 0.8, 3, 4), 'opacity=".55"')
        + "".join(
            paint("ink", stroke(tusk, 9, (0.02, 0.5), 3, tip=0.3))
            + paint("bone", stroke(tusk, 5.6, (0.02, 0.5), 3, tip=0.2))
            for tusk in tusks
        )
    )


def field() -> Symbol:
    r = random.Random(3)
    base = path("6,124! 34,46! 92,40 148,44! 176,120! 92,134")
    return symbol(
        "v-field",
        paint("shade", blob(ellipse(92, 126, 94, 18, 14, 3), 2, 3, 5)),
        paint("w-soil", blob(base, 1.2, 4, 5)),
        furrows(),
        crop(r),
        paint("ink", outline(base, 2.3, 7, 0.75)),
        fence(r),
        box=YARD,
    )


def furrows() -> str:
    out = ""
    for i in range(7):
        t = i / 6
        x0 = 40 + t * 100
        x1 = 14 + t * 154
        furrow = [
            (x0, 48 - 5 * math.sin(t * math.pi)),
            ((x0 + x1) / 2 + 2 * math.sin(i * 3), 84),
            (x1, 122 + 8 * math.sin(t * math.pi)),
        ]
        out += paint("w-soil2", stroke(furrow, 5.5, (0.1, 0.15), i, tip=0.5, jit=0.25))
    return out


def crop(r: random.Random) -> str:
    """Three rows, the nearer the larger."""
    out = ""
    for row, (yy, size) in enumerate(path("62,0.66 84,0.8 108,0.96")):
        w = 104 + (yy - 48) * 0.72
        for i in range(7):
            t = i / 6
            x = 91 - w / 2 + t * w + r.uniform(-2, 2)
            y = yy + 6 * math.sin(t * math.pi) + r.uniform(-2, 2)
            out += stalk(x, y, size, r.uniform(-2.5, 3.5), row, i)
    return out


def stalk(x: float, y: float, size: float, lean: float, row: int, i: int) -> str:
    h = 25 * size
    stem = [(x, y), (x + lean * 0.3, y - h * 0.5), (x + lean, y - h)]
    out = paint("wood-lo", stroke(stem, 1.9 * size, (0.05, 0.2), row * 9 + i))
    for k in range(4):
        yk = y - h * 0.55 - k * h * 0.16
        xk = x + lean * (0.55 + k * 0.15)
        for side in (-1, 1):
            grain = [
                (xk, yk),
                (xk + side * 2.6 * size, yk - 2.2 * size),
                (xk + side * 3.4 * size, yk - 5.4 * size),
            ]
            out += paint("grain", stroke(grain, 2.9 * size, (0.15, 0.35), k + i, tip=0.3))
    tip = [(x + lean, y - h), (x + lean * 1.1, y - h * 1.28)]
    return out + paint("grain", stroke(tip, 2.3 * size, (0.1, 0.6), i))


def fence(r: random.Random) -> str:
    out = ""
    for i in range(7):
        t = i / 6
        x = 6 + t * 170
        y = 125 + 10 * math.sin(t * math.pi)
        stick = [(x, y + 6), (x + r.uniform(-2, 2), y - 16)]
        out += paint("wood-lo", stroke(stick, 3.4, (0.05, 0.25), i, tip=0.5))
    rail = path("2,118 50,128 92,132 136,127 180,115")
    return out + paint("wood-lo", stroke(rail, 2.8, (0.05, 0.1), 4))


def fire() -> Symbol:
    logs = paths("44,78 66,62 90,52 / 98,78 74,62 50,52 / 70,82 71,56")
    flame = path("70,6! 78,24 92,38 90,60 70,70 50,60 50,42 58,36 60,22")
    return symbol(
        "v-fire",
        paint("w-earth", blob(ellipse(70, 66, 66, 30, 14, 3), 1.6, 3, 5)),
        paint("ash", blob(ellipse(70, 66, 40, 17, 12, 3), 1.2, 3, 4)),
        hearth(behind=True),
        paint("wood-lo", strokes(logs, 6, (0.03, 0.1), 3, tip=0.6)),
        shape("fire", flame, 4, 2.2),
        fill("fire-hi", path("70,30 78,46 76,60 64,60 60,48"), 3),
        hearth(behind=False),
        box="0 0 140 100",
    )


def hearth(*, behind: bool) -> str:
    """The half of the ring of stones that lies behind the fire, or the half before it."""
    out = ""
    for i in range(13):
        a = 2 * math.pi * i / 13 + 0.2
        x, y = 70 + math.cos(a) * 46, 66 + math.sin(a) * 20
        if (math.sin(a) < 0.1) == behind:
            out += shape(
                "stone" if i % 2 else "stone-hi", ellipse(x, y, 8, 5.4, 9, i, 0.12), i, 1.8
            )
    return out


def symbols() -> list[Symbol]:
    return [toolmaker(), hut(), field(), fire()]
