"""For whoever runs the server: whether it is well, and figures as Prometheus reads them."""

from __future__ import annotations

import asyncio
import os
from ipaddress import ip_address
from itertools import accumulate
from pathlib import Path
from typing import Final

from fastapi import APIRouter, Request
from sqlalchemy import text
from starlette.responses import JSONResponse, PlainTextResponse, Response

from .. import __version__
from ..tables.figures import WITHIN
from ..tables.refusal import Refusal
from .service import Service, service_of

router = APIRouter(include_in_schema=False)
PATIENCE: Final = 5.0  # seconds that the database has to answer
STATM: Final = Path("/proc/self/statm")


@router.get("/health")
async def health(request: Request) -> Response:
    """Whether moves can be made: the database answers."""
    service = service_of(request)
    try:
        async with asyncio.timeout(PATIENCE):
            await service.house.read(lambda: _ask(service))
    except Exception as error:
        told = {"status": "trouble", "database": type(error).__name__}
        return JSONResponse(told, 503)
    return JSONResponse({"status": "ok", "version": __version__})


def _ask(service: Service) -> None:
    with service.engine.connect() as connection:
        connection.execute(text("SELECT 1"))


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    """For this machine only: a proxy that should pass it on says so itself."""
    host = request.client.host if request.client is not None else ""
    if not _is_here(host):
        raise Refusal("not-found", "there is nothing here")
    return PlainTextResponse("".join(_figures(service_of(request))))


def _is_here(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def _figures(service: Service) -> list[str]:
    house = service.house
    done = house.figures
    sums = list(accumulate(done.within))
    buckets = [(f'{{le="{most:g}"}}', sums[at]) for at, most in enumerate(WITHIN)]
    return [
        _histogram(buckets, done.commands, done.seconds),
        _one("moves_total", "counter", "moves made at this server since it came", done.moves),
        _one("refused_total", "counter", "commands that were refused", done.refused),
        _one("tables", "gauge", "tables in memory", house.known),
        _one("sockets", "gauge", "open sockets", sum(map(len, service.sockets.values()))),
        _one("bots_waiting", "gauge", "bots that wait to think", len(house.workers.turns)),
        _one("tasks", "gauge", "tasks of the event loop", len(asyncio.all_tasks())),
        _one("memory_bytes", "gauge", "memory of the process", _memory()),
    ]


def _histogram(buckets: list[tuple[str, int]], count: int, seconds: float) -> str:
    name = "holocene_command_seconds"
    lines = [f"# HELP {name} from a command to all who look being told", f"# TYPE {name} histogram"]
    lines += [f"{name}_bucket{label} {value}" for label, value in buckets]
    lines += [f'{name}_bucket{{le="+Inf"}} {count}', f"{name}_sum {seconds:.6f}"]
    return "\n".join([*lines, f"{name}_count {count}", ""])


def _one(name: str, kind: str, help: str, value: float) -> str:
    full = f"holocene_{name}"
    return f"# HELP {full} {help}\n# TYPE {full} {kind}\n{full} {value}\n"


def _memory() -> int:
    """Where the system tells."""
    if not STATM.exists():
        return 0
    return int(STATM.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
