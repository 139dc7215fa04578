"""What views, events, hints and pieces have in common: ages, reasons, and what is counted."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

Age = Literal["A", "I", "II", "III", "IV"]
What = Literal[
    "food", "resources", "science", "culture", "population", "yellow", "blue", "civil"
]  # fmt: skip
# What decides whom an event concerns.
Ranking = Literal["strength", "culture", "happy", "discontent"]
# Why something cannot be done.
Reason = Literal[
    "empty", "actions", "hand-full", "owned", "leader-of-age", "site-taken", "no-site",
    "stages-left", "tokens", "bank-empty", "food", "resources", "science",
    "partner-science", "no-idle-worker", "no-worker-there", "urban-limit", "once-a-turn",
    "actions-spent", "fresh", "nothing-to-do", "peaceful-leader", "peace", "too-weak",
    "last-round", "safe-from-war",
]  # fmt: skip


class Numbers(TypedDict):
    """What is counted of a civilization."""

    science: int  # points
    culture: int
    science_rate: int
    culture_rate: int
    strength: int
    happy: int
    discontent: int
    idle: int
    yellow: int  # tokens in the bank
    blue: int
    food_made: int  # at the end of a turn
    resources_made: int
    eaten: int
    corruption: int
    urban_limit: int


class Change(TypedDict, total=False):
    """What becomes more or, below zero, less; what stays as it is is left out."""

    civil: int
    military: int
    food: int
    resources: int
    science: int
    culture: int
    science_rate: int
    culture_rate: int
    strength: int
    happy: int
    discontent: int
    idle: int
    yellow: int
    blue: int
    food_made: int
    resources_made: int
    eaten: int
    corruption: int
    civil_total: int
    military_total: int
    urban_limit: int
    colonization: int
