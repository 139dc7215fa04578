"""Processes that play, kept busy: the next tasks wait in a queue while something is learnt."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from types import TracebackType
from typing import Any, Final, Self

from ...core.bot import BotError
from .matches import match
from .samples import Harvest
from .selfplay import selfplay
from .tasks import Match, Selfplay, Strength

Task = Selfplay | Match
QUEUED: Final = 3  # tasks for each process
THREADS: Final = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")


def do(task: Task) -> Harvest | Strength:
    return selfplay(task) if isinstance(task, Selfplay) else match(task)


class Workers:
    """`jobs` processes; with one job, all is done in this one, in order, and repeats exactly."""

    def __init__(self, jobs: int) -> None:
        self.jobs: Final = jobs
        self._pool: ProcessPoolExecutor | None = None
        self._begun: list[Future[Any]] = []

    def __enter__(self) -> Self:
        if self.jobs > 1:
            # Not forked: threads of NumPy or PyTorch do not live on in a copy of this process.
            self._pool = ProcessPoolExecutor(self.jobs, get_context("spawn"), _begin)
            before = {name: os.environ.get(name) for name in THREADS}
            os.environ.update(dict.fromkeys(THREADS, "1"))  # a process for each core is enough
            try:
                wait([self._pool.submit(os.getpid) for _ in range(self.jobs)])
            finally:
                for name, value in before.items():
                    if value is None:
                        del os.environ[name]
                    else:
                        os.environ[name] = value
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
                while len(self._begun) < QUEUED * self.jobs:
                    task = next(tasks, None)
                    if task is None:
                        break
                    self._begun.append(self._pool.submit(do, task))
                if not self._begun:
                    return
                done, _ = wait(self._begun, return_when=FIRST_COMPLETED)
                for future in [each for each in self._begun if each in done]:
                    self._begun.remove(future)
                    yield future.result()
        except BrokenProcessPool:
            raise BotError("a process that plays died; there may be too little memory") from None

    def drop_waiting(self) -> None:
        """Forget what no process has begun yet: there is something newer to play by."""
        self._begun = [future for future in self._begun if not future.cancel()]


def _begin() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that started this
