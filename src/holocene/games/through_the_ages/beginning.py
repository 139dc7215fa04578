"""What everybody begins with."""

from __future__ import annotations

from ...core.layout import NOTHING
from . import powers as p
from .board import FIRST_BLUE, FIRST_IDLE, FIRST_TECHNOLOGIES, FIRST_YELLOW
from .civil import CIVIL_BY_ID
from .player import SOURCES, TOKEN_CARDS, WORKED, Player
from .ratings import refresh


def first_player() -> Player:
    player = _blank_player()
    player.idle, player.yellow, player.blue = FIRST_IDLE, FIRST_YELLOW, FIRST_BLUE
    for name, workers in FIRST_TECHNOLOGIES:
        card = CIVIL_BY_ID[name]
        player.technologies |= 1 << card
        if workers:
            player.workers[card] = workers
    player.recount([])
    refresh(player)
    player.civil = player.powers[p.CIVIL]
    player.military = player.powers[p.MILITARY]
    return player


def _blank_player() -> Player:
    """Somebody with nothing at all."""
    return Player(
        0, [0] * WORKED, [0] * TOKEN_CARDS, 0, 0, 0, 0, [0] * len(SOURCES), 0, 0, 0, 0, [], [], [],
        [], [], [], CIVIL_BY_ID["despotism"], NOTHING, 0, [], 0, NOTHING, NOTHING, 0, NOTHING,
        False, [], NOTHING, NOTHING, NOTHING, NOTHING, 0, 0, 0, 0, 0, 0, False, False,
    )  # fmt: skip
