"""Emblems of the culture cards of the second era, at 32 x 32."""

from __future__ import annotations

import math

from brush import blob, dot, ellipse, outline, path, paths, shift, stroke, strokes

from .crafts_of_old import somebody
from .kit import at, detail, faint, fill, line, paint, pole, shape, tusk
from .motifs import FOOD, KNIFE, PRINT, SKULL, TENT, arrow, block, flame, hutlet, rays

POINT = path("16,1.6! 21.4,9 22.8,18 20.4,28.4! 18,25.6! 14,25.6! 11.6,28.4! 9.2,18 10.6,9")
STARS = path("5,24 10,15 17,18 21,9 28,5 24,24")
STAR = path("0,-3.6! 1.1,-1.1! 3.6,0! 1.1,1.1! 0,3.6! -1.1,1.1! -3.6,0! -1.1,-1.1!")
MENHIR = path("-2.4,3! -2,-6 1.8,-6.6 2.6,3!")
MASK = path("16,2.6 24,5.4 27,13 25,21 20.6,27.6 16,29.6 11.4,27.6 7,21 5,13 8,5.4")
SNOW = path("4.4,18 6.6,11.6 12,8.6 20,8.6 25.4,11.6 27.6,18 23,14.6 19,16 16,13.6 12,16 8.6,14.4")
BULL = path(
    "2.4,18.4! 4,14.4 7.8,12.4 10.6,8.8 14.8,9 19,11.2 25.4,10.4 28.6,13 29.8,20! 28,17.6 "
    "27,21 27.8,27.6! 25.2,27.6! 23.6,21.4 17.4,21 15,22 14.6,27.8! 12,27.8! 11.6,21.4 "
    "9.4,18.6 6.2,19 3.6,20.4"
)


CRAFTS_OF_LATE: dict[str, str] = {
    "fluted-points": (
        shape("stone-hi", POINT, 4)
        + fill("stone", path("16,2.4! 21,9 22.4,18 20.2,27.6! 18,25! 17.4,12"), 3)
        + paint("ice", blob(path("14.4,25.4! 14.6,14 16,9 17.4,14 17.6,25.4!"), 0.1, 3, 1.6))
        + line(POINT, 2.1, 4)
        + detail(paths("11,10 14,12 / 10,17 13.4,18 / 21,10 18.4,12 / 22,17 18.6,18"), 1.2, 3)
    ),
    "microblades": (
        "".join(
            shape(
                "ice" if i % 2 else "stone-hi",
                [
                    (x, 26, 1),
                    (x + 0.4, 7),
                    (x + 2, 3.4, 1),
                    (x + 4, 7),
                    (x + 4.4, 25, 1),
                    (x + 2, 28, 1),
                ],
                i,
                1.6,
            )
            for i, x in enumerate((3, 10, 17.4, 24.4))
        )
        + detail(paths("5,8 5.2,24 / 12,8 12.2,24 / 19.4,8 19.6,24 / 26.4,8 26.6,24"), 1, 3)
    ),
    "dog-sled": (
        paint("ink", stroke(path("2,26.6 14,27.4 24,27 29,23.4 28.6,19"), 2.8, (0.05, 0.15), 3))
        + pole(path("8,27 9,19"), 1.8)
        + pole(path("19,27 20,19"), 1.8)
        + shape("wood", path("4,19! 26,17.6! 26.4,20.6! 4.4,22!"), 4, 1.8)
        + shape("hide", path("6,18.6! 8,11 15,8.6 21,11.4 23,18!"), 4, 1.9)
        + detail(paths("9,12 21,16 / 8,16 20,11.4"), 1.3, 3)
    ),
    "council-of-elders": (
        somebody(-3, 6, 0.66, "hide")
        + somebody(17, 6, 0.66, "hide")
        + somebody(6.4, 3, 0.74, "umber")
        + shape("bone", path("12.4,12.6 16.8,15 21.4,12.6 19.6,18 16.8,21 14,18"), 3, 1.2)
    ),
    "permafrost-larder": (
        shape("ice-lo", path("2.6,11! 29.4,11! 26,29! 6,29!"), 4)
        + fill("ink", path("7,13! 25,13! 22.6,26.4! 9.4,26.4!"), 3)
        + at(8, 11.4, FOOD, 0.5)
        + paint("ice-hi", strokes(paths("3,11 10,9.4 22,9.4 29,11"), 3.4, (0.05, 0.05), 3))
        + "".join(
            tusk([(x, 11), (x, 11 + h)], 2.2, i, 1)
            for i, (x, h) in enumerate(path("6,6 26,7 21,3.6"))
        )
    ),
    "star-lore": (
        paint(
            "ink",
            strokes(
                [[STARS[i], STARS[i + 1]] for i in range(4)] + [[STARS[2], STARS[5]]],
                1.4,
                (0.05, 0.05),
                3,
            ),
        )
        + "".join(shape("ochre-hi", shift(STAR, x, y), i, 1) for i, (x, y) in enumerate(STARS))
    ),
    "monument-builders": (
        shape("stone", path("4,28.6! 5,10! 11,10! 11.4,28.6!"), 3)
        + shape("stone", path("20.6,28.6! 21,10! 27,10! 28,28.6!"), 5)
        + shape("stone-hi", path("2,4.6! 30,3.8! 30,10! 2.4,10.6!"), 6)
        + detail(paths("6,7 14,6.6 / 19,8 26,7.4"), 1.3, 3)
        + faint("ice", blob(path("13,28! 13,14 19,14 19,28!"), 0.2, 3, 2), 0.6)
    ),
    "stone-haulers": (
        block(-4, -1.6, 0.8)
        + "".join(
            shape("wood-hi", ellipse(x, 24.6, 3.4, 3.4, 9, i, 0.03), i, 1.6)
            for i, x in enumerate((5, 13, 21))
        )
        + paint("ink", stroke(path("19,13 25,15 31,12"), 1.8, (0.05, 0.1), 3))
        + detail(paths("2,29.4 16,29 30,29.6"), 1.7, 3)
    ),
    "ritual-feast": (
        at(9.4, -1, FOOD, 0.6)
        + shape("clay", path("3.6,16! 28.4,15.6! 26,22 21.6,27.4 10.6,27.6 6,22"), 4)
        + paint("bone", blob(path("5,19 16,20.6 27,18.8 26,22 16,23.8 6,22.4"), 0.1, 3, 2))
        + detail(
            paths("5.4,21.6 9,19.6 12,22.6 16,20.4 20,22.6 23,19.6 26.4,21.4"), 1.4, 3, (0.05, 0.05)
        )
        + line(path("3.6,16! 28.4,15.6! 26,22 21.6,27.4 10.6,27.6 6,22"), 2.1, 4)
    ),
    "ancestor-cult": (paint("aurora-2", rays(9, 15, 12, 2.2, 5)) + at(-1.4, -0.4, SKULL, 1.08)),
    "great-hunt": (
        pole(path("4,29 28,5"), 2.2)
        + shape("stone-hi", path("24.6,5! 30.6,1.4! 28.4,8.6!"), 3, 1.4)
        + at(11.6, 13, PRINT, 0.58)
    ),
    "herd-driving": (
        "".join(at(x, y, PRINT, 0.3) for x, y in path("2,3 4,13 2,21"))
        + arrow(path("14,8 20,12 29,15"), 2.6)
        + arrow(path("14,24 20,20 29,17"), 2.6, 5)
    ),
    "initiation-masks": (
        shape("wood", MASK, 4)
        + fill("bone", path("8,11 16,8.6 24,11 22,16 16,14.6 10,16"), 3)
        + paint(
            "ink",
            blob(ellipse(11.8, 12.6, 2, 1.6, 8, 3), 0.1, 3, 1.2)
            + blob(ellipse(20.2, 12.6, 2, 1.6, 8, 4), 0.1, 3, 1.2)
            + blob(ellipse(16, 22.4, 3.2, 2.6, 9, 4), 0.1, 3, 1.3),
        )
        + detail(paths("16,14.6 15.2,18.4"), 1.7, 3)
        + paint(
            "red",
            strokes(
                paths(
                    "7.6,18 10.6,19 / 24.4,18 21.4,19 / 12,5.4 12.6,8 / 16,4.4 16,7.4 / "
                    "20,5.4 19.4,8"
                ),
                1.8,
                (0.1, 0.3),
                3,
            ),
        )
    ),
    "stone-circle": "".join(
        shape(
            "stone-hi" if i % 2 else "stone",
            shift(MENHIR, 16 + math.cos(i * 0.79) * 11, 19 + math.sin(i * 0.79) * 6.6),
            i,
            1.4,
        )
        for i in (6, 7, 5, 0, 4, 1, 3, 2)  # from behind
    ),
    "cave-painting": (
        fill("red", BULL, 4, 0.2)
        + paint(
            "ink",
            stroke(
                path("5,13.6 7.8,12 10.6,8.6 14.8,8.8 19,11 25.4,10.2 28.8,13 29.8,20"),
                2,
                (0.1, 0.3),
                4,
            ),
        )
        + detail(
            paths("7.6,11.8 4.2,10.4 2.6,6.4 5,3.4 / 9.4,10.6 8.4,7.4 10,4.2 13,3.4"),
            1.9,
            4,
            (0.05, 0.7),
        )
        + detail(
            paths("4,20.2 6.4,19 9.4,18.8 11.6,21.6 12,27.8 / 15,22.2 20,20.8 23.8,21.6 25.4,27.6"),
            1.3,
            3,
        )
    ),
    "winter-village": (
        hutlet(5, 9.6, 1.22)
        + paint("ice-hi", blob(SNOW, 0.3, 3, 1.8))
        + paint("ln", outline(SNOW, 1.3, 4))
        + paint(
            "aurora-2",
            strokes(
                paths(
                    "7,4 7,7 / 5.6,5.4 8.6,5.4 / 25,3 25,6 / 23.6,4.4 26.6,4.4 / 16,1.6 16,4.4 / "
                    "14.6,3 17.4,3"
                ),
                1.3,
                (0.1, 0.1),
                3,
            ),
        )
        + detail(paths("2,29 16,28.4 30,29.2"), 2, 3)
    ),
    "seasonal-camps": (
        at(-1, 12, TENT, 0.58) + at(14.6, 12, TENT, 0.58) + arrow(path("6,8 16,2.6 26,7.6"), 2.4)
    ),
    "storytelling": (
        flame(9.6, 20, 0.8)
        + pole(path("3,29 16,27"), 2.8)
        + paint("red", stroke(path("18,22 21,12 26,9 29,12.4 26.6,16 24,14"), 2.1, (0.05, 0.2), 3))
        + paint("red", strokes(paths("20,26 28,25"), 1.8, (0.1, 0.3), 3))
    ),
    "vision-quest": (
        paint(
            "ink",
            stroke(path("2,16.6 9,9 16,7 23,9 30,16.2"), 2.2, (0.1, 0.1), 3)
            + stroke(path("2,16.6 9,23.6 16,25.4 23,23.6 30,16.2"), 2.2, (0.1, 0.1), 4),
        )
        + fill("bone", path("4,16.4 9,11 16,9 23,11 28,16.2 23,22 16,23.6 9,22"), 3)
        + shape("aurora-2", ellipse(16, 16.2, 5.4, 5.4, 10, 3, 0.03), 4, 1.7)
        + paint("ink", dot(16, 16.2, 2.4))
        + paint(
            "red",
            strokes(paths("16,2 16,5.4 / 8,3.6 9.4,6.6 / 24,3.6 22.6,6.6"), 1.9, (0.1, 0.3), 3),
        )
    ),
    "barter-network": (
        at(-1, -1, KNIFE, 0.56)
        + at(15.4, 15, FOOD, 0.5)
        + arrow(path("18,5 25,6 26.6,13"), 2.4)
        + arrow(path("14,27 7,26 5.4,19"), 2.4, 5)
    ),
}
