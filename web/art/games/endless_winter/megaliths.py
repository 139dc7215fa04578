"""Stones and boards of the megalith, as the plan shows them: from the front, a little from above.

A space is WIDE across and DEEP on the screen, each row lies SLANT farther to the left, and each
level HIGH above the one below. So the stone over the space in row `r` and column `c` (halves, where
it lies on four others) at level `n` is put at

  x = c * WIDE - r * SLANT - SLANT     y = r * DEEP - n * HIGH - HIGH

in its own size; draw levels from below, rows from behind, columns from the left. A board begins 4
to the left of and above its first space, and its lowest row lies SLANT farther out for each row.
"""

from __future__ import annotations

from brush import Points, Symbol, blob, outline, path, paths, poly, stroke, strokes, symbol

from .kit import contour, detail, faint, paint, shape
from .motifs import arrow
from .tribes import TRIBES, marked

WIDE, DEEP, SLANT, HIGH = 46, 42, 15, 20
ROWS, COLUMNS = 2, 4  # of a board
BOX = f"{-SLANT} {-HIGH} {WIDE + SLANT} {DEEP + HIGH}"
SPACE = f"{-SLANT} 0 {WIDE + SLANT} {DEEP}"
AROUND = f"{-SLANT - 20} -20 {WIDE + SLANT + 40} {DEEP + 40}"  # a space and 20 on each side
FLAT = "0 0 46 46"
FRONT = "0 0 46 22"

Corners = list[tuple[float, ...]]


def corner(row: float, column: float) -> tuple[float, float]:
    return column * WIDE - row * SLANT, row * DEEP


def lying(row: float, column: float, rows: float, columns: float) -> Corners:
    """The four corners of something on the ground."""
    ways = ((0, 0), (0, columns), (rows, columns), (rows, 0))
    return [(*corner(row + r, column + c), 1) for r, c in ways]


def colour(tribe: str) -> str:
    return f"p{TRIBES.index(tribe) + 1}" if tribe in TRIBES else "p0"


def cracked(lines: str, seed: int) -> str:
    """Nobody's stone has no mark."""
    return detail(paths(lines), 1.3, seed, (0.2, 0.4))


def standing(tribe: str, seed: int) -> Symbol:
    """A stone in its place."""
    g = 1.6  # the gap to its neighbours
    (ax, ay), (bx, by) = (g, g - HIGH), (WIDE - g, g - HIGH)
    (cx, cy), (dx, dy) = (WIDE - SLANT - g, DEEP - g - HIGH), (g - SLANT, DEEP - g - HIGH)
    top: Corners = [(ax, ay, 1), (bx, by, 1), (cx, cy, 1), (dx, dy, 1)]
    front: Corners = [(dx, dy, 1), (cx, cy, 1), (cx, cy + HIGH, 1), (dx, dy + HIGH, 1)]
    side: Corners = [(cx, cy, 1), (bx, by, 1), (bx, by + HIGH, 1), (cx, cy + HIGH, 1)]
    whole: Corners = [top[0], top[1], side[2], front[2], front[3], top[3]]
    edges = [[(dx, dy), (cx, cy)], [(cx, cy), (bx, by)], [(cx, cy), (cx, cy + HIGH)]]
    cracks = "4,-15 12,-12 / 18,-2 27,-4 / 2,7 7,4 / 28,-12 35,-14 / -8,32 -2,30 / 8,36 16,34"
    sign = (
        marked(tribe, "matrix(1.02 0 -.22 .84 5.9 -9.2)")
        if tribe in TRIBES
        else cracked(cracks, seed)
    )
    return symbol(
        f"megalith-{tribe}",
        paint("halo", outline(whole, 3.4, seed)),
        paint(colour(tribe), blob(whole, 0.5, seed, 3)),
        faint("ink", blob(side, 0.3, seed, 3), 0.32),
        faint("ink", blob(front, 0.3, seed, 3), 0.14),
        faint("halo", blob(top, 0.3, seed, 3), 0.16),
        paint("ln", outline(whole, 2, seed + 1, 0.4)),
        detail(edges, 1.5, seed + 3, (0.04, 0.1)),
        sign,
        box=BOX,
    )


def from_above(tribe: str, seed: int) -> Symbol:
    whole = path("2.4,2.6! 43.4,2! 44,43.6! 2,44!")
    lit = path("2.4,2.6! 43.4,2! 39.4,7! 7,7.4! 6.4,39.6! 2,44!")
    sign = (
        marked(tribe, "translate(8.6 8.8) scale(1.2)")
        if tribe in TRIBES
        else cracked("9,14 19,17 / 24,32 36,29 / 30,13 38,11 / 10,36 17,33", seed)
    )
    return symbol(
        f"megalith-top-{tribe}",
        paint(colour(tribe), blob(whole, 0.4, seed, 3)),
        faint("halo", blob(lit, 0.3, seed, 3), 0.3),
        paint("ln", outline(whole, 2.2, seed + 1, 0.4)),
        sign,
        box=FLAT,
    )


def from_front(tribe: str, seed: int) -> Symbol:
    """As it stands in the storage."""
    whole = path("1.6,2! 44.4,1.6! 44.2,20.4! 1.8,20.2!")
    sign = (
        marked(tribe, "translate(14.6 2.8) scale(.7)")
        if tribe in TRIBES
        else cracked("8,7 15,8.6 / 20,15 28,13.6 / 33,6.4 39,5.6", seed)
    )
    return symbol(
        f"megalith-front-{tribe}",
        paint(colour(tribe), blob(whole, 0.3, seed, 3)),
        faint("ink", blob(path("1.8,15.6! 44.2,15.8! 44.2,20.4! 1.8,20.2!"), 0.3, seed, 3), 0.22),
        paint("ln", outline(whole, 1.9, seed + 1, 0.4)),
        sign,
        box=FRONT,
    )


def board(turned: bool) -> Symbol:
    """Two rows of four spaces, or four of two."""
    rows, columns = (COLUMNS, ROWS) if turned else (ROWS, COLUMNS)
    face = lying(0, 0, rows, columns)
    (bx, by, _), (cx, cy, _), (dx, dy, _) = face[1], face[2], face[3]
    skirt: Corners = [(dx, dy, 1), (cx, cy, 1), (bx, by, 1)]
    skirt += [(bx + 1, by + 6, 1), (cx + 1, cy + 7, 1), (dx, dy + 7, 1)]
    lines: list[Points] = [[corner(0, c), corner(rows, c)] for c in range(1, columns)]
    lines += [[corner(r, 0), corner(r, columns)] for r in range(1, rows)]
    left, width = -rows * SLANT - 4, columns * WIDE + rows * SLANT + 10
    return symbol(
        "board-turned" if turned else "board",
        paint("shade", blob([(p[0] + 3, p[1] + 10, 1) for p in skirt], 0.6, 5, 5)),
        paint("w-rock2", blob(skirt, 0.6, 5, 5)),
        paint("board", blob(face, 0.8, 5, 5)),
        paint("ln", outline(face, 1.9, 5, 0.5, 4, 0.4)),
        faint("ink", strokes(lines, 1.2, (0.05, 0.05), 3), 0.4),
        box=f"{left} -4 {width} {rows * DEEP + 22}",
    )


def start() -> Symbol:
    """The space on which nobody's stone lies from the beginning."""
    slab = lying(0.12, 0.12, 0.76, 0.76)
    return symbol(
        "board-start",
        shape("stone", slab, 3, 1.4),
        '<use href="#op-megalith" x="4.5" y="9" width="23" height="23"/>',
        box=SPACE,
    )


def arrows() -> list[Symbol]:
    """To the space beside it on which another stone follows; laid on the first one."""
    ways = {
        "right": ((0.5, 0.76), (0.5, 1.0), (0.5, 1.24)),
        "left": ((0.5, 0.24), (0.5, 0.0), (0.5, -0.24)),
        "front": ((0.76, 0.5), (1.0, 0.5), (1.24, 0.5)),
        "back": ((0.24, 0.5), (0.0, 0.5), (-0.24, 0.5)),
    }
    return [
        symbol(
            f"board-arrow-{way}",
            paint("halo", stroke([corner(*each) for each in line], 8, (0.1, 0.1), 3, tip=0.7)),
            arrow([corner(*each) for each in line], 4, 3, head=9),
            box=AROUND,
        )
        for way, line in ways.items()
    ]


def shadow() -> Symbol:
    """What a stone throws on those it lies on; put before it."""
    cast = path("-9,45 36,45 51,4 44,2")
    return symbol(
        "megalith-shadow",
        paint("shade", poly(cast)),
        box=f"{-SLANT} {-HIGH} {WIDE + SLANT + 6} {DEEP + HIGH + 4}",
    )


def light() -> Symbol:
    """Where a stone may be put: on the ground, or on four others."""
    place = lying(0.06, 0.06, 0.88, 0.88)
    return symbol(
        "megalith-light",
        paint("light-pool", blob(place, 0.4, 4, 4)),
        contour("light-line", outline(place, 3, 6, 0.4, 4)),
        box=SPACE,
    )


def symbols() -> list[Symbol]:
    whose = ("neutral", *TRIBES)
    views = (standing, from_above, from_front)
    stones = [view(tribe, 4 + seed) for view in views for seed, tribe in enumerate(whose)]
    return [*stones, board(False), board(True), start(), *arrows(), shadow(), light()]
