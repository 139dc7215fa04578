"""Tactics: who must stand together, drawn as they stand under their flag."""

from __future__ import annotations

from brush import moved, stroke
from brush.strokes import num

from .kinds import artillery, cavalry, infantry
from .manner import painted
from .parts import Parts, line, shape
from .pigments import of_the_age

# Age; infantry, cavalry, artillery.
TACTICS: dict[str, tuple[str, tuple[int, int, int]]] = {
    "fighting-band": ("I", (2, 0, 0)),
    "legion": ("I", (3, 0, 0)),
    "medieval-army": ("I", (1, 1, 0)),
    "phalanx": ("I", (2, 1, 0)),
    "heavy-cavalry": ("I", (0, 3, 0)),
    "conquistadors": ("II", (1, 2, 0)),
    "mobile-artillery": ("II", (0, 1, 1)),
    "fortifications": ("II", (0, 0, 2)),
    "defensive-army": ("II", (2, 0, 1)),
    "napoleonic-army": ("II", (1, 1, 1)),
    "classic-army": ("II", (2, 2, 0)),
    "entrenchments": ("III", (1, 0, 2)),
    "mechanized-army": ("III", (0, 1, 2)),
    "shock-troops": ("III", (1, 3, 0)),
    "modern-army": ("III", (2, 1, 1)),
}


def formation(name: str) -> str:
    age, (foot, horse, guns) = TACTICS[name]
    units = ["".join(infantry())] * foot + [cavalry()] * horse + ["".join(artillery())] * guns
    flag: Parts = [
        line("22,30 22,2", 2.2),
        shape("a", "22,3! 31,1 40,5 50,3! 50,17! 40,19 31,15 22,17!"),
    ]
    ground = of_the_age(age, "k", stroke([(2, 61.4), (62, 61.4)], 1.8, (0.1, 0.1), 3))
    ranks = f'<g color="var(--{age}-k)">{_rank(units)}</g>'
    return painted(age, flag) + ranks + ground


def _rank(units: list[str]) -> str:
    step = 60 / max(len(units), 2.4)
    size = min(27, step * 1.16)
    left = 32 - step * (len(units) - 1) / 2 - size / 2
    return "".join(
        moved(unit, f"translate({num(left + step * at)} {num(60 - size)}) scale({size / 32:.3f})")
        for at, unit in enumerate(units)
    )
