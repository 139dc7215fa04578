"""Whoever has left is forgotten: nothing of them waits for a collector that comes seldom."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path

from tests.serving import COMMAND, Server, in_time

# Without the collector, what is held by a circle stays for good. A signal asks what is there.
NEVER_COLLECTED = f"""\
import gc, signal, sys
gc.set_threshold = lambda *_: gc.disable()
gc.collect = lambda *_: 0
KINDS = ("LiveViewer", "WebSocket", "HttpLine", "Shown", "SocketLine", "ServerProtocol", "Task")
def tell(*_):
    kinds = [type(one).__name__ for one in gc.get_objects()]
    print("alive", *(kinds.count(kind) for kind in KINDS), file=sys.stderr, flush=True)
signal.signal(signal.SIGUSR1, tell)
{COMMAND}
"""
VISITS = 20


async def alive(server: Server) -> list[int]:
    before = server.log.read_text().count("alive")
    server.signal(signal.SIGUSR1)
    while len(told := server.log.read_text().split("alive")[1:]) == before or "\n" not in told[-1]:
        await asyncio.sleep(0.01)
    return [int(word) for word in told[-1].split("\n")[0].split()]


def test_nothing_is_left_of_who_has_left(tmp_path: Path) -> None:
    options = ("--no-limits", "--no-push")
    server = Server(tmp_path, f"sqlite:///{tmp_path}/h.db", *options, program=NEVER_COLLECTED)

    @in_time
    async def check() -> None:
        async with server.guest() as ana:
            table = await ana.new_table("me", "open")

            async def visit(rounds: int) -> None:
                for number in range(rounds):
                    async with server.somebody() as nobody:
                        await nobody.ok("GET", "/api/me")
                    async with ana.live(table["id"], 0) as live:
                        if number % 3 == 1:
                            await live.do("look", seat=0)
                        elif number % 3 == 2:
                            live.socket.transport.abort()

            await visit(3)
            await ana.http.aclose()
            few = max(await alive(server))
            await visit(VISITS)
            while max(await alive(server)) >= few + VISITS // 2:  # the last may be leaving still
                await asyncio.sleep(0.05)

    try:
        check()
    finally:
        server.stop()
