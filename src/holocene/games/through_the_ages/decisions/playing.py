"""Action cards: what they give, and the actions that they order."""

from __future__ import annotations

from typing import Final, final

from ....core.action import Action
from ....core.layout import Layout, Piece
from .. import actions as a
from .. import powers as p
from ..cards import ACTION, GOVERNMENT, MINE, among, is_unit, is_urban
from ..civil import (
    ARMY,
    ARMY_PER_STRONGER,
    CIVIL,
    CIVIL_IDS,
    CULTURE_PER_RICHER,
    FIELDS,
    FOOD_AND_RESOURCES,
    FOOD_OR_RESOURCES,
    POPULATION,
    STAGE,
    TECHNOLOGY,
    TOWN,
    UPGRADE,
)
from ..deeds import add_military, build, develop, grow, raise_stages, revolt, upgrade
from ..gains import gain_culture, gain_food, gain_goods, gain_resources, gain_science
from ..limits import (
    wealth,
    why_not_build,
    why_not_develop,
    why_not_grow,
    why_not_raise,
    why_not_revolt,
    why_not_upgrade,
)
from ..player import BY_CARDS
from ..shapes.common import Reason
from ..shapes.events import Played
from ..state import ThroughTheAges
from .own import Question

FRESH: Final[Reason] = "fresh"
NOTHING_TO_DO: Final[Reason] = "nothing-to-do"
ORDERS: Final = (FIELDS, TOWN, UPGRADE, STAGE, TECHNOLOGY)
_UPGRADES: Final[list[a.Upgrade]] = [
    action
    for (source, target), action in a.UPGRADE.items()
    if CIVIL[source].kind == CIVIL[target].kind and not is_unit(CIVIL[source].kind)
]


def why_not_play(state: ThroughTheAges, seat: int, card: int) -> Reason | None:
    player = state.players[seat]
    if player.fresh and player.hand.count(card) <= player.fresh.count(card):
        return FRESH
    does = CIVIL[card].does
    if does == POPULATION:
        return why_not_grow(player, 0)
    if does in ORDERS and not ordered(state, seat, card, 0):
        return NOTHING_TO_DO
    return None


def ordered(state: ThroughTheAges, seat: int, card: int, spent: int) -> list[Action]:
    """The actions of which an action card orders one; `spent`: civil actions, for the card."""
    facts = CIVIL[card]
    if facts.does == STAGE:
        return _stages(state, seat, facts.amounts[0])
    if facts.does == TECHNOLOGY:
        return _technologies(state, seat, spent)
    player = state.players[seat]
    means = wealth(player, False)
    discount = facts.amounts[0]
    out: list[Action] = []
    if facts.does != UPGRADE and player.idle:
        for each in player.board:
            if _concerns(facts.does, CIVIL[each].kind) and (
                why_not_build(player, each, discount, means) is None
            ):
                out.append(a.BUILD[each])
    for pair in _UPGRADES:
        if (
            player.workers[pair.source]
            and player.has(pair.target)
            and _concerns(facts.does, CIVIL[pair.source].kind)
            and why_not_upgrade(player, pair.source, pair.target, discount, means) is None
        ):
            out.append(pair)
    return out


def _concerns(does: str, kind: int) -> bool:
    if does == FIELDS:
        return kind <= MINE
    if does == TOWN:
        return is_urban(kind)
    return not is_unit(kind)


def _stages(state: ThroughTheAges, seat: int, discount: int) -> list[Action]:
    player = state.players[seat]
    means = wealth(player, False)
    most = 1 + (player.powers[p.STAGES] if state.rules.genius_more else 0)
    return [
        a.STAGES[count - 1]
        for count in range(1, most + 1)
        if why_not_raise(state, player, count, discount, means) is None
    ]


def _technologies(state: ThroughTheAges, seat: int, spent: int) -> list[Action]:
    hand = state.players[seat].hand
    out: list[Action] = [
        a.DEVELOP[card]
        for card in hand
        if CIVIL[card].is_technology and why_not_develop(state, seat, card, 0) is None
    ]
    out += [
        a.REVOLT[card]
        for card in hand
        if CIVIL[card].kind == GOVERNMENT and why_not_revolt(state, seat, card, 0, spent) is None
    ]
    return out


def play_card(state: ThroughTheAges, seat: int, card: int) -> None:
    """The card leaves the game; what it gives or orders follows."""
    player = state.players[seat]
    player.hand.remove(card)
    facts = CIVIL[card]
    if state.journal is not None:
        state.journal.note(seat, Played(kind="played", seat=seat, card=facts.id))
    does, amount = facts.does, facts.amounts[0]
    if does in ORDERS:
        state.stack.append(Ordered(seat, card))
    elif does == FOOD_OR_RESOURCES:
        state.stack.append(Reserves(seat, card))
    elif does == POPULATION:
        grow(state, seat)
        gain_food(state, seat, amount, facts.id)
    elif does == FOOD_AND_RESOURCES:
        gain_food(state, seat, amount, facts.id)
        gain_resources(state, seat, facts.amounts[1], facts.id)
    elif does == ARMY:
        add_military(player)
        player.unit_resources += amount
    elif does == ARMY_PER_STRONGER:
        per_player = facts.amounts[state.remaining() - 2]
        player.unit_resources += per_player * _ahead(state, seat, by_strength=True)
    elif does == CULTURE_PER_RICHER:
        per_player = facts.amounts[state.remaining() - 2]
        points = per_player * _ahead(state, seat, by_strength=False)
        gain_culture(state, seat, points, BY_CARDS, facts.id)
    else:
        gain_science(state, seat, amount, facts.id)
        if len(facts.amounts) > 1:
            gain_culture(state, seat, facts.amounts[1], BY_CARDS, facts.id)


def _ahead(state: ThroughTheAges, seat: int, by_strength: bool) -> int:
    """How many others are stronger, or have more culture."""
    mine = state.players[seat]
    count = 0
    for other in state.players:
        if not other.out and (
            other.strength > mine.strength if by_strength else other.culture > mine.culture
        ):
            count += 1
    return count


CARD: Final[Layout] = Layout(("card", Piece(CIVIL_IDS, among=among(CIVIL, ACTION))))


@final
class Ordered(Question):
    """An action card was played: which of the actions that it orders."""

    __slots__ = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        super().__init__("ordered", seat)
        self.card: Final = card

    def layout(self) -> Layout:
        return CARD

    def out_of_turn(self) -> bool:
        return False

    def legal_actions(self, state: ThroughTheAges) -> list[Action]:
        return ordered(state, self.seat, self.card, 1)

    def take(self, state: ThroughTheAges, action: Action) -> None:
        facts = CIVIL[self.card]
        seat = self.seat
        discount = 0 if facts.does == TECHNOLOGY else facts.amounts[0]
        if isinstance(action, a.Upgrade):
            upgrade(state, seat, action.source, action.target, discount)
        elif isinstance(action, a.Numbered):
            raise_stages(state, seat, action.number, discount)
        else:
            assert isinstance(action, a.OnCivil)
            if action.kind == "build":
                build(state, seat, action.card, discount)
            elif action.kind == "develop":
                develop(state, seat, action.card)
            else:
                revolt(state, seat, action.card)
        if facts.does == TECHNOLOGY:
            gain_science(state, seat, facts.amounts[0], facts.id)


@final
class Reserves(Question):
    """Food or resources, all of one kind."""

    __slots__ = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        super().__init__("reserves", seat)
        self.card: Final = card

    def layout(self) -> Layout:
        return CARD

    def out_of_turn(self) -> bool:
        return False

    def legal_actions(self, state: ThroughTheAges) -> list[Action]:
        return [a.FOOD, a.RESOURCES]

    def take(self, state: ThroughTheAges, action: Action) -> None:
        facts = CIVIL[self.card]
        gain_goods(state, self.seat, action is a.FOOD, facts.amounts[0], facts.id)
