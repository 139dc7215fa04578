"""A table that is read from its log is the table that was in memory."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import Engine, update

from tests.patching import patched
from holocene.core.record import Record
from holocene.tables import database
from holocene.tables.database import writing
from holocene.tables.messages import Clock
from holocene.tables.model import Change, Seat
from holocene.tables.refusal import Refusal
from holocene.tables.restore import replay_of
from holocene.tables.schema import ENTRIES
from holocene.tables.store import Store
from holocene.tables.table import Table
from tests.tables.making import (
    NOW,
    act,
    add_people,
    person,
    running,
    setup_of,
    stored,
    viewers,
    waiting,
    whole,
)


def same(store: Store, table: Table, briefly: bool = False) -> None:
    """What is on disk is what is in memory."""
    again = store.load(table.id)
    assert again is not None
    if briefly:
        assert again.trail == table.trail
        assert again.position == table.position
        assert again.row() == table.row()
        assert again.state == table.state
        return
    before, after = whole(table), whole(again)
    for part, told in before.items():
        assert after[part] == told, part


def step(table: Table, chance: random.Random, now: int) -> Change:
    """Anything that may happen at a running table."""
    actor = table.actor
    assert actor is not None
    dice = chance.random()
    if table.trail and dice < 0.4:
        return table.undo(actor, table.position, now)
    if dice < 0.03:
        return table.chat(chance.randrange(len(table.seats)), f"hm {dice}", now)
    deadline = table.clocks.deadline()
    if deadline is not None and dice < 0.06:
        return table.timeout(deadline)
    away = [seat.seat for seat in table.seats if seat.away and not seat.lost]
    if away and dice < 0.3:
        return table.back(away[0], now)
    if dice > 0.998 and not table.seats[actor].lost:
        return table.resign(actor, now)
    return act(table, chance, now)


def engine_in(folder: Path) -> Engine:
    engine = database.connect(f"sqlite:///{folder}/holocene.db")
    database.migrate(engine)
    add_people(engine)
    return engine


@given(
    st.integers(2, 4),
    st.integers(0, 2**32),
    st.sampled_from([("none", 0), ("live", 5), ("turns", 24)]),
)
@settings(max_examples=8)
def test_a_table_is_restored_at_every_step(
    tmp_path_factory: pytest.TempPathFactory, people: int, seed: int, timing: tuple[str, int]
) -> None:
    clocks: dict[str, Clock] = {
        "none": {"kind": "none"},
        "live": {"kind": "live", "minutes": 5, "increment": 10},
        "turns": {"kind": "turns", "hours": 24},
    }
    engine = engine_in(tmp_path_factory.mktemp("restore"))
    store, chance = Store(engine), random.Random(seed)
    setup = setup_of(seed % 1000, clocks[timing[0]])
    table = stored(store, waiting(*(person(seat) for seat in range(people)), setup=setup))
    now = NOW
    for number in range(120):
        if table.status != "running":
            break
        now = max(now, table.updated) + chance.randrange(3_000)
        assert store.commit([step(table, chance, now)], "test") == [True]
        same(store, table, briefly=bool(number % 12))
    same(store, table)
    engine.dispose()


def test_a_whole_game_on_both_databases(engine: Engine) -> None:
    add_people(engine)
    store = Store(engine)
    chance = random.Random(1)
    table = stored(store, waiting(person(0), person(1)))
    while table.status == "running":
        assert store.commit([step(table, chance, table.updated + 1)], "test") == [True]
        if chance.random() < 0.05 or table.trail:
            same(store, table, briefly=chance.random() < 0.8)
    same(store, table)
    told = store.history(table.id)
    numbers = [entry.number for entry in told]
    assert numbers == sorted(set(numbers))
    assert numbers[-1] == table.number
    assert [entry.action for entry in told if entry.kind == "act"] == table.record.actions


def test_the_time_before_the_game_is_restored(engine: Engine) -> None:
    add_people(engine)
    store = Store(engine)
    table = waiting(person(0), Seat(1, "open"), Seat(2, "open"), setup=setup_of(open=False))
    stored(store, table)
    same(store, table)
    for change in (
        table.sit(1, "ben", "Benjamin", NOW),
        table.chat(1, "hello", NOW + 1),
        table.stand(1, NOW + 2),
        table.put_bot(2, "child", "child", NOW + 3),
        table.sit(1, "cid", "Cid", NOW + 4),
    ):
        assert store.commit([change], "test") == [True]
    same(store, table)
    assert table.status == "running"


def test_a_closed_table_is_restored(engine: Engine) -> None:
    add_people(engine)
    store = Store(engine)
    table = stored(store, waiting(person(0), Seat(1, "open")))
    store.commit([table.close(NOW)], "test")
    same(store, table)


def test_a_log_that_does_not_fit_is_refused_in_a_sentence(engine: Engine) -> None:
    add_people(engine)
    store = Store(engine)
    table = stored(store, waiting(person(0), person(1)))
    store.commit([table.act(0, "place field", 0, NOW)], "test")
    for data in ('{"action":"place field 9"}', '{"action":"use field"}', "{}"):
        with writing(engine) as connection:
            connection.execute(update(ENTRIES).where(ENTRIES.c.number == 2).values(data=data))
        with pytest.raises(Refusal, match="does not fit") as refusal:
            store.load(table.id)
        assert refusal.value.code == "broken"


def test_a_replay_leads_through_every_view() -> None:
    table, chance = running(3, 8), random.Random(8)
    seen: dict[int | None, list[object]] = {seat: [table.view(seat)] for seat in viewers(table)}
    while table.status == "running":
        act(table, chance)
        for seat in viewers(table):
            seen[seat].append(table.view(seat))
    for seat in viewers(table):
        replay = replay_of(table.record, seat, table.result)
        view: object = replay["view"]
        assert view == seen[seat][0]
        for at, taken in enumerate(replay["steps"], 1):
            view = patched(view, taken["patch"])
            assert view == seen[seat][at]
        assert Record.load(table.record.dump()).replay() == table.state
