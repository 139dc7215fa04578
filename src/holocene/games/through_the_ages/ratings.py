"""Science, culture, happy faces and strength: made of the sums that a civilization keeps up."""

from __future__ import annotations

from . import powers as p
from .board import MOST_HAPPY
from .cards import AIR, ARTILLERY, CAVALRY, INFANTRY, LAB, LIBRARY, TEMPLE, THEATER
from .civil import CIVIL
from .player import CARDS_OF_KIND, RUIN_CULTURE, Player


def refresh(player: Player, wonders_of_partners: int = 0) -> None:
    """Make the ratings of the sums."""
    powers, worked = player.powers, player.worked
    player.happy = max(0, min(MOST_HAPPY, worked[p.HAPPY] + powers[p.HAPPY] + _echoes(player)))
    player.science_rate = max(0, worked[p.SCIENCE] + powers[p.SCIENCE] + more_science(player))
    culture = worked[p.CULTURE] + powers[p.CULTURE] + _more_culture(player)
    culture += powers[p.CULTURE_PER_WONDER_OF_PARTNER] * wonders_of_partners
    player.culture_rate = max(0, culture)
    player.strength = max(0, _strength(player))
    if powers[p.CIVIL] != player.civil_total or powers[p.MILITARY] != player.military_total:
        _count_actions(player)


def _count_actions(player: Player) -> None:
    """Actions gained can be used at once; of those lost, spent ones go first."""
    change = player.powers[p.CIVIL] - player.civil_total
    unspent = max(-player.civil, _of_unspent(change, player.civil_spent))
    player.civil_total += change
    player.civil += unspent
    player.civil_spent += change - unspent
    change = player.powers[p.MILITARY] - player.military_total
    unspent = max(-player.military, _of_unspent(change, player.military_spent))
    player.military_total += change
    player.military += unspent
    player.military_spent += change - unspent


def _of_unspent(change: int, spent: int) -> int:
    """Of actions that are gained, or below zero lost: how many of them are unspent."""
    return change if change > 0 else min(0, change + max(0, spent))


# Science and culture


def more_science(player: Player) -> int:
    """What leaders let labs and libraries give, beyond what is printed on them."""
    powers = player.powers
    out = powers[p.SCIENCE_PER_LAB] * player.counts[LAB]
    if powers[p.SCIENCE_OF_BEST]:
        best = [player.best(LAB), player.best(LIBRARY)]
        out += max([CIVIL[card].age for card in best if card >= 0], default=0)
    return out


def _more_culture(player: Player) -> int:
    powers = player.powers
    counts = player.counts
    out = RUIN_CULTURE * player.ruins.bit_count()
    out += powers[p.CULTURE_PER_THEATER] * counts[THEATER]
    out += powers[p.CULTURE_PER_PAIR] * min(counts[LIBRARY], counts[THEATER])
    out += powers[p.CULTURE_PER_COLONY] * len(player.colonies)
    if player.colonies:
        out += powers[p.CULTURE_IF_COLONY]
    if powers[p.CULTURE_PER_LAB_LEVEL]:
        out += powers[p.CULTURE_PER_LAB_LEVEL] * levels(player, LAB)
    if powers[p.BEST_THEATER_TWICE] and counts[THEATER]:
        out += CIVIL[player.best(THEATER)].culture
    if powers[p.CULTURE_PER_HAPPY]:
        faces = _faces_of(player, TEMPLE) + _faces_of(player, THEATER) + _faces_of_wonders(player)
        out += powers[p.CULTURE_PER_HAPPY] * faces
    return out


def levels(player: Player, kind: int) -> int:
    """The levels of all buildings of a kind together."""
    out = 0
    for card in CARDS_OF_KIND[kind]:
        out += player.workers[card] * CIVIL[card].age
    return out


# Strength


def _strength(player: Player) -> int:
    """What may be below zero, by a pact."""
    powers = player.powers
    out = player.worked[p.STRENGTH] + powers[p.STRENGTH] + player.army
    counts = player.counts
    out += _more_of_units(powers, counts[INFANTRY], counts[CAVALRY], counts[ARTILLERY], counts[AIR])
    if powers[p.STRENGTH_PER_HAPPY]:
        faces = _faces_of(player, TEMPLE) + _faces_of_card(player, player.government)
        out += powers[p.STRENGTH_PER_HAPPY] * faces
    return out


def _more_of_units(powers: list[int], infantry: int, cavalry: int, artillery: int, air: int) -> int:
    """What leaders and wonders add for units."""
    out = powers[p.STRENGTH_PER_UNIT] * (infantry + cavalry + artillery + air)
    out += powers[p.STRENGTH_PER_INFANTRY] * infantry
    out += powers[p.STRENGTH_PER_ARTILLERY] * artillery
    if powers[p.STRENGTH_PER_UNIT_TYPE]:
        types = [count for count in (infantry, cavalry, artillery, air) if count]
        out += powers[p.STRENGTH_PER_UNIT_TYPE] * len(types)
    return out


def strength_by(player: Player, units: list[int], army: int) -> int:
    """As if units of each kind were so many and armies added so much, but for what is printed
    on the units that are missing; it may be below zero."""
    powers, counts = player.powers, player.counts
    out = _strength(player) + army - player.army
    out += _more_of_units(powers, units[0], units[1], units[2], units[3])
    out -= _more_of_units(powers, counts[INFANTRY], counts[CAVALRY], counts[ARTILLERY], counts[AIR])
    return out


# Happy faces


def _echoes(player: Player) -> int:
    """Faces that others give more: the card itself is one of the sources."""
    if not player.powers[p.HAPPY_PER_SOURCE]:
        return 0
    return player.faces + player.sources - 1


def _faces_of(player: Player, kind: int) -> int:
    """Happy faces that the buildings of a kind give."""
    echo = 1 if player.powers[p.HAPPY_PER_SOURCE] else 0
    out = 0
    for card in CARDS_OF_KIND[kind]:
        if CIVIL[card].happy:
            out += player.workers[card] * (CIVIL[card].happy + echo)
    return out


def _faces_of_card(player: Player, card: int) -> int:
    """Happy faces that a card gives, with those of a leader under it; none below zero."""
    faces = 1 if card == player.tucked else 0
    echo = 1 if player.powers[p.HAPPY_PER_SOURCE] else 0
    for power, amount in [] if player.ruins >> card & 1 else CIVIL[card].powers:
        if power == p.HAPPY and amount > 0:
            faces += amount
        elif power == p.HAPPY_PER_SOURCE:
            echo = 0  # not for itself
    return faces + echo if faces else 0


def _faces_of_wonders(player: Player) -> int:
    standing = [card for card in player.wonders if not player.ruins >> card & 1]
    return sum([_faces_of_card(player, card) for card in standing])
