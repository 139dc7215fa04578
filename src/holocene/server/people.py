"""Routes about people."""

from __future__ import annotations

from fastapi import APIRouter, BackgroundTasks, Request, Response
from sqlalchemy import RowMapping as Row

from ..tables.refusal import Refusal
from .accounts import hashed, verify
from .models import Changes, Credentials, Me, NewGuest, Settings
from .names import folded
from .service import address_of, service_of
from .sessions import Somebody, account_of, clear_cookie, is_old, set_cookie

router = APIRouter(prefix="/api", tags=["people"])


@router.get("/me")
async def me(request: Request, response: Response) -> Me | None:
    row = await account_of(request)
    service = service_of(request)
    if row is not None and is_old(request):
        set_cookie(response, service, row)  # who comes back stays known
    return None if row is None else await service.house.read(lambda: service.accounts.me(row))


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
    set_cookie(response, service, row)
    return row


@router.post("/accounts", status_code=201)
async def sign_up(request: Request, response: Response, account: Credentials) -> Me:
    service = service_of(request)
    service.sign_ins.take(address_of(request))
    known = await account_of(request)
    guest = known if known is not None and known["login"] is None else None
    secret = await service.hash(lambda: hashed(account.password))
    row = await service.house.writer.run(
        lambda: service.accounts.sign_up(account.name, secret, guest)
    )
    if guest is not None and guest["id"] == row["id"]:
        await service.house.rename(row["id"], guest["name"], account.name)
    set_cookie(response, service, row)
    return await service.house.read(lambda: service.accounts.me(row))


@router.post("/sessions")
async def sign_in(request: Request, response: Response, account: Credentials) -> Me:
    service = service_of(request)
    service.sign_ins.take(address_of(request))
    row = await service.house.read(lambda: service.accounts.named(account.name))
    if row is None or not service.was_at(row["id"], address_of(request)):
        service.tries.take(folded(account.name))  # whoever tries many addresses; not its owner
    known = None if row is None else row["password"]
    if not await service.hash(lambda: verify(known, account.password)) or row is None:
        raise Refusal("wrong-password", "name and password do not fit")
    set_cookie(response, service, row)
    return await service.house.read(lambda: service.accounts.me(row))


@router.delete("/sessions", status_code=204)
async def sign_out(request: Request, response: Response) -> None:
    clear_cookie(response, service_of(request))


@router.patch("/me")
async def change_me(
    request: Request, response: Response, me: Somebody, changes: Changes, later: BackgroundTasks
) -> Me:
    service = service_of(request)
    secret: str | None = None
    if changes.password is not None:
        service.sign_ins.take(address_of(request))
        if me["login"] is None:
            raise Refusal("guest", "a guest has no password; sign up first")
        old = changes.old_password or ""
        if not await service.hash(lambda: verify(me["password"], old)):
            raise Refusal("wrong-password", "that is not your password")
        new = changes.password
        secret = await service.hash(lambda: hashed(new))
    if changes.name is not None and changes.name != me["name"]:
        service.names.take(me["id"])
    row = await service.house.writer.run(
        lambda: service.accounts.change(me, changes.name, changes.settings, secret)
    )
    if row["name"] != me["name"]:
        await service.house.rename(row["id"], me["name"], row["name"])
    if secret is not None:
        set_cookie(response, service, row)
        await service.house.writer.run(lambda: service.subscriptions.end(row["id"]))
    if secret is not None or row["settings"] != me["settings"]:
        # Who is signed in elsewhere has to sign in again; this window has its new cookie first.
        later.add_task(service.house.tell_person, row["id"])
    return await service.house.read(lambda: service.accounts.me(row))
