"""The cut again, for the wide space where this game is alone in the house."""

from __future__ import annotations

from brush import drawing

from . import cut

TOPS = [111.0, 130, 148, 166, 182, 188]


def skyline() -> str:
    return cut.wonders(
        ("pyramids", 54, 114, 88),
        ("colossus", 128, 114, 92),
        ("library-of-alexandria", 204, 114, 82),
        ("st-peters-basilica", 288, 114, 92),
        ("taj-mahal", 370, 114, 86),
        ("eiffel-tower", 446, 114, 106),
        ("kremlin", 520, 114, 86),
        ("first-space-flight", 596, 114, 96),
    )


def layers() -> str:
    return cut.buried(
        ("amphora", 64, 181, 18),
        ("coin", 168, 180, 16),
        ("column", 282, 181, 17),
        ("shard", 404, 180, 17),
        ("ammonite", 540, 180, 16),
        ("helmet", 112, 164, 17),
        ("blade", 330, 164, 18),
        ("key", 490, 163, 18),
        ("anchor", 216, 147, 17),
        ("cog", 436, 146, 16),
        ("tin", 92, 129, 17),
        ("bottle", 372, 129, 18),
        ("cog", 588, 146, 16),
    )


def wide_cover() -> str:
    return drawing(
        "0 0 648 190",
        cut.sky(4, 644, 3, 111)
        + cut.hills(8, 640, 114, 46)
        + cut.sun(78.8, 48, 10)
        + skyline()
        + cut.ground(4, 644, TOPS)
        + layers(),
    )
