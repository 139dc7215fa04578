"""The rock behind everything: its cracks, and the ledge of the shelf."""

from brush import blob, paint, path, paths, stroke, strokes


def wall():
    """cracks in the rock behind everything"""
    cracks = paths(
        "0,30 60,44 110,36 190,52 240,46 / 108,36 122,60 116,84 / 560,0 572,22 560,40 "
        "578,58 / 1020,0 1008,18 1022,36 1014,58 1030,70 / 1018,34 1046,42 1060,38 / "
        "1440,480 1424,470 1416,450 / 0,520 10,560 4,600 14,640 / 1110,880 1104,840 "
        "1112,800 / 350,900 356,880 348,862"
    )
    return paint("crack", strokes(cracks, 2.6, (0.03, 0.75), 5, jit=0.4))


def ledge():
    """the shelf of rock on which cards and buildings stand"""
    edge = path("0,14 180,9 420,12 700,8 930,12 1110,9")
    return (
        paint(
            "ledge-top",
            blob(
                [(0, 14, 1), *edge[1:-1], (1110, 9, 1), (1110, 42, 1), (0, 42, 1)],
                1.2,
                3,
                8,
            ),
        )
        + paint("ledge-line", stroke(edge, 3, (0.02, 0.02), 4, jit=0.5))
        + paint(
            "ledge-crack",
            strokes(
                paths(
                    "90,14 96,24 88,36 / 372,13 366,22 374,32 / 640,11 650,24 644,38 / 905,13 "
                    "898,26 906,34"
                ),
                2,
                (0.05, 0.8),
                4,
            ),
        )
    )
