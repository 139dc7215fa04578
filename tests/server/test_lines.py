"""One connection alone cannot harm: what comes over it is counted before anybody is asked."""

from __future__ import annotations

import asyncio
from math import inf
from typing import Any

import uvicorn

from holocene.server.doors import PARTING, RESERVE, Doors
from holocene.server.http_line import FOR_BODY, FOR_HEAD, FOR_PARTING, FOR_READING, HttpLine
from holocene.server.limits import LARGEST, Limits
from holocene.server.socket_line import SocketLine
from tests.serving import SECONDS, Server, in_time

HOST = b"Host: 127.0.0.1\r\n"
ASK = b"GET /api/me HTTP/1.1\r\n" + HOST + b"\r\n"
POST = b"POST /api/guests HTTP/1.1\r\n" + HOST


async def answered(server: Server, *pieces: bytes) -> bytes:
    """All that a connection is told until the server hangs up."""
    host, port = server.address.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    told = b""
    try:
        for piece in pieces:
            writer.write(piece)
        async with asyncio.timeout(SECONDS):
            while part := await reader.read(65536):
                told += part
    except ConnectionError:
        pass  # hung up in the middle
    finally:
        writer.close()
    return told


def test_what_no_request_needs_is_refused(server: Server) -> None:
    chunked = POST + b"Transfer-Encoding: chunked\r\n\r\n"
    start = b"GET /api/me HTTP/1.1\r\n" + HOST

    @in_time
    async def check() -> None:
        for pieces, status in [
            ([start, b"X-A: b\r\n" * 200], b"431"),
            ([start, b"X-A: ", b"b" * 65536], b"431"),
            ([b"GET /", b"b" * 65536], b"431"),
            ([chunked, b"1\r\nx\r\n" * 20_000], b"431"),
            ([chunked, b"1;", b"x" * 65536], b"431"),
            ([chunked, b"0\r\n", b"X-A: b\r\n" * 200], b"431"),
            ([b"\r\n" * 40_000], b"431"),
            ([POST, b"Content-Length: 1000000000\r\n\r\n", b"x" * (LARGEST + 1)], b"413"),
            ([b"nonsense\r\n\r\n"], b"400"),
        ]:
            told = await answered(server, *pieces)
            assert told.startswith(b"HTTP/1.1 " + status), pieces[0]
        async with server.guest() as ana:
            assert (await ana.ok("GET", "/api/me"))["name"] == "Ana"

    check()


@in_time
async def test_requests_wait_for_their_turn_but_not_by_the_thousand(server: Server) -> None:
    last = ASK.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n")
    told = await answered(server, ASK * 5 + last)
    assert told.count(b"HTTP/1.1 200") == 6
    told = await answered(server, *[ASK * 100] * 20)
    assert told.count(b"HTTP/1.1 200") < 100


@in_time
async def test_a_refused_body_may_still_come(server: Server) -> None:
    """Who was told no before all was sent can go on over the same line."""
    host, port = server.address.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(POST + b"Origin: http://elsewhere\r\nContent-Length: 4\r\n\r\n")
    assert b" 403 " in await reader.readuntil(b"\r\n\r\n")
    writer.write(b"null" + ASK)
    while b" 200 " not in await reader.readline():
        pass
    writer.close()


@in_time
async def test_after_a_refused_body_that_may_be_endless_nothing_is_asked(server: Server) -> None:
    """Nobody waits for its end, and so the answer says that it was the last over this line."""
    for body in (b"Transfer-Encoding: chunked", b"Content-Length: %d" % (LARGEST + 1)):
        told = await answered(server, POST + b"Origin: http://elsewhere\r\n" + body + b"\r\n\r\n")
        assert b" 403 " in told
        assert b"connection: close" in told
    whole = b"Transfer-Encoding: chunked\r\n\r\n4\r\nnull\r\n0\r\n\r\n"
    told = await answered(
        server, POST + whole + ASK.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n")
    )
    assert told.count(b"HTTP/1.1 ") == 2


# Without a net: how long a line may take


class Wire(asyncio.Transport):
    """What a protocol does to its transport."""

    def __init__(self, host: str = "192.0.2.1") -> None:
        super().__init__({"peername": (host, 4000), "sockname": ("127.0.0.1", 8000)})
        self.line: asyncio.Protocol = asyncio.Protocol()
        self.written = b""
        self.gone = False
        self.aborted = False
        self.reads = True
        self.ended = False

    def set_protocol(self, protocol: Any) -> None:
        self.line = protocol

    def write(self, data: Any) -> None:
        self.written += data

    def is_closing(self) -> bool:
        return self.gone

    def close(self) -> None:
        self.gone = True

    def abort(self) -> None:
        if not self.aborted:
            self.gone = self.aborted = True
            self.line.connection_lost(None)

    def can_write_eof(self) -> bool:
        return True

    def write_eof(self) -> None:
        self.ended = True

    def pause_reading(self) -> None:
        self.reads = False

    def resume_reading(self) -> None:
        self.reads = True


async def nobody(scope: Any, receive: Any, send: Any) -> None:
    await asyncio.Event().wait()


def config() -> uvicorn.Config:
    return uvicorn.Config(nobody, ws=SocketLine, lifespan="off", log_config=None)


def http(doors: Doors, host: str = "192.0.2.1") -> tuple[HttpLine, Wire]:
    line, wire = HttpLine(config(), doors, {}), Wire(host)
    wire.line = line
    line.connection_made(wire)
    return line, wire


@in_time
async def test_nobody_takes_for_ever() -> None:
    doors = Doors(Limits(), "127.0.0.1")
    now = asyncio.get_running_loop().time()

    def ends_after(wire: Wire, seconds: float) -> bool:
        doors.sweep(now + seconds - 1)
        early = wire.aborted
        doors.sweep(now + seconds + 2)
        return wire.aborted and not early

    assert ends_after(http(doors)[1], FOR_HEAD)
    line, wire = http(doors)
    line.data_received(ASK[:20])
    assert ends_after(wire, FOR_HEAD)
    line, wire = http(doors)
    line.data_received(POST + b"Content-Length: 4\r\n\r\nnu")
    assert ends_after(wire, FOR_BODY)
    line, wire = http(doors)
    line.data_received(ASK)
    line.pause_writing()
    assert ends_after(wire, FOR_READING)
    line, wire = http(doors)
    line.data_received(b"nonsense\r\n\r\n")
    assert wire.ended
    assert ends_after(wire, FOR_PARTING)
    line, wire = http(doors)
    wire.close()
    assert ends_after(wire, PARTING)
    line, wire = http(doors)
    line.data_received(ASK + ASK[:20])  # the second one is not all there
    assert ends_after(wire, FOR_HEAD)
    line, wire = http(doors)
    line.data_received(ASK)
    doors.sweep(now + 1e6)
    assert not wire.aborted  # an answer may take its time


@in_time
async def test_connections_are_counted_by_address() -> None:
    doors = Doors(Limits(connections=3), "10.0.0.0/8")
    wires = [http(doors)[1] for _ in range(4)]
    assert [wire.aborted for wire in wires] == [False, False, False, True]
    assert not http(doors, "192.0.2.2")[1].aborted
    assert not any(http(doors, "10.1.2.3")[1].aborted for _ in range(9))  # a proxy
    nets = [http(doors, f"2001:db8::{at}")[1].aborted for at in range(4)]
    assert nets == [False, False, False, True]  # one customer's
    both = [http(doors, f"::ffff:192.0.2.{at}") for at in range(4, 8)]  # one door for both versions
    assert [line.client for line, _ in both[:1]] == [("192.0.2.4", 4000)]
    assert not any(wire.aborted for _, wire in both)
    assert not any(http(doors, "::ffff:10.1.2.3")[1].aborted for _ in range(9))
    line, _ = http(doors, "192.0.2.3")
    for _ in range(9):  # whoever left makes room
        line.connection_lost(None)
        line, wire = http(doors, "192.0.2.3")
        assert not wire.aborted


@in_time
async def test_in_a_full_house_whoever_asks_nothing_makes_room() -> None:
    doors = Doors(Limits(), "*", files=RESERVE + 64)
    wires = []
    for at in range(64):
        line, wire = http(doors)
        line.waits_since = float(at)
        wires.append((line, wire))
    wires[0][0].data_received(ASK)
    assert wires[0][0].waits_since == inf
    assert not http(doors)[1].aborted
    assert [wire.aborted for _, wire in wires[:3]] == [False, True, False]


@in_time
async def test_a_socket_keeps_its_place_in_the_count() -> None:
    doors = Doors(Limits(connections=1), "127.0.0.1")
    line, wire = http(doors)
    line.data_received(
        b"GET /api/tables/x/live HTTP/1.1\r\n" + HOST + b"Connection: Upgrade\r\n"
        b"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    assert isinstance(wire.line, SocketLine)
    assert http(doors)[1].aborted
    wire.abort()
    assert not http(doors)[1].aborted


@in_time
async def test_who_does_not_read_is_not_read_from() -> None:
    socket, wire = SocketLine(config(), Doors(Limits(), ""), {}), Wire()
    socket.connection_made(wire)
    socket.pause_writing()
    assert not wire.reads
    socket.queue.put_nowait({"type": "websocket.connect"})
    socket.read_paused = True
    await socket.receive()  # which would listen again
    assert not wire.reads
    socket.resume_writing()
    assert wire.reads
