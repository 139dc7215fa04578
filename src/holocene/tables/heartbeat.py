"""That a server is up, written down now and then: time in which none was is nobody's."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, Engine, and_, case, insert, select, update
from sqlalchemy.exc import IntegrityError

from .database import writing
from .schema import KEYS, TABLES

SEEN: Final = "seen"  # the name under which it is kept
BEAT: Final = 5.0  # seconds between two notes
AWAY: Final = 10.0  # seconds without any, after which the house was away

_RUNNING: Final = and_(TABLES.c.status == "running", TABLES.c.deadline.is_not(None))
_OURS: Final = KEYS.c.name == SEEN


def beat(engine: Engine, now: int, least: int | None = None) -> bool:
    """Note that a server is up. Whether that set clocks forward, or back with the machine's own.

    That is done by whoever knows nothing of the last while: where the last note is by more than
    `least` milliseconds from now. Of several servers one does it.
    """
    try:
        with writing(engine) as connection:
            if connection.execute(select(TABLES.c.id).where(_RUNNING).limit(1)).first() is None:
                return False  # no clock runs
            return _noted(connection, now, least)
    except IntegrityError:  # another server made the first note
        return False


def _noted(connection: Connection, now: int, least: int | None) -> bool:
    found = connection.execute(select(KEYS.c.value).where(_OURS)).scalar()
    if found is None:
        connection.execute(insert(KEYS), {"name": SEEN, "value": str(now)})
        return False
    note = update(KEYS).where(and_(_OURS, KEYS.c.value == found)).values(value=str(now))
    first = connection.execute(note).rowcount == 1
    if not first or least is None or abs(now - int(found)) <= least:
        return False
    _give_back(connection, now, int(found))
    return True


def _give_back(connection: Connection, now: int, seen: int) -> None:
    """Nobody's time has gone by since a server was seen, or since the clock started after that."""
    missed = case((TABLES.c.since > seen, now - TABLES.c.since), else_=now - seen)
    moved = {"since": TABLES.c.since + missed, "deadline": TABLES.c.deadline + missed}
    connection.execute(update(TABLES).where(_RUNNING).values(moved))
    # A bot has waited long enough, whatever the clock says.
    late = and_(TABLES.c.status == "running", TABLES.c.bot_since > now)
    connection.execute(update(TABLES).where(late).values(bot_since=now))
