"""Sessions: listed, ended one by one, their sockets with them; and cookies of before."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Collection
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from threading import Thread
from types import SimpleNamespace
from typing import Any

import orjson
import psycopg
import pytest
from itsdangerous import URLSafeTimedSerializer, timed
from sqlalchemy import Engine, insert, select, text, update
from sqlalchemy.exc import OperationalError

from holocene.server import guests, session_store
from holocene.server import service as services
from holocene.server.accounts import Accounts
from holocene.server.devices import device_of
from holocene.server.guests import DAY, forget_guests, forget_tables
from holocene.server.limits import NO_LIMITS
from holocene.server.models import Settings
from holocene.server.service import ServerSettings, Service
from holocene.server.session_store import MOST, Sessions, hashed_token
from holocene.server.signer import Signer
from holocene.tables.clock import now_ms
from holocene.tables.database import connect, key, migrate, writing
from holocene.tables.house import HouseSettings
from holocene.tables.model import Seat
from holocene.tables.notices import CHANNEL
from holocene.tables.refusal import Refusal
from holocene.tables.schema import ACCOUNTS, SESSIONS, TABLES, UPTIMES
from holocene.tables.store import Store
from holocene.tables.table import Table
from tests.server.nursery import Starter
from tests.serving import Server, in_time
from tests.tables.making import NOW, act, add_people, person, running, setup_of, stored, waiting
from tests.tables.postgres import Postgres

WORD = "correct horse"


@in_time
async def test_who_signs_out_is_out_with_all_that_is_open(server: Server) -> None:
    async with server.guest() as ana, server.somebody() as thief:
        table = await ana.new_table("me", "open")
        thief.http.cookies.set("holocene", ana.cookie)
        async with thief.socket(table["id"], 0) as socket:
            assert json.loads(await socket.recv())["kind"] == "table"
            await ana.ok("DELETE", "/api/sessions")
            await socket.wait_closed()
        assert await thief.ok("GET", "/api/me") is None


@in_time
async def test_sessions_are_listed_and_ended_one_by_one(server: Server) -> None:
    agent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
    async with server.guest() as here, server.guest() as stranger:
        engine = connect(server.database)
        token = Sessions(engine, Signer("")).add(here.me["id"], device_of(agent))
        engine.dispose()
        async with server.returning(token) as other:
            assert other.me == here.me
            table = await here.new_table("me", "open")
            listed = await here.ok("GET", "/api/sessions")
            [one] = [each for each in listed if not each["here"]]
            assert one["device"] == "Firefox, Linux"
            assert len(listed) == 2
            foreign = await stranger.refused("DELETE", f"/api/sessions/{one['id']}")
            assert foreign == (404, "not-found")
            async with here.live(table["id"], 0) as live:
                async with other.socket(table["id"], 0) as socket:
                    assert json.loads(await socket.recv())["kind"] == "table"
                    await here.ok("DELETE", f"/api/sessions/{one['id']}")
                    await socket.wait_closed()
                assert (await live.do("look", seat=0))["kind"] == "table"  # this one goes on
            assert await other.ok("GET", "/api/me") is None
            assert len(await here.ok("GET", "/api/sessions")) == 1
            await here.ok("DELETE", "/api/sessions?which=all")
            assert await here.ok("GET", "/api/me") is None


@pytest.mark.parametrize("hears", [True, False], ids=["told", "line-lost"])
@in_time
async def test_a_session_that_ends_at_one_server_ends_at_all(
    start: Starter, postgres: Postgres, hears: bool
) -> None:
    """Also where the other server could hear nothing just then."""
    shared = postgres.new()
    servers = [start(shared) for _ in range(2)]
    async with AsyncExitStack() as stack:
        ana = await stack.enter_async_context(servers[0].guest())
        far = await stack.enter_async_context(servers[1].returning(ana.cookie))
        table = await ana.new_table("me", "open")
        async with far.socket(table["id"], 0) as socket:
            assert json.loads(await socket.recv())["kind"] == "table"
            if not hears:
                postgres.sql(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    f" WHERE datname = '{shared.partition('@/')[2].partition('?')[0]}'"
                    " AND query LIKE 'LISTEN%'"
                )
            await ana.ok("DELETE", "/api/sessions")
            await socket.wait_closed()
        assert await far.ok("GET", "/api/me") is None


@in_time
async def test_a_cookie_that_was_signed_before_is_a_session_now(server: Server) -> None:
    """Nobody loses a guest's seats by an upgrade; and what has ended is not good again."""
    async with server.guest() as ana:
        engine = connect(server.database)
        signer = URLSafeTimedSerializer(key(engine, "session"), salt="session")
        old = str(signer.dumps([ana.me["id"], 0]))
        stale = str(signer.dumps([ana.me["id"], 7]))
        async with server.somebody() as nobody:
            nobody.http.cookies.set("holocene", stale)
            assert await nobody.ok("GET", "/api/me") is None
        async with server.returning(old) as later:
            assert later.me["id"] == ana.me["id"]
            assert len(await later.ok("GET", "/api/sessions")) == 2
            await later.ok("DELETE", "/api/sessions")
            later.http.cookies.set("holocene", old)
            assert await later.ok("GET", "/api/me") is None
        assert await ana.ok("GET", "/api/me") is not None
        engine.dispose()


def test_what_is_kept_is_no_cookie_and_bounded(tmp_path: Path) -> None:
    engine = connect(f"sqlite:///{tmp_path}/holocene.db")
    migrate(engine)
    add_people(engine)
    sessions = Sessions(engine, Signer("a key"))
    tokens = [sessions.add("ana", "") for _ in range(MOST + 5)]
    assert len(sessions.of("ana")) == MOST
    with engine.connect() as connection:
        kept = set(connection.execute(select(SESSIONS.c.id)).scalars())
    assert kept == {hashed_token(token) for token in tokens}
    assert not kept & set(tokens)
    engine.dispose()


def test_with_a_session_all_servers_are_told_that_it_ended(postgres: Postgres) -> None:
    """In one go: a server may die right after."""
    address = postgres.new()
    engine = connect(address)
    migrate(engine)
    add_people(engine)
    accounts, sessions = Accounts(engine), Sessions(engine, Signer("a key"))
    with psycopg.connect(address.replace("+psycopg", ""), autocommit=True) as line:
        line.execute(f"LISTEN {CHANNEL}")

        def told() -> list[str]:
            news = [orjson.loads(each.payload) for each in line.notifies(timeout=0.2)]
            return [account for each in news for account in each["people"]]

        for _ in range(MOST):
            token = sessions.add("ana", "")
        assert told() == []
        assert sessions.end("ana", hashed_token(token))
        assert told() == ["ana"]
        assert not sessions.end("ana", hashed_token(token))
        sessions.add("ana", "")
        assert told() == []
        sessions.add("ana", "")  # one too many: that of long ago ends
        assert told() == ["ana"]
        sessions.end_all("ana")
        assert told() == ["ana"]
        sessions.add("ben", "")
        ben = accounts.row("ben")
        assert ben is not None
        accounts.change(ben, None, None, "another password")
        assert told() == ["ben"]
    engine.dispose()


@pytest.mark.parametrize("again", [False, True], ids=["late", "at once"])
def test_no_session_begins_after_all_have_been_ended(
    database: str, monkeypatch: pytest.MonkeyPatch, again: bool
) -> None:
    """To look at a password takes a while; meanwhile there may be another one."""
    engine = connect(database)
    migrate(engine)
    add_people(engine)
    sessions = Sessions(engine, Signer("a key"))
    ending = Thread(target=sessions.end_all, args=("ana",))
    if again:  # the epoch was looked at, and nothing is written yet
        insert = sessions._insert

        def insert_late(*args: Any) -> None:
            ending.start()
            while ending.is_alive() and not waits(engine):
                time.sleep(0.01)
            insert(*args)

        monkeypatch.setattr(sessions, "_insert", insert_late)
        sessions.add("ana", "", 0)
        monkeypatch.undo()
    else:
        ending.start()
        ending.join()
        with pytest.raises(Refusal, match="not your password any more"):
            sessions.add("ana", "", 0)
    ending.join()
    assert sessions.of("ana") == []
    assert sessions.add("ana", "", 1)
    engine.dispose()


def waits(engine: Engine) -> bool:
    """Whether one waits for another; of those who write a file that is all they can do."""
    if engine.dialect.name == "sqlite":
        return True
    with engine.connect() as connection:
        locks = connection.execute(text("SELECT 1 FROM pg_locks WHERE NOT granted"))
        return locks.first() is not None


class Window:
    """A socket of Ana's as the service sees it."""

    def __init__(self, token: str) -> None:
        self.account = self.who = "ana"
        self.address = "192.0.2.1"
        self.session = hashed_token(token)
        self.gone = False

    def follow(self, row: object, good: Collection[str]) -> None:
        self.gone = self.session not in good


def test_who_is_signed_out_while_a_socket_opens_is_let_go(tmp_path: Path) -> None:
    engine = connect(f"sqlite:///{tmp_path}/holocene.db")
    migrate(engine)
    add_people(engine)
    service = Service(ServerSettings(), engine)
    token = service.sessions.add("ana", "")
    stays = service.sessions.add("ana", "")

    async def check() -> None:
        before = service.changes  # here the cookie was good
        service.sessions.end("ana", hashed_token(token))
        await service.house.tell_person("ana")
        for window, gone in ((Window(token), True), (Window(stays), False)):
            await service.called(window, before)  # type: ignore[arg-type]
            assert window.gone == gone

    asyncio.run(check())
    service.close()
    engine.dispose()


@pytest.mark.parametrize("away", [0, 100, 1000])
def test_a_session_lasts_half_a_year_in_which_one_could_come(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, away: int
) -> None:
    """Whatever the clock says: the house may have been closed, or the clock be wrong."""
    engine = connect(f"sqlite:///{tmp_path}/holocene.db")
    migrate(engine)
    sessions = Sessions(engine, Signer("a key"))
    ana = Accounts(engine).add_guest("Ana", Settings())["id"]
    token = sessions.add(ana, "")
    setup = replace(setup_of(), host=ana)
    Store(engine).create(Table(setup, [person(0, ana), Seat(1, "open")]))
    Store(engine).end(setup.id, None, "ended", NOW)
    start = now_ms()
    monkeypatch.setattr(timed, "time", SimpleNamespace(time=lambda: start / 1000))
    signed = str(URLSafeTimedSerializer("a key", salt="session").dumps([ana, 0]))

    def open_for(days: int, since: int) -> None:
        """Since some days after the start."""
        began = start + since * DAY
        run = {"began": began, "seen": began + days * DAY, "told": 0}
        with writing(engine) as connection:
            connection.execute(insert(UPTIMES), run)
        now = began + days * DAY
        for module in (session_store, guests):
            monkeypatch.setattr(module, "now_ms", lambda: now)

    open_for(20, 0)
    open_for(159, 20 + away)
    sessions.forget()
    assert forget_guests(engine) == 0
    assert sessions.find(token) is not None
    open_for(2, 179 + away)
    assert sessions.find(token) is None
    assert sessions.find(signed) is None
    assert forget_guests(engine) == 1
    engine.dispose()


def test_who_was_not_let_in_is_not_waited_for(tmp_path: Path) -> None:
    """However few sockets an address may have, a server that stops is not held up by one more."""
    engine = connect(f"sqlite:///{tmp_path}/holocene.db")
    migrate(engine)
    limits = NO_LIMITS._replace(connections=1)
    service = Service(ServerSettings(limits=limits, push=False), engine)
    inside, outside = Window("a"), Window("b")
    outside.account = outside.who = "ben"

    async def check() -> None:
        await service.called(inside, 0)  # type: ignore[arg-type]
        with pytest.raises(Refusal, match="too many windows"):
            await service.called(outside, 0)  # type: ignore[arg-type]
        assert list(service.sockets) == ["ana"]
        service.left(outside)  # type: ignore[arg-type]
        service.left(inside)  # type: ignore[arg-type]
        assert not service.sockets

    in_time(check)()
    service.close()
    engine.dispose()


@pytest.mark.parametrize("told", [True, False], ids=["told", "guessed"])
def test_who_was_signed_out_while_nothing_could_be_read_is_let_go_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, told: bool
) -> None:
    engine = connect(f"sqlite:///{tmp_path}/holocene.db")
    migrate(engine)
    add_people(engine)
    house = HouseSettings(sweep=0.01)
    service = Service(ServerSettings(house=house, push=False), engine)
    token, stays = (service.sessions.add("ana", "") for _ in range(2))
    good = service.sessions.good
    fails = [1, 1, 1]

    def good_at_last(account: str) -> set[str]:
        if fails:
            fails.pop()
            raise OperationalError("SELECT", {}, Exception("away"))
        return good(account)

    async def check() -> None:
        windows = [Window(token), Window(stays)]
        for window in windows:
            await service.called(window, service.changes)  # type: ignore[arg-type]
        service.sessions.end("ana", hashed_token(token))
        monkeypatch.setattr(service.sessions, "good", good_at_last)
        if told:
            with pytest.raises(OperationalError):
                await service.follow("ana")
        else:
            await service.house._follow([], [])
        beside = asyncio.create_task(service.run())
        while not windows[0].gone:
            await asyncio.sleep(0.01)
        beside.cancel()
        await asyncio.gather(beside, return_exceptions=True)
        assert not fails
        assert not windows[1].gone

    in_time(check)()
    service.close()
    engine.dispose()


def test_guests_who_will_not_come_back_are_forgotten(tmp_path: Path) -> None:
    engine = connect(f"sqlite:///{tmp_path}/holocene.db")
    migrate(engine)
    accounts, sessions = Accounts(engine), Sessions(engine, Signer("key"))
    people = {
        name: accounts.add_guest(name, Settings())["id"]
        for name in ("came", "gone", "played", "plays", "hosts")
    }
    known = accounts.sign_up("known", "hash", None)["id"]
    for id in (*people.values(), known):
        sessions.add(id, "")
    store = Store(engine)
    for name, status in (("played", "over"), ("plays", "waiting")):
        setup = replace(setup_of(), id=name, host=people["hosts"], created=now_ms())
        table = Table(setup, [Seat(0, "person", people[name], name), Seat(1, "open")])
        table.status = status  # type: ignore[assignment]
        store.create(table)
    everybody = set(people.values()) | {known}

    def left() -> set[str]:
        with engine.connect() as connection:
            query = select(ACCOUNTS.c.id).where(ACCOUNTS.c.deleted.is_(None))
            return set(connection.execute(query).scalars())

    def last_seen(days: int, *names: str) -> None:
        seen = now_ms() - days * DAY
        ids = [people.get(name, known) for name in names]
        with writing(engine) as connection:
            there = update(SESSIONS).where(SESSIONS.c.account.in_(ids))
            connection.execute(there.values(seen=seen))

    last_seen(31, "gone", "played", "plays", "hosts", "known")
    assert forget_guests(engine) == 1
    assert left() == everybody - {people["gone"]}
    assert accounts.row(people["gone"]) is None
    last_seen(181, "played", "plays", "hosts", "known")
    assert forget_guests(engine) == 1
    assert left() == everybody - {people["gone"], people["played"]}
    played = store.load("played")
    assert played is not None
    assert played.seats[0].name == "played"
    assert forget_guests(engine) == 0
    engine.dispose()


def test_more_guests_leave_than_can_come(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In small heaps, so that moves are written in between, but as many as there are."""
    engine = connect(f"sqlite:///{tmp_path}/holocene.db")
    migrate(engine)
    for module in (guests, services):
        monkeypatch.setattr(module, "MOST", 5)
    service = Service(ServerSettings(push=False), engine)
    for number in range(23):
        service.sessions.add(service.accounts.add_guest(f"{number}", Settings())["id"], "")
    with writing(engine) as connection:
        connection.execute(update(SESSIONS).values(seen=now_ms() - 31 * DAY))
    asyncio.run(service.forget())
    with engine.connect() as connection:
        assert connection.execute(select(ACCOUNTS.c.id)).all() == []
    service.close()
    engine.dispose()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_tables_that_never_began_are_forgotten(
    request: pytest.FixtureRequest, tmp_path: Path, kind: str
) -> None:
    if kind == "sqlite":
        engine = connect(f"sqlite:///{tmp_path}/holocene.db")
    else:
        postgres: Postgres = request.getfixturevalue("postgres")
        engine = connect(postgres.new())
    migrate(engine)
    add_people(engine)
    store = Store(engine)
    closed, waits = (stored(store, waiting(person(0), Seat(1, "open"))) for _ in range(2))
    played, aborted = (stored(store, running()) for _ in range(2))
    for change in (
        closed.stand("ana", 0, NOW),
        act(played, random.Random(1)),
        played.resign("ana", 0, NOW),
        aborted.abort("ana", 0, NOW),
    ):
        store.commit([change], "")

    def age(days: int) -> None:
        with writing(engine) as connection:
            connection.execute(update(TABLES).values(updated=now_ms() - days * DAY))

    age(6)
    assert forget_tables(engine) == 0
    age(8)
    assert forget_tables(engine) == 1
    assert store.load(closed.id) is None
    for table in (waits, played, aborted):
        assert store.load(table.id) is not None
    assert forget_tables(engine) == 0
    engine.dispose()
