"""Wonders at life size: `wonder-ID`, and `ghost-ID` for what of one is not built."""

from __future__ import annotations

from brush import Symbol, paint, symbol

from .manner import Ghost
from .wonders import WONDERS

BOX = "0 0 64 62"


def in_words(age: str, tone: str, d: str, extra: str = "") -> str:
    """In the colour of the words."""
    return paint("cur", d, extra)


def symbols() -> list[Symbol]:
    out: list[Symbol] = []
    for name, (_, parts) in WONDERS.items():
        same = f'<use href="#card-{name}" width="64" height="64"/>'
        out.append(symbol(f"wonder-{name}", same, box=BOX))
        out.append(symbol(f"ghost-{name}", Ghost(in_words).paint(parts), box=BOX))
    return out
