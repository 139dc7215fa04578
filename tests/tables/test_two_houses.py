"""Two servers are one house, also while one has not heard yet what the other wrote."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import partial
from typing import Any

import orjson
import pytest
from sqlalchemy import Engine

from holocene.tables import database
from holocene.tables.clock import now_ms
from holocene.tables.house import House
from holocene.tables.model import Change, Seat
from holocene.tables.neighbours import CrowdNews
from holocene.tables.notices import notices
from holocene.tables.refusal import Refusal
from holocene.tables.room import Room
from holocene.tables.rooms import READERS
from holocene.tables.table import CHAT_LENGTH, Table
from tests.both import longest
from tests.tables.housing import Ear, acting, opened, run, sit_down, told, until
from tests.tables.making import add_people, choice, choose, person, setup_of, waiting

pytestmark = pytest.mark.usefixtures("game")


@pytest.fixture
def engines(furnished: Any) -> Iterator[list[Engine]]:
    address = furnished.new("furnished")
    engines = [database.connect(address) for _ in range(2)]
    add_people(engines[0])
    yield engines
    for engine in engines:
        engine.dispose()


async def deaf(*_: object) -> None:
    """News take their time."""


def saying(text: str, seat: int, account: str, table: Table) -> Change:
    return table.chat(account, seat, text, now_ms())


def test_before_a_refusal_the_row_is_read(engines: list[Engine]) -> None:
    async def play() -> None:
        async with opened(engines[0]) as one, opened(engines[1]) as two:
            one._others._heard = deaf  # type: ignore[union-attr, misc]
            table = waiting(person(0), Seat(1, "open"))
            await one.create(table)
            await two.command(table.id, partial(sit_down, "ben", 1))

            def check(room: Room) -> str:
                room.table.check_mine("ben", 1)
                return room.table.status

            assert await one.peek(table.id, check) == "running"
            room = await two.room(table.id)
            text = choice(room.table)
            await two.command(table.id, partial(acting, 0, [text], 0))
            await one.command(table.id, partial(saying, "hello", 1, "ben"))
            there = (await two.room(table.id)).table
            actor = there.actor
            assert actor is not None
            await one.command(table.id, partial(acting, actor, [choice(there)], 1))
            with pytest.raises(Refusal, match="moved on"):
                await one.command(table.id, partial(acting, actor, [choice(there)], 1))
            with pytest.raises(Refusal, match="not yours"):
                await one.peek(table.id, lambda room: room.table.check_mine("cid", 1))

    run(play)


def test_an_invitation_that_was_renewed_elsewhere_is_over_here(engines: list[Engine]) -> None:
    async def play() -> None:
        async with opened(engines[0]) as one, opened(engines[1]) as two:
            table = waiting(person(0), Seat(1, "open"), setup=setup_of(open=False))
            await one.create(table)
            watcher = Ear(None, "ben")
            await one.enter(table.id, watcher, None)
            await two.command(table.id, lambda it: it.renew_invite("ana", "new", now_ms()))
            await until(lambda: watcher.dropped)
            one._others._heard = deaf  # type: ignore[union-attr, misc]
            await two.command(table.id, lambda it: it.renew_invite("ana", "newer", now_ms()))
            with pytest.raises(Refusal, match="no such table"):
                await one.command(table.id, lambda it: it.sit("ben", "Ben", 1, "new", now_ms()))

    run(play)


def test_news_of_a_table_gather_while_it_is_read(
    engines: list[Engine], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with opened(engines[0]) as one, opened(engines[1]) as two:
            table = waiting(person(0), person(1))
            await one.create(table)
            ear = Ear(1, "ben")
            room = await one.enter(table.id, ear, None)
            reads = counted(one, monkeypatch)
            async with room.lock:  # it cannot be read yet
                for number in range(30):
                    await two.command(table.id, partial(saying, f"{number}", 0, "ana"))
                await until(lambda: bool(one._news) or one._following > 0)
            await until(lambda: ear.now["number"] == 31)
            assert len(reads) <= READERS
            assert [entry["text"] for entry in ear.log[-30:]] == [str(at) for at in range(30)]
            await one._follow([table.id], [], [31])  # nothing new
            await until(lambda: not one._news and not one._following)
            assert len(reads) <= READERS

    run(play)


def test_news_of_many_tables_are_read_together(
    engines: list[Engine], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where one of them waits for a command, and another one was begun meanwhile."""

    async def play() -> None:
        async with opened(engines[0]) as one, opened(engines[1]) as two:
            tables = [waiting(person(0), Seat(1, "open"), setup=setup_of(at)) for at in range(20)]
            ears = [Ear(None, "cid") for _ in tables]
            rooms = []
            for table, ear in zip(tables, ears, strict=True):
                await one.create(table)
                rooms.append(await one.enter(table.id, ear, None))
            one._others._heard = deaf  # type: ignore[union-attr, misc]
            for table in tables:
                await two.command(table.id, partial(sit_down, "ben", 1))
                for said in range(2):
                    await two.command(table.id, partial(saying, f"{said}", 1, "ben"))
            reads = counted(one, monkeypatch)
            async with rooms[0].lock:
                await one._follow([table.id for table in tables], [], [4] * len(tables))
                await until(lambda: all(room.table.number == 4 for room in rooms[1:]))
                assert rooms[0].table.number == 0
            await until(lambda: rooms[0].table.number == 4)
            assert [len(read) for read in reads] == [19, 1]
            for ear in ears:
                assert ear.now["table"]["status"] == "running"
                assert [entry["text"] for entry in ear.log[-2:]] == ["0", "1"]

    run(play)


def test_what_is_told_of_a_move_need_not_be_read(
    engines: list[Engine], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Unless a part of it was not heard; and what is seen is the same."""

    async def play() -> None:
        async with opened(engines[0]) as one, opened(engines[1]) as two:
            setup = replace(setup_of(), options=longest())
            table = waiting(person(0), person(1), setup=setup)
            await one.create(table)
            ear, chance = Ear(0, "ana"), random.Random(5)
            room = await one.enter(table.id, ear, None)
            reads = counted(one, monkeypatch)
            hears, missed = one._others._heard, asyncio.Event()  # type: ignore[union-attr]

            async def misses(*_: object) -> None:
                missed.set()
                one._others._heard = hears  # type: ignore[union-attr, misc]

            for number in range(40):
                there = (await two.room(table.id)).table
                if number == 20:
                    one._others._heard = misses  # type: ignore[union-attr, misc]
                assert there.actor is not None
                texts = choose(there, chance)
                await two.command(table.id, partial(acting, there.actor, texts, there.position))
                if number == 20:
                    await missed.wait()
                    continue
                await until(lambda: ear.now["position"] == there.position)  # noqa: B023
                fresh = await one.read(lambda: one.store.load(table.id))
                assert fresh is not None
                assert room.table.row() == there.row() == fresh.row()
                assert room.table.choices(1) == fresh.choices(1)
                assert told(ear.now["view"]) == told(fresh.view(0))
            assert reads == [[table.id]]

    run(play)


def test_notices_hold_as_much_as_can_be_sent() -> None:
    changes = []
    for number in range(60):
        table = waiting(person(0), person(1), setup=setup_of(number))
        table.start_if_full(now_ms())
        text = "x" * (30 if number % 9 else CHAT_LENGTH)
        changes.append(table.chat("ana", 0, text, now_ms()))
    changes[7].entries[0].actions = ["y" * 5000]
    some = list(notices(changes, "server"))
    assert all(len(orjson.dumps(notice)) < 8000 for notice in some)
    assert [id for notice in some for id in notice["tables"]] == [it.table for it in changes]
    moves = [move for notice in some for move in notice["moves"]]
    assert [at for at, move in enumerate(moves) if move is None] == [7]
    assert len(some) < 10


def test_what_is_read_while_a_command_comes_counts_no_more(
    engines: list[Engine], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with opened(engines[0]) as one:
            table = waiting(person(0), person(1))
            room = await one.create(table)
            loop = asyncio.get_running_loop()
            news = one.store.news
            read: list[Any] = []

            async def say() -> None:
                await one.command(table.id, partial(saying, "meanwhile", 1, "ben"))

            def late(known: Mapping[str, int]) -> Any:
                read.append(news(known))
                if len(read) == 1:
                    asyncio.run_coroutine_threadsafe(say(), loop).result()
                return read[-1]

            monkeypatch.setattr(one.store, "news", late)
            await one._follow([table.id], [])  # something may have changed beside its log
            await until(lambda: bool(read) and not one._news and not one._following)
            assert room.table.number == 2
            assert [entry.text for entry in room.table.recent if entry.text][-1] == "meanwhile"

    run(play)


def counted(house: House, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The tables that a house reads again, together."""
    reads: list[list[str]] = []
    news = house.store.news

    def read(known: Mapping[str, int]) -> Any:
        reads.append(list(known))
        return news(known)

    monkeypatch.setattr(house.store, "news", read)
    return reads


def test_what_names_no_position_is_tried_again(engines: list[Engine]) -> None:
    async def play() -> None:
        async with opened(engines[0]) as one, opened(engines[1]) as two:
            table = waiting(person(0), person(1))
            await one.create(table)
            said = [
                house.command(table.id, partial(saying, f"{number}", seat, account))
                for number in range(40)
                for house, seat, account in ((one, 0, "ana"), (two, 1, "ben"))
            ]
            await asyncio.gather(*said)
            entries = await one.history(table.id)
            assert [entry.kind for entry in entries].count("chat") == 80

    run(play)


def test_who_is_told_late_that_somebody_is_there_knows_better(engines: list[Engine]) -> None:
    """Of a line that hung the messages come when later ones have come by another."""

    async def play() -> None:
        async with opened(engines[0]) as one:
            told: CrowdNews = {
                "server": "far",
                "number": 2,
                "crowds": {"t": {"seated": {}, "watching": 3}},
                "asks": False,
                "leaves": False,
            }
            here = one._neighbours
            here.hear(told)
            assert [crowd["watching"] for crowd in here.at("t")] == [3]
            here.hear({**told, "number": 4, "crowds": {"t": {"seated": {}, "watching": 0}}})
            here.hear({**told, "number": 3})
            assert here.at("t") == []
            here.hear({**told, "number": 5, "leaves": True})
            here.hear({**told, "number": 1})  # one that came anew
            assert here.at("t") != []

    run(play)
