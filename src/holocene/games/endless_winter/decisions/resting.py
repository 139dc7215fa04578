"""The rest space, and the module of rest tokens."""

from __future__ import annotations

from typing import Final, final

from ....core.action import Action
from ..actions import (
    MOST_SEATS,
    NEXT_TOKEN,
    SKIP,
    Choice,
)
from ..components import Gains
from ..ops import ANIMAL_USE
from ..player import BY_REWARDS
from ..shapes import TokenTaken
from ..state import EndlessWinter
from .gaining import Gaining, gain
from .own import Question


def rest(state: EndlessWinter, seat: int) -> None:
    """The first in a round may take a rest token, whose effects go between those of the rest."""
    if state.rules.rest_tokens and not state.rested:
        state.rested = True
        state.stack.append(RESTING[seat])
        return
    rest_effects(state, seat)


def rest_effects(state: EndlessWinter, seat: int) -> None:
    """First a card, then an animal."""
    due = state.box.set.rest.due
    later = [op for op in due if op == ANIMAL_USE]
    if later and len(later) < len(due):
        state.stack.append(Gaining(seat, later))
        state.stack.append(Gaining(seat, [op for op in due if op != ANIMAL_USE]))
    else:
        gain(state, seat, state.box.set.rest, BY_REWARDS)


def put_under(state: EndlessWinter) -> int:
    """The top rest token goes to the bottom, and everybody has seen it."""
    token = state.rests.pop()
    state.rests.insert(0, token)
    state.rest_known = min(state.rest_known + 1, len(state.rests))
    return token


@final
class Resting(Question):
    """The rest token that lies face up, the one below it, or none."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        super().__init__("resting", seat)

    def legal_actions(self, state: EndlessWinter) -> list[Action]:
        acts = state.box.acts
        return [*acts.token, acts.skip]

    def take(self, state: EndlessWinter, action: Action) -> None:
        """It lies at the bottom at once, where it would go at the end of the turn."""
        assert isinstance(action, Choice)
        seat = self.seat
        if action.op == SKIP:
            rest_effects(state, seat)
            return
        if action.number == NEXT_TOKEN:
            put_under(state)
        token = put_under(state)
        state.rest_taken = True
        facts = state.box.set.rest_tokens[token]
        if state.journal is not None:
            told = TokenTaken(kind="token-taken", seat=seat, token=facts.id)
            state.journal.note(seat, told, reveals=action.number == NEXT_TOKEN)
        due = facts.gains.amounts + state.box.set.rest.amounts
        merged: dict[int, int] = {}
        for op, n in due:
            merged[op] = merged.get(op, 0) + n
        gain(state, seat, Gains(sorted(merged.items())), BY_REWARDS)


RESTING: Final[list[Resting]] = [Resting(seat) for seat in range(MOST_SEATS)]
