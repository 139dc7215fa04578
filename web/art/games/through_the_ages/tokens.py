"""Signs in colour: ratings, tokens, actions and people, at 32 x 32. On a dark slab the style sheet
brightens their pigments."""

from __future__ import annotations

import math

from brush import (
    Points,
    Symbol,
    Taper,
    blob,
    detail,
    dot,
    ellipse,
    fill,
    line,
    outline,
    paint,
    path,
    shape,
    shift,
    stroke,
    symbol,
)
from house.things import BODY, HEAD

from .pigments import dye

PEBBLE = path("3.6,16.6 7.4,8 16,5 25,8.4 28.6,16.4 24.6,24.6 16,27.4 7.2,24.8")
DIAMOND = path("16,2.4! 22,8.4 29,16! 22.4,23 16,29.6! 9.6,23 3,16! 9.4,8.6")
FACE = ellipse(16, 16, 12.6, 12.6, 14, 3, 0.02)
CARD = path("7,3.6! 25,3! 26,28! 7.6,29!")
PERSON = "-1 2 30 35"


def tinted(name: str, points: Points, seed: int = 3, w: float = 2.2) -> str:
    """A shape in a pigment of the game, inside the house's line."""
    filled = dye(name, blob(shift(points, 0.25, 0.2), 0.22, seed, 2))
    return filled + line(points, w, seed)


def glint(name: str, where: str) -> str:
    return dye(name, stroke(path(where), 1.9, (0.3, 0.4), 5))


def bar(where: str, w: float = 2.8, taper: Taper = (0.1, 0.1)) -> str:
    return paint("ink", stroke(path(where), w, taper, 3, tip=0.7))


def grain(x0: float, y0: float, x1: float, y1: float, n: int, r: float = 2.9) -> str:
    """A wheat ear: kernels in pairs up a stalk."""
    length = math.hypot(x1 - x0, y1 - y0)
    ux, uy = (x1 - x0) / length, (y1 - y0) / length

    def at(x: float, y: float, along: float, aside: float) -> tuple[float, float]:
        return x + ux * along - uy * aside, y + uy * along + ux * aside

    stalk = stroke([(x0, y0), at(x1, y1, -4, 0)], 1.8, (0.05, 0.05), 3, tip=0.8)
    out = paint("ink", stalk)
    for k in range(n):
        cx, cy = at(x0, y0, length * (0.36 + 0.5 * k / (n - 1)), 0)
        for side in (-r, r):
            foot, far = at(cx, cy, 0, 0), at(cx, cy, 5.4, side * 0.9)
            kernel = [(*foot, 1), at(cx, cy, 1.2, side * 1.3), (*far, 1), at(cx, cy, 3, 0)]
            out += dye("t-grain", blob(kernel, 0.05, k, 1.4))
            out += paint("ln", outline(kernel, 0.95, k + 2, step=1.3))
    foot, top = at(x1, y1, -5, 0), at(x1, y1, 1.6, 0)
    tip = [(*foot, 1), at(x1, y1, -1.5, 1.8), (*top, 1), at(x1, y1, -1.5, -1.8)]
    out += dye("t-grain", blob(tip, 0.05, 3, 1.4))
    return out + paint("ln", outline(tip, 1.1, 3, step=1.3))


def food() -> list[str]:
    return [
        grain(13, 30.6, 6.4, 6, 3),
        grain(19, 30.6, 25.6, 6, 3),
        grain(16, 31, 16, 2.4, 4, 2.8),
        tinted("t-band", path("11.4,22.4! 20.6,22.4! 20.2,26.4! 11.8,26.4!"), 3, 1.6),
    ]


def resources() -> list[str]:
    """An ingot."""
    edges = ("9,12.4 23,12.2", "23,12.2 26,7", "23,12.4 28,23.4", "4,23.6 28,23.4")
    return [
        dye("t-res-lo", blob(path("3,24! 8,11! 24,11! 29,24! 28,28! 4,28!"), 0.22, 3, 2)),
        dye("t-res", blob(path("4,23! 9,12! 23,12! 28,23!"), 0.22, 2, 2)),
        dye("t-res-hi", blob(path("9,12! 12,7! 26,7! 23,12!"), 0.22, 2, 2)),
        line(path("3,24! 9,12! 12,6.6! 26,6.6! 29.4,21! 28,28! 4,28!"), 2.2, 4),
        detail(map(path, edges), 1.5, 4, (0.05, 0.1)),
    ]


def science() -> list[str]:
    flask = path("12,3.4! 20,3.4! 19.2,12! 27,24 25.6,28.6 16,29.6 6.4,28.6 5,24 12.8,12!")
    filled = path("9.6,19! 16,20.2 22.6,18.6! 26.2,24.4 25,28 16,28.8 7,28 5.8,24.4")
    return [
        fill("bone", flask, 3),
        dye("t-sci", blob(filled, 0.22, 2, 2)),
        line(flask, 2.3, 4),
        paint("bone", dot(13, 24, 1.5) + dot(18.6, 22.6, 1.1) + dot(19.4, 26, 1)),
        bar("10.4,3.4 21.6,3.4"),
    ]


def culture() -> list[str]:
    """A wreath of laurel."""
    out: list[str] = []
    for side in (-1, 1):
        for k in range(4):
            a = math.radians(74 - k * 44)
            x, y = 16 + side * math.cos(a) * 9.6, 16.4 + math.sin(a) * 10
            t = math.atan2(-math.cos(a), side * math.sin(a))
            out.append(_laurel_leaf(x, y, math.cos(t), math.sin(t), k))
    return [*out, paint("ink", stroke(path("11.4,30 16,27.4 20.6,30"), 2, (0.1, 0.1), 3, tip=0.5))]


def _laurel_leaf(x: float, y: float, dx: float, dy: float, k: int) -> str:
    back, fore = (x - dx * 0.6, y - dy * 0.6), (x + dx * 6.2, y + dy * 6.2)
    leaf = [
        (x - dx * 5.4, y - dy * 5.4, 1),
        (back[0] - dy * 4, back[1] + dx * 4),
        (*fore, 1),
        (back[0] + dy * 4, back[1] - dx * 4),
    ]
    vein = [(x - dx * 3, y - dy * 3), (x + dx * 3.4, y + dy * 3.4)]
    return (
        dye("t-cult", blob(leaf, 0.08, k + 3, 1.6))
        + paint("ln", outline(leaf, 1.35, k + 3, step=1.5))
        + dye("t-cult-hi", stroke(vein, 1, (0.2, 0.4), k, step=2))
    )


def eyes() -> str:
    both = (ellipse(x, 13, 1.7, 2.2, 8, 2, 0.04) for x in (11.4, 20.6))
    return paint("ink", "".join(blob(eye, 0.05, 2, 1.2) for eye in both))


def face(pigment: str, mouth: str) -> list[str]:
    drawn = detail([path(mouth)], 2.3, 3, (0.12, 0.12))
    return [tinted(pigment, FACE, 4, 2.3), eyes(), drawn]


def strength() -> list[str]:
    heater = path("4.4,3.6! 16,5 27.6,3.6! 27.8,14 24.4,22.4 16,30! 7.6,22.4 4.2,14")
    sword = (
        "16,6.4! 18,9.4 17.8,18! 14.2,18! 14,9.4",
        "10.8,17.8! 21.2,17.8! 21.2,20.6! 10.8,20.6!",
        "14.6,20.4! 17.4,20.4! 17.2,25.6! 14.8,25.6!",
    )
    blade = "".join(blob(path(part), 0.05, 3, 1.5) for part in sword)
    return [tinted("t-str", heater, 4, 2.4), paint("bone", blade)]


def pebble(pigment: str, light: str, seed: int) -> list[str]:
    return [tinted(pigment, PEBBLE, seed, 2.4), glint(light, "9,13 13,9.6 18,9")]


def hollow(points: Points) -> str:
    return paint("cur", outline(points, 2.2, 5))


def person(pigment: str) -> list[str]:
    return [
        paint("halo", outline(BODY, 3.4, 4) + outline(HEAD, 3.2, 4)),
        dye(pigment, blob(BODY, 0.12, 4, 1.8)),
        paint("ln", outline(BODY, 1.9, 4, step=1.8)),
        dye(pigment, blob(HEAD, 0.1, 4, 1.6)),
        paint("ln", outline(HEAD, 1.8, 5, step=1.6)),
    ]


def colonization() -> list[str]:
    return [
        shape("bone", path("17,3! 25,9 26.6,17.6! 17,18.4!"), 3, 1.9),
        shape("bone", path("14.6,6! 7,12 5.4,18! 14.6,18.4!"), 3, 1.9),
        bar("16,2 16,21", 2.2, (0.05, 0.05)),
        shape("wood", path("2.6,20! 29.6,19.6! 26.6,26 22,28.4! 9.6,28.4! 5.4,26"), 4, 2.1),
    ]


def military_card() -> list[str]:
    point = blob(path("16.2,8! 20,13 19,18! 13.4,18.2! 12.4,13"), 0.1, 3, 1.6)
    shaft = stroke(path("16.3,18 16.4,24.6"), 2.4, (0.1, 0.1), 3, tip=0.7)
    return [tinted("t-ma", CARD), paint("bone", point + shaft)]


def civil_card() -> list[str]:
    disc = blob(ellipse(16.4, 16, 5.4, 5.4, 10, 3, 0.04), 0.1, 3, 1.6)
    return [tinted("t-civ", CARD), paint("bone", disc)]


def corruption() -> list[str]:
    """A sack that leaks."""
    sack = path("9,6! 22,6! 21,10 26.4,16 25,24 20.4,28.4! 11,28.4! 6,24 5,16 10.4,10")
    return [
        tinted("t-res", sack, 4),
        paint("ink", stroke(path("21,14 17,18 20,21 15.6,26"), 2, (0.1, 0.3), 3)),
        dye("t-sad", dot(27, 24, 2.1) + dot(29, 29, 1.7)),
        bar("7.4,5.6 24,5.6"),
    ]


def consumption() -> list[str]:
    """A bowl and a spoon."""
    return [
        tinted("t-band", path("3.4,16! 28.6,16! 26.6,23 20.6,28! 11.4,28! 5.4,23"), 4),
        tinted("t-grain", path("6,16! 10,11 16,9.4 22,11 26,16!"), 3, 2),
        bar("22,10.6 26,3.4", 2.6),
    ]


def revolution() -> list[str]:
    """A torch."""
    flame = path("16,1.4! 19.4,6.4 23.6,9.6 23,15.4 16,18.8 9,15.4 8.8,10.4 12.2,9.6 12.4,5.4")
    return [
        shape("wood", path("13.2,17! 18.8,17! 17.4,30.4! 14.6,30.4!"), 3, 2),
        shape("fire", flame, 4, 2),
        fill("fire-hi", path("16,8 18.6,12 17.6,15.4 14.4,15.4 13,12.4"), 3),
    ]


def urban() -> list[str]:
    """How many buildings of a kind there may be."""
    return [
        shape("bone", path("6,14! 26,14! 25.4,28! 6.6,28!"), 3, 2.1),
        tinted("t-urban", path("2.6,15! 16,3.6! 29.4,15!"), 4, 2.1),
        paint("ink", blob(path("13,28! 13,20! 19,20! 19,28!"), 0.1, 3, 2)),
    ]


def war() -> list[str]:
    """Two blades, and what they strike."""
    blades = ("3.4,3! 9,4! 26.4,21.6! 21.4,26!", "28.6,3! 23,4! 5.6,21.6! 10.6,26!")
    hilts = "19.4,28 28,20.6", "12.6,28 4,20.6"
    return [
        *(shape("bone", path(blade), 3, 1.9) for blade in blades),
        *(bar(hilt, 2.8) for hilt in hilts),
    ]


def pact() -> list[str]:
    rings = ((11, "t-yel", 3), (21, "t-blue", 5))
    return [
        paint("ln", outline(ellipse(x, 16, 8, 8, 12, seed, 0.02), 6.2, seed, 0.1))
        + dye(name, outline(ellipse(x, 16, 8, 8, 12, seed, 0.02), 3, seed, 0.1))
        for x, name, seed in rings
    ]


def pile(n: int) -> list[str]:
    """Cards face down, one over the other; the comet of events on the uppermost."""
    lying = [tinted("k-event", shift(CARD, dx, dy, 0.86), 3, 2) for dx, dy in _steps(n)]
    comet = dot(17.4, 19.4, 3.6) + stroke(path("15,17 11,11 9.6,8"), 2, (0.1, 0.5), 3)
    tail = stroke(path("17.6,15.6 16,11 15.6,8"), 1.6, (0.1, 0.5), 5)
    return [*lying, paint("bone", comet + tail)]


def _steps(n: int) -> list[tuple[float, float]]:
    return [(6 - 5 * i / (n - 1), 0.4 + 4 * i / (n - 1)) for i in range(n)]


def questioned() -> list[str]:
    """A stone that may be of either kind."""
    hook = path("11.6,12.6 13.6,9.4 17.4,9 20.4,11.4 18.6,15 16.2,17.6")
    asked = stroke(hook, 2.5, (0.1, 0.15), 3, tip=0.5) + dot(16.2, 22, 1.8)
    return [tinted("t-ca", PEBBLE, 5, 2.3), paint("ink", asked)]


def tokens() -> dict[str, list[str]]:
    return {
        "food": food(),
        "resources": resources(),
        "science": science(),
        "culture": culture(),
        "happy": face("t-happy", "8.6,19 12,23.4 16,24.6 20,23.4 23.4,19"),
        "unhappy": face("t-sad", "9.6,24.2 13,20.6 16,19.8 19,20.6 22.4,24.2"),
        "strength": strength(),
        "civil": [tinted("t-ca", PEBBLE, 5, 2.5), paint("halo", stroke(path("9,13 13,9.6 18,9")))],
        "military": [tinted("t-ma", DIAMOND, 5, 2.5), glint("t-ma-hi", "10.4,14.4 14,10 17,7.6")],
        "civil-spent": [hollow(PEBBLE)],
        "military-spent": [hollow(DIAMOND)],
        "pebble": pebble("t-blue", "t-blue-hi", 7),
        "pebble-gap": [hollow(PEBBLE)],
        "yellow-token": pebble("t-yel", "t-yel-hi", 8),
        "colonization": colonization(),
        "military-card": military_card(),
        "civil-card": civil_card(),
        "corruption": corruption(),
        "consumption": consumption(),
        "revolution": revolution(),
        "urban": urban(),
        "war": war(),
        "pact": pact(),
        "events": pile(3),
        "either": questioned(),
    }


def people() -> dict[str, list[str]]:
    return {
        "person": person("t-yel"),
        "person-idle": person("t-yel-hi"),
        "person-gap": [hollow(BODY), hollow(HEAD)],
    }


def symbols() -> list[Symbol]:
    return [
        *(symbol(f"sign-{name}", *drawn) for name, drawn in tokens().items()),
        *(symbol(f"sign-{name}", *drawn, box=PERSON) for name, drawn in people().items()),
    ]
