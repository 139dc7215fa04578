"""The game in one picture: a mammoth comes to the river, and a village lives beyond it.

Nothing in it reaches the frame but paint that runs out, so it may stand on a wall or on a slab.
"""

from __future__ import annotations

import math

from brush import (
    blob,
    drawing,
    dry,
    ellipse,
    moved,
    outline,
    paint,
    path,
    paths,
    spatter,
    stroke,
    strokes,
)
from house.marks import marks

from . import beasts, people, village
from .river import narrow
from .woods import FAR, pine, tuft

RIVER = path("372,140 344,152 318,166 324,188 308,214 266,240 232,266 218,298")
RIVER_WIDTHS = (3, 7, 13, 19, 28, 42, 58, 74)


def sun() -> str:
    x, y = 292, 60
    rays = [
        [
            (x + math.cos(a) * 38, y + math.sin(a) * 38),
            (x + math.cos(a) * 54, y + math.sin(a) * 54),
        ]
        for a in (math.pi * i / 7 + 0.1 for i in range(14))
    ]
    disc = ellipse(x, y, 29, 29, 14, 3, 0.03)
    return (
        paint("ochre", blob(disc, 0.8, 3, 3))
        + paint("ochre", strokes(rays, 6.5, (0.1, 0.5), 3, tip=0.4))
        + paint("ln", outline(disc, 2.4, 5, 0.6), 'opacity=".7"')
    )


def mountain() -> str:
    far = path("312,178! 348,126 372,96! 384,104! 412,44! 428,62! 436,56! 458,112 476,172! 400,186")
    dark = path("412,44! 428,62! 436,56! 458,112 470,160! 446,168 440,120 424,92 420,70")
    snow = path("412,44! 428,62! 436,56! 444,76! 432,74! 424,86! 414,74! 402,84! 398,74!")
    ridge = path("316,170 348,126 372,96! 384,104! 412,44! 428,62! 436,56! 458,112 472,160")
    return (
        paint("w-rock2", blob(far, 1.2, 3, 5))
        + paint("w-rock1", blob(dark, 1.2, 4, 5))
        + paint("w-snow", blob(snow, 0.8, 3, 4))
        + paint("ink", stroke(ridge, 3.4, (0.1, 0.2), 5, jit=0.35, step=5))
        + paint(
            "ink",
            strokes(paths("412,48 416,72 408,96 / 372,98 374,116 366,132"), 2.2, (0.1, 0.7), 8),
        )
    )


def land() -> str:
    hills = path("6,170 40,140 100,120 160,138 220,126 290,148 350,150 470,150 476,190! 6,210!")
    steppe = path(
        "8,186 80,166 170,176 250,168 330,176 318,220 262,250 222,312 120,308 20,300 6,240"
    )
    meadow = path("318,170 400,158 470,170 474,230 470,300 380,314 250,312 262,262 318,226")
    earth = path("326,228 390,214 462,222 474,262 460,304 380,312 296,304 292,262")
    return (
        paint("w-far", blob(hills, 2, 3, 6))
        + paint("w-steppe", blob(steppe, 3, 7, 5, 5, 20))
        + paint(
            "w-steppe2", dry(path("10,236 90,224 180,232 250,226"), 12, 14, (3, 7), (60, 150), 34)
        )
        + paint("w-meadow", blob(meadow, 3, 11, 5, 6, 22))
        + paint("w-earth", blob(earth, 2.4, 17, 5, 6, 22))
        + paint("w-steppe", dry(path("10,296 90,308 180,302 230,310"), 9, 4, (3, 6), (60, 150), 7))
        + paint("w-meadow2", dry(path("330,186 400,178 470,190"), 8, 24, (2, 5), (40, 90), 12))
    )


def trees() -> str:
    return (
        pine(34, 178, 92, 50, 12, FAR)
        + pine(78, 172, 112, 54, 2, FAR)
        + pine(120, 172, 84, 46, 6, FAR)
        + pine(456, 204, 76, 36, 10, FAR)
    )


def camp() -> str:
    tribes = [people.person(tribe, at + 1) for at, tribe in enumerate(people.TRIBES)]
    places = path("300,238 334,262 400,262 436,238")
    return (
        village.hut().copy(318, 104, 130)
        + village.fire().copy(346, 222, 76)
        + "".join(one.copy(x, y, 38) for one, (x, y) in zip(tribes, places, strict=True))
    )


def grass() -> str:
    spots = path("26,300 70,306 150,306 196,296 14,232 250,206 300,306 462,300 470,236")
    tufts = "".join(tuft(x, y, 1, i * 5) for i, (x, y) in enumerate(spots))
    return paint("moss-lo", tufts) + paint(
        "ink", spatter(130, 262, 120, 50, 4, 44, (0.5, 1.7)), 'opacity=".3"'
    )


def hands() -> str:
    hand = marks()["hand"]
    return (
        '<g color="var(--red)" opacity=".7">'
        + moved(hand, "translate(136 26) rotate(-14) scale(1.5)")
        + moved(hand, "translate(190 14) rotate(8) scale(1.35)")
        + "</g>"
    )


def near_bank() -> str:
    """The river goes on behind it."""
    bank = path("104,304 150,292 200,286 252,288 296,298 330,308 296,316 200,317 116,313")
    edge = path("128,298 160,290 204,286 252,288 292,297")
    d = blob(bank, 1.6, 23, 4, 6, 20)
    return (
        paint("w-sand", d)
        + paint("w-steppe", d)
        + paint("ink", stroke(edge, 2.2, (0.3, 0.4), 4, jit=0.4), 'opacity=".75"')
    )


def cover() -> str:
    return drawing(
        "0 0 480 320",
        sun()
        + mountain()
        + land()
        + trees()
        + "".join(narrow(RIVER, RIVER_WIDTHS, lambda t: 8 + 60 * t))
        + near_bank()
        + hands()
        + beasts.bird().copy(220, 96, 26)
        + beasts.bird().copy(350, 34, 24)
        + grass()
        + beasts.mammoth().copy(4, 96, 262)
        + camp(),
    )
