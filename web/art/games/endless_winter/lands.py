"""`land-ID`: the kinds of land as hexagons, seen a little from above; and `chip-ID`, the same for a
place among words."""

from __future__ import annotations

import math

from brush import Symbol, blob, ellipse, outline, path, paths, poly, stroke, strokes, symbol

from .kit import at, contour, faint, paint, shape
from .motifs import FIRE
from .scenery import patches, peak, pine, serac, tufts

RADIUS, FLAT = 50, 0.79  # of a hexagon, and how flat it lies
ACROSS, HIGH = math.sqrt(3) * RADIUS, 2 * RADIUS * FLAT
ROOM = 14  # above it, for what is tall
BOX = f"{-ACROSS / 2:.1f} {-HIGH / 2 - ROOM:.1f} {ACROSS:.1f} {HIGH + ROOM + 6:.1f}"


def corners(k: float = 1) -> list[tuple[float, float, int]]:
    turns = [math.radians(60 * i - 90) for i in range(6)]
    return [(math.cos(a) * RADIUS * k, math.sin(a) * RADIUS * k * FLAT, 1) for a in turns]


def ground(tone: str, seed: int, cliff: str = "shadow") -> str:
    """With a little thickness, so that it lies on the snow."""
    edge = corners(0.985)
    near = edge[4:1:-1]
    skirt = near + [(x, y + 5, 1) for x, y, _ in reversed(near)]
    return (
        paint(cliff, blob(skirt, 0.4, seed, 4))
        + paint(tone, blob(edge, 0.9, seed, 4, 5, 16))
        + contour("rim", outline(edge, 1.5, seed + 2, 0.5, 4, 0.5), 'opacity=".8"')
    )


def tundra() -> str:
    """Moss and lichen between cracks of frost, russet dwarf birch."""
    birches = ellipse(17, 6, 10, 5, 10, 3, 0.14), ellipse(-21, -9, 11, 5.4, 10, 7, 0.14)
    frost = paths("-34,2 -16,2 -6,-8 8,-12 / -6,-8 -2,6 10,14 28,12 / -2,6 -16,12 -22,24")
    return (
        ground("tundra", 3)
        + faint("w-snow", patches((-20, 16, 13, 6), (19, -17, 14, 6), (10, 24, 12, 4.6)), 0.85)
        + faint("rust", blob(birches[0], 0.9, 3, 3) + blob(birches[1], 0.9, 5, 3), 0.7)
        + paint("rust", tufts(path("-24,-10 -15,-13 14,5 22,3 -6,-26 4,13"), 0.95, 5))
        + faint("moss-lo", tufts(path("-32,4 28,16 -8,-4 31,-6 -14,27"), 0.72, 5, 50), 0.85)
        + faint("ink", strokes(frost, 1.1, (0.2, 0.4), 4), 0.4)
    )


def grassland() -> str:
    """Dry steppe grass, combed by the wind."""
    deep = path("-34,6 -14,-2 8,4 32,-4 36,12 16,24 -14,26 -34,18")
    dry = path("-28,2 -14,-10 2,-16 18,-8 30,2 -20,16 0,4 16,12 -4,24")
    return (
        ground("steppe", 5)
        + faint("steppe-lo", blob(deep, 1.2, 4, 4), 0.55)
        + faint("w-snow", patches((-22, -18, 12, 4.4), (22, 24, 10, 4)), 0.6)
        + paint("steppe-lo", tufts(dry, 1.25, 7))
        + faint("ink", tufts(path("-22,6 -6,-8 10,-2 25,8 -10,18 8,22"), 1.05, 7, 3), 0.62)
    )


def forest() -> str:
    trees = [
        (-16, -6, 38, 22),
        (12, -8, 42, 24),
        (30, 4, 32, 19),
        (-31, 6, 30, 18),
        (-3, 8, 42, 24),
        (20, 18, 34, 21),
        (-18, 20, 33, 20),
    ]
    return (
        ground("snow-lo", 7)
        + faint("moss-lo", blob(ellipse(0, 8, 34, 15, 12, 3, 0.08), 1, 3, 4), 0.32)
        + "".join(pine(*tree, seed) for seed, tree in enumerate(trees, start=2))
    )


def canyon() -> str:
    """A red cleft in layered rock."""
    cleft = path("-18,-32 -6,-16 -14,-2 -2,12 -8,30 8,32 10,14 0,0 8,-14 0,-34")
    deep = path("-11,-30 0,-15 -7,-1 4,13 -1,30 5,31 8,13 -3,0 4,-14 -5,-32")
    layers = paths(
        "-38,-14 -26,-17 -14,-15 / -40,-4 -28,-6 -18,-3 / -40,8 -24,6 -8,9 / -34,18 "
        "-22,17 -10,19 / 12,-22 24,-20 36,-15 / 12,-10 26,-8 40,-5 / 6,2 22,4 40,7 / "
        "14,16 26,17 34,17"
    )
    snow = paths(
        "-37,-17 -26,-20 -15,-18 / 13,-25 24,-23 35,-18 / -38,5 -24,3 -10,6 / 8,-1 22,1 38,4"
    )
    edges = stroke(path("-19,-32 -7,-16 -15,-2 -3,12 -9,31"), 2, (0.1, 0.2), 3, jit=0.4)
    edges += stroke(path("1,-34 9,-14 1,0 11,14 9,32"), 1.7, (0.1, 0.2), 5, jit=0.4)
    return (
        ground("w-clay3", 9)
        + paint("w-clay2", blob(cleft, 1, 3, 3))
        + paint("w-clay1", blob(deep, 0.7, 4, 3))
        + paint("ink", edges)
        + faint("ink", strokes(layers, 1.4, (0.2, 0.4), 4), 0.6)
        + faint("w-snow", strokes(snow, 2.2, (0.2, 0.4), 4), 0.9)
    )


def lake() -> str:
    """Dark ice with a cracked sheen."""
    shore = ellipse(0, 0, 36, 25, 14, 4, 0.09)
    cracks = paths(
        "-30,-6 -16,-2 -4,-10 10,-6 22,-14 / -4,-10 -2,4 -12,14 / -2,4 12,8 28,4 / 12,8 16,20"
    )
    sheen = paths("-22,6 -14,8 / 14,-2 22,-1 / 2,16 10,17 / -16,-14 -8,-15")
    return (
        ground("snow-lo", 11)
        + paint("water", blob(shore, 1.1, 3, 3))
        + paint("water-lo", blob(ellipse(2, 4, 25, 15, 12, 6, 0.1), 1, 5, 3))
        + faint("ln", outline(shore, 1.6, 4, 0.6), 0.7)
        + faint("ice-hi", strokes(cracks, 1.7, (0.1, 0.5), 4), 0.85)
        + faint("ice-hi", strokes(sheen, 1.6, (0.2, 0.4), 8), 0.7)
        + faint("moss-lo", tufts(path("-33,16 33,-14 -8,32"), 0.7, 1), 0.8)
    )


def mountain() -> str:
    rocks = "".join(
        poly([(x, y), (x + 4, y - 3.4), (x + 7, y)])
        for x, y in path("-34,16 24,16 8,22 -8,24 32,8 -24,24")
    )
    return (
        ground("scree", 13)
        + faint("shadow", blob(ellipse(4, 14, 32, 12, 12, 3, 0.08), 1, 3, 4), 0.5)
        + peak(16, 8, 46, 42, 5)
        + peak(-14, 14, 56, 50, 3)
        + paint("w-rock3", rocks)
    )


def glacier() -> str:
    """Blue seracs, nothing to live on."""
    upper = path("-38,-4 -16,-16 8,-10 34,-18 40,0 20,8 -6,2 -26,12")
    lower = path("-30,20 -8,12 14,20 34,14 20,28 0,36 -18,30")
    ridges = stroke(
        path("-40,-2 -24,-10 -16,-6 0,-14 12,-8 26,-16 40,-10"), 1.5, (0.15, 0.4), 4, jit=0.4
    )
    ridges += stroke(path("-34,14 -18,8 -4,14 12,8 26,12 38,6"), 1.4, (0.15, 0.4), 6, jit=0.4)
    ridges += stroke(path("-16,30 0,24 16,28"), 1.2, (0.2, 0.5), 7)
    return (
        ground("glacier", 15, "ice-lo")
        + faint("ice-wash", blob(upper, 1.2, 4, 4), 0.8)
        + faint("ice-wash", blob(lower, 1.2, 5, 4), 0.55)
        + faint("ink", ridges, 0.55)
        + serac(-19, -4, 1, 3)
        + serac(6, -8, 1.15, 5)
        + serac(26, 0, 0.85, 7)
    )


def base() -> str:
    """Trodden snow, and the first fire."""
    ring = ""
    for i in range(11):
        a = 2 * math.pi * i / 11
        stone = ellipse(math.cos(a) * 17, -6 + math.sin(a) * 9, 4, 2.9, 8, i, 0.1)
        ring += shape("stone" if i % 2 else "stone-hi", stone, i, 1.2)
    return (
        ground("earth", 17)
        + faint("earth-lo", blob(ellipse(0, 4, 30, 18, 14, 3, 0.08), 1.2, 3, 4), 0.45)
        + faint("w-snow", patches((-24, -18, 11, 4), (25, 20, 10, 4)), 0.7)
        + ring
        + at(-11, -25, FIRE, 0.7)
    )


def other() -> str:
    """Of another set: whatever lies under the snow."""
    return ground("earth", 19) + faint(
        "w-snow", patches((-14, -12, 20, 8), (16, 2, 18, 7), (-8, 18, 20, 7)), 0.85
    )


LANDS = {
    "base": base,
    "glacier": glacier,
    "grassland": grassland,
    "forest": forest,
    "canyon": canyon,
    "lake": lake,
    "mountain": mountain,
    "tundra": tundra,
    "other": other,
}


def light() -> Symbol:
    """What glows on a land that may be chosen."""
    edge = corners(0.94)
    return symbol(
        "land-light",
        paint("light-pool", blob(edge, 0.6, 4, 4)),
        contour("light-line", outline(edge, 3, 6, 0.4, 4)),
        box=BOX,
    )


def symbols() -> list[Symbol]:
    lands = [symbol(f"land-{name}", drawn(), box=BOX) for name, drawn in LANDS.items()]
    chips = [
        symbol(f"chip-{name}", one.use(1, -1.4, 30)) for name, one in zip(LANDS, lands, strict=True)
    ]
    return [*lands, *chips, light()]
