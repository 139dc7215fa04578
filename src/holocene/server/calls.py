"""Calling people who are away to their move, through the push services of their browsers.

A wait is noted by the server that wrote the move, and looked at some seconds later: whoever looks
at the table then is not called. The browser of a phone that was put away keeps its line for a
while; so people are looked for a few times more. Nothing here holds up a table.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from typing import Final, NamedTuple
from urllib.parse import urlsplit

import httpx
import orjson

from ..tables.clock import now_ms
from ..tables.house import House
from ..tables.refusal import Refusal
from ..tables.room import Room
from ..tables.table import Table
from .accounts import Accounts, settings_of
from .games import title_of
from .models import Language
from .previews import WORDS
from .subscriptions import Subscription, Subscriptions
from .webpush import Browser, Vapid, is_service, sealed

LOG: Final = logging.getLogger(__name__)
LOOKS: Final = 4  # at who is there, before they are taken to see it for themselves
TRIES: Final = 3  # to hand a call to a push service
SENDERS: Final = 4  # at once
PATIENCE: Final = 10.0  # seconds for a push service to answer
MOST_WAITS: Final = 50_000
MOST_CALLS: Final = 1_000  # that wait to be sent
LATELY: Final = (
    10 * 60_000
)  # milliseconds before this server came: somebody may not have been called
LONGEST: Final = 3 * 24 * 3600  # seconds that a push service keeps a call for a browser that is off
SHORTEST: Final = 60


class Wait(NamedTuple):
    """A person who may have to be called."""

    table: str
    account: str
    position: int | None  # to decide; None: to hear that the game has begun
    looks: int
    tries: int
    left: frozenset[str] | None = None  # the endpoints at which it has failed so far; None: all
    due: float = 0.0


class Call(NamedTuple):
    """What is said of a table to somebody who is away: nothing that is not on its cover."""

    wait: Wait
    position: int
    game: str
    name: str | None  # of the table, where somebody gave it one
    others: str
    decides: bool
    lasts: int  # seconds for which it is of use
    urgent: bool

    def text(self, language: Language) -> bytes:
        words = WORDS[language]
        about = [title_of(self.game, language), self.name, self.others]
        told = {
            "title": words.your_move if self.decides else words.begun,
            "body": " · ".join(each for each in about if each),
            "lang": language,
            "tag": self.wait.table,
            "path": f"/table/{self.wait.table}",
        }
        return orjson.dumps(told)

    def headers(self, authorization: str) -> dict[str, str]:
        """A later call to the same table takes the place of one that was not delivered yet."""
        return {
            "Authorization": authorization,
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(self.lasts),
            "Topic": self.wait.table,
            "Urgency": "high" if self.urgent else "normal",
        }


class Calls:
    def __init__(
        self,
        house: House,
        accounts: Accounts,
        subscriptions: Subscriptions,
        vapid: Vapid,
        services: tuple[str, ...],
        after: float,
    ) -> None:
        """With the push services beside the known ones, and seconds for which nobody is called."""
        self._house: Final = house
        self._accounts: Final = accounts
        self._subscriptions: Final = subscriptions
        self._vapid: Final = vapid
        self._services: Final = services
        self._after: Final = after
        self._waits: Final[dict[tuple[str, str], Wait]] = {}  # in the order in which they are due
        self._queue: Final[asyncio.Queue[Call]] = asyncio.Queue(MOST_CALLS)

    async def run(self) -> None:
        """Until it is cancelled."""
        async with httpx.AsyncClient(timeout=None) as client, asyncio.TaskGroup() as group:
            group.create_task(self._remember())
            group.create_task(self._look())
            for _ in range(SENDERS):
                group.create_task(self._send(client))

    # Who may have to be called

    async def _remember(self) -> None:
        """Who was asked when a server stopped may not have been called."""
        asked = self._subscriptions.lately_asked
        try:
            for table, account in await self._house.read(lambda: asked(now_ms() - LATELY)):
                with suppress(Refusal):
                    await self._house.peek(table, partial(self._ask, account))
        except Exception:
            LOG.exception("cannot find out who was to be called")

    def turned(self, table: Table, began: bool) -> None:
        """It is another person's move; at the beginning the others are told of that."""
        self._note(table, table.asked, table.position)
        if began:
            for account in {seat.account for seat in table.seats} - {table.asked}:
                self._note(table, account, None)

    def _ask(self, account: str, room: Room) -> None:
        if room.table.asked == account:
            self._note(room.table, account, room.table.position)

    def _note(self, table: Table, account: str | None, position: int | None) -> None:
        if account is not None and _waited_for(table, account):
            self._put(Wait(table.id, account, position, LOOKS, TRIES))

    def _put(self, wait: Wait) -> None:
        """All wait equally long: so the order in which they were noted is that of their time."""
        key = wait.table, wait.account
        self._waits.pop(key, None)
        if len(self._waits) < MOST_WAITS:
            self._waits[key] = wait._replace(due=time.monotonic() + self._after)

    def _put_again(self, wait: Wait) -> None:
        """Unless there is a newer one."""
        if (wait.table, wait.account) not in self._waits:
            self._put(wait)

    def _due(self) -> Iterator[Wait]:
        while self._waits:
            key, wait = next(iter(self._waits.items()))
            if wait.due > time.monotonic():
                return
            del self._waits[key]
            yield wait

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(self._after / 10)
            for wait in self._due():
                try:
                    await self._look_for(wait)
                except Refusal:
                    pass  # the table cannot be opened any more
                except Exception:  # the database may be away for a while
                    LOG.exception("cannot call anybody to table %s", wait.table)

    async def _look_for(self, wait: Wait) -> None:
        call = await self._house.peek(wait.table, lambda room: _call(room.table, wait))
        if call is None:
            return
        if self._house.is_here(wait.table, wait.account):
            if wait.looks > 1:
                self._put_again(wait._replace(looks=wait.looks - 1))
            return
        try:
            self._queue.put_nowait(call)
        except asyncio.QueueFull:
            LOG.warning("too many people are called at once: one to table %s is not", wait.table)

    # Sending

    async def _send(self, client: httpx.AsyncClient) -> None:
        while True:
            call = await self._queue.get()
            try:
                await self._deliver(client, call)
            except Exception:
                LOG.exception("cannot call anybody to table %s", call.wait.table)

    async def _deliver(self, client: httpx.AsyncClient, call: Call) -> None:
        wait, house = call.wait, self._house
        browsers = await house.read(lambda: self._subscriptions.of(wait.account))
        if wait.left is not None:
            browsers = [each for each in browsers if each.endpoint in wait.left]
        row = await house.read(lambda: self._accounts.row(wait.account)) if browsers else None
        if row is None or (wait.left is None and not await self._claims(call)):
            return
        text = call.text(settings_of(row).language)
        taken = await asyncio.gather(*(self._post(client, each, text, call) for each in browsers))
        left = {each.endpoint for each, ok in zip(browsers, taken, strict=True) if not ok}
        if left and wait.tries > 1:
            self._put_again(wait._replace(tries=wait.tries - 1, left=frozenset(left)))

    async def _claims(self, call: Call) -> bool:
        table, account, position = call.wait.table, call.wait.account, call.position
        return await self._house.writer.run(
            lambda: self._subscriptions.claim(table, account, position)
        )

    async def _post(
        self, client: httpx.AsyncClient, to: Subscription, text: bytes, call: Call
    ) -> bool:
        """Whether there is no need to try again."""
        if not is_service(to.endpoint, self._services):
            return True  # the owner does not want it any more
        headers = call.headers(self._vapid.authorization(to.endpoint))
        body = sealed(text, Browser(to.p256dh, to.auth))
        try:
            async with asyncio.timeout(PATIENCE):
                answer = await client.post(to.endpoint, content=body, headers=headers)
        except (httpx.HTTPError, httpx.InvalidURL, TimeoutError) as error:
            why = type(error).__name__
        else:
            if answer.is_success:
                return True
            if answer.status_code in (404, 410):  # the browser takes no calls any more
                account = call.wait.account
                await self._house.writer.run(lambda: self._subscriptions.end(account, to.endpoint))
                return True
            why = f"status {answer.status_code}"
        LOG.warning("%s did not take a call: %s", urlsplit(to.endpoint).hostname, why)
        return False


def _waited_for(table: Table, account: str) -> bool:
    """Whether another person plays there: at bots and at one screen nobody waits for anybody."""
    return any(
        seat.kind == "person" and seat.account != account and not seat.lost for seat in table.seats
    )


def _call(table: Table, wait: Wait) -> Call | None:
    """What to say now; None if the person was there meanwhile, or is not needed any more."""
    mine = table.seats_of(wait.account)
    decides = wait.position is not None
    if table.status != "running" or not mine:
        return None
    if decides and (table.asked, table.position) != (wait.account, wait.position):
        return None
    setup, deadline = table.setup, table.deadline()
    others = [seat.name for seat in table.seats if seat.seat not in mine]
    lasts = LONGEST if deadline is None else (deadline - now_ms()) // 1000
    return Call(
        wait,
        table.position,
        setup.game.name,
        setup.name if setup.name != setup.host_name else None,
        ", ".join(others),
        decides,
        min(max(lasts, SHORTEST), LONGEST),
        setup.clock["kind"] == "live",
    )
