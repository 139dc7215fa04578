"""Pacts: hands that are shaken on something. And cards that help in defence or to colonize."""

from __future__ import annotations

from .parts import Emblem, Part, Parts, block, detail, dots, emblem, group, line, oval, shape
from .things import crossed_swords, crown, ear, gear

HANDS: Parts = [
    shape("b", "0,24! 14,18! 18,42! 2,46!"),
    shape("a", "64,24! 50,18! 46,42! 62,46!"),
    shape("s", "16,22! 26,20 34,26! 44,36 44,42 38,46 30,44 17,40!"),
    shape("s", "48,22! 38,18 30,24! 24,32 28,35! 34,30 38,30! 47,40!"),
    detail("34,44 31,40 28,39 / 39,44 36,39 33,37 / 43,40 40,36 38,34", w=1.4),
]

BONUS: Parts = [
    shape("b", "2,14! 30,14! 30,58! 12,50 4,38"),
    shape("h", "34,14! 52,16 58,36! 34,38!"),
    shape("a", "34,42! 62,40! 58,54 50,58! 38,58! 35,50"),
    line("34,8 34,44", 2.4),
    detail("10,24 22,24 / 10,32 24,32", w=1.8),
]


def pact(age: str, *subject: Part) -> Emblem:
    return emblem(age, *subject, group(HANDS, 6, 25.6, 0.81))


PACTS: dict[str, Emblem] = {
    "open-borders-agreement": pact(
        "I",
        block("h", 12, 8, 10, 32),
        block("h", 42, 8, 10, 32),
        [block("h", x, 3, 4, 6) for x in (11, 19, 41, 49)],
        shape("d", "22,14! 30,19! 30,39! 22,37!"),
        shape("d", "42,14! 34,19! 34,39! 42,37!"),
    ),
    "trade-routes-agreement": pact(
        "I",
        shape("h", "32,3! 43,10 45,24! 32,25!"),
        shape("h", "29,6! 20,14 18,24! 29,25!"),
        line("30.6,2 30.6,28", 2.4),
        shape("d", "10,28! 54,27! 48,38 44,40! 20,40! 15,38"),
    ),
    "acceptance-of-supremacy": pact(
        "II", group([crown("c"), dots("a", (31, 12, 2))], -14, 4, 1.48)
    ),
    "international-trade-agreement": pact("II", ear(18, 40, 28), gear("c", 43, 21, 15)),
    "promise-of-military-protection": pact(
        "II",
        shape("a", "16,2! 48,2! 48,22 43,33 32,41! 21,33 16,22"),
        shape("h", "28,3! 36,3! 36,37! 32,40! 28,37!", w=1, hatched=False),
    ),
    "scientific-cooperation": pact(
        "II",
        shape("h", "27,2! 37,2! 36,14! 47,34 43,41 21,41 17,34 28,14!", hatched=False),
        shape("b", "22,27! 42,27! 46,35 42,40 22,40 18,35", w=1.2),
        dots("h", (28, 33, 2), (36, 35, 1.6)),
        line("24,2 40,2", 3),
    ),
    "international-tourism": pact(
        "III",
        block("k", 12, 10, 40, 28, w=0),
        block("c", 22, 4, 16, 8, w=0),
        oval("h", 32, 24, 10.6, n=16),
        oval("d", 32, 24, 6.4, n=14, w=0),
        block("b", 15, 14, 7, 5, w=0),
    ),
    "loss-of-sovereignty": pact(
        "III",
        group([crown("b"), dots("a", (31, 12, 2))], 6, -9, 1.3, 16),
        line("39,3 42,13 37,18 40,30", 2.6, "g"),
    ),
    "military-alliance": pact("III", group([crossed_swords(32, 1)], 4, -4, 0.86)),
    "peace-treaty": pact(
        "III",
        shape(
            "h", "6,20! 16,18 22,12 18,2! 32,8 38,16 46,12 52,14! 58,17! 51,20 44,34 28,39 12,34!"
        ),
        dots("k", (49, 15.4, 1.3)),
        line("57,18 62,26", 1.8, "d"),
        shape("d", "60,20! 64,22 62,27! 58,25", w=0),
    ),
}
