"""Counts of action sequences by depth: the cheapest alarm for a changed rule."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from holocene import Game, State
from holocene.core.dice import fast_dice

from .ours import DATA, ENGINES, OURS, edition_name, editions, folder_of, from_package
from .tiny import TINY

# From the start, and from inside a game: so many random choices later.
LATER = [0, 15, 60, 140, 230]
MOST = 4_000  # sequences in a row; the next depth is left out


def rows_of(game: str) -> list[dict[str, Any]]:
    """What is written; a game that was just added has nothing yet, and fails below."""
    path = DATA / folder_of(game) / "perft.json"
    rows: list[dict[str, Any]] = json.loads(path.read_text("utf-8")) if path.exists() else []
    return rows


ROWS = [(game, row) for game in OURS for row in rows_of(game)]


def perft(state: State, depth: int) -> int:
    """How many sequences of so many actions there are."""
    legal = state.legal_actions()
    if depth == 1 or not legal:
        return len(legal)
    total = 0
    for action in legal:
        after = state.copy()
        after.apply(action)
        total += perft(after, depth - 1)
    return total


def setup(game: Game, row: dict[str, Any]) -> State:
    state = game.new(seats=row["seats"], seed=row["seed"], **row["options"])
    chance = fast_dice(row["seed"])
    for _ in range(row["later"]):
        if state.over:
            break
        legal = state.playing_on()
        state.apply(legal[chance.below(len(legal))])
    return state


def setups(game: Game) -> Iterator[dict[str, Any]]:
    """The rows without their counts; a short game has none after its end."""
    for options in editions(game):
        for seats in game.seats:
            for later in LATER:
                row: dict[str, Any] = {"seats": seats, "options": options}
                row |= {"seed": 10 * seats + later, "later": later}
                if not setup(game, row).over:
                    yield row


def regenerate(game: Game) -> None:
    """Write the counts of a game anew; see tests/data/README.md."""
    rows = []
    for row in setups(game):
        state = setup(game, row)
        counts: list[int] = []
        while len(counts) < 5 and (not counts or counts[-1] <= MOST):
            counts.append(perft(state, len(counts) + 1))
        rows.append(row | {"counts": counts})
    text = ",\n".join(json.dumps(row) for row in rows)
    (DATA / folder_of(game.name) / "perft.json").write_text(f"[\n{text}\n]\n", "utf-8")


def row_id(value: Any) -> str:
    if isinstance(value, str):
        return value
    return f"{edition_name(value['options'])}-{value['seats']}-after-{value['later']}"


@pytest.mark.parametrize(("game", "row"), ROWS, ids=row_id)
def test_counts(game: str, row: dict[str, Any]) -> None:
    state = setup(from_package(game), row)
    depths = range(1, len(row["counts"]) + 1)
    assert [perft(state, depth) for depth in depths] == row["counts"]


@pytest.mark.parametrize(("game", "row"), ROWS, ids=row_id)
@pytest.mark.parametrize("engine", ENGINES)
def test_the_first_counts_on_both_engines(engine: str, game: str, row: dict[str, Any]) -> None:
    state = setup(from_package(game, engine), row)
    assert [perft(state, depth) for depth in (1, 2)] == row["counts"][:2]


@pytest.mark.parametrize("game", OURS)
def test_every_setup_is_there(game: str) -> None:
    there = [{name: row[name] for name in row if name != "counts"} for row in rows_of(game)]
    assert there == list(setups(from_package(game)))


def test_a_short_game_has_no_setups_after_its_end() -> None:
    rows = [row for row in setups(TINY) if row["seats"] == 2]
    assert [row["later"] for row in rows] == [0, 15]
