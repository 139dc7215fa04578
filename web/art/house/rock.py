"""The rock behind everything: its stains and its cracks."""

from __future__ import annotations

from typing import NamedTuple

from brush import Files, Pigment, paint, paths, strokes, tile


class Rock(NamedTuple):
    size: int
    frequency: str
    octaves: int
    seed: int
    day: Pigment
    night: Pigment


ROCKS = {
    "stain": Rock(
        900, ".0045 .007", 3, 4, Pigment("8A5A24", 1.9, -0.86), Pigment("6A4420", 1.6, -0.74)
    ),
    "grain": Rock(220, ".55", 2, 7, Pigment("4A2E14", 0.9, -0.40), Pigment("000000", 1.2, -0.46)),
    "speck": Rock(260, ".42 .5", 3, 9, Pigment("F1E2C2", 7, -3.55), Pigment("F1D9A8", 7, -3.55)),
}


def tiles() -> Files:
    out: Files = {}
    for name, (size, frequency, octaves, seed, day, night) in ROCKS.items():
        out[f"{name}-day.svg"] = tile(size, frequency, octaves, seed, day)
        out[f"{name}-night.svg"] = tile(size, frequency, octaves, seed, night)
    return out


def wall() -> str:
    cracks = paths(
        "0,30 60,44 110,36 190,52 240,46 / 108,36 122,60 116,84 / 560,0 572,22 560,40 "
        "578,58 / 1020,0 1008,18 1022,36 1014,58 1030,70 / 1018,34 1046,42 1060,38 / "
        "1440,480 1424,470 1416,450 / 0,520 10,560 4,600 14,640 / 1110,880 1104,840 "
        "1112,800 / 350,900 356,880 348,862"
    )
    return paint("crack", strokes(cracks, 2.6, (0.03, 0.75), 5, jit=0.4))
