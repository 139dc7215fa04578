"""Elo over every pair at a table."""

from __future__ import annotations

import math

import orjson
import pytest
from sqlalchemy import Engine, select

from holocene.tables.model import Seat
from holocene.tables.rating import FIRST, FRESH, STEP, change, expected
from holocene.tables.schema import RATINGS, TABLES
from holocene.tables.store import Store
from holocene.tables.table import Table
from tests.both import the_game
from tests.tables.making import NOW, add_people, bot, owner, person, setup_of, stored, waiting


@pytest.fixture
def store(engine: Engine) -> Store:
    add_people(engine)
    return Store(engine)


def ratings(store: Store) -> dict[str, tuple[float, int]]:
    with store.engine.connect() as connection:
        rows = connection.execute(select(RATINGS)).mappings().all()
    return {row["account"]: (row["rating"], row["games"]) for row in rows}


def finish(store: Store, table: Table, loser: int) -> None:
    assert store.commit([table.resign(owner(table, loser), loser, NOW)], "a") == [True]


def test_expectations() -> None:
    assert expected(1200, 1200) == 0.5
    assert math.isclose(expected(1600, 1200), 10 / 11)
    assert math.isclose(expected(1000, 1300) + expected(1300, 1000), 1)


def test_changes() -> None:
    assert change(1200, 0, [(1200, 1.0)]) == STEP / 2
    assert change(1200, FRESH, [(1200, 1.0)]) == STEP / 4
    assert change(1200, 0, [(1200, 1.0), (1200, 0.0)]) == 0
    assert change(1200, 0, []) == 0


def test_a_game_is_rated_once(store: Store) -> None:
    table = stored(store, waiting(person(0), person(1)))
    finish(store, table, 1)
    assert store.unrated() == [table.id]
    store.rate(table.id)
    store.rate(table.id)
    assert store.unrated() == []
    assert ratings(store) == {
        "ana": (FIRST + STEP / 2, 1),
        "ben": (FIRST - STEP / 2, 1),
    }
    again = store.load(table.id)
    assert again is not None
    assert again.counted
    assert again.result is not None
    assert again.result["ratings"] == [
        {"seat": 0, "before": 1200, "after": 1216},
        {"seat": 1, "before": 1200, "after": 1184},
    ]
    assert [seat.rating for seat in again.seats] == [1216, 1184]


def test_what_is_written_later_does_not_undo_the_rating(store: Store) -> None:
    """Another server that read the table before it was rated adds to its log."""
    table = stored(store, waiting(person(0), person(1)))
    finish(store, table, 1)
    other = store.load(table.id)
    assert other is not None
    store.rate(table.id)
    assert store.commit([other.note_rematch("ana", "next", NOW)], "b") == [True]
    assert store.unrated() == []
    again = store.load(table.id)
    assert again is not None
    assert again.result is not None
    assert len(again.result["ratings"]) == 2
    store.rate(table.id)
    assert ratings(store)["ana"][1] == 1


def test_bots_are_fixed_stars(store: Store) -> None:
    table = stored(store, waiting(person(0), bot(1, "elder")))
    finish(store, table, 0)
    store.rate(table.id)
    lost = change(FIRST, 0, [(the_game().levels["elder"].rating, 0.0)])
    assert ratings(store) == {"ana": (FIRST + lost, 1)}


def test_games_of_one_person_against_themselves_do_not_count(store: Store) -> None:
    table = stored(store, waiting(person(0), person(1, "ana"), person(2, "ben")))
    finish(store, table, 0)
    finish(store, table, 1)
    assert table.status == "over"
    store.rate(table.id)
    assert ratings(store) == {}


@pytest.mark.usefixtures("game")
def test_only_rated_tables_change_ratings(store: Store) -> None:
    table = stored(store, waiting(person(0), person(1), setup=setup_of(rated=False)))
    finish(store, table, 1)
    assert store.unrated() == []
    store.rate(table.id)
    assert ratings(store) == {}
    again = store.load(table.id)
    assert again is not None
    assert again.info(None)["rated"] is False
    assert again.result is not None
    assert again.result["ratings"] == []


def test_a_hot_seat_never_tells_that_it_is_rated() -> None:
    assert waiting(person(0), person(1)).info(None)["rated"]
    assert not waiting(person(0), person(1, "ana")).info(None)["rated"]


def test_a_table_that_never_began_does_not_count(store: Store) -> None:
    table = stored(store, waiting(person(0), Seat(1, "open")))
    store.commit([table.close(NOW)], "a")
    store.rate(table.id)
    assert ratings(store) == {}
    assert store.unrated() == []


def test_who_is_out_is_behind_all_others(store: Store) -> None:
    table = stored(store, waiting(person(0), person(1), person(2), setup=setup_of(3)))
    store.commit([table.resign("ana", 0, NOW)], "a")
    store.commit([table.resign("cid", 2, NOW)], "a")
    store.rate(table.id)
    found = ratings(store)
    assert found["ben"][0] > FIRST
    assert found["ana"][0] < FIRST
    assert found["cid"][0] < FIRST
    with store.engine.connect() as connection:
        result = orjson.loads(connection.execute(select(TABLES.c.result)).scalar_one())
    assert result["winners"] == [1]
