"""Glyphs of the interface: one colour, that of the words beside them."""

from __future__ import annotations

from typing import NamedTuple

from brush import (
    Symbol,
    Taper,
    blob,
    dot,
    ellipse,
    outline,
    paint,
    path,
    paths,
    stroke,
    strokes,
    symbol,
)

from .marks import disc, rays


class Glyph(NamedTuple):
    """A few strokes of one brush."""

    lines: str
    w: float = 2.8
    seed: int = 1
    taper: Taper = (0.1, 0.35)

    def paint(self) -> str:
        return paint("cur", strokes(paths(self.lines), self.w, self.taper, self.seed, tip=0.4))


GLYPHS = {
    "u-undo": Glyph(
        "6,12 15,9.4 23,11.4 26.4,18 23,24.6 14,26.4 / 12.4,4.6 8.8,8.4 5.2,12.2 9.4,15.2 13.6,18.4"
    ),
    "u-check": Glyph("5,17 9,21 12.6,25.6 18,16 27.4,6", 4, 3, (0.1, 0.3)),
    "u-close": Glyph("7,7 16,15.6 25.4,25 / 25,7 16.4,16 7,25.4", 3.2),
    "u-help": Glyph(
        "9.6,11.4 11.4,6.6 16.6,5 21.8,7.4 22.2,12.4 17.2,16 16,20.6", 3.6, 3, (0.08, 0.15)
    ),
    "u-menu": Glyph("5,9 16,9.6 27,8.8 / 5,16.2 16,16 27,16.6 / 5,23.6 16,23.2 27,23.8", 3),
    "u-eye": Glyph(
        "3,16.6 9,9.6 16,8 23,9.6 29.4,16.2 / 3,16.6 9,22.6 16,24 23,22.6 29.4,16.2",
        2.4,
        4,
        (0.1, 0.1),
    ),
    "u-flag": Glyph(
        "8,29.4 7.6,16 8.4,3 / 8.6,5 16,8 26,5.6 / 26,5.6 22.6,11 25.6,17 / "
        "25.6,17 16,19.4 8.6,16.4",
        2.7,
    ),
    "u-away": Glyph("5,8 13,8 5,17 13.6,16.8 / 17,14 26,14 17,24.4 27,24", 2.6, 4, (0.05, 0.1)),
    "u-seat": Glyph(
        "9,3.6 9.4,16 9,28.6 / 9.2,17 16,16.6 23.4,17.2 / 23.4,17.2 23.2,22 23.6,28.6", 2.9
    ),
    "u-play": Glyph("9,4.6 17,10 25.6,16 / 25.6,16 17,22 9,27.6 / 9,4.6 8.6,16 9,27.6", 3),
    "u-pause": Glyph("10.4,5 10,16 10.6,27 / 21.6,5 22,16 21.4,27", 4.4, 3, (0.05, 0.1)),
    "u-next": Glyph("10,5 16,10.6 22.4,16 / 22.4,16 16,21.6 10,27.4", 3.4),
    "u-prev": Glyph("22,5 16,10.6 9.6,16 / 9.6,16 16,21.6 22,27.4", 3.4),
    "u-door": Glyph(
        "8,28.6 7.6,14 11,6 16,3.6 21,6 24.4,14 24,28.6 / 4,28.4 16,29 28,28.4",
        2.8,
        4,
        (0.05, 0.1),
    ),
    "u-guest": Glyph("4,28.4 11.6,20.6 19.4,12.6", 3.2, 3),
    "u-skip": Glyph("6,6 12,11 17,16 / 17,16 12,21 6,26 / 16,6 22,11 27,16 / 27,16 22,21 16,26", 3),
    "u-link": Glyph(
        "15.6,20.4 10.4,26 6,26.4 4.6,22.4 8.4,17 13,12.6 17,13.4 / "
        "16.4,11.6 21.6,6 26,5.6 27.4,9.6 23.6,15 19,19.4 15,18.6",
        3,
        4,
        (0.05, 0.1),
    ),
    "u-star": Glyph(
        "16,3.6 17.6,8 19.8,12.2 / 19.8,12.2 24,12.6 28.8,13 / 28.8,13 25,16 21.8,19.2 / "
        "21.8,19.2 22.6,24 24.2,28.4 / 24.2,28.4 20,25.6 16,23.8 / 16,23.8 12,25.8 7.8,28.4 / "
        "7.8,28.4 9.6,24 10.2,19.2 / 10.2,19.2 7,16 3.2,13 / 3.2,13 8,12.6 12.2,12.2 / "
        "12.2,12.2 14.4,8 16,3.6",
        2.5,
        4,
        (0.05, 0.1),
    ),
}


def dots() -> dict[str, str]:
    """What some of them have beside their strokes."""
    return {
        "u-help": paint("cur", blob(ellipse(15.8, 26.6, 2.3, 2.3, 8, 2, 0.08), 0.1, 3, 1.3)),
        "u-eye": paint("cur", dot(16, 16, 3.8)),
        "u-door": paint("cur", dot(19.6, 18, 1.6)),
        "u-guest": paint(  # a bundle on a stick
            "cur",
            blob(path("17,13.6 15.6,8.4 19.4,4.4 25.6,4.6 28.6,9.4 26.4,15 21,16.6"), 0.1, 3, 1.4),
        ),
    }


def chat() -> Symbol:
    bubble = path("4,9 8,5.4 24,5 28.4,9 28.2,18 24,21.6 14.4,21.8 8,27.6! 8.6,21.4 4.4,18")
    words = paths("9.6,11 16,11.4 22.6,10.8 / 9.6,16 15,16.2 18.6,15.8")
    return symbol(
        "u-chat",
        paint("cur", outline(bubble, 2.6, 4)),
        paint("cur", strokes(words, 2.1, (0.1, 0.3), 4)),
    )


def log() -> Symbol:
    lines = paths("11,8 18,8.6 28,7.8 / 11,16 19,16.4 26,15.8 / 11,24 18,24.6 28,23.8")
    return symbol(
        "u-log",
        paint("cur", strokes(lines, 2.7, (0.08, 0.3), 4)),
        paint("cur", dot(5.4, 8.2, 2) + dot(5.2, 16.2, 2) + dot(5.4, 24.2, 2)),
    )


def clock() -> Symbol:
    glass = path(
        "8,4.4! 24,4.2! 22.4,10 17.6,15.8 22.6,21.6 24.2,28! 7.8,28! 9.4,21.8 14.4,15.8 9.6,10.2"
    )
    return symbol(
        "u-clock",
        paint("cur", outline(glass, 2.5, 4)),
        paint("cur", blob(path("11.4,25.8 16,20.6 20.6,25.8"), 0.1, 2, 1.4)),
        paint("cur", blob(path("12.6,9.8 16,13.8 19.4,9.8"), 0.1, 2, 1.4)),
    )


def moon() -> Symbol:
    crescent = path("19.4,4! 11,6.4 6.6,14 8.6,22.6 16,27.6 25.6,25! 18.6,21.4 15,14.6 16.4,8")
    return symbol("u-moon", paint("cur", blob(crescent, 0.15, 3, 1.8)))


def sun() -> Symbol:
    larger = 'transform="translate(2 2) scale(1.16)"'
    return symbol("u-sun", paint("cur", disc() + rays(), larger))


def endless() -> Symbol:
    loop = path(
        "16,16 11,10.6 5.4,12 4.4,17 8,21.2 12.4,20 16,16 20.6,11.4 26,11.4 "
        "28,16.4 24.6,21.2 20,20 16,16"
    )
    return symbol("u-any", paint("cur", stroke(loop, 3, (0.06, 0.06), 4, tip=0.7)))


def bot() -> Symbol:
    mask = path("7,6.4 16,3.4 25,6.4 26,15 22.4,24.6 16,29 9.6,24.6 6,15")
    left = blob(ellipse(12, 14, 2.2, 2.7, 9, 3, 0.06), 0.1, 3, 1.2)
    right = blob(ellipse(20, 14, 2.2, 2.7, 9, 5, 0.06), 0.1, 5, 1.2)
    mouth_and_brow = paths("12,21.6 16,23 20,21.6 / 12.4,6.6 16,9.6 19.6,6.6")
    return symbol(
        "u-bot",
        paint("cur", outline(mask, 2.5, 4)),
        paint("cur", left + right),
        paint("cur", strokes(mouth_and_brow, 2, (0.1, 0.2), 4)),
    )


def symbols() -> list[Symbol]:
    more = dots()
    plain = [symbol(name, glyph.paint(), more.get(name, "")) for name, glyph in GLYPHS.items()]
    return [*plain, chat(), log(), clock(), moon(), sun(), endless(), bot()]
