"""Every card of the engine against what is printed on it."""

from __future__ import annotations

import pytest

from holocene.games.through_the_ages.cards import (
    AGE_NAMES,
    BRANCH_NAMES,
    FARM,
    KIND_NAMES,
    PACT,
    CivilCard,
    MilitaryCard,
)
from holocene.games.through_the_ages.civil import CIVIL, CIVIL_IDS
from holocene.games.through_the_ages.military import MILITARY, MILITARY_IDS
from holocene.games.through_the_ages.powers import POWERS

from . import facts

# Powers that are just printed numbers; all others are rules, and have tests of their own.
PRINTED = {
    "science", "culture", "happy", "strength", "civil", "military", "colonization", "blue",
    "yellow", "urban",
}  # fmt: skip


def gives(powers: list[tuple[int, int]]) -> dict[str, int]:
    named = {POWERS[power].replace("urban_limit", "urban"): amount for power, amount in powers}
    return {name: amount for name, amount in named.items() if name in PRINTED}


def test_the_same_cards() -> None:
    assert sorted(CIVIL_IDS) == sorted(facts.CIVIL)
    assert sorted(MILITARY_IDS) == sorted(facts.MILITARY)


@pytest.mark.parametrize("card", CIVIL, ids=CIVIL_IDS)
def test_civil_cards(card: CivilCard) -> None:
    printed = facts.CIVIL[card.id]
    found: facts.Facts = {
        "age": AGE_NAMES[card.age],
        "kind": KIND_NAMES[card.kind],
        "copies": list(card.copies),
    }
    per_worker = {name: getattr(card, name) for name in ("science", "culture", "happy", "strength")}
    per_worker["food" if card.kind == FARM else "resources"] = card.yields
    found["gives"] = {name: amount for name, amount in per_worker.items() if amount}
    found["gives"] |= gives(card.powers)
    if card.price:
        found["science"] = card.price
    if card.uprising:
        found["revolution"] = card.uprising
    if card.branch >= 0:
        found["branch"] = BRANCH_NAMES[card.branch]
    if card.cost:
        found["resources"] = card.cost
    if card.stages:
        found["stages"] = card.stages
    if card.amounts:
        found["amounts"] = card.amounts
    assert found == printed


@pytest.mark.parametrize("card", MILITARY, ids=MILITARY_IDS)
def test_military_cards(card: MilitaryCard) -> None:
    printed = dict(facts.MILITARY[card.id])
    found: facts.Facts = {
        "age": AGE_NAMES[card.age],
        "kind": KIND_NAMES[card.kind],
        "copies": [card.copies],
        "gives": {} if card.kind == PACT else gives(card.powers),
    }
    for name in ("defense", "colonization", "strength", "cost"):
        if getattr(card, name):
            found[name] = getattr(card, name)
    if "army" in printed:
        found["army"] = [card.infantry, card.cavalry, card.artillery]
        found["obsolete"] = card.obsolete
    for name in ("peace", "ends"):
        if getattr(card, name):
            found[name] = 1
    found |= dict(card.gains)
    assert found == printed
