"""The course of turns and rounds: the start of a turn, its end, and the end of the game."""

from __future__ import annotations

from typing import Final, final

from ....core.decision import Step
from ....core.layout import NOTHING
from .. import powers as p
from ..ages import replenish
from ..board import MOST_DRAWN
from ..cards import EVENT, III, IV
from ..deeds import draw, leader_id
from ..effects import make_goods
from ..gains import gain_culture
from ..military import MILITARY, MILITARY_IDS
from ..piles import card_of
from ..player import (
    AT_THE_END,
    BY_LEADERS,
    BY_TURNS,
    SECOND_ACTION,
    SPOKE,
    Player,
)
from ..prices import military_hand_limit
from ..production import give_back, lab_output
from ..scoring import ranked
from ..shapes.events import Ended, Foresaw, Produced, ScoredAtEnd, TacticShared, TurnBegan, Uprising
from ..state import ThroughTheAges
from .acting import ACTING
from .events import impact
from .fighting import end_war
from .losing import Discarding
from .politics import POLITICS


@final
class NextTurn(Step[ThroughTheAges]):
    """Whoever comes next begins a turn, unless the game is over."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("next-turn")

    def pass_over(self, state: ThroughTheAges) -> None:
        order = state.in_order((state.current + 1) % state.seats)
        round = state.round + (1 if order[0] <= state.current else 0)
        if len(order) == 1 or (state.last_round and round > state.last_round):
            finish(state)
            return
        state.current, state.round = order[0], round
        begin(state)


@final
class DiscardDown(Step[ThroughTheAges]):
    """Military cards over the limit are discarded."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("discard-down")

    def pass_over(self, state: ThroughTheAges) -> None:
        player = state.players[state.current]
        over = len(player.secrets) - military_hand_limit(player)
        if over > 0:
            state.stack.append(Discarding(state.current, over))


@final
class EndTurn(Step[ThroughTheAges]):
    """Uprising or production, new military cards, and all actions are there again."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("end-turn")

    def pass_over(self, state: ThroughTheAges) -> None:
        seat = state.current
        player = state.players[seat]
        if state.rules.trades_return:
            give_back(player)
        early = state.rules.early_leaders
        if early:
            _score_leaders(state, seat)
        if player.discontent > player.idle:
            if state.journal is not None:
                state.journal.note(seat, Uprising(kind="uprising", seat=seat))
        else:
            produce(state, seat)
        if not early:
            _score_leaders(state, seat)
        if state.age < IV:
            draw(state, seat, min(MOST_DRAWN, player.military))
        refill_actions(player)


NEXT_TURN: Final[NextTurn] = NextTurn()
DISCARD_DOWN: Final[DiscardDown] = DiscardDown()
END_TURN: Final[EndTurn] = EndTurn()


# The start of a turn


def begin(state: ThroughTheAges) -> None:
    """The row, a war, the tactic; then politics and actions, which begin with the second round."""
    seat = state.current
    player = state.players[seat]
    state.stack += [NEXT_TURN, END_TURN, DISCARD_DOWN, ACTING[seat]]
    if state.journal is not None:
        told = TurnBegan(kind="turn", seat=seat, round=state.round)
        state.journal.note(None, told)
    if state.round == 1:
        return
    replenish(state)
    player.unit_resources = player.powers[p.UNIT_RESOURCES]  # of a leader who is still there
    if player.skips:
        player.skips = False
    elif state.round > 2 or state.rules.round_two:
        state.stack.append(POLITICS[seat][0])
    if player.war != NOTHING:
        end_war(state, seat)
    _share_tactic(state, seat)
    if player.powers[p.FORESIGHT] and state.events:
        _foresee(state, seat)


def _share_tactic(state: ThroughTheAges, seat: int) -> None:
    """One's own tactic becomes one that all can copy."""
    player = state.players[seat]
    if not player.exclusive:
        return
    player.exclusive = False
    if player.tactic not in state.tactics:
        state.tactics.append(player.tactic)
        state.tactics.sort()
    if state.journal is not None:
        card = MILITARY_IDS[player.tactic]
        told = TacticShared(kind="tactic-shared", seat=seat, card=card)
        state.journal.note(None, told)


def _foresee(state: ThroughTheAges, seat: int) -> None:
    state.foreseen |= 1 << seat
    if state.journal is not None:
        card = MILITARY_IDS[card_of(state.events[-1])]
        facts = Foresaw(kind="foresaw", seat=seat, card=card)
        public = Foresaw(kind="foresaw", seat=seat, card=None)
        state.journal.note(None, facts, reveals=True, owner=seat, public=public)


# The end of a turn


def produce(state: ThroughTheAges, seat: int) -> None:
    player = state.players[seat]
    science = player.research(player.science_rate)
    culture = player.score(BY_TURNS, player.culture_rate)
    if state.journal is not None:
        told = Produced(kind="produced", seat=seat, science=science, culture=culture)
        state.journal.note(seat, told)
    make_goods(state, seat)


def _score_leaders(state: ThroughTheAges, seat: int) -> None:
    player = state.players[seat]
    gain_culture(state, seat, culture_by_leader(state, seat), BY_LEADERS, leader_id(player))


def culture_by_leader(state: ThroughTheAges, seat: int) -> int:
    """At the end of a turn: of a leader of the strong, and of one who has not spoken in it yet."""
    player = state.players[seat]
    out = 0
    if player.powers[p.CULTURE_IF_STRONG] and _is_strong(state, seat):
        out += player.powers[p.CULTURE_IF_STRONG]
    if player.powers[p.SPEECH] and not player.used & SPOKE:
        out += player.powers[p.SPEECH]
    return out


def _is_strong(state: ThroughTheAges, seat: int) -> bool:
    """One of the two strongest, with two players the stronger; among equals it is this one."""
    order = ranked([each.strength for each in state.players], seat, state.in_order(seat))
    return seat in order[: 1 if len(order) == 2 else 2]


def refill_actions(player: Player) -> None:
    player.civil, player.civil_spent = player.civil_total, 0
    player.military, player.military_spent = player.military_total, 0
    player.fresh = []
    player.used &= SECOND_ACTION
    player.unit_resources = player.unit_science = 0
    player.extra_food = player.extra_resources = 0


# The end of the game


def finish(state: ThroughTheAges) -> None:
    """Events of Age III that have not happened score for all; the stack stays empty."""
    if state.remaining() > 1:
        first = state.starting_player()
        for entry in [*reversed(state.events), *state.future]:
            card = MILITARY[card_of(entry)]
            if card.age == III and card.kind == EVENT:
                _score_at_end(state, card_of(entry), first)
        for seat in state.in_order(first):
            player = state.players[seat]
            gain_culture(state, seat, lab_output(player), BY_LEADERS, leader_id(player))
    if state.journal is not None:
        state.journal.note(None, Ended(kind="ended", scores=state.scores()))


def _score_at_end(state: ThroughTheAges, card: int, first: int) -> None:
    points = [0] * state.seats
    for clause in MILITARY[card].clauses:
        for seat, amount in impact(state, clause.what, clause.amount, first):
            points[seat] += state.players[seat].score(AT_THE_END, amount)
    if state.journal is not None:
        told = ScoredAtEnd(kind="scored-at-end", card=MILITARY_IDS[card], points=points)
        state.journal.note(None, told, reveals=True)
