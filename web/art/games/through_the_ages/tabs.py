"""Tabs of the ages: each in its own ground, with its number."""

from __future__ import annotations

from brush import Symbol, line, outline, path, stroke, symbol

from .pigments import dye

TAB = path("3,5! 29,4! 29.4,27.6! 2.8,28!")
STROKES = {
    "A": ["9,26 15.6,6!  16.4,6! 23,26", "11.6,19.4 20.4,19.4"],
    "I": ["16,6 16,26"],
    "II": ["12,6 12,26", "20,6 20,26"],
    "III": ["9,6 9,26", "16,6 16,26", "23,6 23,26"],
    "IV": ["9,6 9,26", "14.6,6 19.6,26! 24.6,6"],
}


def tab(age: str) -> Symbol:
    ground = "III" if age == "IV" else age
    ink = "h" if ground == "III" else "k"
    number = "".join(stroke(path(each), 2.8, (0.04, 0.08), 3, tip=0.7) for each in STROKES[age])
    filled = dye(f"{ground}-g", outline(TAB, 1, 3) + _inside())
    return symbol(f"tab-{age}", filled, line(TAB, 2, 3), dye(f"{ground}-{ink}", number))


def _inside() -> str:
    return "M3 5L29 4L29.4 27.6L2.8 28z"


def symbols() -> list[Symbol]:
    return [tab(age) for age in STROKES]
