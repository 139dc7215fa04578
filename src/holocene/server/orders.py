"""What whoever runs the house has done beside its servers: they look here every second."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from sqlalchemy import Connection, Engine, func, insert, select, text
from sqlalchemy import RowMapping as Row

from ..tables.clock import now_ms
from ..tables.schema import ORDERS

Kind = Literal["person", "table", "pause"]


class Pause(NamedTuple):
    """When the house will be closed for a while, and for how many minutes."""

    at: int
    minutes: int

    def __str__(self) -> str:
        return f"{self.at} {self.minutes}"

    @property
    def over(self) -> bool:
        return now_ms() > self.at + self.minutes * 60_000


def pause_of(about: str) -> Pause | None:
    """None where it was called off."""
    return Pause(*map(int, about.split())) if about else None


def give_order(connection: Connection, kind: Kind, about: str) -> None:
    """To be obeyed when and if this transaction is committed."""
    if connection.dialect.name == "postgresql":  # or a later number could be seen before this one
        connection.execute(text("LOCK TABLE orders IN EXCLUSIVE MODE"))
    connection.execute(insert(ORDERS), {"at": now_ms(), "kind": kind, "about": about})


class Orders:
    """Those that a server has not obeyed yet. Everything here blocks."""

    def __init__(self, engine: Engine) -> None:
        self._engine: Final = engine
        self._seen = 0
        self._open: Final[dict[int, Row]] = {}

    def begin(self) -> Pause | None:
        """What was ordered before counts already, but for a pause that is to come."""
        last = select(ORDERS.c.about).where(ORDERS.c.kind == "pause")
        with self._engine.connect() as connection:
            self._seen = connection.execute(select(func.max(ORDERS.c.number))).scalar() or 0
            about = connection.execute(last.order_by(ORDERS.c.number.desc()).limit(1)).scalar()
        return pause_of(about or "")

    def open(self) -> list[Row]:
        """Those to be obeyed, in their order: new ones, and what could not be done before."""
        query = select(ORDERS).where(ORDERS.c.number > self._seen).order_by(ORDERS.c.number)
        with self._engine.connect() as connection:
            found = list(connection.execute(query).mappings())
        for order in found:
            self._seen = order["number"]
            self._open[self._seen] = order
        return list(self._open.values())

    def done(self, order: Row) -> None:
        """It need not be tried again."""
        self._open.pop(order["number"], None)
