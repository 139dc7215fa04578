"""Group commit: what many tables have to write goes to disk in one transaction."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, NamedTuple, TypeVar

from .model import Change
from .store import Store

T = TypeVar("T")
WRITING: Final = 15.0  # seconds that it may take to write something
BEGINNING: Final = 10.0  # after so long it does not begin any more: it could be done too late
MOST: Final = 500  # changes in one transaction


class _Wanted(NamedTuple):
    change: Change
    done: asyncio.Future[bool]
    limit: float  # to begin with it


class Writer:
    """All writing of this process, in one thread, in the order it was asked for."""

    def __init__(self, store: Store, server: str) -> None:
        self._store: Final = store
        self._server: Final = server
        self._thread: Final = ThreadPoolExecutor(1, "writer")
        self._waiting: list[_Wanted] = []
        self._task: asyncio.Task[None] | None = None

    async def commit(self, change: Change) -> bool:
        """Whether the change is on disk; False if another server was first.

        TimeoutError if nobody knows: the database is silent.
        """
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Wanted(change, done, time.monotonic() + BEGINNING))
        if self._task is None:
            self._task = asyncio.create_task(self._write())
        async with asyncio.timeout(WRITING):
            return await done

    async def run(self, work: Callable[[], T]) -> T:
        """Any other writing; TimeoutError as above."""
        limit = time.monotonic() + BEGINNING

        def begin() -> T:
            if time.monotonic() > limit:
                raise TimeoutError
            return work()

        async with asyncio.timeout(WRITING):
            return await self._done(begin)

    async def _done(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    async def _write(self) -> None:
        """While one transaction is on its way to the disk, the next one gathers."""
        while self._waiting:
            batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
            try:
                firsts = await self._done(partial(self._commit, batch))
            except Exception as error:
                for wanted in batch:
                    if not wanted.done.done():
                        wanted.done.set_exception(error)
            else:
                for wanted, first in zip(batch, firsts, strict=True):
                    if wanted.done.done():
                        continue
                    if first is None:
                        wanted.done.set_exception(TimeoutError())
                    else:
                        wanted.done.set_result(first)
        self._task = None

    def _commit(self, batch: Sequence[_Wanted]) -> list[bool | None]:
        """Which were first; None for those that nobody waits for any more, or not for long."""
        now = time.monotonic()
        wanted = [not each.done.done() and now <= each.limit for each in batch]
        changes = [each.change for each, count in zip(batch, wanted, strict=True) if count]
        firsts = iter(self._store.commit(changes, self._server) if changes else ())
        return [next(firsts) if count else None for count in wanted]

    async def close(self) -> None:
        """After what was asked for is on disk."""
        if self._task is not None:
            await self._task
        self._thread.shutdown()
