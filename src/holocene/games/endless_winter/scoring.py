"""Sacred stones in each eclipse, and all that is counted at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .components import (
    BURIED_CARDS,
    CAMP_LANDS,
    IDOLS,
    MEGALITH_BOARDS,
    MEGALITHS_HIGH,
    MEGALITHS_LOW,
    USED_ANIMALS,
    USED_KINDS,
    VILLAGES_AT,
    Components,
    Stone,
)
from .land import JUNCTIONS
from .plan import GROUND, SPACES
from .player import EARNED, Player

if TYPE_CHECKING:
    from .state import EndlessWinter

SOURCES: Final[list[str]] = [*EARNED, "offering", "burial", "cards", "herd"]


# Sacred stones


def stone_points(state: EndlessWinter, seat: int, stone: int) -> int:
    facts = state.box.set.stones[stone]
    return facts.points(_count(state, seat, facts))


def _count(state: EndlessWinter, seat: int, stone: Stone) -> int:
    player = state.players[seat]
    counts = stone.counts
    if counts == VILLAGES_AT:
        return _villages_at(state, player, stone.lands)
    if counts == CAMP_LANDS:
        return _camp_lands(state, player, stone.lands)
    if counts == MEGALITHS_LOW:
        return state.built[:GROUND].count(seat)
    if counts == MEGALITH_BOARDS:
        boards = {place // SPACES for place in range(GROUND) if state.built[place] == seat}
        return len(boards)
    if counts == BURIED_CARDS:
        return player.buried_count()
    if counts == MEGALITHS_HIGH:
        return state.built[GROUND:].count(seat)
    if counts == IDOLS:
        return player.offering + player.honour
    if counts == USED_KINDS:
        return len([count for count in player.used if count])
    if counts == USED_ANIMALS:
        return player.used[stone.animals[0]]
    one, two = player.used[stone.animals[0]], player.used[stone.animals[1]]
    return one + two if state.rules.two_kinds else min(one, two)


def _villages_at(state: EndlessWinter, player: Player, lands: list[int]) -> int:
    """Villages, not hexes: one that touches two such hexes counts once."""
    count = 0
    for junction in player.villages:
        if any(state.land[hex] in lands for hex in JUNCTIONS[junction]):
            count += 1
    return count


def _camp_lands(state: EndlessWinter, player: Player, lands: list[int]) -> int:
    return len({kind for hex, kind in enumerate(state.land) if player.camps[hex] and kind in lands})


# The end


def offering_points(parts: Components, player: Player) -> int:
    """Food and tools that are left, by the ratio of the level; nothing for who never moved."""
    if player.offering == 0:
        return 0
    return (player.food + player.tools) // parts.idols.ratios[player.offering - 1]


def burial_points(state: EndlessWinter, seat: int) -> int:
    player = state.players[seat]
    if player.honour == 0:
        return 0
    return state.box.set.idols.burial(state.honours.index(seat), player.buried_count())


def card_points(parts: Components, player: Player) -> int:
    total = 0
    cards = parts.cards
    for zone in (
        player.hand, player.deck, player.discards, player.played, player.buried, player.crypt,
        player.pile,
    ):  # fmt: skip
        for card in zone:
            total += cards[card].vp
    return total


def herd_points(parts: Components, animals: list[int]) -> int:
    """The best that wild cards can make of the sets; alone they are none."""
    wild = 0
    for species, facts in enumerate(parts.animals):
        if facts.wild:
            wild += animals[species]
    best = [0] * (wild + 1)  # by wild cards that were spent
    for species, facts in enumerate(parts.animals):
        count = animals[species]
        if not count or facts.wild:
            continue
        most = len(facts.sets)
        after = best[:]
        for spent in range(wild + 1):
            for more in range(spent + 1):
                points = facts.sets[min(count + more, most) - 1] + best[spent - more]
                if more == 0 or points > after[spent]:
                    after[spent] = points
        best = after
    return max(best)


def herd_sets(parts: Components, animals: list[int]) -> list[int]:
    """What each set is worth when the wild cards are shared as well as can be, by species."""
    count = len(parts.animals)
    wild = sum([animals[at] for at in range(count) if parts.animals[at].wild])
    ways: list[list[int]] = [[0] * count for _ in range(wild + 1)]  # by wild cards that were spent
    for species, facts in enumerate(parts.animals):
        if not animals[species] or facts.wild:
            continue
        after: list[list[int]] = []
        for spent in range(wild + 1):
            best: list[int] = []
            for more in range(spent + 1):
                row = ways[spent - more][:]
                row[species] = facts.sets[min(animals[species] + more, len(facts.sets)) - 1]
                if not best or sum(row) > sum(best):
                    best = row
            after.append(best)
        ways = after
    best = ways[0]
    for row in ways:
        if sum(row) > sum(best):
            best = row
    return best


def final_points(state: EndlessWinter, seat: int) -> list[int]:
    """Points by source."""
    player = state.players[seat]
    parts = state.box.set
    return [
        *player.earned,
        offering_points(parts, player),
        burial_points(state, seat),
        card_points(parts, player),
        herd_points(parts, player.animals),
    ]


def scores(state: EndlessWinter) -> list[int]:
    return [sum(final_points(state, seat)) for seat in range(state.seats)]


def winners(state: EndlessWinter) -> list[int]:
    """The most points; of equals who is earlier in the order of play."""
    points = scores(state)
    for seat in state.order:
        if points[seat] == max(points):
            return [seat]
    return []


def breakdown(state: EndlessWinter) -> list[dict[str, int]]:
    return [
        dict(zip(SOURCES, final_points(state, seat), strict=True)) for seat in range(state.seats)
    ]
