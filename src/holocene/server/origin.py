"""Whether a request is meant for us, and comes from our own pages."""

from __future__ import annotations

from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from ..tables.refusal import Refusal
from .service import ServerSettings

WATCHED: Final = ("/health", "/metrics")


def check_own(connection: HTTPConnection, settings: ServerSettings) -> None:
    """Against CSRF, and cross-site sockets.

    A browser says which page it is on; a program that is no browser says nothing.
    """
    origin = connection.headers.get("origin")
    if origin is None:
        return
    if settings.public is not None:
        own = origin.rstrip("/") == settings.public.rstrip("/")
    else:
        own = host_of(origin) == host_of(f"//{connection.headers.get('host', '')}")
    if not own:
        raise Refusal("origin", "this request comes from another site")


def check_host(connection: HTTPConnection, settings: ServerSettings) -> None:
    """Against DNS rebinding: a name that somebody else's DNS gives our address is not ours."""
    if connection.scope["path"] in WATCHED:
        return  # by whoever looks after the machine, at its own address
    name = (host_of(f"//{connection.headers.get('host', '')}") or "").rpartition(":")[0].strip("[]")
    if settings.public is not None:
        if name == urlsplit(settings.public).hostname:  # a proxy may leave out the port
            return
        raise Refusal("host", f"this house is at {settings.public}")
    if name in ("localhost", settings.host) or name.endswith(".localhost") or is_number(name):
        return
    raise Refusal("host", "to be reached by a name, start with --public http://NAME:PORT")


def host_of(address: str) -> str | None:
    """Host and port of an address; the port is told even where it is the usual one."""
    try:
        parts = urlsplit(address)
        if parts.username is not None:
            return None  # no host has one
        port = parts.port or (443 if parts.scheme == "https" else 80)
        return f"{parts.hostname}:{port}"
    except ValueError:
        return None


def is_number(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
