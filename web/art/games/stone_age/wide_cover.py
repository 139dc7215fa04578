"""The herd that walks by: for the wide space where this game is alone in the house."""

from __future__ import annotations

from brush import drawing, moved
from house.marks import marks

from . import beasts


def wide_cover() -> str:
    return drawing("0 0 648 190", herd() + hands() + birds())


def herd() -> str:
    return (
        beasts.doe().copy(2, 112, 91.9)
        + beasts.mammoth().copy(150.3, 14, 231.5)
        + beasts.aurochs().copy(382, 76, 137.8)
        + beasts.stag().copy(530, 36.4, 116)
    )


def birds() -> str:
    bird = beasts.bird()
    return bird.copy(470, 34.2, 30) + bird.copy(16, 76.3, 24)


def hands() -> str:
    hand = marks()["hand"]
    return (
        '<g color="var(--red)" opacity=".6">'
        + moved(hand, "rotate(-14 92 36) translate(70 14) scale(1.833)")
        + moved(hand, "rotate(8 137 51) translate(118 32) scale(1.583)")
        + moved(hand, "rotate(16 440 28) translate(420 8) scale(1.667)")
        + "</g>"
    )
