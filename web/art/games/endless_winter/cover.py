"""The game in one picture: under a covered sun the tribe comes to its stones, and a mammoth passes.

Nothing in it reaches the frame but paint that runs out, so it may stand on a wall or on a slab.
"""

from __future__ import annotations

import random

from brush import Points, Symbol, blob, drawing, dry, paint, path, prints, sample, stroke

from . import beasts_of_cold, furniture
from .kit import at, faint, shape
from .motifs import FIRE, TENT
from .pigments import for_cover
from .scenery import peak, pine, tufts
from .tribes import TRIBES, figure, inlined


def sky() -> str:
    wash = path("8,70 60,22 170,8 300,12 420,18 466,56 474,130 470,196! 8,200! 4,130")
    return paint("w-river1", blob(wash, 4, 3, 6, 5, 20), 'opacity=".75"') + paint(
        "w-river2", dry(path("30,60 150,34 300,40 450,66"), 16, 5, (3, 8), (60, 160), 30),
        'opacity=".5"',
    )  # fmt: skip


def lights(line: Points, high: float, tone: str, seed: int) -> str:
    """Northern lights without a gradient: veils over one another, each lower than the last, and
    rays in them."""
    r = random.Random(seed)
    hem = sample(line, 26)
    last = len(hem) - 1
    swell = [r.uniform(0.72, 1.12) * min(1, 0.1 + min(i, last - i) * 0.3) for i in range(len(hem))]
    out = ""
    for part in (1.0, 0.8, 0.62, 0.46, 0.3, 0.16):
        top = [(x + 5, y - high * part * k) for (x, y), k in zip(hem, swell, strict=True)]
        out += paint(tone, blob([*hem, *reversed(top)], 1.2, seed, 7), 'opacity=".12"')
    rays = "".join(
        stroke(
            [(x, y - 2), (x + 4, y - high * r.uniform(0.4, 0.95))],
            r.uniform(1.6, 4), (0.1, 0.8), seed + i, tip=0.1, step=20,
        )
        for i, (x, y) in enumerate(sample(line, 12))
    )  # fmt: skip
    return out + paint(tone, rays, 'opacity=".22"')


def mountains() -> str:
    snow = path("4,190 90,172 200,180 320,168 420,176 476,188 474,300 400,314 240,316 80,314 6,300")
    shade = dry(path("20,236 160,224 320,232 460,222"), 16, 9, (3, 7), (60, 150), 30)
    shade += dry(path("20,300 160,306 320,300 460,304"), 12, 19, (3, 6), (60, 150), 10)
    return (
        peak(70, 190, 74, 120, 3)
        + peak(424, 186, 84, 128, 5)
        + peak(352, 186, 52, 92, 8)
        + paint("w-snow", blob(snow, 3, 7, 5, 5, 20))
        + paint("w-foam", dry(path("20,236 160,224 320,232 460,222"), 16, 9, (3, 7), (60, 150), 30))
        + paint(
            "w-foam", dry(path("20,300 160,306 320,300 460,304"), 12, 19, (3, 6), (60, 150), 10)
        )
    )


def stones() -> str:
    """A gate of great stones."""
    left, right = path("0,62! 3,14! 20,13! 22,62!"), path("52,62! 53,13! 70,14! 74,62!")
    lintel = path("-6,0! 80,-3! 80,14! -5,15!")
    ground = stroke(path("-12,63 20,65 60,63 88,65"), 2.6, (0.2, 0.3), 3)
    return (
        shape("stone", left, 3, 2.4)
        + shape("stone", right, 5, 2.4)
        + shape("stone-hi", lintel, 6, 2.4)
        + paint("ink", ground, 'opacity=".7"')
    )


def camp() -> str:
    places = path("318,236 350,254 412,252 444,234")
    people = [
        Symbol(tribe, "-1 -10 34 48", figure(tribe, tribe == TRIBES[0])).copy(x, y, 36)
        for tribe, (x, y) in zip(TRIBES, places, strict=True)
    ]
    return (
        at(372, 148, TENT, 2.5) + at(286, 186, TENT, 1.7) + at(378, 228, FIRE, 1) + "".join(people)
    )


def cover() -> str:
    trail = prints(path("10,304 60,288 130,292 200,286 280,296 340,300"), 3, 11, 3.4)
    return drawing(
        "0 0 480 320",
        for_cover(
            inlined(
                sky()
                + lights(path("26,132 110,100 220,128 330,88 456,116"), 74, "moss-hi", 3)
                + lights(path("48,84 150,66 250,88 350,52 440,70"), 42, "w-snow", 9)
                + furniture.totality().copy(186, 8, 132)
                + mountains()
                + at(226, 148, stones(), 0.9)
                + pine(24, 214, 74, 42, 2)
                + pine(52, 204, 52, 30, 6)
                + pine(458, 214, 58, 32, 4)
                + faint("shadow", trail, 0.9)
                + paint("moss-lo", tufts(path("20,296 256,300 300,220 464,296 120,306"), 1, 5))
                + beasts_of_cold.mammoth().copy(22, 122, 226)
                + camp()
            )
        ),
    )
