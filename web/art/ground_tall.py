"""The same ground for the phone (390 x 376): places stand closer, drawn smaller."""

from brush import blob, paint, path, stroke
from river import RIVER_C, RIVER_W, band
from washes import flow, use
from woods import tuft


def narrowed(pts):
    """the upper river, where the phone shows it"""
    return [((p[0] - 850) * 0.58 + 250, (p[1] - 245) * 0.58 + 150) for p in pts]


def washes():
    """hills, steppe, meadow and the trodden earth"""
    b = [
        paint(
            "w-far",
            blob(
                path("-20,64 40,30 110,44 180,24 250,40 330,12 420,40! 420,120! -20,120!"),
                2,
                3,
                6,
            ),
        )
    ]
    b.append(
        paint(
            "ink",
            stroke(path("-6,56 40,31 110,44 150,34"), 2, (0.3, 0.4), 4, jit=0.3),
            'opacity=".5"',
        )
    )
    b.append(
        paint(
            "w-steppe",
            blob(
                path("-20,66 70,54 160,58 226,76 226,130 150,156 60,150 -20,158"),
                3,
                7,
                5,
                5,
                20,
            ),
        )
    )
    b.append(
        paint(
            "w-steppe2",
            blob(
                path("-20,110 70,98 160,104 214,112 200,140 90,146 -20,148"),
                3,
                9,
                5,
                5,
                20,
            ),
        )
    )
    b.append(
        paint(
            "w-meadow",
            blob(
                path("-20,160 80,148 200,120 260,112 410,120 410,300 400,400 200,400 -20,320"),
                3,
                11,
                5,
                6,
                22,
            ),
        )
    )
    b.append(
        paint(
            "w-meadow2",
            blob(
                path("-20,230 90,236 180,210 250,226 250,300 120,310 -20,300"),
                3,
                13,
                5,
                6,
                22,
            ),
        )
    )
    b.append(
        paint(
            "w-earth",
            blob(
                path("-20,288 70,272 170,280 262,276 286,330 300,400 -20,400"),
                3,
                17,
                5,
                6,
                24,
            ),
        )
    )
    b.append(
        paint(
            "w-earth2",
            blob(path("-20,350 90,338 200,342 280,356 270,392 -20,396"), 3, 19, 5, 6, 20),
        )
    )
    return b


def river():
    """its upper half, and a bend that the wide board does not have"""
    b = []
    centre = narrowed(RIVER_C[:8]) + path("304,280 298,326 340,400")
    widths = [w * 0.58 for w in RIVER_W[:8]] + [58, 60, 72]
    d, *_ = band(centre, [w * 1.08 + min(12, w * 0.7) for w in widths], 5, 3, 1.6)
    b.append(paint("w-sand", d))
    d, left, right, c = band(centre, widths, 5, 4, 1.2)
    b.append(paint("w-river1", d))
    d2, *_ = band(centre, [w * 0.56 for w in widths], 5, 5, 1.6)
    b.append(paint("w-river2", d2))
    b.append(
        paint(
            "ink",
            stroke(left[1::3], 2.2, (0.1, 0.1), 5, jit=0.45, tip=0.3)
            + stroke(right[1::3], 2.2, (0.1, 0.1), 6, jit=0.45, tip=0.3),
            'opacity=".75"',
        )
    )
    b.append(paint("w-foam", flow(c, 16, 8, 0.4, lambda t: 12 + 55 * t)))
    return b


def grass():
    b = []
    b.append(
        paint(
            "moss-lo",
            "".join(
                tuft(x, y, 0.6, i * 5)
                for i, (x, y) in enumerate(
                    path(
                        "8,150 210,140 160,226 240,232 376,170 380,250 382,300 150,150 20,262 "
                        "128,262 226,112"
                    )
                )
            ),
            'opacity=".85"',
        )
    )
    return b


def beasts_and_places():
    b = []
    b += [
        use("a-bird", 206, 26, 12),
        use("a-mammoth", 4, 36, 84),
        use("a-stag", 138, 24, 54),
        use("a-aurochs", 78, 58, 68),
        use("a-doe", 180, 64, 34),
    ]
    s = 0.58
    b += [
        use("v-quarry", 236, 4, 260 * s),
        use("v-clay", 152, 118, 200 * s),
        use("v-forest", 2, 130, 255 * s),
        use("v-toolmaker", -3, 252, 180 * s),
        use("v-hut", 82, 252, 180 * s),
        use("v-field", 168, 254, 180 * s),
    ]
    b += [
        use("v-reeds", 366, 150, 18),
        use("v-pan", 262, 208, 20),
        use("v-canoe", 300, 318, 34, None, 'transform="rotate(30 316 334)"'),
        use("v-glint", 330, 172, 6),
        use("v-glint", 276, 290, 6),
        use("v-reeds", 340, 312, 16),
    ]
    return b


def tall():
    """everything, from back to front"""
    parts = [washes(), river(), grass(), beasts_and_places()]
    return "\n".join(mark for part in parts for mark in part)
