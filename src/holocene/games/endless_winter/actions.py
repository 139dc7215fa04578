"""Every action, made once for a set of components.

All are of one class: what an action is about is an op of the vocabulary, or one of the verbs that
follow them, and up to two numbers. They are made in the order in which decisions list them.
"""

from __future__ import annotations

from typing import Final, final

from ...core.action import Action, ActionList
from ...core.layout import NOTHING
from .components import Components
from .land import HEX_NAMES, HEXES, JUNCTION_NAMES, SITES, STEPS
from .ops import (
    ANIMAL_REVEAL,
    ANIMAL_TAKE,
    ANIMAL_USE,
    BURY,
    CAMP,
    CULTURE_HAND,
    DRAW,
    FOOD,
    IDOL,
    MAX_FOOD,
    MEGALITH,
    MOVE,
    OPS,
    PLACE_IDS,
    PLACES,
    SACRED_STONE,
    TOOL,
    TRIBE_DISCARD,
    TRIBE_HAND,
    VILLAGE,
)
from .plan import Plan

GAME: Final = "endless-winter"
MOST_SEATS: Final = 4
SIDES: Final[list[str]] = ["a", "b"]
# Verbs that are no op.
TAKE_CHIEF: Final = 30
TAKE_SIDE: Final = 31
TAKE_SETUP: Final = 32
PLAY: Final = 33
USE: Final = 34
CHIEF: Final = 35
PLACE: Final = 36
EAT: Final = 37
SWAP: Final = 38
REWARD: Final = 39
GATHER: Final = 40
PILE: Final = 41
DISCARD: Final = 42
TOKEN: Final = 43
SKIP: Final = 44
DONE: Final = 45

CHIEF_FIGURE: Final = 0
TRIBE_FIGURE: Final = 1
FIGURES: Final[list[str]] = ["chief", "tribe"]
# Where a card is buried from.
FROM_HAND: Final = 0
FROM_PLAY: Final = 1
FROM_DISCARD: Final = 2
FROM_PILE: Final = 3  # of the eclipse
ZONES: Final[list[str]] = ["hand", "play", "discard", "pile"]
# The two idols.
OFFERING: Final = 0
HONOUR: Final = 1
TRACKS: Final[list[str]] = ["offering", "honour"]
# What a lesser reward can be, with the idols apart.
LESS_DRAW: Final = 0
LESS_OFFERING: Final = 1
LESS_HONOUR: Final = 2
LESS_TOOL: Final = 3
LESS_FOOD: Final = 4
LESSER: Final[list[str]] = ["draw", "offering", "honour", "tool", "food"]
# By op, what comes below it.
BELOW: Final[dict[int, list[int]]] = {
    MEGALITH: [LESS_DRAW, LESS_OFFERING, LESS_HONOUR, LESS_TOOL, LESS_FOOD],
    DRAW: [LESS_OFFERING, LESS_HONOUR, LESS_TOOL, LESS_FOOD],
    IDOL: [LESS_TOOL, LESS_FOOD],
    TOOL: [LESS_FOOD],
}
TOKENS: Final[list[str]] = ["take", "next"]  # the rest token that lies face up, or the one below
NEXT_TOKEN: Final = 1


@final
class Choice(Action):
    __slots__ = ("number", "op", "other")

    def __init__(
        self, game: str, index: int, kind: str, arguments: dict[str, object], op: int,
        number: int = 0, other: int = 0,
    ) -> None:  # fmt: skip
        super().__init__(game, index, kind, arguments)
        self.op: Final = op
        self.number: Final = number
        self.other: Final = other


class Actions:
    """The action space of a set."""

    __slots__ = (
        "adopt",
        "all",
        "build",
        "bury",
        "camp",
        "chief",
        "discard",
        "done",
        "draw",
        "draw_all",
        "eat",
        "food",
        "gather",
        "hire",
        "hunt",
        "hunt_none",
        "idol",
        "learn",
        "list",
        "max_food",
        "move",
        "pile",
        "place",
        "places",
        "play",
        "reveal",
        "reward",
        "settle",
        "skip",
        "stone",
        "swap",
        "take_chief",
        "take_setup",
        "take_side",
        "token",
        "tool",
        "use",
        "use_animal",
    )  # fmt: skip

    def __init__(self, box: Components, plans: list[Plan]) -> None:
        self.list: Final = ActionList(GAME)
        cards = box.card_ids
        tribes = cards[box.first_tribe : box.first_tribe + 5]
        self.take_chief: Final = self._each("lead", "chief", [x.id for x in box.chiefs], TAKE_CHIEF)
        self.take_side: Final = self._each("side", "side", SIDES, TAKE_SIDE)
        self.take_setup: Final = self._each(
            "begin", "setup", [x.id for x in box.setup_cards], TAKE_SETUP
        )
        self.play: Final = self._each("play", "card", cards, PLAY)
        self.use: Final = self._each("use", "card", cards, USE)
        self.chief: Final = self._each("chief", "side", SIDES, CHIEF)
        self.place: Final[list[list[Choice]]] = [
            [
                self._make(
                    "place", {"figure": FIGURES[who], "place": PLACE_IDS[at]}, PLACE, who, at
                )
                for at in range(PLACES)
            ]
            for who in range(len(FIGURES))
        ]
        self.eat: Final[Choice] = self._make("eat", {}, EAT)
        # By op, as they are numbered.
        self.hire: Final = self._each("hire", "card", tribes, TRIBE_HAND, box.first_tribe)
        self.learn: Final = self._each("learn", "card", cards, CULTURE_HAND)
        self.camp: Final[Choice] = self._make("camp", {}, CAMP)
        self.move: Final[list[list[Choice]]] = self._moves()
        self.reveal: Final[Choice] = self._make("reveal", {}, ANIMAL_REVEAL)
        self.hunt: Final = self._each("hunt", "animal", box.animal_ids, ANIMAL_TAKE)
        self.hunt_none: Final[Choice] = self._make("hunt", {"animal": "none"}, ANIMAL_TAKE, NOTHING)
        self.adopt: Final = self._each("adopt", "card", tribes, TRIBE_DISCARD, box.first_tribe)
        self.bury: Final[list[list[Choice]]] = [
            [
                self._make("bury", {"card": id, "from": zone}, BURY, card, at)
                for card, id in enumerate(cards)
            ]
            for at, zone in enumerate(ZONES)
        ]
        self.stone: Final = self._each("stone", "stone", box.stone_ids, SACRED_STONE)
        self.settle: Final[list[Choice]] = self._settlements()
        self.use_animal: Final = self._each("eat-animal", "animal", box.animal_ids, ANIMAL_USE)
        self.places: Final[list[tuple[int, int, int]]] = _places(plans)
        self.build: Final[list[Choice]] = [
            self._make("build", _place_arguments(place), MEGALITH, at)
            for at, place in enumerate(self.places)
        ]
        self.draw: Final[Choice] = self._make("draw", {}, DRAW, 0)
        self.draw_all: Final[Choice] = self._make("draw-all", {}, DRAW, 1)
        self.idol: Final = self._each("idol", "track", TRACKS, IDOL)
        self.tool: Final[Choice] = self._make("tool", {}, TOOL)
        self.food: Final[Choice] = self._make("food", {}, FOOD)
        self.max_food: Final[Choice] = self._make("max-food", {}, MAX_FOOD)
        self.swap: Final[dict[int, list[Choice]]] = {
            op: [
                self._make("instead", {"of": OPS[op], "take": LESSER[to]}, SWAP, op, to)
                for to in lower
            ]
            for op, lower in BELOW.items()
        }
        self.reward: Final = self._each("reward", "place", ["1", "2", "3", "4"], REWARD)
        self.gather: Final = self._each("gather", "hex", HEX_NAMES, GATHER)
        self.pile: Final = self._each("pile", "card", cards, PILE)
        self.discard: Final = self._each("discard", "card", cards, DISCARD)
        self.token: Final = self._each("token", "which", TOKENS, TOKEN)
        self.skip: Final[Choice] = self._make("skip", {}, SKIP)
        self.done: Final[Choice] = self._make("done", {}, DONE)
        self.all: Final[list[Action]] = self.list.all

    def _make(
        self, kind: str, arguments: dict[str, object], op: int, number: int = 0, other: int = 0
    ) -> Choice:
        made: Choice = self.list.make(Choice, kind, arguments, op, number, other)
        return made

    def _each(self, kind: str, name: str, ids: list[str], op: int, first: int = 0) -> list[Choice]:
        return [self._make(kind, {name: id}, op, first + at) for at, id in enumerate(ids)]

    def _moves(self) -> list[list[Choice]]:
        out: list[list[Choice]] = [[] for _ in range(HEXES)]
        for a, b in STEPS:
            where: dict[str, object] = {"from": HEX_NAMES[a], "to": HEX_NAMES[b]}
            out[a].append(self._make("move", where, MOVE, a, b))
        return out

    def _settlements(self) -> list[Choice]:
        return [self._make("settle", {"junction": JUNCTION_NAMES[at]}, VILLAGE, at) for at in SITES]


def _places(plans: list[Plan]) -> list[tuple[int, int, int]]:
    """Level, row and column of every place of any plan."""
    out: set[tuple[int, int, int]] = set()
    for plan in plans:
        for at, (row, column) in enumerate(plan.positions):
            out.add((plan.levels[at], row, column))
    return sorted(out)


def _place_arguments(place: tuple[int, int, int]) -> dict[str, object]:
    level, row, column = place
    return {"row": row + 1, "column": column + 1, "level": level}
