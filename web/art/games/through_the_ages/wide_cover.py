"""The same cut, for the wide space where this game is alone in the house."""

from __future__ import annotations

from brush import blob, drawing, paint, path


def wide_cover() -> str:
    rock = path("14,70 60,24 170,12 300,16 420,22 464,66 470,160 466,180! 12,180! 8,150")
    return drawing("0 0 648 190", paint("w-far", blob(rock, 3, 3, 6, 5, 20)))
