"""A table that is read from its log is the table that was in memory."""

from __future__ import annotations

import random
from contextlib import suppress
from pathlib import Path

import orjson
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import Engine, update

from holocene.core.record import Record
from holocene.tables import database
from holocene.tables.database import writing
from holocene.tables.messages import Clock
from holocene.tables.model import Change, Seat
from holocene.tables.refusal import Refusal
from holocene.tables.restore import advance, replay_of
from holocene.tables.schema import ENTRIES
from holocene.tables.store import Store
from holocene.tables.table import Table
from tests.both import the_game
from tests.patching import patched
from tests.tables.making import (
    NOW,
    act,
    add_people,
    choice,
    choose,
    do,
    owner,
    person,
    running,
    setup_of,
    stored,
    undo,
    viewers,
    waiting,
    whole,
)


def same(store: Store, table: Table, briefly: bool = False) -> None:
    """What is on disk is what is in memory."""
    again = store.load(table.id)
    assert again is not None
    alike(again, table, briefly)


def alike(again: Table, table: Table, briefly: bool = False) -> None:
    if briefly:
        assert [kept.number for kept in again.trail] == [kept.number for kept in table.trail]
        assert again.ends == table.ends
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
    if table.trail and dice < 0.4 and not table.seats[actor].played_by_bot:
        return undo(table, now)
    if dice < 0.03:
        seat = chance.randrange(len(table.seats))
        return table.chat(owner(table, seat), seat, f"hm {dice}", now)
    deadline = table.deadline()
    if deadline is not None and dice < 0.06:
        return table.timeout(deadline)
    away = [seat.seat for seat in table.seats if seat.away and not seat.lost]
    if away and dice < 0.3:
        return table.back(owner(table, away[0]), away[0], now)
    if dice > 0.998 and not table.seats[actor].lost:
        return table.resign(owner(table, actor), actor, now)
    if dice > 0.9 and not table.seats[actor].played_by_bot:
        several = choose(table, chance) + choose(table, chance)
        with suppress(Refusal):
            return table.act(owner(table, actor), actor, several, table.position, now)
    return act(table, chance, now)


def engine_in(folder: Path) -> Engine:
    engine = database.connect(f"sqlite:///{folder}/holocene.db")
    database.migrate(engine)
    add_people(engine)
    return engine


@pytest.mark.usefixtures("game")
@given(
    st.integers(2, 4),
    st.integers(0, 2**32),
    st.sampled_from([("none", 0), ("live", 5), ("turns", 24)]),
)
@settings(max_examples=5)
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


@pytest.mark.usefixtures("game")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_table_that_is_known_is_brought_up_to_date_by_what_is_new(
    lite: Engine, seed: int
) -> None:
    """As another server follows it: by one entry or several, where nothing was taken back."""
    store, chance = Store(lite), random.Random(seed)
    clock: Clock = {"kind": "live", "minutes": 5, "increment": 10}
    seats = [person(seat) for seat in range(3)]
    table = stored(store, waiting(*seats, setup=setup_of(seed, clock)))
    other = store.load(table.id)
    assert other is not None
    now, followed = NOW, 0
    for number in range(150):
        if table.status != "running":
            break
        now = max(now, table.updated) + chance.randrange(3_000)
        change = step(table, chance, now)
        assert store.commit([change], "test") == [True]
        if chance.random() < 0.4:
            continue
        news = store.news({table.id: other.number})[table.id]
        back = any(orjson.loads(row["data"]).get("undone") for row in news.entries)
        assert advance(other, *news) == (not back)
        if back:
            other = store.load(table.id)
            assert other is not None
        followed += not back
        alike(other, table, briefly=bool(number % 12))
    assert followed > 20


def test_what_has_changed_beside_the_log_is_read_anew(lite: Engine) -> None:
    store = Store(lite)
    table = stored(store, waiting(person(0), person(1)))
    assert advance(table, *store.news({table.id: table.number})[table.id])
    store.rename("ben", "Ben", "Benjamin", "test")
    assert not advance(table, *store.news({table.id: table.number})[table.id])
    again = store.load(table.id)
    assert again is not None
    assert advance(again, *store.news({again.id: again.number})[again.id])
    assert not advance(
        again, *store.news({again.id: again.number - 1})[again.id]
    )  # it has that one


@pytest.mark.usefixtures("game")
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
    assert [text for entry in told for text in entry.actions] == table.record.actions
    assert len(table.ends) == sum(entry.kind == "act" for entry in told)


def test_the_time_before_the_game_is_restored(engine: Engine) -> None:
    add_people(engine)
    store = Store(engine)
    table = waiting(person(0), Seat(1, "open"), Seat(2, "open"), setup=setup_of(open=False))
    stored(store, table)
    same(store, table)
    for change in (
        table.sit("ben", "Benjamin", 1, "inv1te", NOW),
        table.chat("ben", 1, "hello", NOW + 1),
        table.stand("ben", 1, NOW + 2),
        table.put_bot("ana", "child", 2, NOW + 3),
        table.sit("cid", "Cid", 1, "inv1te", NOW + 4),
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


@pytest.mark.usefixtures("game")
def test_a_log_that_does_not_fit_is_refused_in_a_sentence(engine: Engine) -> None:
    add_people(engine)
    store = Store(engine)
    table = stored(store, waiting(person(0), person(1)))
    store.commit([do(table, choice(table))], "test")
    never = next(each for each in the_game().actions if each not in the_game().new().legal)
    for data in ('{"actions":["fly"]}', orjson.dumps({"actions": [never.text]}).decode(), "{}"):
        with writing(engine) as connection:
            connection.execute(update(ENTRIES).where(ENTRIES.c.number == 2).values(data=data))
        with pytest.raises(Refusal, match="does not fit") as refusal:
            store.load(table.id)
        assert refusal.value.code == "broken"


@pytest.mark.usefixtures("game")
def test_a_replay_leads_through_every_view() -> None:
    table, chance = running(3, 8), random.Random(8)
    seen: dict[int | None, list[object]] = {seat: [table.view(seat)] for seat in viewers(table)}
    while table.status == "running":
        step(table, chance, NOW)
        if len(table.ends) < len(seen[None]):  # something was taken back
            for views in seen.values():
                del views[len(table.ends) + 1 :]
            continue
        for seat in viewers(table):
            seen[seat].append(table.view(seat))
    for seat in viewers(table):
        replay = replay_of(table.record, seat, table.result, table.ends)
        view: object = replay["view"]
        assert view == seen[seat][0]
        assert len(replay["steps"]) == len(table.ends)
        for at, taken in enumerate(replay["steps"], 1):
            view = patched(view, taken["patch"])
            assert view == seen[seat][at]
        by_actions = replay_of(table.record, seat, table.result)
        assert len(by_actions["steps"]) == len(table.record.actions)
        assert Record.load(table.record.dump()).replay() == table.state
