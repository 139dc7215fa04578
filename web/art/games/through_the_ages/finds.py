"""What lies in the ground where no card can ever lie."""

from __future__ import annotations

from brush import Symbol, symbol

from .manner import painted
from .parts import EMBLEM, Emblem, block, detail, emblem, group, line, oval, shape
from .things import gear

SPIRAL = (
    "35,32 35.4,34.6 34,37.4 30.8,38.4 27.4,37 25.2,33.4 25.6,28.8 28.8,25 33.8,23.6 39,25.6 "
    "42.6,30.4 43,36.8 39.8,42.8 33.8,46.4 26.4,46 19.8,41.8 16.4,34.8 17.2,26.6 22.2,19.6 "
    "30.2,16 39.2,17 46.8,22.4 51.4,30.8 51.2,40.6"
)
FINDS: dict[str, Emblem] = {
    "amphora": emblem(
        "A",
        shape("d", "24,6! 40,6! 38,14! 50,28 46,46 34,62! 30,62! 18,46 14,28 26,14!"),
        detail("18,30 32,34 46,30 / 18,38 32,42 46,38", w=2),
        line("25,9 12,12 15,24", 3),
        line("39,9 52,12 49,24", 3),
    ),
    "shard": emblem(
        "A",
        shape("c", "6,40! 20,18! 44,12! 58,30! 48,52! 22,56!"),
        detail(
            "16,40 16,32! 26,30! 26,38! 21,38 / 34,34 34,26! 44,24! 44,32! 39,32", w=2.2, tone="b"
        ),
    ),
    "column": emblem(
        "A",
        shape("h", "14,10! 50,10! 48,18! 16,18!"),
        shape("h", "18,18! 46,18! 46,48! 40,52! 32,47! 26,54! 18,50!"),
        detail("25,20 25,46 / 32,20 32,44 / 39,20 39,46", w=1.8, tone="k"),
    ),
    "ammonite": emblem(
        "A",
        line(SPIRAL, 5.4, "d", (0.02, 0.1)),
        line(SPIRAL, 1.4, "k", (0.02, 0.1)),
    ),
    "coin": emblem(
        "A",
        oval("c", 32, 32, 22),
        detail("26,42 24,30 30,22 38,24 41,32! 38,33! 38,40 34,44", w=2.4, tone="k"),
    ),
    "helmet": emblem(
        "I",
        shape("h", "14,52! 12,24 32,8 52,24 50,52! 40,54! 38,36! 26,36! 24,54!"),
        detail("32,9 32,36 / 16,30 48,30", w=2),
    ),
    "blade": emblem(
        "I",
        group(
            [
                shape("h", "-4,-30! 0,-36! 4,-30! 4,8! -4,8!"),
                shape("c", "-12,8! 12,8! 12,13! -12,13!"),
                block("a", -2.6, 13, 5.2, 10),
            ],
            32,
            36,
            rot=64,
        ),
    ),
    "key": emblem(
        "I",
        oval("c", 18, 32, 11, n=14),
        oval("g", 18, 32, 5.6, n=10),
        block("c", 28, 29, 30, 6),
        block("c", 48, 35, 4, 8),
        block("c", 54, 35, 4, 8),
    ),
    "anchor": emblem(
        "II",
        line("32,10 32,54", 4),
        line("10,38 18,52 32,57 46,52 54,38", 4.4),
        line("20,20 44,20", 4),
        oval("c", 32, 8, 5, n=10),
    ),
    "cog": emblem("II", gear("c", 32, 32, 26)),
    "bottle": emblem(
        "III",
        group(
            [
                shape("d", "-4,-28! 4,-28! 4,-14! 10,-4 10,26! -10,26! -10,-4 -4,-14!"),
                block("h", -10, 4, 20, 12, w=0),
                block("k", -5, -31, 10, 4, w=0),
            ],
            32,
            33,
            rot=58,
        ),
    ),
    "tin": emblem(
        "III",
        shape("c", "14,18! 50,18! 50,54! 14,54!"),
        oval("h", 32, 18, 18, 6),
        shape("a", "14,28! 50,28! 50,46! 14,46!", w=0),
        line("40,17 50,6 54,10", 2.4, "k"),
    ),
}


def symbols() -> list[Symbol]:
    return [symbol(f"find-{name}", painted(*drawn), box=EMBLEM) for name, drawn in FINDS.items()]
