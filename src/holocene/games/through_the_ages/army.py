"""Armies: how the units of a tactic are grouped so that they add most.

A tactic asks for so many infantry, cavalry and artillery. An army is outdated if one of its units
is two levels or more below the tactic, and then adds less. An air force doubles the army it is
with. Each unit is in one army.
"""

from __future__ import annotations

from .cards import MilitaryCard


def army_bonus(
    tactic: MilitaryCard,
    units: tuple[int, int, int],
    modern: tuple[int, int, int],
    air: int,
    infantry_rides: bool,
) -> int:
    """The most that armies can add: `units` and `modern` count infantry, cavalry and artillery.

    Modern units are those that make no army outdated. With more modern armies there may be fewer
    in all, but only where infantry rides: modern infantry that stands for missing modern cavalry
    is then missing on foot. So every number of modern armies is tried.
    """
    best = 0
    count = 0
    while True:
        riders = _riders(tactic, modern, count, infantry_rides)
        if riders < 0:
            return best
        total = _most(tactic, units, count, riders, infantry_rides)
        outdated = total - count
        doubled = min(air, count)
        worth = tactic.strength * (count + doubled)
        worth += tactic.obsolete * (outdated + min(air - doubled, outdated))
        best = max(best, worth)
        count += 1


def _riders(tactic: MilitaryCard, units: tuple[int, int, int], armies: int, rides: bool) -> int:
    """How much infantry has to ride in so many armies of these units; -1: they are too few."""
    infantry, cavalry, artillery = units
    missing = max(0, tactic.cavalry * armies - cavalry)
    if missing and not rides:
        return -1
    if infantry < tactic.infantry * armies + missing or artillery < tactic.artillery * armies:
        return -1
    return missing


def _most(
    tactic: MilitaryCard, units: tuple[int, int, int], armies: int, riders: int, rides: bool
) -> int:
    """The most armies in all, where so many of them have taken so many riders already."""
    infantry, cavalry, artillery = units
    while True:
        more = armies + 1
        # Riders of the first armies are not needed less because old cavalry is left over.
        spare = cavalry - (tactic.cavalry * more - riders)
        missing = riders + (max(0, -spare) if rides else 0)
        if not rides and cavalry < tactic.cavalry * more:
            return armies
        if infantry < tactic.infantry * more + missing or artillery < tactic.artillery * more:
            return armies
        armies = more
