"""The socket of one viewer: commands come in, what changed goes out."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections import deque
from collections.abc import Callable, Collection, Mapping, MutableMapping
from typing import Any, Final

import orjson
from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from sqlalchemy import RowMapping as Row

from ..tables.clock import now_ms
from ..tables.house import MOST_STEPS
from ..tables.messages import Beat, Pace, PauseAhead, Refused
from ..tables.model import Change
from ..tables.once import Seldom
from ..tables.refusal import Refusal
from ..tables.room import Room
from ..tables.table import Table
from .accounts import settings_of
from .models import Id
from .orders import Pause
from .origin import check_host, check_own
from .service import Service, address_of, service_of, visitor
from .sessions import account_of, no_session
from .status import status_of
from .tables import check_reader

router = APIRouter()
SELDOM: Final = Seldom(logging.getLogger(__name__))
BACKLOG: Final = 256  # messages that may wait for a slow client
STRIKES: Final = 20  # refused for haste or nonsense before we hang up
FINAL: Final = {
    401: 4401,
    403: 4403,
    404: 4404,
    409: 4409,
    410: 4410,
    429: 4429,
}  # codes of closing
GONE: Final = 4000  # come again
RESTART: Final = 1012  # the same, to another server or to the next one here
PARTING: Final = 2.0  # seconds to say so
KEY: Final = re.compile(r"[A-Za-z0-9_-]{1,40}")
BEAT: Final = orjson.dumps(Beat(kind="beat"))


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
        check_host(websocket, service.settings)
        check_own(websocket, service.settings)
    except Refusal as refusal:
        await websocket.close(FINAL.get(status_of(refusal), 4400))
        return
    try:
        await websocket.accept()
    except (RuntimeError, OSError):
        return  # gone already
    viewer: LiveViewer | None = None
    changes = service.changes
    try:
        row = await account_of(websocket)
        me = None if row is None else row["id"]
        room = await check_reader(service.house, id, me, seat, invite)
        viewer = LiveViewer(websocket, service, room, row, seat)
        await service.called(viewer, changes)
        await viewer.run(since)
    except Refusal as refusal:
        await _turn_away(websocket, refusal)
    except WebSocketDisconnect:
        pass
    except Exception as error:  # a stranger's game may fail to show itself
        SELDOM.failed(error, "cannot show table %s", id)
        await _turn_away(websocket, trouble())
    finally:
        if viewer is not None:
            service.left(viewer)


async def _turn_away(websocket: WebSocket, refusal: Refusal) -> None:
    try:
        await websocket.send_text(refused(None, refusal).decode())
        await websocket.close(FINAL.get(status_of(refusal), 4400), refusal.code)
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
    """A viewer over a WebSocket.

    Sending never holds up the table: a queue is between them. It is the only backpressure: who
    lets it grow too long is let go.
    """

    def __init__(
        self, websocket: WebSocket, service: Service, room: Room, row: Row | None, seat: int | None
    ) -> None:
        self.seat = seat
        self.account: str | None = None if row is None else row["id"]
        self.who: str = self.account or visitor(websocket)
        self.pace: Pace = "normal" if row is None else settings_of(row).pace
        self.skips = False
        self._session: Final = None if row is None else row["session"]
        self.address = address_of(websocket)
        self._websocket: Final = websocket
        self._service: Final = service
        self._house: Final = service.house
        self._room = room
        self._id: Final = room.table.id
        self._outbox: Final[deque[bytes]] = deque()
        self._wake: Final = asyncio.Event()
        self._gone = False
        self._parts = False  # it goes when the command at hand is done
        self._code = GONE
        self._sender: asyncio.Task[None] | None = None
        self._listener: asyncio.Task[Any] | None = None  # while it waits for a message
        self._strikes = 0
        self._told_at = time.monotonic()

    # Going out

    def tell(self, message: bytes) -> None:
        self._told_at = time.monotonic()
        if len(self._outbox) < BACKLOG:
            self._outbox.append(message)
            self._wake.set()
        elif self._sender is not None:
            self._sender.cancel()  # too slow: it comes again and is told what it missed

    def beat(self, silent_since: float) -> None:
        if self._told_at < silent_since:
            self.tell(BEAT)

    def tell_pause(self, pause: Pause | None) -> None:
        at, minutes = pause or (None, 0)
        self.tell(orjson.dumps(PauseAhead(kind="pause", at=at, minutes=minutes)))

    def drop(self) -> None:
        self._gone = True
        self._wake.set()

    def part(self) -> None:
        """The server stops: what is being done is done and answered, what comes later is not."""
        self._parts, self._code = True, RESTART
        if self._listener is not None or self._sender is None:
            self.drop()

    def follow(self, row: Row | None, good: Collection[str]) -> None:
        """The account has changed: its settings count at once, a session that is over ends."""
        if row is None or self._session not in good:
            self.drop()
            return
        self.pace = settings_of(row).pace
        self._room.hurry()

    async def _send(self) -> None:
        try:
            while not self._gone:
                await self._wake.wait()
                self._wake.clear()
                while self._outbox:
                    await self._websocket.send_text(self._outbox.popleft().decode())
            await self._websocket.close(self._code)
        except (RuntimeError, WebSocketDisconnect):
            pass
        finally:
            self._gone = True
            if self._listener is not None:  # it may never hear that the other end is gone
                self._listener.cancel()

    # Coming in

    async def run(self, since: int | None) -> None:
        room = self._room = await self._house.enter(
            self._id, self, since, self._may_study, self.address
        )
        sender = self._sender = asyncio.create_task(self._send())
        if self._service.pause is not None:
            self.tell_pause(self._service.pause)
        try:
            while not self._gone:
                await self._receive()
                if self._parts:
                    self.drop()
                elif self._outbox:
                    await asyncio.sleep(0)  # commands that came in a heap let others be told
        except WebSocketDisconnect:
            pass
        finally:
            room.leave(self)
            if self._gone:
                await asyncio.wait({sender}, timeout=PARTING)
            sender.cancel()
            await asyncio.gather(sender, return_exceptions=True)
            self._sender = None  # it keeps how it ended, and so this viewer: a circle for good

    def _may_study(self) -> bool:
        """A log is read back from its beginning, whether over HTTP or here."""
        try:
            self._service.histories.take(self.address)
        except Refusal:
            return False
        return True

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
            self._service.crowd_messages.take(self.address)
            self._service.messages.take(self.who)
            command = self._read(message.get("text") or message.get("bytes") or b"")
            re = command.get("id")
            await self._do(command, re)
        except Refusal as refusal:
            if status_of(refusal) in (400, 429):
                self._strikes += 1
                if self._strikes >= STRIKES:
                    self.drop()
            self.tell(refused(re, refusal))
        except Exception as error:
            SELDOM.failed(error, "a command at table %s failed", self._id)
            self.tell(refused(re, trouble()))

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
        if self.account is None:
            raise no_session()
        if do == "look":  # hot seat: now show another of my seats
            await self._house.look(self._id, self, whole(command, "seat"), re)
        elif do == "skip":
            self._room.skip(self)
        elif do == "ready":
            account, seat = self._plays()
            if not await self._house.arrive(self._id, account, self, re):
                await self._house.look(self._id, self, seat, re)  # nobody waits for them any more
        elif do == "try":
            await self._try(command, re)
        elif do in COMMANDS:
            await self._change(do, command, re)
        else:
            raise bad(f"do: {do[:20]!r} is unknown")

    def _plays(self) -> tuple[str, int]:
        """The person and the seat that a command comes from."""
        if self.account is None or self.seat is None:
            raise Refusal("watching", "you are watching; this is for those who play")
        return self.account, self.seat

    async def _try(self, command: dict[str, Any], re: int | None) -> None:
        account, seat = self._plays()
        actions, position = lines(command, "actions"), whole(command, "position")
        told = await self._house.peek(
            self._id,
            lambda room: room.table.try_out(account, seat, actions, position, now_ms()),
        )
        if re is not None:
            told["re"] = re
        self.tell(orjson.dumps(told))

    async def _change(self, do: str, command: dict[str, Any], re: int | None) -> None:
        act, readers = COMMANDS[do]
        account, seat = self._plays()
        if do == "chat":
            self._service.chats.take(account)
        fields = {name: read(command, name) for name, read in readers.items()}
        await self._house.command(
            self._id,
            lambda table: act(table, account, seat, **fields, now=now_ms()),
            self,
            re,
            key_of(command),
        )


def trouble() -> Refusal:
    return Refusal("trouble", "the server is in trouble; try again")


def bad(message: str) -> Refusal:
    return Refusal("bad-input", message)


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


def lines(command: dict[str, Any], name: str) -> list[str]:
    values = command.get(name)
    if not isinstance(values, list) or not 1 <= len(values) <= MOST_STEPS:
        raise bad(f"{name}: expected a list of 1 to {MOST_STEPS} texts")
    return [line({name: value}, name) for value in values]


def key_of(command: dict[str, Any]) -> str | None:
    """By which a command is known again if it comes twice."""
    value = command.get("key")
    if value is None or (isinstance(value, str) and KEY.fullmatch(value)):
        return value
    raise bad("key: expected up to 40 letters and digits")


Reader = Callable[[dict[str, Any], str], object]
COMMANDS: Final[Mapping[str, tuple[Callable[..., Change], Mapping[str, Reader]]]] = {
    "act": (Table.act, {"actions": lines, "position": whole}),
    "undo": (Table.undo, {"position": whole}),
    "chat": (Table.chat, {"text": line}),
    "resign": (Table.resign, {}),
    "abort": (Table.abort, {}),
    "back": (Table.back, {}),
}
