"""Passwords that are tried first by whoever wants to be somebody else."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from itertools import pairwise
from typing import Final

from ..tables.refusal import Refusal
from .names import folded

FEW: Final = 3  # different signs: so few make no password, however often they come
FEWEST_DIGITS: Final = 12  # of a password that has nothing else: less is a date or a telephone
AROUND: Final = "0123456789!?.,*#@$%&+_- "  # what is put around a word to make it another


def check_password(password: str, name: str = "") -> None:
    """Refuse what is guessed within the first thousand tries."""
    own, word = folded(name), folded(password)
    by_name = word == own or (_bare(own) != "" and _bare(own) == _bare(word))
    if by_name or is_common(password):
        raise Refusal("weak-password", "this password is among the first that are tried")


def is_common(password: str) -> bool:
    word = folded(password)
    return (
        len(set(word)) <= FEW
        or (word.isdigit() and len(word) < FEWEST_DIGITS)
        or _is_run(word)
        or word in (word + word)[1:-1]  # the same again and again
        or not {word, _bare(word)}.isdisjoint(_known())
    )


def _is_run(word: str) -> bool:
    """One after the other, up or down: abcdefgh."""
    return len({ord(after) - ord(sign) for sign, after in pairwise(word)}) <= 1


def _bare(word: str) -> str:
    return word.strip(AROUND)


@cache
def _known() -> frozenset[str]:
    """The most common ones, of lists that were made public, and words that people here use."""
    text = (files(__package__) / "common_passwords.txt").read_text("utf-8")
    words = frozenset(text.split())
    return words | {bare for word in words if len(bare := _bare(word)) >= 5}
