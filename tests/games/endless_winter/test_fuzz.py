"""Mutilated records of this game: a sentence, or what they say. Positions: test_paper.py."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from holocene import Record
from holocene.core.dice import fast_dice
from tests.core.test_fuzz import assert_refused_or_replays, unless_refused

from .conftest import from_package
from .walks import EVERYTHING, OTHERWISE

GAME = from_package()
OPTIONS: list[dict[str, Any]] = [{}, EVERYTHING, OTHERWISE]
TEXTS = [action.text for action in GAME.actions]
ODD = ["", "place", "play nobody", "build 99 1 0", "Place chief nowhere", "done done", "move c3 c3"]


def played(seats: int, seed: int, steps: int, options: dict[str, Any]) -> Record:
    record = Record(GAME, seats, seed, options)
    state = record.start()
    chance = fast_dice(seed)
    while not state.over and len(record.actions) < steps:
        legal = state.legal_actions()
        record.apply(state, legal[chance.below(len(legal))])
    return record


RECORDS = [
    json.dumps(played(2 + seed % 3, seed, steps, OPTIONS[seed % 3]).dump())
    for seed, steps in enumerate((20, 60, 120, 240, 1000, 1000))
]


@settings(max_examples=200)
@given(text=st.sampled_from(RECORDS), changes=st.integers(1, 2), choose=st.data())
def test_a_mutilated_record_is_refused_or_replays(
    text: str, changes: int, choose: st.DataObject
) -> None:
    assert_refused_or_replays(text, changes, choose)


@settings(max_examples=200)
@given(text=st.sampled_from(RECORDS), choose=st.data())
def test_other_actions_are_refused_where_they_do_not_fit(text: str, choose: st.DataObject) -> None:
    """An action of a record is another, lacks, or comes twice: it replays, or is refused."""
    data = json.loads(text)
    lines: list[str] = data["actions"]
    at = choose.draw(st.integers(0, len(lines) - 1))
    seat = lines[at].partition(": ")[0]
    how = choose.draw(st.sampled_from(["other", "odd", "seat", "drop", "double"]))
    if how == "other":
        lines[at] = f"{seat}: {choose.draw(st.sampled_from(TEXTS))}"
    elif how == "odd":
        lines[at] = f"{seat}: {choose.draw(st.sampled_from(ODD))}"
    elif how == "seat":
        lines[at] = f"{(int(seat) + 1) % data['seats']}: {lines[at].partition(': ')[2]}"
    elif how == "drop":
        del lines[at]
    else:
        lines.insert(at, lines[at])
    record = unless_refused(lambda: Record.load(data))
    state = unless_refused(record.replay) if record is not None else None
    if record is None or state is None:
        return
    assert how not in ("odd", "seat")  # nobody may do that, or nobody else
    assert record.dump()["actions"] == lines
    assert state == Record.load(record.dump()).replay()
