"""Counts of action sequences by depth: the cheapest alarm for a changed rule."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from holocene import Game, State
from holocene.core.dice import fast_dice

from .walks import EDITIONS

FILE = Path(__file__).parents[2] / "data" / "perft.json"
ROWS: list[dict[str, Any]] = json.loads(FILE.read_text("utf-8")) if FILE.is_file() else []

# From the start, and from inside a game: so many random choices later.
LATER = [0, 15, 60, 140, 230]
MOST = 4_000  # sequences in a row; the next depth is left out


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
    state = game.new(seats=row["seats"], seed=row["seed"], edition=row["edition"])
    chance = fast_dice(row["seed"])
    for _ in range(row["later"]):
        legal = state.legal_actions()
        state.apply(legal[chance.below(len(legal))])
    return state


def regenerate(game: Game) -> None:
    """Write the counts anew; see tests/data/README.md."""
    rows = []
    for edition in EDITIONS:
        for seats in (2, 3, 4):
            for later in LATER:
                row: dict[str, Any] = {"seats": seats, "edition": edition}
                row |= {"seed": 10 * seats + later, "later": later, "counts": []}
                state = setup(game, row)
                counts = row["counts"]
                while len(counts) < 5 and (not counts or counts[-1] <= MOST):
                    counts.append(perft(state, len(counts) + 1))
                rows.append(row)
    text = ",\n".join(json.dumps(row) for row in rows)
    FILE.write_text(f"[\n{text}\n]\n", "utf-8")


def row_id(row: dict[str, Any]) -> str:
    return f"{row['edition']}-{row['seats']}-after-{row['later']}"


@pytest.mark.parametrize("row", ROWS, ids=row_id)
def test_counts(compiled: Game, row: dict[str, Any]) -> None:
    state = setup(compiled, row)
    depths = range(1, len(row["counts"]) + 1)
    assert [perft(state, depth) for depth in depths] == row["counts"]


@pytest.mark.parametrize("row", ROWS, ids=row_id)
def test_the_first_counts_on_both_engines(stone_age: Game, row: dict[str, Any]) -> None:
    state = setup(stone_age, row)
    assert [perft(state, depth) for depth in (1, 2)] == row["counts"][:2]


def test_the_first_counts_are_those_of_the_rules() -> None:
    """Worked out by hand: 3 in the village, 5 places with 1 to 5 people, 4 cards, the stacks."""
    starts = {row["seats"]: row["counts"][0] for row in ROWS if row["later"] == 0}
    assert starts == {2: 3 + 25 + 4 + 2, 3: 3 + 25 + 4 + 3, 4: 3 + 25 + 4 + 4}


def test_every_setup_is_there() -> None:
    assert len(ROWS) == 3 * 3 * len(LATER)
