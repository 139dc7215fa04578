"""Games that end without a winner: aborted early, left by all, or by rules long gone."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from sqlalchemy import Engine, select, update

from holocene.tables.clock import now_ms
from holocene.tables.database import writing
from holocene.tables.model import Seat
from holocene.tables.refusal import Refusal
from holocene.tables.schema import RATINGS, TABLES
from holocene.tables.store import Store
from holocene.tables.table import Table
from tests.tables.housing import QUICK, opened, run
from tests.tables.making import (
    NOW,
    act,
    add_people,
    bot,
    person,
    running,
    setup_of,
    stored,
    waiting,
)

pytestmark = pytest.mark.usefixtures("game")


@pytest.fixture
def store(engine: Engine) -> Store:
    add_people(engine)
    return Store(engine)


def test_a_game_can_be_aborted_until_everybody_has_moved() -> None:
    table, chance = running(), random.Random(1)
    assert table.info("ana")["abortable"]
    with pytest.raises(Refusal, match="not yours"):
        table.abort("eve", 0, NOW)
    while len(set(table.record.actors)) < 2:
        assert table.abortable()
        act(table, chance)
    assert not table.info("ana")["abortable"]
    number = table.number
    with pytest.raises(Refusal) as refusal:
        table.abort("ana", 0, NOW)
    assert (refusal.value.code, table.number, table.status) == (
        "too-late-to-abort",
        number,
        "running",
    )


def test_nobody_wins_what_is_aborted() -> None:
    table = running()
    [entry] = table.abort("ben", 1, NOW).entries
    assert (entry.kind, entry.seat, entry.text) == ("over", 1, "aborted")
    assert (table.status, table.result, table.deadline(), table.abortable()) == (
        "over",
        None,
        None,
        False,
    )


def test_who_resigned_cannot_have_it_aborted_too() -> None:
    table = running(3)
    table.resign("ana", 0, NOW)
    assert not table.abortable()


def test_bots_are_not_asked_whether_they_have_moved() -> None:
    table = Table(setup_of(), [person(0), bot(1)])
    assert table.start_if_full(NOW) is not None
    assert table.abortable()


@pytest.mark.parametrize("other", [{"rules": "0"}, {"game": "chess"}])
def test_whoever_sits_there_closes_what_cannot_be_played_any_more(
    store: Store, other: dict[str, str]
) -> None:
    table = stored(store, waiting(person(0), person(1), setup=replace(setup_of(), rated=True)))
    with pytest.raises(Refusal) as refusal:
        store.end(table.id, "ana", "old-rules", NOW)
    assert refusal.value.code == "playable"
    with writing(store.engine) as connection:
        connection.execute(update(TABLES).where(TABLES.c.id == table.id).values(other))
    with pytest.raises(Refusal) as refusal:
        store.end(table.id, "eve", "old-rules", NOW)
    assert refusal.value.code == "no-table"
    store.end(table.id, "ben", "old-rules", NOW + 5)
    with store.engine.connect() as connection:
        row = connection.execute(select(TABLES).where(TABLES.c.id == table.id)).mappings().one()
    kept = {name: row[name] for name in ("status", "result", "deadline", "finished", "number")}
    assert kept == {
        "status": "over",
        "result": None,
        "deadline": None,
        "finished": NOW + 5,
        "number": table.number + 1,
    }
    assert store.unrated() == []
    with pytest.raises(Refusal) as refusal:
        store.end(table.id, "ben", "old-rules", NOW)
    assert refusal.value.code == "is-over"


def test_a_game_that_everybody_left_is_ended_in_the_end(engine: Engine, store: Store) -> None:
    old = stored(store, waiting(person(0), person(1), setup=setup_of(1)))
    fresh = stored(store, waiting(person(0), person(1), setup=setup_of(2)))
    days = {old.id: 61, fresh.id: 59}
    with writing(engine) as connection:
        for id, ago in days.items():
            when = now_ms() - ago * 24 * 3_600_000
            connection.execute(update(TABLES).where(TABLES.c.id == id).values(updated=when))

    async def open_and_look() -> None:
        settings = replace(QUICK, abandoned=60 * 24 * 3_600_000)
        async with opened(engine, settings) as house:
            left = (await house.room(old.id)).table
            assert (left.status, left.result) == ("over", None)
            assert left.recent[-1].text == "abandoned"
            assert (await house.room(fresh.id)).table.status == "running"

    run(open_and_look)
    with engine.connect() as connection:
        assert connection.execute(select(RATINGS)).all() == []


@pytest.mark.parametrize("unplayable", [True, False])
def test_a_table_that_waited_for_too_long_is_closed(
    engine: Engine, store: Store, unplayable: bool
) -> None:
    """Also one whose rules are not there any more: nobody could ever sit down."""
    table = stored(store, waiting(person(0), Seat(1, "open")))
    when = now_ms() - 15 * 24 * 3_600_000
    values = {"updated": when, **({"rules": "0"} if unplayable else {})}
    with writing(engine) as connection:
        connection.execute(update(TABLES).where(TABLES.c.id == table.id).values(values))

    async def open_and_look() -> None:
        async with opened(engine, QUICK):
            assert store.forgotten(now_ms()) == []
            with engine.connect() as connection:
                status = select(TABLES.c.status).where(TABLES.c.id == table.id)
                assert connection.execute(status).scalar() == "over"

    run(open_and_look)
