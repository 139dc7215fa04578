"""A guess at where a position leads, for bots.

Everything is told in points. A tribe is worth the points it has and would be given at the end, what
its goods, cards and pieces will still bring in the turns and eclipses to come, and what is due to
it or within its reach at this very moment.
"""

from __future__ import annotations

from typing import Final

from ...core.layout import NOTHING
from . import goods
from . import ops as o
from .components import (
    CULTURE,
    NO_COLUMN,
    ROUNDS,
    STONE_SPACES,
    STORAGE,
    TURNS,
    VILLAGES_EACH,
    Ability,
    Gains,
)
from .decisions.acting import TOP, Acting, Bottom
from .decisions.eclipse import LandStep, StonesStep
from .decisions.gaining import Chaining, Gaining
from .land import BASE, DISTANCES, HEXES, JUNCTIONS, SITES
from .player import Player
from .scoring import card_points, herd_points, stone_points
from .state import CHIEF_READY, EndlessWinter
from .weights import WEIGHTS

FULL_TIME: Final = 4.0  # turns that are as good as any number of them


class Outlook:
    """What the moment means for the worth of things, for one seat."""

    __slots__ = ("lands", "player", "rounds", "seat", "state", "stones", "time", "turns", "worth")

    def __init__(self, state: EndlessWinter, seat: int) -> None:
        self.state: Final = state
        self.seat: Final = seat
        self.player: Final[Player] = state.players[seat]
        home = self.player.figures.count(NOTHING)
        self.rounds: Final[int] = ROUNDS - max(state.round, 1)
        self.turns: Final[int] = TURNS * self.rounds + home
        self.time: Final[float] = min(1.0, self.turns / FULL_TIME)
        lands = stones = self.rounds
        if state.revealed:
            for step in state.stack:
                if isinstance(step, LandStep) and step.whose == seat:
                    lands += 1
                elif isinstance(step, StonesStep) and step.whose == seat:
                    stones += 1
        else:
            lands += 1
            stones += 1
        self.lands: Final[int] = lands  # times that they will still count
        self.stones: Final[int] = stones
        time = self.time
        self.worth: Final[list[float]] = [
            early * time + late * (1.0 - time)
            for early, late in zip(WEIGHTS.early, WEIGHTS.late, strict=True)
        ]

    def of(self, gains: Gains) -> float:
        total = 0.0
        for op, n in gains.amounts:
            total += self.worth[op] * n
        return total

    def gain_of(self, ability: Ability) -> float:
        """What an ability brings beyond its price."""
        price = ability.price
        paid = price.food * self.worth[o.FOOD] + price.tools * self.worth[o.TOOL]
        paid += price.labour * WEIGHTS.half_in_hand + price.cards
        return max(0.0, self.of(ability.gains) - paid)


def estimate(state: EndlessWinter) -> list[float]:
    """A guess at the final score of each seat."""
    if not state.stack:
        return [float(score) for score in state.scores()]
    return [tribe(Outlook(state, seat)) for seat in range(state.seats)]


def tribe(look: Outlook) -> float:
    state, player = look.state, look.player
    value = float(player.points() + card_points(state.box.set, player))
    value += stock(look) + idols(look) + cards(look) + herd(look) + land(look)
    value += stones(look) + megaliths(look)
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
                value += WEIGHTS.new_card
    for card in player.buried:
        if card < first:
            value += WEIGHTS.thinned
    value *= look.rounds
    if look.turns:
        for card in player.hand:
            if facts[card].sort == CULTURE:
                value += WEIGHTS.culture
            else:
                value += facts[card].labour * WEIGHTS.half_in_hand
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
            sure = WEIGHTS.land if mine == rival else WEIGHTS.land + WEIGHTS.lead
            value += look.of(gains) * sure * look.lands
        elif mine + 1 >= rival:
            value += look.of(gains) * 0.15 * look.rounds
    if state.revealed and state.current == look.seat and state.lands_due:
        for hex in range(HEXES):
            if state.lands_due >> hex & 1:
                value += look.of(lands[state.land[hex]].gains)
    away = player.out - player.camps[BASE]
    value += (WEIGHTS.camp * player.out + WEIGHTS.away * away) * look.time
    value += WEIGHTS.site * site(look) * look.time
    village = look.of(state.box.set.village_gains) * look.lands + WEIGHTS.village * look.time
    return value + len(player.villages) * village


def site(look: Outlook) -> float:
    """How near the next village is: the most lands around one point on which there is a camp."""
    player = look.player
    if player.out < 2 or len(player.villages) == VILLAGES_EACH:
        return 0.0
    camps = player.camps
    best = 0
    for at in SITES:
        a, b, c = JUNCTIONS[at]
        count = (1 if camps[a] else 0) + (1 if camps[b] else 0) + (1 if camps[c] else 0)
        if count > best and not _settled(look.state, at):
            best = count
    return float(best)


def _settled(state: EndlessWinter, junction: int) -> bool:
    return any(junction in player.villages for player in state.players)


def stones(look: Outlook) -> float:
    """Sacred stones, each time that they will still count, and what they may grow to."""
    player = look.player
    value = 0.0
    for stone in player.stones:
        value += stone_points(look.state, look.seat, stone) * look.stones
        value += WEIGHTS.stone_grows * look.rounds
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


# What is at hand


def pending(look: Outlook) -> float:
    """What is due or could be done at once by who decides."""
    state, seat = look.state, look.seat
    value = 0.0
    for decision in state.stack:
        if decision.seat != seat:
            if isinstance(decision, Bottom) and state.current == seat:
                value += bottom(look)
            continue
        if isinstance(decision, Gaining):
            for op in decision.due:
                value += look.worth[op] * WEIGHTS.pending
        elif isinstance(decision, Chaining):
            value += look.worth[o.MEGALITH] * 0.6
        elif isinstance(decision, Acting):
            value += acting(look, decision.section)
    return value


def acting(look: Outlook, section: int) -> float:
    """Labour that can be put to work, abilities that are ready, and what the column offers."""
    state, player = look.state, look.player
    facts = state.box.set.cards
    value = 0.0
    for card in state.ready:
        ability = facts[card].action
        if ability is not None and ability.column in (NO_COLUMN, state.column):
            value += WEIGHTS.ready * look.gain_of(ability)
    if state.chief_state == CHIEF_READY and player.side != NOTHING:
        side = state.box.set.chiefs[player.chief].sides[player.side]
        if side.column in (NO_COLUMN, state.column):
            value += WEIGHTS.ready * look.gain_of(side)
    if section != TOP:
        return value
    hand = 0
    for card in player.hand:
        card_facts = facts[card]
        if card_facts.sort != CULTURE:
            hand += card_facts.labour
            ability = card_facts.action
            if (
                ability is not None
                and ability.only_labour
                and (ability.column in (NO_COLUMN, state.column))
            ):
                hand += ability.gains.labour
    value += reach(look, player.labour, hand)
    return value + bottom(look)


def bottom(look: Outlook) -> float:
    """What is at the bottom of the column, for the first who comes there."""
    state = look.state
    if state.bottoms[state.column] != NOTHING:
        return 0.0
    return look.of(state.box.set.columns[state.column].bottom) * WEIGHTS.pending


def reach(look: Outlook, pool: int, hand: int) -> float:
    """What the lines of a column could still bring, with the labour that is there or could be."""
    state, player = look.state, look.player
    value = 0.0
    middle = 0.0
    used = 0
    best = 0.0
    for line in state.box.set.columns[state.column].lines:
        price = line.price
        cost = price.food * look.worth[o.FOOD] + price.tools * look.worth[o.TOOL]
        gain = look.worth[line.op] * line.number - cost
        if line.middle:
            if player.food >= price.food and player.tools >= price.tools:
                middle = max(middle, gain if possible(look, line.op) else 0.0)
            continue
        times = most(look, line.op)
        if price.tools:
            times = min(times, player.tools // price.tools)
        if price.labour:
            times = min(times, (pool + hand) // price.labour)
            used = max(used, times * price.labour)
        if line.op == o.MOVE:
            best += WEIGHTS.roaming * roaming(look, pool + hand)
        else:
            best = max(best, (gain - price.labour * WEIGHTS.half_at_work) * times)
    at_work = pool if pool < used else used
    value += at_work * WEIGHTS.half_at_work + max(0.0, best) * WEIGHTS.reach
    return value + max(0.0, middle) * WEIGHTS.reach


def roaming(look: Outlook, labour: int) -> float:
    """What the two best lands within reach would bring, beyond the labour of going there."""
    state, player = look.state, look.player
    first = second = 0.0
    for hex in range(HEXES):
        gains = state.box.set.lands[state.land[hex]].gains
        mine = player.influence[hex]
        if gains.is_empty or (mine and _leads(state, player, hex, mine)):
            continue
        if not _leads(state, player, hex, mine + 1):
            continue
        steps = HEXES
        for camp in range(HEXES):
            if player.camps[camp] and camp != hex and DISTANCES[camp][hex] < steps:
                steps = DISTANCES[camp][hex]
        if steps * 2 > labour:
            continue
        value = look.of(gains) * WEIGHTS.land * look.lands - steps * 2 * WEIGHTS.half_at_work
        if value > first:
            first, second = value, first
        elif value > second:
            second = value
    return first + 0.5 * second


def _leads(state: EndlessWinter, player: Player, hex: int, influence: int) -> bool:
    for other in state.players:
        if other is not player and other.influence[hex] > influence:
            return False
    return True


def possible(look: Outlook, op: int) -> bool:
    """Whether an op of a middle section has anything to choose from."""
    state, player = look.state, look.player
    if op == o.SACRED_STONE:
        space = len(player.stones)
        return (
            space < STONE_SPACES
            and bool(state.stones)
            and (goods.can_pay(player, state.box.set.stone_spaces[space].price))
        )
    if op == o.VILLAGE:
        return site(look) == 3
    if op == o.ANIMAL_USE:
        return any(player.animals)
    return True


def most(look: Outlook, op: int) -> int:
    """How often it makes sense at the top of a column."""
    state, player = look.state, look.player
    if op == o.CAMP:
        return min(2, player.camps_left())
    if op == o.MOVE:
        return 3 if player.out else 0
    if op == o.ANIMAL_TAKE:
        return len(state.herd)
    if op == o.ANIMAL_REVEAL:
        return 1
    return 2
