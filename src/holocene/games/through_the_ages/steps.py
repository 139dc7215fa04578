"""A card's way into play: what each step costs, what stands in its way, what it brings in the end.

Each step is tried out on a copy. One that cannot be taken is told with its price and its reason,
and the next one is looked at as if it had been.
"""

from __future__ import annotations

from typing import Final, cast

from ...core.action import Action
from ...core.layout import NOTHING
from . import actions as a
from .cards import ACTION, LEADER, WONDER, WORKED_KINDS, is_unit
from .civil import CIVIL, CIVIL_IDS
from .decisions.acting import ACTING, may_upgrade
from .limits import (
    ACTIONS,
    LEADER_OF_AGE,
    OWNED,
    SITE_TAKEN,
    wealth,
    why_not_build,
    why_not_develop,
    why_not_raise,
    why_not_take,
    why_not_upgrade,
)
from .numbers import counted, difference
from .player import REPLACED_LEADER, Player
from .prices import build_cost, develop_price, stages_cost, take_cost, upgrade_cost
from .shapes.common import Change, Reason
from .shapes.hints import Step, Way
from .state import ThroughTheAges

# What is never in the way of others only: such a card can have no place here.
NEVER: Final[tuple[Reason, ...]] = (OWNED, LEADER_OF_AGE, SITE_TAKEN)
# What is spent on the way; all else is what the card brings.
SPENT: Final = ("civil", "military", "food", "resources", "science", "culture")
# Where tokens and workers are, and what follows from it: no doing of the card.
TOKENS: Final = ("yellow", "blue", "corruption", "idle")


def way_from_row(state: ThroughTheAges, seat: int, slot: int) -> Way | None:
    card = state.row[slot]
    if card == NOTHING:
        return None
    player = state.players[seat]
    why = why_not_take(state, player, slot, player.civil)
    if why in NEVER:
        return None
    way = _Way(state, seat)
    cost = take_cost(player, slot, card, player.used & REPLACED_LEADER != 0)
    if not way.go("take", CIVIL_IDS[card], a.TAKE[slot], why, Change(civil=-cost)):
        way.seize(slot)
    if state.round > 1:
        _into_play(way, card)
    return way.told()


def way_from_hand(state: ThroughTheAges, seat: int, card: int) -> Way | None:
    if state.round == 1 or CIVIL[card].kind == ACTION:
        return None
    way = _Way(state, seat)
    _into_play(way, card)
    return way.told()


def _into_play(way: _Way, card: int) -> None:
    kind = CIVIL[card].kind
    if kind == WONDER:
        _raise(way, card)
    elif kind == LEADER:
        if not way.go("play", CIVIL_IDS[card], a.PLAY[card], way.no_civil(), Change(civil=-1)):
            way.player.appoint(card)
    elif kind != ACTION:
        _develop(way, card)
        if kind < WORKED_KINDS:
            _man(way, card)


def _raise(way: _Way, card: int) -> None:
    """The first stage of a wonder."""
    player = way.player
    means = wealth(player, False)
    why = way.no_civil() or why_not_raise(way.state, player, 1, 0, means)
    price = Change(civil=-1, resources=-stages_cost(player, 1))
    way.go("raise", CIVIL_IDS[card], a.STAGES[0], why, price)


def _develop(way: _Way, card: int) -> None:
    player = way.player
    why = way.no_civil() or why_not_develop(way.state, way.seat, card, 0)
    price = Change(civil=-1, science=-develop_price(player, card))
    if not way.go("develop", CIVIL_IDS[card], a.DEVELOP[card], why, price):
        player.hand.remove(card)
        player.learn(card)


def _man(way: _Way, card: int) -> None:
    """A new worker, or one who comes from an older card where that is all that can be done."""
    player = way.player
    unit = is_unit(CIVIL[card].kind)
    means = wealth(player, unit)
    spent: Reason | None = ACTIONS if (player.military if unit else player.civil) == 0 else None
    why = spent or why_not_build(player, card, 0, means)
    source = _source(player, card, means) if why is not None and spent is None else NOTHING
    if source != NOTHING:
        price = _work(unit, upgrade_cost(player, source, card))
        way.go("upgrade", CIVIL_IDS[source], a.UPGRADE[source, card], None, price)
    elif not way.go(
        "build", CIVIL_IDS[card], a.BUILD[card], why, _work(unit, build_cost(player, card))
    ):
        player.place(card)


def _work(unit: bool, cost: int) -> Change:
    return Change(military=-1, resources=-cost) if unit else Change(civil=-1, resources=-cost)


def _source(player: Player, card: int, means: int) -> int:
    """The card from which it is cheapest to come; NOTHING: there is none."""
    sources = [
        source
        for source in player.board
        if (source, card) in a.UPGRADE
        and may_upgrade(player, a.UPGRADE[source, card])
        and why_not_upgrade(player, source, card, 0, means) is None
    ]
    costs = [upgrade_cost(player, source, card) for source in sources]
    return sources[costs.index(min(costs))] if sources else NOTHING


class _Way:
    """Steps taken so far, on a copy of the position."""

    def __init__(self, state: ThroughTheAges, seat: int) -> None:
        self.seat: Final = seat
        self.state: Final = state.copy()
        self.before: Final = counted(state.players[seat])
        self.steps: Final[list[Step]] = []

    @property
    def player(self) -> Player:
        return self.state.players[self.seat]

    def no_civil(self) -> Reason | None:
        return ACTIONS if self.player.civil == 0 else None

    def go(self, deed: str, card: str, action: Action, why: Reason | None, price: Change) -> bool:
        """Whether the step can be taken; then it is."""
        if why is None:
            before = counted(self.player)
            ACTING[self.seat].take(self.state, action)
            price = _only(difference(before, counted(self.player)), SPENT)
        self.steps.append(Step(deed=deed, card=card, change=price, why=why))
        return why is None

    def seize(self, slot: int) -> None:
        """A card comes from the row, whatever stands in its way."""
        card = self.state.row[slot]
        self.state.row[slot] = NOTHING
        if CIVIL[card].kind == WONDER:
            self.player.site, self.player.stages = card, 0
        else:
            self.player.hand.append(card)

    def told(self) -> Way:
        self.state.rate(self.seat)
        change = difference(self.before, counted(self.player))
        rest = [name for name in self.before if name not in SPENT and name not in TOKENS]
        return Way(steps=self.steps, brings=_only(change, rest))


def _only(change: Change, names: tuple[str, ...] | list[str]) -> Change:
    return cast(Change, {name: amount for name, amount in change.items() if name in names})
