"""The socket: what is told to whom, and what comes of commands."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import socket
from typing import Any

import pytest
from sqlalchemy import update
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from holocene.core.record import Record
from holocene.tables import database as databases
from holocene.tables.database import writing
from holocene.tables.schema import TABLES
from holocene.tables.table import CHAT_LENGTH
from tests import both
from tests.server.nursery import Starter
from tests.serving import SECONDS, Json, Live, Person, Server, in_time, turned_away, whole_log


async def seated(ana: Person, ben: Person, **more: object) -> str:
    """A table of two with a running game."""
    table = await ana.new_table("me", "open", **more)
    await ben.sit(table)
    return str(table["id"])


@pytest.mark.usefixtures("game")
@in_time
async def test_a_move_is_seen_by_all(server: Server) -> None:
    """Each as they may: what they were told all along is what the engine shows their seat."""
    async with server.guests("Ana", "Ben", "Cid") as (ana, ben, cid):
        id = await seated(ana, ben, open=True)
        async with ana.live(id, 0) as a, ben.live(id, 1) as b, cid.live(id) as c:
            assert a.choices
            assert not b.choices
            chance = random.Random(1)
            shown: dict[int, list[tuple[Any, Any]]] = {}  # by the number of actions before
            while len(shown) < 20:
                actor, other = (a, b) if a.choices else (b, a)
                moved = await actor.act(chance)
                for live in (other, c):
                    await live.catch_up(moved["number"])
                    assert "re" not in json.loads(live.heard[-1])
                shown[len(a.taken) + len(b.taken)] = [(live.view, live.hints) for live in (a, b, c)]
                assert c.view["viewer"] is None
                assert c.choices == []
                assert not c.undo
                assert c.table["invite"] is None
                assert c.table["mine"] == []
            for person, live, seat in ((ana, a, 0), (ben, b, 1), (cid, c, None)):
                query = "" if seat is None else f"?seat={seat}"
                whole = await person.ok("GET", f"/api/tables/{id}{query}")
                assert whole["view"] == live.view
                assert whole["table"] == live.table
                assert whole["log"] == live.log
            await a.do("resign")
        check_views(await ana.ok("GET", f"/api/tables/{id}/record"), shown)


def check_views(data: Json, shown: dict[int, list[tuple[Any, Any]]]) -> None:
    record = Record.load(data)
    assert max(shown) == len(record.actions)
    now = record.start()
    for count, text in enumerate(record.actions, 1):
        now.apply(record.game.action(text))
        if count not in shown:
            continue  # a step of a choice that is made at once
        for (view, hints), seat in zip(shown[count], (0, 1, None), strict=True):
            assert view == plain(now.view(seat))
            assert now.over or hints == plain(record.game.hints(now, seat))


def plain(value: object) -> object:
    """As it is over the wire."""
    return json.loads(json.dumps(value))


@in_time
async def test_what_is_chosen_reaches_others_through_events_alone(server: Server) -> None:
    """A whole game in which stones are hidden in several steps, each choice in one command."""
    async with server.guests("Ana", "Ben", "Cid") as (ana, ben, cid):
        id = await seated(ana, ben, open=True, game=both.GAMES[1])
        async with ana.live(id, 0) as a, ben.live(id, 1) as b, cid.live(id) as c:
            hidden = 0
            while a.table["status"] == "running":
                actor, other = (a, b) if a.choices else (b, a)
                texts = [action.text for action in actor.legal()]
                before = changes(other)
                texts = ["hide", "done"] if "hide" in texts else texts[:1]
                moved = await actor.take(*texts)
                assert moved["position"] == other.position + 1
                for live in (other, c):
                    await live.catch_up(moved["number"])
                assert changes(other) == before + 1
                if len(texts) > 1 and a.table["status"] == "running":
                    hidden += 1
                    (mine,) = moved["log"][0]["events"]
                    (theirs,) = other.log[-1]["events"]
                    assert theirs == c.log[-1]["events"][0]
                    assert mine == {**theirs, "stones": actor.view["hidden"][actor.seat or 0]}
                    replay = await cid.ok("GET", f"/api/tables/{id}/replay")
                    assert len(replay["steps"]) == actor.position
            assert hidden > 3
            for live in (a, b, c):
                assert not any('"action' in message for message in live.heard)


@in_time
async def test_what_is_tried_is_told_to_the_one_who_tries(server: Server) -> None:
    async with server.guests("Ana", "Ben", "Cid") as (ana, ben, cid):
        id = await seated(ana, ben, open=True, game=both.GAMES[1])
        async with ana.live(id, 0) as a, ben.live(id, 1) as b, cid.live(id) as c:
            told = await a.attempt("cast")
            assert {**told, "re": 0} == {
                "kind": "tried", "choices": [], "hints": {}, "patch": [], "more": False, "re": 0,
            }  # fmt: skip
            await a.take("rest")
            assert (a.at_once, b.at_once, c.at_once) == (True, False, False)
            for live in (b, c):
                await live.catch_up(a.number)
            before = [len(live.heard) for live in (b, c)]
            tried = await a.attempt("hide")
            assert tried["kind"] == "tried"
            assert tried["more"]
            assert tried["patch"] == [[["hidden", 0], a.view["hidden"][0] + 1]]
            assert not (await a.attempt("hide", "done"))["more"]
            assert (await a.attempt("done", "hide"))["code"] == "illegal"
            assert (await c.attempt("hide"))["code"] == "watching"
            assert (await b.attempt("hide"))["code"] == "not-your-turn"
            assert (await a.take("hide"))["code"] == "unfinished"
            assert (await a.do("try", actions=[], position=a.position))["code"] == "bad-input"
            refusals = [1, 1]  # their own
            moved = await a.take("hide", "done")
            for live, heard, refused in zip((b, c), before, refusals, strict=True):
                await live.catch_up(moved["number"])
                assert len(live.heard) == heard + refused + 1
            assert not a.at_once


def changes(live: Live) -> int:
    return sum('"kind":"moved"' in message for message in live.heard)


async def bot_to_move(live: Live) -> None:
    while live.table["to_move"] == live.seat:
        await live.take(live.legal()[0].text)


@in_time
async def test_skipping_ahead(start: Starter, database: str) -> None:
    server = start(database, bot_pause=10 * SECONDS)
    async with server.guest() as ana:
        table = await ana.new_table("me", "child")
        async with ana.live(table["id"], 0) as live:
            await bot_to_move(live)
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(live.catch_up(live.number + 1), 0.3)
            await live.send("skip")
            await live.until(lambda live: bool(live.choices))


@in_time
async def test_an_open_socket_follows_the_settings(start: Starter, database: str) -> None:
    """A bot that pauses for long goes on when its person wants it quicker."""
    server = start(database, bot_pause=10 * SECONDS, paces={"quick": 0.0})
    async with server.guest() as ana:
        slow, quick = [{**ana.me["settings"], "pace": pace} for pace in ("slow", "quick")]
        await ana.ok("PATCH", "/api/me", {"settings": slow})
        table = await ana.new_table("me", "child")
        async with ana.live(table["id"], 0) as live:
            await bot_to_move(live)
            await ana.ok("PATCH", "/api/me", {"settings": quick})
            await live.until(lambda live: bool(live.choices))


@in_time
async def test_what_is_refused_changes_nothing(server: Server) -> None:
    async with server.guests("Ana", "Ben", "Cid") as (ana, ben, cid):
        id = await seated(ana, ben, open=True)
        async with ana.live(id, 0) as a, ben.live(id, 1) as b, cid.live(id) as c:
            before = await ana.ok("GET", f"/api/tables/{id}?seat=0")
            good = a.legal()[0].text
            never = next(
                each.text for each in both.the_game().actions if each.index not in a.choices
            )
            cases: list[tuple[Live, str, dict[str, Any], str]] = [
                (b, "act", {"actions": [good], "position": 0}, "not-your-turn"),
                (a, "act", {"actions": [good], "position": 1}, "moved-on"),
                (a, "act", {"actions": ["fly"], "position": 0}, "unknown-action"),
                (a, "act", {"actions": [never], "position": 0}, "illegal"),
                (a, "act", {"actions": [good]}, "bad-input"),
                (a, "act", {"actions": [5], "position": 0}, "bad-input"),
                (a, "act", {"actions": [good], "position": True}, "bad-input"),
                (a, "act", {"actions": [good], "position": "0"}, "bad-input"),
                (a, "act", {"actions": [good], "position": -1}, "bad-input"),
                (a, "act", {"action": good, "position": 0}, "bad-input"),
                (a, "act", {"actions": good, "position": 0}, "bad-input"),
                (a, "act", {"actions": [], "position": 0}, "bad-input"),
                (a, "act", {"actions": [good] * 61, "position": 0}, "bad-input"),
                (a, "act", {"actions": [good, "fly"], "position": 0}, "illegal or unknown-action"),
                (a, "undo", {"position": 0}, "no-undo"),
                (b, "undo", {"position": 0}, "not-your-turn"),
                (a, "back", {}, "not-away"),
                (a, "look", {"seat": 1}, "not-your-seat"),
                (a, "look", {"seat": 99}, "not-your-seat"),
                (a, "dance", {}, "bad-input"),
                (a, "chat", {"text": ""}, "chat-length"),
                (a, "chat", {"text": "x" * (CHAT_LENGTH + 1)}, "chat-length"),
                (a, "chat", {"text": "x" * 2000}, "bad-input"),
                (a, "chat", {"text": "a\x00b"}, "bad-input"),
                (c, "act", {"actions": [good], "position": 0}, "watching"),
                (c, "undo", {"position": 0}, "watching"),
                (c, "resign", {}, "watching"),
                (c, "back", {}, "watching"),
                (c, "chat", {"text": "let me play"}, "watching"),
                (c, "look", {"seat": 0}, "not-your-seat"),
            ]
            for live, do, fields, code in cases:
                message = await live.do(do, **fields)
                assert message["kind"] == "refused", (do, fields)
                assert message["code"] in code.split(" or "), (do, fields)
            after = await ana.ok("GET", f"/api/tables/{id}?seat=0")
            assert {**after, "now": 0} == {**before, "now": 0}
            assert (await a.take(good))["kind"] == "moved"


@in_time
async def test_undo_and_chat(server: Server) -> None:
    async with server.guests("Ana", "Ben") as (ana, ben):
        id = await seated(ana, ben)
        async with ana.live(id, 0) as a, ben.live(id, 1) as b:
            chance = random.Random(6)
            undone = 0
            while undone < 3:
                actor, other = (a, b) if a.choices else (b, a)
                if actor.undo:
                    number = actor.log[-1]["number"]
                    moved = await actor.do("undo", position=actor.position)
                    assert moved["log"][-1]["undone"] == [number]
                    undone += 1
                    before = [entry["kind"] for entry in actor.log if entry["kind"] != "undo"]
                    assert not actor.undo or before[-1] == "act"
                moved = await actor.act(chance)
                await other.catch_up(moved["number"])
                assert a.log == b.log
            said = await b.do("chat", text=" good   game ")
            assert said["log"][0]["text"] == "good game"
            assert said["patch"] == []
            await a.catch_up(said["number"])
            assert a.log[-1]["name"] == "Ben"


@in_time
async def test_hot_seat(server: Server) -> None:
    async with server.guest() as ana:
        seats = [{"kind": "me"}, {"kind": "me", "name": "Friend"}]
        body = {"game": both.played, "seats": seats}
        table = await ana.ok("POST", "/api/tables", body)
        assert table["mine"] == [0, 1]
        chance = random.Random(2)
        async with ana.live(table["id"], 0) as live:
            for _ in range(25):
                if not live.choices:
                    await live.send("look", seat=live.table["to_move"])
                    await live.until(lambda live: live.seat == live.table["to_move"])
                    assert live.view["viewer"] == live.seat
                    continue
                assert (await live.act(chance))["kind"] == "moved"


@in_time
async def test_two_at_once(server: Server) -> None:
    """The same person in two windows: one wins, the other is told that the table moved on."""
    async with server.guests("Ana", "Ben") as (ana, ben):
        ids = [await seated(ana, ben) for _ in range(4)]

        async def race(id: str) -> None:
            async with (
                ana.live(id, 0) as a1, ana.live(id, 0) as a2,
                ben.live(id, 1) as b1, ben.live(id, 1) as b2,
            ):  # fmt: skip
                for _ in range(12):
                    pair = (a1, a2) if a1.choices else (b1, b2)
                    legal = pair[0].legal()
                    texts = [legal[0].text, legal[-1].text]
                    position = pair[0].position
                    answers = await asyncio.gather(
                        *(
                            live.do("act", actions=[text], position=position)
                            for live, text in zip(pair, texts, strict=True)
                        )
                    )
                    kinds = sorted(answer["kind"] for answer in answers)
                    assert kinds == ["moved", "refused"]
                    codes = [answer.get("code") for answer in answers]
                    assert "moved-on" in codes
                    for live in (a1, a2, b1, b2):
                        await live.until(lambda live: live.position == position + 1)  # noqa: B023
                assert a1.log == a2.log == b1.log == b2.log

        await asyncio.gather(*(race(id) for id in ids))


@pytest.mark.usefixtures("game")
@in_time
async def test_coming_back_misses_nothing(server: Server) -> None:
    """Random disconnects: the log that was put together is the whole log."""
    async with server.guests("Ana", "Ben") as (ana, ben):
        id = await seated(ana, ben)
        chance = random.Random(8)
        log: list[dict[str, Any]] = []
        since: int | None = None
        over = asyncio.Event()

        async def watch() -> None:
            nonlocal log, since
            while True:
                async with ben.live(id, 1, since) as live:
                    first = json.loads(live.heard[0])
                    assert since is None or first["complete"]
                    live.log = [*log, *live.log] if since is not None else live.log
                    gone = {n for entry in live.log for n in entry["undone"]}
                    live.log = [entry for entry in live.log if entry["number"] not in gone]
                    for _ in range(chance.randrange(1, 12)):
                        if live.choices:
                            await live.act(chance)
                        elif live.table["status"] == "over":
                            log = live.log
                            return
                        else:
                            await live.hear()
                    log, since = live.log, live.number
                if chance.random() < 0.5:
                    await asyncio.sleep(chance.random() * 0.05)

        async def play() -> None:
            async with ana.live(id, 0) as live:
                while live.table["status"] == "running" and live.number < 150:
                    if live.undo and chance.random() < 0.5:
                        await live.do("undo", position=live.position)
                    elif live.choices:
                        await live.act(chance)
                    else:
                        await live.hear()
                if live.table["status"] == "running":
                    await live.do("resign")
            over.set()

        await asyncio.gather(watch(), play())
        whole = await ben.ok("GET", f"/api/tables/{id}/log?before=100000&seat=1")
        assert log == whole[-len(log) :]
        assert [entry["number"] for entry in log] == [entry["number"] for entry in whole]


@in_time
async def test_presence(server: Server) -> None:
    async with server.guests("Ana", "Ben", "Cid") as (ana, ben, cid):
        id = await seated(ana, ben, open=True)
        async with ana.live(id, 0) as a:
            await a.until(lambda live: live.presence.get("here") == [True, False])
            async with ben.live(id, 1), cid.live(id):
                await a.until(lambda live: live.presence["here"] == [True, True])
                await a.until(lambda live: live.presence["watching"] == 1)
            await a.until(lambda live: live.presence["here"] == [True, False])
            await a.until(lambda live: live.presence["watching"] == 0)


@in_time
async def test_a_slow_reader_holds_up_nobody(server: Server) -> None:
    """Who does not read is let go, and can come again; others do not notice."""
    async with server.guests("Ana", "Ben", "Cid") as (ana, ben, cid):
        table = await ana.new_table("me", "open")
        await ben.sit(table)
        id = table["id"]
        slow = await deaf_socket(ana, id)
        try:
            async with ben.live(id, 1) as b, cid.live(id, invite=table["invite"]) as second:
                await b.until(lambda live: live.presence.get("here") == [True, True])

                async def flood() -> None:
                    """Asks for more than fits on its way back, and then cannot even ask."""
                    for number in itertools.count():
                        look = json.dumps({"id": number, "do": "look", "seat": 0})
                        await send(slow, look)
                        await asyncio.sleep(0)

                flooding = asyncio.create_task(flood())
                # What others do waits for it, too, until that is too much.
                while b.presence["here"] != [False, True]:
                    said = await b.do("chat", text="still here")
                    assert said["kind"] == "moved"
                flooding.cancel()
                await asyncio.gather(flooding, return_exceptions=True)
                await second.catch_up(b.number)
            async with ana.live(id, 0) as again:
                assert again.number >= b.number
        finally:
            slow.close()


async def deaf_socket(person: Person, id: str) -> socket.socket:
    """A socket after its handshake whose other end reads nothing and has no room."""
    port = int(person.server.address.rsplit(":", 1)[1])
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(raw, ("127.0.0.1", port))
    request = (
        f"GET /api/tables/{id}/live?seat=0 HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: holocene={person.cookie}\r\n\r\n"
    )
    await loop.sock_sendall(raw, request.encode())
    assert b"101" in await loop.sock_recv(raw, 200)
    return raw


async def send(raw: socket.socket, text: str) -> None:
    """A masked text frame, with a mask that changes nothing."""
    data = text.encode()
    assert len(data) < 126
    frame = bytes([0x81, 0x80 | len(data), 0, 0, 0, 0]) + data
    await asyncio.get_running_loop().sock_sendall(raw, frame)


@in_time
async def test_other_sites_cannot_open_a_socket(server: Server) -> None:
    async with server.guest() as ana:
        table = await ana.new_table("me", "open")
        for origin in ("https://evil.example", "null", "http://127.0.0.1"):
            with pytest.raises(InvalidStatus) as refused:
                async with ana.socket(table["id"], 0, origin=origin):
                    pass
            assert refused.value.response.status_code == 403
        async with ana.socket(table["id"], 0, origin=server.address) as socket:
            assert json.loads(await socket.recv())["kind"] == "table"


@in_time
async def test_tables_that_are_not_there(server: Server) -> None:
    async with server.guest() as ana:
        assert await turned_away(ana, "nowhere") == ("no-table", 4404)
        address = server.address.replace("http:", "ws:")
        headers = {"Cookie": f"holocene={ana.cookie}"}
        for id in ("%00", "a%00b", "%ff", "x" * 500, "%F0%9F%A6%A3", "'%20OR%201=1"):
            where = f"{address}/api/tables/{id}/live"
            with pytest.raises((InvalidStatus, ConnectionClosed)):
                await listen(where, headers)


async def listen(address: str, headers: dict[str, str]) -> None:
    async with connect(address, additional_headers=headers, proxy=None) as socket:
        while True:
            assert json.loads(await socket.recv())["kind"] == "refused"


@in_time
async def test_who_was_sent_away_is_told_nothing_more(server: Server) -> None:
    async with server.guests("Ana", "Ben", "Cid") as (ana, ben, cid):
        table = await ana.new_table("me", "open")
        path = f"/api/tables/{table['id']}"
        other = await ana.new_table("me", "open", "open", open=True)
        await ben.sit(other)
        async with ben.live(other["id"], 1) as b:
            await ana.ok("DELETE", f"/api/tables/{other['id']}/seats/1")
            await b.until(lambda live: live.seat is None)
            assert b.table["mine"] == []
            assert b.table["invite"] is None
            await cid.ok("POST", f"/api/tables/{other['id']}/seats", {"seat": 1})
            await ana.ok("PUT", f"/api/tables/{other['id']}/seats/2", {"bot": "child"})
            await b.until(lambda live: live.view is not None)
            assert b.view["viewer"] is None
            told = await b.do("chat", text="I am still here")
            assert told["code"] == "watching"
        assert (await ana.ok("GET", path))["table"]["status"] == "waiting"


# Bots and time


@in_time
async def test_a_game_against_bots(server: Server) -> None:
    async with server.guest() as ana:
        table = await ana.new_table("child", "me", "gatherer")
        chance = random.Random(4)
        async with ana.live(table["id"], 1) as live:
            for _ in range(15):
                await live.until(lambda live: bool(live.choices))
                await live.act(chance)
            await live.do("resign")
            assert live.table["status"] == "over"


def late(server: Server, table: str) -> None:
    """As if all the time of who is to move had gone by."""
    engine = databases.connect(server.database)
    with writing(engine) as connection:
        gone = 10**10
        connection.execute(
            update(TABLES)
            .where(TABLES.c.id == table)
            .values(since=TABLES.c.since - gone, deadline=TABLES.c.deadline - gone)
        )
    engine.dispose()


@in_time
async def test_the_server_watches_the_clocks(start: Starter, database: str) -> None:
    """Deadlines are moved while no server runs; the next one acts on them."""
    server = start(database)
    clock = {"kind": "turns", "hours": 24}
    async with server.guests("Ana", "Ben") as (ana, ben):
        losing = await seated(ana, ben, clock=clock, on_timeout="loses")
        away = await seated(ana, ben, clock=clock, on_timeout="bot")
        cookie = ana.cookie
    server.kill()
    late(server, losing)
    late(server, away)
    server = start(database)
    async with server.returning(cookie) as ana:
        async with ana.live(losing, 0) as live:
            await live.until(lambda live: live.table["status"] == "over")
            assert live.table["result"]["winners"] == [1]
            assert live.table["seats"][0]["lost"]
            assert "timeout" in [entry["kind"] for entry in live.log]
        async with ana.live(away, 0) as live:
            await live.until(lambda live: live.table["to_move"] == 1)
            assert live.table["seats"][0]["away"]
            assert live.table["clocks"]["running"] == 1
            assert [entry["kind"] for entry in live.log][:3] == ["sat", "started", "timeout"]
            told = await live.take(both.the_game().actions[0].text)
            assert told["code"] == "away"
            await live.do("back")
            assert not live.table["seats"][0]["away"]
            assert (await live.do("back"))["code"] == "not-away"


@pytest.mark.usefixtures("game")
@in_time
async def test_a_live_clock_waits_for_all_and_a_kill_changes_nothing(
    start: Starter, database: str
) -> None:
    server = start(database)
    clock = {"kind": "live", "minutes": 10, "increment": 5}
    async with server.guests("Ana", "Ben") as (ana, ben):
        id = await seated(ana, ben, open=True, clock=clock)
        cookies = ana.cookie, ben.cookie
        async with server.somebody() as nobody, nobody.live(id) as watching:
            assert watching.table["clocks"]["waiting"] == [0, 1]
        async with ana.live(id, 0) as live, ben.live(id, 1):
            assert live.table["clocks"]["waiting"] == [0, 1], "an open line is not enough"
            told = await live.do("ready")
            assert (told["kind"], live.table["clocks"]["waiting"]) == ("moved", [1])
            before = live.table["clocks"], live.log, live.number
            assert before[0]["running"] is None
            server.kill()
    server = start(database)
    async with server.returning(cookies[0]) as ana, server.returning(cookies[1]) as ben:
        listed = await ana.ok("GET", "/api/tables?which=mine")
        assert listed[0]["clocks"] == before[0]
        async with ana.live(id, 0) as live:
            assert (live.table["clocks"], live.log, live.number) == before
            told = await live.do("ready")  # said once more, it changes nothing
            assert (told["kind"], told["number"], live.number) == ("table", before[2], before[2])
            async with ben.live(id, 1) as other:
                await other.do("ready")
                for each in (live, other):
                    await each.until(lambda each: each.table["clocks"]["waiting"] == [])
            log = await whole_log(ana, id, 0)
            here = [(entry["kind"], entry["seat"]) for entry in log]
            assert here == [("sat", 1), ("started", None), ("here", 0), ("here", 1)]
            assert live.table["clocks"]["running"] == live.table["to_move"]
            assert live.table["clocks"]["left"] == [600_000, 600_000]
            running = live.table["clocks"]
            server.kill()
    server = start(database)
    async with server.returning(cookies[0]) as ana, ana.live(id, 0) as live:
        clocks = live.table["clocks"]
        assert clocks["at"] >= running["at"]  # what went by without a server is nobody's
        assert {**clocks, "at": running["at"]} == running


@in_time
async def test_a_quiet_line_is_shown_to_be_alive(start: Starter, database: str) -> None:
    server = start(database, beat=0.1)
    async with server.guests("Ana", "Ben") as (ana, ben):
        id = await seated(ana, ben, open=True)
        async with ana.live(id, 0) as live, ben.live(id, 1) as other:
            kinds: list[str] = []
            while kinds.count("beat") < 3:
                kinds.append(json.loads(await live.socket.recv())["kind"])
            before = other.number
            moved = await live.do("chat", text="hello")
            await other.catch_up(moved["number"])
            assert other.number == before + 1, "a beat is no entry of the log"


@in_time
async def test_a_line_that_went_dead_is_noticed(start: Starter, database: str) -> None:
    """It takes all that is sent, and answers nothing: not even the pings of the protocol."""
    server = start(database, beat=0.1)
    async with server.guests("Ana", "Ben") as (ana, ben):
        id = await seated(ana, ben, open=True)
        async with ana.live(id, 0) as live:
            host, port = server.address.removeprefix("http://").split(":")
            reader, writer = await asyncio.open_connection(host, int(port))
            lines = (
                f"GET /api/tables/{id}/live?seat=1 HTTP/1.1",
                f"Host: {host}:{port}",
                "Connection: Upgrade",
                "Upgrade: websocket",
                "Sec-WebSocket-Version: 13",
                "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
                f"Cookie: holocene={ben.cookie}",
            )
            writer.write("\r\n".join([*lines, "", ""]).encode())
            assert b"101" in await reader.readline()
            await live.until(lambda live: live.presence.get("here") == [True, True])
            await live.until(lambda live: live.presence["here"] == [True, False])
            writer.close()
