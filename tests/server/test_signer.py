"""Cookies that were signed: whose they are, and from when."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from itsdangerous import URLSafeTimedSerializer, timed

from holocene.server.signer import Signer


def test_a_cookie_says_whose_it_is_and_from_when(monkeypatch: pytest.MonkeyPatch) -> None:
    signed = Signer("a key")
    for at in (1_000_000_000, 5_000_000_000):  # however old, or from the future
        monkeypatch.setattr(timed, "time", SimpleNamespace(time=lambda at=at: at))
        cookie = str(URLSafeTimedSerializer("a key", salt="session").dumps(["ana", 3]))
        monkeypatch.undo()
        assert signed.read(cookie) == ("ana", 3, at * 1000)
        assert Signer("another key").read(cookie) is None
        assert signed.read(cookie[:-1]) is None
