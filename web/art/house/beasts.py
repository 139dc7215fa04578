"""Animals as on cave walls: a pigment body, a pressed back line, bare belly. Facing right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from brush import Points, Symbol, Taper, blob, paint, path, paths, spatter, stroke, symbol

Line = tuple[Points, float, Taper]


class Coat(NamedTuple):
    """The pigment of a beast, how hard its back is pressed, and where pigment was spilt."""

    cls: str
    press: float
    spilt: tuple[float, float, float, int, int, float]


def beast(
    coat: Coat, body: Points, far: Sequence[Points], back: list[Line], details: list[Line]
) -> str:
    """`far` are the legs of the other side."""
    legs = "".join(paint("beast-far", blob(leg, 0.5, 9 + i, 3)) for i, leg in enumerate(far))
    pressed = "".join(
        stroke(x, coat.press * k, t, 7 + i, jit=0.28) for i, (x, k, t) in enumerate(back)
    )
    fine = "".join(stroke(x, k, t, 21 + i) for i, (x, k, t) in enumerate(details))
    return (
        legs
        + paint(coat.cls, blob(body, 0.7, 5, 3))
        + paint("beast-ink", pressed)
        + paint("beast-ink", fine)
        + paint("beast-ink", spatter(*coat.spilt), 'opacity=".35"')
    )


def horse() -> Symbol:
    body = path(
        "18,60 28,50 48,48 70,53 92,50 108,38 120,22 130,14 140,16 150,28 158,40 156,47 "
        "148,48 138,42 132,46 126,62 120,78 114,88 116,104 120,118 117,134! 110,134! "
        "109,118 103,104 98,94 78,96 58,92 48,98 44,110 47,120 44,134! 37,134! 38,120 "
        "32,108 30,94 20,78"
    )
    far = paths(
        "100,88 98,106 90,116 95,132! 88,132! 82,116 88,104 88,88 / 38,88 32,104 22,114 "
        "26,132! 19,132! 14,114 22,100 24,84"
    )
    back: list[Line] = [
        (path("16,76 18,60 28,49 48,47 70,52 92,49 108,37 118,24"), 1.3, (0.2, 0.2)),
        (
            path("128,14 140,15 150,27 159,41 156,48 148,49 138,43 132,47 126,63 118,82"),
            0.8,
            (0.1, 0.5),
        ),
    ]
    details: list[Line] = [
        (path("18,56 6,68 4,88 8,104"), 4.4, (0.06, 0.7)),
        (path("128,14 130,6 134,15"), 2.2, (0.1, 0.3)),
        (path("143,27 146,27"), 2.4, (0.1, 0.2)),
        (path("60,92 78,96 98,94"), 1.4, (0.3, 0.4)),
        (path("48,98 44,110 47,120 44,134"), 1.4, (0.3, 0.2)),
        (path("103,104 109,118 110,134"), 1.4, (0.3, 0.2)),
        (path("114,88 116,104 120,118 117,134"), 1.5, (0.3, 0.2)),
    ]
    for i in range(9):
        details.append(
            (
                [
                    (128 - i * 3.4, 12 + i * 4.2),
                    (121 - i * 3.4, 15 + i * 4.2),
                    (118 - i * 3.4, 22 + i * 4.4),
                ],
                3,
                (0.1, 0.6),
            )
        )
    coat = Coat("beast-ochre", 3.6, (70, 70, 50, 26, 3, 28))
    return symbol("a-horse", beast(coat, body, far, back, details), box="-2 0 166 140")
