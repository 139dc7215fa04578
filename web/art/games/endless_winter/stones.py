"""Sacred stones with what each of them counts, and the beds of tokens, at 60 x 60. Numbers and
gains stand on them as words and signs."""

from __future__ import annotations

from typing import NamedTuple

from brush import Points, Symbol, blob, ellipse, outline, path, paths, shift, stroke, symbol

from .busts import ruff
from .kit import detail, faint, paint

BOX = "0 0 60 60"
INK = "var(--on-p4)"  # beds are light by night too
ROUND = path("30,3 44,5 55,15 57,31 51,46 38,56 23,56 9,48 3,33 6,16 16,6")
CUT = path("12,6! 31,2! 50,7! 58,26! 54,48! 36,58! 15,55! 3,38! 4,18!")
HEXAGON = path("30,3! 55,17! 55,45! 30,58! 5,45! 5,17!")


def sandstone() -> Symbol:
    """Of the first era: a round pebble."""
    return bed("bed-era-1", ROUND, "bed-1", path("10,20 18,9 31,6 44,9"))


def slate() -> Symbol:
    """Of the second: split and cut."""
    return bed("bed-era-2", CUT, "bed-2", path("6,22 13,9 31,5 48,9"))


def bed(name: str, edge: Points, tone: str, lit: Points) -> Symbol:
    return symbol(
        name,
        paint("shade", blob(shift(edge, 1.5, 3), 0.6, 3, 3)),
        paint(tone, blob(edge, 0.5, 3, 3)),
        faint("halo", stroke(lit, 2.4, (0.3, 0.4), 3), 0.5),
        paint("ln", outline(edge, 2.4, 5, 0.4)),
        box=BOX,
    )


def ice() -> Symbol:
    lit = path("30,3! 55,17! 46,22! 30,13! 14,22! 5,17!")
    dark = path("5,45! 14,40! 30,48! 46,40! 55,45! 30,58!")
    edges = paths("14,22 14,40 / 46,22 46,40 / 14,22 30,13 46,22 / 14,40 30,48 46,40")
    return symbol(
        "bed-glacier",
        paint("shade", blob(shift(HEXAGON, 1.5, 3), 0.5, 3, 3)),
        paint("ice", blob(HEXAGON, 0.5, 3, 3)),
        paint("ice-hi", blob(lit, 0.4, 3, 3)),
        faint("ice-lo", blob(dark, 0.4, 3, 3), 0.8),
        paint("ln", outline(HEXAGON, 2.4, 5, 0.4)),
        detail(edges, 1.2, 3, (0.05, 0.05)),
        box=BOX,
    )


def fur() -> Symbol:
    edge = ruff(30, 30, 25, 25, 44, 3, 0.13)
    inner = ellipse(30, 30, 21, 21, 16, 3, 0.02)
    return symbol(
        "bed-rest",
        paint("shade", blob(ellipse(31.5, 33, 27, 27, 16, 3, 0.03), 0.5, 3, 3)),
        paint("fur", blob(edge, 0.2, 3, 2)),
        paint("ln", outline(edge, 1.7, 5, 0.3)),
        paint("hide-hi", blob(inner, 0.4, 3, 3)),
        paint("ln", outline(inner, 1.3, 4)),
        box=BOX,
    )


class Face(NamedTuple):
    """What a stone counts: a picture, and one beside it that says of what."""

    large: str
    small: str = ""


LANDS = ("grassland", "forest", "canyon", "lake", "mountain", "tundra", "glacier")
BEASTS = ("woolly-rhino", "megatherium", "glyptodon", "smilodon", "giant-elk")
FACES = {
    **{f"s1-{i:02}": Face(f"chip-{land}", "op-village") for i, land in enumerate(LANDS, start=1)},
    "s1-08": Face("op-camp", "sign-unlike"),
    "s1-09": Face("op-megalith"),
    "s1-10": Face("sign-boards"),
    "s2-01": Face("op-bury"),
    "s2-02": Face("sign-upper"),
    "s2-03": Face("op-idol", "sign-half"),
    "s2-04": Face("op-animal_use", "sign-unlike"),
    **{f"s2-{i:02}": Face(f"animal-{beast}") for i, beast in enumerate(BEASTS, start=5)},
    "s2-10": Face("animal-woolly-mammoth", "animal-argentavis"),
}


def face(name: str, shown: Face) -> Symbol:
    """The lower third is left to the number."""
    large, small = shown
    two = large.startswith("animal") and small
    x, y, w = (5, 15, 30) if two else (11, 5, 38) if large.startswith("animal") else (14, 6, 32)
    signs = used(large, x, y, w)
    if two:
        signs += used(small, 25, -2, 29)
    elif small:
        signs += used(small, 36, 8, 17)
    bed_of_era = f'<use href="#bed-era-{name[1]}" width="60" height="60"/>'
    return symbol(f"stone-{name}", bed_of_era, f'<g color="{INK}">{signs}</g>', box=BOX)


def used(name: str, x: float, y: float, w: float) -> str:
    return f'<use href="#{name}" x="{x:g}" y="{y:g}" width="{w:g}" height="{w:g}"/>'


def symbols() -> list[Symbol]:
    beds = [sandstone(), slate(), ice(), fur()]
    return [*beds, *(face(name, shown) for name, shown in FACES.items())]
