"""The chiefs, one headdress each, and both sides of their cards."""

from __future__ import annotations

from brush import Points, Symbol, blob, dot, ellipse, outline, path, paths, stroke, strokes, symbol

from .busts import CAP, LONG, STRANDS, coat, collar, face, hair, point
from .kit import at, detail, faint, paint, shape, tusk
from .motifs import hand, rays

EYE_HAND = (
    at(28, -7, hand("red"), 0.78)
    + shape("bone", path("35.4,9.6 40.4,6.6 45.6,9.6 40.4,12.6"), 3, 1.3)
    + paint("ink", dot(40.4, 9.6, 1.8))
)
WOLFCAP = path(
    "26,36 24,22 24,6! 31,12! 36,8 44,8 49,12! 56,6! 56,22 54,36 51,30 46,25 42,28! 40,30.6 "
    "38,28! 34,25 29,30"
)
CLAW = [
    [(27 + i * 6.5, 24 + abs(i - 2) * 1.5), (26 + i * 7, 14), (24 + i * 8, 3 + abs(i - 2) * 3)]
    for i in range(5)
]


def great_tusk(c: Points) -> str:
    return tusk(c, 6, 4)


CHIEFS: dict[str, str] = {
    "tuskbreaker": (
        great_tusk(path("30,24 14,22 6,8 12,-2"))
        + great_tusk(path("50,24 66,22 74,8 68,-2"))
        + coat("umber", 4, False)
        + collar("fur-lo", 4)
        + face()
        + hair("hide-lo", CAP, 4)
        + hair(
            "hide-lo",
            path("30,41 34,46 40,46.6 46,46 50,41 50,52 45,59 40,61 35,59 30,52"),
            5,
            paths("36,50 37,56 / 43,50 42,56"),
        )
        + paint("ink", stroke(path("36.6,44.6 40,45.6 43.4,44.4"), 1.7, (0.2, 0.2), 3))
        + paint("red", stroke(path("27,27 40,22.6 53,27"), 4, (0.05, 0.05), 4, tip=0.8))
    ),
    "stonecarver": (
        hair("hide-lo", LONG, 6)
        + coat("hide-hi", 4, False)
        + collar("fur", 6)
        + face()
        + hair("hide-lo", CAP, 4, STRANDS)
        + paint(
            "bone", stroke(path("28,27 34,24 40,23.4 46,24 52,27"), 3.2, (0.05, 0.05), 3, tip=0.8)
        )
        + "".join(point(x, y, 0.5, a) for x, y, a in [(32, 20, -18), (40, 17.4, 0), (48, 20, 18)])
        + "".join(
            point(x, y, 0.62, 180 + a) for x, y, a in [(28, 60, 16), (40, 64, 0), (52, 60, -16)]
        )
    ),
    "seeing-hand": (
        hair("fur", LONG, 5)
        + coat("hide", 5, False)
        + collar("fur-lo", 8)
        + face(
            painted=paint(
                "red",
                strokes(paths("40,24 40,30 / 36,25 35.6,29 / 44,25 44.4,29"), 2, (0.1, 0.2), 3),
            )
        )
        + hair("fur", CAP, 4, STRANDS)
        + EYE_HAND
    ),
    "firewolf": (
        coat("hide-lo", 4, False)
        + collar("stone", 5)
        + face()
        + paint("stone-hi", blob(WOLFCAP, 0.4, 3, 2))
        + paint("ln", outline(WOLFCAP, 2.2, 4))
        + paint("fire", dot(34.4, 17.4, 2.3) + dot(45.6, 17.4, 2.3))
        + paint("ink", dot(34.6, 17.6, 1) + dot(45.8, 17.6, 1))
        + paint("ink", blob(path("37.6,26! 42.4,26! 40,29.4!"), 0.1, 3, 1))
        + detail(paths("30,22 33,26 / 50,22 47,26 / 38,12 38,20 / 42,12 42,20"), 1.3, 4)
        + tusk(path("35,26 35,30"), 2.2, 3, 1.4)
        + tusk(path("45,26 45,30"), 2.2, 3, 1.4)
    ),
    "thunderclaw": (
        "".join(tusk(c, 5, i, 2.2) for i, c in enumerate(CLAW))
        + coat("umber", 6, False)
        + collar("hide-lo", 9)
        + face(
            painted=paint(
                "ink",
                strokes(paths("31,37 34.6,39 33,42 / 49,37 45.4,39 47,42"), 1.8, (0.1, 0.2), 3),
            )
        )
        + hair("ink", CAP, 4)
        + paint("ochre", stroke(path("27,28 40,23 53,28"), 4.4, (0.05, 0.05), 4, tip=0.8))
        + paint(
            "ink", strokes(paths("33,25 34,28 / 40,22.4 40,26 / 47,25 46,28"), 1.4, (0.1, 0.1), 3)
        )
    ),
}
OTHER = (  # of another set: whoever it is
    hair("hide-lo", LONG, 6)
    + coat("hide", 7, False)
    + collar("fur", 7)
    + face()
    + hair("hide-lo", CAP, 5, STRANDS)
    + paint("red", stroke(path("27,28 40,23.4 53,28"), 4, (0.05, 0.05), 4, tip=0.8))
)
BUST = "0 -4 80 84"


def by_day() -> str:
    """Behind the first side: a low sun."""
    sun = blob(ellipse(40, 28, 29, 29, 18, 3, 0.01), 0.6, 3, 3)
    return at(-8, -20, faint("ochre-hi", rays(9.4, 15.4, 18, 1.5, 4), 0.9), 3) + faint(
        "ochre-hi", sun, 0.9
    )


def by_night() -> str:
    """Behind the second: moon and stars."""
    moon = path("14,2! 4,6 1,17 7,27 19,30! 12,23 10,14")
    stars = [(66, 6, 1.6), (74, 20, 1.2), (60, -1, 1.1), (77, 36, 1.4), (5, 42, 1.3), (26, 0, 1)]
    return paint("bone", blob(moon, 0.3, 3, 2)) + paint(
        "bone", "".join(dot(*star) for star in stars)
    )


def symbols() -> list[Symbol]:
    out = [
        symbol("chief-by-day", by_day(), box=BUST),
        symbol("chief-by-night", by_night(), box=BUST),
    ]
    day, night = out
    for name, drawn in {**CHIEFS, "other": OTHER}.items():
        bust = symbol(f"bust-{name}", drawn, box=BUST)
        turned = bust.use(0, -4, 80, 'transform="matrix(-1 0 0 1 80 0)"')
        out += [
            bust,
            symbol(f"chief-{name}-a", day.use(0, -4, 80), bust.use(0, -4, 80), box=BUST),
            symbol(f"chief-{name}-b", night.use(0, -4, 80), turned, box=BUST),
        ]
    return out
