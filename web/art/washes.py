"""Ways to cover ground: washes that run out, water lines, footprints, a hand held to the wall."""

import random

import people  # noqa: F401  (drawn first: used here from the sheet)
from brush import blob, ellipse, normals, num, paint, sample, spatter, stroke
from sheet import S


def use(n, x, y, w, h=None, extra=""):
    vb = [float(v) for v in S[n][0].split()]
    h = h or w * vb[3] / vb[2]
    size = f'width="{num(w)}" height="{num(h)}"{(" " + extra) if extra else ""}'
    return f'<use href="#{n}" x="{num(x)}" y="{num(y)}" {size}/>'


def flow(c, n, seed, spread=0.32, widths=None):
    """water lines following the centre"""
    r = random.Random(seed)
    out = []

    ns = normals(c, False)
    for i in range(n):
        a = r.randint(3, len(c) - 14)
        length = r.randint(6, 12)
        off = r.uniform(-1, 1)
        seg = []
        for k in range(a, min(a + length, len(c))):
            w = widths(k / len(c))
            seg.append(
                (
                    c[k][0] + ns[k][0] * off * w * spread,
                    c[k][1] + ns[k][1] * off * w * spread,
                )
            )
        if len(seg) > 3:
            out.append(stroke(seg[::2], 1.9, (0.4, 0.5), seed + i))
    return "".join(out)


def prints(pts, seed=1, gap=9, w=3.2):
    """a trail of footprints"""
    c = sample(pts, gap)

    n = normals(c, False)
    out = ""
    for i, ((x, y), (nx, ny)) in enumerate(zip(c, n, strict=True)):
        sgn = 1 if i % 2 else -1
        px, py = x + nx * w * sgn, y + ny * w * sgn
        tx, ty = ny, -nx
        out += stroke(
            [(px - tx * 2.1, py - ty * 2.1), (px + tx * 2.1, py + ty * 2.1)],
            2.5,
            (0.3, 0.5),
            seed + i,
            tip=0.5,
        )
    return out


def dry(line_pts, n, seed, w=(2, 6), length=(40, 150), dy=10):
    """dry-brush strokes that let a wash run out into bare rock"""
    r = random.Random(seed)
    c = sample(line_pts, 4)
    out = ""
    for i in range(n):
        a = r.randint(0, max(0, len(c) - 12))
        count = int(r.uniform(*length) / 4)
        seg = c[a : a + count]
        o = r.uniform(-dy, dy)
        if len(seg) > 4:
            out += stroke(
                [(x, y + o + r.uniform(-0.6, 0.6)) for x, y in seg[::4]],
                r.uniform(*w),
                (0.25, 0.6),
                seed + i,
                jit=0.4,
                step=6,
            )
    return out


def stencil(x, y, s, rot=0, seed=1):
    """negative hand: pigment blown around a hand held to the wall"""
    return (
        f'<g transform="translate({x} {y}) rotate({rot}) scale({s})">'
        + paint(
            "red",
            blob(ellipse(12, 12, 17, 18, 12, seed, 0.1), 1.6, seed, 3),
            'opacity=".5"',
        )
        + paint("red", spatter(12, 12, 27, 90, seed, 28, (0.3, 1.1), 0.55), 'opacity=".6"')
        + f'<g color="var(--rock)">{S["m-hand"][1]}</g></g>'
    )
