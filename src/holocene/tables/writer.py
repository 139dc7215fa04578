"""Group commit: what many tables have to write goes to disk in one transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, TypeVar

from .model import Change
from .store import Store

T = TypeVar("T")
WRITING: Final = 15.0  # seconds that it may take to write something
MOST: Final = 500  # changes in one transaction


class Writer:
    """All writing of this process, in one thread, in the order it was asked for."""

    def __init__(self, store: Store, server: str) -> None:
        self._store: Final = store
        self._server: Final = server
        self._thread: Final = ThreadPoolExecutor(1, "writer")
        self._waiting: list[tuple[Change, asyncio.Future[bool]]] = []
        self._task: asyncio.Task[None] | None = None

    async def commit(self, change: Change) -> bool:
        """Whether the change is on disk; False if another server was first.

        TimeoutError if nobody knows: the database is silent.
        """
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((change, done))
        if self._task is None:
            self._task = asyncio.create_task(self._write())
        async with asyncio.timeout(WRITING):
            return await done

    async def run(self, work: Callable[[], T]) -> T:
        """Any other writing; TimeoutError as above."""
        async with asyncio.timeout(WRITING):
            return await self._done(work)

    async def _done(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    async def _write(self) -> None:
        """While one transaction is on its way to the disk, the next one gathers."""
        while self._waiting:
            batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
            changes = [change for change, _ in batch]
            commit = partial(self._store.commit, changes, self._server)
            try:
                done = await self._done(commit)
            except Exception as error:
                for _, future in batch:
                    if not future.done():
                        future.set_exception(error)
            else:
                for (_, future), first in zip(batch, done, strict=True):
                    if not future.done():
                        future.set_result(first)
        self._task = None

    async def close(self) -> None:
        """After what was asked for is on disk."""
        if self._task is not None:
            await self._task
        self._thread.shutdown()
