"""Who is asking: a signed cookie that scripts cannot read and other sites cannot send."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import Depends, Request, Response
from sqlalchemy import RowMapping as Row
from starlette.requests import HTTPConnection

from ..tables.refusal import Refusal
from .service import Service, address_of, service_of
from .signer import LIFETIME

COOKIE: Final = "holocene"


async def account_of(connection: HTTPConnection) -> Row | None:
    """The account behind a request or a socket."""
    service = service_of(connection)
    session = service.signer.read(connection.cookies.get(COOKIE))
    if session is None:
        return None
    row = await service.house.read(lambda: service.accounts.find(*session))
    if row is not None:
        service.came_from(row["id"], address_of(connection))
    return row


def is_old(connection: HTTPConnection) -> bool:
    """Whether a session's cookie should be given anew."""
    return service_of(connection).signer.is_old(connection.cookies.get(COOKIE))


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


def set_cookie(response: Response, service: Service, row: Row) -> None:
    response.set_cookie(
        COOKIE,
        service.signer.sign(row["id"], row["epoch"]),
        max_age=LIFETIME,
        httponly=True,
        samesite="lax",
        secure=service.settings.secure,
        path="/",
    )


def clear_cookie(response: Response, service: Service) -> None:
    response.delete_cookie(
        COOKIE, httponly=True, samesite="lax", secure=service.settings.secure, path="/"
    )
