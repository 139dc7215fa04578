"""How far everybody is in an eclipse, and what their boards bring."""

from __future__ import annotations

from typing import Final

from .decisions.eclipse import OwnStep, board_gains, land_gains
from .ops import OPS
from .scoring import stone_points
from .shapes import Reaping
from .state import EndlessWinter

STEPS: Final = 4  # place, cards, land, board
# By what still lies ahead of somebody: the steps that are behind them.
AHEAD: Final[list[tuple[str, int]]] = [
    ("order-step", -1), ("cards-step", 0), ("land-step", 1), ("board-step", 2), ("stones-step", 3),
]  # fmt: skip


def reapings(state: EndlessWinter) -> list[Reaping]:
    """In the new order; nothing before the piles are turned over."""
    if not state.revealed:
        return []
    return [reaping(state, seat) for seat in state.order]


def reaping(state: EndlessWinter, seat: int) -> Reaping:
    lands = {OPS[op]: n for op, n in land_gains(state, seat).amounts}
    board = {OPS[op]: n for op, n in board_gains(state, seat).amounts}
    points = sum([stone_points(state, seat, stone) for stone in state.players[seat].stones])
    if points:
        board["vp"] = board.get("vp", 0) + points
    return {"seat": seat, "step": step_of(state, seat), "lands": lands, "board": board}


def step_of(state: EndlessWinter, seat: int) -> int:
    """The step that somebody is at, from 0; before it -1, after all of them their number."""
    kinds = {each.kind for each in state.stack if isinstance(each, OwnStep) and each.whose == seat}
    for kind, step in AHEAD:
        if kind in kinds:
            return step
    return STEPS
