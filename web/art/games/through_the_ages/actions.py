"""Action cards."""

from __future__ import annotations

from .parts import Parts, block, detail, dots, group, line, oval, shape
from .things import arrow_up, book, bulb, ear, flag, gear, house, jar, sack, star

ACTIONS: dict[str, Parts] = {
    "rich-land": [
        shape("d", "2,60! 14,46 32,42 50,46 62,60!"),
        detail(
            "14,58 20,51 24,46 / 26,59 29,51 30,44 / 38,59 36,51 35,44 / 50,58 45,51 41,46", w=1.8
        ),
        group(
            [
                shape("c", "-6,8! 6,8! 6,20! 0,27 -6,20!"),
                block("a", -1.8, -22, 3.6, 31),
                block("a", -6, -26, 12, 4),
            ],
            32,
            28,
            rot=14,
        ),
    ],
    "urban-growth": [
        house("h", "a", 6, 60, 18, 18),
        house("h", "b", 40, 60, 18, 20),
        house("c", "a", 22, 60, 20, 30),
    ],
    "engineering-genius": [
        gear("c", 32, 40, 21, 9),
        line("32,6 14,46", 3, "a"),
        line("32,6 50,46", 3, "a"),
        oval("a", 32, 7, 4.4),
        line("22,30 32,34 42,30", 1.8),
    ],
    "frugality": [
        shape("c", "6,34! 58,34! 54,50 46,60! 18,60! 10,50"),
        detail("10,42 54,42 / 13,50 51,50 / 20,35 23,59 / 32,35 32,59 / 44,35 41,59", w=1.4),
        shape("a", "14,34 12,24 20,18 30,22 32,34"),
        shape("h", "30,34 30,22 40,16 50,22 51,34"),
        detail("18,26 22,30 / 38,22 42,28", w=1.5),
    ],
    "patriotism": [
        line("9,63 9,4", 3),
        oval("f", 9, 4, 3),
        shape("a", "10,8! 26,4 42,11 60,7! 59,38! 42,42 26,35 10,39!"),
        shape("h", "11,18! 26,14 42,21 59,17! 59,28! 42,32 26,25 11,29!", w=0),
    ],
    "breakthrough": [
        star("f", 32, 26, 26, 12, 2.4),
        oval("h", 32, 26, 11, n=14),
        book("h", 8, 44, 48, 16),
    ],
    "reserves": [
        ear(51, 46, 34),
        sack("f", 21, 36, 1.1),
        sack("h", 45, 43, 0.85),
        line("2,61 62,61", 2),
    ],
    "efficient-upgrade": [
        house("h", "a", 6, 61, 24, 24),
        arrow_up("f", 46, 30, 1.35),
    ],
    "revolutionary-idea": [
        star("f", 32, 28, 30, 10, 2.2),
        bulb(32, 30, 1.15),
    ],
    "cultural-heritage": [
        jar("a", 26, 40, 1.15),
        detail("20,34 26,31 32,34 / 18,46 26,49 34,46", w=1.6),
        line("12,22 4,30 12,40", 2.2),
        line("40,22 48,30 40,40", 2.2),
        star("c", 52, 14, 9, 8, 2),
    ],
    "stockpile": [
        jar("b", 20, 40, 1),
        jar("c", 46, 42, 0.86),
    ],
    "wave-of-nationalism": [
        flag("a", 12, 62, 50, 20),
        flag("h", 30, 62, 56, 20),
        flag("b", 46, 62, 46, 16),
    ],
    "military-build-up": [
        [
            group(
                [
                    shape("b", "-5,14! -5,-6! -4,-14 0,-20! 4,-14 5,-6! 5,14!"),
                    block("k", -5, 8, 10, 3, w=0),
                ],
                x,
                y,
                1,
            )
            for x, y in ((16, 46), (32, 46), (48, 46), (24, 28), (40, 28))
        ],
    ],
    "endowment-for-the-arts": [
        shape("h", "8,34 10,18 26,9 46,12 58,26 52,36 44,34 40,42 44,52 32,58 16,52"),
        dots("a", (22, 22, 4)),
        dots("b", (36, 19, 4)),
        dots("d", (48, 26, 3.6)),
        dots("k", (18, 34, 3.6)),
        dots("c", (24, 46, 3.6)),
        line("60,6 40,40", 3, "k"),
    ],
}
