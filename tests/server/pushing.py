"""A push service on this machine, and browsers that are called through it."""

from __future__ import annotations

import asyncio
import json
import os
import time
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import Future
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from itertools import count
from threading import Thread
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from holocene.server.webpush import from_base64, to_base64
from tests.serving import SECONDS, Json, Person

CURVE = ec.SECP256R1()
NUMBERS = count(1)


@dataclass
class Message:
    """What came for a browser."""

    path: str
    headers: dict[str, str]
    body: bytes


class PushService:
    """Takes what is sent, and answers as it is told to."""

    def __init__(self) -> None:
        self.address = ""
        self.messages: list[Message] = []
        self.answers: dict[str, list[int]] = {}  # by path; the last one goes on
        self.silent = False  # it takes what comes, and never answers
        self._news = asyncio.Event()
        self._lines: set[asyncio.Task[None]] = set()

    def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line = asyncio.create_task(self._serve(reader, writer))
        self._lines.add(line)
        line.add_done_callback(self._lines.discard)

    async def hang_up(self) -> None:
        for line in self._lines:
            line.cancel()
        await asyncio.gather(*self._lines, return_exceptions=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while head := (await reader.readuntil(b"\r\n\r\n")).decode():
                first, *lines = head.strip().split("\r\n")
                headers = dict(line.lower().split(": ", 1) for line in lines)
                named = dict(line.split(": ", 1) for line in lines)
                headers["authorization"] = named.get("Authorization", "")
                headers["topic"] = named.get("Topic", "")
                method, path, _ = first.split(" ")
                body = await reader.readexactly(int(headers["content-length"]))
                assert method == "POST"
                self.messages.append(Message(path, headers, body))
                self._news.set()
                if self.silent:
                    await reader.read()
                    return
                answers = self.answers.get(path, [201])
                status = answers.pop(0) if len(answers) > 1 else answers[0]
                writer.write(b"HTTP/1.1 %d So\r\nContent-Length: 0\r\n\r\n" % status)
                await writer.drain()
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        finally:
            writer.close()

    async def until(self, enough: Callable[[], bool]) -> None:
        async with asyncio.timeout(SECONDS):
            while not enough():
                self._news.clear()
                await self._news.wait()

    def browser(self) -> Browser:
        return Browser(self, f"/of/{next(NUMBERS)}")


@asynccontextmanager
async def push_service() -> AsyncIterator[PushService]:
    service = PushService()
    server = await asyncio.start_server(service.take, "127.0.0.1", 0)
    service.address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    try:
        yield service
    finally:
        server.close()
        await service.hang_up()


@contextmanager
def push_service_beside() -> Iterator[PushService]:
    """The same in a thread, for tests that wait in other ways."""
    ready: Future[PushService] = Future()
    done = asyncio.Event()

    async def serve() -> None:
        async with push_service() as service:
            ready.set_result(service)
            await done.wait()

    loop = asyncio.new_event_loop()
    thread = Thread(target=loop.run_until_complete, args=[serve()])
    thread.start()
    try:
        yield ready.result(SECONDS)
    finally:
        loop.call_soon_threadsafe(done.set)
        thread.join(SECONDS)
        loop.close()


class Browser:
    """One that can be called."""

    def __init__(self, service: PushService, path: str) -> None:
        self.service = service
        self.path = path
        self._key = ec.generate_private_key(CURVE)
        self._auth = os.urandom(16)
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self._point = point
        self.endpoint = service.address + path
        self.subscription: Json = {
            "endpoint": self.endpoint,
            "keys": {"p256dh": to_base64(point), "auth": to_base64(self._auth)},
        }

    async def subscribe(self, person: Person) -> None:
        await person.ok("POST", "/api/push", self.subscription)

    @property
    def messages(self) -> list[Message]:
        return [message for message in self.service.messages if message.path == self.path]

    @property
    def heard(self) -> list[Json]:
        return [self.read(message.body) for message in self.messages]

    async def until(self, count: int) -> list[Json]:
        """All that it heard, which is so much."""
        await self.service.until(lambda: len(self.messages) >= count)
        heard = self.heard
        assert len(heard) == count
        return heard

    def read(self, body: bytes) -> Json:
        """Decrypted as a browser does it: RFC 8188 and RFC 8291, written once more."""
        salt, record, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= record
        public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender)
        info = b"WebPush: info\x00" + self._point + sender
        shared = HKDF(SHA256(), 32, self._auth, info).derive(self._key.exchange(ec.ECDH(), public))
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\x00").derive(shared)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\x00").derive(shared)
        text = AESGCM(key).decrypt(nonce, sealed, None)
        assert text.endswith(b"\x02")
        told: Json = json.loads(text[:-1])
        return told


def signed(message: Message) -> tuple[Json, str]:
    """The claims of a message and the key that signed them (RFC 8292)."""
    scheme, _, rest = message.headers["authorization"].partition(" ")
    assert scheme == "vapid"
    given: dict[str, str] = dict(part.strip().split("=", 1) for part in rest.split(","))
    head, claims, signature = given["t"].split(".")
    assert json.loads(from_base64(head))["alg"] == "ES256"
    raw = from_base64(signature)
    assert len(raw) == 64
    pair = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_base64(given["k"]))
    key.verify(pair, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    told: dict[str, Any] = json.loads(from_base64(claims))
    assert 0 < told["exp"] - time.time() < 24 * 3600
    return told, given["k"]
