"""The bird among the herd, and the herd as symbols."""

from __future__ import annotations

from brush import Symbol, blob, dot, outline, path, paths, stroke, symbol

from . import beasts_of_cold, beasts_of_south
from .kit import at, detail, fill, line, paint, shape
from .motifs import track

LEFT = path(
    "96,58 84,42 66,30 42,22 20,22 2,30! -8,42! 6,40! -2,52! 13,48! 7,62! 22,56! 19,70! "
    "34,62! 34,76! 47,67! 52,78! 64,70 80,76 94,78"
)
RIGHT = path(
    "108,58 120,42 138,30 162,22 184,22 202,30! 212,42! 198,40! 206,52! 191,48! 197,62! "
    "182,56! 185,70! 170,62! 170,76! 157,67! 152,78! 140,70 124,76 110,78"
)
TRUNK = path(
    "92,58 102,50 112,58 117,74 113,92 120,110! 112,106! 108,115! 102,107! 96,115! 92,106! "
    "84,110! 91,92 87,74"
)
HEAD = path("96,56 94,46 98,37 107,33 116,36 124,42 125,50! 119,47 114,50 111,57")
RUFF = path("92,58 96,52 103,55 109,52 113,58 103,63")


def wings() -> str:
    quills = [[(24 + i * 10, 34 + i * 1.2), (28 + i * 9, 50 + i * 2)] for i in range(6)]
    quills += [[(180 - i * 10, 34 + i * 1.2), (176 - i * 9, 50 + i * 2)] for i in range(6)]
    edges = stroke(path("94,60 84,43 66,30 42,22 20,22 0,31"), 5.6, (0.1, 0.5), 3, jit=0.3)
    edges += stroke(path("110,60 120,43 138,30 162,22 184,22 204,31"), 5.6, (0.1, 0.5), 4, jit=0.3)
    return (
        paint("beast-dark", blob(LEFT, 0.5, 3, 2.5))
        + paint("beast-dark", blob(RIGHT, 0.5, 4, 2.5))
        + paint("ln", outline(LEFT, 1.9, 5, 0.5))
        + paint("ln", outline(RIGHT, 1.9, 6, 0.5))
        + paint("beast-ink", edges)
        + detail(quills, 2.1, 5, (0.1, 0.6), "bone-lo")
    )


def body() -> str:
    feathers = paths(
        "98,70 96,86 / 102,74 102,94 / 106,70 108,86 / 96,98 94,106 / 102,98 102,106 / "
        "108,98 110,106"
    )
    return (
        paint("beast-umber", blob(TRUNK, 0.4, 4, 2.5))
        + paint("ln", outline(TRUNK, 2, 6, 0.5))
        + detail(feathers, 1.5, 6)
    )


def head() -> str:
    return (
        shape("clay", HEAD, 4, 1.9)
        + paint("bone", blob(RUFF, 0.8, 3, 2))
        + line(RUFF, 1.6, 4)
        + paint("ink", dot(109, 41.4, 1.7))
        + fill("ochre", path("117,38 124,42.4 125,49.6! 119,46.4 116,44"), 3)
        + line(path("117,37.4 124,42 125.4,50.4! 119,46.8 115.4,44"), 1.4, 4)
    )


def argentavis() -> Symbol:
    return symbol("animal-argentavis", wings(), body(), head(), box="-10 16 224 104")


def other() -> Symbol:
    """Of another set: nobody has seen it, but there are its prints."""
    prints = "".join(
        at(x, y, track(tone), size, turned)
        for x, y, size, turned, tone in (
            (6, 66, 1, 52, "beast-umber"),
            (66, 62, 1.2, 44, "beast-dark"),
            (70, 4, 1.45, 58, "beast-umber"),
        )
    )
    return symbol("animal-other", prints, box="-24 0 152 112")


def symbols() -> list[Symbol]:
    return [
        other(),
        beasts_of_cold.mammoth(),
        argentavis(),
        beasts_of_cold.rhinoceros(),
        beasts_of_south.megatherium(),
        beasts_of_south.glyptodon(),
        beasts_of_south.smilodon(),
        beasts_of_cold.elk(),
    ]
