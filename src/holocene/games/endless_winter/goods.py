"""Food, tools, labour and points: gaining them and paying with them."""

from __future__ import annotations

from typing import Final

from .components import (
    Line,
    Price,
)
from .ops import MOVE
from .player import Player
from .shapes import (
    Ate,
    Gained,
    Good,
    Paid,
    Reason,
)
from .state import EndlessWinter

POINT: Final = 2  # halves of labour
BY_TOOL: Final[Price] = Price(0, 1, 0, 0)


def gain_food(state: EndlessWinter, seat: int, amount: int) -> None:
    player = state.players[seat]
    after = max(player.food, min(player.limit(), player.food + amount))
    gained = after - player.food
    player.food = after
    _tell_gained(state, seat, "food", gained, amount - gained)


def fill_food(state: EndlessWinter, seat: int) -> None:
    player = state.players[seat]
    gain_food(state, seat, max(0, player.limit() - player.food))


def gain_tools(state: EndlessWinter, seat: int, amount: int) -> None:
    player = state.players[seat]
    gained = min(amount, state.box.set.most_tools - player.tools)
    player.tools += gained
    _tell_gained(state, seat, "tool", gained, amount - gained)


def gain_labour(state: EndlessWinter, seat: int, halves: int) -> None:
    state.players[seat].labour += halves
    _tell_gained(state, seat, "labour", halves, 0)


def score(state: EndlessWinter, seat: int, points: int, source: int) -> None:
    state.players[seat].earned[source] += points
    _tell_gained(state, seat, "vp", points, 0)


def _tell_gained(state: EndlessWinter, seat: int, what: Good, amount: int, lost: int) -> None:
    if state.journal is not None:
        facts = Gained(kind="gained", seat=seat, what=what, amount=amount, lost=lost)
        state.journal.note(seat, facts)


def can_pay(player: Player, price: Price) -> bool:
    return lacking(player, price, player.labour) is None


def lacking(player: Player, price: Price, labour: int) -> Reason | None:
    """What who has so much labour cannot pay. Cards that are discarded come from the hand."""
    if player.food < price.food:
        return "food"
    if player.tools < price.tools:
        return "tools"
    if labour < price.labour:
        return "labour"
    return "cards" if len(player.hand) < price.cards else None


def pay(state: EndlessWinter, seat: int, price: Price) -> None:
    """All but cards, of which somebody has to choose."""
    player = state.players[seat]
    player.food -= price.food
    player.tools -= price.tools
    player.labour -= price.labour
    if not state.rules.halves_add and price.labour:
        player.labour -= player.labour % POINT
    if state.journal is not None and (price.food or price.tools or price.labour):
        facts = Paid(
            kind="paid", seat=seat, food=price.food, tools=price.tools, labour=price.labour
        )
        state.journal.note(seat, facts)


def line_price(state: EndlessWinter, line: Line) -> Price:
    """What an action of a column costs."""
    return BY_TOOL if line.op == MOVE and state.rules.move_by_tool else line.price


def step_to_eat(state: EndlessWinter, player: Player) -> int:
    """How much food is eaten until the next symbol of labour is crossed; 0: there is none."""
    food = player.food
    for step in reversed(state.box.set.labour_steps):
        if step <= food:
            return food - step + 1
    return 0


def eat(state: EndlessWinter, seat: int) -> None:
    player = state.players[seat]
    amount = step_to_eat(state, player)
    player.food -= amount
    player.labour += POINT
    if state.journal is not None:
        state.journal.note(seat, Ate(kind="ate", seat=seat, food=amount, labour=POINT))
