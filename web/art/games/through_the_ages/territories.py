"""Territories: what stands on the island."""

from __future__ import annotations

from .parts import Parts, block, detail, line, oval, shape
from .things import arch, flag, house, palm


def isle(top: Parts) -> Parts:
    """With the sun above and waves before it."""
    return [
        oval("c", 55.5, 13, 5, hatched=False),
        shape("d", "3,50 12,45 32,43 52,45 61,50 50,56 32,58 12,56"),
        top,
        line("0,59 8,57 16,59 24,57 32,59 40,57 48,59 64,57", 2, "b"),
        line("6,63 16,61 26,63 38,61 50,63 60,61", 1.6, "b"),
    ]


TERRITORIES: dict[str, Parts] = {
    "developed-territory": isle([house("h", "a", 16, 46, 13, 13), house("h", "b", 34, 46, 16, 18)]),
    "historic-territory": isle(
        [
            block("h", 16, 20, 7, 26),
            block("h", 29, 26, 7, 20),
            block("h", 42, 16, 7, 30),
            block("h", 13, 46, 40, 3),
            shape("h", "40,12! 51,12! 50,16! 41,16!"),
            shape("h", "14,16! 25,16! 24,20! 15,20!"),
        ]
    ),
    "inhabited-territory": isle(
        [
            [
                shape("c", f"{x - 7},47! {x - 6},36 {x},30! {x + 6},36 {x + 7},47!"),
                shape("k", f"{x - 2},47! {x - 2},41! {x + 2},41! {x + 2},47!", w=0),
            ]
            for x in (18, 34)
        ]
        + [
            [
                oval("k", x, 34, 2.4),
                shape("k", f"{x - 3},47! {x - 2},37! {x + 2},37! {x + 3},47!", w=0),
            ]
            for x in (46, 52)
        ]
    ),
    "strategic-territory": isle(
        [
            block("h", 20, 26, 24, 21),
            [block("h", x, 20, 5, 7) for x in (19, 29.5, 40)],
            arch("k", 28, 47, 8, 12),
            flag("a", 32, 24, 20, 14),
        ]
    ),
    "vast-territory": isle(
        [
            shape("h", "8,47! 22,18! 34,40! 42,26! 56,47!"),
            shape("b", "22,18! 27,27! 22,25! 18,28!", w=0),
            detail("22,20 24,30 20,40", w=1.3),
        ]
    ),
    "wealthy-territory": isle(
        [
            palm(20, 47, 26),
            shape("a", "30,36! 52,36! 52,47! 30,47!"),
            shape("c", "30,36! 31,29 41,27 51,29 52,36!"),
            block("c", 38, 36, 6, 5),
        ]
    ),
}
