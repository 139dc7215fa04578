"""Routes about calls: which browsers a person wants to be called at."""

from __future__ import annotations

from fastapi import APIRouter, Request

from ..tables.refusal import Refusal
from .models import Endpoint, NewSubscription, PushKey
from .service import service_of
from .sessions import Somebody
from .subscriptions import Subscription
from .webpush import Browser, is_service

router = APIRouter(prefix="/api/push", tags=["people"])


@router.get("")
async def push_key(request: Request) -> PushKey:
    """The key by which a browser knows our calls; null where this server makes none."""
    service = service_of(request)
    return PushKey(key=service.vapid.public if service.settings.push else None)


@router.post("", status_code=204)
async def subscribe(request: Request, me: Somebody, wanted: NewSubscription) -> None:
    service = service_of(request)
    service.subscribing.take(me["id"])
    if not service.settings.push or not is_service(wanted.endpoint, service.settings.push_services):
        raise Refusal("bad-input", "endpoint: expected one of a push service that we know")
    keys = wanted.keys
    try:
        Browser(keys.p256dh, keys.auth)
    except ValueError:
        raise Refusal("bad-input", "keys: expected those of a browser") from None
    browser = Subscription(wanted.endpoint, keys.p256dh, keys.auth)
    await service.house.writer.run(lambda: service.subscriptions.keep(me["id"], browser))


@router.post("/end", status_code=204)
async def unsubscribe(request: Request, me: Somebody, browser: Endpoint) -> None:
    service = service_of(request)
    await service.house.writer.run(lambda: service.subscriptions.end(me["id"], browser.endpoint))
