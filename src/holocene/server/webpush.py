"""Web Push: a message that only one browser can read (RFC 8291), signed for its push service.

The service, which is the browser maker's, learns who sends and when, and nothing of what is said.
"""

from __future__ import annotations

import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Collection
from typing import Final
from urllib.parse import urlsplit

import orjson
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE: Final = ec.SECP256R1()
RECORD: Final = 4096  # bytes of which a message is the only record
SIGNED_FOR: Final = 12 * 3600  # seconds; a service takes no more than a day
# Those of the browsers, and all below them. A server must not be made to call at other doors.
SERVICES: Final = (
    "fcm.googleapis.com",
    "push.services.mozilla.com",
    "push.apple.com",
    "notify.windows.com",
)


def is_service(endpoint: str, own: Collection[str] = ()) -> bool:
    """Whether an address is a push service's: a known one, or one that the owner named."""
    try:
        parts = urlsplit(endpoint)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        return False
    if not endpoint.isascii() or not endpoint.isprintable() or " " in endpoint:
        return False
    if f"{parts.scheme}://{parts.netloc}" in own:
        return True
    known = any(host == service or host.endswith(f".{service}") for service in SERVICES)
    return known and parts.scheme == "https" and port is None and parts.netloc == host


class Browser:
    """The key of a browser, and the secret that it shares with us."""

    def __init__(self, p256dh: str, auth: str) -> None:
        self.point: Final = from_base64(p256dh)
        self.secret: Final = from_base64(auth)
        self.key: Final = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, self.point)
        if len(self.point) != 65 or len(self.secret) != 16:
            raise ValueError("expected a point of 65 bytes and a secret of 16")


def sealed(
    text: bytes,
    browser: Browser,
    key: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """A message for one browser, as `aes128gcm` (RFC 8188); each with a key and salt of its own."""
    key = key or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(16)
    point = _point(key)
    info = b"WebPush: info\0" + browser.point + point
    shared = _derived(key.exchange(ec.ECDH(), browser.key), browser.secret, info, 32)
    content_key = _derived(shared, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(shared, salt, b"Content-Encoding: nonce\0", 12)
    last = text + b"\x02"  # no record comes after it
    body = AESGCM(content_key).encrypt(nonce, last, None)
    return salt + RECORD.to_bytes(4, "big") + bytes([len(point)]) + point + body


class Vapid:
    """Who we are to a push service (RFC 8292): a browser takes messages of this key alone."""

    def __init__(self, secret: str, contact: str | None) -> None:
        """With a secret of the database, of which the key is made, and where to find the owner."""
        number = int.from_bytes(from_base64(secret), "big")
        self._key: Final = ec.derive_private_key(number % (CURVE.group_order - 1) + 1, CURVE)
        self._contact: Final = {} if contact is None else {"sub": contact}
        self.public: Final = to_base64(_point(self._key))

    def authorization(self, endpoint: str) -> str:
        """The header of a message."""
        parts = urlsplit(endpoint)
        audience = f"{parts.scheme}://{parts.netloc}"
        claims = {"aud": audience, "exp": int(time.time()) + SIGNED_FOR, **self._contact}
        head = {"typ": "JWT", "alg": "ES256"}
        text = ".".join(to_base64(orjson.dumps(part)) for part in (head, claims))
        pair = decode_dss_signature(self._key.sign(text.encode(), ec.ECDSA(SHA256())))
        signature = b"".join(number.to_bytes(32, "big") for number in pair)
        return f"vapid t={text}.{to_base64(signature)}, k={self.public}"


def to_base64(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def from_base64(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _point(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)
