"""Another program holds the database: one waits shortly, is told no, and no means no."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

from tests.server.nursery import Starter
from tests.serving import in_time


@in_time
async def test_who_is_told_no_finds_nothing_done_later(start: Starter, tmp_path: Path) -> None:
    file = tmp_path / "holocene.db"
    server = start(f"sqlite:///{file}")
    async with server.guest() as ana:
        table = await ana.new_table("me", "open")
        shell = sqlite3.connect(file, isolation_level=None)
        shell.execute("BEGIN IMMEDIATE")
        async with ana.live(table["id"], 0) as live:
            told = await live.do("chat", text="while it is locked")
            assert (told["kind"], told["code"]) == ("refused", "trouble")
        answer = await ana.ask("POST", "/api/guests", {"name": "Ben", "language": "en"})
        assert answer.status_code == 503
        shell.execute("ROLLBACK")
        shell.close()
        async with ana.live(table["id"], 0) as live:
            told = await live.do("chat", text="afterwards")
            assert told["kind"] == "moved"
            assert [entry["text"] for entry in live.log if entry["kind"] == "chat"] == [
                "afterwards"
            ]
    await asyncio.to_thread(server.stop)  # and no traceback is in its log
