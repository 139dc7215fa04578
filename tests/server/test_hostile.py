"""A hostile client: whatever it sends, the server is not in trouble and others play on."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, WebSocketException

from tests.both import the_game
from tests.serving import Live, Person, Server, in_time

BATCH = 60  # messages over one socket

scalars = (
    st.none()
    | st.booleans()
    | st.integers(-(10**30), 10**30)
    | st.floats(allow_nan=False)
    | st.text(max_size=40)
    | st.sampled_from(["", "\x00", "place field", "0", -1, 1 << 53, 2**63, 2**64, 1e308])
)
values = st.recursive(
    scalars,
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=12,
)
verbs = st.sampled_from(["act", "undo", "chat", "resign", "back", "look", "skip", "close", ""])
lists = st.lists(st.sampled_from([action.text for action in the_game().actions]), max_size=4)
commands = st.fixed_dictionaries(
    {},
    optional={
        "id": scalars,
        "do": verbs | values,
        "actions": lists | values,
        "position": st.integers(-2, 3) | values,
        "text": values,
        "seat": st.integers(-2, 12) | values,
    },
)
near = st.fixed_dictionaries(
    {
        "id": st.integers(0, 9),
        "do": st.sampled_from(["act", "undo", "chat", "back", "look", "skip"]),
        "actions": lists,
        "position": st.integers(0, 40),
        "text": st.text(max_size=400),
        "seat": st.integers(0, 3),
    }
)
texts = (commands | near | values).map(json.dumps) | st.text(max_size=200)
messages = st.lists(texts | st.binary(max_size=200), min_size=BATCH, max_size=BATCH)


async def shout(live: Live, heap: list[str | bytes]) -> None:
    """Send all of it and read all answers; being cut off is fine, trouble is not."""
    try:
        for message in heap:
            await live.socket.send(message)
            await listen(live, 0.0)
        await listen(live, 0.05)
    except ConnectionClosed:
        assert live.socket.close_code in (4000, 1009)


async def listen(live: Live, seconds: float) -> None:
    try:
        while True:
            told = json.loads(await asyncio.wait_for(live.socket.recv(), seconds))
            assert told["kind"] in ("refused", "moved", "table", "presence")
            assert told.get("code") != "trouble"
    except TimeoutError:
        pass


async def still_fine(honest: Person, table: str) -> None:
    """Somebody else's game goes on over its own socket."""
    async with honest.live(table, 0) as live:
        said = await live.do("chat", text="all is well")
        assert said["kind"] == "moved"


def test_garbage_over_a_socket(server: Server) -> None:
    """As a player at the table, as a spectator, and as a player elsewhere."""

    @given(messages, st.sampled_from([1, None]))
    @settings(
        max_examples=10,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    def attack(heap: list[str | bytes], seat: int | None) -> None:
        @in_time
        async def once() -> None:
            async with server.guests("Ana", "Mal") as (ana, mal):
                table = await ana.new_table("me", "open", "open", open=True)
                await mal.sit(table)
                await ana.ok("PUT", f"/api/tables/{table['id']}/seats/2", {"bot": "child"})
                async with ana.live(table["id"], 0) as honest:
                    async with mal.live(table["id"], seat) as live:
                        await shout(live, heap)
                    told = await honest.do("chat", text="all is well")
                    assert told["kind"] == "moved"
                    await check_mine(honest)

        once()

    async def check_mine(honest: Live) -> None:
        """Whatever was done, nobody acted for Ana."""
        acts = [entry for entry in honest.log if entry["kind"] == "act"]
        assert all(entry["seat"] != 0 for entry in acts)

    attack()


@in_time
async def test_known_nastiness(server: Server) -> None:
    async with server.guests("Ana", "Mal") as (ana, mal):
        table = await ana.new_table("me", "open", open=True)
        await mal.sit(table)
        id = table["id"]
        nasty: list[str | bytes] = [
            "",
            b"",
            b"\xff\xfe",
            "null",
            "[]",
            "{}",
            '"act"',
            "[" * 4000,
            '{"do":' * 700,
            '{"do": "chat", "text": "\\ud800"}',
            '{"do": "chat", "text": "\\u0000"}',
            '{"do": "act", "actions": ["rest"], "position": 1e400}',
            '{"do": "act", "actions": ["rest"], "position": NaN}',
            '{"do": "act", "actions": ["rest"], "position": ' + "9" * 3000 + "}",
            '{"id": 1e2, "do": "resign"}',
            '{"id": [], "do": "resign"}',
            '{"do": "look", "seat": 18446744073709551616}',
            json.dumps({"do": "act", "actions": "x" * 1000, "position": 0}),
            json.dumps({"do": "act", "actions": ["x"] * 61, "position": 0}),
            json.dumps({"do": "act", "actions": [], "position": 0}),
            json.dumps({"do": "act", "actions": [["rest"]], "position": 0}),
            json.dumps({"do": "act", "actions": {"0": "rest"}, "position": 0}),
        ]
        for message in nasty:
            async with mal.live(id, 1) as live:
                await shout(live, [message])
        async with ana.live(id, 0) as honest:
            assert honest.table["status"] == "running"
            assert honest.position == 0


@in_time
async def test_a_message_that_is_too_long_ends_the_socket(server: Server) -> None:
    async with server.guest() as ana:
        table = await ana.new_table("me", "open")
        async with ana.live(table["id"], 0) as live:
            await live.socket.send(json.dumps({"do": "chat", "text": "x" * 10_000}))
            assert await live.closed() == 1009
        await still_fine(ana, table["id"])


@in_time
async def test_many_sockets_that_come_and_go(server: Server) -> None:
    """Opened, dropped without a word, opened again."""
    async with server.guests("Ana", "Mal") as (ana, mal):
        table = await ana.new_table("me", "open", open=True)
        await mal.sit(table)
        chance = random.Random(5)

        async def visit() -> None:
            for _ in range(8):
                try:
                    async with mal.socket(table["id"], chance.choice([1, None])) as socket:
                        if chance.random() < 0.5:
                            await socket.send('{"id": 1, "do": "chat", "text": "x"}')
                        if chance.random() < 0.7:
                            socket.transport.abort()
                except WebSocketException:
                    pass

        async with ana.live(table["id"], 0) as live:
            await asyncio.gather(*(visit() for _ in range(8)))
            assert (await live.do("chat", text="all is well"))["kind"] == "moved"
            await live.until(lambda live: live.presence["here"] == [True, False])
            await live.until(lambda live: live.presence["watching"] == 0)


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"[" * 200_000, b"null", b"\xff\xfe", b'{"name": ' + b"9" * 5000 + b"}", b"NaN"],
)
def test_bodies_that_are_no_json(server: Server, body: bytes) -> None:
    @in_time
    async def check() -> None:
        async with server.guest() as ana:
            for path in ("/api/guests", "/api/tables", "/api/replays", "/api/sessions"):
                headers = {"Content-Type": "application/json"}
                answer = await ana.http.post(path, content=body, headers=headers)
                assert 400 <= answer.status_code < 500
                error: Any = answer.json()["error"]
                assert set(error) == {"code", "message"}

    check()


def test_the_log_of_the_server_tells_no_secret(server: Server) -> None:
    """After all that this server went through: no seed, no cookie, no password, no trace."""

    @in_time
    async def check() -> None:
        async with server.guests("Ana", "Ben") as (ana, ben):
            word = "a secret of mine"
            await ana.ok(
                "POST", "/api/accounts", {"name": f"Log {random.random()}", "password": word}
            )
            await ana.refused("POST", "/api/sessions", {"name": "Ana", "password": word + "!"})
            table = await ana.new_table("me", "open")
            await ben.sit(table)
            async with ana.live(table["id"], 0) as live:
                await live.do("resign")
                seed = live.table["seed"]
            told = server.log.read_text()
            for secret in (word, seed, ana.cookie, ben.cookie, table["invite"], "Traceback"):
                assert secret not in told

    check()
