"""What the routes share: made once per process."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from typing import Final, Protocol, TypeVar

from sqlalchemy import Engine
from sqlalchemy import RowMapping as Row
from starlette.requests import HTTPConnection

from ..tables import database
from ..tables.clock import now_ms
from ..tables.house import House, HouseSettings
from ..tables.once import Seldom
from ..tables.refusal import Refusal
from ..tables.room import Viewer
from .accounts import Accounts
from .calls import Calls
from .doors import house_of
from .guests import MOST, forget_guests, forget_tables
from .limits import MOST_BUCKETS, Buckets, Limits
from .logs import Style
from .orders import Orders, Pause, pause_of
from .session_store import Sessions
from .signer import Signer
from .subscriptions import Subscriptions
from .webpush import Vapid

T = TypeVar("T")
SELDOM: Final = Seldom(logging.getLogger(__name__))
TRYING: Final = 3_600_000  # milliseconds for which what was ordered is tried
TIDYING: Final = 3600.0  # seconds between two looks at what is long over


class Socket(Viewer, Protocol):
    """A viewer over the wire."""

    who: str  # whose limits it counts for: the account's, or those of a visitor's address
    address: str  # from which it comes; behind a proxy, as that says

    def follow(self, row: Row | None, good: Collection[str]) -> None:
        """The account is this now, and these of its sessions have not ended."""

    def beat(self, silent_since: float) -> None:
        """Show that the line is alive, if nothing was told since then."""

    def tell_pause(self, pause: Pause | None) -> None:
        """The house will be closed for a while, or will not be after all."""

    def part(self) -> None:
        """Hang up when what was asked is answered; they will call again."""


@dataclass(frozen=True)
class ServerSettings:
    database: str = "sqlite:///holocene.db"
    public: str | None = None  # the address people use, behind a proxy
    host: str = "127.0.0.1"  # where it listens
    house: HouseSettings = field(default_factory=HouseSettings)
    limits: Limits = field(default_factory=Limits)
    beat: float = 10.0  # seconds of silence after which a line is shown to be alive
    push: bool = True  # whether people who are away are called to their move
    push_services: tuple[str, ...] = ()  # beside those of the known browsers
    call_after: float = 15.0  # seconds that somebody has to come by themselves
    log: Style = "plain"

    @property
    def secure(self) -> bool:
        return self.public is not None and self.public.startswith("https://")


class Service:
    def __init__(self, settings: ServerSettings, engine: Engine) -> None:
        self.settings: Final = settings
        self.engine: Final = engine
        self.house: Final = House(engine, settings.house)
        self.accounts: Final = Accounts(engine)
        self.accounts.look_again()
        self.sessions: Final = Sessions(engine, Signer(database.key(engine, "session")))
        self.orders: Final = Orders(engine)
        self._pause: Pause | None = self.orders.begin()
        self.touching: Final[set[str]] = set()  # sessions that are being noted as seen
        self.subscriptions: Final = Subscriptions(engine)
        self.vapid: Final = Vapid(
            database.key(engine, "push"), settings.public if settings.secure else None
        )
        self.calls: Final = Calls(
            self.house,
            self.accounts,
            self.subscriptions,
            self.vapid,
            settings.push_services,
            settings.call_after,
        )
        self.sockets: Final[dict[str, set[Socket]]] = {}  # open ones, by who has them
        self._by_address: Counter[str] = Counter()  # how many: the doors see a proxy's only
        limits = settings.limits
        self.requests: Final = Buckets(limits.requests)
        self.sign_ins: Final = Buckets(limits.sign_ins)
        self.guests: Final = Buckets(limits.guests)
        self.new_tables: Final = Buckets(limits.tables)
        self.replays: Final = Buckets(limits.replays)
        self.messages: Final = Buckets(limits.messages)
        self.chats: Final = Buckets(limits.chats)
        self.subscribing: Final = Buckets(limits.subscribing)
        self.histories: Final = Buckets(limits.histories)
        self.hints: Final = Buckets(limits.hints)
        self.reviews: Final = Buckets(limits.reviews)
        self.seating: Final = Buckets(limits.seating)
        self.same_table: Final = Buckets(limits.same_table)
        self.names: Final = Buckets(limits.names)
        self._tries: Final = Buckets(limits.tries)
        self._last_tries: Final = Buckets(limits.last_tries)
        self.crowd_messages: Final = Buckets(limits.crowd_messages)
        self.crowd_names: Final = Buckets(limits.crowd_names)
        self.crowd_tables: Final = Buckets(limits.crowd_tables)
        self.crowd_replays: Final = Buckets(limits.crowd_replays)
        self._hashers: Final = ThreadPoolExecutor(1, "hasher")
        self._unfollowed: Final[set[str]] = set()  # whose sockets may not know of a change
        self._addresses: dict[str, str] = {}  # from which people came last
        self.changes = 0  # of accounts, since this server came
        self.house.person_changed = self.follow
        self.house.anybody_changed = self.follow_all
        # Those who have not come since this server did share what one address has.
        self.house.house_of = lambda account: self._addresses.get(account, "")
        if settings.push:
            self.house.turned = self.calls.turned

    async def run(self) -> None:
        """What goes on beside the requests, until it is cancelled."""
        works = [self._beat, self._tidy, self._obey, self._follow_late]
        if self.settings.push:
            works.append(self.calls.run)
        async with asyncio.TaskGroup() as group:
            for work in works:
                group.create_task(self._go_on(work))

    async def _go_on(self, work: Callable[[], Awaitable[None]]) -> None:
        """What dies is told of and begins anew: no other is to die with it."""
        while True:
            try:
                await work()
            except Exception as error:
                SELDOM.failed(error, "what goes on beside the requests begins anew")
            await asyncio.sleep(self.settings.house.sweep)

    async def hash(self, work: Callable[[], T]) -> T:
        """Run what has to do with passwords where it holds up nothing but its like."""
        return await asyncio.get_running_loop().run_in_executor(self._hashers, work)

    def close(self) -> None:
        self._hashers.shutdown()

    def came_from(self, account: str, address: str) -> None:
        """Those of one address share the time of bots, and whoever was there is no stranger."""
        self._addresses.pop(account, None)  # who came last stands last
        if len(self._addresses) >= MOST_BUCKETS:
            self._addresses = dict(list(self._addresses.items())[MOST_BUCKETS // 2 :])
        self._addresses[account] = address

    def was_at(self, account: str, address: str) -> bool:
        return self._addresses.get(account) == address

    def try_password(self, name: str, address: str) -> None:
        """Of a stranger: there are few of them for one name, from however many addresses.

        But nobody is locked out by what others try: each address has some of its own.
        """
        try:
            self._tries.take(name)
        except Refusal:
            self._last_tries.take(f"{name} {address}")

    # Sockets

    async def called(self, viewer: Socket, changes: int) -> None:
        """Count a socket in; `changes` were there when it was looked whose it is.

        Whoever was signed out since then was not among the open sockets, and is let go now.
        """
        self._enter(viewer)
        if self.changes != changes and viewer.account is not None:
            await self._follow(viewer.account)

    def _enter(self, viewer: Socket) -> None:
        limits = self.settings.limits
        most = limits.visitors if viewer.account is None else limits.sockets
        open_ones = self.sockets.get(viewer.who, set())
        if len(open_ones) >= most or self._by_address[viewer.address] >= limits.connections:
            raise Refusal("too-many-sockets", "too many windows are open")
        open_ones.add(viewer)
        self.sockets[viewer.who] = open_ones
        self._by_address[viewer.address] += 1

    def left(self, viewer: Socket) -> None:
        open_ones = self.sockets.get(viewer.who)
        if open_ones is not None and viewer in open_ones:
            open_ones.remove(viewer)
            self._by_address[viewer.address] -= 1
            if not self._by_address[viewer.address]:
                del self._by_address[viewer.address]
            if not open_ones:
                del self.sockets[viewer.who]

    async def part(self, patience: float) -> None:
        """The server stops: let everybody go when what they asked for is done and told."""
        end = time.monotonic() + patience
        while self.sockets and time.monotonic() < end:
            for socket in [socket for held in self.sockets.values() for socket in held]:
                socket.part()
            await asyncio.sleep(0.02)

    async def _beat(self) -> None:
        """Both ends notice a dead line: a browser is told nothing of a socket's own pings."""
        while True:
            await asyncio.sleep(self.settings.beat / 10)
            limit = time.monotonic() - self.settings.beat
            for socket in [socket for held in self.sockets.values() for socket in held]:
                socket.beat(limit)

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(TIDYING)
            await self.forget()

    async def forget(self) -> None:
        """Who and what is long gone: in small heaps, as many as there are, moves in between."""
        for work in (
            self.sessions.forget,
            partial(forget_tables, self.engine),
            partial(forget_guests, self.engine),
        ):
            try:
                found: int | None = MOST
                while found is not None and found >= MOST:
                    async with asyncio.timeout(self.settings.house.deadline):
                        found = await self.house.writer.run(work)
            except Exception as error:
                SELDOM.failed(error, "cannot forget who is long gone")

    # What whoever runs the house wants

    @property
    def pause(self) -> Pause | None:
        return None if self._pause is None or self._pause.over else self._pause

    async def _obey(self) -> None:
        while True:
            await asyncio.sleep(self.settings.house.sweep)
            try:
                async with asyncio.timeout(self.settings.house.deadline):
                    orders = await self.house.read(self.orders.open)
            except Exception as error:
                SELDOM.failed(error, "cannot see what was ordered")
                continue
            for order in orders:
                await self._try(order)

    async def _try(self, order: Row) -> None:
        """What cannot be done now is tried again, for a while: the database may be away."""
        try:
            async with asyncio.timeout(self.settings.house.deadline):
                await self._do(order["kind"], order["about"])
        except Exception as error:
            SELDOM.failed(error, "cannot do what was ordered")
            if now_ms() - order["at"] < TRYING:
                return
        self.orders.done(order)

    async def _do(self, kind: str, about: str) -> None:
        if kind == "person":
            await self.follow(about)
            await self.house.show_person(about)
            await self.house.see_off_deleted()
        elif kind == "table":
            await self.house.follow_table(about)
        else:
            self._pause = pause_of(about)
            for socket in [socket for held in self.sockets.values() for socket in held]:
                socket.tell_pause(self.pause)

    async def follow(self, account: str) -> None:
        """Let an account's open sockets know that it has changed."""
        self.changes += 1
        if account in self.sockets:
            await self._follow(account)

    def follow_all(self) -> None:
        """The same of all accounts: it was not told which of them have changed."""
        self.changes += 1
        sockets = (socket for held in self.sockets.values() for socket in held)
        self._unfollowed.update(socket.account for socket in sockets if socket.account is not None)

    async def _follow_late(self) -> None:
        """One after the other; and those again for whom it failed."""
        while True:
            await asyncio.sleep(self.settings.house.sweep)
            for account in list(self._unfollowed):
                try:
                    await self._follow(account)
                except Exception as error:
                    SELDOM.failed(error, "cannot see whose sessions are over")

    async def _follow(self, account: str) -> None:
        self._unfollowed.discard(account)
        try:
            row = await self.house.read(lambda: self.accounts.row(account))
            good = await self.house.read(lambda: self.sessions.good(account))
        except BaseException:
            self._unfollowed.add(account)
            raise
        for socket in list(self.sockets.get(account, ())):
            socket.follow(row, good)


def service_of(connection: HTTPConnection) -> Service:
    service = connection.app.state.service
    assert isinstance(service, Service)
    return service


def visitor(connection: HTTPConnection) -> str:
    """Whose limits count for somebody without a session; no account is called so."""
    return f"visitor {address_of(connection)}"


def address_of(connection: HTTPConnection) -> str:
    """Whose bucket it is."""
    return house_of(connection.client.host) if connection.client is not None else "?"
