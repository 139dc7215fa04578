"""Camps, villages and idols of the tribes."""

from __future__ import annotations

from brush import Points, Symbol, blob, ellipse, outline, path, paths, shift, symbol

from .kit import detail, mirror, paint
from .tribes import HORN, TRIBES, haloes, lifted, marked, worn

TENT = path("2,28! 7.6,18 14.4,5.4! 17.6,5.4! 24.4,18 30,28! 16,29.6")
DOME = path("0,15! 0.8,8 4.6,2.4 10,0.6 15.4,2.4 19.2,8 20,15! 10,16")
PALISADE = path("0,32.4! 12,30.4 24,33.2 36,30.6 48,32.6! 48,36.6! 24,38.4 0,36.6!")
WOMAN = path(
    "16,4 19.6,6 19.8,9.6 18,12.2 22.4,14 24.4,17.4 23,20 26,24 25,29 20.4,31.6 19,36! "
    "13,36! 11.6,31.6 7,29 6,24 9,20 7.6,17.4 9.6,14 14,12.2 12.2,9.6 12.4,6"
)


def pennants(tribe: str) -> list[Points]:
    """What stands on the poles of a tent: ears, horns, round ears or feathers."""
    horn = shift(HORN, 1.9, 3.6)
    feathers = "13,7! 8.4,3.4! 12.4,1.6! 13,-2.6! 16,1! 19,-2.6! 19.6,1.6! 23.6,3.4! 19,7!"
    all_of: dict[str, list[Points]] = {
        "wolf": list(paths("12.4,7! 10.4,-0.6! 15.2,3! / 19.6,7! 21.6,-0.6! 16.8,3!")),
        "bison": [horn, mirror(horn, 16)],
        "lioness": [ellipse(11.8, 3.6, 3, 3, 9, 2, 0.03), ellipse(20.2, 3.6, 3, 3, 9, 4, 0.03)],
        "eagle": [path(feathers)],
    }
    return all_of[tribe]


def camp(tribe: str) -> Symbol:
    flown = pennants(tribe)
    return symbol(
        f"camp-{tribe}",
        haloes([TENT], 4.4),
        haloes(flown),
        *(worn(tribe, each, 0.1, 1.5) for each in flown),
        worn(tribe, TENT, 0.15, 2),
        marked(tribe, "translate(9.2 13.6) scale(.57)"),
        box="0 -4 32 36",
    )


def palisade() -> str:
    stakes = [[(x, 31.6), (x, 37)] for x in range(4, 48, 5)]
    return (
        haloes([PALISADE], 3)
        + paint("wood", blob(PALISADE, 0.2, 3, 2))
        + paint("ln", outline(PALISADE, 1.6, 4))
        + detail(stakes, 1.2, 3, (0.1, 0.1))
    )


def village(tribe: str) -> Symbol:
    domes: list[Points] = [shift(DOME, x, y, 1.1) for x, y in path("13,2 1,15 25,15.4")]
    marks = [
        marked(tribe, f"translate({x:g} {y:g}) scale(.43)")
        for x, y in path("18.8,5.4 6.8,18.6 30.8,19")
    ]
    return symbol(
        f"village-{tribe}",
        haloes(domes, 4.2),
        *(worn(tribe, dome, 0.15, 2) for dome in domes),
        palisade(),
        *marks,
        box="-2 -1 52 42",
    )


def idol(tribe: str) -> Symbol:
    gear = lifted(tribe)
    return symbol(
        f"idol-{tribe}",
        haloes([WOMAN], 4),
        haloes(gear, 3.4),
        *(worn(tribe, each, 0.1, 1.4) for each in gear),
        worn(tribe, WOMAN, 0.15, 1.9),
        marked(tribe, "translate(10.4 18.4) scale(.47)"),
        box="0 -6 32 44",
    )


def symbols() -> list[Symbol]:
    return [draw(tribe) for draw in (camp, village, idol) for tribe in TRIBES]
