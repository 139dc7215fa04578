"""What a front end may tell a seat: what would change, what is missing, how the turn would end."""

from __future__ import annotations

from typing import Final

from ...core.layout import NOTHING
from .cards import (
    ACTION,
    AGGRESSION,
    GOVERNMENT,
    LEADER,
    TERRITORY,
    WAR,
    WONDER,
    WORKED_KINDS,
    is_unit,
)
from .civil import CIVIL
from .contests import adds, fight, force, terms
from .decisions.acting import Acting
from .decisions.events import Agreement, Developing, FreeBuilding, Razing
from .decisions.fighting import (
    Defending,
    best_defense,
    fleeting,
    lead,
    why_not_attack,
    why_not_declare,
)
from .decisions.losing import Ceding, Choosing, DestroyingOwn, LosingWorkers, Ruining
from .decisions.playing import Ordered, Reserves, why_not_play
from .decisions.politics import Answering
from .decisions.spoils import Annexing, Infiltrating, Looting, Raiding
from .decisions.tucking import Tucking
from .forecast import foretold
from .limits import (
    ACTIONS,
    wealth,
    why_not_build,
    why_not_develop,
    why_not_grow,
    why_not_raise,
    why_not_revolt,
    why_not_take,
)
from .military import MILITARY
from .numbers import counted, difference
from .player import REPLACED_LEADER, Player
from .prices import take_cost
from .shapes.common import Change, Reason
from .shapes.hints import Closed, ThroughTheAgesHints, Way, Ways
from .state import ThroughTheAges
from .steps import way_from_hand, way_from_row
from .trying import ENDS, try_out

# Of these questions every answer can be looked at beforehand: none of them shows a hidden card.
OPEN_QUESTIONS: Final = (
    Acting, Ordered, Reserves, Tucking, Agreement, Developing, FreeBuilding, DestroyingOwn,
    LosingWorkers, Ruining, Ceding, Choosing, Razing, Raiding, Annexing, Infiltrating, Looting,
)  # fmt: skip
Against = Razing | Raiding | Annexing | Infiltrating | Looting  # somebody else pays
AGAINST: Final = (Razing, Raiding, Annexing, Infiltrating, Looting)


def hints(state: ThroughTheAges, seat: int | None) -> ThroughTheAgesHints:
    if seat is None or not state.stack or state.players[seat].out:
        return {
            "changes": {}, "losses": {}, "would": {}, "ways": ways(state, None), "costs": [],
            "closed": NOTHING_CLOSED, "forecast": None, "leads": [], "defense": 0, "adds": {},
            "fight": None, "pact": None, "force": None,
        }  # fmt: skip
    player = state.players[seat]
    top = state.stack[-1]
    mine = top.seat == seat
    return {
        "changes": changes(state, seat) if mine and isinstance(top, OPEN_QUESTIONS) else {},
        "losses": losses(state, top) if mine and isinstance(top, AGAINST) else {},
        "would": would(state, seat),
        "ways": ways(state, seat if mine and isinstance(top, Acting) else None),
        "costs": [_cost(state, player, slot) for slot in range(len(state.row))],
        "closed": closed(state, seat),
        "forecast": foretold(state, seat) if state.current == seat else None,
        "leads": [_lead(state, seat, other) for other in range(state.seats)],
        "defense": best_defense(player),
        "adds": adds(player, top) if mine else {},
        "fight": fight(state, top) if mine and isinstance(top, Defending) else None,
        "pact": terms(state, top) if mine and isinstance(top, Answering) else None,
        "force": force(state, seat),
    }


# What would change


def changes(state: ThroughTheAges, seat: int) -> dict[str, Change]:
    """By choice: what is different after it."""
    before = counted(state.players[seat])
    out: dict[str, Change] = {}
    told = isinstance(state.stack[-1], Tucking)  # whose leader goes, gets something for that too
    for action in state.legal:
        if told or action.kind not in ENDS:
            after = state.copy()
            try_out(after, action)
            out[str(action.index)] = difference(before, counted(after.players[seat]))
    return out


def losses(state: ThroughTheAges, question: Against) -> dict[str, Change]:
    """By choice: what is different after it for the one at whose cost it is."""
    before = counted(state.players[question.victim])
    out: dict[str, Change] = {}
    for action in state.legal:
        if action.kind not in ENDS:
            after = state.copy()
            try_out(after, action)
            out[str(action.index)] = difference(before, counted(after.players[question.victim]))
    return out


def would(state: ThroughTheAges, seat: int) -> dict[str, Change]:
    """By card that could be mine: what is different once it is in play, its price left aside.

    Of a technology on which workers stand it is what one worker there brings.
    """
    player = state.players[seat]
    before = counted(player)
    out: dict[str, Change] = {}
    for card in [*state.row, *player.hand, player.site]:
        if card == NOTHING or CIVIL[card].id in out or CIVIL[card].kind == ACTION:
            continue
        after = state.copy()
        _put_in_play(after.players[seat], card)
        after.rate(seat)
        out[CIVIL[card].id] = difference(before, counted(after.players[seat]))
    for card in player.secrets:
        if MILITARY[card].kind == TERRITORY and MILITARY[card].id not in out:
            after = state.copy()
            after.players[seat].settle(card)
            after.rate(seat)
            out[MILITARY[card].id] = difference(before, counted(after.players[seat]))
    return out


def _put_in_play(player: Player, card: int) -> None:
    kind = CIVIL[card].kind
    if kind < WORKED_KINDS:
        player.learn(card)
        player.place(card)
    elif kind == LEADER:
        player.appoint(card)
    elif kind == WONDER:
        player.wonders.append(card)
        player.gain_powers(CIVIL[card].powers)
    elif not player.has(card):
        player.learn(card)


def ways(state: ThroughTheAges, seat: int | None) -> Ways:
    """How cards of the row and of the hand would come into play, for who is choosing an action."""
    if seat is None:
        return {"row": [], "hand": {}}
    hand: dict[str, Way] = {}
    for card in state.players[seat].hand:
        way = way_from_hand(state, seat, card)
        if way is not None:
            hand[CIVIL[card].id] = way
    return {
        "row": [way_from_row(state, seat, slot) for slot in range(len(state.row))],
        "hand": hand,
    }


# Prices, and why not


def _cost(state: ThroughTheAges, player: Player, slot: int) -> int | None:
    card = state.row[slot]
    if card == NOTHING:
        return None
    return take_cost(player, slot, card, player.used & REPLACED_LEADER != 0)


def closed(state: ThroughTheAges, seat: int) -> Closed:
    player = state.players[seat]
    means = wealth(player, False)
    unit_means = means + player.unit_resources
    build: dict[str, Reason] = {}
    for card in player.board:
        unit = is_unit(CIVIL[card].kind)
        no_action = (player.military if unit else player.civil) == 0
        reason = why_not_build(player, card, 0, unit_means if unit else means)
        if reason is not None or no_action:
            build[CIVIL[card].id] = reason if reason is not None else ACTIONS
    develop: dict[str, Reason] = {}
    revolt: dict[str, Reason] = {}
    play: dict[str, Reason] = {}
    for card in player.hand:
        kind, id = CIVIL[card].kind, CIVIL[card].id
        if CIVIL[card].is_technology:
            _note(develop, id, why_not_develop(state, seat, card, 0), player)
        if kind == GOVERNMENT:
            reason = why_not_revolt(state, seat, card, 0, 0)
            if reason is not None:
                revolt[id] = reason
        if kind == LEADER:
            _note(play, id, None, player)
        elif kind == ACTION:
            _note(play, id, why_not_play(state, seat, card), player)
    grow = why_not_grow(player, 0)
    wonder = why_not_raise(state, player, 1, 0, means)
    attack: dict[str, dict[str, Reason]] = {}
    declare: dict[str, dict[str, Reason]] = {}
    for card in player.secrets:
        facts = MILITARY[card]
        for other in range(state.seats):
            if other == seat or state.players[other].out:
                continue
            if facts.kind == AGGRESSION:
                _against(attack, facts.id, other, why_not_attack(state, seat, card, other))
            elif facts.kind == WAR:
                _against(declare, facts.id, other, why_not_declare(state, seat, card, other))
    no_civil = player.civil == 0
    return {
        "row": [why_not_take(state, player, slot, player.civil) for slot in range(len(state.row))],
        "grow": ACTIONS if grow is None and no_civil else grow,
        "build": build,
        "develop": develop,
        "revolt": revolt,
        "play": play,
        "wonder": ACTIONS if wonder is None and no_civil else wonder,
        "attack": attack,
        "declare": declare,
    }


def _note(out: dict[str, Reason], id: str, reason: Reason | None, player: Player) -> None:
    if reason is not None or player.civil == 0:
        out[id] = reason if reason is not None else ACTIONS


def _against(out: dict[str, dict[str, Reason]], id: str, seat: int, reason: Reason | None) -> None:
    if reason is not None:
        out.setdefault(id, {})[str(seat)] = reason


NOTHING_CLOSED: Final[Closed] = {
    "row": [], "grow": None, "build": {}, "develop": {}, "revolt": {}, "play": {}, "wonder": None,
    "attack": {}, "declare": {},
}  # fmt: skip


def _lead(state: ThroughTheAges, seat: int, other: int) -> int:
    if other == seat:
        return 0
    mine = state.players[seat].strength + lead(state, seat, other) - fleeting(state, seat, other)
    return mine - (state.players[other].strength - fleeting(state, other, seat))
