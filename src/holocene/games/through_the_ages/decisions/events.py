"""Events: whom they concern, what happens to them, and what they are asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from ....core.action import Action
from ....core.layout import Layout, Number, Piece, SeatNumber, Truth
from .. import actions as a
from .. import military as m
from ..ages import fill
from ..cards import GOVERNMENT, IV, Clause, is_unit, is_urban
from ..civil import CIVIL, CIVIL_BY_ID, CIVIL_IDS
from ..deeds import build, destroy, develop, grow, revolt, spend_civil, take
from ..effects import GIVES, Cause
from ..gains import gain_culture, take_tokens
from ..limits import (
    wealth,
    why_not_build,
    why_not_develop,
    why_not_grow,
    why_not_revolt,
    why_not_take,
)
from ..military import MILITARY_IDS
from ..player import BY_EVENTS, WORKED, Player
from ..scoring import BY_RANK, IMPACTS, ranked
from ..state import ThroughTheAges
from .losing import (
    Ceding,
    Choosing,
    DestroyingOwn,
    Discarding,
    Ruining,
    Splitting,
    lose_population,
)
from .own import CAUSE, Question, cause_of

# What happens


def carry_out(state: ThroughTheAges, clause: Clause, seats: list[int], card: int) -> None:
    """A sentence of an event, for those whom it concerns."""
    what, amount = clause.what, clause.amount
    if what == m.POPULATION and amount < 0:
        for seat in reversed(seats):
            lose_population(state, seat, -amount, card)
    elif what in GIVES:
        for seat in seats:
            GIVES[what](state, seat, amount, Cause(MILITARY_IDS[card], BY_EVENTS))
    elif what in ASKS:
        for seat in reversed(seats):  # the last asked first: the first one answers first
            ASKS[what](state, seat, amount, card)
    else:
        for seat, points in impact(state, what, amount, state.current):
            gain_culture(state, seat, points, BY_EVENTS, MILITARY_IDS[card])


def impact(state: ThroughTheAges, what: str, amount: int, first: int) -> list[tuple[int, int]]:
    """What an event of Age III scores, by seat."""
    seats = state.in_order(first)
    players = state.players
    if what in IMPACTS:
        score = IMPACTS[what]
        return [(seat, score(players[seat], state.rules, amount)) for seat in seats]
    if what == m.SCORE_RANK_IN_SCIENCE:
        ratings = [player.science_rate for player in players]
    else:
        ratings = [player.strength for player in players]
    order = ranked(ratings, first, seats)
    return [(seat, BY_RANK[len(seats)][rank]) for rank, seat in enumerate(order)]


# Whom it concerns


def concerns(state: ThroughTheAges, who: str) -> list[int]:
    """Clockwise from the player whose turn it is."""
    order = state.in_order(state.current)
    players = state.players
    if who == m.ALL:
        return order
    if who == m.HAPPIEST:
        most = max([players[seat].happy for seat in order])
        return [seat for seat in order if players[seat].happy == most]
    if who == m.UNHAPPIEST:
        most = max([players[seat].discontent for seat in order])
        return [seat for seat in order if most and players[seat].discontent == most]
    if who == m.MOST_CULTURE or who == m.LEAST_CULTURE or who == m.RICHEST_IF_WEAK:
        by_culture = ranked([player.culture for player in players], state.current, order)
        if who == m.LEAST_CULTURE:
            return by_culture[-1:]
        if who == m.RICHEST_IF_WEAK and by_culture[0] not in concerns(state, m.TWO_WEAKEST):
            return []
        return by_culture[:1]
    by_strength = ranked([player.strength for player in players], state.current, order)
    two = 1 if len(order) == 2 else 2
    if who == m.STRONGEST:
        chosen = by_strength[:1]
    elif who == m.WEAKEST:
        chosen = by_strength[-1:]
    elif who == m.TWO_STRONGEST:
        chosen = by_strength[:two]
    else:
        chosen = by_strength[-two:]
    return [seat for seat in order if seat in chosen]


# What they are asked


def _ask_either(state: ThroughTheAges, seat: int, amount: int, card: int) -> None:
    state.stack.append(Choosing(seat, amount, card))


def _ask_mixed(state: ThroughTheAges, seat: int, amount: int, card: int) -> None:
    sign = 1 if amount > 0 else -1
    state.stack.append(Splitting(seat, abs(amount), 0, 0, sign, card))


def _ask_population(state: ThroughTheAges, seat: int, amount: int, card: int) -> None:
    half = (state.players[seat].discontent + 1) // 2
    lose_population(state, seat, -amount * half, card)


def _ask_discards(state: ThroughTheAges, seat: int, amount: int, card: int) -> None:
    if state.age == IV:
        gain_culture(state, seat, amount, BY_EVENTS, MILITARY_IDS[card])
    elif state.players[seat].secrets:
        state.stack.append(Discarding(seat, -amount))


def _ask_destroy(state: ThroughTheAges, seat: int, amount: int, card: int) -> None:
    state.stack.append(DestroyingOwn(seat, card))


def _ask_colony(state: ThroughTheAges, seat: int, amount: int, card: int) -> None:
    state.stack.append(Ceding(seat, card))


def _ask_ruin(state: ThroughTheAges, seat: int, amount: int, card: int) -> None:
    state.stack.append(Ruining(seat, card))


def _ask_temple(state: ThroughTheAges, seat: int, amount: int, card: int) -> None:
    state.stack.append(FreeBuilding(seat, CIVIL_BY_ID["religion"]))


def _ask_warriors(state: ThroughTheAges, seat: int, amount: int, card: int) -> None:
    state.stack.append(FreeBuilding(seat, CIVIL_BY_ID["warriors"]))


def _ask_develop(state: ThroughTheAges, seat: int, amount: int, card: int) -> None:
    state.stack.append(Developing(seat, amount))


def _ask_raze(state: ThroughTheAges, seat: int, amount: int, card: int) -> None:
    for victim in reversed(state.in_order(seat)[1:]):
        state.stack.append(Razing(seat, victim, card))


def _ask_cards(state: ThroughTheAges, seat: int, amount: int, card: int) -> None:
    state.stack.append(Agreement(seat, amount, False))


def _take_token(state: ThroughTheAges, seat: int, amount: int, card: int) -> None:
    """From the bank of the weakest to that of the strongest."""
    weakest = concerns(state, m.WEAKEST)[0]
    take_tokens(state, seat, weakest, amount, MILITARY_IDS[card])


ASKS: Final[dict[str, Callable[[ThroughTheAges, int, int, int], None]]] = {
    m.EITHER: _ask_either,
    m.MIXED: _ask_mixed,
    m.POPULATION_PER_DISCONTENT: _ask_population,
    m.DISCARD_OR_CULTURE: _ask_discards,
    m.DESTROY_OWN: _ask_destroy,
    m.COLONY: _ask_colony,
    m.RUIN: _ask_ruin,
    m.FREE_TEMPLE: _ask_temple,
    m.FREE_WARRIORS: _ask_warriors,
    m.DEVELOP: _ask_develop,
    m.DESTROY_OTHERS: _ask_raze,
    m.TAKE_CARDS: _ask_cards,
    m.TOKEN_OF_WEAKEST: _take_token,
}

BUILDING: Final[Layout] = Layout(("card", Piece(CIVIL_IDS, among=range(WORKED))))


@final
class FreeBuilding(Question):
    """Who has an idle worker may put it on a card for nothing."""

    __slots__ = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        super().__init__("free-building", seat)
        self.card: Final = card

    def layout(self) -> Layout:
        return BUILDING

    def legal_actions(self, state: ThroughTheAges) -> list[Action]:
        player = state.players[self.seat]
        cost = CIVIL[self.card].cost
        if why_not_build(player, self.card, cost, 0) is not None:
            return []
        return [a.BUILD[self.card], a.PASS]

    def take(self, state: ThroughTheAges, action: Action) -> None:
        if action is not a.PASS:
            build(state, self.seat, self.card, CIVIL[self.card].cost)


DISCOUNT: Final[Layout] = Layout(("discount", Number(0, 9)))


@final
class Developing(Question):
    """One more worker, a building or a technology, a little cheaper and for no action."""

    __slots__ = ("discount",)

    def __init__(self, seat: int, discount: int) -> None:
        super().__init__("developing", seat)
        self.discount: Final = discount

    def layout(self) -> Layout:
        return DISCOUNT

    def legal_actions(self, state: ThroughTheAges) -> list[Action]:
        seat, discount = self.seat, self.discount
        player = state.players[seat]
        out: list[Action] = []
        if why_not_grow(player, discount) is None:
            out.append(a.GROW)
        means = wealth(player, False)
        out += [
            a.BUILD[card]
            for card in player.board
            if not is_unit(CIVIL[card].kind)
            and why_not_build(player, card, discount, means) is None
        ]
        out += [
            a.DEVELOP[card]
            for card in player.hand
            if CIVIL[card].is_technology and why_not_develop(state, seat, card, discount) is None
        ]
        if state.rules.event_revolution:
            out += [
                a.REVOLT[card]
                for card in player.hand
                if CIVIL[card].kind == GOVERNMENT
                and why_not_revolt(state, seat, card, discount, 0) is None
            ]
        if out:
            out.append(a.PASS)
        return out

    def take(self, state: ThroughTheAges, action: Action) -> None:
        seat, discount = self.seat, self.discount
        if action is a.GROW:
            grow(state, seat, discount)
        elif isinstance(action, a.OnCivil):
            if action.kind == "build":
                build(state, seat, action.card, discount)
            elif action.kind == "develop":
                develop(state, seat, action.card, discount)
            else:
                revolt(state, seat, action.card, discount)


VICTIM: Final[Layout] = Layout(("victim", SeatNumber()), ("card", CAUSE))


@final
class Razing(Question):
    """Somebody else's urban building is destroyed."""

    __slots__ = ("card", "victim")

    def __init__(self, seat: int, victim: int, card: int) -> None:
        super().__init__("razing", seat)
        self.victim: Final = victim
        self.card: Final = card

    def layout(self) -> Layout:
        return VICTIM

    def legal_actions(self, state: ThroughTheAges) -> list[Action]:
        return razed(state.players[self.victim], 3)

    def take(self, state: ThroughTheAges, action: Action) -> None:
        assert isinstance(action, a.OnCivil)
        destroy(state, self.victim, action.card, self.seat, cause_of(self.card))


def razed(player: Player, level: int) -> list[Action]:
    """Urban buildings of somebody, up to a level."""
    return [
        a.RAZE[card]
        for card in player.board
        if player.workers[card] and is_urban(CIVIL[card].kind) and CIVIL[card].age <= level
    ]


AGREEMENT: Final[Layout] = Layout(("left", Number(0, 9)), ("used", Truth()))


@final
class Agreement(Question):
    """Cards from the row for so many civil actions, for the next political action."""

    __slots__ = ("left", "used")

    def __init__(self, seat: int, left: int, used: bool) -> None:
        super().__init__("agreement", seat)
        self.left: Final = left
        self.used: Final = used

    def layout(self) -> Layout:
        return AGREEMENT

    def at_once(self) -> bool:
        return True

    def legal_actions(self, state: ThroughTheAges) -> list[Action]:
        player = state.players[self.seat]
        budget = self.left
        if not state.rules.agreement_free:
            budget = min(budget, player.civil)
        out: list[Action] = [
            a.TAKE[slot]
            for slot in range(len(state.row))
            if why_not_take(state, player, slot, budget) is None
        ]
        out.append(a.DONE if self.used else a.PASS)
        return out

    def take(self, state: ThroughTheAges, action: Action) -> None:
        player = state.players[self.seat]
        if isinstance(action, a.Numbered):
            cost = take(state, self.seat, action.number - 1)
            if not state.rules.agreement_free:
                spend_civil(player, cost)
            player.fresh = []  # these can be played in the same turn
            state.stack.append(Agreement(self.seat, self.left - cost, True))
        elif self.used:
            player.skips = True
            fill(state, [])
