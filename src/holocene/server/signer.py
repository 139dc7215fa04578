"""Cookies that cannot be forged."""

from __future__ import annotations

from typing import Final

from itsdangerous import BadSignature, SignatureExpired, URLSafeTimedSerializer

LIFETIME: Final = 180 * 24 * 3600
RENEWED: Final = 30 * 24 * 3600


class Signer:
    def __init__(self, key: str) -> None:
        self._serializer: Final = URLSafeTimedSerializer(key, salt="session")

    def sign(self, account: str, epoch: int) -> str:
        return self._serializer.dumps([account, epoch])

    def read(self, cookie: str | None) -> tuple[str, int] | None:
        if not cookie or len(cookie) > 300:
            return None
        try:
            account, epoch = self._serializer.loads(cookie, max_age=LIFETIME)
        except (BadSignature, ValueError, TypeError):
            return None
        return str(account), int(epoch)

    def is_old(self, cookie: str | None) -> bool:
        """Whether it was signed long ago."""
        try:
            self._serializer.loads(cookie or "", max_age=RENEWED)
        except SignatureExpired:
            return True
        except BadSignature:
            return False
        return False
