"""Whole games on paper: a rules change that alters them is a new rules version."""

from __future__ import annotations

import json
from typing import Any

import pytest

from holocene import Game, Record
from holocene.core.dice import fast_dice
from holocene.core.options import Value

from .ours import DATA, ENGINES, OURS, edition_name, editions, folder_of, from_package


def setups(game: Game) -> list[tuple[str, dict[str, Value], int]]:
    """File name, options and seats of every record a game has to have."""
    return [
        (f"{edition_name(options)}_{seats}", options, seats)
        for options in editions(game)
        for seats in game.seats
    ]


NAMES = [(game, setup[0]) for game in OURS for setup in setups(from_package(game))]
records = pytest.mark.parametrize(("game", "name"), NAMES)


def regenerate(game: Game) -> None:
    """Write the records of a game anew; see tests/data/README.md."""
    folder = DATA / folder_of(game.name) / "golden"
    folder.mkdir(parents=True, exist_ok=True)
    for number, (name, options, seats) in enumerate(setups(game)):
        record = Record(game, seats, 1000 + number, options)
        state = record.start()
        chance = fast_dice(number)
        while not state.over:
            legal = state.playing_on()
            record.apply(state, legal[chance.below(len(legal))])
        record.save(folder / f"{name}.json")


def read(game: str, name: str, folder: str = "golden") -> dict[str, Any]:
    path = DATA / folder_of(game) / folder / f"{name}.json"
    data: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return data


@records
@pytest.mark.parametrize("engine", ENGINES)
def test_a_golden_record_replays(engine: str, game: str, name: str) -> None:
    data = read(game, name)
    played = from_package(game, engine)
    state = played.new(seats=data["seats"], seed=data["seed"], **data["options"])
    for number, line in enumerate(data["actions"]):
        seat, _, text = line.partition(": ")
        assert state.actor == int(seat), f"action {number}"
        state.apply(played.action(text))
    assert state.over
    assert {"scores": state.scores(), "winners": state.winners()} == data["result"]


@records
def test_a_golden_record_opens_as_a_record(game: str, name: str) -> None:
    data = read(game, name)
    record = Record.load(data)
    assert record.replay().scores() == record.scores
    assert record.dump() == data


EARLIER = [
    (game, path.stem)
    for game in OURS
    for path in sorted((DATA / folder_of(game) / "earlier").glob("*.json"))
]


@pytest.mark.parametrize(("game", "name"), EARLIER)
def test_a_record_from_before_a_switch_replays_as_it_was_played(game: str, name: str) -> None:
    data = read(game, name, "earlier")
    record = Record.load(data)
    later = {option.name for option in record.game.options} - set(data["options"])
    assert later, "it lacks nothing: it belongs to the golden records"
    assert record.replay().scores() == data["result"]["scores"]
    again: Any = record.dump()
    again["options"] = {name: again["options"][name] for name in data["options"]}
    assert again == data


@pytest.mark.parametrize("game", OURS)
def test_no_other_records_lie_there(game: str) -> None:
    there = sorted(path.stem for path in (DATA / folder_of(game) / "golden").iterdir())
    assert there == sorted(name for owner, name in NAMES if owner == game)
