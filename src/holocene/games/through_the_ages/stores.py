"""Food and resources: blue tokens from the bank on farms, mines and labs."""

from __future__ import annotations

from .cards import LAB
from .civil import CIVIL
from .player import FARMS, MINES, STORES, TOKEN_WORTH, Player


def food(player: Player) -> int:
    tokens, out = player.tokens, 0
    for card in FARMS:
        count = tokens[card]
        if count:
            out += count * TOKEN_WORTH[card]
    return out


def resources(player: Player) -> int:
    tokens, out = player.tokens, 0
    for card in STORES:
        count = tokens[card]
        if count:
            out += count * TOKEN_WORTH[card]
    return out


def gain(player: Player, cards: list[int], amount: int) -> int:
    """Tokens from the bank worth so much, as few as can be; how much that was.

    Where the bank runs out, it is as near below as can be.
    """
    left = amount
    for card in reversed(cards):
        worth = TOKEN_WORTH[card]
        if worth == 0 or left < worth or not player.has(card):
            continue
        count = min(left // worth, player.blue)
        player.tokens[card] += count
        player.blue -= count
        left -= count * worth
    return amount - left


def pay(player: Player, cards: list[int], amount: int) -> int:
    """Give back tokens worth so much, or all there are; how much that was.

    The tokens that are worth least go first. For what one token is worth too much, change is put
    on lower cards of the same store; what the bank has no tokens for is lost.
    """
    left = amount
    for at, card in enumerate(cards):
        if left == 0:
            break
        worth = TOKEN_WORTH[card]
        if worth == 0 or player.tokens[card] == 0:
            continue
        count = min(player.tokens[card], left // worth)
        player.tokens[card] -= count
        player.blue += count
        left -= count * worth
        if left > 0 and player.tokens[card] > 0:
            player.tokens[card] -= 1
            player.blue += 1
            lower = [other for other in cards[:at] if CIVIL[other].kind != LAB]
            gain(player, lower, worth - left)
            left = 0
    return amount - left


def bank_after(player: Player, resources: int) -> int:
    """Tokens that are in the bank when so many resources are paid."""
    tokens, blue = player.tokens[:], player.blue
    pay(player, STORES, resources)
    after = player.blue
    player.tokens, player.blue = tokens, blue
    return after


def gain_food(player: Player, amount: int) -> int:
    return gain(player, FARMS, amount)


def gain_resources(player: Player, amount: int) -> int:
    return gain(player, MINES, amount)


def lose_food(player: Player, amount: int) -> int:
    return pay(player, FARMS, amount)


def lose_resources(player: Player, amount: int) -> int:
    return pay(player, STORES, amount)
