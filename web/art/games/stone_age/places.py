"""Where the places lie, and the light about them, for the client to lay buttons and people on."""

from __future__ import annotations

from typing import NamedTuple

from brush import Points, aura, ellipse, path

from . import river

SMALL = 0.58  # the phone's board is drawn that much smaller


class Place(NamedTuple):
    """Corner and size on the wide board (1104 x 488), corner on the phone's (390 x 376), and where
    its name stands in percent of the place, wide and phone."""

    wide: tuple[int, int, int, int]
    phone: tuple[int, int]
    tag: tuple[int, int]
    phone_tag: tuple[int, int]
    rings: str = ""


PLACES = {
    "hunt": Place((10, 10, 340, 240), (4, 10), (49, 99), (31, 7)),
    "forest": Place(
        (372, 18, 255, 225),
        (2, 130),
        (46, 104),
        (46, 104),
        "58,180 98,180 138,180 178,180 78,205 118,205 158,205",
    ),
    "clay-pit": Place(
        (638, 74, 200, 170),
        (152, 118),
        (50, 104),
        (50, 104),
        "19,106 34,128 63,145 100,151 137,145 166,128 181,106",
    ),
    "quarry": Place(
        (846, 2, 260, 235),
        (236, 4),
        (80, 100),
        (25, 14),
        "60,194 104,194 148,194 192,194 82,217 126,217 170,217",
    ),
    "river": Place((850, 245, 254, 243), (250, 150), (82, 96), (67, 101)),
    "toolmaker": Place((14, 276, 180, 200), (-3, 252), (51, 95), (52, 93), "92,160"),
    "hut": Place((202, 270, 180, 200), (82, 252), (51, 98), (51, 93), "70,160 114,160"),
    "field": Place((650, 288, 180, 200), (168, 254), (51, 91), (51, 91), "92,158"),
}
STONES = river.rings(850, 245)


def grounds() -> dict[str, Points]:
    """What glows when one may go there."""
    return {
        "hunt": ellipse(166, 200, 138, 34, 16, 3, 0.03),
        "forest": ellipse(118, 191, 104, 36, 16, 3, 0.03),
        "clay-pit": ellipse(100, 94, 108, 70, 16, 3, 0.02),
        "quarry": ellipse(126, 204, 108, 34, 16, 3, 0.03),
        "river": river.ground(STONES),
        "toolmaker": ellipse(92, 160, 34, 18, 12, 3, 0.03),
        "hut": ellipse(92, 160, 54, 20, 14, 3, 0.03),
        "field": ellipse(92, 158, 34, 18, 12, 3, 0.03),
    }


def places() -> dict[str, dict[str, object]]:
    out: dict[str, dict[str, object]] = {}
    for name, place in PLACES.items():
        rings = [(int(x), int(y)) for x, y in path(place.rings)]
        out[name] = {
            "wide": place.wide,
            "phone": (*place.phone, SMALL),
            "tag": place.tag,
            "phoneTag": place.phone_tag,
            "rings": STONES if name == "river" else rings,
        }
    return out


def auras() -> dict[str, object]:
    """The light of each place: apart from where things are, which is needed before any paint."""
    return {name: aura(ground) for name, ground in grounds().items()}
