"""Small things in the landscape, and the ring to stand on."""

import math

import culture  # noqa: F401  (drawn first: used here from the sheet)
import people  # noqa: F401  (drawn first: used here from the sheet)
from brush import blob, dot, ellipse, outline, paint, path, paths, poly, stroke, strokes
from sheet import S, shape, sym

sym("v-canoe", [S["c-transport"][1].split('<path class="river-lo"')[0]], "0 0 32 30")
sym(
    "v-reeds",
    [
        paint(
            "moss-lo",
            strokes(
                paths("8,40 7,20 4,4 / 14,40 15,22 18,2 / 20,40 22,26 28,10 / 26,40 29,30 36,20"),
                2.6,
                (0.05, 0.6),
                4,
            ),
        )
        + paint(
            "umber",
            strokes(paths("4,12 3.6,2 / 17.4,10 18.4,0"), 4.4, (0.2, 0.2), 4, tip=0.5),
        )
    ],
    "0 -4 40 46",
)
sym(
    "v-pan",
    [
        shape("clay", path("2,10! 30,9.6! 26,18 16,20.6 6,18"), 4, 2)
        + shape("w-river1", ellipse(16, 10, 14, 4.6, 12, 3, 0.02), 3, 1.9)
        + paint("gold", dot(12, 10.4, 1.8) + dot(17, 11.6, 1.5) + dot(20, 9.4, 1.7))
    ],
    "0 2 32 22",
)
sym(
    "v-glint",
    [paint("gold-hi", poly(path("8,0 9.6,6.4 16,8 9.6,9.6 8,16 6.4,9.6 0,8 6.4,6.4")))],
    "0 0 16 16",
)
sym(
    "v-fish",
    [
        paint(
            "river-lo",
            S["m-fish"][1].split('d="')[1].split('"')[0],
            'fill-rule="evenodd" opacity=".75"',
        )
    ],
    "0 0 24 24",
)
# a ring to stand on: pecked cup mark
sym(
    "ring",
    [
        paint("ring-in", blob(ellipse(18, 11, 14.4, 7.6, 14, 4, 0.03), 0.3, 3, 2)),
        paint("ring-ln", outline(ellipse(18, 11, 14.8, 7.9, 14, 4, 0.03), 2.2, 5, 0.5)),
        paint("ring-hi", stroke(path("6,15.4 12,18.4 20,19 28,16.8"), 1.5, (0.3, 0.4), 3)),
    ],
    "0 0 36 22",
)


def ammonite():
    pts = []
    ribs = []
    for k in range(60):
        t = k / 59
        a = -t * 2 * math.pi * 2.6 + 0.9
        rr = 3 + 27 * (1 - t) ** 1.15
        pts.append((32 + math.cos(a) * rr, 33 + math.sin(a) * rr))
        if k < 44 and k % 2 == 0:
            ribs.append(
                [
                    (32 + math.cos(a) * rr * 0.97, 33 + math.sin(a) * rr * 0.97),
                    (
                        32 + math.cos(a + 0.14) * rr * 0.72,
                        33 + math.sin(a + 0.14) * rr * 0.72,
                    ),
                ]
            )
    return paint("cur", stroke(pts, 3, (0.04, 0.3), 4, jit=0.3)) + paint(
        "cur", strokes(ribs, 1.8, (0.2, 0.5), 5)
    )


sym("v-ammonite", [ammonite()], "0 0 64 64")
