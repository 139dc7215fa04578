"""What a seat sees."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, Literal, cast

from ...core.layout import NOTHING
from .actions import SIDES
from .components import STORAGE, STORED
from .land import HEX_NAMES, HEXES, JUNCTION_NAMES
from .ops import PLACE_IDS
from .plan import NEUTRAL
from .player import EARNED, Player
from .shapes import BuiltView, PlayerView, Side, StorageView

if TYPE_CHECKING:
    from .state import EndlessWinter

CHIEF_STATES: Final[list[Literal["away", "ready", "used", "pledged"]]] = [
    "away", "ready", "used", "pledged",
]  # fmt: skip


def seen_by(state: EndlessWinter, seat: int | None) -> Mapping[str, object]:
    parts = state.box.set
    cards = parts.card_ids
    top = None
    if state.rests and not state.rest_taken:
        top = parts.rest_tokens[state.rests[-1]].id
    return {
        "round": state.round,
        "era": state.era(),
        "turns": state.turns,
        "current": state.current,
        "order": state.order[:],
        "revealed": state.revealed,
        "piles": state.piles[:],
        "display": [cards[card] if card != NOTHING else None for card in state.display],
        "decks": [len(state.deck_one), len(state.deck_two)],
        "herd": [parts.animal_ids[animal] for animal in state.herd],
        "herd_deck": len(state.herd_deck),
        "stones": [parts.stone_ids[stone] for stone in state.stones],
        "land": [parts.land_ids[kind] for kind in state.land],
        "glaciers": [
            parts.glacier_tokens[token].id if token != NOTHING else None for token in state.glaciers
        ],
        "boards": [parts.boards[board].id for board in state.boards],
        "built": _built(state),
        "bottoms": [each if each != NOTHING else None for each in state.bottoms],
        "honours": state.honours[:],
        "chiefs": [parts.chiefs[chief].id for chief in state.chiefs],
        "setups": [parts.setup_cards[card].id for card in state.setups],
        "rests": {"top": top, "count": len(state.rests), "taken": state.rest_taken},
        "column": PLACE_IDS[state.column] if state.column != NOTHING else None,
        "chief_state": CHIEF_STATES[state.chief_state],
        "cultures": state.cultures,
        "fresh": [cards[card] for card in state.fresh] if seat == state.current else [],
        "ready": [cards[card] for card in state.ready],
        "waiting": [cards[card] for card in state.waiting],
        "leaders": [leaders(state, hex) for hex in range(HEXES)],
        "lands_due": [HEX_NAMES[hex] for hex in range(HEXES) if state.lands_due >> hex & 1],
        "players": [
            player_view(state, player, owner == seat or not state.stack)
            for owner, player in enumerate(state.players)
        ],
    }


def leaders(state: EndlessWinter, hex: int) -> list[int]:
    """Who has the most influence on a hex; nobody where there is none."""
    most = max([player.influence[hex] for player in state.players])
    if most == 0:
        return []
    return [seat for seat, each in enumerate(state.players) if each.influence[hex] == most]


def _built(state: EndlessWinter) -> list[BuiltView]:
    plan = state.site.plan
    out: list[BuiltView] = []
    for place, owner in enumerate(state.built):
        if owner != NOTHING:
            row, column = plan.positions[place]
            out.append(
                {
                    "place": place,
                    "row": row + 1,
                    "column": column + 1,
                    "level": plan.levels[place],
                    "owner": owner if owner != NEUTRAL else None,
                }
            )
    return out


def _storage(state: EndlessWinter, player: Player) -> list[StorageView]:
    """Stones that are nobody's lie on the left, and are the first to go."""
    placed = player.stones_placed()
    empty = player.empty_spaces(state.rules.storage_by_one)
    out: list[StorageView] = []
    for space in range(STORAGE):
        first = space * STORED
        left = min(STORED, max(0, first + STORED - placed))
        neutral = max(0, min(first + STORED, placed + player.neutral) - max(first, placed))
        out.append({"left": left, "neutral": neutral, "empty": space < empty})
    return out


def player_view(state: EndlessWinter, player: Player, mine: bool) -> PlayerView:
    parts = state.box.set
    cards = parts.card_ids
    species = parts.animal_ids
    return {
        "chief": parts.chiefs[player.chief].id if player.chief != NOTHING else None,
        "side": cast(Side, SIDES[player.side]) if player.side != NOTHING else None,
        "setup": parts.setup_cards[player.setup].id if player.setup != NOTHING else None,
        "food": player.food,
        "food_limit": player.limit(),
        "tools": player.tools,
        "labour": player.labour,
        "points": player.points(),
        "earned": dict(zip(EARNED, player.earned, strict=True)),
        "camps": player.camps[:],
        "camps_left": player.camps_left(),
        "villages": [JUNCTION_NAMES[at] for at in player.villages],
        "neutral": player.neutral,
        "own": player.own,
        "storage": _storage(state, player),
        "stones": [parts.stone_ids[stone] for stone in player.stones],
        "animals": {species[at]: count for at, count in enumerate(player.animals) if count},
        "used": {species[at]: count for at, count in enumerate(player.used) if count},
        "offering": player.offering,
        "honour": player.honour,
        "figures": [PLACE_IDS[at] if at != NOTHING else None for at in player.figures],
        "hand": [cards[card] for card in player.hand] if mine else None,
        "hand_count": len(player.hand),
        "known": [cards[card] for card in player.known],
        "deck": len(player.deck),
        "discards": [cards[card] for card in player.discards],
        "played": [cards[card] for card in player.played],
        "buried": [cards[card] for card in player.buried],
        "crypt": [cards[card] for card in player.crypt] if mine else None,
        "crypt_count": len(player.crypt),
        "pile": [cards[card] for card in player.pile] if mine or state.revealed else None,
        "pile_count": len(player.pile),
        "influence": player.influence[:],
    }
