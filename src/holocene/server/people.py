"""Routes about people."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from ..tables.refusal import Refusal
from .accounts import hashed
from .models import Changes, Credentials, Me, NewGuest, Settings
from .service import address_of, service_of
from .sessions import Somebody, account_of, clear_cookie, set_cookie

router = APIRouter(prefix="/api", tags=["people"])


@router.get("/me")
async def me(request: Request) -> Me | None:
    row = await account_of(request)
    service = service_of(request)
    return None if row is None else await service.house.read(lambda: service.accounts.me(row))


@router.post("/guests", status_code=201)
async def new_guest(request: Request, response: Response, guest: NewGuest) -> Me:
    service = service_of(request)
    service.guests.take(address_of(request))
    settings = Settings(language=guest.language)
    row = await service.house.writer.run(lambda: service.accounts.add_guest(guest.name, settings))
    set_cookie(response, service, row)
    return await service.house.read(lambda: service.accounts.me(row))


@router.post("/accounts", status_code=201)
async def sign_up(request: Request, response: Response, account: Credentials) -> Me:
    service = service_of(request)
    service.sign_ins.take(address_of(request))
    known = await account_of(request)
    guest = known if known is not None and known["login"] is None else None
    secret = await service.house.read(lambda: hashed(account.password))
    row = await service.house.writer.run(
        lambda: service.accounts.sign_up(account.name, secret, guest)
    )
    if guest is not None:
        await service.house.rename(row["id"], account.name)
    set_cookie(response, service, row)
    return await service.house.read(lambda: service.accounts.me(row))


@router.post("/sessions")
async def sign_in(request: Request, response: Response, account: Credentials) -> Me:
    service = service_of(request)
    service.sign_ins.take(address_of(request))
    row = await service.house.read(lambda: service.accounts.login(account.name, account.password))
    set_cookie(response, service, row)
    return await service.house.read(lambda: service.accounts.me(row))


@router.delete("/sessions", status_code=204)
async def sign_out(request: Request, response: Response) -> None:
    clear_cookie(response, service_of(request))


@router.patch("/me")
async def change_me(request: Request, response: Response, me: Somebody, changes: Changes) -> Me:
    service = service_of(request)
    secret: str | None = None
    if changes.password is not None:
        service.sign_ins.take(address_of(request))
        if me["login"] is None:
            raise Refusal("guest", "a guest has no password; sign up first")
        old = changes.old_password or ""
        await service.house.read(lambda: service.accounts.check_password(me, old))
        new = changes.password
        secret = await service.house.read(lambda: hashed(new))
    row = await service.house.writer.run(
        lambda: service.accounts.change(me, changes.name, changes.settings, secret)
    )
    if row["name"] != me["name"]:
        await service.house.rename(row["id"], row["name"])
    if secret is not None:
        service.hang_up(row["id"])  # who is signed in elsewhere has to sign in again
        set_cookie(response, service, row)
    return await service.house.read(lambda: service.accounts.me(row))
