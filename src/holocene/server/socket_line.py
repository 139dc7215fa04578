"""A connection of a WebSocket: uvicorn's own protocol, with limits on what no application sees.

Control frames and pieces of messages are answered or kept without anybody being asked. Here they
are counted; and who does not read is not read from.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn._types import ASGIReceiveEvent
from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame

from .doors import Doors, Line, as_itself
from .limits import Bucket

SLICE: Final = 1024  # bytes that are taken apart in one go: at most 170 frames
MOST_PIECES: Final = 64  # of a message


class SocketLine(WebSocketsSansIOProtocol, Line):
    def __init__(
        self,
        config: Config,
        server_state: Doors,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._doors: Final = server_state
        self._frames: Final = Bucket(server_state.frames)

    # Coming and going

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        if self.client is not None:
            self.client = as_itself(self.client[0]), self.client[1]
        self._doors.enter(self, self.client[0] if self.client else None)  # it was inside before

    def connection_lost(self, exc: Exception | None) -> None:
        self._doors.leave(self)
        super().connection_lost(exc)
        self.conn.parser.close()  # which holds what holds it

    # What comes

    def data_received(self, data: bytes) -> None:
        for at in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            self._take(data if len(data) <= SLICE else data[at : at + SLICE])

    def _take(self, data: bytes) -> None:
        self.conn.receive_data(data)
        if self.conn.parser_exc is not None:
            self.handle_parser_exception()
        elif self._frames.take(len(self.conn.events)):
            self.handle_events()
        else:
            self._too_many()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < MOST_PIECES:
            super().handle_cont(event)
        else:
            self._too_many()

    async def receive(self) -> ASGIReceiveEvent:
        message = await super().receive()
        if not self.writable.is_set():
            self._listen(False)
        return message

    # What goes

    def pause_writing(self) -> None:
        super().pause_writing()
        self._listen(False)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._listen(not self.read_paused)

    def _listen(self, listens: bool) -> None:
        if self.transport.is_closing():
            return
        if listens:
            self.transport.resume_reading()
        else:
            self.transport.pause_reading()

    def _too_many(self) -> None:
        if self.transport.is_closing():
            return
        if not self.handshake_complete or not self.writable.is_set():
            self.transport.abort()
            return
        self.conn.fail(CloseCode.POLICY_VIOLATION, "too many frames")
        self.handle_parser_exception()
