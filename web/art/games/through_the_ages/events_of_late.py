"""Events of Age II."""

from __future__ import annotations

from .leaders import EYE, HEAD
from .parts import Emblem, Part, Parts, block, detail, dots, emblem, group, line, oval, shape
from .things import book, bulb, man, rays, round_about, star, sword


def smoke(x: float, y: float, s: float = 1) -> Part:
    puffs = "0,0 -5,-6 -2,-13 5,-12 8,-18 16,-19 19,-12 15,-6 9,-7 6,-1"
    return group([shape("h", puffs, w=1.3, hatched=False)], x, y, s)


def globe(x: float, y: float, r: float) -> Part:
    return [
        oval("b", x, y, r, n=18),
        detail([[(x - r, y), (x, y + r * 0.2), (x + r, y)]], w=1.4),
        detail([[(x, y - r), (x - r * 0.5, y), (x, y + r)]], w=1.4),
        detail([[(x, y - r), (x + r * 0.5, y), (x, y + r)]], w=1.4),
    ]


def laurel(x: float, y: float, r: float) -> Part:
    """A wreath, open at the top."""
    places = round_about(x, y, r, 16)
    return [
        group([shape("d", "-5,0! 0,-3.4 6,0! 0,3.4", w=1.2, hatched=False)], *places[at], 1, turn)
        for at, turn in (
            (15, 80), (0, 90), (1, 110), (2, 140), (3, 160), (5, 200), (6, 220), (7, 250),
            (8, 270), (9, 280),
        )
    ]  # fmt: skip


# Of a bust.
FRACTURE = "14,10! 22,21! 17,26! 26,36! 20,41! 29,55! 24,41! 30,37! 21,26! 27,21!"
# One of six arms.
CRYSTAL: Parts = [
    line("0,0 0,-23", 3.2, "h", (0.02, 0.1)),
    line("-6.4,-20 0,-14 6.4,-20", 2.6, "h", (0.1, 0.1)),
]

EVENTS_OF_LATE: dict[str, Emblem] = {
    "civil-unrest": emblem(
        "II",
        shape("a", "24,62! 24,40! 40,40! 40,62!"),
        shape("s", "19,40! 18,22! 23,15 43,15 46,21 45,36! 40,40!"),
        detail("25,17 25,30 / 32,16 32,30 / 39,17 39,30 / 19,31 30,33 45,30", w=1.7),
        line("8,12 13,18", 2.4),
        line("56,12 51,18", 2.4),
        line("32,1 32,9", 2.4),
    ),
    "cold-war": emblem(
        "II",
        shape("b", "6,4! 58,4! 58,30 51,50 32,63! 13,50 6,30"),
        [group(CRYSTAL, 32, 30, rot=60 * i) for i in range(6)],
        oval("h", 32, 30, 3.6, w=0),
    ),
    "crime-wave": emblem(
        "II",
        shape(
            "k", "2,22 12,14 26,18 32,21 38,18 52,14 62,22 58,36 46,40 36,34 32,31 28,34 18,40 6,36"
        ),
        oval("h", 19, 27, 6, 4.6, w=1.2, hatched=False),
        oval("h", 45, 27, 6, 4.6, w=1.2, hatched=False),
        dots("k", (20, 27, 2.2), (44, 27, 2.2)),
        sword(30, 50, 78, 0.72),
    ),
    "economic-progress": emblem(
        "II",
        smoke(14, 18, 0.9),
        block("a", 8, 18, 9, 44),
        shape("a", "17,62! 17,40! 29,30! 29,40! 41,30! 41,40! 53,30! 53,62!"),
        [block("h", x, 46, 7, 8, w=1.2, hatched=False) for x in (22, 33, 44)],
        oval("c", 53, 16, 9, n=14, hatched=False),
        oval("c", 53, 16, 5.4, w=1.2, hatched=False),
        line("2,62 62,62", 2.2),
    ),
    "emigration": emblem(
        "II",
        line("24,20 24,12 40,12 40,20", 3),
        shape("a", "6,20! 58,20! 58,56! 6,56!"),
        block("c", 15, 19, 6, 38, hatched=False),
        block("c", 43, 19, 6, 38, hatched=False),
        shape("h", "26,28! 39,27! 40,40! 27,41!", w=1.3, hatched=False),
        detail("29,32 37,31.6 / 29,36 36,35.6", w=1.2),
        line("2,60 62,60", 2),
    ),
    "iconoclasm": emblem(
        "II",
        block("a", 6, 54, 38, 8),
        group([shape("h", HEAD), EYE], -8, 0.5, 0.98),
        shape("g", FRACTURE, w=1.3, hatched=False),
        group(
            [block("a", -2, -4, 4.4, 38), shape("c", "-11,-15! 11,-15! 11,-3! -11,-3!")],
            50,
            24,
            0.86,
            20,
        ),
        shape("h", "48,62! 50,56! 57,55! 60,62!", w=1.3),
    ),
    "independence-declaration": emblem(
        "II",
        shape("h", "6,10! 44,6! 48,54! 12,60!", hatched=False),
        detail(
            "13,17 38,14 / 13,23 39,20 / 14,29 40,26 / 14,35 34,33 / 15,44 21,40 25,46 31,40 38,44",
            w=1.6,
        ),
        group(
            [shape("h", "0,0! -3,-12 2,-30 14,-42! 15,-28 9,-10"), line("-3,10 0,0 13,-40", 1.6)],
            44,
            48,
        ),
        oval("a", 20, 53, 4.4, w=1.3, hatched=False),
    ),
    "international-agreement": emblem(
        "II", globe(32, 28, 18), laurel(32, 32, 27), line("26,62 32,58 38,62", 2.4)
    ),
    "national-pride": emblem(
        "II",
        shape("b", "20,38! 31,42! 24,63! 18,56! 10,57!"),
        shape("a", "44,38! 33,42! 40,63! 46,56! 54,57!"),
        oval("a", 32, 25, 22, n=20),
        oval("h", 32, 25, 15, n=18, hatched=False),
        oval("b", 32, 25, 8.4, n=14, hatched=False),
        rays("k", 32, 25, 16, 21, 12, 1.3),
    ),
    "politics-of-strength": emblem(
        "II",
        smoke(24, 18),
        block("a", 20, 18, 8, 16),
        block("h", 14, 32, 26, 9),
        shape("b", "38,41! 38,34 46,31 52,35 52,41!"),
        line("50,35 64,30", 3.6),
        shape("k", "1,41! 63,41! 58,55! 8,55!"),
        detail("6,46 60,46", w=1.6, tone="c"),
        line("0,60 10,57 20,60 30,57 40,60 50,57 64,60", 2.2, "b"),
    ),
    "popularization-of-science": emblem(
        "II",
        rays("c", 32, 24, 22, 29, 12, 2.2),
        bulb(32, 23, 1),
        book("h", 4, 46, 56, 14),
    ),
    "prosperity": emblem(
        "II",
        shape("c", "30,24! 46,30 54,46 46,58 30,60 18,52 14,40 8,30 2,28! 4,22 14,24 22,32 26,30"),
        detail("22,46 28,40 34,38 / 16,36 20,34 24,33", w=1.4),
        oval("a", 38, 26, 8, hatched=False),
        oval("d", 52, 32, 8, hatched=False),
        oval("a", 57, 46, 6.4, hatched=False),
        oval("h", 46, 42, 7, hatched=False),
        oval("b", 50, 54, 6, hatched=False),
        line("38,18 40,13 44,11", 1.8),
    ),
    "ravages-of-time": emblem(
        "II",
        block("a", 10, 3, 44, 7),
        block("a", 10, 55, 44, 7),
        shape(
            "h", "15,10! 49,10! 47,22 36,32 47,42 49,55! 15,55! 17,42 28,32 17,22", hatched=False
        ),
        shape("c", "20,20! 44,20! 40,26 33,32 33,44 44,54! 20,54! 31,44 31,32 24,26", w=1.1),
        line("13,10 13,55", 2),
        line("51,10 51,55", 2),
    ),
    "refugees": emblem(
        "II",
        shape("h", "16,12 12,6 20,2 28,4 38,1 46,5 52,11 44,15 24,15", w=1.3, hatched=False),
        [line(f"{x},18 {x - 3},25", 1.6, "b") for x in (20, 30, 40)],
        man("a", 14, 61, 1.5),
        man("b", 34, 61, 1.3),
        man("a", 50, 61, 0.9),
        shape("c", "0,34 4,26 12,28 12,36 5,39", w=1.4),
        line("2,62 62,62", 2),
    ),
    "terrorism": emblem(
        "II",
        oval("k", 28, 40, 21, n=18),
        shape("k", "36,18! 46,24! 42,31! 32,25!"),
        line("42,22 46,14 52,12", 2.8, "a"),
        star("c", 54, 11, 9, 8, 2.2),
        detail("16,36 20,28 27,24", w=2.2, tone="h"),
    ),
}
