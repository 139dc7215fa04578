"""Every action of Through the Ages, made once.

Large choices are made of small ones: a force is sent unit by unit, a hand is discarded card by
card, and a last action says that it is enough.
"""

from __future__ import annotations

from typing import Final, final

from ...core.action import Action, ActionList
from .board import SLOTS
from .cards import (
    ACTION,
    AGGRESSION,
    BONUS,
    EVENT,
    GOVERNMENT,
    LEADER,
    PACT,
    SPECIAL,
    TACTIC,
    TERRITORY,
    THEATER,
    WAR,
    WONDER,
    WORKED_KINDS,
    A,
    is_unit,
    is_urban,
)
from .civil import CIVIL, CIVIL_IDS
from .military import MILITARY, MILITARY_IDS

GAME: Final = "through-the-ages"
MOST_SEATS: Final = 4
MOST_STAGES: Final = 4
MOST_BID: Final = 120  # more than any force
SIDES: Final = ["a", "b"]


@final
class OnCivil(Action):
    """Something done with a civil card: a technology, a leader, a wonder."""

    __slots__ = ("card",)

    def __init__(self, game: str, index: int, kind: str, card: int) -> None:
        super().__init__(game, index, kind, {"card": CIVIL_IDS[card]})
        self.card: Final = card


@final
class OnMilitary(Action):
    """Something done with a military card: a tactic, an event, a colony."""

    __slots__ = ("card",)

    def __init__(self, game: str, index: int, kind: str, card: int) -> None:
        super().__init__(game, index, kind, {"card": MILITARY_IDS[card]})
        self.card: Final = card


@final
class Upgrade(Action):
    """A worker goes on to a better card."""

    __slots__ = ("source", "target")

    def __init__(self, game: str, index: int, source: int, target: int) -> None:
        arguments = {"from": CIVIL_IDS[source], "to": CIVIL_IDS[target]}
        super().__init__(game, index, "upgrade", arguments)
        self.source: Final = source
        self.target: Final = target


@final
class Against(Action):
    """An aggression or a war, and whom it is to hit."""

    __slots__ = ("card", "seat")

    def __init__(self, game: str, index: int, kind: str, card: int, seat: int) -> None:
        super().__init__(game, index, kind, {"card": MILITARY_IDS[card], "seat": seat})
        self.card: Final = card
        self.seat: Final = seat


@final
class Offer(Action):
    """A pact for somebody, and the side that one takes oneself."""

    __slots__ = ("card", "seat", "side")

    def __init__(self, game: str, index: int, card: int, seat: int, side: int) -> None:
        arguments = {"card": MILITARY_IDS[card], "seat": seat, "side": SIDES[side]}
        super().__init__(game, index, "offer", arguments)
        self.card: Final = card
        self.seat: Final = seat
        self.side: Final = side


@final
class Numbered(Action):
    """A slot of the row, stages of a wonder, a bid."""

    __slots__ = ("number",)

    def __init__(self, game: str, index: int, kind: str, name: str, number: int) -> None:
        super().__init__(game, index, kind, {name: number})
        self.number: Final = number


@final
class Plain(Action):
    __slots__ = ()

    def __init__(self, game: str, index: int, kind: str, gives_up: bool = False) -> None:
        super().__init__(game, index, kind, gives_up=gives_up)


ACTIONS: Final = ActionList(GAME)


def _civil(verb: str, kinds: list[int], first: bool = True) -> dict[int, OnCivil]:
    """An action for every civil card of these kinds; `first`: also for those of Age A."""
    return {
        number: ACTIONS.make(OnCivil, verb, number)
        for number, card in enumerate(CIVIL)
        if card.kind in kinds and (first or card.age != A)
    }


def _worked(verb: str) -> list[OnCivil]:
    """An action for every card on which workers stand: these are the first cards."""
    return list(_civil(verb, WORKED).values())


def _military(verb: str, kinds: list[int]) -> dict[int, OnMilitary]:
    return {
        number: ACTIONS.make(OnMilitary, verb, number)
        for number, card in enumerate(MILITARY)
        if card.kind in kinds
    }


def _against(verb: str, kind: int) -> dict[int, list[Against]]:
    return {
        number: [ACTIONS.make(Against, verb, number, seat) for seat in range(MOST_SEATS)]
        for number, card in enumerate(MILITARY)
        if card.kind == kind
    }


def _upgrades() -> dict[tuple[int, int], Upgrade]:
    """Within a kind to a higher level; also any other urban building to a theater of its level."""
    return {
        (source, target): ACTIONS.make(Upgrade, source, target)
        for source, old in enumerate(CIVIL)
        for target, new in enumerate(CIVIL)
        if (old.kind == new.kind < WORKED_KINDS and old.age < new.age)
        or (is_urban(old.kind) and old.kind != THEATER == new.kind and old.age <= new.age)
    }


WORKED: Final = list(range(WORKED_KINDS))
UNITS: Final = [kind for kind in WORKED if is_unit(kind)]
URBAN: Final = [kind for kind in WORKED if is_urban(kind)]

# Civil actions.
TAKE: Final[list[Numbered]] = [
    ACTIONS.make(Numbered, "take", "slot", slot + 1) for slot in range(SLOTS)
]
GROW: Final[Plain] = ACTIONS.make(Plain, "grow")
BUILD: Final[list[OnCivil]] = _worked("build")
UPGRADE: Final[dict[tuple[int, int], Upgrade]] = _upgrades()
DESTROY: Final[list[OnCivil]] = _worked("destroy")
STAGES: Final[list[Numbered]] = [
    ACTIONS.make(Numbered, "raise", "stages", count + 1) for count in range(MOST_STAGES)
]
DEVELOP: Final[dict[int, OnCivil]] = _civil("develop", [*WORKED, SPECIAL, GOVERNMENT], first=False)
REVOLT: Final[dict[int, OnCivil]] = _civil("revolt", [GOVERNMENT], first=False)
PLAY: Final[dict[int, OnCivil]] = _civil("play", [LEADER, ACTION])

# Military actions, and what leaders, wonders and pacts allow.
ADOPT: Final[dict[int, OnMilitary]] = _military("adopt", [TACTIC])
COPY: Final[dict[int, OnMilitary]] = _military("copy", [TACTIC])
LEVY: Final[dict[int, OnCivil]] = _civil("levy", UNITS)
COMMAND: Final[Plain] = ACTIONS.make(Plain, "command")  # a military action becomes a civil one
SAIL: Final[Plain] = ACTIONS.make(Plain, "sail")  # a worker comes for nothing
PRAISE: Final[Plain] = ACTIONS.make(Plain, "praise")  # a speech for culture
RALLY: Final[Plain] = ACTIONS.make(Plain, "rally")  # a speech for the army
TRADE: Final[Plain] = ACTIONS.make(Plain, "trade")
END_TURN: Final[Plain] = ACTIONS.make(Plain, "end-turn")

# Politics.
PREPARE: Final[dict[int, OnMilitary]] = _military("prepare", [EVENT, TERRITORY])
ATTACK: Final[dict[int, list[Against]]] = _against("attack", AGGRESSION)
DECLARE: Final[dict[int, list[Against]]] = _against("declare", WAR)
OFFER: Final[dict[int, list[list[Offer]]]] = {
    number: [
        [ACTIONS.make(Offer, number, seat, side) for side in range(len(SIDES))]
        for seat in range(MOST_SEATS)
    ]
    for number, card in enumerate(MILITARY)
    if card.kind == PACT
}
CANCEL: Final[dict[int, OnMilitary]] = _military("cancel", [PACT])
RETIRE: Final[Plain] = ACTIONS.make(Plain, "retire")  # a leader leaves a token behind
SETTLE: Final[dict[int, OnMilitary]] = _military("settle", [TERRITORY])
RESIGN: Final[Plain] = ACTIONS.make(Plain, "resign", True)

# Answers.
PASS: Final[Plain] = ACTIONS.make(Plain, "pass")
ACCEPT: Final[Plain] = ACTIONS.make(Plain, "accept")
REFUSE: Final[Plain] = ACTIONS.make(Plain, "refuse")
FOOD: Final[Plain] = ACTIONS.make(Plain, "food")
RESOURCES: Final[Plain] = ACTIONS.make(Plain, "resources")
SCIENCE: Final[Plain] = ACTIONS.make(Plain, "science")
BID: Final[list[Numbered]] = [
    ACTIONS.make(Numbered, "bid", "strength", strength + 1) for strength in range(MOST_BID)
]
SEND: Final[dict[int, OnCivil]] = _civil("send", UNITS)  # a unit to a colony
LOSE: Final[list[OnCivil]] = _worked("lose")  # a worker from a card
RAZE: Final[dict[int, OnCivil]] = _civil("raze", URBAN)  # somebody else's building
SEIZE: Final[dict[int, OnCivil]] = _civil("seize", [SPECIAL, LEADER, WONDER])
RUIN: Final[dict[int, OnCivil]] = _civil("ruin", [WONDER])
TUCK: Final[dict[int, OnCivil]] = _civil("tuck", [WONDER])
CEDE: Final[dict[int, OnMilitary]] = _military("cede", [TERRITORY])
DISCARD: Final[dict[int, OnMilitary]] = _military(
    "discard", [BONUS, TACTIC, AGGRESSION, WAR, PACT, TERRITORY, EVENT]
)
DONE: Final[Plain] = ACTIONS.make(Plain, "done")
