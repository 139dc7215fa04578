"""A guess at where a position leads, for bots.

Everything is told in culture at the end of the game. A civilization is worth the culture it has,
what its ratings will still bring, its goods and people by what they can still be turned into, its
strength by how it compares, and the cards it holds by what they would change. The later it is, the
less everything but culture is worth. Weights were found by playing variants of greedy against
each other, by hand and by bench/climb.py, and then chosen so that search gains by looking ahead.
"""

from __future__ import annotations

from typing import Final

from . import stores
from .state import ThroughTheAges
from .worth.civil import board_worth, hand_worth, site_worth
from .worth.living import (
    actions,
    face_worth,
    goods,
    made,
    made_resources,
    people,
    strength_worth,
)
from .worth.military import last_events, secrets_worth, wars
from .worth.outlook import Outlook, outlook, turns_left
from .worth.powers import silent_powers
from .worth.questions import open_question

OUT: Final = -100.0  # of who has left the game


def estimate(state: ThroughTheAges) -> list[float]:
    """A guess at the final culture of each seat."""
    if not state.stack:
        return [OUT if player.out else float(player.culture) for player in state.players]
    left = turns_left(state)
    views = [outlook(state, seat, left) for seat in range(state.seats)]
    later = Outlook(views[0].turns, views[0].turns)  # alike for all
    values: list[float] = []
    for seat in range(state.seats):
        if state.players[seat].out:
            values.append(OUT)
        else:
            values.append(civilization(state, seat, views[seat], later))
    wars(state, values)
    if state.last_round:
        last_events(state, values)
    open_question(state, views, values)
    return values


def civilization(state: ThroughTheAges, seat: int, at: Outlook, later: Outlook) -> float:
    """What one is worth; `later` is the outlook for what is not yet there."""
    player = state.players[seat]
    value = float(player.culture) + strength_worth(state, seat, at)
    at.happy = face_worth(player, at)
    at.have_food = stores.food(player)
    at.have_resources = stores.resources(player)
    at.made = made_resources(player)
    value += made(player, at)
    value += goods(state, player, at)
    value += people(player, at)
    value += actions(state, player, at)
    value += silent_powers(state, player, at)
    value += secrets_worth(player, at)
    later.happy, later.strength = at.happy, at.strength
    later.have_resources, later.made = at.have_resources, at.made
    value += board_worth(player, later)
    value += hand_worth(state, player, later)
    value += site_worth(player, later)
    return value
