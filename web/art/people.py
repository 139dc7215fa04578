"""People and the marks of their tribes: silhouette and mark tell them apart before colour does."""

import math

from brush import blob, dot, ellipse, outline, paint, path, paths, stroke
from sheet import sym

BODY = path(
    "11.6,13.4 8,15 5.2,18.4 3.8,24 2.6,30.6! 6.4,29.4! 7.6,31.2! 7.4,35! 12.4,35! "
    "12.8,30.6! 14.2,31.8! 15.4,30.6! 15.8,35! 20.8,35! 20.6,31.2! 22,29.4! "
    "25.6,30.6! 24.4,24 22.8,18.4 20,15 16.6,13.4"
)
HEAD = ellipse(14.1, 9, 4.7, 4.9, 12, 3, 0.03)
GEAR = {  # headdress per tribe, so that the silhouette alone tells them apart
    "hand": paths(
        "14.1,5.2 11.4,3.6 11.2,0.8 14.1,-1 17,0.8 16.8,3.6 / 7,0.4 8.4,-0.8 10,0.8 "
        "18.2,-0.4 19.4,-2.2 21.4,-1.4 21.2,0.4 22,2 20.2,2.8 18.4,1.6 10.2,2.8 9,4.2 "
        "7.2,3.4 7.8,1.8"
    ),
    "fish": [
        path("10.2,6.4! 12.6,2.4 12,0.4 8.2,-3.2! 14.1,-1.4! 20,-3.2! 16.2,0.4 15.6,2.4 18,6.4!")
    ],
    "sun": [
        path(
            "9.6,7.4! 5.4,5.4! 9.8,4.6! 8.6,0.2! 12.4,2.8! 14.1,-2.4! 15.8,2.8! 19.6,0.2! "
            "18.4,4.6! 22.8,5.4! 18.6,7.4!"
        )
    ],
    "spiral": paths(
        "10.6,5.2! 6.4,2.6 3.8,5.6 4.4,9.4 7.2,10! 6.6,7.4 7.4,5.8 9.8,7.6! / 17.6,5.2! "
        "21.8,2.6 24.4,5.6 23.8,9.4 21,10! 21.6,7.4 20.8,5.8 18.4,7.6!"
    ),
}


# marks, drawn once at 24x24 in currentColor
def mark_hand():
    palm = path("7.4,14 8,11.6 16.2,11.2 17.4,14.2 16.4,19.6 13,22 9.4,20.4")
    f = paths(
        "9,13 7.2,8 6,4 / 11.2,12 10.4,6 10,1.6 / 13.6,12 14,6 14.6,2 / 15.6,12.6 "
        "17.6,8 19,5 / 8.4,18 4.8,15.6 2.4,12.6"
    )
    return paint("cur", blob(palm, 0.3, 5, 1.6)) + paint(
        "cur",
        "".join(stroke(x, 3.1, (0.02, 0.25), i + 3, tip=0.62) for i, x in enumerate(f)),
    )


def mark_fish():
    body = path(
        "1.6,12.4! 6,7.4 12,6 17.4,10.4 22.4,5.8! 21.2,12 22.6,18.4! 17.4,14 12,18.4 6,17.2"
    )
    return paint(
        "cur",
        blob(body, 0.25, 4, 1.6) + outline(ellipse(6.6, 11.4, 1.1, 1.1, 8), 0.2),
        'fill-rule="evenodd"',
    ).replace(outline(ellipse(6.6, 11.4, 1.1, 1.1, 8), 0.2), dot(6.4, 11.2, 1.3))


def mark_sun():
    r = []
    for i in range(8):
        a = 2 * math.pi * i / 8 + 0.2
        r.append(
            [
                (12 + math.cos(a) * 6.8, 12 + math.sin(a) * 6.8),
                (12 + math.cos(a) * 11.4, 12 + math.sin(a) * 11.4),
            ]
        )
    return paint("cur", blob(ellipse(12, 12, 4.8, 4.8, 10, 3, 0.05), 0.2, 3, 1.5)) + paint(
        "cur",
        "".join(stroke(x, 2.5, (0.05, 0.4), i, tip=0.45) for i, x in enumerate(r)),
    )


def mark_spiral():
    pts = []
    for i in range(30):
        t = i / 29
        a = t * 2 * math.pi * 2.35 + 0.6
        rr = 1 + t * 9.6
        pts.append((12 + math.cos(a) * rr, 12.2 + math.sin(a) * rr))
    return paint("cur", stroke(pts, 2.7, (0.03, 0.12), 4, tip=0.5, wob=0.2))


MARK = {"hand": mark_hand(), "fish": mark_fish(), "sun": mark_sun(), "spiral": mark_spiral()}
for k, v in MARK.items():
    sym("m-" + k, [v], "0 0 24 24")


def person(k, cls, markcls, lncls="ln"):
    halo = (
        "".join(paint("halo", outline(g, 3.4, 3)) for g in GEAR.get(k, []))
        + paint("halo", outline(BODY, 3.6, 4))
        + paint("halo", outline(HEAD, 3.4, 4))
    )
    b = halo
    for g in GEAR.get(k, []):
        b += paint(cls, blob(g, 0.1, 2, 1.4)) + paint(lncls, outline(g, 1.5, 3, step=1.2))
    b += paint(cls, blob(BODY, 0.12, 4, 1.6)) + paint(lncls, outline(BODY, 1.7, 4, step=1.4))
    b += paint(cls, blob(HEAD, 0.1, 4, 1.4)) + paint(lncls, outline(HEAD, 1.6, 5, step=1.2))
    if k in MARK:
        b += f'<g class="{markcls}" transform="translate(8 16.4) scale(.52)">{MARK[k]}</g>'
    return b


sym("p-hand", [person("hand", "p1", "on-p1")], "-1 -4 30 42")
sym("p-fish", [person("fish", "p2", "on-p2")], "-1 -4 30 42")
sym("p-sun", [person("sun", "p3", "on-p3")], "-1 -4 30 42")
sym("p-spiral", [person("spiral", "p4", "on-p4")], "-1 -4 30 42")
sym(
    "i-person",
    [paint("cur", blob(BODY, 0.12, 4, 1.6)), paint("cur", blob(HEAD, 0.1, 4, 1.4))],
    "-2 1 32 36",
)
sym(
    "i-person-o",
    [
        paint("cur", outline(BODY, 1.9, 4, step=1.4)),
        paint("cur", outline(HEAD, 1.9, 4, step=1.4)),
    ],
    "-2 1 32 36",
)
