"""Giving out jobs and gathering what comes of them, while the next ones wait in a queue."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from types import TracebackType
from typing import Any, Final, Self, TypeVar

Job = TypeVar("Job")
Result = TypeVar("Result")


def never() -> bool:
    return False


class Jobs:
    """An executor that does so many jobs at once; without one, all is done here, in order."""

    def __init__(self, executor: Executor | None, slots: int = 1) -> None:
        self.executor: Final = executor
        self.slots: Final = slots
        self.begun: list[Future[Any]] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.executor is not None:
            self.executor.shutdown(wait=True, cancel_futures=True)

    def gather(
        self,
        work: Callable[[Job], Result],
        jobs: Iterator[Job],
        enough: Callable[[], bool] = never,
        queued: int = 2,
    ) -> Iterator[Result]:
        """Results as they come, until there are enough; what was begun by then is not lost.

        So many jobs are queued for each slot, which finds the next one at once. The queue stays
        full: the next call gets what ends meanwhile. BrokenExecutor if a process dies.
        """
        if self.executor is None:
            for job in jobs:
                if enough():
                    return
                yield work(job)
            return
        while not enough():
            while len(self.begun) < queued * self.slots:
                following = next(jobs, None)
                if following is None:
                    break
                self.begun.append(self.executor.submit(work, following))
            if not self.begun:
                return
            done, _ = wait(self.begun, return_when=FIRST_COMPLETED)
            for future in [each for each in self.begun if each in done]:
                self.begun.remove(future)
                yield future.result()

    def drop_waiting(self) -> None:
        """Forget what nobody has begun yet."""
        self.begun = [future for future in self.begun if not future.cancel()]
