"""Cookies that cannot be forged."""

from __future__ import annotations

import time
from typing import Final

from itsdangerous import BadSignature, URLSafeTimedSerializer

LIFETIME: Final = 180 * 24 * 3600
RENEWED: Final = 30 * 24 * 3600


class Signer:
    def __init__(self, key: str) -> None:
        self._serializer: Final = URLSafeTimedSerializer(key, salt="session")

    def sign(self, account: str, epoch: int) -> str:
        return self._serializer.dumps([account, epoch])

    def read(self, cookie: str | None) -> tuple[str, int] | None:
        """Whose it is, while it is good."""
        found = self._opened(cookie)
        if found is None or found[1] > LIFETIME:
            return None
        (account, epoch), _ = found
        return str(account), int(epoch)

    def is_old(self, cookie: str | None) -> bool:
        """Whether it was signed long ago, or by a clock that was far ahead."""
        found = self._opened(cookie)
        return found is not None and abs(found[1]) > RENEWED

    def _opened(self, cookie: str | None) -> tuple[tuple[str, int], float] | None:
        """What was signed, and how many seconds ago.

        That may be in the future: clocks are set back, and whoever came before that is no stranger.
        """
        if not cookie or len(cookie) > 300:
            return None
        try:
            (account, epoch), signed = self._serializer.loads(cookie, return_timestamp=True)
        except (BadSignature, ValueError, TypeError):
            return None
        return (account, epoch), time.time() - signed.timestamp()
