"""The land: nineteen hexes in a hexagon, and the points where three of them meet.

Rows from the top have 3, 4, 5, 4 and 3 hexes: a1 to a3, b1 to b4, c1 to c5 and so on; the base hex
is c3.
"""

from __future__ import annotations

from typing import Final

RADIUS: Final = 2
ROWS: Final = "abcde"


def _coordinates() -> list[tuple[int, int]]:
    """Axial coordinates, row by row."""
    out: list[tuple[int, int]] = []
    for r in range(-RADIUS, RADIUS + 1):
        for q in range(max(-RADIUS, -RADIUS - r), min(RADIUS, RADIUS - r) + 1):
            out.append((q, r))
    return out


COORDINATES: Final[list[tuple[int, int]]] = _coordinates()
HEXES: Final[int] = len(COORDINATES)
BASE: Final[int] = COORDINATES.index((0, 0))
AROUND: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


def _names() -> list[str]:
    out: list[str] = []
    for q, r in COORDINATES:
        row = r + RADIUS
        first = max(-RADIUS, -RADIUS - r)
        out.append(f"{ROWS[row]}{q - first + 1}")
    return out


HEX_NAMES: Final[list[str]] = _names()


def _neighbours() -> list[list[int]]:
    out: list[list[int]] = []
    for q, r in COORDINATES:
        beside = [(q + dq, r + dr) for dq, dr in AROUND]
        out.append(sorted([COORDINATES.index(each) for each in beside if each in COORDINATES]))
    return out


NEIGHBOURS: Final[list[list[int]]] = _neighbours()
# Every step of a camp, by where it begins.
STEPS: Final[list[tuple[int, int]]] = [(a, b) for a in range(HEXES) for b in NEIGHBOURS[a]]
JUNCTIONS: Final[list[tuple[int, int, int]]] = [
    (a, b, c)
    for a in range(HEXES)
    for b in NEIGHBOURS[a]
    for c in NEIGHBOURS[a]
    if a < b < c and c in NEIGHBOURS[b]
]
# Where a village can stand: not beside the base hex.
SITES: Final[list[int]] = [at for at, hexes in enumerate(JUNCTIONS) if BASE not in hexes]
JUNCTION_NAMES: Final[list[str]] = [
    f"{HEX_NAMES[a]}-{HEX_NAMES[b]}-{HEX_NAMES[c]}" for a, b, c in JUNCTIONS
]


def _distances() -> list[list[int]]:
    """Steps between any two hexes."""
    out: list[list[int]] = []
    for q, r in COORDINATES:
        away = [(other_q - q, other_r - r) for other_q, other_r in COORDINATES]
        out.append([max(abs(dq), abs(dr), abs(dq + dr)) for dq, dr in away])
    return out


DISTANCES: Final[list[list[int]]] = _distances()
