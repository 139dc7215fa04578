"""A guess at where a position leads, for bots.

Everything is told in points. A tribe is worth the points it has and would be given at the end, what
its goods, cards and pieces will still bring in the turns and eclipses to come, and what is due to
it or within its reach at this very moment.
"""

from __future__ import annotations

from ...core.layout import NOTHING
from . import ops as o
from .components import CULTURE, NO_COLUMN, STONE_SPACES, STORAGE
from .land import BASE, HEXES
from .outlook import Outlook, readiness, stone_worth, turns_left, worths_at
from .reach import pending
from .scoring import card_points, herd_points
from .state import EndlessWinter
from .weights import WEIGHTS


def estimate(state: EndlessWinter) -> list[float]:
    """A guess at the final score of each seat."""
    if not state.stack:
        return [float(score) for score in state.scores()]
    out: list[float] = []
    worth: list[float] = []
    turns = -1
    for seat, player in enumerate(state.players):
        left = turns_left(state, player)
        if left != turns:
            turns, worth = left, worths_at(left)
        out.append(tribe(Outlook(state, seat, left, worth)))
    return out


def tribe(look: Outlook) -> float:
    state, player = look.state, look.player
    value = float(player.points() + card_points(state.box.set, player))
    value += stock(look) + idols(look) + cards(look) + herd(look) + land(look)
    value += settlers(look) + stones(look) + megaliths(look)
    return value + chief(look) + pending(look)


def chief(look: Outlook) -> float:
    """The ability of the chief, once for each round; not always in its column."""
    player = look.player
    if player.chief == NOTHING:
        return 0.0
    best = 0.0
    for number, side in enumerate(look.state.box.set.chiefs[player.chief].sides):
        if player.side in (NOTHING, number):
            often = WEIGHTS.chief_free if side.column == NO_COLUMN else WEIGHTS.chief_bound
            best = max(best, look.gain_of(side) * often)
    home = 1 if player.figures[0] == NOTHING else 0
    return best * (look.rounds + home)


def stock(look: Outlook) -> float:
    """Food and tools: to work with, and at the end by the ratio of the idol."""
    player = look.player
    at_work = player.food * look.worth[o.FOOD] + player.tools * look.worth[o.TOOL]
    if look.turns == 0:
        at_work = 0.0
    return at_work * look.time + offering(look)


def offering(look: Outlook) -> float:
    player = look.player
    if player.offering == 0:
        return 0.0
    left = player.food + player.tools
    expected = WEIGHTS.goods_at_end * look.time + left * (1.0 - look.time)
    return expected / look.state.box.set.idols.ratios[player.offering - 1]


def idols(look: Outlook) -> float:
    """Levels still to be reached, and buried cards by rank."""
    state, player = look.state, look.player
    value = WEIGHTS.idol * (player.offering + player.honour) * look.time
    if player.honour:
        buried = player.buried_count() + WEIGHTS.buried * look.turns
        value += _burial(state, look.seat, buried)
    return value


def _burial(state: EndlessWinter, seat: int, buried: float) -> float:
    """Between the rows of the table as if they were joined by lines."""
    facts = state.box.set.idols
    rank = state.honours.index(seat)
    low = facts.burial(rank, int(buried))
    return low + (facts.burial(rank, int(buried) + 1) - low) * (buried - int(buried))


def cards(look: Outlook) -> float:
    """A better deck, and what the hand and the pile can do."""
    state, player = look.state, look.player
    facts = state.box.set.cards
    first = state.box.set.first_tribe
    value = 0.0
    for zone in (player.hand, player.deck, player.discards, player.played, player.pile):
        for card in zone:
            if card >= first:
                culture = facts[card].sort == CULTURE
                value += WEIGHTS.new_culture if culture else WEIGHTS.new_card
    for card in player.buried:
        if card < first:
            value += WEIGHTS.thinned
    value *= look.rounds
    if look.turns:
        for card in player.hand:
            ability = facts[card].action
            if facts[card].sort == CULTURE and ability is not None:
                value += WEIGHTS.culture + WEIGHTS.culture_use * look.gain_of(ability)
                continue
            value += facts[card].labour * WEIGHTS.half_in_hand
            ability = facts[card].eclipse
            if ability is not None and not ability.only_labour:
                value += WEIGHTS.eclipse_in_hand * look.gain_of(ability)
    waiting = state.waiting if state.revealed and state.current == look.seat else player.pile
    if not state.revealed or look.lands > look.rounds:
        for card in waiting:
            ability = facts[card].eclipse
            if not state.revealed:
                value += facts[card].labour * WEIGHTS.half_in_pile
            if ability is not None and not ability.only_labour:
                value += WEIGHTS.pile * look.gain_of(ability)
    return value


def herd(look: Outlook) -> float:
    """Sets at the end, and animals to be used."""
    player = look.player
    parts = look.state.box.set
    value = float(herd_points(parts, player.animals))
    best = 0.0
    for species, count in enumerate(player.animals):
        if count:
            value += WEIGHTS.animal * look.time * count
            best = max(best, look.of(parts.animals[species].use))
    return value + WEIGHTS.use * best * look.time


def land(look: Outlook) -> float:
    """What the lands give in every eclipse to who has most there, or nearly so."""
    state, player = look.state, look.player
    lands = state.box.set.lands
    value = 0.0
    for hex in range(HEXES):
        mine = player.influence[hex]
        if mine == 0:
            continue
        gains = lands[state.land[hex]].gains
        if gains.is_empty:
            continue
        rival = 0
        for other in state.players:
            if other is not player and other.influence[hex] > rival:
                rival = other.influence[hex]
        if mine >= rival:
            sure = WEIGHTS.land
            if mine > rival:
                sure += WEIGHTS.lead if mine == rival + 1 else WEIGHTS.lead + WEIGHTS.secure
            value += look.of(gains) * sure * look.lands
        elif mine + 1 >= rival:
            value += look.of(gains) * 0.15 * look.rounds
    if state.revealed and state.current == look.seat and state.lands_due:
        for hex in range(HEXES):
            if state.lands_due >> hex & 1:
                value += look.of(lands[state.land[hex]].gains)
    return value


def settlers(look: Outlook) -> float:
    """Camps on the land, the villages that stand there, and the next one."""
    player = look.player
    away = player.out - player.camps[BASE]
    value = (WEIGHTS.camp * player.out + WEIGHTS.away * away) * look.time
    if look.turns:
        ready, worth = readiness(look)
        value += WEIGHTS.site[ready] * worth
    village = look.of(look.state.box.set.village_gains) + WEIGHTS.village
    return value + len(player.villages) * village * look.lands


def stones(look: Outlook) -> float:
    """Sacred stones, each time that they will still count, and what they may grow to."""
    player = look.player
    value = 0.0
    for stone in player.stones:
        value += stone_worth(look, stone)
    if len(player.stones) < STONE_SPACES:
        value += WEIGHTS.stone_space * look.time
    return value


def megaliths(look: Outlook) -> float:
    """What empty storage spaces give in every eclipse."""
    placed = look.player.stones_placed()
    storage = look.state.box.set.storage
    value = WEIGHTS.megalith * placed * look.time
    for space in range(STORAGE):
        filled = placed / 2.0 - space
        if filled <= 0.0:
            break
        share = 1.0 if filled >= 1.0 else 0.35
        value += look.of(storage[space]) * share * look.lands
    return value
