"""Mutilated records and positions: a sentence, or what they say."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, TypeVar

from hypothesis import given, settings
from hypothesis import strategies as st

from holocene import Record
from holocene.core.dice import fast_dice
from tests.conftest import from_package
from tests.games.stone_age import walks
from tests.games.stone_age.walks import reach

GAME = from_package("holocene")

odd = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 12),
    st.sampled_from([2**31, 2**63, 2**64, -(2**63), 10**30]),
    st.floats(),
    st.text(max_size=5),
    st.sampled_from(["c01", "c32", "c36", "b01", "b28", "placing", "using", "0: place hut"]),
    st.lists(st.integers(0, 6), max_size=5),
    st.just({}),
)


T = TypeVar("T")


def unless_refused(call: Callable[[], T]) -> T | None:
    """What the call gives, or None where it refuses with a sentence."""
    try:
        return call()
    except ValueError as error:
        problem = str(error)
    assert 0 < len(problem) < 600
    return None


def paths(data: Any, here: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place inside some data."""
    keys = data if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else ()
    out = [here] if here else []
    for key in keys:
        out += paths(data[key], (*here, key))
    return out


def mutilate(data: Any, choose: st.DataObject) -> None:
    """Change one thing: another value, a bit more or less, gone, or twice."""
    path = choose.draw(st.sampled_from(paths(data)))
    inside = data
    for key in path[:-1]:
        inside = inside[key]
    key, old = path[-1], inside[path[-1]]
    how = choose.draw(st.sampled_from(["put", "put", "step", "step", "drop", "double", "swap"]))
    if how == "put":
        inside[key] = choose.draw(odd)
    elif how == "step" and isinstance(old, int) and not isinstance(old, bool):
        inside[key] = old + choose.draw(st.sampled_from([-4, -1, 1, 4]))
    elif how == "step" and isinstance(old, bool):
        inside[key] = not old
    elif how == "drop":
        del inside[key]
    elif how == "double" and isinstance(inside, list):
        inside.insert(key, json.loads(json.dumps(old)))
    elif how == "swap" and isinstance(inside, list):
        other = choose.draw(st.integers(0, len(inside) - 1))
        inside[key], inside[other] = inside[other], inside[key]


@settings(max_examples=1500)
@given(
    seats=walks.seats,
    edition=walks.editions,
    seed=st.integers(0, 30),
    steps=st.integers(0, 300),
    changes=st.integers(1, 3),
    choose=st.data(),
)
def test_a_mutilated_position_is_refused_or_read_as_it_stands(
    seats: int, edition: str, seed: int, steps: int, changes: int, choose: st.DataObject
) -> None:
    data = json.loads(json.dumps(reach(GAME, seats, edition, seed, seed, steps).dump()))
    for _ in range(changes):
        mutilate(data, choose)
    state = unless_refused(lambda: GAME.load(data))
    if state is None:
        return
    read = json.loads(json.dumps(state.dump()))
    assert GAME.load(read) == state
    for player, known in zip(data["players"], read["players"], strict=True):
        player.setdefault("raised", known["raised"])  # it came later, and may be missing
    assert {**read, "options": 0} == {**data, "options": 0}  # single ones may be left out


RECORDS = []
for _seed in range(6):
    _record = Record(GAME, 2 + _seed % 3, _seed, {"edition": walks.EDITIONS[_seed % 3]}, ["ann"])
    _state = _record.start()
    _chance = fast_dice(_seed)
    while not _state.over and len(_record.actions) < 60 * (_seed + 1):
        _legal = _state.legal_actions()
        _record.apply(_state, _legal[_chance.below(len(_legal))])
    RECORDS.append(json.dumps(_record.dump()))


@settings(max_examples=400)
@given(text=st.sampled_from(RECORDS), changes=st.integers(1, 2), choose=st.data())
def test_a_mutilated_record_is_refused_or_replays(
    text: str, changes: int, choose: st.DataObject
) -> None:
    assert_refused_or_replays(text, changes, choose)


def assert_refused_or_replays(text: str, changes: int, choose: st.DataObject) -> None:
    """A record, as text, after so many changes."""
    data = json.loads(text)
    for _ in range(changes):
        mutilate(data, choose)
    record = unless_refused(lambda: Record.load(data))
    state = unless_refused(record.replay) if record is not None else None
    if record is None or state is None:
        return
    assert Record.load(json.loads(json.dumps(record.dump()))).replay() == state


@settings(max_examples=300)
@given(data=st.recursive(odd, lambda inner: st.dictionaries(st.text(max_size=8), inner)))
def test_anything_else_is_refused(data: Any) -> None:
    assert unless_refused(lambda: GAME.load(data)) is None
    assert unless_refused(lambda: Record.load(data)) is None
