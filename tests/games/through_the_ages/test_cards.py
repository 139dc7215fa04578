"""The decks, and that every card is understood from its line."""

from __future__ import annotations

import pytest

from holocene.games.through_the_ages import powers
from holocene.games.through_the_ages.board import (
    CORRUPTION,
    FIRST_TECHNOLOGIES,
    SLOT_COST,
    SLOTS,
    YELLOW_PLACES,
    corruption,
    eaten,
    faces_needed,
    worker_cost,
)
from holocene.games.through_the_ages.cards import AGE_NAMES, PACT, WORKED_KINDS, A
from holocene.games.through_the_ages.civil import CIVIL, CIVIL_BY_ID, CIVIL_IDS
from holocene.games.through_the_ages.military import MILITARY, MILITARY_IDS

AGES = range(4)
CIVIL_DECKS = {2: [20, 44, 44, 44], 3: [20, 50, 50, 50], 4: [20, 53, 53, 53]}
MILITARY_DECKS = {2: [10, 43, 46, 41], 3: [10, 45, 50, 45], 4: [10, 45, 50, 45]}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_decks(players: int) -> None:
    civil = [sum(card.copies[players - 2] for card in CIVIL if card.age == age) for age in AGES]
    assert civil == CIVIL_DECKS[players]
    military = [card for card in MILITARY if players > 2 or card.kind != PACT]
    decks = [sum(card.copies for card in military if card.age == age) for age in AGES]
    assert decks == MILITARY_DECKS[players]


def test_kinds() -> None:
    first = [name for name, _ in FIRST_TECHNOLOGIES]
    assert len(CIVIL) - len(first) == 121
    assert sum(card.copies[2] for card in CIVIL) == 179
    assert len(MILITARY) == 109
    assert sum(card.copies for card in MILITARY) == 150
    assert all(CIVIL[CIVIL_BY_ID[name]].copies == (0, 0, 0) for name in first)
    for ids in (CIVIL_IDS, MILITARY_IDS):
        assert len(set(ids)) == len(ids)


def test_workers_stand_on_the_first_cards_by_kind_and_level() -> None:
    worked = [card for card in CIVIL if card.kind < WORKED_KINDS]
    assert worked == CIVIL[: len(worked)]
    assert [(card.kind, card.age) for card in worked] == sorted(
        (card.kind, card.age) for card in worked
    )


def test_powers_have_their_numbers() -> None:
    for number, name in enumerate(powers.POWERS):
        assert getattr(powers, name.upper()) == number
    with pytest.raises(KeyError, match="magic"):
        powers.powers_of({"magic": 1})


def test_every_power_is_given_by_some_card() -> None:
    given = {power for card in CIVIL for power, _ in card.powers}
    given |= {power for card in MILITARY for power, _ in [*card.powers, *card.second]}
    assert [powers.POWERS[power] for power in set(range(len(powers.POWERS))) - given] == []


def test_card_ids_tell_their_age_where_names_repeat() -> None:
    for card in CIVIL:
        name, _, age = card.id.rpartition("-")
        if age.upper() in AGE_NAMES and name:
            assert AGE_NAMES[card.age] == age.upper(), card.id


# By tokens in the yellow bank: food for a worker, food eaten, happy faces needed.
YELLOW = {
    0: (0, 6, 8), 1: (7, 4, 7), 4: (7, 4, 6), 5: (5, 3, 5), 8: (5, 3, 4), 9: (4, 2, 3),
    12: (4, 2, 2), 13: (3, 1, 1), 16: (3, 1, 1), 17: (2, 0, 0), 18: (2, 0, 0), 25: (2, 0, 0),
}  # fmt: skip


def test_banks() -> None:
    for tokens, expected in YELLOW.items():
        assert (worker_cost(tokens), eaten(tokens), faces_needed(tokens)) == expected
    assert YELLOW_PLACES == 18
    assert [corruption(tokens) for tokens in (0, 1, 5, 6, 10, 11, 16, 20)] == [
        6, 4, 4, 2, 2, 0, 0, 0,
    ]  # fmt: skip
    assert len(CORRUPTION) == 12
    assert len(SLOT_COST) == SLOTS
    assert A == 0
