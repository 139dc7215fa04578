"""Processes that play, kept busy: the next tasks wait in a queue while something is learnt."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from types import TracebackType
from typing import Any, Final, Self

from ...bots.neural import threads
from ...core.bot import BotError
from .matches import match
from .samples import Harvest
from .selfplay import selfplay
from .tasks import Match, Selfplay, Strength

Task = Selfplay | Match
QUEUED: Final = 2  # tasks for each process, so that it finds the next at once
MOST_QUEUED: Final = 64


def do(task: Task) -> Harvest | Strength:
    if isinstance(task, Match):
        return match(task)
    begun = time.monotonic()
    harvest = selfplay(task)
    harvest.seconds = time.monotonic() - begun
    return harvest


class Workers:
    """`jobs` processes; with one job, all is done in this one, in order, and repeats exactly."""

    def __init__(self, jobs: int) -> None:
        self.jobs: Final = jobs
        self.queued = QUEUED
        self._pool: ProcessPoolExecutor | None = None
        self._begun: list[Future[Any]] = []

    def __enter__(self) -> Self:
        if self.jobs > 1:
            # Not forked: threads of NumPy or PyTorch do not live on in a copy of this process.
            self._pool = ProcessPoolExecutor(self.jobs, get_context("spawn"), _begin)
            with threads(1):
                wait([self._pool.submit(os.getpid) for _ in range(self.jobs)])
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)

    def gather(self, tasks: Iterator[Task], enough: Callable[[], bool]) -> Iterator[Any]:
        """Results as they come, until there are enough; what was begun by then is not lost.

        With several processes the queue stays full: the next call gets what ends meanwhile.
        """
        if self._pool is None:
            for task in tasks:
                if enough():
                    return
                yield do(task)
            return
        try:
            while not enough():
                while len(self._begun) < self.queued * self.jobs:
                    following = next(tasks, None)
                    if following is None:
                        break
                    self._begun.append(self._pool.submit(do, following))
                if not self._begun:
                    return
                done, _ = wait(self._begun, return_when=FIRST_COMPLETED)
                for future in [each for each in self._begun if each in done]:
                    self._begun.remove(future)
                    yield future.result()
        except BrokenProcessPool:
            raise BotError("a process that plays died; there may be too little memory") from None

    def away_for(self, seconds: float, task: float) -> None:
        """Queue as much as keeps the processes busy while nobody gathers, a task taking so long."""
        self.queued = min(MOST_QUEUED, QUEUED + int(seconds / max(task, 1e-3)))

    def drop_waiting(self) -> None:
        """Forget what no process has begun yet: there is something newer to play by."""
        self._begun = [future for future in self._begun if not future.cancel()]


def _begin() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that started this
