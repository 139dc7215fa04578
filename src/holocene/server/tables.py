"""Routes about tables: making, joining, reading back."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Mapping
from typing import Annotated, Literal

import orjson
from fastapi import APIRouter, Query, Request, Response
from sqlalchemy import RowMapping as Row

from ..core.game import Game
from ..core.options import Value, resolve
from ..core.record import Record
from ..tables.clock import now_ms
from ..tables.coaching import rated_hints
from ..tables.house import House
from ..tables.ids import new_id
from ..tables.messages import EntryInfo, Replay, Result, Snapshot, TableInfo
from ..tables.model import Change, Setup
from ..tables.refusal import Refusal
from ..tables.rematch import Player
from ..tables.rematch import rematch as play_again
from ..tables.restore import replay_of
from ..tables.room import Room
from ..tables.seating import new_seats
from ..tables.table import Table
from ..tables.turns import Asker
from .games import find
from .models import Check, Id, NewTable, Seating, Sitting
from .people import enter
from .service import Service, address_of, service_of, visitor
from .sessions import Anybody, Somebody, account_of, no_session

router = APIRouter(prefix="/api", tags=["tables"])
EARLIER = 200  # log entries in one answer
LONGEST_RECORD = 10_000  # actions in a record from a file
FIRST_GAMES = 3  # that a guest plays before one against bots alone may be rated

Invite = Annotated[str | None, Query(max_length=24)]
LogNumber = Annotated[int, Query(ge=0, le=1_000_000)]
SeatNumber = Annotated[int | None, Query(ge=0, le=11)]


# Making and finding


def options_for(game: Game, wanted: Mapping[str, object]) -> dict[str, Value]:
    """Every option of a new table. What only keeps older ones playable cannot be chosen."""
    try:
        for option in game.options:
            if option.hidden and option.name in wanted:
                raise ValueError(f"{option.name}: this is not for new tables to choose")
        return resolve(game.options, wanted)
    except ValueError as error:
        raise Refusal("bad-option", str(error)) from None


@router.get("/tables")
async def tables(
    request: Request, me: Anybody, which: Literal["open", "mine", "running"] = "open"
) -> list[TableInfo]:
    """Who comes to watch needs no name to find a game."""
    if which == "mine" and me is None:
        raise no_session()
    service = service_of(request)
    return await service.house.read(lambda: service.house.store.listed(which, me))


@router.post("/tables", status_code=201)
async def new_table(request: Request, response: Response, wanted: NewTable) -> TableInfo:
    service = service_of(request)
    if all(seat.kind == "bot" for seat in wanted.seats):
        raise Refusal("no-person", "at least one seat is for a person")
    if wanted.rated and wanted.hints:
        raise rated_hints()
    me = await account_of(request)
    if wanted.rated and only_bots(wanted) and (me is None or me["login"] is None):
        await check_experience(service, None if me is None else me["id"])
    if me is None and wanted.guest is not None:
        me = await enter(request, response, wanted.guest)
    if me is None:
        raise no_session()
    service.crowd_tables.take(address_of(request))
    service.new_tables.take(me["id"])
    await check_hosting(service, me["id"])
    game = find(wanted.game)
    if len(wanted.seats) not in game.seats:
        raise Refusal("seat-count", f"{game.title} cannot be played by {len(wanted.seats)}")
    setup = Setup(
        id=new_id(9),
        name=wanted.name or me["name"],
        game=game,
        options=options_for(game, wanted.options),
        seed=secrets.token_hex(32),
        host=me["id"],
        host_name=me["name"],
        open=wanted.open,
        invite=secrets.token_urlsafe(9),
        clock=wanted.clock.model_dump(),  # type: ignore[arg-type]
        on_timeout=wanted.on_timeout,
        rated=wanted.rated,
        hints=wanted.hints,
        created=now_ms(),
    )
    seats = new_seats(game, wanted.seats, me["id"], me["name"], known=me["login"] is not None)
    await service.house.create(Table(setup, seats))
    return await info(service, setup.id, me)


async def check_hosting(service: Service, account: str) -> None:
    """Refuse another table to who has made too many, or sits at too many."""
    hosted = await service.house.read(lambda: service.house.store.hosted(account))
    if hosted >= service.settings.limits.hosted:
        raise too_many_tables()
    await check_sitting(service, account)


async def check_sitting(service: Service, account: str) -> None:
    seated = await service.house.read(lambda: service.house.store.seated(account))
    if seated >= service.settings.limits.seated:
        raise too_many_tables()


def too_many_tables() -> Refusal:
    return Refusal("too-many-tables", "you have too many tables open; finish some first")


def only_bots(wanted: NewTable) -> bool:
    """Whether a table's other seats are all for bots."""
    others = [seat.kind for seat in wanted.seats if seat.kind != "me"]
    return bool(others) and "open" not in others


async def check_experience(service: Service, guest: str | None) -> None:
    """A guest's first games against bots are not rated: they are for learning the game."""
    if guest is None or await is_learning(service, guest):
        raise Refusal(
            "not-rated-yet", f"a guest's first {FIRST_GAMES} games against bots are not rated"
        )


async def is_learning(service: Service, guest: str) -> bool:
    store = service.house.store
    return await service.house.read(lambda: store.finished(guest)) < FIRST_GAMES


async def info(service: Service, id: str, me: Row) -> TableInfo:
    return await service.house.peek(id, lambda room: room.table.info(me["id"]))


@router.get("/tables/{id}")
async def table(
    request: Request, me: Anybody, id: Id, seat: SeatNumber = None, invite: Invite = None
) -> Snapshot:
    """A table as one of my seats sees it: a named one, or my only one. Else as a spectator does."""
    house = service_of(request).house
    await check_reader(house, id, me, seat, invite)
    return await house.snapshot(id, seat, me)


async def check_reader(
    house: House, id: str, me: str | None, seat: int | None, invite: str | None
) -> Room:
    """The table, if somebody may see it, and see it from this seat."""
    if me is None and seat is not None:
        raise no_session()

    def check(room: Room) -> Room:
        room.table.check_watch(me, invite)
        room.table.check_mine(me, seat)
        return room

    return await house.peek(id, check)


# Sitting


async def command(request: Request, me: Row, id: str, do: Callable[[Table], Change]) -> TableInfo:
    service = service_of(request)
    await service.house.command(id, do)
    return await info(service, id, me)


@router.post("/tables/{id}/seats")
async def sit(request: Request, me: Somebody, id: Id, wanted: Sitting) -> TableInfo:
    service = service_of(request)
    service.seating.take(address_of(request))
    service.same_table.take(f"{address_of(request)} {id}")
    account, name = me["id"], wanted.name or me["name"]
    known = me["login"] is not None and name == me["name"]
    await check_sitting(service, account)
    return await command(
        request,
        me,
        id,
        lambda it: it.sit(account, name, wanted.seat, wanted.invite, now_ms(), known),
    )


@router.put("/tables/{id}/seats/{seat}")
async def seat_somebody(
    request: Request, me: Somebody, id: Id, seat: int, wanted: Seating
) -> TableInfo:
    """The host puts a bot, or a friend beside them, on an open seat."""
    bot, name = wanted.bot, wanted.name
    if bot is not None and name is None:
        if me["login"] is None:
            await check_bot(request, me, id, seat)
        return await command(request, me, id, lambda it: it.put_bot(me["id"], bot, seat, now_ms()))
    if name is not None and bot is None:
        return await command(
            request, me, id, lambda it: it.put_friend(me["id"], name, seat, now_ms())
        )
    raise Refusal("bad-input", "give either bot or name")


async def check_bot(request: Request, guest: Row, id: str, seat: int) -> None:
    """A bot on the last open seat must not make it a rated game of bots and a newcomer."""
    service = service_of(request)

    def against_bots(room: Room) -> bool:
        table, account = room.table, guest["id"]
        if not table.setup.rated or table.setup.host != account:
            return False  # others may not, and are told so in its place
        others = [held for held in table.seats if held.account != account and held.seat != seat]
        return all(held.kind == "bot" for held in others)

    if await service.house.peek(id, against_bots):
        await check_experience(service, guest["id"])


@router.delete("/tables/{id}/seats/{seat}")
async def stand(request: Request, me: Somebody, id: Id, seat: int) -> TableInfo:
    """Stand up before the game; the host may send others away, and ends the table by leaving."""
    return await command(request, me, id, lambda it: it.stand(me["id"], seat, now_ms()))


@router.post("/tables/{id}/invite")
async def renew_invite(request: Request, me: Somebody, id: Id) -> TableInfo:
    """The host makes a new invitation; the old one is good for nothing any more."""
    service_of(request).seating.take(address_of(request))
    invite = secrets.token_urlsafe(9)
    return await command(request, me, id, lambda it: it.renew_invite(me["id"], invite, now_ms()))


@router.post("/tables/{id}/end", status_code=204)
async def end(request: Request, me: Somebody, id: Id) -> None:
    """Close a table whose game cannot be played here any more, without a winner or a rating."""
    house = service_of(request).house
    await house.writer.run(lambda: house.store.end(id, me["id"], "old-rules", now_ms(), house.name))


@router.post("/tables/{id}/rematch", status_code=201)
async def rematch(request: Request, me: Somebody, id: Id) -> TableInfo:
    """The same game again: a new table, or the one that somebody else opened for it."""
    service = service_of(request)
    service.crowd_tables.take(address_of(request))
    service.new_tables.take(me["id"])
    made = await service.house.peek(id, lambda room: room.table.rematch)
    await (check_hosting if made is None else check_sitting)(service, me["id"])
    learns = me["login"] is None and await is_learning(service, me["id"])
    player = Player(me["id"], me["name"], learns, known=me["login"] is not None)
    again = await play_again(service.house, id, player)

    def told(room: Room) -> TableInfo:
        room.table.check_watch(me["id"])  # of whom the host sent away, or whose seat is taken
        return room.table.info(me["id"])

    return await service.house.peek(again, told)


# Reading back


@router.get("/tables/{id}/log")
async def log(
    request: Request,
    me: Anybody,
    id: Id,
    before: LogNumber = 1_000_000,
    since: LogNumber | None = None,
    limit: Annotated[int, Query(ge=1, le=EARLIER)] = EARLIER,
    seat: SeatNumber = None,
    invite: Invite = None,
) -> list[EntryInfo]:
    """A page of it: the last entries before a number, or the first ones since one."""
    service = service_of(request)
    house = service.house
    await check_reader(house, id, me, seat, invite)
    service.histories.take(address_of(request))
    entries = await house.history(id, asker_of(request, me))
    if since is None:
        page = [entry for entry in entries if entry.number < before][-limit:]
    else:
        page = [entry for entry in entries if since < entry.number < before][:limit]
    return [entry.told_to(seat) for entry in page]


@router.get("/tables/{id}/record")
async def record(request: Request, me: Anybody, id: Id, invite: Invite = None) -> Response:
    """The record of a finished game, as a file."""

    def read(room: Room) -> dict[str, object]:
        return finished(room.table, me, invite).record.dump()

    data = await service_of(request).house.peek(id, read)
    return Response(
        json.dumps(data, indent=1, ensure_ascii=False) + "\n",
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="{data["game"]}-{id}.json"'},
    )


@router.get("/tables/{id}/check")
async def check(request: Request, me: Anybody, id: Id, invite: Invite = None) -> Check:
    """Replay a finished game from its seed: do the same rolls and cards come out?"""

    def read(room: Room) -> tuple[Table, dict[str, object]]:
        table = finished(room.table, me, invite)
        return table, table.record.dump()

    service_of(request).histories.take(address_of(request))
    house = service_of(request).house
    table, data = await house.peek(id, read)
    asker = asker_of(request, me)
    history = await house.history(id, asker)
    promised = next(entry.text for entry in history if entry.kind == "started")
    fits = await house.study(lambda: follows(data), asker) and promised == table.commitment
    steps = len(table.record.actions)
    return Check(commitment=promised or "", seed=table.setup.seed, fits=fits, steps=steps)


def follows(data: dict[str, object]) -> bool:
    try:
        Record.load(data).replay()
    except ValueError:
        return False
    return True


def finished(table: Table, me: str | None, invite: str | None) -> Table:
    table.check_watch(me, invite)
    table.check_finished()
    return table


@router.get("/tables/{id}/replay", response_model=Replay)
async def replay(
    request: Request, me: Anybody, id: Id, seat: SeatNumber = None, invite: Invite = None
) -> Response:
    """The game so far, as this viewer may see it."""

    def read(room: Room) -> tuple[Record, Result | None, list[int]]:
        table = room.table
        if table.state is None:
            raise Refusal("is-waiting", "the game has not begun")
        copy = table.new_record()
        copy.actors.extend(table.record.actors)
        copy.actions.extend(table.record.actions)
        return copy, table.result, table.ends[:]

    house = service_of(request).house
    await check_reader(house, id, me, seat, invite)
    service_of(request).histories.take(address_of(request))
    copy, result, ends = await house.peek(id, read)
    return await house.study(
        lambda: as_json(replay_of(copy, seat, result, ends)), asker_of(request, me)
    )


@router.post("/replays", response_model=Replay)
async def replay_file(request: Request, me: Anybody, record: dict[str, object]) -> Response:
    """A record from a file, to look at."""
    service = service_of(request)
    service.crowd_replays.take(address_of(request))
    service.replays.take(me or visitor(request))
    return await service.house.study(lambda: as_json(replay_from(record)), asker_of(request, me))


def asker_of(request: Request, me: str | None) -> Asker:
    """In whose turn something is done."""
    return Asker(me or visitor(request), address_of(request))


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
        raise Refusal("bad-record", str(error)[:300]) from None
    result: Result | None = None
    if record.scores is not None and record.winners is not None:
        result = {
            "scores": record.scores,
            "winners": record.winners,
            "breakdown": state.breakdown(),
            "ratings": [],
        }
    return replay_of(record, None, result)
