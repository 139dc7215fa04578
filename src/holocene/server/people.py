"""Routes about people."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, BackgroundTasks, Query, Request, Response
from sqlalchemy import RowMapping as Row

from ..tables.refusal import Refusal
from .accounts import hashed, verify
from .models import Changes, Credentials, Id, Me, NewGuest, Reset, SessionInfo, Settings, SignIn
from .names import folded
from .passwords import check_password
from .service import Service, address_of, service_of
from .sessions import Somebody, account_of, begin, clear_cookie, end, renew

router = APIRouter(prefix="/api", tags=["people"])


@router.get("/me")
async def me(request: Request, response: Response) -> Me | None:
    row = await account_of(request)
    service = service_of(request)
    if row is None:
        return None
    await renew(request, response, row)
    return await service.house.read(lambda: service.accounts.me(row))


@router.post("/guests", status_code=201)
async def new_guest(request: Request, response: Response, guest: NewGuest) -> Me:
    service = service_of(request)
    row = await enter(request, response, guest)
    return await service.house.read(lambda: service.accounts.me(row))


async def enter(request: Request, response: Response, guest: NewGuest) -> Row:
    """Let a guest in, with a cookie."""
    service = service_of(request)
    service.guests.take(address_of(request))
    settings = Settings(language=guest.language)
    row = await service.house.writer.run(lambda: service.accounts.add_guest(guest.name, settings))
    service.came_from(row["id"], address_of(request))
    await begin(request, response, row)
    return row


@router.post("/accounts", status_code=201)
async def sign_up(request: Request, response: Response, account: Credentials) -> Me:
    service = service_of(request)
    service.sign_ins.take(address_of(request))
    check_password(account.password, account.name)
    known = await account_of(request)
    guest = known if known is not None and known["login"] is None else None
    secret = await service.hash(lambda: hashed(account.password))
    row = await service.house.writer.run(
        lambda: service.accounts.sign_up(account.name, secret, guest)
    )
    if guest is not None and guest["id"] == row["id"]:  # who goes on in the same session
        await service.house.rename(row["id"], guest["name"], account.name, known=True)
    else:
        await begin(request, response, row)
    return await service.house.read(lambda: service.accounts.me(row))


# Sessions


@router.get("/sessions")
async def sessions(request: Request, me: Somebody) -> list[SessionInfo]:
    """Where I am signed in."""
    service = service_of(request)
    rows = await service.house.read(lambda: service.sessions.of(me["id"]))
    return [
        SessionInfo(
            id=row["id"],
            device=row["device"],
            created=row["created"],
            seen=row["seen"],
            here=row["id"] == me["session"],
        )
        for row in rows
    ]


@router.post("/sessions")
async def sign_in(request: Request, response: Response, account: SignIn) -> Me:
    service = service_of(request)
    service.sign_ins.take(address_of(request))
    row = await service.house.read(lambda: service.accounts.named(account.name))
    if row is None or not service.was_at(row["id"], address_of(request)):
        service.try_password(folded(account.name), address_of(request))
    known = None if row is None else row["password"]
    if not await service.hash(lambda: verify(known, account.password)) or row is None:
        raise Refusal("wrong-password", "name and password do not fit")
    if row["banned"] is not None:
        raise Refusal("banned", "this account is closed")
    await begin(request, response, row)
    return await service.house.read(lambda: service.accounts.me(row))


@router.delete("/sessions", status_code=204)
async def sign_out(
    request: Request,
    response: Response,
    which: Annotated[Literal["this", "all"], Query()] = "this",
) -> None:
    """Here, or everywhere; open sockets end with it."""
    service = service_of(request)
    row = await account_of(request)
    if row is not None and which == "all":
        await end_all(service, row)
    elif row is not None:
        await end(service, row["id"], row["session"])
    clear_cookie(response, service)


async def end_all(service: Service, row: Row) -> None:
    def work() -> None:
        service.sessions.end_all(row["id"])
        service.subscriptions.end(row["id"])

    await service.house.writer.run(work)
    await service.house.tell_person(row["id"])


@router.delete("/sessions/{session}", status_code=204)
async def end_session(request: Request, response: Response, me: Somebody, session: Id) -> None:
    """One of mine, at another browser or here."""
    service = service_of(request)
    if not await end(service, me["id"], session):
        raise Refusal("not-found", "there is no such session")
    if session == me["session"]:
        clear_cookie(response, service)


@router.post("/resets")
async def reset(request: Request, response: Response, wanted: Reset) -> Me:
    """A new password, by a code from whoever runs the house."""
    service = service_of(request)
    service.sign_ins.take(address_of(request))
    check_password(wanted.password)
    secret = await service.hash(lambda: hashed(wanted.password))
    row = await service.house.writer.run(lambda: service.accounts.reset(wanted.code, secret))
    await service.house.tell_person(row["id"])
    if row["banned"] is not None:
        raise Refusal("banned", "this account is closed")
    await begin(request, response, row)
    return await service.house.read(lambda: service.accounts.me(row))


@router.patch("/me")
async def change_me(request: Request, me: Somebody, changes: Changes, later: BackgroundTasks) -> Me:
    service = service_of(request)
    await check_owner(request, me, changes)
    new = changes.password
    if new is not None:
        check_password(new, changes.name or me["name"])
    secret = None if new is None else await service.hash(lambda: hashed(new))
    if changes.name is not None and changes.name != me["name"]:
        service.crowd_names.take(address_of(request))
        service.names.take(me["id"])
    row = await service.house.writer.run(
        lambda: service.accounts.change(
            me, changes.name, changes.settings, secret, session=me["session"]
        )
    )
    if row["name"] != me["name"]:
        known = row["login"] is not None
        await service.house.rename(row["id"], me["name"], row["name"], known)
    if secret is not None:
        await service.house.writer.run(lambda: service.subscriptions.end(row["id"]))
    if secret is not None or row["settings"] != me["settings"]:
        # Who is signed in elsewhere has to sign in again.
        later.add_task(service.house.tell_person, row["id"])
    return await service.house.read(lambda: service.accounts.me(row))


async def check_owner(request: Request, me: Row, changes: Changes) -> None:
    """What one signs in by is changed by who knows the password, not by who found a window open."""
    service = service_of(request)
    if me["login"] is None:
        if changes.password is not None:
            raise Refusal("guest", "a guest has no password; sign up first")
        return
    renamed = changes.name is not None and folded(changes.name) != me["login"]
    if changes.password is None and not renamed:
        return
    service.sign_ins.take(address_of(request))
    old = changes.old_password or ""
    if not await service.hash(lambda: verify(me["password"], old)):
        raise Refusal("wrong-password", "that is not your password")
