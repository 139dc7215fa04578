"""Workers, for sand cards."""

from __future__ import annotations

from brush import (
    Symbol,
    blob,
    detail,
    ellipse,
    outline,
    paint,
    path,
    paths,
    shape,
    shift,
    stroke,
    strokes,
    symbol,
)
from house.marks import spiral
from house.things import BODY, HEAD


def worker(before: str, *after: str, dx: float = -1.2) -> str:
    body, head = shift(BODY, dx, 5.4, 0.74), shift(HEAD, dx, 5.4, 0.74)
    return (
        before
        + paint("umber", blob(body, 0.1, 4, 1.5))
        + paint("ln", outline(body, 1.5, 4, step=1.3))
        + paint("ochre-hi", blob(head, 0.1, 4, 1.3))
        + paint("ln", outline(head, 1.5, 4, step=1.2))
        + "".join(after)
    )


def farmer() -> Symbol:
    stalk = stroke(path("24.6,3 24.8,16 23.6,30.4"), 1.9, (0.1, 0.1), 3, tip=0.6)
    grains = [
        shift(path(side), 24.6, 7 + i * 3.1)
        for i in range(4)
        for side in ("0,0! 2.4,-2.6 4,-1.2 2.6,1.6", "0,0! -2.4,-2.6 -4,-1.2 -2.6,1.6")
    ]
    ear = "".join(
        paint("ochre", blob(grain, 0.05, i, 1.2)) + paint("ln", outline(grain, 0.9, i, step=1))
        for i, grain in enumerate(grains)
    )
    return symbol("w-farmer", worker("", paint("ink", stalk), ear))


def toolmaker() -> Symbol:
    axeh = path("18.8,11.6! 21.4,8.2 25.6,7.4 30.2,10.2! 30.8,14 29.8,17.6! 26.4,15.2 23.2,15.2!")
    return symbol(
        "w-toolmaker",
        worker(
            "",
            paint("wood", stroke(path("25,9.6 22.6,18 19.4,29.4"), 3, (0.05, 0.1), 3, tip=0.7))
            + paint("ink", outline(path("23.6,9.4 26.2,10 21,29.6 18.6,28.8"), 1.3, 4))
            + shape("stone-hi", axeh, 3, 1.7),
        ),
    )


def builder() -> Symbol:
    hutr = path("16.4,14.6! 22.6,3.8! 25.2,3.4! 31.6,14.4! 24,15.6")
    return symbol(
        "w-builder",
        worker(
            "",
            shape("ochre", hutr, 3, 1.8)
            + detail(paths("24,4.4 20.4,13.6 / 24.4,4.6 24.6,14.6 / 25,4.6 28.4,13.6"), 1.1, 5)
            + paint("ink", strokes(paths("22,4.6 20.4,1.6 / 26,4.2 27.6,1.4"), 1.5, (0.1, 0.3), 3))
            + shape("ochre-hi", path("19,16! 29.6,15.8! 29,29.6! 20,29.8!"), 3, 1.7)
            + paint(
                "ink", blob(path("22.4,29.6! 22.6,22 24.4,19.6 26.4,22 26.6,29.6!"), 0.1, 3, 1.6)
            ),
            dx=-1.6,
        ),
        box="0 0 33 32",
    )


def shaman() -> Symbol:
    ant = paths(
        "6.2,8.6 3.4,6 2.6,1.6 / 3.8,6.2 0.8,4.8 / 11.8,8.6 14.6,6 15.4,1.6 / 14.2,6.2 17.2,4.8"
    )
    return symbol(
        "w-shaman",
        worker(
            paint("ink", strokes(ant, 1.9, (0.05, 0.5), 3)),
            shape("ochre-hi", ellipse(24, 20, 6.4, 7, 12, 3, 0.03), 3, 2.1)
            + paint(
                "red",
                spiral(),
                'transform="translate(19.2 15) scale(.4)"',
            )
            + paint(
                "ink", stroke(path("16.4,14.4 19.6,12.4 22.6,10"), 1.8, (0.05, 0.1), 3, tip=0.6)
            ),
        ),
    )


def symbols() -> list[Symbol]:
    return [farmer(), toolmaker(), builder(), shaman()]
