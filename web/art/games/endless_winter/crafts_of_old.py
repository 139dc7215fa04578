"""Emblems of the culture cards of the first era, at 32 x 32."""

from __future__ import annotations

import math

from brush import blob, dot, ellipse, outline, path, paths, shift, stroke, strokes

from .kit import at, detail, fill, line, paint, pole, shape
from .motifs import PRINT, SKULL, SPIRAL, TENT, flame, hand

COIL = [
    (16 + math.cos(t * 0.5) * (3 + t * 0.36), 15 + math.sin(t * 0.5) * (2.4 + t * 0.3))
    for t in range(26)
]


def somebody(dx: float, dy: float, s: float, tone: str = "umber") -> str:
    body = path("11.6,13.4 6,17 3.4,26 2.6,34! 25.6,34! 24.8,26 22,17 16.6,13.4")
    head = ellipse(14.1, 8, 5.6, 6, 10, 3, 0.03)
    return shape(tone, shift(body, dx, dy, s), 3, 1.6) + shape(
        "skin", shift(head, dx, dy, s), 4, 1.5
    )


CRAFTS_OF_OLD: dict[str, str] = {
    "fire-making": (
        pole(path("4,27 28,24"), 4)
        + pole(path("16,24 17,14 18,3"), 2.6)
        + flame(15.4, 20, 0.62)
        + detail(paths("12,7 20,5.4 25,9 / 24,13 16,14 10,11"), 1.5, 3, (0.2, 0.3))
    ),
    "foraging-basket": (
        shape("ochre-hi", path("4.6,13.4! 27.4,13! 25,27! 7.4,27.6!"), 4)
        + detail(
            paths("5.4,18 16,19 26.6,17.6 / 6.4,23 16,24 25.8,22.6")
            + [[(9 + i * 3.6, 13.6), (10 + i * 3, 27)] for i in range(5)],
            1.3,
            3,
            (0.1, 0.1),
        )
        + "".join(
            shape(c, ellipse(x, y, 2.9, 2.8, 8, i, 0.05), i, 1.3)
            for i, (x, y, c) in enumerate(
                [
                    (9, 11, "red"),
                    (14, 9.4, "moss-hi"),
                    (19, 10, "red"),
                    (24, 10.6, "moss-hi"),
                    (16.4, 6, "red"),
                ]
            )
        )
    ),
    "stone-knapping": (
        shape("stone-lo", path("4,22! 6,13! 13,9! 20,13! 21,22! 15,27! 8,27!"), 4)
        + fill("stone-hi", path("6,13! 13,9! 20,13! 13,16!"), 3)
        + detail(paths("13,16 12,26.6 / 6.4,13.4 13,16 / 19.6,13.4 13,16"), 1.4, 3, (0.05, 0.3))
        + shape("stone", ellipse(24.4, 7.6, 4.6, 4.2, 9, 3, 0.05), 4, 1.9)
        + paint(
            "ink",
            strokes(
                paths("18,10 15,6 / 20.6,12 19,8.6 / 21.4,15 25,15.6 / 21.6,18 24.6,20.4"),
                1.7,
                (0.1, 0.5),
                3,
            ),
        )
        + shape("stone-hi", path("24,25! 28.6,22.4! 29.6,27.4!"), 3, 1.3)
    ),
    "cordage": (
        paint("ink", stroke(COIL, 4.2, (0.05, 0.05), 3, tip=0.8))
        + paint("ochre-hi", stroke(COIL, 2.3, (0.05, 0.05), 3, tip=0.8))
        + pole(path("27,16 29,22 26,29"), 2.2, "ochre-hi")
    ),
    "atlatl": (
        pole(path("3,29 16,16.4 29,3.6"), 2.2)
        + shape("stone-hi", path("25.4,3.6! 30.4,1.6! 28.4,6.8!"), 3, 1.4)
        + shape("wood", path("3,21! 6,18! 17,24.4 18.4,28 15,28"), 4, 1.8)
        + paint("bone", dot(5.6, 20.4, 1.8))
        + detail(paths("8,21 14,25"), 1.2, 3)
    ),
    "bone-needle": (
        shape("bone", path("28.4,2.6! 29.6,4.2 8,27.6! 3,30! 4.6,25"), 4, 1.9)
        + paint("ink", outline(path("24,7.4 27,4.6 27.6,5.4 24.6,8.4"), 0.9, 3))
        + paint("red", stroke(path("25.6,6.4 20,4 13,7 9,13 12,18 18,19"), 1.9, (0.05, 0.3), 4))
    ),
    "travois": (
        pole(path("4,28 16,12 20,2.6"), 2.4)
        + pole(path("28,28 18,12 14,2.6"), 2.4)
        + shape("hide", path("9,15! 23,15! 26,24! 6,24!"), 4, 1.9)
        + detail(
            paths("8.4,18.4 23.6,18.4 / 12,15.4 10.4,23.6 / 20,15.4 21.6,23.6"), 1.3, 3, (0.1, 0.1)
        )
    ),
    "ancestor-song": (
        shape("skin", path("16,3 24,6.4 26.4,15 23.4,24 16,28.6 8.6,24 5.6,15 8,6.4"), 4)
        + paint("ink", blob(ellipse(16, 21, 4, 4.8, 10, 3, 0.04), 0.1, 3, 1.6))
        + detail(
            paths("9.4,12.4 12,11 14.4,12.4 / 17.6,12.4 20,11 22.6,12.4 / 16,12.4 15,16"), 1.8, 3
        )
        + paint(
            "red",
            strokes(
                paths("8,16 11,17.4 / 24,16 21,17.4 / 8.4,19 11,19.8 / 23.6,19 21,19.8"),
                1.7,
                (0.1, 0.2),
                3,
            ),
        )
    ),
    "smoke-drying": (
        pole(path("3,8 29,7.4"), 2.4)
        + pole(path("5,4 6,29"), 2.2)
        + pole(path("27,4 26,29"), 2.2)
        + "".join(
            shape(
                "food",
                [
                    (x, 9, 1),
                    (x + 3, 10),
                    (x + 2.4, 16),
                    (x - 0.4, 20, 1),
                    (x - 3, 15),
                    (x - 2.6, 10),
                ],
                i,
                1.5,
            )
            for i, x in enumerate((11, 16, 21))
        )
        + paint(
            "stone-lo",
            strokes(
                paths(
                    "11,29 12.4,26 10.6,23.6 / 16,29.6 17.4,26 15.6,23 / 21,29 22.4,26 20.6,23.6"
                ),
                1.9,
                (0.2, 0.5),
                3,
            ),
        )
    ),
    "snares": (
        pole(path("24,29 25,14 16,5 10,9"), 2.6)
        + paint(
            "ink",
            stroke(path("10,9 5,15 6,22 12,25 17,21 15.6,15 10.6,12"), 2, (0.05, 0.1), 3, tip=0.6),
        )
        + at(7.4, 15.6, PRINT, 0.26)
        + detail(paths("4,29 12,28.4 28,29.4"), 1.9, 4)
    ),
    "hide-tents": TENT,
    "ochre-pigment": (
        shape("clay-lo", path("3.6,17! 28.4,16.6! 26,23 21.6,27.4 10.6,27.6 6,23"), 4)
        + paint("red", blob(ellipse(16, 16.8, 11, 3, 12, 3, 0.04), 0.1, 3, 1.8))
        + paint("ln", outline(ellipse(16, 16.8, 12.2, 3.6, 12, 3, 0.03), 1.7, 4))
        + at(9.4, 1.6, hand("red"), 0.42)
    ),
    "burial-rite": (
        at(5.4, -2.6, SKULL, 0.68)
        + shape("earth-lo", path("2.4,28.4! 6,19.4 12,15.4 20,15 26.4,19.4 29.6,28.4! 16,29.6"), 4)
        + paint(
            "red",
            strokes(paths("10,22 13,20.6 / 16,24 19,22.6 / 20,20.4 22.6,21.6"), 2, (0.2, 0.3), 3),
        )
    ),
    "standing-stone": (
        shape("stone-hi", path("10,28.6! 11,9 14.6,3.4 19.4,4.4 22,11 22.6,28.6!"), 4)
        + fill("stone", path("18,5 21.4,11 22,28! 17.4,28! 18.4,14"), 3)
        + line(path("10,28.6! 11,9 14.6,3.4 19.4,4.4 22,11 22.6,28.6!"), 2.1, 4)
        + at(6.4, 6.6, paint("red", SPIRAL), 0.55)
        + detail(paths("3,29 9,28 24,28.6 30,29"), 1.9, 4)
    ),
    "oral-tradition": (
        somebody(-2, 3.4, 0.76)
        + paint("red", stroke(path("19,13 22,9 26,10 26.4,14 23,15 22,12.6"), 1.9, (0.05, 0.2), 3))
        + paint("red", strokes(paths("20,18 28,19 / 20.4,22 26,23"), 1.7, (0.1, 0.3), 4))
    ),
    "gift-exchange": (
        at(0, 12, hand("skin-lo"), 0.56)
        + at(32, 20, hand("skin-lo"), 0.56, 180)
        + shape("bone", path("10,15 13,11 19,11 22,15 19,20 13,20"), 4, 1.9)
        + detail(paths("13,12.4 16,19 / 16,11.4 16,19 / 19,12.4 16,19"), 1.2, 3)
    ),
    "hearth-circle": (
        "".join(
            shape(
                "stone" if i % 2 else "stone-hi",
                ellipse(
                    16 + math.cos(i * 0.7) * 11.6,
                    21 + math.sin(i * 0.7) * 6.4,
                    3.4,
                    2.6,
                    8,
                    i,
                    0.08,
                ),
                i,
                1.4,
            )
            for i in range(9)
        )
        + flame(16, 16, 0.95)
    ),
    "bone-flute": (
        shape(
            "bone",
            path("3.4,23.4 5,21.6 24.6,6.8 27.6,6.4 28.6,9 27.4,11 8,26.4 5.2,27.2 3.2,25.6"),
            4,
            2.1,
        )
        + paint(
            "ink",
            "".join(dot(x, y, 1.25) for x, y in path("10.8,21.2 14.6,18.3 18.4,15.4 22,12.6")),
        )
        + paint(
            "red",
            strokes(
                paths("6,13.4 8.6,11.2 7.6,8 10.4,5.6 / 11.6,12.6 14,10.4 13.2,7.4 15.8,5"),
                1.9,
                (0.3, 0.4),
                6,
            ),
        )
    ),
    "kinship": (
        somebody(-1, 2.6, 0.72, "umber")
        + somebody(12, 2.6, 0.72, "hide")
        + somebody(9.2, 14.4, 0.46, "red")
    ),
    "shared-labour": (
        at(0, 8, hand("red"), 0.62)
        + at(12, 8, hand("umber"), 0.62)
        + pole(path("2,8 16,5.4 30,7.4"), 4)
    ),
}
