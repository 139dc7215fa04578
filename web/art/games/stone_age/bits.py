"""Small things in the landscape."""

from __future__ import annotations

import math

from brush import (
    Point,
    Symbol,
    dot,
    ellipse,
    paint,
    path,
    paths,
    poly,
    shape,
    stroke,
    strokes,
    symbol,
)
from house import marks

from .culture import boat


def canoe() -> Symbol:
    return symbol("v-canoe", boat(), box="0 0 32 30")


def reeds() -> Symbol:
    return symbol(
        "v-reeds",
        paint(
            "moss-lo",
            strokes(
                paths("8,40 7,20 4,4 / 14,40 15,22 18,2 / 20,40 22,26 28,10 / 26,40 29,30 36,20"),
                2.6,
                (0.05, 0.6),
                4,
            ),
        )
        + paint(
            "umber", strokes(paths("4,12 3.6,2 / 17.4,10 18.4,0"), 4.4, (0.2, 0.2), 4, tip=0.5)
        ),
        box="0 -4 40 46",
    )


def pan() -> Symbol:
    return symbol(
        "v-pan",
        shape("clay", path("2,10! 30,9.6! 26,18 16,20.6 6,18"), 4, 2)
        + shape("w-river1", ellipse(16, 10, 14, 4.6, 12, 3, 0.02), 3, 1.9)
        + paint("gold", dot(12, 10.4, 1.8) + dot(17, 11.6, 1.5) + dot(20, 9.4, 1.7)),
        box="0 2 32 22",
    )


def glint() -> Symbol:
    return symbol(
        "v-glint",
        paint("gold-hi", poly(path("8,0 9.6,6.4 16,8 9.6,9.6 8,16 6.4,9.6 0,8 6.4,6.4"))),
        box="0 0 16 16",
    )


def fish() -> Symbol:
    return symbol(
        "v-fish",
        paint(
            "river-lo",
            marks.fish(),
            'fill-rule="evenodd" opacity=".75"',
        ),
        box="0 0 24 24",
    )


def ammonite() -> Symbol:
    pts: list[Point] = []
    ribs: list[list[Point]] = []
    for k in range(60):
        t = k / 59
        a = -t * 2 * math.pi * 2.6 + 0.9
        rr = 3 + 27 * (1 - t) ** 1.15
        pts.append((32 + math.cos(a) * rr, 33 + math.sin(a) * rr))
        if k < 44 and k % 2 == 0:
            ribs.append(
                [
                    (32 + math.cos(a) * rr * 0.97, 33 + math.sin(a) * rr * 0.97),
                    (32 + math.cos(a + 0.14) * rr * 0.72, 33 + math.sin(a + 0.14) * rr * 0.72),
                ]
            )
    return symbol(
        "v-ammonite",
        paint("cur", stroke(pts, 3, (0.04, 0.3), 4, jit=0.3)),
        paint("cur", strokes(ribs, 1.8, (0.2, 0.5), 5)),
        box="0 0 64 64",
    )


def symbols() -> list[Symbol]:
    return [canoe(), reeds(), pan(), glint(), fish(), ammonite()]
