"""Editions as presets over single switches."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ...core.options import Option, Value

FLAT: Final = "flat-10"
PER_FOOD: Final = "4-per-food"
SECOND_SET: Final = "second-set"
ONE_POINT: Final = "one-point"
NO_POINTS: Final = "no-points"
FIRST: Final = "first"
CHOOSE: Final = "choose"
SUM: Final = "sum"
IN_ORDER: Final = "in-order"

EDITIONS: Final[dict[str, dict[str, Value]]] = {
    "mindok-2019": {
        "starvation": FLAT,
        "hunt_reentry": False,
        "green_duplicates": SECOND_SET,
        "raise_tools": FIRST,
        "box": "2019",
    },
    "riogrande-2008": {
        "starvation": FLAT,
        "hunt_reentry": False,
        "green_duplicates": ONE_POINT,
        "raise_tools": CHOOSE,
        "box": "2008",
    },
    "slovak": {
        "starvation": PER_FOOD,
        "hunt_reentry": True,
        "green_duplicates": SECOND_SET,
        "raise_tools": CHOOSE,
        "box": "2008",
    },
}

OPTIONS: Final = (
    Option(
        "edition",
        ("mindok-2019", "riogrande-2008", "slovak"),
        "mindok-2019",
        "which printed edition's rules you play by",
        EDITIONS,
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
        (SECOND_SET, ONE_POINT, NO_POINTS),
        None,
        "second copies of culture symbols: a second set squared, 1 point each, or no points; "
        "the Slovak book is silent about them",
    ),
    Option(
        "raise_tools",
        (FIRST, CHOOSE),
        None,
        "which of the lowest tool tiles a new tool raises: the first, or one the player chooses",
        before=FIRST,
        asked=True,
    ),
    Option(
        "count_one_use_tools",
        (False, True),
        False,
        "whether unused one-use tools count for tool makers at the end; no book says it",
    ),
    Option(
        "tie_break",
        (SUM, IN_ORDER),
        SUM,
        "among equals the highest sum of agriculture, tools and people wins, or the first of the "
        "three in which somebody has most; the Croatian book can be read either way",
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

    __slots__ = (
        "choose_raised", "count_one_use", "hunt_reentry", "one_point", "second_set",
        "starve_per_food", "tie_in_order",
    )  # fmt: skip

    def __init__(self, options: Mapping[str, Value]) -> None:
        self.starve_per_food: Final[bool] = options["starvation"] == PER_FOOD
        self.hunt_reentry: Final[bool] = options["hunt_reentry"] is True
        self.second_set: Final[bool] = options["green_duplicates"] == SECOND_SET
        self.one_point: Final[bool] = options["green_duplicates"] == ONE_POINT
        self.choose_raised: Final[bool] = options["raise_tools"] == CHOOSE
        self.count_one_use: Final[bool] = options["count_one_use_tools"] is True
        self.tie_in_order: Final[bool] = options["tie_break"] == IN_ORDER
