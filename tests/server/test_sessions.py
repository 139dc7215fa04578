"""Sessions: listed, ended one by one, their sockets with them; and cookies of before."""

from __future__ import annotations

import json
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path

from itsdangerous import URLSafeTimedSerializer
from sqlalchemy import select, update

from holocene.server.accounts import Accounts
from holocene.server.devices import device_of
from holocene.server.guests import DAY, forget_guests
from holocene.server.models import Settings
from holocene.server.session_store import MOST, Sessions, hashed_token
from holocene.server.signer import Signer
from holocene.tables import database
from holocene.tables.clock import now_ms
from holocene.tables.database import writing
from holocene.tables.model import Seat
from holocene.tables.schema import ACCOUNTS, SESSIONS
from holocene.tables.store import Store
from holocene.tables.table import Table
from tests.server.nursery import Starter
from tests.serving import Server, in_time
from tests.tables.making import add_people, setup_of
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
        engine = database.connect(server.database)
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


@in_time
async def test_a_session_that_ends_at_one_server_ends_at_all(
    start: Starter, postgres: Postgres
) -> None:
    shared = postgres.new()
    servers = [start(shared) for _ in range(2)]
    async with AsyncExitStack() as stack:
        ana = await stack.enter_async_context(servers[0].guest())
        far = await stack.enter_async_context(servers[1].returning(ana.cookie))
        table = await ana.new_table("me", "open")
        async with far.socket(table["id"], 0) as socket:
            assert json.loads(await socket.recv())["kind"] == "table"
            await ana.ok("DELETE", "/api/sessions")
            await socket.wait_closed()
        assert await far.ok("GET", "/api/me") is None


@in_time
async def test_a_cookie_that_was_signed_before_is_a_session_now(server: Server) -> None:
    """Nobody loses a guest's seats by an upgrade; and what has ended is not good again."""
    async with server.guest() as ana:
        engine = database.connect(server.database)
        signer = URLSafeTimedSerializer(database.key(engine, "session"), salt="session")
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
    engine = database.connect(f"sqlite:///{tmp_path}/holocene.db")
    database.migrate(engine)
    add_people(engine)
    sessions = Sessions(engine, Signer("a key"))
    tokens = [sessions.add("ana", "") for _ in range(MOST + 5)]
    assert len(sessions.of("ana")) == MOST
    with engine.connect() as connection:
        kept = set(connection.execute(select(SESSIONS.c.id)).scalars())
    assert kept == {hashed_token(token) for token in tokens}
    assert not kept & set(tokens)
    engine.dispose()


def test_guests_who_will_not_come_back_are_forgotten(tmp_path: Path) -> None:
    engine = database.connect(f"sqlite:///{tmp_path}/holocene.db")
    database.migrate(engine)
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
