"""What a seat sees."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, cast

from ...core.layout import NOTHING
from . import stores
from .actions import SIDES
from .cards import AGE_NAMES, SPECIAL
from .civil import CIVIL, CIVIL_IDS
from .military import MILITARY, MILITARY_IDS
from .numbers import numbers
from .piles import age_of, card_of, owner_of
from .player import SOURCES, TOKEN_CARDS, WORKED, Player
from .prices import civil_hand_limit, military_hand_limit
from .shapes.common import Age
from .shapes.views import EventsView, PlayerView, SourcesView

if TYPE_CHECKING:
    from .state import ThroughTheAges


def seen_by(state: ThroughTheAges, seat: int | None) -> Mapping[str, object]:
    foreseen = seat is not None and state.foreseen >> seat & 1 == 1
    return {
        "round": state.round,
        "current": state.current,
        "age": AGE_NAMES[state.age],
        "last_round": state.last_round or None,
        "row": [civil_id(card) for card in state.row],
        "deck": len(state.deck),
        "draw": len(state.draw),
        "discards": len(state.discards),
        "events": _events(state.events[::-1], seat, foreseen),
        "future": _events(state.future, seat, False),
        "past": [MILITARY_IDS[card] for card in state.past],
        "tactics": [MILITARY_IDS[card] for card in state.tactics],
        "players": [
            player_view(player, owner == seat) for owner, player in enumerate(state.players)
        ],
    }


def _events(entries: list[int], seat: int | None, foreseen: bool) -> EventsView:
    own = [card_of(entry) for entry in entries if seat is not None and owner_of(entry) == seat]
    return {
        "count": len(entries),
        "ages": [_age(age_of(entry)) for entry in entries],
        "own": [MILITARY_IDS[card] for card in sorted(own)],
        "next": MILITARY_IDS[card_of(entries[0])] if foreseen and entries else None,
    }


def player_view(player: Player, mine: bool) -> PlayerView:
    specials = [card for card in range(WORKED, len(CIVIL)) if CIVIL[card].kind == SPECIAL]
    return {
        **numbers(player),
        "out": player.out,
        "civil": {"left": player.civil, "total": player.civil_total},
        "military": {"left": player.military, "total": player.military_total},
        "food": stores.food(player),
        "resources": stores.resources(player),
        "worker_cost": player.worker_cost if player.yellow else None,
        "board": [
            {
                "card": CIVIL_IDS[card],
                "workers": player.workers[card],
                "tokens": player.tokens[card] if card < TOKEN_CARDS else 0,
            }
            for card in player.board
        ],
        "specials": [CIVIL_IDS[card] for card in specials if player.has(card)],
        "government": CIVIL_IDS[player.government],
        "leader": civil_id(player.leader),
        "wonders": [
            {
                "card": CIVIL_IDS[card],
                "ruined": player.ruins >> card & 1 == 1,
                "tucked": card == player.tucked,
            }
            for card in player.wonders
        ],
        "site": None
        if player.site == NOTHING
        else {"card": CIVIL_IDS[player.site], "stages": player.stages},
        "tactic": military_id(player.tactic),
        "exclusive": player.exclusive,
        "army": player.army,
        "colonies": [MILITARY_IDS[card] for card in player.colonies],
        "hand": [CIVIL_IDS[card] for card in player.hand],
        "hand_limit": civil_hand_limit(player),
        "fresh": [CIVIL_IDS[card] for card in player.fresh],
        "secrets": [MILITARY_IDS[card] for card in player.secrets] if mine else None,
        "backs": sorted([_age(MILITARY[card].age) for card in player.secrets]),
        "secrets_limit": military_hand_limit(player),
        "shown": [MILITARY_IDS[card] for card in player.shown],
        "laid": [MILITARY_IDS[card] for card in player.laid] if mine else None,
        "sent": [CIVIL_IDS[card] for card in player.sent],
        "leaders_taken": [_age(age) for age in range(4) if player.leaders_taken >> age & 1],
        "war": None
        if player.war == NOTHING
        else {"card": MILITARY_IDS[player.war], "target": player.war_on},
        "pact": None
        if player.pact == NOTHING
        else {
            "card": MILITARY_IDS[player.pact],
            "partner": player.pact_with,
            "side": SIDES[player.pact_side],
        },
        "purse": {
            "unit_resources": player.unit_resources,
            "unit_science": player.unit_science,
            "food": player.extra_food,
            "resources": player.extra_resources,
        },
        "skips": player.skips,
        "sources": cast(SourcesView, dict(zip(SOURCES, player.earned, strict=True))),
    }


def civil_id(card: int) -> str | None:
    return CIVIL_IDS[card] if card != NOTHING else None


def military_id(card: int) -> str | None:
    return MILITARY_IDS[card] if card != NOTHING else None


def _age(age: int) -> Age:
    return cast(Age, AGE_NAMES[age])
