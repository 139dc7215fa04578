"""Several steps in one command: tried as a whole before anything is changed, undone as one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from ..core.action import Action
from ..core.journal import Event, Journal
from ..core.state import State
from .refusal import Refusal


class Kept(NamedTuple):
    """A command that can be taken back: its number in the log, and the position before it."""

    number: int
    state: State


class Trial:
    """A copy of the position, on which the steps of one seat are tried."""

    def __init__(self, state: State, seat: int) -> None:
        self.seat: Final = seat
        self.actions: Final[list[Action]] = []
        self.state: Final = state.copy()
        self._before: Final = state
        self._journal: Final = Journal()
        self.state.journal = self._journal
        self._at_once = False  # whether the last step was one of those that others may not count

    def take(self, action: Action) -> None:
        self._at_once = asks_at_once(self.state, self.seat)
        self.state.apply(action)
        self.actions.append(action)

    def goes_on(self) -> bool:
        return goes_on(self._before, self.state, self.seat, self._journal.events)

    def unfinished(self) -> bool:
        """Whether others could count steps, were it sent as it is."""
        return self._at_once and asks_at_once(self.state, self.seat) and self.goes_on()

    def unheard(self) -> bool:
        """Whether nobody would hear anything of it."""
        return not self._journal.events


def tried(state: State, seat: int, texts: Sequence[str]) -> Trial:
    """The actions of one command, if they can be taken one after the other.

    A refusal changes nothing. So none may follow what cannot be taken back: a list that is refused
    must not tell how a roll would fall.
    """
    trial = Trial(state, seat)
    for at, text in enumerate(texts, 1):
        which = f" (action {at} of {len(texts)})" if len(texts) > 1 else ""
        if trial.actions and not trial.goes_on():
            why = f"nothing more can be chosen before it is known what {trial.actions[-1].text!r}"
            raise Refusal("illegal", f"{why} brings{which}")
        trial.take(legal(trial.state, text, which))
    return trial


def legal(state: State, text: str, which: str = "") -> Action:
    """The action that reads like this, if it can be chosen now."""
    try:
        action = state.game.action(text)
    except ValueError as error:
        raise Refusal("unknown-action", f"{error}{which}") from None
    if not state.is_legal(action):
        raise Refusal("illegal", f"{text[:60]!r} cannot be chosen now{which}")
    return action


def finished(state: State, seat: int, texts: Sequence[str]) -> list[Action]:
    """The same, if they can stand alone: others must not count the steps of what is face down."""
    if len(texts) == 1 and not asks_at_once(state, seat):
        return [legal(state, texts[0])]  # there is nothing to try
    trial = tried(state, seat, texts)
    if trial.unfinished():
        raise Refusal("unfinished", "choose to the end first, and send all of it at once")
    return trial.actions


def asks_at_once(state: State, seat: int | None) -> bool:
    """Whether this seat decides, and has to send its steps as one command."""
    decision = state.decision
    return decision is not None and decision.seat == seat and decision.at_once()


def goes_on(before: State, after: State, seat: int, events: Sequence[Event]) -> bool:
    """Whether a seat decides on, after nothing but its own doing: no chance, no news.

    A game may forget to note a roll; its dice do not.
    """
    return (
        after.actor == seat
        and all(event.undoable_by(seat) for event in events)
        and after.dice.dump() == before.dice.dump()
    )
