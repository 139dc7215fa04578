"""Whole games on paper: a rules change that alters them is a new rules version."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from holocene import Game, Record
from holocene.core.dice import fast_dice

from .walks import EDITIONS

FOLDER = Path(__file__).parents[2] / "data" / "golden"
NAMES = [f"stone_age_{edition}_{seats}" for edition in EDITIONS for seats in (2, 3, 4)]
records = pytest.mark.parametrize("name", NAMES)


def regenerate(game: Game) -> None:
    """Write the nine records anew; see tests/data/README.md."""
    for number, name in enumerate(NAMES):
        _, _, edition, seats = name.split("_")
        record = Record(game, int(seats), 1000 + number, {"edition": edition})
        state = record.start()
        chance = fast_dice(number)
        while not state.over:
            legal = state.legal_actions()
            record.apply(state, legal[chance.below(len(legal))])
        record.save(FOLDER / f"{name}.json")


def read(name: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text("utf-8"))
    return data


@records
def test_a_golden_record_replays_on_both_engines(stone_age: Game, name: str) -> None:
    data = read(name)
    state = stone_age.new(seats=data["seats"], seed=data["seed"], **data["options"])
    for number, line in enumerate(data["actions"]):
        seat, _, text = line.partition(": ")
        assert state.actor == int(seat), f"action {number}"
        state.apply(stone_age.action(text))
    assert state.over
    assert {"scores": state.scores(), "winners": state.winners()} == data["result"]


@records
def test_a_golden_record_opens_as_a_record(name: str) -> None:
    record = Record.open(FOLDER / f"{name}.json")
    assert record.replay().scores() == record.scores
    assert record.dump() == read(name)


@records
def test_a_golden_record_is_of_its_edition(name: str) -> None:
    data = read(name)
    assert name == f"stone_age_{data['options']['edition']}_{data['seats']}"


def test_no_other_records_lie_there() -> None:
    assert sorted(path.stem for path in FOLDER.iterdir()) == sorted(NAMES)
