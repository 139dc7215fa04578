"""Games that forget or fail: the table goes on, and tells nobody what they may not know."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from types import SimpleNamespace

import pytest
from sqlalchemy import Engine
from sqlalchemy.exc import DatabaseError, OperationalError

from holocene.core.action import Action
from holocene.core.options import Option
from holocene.core.registry import shown
from holocene.server.admin import Admin
from holocene.tables.clock import now_ms
from holocene.tables.house import House
from holocene.tables.model import Seat
from holocene.tables.once import SELDOM, Seldom
from holocene.tables.refusal import Refusal
from holocene.tables.rematch import Player, rematch
from holocene.tables.store import Store
from holocene.tables.table import Table
from tests.games.tiny import CAST, LENGTH, Hiding, Showing, Tiny, TinyGame, Turn
from tests.tables.housing import QUICK, Ear, acting, opened, run, until
from tests.tables.making import NOW, choice, do, person, running, setup_of, stored, waiting, whole

pytestmark = pytest.mark.usefixtures("strangers")


def cast_unnoted(self: Turn, state: Tiny, action: Action) -> None:
    """A roll that only the dice know of."""
    state.stack.append(Showing(self.seat))
    state.stack.append(Hiding(self.seat))
    if action.index == CAST:
        state.points[self.seat] += state.dice.below(6) + 1


def test_a_roll_that_a_game_forgets_to_note_is_not_taken_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Turn, "take", cast_unnoted)
    table = running(2)
    before = whole(table)
    with pytest.raises(Refusal, match="before it is known") as refusal:
        table.act("ana", 0, ["cast", "done"], 0, NOW)
    assert refusal.value.code == "illegal"
    assert table.try_out("ana", 0, ["cast"], 0, NOW)["patch"] == []
    assert whole(table) == before
    do(table, "cast")
    assert not table.can_undo(0)
    with pytest.raises(Refusal, match="nothing to take back"):
        table.undo("ana", 0, 1, NOW)
    table = running(2)
    do(table, "rest")
    assert table.can_undo(0)


def failing(*_: object) -> dict[str, object]:
    raise ZeroDivisionError("a stranger's mistake")


async def two_ears(house: House, engine: Engine) -> tuple[Table, list[Ear]]:
    table = waiting(person(0), person(1))
    await house.create(table)
    ears = [Ear(0, "ana"), Ear(1, "ben")]
    for ear in ears:
        await house.enter(table.id, ear, None)
    return (await house.room(table.id)).table, ears


def test_a_game_that_fails_in_hints_is_played_without(
    lite: Engine, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(TinyGame, "hints", failing)

    async def play() -> None:
        async with opened(lite) as house:
            table, ears = await two_ears(house, lite)
            for position in range(3):
                act = partial(acting, 0, [choice(table)], position)
                await house.command(table.id, act, ears[0], 7)
            assert [ear.now["position"] for ear in ears] == [3, 3]
            assert ears[0].now["hints"] == {}

    with caplog.at_level(logging.ERROR):
        run(play)
    assert [
        record.getMessage() for record in caplog.records if "hints" in record.getMessage()
    ] != []
    assert len(caplog.records) == 1


def test_a_game_that_cannot_be_shown_loses_no_move(
    lite: Engine, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Viewers are let go to come again, and what comes after a command still comes."""

    async def play() -> None:
        async with opened(lite) as house:
            table, ears = await two_ears(house, lite)
            with monkeypatch.context() as patch:
                patch.setattr(Tiny, "seen_by", failing)
                await house.command(table.id, partial(acting, 0, [choice(table)], 0))
            assert all(ear.dropped for ear in ears)
            ears = [Ear(0, "ana"), Ear(1, "ben")]
            for ear in ears:
                await house.enter(table.id, ear, None)
                assert ear.now["position"] == 1
            with monkeypatch.context() as patch:
                patch.setattr(Tiny, "seen_by", failing)
                late = Ear(None, "cid")
                with pytest.raises(ZeroDivisionError):
                    await house.snapshot(table.id, None, "cid")
                with pytest.raises(ZeroDivisionError):
                    await house.enter(table.id, late, None)
                assert late not in (await house.room(table.id)).viewers
                await house.command(table.id, lambda table: table.resign("ana", 0, now_ms()))
                while house.store.unrated():
                    await asyncio.sleep(0.01)
            assert all(ear.dropped for ear in ears)

    with caplog.at_level(logging.ERROR):
        run(play)
    assert any("cannot show" in record.getMessage() for record in caplog.records)


def test_a_game_that_fails_while_its_log_is_read_is_left_alone(
    lite: Engine, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It is told once, and not tried again every second."""
    store = Store(lite)
    setup = replace(setup_of(1), clock={"kind": "turns", "hours": 1})
    table = stored(store, waiting(person(0), person(1), setup=setup))
    store.commit([do(table, "rest")], "a")  # long ago, and so the time is up
    monkeypatch.setattr(Turn, "take", failing)
    loads: list[str] = []
    real = Store.load

    def load(self: Store, id: str) -> Table | None:
        loads.append(id)
        return real(self, id)

    monkeypatch.setattr(Store, "load", load)

    async def play() -> None:
        async with opened(lite):
            await until(lambda: bool(loads))
            await asyncio.sleep(0.3)

    with caplog.at_level(logging.ERROR):
        run(play)
    assert loads == [table.id]
    with pytest.raises(Refusal, match="does not fit") as refusal:
        store.load(table.id)
    assert refusal.value.code == "broken"
    (line,) = [record.getMessage() for record in caplog.records]
    assert table.id in line


# A fix of the rules

FIX = Option("fair-ties", (True, False), True, "a fix of the rules", before=False)


@pytest.fixture
def fixed() -> Iterator[None]:
    with shown(TinyGame(options=(LENGTH, FIX))):
        yield


@pytest.mark.usefixtures("fixed")
def test_a_table_from_before_a_fix_goes_on_and_its_rematch_has_the_fix(lite: Engine) -> None:
    async def play() -> None:
        store = Store(lite)
        setup = replace(setup_of(1), options={"length": "long"})  # as it was stored before the fix
        table = stored(store, waiting(person(0), person(1), setup=setup))
        async with opened(lite) as house:
            old = (await house.room(table.id)).table
            assert old.state is not None
            assert old.state.options == {"length": "long", "fair-ties": False}
            await house.command(table.id, partial(acting, 0, [choice(old)], 0))
            await house.command(table.id, lambda table: table.resign("ana", 0, now_ms()))
            new = await rematch(house, table.id, Player("ana", "Ana"))
            await rematch(house, table.id, Player("ben", "Ben"))
            again = (await house.room(new)).table
            assert again.state is not None
            assert again.state.options == {"length": "long", "fair-ties": True}

    run(play)


def test_the_name_of_who_is_deleted_is_not_written_again(lite: Engine) -> None:
    """Though the sweep may see them off before the table in memory heard of it."""

    async def play() -> None:
        store = Store(lite)
        setup = replace(setup_of(1), created=now_ms())
        table = stored(store, waiting(person(0), person(1), Seat(2, "open"), setup=setup))
        async with opened(lite, replace(QUICK, sweep=3600.0)) as house:
            room = await house.room(table.id)
            assert room.table.seats[1].name == "Ben"
            Admin(lite).delete("ben")
            await house.see_off_deleted()
            assert room.table.seats[1].kind == "open"
            [left] = store.history(table.id)
            assert (left.kind, left.name) == ("left", "Anonym")

    run(play)


def test_trouble_that_goes_on_takes_few_lines(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 0.0
    clock = SimpleNamespace(monotonic=lambda: now)
    monkeypatch.setattr("holocene.tables.once.time", clock)
    seldom = Seldom(logging.getLogger("seldom"))
    away = OperationalError("SELECT 1", {}, ConnectionRefusedError())
    for number in range(100):
        seldom.failed(away, "cannot read table %s", number)
    seldom.failed(ZeroDivisionError(), "cannot read table %s", 7)
    now = SELDOM + 1
    seldom.failed(away, "cannot read table %s", 8)
    lines = [record.getMessage() for record in caplog.records]
    assert lines == [
        "cannot read table 0: ConnectionRefusedError",
        "cannot read table 7: ZeroDivisionError",
        "cannot read table 8: ConnectionRefusedError (and 99 times more)",
    ]
    assert [record.exc_info is not None for record in caplog.records] == [False, True, False]


def test_a_house_opens_over_a_damaged_database(
    lite: Engine, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A bad page of what is seldom needed: tables elsewhere can be played."""

    def damaged(*_: object) -> list[str]:
        raise DatabaseError("SELECT 1", {}, sqlite3.DatabaseError("malformed"))

    monkeypatch.setattr(Store, "unrated", damaged)
    monkeypatch.setattr(Store, "overdue", damaged)

    async def play() -> None:
        async with opened(lite) as house:
            table, ears = await two_ears(house, lite)
            await house.command(table.id, partial(acting, 0, [choice(table)], 0))
            assert ears[1].now["position"] == 1

    with caplog.at_level(logging.ERROR):
        run(play)
    assert "cannot look after the tables: DatabaseError" in caplog.text
    assert "Traceback" not in caplog.text
