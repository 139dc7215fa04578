"""Things that the house shows: the way home, and a person."""

from __future__ import annotations

from brush import Symbol, blob, detail, ellipse, paint, path, paths, shape, strokes, symbol

BODY = path(
    "11.6,13.4 8,15 5.2,18.4 3.8,24 2.6,30.6! 6.4,29.4! 7.6,31.2! 7.4,35! 12.4,35! "
    "12.8,30.6! 14.2,31.8! 15.4,30.6! 15.8,35! 20.8,35! 20.6,31.2! 22,29.4! "
    "25.6,30.6! 24.4,24 22.8,18.4 20,15 16.6,13.4"
)
HEAD = ellipse(14.1, 9, 4.7, 4.9, 12, 3, 0.03)


def hut() -> Symbol:
    dome = path("3.4,27.4! 4.4,19.4 9,11.4 16,8.6 23,11.4 27.6,19.4 28.6,27.4! 16,28.6")
    return symbol(
        "i-hut",
        paint(
            "ink", strokes(paths("14,9.6 10.6,2.6 / 18,9.6 21.4,2.6"), 2.3, (0.05, 0.2), 3, tip=0.5)
        ),
        shape("ochre", dome, 4),
        paint("ink", blob(path("11.6,28! 12.2,20.8 16,17.4 19.8,20.8 20.4,28!"), 0.1, 3, 2)),
        detail(
            paths("8.8,13.4 7.2,20 7.4,26 / 23.2,13.4 24.8,20 24.6,26 / 11,12 16,13.6 21,12"),
            1.5,
            5,
        ),
    )


def person() -> Symbol:
    return symbol(
        "i-person",
        paint("cur", blob(BODY, 0.12, 4, 1.6)),
        paint("cur", blob(HEAD, 0.1, 4, 1.4)),
        box="-2 1 32 36",
    )


def symbols() -> list[Symbol]:
    return [hut(), person()]
