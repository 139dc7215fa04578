"""What is at hand, for the estimate: what is due, what a turn in its column could still bring."""

from __future__ import annotations

from typing import Final

from ...core.layout import NOTHING
from . import goods
from . import ops as o
from .components import CULTURE, NO_COLUMN, STONE_SPACES, Ability, Line
from .decisions.acting import TOP, Acting, Bottom
from .decisions.gaining import Chaining, Gaining
from .decisions.playing import usable
from .land import DISTANCES, HEXES
from .outlook import Outlook, leads, readiness, stone_worth
from .scoring import herd_points
from .state import CHIEF_READY
from .weights import WEIGHTS

MOST_TIMES: Final = 3  # that an action of a top section is counted
FADING: Final = 0.85  # of what it brings, each time it is done again


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
            value += look.worth[o.MEGALITH] * WEIGHTS.chain
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
        if usable(state, player, side):
            value += WEIGHTS.ready * look.gain_of(side)
    if section != TOP:
        return value
    hand = 0
    for card in player.hand:
        card_facts = facts[card]
        if card_facts.sort != CULTURE:
            hand += card_facts.labour + _extra(card_facts.action, state.column)
    return value + reach(look, player.labour, hand) + bottom(look)


def _extra(ability: Ability | None, column: int) -> int:
    """Halves that a card gives beyond what is printed on it."""
    if ability is None or not ability.only_labour or ability.column not in (NO_COLUMN, column):
        return 0
    return ability.gains.labour


def bottom(look: Outlook) -> float:
    """What is at the bottom of the column, for the first who comes there."""
    state = look.state
    if state.bottoms[state.column] != NOTHING:
        return 0.0
    return look.of(state.box.set.columns[state.column].bottom) * WEIGHTS.pending


def reach(look: Outlook, pool: int, hand: int) -> float:
    """What the lines of a column could still bring, with the labour that is there or could be."""
    state, player = look.state, look.player
    value = middle = best = 0.0
    used = 0
    for line in state.box.set.columns[state.column].lines:
        price = line.price
        if line.middle:
            if player.food >= price.food and player.tools >= price.tools:
                gain = once(look, line.op) * line.number - price.food * look.worth[o.FOOD]
                middle = max(middle, gain)
            continue
        if line.op == o.MOVE:
            value += WEIGHTS.roaming * roaming(look, pool + hand)
            if player.out:
                used = max(used, min(pool, MOST_TIMES * price.labour))
            continue
        gain, halves = again_and_again(look, line, pool + hand)
        best = max(best, gain)
        used = max(used, halves)
    at_work = pool if pool < used else used
    value += at_work * WEIGHTS.half_at_work + best * WEIGHTS.reach
    return value + middle * WEIGHTS.reach


def again_and_again(look: Outlook, line: Line, labour: int) -> tuple[float, int]:
    """What an action of the top brings, as often as it can be paid; and the labour of that."""
    player = look.player
    price = line.price
    times = MOST_TIMES
    if price.tools:
        times = min(times, player.tools // price.tools)
    if price.labour:
        labour += _eaten(look)
        times = min(times, labour // price.labour)
    each = price.tools * look.worth[o.TOOL] + price.labour * WEIGHTS.half_at_work
    total = 0.0
    count = 0
    for gain in worths(look, line.op):
        if count == times or gain <= each:
            break
        total += gain - each
        count += 1
    return total, count * price.labour


def _eaten(look: Outlook) -> int:
    """Halves that food could give."""
    food = look.player.food
    halves = 0
    for step in look.state.box.set.labour_steps:
        if step <= food:
            halves += goods.POINT
    return halves


def worths(look: Outlook, op: int) -> list[float]:
    """What it brings to do it once, once more, and so on, the best first."""
    state, player = look.state, look.player
    if op == o.ANIMAL_TAKE:
        return animals(look)
    most = MOST_TIMES
    if op == o.CAMP:
        most = min(most, player.camps_left())
    elif op == o.ANIMAL_REVEAL:
        most = 1
    elif op == o.CULTURE_HAND:
        most = min(most, len(state.display) - state.display.count(NOTHING))
    out: list[float] = []
    worth = look.worth[op]
    for _ in range(most):
        out.append(worth)
        worth *= FADING
    return out


def animals(look: Outlook) -> list[float]:
    """What the animals on the hunting ground would bring to the sets, and by their use."""
    parts = look.state.box.set
    mine = look.player.animals[:]
    now = herd_points(parts, mine)
    out: list[float] = []
    for species in sorted(look.state.herd):
        mine[species] += 1
        more = herd_points(parts, mine) - now
        mine[species] -= 1
        out.append(more + WEIGHTS.animal * look.time + WEIGHTS.take * look.worth[o.ANIMAL_TAKE])
    out.sort(reverse=True)
    return out


def once(look: Outlook, op: int) -> float:
    """What the action of a middle section would bring; 0 where it is not possible."""
    state, player = look.state, look.player
    if op == o.SACRED_STONE:
        return best_stone(look)
    if op == o.VILLAGE:
        ready, worth = readiness(look)
        return worth * WEIGHTS.settle if ready == 3 else 0.0
    if op == o.ANIMAL_USE:
        best = 0.0
        for species, count in enumerate(player.animals):
            if count:
                best = max(best, look.of(state.box.set.animals[species].use))
        return best * (1.0 - WEIGHTS.use)
    return look.worth[op]


def best_stone(look: Outlook) -> float:
    """A sacred stone that could be taken now, with what its space gives and costs."""
    state, player = look.state, look.player
    space = len(player.stones)
    if space == STONE_SPACES:
        return 0.0
    facts = state.box.set.stone_spaces[space]
    if not goods.can_pay(player, facts.price):
        return 0.0
    best = -1.0
    for stone in state.stones:
        if state.box.set.stones[stone].era <= state.era():
            best = max(best, stone_worth(look, stone))
    if best < 0.0:
        return 0.0
    cost = facts.price.food * look.worth[o.FOOD] + facts.price.tools * look.worth[o.TOOL]
    return max(0.0, best + look.of(facts.gains) - cost)


def roaming(look: Outlook, labour: int) -> float:
    """What the two best lands within reach would bring, beyond the labour of going there."""
    state, player = look.state, look.player
    first = second = 0.0
    for hex in range(HEXES):
        gains = state.box.set.lands[state.land[hex]].gains
        mine = player.influence[hex]
        if gains.is_empty or (mine and leads(state, player, hex, mine)):
            continue
        if not leads(state, player, hex, mine + 1):
            continue
        steps = HEXES
        for camp in range(HEXES):
            if player.camps[camp] and camp != hex and DISTANCES[camp][hex] < steps:
                steps = DISTANCES[camp][hex]
        if steps * goods.POINT > labour:
            continue
        value = look.of(gains) * WEIGHTS.land * look.lands
        value -= steps * goods.POINT * WEIGHTS.half_at_work
        if value > first:
            first, second = value, first
        elif value > second:
            second = value
    return first + 0.5 * second
