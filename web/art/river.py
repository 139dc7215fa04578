"""The river that both boards share: centre line and widths in units of the wide board."""

import math

from brush import Noise, arc_lengths, normals, path, poly, sample


def band(center, widths, step=6, seed=1, rough=1.2):
    """river-like ribbon with changing width -> (path, left bank pts, right bank pts, centre pts)"""
    c = sample(center, step)
    # interpolate widths over control points by arc length
    cl = arc_lengths(c)
    kp = []
    for p in center:
        best = min(range(len(c)), key=lambda i: math.dist(c[i], p[:2]))
        kp.append(cl[best])

    def w_at(at):
        for i in range(len(kp) - 1):
            if kp[i] <= at <= kp[i + 1]:
                f = (at - kp[i]) / ((kp[i + 1] - kp[i]) or 1)
                f = f * f * (3 - 2 * f)
                return widths[i] + (widths[i + 1] - widths[i]) * f
        return widths[-1]

    n = normals(c, False)
    nz = Noise(seed)
    left, right = [], []
    for (x, y), (nx, ny), at in zip(c, n, cl, strict=True):
        h = w_at(at) / 2
        o = rough * nz.at(at / 14)
        o2 = rough * nz.at(50 + at / 11)
        left.append((x + nx * (h + o), y + ny * (h + o)))
        right.append((x - nx * (h + o2), y - ny * (h + o2)))
    return poly(left + right[::-1]), left, right, c


# the river is shared by both boards: centre line and widths in wide-board units
RIVER_C = path(
    "930,104 884,138 860,176 876,216 930,250 1000,292 1040,348 1012,404 934,450 "
    "862,512 826,600 806,720"
)
RIVER_W = [5, 11, 20, 34, 56, 82, 98, 106, 112, 118, 126, 134]
