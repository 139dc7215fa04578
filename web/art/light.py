"""Light pools: where one may go, a chalk line glows round the standing ground."""

import math

from brush import arc_lengths, blob, ellipse, outline, paint, sample, stroke
from river import RIVER_C, band


def chalk(pts, dash=15, gap=8, w=2.8, seed=3):
    c = sample(pts, 2, True)
    out = []
    i = 0
    k = 0
    while i < len(c) - 2:
        seg = c[i : i + int(dash / 2)]
        if len(seg) > 3:
            out.append(
                stroke(
                    [seg[0], seg[len(seg) // 2], seg[-1]],
                    w,
                    (0.25, 0.35),
                    seed + k,
                    tip=0.35,
                )
            )
        i += int((dash + gap) / 2)
        k += 1
    return "".join(out)


AURA = {
    "hunt": ellipse(166, 200, 138, 34, 16, 3, 0.03),
    "forest": ellipse(118, 191, 104, 36, 16, 3, 0.03),
    "clay": ellipse(100, 94, 108, 70, 16, 3, 0.02),
    "quarry": ellipse(126, 204, 108, 34, 16, 3, 0.03),
    "river": None,
    "tool": ellipse(92, 160, 34, 18, 12, 3, 0.03),
    "hut": ellipse(92, 160, 54, 20, 14, 3, 0.03),
    "field": ellipse(92, 158, 34, 18, 12, 3, 0.03),
}


def river_rings():
    c = sample(RIVER_C, 2)
    i0 = min(range(len(c)), key=lambda i: math.dist(c[i], (930, 250)))
    reached = arc_lengths(c[i0:])
    out = []
    for k in range(7):
        t = 4 + k * 43
        j = min(range(len(reached)), key=lambda i: abs(reached[i] - t))
        out.append((round(c[i0 + j][0] - 850), round(c[i0 + j][1] - 245)))
    return out


RIVER_RINGS = river_rings()
_first, _second, *_, _last_but_one, _last = RIVER_RINGS
_rr = [
    (2 * _first[0] - _second[0] + 14, 2 * _first[1] - _second[1] + 8),
    *RIVER_RINGS,
    (2 * _last[0] - _last_but_one[0] + 12, 2 * _last[1] - _last_but_one[1] - 8),
]
_, _left, _right, _ = band(_rr, [26, 48, 52, 54, 54, 54, 54, 52, 28], 9, 3, 0)
AURA["river"] = _left[::2] + _right[::-2]
AURA_SVG = {
    k: paint("aura-pool", blob(v, 0.8, 4, 6))
    + paint("aura-chalk", chalk(v, w=3))
    + paint("aura-line", outline(v, 4, 6, 0.45, 5))
    for k, v in AURA.items()
}
