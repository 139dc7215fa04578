"""The house: all tables of this server process, who looks at them, and who looks after them."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
import time
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Final, TypeVar

from sqlalchemy import Engine
from sqlalchemy.exc import IntegrityError

from ..core.action import Action
from ..core.levels import Level
from ..core.state import State
from .bot_workers import BotFailed, BotWorkers
from .clock import now_ms
from .database import Vanished
from .following import Following
from .heartbeat import AWAY, BEAT, ago, beat
from .messages import Review
from .once import Seldom
from .refusal import Refusal
from .room import Room
from .seating import level_of, player_of
from .steps import Trial
from .store import ABANDONED, BOT_PATIENCE, WAITING
from .table import Table
from .turns import Asker
from .tutor import Keeping, Tutor

T = TypeVar("T")
LOG: Final = logging.getLogger(__name__)
SELDOM: Final = Seldom(LOG)
IDLE: Final = 120.0  # seconds after which a table nobody looks at is put away
TIDYING: Final = 60  # sweeps between two looks at what is seldom needed
AT_ONCE: Final = 20  # tables whose time is up that are looked at
UNPLAYABLE: Final = ("old-rules", "broken")  # refusals of tables that cannot be read here
MOST_STEPS: Final = 60  # in one command
# How much a second of a bot's thinking counts: where somebody waits, where people play who are not
# there, and where nobody plays at all.
WATCHED, PEOPLES, NOBODYS = 1.0, 4.0, 20.0


@dataclass(frozen=True)
class HouseSettings:
    bot_workers: int = 1  # processes in which bots think
    bot_seconds: float = 30.0  # the longest a bot may think
    thinking: float = 0.0  # seconds of it for one person in an hour; none: as many as they like
    review_seconds: float = 60.0  # of thinking, for a review of one game
    bot_pause: float = 0.6  # before a bot begins to act, at normal pace
    sweep: float = 1.0  # between two looks at the clocks
    patience: int = BOT_PATIENCE  # milliseconds that a bot of another server has to move
    abandoned: int = ABANDONED  # milliseconds after which a game in which nobody moves is ended
    heartbeat: float = 5.0  # seconds after which a server tells others that it is still there
    deadline: float = 15.0  # seconds that each of what a house does by itself may take


class House(Following):
    """Opens and closes; lets bots move; looks after clocks and what was left behind."""

    def __init__(self, engine: Engine, settings: HouseSettings | None = None) -> None:
        self.settings: Final = settings or HouseSettings()
        super().__init__(engine, self.settings.heartbeat)
        self.workers: Final = BotWorkers(
            self.settings.bot_workers, self.settings.bot_seconds, self.settings.thinking
        )
        self.tutor: Final = Tutor(
            self.workers,
            self.settings.review_seconds,
            Keeping(self._kept_review, self._keep_review),
        )
        self._hopeless: Final[set[str]] = set()  # tables that cannot be read
        self._looked_after: Final[set[str]] = set()  # tables at which one looks just now
        self._few_at_once: Final = asyncio.Semaphore(AT_ONCE)
        self._beating: asyncio.Task[None] | None = None
        self.house_of: Callable[[str], str] = str  # what address a person shares with others
        self.give_up: Callable[[], None] = _nobody_stops  # to be told that the database is gone

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
        self._start(self._tidy_up())

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(Exception):  # the database may be away
            await self.writer.run(lambda: beat(self.store.engine, self._beaten))
        if self._others is not None:
            await self._neighbours.leave()
            await self._others.close()
        await self.tutor.close()
        await self.workers.close()
        await self.writer.close()
        self._readers.shutdown()
        self._historian.shutdown()

    # The coach

    async def _kept_review(self, id: str) -> Review | None:
        return await self.read(lambda: self.store.review(id))

    async def _keep_review(self, id: str, review: Review) -> None:
        await self.writer.run(lambda: self.store.keep_review(id, review))

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
                action = random.choice(trial.state.playing_on())
            else:
                break
            trial.take(action)
        return [action.text for action in trial.actions]

    def _asker(self, table: Table) -> Asker:
        """For whom a bot thinks: for those who sit and wait before all others."""
        seats = [seat for seat in table.seats if not seat.lost]
        people = [seat.account for seat in seats if seat.account]
        waiting = [account for account in people if self.is_here(table.id, account)]
        playing = [seat.account for seat in seats if seat.account and not seat.away]
        weight = WATCHED if waiting else PEOPLES if playing else NOBODYS
        person = (waiting or playing or people or [table.setup.host])[0]
        return Asker(person, self.house_of(person), weight)

    def _thinker(self, table: Table, level: Level) -> tuple[str, Asker]:
        """Which bot is asked, and for whom.

        Who has had enough of their time gets the gentlest, which does not think. But a rating is
        measured against what a bot is: there it is asked for those who wait for nobody.
        """
        asker = self._asker(table)
        if not self.workers.budget.has_left(asker):
            if table.setup.rated:
                asker = asker._replace(weight=NOBODYS)
            else:
                level = next(iter(table.setup.game.levels.values()))
        return player_of(table.setup.game, len(table.seats), level), asker

    async def _asked(self, table: Table, level: Level, state: State) -> Action:
        """One choice of a bot; any by which it plays on if it fails."""
        assert state.actor is not None
        redealt = state.redeal(state.actor, secrets.randbits(63))
        try:
            bot, asker = self._thinker(table, level)
            told = await self.workers.ask(bot, redealt, asker)
            action = table.setup.game.action(told)
            if not state.is_legal(action):
                raise BotFailed(f"it chose {action.text!r}, which is not possible")
        except (BotFailed, ValueError) as error:
            LOG.error("table %s goes on without its bot: %s", table.id, error)
            return random.choice(state.playing_on())
        return action

    # Time

    async def _sweep(self) -> None:
        """Look after the clocks and after tables whose server is gone; put idle ones away."""
        while True:
            await asyncio.sleep(self.settings.sweep * random.uniform(0.8, 1.2))
            await self._in_trouble_or_not(self._look_after(self.settings.patience))
            self._put_away()

    async def _tidy_up(self) -> None:
        while True:
            await asyncio.sleep(TIDYING * self.settings.sweep * random.uniform(0.8, 1.2))
            await self._in_trouble_or_not(self._tidy())

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
        """Note now and then that this server is up; whoever comes meanwhile waits for that too.

        After a while of which it knows nothing, as at the start or where the database could not be
        reached, what is in memory may be old: another server may have set the clocks.
        """
        if time.monotonic() - self._beaten < BEAT:
            return
        if self._beating is None:
            self._beating = asyncio.create_task(self._beat())
            self._beating.add_done_callback(self._beat_ended)
            self._tasks.add(self._beating)
        async with asyncio.timeout(self.settings.deadline):
            await asyncio.shield(self._beating)

    async def _beat(self) -> None:
        start, before = time.monotonic(), self._beaten
        moved = await self.writer.run(lambda: beat(self.store.engine, before))
        self._beaten = start
        if moved or start - before > AWAY:
            self._returns += 1
            await self._follow([], [])
        if moved and self.store.shared:
            await self.writer.run(lambda: self.store.tell_all(self.name))

    def _beat_ended(self, task: asyncio.Task[None]) -> None:
        """What went wrong is told to whoever waited."""
        self._tasks.discard(task)
        self._beating = None
        if not task.cancelled():
            task.exception()

    async def _look_after(self, patience: int) -> None:
        await self._keep_time()
        now = now_ms()
        async with asyncio.timeout(self.settings.deadline):
            hopeless = self._hopeless | self._looked_after
            overdue = await self.read(lambda: self.store.overdue(now, patience, hopeless))
        for id in overdue:
            self._looked_after.add(id)
        looks = [self._start(self._look_at(id)) for id in overdue]
        if looks:  # one that takes long holds up the next sweep only a little
            await asyncio.wait(looks, timeout=self.settings.sweep)

    async def _look_at(self, id: str) -> None:
        """Time is up there, or a bot has not moved."""
        try:
            async with self._few_at_once, asyncio.timeout(self.settings.deadline):
                room = await self.room(id)
                deadline = room.table.deadline()
                if deadline is not None and now_ms() >= deadline:
                    await self.command(id, lambda table: table.timeout(now_ms()))
                else:
                    self._let_bots_move(room)
        except Refusal as refusal:
            if refusal.code in UNPLAYABLE:
                self._hopeless.add(id)  # or it would be read again every second
        except Exception as error:
            SELDOM.failed(error, "cannot look after table %s", id)
        finally:
            self._looked_after.discard(id)

    async def _tidy(self) -> None:
        """What is seldom needed, each by itself: one that fails or hangs stops no other."""
        await self._keep_time()  # nothing is abandoned while nobody could come
        for work in (
            self._rate_late,
            self._close_forgotten,
            self._end_abandoned,
            self.see_off_deleted,
        ):
            try:
                await work()
            except Vanished:
                raise
            except Exception as error:
                SELDOM.failed(error, "cannot tidy up")

    async def _each(self, found: Iterable[T], do: Callable[[T], Awaitable[object]]) -> None:
        """What is to be done with each; one that fails or hangs stops no other."""
        for one in found:
            try:
                async with asyncio.timeout(self.settings.deadline):
                    await do(one)
            except Vanished:
                raise
            except Exception as error:
                SELDOM.failed(error, "cannot tidy up %s", one)

    async def _rate_late(self) -> None:
        """Games that were not rated when they ended."""

        async def rate(id: str) -> None:
            await self.writer.run(partial(self.store.rate, id, self.name))

        await self._each(await self.read(self.store.unrated), rate)

    async def _close_forgotten(self) -> None:
        """Tables that never began."""

        async def close(id: str) -> None:
            try:
                await self.command(id, lambda table: table.close(now_ms()))
            except Refusal as refusal:
                if refusal.code in UNPLAYABLE:
                    await self._end(id)

        await self._each(await self._idle(self.store.forgotten, WAITING), close)

    async def see_off_deleted(self) -> None:
        """Nobody waits for people who are no more."""

        async def see_off(seated: tuple[str, int, str]) -> None:
            id, seat, account = seated
            await self.show_person(account)  # a table in memory may still know the name
            with suppress(Refusal):  # another server did it
                await self.command(id, lambda table: table.see_off(account, seat, now_ms()))

        await self._each(await self.read(self.store.ownerless), see_off)

    async def _end_abandoned(self) -> None:
        await self._each(await self._idle(self.store.abandoned, self.settings.abandoned), self._end)

    async def _idle(self, find: Callable[[int], list[str]], length: int) -> list[str]:
        """What nobody touched for so many milliseconds in which they could."""
        return await self.read(lambda: find(ago(self.store.engine, length, now_ms())))

    async def _end(self, id: str) -> None:
        """A table that nobody cares for, as it is: its game may not be there to be asked."""
        with suppress(Refusal, IntegrityError):  # somebody moved after all
            await self.writer.run(
                partial(self.store.end, id, None, "abandoned", now_ms(), self.name)
            )
        if id in self._rooms:
            await self._follow([id], [])

    def _put_away(self) -> None:
        limit = time.monotonic() - IDLE
        for id, room in list(self._rooms.items()):
            busy = room.viewers or room.lock.locked() or (room.bot and not room.bot.done())
            if not busy and room.used < limit:
                del self._rooms[id]


def _nobody_stops() -> None:
    """A house without a server."""
