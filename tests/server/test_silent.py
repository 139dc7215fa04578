"""A PostgreSQL that falls silent: whoever asks is told so in time, and then all goes on."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from sqlalchemy import create_engine, text
from sqlalchemy.exc import TimeoutError as PoolTimeout

from holocene.server.app import create_app
from holocene.server.service import ServerSettings
from tests.server.nursery import Starter
from tests.serving import COMMAND, Live, Server, in_time
from tests.tables.postgres import USER, Postgres

HURRIED = f"""\
from holocene.tables import rooms, writer
rooms.READING = writer.WRITING = 0.5
{COMMAND}
"""


def name_of(address: str) -> str:
    return address.partition("@/")[2].partition("?")[0]


@contextmanager
def silent(postgres: Postgres, name: str) -> Iterator[None]:
    """All processes of PostgreSQL that serve this database stand still, and nobody new gets in."""
    title = f"postgres: {USER} {name} "
    found = [
        int(folder.name)
        for folder in Path("/proc").iterdir()
        if folder.name.isdigit() and title in (folder / "cmdline").read_text(errors="replace")
    ]
    assert found
    found.append(postgres.pid)
    for pid in found:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in found:
            os.kill(pid, signal.SIGCONT)


def test_who_asks_meanwhile_is_told_so(postgres: Postgres, tmp_path: Path) -> None:
    address = postgres.new()
    server = Server(tmp_path, address, "--no-limits", "--no-push", program=HURRIED)

    @in_time
    async def play() -> None:
        async with server.guest() as ana:
            table = await ana.new_table("me", "open")
            async with ana.live(table["id"], 0) as live:
                with silent(postgres, name_of(address)):
                    told = await live.do("chat", text="is anybody there?")
                    assert (told["kind"], told["code"]) == ("refused", "trouble")
                    for _ in range(8):  # more than there are threads
                        answer = await ana.ask("GET", "/api/tables")
                        assert answer.status_code == 503
                        assert answer.json()["error"]["code"] == "trouble"
            while (await ana.ask("GET", "/api/me")).status_code != 200:
                await asyncio.sleep(0.1)
            async with ana.live(table["id"], 0) as live:
                assert (await live.do("chat", text="all is well"))["kind"] == "moved"

    try:
        play()
    finally:
        server.stop()


@in_time
async def test_servers_know_of_each_other_again_afterwards(
    start: Starter, postgres: Postgres
) -> None:
    address = postgres.new()
    servers = [start(address, heartbeat=0.2, silence=0.5) for _ in range(2)]
    async with servers[0].guest() as ana, servers[1].guest("Ben") as ben:
        table = (await ana.new_table("me", "open", open=True))["id"]
        async with ana.live(table, 0) as near, ben.live(table) as far:
            await near.until(both_here)
            await far.until(both_here)
            with silent(postgres, name_of(address)):
                for server in servers:
                    await untold(server)
        async with ana.live(table, 0) as near, ben.live(table) as far:
            await near.until(both_here)
            await far.until(both_here)


def both_here(live: Live) -> bool:
    return (live.presence.get("here"), live.presence.get("watching")) == ([True, False], 1)


async def untold(server: Server) -> None:
    """Until it could not tell the others who is there."""
    while "the other servers: TimeoutError" not in server.log.read_text():
        assert "a task of the house failed" not in server.log.read_text()
        await asyncio.sleep(0.05)


def test_no_connection_left_is_the_same_trouble(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """As where all of them are held by somebody who does not give them back."""
    app = create_app(ServerSettings(f"sqlite:///{tmp_path}/holocene.db", push=False))

    def none_left(*_: object) -> None:
        engine = create_engine(
            f"sqlite:///{tmp_path}/few.db", pool_size=1, max_overflow=0, pool_timeout=0.01
        )
        with engine.connect() as held, engine.connect():
            held.execute(text("SELECT 1"))

    @in_time
    async def ask() -> None:
        async with app.router.lifespan_context(app):
            app.state.service.house.store.listed = none_left
            there = httpx.ASGITransport(app)
            async with httpx.AsyncClient(transport=there, base_url="http://127.0.0.1") as client:
                answer = await client.get("/api/tables")
        assert (answer.status_code, answer.json()["error"]["code"]) == (503, "trouble")

    with pytest.raises(PoolTimeout):
        none_left()
    ask()
    assert "the database failed: TimeoutError" in caplog.text
    assert "Traceback" not in caplog.text
