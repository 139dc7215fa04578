"""What whoever runs a server needs: is it well, what does it do, a copy and the way back."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from holocene.cli.main import main
from tests.serving import COMMAND, Server, environment, in_time


@in_time
async def test_health_and_figures(server: Server) -> None:
    async with server.guest() as ana, server.somebody(**{"X-Forwarded-For": "192.0.2.1"}) as far:
        assert (await ana.ok("GET", "/health"))["status"] == "ok"
        assert (await far.ok("GET", "/health"))["status"] == "ok"
        before = figures((await ana.ask("GET", "/metrics")).text)
        table = await ana.new_table("me", "open")
        async with ana.live(table["id"], 0) as live:
            assert (await live.do("chat", text="hello"))["kind"] == "moved"
            assert (await live.do("chat", text=""))["kind"] == "refused"
            after = figures((await ana.ask("GET", "/metrics")).text)
        assert after["holocene_command_seconds_count"] > before["holocene_command_seconds_count"]
        assert after['holocene_command_seconds_bucket{le="+Inf"}'] >= 1
        assert after["holocene_refused_total"] > before["holocene_refused_total"]
        assert after["holocene_sockets"] >= 1
        assert after["holocene_tables"] >= 1
        assert after["holocene_memory_bytes"] > 1 << 20
        assert await far.refused("GET", "/metrics") == (404, "not-found")


def figures(text: str) -> dict[str, float]:
    lines = [line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in lines}


def command(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str]:
    """What `holocene` says, and its exit code."""
    code = main(words)
    told = capsys.readouterr()
    return code, told.out + told.err


def test_a_copy_while_it_runs_and_back_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    at = f"sqlite:///{tmp_path}/holocene.db"
    copy = (str(tmp_path / "copy.db"), "--database", at)
    server = Server(tmp_path, at, "--no-limits", "--no-push")
    cookies: list[str] = []

    @in_time
    async def play() -> None:
        async with server.guest("Ana") as ana:
            cookies.append(ana.cookie)
            await ana.new_table("me", "open", name="kept")
            code, told = command(capsys, "backup", *copy)
            assert code == 0, told
            assert "copy.db" in told
            await ana.new_table("me", "open", name="later")
        code, told = command(capsys, "backup", *copy)
        assert (code, "already" in told) == (2, True)
        code, told = command(capsys, "restore", *copy)
        assert (code, "another server has" in told) == (2, True)

    try:
        play()
    finally:
        server.stop()
    words = [sys.executable, "-c", COMMAND, "restore", *copy]  # it keeps others out until it ends
    subprocess.run(words, env=environment(None), check=True)
    assert (tmp_path / "holocene.db.before").exists()
    again = Server(tmp_path, at, "--no-limits", "--no-push")

    @in_time
    async def look() -> None:
        async with again.returning(cookies[0]) as ana:
            listed = await ana.ok("GET", "/api/tables?which=mine")
            assert [table["name"] for table in listed] == ["kept"]

    try:
        look()
    finally:
        again.stop()


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("backup", "a.db", "--database", "sqlite:///none.db"), "there is no none.db"),
        (("backup", "a.db", "--database", "postgresql://x@127.0.0.1/y"), "pg_dump"),
        (("restore", "none.db"), "no such file"),
        (("restore", "text.db"), "no database of Holocene"),
    ],
)
def test_what_cannot_be_copied_is_told_in_a_sentence(
    tmp_path: Path,
    words: tuple[str, ...],
    why: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "text.db").write_text("hello")
    code, told = command(capsys, *words)
    assert code == 2
    assert why in told
    assert len(told.splitlines()) == 1
    assert not (tmp_path / "a.db").exists()
