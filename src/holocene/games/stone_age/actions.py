"""Every action of Stone Age, made once."""

from __future__ import annotations

from typing import Final, final

from ...core.action import Action
from .components import (
    FOREST,
    HUNT,
    HUT,
    MARKET_FACES,
    MOST_PEOPLE,
    ONE_USE_VALUES,
    PLACE_NAMES,
    PLACES,
    RESOURCE_ROOM,
    RESOURCES,
    RIVER,
    TOOL_TILES,
    WORTH,
)

GAME: Final = "stone-age"
MOST_PAID: Final = 10  # ten people without food
SIDE: Final = MOST_PAID + 1


@final
class Place(Action):
    """Send people to a place."""

    __slots__ = ("count", "place")

    def __init__(self, index: int, place: int, count: int) -> None:
        several = f" {count}" if HUNT <= place <= RIVER else ""
        super().__init__(GAME, index, "place", f"place {PLACE_NAMES[place]}{several}")
        self.place: Final = place
        self.count: Final = count

    def arguments(self) -> dict[str, object]:
        return {"place": PLACE_NAMES[self.place], "count": self.count}


@final
class Use(Action):
    """Use the people at a place."""

    __slots__ = ("place",)

    def __init__(self, index: int, place: int) -> None:
        super().__init__(GAME, index, "use", f"use {PLACE_NAMES[place]}")
        self.place: Final = place

    def arguments(self) -> dict[str, object]:
        return {"place": PLACE_NAMES[self.place]}


@final
class Pay(Action):
    """Give resources: for a card, for a building, or in place of food."""

    __slots__ = ("amounts", "kinds", "total", "worth")

    def __init__(self, index: int, amounts: list[int]) -> None:
        super().__init__(GAME, index, "pay", f"pay {mix(amounts)}")
        self.amounts: Final = amounts
        self.total: Final = sum(amounts)
        self.kinds: Final = sum(1 for amount in amounts if amount)
        self.worth: Final = sum(n * worth for n, worth in zip(amounts, WORTH, strict=True))

    def arguments(self) -> dict[str, object]:
        return dict(zip(RESOURCES, self.amounts, strict=True))


@final
class Decline(Action):
    """Leave it."""

    __slots__ = ()

    def __init__(self, index: int) -> None:
        super().__init__(GAME, index, "decline", "decline")


@final
class AddTools(Action):
    """Add tools to a roll. Bits 0 to 2 are the tool tiles, 3 to 5 the one-use tools."""

    __slots__ = ("tools",)

    def __init__(self, index: int, tools: int) -> None:
        names = [name for bit, name in enumerate(TOOL_NAMES) if tools >> bit & 1]
        super().__init__(GAME, index, "add", f"add {' '.join(names) or 'nothing'}")
        self.tools: Final = tools

    def arguments(self) -> dict[str, object]:
        return {"tools": [name for bit, name in enumerate(TOOL_NAMES) if self.tools >> bit & 1]}


@final
class Pick(Action):
    """Take a market die."""

    __slots__ = ("face",)

    def __init__(self, index: int, face: int) -> None:
        super().__init__(GAME, index, "pick", f"pick {MARKET_FACES[face]}")
        self.face: Final = face

    def arguments(self) -> dict[str, object]:
        return {"face": MARKET_FACES[self.face]}


@final
class TakeTwo(Action):
    """Take any two resources by the card that grants them."""

    __slots__ = ("first", "second")

    def __init__(self, index: int, first: int, second: int) -> None:
        text = f"take {RESOURCES[first]} {RESOURCES[second]}"
        super().__init__(GAME, index, "take", text)
        self.first: Final = first
        self.second: Final = second

    def arguments(self) -> dict[str, object]:
        return {"first": RESOURCES[self.first], "second": RESOURCES[self.second]}


TOOL_NAMES: Final = [f"tool-{tile + 1}" for tile in range(TOOL_TILES)] + [
    f"once-{value}" for value in ONE_USE_VALUES
]


def mix(amounts: list[int]) -> str:
    """Resources in words: `2 wood 1 gold`."""
    parts = [f"{n} {name}" for n, name in zip(amounts, RESOURCES, strict=True) if n]
    return " ".join(parts) or "nothing"


def _room(place: int) -> list[int]:
    if place == HUNT:
        return list(range(1, MOST_PEOPLE + 1))
    if FOREST <= place <= RIVER:
        return list(range(1, RESOURCE_ROOM + 1))
    return [2] if place == HUT else [1]


def _mixes() -> list[list[int]]:
    """All payments of up to ten resources, in lexical order."""
    return [
        [wood, clay, stone, gold]
        for wood in range(SIDE)
        for clay in range(SIDE - wood)
        for stone in range(SIDE - wood - clay)
        for gold in range(SIDE - wood - clay - stone)
    ]


ACTIONS: Final[list[Action]] = []

# PLACE[place][count - 1]; of one entry where the count is fixed.
PLACE: Final[list[list[Place]]] = []
for _place in range(PLACES):
    PLACE.append([])
    for _count in _room(_place):
        PLACE[_place].append(Place(len(ACTIONS), _place, _count))
        ACTIONS.append(PLACE[_place][-1])

USE: Final[list[Use]] = []
for _place in range(PLACES):
    USE.append(Use(len(ACTIONS), _place))
    ACTIONS.append(USE[-1])

# PAY[((wood * SIDE + clay) * SIDE + stone) * SIDE + gold]; only mixes of up to ten are real.
PAY_NOTHING: Final = Pay(len(ACTIONS), [0, 0, 0, 0])
PAY: Final[list[Pay]] = [PAY_NOTHING] * SIDE**4
for _amounts in _mixes():
    _at = ((_amounts[0] * SIDE + _amounts[1]) * SIDE + _amounts[2]) * SIDE + _amounts[3]
    if _at:
        PAY[_at] = Pay(len(ACTIONS), _amounts)
    ACTIONS.append(PAY[_at])

DECLINE: Final = Decline(len(ACTIONS))
ACTIONS.append(DECLINE)

ADD: Final[list[AddTools]] = []
for _tools in range(64):
    ADD.append(AddTools(len(ACTIONS), _tools))
    ACTIONS.append(ADD[-1])

PICK: Final[list[Pick]] = []
for _face in range(len(MARKET_FACES)):
    PICK.append(Pick(len(ACTIONS), _face))
    ACTIONS.append(PICK[-1])

# Last, because every decision of the card's owner offers them after its own choices.
TAKE_TWO: Final[list[Action]] = []
for _first in range(len(RESOURCES)):
    for _second in range(_first, len(RESOURCES)):
        TAKE_TWO.append(TakeTwo(len(ACTIONS), _first, _second))
        ACTIONS.append(TAKE_TWO[-1])
