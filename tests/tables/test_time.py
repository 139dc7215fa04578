"""Time is the players': none goes by while no server is up, or when somebody sets a clock."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from sqlalchemy import Engine

from holocene.tables import clock
from holocene.tables.clock import ARRIVAL, MINUTE, HouseTime
from holocene.tables.heartbeat import beat
from holocene.tables.messages import Clock
from holocene.tables.store import Store
from holocene.tables.table import Table
from tests.tables.housing import opened, run
from tests.tables.making import (
    NOW,
    bot,
    choice,
    do,
    everybody_comes,
    person,
    setup_of,
    stored,
    waiting,
)

LIVE: Clock = {"kind": "live", "minutes": 10, "increment": 0}
SECOND = 1_000_000_000


def test_the_time_of_the_house_goes_by_evenly(monkeypatch: pytest.MonkeyPatch) -> None:
    counted, told = 5 * SECOND, 1_000 * SECOND
    fake = SimpleNamespace(monotonic_ns=lambda: counted, time_ns=lambda: told)
    monkeypatch.setattr(clock, "time", fake)
    house = HouseTime()
    assert house.now_ns() == 1_000 * SECOND
    for jump in (3_600 * SECOND, -7_200 * SECOND):  # somebody sets the clock
        before = house.now_ns()
        counted += 10 * SECOND
        told += jump + 10 * SECOND
        assert abs(house.now_ns() - before - 10 * SECOND) <= SECOND // 100
        assert house.now_ns() == house.now_ns()
    counted += 10 * 3600 * SECOND
    told = 1_000 * SECOND + counted - 5 * SECOND + SECOND  # small differences are made up for
    assert house.now_ns() == told


def clocked(store: Store, number: int) -> Table:
    """A game with a live clock, for which all are there."""
    table = stored(store, waiting(person(0), person(1), setup=setup_of(number, LIVE, "loses")))
    for change in everybody_comes(table):
        store.commit([change], "a")
    return table


def loaded(store: Store, table: Table) -> Table:
    found = store.load(table.id)
    assert found is not None
    return found


@pytest.mark.usefixtures("game")
@pytest.mark.parametrize("jump", [15 * MINUTE, -60 * MINUTE])
def test_clocks_go_on_where_no_server_was_up(people: Engine, jump: int) -> None:
    store = Store(people)
    assert not beat(people, NOW, 1000)  # no clock runs
    early, late = clocked(store, 1), clocked(store, 2)
    awaiting = stored(store, waiting(person(0), person(1), setup=setup_of(3, LIVE)))
    with_bot = stored(store, waiting(bot(0), person(1), setup=setup_of(4)))
    assert not beat(people, NOW, 1000)  # the first note: nobody knows what was before
    assert not beat(people, NOW + 5_000)
    store.commit([do(late, choice(late), now=NOW + 8_000)], "a")  # and then a power cut
    now = NOW + 5_000 + jump
    assert not beat(people, NOW + 5_000, 1000)
    assert beat(people, now, 1000)
    assert not beat(people, now + 500, 1000)  # another server comes
    assert loaded(store, early).deadline() == now + 10 * MINUTE - 5_000
    assert loaded(store, awaiting).deadline() == now + ARRIVAL - 5_000
    assert loaded(store, late).clocks.since == now
    assert store.overdue(now, 0) == [with_bot.id]


@pytest.mark.usefixtures("game")
def test_who_was_there_all_the_time_sets_no_clock(people: Engine) -> None:
    store = Store(people)
    table = clocked(store, 1)
    beat(people, NOW)
    assert not beat(people, NOW + 15 * MINUTE)
    assert loaded(store, table).deadline() == NOW + 10 * MINUTE


@pytest.mark.usefixtures("game")
def test_nobody_loses_while_the_house_is_closed(
    people: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        table = waiting(person(0), person(1), setup=setup_of(1, LIVE, "loses"))
        async with opened(people) as house:
            await house.create(table)
            for account in ("ana", "ben"):
                assert await house.arrive(table.id, account)
        later = clock.now_ms
        monkeypatch.setattr("holocene.tables.house.now_ms", lambda: later() + 15 * MINUTE)
        async with opened(people) as house:  # which looks at the clocks before it is open
            room = await house.room(table.id)
            assert room.table.status == "running"
            deadline = room.table.deadline()
            assert deadline is not None
            assert deadline > later() + 15 * MINUTE

    run(play)


@pytest.mark.usefixtures("game")
def test_clocks_are_looked_at_however_many_bots_wait(
    people: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("holocene.tables.store.OVERDUE", 2)
    store = Store(people)
    bots = [stored(store, waiting(bot(0), person(1), setup=setup_of(at))) for at in range(4)]
    table = clocked(store, 9)
    found = store.overdue(NOW + 10 * MINUTE, 0)
    assert found[0] == table.id
    assert len(set(found) & {each.id for each in bots}) == 2
