"""Editions as presets over single switches."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ...core.options import Option, Value

FLAT: Final = "flat-10"
PER_FOOD: Final = "4-per-food"
SECOND_SET: Final = "second-set"
ONE_POINT: Final = "one-point"

EDITIONS: Final[dict[str, dict[str, Value]]] = {
    "mindok-2019": {
        "starvation": FLAT,
        "hunt_reentry": False,
        "green_duplicates": SECOND_SET,
        "box": "2019",
    },
    "riogrande-2008": {
        "starvation": FLAT,
        "hunt_reentry": False,
        "green_duplicates": ONE_POINT,
        "box": "2008",
    },
    "slovak": {
        "starvation": PER_FOOD,
        "hunt_reentry": True,
        "green_duplicates": SECOND_SET,
        "box": "2008",
    },
}

# The box that lies in the shops where a language is spoken.
BOX_OF_LANGUAGE: Final[dict[str, Value]] = {
    "en": "riogrande-2008",
    "cs": "mindok-2019",
    "sk": "slovak",
    "hr": "riogrande-2008",
}

OPTIONS: Final = (
    Option(
        "edition",
        ("mindok-2019", "riogrande-2008", "slovak"),
        "mindok-2019",
        "which printed edition's rules you play by",
        EDITIONS,
        usual=BOX_OF_LANGUAGE,
    ),
    Option(
        "starvation",
        (FLAT, PER_FOOD),
        None,
        "points a hungry tribe loses: 10 flat, or 4 for each missing food",
    ),
    Option(
        "hunt_reentry",
        (False, True),
        None,
        "whether you may add hunters later in the same round",
    ),
    Option(
        "green_duplicates",
        (SECOND_SET, ONE_POINT),
        None,
        "duplicate culture symbols: a second set, squared too, or 1 point each",
    ),
    Option(
        "box",
        ("2019", "2008"),
        None,
        "which box's wooden pieces are shown; they never run out",
    ),
)

# What is in the printed boxes.
BOXES: Final[dict[str, dict[str, int]]] = {
    "2019": {
        "wood": 28, "clay": 18, "stone": 12, "gold": 10, "food": 63, "people": 48, "markers": 0,
    },
    "2008": {
        "wood": 20, "clay": 16, "stone": 12, "gold": 10, "food": 53, "people": 40, "markers": 8,
    },
}  # fmt: skip


class Rules:
    """The switches of one game, as the rules ask for them."""

    __slots__ = ("hunt_reentry", "second_set", "starve_per_food")

    def __init__(self, options: Mapping[str, Value]) -> None:
        self.starve_per_food: Final[bool] = options["starvation"] == PER_FOOD
        self.hunt_reentry: Final[bool] = options["hunt_reentry"] is True
        self.second_set: Final[bool] = options["green_duplicates"] == SECOND_SET
