"""Several steps in one command: tried as a whole before anything is changed."""

from __future__ import annotations

from collections.abc import Sequence

from ..core.action import Action
from ..core.journal import Event, Journal
from ..core.state import State
from .refusal import Refusal


def tried(state: State, seat: int, texts: Sequence[str]) -> list[Action]:
    """The actions of one command, if they can be taken one after the other.

    Tried on a copy, and a refusal changes nothing. So none may follow what cannot be taken back:
    a list that is refused must not tell how a roll would fall.
    """
    trial, journal = state, Journal()
    if len(texts) > 1:
        trial = state.copy()
        trial.journal = journal
    actions: list[Action] = []
    for at, text in enumerate(texts, 1):
        which = f" (action {at} of {len(texts)})" if len(texts) > 1 else ""
        if actions:
            trial.apply(actions[-1])
            if not goes_on(trial, seat, journal.events):
                why = f"nothing more can be chosen before it is known what {actions[-1].text!r}"
                raise Refusal("illegal", f"{why} brings{which}")
        try:
            action = state.game.action(text)
        except ValueError as error:
            raise Refusal("unknown-action", f"{error}{which}", 400) from None
        if not trial.is_legal(action):
            raise Refusal("illegal", f"{text[:60]!r} cannot be chosen now{which}")
        actions.append(action)
    return actions


def goes_on(state: State, seat: int, events: Sequence[Event]) -> bool:
    """Whether a seat decides on, after nothing but its own doing: no chance, no news."""
    return state.actor == seat and all(event.undoable_by(seat) for event in events)
