"""Trees, grass and the forest."""

import math
import random

import goods  # noqa: F401  (drawn first: used here from the sheet)
from brush import blob, ellipse, outline, paint, path, stroke, strokes
from sheet import S, shape, sym


def pine(x, y, h, w, seed, tones=("moss-lo", "moss", "moss-hi")):
    r = random.Random(seed)
    b = paint(
        "wood-lo",
        stroke(
            [(x, y), (x + r.uniform(-1, 1), y - h * 0.5), (x, y - h)],
            5.4 * h / 80,
            (0.02, 0.6),
            seed,
        ),
    )
    n = 5
    for i in range(n):
        t = i / (n - 1)
        yy = y - h * (0.16 + 0.60 * t)
        ww = w * (1 - 0.74 * t) * r.uniform(0.92, 1.08)
        hh = h * 0.3 * (1 - 0.25 * t)
        dr = h * 0.055
        twigs = [
            (x, yy - hh, 1),
            (x - ww * 0.22, yy - hh * 0.5),
            (x - ww * 0.5, yy + dr * 0.4, 1),
            (x - ww * 0.36, yy - dr * 0.2, 1),
            (x - ww * 0.24, yy + dr * 1.1, 1),
            (x - ww * 0.1, yy + dr * 0.2, 1),
            (x + ww * 0.04, yy + dr * 1.3, 1),
            (x + ww * 0.16, yy + dr * 0.1, 1),
            (x + ww * 0.28, yy + dr * 1.0, 1),
            (x + ww * 0.38, yy - dr * 0.2, 1),
            (x + ww * 0.52, yy + dr * 0.5, 1),
            (x + ww * 0.22, yy - hh * 0.5),
        ]
        b += paint(tones[1] if i % 2 else tones[0], blob(twigs, 0.4, seed + i, 3))
        b += paint(
            tones[2],
            stroke(
                [
                    (x - ww * 0.04, yy - hh * 0.82),
                    (x - ww * 0.2, yy - hh * 0.42),
                    (x - ww * 0.42, yy + dr * 0.1),
                ],
                2.6 * h / 80,
                (0.2, 0.7),
                seed + i,
            ),
        )
    b += paint(
        "ink",
        stroke(
            [
                (x + w * 0.52, y - h * 0.14),
                (x + w * 0.3, y - h * 0.36),
                (x + w * 0.3, y - h * 0.5),
                (x + w * 0.16, y - h * 0.72),
                (x, y - h * 1.07),
            ],
            2.0 * h / 80,
            (0.3, 0.5),
            seed + 9,
            jit=0.3,
        ),
        'opacity=".8"',
    )
    return b


def oak(x, y, h, w, seed):
    r = random.Random(seed)
    cy = y - h * 0.66
    pts = []
    for i in range(11):
        a = 2 * math.pi * i / 11
        k = r.uniform(0.86, 1.12)
        pts.append((x + math.cos(a) * w * 0.5 * k, cy + math.sin(a) * h * 0.34 * k))
    b = paint(
        "wood-lo",
        stroke(
            [(x + 1, y + 1), (x - 1, y - h * 0.25), (x, y - h * 0.6)],
            7 * h / 80,
            (0.02, 0.5),
            seed,
            tip=0.4,
        ),
    )
    b += paint("moss", blob(pts, 1.4, seed, 3, 6, 16))
    b += paint(
        "moss-hi",
        blob(
            [(px * 0.62 + (x - w * 0.1) * 0.38, py * 0.6 + (cy - h * 0.1) * 0.4) for px, py in pts],
            1.6,
            seed + 1,
            3,
            6,
            14,
        ),
        'opacity=".75"',
    )
    b += paint(
        "wood-lo",
        strokes(
            [
                [
                    (x, y - h * 0.34),
                    (x - w * 0.12, y - h * 0.52),
                    (x - w * 0.26, y - h * 0.66),
                ],
                [
                    (x, y - h * 0.4),
                    (x + w * 0.1, y - h * 0.6),
                    (x + w * 0.24, y - h * 0.72),
                ],
                [
                    (x, y - h * 0.5),
                    (x - w * 0.02, y - h * 0.7),
                    (x - w * 0.06, y - h * 0.86),
                ],
            ],
            3 * h / 80,
            (0.05, 0.8),
            seed,
        ),
    )
    for i in range(9):
        a = r.uniform(0, 6.28)
        d = r.uniform(0.2, 0.9)
        px, py = x + math.cos(a) * w * 0.42 * d, cy + math.sin(a) * h * 0.28 * d
        b += paint(
            "moss-lo",
            stroke([(px - 3, py), (px, py - 2), (px + 4, py)], 2.4, (0.3, 0.5), seed + i),
            'opacity=".7"',
        )
    k = [p for i, p in enumerate(pts)][-2:] + pts[:5]
    b += paint("ink", stroke(k, 2.1 * h / 80, (0.3, 0.5), seed + 3, jit=0.35), 'opacity=".85"')
    return b


def tuft(x, y, s, seed):
    r = random.Random(seed)
    return "".join(
        stroke(
            [
                (x + i * 1.8 * s, y),
                (x + i * 2.4 * s + r.uniform(-1, 1), y - 5 * s),
                (x + i * 3.6 * s + r.uniform(-1.5, 1.5), y - r.uniform(8, 12) * s),
            ],
            1.7 * s,
            (0.1, 0.7),
            seed + i + 9,
        )
        for i in (-1, 0, 1)
    )


f = paint("shade", blob(ellipse(130, 158, 122, 22, 14, 3), 2.5, 3, 5))
trees = [
    (34, 118, 88, 46, 1, 0),
    (74, 108, 104, 52, 2, 0),
    (118, 100, 96, 54, 23, 1),
    (164, 104, 108, 52, 4, 0),
    (208, 112, 92, 50, 5, 0),
    (14, 134, 70, 40, 12, 0),
    (236, 132, 74, 44, 6, 0),
    (52, 140, 76, 46, 7, 1),
    (98, 134, 84, 46, 8, 0),
    (142, 138, 80, 50, 9, 1),
    (188, 142, 86, 46, 10, 0),
    (222, 150, 60, 40, 11, 1),
]
for x, y, h, w, s, kind in trees:
    f += (
        oak(x, y, h, w * 1.12, s)
        if kind
        else pine(
            x,
            y,
            h,
            w,
            s,
            ("moss-lo", "moss", "moss-hi") if s % 2 else ("moss-lo2", "moss-lo", "moss"),
        )
    )
# felled logs and a stump: it is wood we come for
f += '<g transform="translate(196 146) scale(1.05)">' + S["i-wood"][1] + "</g>"
f += (
    shape("wood", path("22,160! 24,148! 38,147! 41,160! 46,163 31,165 17,163"), 3, 2)
    + shape("wood-hi", ellipse(31, 148, 7.4, 3.2, 10, 2), 3, 1.7)
    + paint("ink", outline(ellipse(31, 148, 3, 1.2, 8), 0.9, 3))
)
f += paint(
    "moss-lo",
    "".join(
        tuft(x, y, 1, i) for i, (x, y) in enumerate(path("66,158 118,156 164,160 244,160 4,150"))
    ),
)
sym("v-forest", [f], "0 0 255 225")
