"""Ratings: Elo over every pair at a table, bots as fixed stars."""

from __future__ import annotations

from typing import Final

import orjson
from sqlalchemy import Connection, delete, insert, select, update

from ..core import registry
from .messages import RatingChange, Result
from .schema import ACCOUNTS, RATINGS, SEATS, TABLES

FIRST: Final = 1200.0
STEP: Final = 32.0  # points at stake between two players
FRESH: Final = 20  # games after which less is at stake


def expected(mine: float, other: float) -> float:
    """The share of points one should win against the other."""
    return float(1 / (1 + 10 ** ((other - mine) / 400)))


def change(mine: float, games: int, others: list[tuple[float, float]]) -> float:
    """The change for a player who met others: their rating, and what was won (1, 0.5 or 0)."""
    step = STEP if games < FRESH else STEP / 2
    return step * sum(won - expected(mine, other) for other, won in others) / max(1, len(others))


def rate(connection: Connection, id: str) -> None:
    """Rate the people of a finished table, each on one seat.

    Who left a bot to play for them is rated for what it made of it: leaving must not pay.
    """
    table = connection.execute(select(TABLES).where(TABLES.c.id == id)).mappings().one()
    if table["result"] is None or not table["rated"]:
        return
    result: Result = orjson.loads(table["result"])
    seats = (
        connection.execute(select(SEATS).where(SEATS.c.table_id == id).order_by(SEATS.c.seat))
        .mappings()
        .all()
    )
    accounts = [seat["account"] for seat in seats if seat["account"]]
    if len(set(accounts)) != len(accounts):
        return  # hot seat
    # Of two games of the same people that end at once, one waits for the other.
    people = select(ACCOUNTS.c.id).where(ACCOUNTS.c.id.in_(accounts)).order_by(ACCOUNTS.c.id)
    connection.execute(people.with_for_update()).all()
    before: list[float] = []
    games: list[int] = []
    for seat in seats:
        rating, played = _of(connection, seat["account"], table["game"], seat["bot"])
        before.append(rating)
        games.append(played)
    ranks = [
        (not seat["lost"], seat["seat"] in result["winners"], result["scores"][seat["seat"]])
        for seat in seats
    ]
    for seat in seats:
        if not seat["account"]:
            continue
        me = seat["seat"]
        others = [
            (
                before[other],
                1.0 if ranks[me] > ranks[other] else 0.5 if ranks[me] == ranks[other] else 0.0,
            )
            for other in range(len(seats))
            if other != me
        ]
        after = before[me] + change(before[me], games[me], others)
        _keep(connection, seat["account"], table["game"], after, games[me] + 1)
        moved: RatingChange = {"seat": me, "before": round(before[me]), "after": round(after)}
        result["ratings"].append(moved)
    told = orjson.dumps(result).decode()
    connection.execute(update(TABLES).where(TABLES.c.id == id).values(result=told))


def _of(
    connection: Connection, account: str | None, game: str, bot: str | None
) -> tuple[float, int]:
    if account is None:
        return _fixed(game, bot), 0
    query = select(RATINGS.c.rating, RATINGS.c.games).where(
        RATINGS.c.account == account, RATINGS.c.game == game
    )
    row = connection.execute(query).first()
    return (FIRST, 0) if row is None else (row.rating, row.games)


def _fixed(game: str, bot: str | None) -> float:
    """What a bot is worth in this game."""
    try:
        levels = registry.game(game).levels
    except ValueError:  # it is not installed any more
        return FIRST
    return levels[bot].rating if bot is not None and bot in levels else FIRST


def _keep(connection: Connection, account: str, game: str, rating: float, games: int) -> None:
    mine = (RATINGS.c.account == account) & (RATINGS.c.game == game)
    connection.execute(delete(RATINGS).where(mine))
    row = {"account": account, "game": game, "rating": rating, "games": games}
    connection.execute(insert(RATINGS), row)
