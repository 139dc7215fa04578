"""Cookies that were signed: how long they are good, and what a clock that was set does to them."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from itsdangerous import URLSafeTimedSerializer, timed

from holocene.server import signer
from holocene.server.signer import LIFETIME, Signer


def at(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    clock = SimpleNamespace(time=lambda: seconds)
    monkeypatch.setattr(timed, "time", clock)
    monkeypatch.setattr(signer, "time", clock)


def test_a_clock_that_is_set_back_logs_nobody_out(monkeypatch: pytest.MonkeyPatch) -> None:
    signed = Signer("a key")
    at(monkeypatch, 1e9)
    cookie = str(URLSafeTimedSerializer("a key", salt="session").dumps(["ana", 3]))
    for later in (0, LIFETIME - 1, -60, -3600, -1e9 + 1):
        at(monkeypatch, 1e9 + later)
        assert signed.read(cookie) == ("ana", 3)
    at(monkeypatch, 1e9 + LIFETIME + 1)
    assert signed.read(cookie) is None
    assert Signer("another key").read(cookie) is None
