"""When servers were up, as they note it themselves: time in which none was is nobody's."""

from __future__ import annotations

import time
from math import inf
from typing import Final

from sqlalchemy import (
    BigInteger,
    Connection,
    Engine,
    and_,
    case,
    func,
    insert,
    select,
    text,
    update,
)
from sqlalchemy import RowMapping as Row
from sqlalchemy import cast as sql_cast

from .clock import HOUSE, HouseTime
from .database import writing
from .schema import TABLES, UPTIMES

BEAT: Final = 5.0  # seconds between two notes
IDLE_BEAT: Final = 60.0  # the same where no clock runs and no other server looks
AWAY: Final = 10.0  # seconds without any, after which the house was away
RESTARTED: Final = 1.0  # the same when a lone server starts: it knows that there was no other
LONG: Final = 3600.0  # seconds; what is shorter counts for clocks only

_RUNNING: Final = and_(TABLES.c.status == "running", TABLES.c.deadline.is_not(None))
_LATEST: Final = select(UPTIMES).order_by(UPTIMES.c.number.desc())
_RUNS: Final = _LATEST.with_only_columns(UPTIMES.c.began, UPTIMES.c.seen)
_CLOCK: Final = select(sql_cast(func.extract("epoch", func.clock_timestamp()) * 1000, BigInteger))


def beat(engine: Engine, before: float = -inf, clock: HouseTime = HOUSE) -> bool:
    """Note that this server is up. Whether what it has in memory is old now.

    It did so last at `before`, by time.monotonic(). If it knows nothing of the last while, and no
    other server was up, then all clocks go on from here.
    """
    shared = engine.dialect.name == "postgresql"
    with writing(engine) as connection:
        if shared:  # one after the other
            connection.execute(text("LOCK TABLE uptimes IN EXCLUSIVE MODE"))
        last = _last(connection)
        told = _told(connection)
        own, passed = clock.now_ms(), time.monotonic() - before
        clock.follow(told)
        first = passed == inf
        now = _agreed(_theirs(last, told, AWAY) if shared else None, told, own, first)
        missed = _missed(last, now, passed, alone=first and not shared)
        if last is None or abs(missed) > LONG * 1000:
            connection.execute(insert(UPTIMES), {"began": now, "seen": now, "told": told})
        elif shared or passed > AWAY or _is_due(connection, last, now):
            this = update(UPTIMES).where(UPTIMES.c.number == last["number"])
            connection.execute(this.values(seen=now, told=told))
        if missed:
            _give_back(connection, now, now - missed)
    if now != own:
        clock.set(clock.now_ms() + now - own)
    return missed != 0 or (now != own and not first)


def _agreed(theirs: int | None, told: int, own: int, first: bool) -> int:
    """The time of whoever is there; where nobody is, of the database's clock at a start.

    From then on it goes by evenly; but a server that came just when that clock was set may have
    thought that it was alone, and then its time counts for all.
    """
    if theirs is not None and (first or abs(theirs - own) > AWAY * 1000):
        return theirs
    return told if first else own


def _missed(last: Row | None, now: int, passed: float, alone: bool) -> int:
    """The milliseconds in which no server was up; less than none where a clock was set back."""
    if last is None or passed <= AWAY:
        return 0
    missed = now - int(last["seen"])
    return missed if abs(missed) > 1000 * (RESTARTED if alone else AWAY) else 0


def _is_due(connection: Connection, last: Row, now: int) -> bool:
    """Whether a lone server makes a note: while a clock runs, and else now and then."""
    running = select(TABLES.c.id).where(_RUNNING).limit(1)
    idle = now - int(last["seen"]) >= IDLE_BEAT * 1000
    return idle or connection.execute(running).first() is not None


def join(engine: Engine, clock: HouseTime = HOUSE) -> None:
    """Take the time of the house: for a process beside its servers."""
    with engine.connect() as connection:
        last, told = _last(connection), _told(connection)
    theirs = _theirs(last, told, IDLE_BEAT + AWAY)
    clock.follow(told)
    clock.set(told if theirs is None else theirs)


def ago(engine: Engine, length: int, now: int) -> int:
    """Since when servers were up for so many milliseconds: what nobody touched since is idle."""
    with engine.connect() as connection:
        for began, seen in connection.execute(_RUNS):
            until = min(now, seen)  # a clock that was ahead for a while counts no time twice
            up = max(0, until - began)
            if up >= length:
                return int(until - length)
            length -= up
            now = min(now, began)
    return now - length  # of what was before nothing is known


def _last(connection: Connection) -> Row | None:
    return connection.execute(_LATEST.limit(1)).mappings().first()


def _told(connection: Connection) -> int:
    """The time of day by the database's clock, which is the same for all of its servers."""
    if connection.dialect.name == "postgresql":
        return int(connection.execute(_CLOCK).scalar_one())
    return time.time_ns() // 1_000_000


def _theirs(last: Row | None, told: int, within: float) -> int | None:
    """The time of the house by the last note, if a server may go by it still."""
    passed = -1 if last is None else told - int(last["told"])
    return last["seen"] + passed if last is not None and 0 <= passed <= within * 1000 else None


def _give_back(connection: Connection, now: int, seen: int) -> None:
    """Nobody's time has gone by since a server was seen, or since the clock started after that."""
    missed = case((TABLES.c.since > seen, now - TABLES.c.since), else_=now - seen)
    moved = {"since": TABLES.c.since + missed, "deadline": TABLES.c.deadline + missed}
    connection.execute(update(TABLES).where(_RUNNING).values(moved))
    # A bot has waited long enough, whatever the clock says.
    late = and_(TABLES.c.status == "running", TABLES.c.bot_since > now)
    connection.execute(update(TABLES).where(late).values(bot_since=now))
