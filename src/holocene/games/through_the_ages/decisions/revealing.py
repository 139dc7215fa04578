"""The next event: it is turned up, and told with all that comes of it at once."""

from __future__ import annotations

from typing import Final

from .. import military as m
from ..cards import IV, TERRITORY, Clause
from ..military import MILITARY, MILITARY_IDS
from ..numbers import counted, difference
from ..piles import age_of, card_of
from ..shapes.common import Ranking
from ..shapes.events import EventRevealed, Fallout, Touch
from ..state import ThroughTheAges
from .colonizing import auction
from .events import carry_out, concerns

# What decides whom a sentence concerns; what is not here concerns everybody.
DECIDES: Final[dict[str, Ranking]] = {
    m.STRONGEST: "strength",
    m.WEAKEST: "strength",
    m.TWO_STRONGEST: "strength",
    m.TWO_WEAKEST: "strength",
    m.MOST_CULTURE: "culture",
    m.LEAST_CULTURE: "culture",
    m.RICHEST_IF_WEAK: "culture",
    m.HAPPIEST: "happy",
    m.UNHAPPIEST: "discontent",
}


def reveal(state: ThroughTheAges) -> None:
    """The next event is turned up; after the last one those that were prepared are shuffled."""
    card = card_of(state.events.pop())
    state.foreseen = 0
    if not state.events:
        state.events, state.future = shuffled(state), []
    if state.journal is not None:
        told = EventRevealed(kind="event", card=MILITARY_IDS[card], fallout=fallout(state, card))
        state.journal.note(None, told, reveals=True)
    if MILITARY[card].kind == TERRITORY:
        auction(state, card)
    else:
        state.past.append(card)
        happen(state, card)


def shuffled(state: ThroughTheAges) -> list[int]:
    """The prepared events, those of older ages first: they are the last of the list."""
    out: list[int] = []
    for age in range(IV - 1, -1, -1):
        same = [entry for entry in state.future if age_of(entry) == age]
        state.dice.shuffle(same)
        out += same
    return out


def happen(state: ThroughTheAges, card: int) -> None:
    """Whom each sentence concerns is seen before anything happens."""
    clauses = MILITARY[card].clauses
    concerned = [concerns(state, clause.who) for clause in clauses]
    for clause, seats in zip(clauses, concerned, strict=True):
        carry_out(state, clause, seats, card)


# What comes of it, tried out on a copy


def fallout(state: ThroughTheAges, card: int) -> list[Fallout]:
    clauses = MILITARY[card].clauses
    concerned = [concerns(state, clause.who) for clause in clauses]
    trial = state.copy()
    out: list[Fallout] = []
    for clause, seats in zip(clauses, concerned, strict=True):
        by = DECIDES.get(clause.who)
        touched = _touched(trial, clause, seats, card)
        out.append(Fallout(who=clause.who, by=by, rated=_rated(state, by), touched=touched))
        carry_out(trial, clause, seats, card)
    return out


def _rated(state: ThroughTheAges, by: Ranking | None) -> list[int]:
    return [] if by is None else [counted(player)[by] for player in state.players]


def _touched(state: ThroughTheAges, clause: Clause, seats: list[int], card: int) -> list[Touch]:
    """What a sentence does to each seat, as far as nobody has to choose."""
    after = state.copy()
    carry_out(after, clause, seats, card)
    asked = _pass_over(after, len(state.stack))
    out: list[Touch] = []
    for seat in state.in_order(state.current):
        change = difference(counted(state.players[seat]), counted(after.players[seat]))
        change.pop("corruption", None)  # it only follows from where tokens are
        if seat in seats or change:
            out.append(Touch(seat=seat, change=change, asked=seat in asked))
    return out


def _pass_over(state: ThroughTheAges, depth: int) -> list[int]:
    """Go on with what needs no choice; who has one."""
    asked: list[int] = []
    while len(state.stack) > depth:
        decision = state.stack.pop()
        legal = decision.legal_actions(state)
        if not legal:
            decision.pass_over(state)
        elif len(legal) == 1 and not decision.always_asks():
            decision.take(state, legal[0])
        else:
            asked.append(decision.seat)
    return asked
