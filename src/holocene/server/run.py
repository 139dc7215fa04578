"""Running the server: one process, one event loop."""

from __future__ import annotations

import gc
import socket
import sys

import uvicorn

from ..tables import database
from .app import create_app
from .service import ServerSettings

LARGEST_MESSAGE = 8 * 1024  # bytes that a client may send over its socket


def serve(settings: ServerSettings, host: str, port: int) -> int:
    """Serve until told to stop; prints the address when it can be opened."""
    engine = database.connect(settings.database)  # a bad address is told before anything starts
    engine.dispose()
    config = uvicorn.Config(
        create_app(settings),
        host=host,
        port=port,
        log_level="warning",
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=25.0,
        ws_ping_timeout=30.0,
        ws_per_message_deflate=False,  # a window for each of thousands of sockets is too much
        timeout_graceful_shutdown=3,
    )
    # What is imported now stays; the many small objects of tables die young. Collecting seldom,
    # and without what stays, keeps pauses short with thousands of sockets.
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 50, 100)
    server = AnnouncingServer(config)
    server.run()
    return 0 if server.started else 1


class AnnouncingServer(uvicorn.Server):
    """Says where it can be reached as soon as it can be."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self.servers:
            host, port = self.servers[0].sockets[0].getsockname()[:2]
            shown = f"[{host}]" if ":" in host else host
            print(f"Holocene is open at http://{shown}:{port}/", flush=True)
            print("Press Ctrl+C to close it.", file=sys.stderr, flush=True)
