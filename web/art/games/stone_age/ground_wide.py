"""The painted ground of the wide table (1104 x 488)."""

from __future__ import annotations

import random

from brush import (
    Sheet,
    band,
    blob,
    dry,
    flow,
    outline,
    paint,
    path,
    paths,
    prints,
    spatter,
    stroke,
)
from house.marks import stencil

from .river import CENTRE, WIDTHS
from .woods import tuft


def far_hills() -> list[str]:
    hills = path(
        "-30,112 20,74 80,58 150,78 220,52 300,70 370,50 470,66 560,44 660,62 740,44 "
        "830,70 900,40 1010,26 1140,60! 1150,180! -30,190!"
    )
    crests = (
        stroke(path("-10,104 20,76 80,58 150,78 190,62"), 2.4, (0.3, 0.4), 4, jit=0.3)
        + stroke(path("176,72 220,52 300,70 340,60"), 2.2, (0.2, 0.5), 5, jit=0.3)
        + stroke(path("600,52 660,62 740,44 800,62"), 2.2, (0.3, 0.5), 6, jit=0.3)
    )
    return [
        '<g class="far">',
        paint("w-far", blob(hills, 2, 3, 7)),
        paint("ink", crests, 'opacity=".5"'),
        "</g>",
    ]


def steppe() -> list[str]:
    edge = path(
        "-34,120 40,96 130,104 220,88 330,96 392,130 400,200 372,250 270,268 140,256 40,268 -36,250"
    )
    middle = path("-30,190 60,172 170,182 290,170 370,190 366,236 250,252 120,244 -34,250")
    below, above = (
        path("-30,262 60,272 150,262 280,272 380,252"),
        path("-20,120 90,112 200,104 330,110"),
    )
    return [
        paint("w-steppe", blob(edge, 4, 7, 6, 5, 20)),
        paint("edge-ochre", outline(edge, 3.2, 7, 0.9, 6, 3)),
        paint("w-steppe", dry(below, 16, 4, dy=12)),
        paint("w-steppe2", dry(above, 10, 14, dy=10)),
        paint("w-steppe2", blob(middle, 4, 9, 6, 6, 22)),
    ]


def meadow() -> list[str]:
    edge = path(
        "392,142 450,128 600,134 720,108 820,120 880,180 1000,196 1140,180 1146,300 "
        "1090,470 980,520 640,520 520,500 400,470 330,420 300,330 262,284 296,262 "
        "352,240 372,200 364,168"
    )
    middle = path(
        "400,220 520,236 640,224 760,248 850,240 850,330 830,430 760,500 600,506 "
        "470,470 400,380 380,300"
    )
    into_steppe = path("250,272 310,254 360,232 420,236 480,250")
    steppe_into = path("320,196 370,186 430,200 470,214")
    return [
        paint("w-meadow", blob(edge, 4, 11, 6, 6, 22)),
        paint("w-meadow", dry(into_steppe, 12, 31, (2, 6), (50, 120), 14)),
        paint("w-steppe", dry(steppe_into, 9, 41, (2, 5), (40, 110), 16)),
        paint("w-meadow2", blob(middle, 4, 13, 6, 6, 22)),
        paint(
            "w-meadow3",
            dry(path("420,180 560,190 680,250 840,262"), 12, 24, dy=26, w=(2, 5))
            + dry(path("1040,250 1090,300 1100,380 1070,460"), 10, 27, dy=12),
        ),
        paint(
            "ink",
            stroke(path("-20,280 70,262 170,270 260,260 372,266"), 2.6, (0.2, 0.4), 4, jit=0.4)
            + stroke(path("640,262 720,254 800,268 846,262"), 2.2, (0.3, 0.4), 6, jit=0.4),
            'opacity=".55"',
        ),
    ]


def trodden_earth() -> list[str]:
    """Of the village."""
    edge = path(
        "-36,300 60,282 200,272 330,284 420,270 540,262 640,274 742,286 842,300 "
        "846,372 806,440 770,490 520,512 300,516 90,510 -36,500"
    )
    middle = path("20,420 120,398 260,404 400,396 520,420 600,440 560,486 380,500 180,496 40,490")
    return [
        paint("w-earth", blob(edge, 4, 17, 6, 6, 24)),
        paint("edge-earth", outline(edge, 3.4, 17, 0.9, 6, 3)),
        paint(
            "w-earth",
            dry(path("600,270 720,282 850,296 890,330"), 12, 51, (2, 6), (50, 140), 14)
            + dry(path("-20,290 80,276 220,268 340,280"), 10, 53, (2, 5), (50, 140), 9),
        ),
        paint("w-earth2", blob(middle, 3, 19, 6, 6, 22)),
    ]


def paths_to_places() -> list[str]:
    """From the fire to every place."""
    trails = paths(
        "446,372 404,330 396,286 330,256 262,240 / 520,322 528,290 508,262 500,244 / "
        "590,352 622,304 676,284 716,256 / 604,380 690,330 742,282 836,272 896,232 / "
        "446,418 400,452 330,462 240,452 160,462 / 596,420 630,462 690,470 724,452"
    )
    trodden = "".join(stroke(p, 9, (0.3, 0.5), i + 3, jit=0.4) for i, p in enumerate(trails))
    feet = "".join(prints(p, i * 40, 10, 3) for i, p in enumerate(trails))
    return [paint("w-path", trodden), paint("ink", feet, 'opacity=".42"')]


def river() -> list[str]:
    sand = band(CENTRE, [w * 1.08 + min(20, w * 0.7) for w in WIDTHS], 6, 3, 2.2)
    water = band(CENTRE, WIDTHS, 6, 4, 1.6)
    deep = band(CENTRE, [w * 0.56 for w in WIDTHS], 6, 5, 2.4)
    banks = stroke(water.left[1::3], 3, (0.1, 0.1), 5, jit=0.45, tip=0.3) + stroke(
        water.right[1::3], 2.8, (0.1, 0.1), 6, jit=0.45, tip=0.3
    )

    def width(t: float) -> float:
        return 20 + 100 * t

    return [
        paint("w-sand", sand.d),
        paint("w-river1", water.d),
        paint("w-river2", deep.d),
        paint("ink", banks, 'opacity=".75"'),
        paint("w-foam", flow(water.centre, 22, 8, 0.4, width)),
        paint("river-lo", flow(water.centre, 16, 28, 0.42, width), 'opacity=".6"'),
    ]


def grass_and_stones() -> list[str]:
    r = random.Random(5)
    spots = path(
        "14,238 62,250 352,214 348,160 20,160 640,250 628,206 846,260 842,300 1060,262 "
        "1090,300 1066,430 1086,398 1040,470 384,282 396,440 650,300 640,480 836,226 "
        "700,268 780,262 1100,240 6,290 190,268 362,470"
    )
    grass = "".join(tuft(x, y, r.uniform(0.8, 1.15), i * 5) for i, (x, y) in enumerate(spots))
    stones = (
        spatter(180, 170, 170, 60, 4, 70, (0.5, 1.6))
        + spatter(600, 260, 240, 50, 5, 120, (0.5, 1.5))
        + spatter(300, 460, 280, 60, 6, 40, (0.5, 1.5))
    )
    return [
        paint("moss-lo", grass, 'opacity=".85"'),
        paint("ink", stones, 'opacity=".28"'),
        stencil(676, 6, 1.1, -12, 3),
        stencil(722, 14, 0.92, 10, 5),
        stencil(764, 2, 1.0, 4, 7),
    ]


def beasts(land: Sheet) -> list[str]:
    return [
        land["a-bird"].use(356, 30, 20),
        land["a-bird"].use(384, 20, 14),
        land["a-bird"].use(640, 24, 18),
        land["a-mammoth"].use(10, 44, 162),
        land["a-stag"].use(246, 22, 102),
        land["a-aurochs"].use(146, 90, 126),
        land["a-doe"].use(322, 102, 58),
    ]


def places(land: Sheet) -> list[str]:
    return [
        land["v-forest"].use(372, 18, 255),
        land["v-quarry"].use(846, 2, 260),
        land["v-clay"].use(638, 74, 200),
        land["v-toolmaker"].use(14, 276, 180),
        land["v-hut"].use(202, 270, 180),
        land["v-fire"].use(440, 330, 150),
        land["v-field"].use(650, 288, 180),
        land["v-reeds"].use(1060, 256, 34),
        land["v-reeds"].use(872, 286, 28),
        land["v-reeds"].use(838, 404, 26),
        land["v-pan"].use(958, 336, 36),
        land["v-canoe"].use(1040, 392, 50, 'transform="rotate(-20 1064 412)"'),
        land["v-fish"].use(1066, 330, 16),
        land["v-fish"].use(906, 474, 18),
        land["v-glint"].use(964, 262, 10),
        land["v-glint"].use(1062, 372, 9),
        land["v-glint"].use(944, 408, 9),
        land["v-glint"].use(1010, 292, 8),
    ]


def wide(land: Sheet) -> str:
    """Everything, from back to front."""
    return "\n".join(
        [
            *far_hills(),
            *steppe(),
            *meadow(),
            *trodden_earth(),
            *paths_to_places(),
            *river(),
            *grass_and_stones(),
            *beasts(land),
            *places(land),
        ]
    )
