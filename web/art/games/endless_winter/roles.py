"""`role-ID`: a bust for every kind of tribe card."""

from __future__ import annotations

from brush import Symbol, blob, dot, ellipse, outline, path, paths, stroke, strokes, symbol

from .busts import CAP, LONG, STRANDS, coat, face, hair, hood, point, ruff
from .kit import at, detail, faint, fill, paint, pole, shape, tusk
from .motifs import SKULL, SPIRAL

BRIDGE = path("28,31.4 34,30.4 40,31.8 46,30.4 52,31.4 51.6,37.6 46,39.2 40,37.4 34,39.2 28.4,37.6")
GOGGLES = (
    paint("bone", blob(BRIDGE, 0.15, 3, 1.6))
    + paint("ln", outline(BRIDGE, 1.7, 4))
    + detail(paths("30.4,34.8 34,34.4 37.6,34.9 / 42.4,34.9 46,34.4 49.6,34.8"), 1.9, 3, (0.1, 0.1))
)
ANT = paths(
    "31,20 24,12 22,1 / 25,13 17,11 12,4 / 23,7 28,3 / 49,20 56,12 58,1 / 55,13 63,11 68,4 / "
    "57,7 52,3"
)
STRIPES = paint(
    "red",
    strokes(
        paths(
            "29.6,37 33,38.6 36,38.4 / 30.6,41 33.4,42 36,41.6 / 44,38.4 47,38.6 50.4,37 / "
            "44,41.6 46.6,42 49.4,41"
        ),
        2,
        (0.1, 0.2),
        3,
    ),
)
FEATHER = path("48,18! 54,8 62,0! 62,8 56,16")

BUST = "-1 -8 84 88"
ROLES: dict[str, str] = {
    "hunter": (
        pole(path("66,80 63,40 60,6"), 3.6)
        + point(59.4, 6, 1.05, -4)
        + coat("umber", 5, False)
        + hood("fur-lo", "umber")
        + face()
        + detail(paths("57,22 64,24 / 57.4,25 64.4,27"), 1.6, 4, (0.1, 0.1))
        + paint("bone", strokes(paths("24,62 29,68 36,70 44,70 51,68 56,62"), 1.6, (0.05, 0.05), 3))
        + "".join(
            tusk([(x, y), (x + dx, y + 5), (x + dx * 1.4, y + 9)], 2.8, i, 1.7)
            for i, (x, y, dx) in enumerate(
                [(29, 67, -0.6), (36, 70, -0.2), (44, 70, 0.2), (51, 67, 0.6)]
            )
        )
    ),
    "craftswoman": (
        hair("hide-lo", LONG, 4)
        + coat("hide-hi", 7)
        + face()
        + hair("hide-lo", CAP, 3, STRANDS)
        + paint(
            "red",
            stroke(path("28.4,28 34,25.6 40,25 46,25.6 51.6,28"), 2.8, (0.05, 0.05), 3, tip=0.8),
        )
        + shape("stone-lo", path("15,72! 17,62! 25,58! 34,61! 36,70! 30,77! 20,77!"), 3, 2)
        + fill("stone-hi", path("17,62! 25,58! 34,61! 26,66!"), 3)
        + detail(paths("26,66 25,76 / 17.4,62.4 26,66 / 34,61.4 26,66"), 1.4, 3, (0.05, 0.3))
        + shape("stone", ellipse(50, 60, 7.4, 6, 10, 4, 0.06), 5, 2)
        + shape("skin", path("50,66 56,62 61,64 62,70 57,75 51,74 47,70"), 4, 1.8)
        + detail(paths("51,68 57,66 / 51,71 57,70"), 1.2, 4)
        + paint(
            "ink", strokes(paths("40,56 37,52 / 43,58 44,53 / 37,60 33,57"), 1.8, (0.1, 0.5), 4)
        )
    ),
    "elder": (
        pole(path("67,80 66,46 67,16"), 3.8, "wood", 4)
        + at(56.6, 3, SKULL, 0.66)
        + coat("hide", 8, False)
        + hair("fur", path("24,58 25,38 29,24 40,17 51,24 55,38 56,58 48,52 32,52"), 4)
        + face()
        + hair(
            "bone",
            path("29,40 31,46 35,44.6 40,46 45,44.6 49,46 51,40 51.6,52 47,62 40,70 33,62 28.4,52"),
            3,
            paths("34,48 35,58 / 40,49 40,64 / 46,48 45,58"),
        )
        + paint("ink", stroke(path("36.6,44.4 40,45.6 43.4,44.4"), 1.6, (0.2, 0.3), 3))
        + hair("bone", path("28,31 30,23 36,18 40,17 44,18 50,23 52,31 46,24.6 40,23.4 34,24.6"), 5)
    ),
    "explorer": (
        shape("hide-lo", path("12,64 11,40 20,34 60,34 69,40 68,64"), 4, 2.2)
        + shape("hide-hi", path("9,36 12,29 68,29 71,36 66,42 14,42"), 5, 2.2)
        + detail(paths("22,30 21,41 / 58,30 59,41"), 2, 3, (0.05, 0.05))
        + pole(path("73,80 71,50 72,10"), 3.6, "wood", 6)
        + coat("hide", 9)
        + hood("fur", "hide")
        + face(brows=False)
        + GOGGLES
    ),
    "shaman": (
        paint("ink", strokes(ANT, 5.6, (0.03, 0.4), 3))
        + paint("bone", strokes(ANT, 3, (0.03, 0.5), 3))
        + hair("ink", LONG, 5)
        + coat("umber", 4, False)
        + face(
            painted=faint(
                "red", blob(path("29,33 32,25 40,22.6 40,49 34.6,47 30,41"), 0.2, 3, 2), 0.8
            )
        )
        + hair("fur-lo", CAP, 4, STRANDS)
        + shape("hide-hi", ellipse(56, 66, 14, 13.4, 14, 3, 0.02), 4, 2.4)
        + at(39.6, 49, paint("red", SPIRAL), 1.02)
        + pole(path("24,78 34,68 44,62"), 3, "wood", 4)
        + shape("fur", ellipse(45.6, 61, 4, 3.4, 8, 3, 0.08), 3, 1.7)
    ),
    "brave": (
        shape("bone", FEATHER, 3, 1.8)
        + fill("red", path("57,6 62,0.6! 61.6,7 58,11"), 3)
        + detail(paths("49,17.4 55,9.6 61,2"), 1.2, 3)
        + pole(path("12,80 14,40 15,16"), 3.4, "wood", 3)
        + point(15.2, 14, 0.95, 2)
        + coat("hide-lo", 5, False)
        + face(painted=STRIPES)
        + hair(
            "ink",
            path(
                "28,33 29,24 34,18 37,16.6 36,10 40,7 44,10 43,16.6 46,18 51,24 52,33 47,26.6 "
                "40,24.6 33,26.6"
            ),
            4,
        )
        + shape("hide-hi", ellipse(58, 66, 13, 13.6, 14, 5, 0.02), 5, 2.4)
        + paint("red", outline(ellipse(58, 66, 8, 8.4, 12, 3, 0.03), 2, 4), 'fill-rule="evenodd"')
        + paint("red", dot(58, 66, 2.6))
        + detail(
            paths("58,52.4 58,57 / 58,75 58,79.4 / 45,66 49.6,66 / 66.4,66 71,66"),
            1.7,
            3,
            (0.1, 0.1),
        )
    ),
    "gatherer": (
        hair("umber", LONG, 4)
        + coat("hide", 6, False)
        + face()
        + hair("umber", CAP, 3, STRANDS)
        + paint(
            "moss", stroke(path("28.4,29 34,26 40,25.4 46,26 51.6,29"), 3, (0.05, 0.05), 3, tip=0.8)
        )
        + shape("ochre-hi", path("20,64! 60,64! 57,80! 23,80!"), 4, 2.3)
        + detail(
            paths("21,69 40,70.4 59,69 / 22,74.6 40,76 58,74.6")
            + [[(26 + i * 6, 65), (27 + i * 5, 79)] for i in range(6)],
            1.3,
            3,
            (0.1, 0.1),
        )
        + "".join(
            shape(c, ellipse(x, y, 4.4, 4.2, 9, i, 0.05), i, 1.6)
            for i, (x, y, c) in enumerate(
                [
                    (26, 62, "red"),
                    (34, 60, "moss-hi"),
                    (42, 61, "red"),
                    (50, 60, "red"),
                    (56, 62, "moss-hi"),
                    (38, 57, "red"),
                    (46, 57, "moss-hi"),
                ]
            )
        )
    ),
    "tribesman": (
        coat("hide", 3)
        + hood("fur-lo", "hide-lo")
        + face()
        + shape("wood", path("46,58 50,50 78,44 82,52 54,64"), 4, 2.2)
        + shape("wood-hi", ellipse(50, 58.4, 5.4, 7, 10, 3, 0.03), 4, 2)
        + paint("ln", outline(ellipse(50, 58.4, 2.2, 3, 8, 3), 1, 3))
        + detail(paths("58,52.6 74,49 / 60,58 76,54"), 1.3, 3)
    ),
    "tribeswoman": (
        paint("hide-hi", blob(path("44,50 44,24 52,12 64,10 74,18 76,34 70,50"), 0.4, 3, 3))
        + paint("ln", outline(path("44,50 44,24 52,12 64,10 74,18 76,34 70,50"), 2.2, 4))
        + paint("fur", blob(ruff(63, 26, 9, 10, 22, 4), 0.2, 3, 2))
        + paint("ln", outline(ruff(63, 26, 9, 10, 22, 4), 1.3, 4))
        + face(63, 27, 0.56, brows=False)
        + coat("hide-hi", 5)
        + at(-4, 0, hood("fur", "hide-hi") + face())
    ),
}


OTHER = coat("umber", 7) + hood("fur", "hide-lo") + face()  # of another set: whoever it is


def symbols() -> list[Symbol]:
    drawn = {**ROLES, "other": OTHER}
    return [symbol(f"role-{name}", bust, box=BUST) for name, bust in drawn.items()]
