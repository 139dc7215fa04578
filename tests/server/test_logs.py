"""The log of a server: in lines that programs read too, and not too many of them."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import sqlite3
from pathlib import Path
from types import SimpleNamespace

import pytest
from sqlalchemy.exc import OperationalError

from holocene.server.logs import EACH, handler
from tests.serving import Server, in_time


@pytest.fixture
def log() -> logging.Logger:
    return logging.Logger("holocene.tried")


def failing(error: Exception, log: logging.Logger) -> None:
    try:
        raise error
    except Exception:
        log.exception("table %s\nfailed", "x")


def test_a_line_of_json_for_each(log: logging.Logger) -> None:
    out = io.StringIO()
    log.addHandler(handler("json", out))
    failing(OperationalError("", {}, sqlite3.OperationalError("database or disk is full")), log)
    failing(KeyError("a mistake of ours"), log)
    away, mistake = map(json.loads, out.getvalue().splitlines())
    assert away["message"] == "table x failed: OperationalError"
    assert (away["level"], away["logger"]) == ("error", "holocene.tried")
    assert "trace" not in away
    assert "a mistake of ours" in mistake["trace"]


def test_the_same_again_and_again_takes_a_few_lines(
    log: logging.Logger, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 0.0
    monkeypatch.setattr("holocene.server.limits.time", SimpleNamespace(monotonic=lambda: now))
    out = io.StringIO()
    log.addHandler(handler("plain", out))
    for number in range(1000):
        log.warning("bot %s failed", number)
    assert len(out.getvalue().splitlines()) == int(EACH.burst)
    log.warning("something else")
    assert out.getvalue().endswith("something else\n")
    now = 1 / EACH.per_second
    log.warning("bot %s failed", 1000)
    assert out.getvalue().endswith("bot 1000 failed (and 980 such lines before)\n")


def test_whatever_comes_the_log_stays_short(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/holocene.db"
    server = Server(tmp_path, database, "--no-limits", "--log", "json")
    host, port = server.address.removeprefix("http://").split(":")

    @in_time
    async def knock() -> None:
        for nonsense in (b"\x16\x03\x01\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"X" * 40_000):
            for _ in range(60):
                reader, writer = await asyncio.open_connection(host, int(port))
                writer.write(nonsense)
                await reader.read()
                writer.close()

    try:
        knock()
    finally:
        server.stop()
    lines = [line for line in server.log.read_text().splitlines() if line.startswith("{")]
    assert len(lines) <= 3 * EACH.burst
    assert all(json.loads(line)["level"] for line in lines)
