"""Routes about tables: making, joining, reading back."""

from __future__ import annotations

import json
import secrets
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Annotated, Literal

import orjson
from fastapi import APIRouter, Query, Request, Response
from sqlalchemy import RowMapping as Row
from sqlalchemy.exc import IntegrityError
from starlette.concurrency import run_in_threadpool

from ..core.options import resolve
from ..core.record import Record
from ..tables.levels import LEVELS, bot_name
from ..tables.messages import EntryInfo, Replay, Result, Snapshot, TableInfo
from ..tables.parts import Change, Seat, Setup
from ..tables.refusal import Refusal
from ..tables.restore import replay_of
from ..tables.room import Room, now_ms
from ..tables.table import Table
from .games import find
from .models import Check, Id, NewSeat, NewTable, Seating, Sitting
from .people import enter
from .service import Service, service_of
from .sessions import Somebody, account_of, no_session

router = APIRouter(prefix="/api", tags=["tables"])
EARLIER = 200  # log entries in one answer
LONGEST_RECORD = 2_000  # actions in a record from a file

Invite = Annotated[str | None, Query(max_length=24)]
SeatNumber = Annotated[int | None, Query(ge=0, le=11)]


# Making and finding


@router.get("/tables")
async def tables(
    request: Request, me: Somebody, which: Literal["open", "mine", "running"] = "open"
) -> list[TableInfo]:
    service = service_of(request)
    return await service.house.read(lambda: service.house.store.listed(which, me["id"]))


@router.post("/tables", status_code=201)
async def new_table(request: Request, response: Response, wanted: NewTable) -> TableInfo:
    service = service_of(request)
    me = await account_of(request)
    if me is None and wanted.guest is not None:
        me = await enter(request, response, wanted.guest)
    if me is None:
        raise no_session()
    service.new_tables.take(me["id"])
    hosted = await service.house.read(lambda: service.house.store.hosted(me["id"]))
    if hosted >= service.settings.limits.hosted:
        raise Refusal("too-many-tables", "you have too many tables open; finish some first")
    game = find(wanted.game)
    if len(wanted.seats) not in game.seats:
        raise Refusal("seat-count", f"{game.title} cannot be played by {len(wanted.seats)}", 400)
    try:
        options = resolve(game.options, wanted.options)
    except ValueError as error:
        raise Refusal("bad-option", str(error), 400) from None
    setup = Setup(
        id=secrets.token_urlsafe(9),
        name=wanted.name or me["name"],
        game=game,
        options=options,
        seed=secrets.token_hex(32),
        host=me["id"],
        open=wanted.open,
        invite=secrets.token_urlsafe(9),
        clock=wanted.clock.model_dump(),  # type: ignore[arg-type]
        on_timeout=wanted.on_timeout,
        created=now_ms(),
    )
    seats: list[Seat] = []
    for seat in wanted.seats:
        seats.append(new_seat(seat, me, seats))
    await service.house.create(Table(setup, seats))
    return await told(service, setup.id, me)


async def told(service: Service, id: str, me: Row) -> TableInfo:
    return await service.house.peek(id, lambda room: room.table.info(me["id"]))


def new_seat(wanted: NewSeat, me: Row, before: list[Seat]) -> Seat:
    number = len(before)
    if wanted.kind == "me":
        return Seat(number, "person", me["id"], wanted.name or me["name"])
    if wanted.kind == "bot":
        level = check_level(wanted.bot)
        name = wanted.name or bot_name([seat.name for seat in before] + [me["name"]])
        return Seat(number, "bot", name=name, bot=level)
    return Seat(number, "open")


def check_level(level: str | None) -> str:
    if level is None or level not in LEVELS:
        known = ", ".join(LEVELS)
        raise Refusal("no-level", f"bots have the levels {known}", 400)
    return level


@router.get("/tables/{id}")
async def table(
    request: Request, me: Somebody, id: Id, seat: SeatNumber = None, invite: Invite = None
) -> Snapshot:
    """A table as one of my seats sees it, or as a spectator does."""
    service = service_of(request)
    room = await service.house.room(id)
    check_watch(room.table, me, invite)
    check_mine(room.table, seat, me)
    return await service.house.snapshot(id, seat, me["id"])


async def check_visible(request: Request, me: Row, id: str, invite: str | None) -> None:
    room = await service_of(request).house.room(id)
    check_watch(room.table, me, invite)


def check_watch(table: Table, me: Row, invite: str | None) -> None:
    if not table.may_watch(me["id"], invite):
        raise Refusal("no-table", "there is no such table", 404)


def check_mine(table: Table, seat: int | None, me: Row) -> None:
    if seat is not None and seat not in table.seats_of(me["id"]):
        raise Refusal("not-your-seat", "this seat is not yours", 403)


# Sitting


@router.post("/tables/{id}/seats")
async def sit(request: Request, me: Somebody, id: Id, wanted: Sitting) -> TableInfo:
    service = service_of(request)
    await check_visible(request, me, id, wanted.invite)

    def do(table: Table) -> Change:
        if not table.setup.open and wanted.invite != table.setup.invite:
            raise Refusal("invite", "this table is by invitation only", 403)
        if table.seats_of(me["id"]):
            raise Refusal("seated", "you sit at this table already")
        number = wanted.seat
        if number is None:
            number = next((seat.seat for seat in table.seats if seat.kind == "open"), None)
        if number is None:
            raise Refusal("seat-taken", "no seat is left")
        return table.sit(number, me["id"], wanted.name or me["name"], now_ms())

    await service.house.command(id, do)
    return await told(service, id, me)


@router.put("/tables/{id}/seats/{seat}")
async def seat_somebody(
    request: Request, me: Somebody, id: Id, seat: int, wanted: Seating
) -> TableInfo:
    """The host puts a bot, or a friend beside them, on an open seat."""
    service = service_of(request)
    await check_visible(request, me, id, None)
    if (wanted.bot is None) == (wanted.name is None):
        raise Refusal("bad-input", "give either bot or name", 400)

    def do(table: Table) -> Change:
        check_host(table, me)
        if wanted.bot is not None:
            level = check_level(wanted.bot)
            name = bot_name([held.name for held in table.seats])
            return table.put_bot(seat, level, name, now_ms())
        assert wanted.name is not None
        return table.sit(seat, me["id"], wanted.name, now_ms())

    await service.house.command(id, do)
    return await told(service, id, me)


@router.delete("/tables/{id}/seats/{seat}")
async def stand(request: Request, me: Somebody, id: Id, seat: int) -> TableInfo:
    """Stand up before the game; the host may send others away, and ends the table by leaving."""
    service = service_of(request)
    await check_visible(request, me, id, None)

    def do(table: Table) -> Change:
        mine = table.seats_of(me["id"])
        if seat not in mine:
            check_host(table, me)
        elif me["id"] == table.setup.host and len(mine) == 1:
            return table.close(now_ms())
        return table.stand(seat, now_ms())

    await service.house.command(id, do)
    return await told(service, id, me)


def check_host(table: Table, me: Row) -> None:
    if table.setup.host != me["id"]:
        raise Refusal("not-host", "only the host of the table may do this", 403)


@router.post("/tables/{id}/rematch", status_code=201)
async def rematch(request: Request, me: Somebody, id: Id) -> TableInfo:
    """The same options and bots again; who starts moves on by one seat.

    Whoever asks first opens the table and sits down; the others' seats stay open for them, and
    asking too they take them. So nobody's clock runs who did not say yes.
    """
    service = service_of(request)
    service.new_tables.take(me["id"])
    old = await service.house.peek(id, lambda room: played_by(room.table, me))
    if old.rematch is None:  # first say where: of two who ask at once, one is told the other's
        new = secrets.token_urlsafe(9)
        try:
            await service.house.command(id, lambda table: table.note_rematch(new, now_ms()))
        except Refusal as refusal:
            if refusal.code != "rematch-made":
                raise
        old = await service.house.peek(id, lambda room: room.table)
    assert old.rematch is not None
    await set_again(service, old, old.rematch, me)
    return await told(service, old.rematch, me)


def played_by(table: Table, me: Row) -> Table:
    check_watch(table, me, None)
    if not table.seats_of(me["id"]):
        raise Refusal("not-your-seat", "you did not play at this table", 403)
    return finished(table)


async def set_again(service: Service, old: Table, id: str, me: Row) -> None:
    """Sit down at the table of a rematch, which is made by whoever comes first."""
    before = old.seats[1:] + old.seats[:1]
    try:
        await service.house.room(id)
    except Refusal:
        seats = [
            Seat(number, seat.kind, seat.account, seat.name, seat.bot)
            if seat.kind == "bot" or seat.account == me["id"]
            else Seat(number, "open")
            for number, seat in enumerate(before)
        ]
        setup = replace(
            old.setup,
            id=id,
            seed=secrets.token_hex(32),
            host=me["id"],
            open=False,
            invite=secrets.token_urlsafe(9),
            created=now_ms(),
        )
        with suppress(IntegrityError):  # somebody was quicker
            await service.house.create(Table(setup, seats))
    for number, seat in enumerate(before):
        if seat.account == me["id"]:
            with suppress(Refusal):  # who sits there already, sits there
                await service.house.command(id, partial(sit_again, number, me["id"], seat.name))


def sit_again(number: int, account: str, name: str, table: Table) -> Change:
    return table.sit(number, account, name, now_ms())


# Reading back


@router.get("/tables/{id}/log")
async def log(
    request: Request,
    me: Somebody,
    id: Id,
    before: Annotated[int, Query(ge=0, le=1_000_000)],
    seat: SeatNumber = None,
    invite: Invite = None,
) -> list[EntryInfo]:
    house = service_of(request).house
    room = await house.room(id)
    check_watch(room.table, me, invite)
    check_mine(room.table, seat, me)
    entries = await house.history(id)
    earlier = [entry for entry in entries if entry.number < before]
    return [entry.told_to(seat) for entry in earlier[-EARLIER:]]


@router.get("/tables/{id}/record")
async def record(request: Request, me: Somebody, id: Id, invite: Invite = None) -> Response:
    """The record of a finished game, as a file."""

    def read(room: Room) -> dict[str, object]:
        check_watch(room.table, me, invite)
        return finished(room.table).record.dump()

    data = await service_of(request).house.peek(id, read)
    return Response(
        json.dumps(data, indent=1, ensure_ascii=False) + "\n",
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="{data["game"]}-{id}.json"'},
    )


@router.get("/tables/{id}/check")
async def check(request: Request, me: Somebody, id: Id, invite: Invite = None) -> Check:
    """Replay a finished game from its seed: do the same rolls and cards come out?"""

    def read(room: Room) -> tuple[Table, dict[str, object]]:
        check_watch(room.table, me, invite)
        return room.table, finished(room.table).record.dump()

    house = service_of(request).house
    table, data = await house.peek(id, read)
    promised = next(entry.text for entry in await house.history(id) if entry.kind == "started")
    fits = await run_in_threadpool(follows, data) and promised == table.commitment
    steps = len(table.record.actions)
    return Check(commitment=promised or "", seed=table.setup.seed, fits=fits, steps=steps)


def follows(data: dict[str, object]) -> bool:
    try:
        Record.load(data).replay()
    except ValueError:
        return False
    return True


def finished(table: Table) -> Table:
    if table.status != "over" or table.state is None:
        raise Refusal("not-over", "the game is not over yet")
    return table


@router.get("/tables/{id}/replay", response_model=Replay)
async def replay(
    request: Request, me: Somebody, id: Id, seat: SeatNumber = None, invite: Invite = None
) -> Response:
    """The game so far, as this viewer may see it."""

    def read(room: Room) -> tuple[Record, Result | None]:
        table = room.table
        check_watch(table, me, invite)
        check_mine(table, seat, me)
        if table.state is None:
            raise Refusal("is-waiting", "the game has not begun")
        copy = table.new_record()
        copy.actors.extend(table.record.actors)
        copy.actions.extend(table.record.actions)
        return copy, table.result

    copy, result = await service_of(request).house.peek(id, read)
    return await run_in_threadpool(lambda: as_json(replay_of(copy, seat, result)))


@router.post("/replays", response_model=Replay)
async def replay_file(request: Request, me: Somebody, record: dict[str, object]) -> Response:
    """A record from a file, to look at."""
    service_of(request).replays.take(me["id"])
    return await run_in_threadpool(lambda: as_json(replay_from(record)))


def as_json(replay: Replay) -> Response:
    """Ours already fits its description: checking it again would hold up the tables."""
    return Response(orjson.dumps(replay), media_type="application/json")


def replay_from(data: dict[str, object]) -> Replay:
    try:
        record = Record.load(data)
        if len(record.actions) > LONGEST_RECORD:
            raise ValueError(f"longer than {LONGEST_RECORD} actions")
        state = record.replay()
    except ValueError as error:
        raise Refusal("bad-record", str(error)[:300], 400) from None
    result: Result | None = None
    if record.scores is not None and record.winners is not None:
        result = {
            "scores": record.scores,
            "winners": record.winners,
            "breakdown": state.breakdown(),
            "ratings": [],
        }
    return replay_of(record, None, result)
