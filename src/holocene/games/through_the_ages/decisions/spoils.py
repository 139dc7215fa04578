"""Spoils of aggressions and wars, and what is asked about them."""

from __future__ import annotations

from typing import Final, final

from ....core.action import Action
from ....core.layout import NOTHING, Layout, Number, Numbers, SeatNumber
from .. import actions as a
from .. import military as m
from .. import stores
from ..cards import SPECIAL
from ..civil import CIVIL, CIVIL_IDS
from ..deeds import destroy, dismiss
from ..gains import (
    gain_culture,
    gain_food,
    gain_resources,
    take_culture,
    take_goods,
    take_science,
    take_tokens,
)
from ..military import MILITARY, MILITARY_IDS
from ..player import BY_FIGHTS
from ..shapes.events import ColonyLost, Seized
from ..state import ThroughTheAges
from .events import razed
from .losing import lose_population
from .own import CAUSE, Question, cause_of

LEVELS_PER_TOKEN: Final = 5  # of advantage, for one more in a war over territory
TERRITORY_TOKENS: Final = 1
CULTURE_SPOILS: Final = 5

# Of aggressions


def spoil(state: ThroughTheAges, seat: int, victim: int, card: int) -> None:
    """What an aggression does to the rival."""
    facts = MILITARY[card]
    rival = state.players[victim]
    does, amounts = facts.does, facts.amounts
    if does == m.ENSLAVE:
        gain_food(state, seat, amounts[1], facts.id)
        gain_resources(state, seat, amounts[2], facts.id)
        lose_population(state, victim, amounts[0], card)
    elif does == m.PLUNDER:
        state.stack.append(Plundering(seat, victim, amounts[0], 0, 0, card))
    elif does == m.RAID:
        state.stack.append(Raiding(seat, victim, amounts, [], card))
    elif does == m.ANNEX:
        state.stack.append(Annexing(seat, victim, card))
    elif does == m.INFILTRATE:
        state.stack.append(Infiltrating(seat, victim, amounts[0], card))
    elif does == m.SPY:
        take_science(state, seat, victim, amounts[0], facts.id)
    else:
        take_culture(state, seat, victim, min(amounts[0], rival.culture), facts.id)


PLUNDER: Final[Layout] = Layout(
    ("victim", SeatNumber()), ("left", Number(1)), ("food", Number()), ("resources", Number()),
    ("card", CAUSE),
)  # fmt: skip


@final
class Plundering(Question):
    """Food and resources of the rival, one after the other, or enough."""

    __slots__ = ("card", "food", "left", "resources", "victim")

    def __init__(
        self, seat: int, victim: int, left: int, food: int, resources: int, card: int
    ) -> None:
        super().__init__("plundering", seat)
        self.victim: Final = victim
        self.left: Final = left
        self.food: Final = food  # chosen so far
        self.resources: Final = resources
        self.card: Final = card

    def layout(self) -> Layout:
        return PLUNDER

    def legal_actions(self, state: ThroughTheAges) -> list[Action]:
        rival = state.players[self.victim]
        out: list[Action] = []
        if stores.food(rival) > self.food:
            out.append(a.FOOD)
        if stores.resources(rival) > self.resources:
            out.append(a.RESOURCES)
        if out:
            out.append(a.DONE)
        return out

    def pass_over(self, state: ThroughTheAges) -> None:
        self._settle(state, self.food, self.resources)

    def take(self, state: ThroughTheAges, action: Action) -> None:
        food = self.food + (1 if action is a.FOOD else 0)
        resources = self.resources + (1 if action is a.RESOURCES else 0)
        if action is a.DONE or self.left == 1:
            self._settle(state, food, resources)
        else:
            left = self.left - 1
            more = Plundering(self.seat, self.victim, left, food, resources, self.card)
            state.stack.append(more)

    def _settle(self, state: ThroughTheAges, food: int, resources: int) -> None:
        take_goods(state, self.seat, self.victim, food, resources, cause_of(self.card))


RAID: Final[Layout] = Layout(
    ("victim", SeatNumber()), ("levels", Numbers(0, 3, 0, 2)), ("costs", Numbers(0, 99, 0, 2)),
    ("card", CAUSE),
)  # fmt: skip


@final
class Raiding(Question):
    """Urban buildings of the rival, each up to a level; half of their cost is gained."""

    __slots__ = ("card", "costs", "levels", "victim")

    def __init__(
        self, seat: int, victim: int, levels: list[int], costs: list[int], card: int
    ) -> None:
        super().__init__("raiding", seat)
        self.victim: Final = victim
        self.levels: Final = levels  # still to come, the highest first
        self.costs: Final = costs  # of what was destroyed
        self.card: Final = card

    def layout(self) -> Layout:
        return RAID

    def at_once(self) -> bool:
        return True

    def legal_actions(self, state: ThroughTheAges) -> list[Action]:
        if not self.levels:
            return []
        out = razed(state.players[self.victim], self.levels[0])
        if out and self.costs:
            out.append(a.DONE)
        return out

    def pass_over(self, state: ThroughTheAges) -> None:
        self._settle(state)

    def take(self, state: ThroughTheAges, action: Action) -> None:
        if isinstance(action, a.OnCivil):
            destroy(state, self.victim, action.card, self.seat, cause_of(self.card))
            costs = [*self.costs, CIVIL[action.card].cost]
            more = Raiding(self.seat, self.victim, self.levels[1:], costs, self.card)
            state.stack.append(more)
        else:
            self._settle(state)

    def _settle(self, state: ThroughTheAges) -> None:
        if state.rules.raid_together:
            gained = (sum(self.costs) + 1) // 2
        else:
            gained = sum([(cost + 1) // 2 for cost in self.costs])
        gain_resources(state, self.seat, gained, cause_of(self.card))


@final
class Annexing(Question):
    """A colony of the rival: what it gives for good, not what it gave once."""

    __slots__ = ("card", "victim")

    def __init__(self, seat: int, victim: int, card: int) -> None:
        super().__init__("annexing", seat)
        self.victim: Final = victim
        self.card: Final = card

    def layout(self) -> Layout:
        return VICTIM

    def legal_actions(self, state: ThroughTheAges) -> list[Action]:
        return [a.CEDE[card] for card in sorted(state.players[self.victim].colonies)]

    def take(self, state: ThroughTheAges, action: Action) -> None:
        assert isinstance(action, a.OnMilitary)
        state.players[self.victim].settle(action.card, -1)
        state.players[self.seat].settle(action.card)
        state.rate(self.victim)
        state.rate(self.seat)
        if state.journal is not None:
            facts = ColonyLost(
                kind="colony-lost", seat=self.victim, card=MILITARY_IDS[action.card], to=self.seat,
                cause=cause_of(self.card),
            )  # fmt: skip
            state.journal.note(self.seat, facts)


VICTIM: Final[Layout] = Layout(("victim", SeatNumber()), ("card", CAUSE))
INFILTRATION: Final[Layout] = Layout(
    ("victim", SeatNumber()), ("per_level", Number(0, 9)), ("card", CAUSE)
)


@final
class Infiltrating(Question):
    """The rival's leader or unfinished wonder leaves the game, for culture by its level."""

    __slots__ = ("card", "per_level", "victim")

    def __init__(self, seat: int, victim: int, per_level: int, card: int) -> None:
        super().__init__("infiltrating", seat)
        self.victim: Final = victim
        self.per_level: Final = per_level
        self.card: Final = card

    def layout(self) -> Layout:
        return INFILTRATION

    def legal_actions(self, state: ThroughTheAges) -> list[Action]:
        rival = state.players[self.victim]
        cards = sorted([card for card in (rival.leader, rival.site) if card != NOTHING])
        return [a.SEIZE[card] for card in cards]

    def take(self, state: ThroughTheAges, action: Action) -> None:
        assert isinstance(action, a.OnCivil)
        rival, cause = state.players[self.victim], cause_of(self.card)
        if action.card == rival.leader:
            dismiss(state, self.victim, cause)
        else:
            rival.abandon()
            _tell_seized(state, self.seat, self.victim, action.card, cause)
        points = self.per_level * CIVIL[action.card].age
        gain_culture(state, self.seat, points, BY_FIGHTS, cause)


# Of wars


def take_spoils(state: ThroughTheAges, winner: int, loser: int, card: int, advantage: int) -> None:
    """What a war brings to who wins it."""
    does, by = MILITARY[card].does, MILITARY_IDS[card]
    if does == m.OVER_TERRITORY:
        tokens = TERRITORY_TOKENS + advantage // LEVELS_PER_TOKEN
        take_tokens(state, winner, loser, tokens, by)
    elif does == m.OVER_CULTURE:
        take_culture(state, winner, loser, CULTURE_SPOILS + advantage, by)
    elif state.rules.technologies_taken:
        state.stack.append(Looting(winner, loser, advantage, card))
    else:
        take_science(state, winner, loser, advantage, by)


LOOT: Final[Layout] = Layout(("victim", SeatNumber()), ("left", Number()), ("card", CAUSE))


@final
class Looting(Question):
    """Special technologies of the loser for their price, then science for the rest."""

    __slots__ = ("card", "left", "victim")

    def __init__(self, seat: int, victim: int, left: int, card: int) -> None:
        super().__init__("looting", seat)
        self.victim: Final = victim
        self.left: Final = left
        self.card: Final = card

    def layout(self) -> Layout:
        return LOOT

    def at_once(self) -> bool:
        return True

    def legal_actions(self, state: ThroughTheAges) -> list[Action]:
        loser, winner = state.players[self.victim], state.players[self.seat]
        out: list[Action] = [a.SCIENCE]
        out += [
            a.SEIZE[card]
            for card, facts in enumerate(CIVIL)
            if facts.kind == SPECIAL
            and loser.has(card)
            and not winner.has(card)
            and card not in winner.hand
            and facts.price <= self.left
        ]
        return out

    def take(self, state: ThroughTheAges, action: Action) -> None:
        if isinstance(action, a.OnCivil):
            state.players[self.victim].forget(action.card)
            state.players[self.seat].learn(action.card)
            state.rate(self.victim)
            state.rate(self.seat)
            _tell_seized(state, self.seat, self.victim, action.card, cause_of(self.card))
            left = self.left - CIVIL[action.card].price
            state.stack.append(Looting(self.seat, self.victim, left, self.card))
        else:
            take_science(state, self.seat, self.victim, self.left, cause_of(self.card))


def _tell_seized(
    state: ThroughTheAges, seat: int, victim: int, card: int, cause: str | None
) -> None:
    if state.journal is not None:
        facts = Seized(kind="seized", seat=seat, victim=victim, card=CIVIL_IDS[card], cause=cause)
        state.journal.note(seat, facts)
