"""The vocabulary of effects: one word for each icon of the rulebook.

They are numbered as their actions are, so that whoever lists choices op by op lists them sorted.
"""

from __future__ import annotations

from typing import Final

# With a choice of what, or which may be left alone.
TRIBE_HAND: Final = 0
CULTURE_HAND: Final = 1
CAMP: Final = 2
MOVE: Final = 3
ANIMAL_REVEAL: Final = 4  # at once, but where it is an action of a column
ANIMAL_TAKE: Final = 5
TRIBE_DISCARD: Final = 6
BURY: Final = 7
SACRED_STONE: Final = 8
VILLAGE: Final = 9
ANIMAL_USE: Final = 10
# The ladder of lesser rewards, from the top.
MEGALITH: Final = 11
DRAW: Final = 12
IDOL: Final = 13
TOOL: Final = 14
FOOD: Final = 15
MAX_FOOD: Final = 16
# At once.
LABOUR: Final = 17
VP: Final = 18
ANIMAL_TOP: Final = 19
# Only as a price.
DISCARD_HAND: Final = 20

OPS: Final[list[str]] = [
    "tribe_hand", "culture_hand", "camp", "move", "animal_reveal", "animal_take", "tribe_discard",
    "bury", "sacred_stone", "village", "animal_use", "megalith", "draw", "idol", "tool", "food",
    "max_food", "labour", "vp", "animal_top", "discard_hand",
]  # fmt: skip
OP_BY_NAME: Final[dict[str, int]] = {name: op for op, name in enumerate(OPS)}
DUE_OPS: Final = MAX_FOOD + 1  # what can be due to somebody: those before this one
LADDER: Final = MEGALITH  # where the ladder begins; it ends with food
GAINED: Final[list[str]] = [op for op in OPS if op != "discard_hand"]
PRICED: Final = ("food", "tool", "labour", "discard_hand")  # what can be paid
# What can be done again and again in a column, what there once.
TOP_OPS: Final = ("tribe_hand", "culture_hand", "camp", "move", "animal_reveal", "animal_take")
MIDDLE_OPS: Final = ("tribe_discard", "bury", "sacred_stone", "village", "animal_use")

COLUMNS: Final = 4
REST: Final = COLUMNS  # the place after the columns
PLACES: Final = COLUMNS + 1
COLUMN_IDS: Final[list[str]] = ["rite-of-passage", "develop", "migrate", "hunt"]
PLACE_IDS: Final[list[str]] = [*COLUMN_IDS, "rest"]
