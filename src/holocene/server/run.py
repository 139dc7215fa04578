"""Running the server: one process, one event loop."""

from __future__ import annotations

import asyncio
import gc
import os
import socket
import sys
from collections.abc import Awaitable, Callable

import psycopg
import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from ..tables import database
from .app import create_app, open_service
from .doors import Doors
from .logs import log_to
from .service import ServerSettings
from .socket_line import SocketLine

try:
    from .http_line import HttpLine
except ImportError:  # Windows: a slower parser, which has limits of its own
    HttpLine = "h11"  # type: ignore[assignment, misc]

LARGEST_MESSAGE = 8 * 1024  # bytes that a client may send over its socket
PARTING = 5.0  # seconds in which what was asked must be done when the server stops
TICKS = 5  # of a tenth of a second, between two looks at the doors
IDLE_TICKS = 600


def serve(
    settings: ServerSettings, port: int, proxy: str | None = None, fd: int | None = None
) -> int:
    """Serve until told to stop; prints the address when it can be opened."""
    log_to(settings.log)
    door = None if fd is None else inherited(fd)
    engine = database.connect(settings.database)
    database.claim(engine)
    try:
        database.migrate(engine)  # what cannot be opened is told before anything starts
        for name in ("session", "push"):
            database.key(engine, name)
        database.check_writable(engine)
    except SQLAlchemyError as error:
        raise ValueError(database.why_not(error)) from None
    engine.dispose()
    proxies = proxy or "127.0.0.1"
    app = create_app(settings)
    config = uvicorn.Config(
        app,
        forwarded_allow_ips=proxies,
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        http=HttpLine,
        ws=SocketLine,
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=settings.beat,
        ws_ping_timeout=1.5 * settings.beat,
        ws_per_message_deflate=False,  # a window for each of thousands of sockets is too much
        timeout_graceful_shutdown=3,
    )
    # What is imported now stays; the many small objects of tables die young. Collecting seldom,
    # and without what stays, keeps pauses short with thousands of sockets.
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 50, 100)
    server = HouseServer(config, Doors(settings.limits, proxies), settings.public)
    app.state.give_up = server.give_up
    server.opening = lambda: open_service(app, settings)
    server.parting = lambda: app.state.service.part(PARTING)
    server.run([door or listening(settings.host, port)])
    if server.trouble is not None:
        raise ValueError(database.why_not(server.trouble))
    return 0 if server.started and not server.gave_up else 1


def listening(host: str, port: int) -> socket.socket:
    """The door, opened before anything else is: that may fail."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=2048)
    except (OSError, OverflowError) as error:
        known = isinstance(error, OSError) and error.errno
        why = os.strerror(known).lower() if known else "no such port"
        raise ValueError(f"cannot listen at {host}:{port} ({why}); try another --port") from None


def inherited(fd: int) -> socket.socket:
    """A door that somebody else holds open: the next server is behind it before this one goes."""
    try:
        door = socket.socket(fileno=fd)
        listens = door.getsockopt(socket.SOL_SOCKET, socket.SO_ACCEPTCONN)
    except OSError:
        raise ValueError(f"--fd: {fd} is no socket") from None
    if not listens or door.family not in (socket.AF_INET, socket.AF_INET6):
        door.detach()  # it is not ours to close
        raise ValueError(f"--fd: {fd} is no listening socket of TCP")
    return door


class HouseServer(uvicorn.Server):
    """Says where it can be reached as soon as it can be, and looks after its doors."""

    def __init__(self, config: uvicorn.Config, doors: Doors, public: str | None) -> None:
        super().__init__(config)
        self.server_state = self._doors = doors
        self._public = public
        self.opening: Callable[[], Awaitable[object]] = _nobody_comes
        self.parting: Callable[[], Awaitable[None]] = _nobody_comes
        self.trouble: Exception | None = None  # for which it did not open
        self.gave_up = False

    def give_up(self) -> None:
        """Going on would do harm."""
        self.gave_up = self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await self.opening()
        except (SQLAlchemyError, psycopg.Error, OSError) as error:
            self.trouble, self.should_exit = error, True
            return
        await super().startup(sockets)
        if self.started and sockets:
            host, port = sockets[0].getsockname()[:2]
            shown = f"[{host}]" if ":" in host else host
            print(f"Holocene is open at http://{shown}:{port}/", flush=True)
            if self._public is not None:
                print(f"People reach it at {self._public}", file=sys.stderr, flush=True)
            print("Press Ctrl+C to close it.", file=sys.stderr, flush=True)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Nobody new comes in; what was asked is done and told, and then all are sent on."""
        self._doors.closing = True
        for server in self.servers:
            server.close()
        await self.parting()
        await super().shutdown(sockets)

    async def on_tick(self, counter: int) -> bool:
        if counter % TICKS == 0:
            self._doors.sweep(asyncio.get_running_loop().time())
        if counter % IDLE_TICKS == 0 and not self._doors.connections:
            gc.collect()  # it holds up nobody
        return await super().on_tick(counter)


async def _nobody_comes() -> None:
    """There is no house yet."""
