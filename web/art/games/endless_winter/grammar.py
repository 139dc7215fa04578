"""Signs in the colour of the words: how effects are put together, and where one acts."""

from __future__ import annotations

from typing import NamedTuple

from brush import (
    Symbol,
    Taper,
    blob,
    dot,
    ellipse,
    outline,
    path,
    paths,
    shift,
    stroke,
    strokes,
    symbol,
)

from .kit import contour, paint
from .motifs import rays

SMALL = "0 0 20 20"


class Glyph(NamedTuple):
    """A few strokes of one brush."""

    lines: str
    w: float = 2.8
    taper: Taper = (0.1, 0.15)
    box: str = "0 0 32 32"

    def symbol(self, name: str) -> Symbol:
        drawn = strokes(paths(self.lines), self.w, self.taper, 3, tip=0.4)
        return symbol(name, paint("dye", drawn), box=self.box)


GLYPHS = {
    "arrow": Glyph("2,10 9,9.4 17.4,10 / 12.4,4 18.4,10 12.4,16", box=SMALL),
    "then": Glyph("4,4 9,10 4,16 / 10,4 15,10 10,16", 2.6, box=SMALL),
    "or": Glyph("13,3 7,17", 2.4, (0.1, 0.1), SMALL),
    "plus": Glyph("16,6 16.2,16 16,26 / 6,16 16,16.2 26,16", 3.4, (0.1, 0.1)),
    "minus": Glyph("6,16 16,16.2 26,16", 3.4, (0.1, 0.1)),
    "again": Glyph(
        "24.6,9 18,5 10.4,7 6,13.4 7.4,21 13.6,26 21,25.4 26,20.4 / 25.4,2.8 25.2,9.4 18.8,10.2",
        3.2,
    ),
    "once": Glyph("6.4,10.4 10.4,7 10.2,16 10,26 / 17,13 26.6,25 / 26.2,13 16.6,25", 3.4),
    "first": Glyph(
        "9,29.6 8.6,16 9.2,3.4 / 9.4,5 17,8 26,5 / 26,5 22.4,11 25.6,17 / 25.6,17 17,19.4 9.2,16", 3
    ),
    "flip": Glyph(
        "7,13 10,7.4 17,5.4 24,9 / 24.6,2.6 24.6,9.6 17.6,10 / 25,19 22,24.6 15,26.6 8,23 / "
        "7.4,29.4 7.4,22.4 14.4,22"
    ),
}


def zoom() -> Symbol:
    lens = outline(ellipse(13.4, 13.4, 9.4, 9.4, 14, 3, 0.02), 2.6, 4)
    lines = paths("20.4,20.4 25,25 29,28.6 / 9.4,13.4 17.4,13.4 / 13.4,9.4 13.4,17.4")
    return symbol(
        "sign-zoom", contour("cur", lens), paint("dye", strokes(lines, 3, (0.1, 0.15), 4, tip=0.4))
    )


def sky() -> Symbol:
    """An eclipse in one colour."""
    disc = blob(ellipse(16, 16, 8.4, 8.4, 14, 5, 0.02), 0.2, 4, 1.8)
    sun = rays(10, 15.8, 12, 2.4, 4, 0.1)
    return symbol("sign-eclipse-line", paint("dye", sun + disc))


def rite() -> str:
    hood = outline(ellipse(16, 13, 9.4, 10, 14, 3, 0.02), 3, 4)
    face = blob(ellipse(16, 14.4, 5, 6, 12, 3, 0.03), 0.2, 3, 1.6)
    shoulders = paths("4,30 7,24.4 12,22.4 / 28,30 25,24.4 20,22.4")
    return contour("cur", hood + face) + paint("dye", strokes(shoulders, 3, (0.1, 0.1), 3, tip=0.6))


def develop() -> str:
    point = path("16,1.6! 22,9.4 23.6,19 20.6,30! 18,26.4! 14,26.4! 11.4,30! 8.4,19 10,9.4")
    flute = path("14.8,26! 15,14 16,9.6 17,14 17.2,26!")
    return contour("cur", blob(point, 0.25, 4, 1.6) + blob(flute, 0.1, 3, 1.4))


def foot(x: float, y: float) -> str:
    sole = path("0,10 -3,8 -3.4,3 -4.6,-2 -3,-7 0.6,-8 3.4,-5 3.2,0 2.4,5 2.4,9")
    toes = "".join(dot(x + d, y - 10.4 + abs(d) * 0.5, 1.3) for d in (-3, 0, 3))
    return paint("dye", blob(shift(sole, x, y), 0.2, 3, 1.5)) + paint("dye", toes)


def hunt() -> str:
    return (
        paint("dye", stroke(path("4,29 14,18.6 22,10"), 3, (0.05, 0.05), 3, tip=0.7))
        + paint("dye", blob(path("30,2! 28,10.4 22.6,14! 18,9.4! 21.6,4"), 0.2, 3, 1.5))
        + paint("dye", stroke(path("14.4,21.4 10.6,17.6"), 2.4, (0.1, 0.1), 3))
    )


def rest() -> str:
    fire = path("16,3! 19.6,8.6 23.6,13.4 22.8,20 16,23.6 9.2,20 8.6,14 12.2,12.6 12.4,7.4")
    logs = paths("5,29 16,26.4 27,24 / 27,29 16,26.4 5,24")
    return paint("dye", blob(fire, 0.2, 4, 1.6)) + paint(
        "dye", strokes(logs, 3.4, (0.05, 0.05), 3, tip=0.7)
    )


def places() -> dict[str, str]:
    return {
        "rite-of-passage": rite(),
        "develop": develop(),
        "migrate": foot(9.6, 19) + foot(22.6, 13),
        "hunt": hunt(),
        "rest": rest(),
    }


def symbols() -> list[Symbol]:
    return [
        *(glyph.symbol(f"sign-{name}") for name, glyph in GLYPHS.items()),
        zoom(),
        sky(),
        *(symbol(f"place-{name}", drawn) for name, drawn in places().items()),
    ]
