"""The herd on the snow: for the wide space where this game is alone in the house."""

from __future__ import annotations

from brush import drawing, dry, paint, path

from . import animals, beasts_of_cold, beasts_of_south
from .pigments import for_cover
from .scenery import pine, tufts


def snow() -> str:
    below = dry(path("10,178 160,172 330,180 500,172 640,178"), 26, 5, (3, 8), (70, 180), 9)
    shade = dry(path("10,184 200,180 420,186 640,182"), 14, 15, (2, 5), (60, 160), 6)
    return paint("w-snow", below) + paint("w-river1", shade, 'opacity=".5"')


def herd() -> str:
    return (
        beasts_of_south.smilodon().copy(6, 112, 96)
        + beasts_of_cold.mammoth().copy(146, 14, 226)
        + beasts_of_cold.rhinoceros().copy(374, 82, 146)
        + beasts_of_cold.elk().copy(522, 40, 126)
        + animals.argentavis().copy(398, 4, 96)
    )


def wide_cover() -> str:
    trees = pine(124, 172, 66, 38, 2) + pine(632, 168, 38, 20, 6)
    grass = tufts(path("110,184 140,186 372,184 390,186 514,184 638,186"), 1, 5)
    return drawing("0 0 648 190", for_cover(snow() + trees + herd() + paint("moss-lo", grass)))
