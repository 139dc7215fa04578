"""Every action of Stone Age, made once."""

from __future__ import annotations

from typing import Final, final

from ...core.action import Action, ActionList
from .components import (
    HUNT,
    MARKET_FACES,
    MOST_PEOPLE,
    ONE_USE_VALUES,
    PLACE_NAMES,
    PLACES,
    RESOURCES,
    RIVER,
    ROOM,
    TOOL_TILES,
    WORTH,
    Resource,
)

GAME: Final = "stone-age"
MOST_PAID: Final = 10  # ten people without food
SIDE: Final = MOST_PAID + 1
TOOL_NAMES: Final = [f"tool-{tile + 1}" for tile in range(TOOL_TILES)] + [
    f"once-{value}" for value in ONE_USE_VALUES
]


@final
class Place(Action):
    """Send people to a place."""

    __slots__ = ("count", "place")

    def __init__(self, game: str, index: int, place: int, count: int) -> None:
        name = PLACE_NAMES[place]
        text = None if HUNT <= place <= RIVER else f"place {name}"  # elsewhere the count is fixed
        super().__init__(game, index, "place", {"place": name, "count": count}, text)
        self.place: Final = place
        self.count: Final = count


@final
class Use(Action):
    """Use the people at a place."""

    __slots__ = ("place",)

    def __init__(self, game: str, index: int, place: int) -> None:
        super().__init__(game, index, "use", {"place": PLACE_NAMES[place]})
        self.place: Final = place


@final
class Pay(Action):
    """Give resources: for a card, for a building, or in place of food."""

    __slots__ = ("amounts", "given", "kinds", "total", "worth")

    def __init__(self, game: str, index: int, amounts: list[int]) -> None:
        given = {name: n for name, n in zip(RESOURCES, amounts, strict=True) if n}
        mix = " ".join(f"{n} {name}" for name, n in given.items()) or "nothing"
        arguments: dict[str, object] = dict(zip(RESOURCES, amounts, strict=True))
        super().__init__(game, index, "pay", arguments, f"pay {mix}")
        self.amounts: Final = amounts
        self.given: Final[dict[Resource, int]] = given  # those of which there are any
        self.total: Final = sum(amounts)
        self.kinds: Final = len(given)
        self.worth: Final = sum(n * worth for n, worth in zip(amounts, WORTH, strict=True))


@final
class Decline(Action):
    """Leave it."""

    __slots__ = ()

    def __init__(self, game: str, index: int) -> None:
        super().__init__(game, index, "decline")


@final
class AddTools(Action):
    """Add tools to a roll. Bits 0 to 2 are the tool tiles, 3 to 5 the one-use tools."""

    __slots__ = ("names", "tools")

    def __init__(self, game: str, index: int, tools: int) -> None:
        names = [name for bit, name in enumerate(TOOL_NAMES) if tools >> bit & 1]
        text = f"add {' '.join(names) or 'nothing'}"
        super().__init__(game, index, "add", {"tools": names}, text)
        self.tools: Final = tools
        self.names: Final = names


@final
class Pick(Action):
    """Take a market die."""

    __slots__ = ("face",)

    def __init__(self, game: str, index: int, face: int) -> None:
        super().__init__(game, index, "pick", {"face": MARKET_FACES[face]})
        self.face: Final = face


@final
class TakeTwo(Action):
    """Take any two resources by the card that grants them."""

    __slots__ = ("first", "second")

    def __init__(self, game: str, index: int, first: int, second: int) -> None:
        arguments: dict[str, object] = {"first": RESOURCES[first], "second": RESOURCES[second]}
        super().__init__(game, index, "take", arguments)
        self.first: Final = first
        self.second: Final = second


@final
class Raise(Action):
    """Raise a tool tile: of the lowest ones, a ready or a used one."""

    __slots__ = ("tile",)

    def __init__(self, game: str, index: int, tile: int) -> None:
        super().__init__(game, index, "raise", {"tool": TOOL_NAMES[tile]}, f"raise {tile + 1}")
        self.tile: Final = tile


def _counts(place: int) -> list[int]:
    """How many people can be sent to a place: up to its room where dice are rolled, else all."""
    most = ROOM[place] or MOST_PEOPLE
    return list(range(1 if HUNT <= place <= RIVER else most, most + 1))


def _mixes() -> list[list[int]]:
    """All payments of up to ten resources, in lexical order."""
    return [
        [wood, clay, stone, gold]
        for wood in range(SIDE)
        for clay in range(SIDE - wood)
        for stone in range(SIDE - wood - clay)
        for gold in range(SIDE - wood - clay - stone)
    ]


def _by_amounts(mixes: list[Pay]) -> list[Pay]:
    """PAY[((wood * SIDE + clay) * SIDE + stone) * SIDE + gold]; mixes of over ten are not real."""
    out = [mixes[0]] * SIDE**4
    for mix in mixes:
        wood, clay, stone, gold = mix.amounts
        out[((wood * SIDE + clay) * SIDE + stone) * SIDE + gold] = mix
    return out


ACTIONS: Final = ActionList(GAME)

# PLACE[place][count - 1]; of one entry where the count is fixed.
PLACE: Final[list[list[Place]]] = [
    [ACTIONS.make(Place, place, count) for count in _counts(place)] for place in range(PLACES)
]
# PLACE_UP_TO[place][count]: those with at most so many people.
PLACE_UP_TO: Final[list[list[list[Place]]]] = [
    [places[:count] for count in range(len(places) + 1)] for places in PLACE
]
USE: Final[list[Use]] = [ACTIONS.make(Use, place) for place in range(PLACES)]
PAY: Final[list[Pay]] = _by_amounts([ACTIONS.make(Pay, amounts) for amounts in _mixes()])
PAY_NOTHING: Final[Pay] = PAY[0]
DECLINE: Final[Decline] = ACTIONS.make(Decline)
ADD: Final[list[AddTools]] = [ACTIONS.make(AddTools, tools) for tools in range(64)]
PICK: Final[list[Pick]] = [ACTIONS.make(Pick, face) for face in range(len(MARKET_FACES))]

# Decisions of the card's owner offer them after their own choices.
TAKE_TWO: Final[list[Action]] = [
    ACTIONS.make(TakeTwo, first, second)
    for first in range(len(RESOURCES))
    for second in range(first, len(RESOURCES))
]

# Came later than all others, whose index must not change.
RAISE: Final[list[Action]] = [ACTIONS.make(Raise, tile) for tile in range(TOOL_TILES)]
