"""Pictures of Stone Age."""

from __future__ import annotations

import json

from brush import Files, Sheet, drawing
from house.beasts import horse

from . import beasts, bits, culture, dice, furniture, goods, people, pits, village, workers
from .cover import cover
from .ground_tall import tall
from .ground_wide import wide
from .ledge import ledge
from .places import auras, places
from .wide_cover import wide_cover
from .woods import forest


def icons() -> Sheet:
    return Sheet(
        [
            horse(),
            *culture.symbols(),
            *people.symbols(),
            *dice.symbols(),
            *furniture.symbols(),
            *goods.symbols(),
            *workers.symbols(),
        ]
    )


def land() -> Sheet:
    """What the boards are painted with."""
    return Sheet(
        [*beasts.symbols(), *bits.symbols(), forest(), *pits.symbols(), *village.symbols()]
    )


def files() -> Files:
    painted = land()
    shelf = ' class="ledge" preserveAspectRatio="none"'
    return {
        "icons.svg": icons().svg(),
        "land.svg": painted.svg(),
        "wide.svg": drawing("0 0 1104 488", wide(painted), ' class="art"'),
        "tall.svg": drawing("0 0 390 376", tall(painted), ' class="art"'),
        "ledge.svg": drawing("0 0 1110 42", ledge(), shelf),
        "places.json": json.dumps(places(), separators=(",", ":")),
        "auras.json": json.dumps(auras(), separators=(",", ":")),
        "cover.svg": cover(),
        "wide-cover.svg": wide_cover(),
    }
