"""A connection over HTTP: uvicorn's own protocol, with limits on what no application sees.

It parses whatever comes, as fast as it comes. Here is counted what is neither body nor answered,
and how many questions wait for their turn; and nobody may take for ever.
"""

from __future__ import annotations

import asyncio
from math import inf
from typing import Any, Final

import httptools
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from .doors import Doors, Line, as_itself
from .limits import LARGEST

FOR_HEAD: Final = 10.0  # seconds from the connection, or the first byte, to the end of the headers
FOR_BODY: Final = 60.0
FOR_READING: Final = 30.0  # in which something of an answer must be read
FOR_LAST: Final = 0.3  # in which a question may come that was on its way when the doors closed
FOR_PARTING: Final = 5.0  # in which what was said last can still be read
LARGEST_HEAD: Final = 32 * 1024  # bytes; a body in pieces has as many to say how long they are
MOST_HEADERS: Final = 100
MOST_WAITING: Final = 8  # questions behind the one that is being answered
UNHEARD: Final = 16 << 20  # bytes that still may come when nobody listens: who sends on reads late
NO_BODY: Final = b"connection: close\r\ncontent-length: 0\r\n\r\n"


class TooMuch(Exception):
    """With the status that says of what."""

    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status: Final = status


class Shown:
    """The transport as an answer sees it: closed only when nothing more is coming."""

    def __init__(self, line: HttpLine) -> None:
        self._line: Final = line
        self.write: Final = line.transport.write
        self.is_closing: Final = line.transport.is_closing

    def close(self) -> None:
        self._line.close()


class HttpLine(HttpToolsProtocol, Line):
    def __init__(
        self,
        config: Config,
        server_state: Doors,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._doors: Final = server_state
        self._inside = False
        self._around = 0  # bytes of a request that are no body
        self._body = 0  # bytes that are
        self._begun = False  # there is something of a request, and not all of it
        self._asked = False  # its headers are there
        self._goes_on = False  # more may be asked over this line after it
        self._parting = False
        self._unheard = 0

    # Coming and going

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.client is not None:
            self.client = as_itself(self.client[0]), self.client[1]
        self._shown = Shown(self)
        self.waits_since = self.loop.time()
        self.ask_by = self.waits_since + FOR_HEAD
        self._inside = True
        if not self._doors.enter(self, self.client[0] if self.client else None):
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)
        self._unset_keepalive_if_required()  # or all this would be kept until then
        if self.cycle is not None:
            self.cycle.transport = self.transport
        del self._shown  # which holds what holds it

    def shutdown(self) -> None:
        """The server stops: a question that is on its way is answered, as the last one."""
        if self.cycle is None or self.cycle.response_complete:
            self.loop.call_later(FOR_LAST, self._close_unasked)
        else:
            self.cycle.keep_alive = False

    def _close_unasked(self) -> None:
        if self.cycle is None or self.cycle.response_complete:
            self.transport.close()

    def handle_websocket_upgrade(self) -> None:
        if self._doors.closing:
            self._hang_up(503)
            return
        self._leave()  # whoever takes over enters for itself
        super().handle_websocket_upgrade()
        del self._shown
        self.parser = None  # type: ignore[assignment]  # which holds what holds it

    def _leave(self) -> None:
        if self._inside:
            self._inside = False
            self._doors.leave(self)

    # What comes

    def data_received(self, data: bytes) -> None:
        if self._parting:
            self._hear_no_more(data)
            return
        self._unset_keepalive_if_required()
        if self.ask_by == inf:
            self.ask_by = self.loop.time() + FOR_HEAD
        self._around += len(data)
        try:
            self.parser.feed_data(data)
            if self._around > LARGEST_HEAD:
                raise TooMuch(431)
        except TooMuch as much:
            self._hang_up(much.status)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
        except httptools.HttpParserError as error:
            why = error.__context__
            self._hang_up(why.status if isinstance(why, TooMuch) else 400)
        else:
            if self._begun and self.ask_by == inf:  # another one, behind the end of the first
                self.ask_by = self.loop.time() + FOR_HEAD

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._begun = True
        self._body = 0

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        if len(self.headers) > MOST_HEADERS:
            raise TooMuch(431)

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= MOST_WAITING:
            raise TooMuch(429)
        self.waits_since = inf
        self.ask_by = self.loop.time() + FOR_BODY
        super().on_headers_complete()
        self._asked = True
        if self.cycle is not None:
            self.cycle.transport = self._shown  # type: ignore[assignment]
            self._goes_on = self.cycle.keep_alive and not self._doors.closing
            # Of what may be too much the rest is not waited for, if it is answered before its end.
            self.cycle.keep_alive = self._goes_on and self._is_bounded()

    def _is_bounded(self) -> bool:
        """Whether it says how long it is, and that is not too long."""
        for name, value in self.headers:
            if name == b"transfer-encoding" or (name == b"content-length" and int(value) > LARGEST):
                return False
        return True

    def on_body(self, body: bytes) -> None:
        self._around -= len(body)
        self._body += len(body)
        super().on_body(body)
        # As long as it is not answered, the application reads it, and says when it is too much.
        if self._body > LARGEST and self.cycle is not None and self.cycle.response_complete:
            raise TooMuch(413)

    def on_message_complete(self) -> None:
        self._around = 0
        self._begun = self._asked = False
        self.ask_by = inf
        if self.cycle is not None and not self.cycle.response_started:
            self.cycle.keep_alive = self._goes_on and not self._doors.closing
        super().on_message_complete()

    # What goes

    def on_response_complete(self) -> None:
        if self._parting:
            return
        super().on_response_complete()
        if not self.pipeline and not self._begun:
            self.waits_since = self.loop.time()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.read_by = self.loop.time() + FOR_READING

    def resume_writing(self) -> None:
        super().resume_writing()
        self.read_by = inf

    # The end

    def _hang_up(self, status: int) -> None:
        """Say why, where nothing else is being said or was said already."""
        cycle = self.cycle
        answered = cycle is None or cycle.response_complete
        if self.pipeline or not (answered or self._asked) or (cycle and self._half_said()):
            self.transport.abort()
            return
        if cycle is not None:
            cycle.disconnected = True
            cycle.message_event.set()
        if not (answered and self._asked):
            self.transport.write(STATUS_LINE[status] + NO_BODY)
        self.part()

    def _half_said(self) -> bool:
        return self.cycle.response_started and not self.cycle.response_complete

    def close(self) -> None:
        """After the last answer."""
        if self._asked:
            self.part()
        else:
            self.transport.close()

    def part(self) -> None:
        """To close while more is coming would take back what was said: it may come for a while."""
        self._parting = True
        self.gone_by = self.loop.time() + FOR_PARTING
        if self.transport.is_closing():
            return
        self.flow.resume_reading()  # a body that nobody took may have held it up
        if self.transport.can_write_eof():
            self.transport.write_eof()

    def _hear_no_more(self, data: bytes) -> None:
        self._unheard += len(data)
        if self._unheard > UNHEARD and not self.transport.is_closing():
            self.transport.pause_reading()
