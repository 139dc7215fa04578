"""Cookies as earlier versions signed them: who has one still is known by it."""

from __future__ import annotations

from typing import Final, NamedTuple

from itsdangerous import BadSignature, URLSafeTimedSerializer

LIFETIME: Final = 180 * 24 * 3600


class Signed(NamedTuple):
    account: str
    epoch: int
    at: int  # milliseconds


class Signer:
    def __init__(self, key: str) -> None:
        self._serializer: Final = URLSafeTimedSerializer(key, salt="session")

    def read(self, cookie: str) -> Signed | None:
        """Whose it is, of which epoch, and from when: however old, or from the future."""
        try:
            (account, epoch), signed = self._serializer.loads(cookie, return_timestamp=True)
        except (BadSignature, ValueError, TypeError):
            return None
        return Signed(str(account), int(epoch), int(signed.timestamp() * 1000))
