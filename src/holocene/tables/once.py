"""Troubles that would come back with every message are told once, or now and then."""

from __future__ import annotations

import logging
import time
from typing import Final

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

SELDOM: Final = 10.0  # seconds between two lines about the same trouble
MOST_TROUBLES: Final = 1000  # of which one keeps count


class Once:
    """A log that takes each trouble, known by its key, a single time."""

    def __init__(self, log: logging.Logger) -> None:
        self._log: Final = log
        self._told: Final[set[str]] = set()

    def exception(self, key: str, message: str, *args: object) -> None:
        """With the exception that is being handled."""
        if key not in self._told:
            self._told.add(key)
            self._log.exception(message, *args)


class Seldom:
    """A log in which a trouble that goes on takes a line now and then, with how often it came.

    A database that is away, full or locked is expected trouble and told in a word. Whatever else
    fails is a mistake of ours, or of a stranger's game, and told with its trace.
    """

    def __init__(self, log: logging.Logger) -> None:
        self._log: Final = log
        self._told: dict[str, tuple[float, int]] = {}  # when last, and how often since

    def failed(self, error: BaseException, message: str, *args: object) -> None:
        why = type(error.orig if isinstance(error, DBAPIError) else error).__name__
        key = f"{message} {why}"
        now = time.monotonic()
        at, more = self._told.get(key, (-SELDOM, 0))
        if now - at < SELDOM:
            self._told[key] = (at, more + 1)
            return
        if len(self._told) >= MOST_TROUBLES:
            self._told.clear()
        self._told[key] = (now, 0)
        again = f" (and {more} times more)" if more else ""
        expected = isinstance(error, DBAPIError | PoolTimeout | OSError)
        self._log.error(f"{message}: %s%s", *args, why, again, exc_info=None if expected else error)
