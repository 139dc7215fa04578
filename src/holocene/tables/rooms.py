"""The tables in memory: shown to whoever looks, changed by commands, brought up to date."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
import time
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from math import inf
from typing import Final, TypeVar

from sqlalchemy import Engine

from .clock import now_ms
from .figures import Figures
from .heartbeat import AWAY
from .messages import Snapshot
from .model import Change, Entry
from .neighbours import Neighbours
from .notices import Move
from .once import Seldom
from .other_servers import OtherServers
from .refusal import Refusal, moved_on
from .restore import advance
from .room import Room, Viewer
from .store import Store
from .table import Table
from .turns import NOBODY, Asker, Turns
from .writer import Writer

T = TypeVar("T")
SELDOM: Final = Seldom(logging.getLogger(__name__))
RETRIES: Final = 25  # of a command, where other servers are quicker
AGAIN: Final = 0.002  # seconds that each of them is later than the one before
READERS: Final = 4  # threads
READING: Final = 10.0  # seconds that it may take to read something
STUDYING: Final = 15.0  # the same, of what takes a while
MISSED: Final = 200  # entries that are told at once to whoever comes back


class Rooms(ABC):
    """Checks, applies, commits, then shows: every change of a table goes through `command`."""

    def __init__(self, engine: Engine, heartbeat: float) -> None:
        self.store: Final = Store(engine)
        self.name: Final = secrets.token_hex(8)  # of this process, among those over one database
        self.writer: Final = Writer(self.store, self.name)
        self.figures: Final = Figures()
        self._readers: Final = ThreadPoolExecutor(READERS, "reader")
        self._historian: Final = ThreadPoolExecutor(1, "historian")
        self._studies: Final = Turns(1)
        self._rooms: Final[dict[str, Room]] = {}
        self._opening: Final[dict[str, asyncio.Task[Room]]] = {}
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._beaten = -inf  # when it was last noted that this server is up
        self._returns = 0  # how often it came back after a while of which it knows nothing
        # To be told of people whose sessions are over, or whose settings have changed.
        self.person_changed: Callable[[str], Awaitable[None]] = _nobody_cares
        self.anybody_changed: Callable[[], None] = _nobody_asks  # nobody knows who
        # To be told that it is another person's move now, or (True) that a game has begun: by the
        # server that wrote it, and by no other.
        self.turned: Callable[[Table, bool], None] = _nobody_waits
        self._neighbours: Final = Neighbours(
            self.store, self.name, self._rooms, self.read, heartbeat
        )
        self._others: Final = (
            OtherServers(engine, self.name, self._follow, self._neighbours)
            if self.store.shared
            else None
        )

    @abstractmethod
    def _let_bots_move(self, room: Room) -> None:
        """Where it is theirs to move."""

    @abstractmethod
    async def _follow(
        self,
        tables: Sequence[str],
        people: Sequence[str],
        numbers: Sequence[int] = (),
        moves: Sequence[Move | None] = (),
    ) -> None:
        """Other servers changed these; without any: anything may have happened."""

    @abstractmethod
    async def _keep_time(self) -> None:
        """Note now and then that this server is up; after a while in which none was, go on."""

    @property
    def known(self) -> int:
        """How many tables are in memory."""
        return len(self._rooms)

    async def read(self, work: Callable[[], T]) -> T:
        """Run something that reads from the database, off the event loop.

        TimeoutError if that is silent: whoever asked is told so, however long it lasts.
        """
        async with asyncio.timeout(READING):
            return await asyncio.get_running_loop().run_in_executor(self._readers, work)

    async def study(self, work: Callable[[], T], asker: Asker = NOBODY) -> T:
        """Run what takes a while, such as reading back a whole game.

        One at a time, in turns by address: whoever asks for many holds up nobody but themselves.
        Refused if it cannot begin soon; TimeoutError if it then takes too long.
        """
        limit = asyncio.get_running_loop().time() + STUDYING
        try:
            async with asyncio.timeout_at(limit):
                turn = await self._studies.take(asker, "study")
        except TimeoutError:
            message = "many games are read back just now; wait a little"
            raise Refusal("too-fast", message) from None
        async with asyncio.timeout_at(limit):
            done = asyncio.get_running_loop().run_in_executor(self._historian, work)
            done.add_done_callback(lambda _: self._studies.give_back(turn))
            return await asyncio.shield(done)  # it cannot be stopped: the next one waits for it

    def _start(self, work: Awaitable[None]) -> asyncio.Task[None]:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._task_ended)
        return task

    def _task_ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            SELDOM.failed(error, "a task of the house failed")

    # Tables

    async def create(self, table: Table) -> Room:
        """A new table; it starts at once if no seat is open."""
        change = table.start_if_full(now_ms())
        entries = [] if change is None else change.entries
        await self.writer.run(lambda: self.store.create(table, entries))
        room = await self._load(table.id)  # not `room`: somebody may have looked too early
        self._let_bots_move(room)
        return room

    async def room(self, id: str) -> Room:
        """The table in memory, read from the database if need be."""
        room = self._rooms.get(id)
        if room is not None:
            return room
        opening = self._opening.get(id)
        if opening is None:
            opening = self._opening[id] = asyncio.create_task(self._load(id))
            opening.add_done_callback(lambda _: self._opening.pop(id, None))
        return await asyncio.shield(opening)

    async def _load(self, id: str) -> Room:
        returns = self._returns
        table = await self.read(lambda: self.store.load(id))
        if table is None:
            raise Refusal("no-table", "there is no such table")
        room = self._rooms.setdefault(id, Room(table, returns))
        if self.store.shared:
            room.crowd_changed = self._neighbours.changed
            room.meet(self._neighbours.at(id))
        return room

    async def history(self, id: str, asker: Asker = NOBODY) -> list[Entry]:
        """The whole log of a table with its events."""
        return await self.study(lambda: self.store.history(id), asker)

    async def peek(self, id: str, look: Callable[[Room], T]) -> T:
        """Read a table as it is on disk: never while a command is on its way there.

        A Refusal counts when nothing that another server wrote says otherwise.
        """
        while True:
            room = await self.room(id)
            async with room.lock:
                if self._rooms.get(id) is not room:
                    continue
                try:
                    return look(room)
                except Refusal:
                    if not await self._missed_something(room):
                        raise

    async def enter(
        self,
        id: str,
        viewer: Viewer,
        since: int | None,
        may_study: Callable[[], bool] = lambda: True,
        address: str = "",
    ) -> Room:
        """Show a table to somebody, and all that they missed.

        What is not in memory is only read back for those who may ask for that now, and if it can
        be done soon.
        """
        room = await self.room(id)
        earlier: list[Entry] = []
        if since is not None and room.table.number - since > MISSED:
            since = None  # who was away for long begins anew, and reads the rest by pages
        if since is not None and room.recent(since) is None:  # longer ago than memory reaches
            missed = await self._missed(id, since, viewer, address) if may_study() else None
            if missed is None:
                since = None
            else:
                earlier = missed

        def show(room: Room) -> Room:
            found = room.recent(earlier[-1].number if earlier else since)
            if found is None:  # it went on very fast meanwhile
                found = room.recent(None)
                assert found is not None
                room.enter(viewer, *found)
            else:
                room.enter(viewer, earlier + found[0], found[1])
            return room

        room = await self.peek(id, show)
        if not self.store.shared:
            self._let_bots_move(room)
        return room

    async def _missed(
        self, id: str, since: int, viewer: Viewer, address: str
    ) -> list[Entry] | None:
        try:
            entries = await self.history(id, Asker(viewer.account or "", address))
        except (Refusal, TimeoutError):
            return None
        return [entry for entry in entries if entry.number > since]

    async def look(self, id: str, viewer: Viewer, seat: int, re: int | None = None) -> None:
        """Show one of their seats to somebody; `re` is the command that asks for it."""

        def show(room: Room) -> None:
            if viewer not in room.viewers:
                return  # the room was dropped, and with it the viewer
            room.table.check_mine(viewer.account, seat)
            viewer.seat = seat
            found = room.recent(None)
            assert found is not None
            room.enter(viewer, *found, re)

        await self.peek(id, show)

    def is_here(self, id: str, account: str) -> bool:
        """Whether a person looks at the table from their seat, at this server or at another."""
        room = self._rooms.get(id)
        crowds = [*self._neighbours.at(id), *([] if room is None else [room.crowd()])]
        return any(account in crowd["seated"] for crowd in crowds)

    async def snapshot(self, id: str, seat: int | None, account: str | None) -> Snapshot:
        """The table as a seat of this account sees it, its only one where none is named."""

        def show(room: Room) -> Snapshot:
            room.table.check_mine(account, seat)
            mine = room.table.seats_of(account)
            eyes = mine[0] if seat is None and len(mine) == 1 else seat
            found = room.recent(None)
            assert found is not None
            return room.snapshot(eyes, account, *found)

        return await self.peek(id, show)

    # Commands

    async def command(
        self,
        id: str,
        do: Callable[[Table], Change],
        by: Viewer | None = None,
        re: int | None = None,
        key: str | None = None,
    ) -> None:
        """Check, apply, commit, then show. A Refusal changes nothing.

        Where another server was first, it is checked again: what names a position is refused then.
        What was done already, by its key, is answered and not done again.
        """
        start = time.monotonic()
        for turn in range(RETRIES):
            if turn:
                await asyncio.sleep(random.uniform(0, turn * AGAIN))
            room = self._rooms.get(id) or await self.room(id)
            async with room.lock:
                if self._rooms.get(id) is not room:
                    continue  # it was put away meanwhile
                if time.monotonic() - self._beaten > AWAY:
                    await self._keep_time()  # or who moves first would pay for that while
                if room.returns != self._returns:
                    await self._read_again(room)
                if by is not None and key is not None and room.table.has_done(by.seat, key):
                    room.answer(by, re)
                    return
                asked, status = room.table.asked, room.table.status
                try:
                    change = _keyed(do(room.table), room.table, key)
                    first = await self.writer.commit(change)
                except Refusal:
                    if await self._missed_something(room):
                        continue
                    self.figures.refused += 1
                    raise
                except BaseException:
                    self._drop(room)
                    raise
                if first:
                    self._tell(room, by, re)
                    room.used = time.monotonic()
                    self.figures.done(change, room.used - start)
                    self._after(room)
                    began = status == "waiting" and room.table.status == "running"
                    if began or room.table.asked not in (None, asked):
                        self.turned(room.table, began)
                    return
                await self._read_again(room, whole=True)  # it did what was not written
        raise moved_on()

    async def _missed_something(self, room: Room) -> bool:
        """Whether another server wrote what this one has not heard of yet; it is read then."""
        if not self.store.shared:
            return False
        number = await self.read(lambda: self.store.number(room.table.id))
        if number == room.table.number:
            return False
        await self._read_again(room)
        return True

    async def _read_again(self, room: Room, whole: bool = False) -> None:
        """What is in memory may not be what is on disk: take that, and tell what is new."""
        table, returns = room.table, self._returns
        try:
            if whole or not await self._advanced(table):
                anew = await self.read(lambda: self.store.load(table.id))
                if anew is None:
                    raise Refusal("no-table", "there is no such table")  # any more
                room.table = anew
        except BaseException:
            self._drop(room)
            raise
        room.returns = returns
        self._tell(room)

    async def _advanced(self, table: Table) -> bool:
        """Whether what is new was enough: to read it all takes longer with every move."""
        news = await self.read(lambda: self.store.news({table.id: table.number}))
        return advance(table, *news[table.id])

    def _tell(self, room: Room, by: Viewer | None = None, re: int | None = None) -> None:
        """What is on disk is done, even if a game fails to show it: its viewers come anew."""
        try:
            room.tell_changes(by, re)
        except Exception as error:
            SELDOM.failed(error, "cannot show table %s", room.table.id)
            self._drop(room)

    def _drop(self, room: Room) -> None:
        """Nobody knows what is on disk: forget the table, and let its viewers come anew."""
        if self._rooms.get(room.table.id) is room:  # it may have been opened anew
            del self._rooms[room.table.id]
        for viewer in list(room.viewers):
            viewer.drop()

    def _after(self, room: Room) -> None:
        table = room.table
        if table.setup.rated and table.result is not None and not table.counted:
            table.counted = True
            self._start(self._rate(room))
        self._let_bots_move(room)

    async def _rate(self, room: Room) -> None:
        async with room.lock:
            await self.writer.run(lambda: self.store.rate(room.table.id, self.name))
            await self._read_again(room)

    async def arrive(
        self, id: str, account: str, by: Viewer | None = None, re: int | None = None
    ) -> bool:
        """Somebody is there; tells whether a clock waited for them."""
        try:
            await self.command(id, lambda table: table.arrive(account, now_ms()), by, re)
        except Refusal as refusal:
            if refusal.code != "moved-on":
                raise
            return False
        return True

    async def tell_person(self, account: str) -> None:
        """A person's sessions or settings have changed, here and at the other servers."""
        await self.person_changed(account)
        if self.store.shared:
            await self.writer.run(lambda: self.store.tell_person(account, self.name))

    async def rename(self, account: str, before: str, name: str, known: bool = False) -> None:
        """A person has another name now, or (known) signs in by it: show it where they play."""
        await self.writer.run(lambda: self.store.rename(account, before, name, self.name, known))
        await self.show_person(account)

    async def show_person(self, account: str) -> None:
        """What is kept of a person was changed: show it where they play, and where they invite."""
        for room in list(self._rooms.values()):
            told = any(entry.account == account for entry in room.table.recent)
            if told or room.table.seats_of(account) or room.table.setup.host == account:
                async with room.lock:
                    await self._read_again(room, whole=told)

    async def follow_table(self, id: str) -> None:
        """A table was changed beside this server."""
        await self._follow([id], [])


def _keyed(change: Change, table: Table, key: str | None) -> Change:
    """The change, known by the key of its command."""
    if key is not None:
        [entry, *_] = change.entries
        entry.key = key
        table.keys.append((entry.seat, key))
    return change


async def _nobody_cares(account: str) -> None:
    """A house without sockets."""


def _nobody_asks() -> None:
    """The same."""


def _nobody_waits(table: Table, began: bool) -> None:
    """A house that calls nobody."""
