"""Following other servers over the same database: what they wrote is shown here too."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from itertools import zip_longest
from math import inf
from typing import Final

from sqlalchemy import Engine

from .notices import Move, in_order
from .once import Seldom
from .refusal import Refusal
from .restore import advance
from .rooms import Rooms
from .store import News
from .table import Table

SELDOM: Final = Seldom(logging.getLogger(__name__))
FOLLOWERS: Final = 2  # tasks at once
GATHERED: Final = 50  # tables that are read together


class Following(Rooms):
    def __init__(self, engine: Engine, heartbeat: float) -> None:
        super().__init__(engine, heartbeat)
        self._news: Final[dict[str, float]] = {}  # tables that others changed, with their numbers
        self._moves: Final[dict[str, list[Move]]] = {}  # what was told of them
        self._following = 0  # tasks

    async def _follow(
        self,
        tables: Sequence[str],
        people: Sequence[str],
        numbers: Sequence[int] = (),
        moves: Sequence[Move | None] = (),
    ) -> None:
        """News of one table gather while others are looked at: it is done once for all of them."""
        for account in people:
            await self.person_changed(account)
        if people and not tables:
            return
        if not tables:
            self.anybody_changed()
        told = zip_longest(tables, numbers, moves) if tables else self._anything()
        for id, number, move in told:
            if id in self._rooms or id in self._opening:
                self._news[id] = max(self._news.get(id, 0), inf if number is None else number)
                if move is not None:
                    self._moves.setdefault(id, []).append(move)
        while self._news and self._following < FOLLOWERS:
            self._following += 1
            self._start(self._catch_up())

    def _anything(self) -> list[tuple[str, None, None]]:
        return [(id, None, None) for id in (*self._rooms, *self._opening)]

    async def _catch_up(self) -> None:
        try:
            while self._news:
                numbers = {id: self._news.pop(id) for id in list(self._news)[:GATHERED]}
                moves = {id: self._moves.pop(id, []) for id in numbers}
                news = await self._news_of(numbers, moves)
                for id in sorted(numbers, key=news.__contains__, reverse=True):  # who waits, last
                    await self._catch_up_with(id, numbers[id], news.get(id))
        finally:
            self._following -= 1

    async def _news_of(
        self, numbers: Mapping[str, float], moves: Mapping[str, Sequence[Move]]
    ) -> dict[str, tuple[int, News]]:
        """What is new of several tables, with the numbers of their logs that it follows on.

        What was not told is read together. Left out is where a command is on its way, whose
        entries are in memory and not on disk.
        """
        found: dict[str, tuple[int, News]] = {}
        unknown: dict[str, int] = {}
        for id, number in numbers.items():
            room = self._rooms.get(id)
            if room is None or room.table.number >= number or room.lock.locked():
                continue
            told = _told(room.table, moves[id], number)
            if told is None:
                unknown[id] = room.table.number
            else:
                found[id] = room.table.number, told
        if unknown:
            try:
                read = await self.read(lambda: self.store.news(unknown))
            except Exception as error:  # each is tried by itself
                SELDOM.failed(error, "cannot read what is new at tables")
            else:
                found.update({id: (unknown[id], news) for id, news in read.items()})
        return found

    async def _catch_up_with(self, id: str, number: float, news: tuple[int, News] | None) -> None:
        """A table whose log has so many entries; or, endless, one that may have changed else."""
        try:
            if id in self._opening:  # it may have been read just before
                await self.room(id)
            room = self._rooms.get(id)
            if room is None:
                return
            async with room.lock:
                fits = news is not None and news[0] == room.table.number
                if news is not None and fits and advance(room.table, *news[1]):
                    self._tell(room)
                elif room.table.number < number:
                    await self._read_again(room, whole=fits)
        except Refusal:
            pass
        except Exception as error:  # the other tables' news still count
            SELDOM.failed(error, "cannot read table %s again", id)


def _told(table: Table, moves: Sequence[Move], number: float) -> News | None:
    """What is new by what was told; None if something lacks, or may have changed beside."""
    entries = in_order(moves, table.number, number)
    if not entries:
        return None
    same = {
        "name": table.setup.name,
        "host_name": table.setup.host_name,
        "counted": table.counted,
    }
    return News(table.seats, {**moves[-1]["row"], **same}, entries)
