"""Cookies as earlier versions signed them: who has one still is known by it."""

from __future__ import annotations

import time
from typing import Final

from itsdangerous import BadSignature, URLSafeTimedSerializer

LIFETIME: Final = 180 * 24 * 3600


class Signer:
    def __init__(self, key: str) -> None:
        self._serializer: Final = URLSafeTimedSerializer(key, salt="session")

    def read(self, cookie: str) -> tuple[str, int] | None:
        """Whose it is, and of which epoch, while it is good.

        It may come from the future: clocks are set back, and whoever came before is no stranger.
        """
        try:
            (account, epoch), signed = self._serializer.loads(cookie, return_timestamp=True)
        except (BadSignature, ValueError, TypeError):
            return None
        if time.time() - signed.timestamp() > LIFETIME:
            return None
        return str(account), int(epoch)
