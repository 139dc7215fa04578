"""Tool maker, hut, field and the camp fire."""

import math
import random

import goods  # noqa: F401  (drawn first: used here from the sheet)
import people  # noqa: F401  (drawn first: used here from the sheet)
from brush import blob, ellipse, outline, paint, path, paths, poly, stroke, strokes
from sheet import S, fill, shape, sym


def toolmaker():
    b = paint("shade", blob(ellipse(92, 128, 88, 20, 14, 3), 2, 3, 5))
    # lean-to: poles and hide
    b += paint(
        "wood-lo",
        strokes(
            paths("30,132 62,34 / 150,130 122,36 / 52,52 136,50"),
            4.6,
            (0.03, 0.1),
            3,
            tip=0.6,
        ),
    )
    hide = path(
        "50,48! 92,42 134,46! 150,82 160,116! 148,112! 138,120! 126,112! 128,84 120,66! "
        "92,72 64,67! 46,92 40,118! 30,112! 20,116! 34,82"
    )
    b += paint("hide-lo", blob(path("62,66! 122,66! 130,112! 52,114!"), 0.6, 3, 5))
    b += paint("hide", blob(hide, 0.9, 4, 4)) + paint("ink", outline(hide, 2.5, 6, 0.6))
    b += paint(
        "ink",
        strokes(
            paths("68,48 58,72 48,100 / 92,44 92,70 / 116,48 126,74 140,106"),
            1.5,
            (0.2, 0.5),
            5,
        ),
        'opacity=".6"',
    )
    b += paint(
        "red",
        strokes(
            [path("76,56 80,52 84,57 88,52 92,57 96,52 100,57 104,52 108,56")],
            2.2,
            (0.1, 0.2),
            5,
        ),
    )
    # hanging blades
    for i, (x, y) in enumerate(path("74,70 92,73 110,70")):
        b += paint("ink", stroke([(x, y - 2), (x, y + 8)], 1.3, (0.1, 0.1), 3)) + shape(
            "stone-hi",
            [
                (x - 4.6, y + 8, 1),
                (x + 4.4, y + 7.6, 1),
                (x + 4, y + 14),
                (x, y + 22, 1),
                (x - 3.8, y + 14),
            ],
            i,
            1.6,
        )
    # anvil stone with an axe
    b += shape("stone", path("58,136! 64,116! 92,110! 120,116! 128,136! 92,142"), 4, 2.4) + fill(
        "stone-hi", path("66,117! 92,111.6! 118,117! 94,123!"), 3
    )
    b += '<g transform="translate(76 88) scale(1.16) rotate(8 16 16)">' + S["i-tool"][1] + "</g>"
    b += paint(
        "stone-lo",
        poly(path("40,134 46,130 48,136"))
        + poly(path("136,138 143,133 145,139"))
        + poly(path("30,140 35,138 36,142"))
        + poly(path("132,144 136,141 139,145")),
    )
    return b


sym("v-toolmaker", [toolmaker()], "0 0 180 200")


def hut():
    b = paint("shade", blob(ellipse(90, 132, 86, 20, 14, 3), 2, 3, 5))
    b += paint(
        "smoke",
        strokes(
            paths("92,26 99,14 93,2 101,-12 97,-24 / 98,20 106,8 101,-4 109,-16"),
            4,
            (0.2, 0.8),
            3,
            jit=0.3,
        ),
        'opacity=".75"',
    )
    b += paint(
        "wood-lo",
        strokes(paths("62,44 96,14 / 118,46 82,12 / 90,46 91,8"), 4, (0.02, 0.2), 3, tip=0.5),
    )
    d = path("14,132! 18,98 36,62 64,40 90,34 116,40 144,62 162,98 166,132! 90,142")
    b += paint("hide", blob(d, 1, 4, 4)) + paint(
        "hide-hi",
        blob(path("28,100 42,68 68,48 88,46 70,62 52,86 44,120 28,126"), 1.6, 4, 4),
        'opacity=".7"',
    )
    # hide patches, stitches
    b += paint(
        "ink",
        strokes(
            paths(
                "60,44 46,76 40,132 / 120,44 134,76 140,132 / 40,84 64,90 66,92 / 140,84 116,90 "
                "114,92 / 64,42 90,56 116,42"
            ),
            1.8,
            (0.1, 0.3),
            5,
        ),
        'opacity=".75"',
    )
    st = [[(43 + i * 1.0 - 6, 70 + i * 9), (43 + i * -0.6 + 5, 71 + i * 9)] for i in range(6)] + [
        [(131 - i * 0.4, 70 + i * 9), (141 - i * 0.2, 71 + i * 9)] for i in range(6)
    ]
    b += paint("ink", strokes(st, 1.3, (0.1, 0.2), 5), 'opacity=".7"')
    b += paint("ink", outline(d, 3, 6, 0.6))
    # tusk doorway
    b += paint(
        "ink",
        blob(path("62,136! 64,108 74,86 90,78 106,86 116,108 118,136!"), 0.6, 3, 4),
    )
    b += paint(
        "fire",
        blob(path("72,136! 76,116 90,102 104,116 108,136!"), 0.8, 3, 4),
        'opacity=".55"',
    )
    for c in (path("60,138 56,112 66,88 88,74"), path("120,138 124,112 114,88 92,74")):
        b += paint("ink", stroke(c, 9, (0.02, 0.5), 3, tip=0.3)) + paint(
            "bone", stroke(c, 5.6, (0.02, 0.5), 3, tip=0.2)
        )
    b += (
        '<g class="red" color="var(--red)" transform="translate(22 96) scale(.9)">'
        + S["m-hand"][1]
        + '</g><g color="var(--red)" transform="translate(142 96) scale(.72)">'
        + S["m-sun"][1]
        + "</g>"
    )
    b += (
        shape("stone", ellipse(22, 134, 9, 6, 9, 4, 0.1), 3, 1.8)
        + shape("stone", ellipse(158, 135, 10, 6, 9, 5, 0.1), 4, 1.8)
        + shape("stone-hi", ellipse(38, 138, 7, 5, 9, 6, 0.1), 3, 1.6)
    )
    return b


sym("v-hut", [hut()], "0 0 180 200")


def fieldv():
    b = paint("shade", blob(ellipse(92, 126, 94, 18, 14, 3), 2, 3, 5))
    base = path("6,124! 34,46! 92,40 148,44! 176,120! 92,134")
    b += paint("w-soil", blob(base, 1.2, 4, 5))
    for i in range(7):
        t = i / 6
        x0 = 40 + t * 100
        x1 = 14 + t * 154
        b += paint(
            "w-soil2",
            stroke(
                [
                    (x0, 48 - 5 * math.sin(t * math.pi)),
                    ((x0 + x1) / 2 + 2 * math.sin(i * 3), 84),
                    (x1, 122 + 8 * math.sin(t * math.pi)),
                ],
                5.5,
                (0.1, 0.15),
                i,
                tip=0.5,
                jit=0.25,
            ),
        )
    r = random.Random(3)
    for row, (yy, sc) in enumerate(path("62,0.66 84,0.8 108,0.96")):
        n = 7
        for i in range(n):
            t = i / (n - 1)
            w = 104 + (yy - 48) * 0.72
            x = 91 - w / 2 + t * w + r.uniform(-2, 2)
            y = yy + 6 * math.sin(t * math.pi) + r.uniform(-2, 2)
            h = 25 * sc
            lean = r.uniform(-2.5, 3.5)
            b += paint(
                "wood-lo",
                stroke(
                    [(x, y), (x + lean * 0.3, y - h * 0.5), (x + lean, y - h)],
                    1.9 * sc,
                    (0.05, 0.2),
                    row * 9 + i,
                ),
            )
            for k in range(4):
                yk = y - h * 0.55 - k * h * 0.16
                xk = x + lean * (0.55 + k * 0.15)
                for sgn in (-1, 1):
                    b += paint(
                        "grain",
                        stroke(
                            [
                                (xk, yk),
                                (xk + sgn * 2.6 * sc, yk - 2.2 * sc),
                                (xk + sgn * 3.4 * sc, yk - 5.4 * sc),
                            ],
                            2.9 * sc,
                            (0.15, 0.35),
                            k + i,
                            tip=0.3,
                        ),
                    )
            b += paint(
                "grain",
                stroke(
                    [(x + lean, y - h), (x + lean * 1.1, y - h * 1.28)],
                    2.3 * sc,
                    (0.1, 0.6),
                    i,
                ),
            )
    b += paint("ink", outline(base, 2.3, 7, 0.75))
    # fence of sticks
    for i in range(7):
        t = i / 6
        x = 6 + t * 170
        y = 125 + 10 * math.sin(t * math.pi)
        b += paint(
            "wood-lo",
            stroke(
                [(x, y + 6), (x + r.uniform(-2, 2), y - 16)],
                3.4,
                (0.05, 0.25),
                i,
                tip=0.5,
            ),
        )
    b += paint(
        "wood-lo",
        strokes([path("2,118 50,128 92,132 136,127 180,115")], 2.8, (0.05, 0.1), 4),
    )
    return b


sym("v-field", [fieldv()], "0 0 180 200")


def fire():
    b = paint("w-earth", blob(ellipse(70, 66, 66, 30, 14, 3), 1.6, 3, 5)) + paint(
        "ash", blob(ellipse(70, 66, 40, 17, 12, 3), 1.2, 3, 4)
    )
    for i in range(13):
        a = 2 * math.pi * i / 13 + 0.2
        x, y = 70 + math.cos(a) * 46, 66 + math.sin(a) * 20
        if math.sin(a) < 0.1:
            b += shape(
                "stone" if i % 2 else "stone-hi",
                ellipse(x, y, 8, 5.4, 9, i, 0.12),
                i,
                1.8,
            )
    b += paint(
        "wood-lo",
        strokes(
            paths("44,78 66,62 90,52 / 98,78 74,62 50,52 / 70,82 71,56"),
            6,
            (0.03, 0.1),
            3,
            tip=0.6,
        ),
    )
    b += shape(
        "fire", path("70,6! 78,24 92,38 90,60 70,70 50,60 50,42 58,36 60,22"), 4, 2.2
    ) + fill("fire-hi", path("70,30 78,46 76,60 64,60 60,48"), 3)
    for i in range(13):
        a = 2 * math.pi * i / 13 + 0.2
        x, y = 70 + math.cos(a) * 46, 66 + math.sin(a) * 20
        if math.sin(a) >= 0.1:
            b += shape(
                "stone" if i % 2 else "stone-hi",
                ellipse(x, y, 8, 5.4, 9, i, 0.12),
                i,
                1.8,
            )
    return b


sym("v-fire", [fire()], "0 0 140 100")
