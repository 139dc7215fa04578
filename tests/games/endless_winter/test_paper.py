"""Positions and whole games on paper."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from holocene import Record
from holocene.core.dice import fast_dice
from holocene.core.game import Game
from holocene.core.registry import shown
from tests.games.test_perft import perft

from .conftest import from_package
from .test_set import odd, paths
from .walks import EVERYTHING, OTHERWISE, walk

GAME = from_package()
HERE = Path(__file__).parents[2] / "data" / "endless_winter"
SETUPS: dict[str, dict[str, Any]] = {"base": {}, "modules": EVERYTHING, "otherwise": OTHERWISE}
GOLDEN = [(name, seats) for name in SETUPS for seats in (2, 3, 4)]
LATER = [0, 10, 60, 140]


def regenerate() -> None:
    """Write golden records and counts anew; see tests/data/README.md."""
    folder = HERE / "variants"
    folder.mkdir(parents=True, exist_ok=True)
    with shown(GAME):
        for number, (name, seats) in enumerate(GOLDEN):
            record = Record(GAME, seats, 1000 + number, SETUPS[name])
            state = record.start()
            chance = fast_dice(number)
            while not state.over:
                legal = state.legal_actions()
                record.apply(state, legal[chance.below(len(legal))])
            record.save(folder / f"{name}-{seats}.json")
    rows = [counted(name, seats, later) for name, seats in GOLDEN for later in LATER]
    text = ",\n".join(json.dumps(row) for row in rows)
    (HERE / "counts.json").write_text(f"[\n{text}\n]\n", "utf-8")


def counted(name: str, seats: int, later: int) -> dict[str, Any]:
    state = reach(GAME, name, seats, later)
    counts: list[int] = []
    while len(counts) < 4 and (not counts or counts[-1] <= 500):
        counts.append(perft(state, len(counts) + 1))
    return {"setup": name, "seats": seats, "later": later, "counts": counts}


def reach(game: Game, name: str, seats: int, later: int) -> Any:
    state = game.new(seats=seats, seed=10 * seats + later, **SETUPS[name])
    chance = fast_dice(later)
    for _ in range(later):
        legal = state.legal_actions()
        state.apply(legal[chance.below(len(legal))])
    return state


@pytest.mark.parametrize(("name", "seats"), GOLDEN)
def test_a_golden_record_replays(winter: Game, name: str, seats: int) -> None:
    data = json.loads((HERE / "variants" / f"{name}-{seats}.json").read_text("utf-8"))
    state = winter.new(seats=data["seats"], seed=data["seed"], **data["options"])
    for number, line in enumerate(data["actions"]):
        seat, _, text = line.partition(": ")
        assert state.actor == int(seat), f"action {number}"
        state.apply(winter.action(text))
    assert state.over
    assert {"scores": state.scores(), "winners": state.winners()} == data["result"]


def test_counts_of_action_sequences() -> None:
    rows = json.loads((HERE / "counts.json").read_text("utf-8"))
    assert [(row["setup"], row["seats"], row["later"]) for row in rows] == [
        (name, seats, later) for name, seats in GOLDEN for later in LATER
    ]
    for row in rows:
        assert counted(row["setup"], row["seats"], row["later"]) == row


@settings(max_examples=200)
@given(
    name=st.sampled_from(list(SETUPS)), seats=st.integers(2, 4), steps=st.integers(0, 150),
    value=odd, drop=st.booleans(), choose=st.data(),
)  # fmt: skip
def test_a_mutilated_position_is_refused_or_read_as_it_stands(
    name: str, seats: int, steps: int, value: object, drop: bool, choose: st.DataObject
) -> None:
    data = json.loads(json.dumps(reach(GAME, name, seats, steps).dump()))
    path = choose.draw(st.sampled_from(paths(data)))
    inside = data
    for key in path[:-1]:
        inside = inside[key]
    if drop:
        del inside[path[-1]]
    else:
        inside[path[-1]] = value
    try:
        state = GAME.load(data)
    except ValueError as error:
        problem = str(error)
    else:
        problem = "none"
        read = json.loads(json.dumps(state.dump()))
        assert {**read, "options": 0} == {**data, "options": 0}
    assert 0 < len(problem) < 600


@pytest.mark.parametrize(
    ("field", "value", "where"),
    [
        ("order", [0, 0], "order"),
        ("honours", [1, 1], "honours"),
        ("built", [-1] * 40, "built"),
        ("round", 5, "round"),
        ("display", ["brave"], "display"),
        ("column", "lake", "column"),
    ],
)
def test_a_wrong_field_is_named(field: str, value: object, where: str) -> None:
    data = reach(GAME, "base", 2, 30).dump()
    with pytest.raises(ValueError, match=where):
        GAME.load({**data, field: value})


@pytest.mark.parametrize(
    ("field", "value"), [("camps", [1] * 19), ("villages", ["a1-a2-b2"] * 2), ("food", 11)]
)
def test_a_wrong_field_of_a_player_is_named(field: str, value: object) -> None:
    data = json.loads(json.dumps(reach(GAME, "base", 2, 30).dump()))
    data["players"][1][field] = value
    with pytest.raises(ValueError, match=rf"players\[1\].{field}"):
        GAME.load(data)


def test_every_position_loads_from_its_dump() -> None:
    for seats, options in ((2, EVERYTHING), (4, OTHERWISE)):
        for step, state in enumerate(walk(GAME, seats, 40 + seats, **options)):
            if step % 5 == 0:
                again: Any = GAME.load(json.loads(json.dumps(state.dump())))
                assert again == state
                assert again.legal_actions() == state.legal_actions()


@pytest.mark.parametrize(
    ("where", "change"),
    [
        ("players[0].food", lambda data: data["players"][0].update(food=10)),
        ("players[1].known", lambda data: data["players"][1].update(known=["brave"] * 9)),
        ("players[0].deck", lambda data: data["players"][0]["deck"].append("tribesman")),
        ("players[1].own", lambda data: data["players"][1].update(own=7)),
        ("piles", lambda data: data.update(piles=[15] * 5)),
        ("display", lambda data: data.update(display=[data["display"][0]] * 8)),
        ("herd_deck", lambda data: data["herd_deck"].pop()),
        ("stones", lambda data: data["stones"].pop()),
        ("built", lambda data: data["built"].__setitem__(0, 4)),
        ("built", lambda data: data["built"].__setitem__(32, 4)),
        ("players[1].own", lambda data: data["built"].__setitem__(32, 1)),
    ],
)
def test_a_position_that_cannot_be_is_noticed(where: str, change: Any) -> None:
    state = GAME.new(seed=6)
    for text in ("side a", "side a"):
        state.apply(GAME.action(text))
    state.check()
    data = json.loads(json.dumps(state.dump()))
    change(data)
    with pytest.raises(ValueError, match=r".") as caught:
        GAME.load(data).check()
    assert str(caught.value).startswith(f"{where}:")
