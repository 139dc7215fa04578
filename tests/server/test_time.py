"""Servers whose machine's clock says something else: nobody loses a game or a session by it."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.both import longest
from tests.serving import COMMAND, Server, in_time
from tests.tables.postgres import Postgres

MINUTE = 60
DAY = 24 * 60 * MINUTE
OPTIONS = ("--no-limits", "--no-push")
LIVE = {"kind": "live", "minutes": 10, "increment": 0}


def ahead(seconds: int) -> str:
    """A server on a machine with such a clock."""
    return f"""\
import time
told, told_ns = time.time, time.time_ns
time.time = lambda: told() + {seconds}
time.time_ns = lambda: told_ns() + {seconds} * 1_000_000_000
{COMMAND}
"""


@pytest.mark.parametrize("seconds", [200 * DAY, -200 * DAY])
def test_a_house_goes_on_where_it_was_closed(tmp_path: Path, seconds: int) -> None:
    """However long that was, or however wrong the clock is that says so."""
    address = f"sqlite:///{tmp_path}/holocene.db"
    first = Server(tmp_path, address, *OPTIONS)
    cookies: list[str] = []
    tables: list[str] = []

    @in_time
    async def come() -> None:
        async with first.guests("Ana", "Ben") as (ana, ben):
            game = await ana.new_table("me", "open", clock=LIVE, on_timeout="loses")
            await ben.sit(game)
            waits = await ana.new_table("me", "open")
            tables.extend((game["id"], waits["id"]))
            cookies.append(ana.cookie)

    @in_time
    async def come_back() -> None:
        async with second.returning(cookies[0]) as ana:
            assert ana.me["name"] == "Ana"
            for id, status in zip(tables, ("running", "waiting"), strict=True):
                assert (await ana.ok("GET", f"/api/tables/{id}"))["table"]["status"] == status

    try:
        come()
    finally:
        first.stop()
    second = Server(tmp_path, address, *OPTIONS, program=ahead(seconds))
    try:
        come_back()
    finally:
        second.stop()


@pytest.mark.parametrize("seconds", [15 * MINUTE, -15 * MINUTE])
def test_servers_agree_whatever_their_clocks_say(
    postgres: Postgres, tmp_path: Path, seconds: int
) -> None:
    shared = postgres.new()
    one = Server(tmp_path, shared, *OPTIONS)
    two = Server(tmp_path, shared, *OPTIONS, program=ahead(seconds))

    @in_time
    async def play() -> None:
        async with one.guests("Ana", "Ben") as (ana, ben), two.returning(ben.cookie) as far:
            table = await ana.new_table(
                "me", "open", clock=LIVE, on_timeout="loses", options=longest()
            )
            await far.sit(table)
            async with ana.live(table["id"], 0) as here, far.live(table["id"], 1) as there:
                for live in (here, there):
                    await live.do("ready")
                chance = random.Random(1)
                for _ in range(6):
                    for live in (here, there):
                        await live.catch_up(max(here.number, there.number))
                    moved = await (here if here.choices else there).act(chance)
                    assert moved["kind"] == "moved", moved
                    told = (await ana.ok("GET", f"/api/tables/{table['id']}"))["table"]
                    assert told["status"] == "running"
                    assert min(told["clocks"]["left"]) > 5 * MINUTE * 1000

    try:
        play()
    finally:
        for server in (one, two):
            server.stop()
