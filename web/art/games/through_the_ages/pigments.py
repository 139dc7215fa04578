"""Pigments of this game's own. A drawing names a custom property, which the game's style sheet sets
by day and by night; inside a symbol no selector of a game would reach."""

from __future__ import annotations

from typing import Protocol


class Pigments(Protocol):
    """Gives a tone of an age its colour."""

    def __call__(self, age: str, tone: str, d: str, extra: str = "") -> str: ...


def dye(name: str, d: str, extra: str = "") -> str:
    """Filled with one's own pigment; strokes may cross."""
    return _dyed("dye", name, d, extra)


def contour(name: str, d: str, extra: str = "") -> str:
    """The same for what has an inside, such as an outline."""
    return _dyed("cur", name, d, extra)


def _dyed(cls: str, name: str, d: str, extra: str) -> str:
    more = f" {extra}" if extra else ""
    return f'<path class="{cls}" color="var(--{name})" d="{d}"{more}/>'


def of_the_age(age: str, tone: str, d: str, extra: str = "") -> str:
    """As the table shows it: `--A-k` is the black of clay."""
    return dye(f"{age}-{_clay(age, tone)}", d, extra)


def _clay(age: str, tone: str) -> str:
    """Figures on clay are black, whatever they are."""
    return "k" if age == "A" and tone in "as" else tone
