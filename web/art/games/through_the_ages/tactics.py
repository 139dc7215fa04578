"""Tactics: a banner with those who must stand together."""

from __future__ import annotations

from brush import moved
from brush.strokes import num

from .kinds import artillery, cavalry, infantry
from .manner import painted
from .parts import Parts, line, oval, shape

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
BANNER: Parts = [
    line("5,64 5,3", 3.2),
    oval("f", 5, 3.4, 3),
    shape("a", "7,7! 22,5 44,8 62,6! 60,31! 62,57! 44,59 22,56 7,58!", hatched=False),
]
# Where each of so many stands: middle of the unit, and its size.
PLACES: dict[int, tuple[float, list[tuple[float, float]]]] = {
    2: (27, [(20.6, 32), (47.4, 32)]),
    3: (23.4, [(34, 19.4), (20.6, 44.6), (47.4, 44.6)]),
    4: (23, [(20.8, 19.4), (47.2, 19.4), (20.8, 44.6), (47.2, 44.6)]),
}


def formation(name: str) -> str:
    age, (foot, horse, guns) = TACTICS[name]
    units = ["".join(infantry())] * foot + [cavalry()] * horse + ["".join(artillery())] * guns
    size, places = PLACES[len(units)]
    charges = "".join(
        moved(unit, f"translate({num(x - size / 2)} {num(y - size / 2)}) scale({size / 32:.3f})")
        for unit, (x, y) in zip(units, places, strict=True)
    )
    return painted(age, BANNER) + f'<g color="var(--{age}-h)">{charges}</g>'
