"""Clay pit and quarry."""

from __future__ import annotations

import math
import random

from brush import (
    Point,
    Points,
    Symbol,
    blob,
    ellipse,
    moved,
    outline,
    paint,
    path,
    paths,
    shape,
    stroke,
    strokes,
    symbol,
)

from . import goods


def clay_pit() -> Symbol:
    brick = goods.clay().body
    return symbol(
        "v-clay",
        terraces(),
        scratches(),
        ladder(),
        moved(brick, "translate(124 20) scale(.86)"),
        moved(brick, "translate(144 27) scale(.82)"),
        moved(brick, "translate(134 9) scale(.8)"),
        basket(),
        box="0 0 200 170",
    )


def terraces() -> str:
    """One inside the other, the deepest in the middle."""
    rim = ellipse(100, 86, 94, 58, 16, 2, 0.04)
    middle = ellipse(101, 88, 74, 43, 15, 4, 0.05)
    deep = ellipse(104, 88, 50, 27, 13, 6, 0.05)
    faint = 'fill-rule="evenodd" opacity=".7"'
    return (
        paint("shade", blob(ellipse(100, 92, 98, 62, 16, 5), 2.5, 3, 5))
        + paint("w-clay3", blob(rim, 1.8, 3, 4))
        + paint("w-clay2", blob(middle, 1.6, 4, 4))
        + paint("ink", outline(middle, 1.8, 4, 0.7), faint)
        + paint("w-clay1", blob(deep, 1.4, 5, 4))
        + paint("ink", outline(deep, 1.6, 7, 0.7), faint)
        + paint("w-clay0", blob(ellipse(108, 90, 25, 12, 11, 9, 0.06), 1.2, 5, 3))
        + paint("ink", outline(rim, 2.6, 9, 0.75), 'fill-rule="evenodd"')
    )


def scratches() -> str:
    r = random.Random(5)
    lines: list[list[Point]] = []
    for _ in range(30):
        a = r.uniform(0, 6.28)
        k = r.choice([0.60, 0.86])
        x, y = 101 + math.cos(a) * 94 * k, 87 + math.sin(a) * 57 * k
        lines.append([(x, y - 4), (x + math.cos(a) * 1.5, y + 1), (x + math.cos(a) * 2, y + 6)])
    return paint("ink", strokes(lines, 1.7, (0.1, 0.7), 5), 'opacity=".55"')


def ladder() -> str:
    poles = paths("60,60 72,86 / 66,57 79,84")
    rungs = paths("61,64 68,61 / 64,71 72,68 / 68,79 75,76")
    return paint("wood-lo", strokes(poles, 3, (0.03, 0.1), 3, tip=0.6)) + paint(
        "wood-lo", strokes(rungs, 2.4, (0.1, 0.1), 5, tip=0.6)
    )


def basket() -> str:
    weave = paths("36,41 46,43 57,41 / 37,47 46,49 55,47")
    return (
        shape("ochre-hi", path("34,36! 58,35! 54,54 46,57 38,54"), 4, 2)
        + paint("ink", strokes(weave, 1.2, (0.1, 0.1), 4))
        + shape("w-clay2", ellipse(46, 35, 12, 4.4, 10, 3), 3, 1.8)
    )


def quarry() -> Symbol:
    block = goods.stone().body
    blocks = [(4, 154, 0.95), (24, 164, 0.8), (216, 158, 1.0), (238, 166, 0.78)]
    return symbol(
        "v-quarry",
        peaks(),
        ridges(),
        facets(),
        cracks(),
        *(moved(block, f"translate({x} {y}) scale({s})") for x, y, s in blocks),
        box="0 0 260 235",
    )


def peaks() -> str:
    far = path(
        "2,182! 24,140 48,96 70,66! 92,84! 122,30! 140,48! 158,8! 182,44! 200,36! "
        "226,82! 246,74! 274,138 296,178! 240,190 130,196 60,190"
    )
    shadow = path("122,30! 140,48! 158,8! 182,44! 176,74 160,60 146,84 130,66")
    return (
        paint("w-rock2", blob(far, 1.6, 3, 6))
        + paint("w-rock3", blob(shadow, 1.2, 3, 5))
        + paint("w-snow", blob(path("158,8! 172,29! 164,36! 158,28! 150,40! 143,44!"), 0.8, 3, 4))
        + paint("w-snow", blob(path("122,30! 131,39! 122,46! 116,41!"), 0.7, 4, 4))
    )


def ridges() -> str:
    return paint(
        "ink",
        stroke(path("36,118 48,96 70,66! 92,84! 96,90"), 3, (0.3, 0.2), 3, step=5)
        + stroke(path("86,90 104,60 122,30! 140,48"), 3.2, (0.2, 0.3), 4, step=5)
        + stroke(path("136,54 158,8! 182,44! 192,60"), 3.8, (0.15, 0.4), 5, step=5)
        + stroke(path("180,48 200,36! 226,82"), 3, (0.2, 0.3), 6, step=5)
        + stroke(path("222,84 246,74! 270,142"), 3, (0.2, 0.3), 6, step=5)
        + stroke(path("158,10 162,30 156,52 164,74"), 2, (0.1, 0.7), 8)
        + stroke(path("122,32 124,52 118,70"), 1.8, (0.1, 0.7), 9)
        + stroke(path("200,38 202,56 196,72"), 1.8, (0.1, 0.7), 9)
        + stroke(path("70,68 72,84 66,98"), 1.8, (0.1, 0.7), 9),
    )


def facets() -> str:
    """The face that is worked."""
    cliff = path(
        "30,176! 36,132! 62,112! 84,118! 104,92! 140,86! 152,102! 186,94! 214,106! "
        "228,134! 236,176! 134,186"
    )
    cut = [
        ("w-rock0", path("36,132! 62,112! 66,146! 54,176! 30,176!")),
        ("w-rock3", path("62,112! 84,118! 86,150! 66,146!")),
        ("w-rock0", path("104,92! 140,86! 136,124! 108,128!")),
        ("w-rock3", path("140,86! 152,102! 156,138! 136,124!")),
        ("w-rock2", path("86,150! 108,128! 136,124! 130,166! 92,172!")),
        ("w-rock0", path("186,94! 214,106! 206,142! 178,132!")),
        ("w-rock3", path("214,106! 228,134! 236,176! 210,172! 206,142!")),
        ("w-rock2", path("156,138! 178,132! 206,142! 210,172! 160,176!")),
    ]
    return paint("w-rock1", blob(cliff, 1.2, 5, 5)) + "".join(
        paint(cls, blob(face, 0.8, i, 5)) for i, (cls, face) in enumerate(cut)
    )


def cracks() -> str:
    lines = paths(
        "62,112 66,146 54,176 / 84,118 86,150 92,174 / 104,92 108,128 86,150 / 140,86 "
        "136,124 130,168 / 136,124 108,128 / 152,102 156,138 160,178 / 186,94 178,132 "
        "156,138 / 214,106 206,142 210,174 / 178,132 206,142 / 66,146 86,150"
    )
    edge = path(
        "28,178 36,132! 62,112! 84,118! 104,92! 140,86! 152,102! 186,94! 214,106! 228,134! 237,178"
    )
    scratched: list[Points] = [
        *([(72 + i * 4, 124 + i * 1.2), (70 + i * 4, 132 + i * 1.2)] for i in range(3)),
        *([(144 + i * 3, 104 + i * 4), (143 + i * 3, 114 + i * 4)] for i in range(3)),
        *([(216 + i * 4, 122 + i * 6), (214 + i * 4, 132 + i * 6)] for i in range(3)),
    ]
    return (
        paint("ink", strokes(lines, 2, (0.1, 0.5), 4), 'opacity=".85"')
        + paint("ink", stroke(edge, 3.6, (0.08, 0.1), 5, jit=0.35, step=5))
        + paint("ink", strokes(scratched, 1.7, (0.1, 0.7), 8), 'opacity=".6"')
    )


def symbols() -> list[Symbol]:
    return [clay_pit(), quarry()]
