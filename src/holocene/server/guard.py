"""What every request passes first: size, haste, origin; and what every answer carries."""

from __future__ import annotations

from typing import Final

import orjson
from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..tables.refusal import Refusal
from .limits import LARGEST
from .origin import check_host, check_own
from .service import address_of, service_of
from .status import status_of

HSTS: Final = 180 * 24 * 3600  # seconds for which a browser comes by https only
SAFE: Final = ("GET", "HEAD", "OPTIONS")
TYPED: Final = {"X-Content-Type-Options": "nosniff"}
HEADERS: Final = TYPED | {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self'; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
}


class Guard:
    def __init__(self, app: ASGIApp) -> None:
        self.app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        body = Body(receive)
        service = service_of(HTTPConnection(scope))
        secure = service.settings.secure

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in (TYPED if _is_part(scope, headers) else HEADERS).items():
                    headers.setdefault(name, value)
                if secure:
                    headers.setdefault("Strict-Transport-Security", f"max-age={HSTS}")
                if body.left < 0:  # nobody reads the rest of it, so nothing can follow
                    headers["Connection"] = "close"
                if scope["path"].startswith("/api"):
                    headers.setdefault("Cache-Control", "no-store")
                    if service.pause is not None:
                        headers["Holocene-Pause"] = str(service.pause)
            await send(message)

        try:
            self._check(scope)
        except Refusal as refusal:
            await _refuse(send_guarded, refusal)
            return
        await self.app(scope, body.receive, send_guarded)

    def _check(self, scope: Scope) -> None:
        connection = HTTPConnection(scope)
        service = service_of(connection)
        service.requests.take(address_of(connection))
        check_host(connection, service.settings)
        if scope["method"] not in SAFE:
            check_own(connection, service.settings)
        length = connection.headers.get("content-length", "0")
        if not length.isdigit() or int(length) > LARGEST:
            raise Refusal("too-large", f"a request has at most {LARGEST} bytes")


def _is_part(scope: Scope, headers: MutableHeaders) -> bool:
    """Whether it is a script or style sheet of the client.

    Rules for documents mean nothing there, and for a dozen files they are as long as one more.
    """
    kind = headers.get("content-type", "").partition(";")[0]
    return scope["path"].startswith("/assets/") and kind in ("text/javascript", "text/css")


class Body:
    """A streamed body over the limit, which no Content-Length gave away, is cut off."""

    def __init__(self, receive: Receive) -> None:
        self._receive: Final = receive
        self.left = LARGEST

    async def receive(self) -> Message:
        message = await self._receive()
        if message["type"] == "http.request":
            self.left -= len(message.get("body", b""))
            if self.left < 0:
                return {"type": "http.disconnect"}
        return message


async def _refuse(send: Send, refusal: Refusal) -> None:
    body = orjson.dumps({"error": {"code": refusal.code, "message": refusal.message}})
    headers = [(b"content-type", b"application/json")]
    if refusal.code == "too-large":
        headers.append((b"connection", b"close"))  # nobody reads the rest of it
    await send({"type": "http.response.start", "status": status_of(refusal), "headers": headers})
    await send({"type": "http.response.body", "body": body})
