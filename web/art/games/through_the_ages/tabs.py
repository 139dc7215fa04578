"""Tabs of the ages: each in its own ground, with its number."""

from __future__ import annotations

from brush import Symbol, blob, line, path, paths, stroke, symbol

from .pigments import dye

TAB = path("3,5! 29,4! 29.4,27.6! 2.8,28!")
NUMBERS = {
    "A": "9,26 15.6,6! 16.4,6! 23,26 / 11.6,19.4 20.4,19.4",
    "I": "16,6 16,26",
    "II": "12,6 12,26 / 20,6 20,26",
    "III": "9,6 9,26 / 16,6 16,26 / 23,6 23,26",
    "IV": "9,6 9,26 / 14.6,6 19.6,26! 24.6,6",
}


def tab(age: str, number: str) -> Symbol:
    """Age IV has no cards, and no manner of its own."""
    manner = "III" if age == "IV" else age
    ink = "h" if manner == "III" else "k"
    drawn = "".join(stroke(each, 2.8, (0.04, 0.08), 3, tip=0.7) for each in paths(number))
    return symbol(
        f"tab-{age}",
        dye(f"{manner}-g", blob(TAB, 0.2, 3, 4)),
        line(TAB, 2, 3),
        dye(f"{manner}-{ink}", drawn),
    )


def symbols() -> list[Symbol]:
    return [tab(age, number) for age, number in NUMBERS.items()]
