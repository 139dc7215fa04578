"""Goods and tools. Grid: 32x32, outline 2.2, details 1.5."""

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
    poly,
    shape,
    symbol,
)


def food() -> Symbol:
    meat = path("12.5,19.5 10.6,14 13,7.5 19.5,3.8 26,5.8 28.6,12 25.6,18.6 19,21.6")
    bone = path("12,16.6 15.2,20 9.8,24.6 10.6,28 7.6,29.4 5.6,27 2.8,26 3.6,23 7,22.4")
    return symbol(
        "i-food",
        shape("bone", bone, 3, 2),
        shape("food", meat, 4),
        fill("food-hi", path("16,9 20,6.6 23.6,8 21,9.6 17.6,11.6"), 2),
        detail([path("24.8,12 23,16.4 19,18.4")], 1.4, 3),
    )


def log(x: float, y: float, w: float, h: float, s: int) -> str:
    body = [
        (x, y + 0.8),
        (x + w * 0.5, y - 0.1),
        (x + w - 2.4, y + 0.2),
        (x + w - 2.4, y + h - 0.2),
        (x + w * 0.45, y + h + 0.2),
        (x, y + h - 0.6),
        (x - 1.6, y + h / 2),
    ]
    end = ellipse(x + w - 2.4, y + h / 2, 2.9, h / 2, 10, s, 0.04)
    return (
        shape("wood", body, s)
        + shape("wood-hi", end, s + 1, 1.9)
        + paint("ink", outline(ellipse(x + w - 2.4, y + h / 2, 1.1, h / 5, 8), 0.9, s))
        + detail(
            [
                [(x + 3, y + h * 0.36), (x + w * 0.5, y + h * 0.3)],
                [(x + w * 0.3, y + h * 0.7), (x + w * 0.66, y + h * 0.66)],
            ],
            1.3,
            s,
        )
    )


def wood() -> Symbol:
    return symbol("i-wood", log(7.6, 5.4, 19.5, 9.4, 4), log(4.6, 16.2, 24, 10.6, 9))


def clay() -> Symbol:
    top = path("3,13.4! 13.6,7! 29,10.6! 18.6,17.4!")
    left = path("3,13.4! 18.6,17.4! 18.4,27.4! 3.6,22.4!")
    right = path("18.6,17.4! 29,10.6! 28.4,19.6! 18.4,27.4!")
    whole = path("3,13.4! 13.6,7! 29,10.6! 28.4,19.6! 18.4,27.4! 3.6,22.4!")
    return symbol(
        "i-clay",
        fill("clay", left, 2),
        fill("clay-lo", right, 3),
        fill("clay-hi", top, 5),
        line(whole, 2.3, 5, step=2.2),
        detail(
            paths(
                "3.4,13.6 11,15.4 18.4,17.4 / 28.4,11 23.4,14 18.6,17.4 / 18.6,17.4 18.6,22 "
                "18.4,26.6"
            ),
            1.7,
            8,
            (0.05, 0.2),
        ),
        paint("clay-lo", blob(ellipse(10.6, 19.6, 2.6, 2.1, 9, 4, 0.08), 0.1, 3, 1.3)),
    )


def stone() -> Symbol:
    rock = path("4.4,22.4! 7.4,11.6! 14.8,4.8! 24.2,7.4! 28.6,17! 25.4,26! 12.4,28!")
    mid = (15.4, 15.4)
    return symbol(
        "i-stone",
        fill("stone", rock, 2),
        fill("stone-hi", path("7.4,11.6! 14.8,4.8! 24.2,7.4! 15.4,15.4!"), 2),
        fill("stone-lo", path("15.4,15.4! 28.6,17! 25.4,26! 12.4,28!"), 2),
        line(rock, 2.3, 6),
        detail(
            [
                [(7.6, 11.8), mid],
                [(24, 7.6), mid],
                [mid, (14, 21), (12.4, 27.6)],
                [mid, (21, 16.6), (28, 17)],
            ],
            1.4,
            3,
            (0.05, 0.5),
        ),
    )


def gold() -> Symbol:
    nug = path(
        "4.8,20 6.6,13.4 12,11.6 15.6,7.8 21.6,7.6 24.4,12 27.8,16.4 26.4,23.6 20,26.4 "
        "15,25.6 9.4,27"
    )
    return symbol(
        "i-gold",
        shape("gold", nug, 7),
        fill("gold-hi", path("9.4,16.4 13,14.4 17,11 20,11 17.4,14.6 12.6,18"), 3),
        detail(paths("12,22.6 16.6,20.4 18.6,16.4 / 20.4,22.4 23.4,20.6"), 1.4, 4),
        paint(
            "gold-hi",
            poly(path("26.4,1.6 27.4,4.6 30.4,5.6 27.4,6.6 26.4,9.8 25.4,6.6 22.4,5.6 25.4,4.6")),
        ),
        paint(
            "ln",
            outline(
                path(
                    "26.4,1.2! 27.4,4.6! 30.8,5.6! 27.4,6.6! 26.4,10.2! 25.4,6.6! 22,5.6! 25.4,4.6!"
                ),
                1,
                3,
            ),
        ),
    )


def tool() -> Symbol:
    haft = path("5,28.6! 3.4,26.4 10,17.6 18.2,7 21.2,8.8 13.8,19.4 6.6,29.4")
    head = path(
        "11.8,9.2! 15.6,4.2 21.6,2.6 28.2,6.4! 29.4,12 28.4,17.4! 24,13.4 19.4,13.2 15.2,14!"
    )
    return symbol(
        "i-tool",
        shape("wood", haft, 3, 2),
        shape("stone-hi", head, 5),
        fill("stone", path("24,5! 28.2,6.4! 29.2,12 28.4,17.2! 24,13.4 22.6,9"), 4),
        line(head, 2.1, 5),
        detail(paths("12.4,14.8 15.4,8.2 / 15.2,15.8 18.4,8.4"), 1.7, 6, (0.1, 0.2)),
        detail([path("22.8,5.2 22,9 23.6,12.6")], 1.1, 6),
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


def symbols() -> list[Symbol]:
    return [food(), wood(), clay(), stone(), gold(), tool(), points()]
