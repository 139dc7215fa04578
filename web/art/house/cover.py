"""The picture of a game that brings none: a spotted horse, and pigments for the next beast."""

from __future__ import annotations

from collections.abc import Sequence

from brush import (
    Points,
    blob,
    detail,
    dot,
    drawing,
    dry,
    ellipse,
    paint,
    path,
    paths,
    shape,
    shift,
    stroke,
    strokes,
)

from .beasts import horse
from .marks import stencil


def wall() -> str:
    rock = path("14,70 60,24 170,12 300,16 420,22 464,66 470,160 466,252! 12,254! 8,150")
    lit = path("70,80 150,40 260,32 370,50 420,120 400,200 300,232 160,230 70,180")
    cracks = paths("467,128 444,138 436,158 446,176 / 8,168 34,176 46,196 / 214,14 222,30 214,44")
    return (
        paint("w-far", blob(rock, 3, 3, 6, 5, 20))
        + paint("w-path", blob(lit, 4, 7, 6, 5, 20))
        + paint("w-path", dry(path("40,120 160,90 300,96 440,130"), 14, 5, (3, 7), (60, 140), 60))
        + paint("ink", strokes(cracks, 2.6, (0.03, 0.75), 5, jit=0.4), 'opacity=".6"')
    )


def spots() -> str:
    """Over the horse, and in rows about it."""
    over = path(
        "168,110 182,104 198,107 213,110 229,108 244,105 258,98 174,126 190,121 205,125 "
        "221,127 236,124 252,120 266,111 184,141 200,143 218,145 237,142 254,137 273,93 282,76"
    )
    about = path(
        "146,88 163,74 183,68 205,70 227,68 246,58 262,42 118,120 112,142 116,164 "
        "352,76 360,98 350,118 334,134 322,154 318,176"
    )
    return paint("ink", dots(over, (3.4, 2.6, 3.8, 3)), 'opacity=".85"') + paint(
        "red", dots(about, (4.4, 3.4, 4.8, 3.8, 4.2))
    )


def dots(pts: Points, sizes: Sequence[float]) -> str:
    return "".join(dot(x, y, sizes[i % len(sizes)]) for i, (x, y) in enumerate(pts))


def ledge() -> str:
    top = path(
        "4,262! 70,250 180,256 300,248 410,256 476,250! 476,312! 380,316 240,310 90,317 4,310!"
    )
    edge = path("4,262 70,250 180,256 300,248 410,256 476,250")
    cracks = paths("70,254 78,276 68,300 / 262,252 254,274 264,306 / 438,254 430,278 440,304")
    return (
        paint("w-earth", blob(top, 1.6, 3, 6))
        + paint(
            "w-earth2", dry(path("20,292 130,284 260,290 460,282"), 14, 9, (3, 7), (70, 160), 18)
        )
        + paint("ink", stroke(edge, 4, (0.04, 0.04), 4, jit=0.5))
        + paint("ink", strokes(cracks, 2.4, (0.05, 0.8), 4), 'opacity=".7"')
    )


def bowl(x: float, pigment: str) -> str:
    side = path("0,8! 60,8! 56,26 44,38 43,43! 17,43! 16,38 4,26")
    rim = ellipse(30, 8, 30, 9, 14, 3, 0.02)
    return (
        shape("clay", shift(side, x, 222), 4, 3)
        + shape(pigment, shift(rim, x, 222), 5, 3)
        + detail([shift(path("12,26 24,33 38,34"), x, 222)], 2.2, 3)
    )


def reed() -> str:
    """A brush, still wet."""
    return paint(
        "ink", stroke(path("402,240 420,212 446,176"), 8, (0.03, 0.1), 3, tip=0.7)
    ) + paint("wood-hi", stroke(path("403,238 420,212 445,177"), 4.4, (0.03, 0.1), 3, tip=0.7))


def cover() -> str:
    return drawing(
        "0 0 480 320",
        wall()
        + stencil(40, 60, 1.7, -14, 3)
        + stencil(408, 44, 1.6, 12, 5)
        + stencil(28, 148, 1.45, 6, 7)
        + horse().copy(116, 24, 232)
        + spots()
        + ledge()
        + reed()
        + "".join(bowl(58 + i * 102, f"p{i + 1}") for i in range(4)),
    )
