"""The printed boards as numbers: banks, card row, what a game begins with."""

from __future__ import annotations

from typing import Final

# The yellow bank. By tokens in it: food for one more worker, food eaten in a turn, and happy faces
# needed. Eighteen have a place; further ones change nothing.
YELLOW_PLACES: Final = 18
FIRST_YELLOW: Final = 18
_FROM_THE_LEFT: Final[list[tuple[int, int, int, int]]] = [
    # tokens, food for a worker, food eaten, happy faces
    (1, 0, 6, 8),
    (2, 7, 4, 7),
    (2, 7, 4, 6),
    (2, 5, 3, 5),
    (2, 5, 3, 4),
    (2, 4, 2, 3),
    (2, 4, 2, 2),
    (4, 3, 1, 1),
    (2, 2, 0, 0),
]
WORKER_COST: Final[list[int]] = [row[1] for row in _FROM_THE_LEFT for _ in range(row[0])]
EATEN: Final[list[int]] = [row[2] for row in _FROM_THE_LEFT for _ in range(row[0])]
FACES_NEEDED: Final[list[int]] = [row[3] for row in _FROM_THE_LEFT for _ in range(row[0])]
MOST_HAPPY: Final = 8

# The blue bank. By tokens in it: resources lost to corruption in a turn.
FIRST_BLUE: Final = 16
CORRUPTION: Final[list[int]] = [6, *[4] * 5, *[2] * 5, 0]


def worker_cost(bank: int) -> int:
    """Food for one more worker; with an empty bank there is none to be had."""
    return WORKER_COST[min(bank, YELLOW_PLACES)]


def eaten(bank: int) -> int:
    return EATEN[min(bank, YELLOW_PLACES)]


def faces_needed(bank: int) -> int:
    return FACES_NEEDED[min(bank, YELLOW_PLACES)]


def corruption(bank: int) -> int:
    return CORRUPTION[min(bank, len(CORRUPTION) - 1)]


# What everybody begins with: technologies and the workers on them.
FIRST_TECHNOLOGIES: Final[list[tuple[str, int]]] = [
    ("agriculture", 2),
    ("bronze", 2),
    ("philosophy", 1),
    ("religion", 0),
    ("warriors", 1),
    ("despotism", 0),
]
FIRST_IDLE: Final = 1

# The card row: what a slot costs in civil actions, and how many leave at the start of a turn.
SLOTS: Final = 13
SLOT_COST: Final[list[int]] = [1] * 5 + [2] * 4 + [3] * 4
SWEPT: Final[list[int]] = [0, 0, 3, 2, 1]  # by players

MORE_EVENTS: Final = 2  # than players, in the first deck of events
MOST_DRAWN: Final = 3  # military cards at the end of a turn
LOST_TOKENS: Final = 2  # yellow ones, when an age ends
CULTURE_PER_HUNGER: Final = 4
CULTURE_FOR_A_LOST_WAR: Final = 7  # whose target has left the game
TACTIC_COST: Final = 1  # military actions to play one
COPY_COST: Final = 2  # and to copy one
