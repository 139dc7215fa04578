"""What returns in many drawings: goods, hands, stones, tents, skulls and tracks, at 32 x 32."""

from __future__ import annotations

import math

from brush import Points, blob, dot, ellipse, outline, path, paths, shift, stroke, strokes

from .kit import detail, fill, line, paint, shape

MEAT = path("12.5,19.5 10.6,14 13,7.5 19.5,3.8 26,5.8 28.6,12 25.6,18.6 19,21.6")
BONE = path("12,16.6 15.2,20 9.8,24.6 10.6,28 7.6,29.4 5.6,27 2.8,26 3.6,23 7,22.4")
FOOD = (
    shape("bone", BONE, 3, 2)
    + shape("food", MEAT, 4)
    + fill("food-hi", path("16,9 20,6.6 23.6,8 21,9.6 17.6,11.6"), 2)
    + detail(paths("24.8,12 23,16.4 19,18.4"), 1.4, 3)
)
HAFT = path("5,28.6! 3.4,26.4 10,17.6 18.2,7 21.2,8.8 13.8,19.4 6.6,29.4")
AXE = path("11.8,9.2! 15.6,4.2 21.6,2.6 28.2,6.4! 29.4,12 28.4,17.4! 24,13.4 19.4,13.2 15.2,14!")
TOOL = (
    shape("wood", HAFT, 3, 2)
    + shape("stone-hi", AXE, 5)
    + fill("stone", path("24,5! 28.2,6.4! 29.2,12 28.4,17.2! 24,13.4 22.6,9"), 4)
    + line(AXE, 2.1, 5)
    + detail(paths("12.4,14.8 15.4,8.2 / 15.2,15.8 18.4,8.4"), 1.7, 6, (0.1, 0.2))
    + detail(paths("22.8,5.2 22,9 23.6,12.6"), 1.1, 6)
)
TALLY = path(
    "10.2,17.2 20.2,8.4 21.4,4.2 24.6,3.2 26.2,6 29.2,7.4 28.2,10.8 24.2,11.8 14,21 13,25.2 "
    "9.8,28.4 7,26 3.6,25.2 4,21.4 7,19"
)
POINTS = shape("bone", TALLY, 6, 2.1) + detail(
    paths("10.6,16.4 13.4,20 / 13.6,13.8 16.4,17.4 / 16.6,11.2 19.4,14.8 / 19.6,8.6 22.4,12.2"),
    1.9,
    4,
    (0.1, 0.2),
    "red",
)
PALM = path("9.6,19.4 10.4,16.2 21.6,15.8 23.2,19.8 21.8,26.4 17.4,30 12.2,27.8")
FINGERS = paths(
    "11.6,18 9.2,11 7.8,5.6 / 14.8,16.6 13.8,8.4 13.4,2.6 / 18.2,16.6 18.8,8.4 19.6,3 / "
    "21,17.6 23.6,11 25.4,7 / 11,24.6 6.2,21.2 3,17"
)


def hand(tone: str, extra: str = "") -> str:
    """Printed on the wall; palm and fingers apart, so that their overlap is never a hole."""
    printed = "".join(stroke(x, 4.3, (0.02, 0.25), i + 3, tip=0.66) for i, x in enumerate(FINGERS))
    return paint(tone, blob(PALM, 0.35, 5, 1.8), extra) + paint(tone, printed, extra)


WOMAN = path(
    "16,2 19.4,4 19.6,7.6 18,10.2 21.8,12 23.6,15.4 22.4,18 25,21.4 24,25.4 20,27.6 "
    "18.4,30.6! 13.6,30.6! 12,27.6 8,25.4 7,21.4 9.6,18 8.4,15.4 10.2,12 14,10.2 12.4,7.6 "
    "12.6,4"
)
IDOL = (
    shape("bone", WOMAN, 4, 2.1)
    + paint(
        "bone-lo",
        blob(
            path("20,12.6 22.4,15.4 21,18 23.6,21.4 22.8,24.6 19.4,26.6 18,29.6 18.6,24 20,18"),
            0.2,
            3,
            1.6,
        ),
    )
    + paint(
        "ln",
        outline(ellipse(13.2, 16, 2.7, 2.5, 8, 2), 1.2, 3)
        + outline(ellipse(18.8, 16, 2.7, 2.5, 8, 4), 1.2, 4),
    )
    + detail(
        paths("12.8,5.4 16,6.6 19.2,5.4 / 10.8,22.8 16,25.2 21.2,22.8 / 16,25.2 16,30"), 1.4, 4
    )
    + line(WOMAN, 2.1, 4)
)


def arrow(pts: Points, w: float = 2.6, seed: int = 3, tone: str = "red", head: float = 4.4) -> str:
    (x0, y0), (x1, y1) = pts[-2][:2], pts[-1][:2]
    a = math.atan2(y1 - y0, x1 - x0)
    barbs = [
        [(x1, y1), (x1 + math.cos(a + k) * head, y1 + math.sin(a + k) * head)] for k in (2.5, -2.5)
    ]
    return paint(
        tone,
        stroke(pts, w, (0.1, 0.06), seed, tip=0.5)
        + strokes(barbs, w, (0.05, 0.3), seed + 2, tip=0.5),
    )


STONES = ("stone-hi", "stone", "stone-lo")  # top, front and side


def block(dx: float = 0, dy: float = 0, s: float = 1, tones: tuple[str, str, str] = STONES) -> str:
    """A dressed stone."""

    def put(text: str) -> Points:
        return shift(path(text), dx, dy, s)

    top, front, side = tones
    edges = ["4.4,14 14,14.2 23,14", "23,14 28,8.6", "23,14 23,26"]
    return (
        fill(front, put("4,14! 23,14! 23,26.6! 4,26.6!"), 2)
        + fill(side, put("23,14! 28.6,8! 28.6,20.4! 23,26.6!"), 3)
        + fill(top, put("4,14! 10,8! 28.6,8! 23,14!"), 4)
        + line(put("4,14! 10,8! 28.6,8! 28.6,20.4! 23,26.6! 4,26.6!"), 2.1, 5, step=2)
        + detail([put(each) for each in edges], 1.5, 6, (0.05, 0.15))
    )


HEAP = path("2.4,28.4! 6,21.4 12,18.4 20,18 26.4,21.4 29.6,28.4! 16,29.6")
MOUND = fill("earth-lo", HEAP, 4) + line(HEAP, 2.1, 4)
SKULL = shape(
    "bone",
    path(
        "16,5 21.4,6.6 23.6,11.4 22,15.6 19.6,17.4 19.6,20.6! 12.4,20.6! 12.4,17.4 10,15.6 "
        "8.4,11.4 10.6,6.6"
    ),
    4,
    2,
) + paint(
    "ink",
    dot(13, 12.4, 1.9)
    + dot(19, 12.4, 1.9)
    + stroke(path("16,14.6 15.4,16.6"), 1.5, (0.1, 0.3), 3)
    + strokes(paths("14.4,18.4 14.4,20.4 / 17.6,18.4 17.6,20.4"), 1.2, (0.1, 0.1), 3),
)
HIDES = path("3,27.4! 9.6,15.4 15.4,5.6! 17,5.6! 22.8,15.4 29,27.4! 16,28.8")
POLES = paint(
    "ink",
    strokes(
        paths("15,7.4 11.4,1.6 / 17.2,7.4 20.8,1.6 / 16.2,7 16.4,1.2"), 2, (0.05, 0.2), 3, tip=0.5
    ),
)
TENT = (
    POLES
    + shape("hide", HIDES, 4)
    + paint("ink", blob(path("12.4,28! 14.2,20.4 16,17! 18,20.4 19.8,28!"), 0.1, 3, 1.8))
    + detail(
        paths("13.4,10.4 9.4,19 7,26 / 18.8,10.4 22.6,19 25,26 / 11.6,13.6 16,14.8 20.6,13.6"),
        1.4,
        5,
    )
)


def hutlet(x: float, y: float, s: float, tone: str = "hide") -> str:
    dome = shift(path("0,14! 0.8,8 4,3 9,1 14,3 17.2,8 18,14! 9,15"), x, y, s)
    door = shift(path("6.4,14.4! 6.8,9.6 9,7.4 11.2,9.6 11.6,14.4!"), x, y, s)
    return shape(tone, dome, int(x) + 3, 1.9) + paint("ink", blob(door, 0.1, 3, 1.5))


def track(tone: str) -> str:
    """The print of a paw."""
    toes = [
        (7.4, 13.6, 2.6, 3.6),
        (13, 8.4, 2.7, 3.9),
        (19.2, 8.4, 2.7, 3.9),
        (24.8, 13.6, 2.6, 3.6),
    ]
    pad = path("16,14.4 21,16.6 23.6,21.6 21.4,26 16,24.6 10.6,26 8.4,21.6 11,16.6")
    return paint(
        tone,
        blob(pad, 0.3, 3, 1.6)
        + "".join(
            blob(ellipse(*toe, 8, seed), 0.2, 3, 1.4) for seed, toe in enumerate(toes, start=2)
        ),
    )


PRINT = track("ink")
KNIFE = (
    shape("stone-hi", path("27.4,3.4! 29.6,6! 21,16.6 17,19! 14.6,15.6! 18.4,10.6"), 4, 1.9)
    + shape("wood", path("14.8,16! 17.2,18.6! 8.4,28.4 4.6,29.4 3.4,27.6 4.8,24.8"), 5, 1.9)
    + detail(paths("24.6,7.6 20.4,12.4"), 1.2, 3)
)


def folk(tone: str = "hide", s: float = 1, dx: float = 0, dy: float = 0) -> str:
    """Somebody in furs."""
    body = path("10,14.4 6.4,17.4 4.6,23 3.6,30! 28.4,30! 27.4,23 25.6,17.4 22,14.4")
    hood, face = ellipse(16, 10, 7.6, 8, 12, 3, 0.03), ellipse(16, 11, 4.2, 4.8, 10, 3, 0.03)
    return (
        shape(tone, shift(body, dx, dy, s), 3, 2 * s)
        + shape("fur", shift(hood, dx, dy, s), 4, 2 * s)
        + shape("skin", shift(face, dx, dy, s), 5, 1.4 * s)
    )


STONE = path("5,17 6.4,10.4 11.4,5.4 18,4 24.4,7.4 27.6,14.4 26.4,22 21,27.4 13.4,28 7.6,24")
SPIRAL = stroke(
    [
        (
            16 + math.cos(0.4 + t * 0.42) * (1 + t * 0.42),
            16.4 + math.sin(0.4 + t * 0.42) * (1 + t * 0.42),
        )
        for t in range(20)
    ],
    1.9,
    (0.05, 0.2),
    4,
    tip=0.5,
)


def rays(r0: float, r1: float, n: int, w: float, seed: int, phase: float = 0) -> str:
    out = ""
    for k in range(n):
        a = 2 * math.pi * k / n + phase
        c, s = math.cos(a), math.sin(a)
        ray = [(16 + c * r0, 16 + s * r0), (16 + c * r1, 16 + s * r1)]
        out += stroke(ray, w, (0.05, 0.7), seed + k, tip=0.2)
    return out


FIRE = (
    paint(
        "wood-lo",
        strokes(
            paths("6,27.6 16,24.6 26,21.4 / 26,27.6 16,24.4 6,21.4"), 4.4, (0.03, 0.1), 3, tip=0.6
        ),
    )
    + shape(
        "fire",
        path("16,2! 19.4,7.4 23.4,12 22.8,18.6 16,22.6 9.2,18.6 9,13 12.4,11.4 12.4,6.6"),
        4,
        2,
    )
    + fill("fire-hi", path("16,10 18.6,14 17.6,18.4 14.4,18.4 13,14.4"), 3)
)


def flame(x: float, y: float, s: float) -> str:
    out = shift(path("0,-12! 3.4,-6.4 7,-1 6.4,5 0,8 -6.4,5 -7,-0.4 -3.6,-2 -3.6,-7"), x, y, s)
    core = shift(path("0,-3 2.6,0.6 1.6,5 -1.6,5 -3,1"), x, y, s)
    return shape("fire", out, 4, 1.9 * max(0.8, s)) + fill("fire-hi", core, 3)
