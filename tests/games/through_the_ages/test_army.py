"""The best grouping into armies, against trying every one."""

from __future__ import annotations

import itertools
import random
from functools import cache

import pytest

from holocene.games.through_the_ages.army import army_bonus
from holocene.games.through_the_ages.cards import TACTIC, MilitaryCard
from holocene.games.through_the_ages.military import MILITARY, MILITARY_BY_ID

TACTICS = [card for card in MILITARY if card.kind == TACTIC]
Units = tuple[int, int, int, int, int, int]  # infantry, cavalry, artillery: modern, then old ones


def every_grouping(tactic: MilitaryCard, units: Units, air: int, rides: bool) -> int:
    """The most that any choice of armies adds, found by making every one of them."""

    @cache
    def best(left: Units, air: int) -> int:
        worth = 0
        for army, modern in compositions(tactic, rides):
            rest = tuple(have - used for have, used in zip(left, army, strict=True))
            if min(rest) < 0:
                continue
            one = tactic.strength if modern else tactic.obsolete
            for flies in range(min(air, 1) + 1):
                worth = max(worth, one * (1 + flies) + best(rest, air - flies))
        return worth

    return best(units, air)


def compositions(tactic: MilitaryCard, rides: bool) -> set[tuple[Units, bool]]:
    """Every army of modern and old units, and whether it is modern."""
    mounts = [1, 4, 0, 3] if rides else [1, 4]  # where a rider comes from
    out = set()
    for foot in itertools.combinations_with_replacement([0, 3], tactic.infantry):
        for riders in itertools.combinations_with_replacement(mounts, tactic.cavalry):
            for guns in itertools.combinations_with_replacement([2, 5], tactic.artillery):
                used = [*foot, *riders, *guns]
                army = tuple(used.count(place) for place in range(6))
                out.add((army, max(used) < 3))
    return out  # type: ignore[return-value]


def bonus(tactic: MilitaryCard, units: Units, air: int, rides: bool) -> int:
    modern, old = units[:3], units[3:]
    together = (modern[0] + old[0], modern[1] + old[1], modern[2] + old[2])
    return army_bonus(tactic, together, modern, air, rides)


@pytest.mark.parametrize("tactic", TACTICS, ids=[card.id for card in TACTICS])
@pytest.mark.parametrize("rides", [False, True], ids=["", "infantry rides"])
def test_no_grouping_adds_more(tactic: MilitaryCard, rides: bool) -> None:
    chance = random.Random(tactic.id)
    for _ in range(60):
        old = 0 if tactic.obsolete == 0 else 3  # nothing is too old for a tactic of Age I
        units = tuple(chance.randint(0, 4 if at < 3 else old) for at in range(6))
        air = chance.randint(0, 3)
        found = bonus(tactic, units, air, rides)  # type: ignore[arg-type]
        assert found == every_grouping(tactic, units, air, rides), (units, air)  # type: ignore[arg-type]


def test_one_old_unit_makes_an_army_outdated() -> None:
    napoleonic = MILITARY[MILITARY_BY_ID["napoleonic-army"]]
    assert bonus(napoleonic, (1, 1, 1, 0, 0, 0), 0, False) == 7
    assert bonus(napoleonic, (0, 1, 1, 1, 0, 0), 0, False) == 4
    assert bonus(napoleonic, (1, 1, 1, 1, 1, 1), 1, False) == 7 * 2 + 4


def test_infantry_that_rides_is_missing_on_foot() -> None:
    classic = MILITARY[MILITARY_BY_ID["classic-army"]]  # two of each
    assert bonus(classic, (4, 0, 0, 0, 0, 0), 0, False) == 0
    assert bonus(classic, (4, 0, 0, 0, 0, 0), 0, True) == 8
    # One modern army, or two outdated ones with the old riders: as much.
    assert bonus(classic, (4, 0, 0, 0, 4, 0), 0, True) == 8
