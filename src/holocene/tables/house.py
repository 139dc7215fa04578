"""The house: all tables of this server process, who looks at them, and who looks after them."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from itertools import count
from math import inf
from typing import Final, TypeVar

from sqlalchemy import Engine

from ..core.action import Action
from ..core.levels import Level
from ..core.state import State
from .bot_workers import BotFailed, BotWorkers
from .clock import now_ms
from .database import Vanished
from .heartbeat import AWAY, BEAT, beat
from .messages import Snapshot
from .model import Change, Entry
from .neighbours import Neighbours
from .once import Seldom
from .other_servers import OtherServers
from .refusal import Refusal, moved_on
from .room import Room, Viewer
from .seating import level_of
from .steps import Trial
from .store import BOT_PATIENCE, Store
from .table import Table
from .turns import Asker
from .writer import Writer

T = TypeVar("T")
LOG: Final = logging.getLogger(__name__)
SELDOM: Final = Seldom(LOG)
RETRIES: Final = 4
IDLE: Final = 120.0  # seconds after which a table nobody looks at is put away
TIDYING: Final = 60  # sweeps between two looks at what is seldom needed
MOST_STEPS: Final = 60  # in one command
# How much a second of a bot's thinking counts: where somebody waits, where people play who are not
# there, and where nobody plays at all.
WATCHED, PEOPLES, NOBODYS = 1.0, 4.0, 20.0


@dataclass(frozen=True)
class HouseSettings:
    bot_workers: int = 1  # processes in which bots think
    bot_seconds: float = 30.0  # the longest a bot may think
    bot_pause: float = 0.6  # before a bot begins to act, at normal pace
    sweep: float = 1.0  # between two looks at the clocks
    patience: int = BOT_PATIENCE  # milliseconds that a bot of another server has to move
    heartbeat: float = 5.0  # seconds after which a server tells others that it is still there


class House:
    """Checks, applies, commits, then shows: every change of a table goes through `command`."""

    def __init__(self, engine: Engine, settings: HouseSettings | None = None) -> None:
        self.settings: Final = settings or HouseSettings()
        self.store: Final = Store(engine)
        self.name: Final = secrets.token_hex(8)  # of this process, among those over one database
        self.writer: Final = Writer(self.store, self.name)
        self.workers: Final = BotWorkers(self.settings.bot_workers, self.settings.bot_seconds)
        self._readers: Final = ThreadPoolExecutor(4, "reader")
        self._historian: Final = ThreadPoolExecutor(1, "historian")
        self._rooms: Final[dict[str, Room]] = {}
        self._opening: Final[dict[str, asyncio.Task[Room]]] = {}
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._hopeless: Final[set[str]] = set()  # tables that cannot be read
        self._beaten = -inf  # when it was last noted that a server is up
        # To be told of people whose sessions are over, or whose settings have changed.
        self.person_changed: Callable[[str], Awaitable[None]] = _nobody_cares
        # To be told that it is another person's move now, or (True) that a game has begun: by the
        # server that wrote it, and by no other.
        self.turned: Callable[[Table, bool], None] = _nobody_waits
        self.house_of: Callable[[str], str] = str  # what address a person shares with others
        self.give_up: Callable[[], None] = _nobody_stops  # to be told that the database is gone
        self._neighbours: Final = Neighbours(
            self.store, self.name, self._rooms, self.read, self.settings.heartbeat
        )
        self._others: Final = (
            OtherServers(engine, self.name, self._follow, self._neighbours)
            if self.store.shared
            else None
        )

    # Its own life

    async def open(self) -> None:
        if self._others is not None:
            await self._others.open()
            self._start(self._neighbours.run())
        await self._in_trouble_or_not(self._tidy())
        # The bots of a server that was stopped: of this one, if it is the only one.
        patience = self.settings.patience if self.store.shared else 0
        await self._in_trouble_or_not(self._look_after(patience))
        self._start(self._sweep())

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(Exception):  # the database may be away
            await self.writer.run(lambda: beat(self.store.engine, now_ms()))
        if self._others is not None:
            await self._neighbours.leave()
            await self._others.close()
        await self.workers.close()
        await self.writer.close()
        self._readers.shutdown()
        self._historian.shutdown()

    async def read(self, work: Callable[[], T]) -> T:
        """Run something that reads from the database, off the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, work)

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
        table = await self.read(lambda: self.store.load(id))
        if table is None:
            raise Refusal("no-table", "there is no such table")
        room = self._rooms.setdefault(id, Room(table))
        if self.store.shared:
            room.crowd_changed = self._neighbours.changed
            room.meet(self._neighbours.at(id))
        return room

    async def history(self, id: str) -> list[Entry]:
        """Reading a long log takes a while: whoever asks for one holds up nobody but their like."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._historian, self.store.history, id)

    async def peek(self, id: str, look: Callable[[Room], T]) -> T:
        """Read a table as it is on disk: never while a command is on its way there."""
        while True:
            room = await self.room(id)
            async with room.lock:
                if self._rooms.get(id) is room:
                    return look(room)

    async def enter(self, id: str, viewer: Viewer, since: int | None) -> Room:
        """Show a table to somebody, and all that they missed."""
        room = await self.room(id)
        earlier: list[Entry] = []
        if since is not None and room.recent(since) is None:  # longer ago than memory reaches
            earlier = [entry for entry in await self.history(id) if entry.number > since]

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
    ) -> None:
        """Check, apply, commit, then show. A Refusal changes nothing."""
        for _ in range(RETRIES):
            room = self._rooms.get(id) or await self.room(id)
            async with room.lock:
                if self._rooms.get(id) is not room:
                    continue  # it was put away meanwhile
                asked, status = room.table.asked, room.table.status
                try:
                    first = await self.writer.commit(do(room.table))
                except Refusal:
                    raise
                except BaseException:
                    self._drop(room)
                    raise
                if first:
                    room.used = time.monotonic()
                    self._tell(room, by, re)
                    self._after(room)
                    began = status == "waiting" and room.table.status == "running"
                    if began or room.table.asked not in (None, asked):
                        self.turned(room.table, began)
                    return
                await self._read_again(room)
        raise moved_on()

    async def _read_again(self, room: Room) -> None:
        """What is in memory may not be what is on disk: take that, and tell what is new."""
        try:
            table = await self.read(lambda: self.store.load(room.table.id))
        except BaseException:
            self._drop(room)
            raise
        assert table is not None  # tables are never removed
        room.table = table
        self._tell(room)

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

    async def rename(self, account: str, before: str, name: str) -> None:
        """A person has another name now: show it where they play, and where they invite."""
        await self.writer.run(lambda: self.store.rename(account, before, name, self.name))
        for room in list(self._rooms.values()):
            if room.table.seats_of(account) or room.table.setup.host == account:
                async with room.lock:
                    await self._read_again(room)

    # Bots

    def _let_bots_move(self, room: Room) -> None:
        if room.table.bot_to_move() and (room.bot is None or room.bot.done()):
            room.bot = self._start(self._bots(room))

    async def _bots(self, room: Room) -> None:
        """Let bots choose as long as it is theirs to choose, with a pause before each new one."""
        before: int | None = None
        while room.table.bot_to_move() and self._rooms.get(room.table.id) is room:
            if room.table.actor != before:
                await room.pause(self.settings.bot_pause)
            table = room.table
            state, actor, position = table.state, table.actor, table.position
            if state is None or actor is None or not table.bot_to_move():
                return
            actions = await self._choice(table, state, actor)
            if not await self._bot_acts(table.id, actor, actions, position):
                return
            before = actor

    async def _bot_acts(self, id: str, actor: int, actions: list[str], position: int) -> bool:
        """Whether to go on."""
        try:
            await self.command(id, lambda table: table.bot_acts(actor, actions, position, now_ms()))
        except Refusal as refusal:
            return refusal.code == "moved-on"
        return True

    async def _choice(self, table: Table, state: State, actor: int) -> list[str]:
        """What a bot does in one go: it acts on for as long as nobody hears anything of it.

        So nobody can count in how many steps it chose what it lays face down. One that comes to no
        end with that goes on by lot.
        """
        level = level_of(table.setup.game, table.seats[actor].bot)
        trial = Trial(state, actor)
        while not trial.actions or trial.unfinished() or (trial.unheard() and trial.goes_on()):
            if len(trial.actions) < MOST_STEPS:
                action = await self._asked(table, level, trial.state)
            elif trial.unfinished():
                action = random.choice(trial.state.legal)
            else:
                break
            trial.take(action)
        return [action.text for action in trial.actions]

    def _asker(self, table: Table) -> Asker:
        """For whom a bot thinks: for those who sit and wait before all others."""
        people = [seat.account for seat in table.seats if seat.account and not seat.lost]
        waiting = [account for account in people if self.is_here(table.id, account)]
        weight = WATCHED if waiting else PEOPLES if people else NOBODYS
        person = (waiting or people or [table.setup.host])[0]
        return Asker(person, self.house_of(person), weight)

    async def _asked(self, table: Table, level: Level, state: State) -> Action:
        """One choice of a bot; any that is possible if it fails."""
        assert state.actor is not None
        redealt = state.redeal(state.actor, secrets.randbits(63))
        try:
            told = await self.workers.ask(level.bot, redealt, self._asker(table))
            action = table.setup.game.action(told)
            if not state.is_legal(action):
                raise BotFailed(f"it chose {action.text!r}, which is not possible")
        except (BotFailed, ValueError) as error:
            LOG.error("table %s goes on without its bot: %s", table.id, error)
            return random.choice(state.legal)
        return action

    # Time

    async def _sweep(self) -> None:
        """Look after the clocks and after tables whose server is gone; put idle ones away."""
        for turn in count(1):
            await asyncio.sleep(self.settings.sweep * random.uniform(0.8, 1.2))
            tidies = turn % TIDYING == 0
            await self._in_trouble_or_not(self._look_after(self.settings.patience))
            if tidies:
                await self._in_trouble_or_not(self._tidy())
            self._put_away()

    async def _in_trouble_or_not(self, work: Awaitable[None]) -> None:
        """The database may be away for a while. Where it is gone for good, going on is no good."""
        try:
            await work
        except Vanished as error:
            LOG.critical("%s: what is played on would be lost, so the server stops", error)
            self.give_up()
        except Exception as error:
            SELDOM.failed(error, "cannot look after the tables")

    async def _keep_time(self) -> None:
        """Note that a server is up; after a while in which none was, all clocks go on from there.

        At the start, and where the database could not be reached, nobody here knows of that while.
        A lone server knows that there was no other.
        """
        passed = time.monotonic() - self._beaten
        if passed < BEAT:
            return
        alone = passed == inf and not self.store.shared
        least = (1000 if alone else int(AWAY * 1000)) if passed > AWAY else None
        missed = await self.writer.run(lambda: beat(self.store.engine, now_ms(), least))
        self._beaten = time.monotonic()
        if missed:
            if self.store.shared:
                await self.writer.run(lambda: self.store.tell_all(self.name))
            await self._follow([], [])

    async def _look_after(self, patience: int) -> None:
        await self._keep_time()
        now = now_ms()
        for id in await self.read(lambda: self.store.overdue(now, patience, self._hopeless)):
            try:
                room = await self.room(id)
                deadline = room.table.deadline()
                if deadline is not None and now_ms() >= deadline:
                    await self.command(id, lambda table: table.timeout(now_ms()))
                else:
                    self._let_bots_move(room)
            except Refusal as refusal:
                if refusal.code in ("old-rules", "broken"):
                    self._hopeless.add(id)  # or it would be read again every second
            except Exception as error:
                SELDOM.failed(error, "cannot look after table %s", id)

    async def _tidy(self) -> None:
        """What is seldom needed: games that were not rated, tables that never began."""
        for id in await self.read(self.store.unrated):
            await self.writer.run(partial(self.store.rate, id, self.name))
        for id in await self.read(lambda: self.store.forgotten(now_ms())):
            with suppress(Refusal):
                await self.command(id, lambda table: table.close(now_ms()))

    def _put_away(self) -> None:
        limit = time.monotonic() - IDLE
        for id, room in list(self._rooms.items()):
            busy = room.viewers or room.lock.locked() or (room.bot and not room.bot.done())
            if not busy and room.used < limit:
                del self._rooms[id]

    # News from other servers

    async def _follow(self, tables: list[str], people: list[str]) -> None:
        """Other servers changed these; without any: anything may have happened."""
        for account in people:
            await self.person_changed(account)
        if people and not tables:
            return
        for id in tables or [*self._rooms, *self._opening]:
            if id in self._opening:  # it may have been read just before
                with suppress(Refusal):
                    await self.room(id)
            room = self._rooms.get(id)
            if room is not None:
                try:
                    async with room.lock:
                        await self._read_again(room)
                except Exception as error:  # the other tables' news still count
                    SELDOM.failed(error, "cannot read table %s again", id)


async def _nobody_cares(account: str) -> None:
    """A house without sockets."""


def _nobody_stops() -> None:
    """A house without a server."""


def _nobody_waits(table: Table, began: bool) -> None:
    """A house that calls nobody."""
