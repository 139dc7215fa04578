"""Who is asking: a cookie that scripts cannot read and other sites cannot send."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated, Final

from fastapi import Depends, Request, Response
from sqlalchemy import RowMapping as Row
from sqlalchemy.exc import DBAPIError
from starlette.requests import HTTPConnection

from ..tables.refusal import Refusal
from .devices import device_of
from .service import Service, address_of, service_of
from .session_store import is_old, is_stale
from .signer import LIFETIME

COOKIE: Final = "holocene"
HOST_COOKIE: Final = "__Host-holocene"  # over https: no other name of the domain can set it


async def account_of(connection: HTTPConnection) -> Row | None:
    """The account behind a request or a socket, and its session."""
    service = service_of(connection)
    device = device_of(connection.headers.get("user-agent", ""))
    token, signed_only = _token(connection, service)
    if token is None:
        return None
    row = await service.house.read(lambda: service.sessions.find(token, device, signed_only))
    if row is None:
        return None
    service.came_from(row["id"], address_of(connection))
    if is_stale(row) and row["session"] not in service.touching:
        await _touch(service, row["session"], device)
    return row


def _token(connection: HTTPConnection, service: Service) -> tuple[str | None, bool]:
    """What the cookie says. Over https its plain name counts where an earlier version gave it."""
    cookies = connection.cookies
    if service.settings.secure and HOST_COOKIE not in cookies:
        return cookies.get(COOKIE), True
    return cookies.get(HOST_COOKIE if service.settings.secure else COOKIE), False


async def _touch(service: Service, session: str, device: str) -> None:
    """Once, though a page asks for many things at a time; and nobody is refused for want of it."""
    service.touching.add(session)
    try:
        with suppress(DBAPIError, OSError):
            await service.house.writer.run(lambda: service.sessions.touch(session, device))
    finally:
        service.touching.discard(session)


async def renew(request: Request, response: Response, row: Row) -> None:
    """Who comes back stays known; and has the cookie by its present name."""
    service = service_of(request)
    token, by_old_name = _token(request, service)
    if token is None or not (by_old_name or is_old(row)):
        return
    device = device_of(request.headers.get("user-agent", ""))
    with suppress(DBAPIError, OSError):
        await service.house.writer.run(
            lambda: service.sessions.touch(row["session"], device, given=True)
        )
    set_cookie(response, service, token)


async def begin(request: Request, response: Response, account: Row) -> str:
    """A new session for this browser; who had it before is signed out of it."""
    service = service_of(request)
    before = await account_of(request)
    device = device_of(request.headers.get("user-agent", ""))
    token = await service.house.writer.run(
        lambda: service.sessions.add(account["id"], device, account["epoch"])
    )
    await service.follow(account["id"])  # who was signed in at too many browsers
    if before is not None:
        await end(service, before["id"], before["session"])
    set_cookie(response, service, token)
    return token


async def end(service: Service, account: str, session: str) -> bool:
    """End a session and its sockets, at all servers; whether there was one."""
    found = await service.house.writer.run(lambda: service.sessions.end(account, session))
    if found:
        await service.house.tell_person(account)
    return found


async def anybody(connection: HTTPConnection) -> str | None:
    """The account of who reads, if they have one: watching needs no session."""
    row = await account_of(connection)
    return None if row is None else str(row["id"])


async def somebody(request: Request) -> Row:
    """The account behind a request that must have one."""
    row = await account_of(request)
    if row is None:
        raise no_session()
    return row


def no_session() -> Refusal:
    return Refusal("no-session", "say who you are first")


Somebody = Annotated[Row, Depends(somebody)]
Anybody = Annotated[str | None, Depends(anybody)]


def set_cookie(response: Response, service: Service, token: str) -> None:
    secure = service.settings.secure
    response.set_cookie(
        HOST_COOKIE if secure else COOKIE,
        token,
        max_age=LIFETIME,
        httponly=True,
        samesite="lax",
        secure=secure,
        path="/",
    )
    if secure:
        response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=True, path="/")


def clear_cookie(response: Response, service: Service) -> None:
    secure = service.settings.secure
    for name in (HOST_COOKIE, COOKIE) if secure else (COOKIE,):
        response.delete_cookie(name, httponly=True, samesite="lax", secure=secure, path="/")
