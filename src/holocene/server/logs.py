"""The log of a server: one line for each trouble, plain or as JSON, and never too many of them."""

from __future__ import annotations

import logging
import sys
import time
import traceback
from collections.abc import Callable
from typing import Final, Literal, TextIO

import orjson
import psycopg
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from .limits import Bucket, Rate

Style = Literal["plain", "json"]
EACH: Final = Rate(20, 0.1)  # lines about the same: a mistake in a loop must not fill the disk
ALL: Final = Rate(200, 5.0)
MOST_KINDS: Final = 1000  # of lines, that are told apart


class Bounded(logging.Filter):
    """Lets a line pass while there are not too many of its kind, and tells how many were not."""

    def __init__(self) -> None:
        super().__init__()
        self._kinds: dict[tuple[str, str], Bucket] = {}
        self._kept_back: dict[tuple[str, str], int] = {}
        self._all: Final = Bucket(ALL)

    def filter(self, record: logging.LogRecord) -> bool:
        kind = (record.name, str(record.msg))
        if kind not in self._kinds:
            if len(self._kinds) >= MOST_KINDS:
                self._kinds.clear()
                self._kept_back.clear()
            self._kinds[kind] = Bucket(EACH)
        if not (self._kinds[kind].take() and self._all.take()):
            self._kept_back[kind] = self._kept_back.get(kind, 0) + 1
            return False
        record.kept_back = self._kept_back.pop(kind, 0)
        return True


def message_of(record: logging.LogRecord) -> str:
    """In one line; expected trouble says in a word what it is."""
    text = " ".join(record.getMessage().split())
    error = record.exc_info[1] if record.exc_info else None
    if error is not None and is_expected(error):
        text = f"{text}: {type(error).__name__}"
    kept_back = getattr(record, "kept_back", 0)
    return f"{text} (and {kept_back} such lines before)" if kept_back else text


def trace_of(record: logging.LogRecord) -> str | None:
    """Where a mistake was made; a database that is away or a full disk is none."""
    error = record.exc_info[1] if record.exc_info else None
    if error is None or is_expected(error):
        return None
    return "".join(traceback.format_exception(error)).rstrip()


def is_expected(error: BaseException) -> bool:
    if isinstance(error, BaseExceptionGroup):
        return all(map(is_expected, error.exceptions))
    return isinstance(error, DBAPIError | PoolTimeout | psycopg.Error | OSError)


class Plain(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%Y-%m-%d %H:%M:%S", time.localtime(record.created))
        line = f"{at} {record.levelname.lower()} {record.name}: {message_of(record)}"
        trace = trace_of(record)
        return line if trace is None else f"{line}\n{trace}"


class Json(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, object] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": message_of(record),
        }
        trace = trace_of(record)
        if trace is not None:
            told["trace"] = trace
        return orjson.dumps(told).decode()


STYLES: Final[dict[Style, Callable[[], logging.Formatter]]] = {"plain": Plain, "json": Json}


def handler(style: Style, stream: TextIO) -> logging.Handler:
    made = logging.StreamHandler(stream)
    made.setFormatter(STYLES[style]())
    made.addFilter(Bounded())
    return made


def log_to(style: Style, stream: TextIO = sys.stderr) -> None:
    """Whatever is logged in this process goes there, and nowhere else."""
    logging.basicConfig(level=logging.WARNING, handlers=[handler(style, stream)], force=True)
    logging.raiseExceptions = False  # where the log itself is on a full disk, the house goes on
