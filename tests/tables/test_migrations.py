"""Databases of earlier versions, brought to the present schema with all that is in them."""

from __future__ import annotations

from collections.abc import Iterator

import orjson
import pytest
from sqlalchemy import Engine, select, text

from holocene.server.accounts import Accounts
from holocene.server.looks import look
from holocene.tables import database
from holocene.tables.database import writing
from holocene.tables.messages import Clock
from holocene.tables.model import Change, Seat
from holocene.tables.notices import entry_row
from holocene.tables.refusal import Refusal
from holocene.tables.schema import KEYS, UPTIMES
from holocene.tables.store import Store
from holocene.tables.table import Table
from tests.tables.making import (
    NOW,
    add_people,
    choice,
    do,
    everybody_comes,
    person,
    setup_of,
    waiting,
)

FIRST = "0001"
LIVE: Clock = {"kind": "live", "minutes": 10, "increment": 15}


@pytest.fixture
def first(empty: str) -> Iterator[Engine]:
    """A database of the first schema."""
    engine = database.connect(empty)
    database.migrate(engine, FIRST)
    add_people(engine)
    yield engine
    engine.dispose()


def keep(engine: Engine, table: Table, *changes: Change | None, rated: bool = False) -> Table:
    """A table with its log, as the first version wrote it."""
    setup = table.setup
    facts = {
        "id": setup.id, "name": setup.name, "game": setup.game.name, "rules": setup.game.version,
        "options": "{}", "seed": setup.seed, "host": setup.host, "open": setup.open,
        "invite": setup.invite, "clock": orjson.dumps(setup.clock).decode(),
        "on_timeout": setup.on_timeout, "created": setup.created, "rated": rated,
    }  # fmt: skip
    changing = (
        "status", "updated", "number", "to_move", "left", "since", "deadline", "bot_since",
        "result", "rematch",
    )  # fmt: skip
    facts |= {name: value for name, value in table.row().items() if name in changing}
    of_seat = ("seat", "kind", "account", "name", "bot", "away", "lost")
    seats = [
        {"table_id": setup.id, **{name: getattr(seat, name) for name in of_seat}}
        for seat in table.seats
    ]
    entries = [entry_row(setup.id, entry) for each in changes if each for entry in each.entries]
    for row in entries:
        del row["account"]
    with writing(engine) as connection:
        for name, rows in (("tables", [facts]), ("seats", seats), ("entries", entries)):
            for row in rows:
                columns = ", ".join(f'"{column}"' for column in row)
                values = ", ".join(f":{column}" for column in row)
                connection.execute(text(f"INSERT INTO {name} ({columns}) VALUES ({values})"), row)
    return table


@pytest.mark.usefixtures("game")
def test_tables_of_the_first_schema_go_on(first: Engine) -> None:
    going = waiting(person(0), person(1), setup=setup_of(1))
    keep(first, going, going.start_if_full(NOW), do(going, choice(going), now=NOW + 5))
    gathering = keep(first, waiting(person(0), Seat(1, "open"), setup=setup_of(2)))
    ended = waiting(person(0), person(1), setup=setup_of(3))
    over = [
        ended.start_if_full(NOW),
        do(ended, choice(ended), now=NOW + 6),
        ended.resign("ben", 1, NOW + 7),
        ended.note_rematch("ana", "next", NOW + 8),
    ]
    keep(first, ended, *over)
    database.migrate(first)
    store = Store(first)
    for table in (going, gathering, ended):
        again = store.load(table.id)
        assert again is not None
        assert again.info("ana") == table.info("ana")
        assert again.row() == table.row()
        assert again.info(None)["rated"], "games end as they began"
    assert going.moved is not None
    assert (ended.finished, going.finished) == (NOW + 7, None)
    assert store.unrated() == [ended.id]
    store.rate(ended.id)
    assert store.unrated() == []
    assert store.commit([do(going, choice(going), now=NOW + 9)], "a") == [True]


def test_what_was_rated_before_is_not_rated_again(first: Engine) -> None:
    ended = waiting(person(0), person(1))
    keep(first, ended, ended.start_if_full(NOW), ended.resign("ben", 1, NOW + 7), rated=True)
    database.migrate(first)
    store = Store(first)
    again = store.load(ended.id)
    assert again is not None
    assert again.counted
    assert store.unrated() == []


def test_a_clock_that_ran_before_waits_for_nobody(first: Engine) -> None:
    table = waiting(person(0), person(1), setup=setup_of(clock=LIVE))
    started = table.start_if_full(NOW)
    everybody_comes(table)
    keep(first, table, started)
    database.migrate(first)
    again = Store(first).load(table.id)
    assert again is not None
    assert again.awaited() == []
    assert again.clocks.running == table.clocks.running == table.actor
    assert again.deadline() == table.deadline()


def test_clocks_go_on_from_the_last_note_of_an_earlier_version(first: Engine) -> None:
    with writing(first) as connection:
        connection.execute(text("INSERT INTO keys VALUES ('seen', '1700000000123')"))
        connection.execute(text("INSERT INTO keys VALUES ('session', 'secret')"))
    database.migrate(first)
    with first.connect() as connection:
        assert connection.execute(select(UPTIMES)).all() == [(1, *[1_700_000_000_123] * 3)]
        assert connection.execute(select(KEYS)).all() == [("session", "secret")]


def test_who_had_an_account_is_known_by_its_name(first: Engine) -> None:
    with writing(first) as connection:
        connection.execute(text("UPDATE accounts SET login = 'ana' WHERE id = 'ana'"))
        connection.execute(text("UPDATE accounts SET login = 'twin' WHERE id = 'cid'"))
    beside = Seat(1, "person", "ana", "Friend")
    table = keep(first, waiting(person(0), beside, person(2, "ben"), setup=setup_of()))
    database.migrate(first)
    again = Store(first).load(table.id)
    assert again is not None
    assert [seat.known for seat in again.seats] == [True, False, False]
    accounts = Accounts(first)
    accounts.look_again()
    found = accounts.named("ANA")
    assert found is not None
    assert (found["id"], found["look"]) == ("ana", look("Ana"))
    with pytest.raises(Refusal, match="taken"):
        accounts.sign_up("\u0410na", "hash", None)  # in Cyrillic


@pytest.mark.usefixtures("game")
def test_lines_are_of_whoever_sat_down_last(first: Engine) -> None:
    table = waiting(person(0), Seat(1, "open"), Seat(2, "open"), setup=setup_of())
    changes = [
        table.sit("ben", "Ben", 1, None, NOW),
        table.chat("ben", 1, "hello", NOW),
        table.stand("ben", 1, NOW),
        table.sit("cid", "Cid", 1, None, NOW),
        table.chat("cid", 1, "hello", NOW),
        table.chat("ana", 0, "hello", NOW),
        table.put_bot("ana", "child", 2, NOW),
    ]
    keep(first, table, *changes)
    database.migrate(first)
    kept = {entry.number: entry.account for entry in Store(first).history(table.id)}
    # Of a seat that was given up it was not written whose it had been.
    assert [kept[number] for number in range(1, 8)] == [None, None, None, "cid", "cid", "ana", None]
