"""Whether two names look alike: by the tables of Unicode (UTS 39), as a kept library has them."""

from __future__ import annotations

import unicodedata
from functools import cache
from typing import Final

from confusable_homoglyphs.confusables import confusables_data

MOST: Final = 200  # signs, which is what the database has room for
MARK: Final = "\u200e"  # which the library puts around what is written from right to left


def look(name: str) -> str:
    """The same for all names that one would take for this one.

    Before capital letters are made small, for a capital I is an l to the eye, and after that.
    """
    return skeleton(skeleton(name).casefold())[:MOST]


def skeleton(text: str) -> str:
    table = _prototypes()
    apart = unicodedata.normalize("NFD", text)
    return unicodedata.normalize("NFD", "".join(table.get(sign, sign) for sign in apart))


@cache
def _prototypes() -> dict[str, str]:
    """For each sign the one, or the few, that stand for all that look like it.

    The library tells pairs, both ways: those of single signs make heaps, of which the first stands
    for all.
    """
    pairs = {
        sign.strip(MARK): [like["c"].strip(MARK) for like in likes]
        for sign, likes in confusables_data.items()
    }
    singles = {sign: likes for sign, likes in pairs.items() if len(sign) == 1}
    heaps: dict[str, str] = {}
    for sign in sorted(singles):
        if sign not in heaps:
            heaps.update(dict.fromkeys(_heap(sign, singles), sign))
    several = {
        sign: "".join(heaps.get(part, part) for part in like)
        for sign, likes in singles.items()
        for like in likes
        if len(like) > 1
    }
    return {**heaps, **several}


def _heap(sign: str, singles: dict[str, list[str]]) -> set[str]:
    """All that look like this one, or like something that does."""
    found, new = {sign}, [sign]
    while new:
        likes = {like for like in singles.get(new.pop(), ()) if len(like) == 1}
        new += likes - found
        found |= likes
    return found
