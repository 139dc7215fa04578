"""The picture of the game: a cut through time."""

from __future__ import annotations

from brush import blob, drawing, paint, path


def cover() -> str:
    rock = path("14,70 60,24 170,12 300,16 420,22 464,66 470,160 466,252! 12,254! 8,150")
    return drawing("0 0 480 320", paint("w-far", blob(rock, 3, 3, 6, 5, 20)))
