"""Pacts, and cards that help in defence or to colonize."""

from __future__ import annotations

from .parts import Parts, detail, line, shape

HANDS: Parts = [
    shape("b", "0,24! 14,18! 18,42! 2,46!"),
    shape("a", "64,24! 50,18! 46,42! 62,46!"),
    shape("s", "16,22! 26,20 34,26! 44,36 44,42 38,46 30,44 17,40!"),
    shape("s", "48,22! 38,18 30,24! 24,32 28,35! 34,30 38,30! 47,40!"),
    detail("34,44 31,40 28,39 / 39,44 36,39 33,37 / 43,40 40,36 38,34", w=1.4),
]

BONUS: Parts = [
    shape("b", "2,14! 30,14! 30,58! 12,50 4,38"),
    shape("h", "34,14! 52,16 58,36! 34,38!"),
    shape("a", "34,42! 62,40! 58,54 50,58! 38,58! 35,50"),
    line("34,8 34,44", 2.4),
    detail("10,24 22,24 / 10,32 24,32", w=1.8),
]
