"""Gaining: what is due to somebody, taken piece by piece in any order, or something lesser.

An effect gives some things at once; the rest is due. What one of them brings in turn comes before
the others: it lies above them on the stack.
"""

from __future__ import annotations

from typing import Final, final

from ....core.action import Action
from ....core.layout import NOTHING, Layout, Number, Pieces
from .. import deeds, goods, monuments
from ..actions import (
    HONOUR,
    LESS_DRAW,
    LESS_HONOUR,
    LESS_OFFERING,
    LESS_TOOL,
    LESSER,
    OFFERING,
    SKIP,
    SWAP,
    Choice,
)
from ..components import Gains, Price
from ..offers import carry_out, offer
from ..ops import (
    ANIMAL_USE,
    DRAW,
    DUE_OPS,
    FOOD,
    IDOL,
    LADDER,
    MAX_FOOD,
    MEGALITH,
    OPS,
    TOOL,
    VILLAGE,
)
from ..player import BY_IDOLS, BY_MEGALITHS, BY_REWARDS
from ..room import animal_waits, food_waits
from ..shapes import Instead
from ..state import EndlessWinter
from .own import Question

MOST_DUE: Final = 200


def gain(state: EndlessWinter, seat: int, gains: Gains, source: int) -> None:
    """What is gained at once, and a question about the rest; `source` is of points."""
    if gains.labour and not state.revealed:  # in the eclipse it was counted
        goods.gain_labour(state, seat, gains.labour)
    if gains.vp:
        goods.score(state, seat, gains.vp, source)
    for _ in range(gains.tops):
        deeds.hunt_top(state, seat)
    if gains.reveals:
        deeds.reveal(state, seat, gains.reveals)
    due = gains.due
    if due and due[-1] >= FOOD and not food_waits(state, seat, due):
        due = _eat_up(state, seat, due)
    if due:
        state.stack.append(Gaining(seat, due))


def _eat_up(state: EndlessWinter, seat: int, due: list[int]) -> list[int]:
    """Food comes at once, but where it may be wanted later; what else is due."""
    food = due.count(FOOD)
    if food:
        goods.gain_food(state, seat, food)
    if MAX_FOOD in due:
        goods.fill_food(state, seat)
    return [op for op in due if op < FOOD]


def bring(state: EndlessWinter, seat: int, action: Choice, number: int = 1) -> None:
    """Carry out a choice, with all that it brings in turn."""
    gains = carry_out(state, seat, action, number)
    source = BY_REWARDS
    if action.op == MEGALITH:
        place = state.site.place_of[action.number]
        source = BY_MEGALITHS
        if gains is not None and monuments.is_start(state, place):
            state.stack.append(Chaining(seat, place))
    elif action.op == IDOL:
        source = BY_IDOLS
    if gains is not None:
        gain(state, seat, gains, source)


DUE: Final[Layout] = Layout(("due", Pieces(OPS, 1, MOST_DUE, among=range(DUE_OPS))))


class Gaining(Question):
    """Which of what is due comes next, and whether it is taken or something lesser."""

    __slots__ = ("due",)

    def __init__(self, seat: int, due: list[int], kind: str = "gaining") -> None:
        super().__init__(kind, seat)
        self.due: Final = due  # ops, sorted, each as often as it is due

    def layout(self) -> Layout:
        return DUE

    def legal_actions(self, state: EndlessWinter) -> list[Action]:
        due = self.due
        seat = self.seat
        out: list[Action] = []
        last = -1
        for op in due:
            if op != last:
                self.offer(state, op, out)
                if op == DRAW and due.count(DRAW) > 1 and deeds.can_draw(state.players[seat]):
                    out.append(state.box.acts.draw_all)
            last = op
        if due[-1] < LADDER:
            if out:
                out.append(state.box.acts.skip)
            return out
        self._swaps(state, out)
        return out

    def offer(self, state: EndlessWinter, op: int, out: list[Action]) -> None:
        if op == ANIMAL_USE and animal_waits(state, self.due):
            return
        short = state.players[self.seat].food < state.box.village_food
        if op == VILLAGE and state.rules.paid_village and short:
            return
        offer(state, self.seat, op, out)

    def _swaps(self, state: EndlessWinter, out: list[Action]) -> None:
        acts = state.box.acts
        player = state.players[self.seat]
        due = self.due
        for op in (MEGALITH, DRAW, IDOL, TOOL):
            if op in due:
                for swap in acts.swap[op]:
                    to = swap.other
                    if (to != LESS_DRAW or deeds.can_draw(player)) and (
                        to != LESS_HONOUR or monuments.can_raise(state, player, HONOUR)
                    ):
                        out.append(swap)

    def take(self, state: EndlessWinter, action: Action) -> None:
        assert isinstance(action, Choice)
        op = action.op
        seat = self.seat
        if op == SKIP:
            return
        if op == SWAP:
            self._left(state, action.number)
            swap(state, seat, action.number, action.other)
            return
        if op in (TOOL, FOOD):
            self._left(state, op, self.due.count(op))
            bring(state, seat, action, self.due.count(op))
            return
        if op == DRAW and action.number:
            count = self.due.count(DRAW)
            player = state.players[seat]
            drawn = 0
            while drawn < count and deeds.can_draw(player):
                deeds.draw(state, seat)
                drawn += 1
            self._left(state, DRAW, drawn)
            return
        self._left(state, op)
        self.pay_for(state, op)
        bring(state, seat, action)

    def pay_for(self, state: EndlessWinter, op: int) -> None:
        if op == VILLAGE and state.rules.paid_village:
            goods.pay(state, self.seat, Price(state.box.village_food, 0, 0, 0))

    def _left(self, state: EndlessWinter, op: int, count: int = 1) -> None:
        """Ask again about what is still due."""
        due = self.due[:]
        at = due.index(op)
        del due[at : at + count]
        if due:
            state.stack.append(self.again(due))

    def again(self, due: list[int]) -> Gaining:
        return Gaining(self.seat, due)


def swap(state: EndlessWinter, seat: int, op: int, to: int) -> None:
    """Take a lesser reward."""
    if state.journal is not None:
        facts = Instead(kind="instead", seat=seat, of=OPS[op], take=LESSER[to])
        state.journal.note(seat, facts)
    acts = state.box.acts
    if to == LESS_DRAW:
        bring(state, seat, acts.draw)
    elif to == LESS_OFFERING:
        bring(state, seat, acts.idol[OFFERING])
    elif to == LESS_HONOUR:
        bring(state, seat, acts.idol[HONOUR])
    elif to == LESS_TOOL:
        bring(state, seat, acts.tool)
    else:
        bring(state, seat, acts.food)


@final
class PaidGaining(Gaining):
    """At the bottom of Migrate, where camp and move cost what they cost at the top."""

    __slots__ = ()

    def __init__(self, seat: int, due: list[int]) -> None:
        super().__init__(seat, due, "paid-gaining")

    def offer(self, state: EndlessWinter, op: int, out: list[Action]) -> None:
        if goods.can_pay(state.players[self.seat], price_of(state, op)):
            super().offer(state, op, out)

    def pay_for(self, state: EndlessWinter, op: int) -> None:
        goods.pay(state, self.seat, price_of(state, op))

    def again(self, due: list[int]) -> Gaining:
        return PaidGaining(self.seat, due)


NO_PRICE: Final[Price] = Price(0, 0, 0, 0)


def price_of(state: EndlessWinter, op: int) -> Price:
    """What an op costs in the column where the figure stands."""
    for line in state.box.set.columns[state.column].lines:
        if line.op == op:
            return goods.line_price(state, line)
    return NO_PRICE


PLACE: Final[Layout] = Layout(("place", Number(0, 31)))


@final
class Chaining(Question):
    """A megalith on a start space: one more on one of the spaces to which its arrows lead."""

    __slots__ = ("place",)

    def __init__(self, seat: int, place: int) -> None:
        super().__init__("chaining", seat)
        self.place: Final = place

    def layout(self) -> Layout:
        return PLACE

    def legal_actions(self, state: EndlessWinter) -> list[Action]:
        """The next stone may be neutral or not: these are no start spaces."""
        player = state.players[self.seat]
        if player.neutral + player.own == 0:
            return []
        targets = monuments.arrows(state, self.place)
        free = [place for place in state.site.ground if place in targets]
        out: list[Action] = [
            state.site.builds[place] for place in free if state.built[place] == NOTHING
        ]
        if out:
            out.append(state.box.acts.skip)
        return out

    def take(self, state: EndlessWinter, action: Action) -> None:
        assert isinstance(action, Choice)
        if action.op != SKIP:
            bring(state, self.seat, action)
