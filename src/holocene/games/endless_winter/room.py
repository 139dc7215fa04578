"""What waits for something else that is due: food for room on the track, an animal for a card."""

from __future__ import annotations

from .ops import (
    ANIMAL_USE,
    CAMP,
    DRAW,
    FOOD,
    IDOL,
    MAX_FOOD,
    MEGALITH,
    REST,
    SACRED_STONE,
    VILLAGE,
)
from .plan import SPACES
from .player import Player
from .state import EndlessWinter


def food_waits(state: EndlessWinter, seat: int, due: list[int]) -> bool:
    """Whether its owner may want something else of `due` before the food."""
    if SACRED_STONE in due or VILLAGE in due:
        return True
    player = state.players[seat]
    if MAX_FOOD not in due and player.food + due.count(FOOD) <= player.limit():
        return False
    if not player.camps_left():
        return False
    return CAMP in due or (_may_build(state, player, due) and _camp_to_build_on(state))


def _may_build(state: EndlessWinter, player: Player, due: list[int]) -> bool:
    """Whether a megalith may come of it, perhaps by an idol that climbs to one."""
    if not player.neutral and not player.own:
        return False
    if MEGALITH in due:
        return True
    parts = state.box.set
    idols = due.count(IDOL) + due.count(DRAW)  # a card may be an idol instead
    if ANIMAL_USE in due and any(
        IDOL in facts.use.due for at, facts in enumerate(parts.animals) if player.animals[at]
    ):
        idols += 1
    for reward in parts.idols.rewards[player.offering :]:
        if idols == 0:
            return False
        if MEGALITH in reward.due:
            return True
        idols += reward.due.count(IDOL) + reward.due.count(DRAW) - 1
    return False


def _camp_to_build_on(state: EndlessWinter) -> bool:
    """Whether a space that brings a camp onto the land is free."""
    for tile, number in enumerate(state.boards):
        for at, space in enumerate(state.box.set.boards[number].spaces):
            if CAMP in space.gains.due and state.built[tile * SPACES + at] < 0:
                return True
    return False


def animal_waits(state: EndlessWinter, due: list[int]) -> bool:
    """Resting brings a card first and an animal then; what a rest token adds comes at any time."""
    if state.column != REST or not state.rest_taken:
        return False
    token = state.box.set.rest_tokens[state.rests[0]].gains.due
    return due.count(ANIMAL_USE) == 1 and due.count(DRAW) > token.count(DRAW)
