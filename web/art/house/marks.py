"""Marks of the seats, at 24 x 24 in the colour of the words: they tell people apart before colour
does."""

from __future__ import annotations

import math

from brush import Symbol, blob, dot, ellipse, moved, paint, path, paths, spatter, stroke, symbol

BOX = "0 0 24 24"


def palm() -> str:
    return blob(path("7.4,14 8,11.6 16.2,11.2 17.4,14.2 16.4,19.6 13,22 9.4,20.4"), 0.3, 5, 1.6)


def fingers() -> str:
    lines = paths(
        "9,13 7.2,8 6,4 / 11.2,12 10.4,6 10,1.6 / 13.6,12 14,6 14.6,2 / 15.6,12.6 "
        "17.6,8 19,5 / 8.4,18 4.8,15.6 2.4,12.6"
    )
    return "".join(stroke(x, 3.1, (0.02, 0.25), i + 3, tip=0.62) for i, x in enumerate(lines))


def fish() -> str:
    body = path(
        "1.6,12.4! 6,7.4 12,6 17.4,10.4 22.4,5.8! 21.2,12 22.6,18.4! 17.4,14 12,18.4 6,17.2"
    )
    return blob(body, 0.25, 4, 1.6) + dot(6.4, 11.2, 1.3)


def disc() -> str:
    return blob(ellipse(12, 12, 4.8, 4.8, 10, 3, 0.05), 0.2, 3, 1.5)


def rays() -> str:
    out = ""
    for i in range(8):
        a = 2 * math.pi * i / 8 + 0.2
        ray = [
            (12 + math.cos(a) * 6.8, 12 + math.sin(a) * 6.8),
            (12 + math.cos(a) * 11.4, 12 + math.sin(a) * 11.4),
        ]
        out += stroke(ray, 2.5, (0.05, 0.4), i, tip=0.45)
    return out


def spiral() -> str:
    pts: list[tuple[float, float]] = []
    for i in range(30):
        t = i / 29
        a = t * 2 * math.pi * 2.35 + 0.6
        r = 1 + t * 9.6
        pts.append((12 + math.cos(a) * r, 12.2 + math.sin(a) * r))
    return stroke(pts, 2.7, (0.03, 0.12), 4, tip=0.5, wob=0.2)


def marks() -> dict[str, str]:
    return {
        "hand": paint("cur", palm()) + paint("cur", fingers()),
        "fish": paint("cur", fish(), 'fill-rule="evenodd"'),
        "sun": paint("cur", disc()) + paint("cur", rays()),
        "spiral": paint("cur", spiral()),
    }


def symbols() -> list[Symbol]:
    return [symbol(f"m-{name}", mark, box=BOX) for name, mark in marks().items()]


def stencil(x: float, y: float, s: float, rot: float = 0, seed: int = 1) -> str:
    """A negative hand: pigment blown around a hand held to the wall."""
    cloud = blob(ellipse(12, 12, 17, 18, 12, seed, 0.1), 1.6, seed, 3)
    drops = spatter(12, 12, 27, 90, seed, 28, (0.3, 1.1), 0.55)
    return moved(
        paint("red", cloud, 'opacity=".5"')
        + paint("red", drops, 'opacity=".6"')
        + f'<g color="var(--rock)">{marks()["hand"]}</g>',
        f"translate({x} {y}) rotate({rot}) scale({s})",
    )
