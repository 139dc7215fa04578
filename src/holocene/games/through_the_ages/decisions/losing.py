"""What somebody has to give up, or may share out, and chooses oneself."""

from __future__ import annotations

from typing import Final, final

from ....core.action import Action
from ....core.decision import distinct
from ....core.layout import NOTHING, Layout, Number
from .. import actions as a
from .. import stores
from ..cards import I, is_unit
from ..civil import CIVIL, CIVIL_IDS
from ..deeds import destroy, discard, lose_worker
from ..gains import gain_food, gain_goods, gain_resources
from ..military import MILITARY_IDS
from ..shapes.events import ColonyLost, Ruined
from ..state import ThroughTheAges
from .own import CAUSE, Question, cause_of

BY: Final[Layout] = Layout(("card", CAUSE))
LEFT: Final[Layout] = Layout(("left", Number(1)))
LEFT_BY: Final[Layout] = Layout(("left", Number(1)), ("card", CAUSE))


# Population


def lose_population(state: ThroughTheAges, seat: int, count: int, card: int) -> None:
    """`card`: the one that asks for it."""
    if count > 0:
        state.stack.append(LosingWorkers(seat, count, card))


@final
class LosingWorkers(Question):
    """Idle workers go first; where there are none, the player chooses whom to take off a card."""

    __slots__ = ("card", "left")

    def __init__(self, seat: int, left: int, card: int) -> None:
        super().__init__("losing-workers", seat)
        self.left: Final = left
        self.card: Final = card

    def layout(self) -> Layout:
        return LEFT_BY

    def legal_actions(self, state: ThroughTheAges) -> list[Action]:
        player = state.players[self.seat]
        if player.idle:
            return []
        return [a.LOSE[card] for card in player.board if player.workers[card]]

    def pass_over(self, state: ThroughTheAges) -> None:
        if state.players[self.seat].idle:
            self._lose(state, NOTHING)

    def take(self, state: ThroughTheAges, action: Action) -> None:
        assert isinstance(action, a.OnCivil)
        self._lose(state, action.card)

    def _lose(self, state: ThroughTheAges, card: int) -> None:
        lose_worker(state, self.seat, card, cause_of(self.card))
        lose_population(state, self.seat, self.left - 1, self.card)


# A building, a wonder, a colony


@final
class DestroyingOwn(Question):
    """A farm, a mine or an urban building of one's own."""

    __slots__ = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        super().__init__("destroying-own", seat)
        self.card: Final = card

    def layout(self) -> Layout:
        return BY

    def legal_actions(self, state: ThroughTheAges) -> list[Action]:
        player = state.players[self.seat]
        return [
            a.DESTROY[card]
            for card in player.board
            if player.workers[card] and not is_unit(CIVIL[card].kind)
        ]

    def take(self, state: ThroughTheAges, action: Action) -> None:
        assert isinstance(action, a.OnCivil)
        destroy(state, self.seat, action.card, self.seat, cause_of(self.card))


@final
class Ruining(Question):
    """A completed wonder of Age A or I is turned face down."""

    __slots__ = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        super().__init__("ruining", seat)
        self.card: Final = card

    def layout(self) -> Layout:
        return BY

    def legal_actions(self, state: ThroughTheAges) -> list[Action]:
        player = state.players[self.seat]
        return [
            a.RUIN[card]
            for card in sorted(player.wonders)
            if CIVIL[card].age <= I and not player.ruins >> card & 1
        ]

    def take(self, state: ThroughTheAges, action: Action) -> None:
        assert isinstance(action, a.OnCivil)
        state.players[self.seat].ruin(action.card, state.rules.homer_stays)
        state.rate(self.seat)
        if state.journal is not None:
            facts = Ruined(
                kind="ruined", seat=self.seat, card=CIVIL_IDS[action.card],
                cause=cause_of(self.card),
            )  # fmt: skip
            state.journal.note(self.seat, facts)


@final
class Ceding(Question):
    """A colony becomes free."""

    __slots__ = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        super().__init__("ceding", seat)
        self.card: Final = card

    def layout(self) -> Layout:
        return BY

    def legal_actions(self, state: ThroughTheAges) -> list[Action]:
        return [a.CEDE[card] for card in sorted(state.players[self.seat].colonies)]

    def take(self, state: ThroughTheAges, action: Action) -> None:
        assert isinstance(action, a.OnMilitary)
        state.players[self.seat].settle(action.card, -1)
        state.past.append(action.card)
        state.rate(self.seat)
        if state.journal is not None:
            facts = ColonyLost(
                kind="colony-lost", seat=self.seat, card=MILITARY_IDS[action.card], to=None,
                cause=cause_of(self.card),
            )  # fmt: skip
            state.journal.note(self.seat, facts)


# Food and resources


@final
class Choosing(Question):
    """So much food or so many resources, all of one kind."""

    __slots__ = ("card", "left")

    def __init__(self, seat: int, left: int, card: int) -> None:
        super().__init__("choosing-goods", seat)
        self.left: Final = left
        self.card: Final = card

    def layout(self) -> Layout:
        return LEFT_BY

    def legal_actions(self, state: ThroughTheAges) -> list[Action]:
        return [a.FOOD, a.RESOURCES]

    def take(self, state: ThroughTheAges, action: Action) -> None:
        gain_goods(state, self.seat, action is a.FOOD, self.left, cause_of(self.card))


SPLIT: Final[Layout] = Layout(
    ("left", Number(1)), ("food", Number()), ("resources", Number()), ("sign", Number(-1, 1)),
    ("card", CAUSE),
)  # fmt: skip


@final
class Splitting(Question):
    """So much food and resources together, one after the other; below zero it is lost."""

    __slots__ = ("card", "food", "left", "resources", "sign")

    def __init__(
        self, seat: int, left: int, food: int, resources: int, sign: int, card: int
    ) -> None:
        super().__init__("splitting-goods", seat)
        self.left: Final = left
        self.food: Final = food  # chosen so far
        self.resources: Final = resources
        self.sign: Final = sign
        self.card: Final = card

    def layout(self) -> Layout:
        return SPLIT

    def legal_actions(self, state: ThroughTheAges) -> list[Action]:
        player = state.players[self.seat]
        out: list[Action] = []
        if self.sign > 0 or stores.food(player) > self.food:
            out.append(a.FOOD)
        if self.sign > 0 or stores.resources(player) > self.resources:
            out.append(a.RESOURCES)
        return out

    def pass_over(self, state: ThroughTheAges) -> None:
        self._settle(state, self.food, self.resources)  # no more is there

    def take(self, state: ThroughTheAges, action: Action) -> None:
        food = self.food + (1 if action is a.FOOD else 0)
        resources = self.resources + (1 if action is a.RESOURCES else 0)
        if self.left > 1:
            left = self.left - 1
            more = Splitting(self.seat, left, food, resources, self.sign, self.card)
            state.stack.append(more)
        else:
            self._settle(state, food, resources)

    def _settle(self, state: ThroughTheAges, food: int, resources: int) -> None:
        """All at once, so that as few tokens as can be are moved."""
        cause = cause_of(self.card)
        if food:
            gain_food(state, self.seat, self.sign * food, cause)
        if resources:
            gain_resources(state, self.seat, self.sign * resources, cause)


# Military cards


@final
class Discarding(Question):
    """So many military cards, face down."""

    __slots__ = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__("discarding", seat)
        self.left: Final = left

    def layout(self) -> Layout:
        return LEFT

    def always_asks(self) -> bool:
        return True  # or the others would learn that all cards left are alike

    def at_once(self) -> bool:
        return True

    def legal_actions(self, state: ThroughTheAges) -> list[Action]:
        return [a.DISCARD[card] for card in distinct(state.players[self.seat].secrets)]

    def take(self, state: ThroughTheAges, action: Action) -> None:
        assert isinstance(action, a.OnMilitary)
        discard(state, self.seat, action.card)
        if self.left > 1 and state.players[self.seat].secrets:
            state.stack.append(Discarding(self.seat, self.left - 1))
