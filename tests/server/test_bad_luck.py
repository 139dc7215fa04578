"""What happens to databases: the server says so in a line, and confirms nothing that is lost."""

from __future__ import annotations

from pathlib import Path

import httpx

from tests.serving import Server, in_time


def test_a_server_whose_file_is_deleted_stops(tmp_path: Path) -> None:
    file = tmp_path / "holocene.db"
    server = Server(tmp_path, f"sqlite:///{file}", "--no-limits", "--no-push")

    @in_time
    async def play() -> None:
        async with server.guest() as ana:
            table = await ana.new_table("me", "open")
            async with ana.live(table["id"], 0) as live:
                file.unlink()
                told = await live.do("chat", text="is this kept?")
                assert (told["kind"], told["code"]) == ("refused", "trouble")
            try:
                answer = await ana.ask("POST", "/api/guests", {"name": "Ben"})
                assert answer.status_code == 503
            except httpx.HTTPError:
                pass  # it has stopped already

    play()
    server.await_end()
    assert server.process.returncode == 1
    server.check_log()
    assert "was moved, replaced or deleted" in server.log.read_text()
