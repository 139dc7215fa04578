"""The course of the game: turns, the eclipse, the preparation of the next round, the end."""

from __future__ import annotations

from typing import Final, final

from ....core.decision import Step
from ....core.layout import NOTHING
from ..components import DISPLAY, DRAWN, ROUNDS, TURNS
from ..ops import COLUMNS, DRAW
from ..player import FIGURE_COUNT
from ..shapes import Ended, RoundBegan, TurnBegan
from ..state import CHIEF_AWAY, EndlessWinter
from .acting import BEGINNING
from .eclipse import ECLIPSE, PILING
from .gaining import Gaining
from .resting import put_under


@final
class NextTurn(Step[EndlessWinter]):
    """Whoever comes next, until everybody has had three turns."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("next-turn")

    def pass_over(self, state: EndlessWinter) -> None:
        if state.turns == TURNS * state.seats:
            state.stack += [PREPARATION, ECLIPSE]
            return
        seat = state.order[state.turns % state.seats]
        state.turns += 1
        state.current = seat
        state.stack += [self, END_TURN, BEGINNING[seat]]
        if state.journal is not None:
            turn = (state.turns - 1) // state.seats + 1
            state.journal.note(None, TurnBegan(kind="turn", seat=seat, turn=turn))


@final
class EndTurn(Step[EndlessWinter]):
    """Played cards are discarded; after the third turn an eclipse pile is laid."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("end-turn")

    def pass_over(self, state: EndlessWinter) -> None:
        player = state.players[state.current]
        player.discards.extend(player.played)
        player.played = []
        if not state.rules.kept_labour:
            player.labour = 0
        state.column = NOTHING
        state.chief_state = CHIEF_AWAY
        state.cultures = state.kinds = 0
        state.fresh = []
        state.ready = []
        if NOTHING not in player.figures:
            player.labour = 0
            state.stack.append(PILING[state.current])


@final
class Preparation(Step[EndlessWinter]):
    """After the eclipse: all is made ready for the next round, or the game is over."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("preparation")

    def pass_over(self, state: EndlessWinter) -> None:
        if state.round == ROUNDS:
            end(state)
            return
        for player in state.players:
            player.figures = [NOTHING] * FIGURE_COUNT
        _turn_rest_tokens(state)
        _fill_display(state)
        begin_round(state)
        for seat in reversed(state.order):
            state.stack.append(Gaining(seat, [DRAW] * DRAWN))


NEXT_TURN: Final[NextTurn] = NextTurn()
END_TURN: Final[EndTurn] = EndTurn()
PREPARATION: Final[Preparation] = Preparation()


def begin_round(state: EndlessWinter) -> None:
    """The marker goes on, the hunting ground is filled, and turns begin."""
    state.round += 1
    state.turns = 0
    state.bottoms = [NOTHING] * COLUMNS
    while len(state.herd) < state.seats + 1 and state.herd_deck:
        state.herd.append(state.herd_deck.pop())
    state.stack.append(NEXT_TURN)
    if state.journal is not None:
        parts = state.box.set
        told = RoundBegan(
            kind="round", round=state.round, order=state.order[:],
            display=[parts.card_ids[card] if card != NOTHING else None for card in state.display],
            herd=[parts.animal_ids[animal] for animal in state.herd],
        )  # fmt: skip
        state.journal.note(None, told, reveals=True)


def _fill_display(state: EndlessWinter) -> None:
    """Era I after the first round, all of era II after the second, the rest after the third."""
    deck = state.deck_one
    if state.round >= ROUNDS // 2:
        deck = state.deck_two
    if state.round == ROUNDS // 2:
        state.display = [NOTHING] * DISPLAY
    for at in range(DISPLAY):
        if state.display[at] == NOTHING and deck:
            state.display[at] = deck.pop()


def _turn_rest_tokens(state: EndlessWinter) -> None:
    """A token that nobody took goes to the bottom; the next one is turned up."""
    if not state.rests:
        return
    if not state.rest_taken:
        put_under(state)
    state.rest_taken = state.rested = False


def end(state: EndlessWinter) -> None:
    """The stack stays empty: the rest is counted."""
    if state.journal is not None:
        told = Ended(kind="ended", scores=state.scores(), winners=state.winners())
        state.journal.note(None, told, reveals=True)
