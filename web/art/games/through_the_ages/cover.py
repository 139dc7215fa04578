"""The game in one picture: a cut through time."""

from __future__ import annotations

from brush import drawing

from . import cut

# Where the layers begin, from the newest down; and where the ground ends.
TOPS = [150.0, 188, 226, 264, 300, 314]


def skyline() -> str:
    return cut.wonders(
        ("pyramids", 78, 154, 118),
        ("taj-mahal", 196, 154, 112),
        ("eiffel-tower", 302, 154, 134),
        ("first-space-flight", 402, 154, 120),
    )


def layers() -> str:
    return cut.buried(
        ("tanks", 84, 186, 36),
        ("computers", 180, 186, 34),
        ("movies", 288, 186, 34),
        ("tin", 360, 184, 28),
        ("air-forces", 426, 187, 34),
        ("coal", 62, 224, 36),
        ("scientific-method", 144, 224, 34),
        ("anchor", 222, 224, 30),
        ("cannon", 306, 224, 38),
        ("journalism", 398, 224, 33),
        ("knights", 92, 262, 35),
        ("alchemy", 178, 262, 35),
        ("drama", 262, 262, 35),
        ("swordsmen", 344, 262, 35),
        ("key", 418, 258, 28),
        ("amphora", 70, 298, 33),
        ("philosophy", 150, 298, 36),
        ("agriculture", 232, 299, 36),
        ("warriors", 316, 299, 34),
        ("ammonite", 398, 297, 30),
    )


def cover() -> str:
    return drawing(
        "0 0 480 320",
        cut.sky(6, 474, 6, 150)
        + cut.hills(10, 470, 152, 66)
        + cut.sun(111, 66, 14)
        + skyline()
        + cut.ground(6, 474, TOPS)
        + layers(),
    )
