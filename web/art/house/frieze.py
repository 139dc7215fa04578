"""The herd that walks by the name of the house."""

from __future__ import annotations

from brush import moved, symbol

from .beasts import aurochs, bird, doe, mammoth, stag
from .marks import BOX, marks


def frieze() -> str:
    hand = symbol("hand", marks()["hand"], box=BOX)
    hands = (
        moved(hand.copy(70, 14, 44), "rotate(-14 92 36)")
        + moved(hand.copy(118, 32, 38), "rotate(8 137 51)")
        + moved(hand.copy(420, 8, 40), "rotate(16 440 28)")
    )
    return (
        doe().copy(2, 112, 92, 60)
        + mammoth().copy(150, 14, 232, 170)
        + aurochs().copy(382, 76, 138, 104)
        + stag().copy(530, 36, 116, 132)
        + f'<g color="var(--red)" opacity=".6">{hands}</g>'
        + bird().copy(470, 34, 30, 11)
        + bird().copy(16, 76, 24, 9)
    )
