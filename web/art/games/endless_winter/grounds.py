"""The snow on which everything lies, and the washes on it: one for the megalith, one for the land,
one for the herd. No board and no frame: a wash runs out into the snow."""

from __future__ import annotations

from brush import Symbol, blob, dry, paint, path, prints, symbol

from . import kit
from .kit import faint
from .scenery import pine, tufts

TERRACE = "0 288 486 250"
ICE = "480 240 410 300"
STEPPE = "874 242 230 298"


def terrace() -> Symbol:
    """Trodden snow round the megalith."""
    edge = path(
        "14,320 80,300 200,294 350,298 466,306 480,380 474,466 440,520 300,531 130,527 18,512 5,420"
    )
    above = dry(path("10,330 200,318 440,330"), 14, 5, (2, 7), (60, 170), 18)
    below = dry(path("0,510 200,522 440,508"), 14, 15, (2, 7), (60, 170), 16)
    return symbol(
        "ground-terrace",
        kit.paint("snow-lo", blob(edge, 3, 5, 6)),
        faint("earth", above + below, 0.5),
        box=TERRACE,
    )


def ice() -> Symbol:
    """Under the land."""
    edge = path(
        "500,330 530,276 620,250 720,246 812,262 866,318 884,392 862,470 806,516 700,532 590,529 "
        "520,494 486,420"
    )
    below = dry(path("500,480 560,520 690,536 830,506"), 12, 5, (2, 5), (40, 120), 10)
    above = dry(path("510,330 560,276 680,252 830,276"), 10, 15, (2, 5), (40, 120), 8)
    return symbol(
        "ground-ice",
        faint("ice-wash", blob(edge, 3, 6, 6), 0.75),
        paint("w-snow", below + above, 'opacity=".9"'),
        box=ICE,
    )


def steppe() -> Symbol:
    """Where the herd grazes."""
    edge = path(
        "890,266 950,248 1040,252 1084,262 1097,330 1091,420 1096,500 1070,526 1000,533 914,526 "
        "884,470 898,380 880,310"
    )
    deep = path("904,400 980,386 1050,396 1082,390 1084,466 1020,480 922,474")
    snow = dry(path("890,330 990,340 1080,328"), 10, 4, (2, 5), (40, 120), 10)
    snow += dry(path("890,446 990,456 1080,444"), 10, 14, (2, 5), (40, 120), 12)
    grass = path("896,300 1082,292 996,352 1086,404 896,420 998,470 1084,514 902,518")
    return symbol(
        "ground-steppe",
        faint("steppe", blob(edge, 3.4, 7, 6), 0.8),
        faint("steppe-lo", blob(deep, 3, 9, 6), 0.3),
        paint("w-snow", snow, 'opacity=".8"'),
        paint("moss-lo", tufts(grass, 1, 5), 'opacity=".6"'),
        box=STEPPE,
    )


def symbols() -> list[Symbol]:
    return [terrace(), ice(), steppe()]


def laid(one: Symbol) -> str:
    """A wash in its place on the wide table."""
    x, y, w, _ = map(float, one.box.split())
    return one.use(x, y, w)


def wide() -> str:
    """The table of a wide screen, 1104 x 540: above are columns and offers, below the megalith, the
    land and the herd. Footprints lead from a column to where its fruit lies."""
    drifts = dry(path("-10,262 240,250 520,266 860,252 1110,264"), 22, 3, (2, 6), (60, 190), 16)
    drifts += dry(path("-10,520 300,512 640,526 1110,510"), 18, 8, (2, 6), (60, 190), 16)
    trees = [
        (508, 326, 36, 22),
        (494, 342, 28, 17),
        (514, 520, 36, 22),
        (880, 520, 34, 21),
        (866, 536, 26, 16),
        (470, 534, 30, 18),
    ]
    trails = prints(path("884,226 872,262 830,300 770,350 716,382"), 3, 11, 3.4)
    trails += prints(path("1030,226 1020,250 1000,268"), 40, 11, 3.4)
    trails += prints(path("408,226 410,244"), 60, 11, 3.4)
    return (
        faint("shadow", drifts, 0.42)
        + "".join(map(laid, symbols()))
        + "".join(pine(*tree, seed) for seed, tree in enumerate(trees, start=3))
        + faint("shadow", trails, 0.9)
    )


def tall() -> str:
    """The same for a phone, 390 x 560; washes are put under what is shown."""
    drifts = dry(path("-10,150 110,140 260,154 400,144"), 12, 3, (2, 5), (50, 140), 14)
    drifts += dry(path("-10,330 130,322 280,336 400,326"), 12, 8, (2, 5), (50, 140), 18)
    drifts += dry(path("-10,520 150,512 290,526 400,514"), 12, 13, (2, 5), (50, 140), 16)
    trees = [
        (16, 214, 40, 24),
        (34, 226, 30, 18),
        (376, 196, 44, 26),
        (360, 212, 30, 18),
        (14, 548, 38, 23),
        (380, 540, 36, 22),
        (362, 552, 26, 16),
    ]
    trail = prints(path("60,560 90,500 150,460 170,400 240,350 330,330 400,280"), 3, 12, 3.4)
    return (
        faint("shadow", drifts, 0.42)
        + faint("shadow", trail, 0.5)
        + "".join(pine(*tree, seed) for seed, tree in enumerate(trees, start=3))
    )
