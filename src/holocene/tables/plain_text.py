"""What people write to each other, without what only steers or covers other text."""

from __future__ import annotations

import unicodedata
from typing import Final

# Letters, marks and signs by their kind, that show nothing: fillers, joiners, blank patterns.
BLANK: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\ufffc"
    "\U00013441\U00013442\U00016fe4\U0001d159"
)
MOST_MARKS: Final = 4  # above or below one letter; the scripts of the world have no more
NON_JOINER, JOINER = "\u200c\u200d"  # part letters of one word, or make one picture of several
FLAG: Final = "\U0001f3f4"  # whose letters are not seen by themselves
LETTERS: Final = frozenset(map(chr, range(0xE0020, 0xE0080)))


def plain_line(text: str) -> str:
    """One line of it: no signs of control, none that turn the writing, no towers of accents.

    Empty where nothing is left that can be seen.
    """
    kept: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", " ".join(text.split())):
        category = unicodedata.category(sign)
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if sign in BLANK or marks > MOST_MARKS or (category[0] == "C" and not _joins(sign, kept)):
            continue
        kept.append(sign)
    line = " ".join("".join(kept).strip(NON_JOINER + JOINER).split())
    return line if is_seen(line) else ""


def is_seen(line: str) -> bool:
    """Whether anything of it shows."""
    return any(unicodedata.category(sign)[0] in "LNPS" and sign not in BLANK for sign in line)


def _joins(sign: str, before: list[str]) -> bool:
    """Whether it makes something of what is before it."""
    if not before:
        return False
    if sign in (NON_JOINER, JOINER):
        return before[-1] not in (" ", NON_JOINER, JOINER)
    return sign in LETTERS and (before[-1] == FLAG or before[-1] in LETTERS)
