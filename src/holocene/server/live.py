"""The socket of one viewer: commands come in, what changed goes out."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, MutableMapping
from typing import Any, Final

import orjson
from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from sqlalchemy import RowMapping as Row

from ..tables.messages import Refused
from ..tables.parts import Change
from ..tables.refusal import Refusal
from ..tables.room import Room, now_ms
from ..tables.table import Table
from .models import Id
from .origin import check_own
from .service import Service, address_of, service_of
from .sessions import account_of, no_session

router = APIRouter()
LOG: Final = logging.getLogger(__name__)
BACKLOG: Final = 256  # messages that may wait for a slow client
STRIKES: Final = 20  # refused for haste or nonsense before we hang up
FINAL: Final = {401: 4401, 403: 4403, 404: 4404, 409: 4409, 429: 4429}  # codes of closing
GONE: Final = 4000  # come again
PARTING: Final = 2.0  # seconds to say so


@router.websocket("/api/tables/{id}/live")
async def live(
    websocket: WebSocket,
    id: Id,
    seat: int | None = None,
    since: int | None = None,
    invite: str | None = None,
) -> None:
    service = service_of(websocket)
    try:
        service.requests.take(address_of(websocket))
        check_own(websocket, service.settings)
    except Refusal as refusal:
        await websocket.close(FINAL.get(refusal.status, 4400))
        return
    await websocket.accept()
    viewer: LiveViewer | None = None
    try:
        row, room = await _admitted(websocket, service, id, seat, invite)
        viewer = LiveViewer(websocket, service, room, row["id"], seat)
        service.called(viewer)
        await viewer.run(since)
    except Refusal as refusal:
        await _turn_away(websocket, refusal)
    except WebSocketDisconnect:
        pass
    finally:
        if viewer is not None:
            service.left(viewer)


async def _admitted(
    websocket: WebSocket, service: Service, id: str, seat: int | None, invite: str | None
) -> tuple[Row, Room]:
    row = await account_of(websocket)
    if row is None:
        raise no_session()
    room = await service.house.room(id)
    if not room.table.may_watch(row["id"], invite):
        raise Refusal("no-table", "there is no such table", 404)
    if seat is not None and seat not in room.table.seats_of(row["id"]):
        raise Refusal("not-your-seat", "this seat is not yours", 403)
    return row, room


async def _turn_away(websocket: WebSocket, refusal: Refusal) -> None:
    try:
        await websocket.send_text(refused(None, refusal).decode())
        await websocket.close(FINAL.get(refusal.status, 4400), refusal.code)
    except (RuntimeError, WebSocketDisconnect):
        pass  # gone already


def refused(re: int | None, refusal: Refusal) -> bytes:
    message: Refused = {
        "kind": "refused",
        "re": re,
        "code": refusal.code,
        "message": refusal.message,
    }
    return orjson.dumps(message)


class LiveViewer:
    """A viewer over a WebSocket. Sending never holds up the table: a queue is between them."""

    def __init__(
        self, websocket: WebSocket, service: Service, room: Room, account: str, seat: int | None
    ) -> None:
        self.seat = seat
        self.account = account
        self._websocket: Final = websocket
        self._service: Final = service
        self._house: Final = service.house
        self._id: Final = room.table.id
        self._outbox: Final[deque[bytes]] = deque()
        self._wake: Final = asyncio.Event()
        self._gone = False
        self._sender: asyncio.Task[None] | None = None
        self._listener: asyncio.Task[Any] | None = None  # while it waits for a message
        self._strikes = 0

    # Going out

    def tell(self, message: bytes) -> None:
        if len(self._outbox) < BACKLOG:
            self._outbox.append(message)
            self._wake.set()
        elif self._sender is not None:
            self._sender.cancel()  # too slow: it comes again and is told what it missed

    def drop(self) -> None:
        self._gone = True
        self._wake.set()

    async def _send(self) -> None:
        try:
            while not self._gone:
                await self._wake.wait()
                self._wake.clear()
                while self._outbox:
                    await self._websocket.send_text(self._outbox.popleft().decode())
            await self._websocket.close(GONE)
        except (RuntimeError, WebSocketDisconnect):
            pass
        finally:
            self._gone = True
            if self._listener is not None:  # it may never hear that the other end is gone
                self._listener.cancel()

    # Coming in

    async def run(self, since: int | None) -> None:
        room = await self._house.enter(self._id, self, since)
        sender = self._sender = asyncio.create_task(self._send())
        try:
            while not self._gone:
                await self._receive()
                if self._outbox:
                    await asyncio.sleep(0)  # commands that came in a heap let others be told
        except WebSocketDisconnect:
            pass
        finally:
            room.leave(self)
            if self._gone:
                await asyncio.wait({sender}, timeout=PARTING)
            sender.cancel()
            await asyncio.gather(sender, return_exceptions=True)

    async def _next(self) -> MutableMapping[str, Any]:
        self._listener = asyncio.current_task()
        try:
            message = await self._websocket.receive()
        except asyncio.CancelledError:
            if not self._gone:
                raise
            raise WebSocketDisconnect from None
        finally:
            self._listener = None
        if message["type"] != "websocket.receive":
            raise WebSocketDisconnect
        return message

    async def _receive(self) -> None:
        message = await self._next()
        re: int | None = None
        try:
            self._service.messages.take(self.account)
            command = self._read(message.get("text") or message.get("bytes") or b"")
            re = command.get("id")
            await self._do(command, re)
        except Refusal as refusal:
            if refusal.status in (400, 429):
                self._strikes += 1
                if self._strikes >= STRIKES:
                    self.drop()
            self.tell(refused(re, refusal))
        except Exception:
            LOG.exception("a command at table %s failed", self._id)
            self.tell(refused(re, Refusal("trouble", "the server is in trouble; try again", 500)))

    def _read(self, text: str | bytes) -> dict[str, Any]:
        try:
            command = orjson.loads(text)
        except orjson.JSONDecodeError:
            raise bad("expected JSON") from None
        if not isinstance(command, dict) or not isinstance(command.get("do"), str):
            raise bad("expected an object with a field do")
        id = command.get("id")
        if id is not None and (type(id) is not int or not 0 <= id < 1 << 53):
            raise bad("id: expected a whole number")
        return command

    async def _do(self, command: dict[str, Any], re: int | None) -> None:
        do = command["do"]
        if do == "look":
            await self._look(whole(command, "seat"))
            return
        seat = self.seat
        if seat is None:
            raise Refusal("watching", "you are watching; this is for those who play", 403)
        make = self._change(do, seat, command)
        await self._house.command(self._id, make, self, re)

    def _change(self, do: str, seat: int, command: dict[str, Any]) -> Callable[[Table], Change]:
        if do == "act":
            text, position = line(command, "action"), whole(command, "position")
            return lambda table: self._own(table, seat, True).act(seat, text, position, now_ms())
        if do == "undo":
            position = whole(command, "position")
            return lambda table: self._own(table, seat, True).undo(seat, position, now_ms())
        if do == "chat":
            self._service.chats.take(self.account)
            said = line(command, "text")
            return lambda table: self._own(table, seat).chat(seat, said, now_ms())
        if do == "resign":
            return lambda table: self._own(table, seat).resign(seat, now_ms())
        if do == "back":
            return lambda table: self._own(table, seat).back(seat, now_ms())
        raise bad(f"do: {do[:20]!r} is unknown")

    def _own(self, table: Table, seat: int, plays: bool = False) -> Table:
        """The table, if the seat is (still) this person's, and theirs to play."""
        held = table.seats[seat]
        if held.account != self.account:
            raise Refusal("not-your-seat", "this seat is not yours", 403)
        if plays and held.lost:
            raise Refusal("seat-lost", "this seat is out")
        if plays and held.away:
            raise Refusal("away", "a bot plays for you; take your seat back first")
        return table

    async def _look(self, seat: int) -> None:
        """Hot seat: now show another of my seats."""
        await self._house.look(self._id, self, seat)


def bad(message: str) -> Refusal:
    return Refusal("bad-input", message, 400)


def whole(command: dict[str, Any], name: str) -> int:
    value = command.get(name)
    if type(value) is not int or not 0 <= value < 1 << 53:
        raise bad(f"{name}: expected a whole number")
    return value


def line(command: dict[str, Any], name: str) -> str:
    value = command.get(name)
    if not isinstance(value, str) or len(value) > 1000 or "\x00" in value:
        raise bad(f"{name}: expected text")
    return value
