"""Events of Age A: what people begin with, and a sprout beside it."""

from __future__ import annotations

from .parts import Emblem, Part, block, detail, dots, emblem, group, line, oval, shape
from .things import ear, flame, gable, house, jar


def development(*subject: Part) -> Emblem:
    return emblem("A", *subject, sprout(54, 61))


def sprout(x: float, y: float) -> Part:
    return group(
        [
            line("0,0 0,-8 0,-13", 2.6),
            shape("d", "0,-7! -8,-8 -11,-16! -3,-16 0,-10", w=1.2),
            shape("d", "0,-11! 7,-12 9,-21! 2,-20 -1,-14", w=1.2),
            shape("c", "-10,1! 0,-3 9,1!", w=1.2),
        ],
        x,
        y,
    )


DEVELOPMENTS: dict[str, Emblem] = {
    "development-of-agriculture": development(
        ear(12, 60, 36),
        ear(25, 60, 44),
        ear(38, 60, 36),
        line("2,61 44,61", 2.4),
    ),
    "development-of-civilization": development(
        house("h", "b", 2, 61, 15, 20),
        block("h", 20, 22, 20, 39),
        gable("b", 17, 22, 26, 14),
        block("k", 26, 44, 8, 17, w=0),
        dots("k", (26, 31, 2), (34, 31, 2)),
    ),
    "development-of-crafts": development(
        jar("a", 17, 40, 1.05),
        group(
            [block("d", -2, -6, 4.6, 38), shape("c", "-10,-16! 10,-16! 10,-5! -10,-5!")],
            38,
            28,
            rot=16,
        ),
    ),
    "development-of-markets": development(
        shape("b", "2,8! 44,8! 46,22! 40,26 35,22! 29,26 23,22! 17,26 11,22! 6,26 0,22!"),
        detail("13,9 11,22 / 23,9 23,22 / 33,9 35,22", w=2, tone="c"),
        line("4,24 4,61", 2.6),
        line("42,24 42,61", 2.6),
        jar("a", 14, 35.4, 0.46),
        jar("d", 30, 35.4, 0.46),
        block("h", 3, 45, 40, 7),
    ),
    "development-of-politics": development(
        block("h", 6, 50, 32, 11),
        shape("a", "15,50! 16,34! 14,26 22,21 30,26 28,34! 30,50!"),
        shape("a", "28,25! 37,18! 43,8! 46,10! 41,21! 30,31!"),
        oval("a", 22, 15, 5.4, 6.2),
        detail("17,50 20,36 27,30 / 20,50 24,38 28,36", w=1.4),
        line("48,6 51,3", 2.2),
        line("50,11 55,10", 2.2),
        line("49,16 54,18", 2.2),
    ),
    "development-of-religion": development(
        flame(23, 22, 0.8, "c", "b"),
        shape("a", "6,27! 40,27! 36,34! 10,34!"),
        shape("a", "16,34! 30,34! 30,52! 16,52!"),
        detail("17,38 23,41 29,38 / 17,46 23,49 29,46", w=1.4),
        block("a", 8, 52, 30, 9),
    ),
    "development-of-science": development(
        shape("h", "5,61! 5,16! 13,6 29,6 37,16! 37,61!"),
        detail("11,34 21,16! 31,34! 11,34", w=1.8, tone="k"),
        oval("b", 21, 28, 4.4, w=1.2),
        detail("10,42 32,42 / 10,48 32,48 / 10,54 26,54", w=1.6, tone="k"),
    ),
    "development-of-settlement": development(
        shape("d", "2,61! 4,42 20,24 36,42 38,61!"),
        detail("9,52 13,38 20,28 / 31,52 27,38 20,28 / 20,30 20,40", w=1.5),
        shape("g", "14,61! 14,50 20,44 26,50 26,61!", w=0),
        line("17,28 23,18", 2.4),
        line("23,28 17,18", 2.4),
    ),
    "development-of-trade-routes": development(
        line("24,52 24,6", 2.6),
        shape("h", "8,10! 24,13 40,10! 42,24 40,36! 24,33 8,36! 6,24"),
        detail("11,19 24,22 38,19 / 11,28 24,31 38,28", w=2, tone="b"),
        shape("a", "0,42! 8,47 40,47 50,38! 46,54 38,61 10,61 2,54"),
        dots("c", (14, 53, 1.6), (22, 53, 1.6), (30, 53, 1.6), (38, 53, 1.6)),
    ),
    "development-of-warfare": development(
        shape("b", "4,26! 2,10 18,1 34,3 44,12 40,20 26,11 12,16"),
        shape("a", "10,52! 9,24 24,12 38,24 40,44! 34,58! 30,40! 25,37! 24,60! 14,58!"),
        detail("13,28 24,20 36,28", w=1.6),
        shape("g", "25,31 31,28 36,31 31,34", w=0),
    ),
}
