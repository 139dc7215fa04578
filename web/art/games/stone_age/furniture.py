"""Things of the table: field, torch, cards, hunger, and the ring to stand on."""

from __future__ import annotations

from brush import (
    Symbol,
    blob,
    detail,
    ellipse,
    fill,
    line,
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


def field() -> Symbol:
    soil = path("2.6,24.6! 9.6,12.2! 24,12! 29.8,24! 16,26.6")
    furrows = paths("12.6,12.8 8.4,24.8 / 16.6,12.6 16.2,26 / 20.6,12.6 24.2,24.8")
    stalks = paths("9.6,14 9.4,6 / 16.4,13 16.4,4 / 23.4,13.6 23.8,6")
    ears = [
        shift(path("0,3! -2.6,0 0,-4.6! 2.6,0"), x, y) for x, y in path("9.4,6.4 16.4,5 23.8,6.4")
    ]
    return symbol(
        "i-field",
        shape("soil", soil, 4),
        detail(furrows, 1.7, 4, (0.1, 0.1), "ochre-hi"),
        paint("ink", strokes(stalks, 1.6, (0.1, 0.1), 4, tip=0.6)),
        *(
            paint("ochre", blob(ear, 0.1, 3, 1.2)) + paint("ln", outline(ear, 1.2, 3))
            for ear in ears
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


def card() -> Symbol:
    return symbol(
        "i-card",
        shape("umber", path("9,4.4! 25.6,3.6! 27,26.4! 10.4,28!"), 3, 2),
        shape("moss-hi", path("5,6! 21.6,4.8! 23.2,27.6! 6.6,29!"), 4, 2),
        fill("bone", path("5.6,6.6! 21.4,5.4! 22.2,16! 6.2,17!"), 3),
        line(path("5,6! 21.6,4.8! 23.2,27.6! 6.6,29!"), 2, 4),
    )


def pebble() -> Symbol:
    return symbol(
        "i-pebble",
        shape(
            "pebble", path("4,18 8.4,9.6 17,7.4 25.6,10.6 28.4,18.4 23.4,25 14,26.2 7,24"), 5, 2.4
        ),
        detail([path("9.6,14.6 14,11.6 19,11.4")], 1.8, 5, (0.3, 0.4), "bone"),
    )


def card_back() -> Symbol:
    back = path("6.4,3.8! 25,3! 26.2,28.2! 7.4,29!")
    return symbol(
        "i-card-back",
        shape("umber", back, 4, 2.2),
        paint(
            "ochre-hi",
            spiral(),
            'transform="translate(8.4 8.4) scale(.64)"',
        ),
    )


def hunger() -> Symbol:
    bowl_e = path("3.4,14.4! 28.6,14! 26.8,21 21.8,26.2 21.4,28.4! 10.8,28.4! 10.4,26.2 5.4,21.2")
    return symbol(
        "i-hunger",
        shape("clay", bowl_e, 4),
        shape("clay-lo", ellipse(16, 14.2, 12.6, 3.6, 14, 3, 0.02), 5, 1.9),
        detail(paths("12,8.6 13.4,6 12,3.4 / 19,8.4 20.4,5.8 19,3.2"), 1.6, 4, (0.3, 0.4)),
        detail([path("9,20.6 13,23.4 18,23.8")], 1.4, 3),
    )


def ring() -> Symbol:
    """A pecked cup mark to stand on."""
    return symbol(
        "ring",
        paint("ring-in", blob(ellipse(18, 11, 14.4, 7.6, 14, 4, 0.03), 0.3, 3, 2)),
        paint("ring-ln", outline(ellipse(18, 11, 14.8, 7.9, 14, 4, 0.03), 2.2, 5, 0.5)),
        paint("ring-hi", stroke(path("6,15.4 12,18.4 20,19 28,16.8"), 1.5, (0.3, 0.4), 3)),
        box="0 0 36 22",
    )


def symbols() -> list[Symbol]:
    return [field(), torch(), card(), pebble(), card_back(), hunger(), ring()]
