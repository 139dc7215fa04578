"""A position in numbers, from one seat's eyes.

First the seat itself, then its rivals in the order in which they sit after it. Where a card of a
rival lies unseen is not told, only that it is there: in estimates all that may be in a hand or pile
is spread evenly over both.
"""

from __future__ import annotations

from typing import Final

from ...core.features import Row, bounded
from ...core.layout import NOTHING
from . import heuristics, scoring
from .components import TRIBE_KINDS
from .decisions.acting import TOP, Acting
from .decisions.gaining import Gaining
from .feature_table import KIND, KINDS, MOST_SEATS, Sizes
from .land import BASE, HEXES
from .ops import DUE_OPS, PLACES
from .plan import NEUTRAL
from .player import Player
from .state import EndlessWinter

HALF: Final = 0.5


def features(state: EndlessWinter, seat: int, sizes: Sizes) -> Row:
    known = _known(state, seat)
    guess = heuristics.estimate(known)
    out = sizes.table.row()
    _game(out, state, seat, guess)
    _question(out, state, seat)
    _turn(out, state, sizes)
    _displays(out, state, sizes)
    _land(out, state, seat, sizes)
    _megaliths(out, state, seat, sizes)
    player = state.players[seat]
    _count(out, player.hand, sizes.cards, 0.25, 4.0)
    _count(out, player.pile, sizes.cards, 0.25, 4.0)
    for camps in player.camps:
        out.add(camps / 5.0)
    for turn in range(MOST_SEATS):
        owner = (seat + turn) % state.seats
        if turn < state.seats:
            _tribe(out, state, owner, guess[owner], sizes)
        else:
            out.blank(sizes.nobody)
    return out


def _known(state: EndlessWinter, seat: int) -> EndlessWinter:
    """The position itself at the end; else a copy without anything that the seat cannot know."""
    if not state.stack:
        return state
    known = state.copy()
    known.players[seat].deck.sort()  # sums of fractions differ by their order
    for owner in range(state.seats):
        if owner != seat:
            _spread(known.players[owner], known.revealed)
    return known


def _spread(player: Player, revealed: bool) -> None:
    """Lay the cards that a rival may have anywhere in one fixed way, whatever the true one is."""
    piled: list[int] = [] if revealed else player.pile
    pool = player.hand + player.deck + piled + player.crypt
    for card in player.known:
        pool.remove(card)
    pool.sort()
    held, close = len(player.hand), player.known[:]
    close.sort()
    wanted = held + len(piled) - len(close)
    for number in range(wanted):  # evenly over the pool, from the last on, so that places stay
        close.append(pool.pop((wanted - 1 - number) * len(pool) // (wanted - number)))
    player.hand = sorted(close[:held])
    if not revealed:
        player.pile = sorted(close[held:])
    buried = len(player.crypt)
    player.crypt, player.deck = pool[:buried], pool[buried:]


def _count(out: Row, cards: list[int], size: int, each: float, high: float) -> None:
    """How many there are of each kind of card."""
    at = out.blank(size)
    for card in cards:
        out.more(at + card, each, high)


def _one_hot(out: Row, size: int, number: int) -> None:
    at = out.blank(size)
    if number != NOTHING:
        out.put(at + number, 1.0)


def _several(out: Row, size: int, numbers: list[int], first: int = 0) -> None:
    at = out.blank(size) - first
    for number in numbers:
        if number != NOTHING:
            out.put(at + number, 1.0)


def _game(out: Row, state: EndlessWinter, seat: int, guess: list[float]) -> None:
    best = -1000.0
    for owner in range(state.seats):
        if owner != seat and guess[owner] > best:
            best = guess[owner]
    out.add(bounded((guess[seat] - best) / 50.0, -4.0, 4.0))
    out.add(state.seats / 4.0)
    _one_hot(out, 4, state.round - 1)
    out.add(state.turns / 12.0)
    out.flag(state.revealed)
    rules = state.rules
    out.flag(rules.draft)
    out.flag(rules.glaciers)
    out.flag(rules.rest_tokens)
    out.flag(rules.joined)
    out.flag(not state.stack)


def _question(out: Row, state: EndlessWinter, seat: int) -> None:
    if not state.stack:
        out.blank(MOST_SEATS + len(KINDS) + 2 + DUE_OPS)
        return
    top = state.stack[-1]
    _one_hot(out, MOST_SEATS, (top.seat - seat) % state.seats)
    _one_hot(out, len(KINDS), KIND[top.kind])
    section = NOTHING
    if isinstance(top, Acting):
        section = 0 if top.section == TOP else 1
    _one_hot(out, 2, section)
    at = out.blank(DUE_OPS)
    if isinstance(top, Gaining):
        for op in top.due:
            out.more(at + op, 1.0 / 3.0, 3.0)


def _turn(out: Row, state: EndlessWinter, sizes: Sizes) -> None:
    _one_hot(out, PLACES, state.column)
    _one_hot(out, 3, state.chief_state - 1)
    out.add(bounded(state.cultures / 3.0, 0.0, 2.0))
    for kind in range(TRIBE_KINDS):
        out.flag(state.kinds >> kind & 1 != 0)
    _count(out, state.ready + state.waiting, sizes.cards, HALF, 2.0)


def _displays(out: Row, state: EndlessWinter, sizes: Sizes) -> None:
    for left in state.piles:
        out.add(left / 15.0)
    _several(out, sizes.cards - sizes.first_culture, state.display, sizes.first_culture)
    out.add(len(state.deck_one) / 20.0)
    out.add(len(state.deck_two) / 20.0)
    at = out.blank(sizes.animals)
    for animal in state.herd:
        out.more(at + animal, 1.0 / 6.0, 1.0)
    out.add(len(state.herd_deck) / 60.0)
    _several(out, sizes.stones, state.stones)
    _several(out, sizes.chiefs, state.chiefs)
    _several(out, sizes.setups, state.setups)
    shows = bool(state.rests) and not state.rest_taken
    _one_hot(out, sizes.rest_tokens, state.rests[-1] if shows else NOTHING)


def _land(out: Row, state: EndlessWinter, seat: int, sizes: Sizes) -> None:
    for first in state.bottoms:
        out.add(0.0 if first == NOTHING else 1.0 if first == seat else HALF)
    kinds = sizes.lands - 1  # the base hex lies where it always lies
    for hex in range(HEXES):
        if hex != BASE:
            _one_hot(out, kinds, state.land[hex] - 1)
    for token in state.glaciers:
        out.flag(token != NOTHING)


def _megaliths(out: Row, state: EndlessWinter, seat: int, sizes: Sizes) -> None:
    for board in state.boards:
        _one_hot(out, sizes.boards, board)
    at = out.blank(2 * sizes.places)
    for place in range(len(state.built)):
        owner = state.built[place]
        if owner == seat:
            out.put(at + place, 1.0)
        elif owner != NOTHING:
            out.put(at + sizes.places + place, HALF if owner == NEUTRAL else 1.0)


def _tribe(out: Row, state: EndlessWinter, owner: int, guess: float, sizes: Sizes) -> None:
    player = state.players[owner]
    out.flag(True)
    out.flag(state.current == owner)
    out.add(state.order.index(owner) / 3.0)
    score = sum(scoring.final_points(state, owner))
    out.add(bounded(score / 100.0, 0.0, 4.0))
    out.add(bounded(player.points() / 100.0, 0.0, 4.0))
    out.add(bounded(guess / 100.0, -1.0, 4.0))
    out.add(player.food / 10.0)
    out.add(player.limit() / 10.0)
    out.add(bounded(player.tools / 10.0, 0.0, 2.0))
    out.add(bounded(player.labour / 10.0, 0.0, 3.0))
    out.add(bounded(player.offering / 10.0, 0.0, 2.0))
    out.add(bounded(player.honour / 10.0, 0.0, 2.0))
    out.add(state.honours.index(owner) / 3.0)
    out.add(player.out / 5.0)
    out.add(len(player.villages) / 3.0)
    out.add(player.neutral / 8.0)
    out.add(player.own / 8.0)
    _figures(out, player, sizes)
    _several(out, sizes.stones, player.stones)
    for count in player.animals:
        out.add(bounded(count / 5.0, 0.0, 2.0))
    for count in player.used:
        out.add(bounded(count / 5.0, 0.0, 2.0))
    for influence in player.influence:
        out.add(bounded(influence / 5.0, 0.0, 3.0))
    _cards(out, player, sizes)


def _figures(out: Row, player: Player, sizes: Sizes) -> None:
    _one_hot(out, sizes.chiefs, player.chief)
    _one_hot(out, 2, player.side)
    _one_hot(out, PLACES, player.figures[0])
    at = out.blank(PLACES)
    for number in range(1, len(player.figures)):
        if player.figures[number] != NOTHING:
            out.more(at + player.figures[number], HALF)


def _cards(out: Row, player: Player, sizes: Sizes) -> None:
    """How many lie where, and which they are: those that may be anywhere are counted together."""
    for count in (
        len(player.hand), len(player.known), len(player.deck), len(player.discards),
        len(player.played), len(player.pile), player.buried_count(),
    ):  # fmt: skip
        out.add(bounded(count / 10.0, 0.0, 4.0))
    cards = player.hand + player.deck + player.pile + player.crypt
    cards += player.discards + player.played
    _count(out, cards, sizes.cards, 0.25, 6.0)
