"""What whoever runs a server needs: is it well, what does it do, a copy and the way back."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

import pytest

from holocene.cli.main import main
from tests.serving import COMMAND, Live, Person, Server, environment, in_time


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


def test_moves_are_counted_as_they_are_made(tmp_path: Path) -> None:
    """Not what else is written, not what a server that comes back reads again."""
    at = f"sqlite:///{tmp_path}/holocene.db"
    chance = random.Random(7)
    cookies: list[str] = []
    tables: list[str] = []

    async def moves(person: Person) -> float:
        return figures((await person.ask("GET", "/metrics")).text)["holocene_moves_total"]

    @in_time
    async def play() -> None:
        async with first.guest() as ana:
            cookies.append(ana.cookie)
            table = await ana.new_table("me", "beside Eva")
            tables.append(table["id"])
            assert await moves(ana) == 0
            async with ana.live(table["id"], 0) as live:
                made = 0
                for _ in range(6):
                    await on_turn(live)
                    await live.act(chance)
                    made += 1
                    assert await moves(ana) == made
                await on_turn(live)
                assert (await live.do("chat", text="hello"))["kind"] == "moved"
                while not live.undo:
                    await on_turn(live)
                    await live.act(chance)
                    made += 1
                assert (await live.do("undo", position=live.position))["kind"] == "moved"
                assert (await live.do("act", actions=["x"], position=0))["kind"] == "refused"
            assert await moves(ana) == made

    @in_time
    async def look() -> None:
        async with second.returning(cookies[0]) as ana:
            async with ana.live(tables[0], 0, 1) as live:
                assert len([entry for entry in live.log if entry["kind"] == "act"]) >= 6
                assert await moves(ana) == 0
                await on_turn(live)
                await live.act(chance)
            assert await moves(ana) == 1

    first = Server(tmp_path, at, "--no-limits", "--no-push")
    try:
        play()
    finally:
        first.stop()
    second = Server(tmp_path, at, "--no-limits", "--no-push")
    try:
        look()
    finally:
        second.stop()


async def on_turn(live: Live) -> None:
    """Show the seat that decides; both are one person's."""
    if not live.choices:
        await live.do("look", seat=1 - (live.seat or 0))
    assert live.choices


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
