"""Servers come and go while people play: nobody loses a move, and nothing is done twice."""

from __future__ import annotations

import asyncio
import random
import signal
import socket
from collections.abc import Iterable, Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest

from holocene.cli.main import main
from tests.both import longest
from tests.server.nursery import Starter
from tests.serving import NO_TLS, Live, Server, in_time, whole_log
from tests.steady import QUICK, RESTART, Steady, chats, moves, next_server, steady

ENOUGH = 25  # answers between two restarts


@pytest.fixture
def door() -> Iterator[socket.socket]:
    with socket.create_server(("127.0.0.1", 0), backlog=512) as door:
        yield door


@pytest.mark.usefixtures("game")
@in_time
async def test_people_play_on_while_servers_change(
    tmp_path: Path, database: str, door: socket.socket
) -> None:
    server = Server(tmp_path, database, *QUICK, door=door)
    said: list[str] = []
    async with AsyncExitStack() as stack:
        ana, ben = await stack.enter_async_context(server.guests("Ana", "Ben"))
        table = await ana.new_table("me", "open", options=longest())
        await ben.sit(table)
        mover = await stack.enter_async_context(steady(ana, table["id"], 0))
        other = await stack.enter_async_context(steady(ben, table["id"], 1))
        talker = await stack.enter_async_context(steady(ben, table["id"], 1))
        chance = random.Random(4)
        windows = {mover: moves(chance), other: moves(chance), talker: chats(said)}

        async def go_on(window: Steady) -> None:
            while True:
                await window.say(windows[window])

        async def ask() -> None:
            while True:  # each over a line of its own, as somebody who just comes
                async with httpx.AsyncClient(verify=NO_TLS, trust_env=False) as http:
                    answer = await http.get(f"{server.address}/api/tables", timeout=60)
                    assert answer.status_code == 200
                await asyncio.sleep(0.01)  # others want to be heard, too

        tasks = [asyncio.create_task(go_on(window)) for window in windows]
        tasks.append(asyncio.create_task(ask()))
        for _ in range(2):
            await enough(windows, tasks)
            server = await asyncio.to_thread(next_server, server, tmp_path, database, door)
        await enough(windows, tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for window in windows:
            assert window.refused == []
            assert window.codes == [RESTART, RESTART]
        log = await whole_log(ana, table["id"], 0)
    told = [entry["text"] for entry in log if entry["kind"] == "chat" and entry["seat"] == 1]
    numbers = [text for text in told if text.isdigit()]
    assert numbers == said[: len(numbers)]
    assert len(said) - len(numbers) <= 1  # the last one was perhaps never answered
    await asyncio.to_thread(server.stop)


async def enough(windows: Iterable[Steady], tasks: list[asyncio.Task[None]]) -> None:
    """Until each has been answered a few times more."""
    wanted = {window: window.answered + ENOUGH for window in windows}
    while any(window.answered < wanted[window] for window in windows):
        for task in tasks:
            if task.done():
                task.result()
        await asyncio.sleep(0.01)


@in_time
async def test_what_comes_twice_is_done_once(start: Starter, database: str) -> None:
    server = start(database)
    async with server.guest() as ana:
        table = await ana.new_table("me", "open")
        async with ana.live(table["id"], 0) as live, ana.live(table["id"], 0) as second:
            first = await live.do("chat", text="once", key="k-1")
            assert first["kind"] == "moved"
            again = await second.do("chat", text="once", key="k-1")
            assert (again["kind"], again["number"]) == ("table", first["number"])
            other = await second.do("chat", text="twice", key="k-2")
            assert other["number"] == first["number"] + 1
            for key in ("", "x" * 41, "a b", 7):
                told = await live.do("chat", text="no", key=key)
                assert (told["kind"], told["code"]) == ("refused", "bad-input")
        cookie = ana.cookie
    server.kill()
    server = start(database)
    async with server.returning(cookie) as ana, ana.live(table["id"], 0) as live:
        again = await live.do("chat", text="once", key="k-1")
        assert (again["kind"], again["number"]) == ("table", other["number"])
        assert "k-1" not in "".join(live.heard)
        assert told_texts(live) == ["once", "twice"]


def told_texts(live: Live) -> list[str]:
    return [entry["text"] for entry in live.log if entry["kind"] == "chat"]


@in_time
async def test_a_server_that_stops_says_so(start: Starter, database: str) -> None:
    server = start(database)
    async with server.guest() as ana:
        table = await ana.new_table("me", "open")
        async with ana.live(table["id"], 0) as live:
            server.signal(signal.SIGTERM)
            assert await live.closed() == RESTART
    await asyncio.to_thread(server.await_end)
    server.check_log()


def test_what_is_no_door_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with socket.socket() as deaf, (tmp_path / "file").open("w") as file:
        for number in (deaf.fileno(), file.fileno()):
            assert main(["serve", "--fd", str(number)]) == 2
            told = capsys.readouterr().err
            assert "--fd" in told
            assert len(told.splitlines()) == 1
