"""Processes that play, kept busy: the next tasks wait in a queue while something is learnt."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor, wait
from multiprocessing import get_context
from types import TracebackType
from typing import Any, Final, Self

from ...bots.jobs.gathering import Jobs
from ...bots.jobs.material import Needs
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
    """`jobs` processes, or a Ray cluster, that play.

    With one job and no cluster, all is done in this process, in order, and repeats exactly.
    """

    def __init__(
        self, jobs: int | None = None, ray: str | None = None, needs: Needs | None = None
    ) -> None:
        self.queued = QUEUED
        self._asked: Final = jobs
        self._ray: Final = ray
        self._needs: Final = needs
        self._jobs = Jobs(None)

    @property
    def jobs(self) -> int:
        """How many play at once."""
        return self._jobs.slots

    @property
    def waiting(self) -> int:
        """How many tasks were begun or wait."""
        return len(self._jobs.begun)

    def __enter__(self) -> Self:
        if self._ray is not None:
            from ...bots.jobs.cluster import RayExecutor

            assert self._needs is not None
            cluster = RayExecutor(self._ray, self._asked, self._needs)
            self._jobs = Jobs(cluster, cluster.slots)
        elif self._asked is not None and self._asked > 1:
            self._jobs = Jobs(_processes(self._asked), self._asked)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._jobs.__exit__(kind, error, trace)

    def gather(self, tasks: Iterator[Task], enough: Callable[[], bool]) -> Iterator[Any]:
        """Results as they come, until there are enough; what was begun by then is not lost.

        With several processes the queue stays full: the next call gets what ends meanwhile.
        """
        try:
            yield from self._jobs.gather(do, tasks, enough, self.queued)
        except BrokenExecutor:
            raise BotError("a process that plays died; there may be too little memory") from None

    def away_for(self, seconds: float, task: float) -> None:
        """Queue as much as keeps the processes busy while nobody gathers, a task taking so long."""
        self.queued = min(MOST_QUEUED, QUEUED + int(seconds / max(task, 1e-3)))

    def drop_waiting(self) -> None:
        """Forget what no process has begun yet: there is something newer to play by."""
        self._jobs.drop_waiting()


def _processes(jobs: int) -> ProcessPoolExecutor:
    # Not forked: threads of NumPy or PyTorch do not live on in a copy of this process.
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), _begin)
    with threads(1):
        wait([pool.submit(os.getpid) for _ in range(jobs)])
    return pool


def _begin() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that started this
