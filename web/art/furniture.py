"""Things of the table: field, building, torch, cards, hunger, and what the end brings."""

import math

from brush import blob, ellipse, outline, paint, path, paths, shift, stroke, strokes
from people import mark_spiral
from sheet import det, fill, line, shape, sym

field = path("2.6,24.6! 9.6,12.2! 24,12! 29.8,24! 16,26.6")
sym(
    "i-field",
    [
        shape("soil", field, 4),
        det(
            paths("12.6,12.8 8.4,24.8 / 16.6,12.6 16.2,26 / 20.6,12.6 24.2,24.8"),
            1.7,
            4,
            (0.1, 0.1),
            "ochre-hi",
        ),
        paint(
            "ink",
            strokes(
                paths("9.6,14 9.4,6 / 16.4,13 16.4,4 / 23.4,13.6 23.8,6"),
                1.6,
                (0.1, 0.1),
                4,
                tip=0.6,
            ),
        ),
        "".join(
            paint(
                "ochre",
                blob(shift(path("0,3! -2.6,0 0,-4.6! 2.6,0"), x, y), 0.1, 3, 1.2),
            )
            + paint("ln", outline(shift(path("0,3! -2.6,0 0,-4.6! 2.6,0"), x, y), 1.2, 3))
            for x, y in path("9.4,6.4 16.4,5 23.8,6.4")
        ),
    ],
)
dome = path("3.4,27.4! 4.4,19.4 9,11.4 16,8.6 23,11.4 27.6,19.4 28.6,27.4! 16,28.6")
sym(
    "i-hut",
    [
        paint(
            "ink",
            strokes(paths("14,9.6 10.6,2.6 / 18,9.6 21.4,2.6"), 2.3, (0.05, 0.2), 3, tip=0.5),
        ),
        shape("ochre", dome, 4),
        paint(
            "ink",
            blob(path("11.6,28! 12.2,20.8 16,17.4 19.8,20.8 20.4,28!"), 0.1, 3, 2),
        ),
        det(
            paths("8.8,13.4 7.2,20 7.4,26 / 23.2,13.4 24.8,20 24.6,26 / 11,12 16,13.6 21,12"),
            1.5,
            5,
        ),
    ],
)
flame = path("16,2! 19.4,6.4 23.4,9.8 22.8,15.4 16,18.6 9.2,15.4 9,10.4 12.4,9.6 12.4,5.6")
sym(
    "i-torch",
    [
        shape("wood", path("13.2,17! 18.8,17! 17.4,30.4! 14.6,30.4!"), 3, 2),
        shape("fire", flame, 4, 2),
        fill("fire-hi", path("16,8 18.6,12 17.6,15.4 14.4,15.4 13,12.4"), 3),
        paint("umber", blob(path("11.6,16! 20.4,16! 19.4,20! 12.6,20!"), 0.1, 2, 2)),
        paint("ln", outline(path("11.6,16! 20.4,16! 19.4,20! 12.6,20!"), 1.6, 4)),
    ],
)
sym(
    "i-card",
    [
        shape("umber", path("9,4.4! 25.6,3.6! 27,26.4! 10.4,28!"), 3, 2),
        shape("moss-hi", path("5,6! 21.6,4.8! 23.2,27.6! 6.6,29!"), 4, 2),
        fill("bone", path("5.6,6.6! 21.4,5.4! 22.2,16! 6.2,17!"), 3),
        line(path("5,6! 21.6,4.8! 23.2,27.6! 6.6,29!"), 2, 4),
    ],
)
sym(
    "i-pebble",
    [
        shape(
            "pebble",
            path("4,18 8.4,9.6 17,7.4 25.6,10.6 28.4,18.4 23.4,25 14,26.2 7,24"),
            5,
            2.4,
        ),
        det([path("9.6,14.6 14,11.6 19,11.4")], 1.8, 5, (0.3, 0.4), "bone"),
    ],
)


back = path("6.4,3.8! 25,3! 26.2,28.2! 7.4,29!")
sym(
    "i-card-back",
    [
        shape("umber", back, 4, 2.2),
        paint(
            "ochre-hi",
            mark_spiral().split('d="')[1].split('"')[0],
            'transform="translate(8.4 8.4) scale(.64)"',
        ),
    ],
)
bowl_e = path("3.4,14.4! 28.6,14! 26.8,21 21.8,26.2 21.4,28.4! 10.8,28.4! 10.4,26.2 5.4,21.2")
sym(
    "i-hunger",
    [
        shape("clay", bowl_e, 4),
        shape("clay-lo", ellipse(16, 14.2, 12.6, 3.6, 14, 3, 0.02), 5, 1.9),
        det(paths("12,8.6 13.4,6 12,3.4 / 19,8.4 20.4,5.8 19,3.2"), 1.6, 4, (0.3, 0.4)),
        det([path("9,20.6 13,23.4 18,23.8")], 1.4, 3),
    ],
)


def leaf_at(x, y, angle, size=1.0):
    c, s = math.cos(angle) * size, math.sin(angle) * size
    return [
        (x + px * c - py * s, y + px * s + py * c, *k)
        for px, py, *k in path("0,0! 2.4,-2 5.2,-1.6 7.4,0! 5,1.6 2.2,1.8")
    ]


def laurel():
    """one branch, and its mirror image"""
    b = paint("umber", stroke(path("16.6,29.4 24.4,25 28,16 25,5.4"), 1.9, (0.1, 0.5), 3))
    for i in range(5):
        t = 0.55 + i * 0.45
        x, y = 16 + math.sin(t) * 11.4, 16.4 + math.cos(t) * 12
        for turn in (-0.55, 0.9):
            leaf = leaf_at(x, y, -t + turn - 0.2, 0.86)
            b += paint("moss-hi" if turn > 0 else "moss", blob(leaf, 0.06, i, 1.3)) + paint(
                "ln", outline(leaf, 1.1, i, step=1.2)
            )
    return b + f'<g transform="matrix(-1 0 0 1 32 0)">{b}</g>'


sym("i-laurel", [laurel()])
horn = path("6.2,6.4! 13,8.6 19.6,6.8! 20.4,14 24.4,19.4 30,21.6! 24,24.8 16.4,23 9.6,17")
sym(
    "i-horn",
    [
        shape("bone", horn, 4, 2.2),
        shape(
            "ochre",
            path("5.2,4.6! 12.6,7 20.4,4.8! 20.4,8.6! 13,10.8 5.6,8.6!"),
            3,
            1.8,
        ),
        det([path("11.4,14 15,19 20.6,22")], 1.5, 4, (0.2, 0.5)),
        shape("wood", path("12.4,23! 18.2,24! 19.4,29! 10.6,29!"), 5, 1.8),
    ],
)
