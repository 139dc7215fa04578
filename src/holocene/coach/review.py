"""A finished game looked at again: how the chances went, and which decisions cost most.

Each part goes on from where the last one stopped, and stops when its time is over: so a long game
holds up nobody who waits for the same process. What is told does not depend on where it was cut.
Every decision is judged by what its seat knew then.
"""

from __future__ import annotations

import time
from collections.abc import Collection, Iterator, Sequence
from typing import Final, NamedTuple

from ..core.action import Action
from ..core.record import Record
from ..core.state import State
from ..core.words import LANGUAGES
from .costs import Cost
from .judge import Coach
from .why import Reason, reasons

SEED: Final = 1 << 32  # of what is judged of an action: this, and its number
ENDLESS: Final = float("inf")


class Chosen(NamedTuple):
    """The same decision in words, and why."""

    at: int
    taken: dict[str, str]  # by language, as a terminal says it
    best: dict[str, str]
    reasons: list[Reason]


class Review:
    """Of one game that is over, or is not; its positions are found anew for every part."""

    def __init__(self, coach: Coach, record: Record) -> None:
        self._coach: Final = coach
        self._record: Final = record

    def course(
        self, ends: Sequence[int], begin: int = 0, seconds: float = ENDLESS
    ) -> tuple[list[list[float]], int | None]:
        """Everybody's chances, as who watches may know them: at first, and after each of `ends`.

        With the number of the next one, if time was over before all were told.
        """
        wanted = [0, *ends]
        told: list[list[float]] = []
        until = time.monotonic() + seconds
        for taken, state in enumerate(self._states()):
            if begin < len(wanted) and wanted[begin] == taken:
                told.append(self._coach.chances(state, None, SEED + taken))
                begin += 1
                if time.monotonic() > until:
                    break
        return told, begin if begin < len(wanted) else None

    def costs(
        self, seats: Collection[int], begin: int = 0, seconds: float = ENDLESS
    ) -> tuple[list[Cost], int | None]:
        """What the decisions of these seats cost them, from an action on; where to go on."""
        told: list[Cost] = []
        until = time.monotonic() + seconds
        actions = self._actions()
        for at, state in enumerate(self._states()):
            if at >= len(actions):
                break
            if at < begin or not _is_choice(state, actions[at], seats):
                continue
            if time.monotonic() > until:
                return told, at
            told.append(self._cost(at, state, actions[at]))
        return told, None

    def why(
        self, costs: Sequence[Cost], begin: int = 0, seconds: float = ENDLESS
    ) -> tuple[list[Chosen], int | None]:
        """These decisions in words, with reasons, from one of them on; where to go on."""
        wanted = {cost.at: cost for cost in sorted(costs)}
        told: list[Chosen] = []
        until = time.monotonic() + seconds
        number = 0
        for at, state in enumerate(self._states()):
            cost = wanted.get(at)
            if cost is None:
                continue
            number += 1
            if number <= begin:
                continue
            told.append(self._why(cost, state))
            if time.monotonic() > until:
                break
        return told, number if number < len(wanted) else None

    def _states(self) -> Iterator[State]:
        """The position before each action, and the last one."""
        state = self._record.start()
        yield state
        for action in self._actions():
            state.apply(action)
            yield state

    def _actions(self) -> list[Action]:
        return [self._record.game.action(text) for text in self._record.actions]

    def _cost(self, at: int, state: State, taken: Action) -> Cost:
        choices = self._coach.choices(state, SEED + at, also=taken)
        best = choices[0]
        found = next(each for each in choices if each.action is taken)
        if found.chance >= best.chance:  # as good, whatever else speaks for the other
            best = found
        return Cost(
            at, state.stack[-1].seat, taken.text, best.action.text, found.chance, best.chance
        )

    def _why(self, cost: Cost, state: State) -> Chosen:
        game = state.game
        taken, best = game.action(cost.taken), game.action(cost.best)
        found = reasons(self._coach, state, taken, best, SEED + cost.at)
        return Chosen(cost.at, said(state, taken), said(state, best), found)


def said(state: State, action: Action) -> dict[str, str]:
    """A choice in the words of its game, by language."""
    game, seat = state.game, state.stack[-1].seat
    view, hints = state.view(seat), game.hints(state, seat)
    return {
        language: game.terminal.choice(action, view, hints, game.words(language))
        for language in LANGUAGES
    }


def _is_choice(state: State, taken: Action, seats: Collection[int]) -> bool:
    own = state.stack[-1].seat in seats
    return own and not taken.gives_up and len(state.playing_on()) > 1
