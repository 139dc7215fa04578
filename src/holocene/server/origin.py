"""Whether a request comes from our own pages."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection


def is_own(connection: HTTPConnection, public: str | None) -> bool:
    """A browser says which page it is on; a program that is no browser says nothing."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    if public is not None:
        return origin.rstrip("/") == public.rstrip("/")
    try:
        return urlsplit(origin).netloc == connection.headers.get("host")
    except ValueError:
        return False
