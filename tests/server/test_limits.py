"""A server with its limits: who is too fast or too loud is told so, others are not."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator

import pytest

from holocene.server.limits import Limits
from tests import both
from tests.serving import Server, in_time, turned_away

LIMITS = Limits()


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("limited")
    server = Server(folder, f"sqlite:///{folder}/holocene.db", "--bot-pause", "0")
    yield server
    server.stop()


def by(number: int) -> dict[str, str]:
    """As a proxy on this machine tells whose request it is."""
    return {"X-Forwarded-For": f"192.0.2.{number}"}


@in_time
async def test_requests(limited: Server) -> None:
    async with limited.somebody(**by(1)) as ana, limited.somebody(**by(2)) as ben:
        count = int(LIMITS.requests.burst * 2)
        answers = [await ana.ask("GET", "/api/me") for _ in range(count)]
        assert [answer.status_code for answer in answers[:100]] == [200] * 100
        late = [answer for answer in answers if answer.status_code != 200]
        assert {answer.status_code for answer in late} == {429}
        assert late[0].json()["error"]["code"] == "too-fast"
        assert await ben.ok("GET", "/api/me") is None


@in_time
async def test_tries_with_a_password(limited: Server) -> None:
    async with limited.somebody(**by(3)) as eve, limited.somebody(**by(4)) as ana:
        guess = {"name": "Ana", "password": "wrong horse"}
        told = [await eve.refused("POST", "/api/sessions", guess) for _ in range(12)]
        assert told[0] == (401, "wrong-password")
        assert told[-1] == (429, "too-fast")
        assert await ana.refused("POST", "/api/sessions", guess) == (401, "wrong-password")


@in_time
async def test_guests_and_tables(limited: Server) -> None:
    async with limited.somebody(**by(5)) as ana:
        for _ in range(int(LIMITS.guests.burst)):
            await ana.enter("Ana")
        assert await ana.refused("POST", "/api/guests", {"name": "Ana"}) == (429, "too-fast")
        body = {"game": both.played, "seats": [{"kind": "me"}, {"kind": "open"}]}
        for _ in range(int(LIMITS.tables.burst)):
            await ana.ok("POST", "/api/tables", body)
        assert await ana.refused("POST", "/api/tables", body) == (429, "too-fast")


@in_time
async def test_chat(limited: Server) -> None:
    async with limited.somebody(**by(6)) as ana:
        await ana.enter("Ana")
        table = await ana.new_table("me", "open")
        async with ana.live(table["id"], 0) as live:
            for number in range(int(LIMITS.chats.burst)):
                assert (await live.do("chat", text=f"{number}"))["kind"] == "moved"
            assert (await live.do("chat", text="too much"))["code"] == "too-fast"


@in_time
async def test_who_floods_a_socket_is_cut_off(limited: Server) -> None:
    async with limited.somebody(**by(7)) as ana, limited.somebody(**by(8)) as ben:
        await ana.enter("Ana")
        await ben.enter("Ben")
        table = await ana.new_table("me", "open", open=True)
        async with ana.live(table["id"], 0) as live, ben.live(table["id"]) as other:
            for number in range(200):
                await live.socket.send(json.dumps({"id": number, "do": "look", "seat": 0}))
            assert await live.closed() == 4000
            codes = [json.loads(message).get("code") for message in live.heard]
            assert "too-fast" in codes
            assert (await other.do("look", seat=0))["code"] == "not-your-seat"


@in_time
async def test_windows_at_once(limited: Server) -> None:
    async with limited.somebody(**by(9)) as ana:
        await ana.enter("Ana")
        table = await ana.new_table("me", "open")
        sockets = [await ana.socket(table["id"], 0) for _ in range(LIMITS.sockets)]
        for socket in sockets:
            await socket.recv()
        told = await turned_away(ana, table["id"], seat=0)
        assert told == ("too-many-sockets", 4429)
        await asyncio.gather(*(socket.close() for socket in sockets))
        async with ana.live(table["id"], 0) as live:
            assert live.seat == 0


@in_time
async def test_visitors_have_limits_by_their_address(limited: Server) -> None:
    async with limited.somebody(**by(10)) as ana, limited.somebody(**by(11)) as nobody:
        await ana.enter("Ana")
        table = await ana.new_table("me", "open", open=True)
        async with nobody.live(table["id"]) as live:
            for number in range(200):
                await live.socket.send(json.dumps({"id": number, "do": "look", "seat": 0}))
            assert await live.closed() == 4000
            codes = {json.loads(message).get("code") for message in live.heard}
            assert {"no-session", "too-fast"} <= codes
        sockets = [await nobody.socket(table["id"]) for _ in range(LIMITS.visitors)]
        for socket in sockets:
            await socket.recv()
        assert await turned_away(nobody, table["id"]) == ("too-many-sockets", 4429)
        async with ana.live(table["id"], 0) as mine:
            assert mine.seat == 0
        await asyncio.gather(*(socket.close() for socket in sockets))
        answers = [await nobody.ask("POST", "/api/replays", {}) for _ in range(40)]
        assert {answer.status_code for answer in answers} == {400, 429}
