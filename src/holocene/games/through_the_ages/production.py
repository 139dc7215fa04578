"""What a civilization makes, eats and loses at the end of its turn, and when events say so."""

from __future__ import annotations

from ...core.layout import NOTHING
from . import powers as p
from .board import CULTURE_PER_HUNGER
from .cards import LAB, MINE
from .player import BY_HUNGER, FARMS, LABS, MINES, TOKEN_WORTH, Player
from .ratings import levels
from .stores import gain_food, gain_resources, lose_food, lose_resources


def make_food(player: Player) -> None:
    """A token for each farmer, the best farms first where the bank is short."""
    for card in reversed(FARMS):
        _store(player, card, player.workers[card])
    gain_food(player, player.powers[p.FOOD_MADE])


def make_resources(player: Player) -> None:
    """The same in mines, then in labs where they make resources; pacts last."""
    for card in reversed(MINES):
        _store(player, card, player.workers[card])
    best = _doubled(player)
    if best != NOTHING:
        _store(player, best, 1)
    if player.powers[p.LABS_MAKE_RESOURCES]:
        for card in reversed(LABS):
            if TOKEN_WORTH[card]:
                _store(player, card, player.workers[card])
    by_pacts = player.powers[p.RESOURCES_MADE]
    if by_pacts > 0:
        gain_resources(player, by_pacts)
    else:
        lose_resources(player, -by_pacts)


def lose_to_corruption(player: Player) -> int:
    """Resources, and food where they are short; how much was lost."""
    due = player.corruption
    lost = lose_resources(player, due)
    return lost + lose_food(player, due - lost)


def give_back(player: Player) -> None:
    """What was traded and nothing was paid with lies where it was; a resource may yet be eaten."""
    gain_food(player, player.extra_resources)
    gain_resources(player, player.extra_food)
    player.extra_resources = 0


def trade_again(player: Player) -> None:
    """A resource that was given back is food after all, where somebody eats it."""
    player.extra_food = lose_resources(player, min(player.eaten, player.extra_food))


def eat(player: Player) -> int:
    """Everybody eats; how much food was missing, which costs culture."""
    traded = min(player.eaten, player.extra_food)
    player.extra_food -= traded
    due = player.eaten - traded
    missing = due - lose_food(player, due)
    player.score(BY_HUNGER, -CULTURE_PER_HUNGER * missing)
    return missing


# As they are told and scored: what would be made if tokens never ran out.


def farm_output(player: Player) -> int:
    return sum([player.workers[card] * TOKEN_WORTH[card] for card in FARMS])


def mine_output(player: Player) -> int:
    best = _doubled(player)
    twice = TOKEN_WORTH[best] if best != NOTHING else 0
    return sum([player.workers[card] * TOKEN_WORTH[card] for card in MINES]) + twice


def lab_output(player: Player) -> int:
    """Resources that labs make where they make any."""
    return levels(player, LAB) if player.powers[p.LABS_MAKE_RESOURCES] else 0


def food_output(player: Player) -> int:
    return farm_output(player) + player.powers[p.FOOD_MADE]


def resource_output(player: Player) -> int:
    made = mine_output(player) + lab_output(player) + player.powers[p.RESOURCES_MADE]
    return max(0, made)


def _doubled(player: Player) -> int:
    """The mine on which one worker makes twice as much, or NOTHING."""
    return player.best(MINE) if player.powers[p.BEST_MINE_TWICE] else NOTHING


def _store(player: Player, card: int, count: int) -> None:
    stored = min(count, player.blue)
    player.tokens[card] += stored
    player.blue -= stored
