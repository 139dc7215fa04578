"""Things of every table: the way home, people, points, and the torch of who is first."""

from __future__ import annotations

from brush import (
    Symbol,
    blob,
    detail,
    ellipse,
    fill,
    outline,
    paint,
    path,
    paths,
    shape,
    strokes,
    symbol,
)

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


def points() -> Symbol:
    tally = path(
        "10.2,17.2 20.2,8.4 21.4,4.2 24.6,3.2 26.2,6 29.2,7.4 28.2,10.8 24.2,11.8 14,21 "
        "13,25.2 9.8,28.4 7,26 3.6,25.2 4,21.4 7,19"
    )
    return symbol(
        "i-points",
        shape("bone", tally, 6, 2.1),
        detail(
            paths(
                "10.6,16.4 13.4,20 / 13.6,13.8 16.4,17.4 / 16.6,11.2 19.4,14.8 / 19.6,8.6 22.4,12.2"
            ),
            1.9,
            4,
            (0.1, 0.2),
            "red",
        ),
    )


def torch() -> Symbol:
    flame = path("16,2! 19.4,6.4 23.4,9.8 22.8,15.4 16,18.6 9.2,15.4 9,10.4 12.4,9.6 12.4,5.6")
    return symbol(
        "i-torch",
        shape("wood", path("13.2,17! 18.8,17! 17.4,30.4! 14.6,30.4!"), 3, 2),
        shape("fire", flame, 4, 2),
        fill("fire-hi", path("16,8 18.6,12 17.6,15.4 14.4,15.4 13,12.4"), 3),
        paint("umber", blob(path("11.6,16! 20.4,16! 19.4,20! 12.6,20!"), 0.1, 2, 2)),
        paint("ln", outline(path("11.6,16! 20.4,16! 19.4,20! 12.6,20!"), 1.6, 4)),
    )


def symbols() -> list[Symbol]:
    return [hut(), person(), points(), torch()]
