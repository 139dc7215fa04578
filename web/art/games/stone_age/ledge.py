"""The shelf of rock on which cards and buildings stand."""

from __future__ import annotations

from brush import blob, paint, path, paths, stroke, strokes


def ledge() -> str:
    edge = path("0,14 180,9 420,12 700,8 930,12 1110,9")
    top = [(0, 14, 1), *edge[1:-1], (1110, 9, 1), (1110, 42, 1), (0, 42, 1)]
    cracks = paths(
        "90,14 96,24 88,36 / 372,13 366,22 374,32 / 640,11 650,24 644,38 / 905,13 898,26 906,34"
    )
    return (
        paint("ledge-top", blob(top, 1.2, 3, 8))
        + paint("ledge-line", stroke(edge, 3, (0.02, 0.02), 4, jit=0.5))
        + paint("ledge-crack", strokes(cracks, 2, (0.05, 0.8), 4))
    )
