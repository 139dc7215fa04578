"""The small parts of a set of components: ids, amounts, prices, abilities."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...core.fields import Fields
from . import components as c
from .ops import (
    COLUMN_IDS,
    GAINED,
    LABOUR,
    OP_BY_NAME,
    PRICED,
)

MOST: Final = 99  # of anything in an effect
NAME_LENGTH: Final = 60


def finish(entry: Fields) -> None:
    """Where an entry comes from is told in it; nothing else may be there."""
    entry.text("source")
    if "field_sources" in entry.data:
        told = entry.object("field_sources")
        for name in told.data:
            told.text(name)
    entry.done()


def short(fields: Fields, name: str, most: int) -> str:
    value = fields.text(name)
    if not 0 < len(value) <= most:
        raise fields.wrong(name, f"expected 1 to {most} characters, got {len(value)}")
    if not value.isprintable() or "[" in value or "]" in value:  # a terminal reads them as marks
        raise fields.wrong(name, "expected one line of text without square brackets")
    return value


def read_id(fields: Fields) -> str:
    value = short(fields, "id", NAME_LENGTH)
    if not all(part.isascii() and part.isalnum() for part in value.split("-")) or (
        value != value.lower()
    ):
        raise fields.wrong("id", f"expected small letters, digits and hyphens, got {value[:40]!r}")
    return value


def distinct(where: str, ids: list[str]) -> None:
    for at, id in enumerate(ids):
        if id in ids[:at]:
            raise ValueError(f"{where}: there are two with the id {id!r}")


def halves(fields: Fields, name: str, least: int = 0) -> int:
    """Labour, which is written in points and counted in halves."""
    value = fields.value(name)
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise fields.wrong(name, "expected a number of whole or half points")
    if not least <= 2 * value <= MOST or 2 * value != int(2 * value):
        raise fields.wrong(name, f"expected whole or half points of {least / 2} or more")
    return int(2 * value)


def amounts(fields: Fields, name: str, ops: Sequence[str]) -> list[tuple[int, int]]:
    inner = fields.object(name)
    out: list[tuple[int, int]] = []
    for op in inner.data:
        if op not in ops:
            raise inner.wrong(str(op)[:40], f"expected one of {', '.join(ops)}")
        number = OP_BY_NAME[op]
        n = halves(inner, op, 1) if number == LABOUR else inner.number(op, 1, MOST)
        out.append((number, n))
    return out


def gains_of(fields: Fields, name: str, ops: Sequence[str] = GAINED) -> c.Gains:
    return c.Gains(amounts(fields, name, ops))


def many_gains(fields: Fields, name: str, count: int, ops: Sequence[str] = GAINED) -> list[c.Gains]:
    items = fields.items(name, count, count)
    inner = Fields({f"{name}[{at}]": item for at, item in enumerate(items)}, fields.path)
    return [gains_of(inner, f"{name}[{at}]", ops) for at in range(count)]


def price_of(fields: Fields, name: str, ops: Sequence[str] = PRICED) -> c.Price:
    paid = dict.fromkeys(PRICED, 0)
    if name in fields.data:
        for op in PRICED:
            for number, n in amounts(fields, name, ops):
                if number == OP_BY_NAME[op]:
                    paid[op] = n
    return c.Price(paid["food"], paid["tool"], paid["labour"], paid["discard_hand"])


def ability_of(fields: Fields) -> c.Ability:
    column = c.NO_COLUMN
    if "column" in fields.data:
        column = COLUMN_IDS.index(fields.choice("column", COLUMN_IDS))
    condition, least = c.NO_CONDITION, 0
    if "if" in fields.data:
        asked = fields.object("if")
        if len(asked.data) != 1:
            raise fields.wrong("if", f"expected one condition, got {len(asked.data)}")
        for name in asked.data:
            if name not in c.CONDITIONS:
                raise asked.wrong(str(name)[:40], f"expected one of {', '.join(c.CONDITIONS)}")
            condition, least = c.CONDITIONS.index(name), asked.number(name, 1, MOST)
    price, gains = price_of(fields, "pay"), gains_of(fields, "gain")
    if gains.is_empty:
        raise fields.wrong("gain", "expected something to gain")
    fields.done()
    return c.Ability(column, condition, least, price, gains)


def ability_or_none(fields: Fields, name: str) -> c.Ability | None:
    return None if fields.value(name) is None else ability_of(fields.object(name))


def number_of(fields: Fields, name: str, ids: Sequence[str]) -> int:
    return list(ids).index(fields.choice(name, ids))


def numbers_of(fields: Fields, name: str, ids: Sequence[str], least: int, most: int) -> list[int]:
    out: list[int] = []
    for at, id in enumerate(fields.texts(name, least, most)):
        if id not in ids:
            raise fields.wrong(f"{name}[{at}]", f"{id[:40]!r} is unknown")
        out.append(list(ids).index(id))
    return out
