"""From one round to the next, and to the end."""

from __future__ import annotations

from typing import Any, Final, final

from ....core.action import Action
from ....core.decision import Decision, Step
from ....core.layout import NOTHING
from ..actions import DECLINE
from ..components import CARD_SLOTS, CARDS
from ..shapes import Counted, Ended, EndReason, RoundBegan
from ..state import StoneAge
from ..view import card_id
from .feeding import FEEDING
from .own import OwnDecision
from .placing import PLACING
from .using import USING


@final
class FirstRound(Step[StoneAge]):
    """What lies on the stack when the game has been dealt."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("first-round")

    def pass_over(self, state: StoneAge) -> None:
        begin(state)


@final
class NextRound(Step[StoneAge]):
    """When everybody has been fed."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("next-round")

    def pass_over(self, state: StoneAge) -> None:
        reason = why_over(state)
        if reason is not None:
            end(state, reason)
            return
        state.row = [card for card in state.row if card != NOTHING]
        state.first = (state.first + 1) % state.seats
        begin(state)


@final
class LastChance(OwnDecision):
    """Before the final count, the card of any two resources can still be used."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        super().__init__("last-chance", seat)

    def choices(self, state: StoneAge) -> list[Action]:
        return [DECLINE]

    def choose(self, state: StoneAge, action: Action) -> None:
        """It was declined, or there is nothing left to use."""


@final
class FinalCount(Step[StoneAge]):
    """The cards drawn unseen are shown, and the game is over."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("final-count")

    def pass_over(self, state: StoneAge) -> None:
        if state.journal is not None:
            extra = [card_id(player.extra) for player in state.players]
            facts = Counted(kind="counted", extra=extra, scores=state.scores())
            state.journal.note(None, facts, reveals=any(extra))


FIRST_ROUND: Final[FirstRound] = FirstRound()
NEXT_ROUND: Final[NextRound] = NextRound()
FINAL_COUNT: Final[FinalCount] = FinalCount()
LAST_CHANCE: Final[list[LastChance]] = [LastChance(seat) for seat in range(4)]


def agenda(seats: int, first: int) -> list[Decision[Any]]:
    """What is to come in a round when all people are sent out; the last comes first."""
    order = [(first + turn) % seats for turn in range(seats)]
    out: list[Decision[Any]] = [NEXT_ROUND]
    out.extend([FEEDING[seat] for seat in reversed(order)])
    out.extend([USING[seat] for seat in reversed(order)])
    return out


def why_over(state: StoneAge) -> EndReason | None:
    """What ends the game after this round: an empty stack, or a deck that cannot fill the row."""
    if not all(state.stacks):
        return "buildings"
    return "cards" if len(state.deck) < state.row.count(NOTHING) else None


def begin(state: StoneAge) -> None:
    """Fill the row from the deck, cheap end first, make tools ready, and lay out the agenda."""
    state.round += 1
    dealt = CARD_SLOTS - len(state.row)
    for _ in range(dealt):
        state.row.append(state.deck.pop())
    for player in state.players:
        player.used = 0
    state.stack.extend(agenda(state.seats, state.first))
    state.stack.append(PLACING[state.first][0])
    if state.journal is not None:
        row = [CARDS[card].id for card in state.row]
        facts = RoundBegan(kind="round", round=state.round, first=state.first, row=row, dealt=dealt)
        state.journal.note(None, facts, reveals=dealt > 0)


def end(state: StoneAge, reason: EndReason) -> None:
    if state.journal is not None:
        state.journal.note(None, Ended(kind="ended", reason=reason))
    state.stack.append(FINAL_COUNT)
    for seat, player in enumerate(state.players):
        if player.any_two:
            state.stack.append(LAST_CHANCE[seat])
