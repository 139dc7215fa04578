"""What a seat may be told where it is asked by others: attacks, pacts and colonies."""

from __future__ import annotations

from ...core.decision import Decision
from .actions import ACCEPT, DONE, Numbered, OnCivil, OnMilitary
from .civil import CIVIL
from .decisions.colonizing import (
    Bidding,
    Sending,
    most_force,
    open_force,
    units_of,
    worth_of,
)
from .decisions.fighting import Defending, defense_of
from .decisions.politics import Answering
from .decisions.spoils import Plundering, spoil
from .fleets import Fleets
from .military import MILITARY
from .numbers import counted, difference
from .player import Player
from .ratings import refresh
from .shapes.hints import Fight, Force, Terms, Toll
from .state import ThroughTheAges
from .trying import ENDS, try_out


def fight(state: ThroughTheAges, decision: Defending) -> Fight:
    player = state.players[decision.seat]
    now = player.strength + defense_of(player.laid)
    left = min(len(player.secrets), player.military_total - len(player.laid))
    best = sorted([defense_of([card]) for card in player.secrets], reverse=True)[:left]
    return {
        "attacker": decision.attacker,
        "need": decision.strength,
        "now": now,
        "most": now + sum(best),
        "cards_left": left,
        "toll": toll(state, decision),
    }


def toll(state: ThroughTheAges, decision: Defending) -> list[Toll]:
    """What the defender loses, by each choice that the attack then asks about."""
    seat = decision.seat
    before = counted(state.players[seat])
    beaten = state.copy()
    beaten.stack.pop()
    below = len(beaten.stack)
    spoil(beaten, decision.attacker, seat, decision.card)
    asks = beaten.stack[-1] if len(beaten.stack) > below else None
    choices = asks.legal_actions(beaten) if asks is not None else []
    if asks is not None and not choices:
        beaten.stack.pop().pass_over(beaten)
    if not choices:
        change = difference(before, counted(beaten.players[seat]))
        return [{"card": None, "change": change}] if change else []
    out: list[Toll] = []
    for action in choices:
        if action.kind in ENDS:
            continue
        after = beaten.copy()
        try_out(after, action)
        while isinstance(after.stack[-1], Plundering):  # all of one kind
            more = after.stack.pop()
            if action in more.legal_actions(after):
                more.take(after, action)
            else:
                more.take(after, DONE)
        card: str | None = None
        if isinstance(action, OnCivil):
            card = CIVIL[action.card].id
        elif isinstance(action, OnMilitary):
            card = MILITARY[action.card].id
        out.append({"card": card, "change": difference(before, counted(after.players[seat]))})
    return out


def adds(player: Player, question: Decision[ThroughTheAges]) -> dict[str, int]:
    """What each card of the hand adds to a defence or to a force."""
    if isinstance(question, Defending):
        return {MILITARY[card].id: defense_of([card]) for card in player.secrets}
    if isinstance(question, Sending):
        return {MILITARY[card].id: worth_of(player, [card]) for card in player.secrets}
    return {}


def terms(state: ThroughTheAges, offer: Answering) -> Terms:
    seats = (offer.seat, offer.partner)
    before = [counted(state.players[seat]) for seat in seats]
    after = state.copy()
    after.stack.pop().take(after, ACCEPT)
    mine, theirs = [
        difference(then, counted(after.players[seat]))
        for then, seat in zip(before, seats, strict=True)
    ]
    return {"mine": mine, "theirs": theirs}


def force(state: ThroughTheAges, seat: int) -> Force | None:
    """Where a colony is at stake."""
    top = state.stack[-1]
    player = state.players[seat]
    if isinstance(top, Bidding):
        bids = [action.number for action in state.legal if isinstance(action, Numbered)]
        return {
            "most": most_force(player), "now": 0, "need": top.high + 1,
            "strength_after": player.strength, "open": _open(state),
            "fleet": Fleets(player).told(bids) if top.seat == seat else None, "plan": [],
        }  # fmt: skip
    if isinstance(top, Sending) and top.seat == seat:
        left = player.copy()
        for card in left.sent:
            left.place(card, -1)
        refresh(left)
        return {
            "most": most_force(player) + worth_of(player, player.laid), "now": top.force(player),
            "need": top.bid, "strength_after": left.strength, "open": _open(state), "fleet": None,
            "plan": _plan(player, top.bid),
        }  # fmt: skip
    return None


def _open(state: ThroughTheAges) -> list[int]:
    return [open_force(player) if units_of(player) else 0 for player in state.players]


def _plan(player: Player, bid: int) -> list[str]:
    """The smallest force, as long as nothing is on its way."""
    if player.sent or player.laid:
        return []
    fleets = Fleets(player)
    smallest = fleets.smallest(bid)
    return [] if smallest is None else fleets.texts(smallest)
