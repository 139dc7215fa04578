"""The cut for covers: a skyline of wonders over the layers of time, in the house's pigments.

It runs out at its edges, so that it may stand on a wall or on a slab."""

from __future__ import annotations

import math
from collections.abc import Iterable

from brush import Point, blob, dry, ellipse, moved, paint, sample, stroke, strokes, thin
from brush.strokes import noise, num

from .finds import FINDS
from .manner import painted
from .parts import Emblem
from .units import UNITS
from .wonders import WONDERS
from .workplaces import WORKPLACES

# Tones of each manner as the house has them; what is missing is as on vellum.
VELLUM = {
    "a": "red", "b": "river-lo", "c": "gold", "d": "moss", "h": "bone", "k": "ink",
    "s": "hide-hi", "g": "w-sand", "l": "ochre-hi",
}  # fmt: skip
HOUSE = {
    "A": {
        "a": "ink", "s": "ink", "b": "w-clay0", "c": "ochre-hi", "d": "w-clay1", "g": "w-clay3",
    },
    "I": {},
    "II": {"a": "clay", "b": "river", "c": "ochre-hi", "d": "moss-hi", "g": "w-meadow"},
    "III": {"b": "gold", "c": "stone-hi", "d": "river", "g": "stone-lo"},
}  # fmt: skip
# From above; the second pigment is brushed dry over the first.
LAYERS = (
    ("stone-lo", "stone"),
    ("w-meadow", "w-meadow2"),
    ("w-sand", "w-path"),
    ("w-clay3", "w-clay2"),
    ("w-soil", "w-soil2"),
)


def of_the_house(age: str, tone: str, d: str, extra: str = "") -> str:
    return paint(HOUSE[age].get(tone) or VELLUM[tone], d, extra)


def drawn(emblem: Emblem, x: float, y: float, size: float) -> str:
    """An emblem with its feet in the middle at x, y."""
    s = size / 64
    body = thin(painted(*emblem, of_the_house), 0.2 / s)
    return moved(body, f"translate({num(x - 32 * s)} {num(y - 62 * s)}) scale({s:.3g})")


def sky(left: float, right: float, top: float, ground: float) -> str:
    """A thin wash."""
    w, h = right - left, ground - top
    edge = (
        (0.01, 0.5), (0.05, 0.2), (0.2, 0.06), (0.4, 0.1), (0.62, 0), (0.8, 0.08), (0.95, 0.2),
        (0.99, 0.55),
    )  # fmt: skip
    wash = [(left + w * at, top + h * down) for at, down in edge]
    foot = [(right, ground + 6, 1), (left, ground + 6, 1)]
    return paint("w-river1", blob([*wash, *foot], 3, 7, 8, 5, 20), 'opacity=".42"')


def sun(x: float, y: float, r: float) -> str:
    rays: list[list[Point]] = []
    for i in range(14):
        a = math.pi * i / 7
        rays.append([(x + math.cos(a) * r * k, y + math.sin(a) * r * k) for k in (1.3, 1.8)])
    disc = ellipse(x, y, r, r, 14, 3, 0.03)
    return paint("ochre", blob(disc, 0.6, 3, 4) + strokes(rays, r / 5, (0.1, 0.5), 3, tip=0.4))


def hills(left: float, right: float, ground: float, high: float) -> str:
    out = ""
    for seed, share, pigment in ((4, 1.0, "w-far"), (9, 0.5, "w-meadow2")):
        rough = noise(seed)
        tops = [high * share * (0.6 + 0.4 * rough.at(i * 1.7)) for i in range(10)]
        crest = [(left + (right - left) * i / 9, ground - top) for i, top in enumerate(tops)]
        foot = [(right, ground + 6, 1), (left, ground + 6, 1)]
        out += paint(pigment, blob([*crest, *foot], 1.4, seed, 8))
    return out


def edge(left: float, right: float, y: float, seed: int) -> list[Point]:
    rough = noise(seed)
    n = max(6, int((right - left) / 40))
    return [
        (left + (right - left) * i / n, y + 3.4 * rough.at(i * 0.9) + 1.6 * rough.at(40 + i * 2.3))
        for i in range(n + 1)
    ]


def ground(left: float, right: float, tops: list[float]) -> str:
    """One layer under the other, each a little shorter at its ends than the one above; the last of
    `tops` is the foot of all."""
    out = ""
    for at, (pigment, over) in enumerate(LAYERS):
        inset = (0, 3, 1, 6, 12)[at]
        a, b = left + inset, right - inset
        top = edge(a, b, tops[at], 21 + at)
        foot = edge(a + 4, b - 4, tops[at + 1] + 4, 31 + at)
        body = [*((*p, 0) for p in top), *((*p, 0) for p in reversed(foot))]
        out += paint(pigment, blob(body, 1.6, 5 + at, 6, 5, 20))
        middle = edge(a + 10, b - 10, (tops[at] + tops[at + 1]) / 2 + 2, 51 + at)
        high = (tops[at + 1] - tops[at]) * 0.34
        out += paint(over, dry(middle, 16, 61 + at, (1.6, 3.4), (30, 120), high))
        line = stroke(top, 3 if at == 0 else 2.2, (0.03, 0.03), 7 + at, jit=0.5, step=6, tip=0.4)
        out += paint("ink", line, 'opacity=".75"')
    last = sample(edge(left + 20, right - 20, tops[-1], 44), 6)
    return out + paint("w-soil", dry(last, 10, 9, (3, 6), (60, 150), 5))


def standing(places: Iterable[tuple[str, float, float, float]], among: dict[str, Emblem]) -> str:
    return "".join(drawn(among[name], x, y, size) for name, x, y, size in places)


def wonders(*places: tuple[str, float, float, float]) -> str:
    return standing(places, WONDERS)


def buried(*places: tuple[str, float, float, float]) -> str:
    """Technologies where they lie, and finds."""
    return standing(places, {**WORKPLACES, **UNITS, **FINDS})
