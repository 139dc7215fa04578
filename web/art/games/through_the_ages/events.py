"""Events."""

from __future__ import annotations

from .parts import Parts, block, detail, dots, line, oval, shape
from .things import bulb, burst, ear, star, star5, sword

EVENTS: dict[str, Parts] = {
    "ev-development": [
        line("32,62 31,44 32,30", 3, "k"),
        shape("d", "32,44! 18,42 10,28! 24,26 32,38"),
        shape("d", "32,36! 46,34 54,18! 38,18 31,30"),
        shape("c", "4,62! 32,54 60,62!"),
    ],
    "ev-harvest": [
        ear(20, 60, 40),
        ear(32, 60, 46),
        ear(44, 60, 40),
        shape("a", "16,42! 48,42! 46,48! 18,48!"),
    ],
    "ev-plague": [
        shape("k", "6,50 10,36 24,30 38,34 46,30 60,40! 56,46 48,48 40,54 16,56"),
        line("10,50 2,44 2,34 10,28", 2.4),
        oval("k", 45, 31, 4.4),
        dots("h", (52, 40, 1.4)),
        detail("56,42 62,38 / 56,43 63,44", w=1),
    ],
    "ev-strife": [
        sword(22, 34, 40, 1),
        sword(42, 34, -40, 1),
        burst("c", 32, 24, 9),
    ],
    "ev-influence": [
        star("c", 32, 30, 27, 14, 2.2),
        oval("a", 32, 30, 13, n=16),
        dots("k", (27, 28, 1.6), (37, 28, 1.6)),
        detail("26,34 32,38 38,34", w=1.8),
    ],
    "ev-unrest": [
        shape("a", "24,62! 24,38! 40,38! 40,62!"),
        shape("s", "20,38! 20,20! 24,14 42,14 45,20 44,34! 40,38!"),
        detail("26,16 26,28 / 32,15 32,28 / 38,16 38,28 / 20,29 30,31 44,28", w=1.5),
        line("10,12 14,18", 2),
        line("54,12 50,18", 2),
        line("32,2 32,9", 2),
    ],
    "ev-science": [
        star("c", 32, 30, 30, 10, 2),
        bulb(32, 32, 1.15),
    ],
    "ev-impact": [
        block("h", 8, 52, 48, 9),
        block("h", 14, 42, 36, 10),
        shape("b", "20,42! 26,10! 32,4! 38,10! 44,42!"),
        star5("c", 32, 26, 8, w=1.2),
    ],
}
