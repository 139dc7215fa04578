"""The same ground for the phone (390 x 376): places stand closer, drawn smaller."""

from __future__ import annotations

from brush import Points, Sheet, blob, paint, path, stroke

from .places import SMALL
from .river import CENTRE, WIDTHS, narrow
from .woods import tuft


def narrowed(pts: Points) -> list[tuple[float, ...]]:
    """The upper river, where the phone shows it."""
    return [((p[0] - 850) * SMALL + 250, (p[1] - 245) * SMALL + 150) for p in pts]


def washes() -> list[str]:
    """Hills, steppe, meadow and the trodden earth."""
    hills = path("-20,64 40,30 110,44 180,24 250,40 330,12 420,40! 420,120! -20,120!")
    crest = stroke(path("-6,56 40,31 110,44 150,34"), 2, (0.3, 0.4), 4, jit=0.3)
    steppe = path("-20,66 70,54 160,58 226,76 226,130 150,156 60,150 -20,158")
    steppe2 = path("-20,110 70,98 160,104 214,112 200,140 90,146 -20,148")
    meadow = path("-20,160 80,148 200,120 260,112 410,120 410,300 400,400 200,400 -20,320")
    meadow2 = path("-20,230 90,236 180,210 250,226 250,300 120,310 -20,300")
    earth = path("-20,288 70,272 170,280 262,276 286,330 300,400 -20,400")
    earth2 = path("-20,350 90,338 200,342 280,356 270,392 -20,396")
    return [
        paint("w-far", blob(hills, 2, 3, 6)),
        paint("ink", crest, 'opacity=".5"'),
        paint("w-steppe", blob(steppe, 3, 7, 5, 5, 20)),
        paint("w-steppe2", blob(steppe2, 3, 9, 5, 5, 20)),
        paint("w-meadow", blob(meadow, 3, 11, 5, 6, 22)),
        paint("w-meadow2", blob(meadow2, 3, 13, 5, 6, 22)),
        paint("w-earth", blob(earth, 3, 17, 5, 6, 24)),
        paint("w-earth2", blob(earth2, 3, 19, 5, 6, 20)),
    ]


def river() -> list[str]:
    """Its upper half, and a bend that the wide board does not have."""
    centre = narrowed(CENTRE[:8]) + path("304,280 298,326 340,400")
    widths = [w * SMALL for w in WIDTHS[:8]] + [58, 60, 72]
    return narrow(centre, widths, lambda t: 12 + 55 * t)


def grass() -> str:
    spots = path(
        "8,150 210,140 160,226 240,232 376,170 380,250 382,300 150,150 20,262 128,262 226,112"
    )
    tufts = "".join(tuft(x, y, 0.6, i * 5) for i, (x, y) in enumerate(spots))
    return paint("moss-lo", tufts, 'opacity=".85"')


def beasts_and_places(land: Sheet) -> list[str]:
    return [
        land["a-bird"].use(206, 26, 12),
        land["a-mammoth"].use(4, 36, 84),
        land["a-stag"].use(138, 24, 54),
        land["a-aurochs"].use(78, 58, 68),
        land["a-doe"].use(180, 64, 34),
        land["v-quarry"].use(236, 4, 260 * SMALL),
        land["v-clay"].use(152, 118, 200 * SMALL),
        land["v-forest"].use(2, 130, 255 * SMALL),
        land["v-toolmaker"].use(-3, 252, 180 * SMALL),
        land["v-hut"].use(82, 252, 180 * SMALL),
        land["v-field"].use(168, 254, 180 * SMALL),
        land["v-reeds"].use(366, 150, 18),
        land["v-pan"].use(262, 208, 20),
        land["v-canoe"].use(300, 318, 34, 'transform="rotate(30 316 334)"'),
        land["v-glint"].use(330, 172, 6),
        land["v-glint"].use(276, 290, 6),
        land["v-reeds"].use(340, 312, 16),
    ]


def tall(land: Sheet) -> str:
    """Everything, from back to front."""
    return "\n".join([*washes(), *river(), grass(), *beasts_and_places(land)])
