"""The doors of a server: how many connections there may be, whose, and how long each may dawdle."""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from contextlib import suppress
from ipaddress import IPv6Address, ip_address, ip_network
from math import inf
from typing import Final

from uvicorn.server import ServerState

from .limits import Limits, Rate

RESERVE: Final = 128  # files that the house itself needs: database, bots, log
MOST_FILES: Final = 1 << 16
USUAL_FILES: Final = 1024  # where nobody can be asked
PARTING: Final = 10.0  # seconds in which a line that was closed must be gone


class Line:
    """A connection as its door sees it. Times are those of the event loop."""

    transport: asyncio.Transport
    house: str = ""  # the address it comes from; empty: a proxy's, which speaks for many
    ask_by: float = inf  # when all of a question must be there
    read_by: float = inf  # when something of the answer must have been read
    gone_by: float = inf
    waits_since: float = inf  # since when nothing was asked over it; `inf` while something is

    def overdue(self, now: float) -> bool:
        if self.gone_by == inf and self.transport.is_closing():
            self.gone_by = now + PARTING  # what it should still read, it may never read
        return min(self.ask_by, self.read_by, self.gone_by) <= now


class Doors(ServerState):
    """What uvicorn keeps of a server, and whom it lets in."""

    def __init__(self, limits: Limits, proxies: str, files: int | None = None) -> None:
        """With the addresses of proxies, as uvicorn takes them."""
        super().__init__()
        self.closing = False  # what was asked is answered, and nothing more
        self.frames: Final[Rate] = limits.frames
        self._most: Final = max(RESERVE // 2, (files or more_files()) - RESERVE)
        self._by_house: Final = min(limits.connections, self._most // 4)
        self._proxies: Final = [part.strip() for part in proxies.split(",")]
        self._counts: Final[Counter[str]] = Counter()

    def enter(self, line: Line, host: str | None) -> bool:
        """Count a connection in. Whether there is room for it; if not, it must hang up."""
        line.house = "" if host is None or self._is_proxy(host) else house_of(host)
        self._counts[line.house] += 1
        if line.house and self._counts[line.house] > self._by_house:
            return False
        return self._counts.total() <= self._most or self._made_room(line)

    def leave(self, line: Line) -> None:
        self._counts[line.house] -= 1
        if not self._counts[line.house]:
            del self._counts[line.house]

    def _is_proxy(self, host: str) -> bool:
        return any(network in ("*", host) or _within(host, network) for network in self._proxies)

    def _lines(self) -> list[Line]:
        return [line for line in self.connections if isinstance(line, Line)]

    def _made_room(self, new: Line) -> bool:
        """In a full house whoever has waited longest without a question goes."""
        waiting = [line for line in self._lines() if line is not new and line.waits_since < inf]
        oldest = min(waiting, key=lambda line: line.waits_since, default=None)
        if oldest is None:
            return False
        oldest.waits_since = inf  # it goes once
        oldest.transport.abort()
        return True

    def sweep(self, now: float) -> None:
        """End what takes too long."""
        for line in self._lines():
            if line.overdue(now):
                line.transport.abort()


def house_of(host: str) -> str:
    """Of an address of version 6 the whole network, which is one customer's."""
    host = as_itself(host)
    try:
        address = ip_address(host)
    except ValueError:
        return host
    return host if address.version == 4 else str(ip_network((host, 64), strict=False))


def as_itself(host: str) -> str:
    """An address of version 4 as such, also where one door is for both versions."""
    with suppress(ValueError):
        mapped = IPv6Address(host).ipv4_mapped
        return host if mapped is None else str(mapped)
    return host


def _within(host: str, network: str) -> bool:
    with suppress(ValueError):
        return ip_address(host) in ip_network(network, strict=False)
    return False


def more_files() -> int:
    """How many files this process may have open, after asking for as many as it can get."""
    if sys.platform == "win32":
        return USUAL_FILES
    import resource

    endless = resource.RLIM_INFINITY
    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if most == endless else min(most, MOST_FILES)
    if now == endless or now >= wanted:
        return wanted
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
        return wanted
    return now
