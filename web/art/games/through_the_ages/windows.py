"""Windows of cards, at 88 x 64: the shape tells the kind. Behind it lies the ground of its age."""

from __future__ import annotations

import math

from brush import Point, Symbol, blob, dot, ellipse, outline, paint, path, stroke, strokes, symbol

from .pigments import dye

BOX = "0 0 88 64"
FULL = "M0 0h88v64h-88z"

SHAPES = {
    "field": "2,5! 86,3! 87,61! 1,62!",
    "gable": "5,62! 5,21! 44,2! 83,21! 83,62!",
    "shield": "8,3! 80,3! 81,30! 75,46 62,56 44,63! 26,56 13,46 7,30!",
    "octagon": "22,2! 66,2! 86,20! 86,45! 66,62! 22,62! 2,45! 2,20!",
    "swallowtail": "5,2! 83,2! 84,62! 44,53! 4,62!",
    "oval": "44,1.6 66,5 82,17 86,32 82,47 66,59 44,62.4 22,59 6,47 2,32 6,17 22,5",
    "ogive": "7,62! 7,32! 15,17 44,1! 73,17 81,32! 81,62!",
    "arrow": "2,6! 64,4! 87,32! 64,60! 2,58!",
    "scroll": "2,7! 16,3 30,9 44,5 58,3 72,9 86,5! 86,57! 72,61 58,55 44,59 30,61 16,55 2,59!",
    "coast": "4,34 8,18 22,14 32,4 48,3 60,9 76,10 85,24 82,38 86,50 72,60 56,57 42,62 26,57 10,57",
    "torn": (
        "2,12! 11,3! 20,11! 29,2! 38,10! 47,3! 56,11! 65,2! 74,10! 86,4! 84,54! 76,61! 67,53! "
        "58,62! 49,54! 40,62! 31,53! 22,61! 13,54! 2,60!"
    ),
    "cleft": (
        "6,4! 40,3! 46,12! 42,20! 50,30! 44,38! 50,48! 44,62! 24,56! 10,42! / "
        "50,3! 82,4! 80,42! 66,56! 51,62! 56,48! 51,38! 57,30! 49,20! 53,12!"
    ),
    "rings": "31,2 44,6 57,2 76,8 86,24 86,42 76,57 57,62 44,58 31,62 12,57 2,42 2,24 12,8",
    "guidon": "2,5! 86,3! 72,32! 86,61! 2,59!",
    "split-shield": ("8,3! 42,3! 42,61! 26,56 13,46 7,30! / 46,3! 80,3! 81,30! 75,46 62,56 46,61!"),
}

WINDOW_OF = {
    "farm": "field",
    "mine": "field",
    "lab": "gable",
    "temple": "gable",
    "library": "gable",
    "theater": "gable",
    "arena": "gable",
    "infantry": "shield",
    "cavalry": "shield",
    "artillery": "shield",
    "air": "shield",
    "special": "octagon",
    "government": "swallowtail",
    "wonder": "ogive",
    "leader": "oval",
    "action": "arrow",
    "bonus": "split-shield",
    "tactic": "guidon",
    "aggression": "torn",
    "war": "cleft",
    "pact": "rings",
    "territory": "coast",
    "event": "scroll",
}


def clips() -> str:
    """`clip-KIND`: what of a picture is seen."""
    return "".join(
        f'<clipPath id="clip-{kind}">{paint("ink", opening(shape))}</clipPath>'
        for kind, shape in WINDOW_OF.items()
    )


def opening(shape: str) -> str:
    parts = (path(part) for part in SHAPES[shape].split(" / "))
    return "".join(blob(part, 0.5, 3 + i, 4) for i, part in enumerate(parts))


def rim(shape: str) -> str:
    parts = (path(part) for part in SHAPES[shape].split(" / "))
    return paint("ln", "".join(outline(part, 2.3, 5 + i, step=3) for i, part in enumerate(parts)))


def frames() -> list[Symbol]:
    """`window-KIND`: the line round it, the same for all kinds of one shape."""
    out: dict[str, Symbol] = {}
    for kind, shape in WINDOW_OF.items():
        first = out.get(shape)
        if first is None:
            out[shape] = symbol(f"window-{kind}", rim(shape), box=BOX)
        else:
            out[kind] = symbol(f"window-{kind}", first.use(0, 0, 88), box=BOX)
    return list(out.values())


def meander() -> str:
    keys: list[list[Point]] = []
    for i in range(9):
        x = i * 11 - 4
        keys.append([(x, 62), (x, 54), (x + 8, 54), (x + 8, 59.4), (x + 4, 59.4), (x + 4, 57)])
        keys.append([(x, 62), (x + 11, 62)])
    band = stroke([(0, 51), (44, 51.4), (88, 51)], 1.2, (0.02, 0.02), 5, step=8)
    return band + "".join(
        stroke([(*p, 1) for p in key], 1.5, (0.02, 0.02), 3 + i, step=6, tip=0.9)
        for i, key in enumerate(keys)
    )


def lattice() -> str:
    falling = [[(x, -2), (x + 34, 66)] for x in range(-40, 90, 13)]
    rising = [[(x, -2), (x - 34, 66)] for x in range(0, 130, 13)]
    knots = (
        dot(x * 13 + (6.5 if y % 2 else 0) + 3, y * 12.9 + 4, 1.3)
        for x in range(-1, 8)
        for y in range(6)
    )
    return strokes(falling + rising, 0.9, (0.02, 0.02), 3, tip=0.9) + "".join(knots)


def rhumb_lines() -> str:
    """From two compass roses."""
    out: list[str] = []
    for x, y, first, last, step in ((14, 12, -3, 15, 12), (80, 58, 8, 18, 10)):
        for i in range(first, last):
            a = math.pi * i / step
            end = (x + math.cos(a) * 110, y + math.sin(a) * 110)
            out.append(stroke([(x, y), end], 0.8, (0.02, 0.02), 3 + i, step=14, tip=0.9))
    return "".join(out) + outline(ellipse(14, 12, 7, 7, 14), 0.9, 3)


def halftone() -> str:
    out: list[str] = []
    for x in range(18):
        for y in range(15):
            size = 0.2 + 1.75 * (x * 5 + y * 4.6 * 1.3) / 170
            out.append(dot(x * 5 + (2.5 if y % 2 else 0), y * 4.6 + 1, size))
    return "".join(out)


def grounds() -> list[Symbol]:
    """`ground-AGE`: the whole window filled, and the pattern of the age."""
    patterns = {"A": meander(), "I": lattice(), "II": rhumb_lines(), "III": halftone()}
    return [
        symbol(f"ground-{age}", dye(f"{age}-g", FULL), dye(f"{age}-l", pattern), box=BOX)
        for age, pattern in patterns.items()
    ]


def symbols() -> list[Symbol]:
    return [*frames(), *grounds()]
