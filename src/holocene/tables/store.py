"""Reading and writing tables. Everything here blocks, and so runs in threads."""

from __future__ import annotations

import logging
from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from itertools import groupby
from typing import Any, Final, NamedTuple, cast

import orjson
from sqlalchemy import (
    ColumnElement,
    Connection,
    Engine,
    and_,
    bindparam,
    case,
    false,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy import RowMapping as Row
from sqlalchemy.exc import IntegrityError

from ..core import registry
from ..core.game import Game
from ..core.options import Value, revived
from . import rating
from .database import reading, writing
from .messages import Review, TableInfo
from .missing import Missing
from .model import Change, Entry, Seat, Setup
from .notices import CHANNEL, CROWDS, entry_row, notices, send, tell_person
from .once import Once
from .refusal import Refusal
from .restore import play_log, restore
from .schema import ACCOUNTS, ENTRIES, RATINGS, REVIEWS, SEATS, TABLES
from .table import Table

ONCE: Final = Once(logging.getLogger(__name__))
LISTED: Final = 60  # tables in a list
OVERDUE: Final = 200  # tables of a kind that are looked after in one go
ABANDONED: Final = 60 * 24 * 3_600_000  # milliseconds after which a game nobody plays ends
WAITING: Final = 14 * 24 * 3_600_000  # milliseconds that a table waits for people
BOT_PATIENCE: Final = 20_000  # after so long another server lets a bot move

_TABLE: Final = select(TABLES, ACCOUNTS.c.name.label("host_name")).join(ACCOUNTS)
_ENTRY: Final = insert(ENTRIES)
_ROW: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table"))
    .values(
        {
            name: bindparam(f"new_{name}")
            for name in (
                "status", "updated", "number", "to_move", "left", "since", "deadline",
                "bot_since", "rematch", "finished", "moved_by", "moved_at", "progress",
                "invite",
            )
        }
    )
    # Ratings are added to a result beside the log's numbers: a change must not take them out.
    .values(result=case((TABLES.c.counted, TABLES.c.result), else_=bindparam("new_result")))
)  # fmt: skip
_PLAYS: Final = ("away", "lost", "awaited")  # how somebody plays
_OF_SEAT: Final = ("kind", "account", "name", "bot", "known", *_PLAYS)
_ONE_SEAT: Final = update(SEATS).where(
    and_(SEATS.c.table_id == bindparam("table"), SEATS.c.seat == bindparam("at"))
)
_SEAT: Final = _ONE_SEAT.values({name: bindparam(f"new_{name}") for name in _OF_SEAT})
_SEAT_PLAYS: Final = _ONE_SEAT.values({name: bindparam(f"new_{name}") for name in _PLAYS})


class News(NamedTuple):
    """A table's own row and seats as they are now, and the entries after those one knows."""

    seats: list[Seat]
    row: Mapping[Any, Any]
    entries: Sequence[Mapping[Any, Any]]


class Store:
    """The tables of one database."""

    def __init__(self, engine: Engine) -> None:
        self.engine: Final = engine
        self.shared: Final = engine.dialect.name == "postgresql"  # by several servers
        # Every move goes through these two: compiled once, they cost a third of the time.
        self._entry_sql: Final = str(_ENTRY.compile(engine))
        self._row_sql: Final = str(_ROW.compile(engine))

    # Writing

    def commit(self, changes: Sequence[Change], server: str) -> list[bool]:
        """Write changes, as many as can be in one transaction; tells which were first.

        A change is refused if its log numbers are taken: another server was quicker.
        """
        try:
            with writing(self.engine) as connection:
                self._write(connection, changes, server)
        except IntegrityError:
            if len(changes) == 1:
                return [False]
            return [self.commit([change], server)[0] for change in changes]
        return [True] * len(changes)

    def _write(self, connection: Connection, changes: Sequence[Change], server: str) -> None:
        connection.exec_driver_sql(
            self._entry_sql,
            [entry_row(change.table, entry) for change in changes for entry in change.entries],
        )
        connection.exec_driver_sql(
            self._row_sql,
            [
                {"table": change.table, **{f"new_{name}": v for name, v in change.row.items()}}
                for change in changes
            ],
        )
        # Who sits on is not written: they may have taken another name meanwhile.
        for query, columns, reseated in ((_SEAT, _OF_SEAT, True), (_SEAT_PLAYS, _PLAYS, False)):
            seats = [
                {"table": change.table, "at": seat.seat, **of_seat(seat, columns, "new_")}
                for change in changes
                for seat in change.seats
                if change.reseats(seat) == reseated
            ]
            if seats:
                connection.execute(query, seats)
        if self.shared:
            for notice in notices(changes, server):
                send(connection, CHANNEL, notice)

    def _notify(self, connection: Connection, server: str, tables: Sequence[str]) -> None:
        """Tell the other servers what changed, when and if this transaction is committed."""
        for at in range(0, len(tables), 100):  # a payload holds 8,000 bytes
            news = {"server": server, "tables": list(tables[at : at + 100]), "people": []}
            send(connection, CHANNEL, news)

    def rename(
        self, account: str, before: str, name: str, server: str, known: bool = False
    ) -> None:
        """A new name wherever a person sits by the old one; friends beside them keep theirs.

        A game that is over is a record of who played it, and so keeps the name.
        """
        goes_on = TABLES.c.status != "over"
        mine = and_(SEATS.c.account == account, SEATS.c.name == before)
        hosts = and_(TABLES.c.host == account, goes_on)
        with writing(self.engine) as connection:
            sits = select(SEATS.c.table_id).join(TABLES).where(and_(mine, goes_on)).distinct()
            seated = list(connection.execute(sits).scalars())
            there = and_(mine, SEATS.c.table_id.in_(seated))
            connection.execute(update(SEATS).where(there).values(name=name, known=known))
            # A table that was given no name has its host's.
            unnamed = and_(hosts, TABLES.c.name == before)
            connection.execute(update(TABLES).where(unnamed).values(name=name))
            hosted = connection.execute(select(TABLES.c.id).where(hosts)).scalars()
            if self.shared:
                self._notify(connection, server, sorted({*seated, *hosted}))

    def review(self, id: str) -> Review | None:
        """What the coach found in a finished game."""
        query = select(REVIEWS.c.data).where(REVIEWS.c.table_id == id)
        with reading(self.engine) as connection:
            data = connection.execute(query).scalar()
        return None if data is None else cast(Review, orjson.loads(data))

    def keep_review(self, id: str, review: Review) -> None:
        """What was found first stays: another server may have thought of the same."""
        with suppress(IntegrityError), writing(self.engine) as connection:
            connection.execute(
                insert(REVIEWS), {"table_id": id, "data": orjson.dumps(review).decode()}
            )

    def create(self, table: Table, entries: Sequence[Entry] = ()) -> None:
        """A new table, with what its log has already."""
        setup = table.setup
        with writing(self.engine) as connection:
            connection.execute(
                insert(TABLES),
                {
                    "id": setup.id,
                    "name": setup.name,
                    "game": setup.game.name,
                    "rules": setup.game.version,
                    "options": orjson.dumps(setup.options).decode(),
                    "seed": setup.seed,
                    "host": setup.host,
                    "open": setup.open,
                    "clock": orjson.dumps(setup.clock).decode(),
                    "on_timeout": setup.on_timeout,
                    "rated": setup.rated,
                    "hints": setup.hints,
                    "created": setup.created,
                    "counted": False,
                    **table.row(),
                },
            )
            connection.execute(
                insert(SEATS),
                [
                    {"table_id": setup.id, "seat": seat.seat, **of_seat(seat, _OF_SEAT)}
                    for seat in table.seats
                ],
            )
            if entries:
                connection.execute(_ENTRY, [entry_row(setup.id, entry) for entry in entries])

    def tell_person(self, account: str, server: str) -> None:
        """Tell the other servers that a person's account has changed."""
        with writing(self.engine) as connection:
            tell_person(connection, account, server)

    def tell_all(self, server: str) -> None:
        """Tell the other servers that any table may have changed."""
        with writing(self.engine) as connection:
            send(connection, CHANNEL, {"server": server, "tables": [], "people": []})

    def tell_crowds(self, news: dict[str, Any]) -> None:
        """Tell the other servers who looks at these tables here."""
        crowds = list(news["crowds"].items())
        with self.engine.begin() as connection:
            for at in range(0, max(len(crowds), 1), 20):  # a payload holds 8,000 bytes
                part = {**news, "crowds": dict(crowds[at : at + 20])}
                send(connection, CROWDS, part)

    def end(self, id: str, account: str | None, why: str, now: int, server: str = "") -> None:
        """End a table as it is, without a winner or a rating: no game is asked.

        For what cannot be played any more, by one who sits there; or, by nobody, what is abandoned.
        """
        with writing(self.engine) as connection:
            row = connection.execute(_TABLE.where(TABLES.c.id == id)).mappings().first()
            mine = [] if row is None else self._seats(connection, [row])[id]
            if row is None or (
                account is not None
                and account != row["host"]
                and all(seat.account != account for seat in mine)
            ):
                raise Refusal("no-table", "there is no such table")
            if row["status"] == "over":
                raise Refusal("is-over", "the table is over")
            if account is not None and not isinstance(setup_from(row).game, Missing):
                raise Refusal("playable", "this game can be played on; you can resign")
            entry = Entry(row["number"] + 1, now, "over", text=why)
            connection.execute(_ENTRY, entry_row(id, entry))
            ended = {
                "status": "over",
                "number": entry.number,
                "updated": now,
                "finished": now,
                "to_move": None,
                "deadline": None,
                "bot_since": None,
            }
            connection.execute(update(TABLES).where(TABLES.c.id == id).values(ended))
            if self.shared:
                self._notify(connection, server, [id])

    def abandoned(self, before: int) -> list[str]:
        """Games in which nothing has happened since then."""
        old = and_(TABLES.c.status == "running", TABLES.c.updated <= before)
        with self.engine.connect() as connection:
            return [str(id) for id in connection.execute(select(TABLES.c.id).where(old)).scalars()]

    def ownerless(self) -> list[tuple[str, int, str]]:
        """Seats at tables that go on, of people who were deleted: table, seat and account."""
        query = (
            select(SEATS.c.table_id, SEATS.c.seat, SEATS.c.account)
            .select_from(SEATS.join(TABLES).join(ACCOUNTS, ACCOUNTS.c.id == SEATS.c.account))
            .where(and_(ACCOUNTS.c.deleted.is_not(None), TABLES.c.status != "over"))
            .where(SEATS.c.lost.is_(False))
        )
        with self.engine.connect() as connection:
            return [(str(id), int(seat), str(who)) for id, seat, who in connection.execute(query)]

    def rate(self, id: str, server: str = "") -> None:
        """Count a finished game for its players' ratings, once."""
        with writing(self.engine) as connection:
            claim = update(TABLES).where(
                and_(TABLES.c.id == id, TABLES.c.status == "over", TABLES.c.counted.is_(False))
            )
            if connection.execute(claim.values(counted=True)).rowcount == 1:
                rating.rate(connection, id)
                if self.shared:
                    self._notify(connection, server, [id])

    # Reading

    def load(self, id: str) -> Table | None:
        with reading(self.engine) as connection:
            row = connection.execute(_TABLE.where(TABLES.c.id == id)).mappings().first()
            if row is None:
                return None
            seats = self._seats(connection, [row])
            entries = _entries(connection, id)
        return restore(playable(row), seats[id], row, entries)

    def news(self, known: Mapping[str, int]) -> dict[str, News]:
        """What is new of tables since their logs had so many entries, for `advance`."""
        it = ENTRIES.c
        after = [and_(it.table_id == id, it.number > number) for id, number in known.items()]
        query = select(ENTRIES).where(or_(false(), *after)).order_by(it.table_id, it.number)
        with reading(self.engine) as connection:
            rows = connection.execute(_TABLE.where(TABLES.c.id.in_(known))).mappings().all()
            seats = self._seats(connection, rows)
            entries = connection.execute(query).mappings().all()
        new = {id: list(some) for id, some in groupby(entries, lambda entry: entry["table_id"])}
        return {row["id"]: News(seats[row["id"]], row, new.get(row["id"], [])) for row in rows}

    def number(self, id: str) -> int | None:
        """How many entries a table's log has."""
        query = select(TABLES.c.number).where(TABLES.c.id == id)
        with self.engine.connect() as connection:
            return connection.execute(query).scalar()

    def history(self, id: str) -> list[Entry]:
        """The whole log of a table with its events."""
        with reading(self.engine) as connection:
            row = connection.execute(_TABLE.where(TABLES.c.id == id)).mappings().one()
            seats = self._seats(connection, [row])
            rows = _entries(connection, id)
        table = Table(playable(row), seats[id])
        return play_log(table, [Entry.load(stored) for stored in rows])

    def listed(self, which: str, account: str | None) -> list[TableInfo]:
        """Tables for the lobby, newest first, from their own rows: no game is played again."""
        query = _TABLE
        if which == "mine":
            mine = select(SEATS.c.table_id).where(SEATS.c.account == account)
            query = query.where(or_(TABLES.c.id.in_(mine), TABLES.c.host == account))
            query = query.where(or_(TABLES.c.status != "over", TABLES.c.result.is_not(None)))
        elif which == "open":
            query = query.where(and_(TABLES.c.status == "waiting", TABLES.c.open))
        else:
            query = query.where(and_(TABLES.c.status == "running", TABLES.c.open))
        if which != "mine":
            query = query.where(playable_here())
        over = case((TABLES.c.status == "over", 1), else_=0)  # so that none hides a running one
        query = query.order_by(over, TABLES.c.updated.desc()).limit(LISTED)
        with reading(self.engine) as connection:
            rows = connection.execute(query).mappings().all()
            seats = self._seats(connection, rows)
        infos: list[TableInfo] = []
        for row in rows:
            info = restore(setup_from(row), seats[row["id"]], row, ()).info(account)
            info["to_move"] = row["to_move"]
            timed = row["deadline"] is not None and not info["clocks"]["waiting"]
            info["clocks"]["running"] = row["to_move"] if timed else None
            if info["playable"] or which == "mine":  # its options may not fit
                infos.append(info)
        return infos

    def finished(self, account: str) -> int:
        """How many games a person has played to their end, and has not given up or let go by."""
        mine = select(SEATS.c.table_id).where(
            and_(SEATS.c.account == account, SEATS.c.lost.is_(False))
        )
        query = select(func.count()).where(
            and_(TABLES.c.id.in_(mine), TABLES.c.status == "over", TABLES.c.result.is_not(None))
        )
        with self.engine.connect() as connection:
            return int(connection.execute(query).scalar_one())

    def hosted(self, account: str) -> int:
        """How many tables a person has made that are not over: there is a limit."""
        query = select(func.count()).where(
            and_(TABLES.c.host == account, TABLES.c.status != "over")
        )
        with self.engine.connect() as connection:
            return int(connection.execute(query).scalar_one())

    def seated(self, account: str) -> int:
        """At how many tables that are not over a person sits."""
        mine = select(SEATS.c.table_id).where(SEATS.c.account == account)
        query = select(func.count()).where(and_(TABLES.c.id.in_(mine), TABLES.c.status != "over"))
        with self.engine.connect() as connection:
            return int(connection.execute(query).scalar_one())

    def overdue(
        self, now: int, patience: int = BOT_PATIENCE, hopeless: Collection[str] = ()
    ) -> list[str]:
        """Tables that somebody must look after: time is up, or a bot has not moved."""
        known = and_(TABLES.c.status == "running", TABLES.c.id.not_in(list(hopeless)))
        found: dict[str, None] = {}
        with self.engine.connect() as connection:
            # Each by itself: no heap of bots may keep a clock from being looked at.
            for since, limit in ((TABLES.c.deadline, now), (TABLES.c.bot_since, now - patience)):
                query = select(TABLES.c.id).where(and_(known, since <= limit))
                ids = connection.execute(query.order_by(since).limit(OVERDUE)).scalars()
                found.update(dict.fromkeys(map(str, ids)))
        return list(found)

    def unrated(self) -> list[str]:
        """Finished games that do not count for ratings yet."""
        query = select(TABLES.c.id).where(
            and_(
                TABLES.c.status == "over",
                TABLES.c.rated,
                TABLES.c.counted.is_(False),
                TABLES.c.result.is_not(None),
            )
        )
        with self.engine.connect() as connection:
            return [str(id) for id in connection.execute(query.limit(200)).scalars()]

    def forgotten(self, before: int) -> list[str]:
        """Tables that have waited for people since then."""
        query = select(TABLES.c.id).where(
            and_(TABLES.c.status == "waiting", TABLES.c.updated <= before)
        )
        with self.engine.connect() as connection:
            return [str(id) for id in connection.execute(query.limit(200)).scalars()]

    def _seats(self, connection: Connection, rows: Sequence[Row]) -> dict[str, list[Seat]]:
        games = {row["id"]: row["game"] for row in rows}
        query = (
            select(SEATS, RATINGS.c.rating)
            .select_from(
                SEATS.join(TABLES, TABLES.c.id == SEATS.c.table_id).outerjoin(
                    RATINGS,
                    and_(RATINGS.c.account == SEATS.c.account, RATINGS.c.game == TABLES.c.game),
                )
            )
            .where(SEATS.c.table_id.in_(list(games)))
            .order_by(SEATS.c.seat)
        )
        seats: dict[str, list[Seat]] = {id: [] for id in games}
        for row in connection.execute(query).mappings():
            seats[row["table_id"]].append(
                Seat(
                    row["seat"],
                    **{name: row[name] for name in _OF_SEAT},
                    rating=None if row["rating"] is None else round(row["rating"]),
                )
            )
        return seats


def _entries(connection: Connection, id: str) -> Sequence[Row]:
    query = select(ENTRIES).where(ENTRIES.c.table_id == id).order_by(ENTRIES.c.number)
    return connection.execute(query).mappings().all()


def of_seat(seat: Seat, columns: Sequence[str], prefix: str = "") -> dict[str, object]:
    """These columns of a seat."""
    return {prefix + name: getattr(seat, name) for name in columns}


def game_of(row: Row, options: dict[str, Value]) -> tuple[Game, dict[str, Value]]:
    """The game a table was made for with all its options, if it is installed by the same rules."""
    game = installed(row["game"])
    if game is not None and game.version == row["rules"]:
        try:
            return game, revived(game.options, options)
        except ValueError:
            ONCE.exception(row["id"], "table %s has options unknown to its game", row["id"])
    return Missing(row["game"], row["rules"], options), options


def installed(name: str) -> Game | None:
    """The game of this name, if it is here and can be loaded."""
    if name not in registry.game_names():
        return None
    try:
        return registry.game(name)
    except Exception:  # a stranger's package may fail in any way
        ONCE.exception(name, "the game %s cannot be loaded", name)
        return None


def playable_here() -> ColumnElement[bool]:
    """Of tables: whether their game is installed, by the rules they began with."""
    games = [game for name in registry.game_names() if (game := installed(name)) is not None]
    return or_(
        false(), *(and_(TABLES.c.game == g.name, TABLES.c.rules == g.version) for g in games)
    )


def playable(row: Row) -> Setup:
    """How a table was set up, if it can be played here."""
    setup = setup_from(row)
    if isinstance(setup.game, Missing):
        raise Refusal(
            "old-rules",
            f"this table plays {row['game']} by rules version {row['rules']}, not installed here",
        )
    return setup


def setup_from(row: Row) -> Setup:
    game, options = game_of(row, orjson.loads(row["options"]))
    return Setup(
        id=row["id"],
        name=row["name"],
        game=game,
        options=options,
        seed=row["seed"],
        host=row["host"],
        host_name=row["host_name"],
        open=row["open"],
        invite=row["invite"],
        clock=orjson.loads(row["clock"]),
        on_timeout=row["on_timeout"],
        rated=row["rated"],
        hints=row["hints"],
        created=row["created"],
    )
