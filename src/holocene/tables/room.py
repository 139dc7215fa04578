"""The people around one table, and what each of them is told."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from typing import Any, Final, Protocol, TypedDict, cast

import orjson

from .clock import now_ms
from .messages import EntryInfo, Moved, Pace, Presence, Snapshot
from .model import Entry
from .patch import diff
from .table import Table

FIRST_LOG: Final = 60  # entries told on a first visit
RESEATED: Final = ("sat", "left", "started", "invite")
PACES: Final[dict[Pace, float]] = {"slow": 2.4, "normal": 1.0, "quick": 0.25}  # times the pause


class Viewer(Protocol):
    """Somebody who looks at a table: on one seat, or on none to watch."""

    seat: int | None
    account: str | None  # None: a visitor without a session
    pace: Pace  # at which they like bots to play
    skips: bool  # they want no pauses until a person is to decide

    def tell(self, message: bytes) -> None:
        """Pass a message on; never waits."""

    def drop(self) -> None:
        """Hang up; they will call again."""


class Crowd(TypedDict):
    """The viewers of a table at one server."""

    seated: dict[str, float]  # who plays and looks, with the pace they like
    watching: int


class Scene:
    """What the viewers of one seat were shown last."""

    __slots__ = ("choices", "hints", "position", "status", "view")

    def __init__(self, table: Table, seat: int | None) -> None:
        self.position = table.position
        self.status = table.status
        self.view = table.view(seat)
        self.choices = table.choices(seat)
        self.hints = table.hints(seat)


class Room:
    """A table in memory with its viewers. Commands take turns by its lock."""

    def __init__(self, table: Table, returns: int = 0) -> None:
        self.table = table
        self.returns = returns  # of the house, when this was read
        self.lock: Final = asyncio.Lock()
        self.viewers: Final[set[Viewer]] = set()
        self.bot: asyncio.Task[None] | None = None
        self._hurry: Final = asyncio.Event()  # the pause may be shorter now
        self.used = time.monotonic()
        self._told = table.number  # the last entry that viewers know of
        self._info = table.info(None)
        self._scenes: dict[int | None, Scene] = {}
        self._presence = b""
        self._others: list[Crowd] = []  # of other servers
        self._crowd = self.crowd()
        # To be told that the viewers, or their pace, have changed.
        self.crowd_changed: Callable[[str], None] = _nobody_cares

    # Coming and going

    def enter(
        self, viewer: Viewer, log: Sequence[Entry], complete: bool, re: int | None = None
    ) -> None:
        shown = orjson.dumps(self.snapshot(viewer.seat, viewer.account, log, complete))
        self.viewers.add(viewer)
        viewer.tell(_answer(shown, re))
        self._tell_presence(viewer)

    def answer(self, viewer: Viewer, re: int | None) -> None:
        """Show how the table is to somebody who knows its log and lacks an answer."""
        shown = orjson.dumps(self.snapshot(viewer.seat, viewer.account, (), True))
        viewer.tell(_answer(shown, re))

    def leave(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        self.used = time.monotonic()
        self._tell_presence()
        self.hurry()

    def _tell_presence(self, new: Viewer | None = None) -> None:
        """Who is here: to all if that has changed, and to somebody new."""
        self._announce()
        crowds = [self._crowd, *self._others]
        present = {account for crowd in crowds for account in crowd["seated"]}
        here: Presence = {
            "kind": "presence",
            "here": [seat.account in present for seat in self.table.seats],  # hot seat: all theirs
            "watching": sum(crowd["watching"] for crowd in crowds),
        }
        before, self._presence = self._presence, orjson.dumps(here)
        for viewer in self.viewers:
            if viewer is new or before != self._presence:
                viewer.tell(self._presence)

    def crowd(self) -> Crowd:
        """The viewers of this server."""
        seated: dict[str, float] = {}
        for viewer in self.viewers:
            if viewer.seat is not None and viewer.account is not None:
                seated[viewer.account] = max(seated.get(viewer.account, 0.0), _pace_of(viewer))
        watching = sum(viewer.seat is None for viewer in self.viewers)
        return {"seated": seated, "watching": watching}

    def _announce(self) -> None:
        before, self._crowd = self._crowd, self.crowd()
        if before != self._crowd:
            self.crowd_changed(self.table.id)

    def meet(self, others: list[Crowd]) -> None:
        """The viewers of other servers are these."""
        self._others = others
        self._tell_presence()
        self._hurry.set()

    # The pace of bots

    async def pause(self, seconds: float) -> None:
        """Wait before a bot begins, so that people can follow: as long as the slowest likes it."""
        start = time.monotonic()
        while (left := start + seconds * self._pace() - time.monotonic()) > 0:
            self._hurry.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(left):
                    await self._hurry.wait()

    def _pace(self) -> float:
        """Those who play are asked, or where none of them looks, those who watch."""
        crowds = [self.crowd(), *self._others]
        paces = [pace for crowd in crowds for pace in crowd["seated"].values()]
        return max(paces or map(_pace_of, self.viewers), default=PACES["normal"])

    def skip(self, viewer: Viewer) -> None:
        """No more pauses for this viewer until a person is to decide."""
        viewer.skips = self.table.bot_to_move()
        self.hurry()

    def hurry(self) -> None:
        """Somebody's pace has changed."""
        self._announce()
        self._hurry.set()

    # What is told

    def recent(self, since: int | None) -> tuple[list[Entry], bool] | None:
        """The entries after `since` and whether none is missing; None if memory is too short."""
        kept = list(self.table.recent)
        whole = not kept or kept[0].number == 1  # the first entry is never taken back
        if since is None:
            return kept[-FIRST_LOG:], whole and len(kept) <= FIRST_LOG
        if whole or (kept and kept[0].number <= since + 1):
            return [entry for entry in kept if entry.number > since], True
        return None

    def snapshot(
        self, seat: int | None, account: str | None, log: Iterable[Entry], complete: bool
    ) -> Snapshot:
        table = self.table
        scene = self._scene(seat)
        return {
            "kind": "table",
            "number": table.number,
            "position": table.position,
            "table": table.info(account),
            "seat": seat,
            "view": cast(dict[str, Any] | None, scene.view),
            "choices": scene.choices,
            "hints": cast(dict[str, Any], scene.hints),
            "undo": table.can_undo(seat),
            "at_once": table.at_once(seat),
            "log": [entry.told_to(seat) for entry in log],
            "complete": complete,
            "now": now_ms(),
        }

    def _scene(self, seat: int | None) -> Scene:
        """What a seat sees now; kept, so that the next change can be told as a difference."""
        scene = self._scenes.get(seat)
        table = self.table
        if scene is None or scene.position != table.position or scene.status != table.status:
            scene = self._scenes[seat] = Scene(table, seat)
        return scene

    def tell_changes(self, by: Viewer | None = None, re: int | None = None) -> None:
        """Tell all viewers what is new since the last time; `by` sent command `re`."""
        table = self.table
        if not table.bot_to_move():
            for viewer in self.viewers:
                viewer.skips = False
            self._announce()
        entries = [entry for entry in table.recent if entry.number > self._told]
        undone = {number for entry in entries for number in entry.undone}
        known = len(entries) + sum(number > self._told for number in undone)
        lost = table.number - self._told > known
        self._told = table.number
        before, self._info = self._info, table.info(None)
        if lost or any(entry.kind in RESEATED for entry in entries):
            self._tell_snapshots(by, re, entries, not lost)
            return
        info = diff(before, self._info)
        now = now_ms()
        if len(self._scenes) > len(self.viewers):
            seen = {viewer.seat for viewer in self.viewers}
            self._scenes = {seat: scene for seat, scene in self._scenes.items() if seat in seen}
        bodies: dict[int | None, bytes] = {}
        for viewer in self.viewers:
            body = bodies.get(viewer.seat)
            if body is None:
                body = bodies[viewer.seat] = self._moved(viewer.seat, entries, info, now)
            viewer.tell(_answer(body, re) if viewer is by else body)

    def _moved(
        self, seat: int | None, entries: Sequence[Entry], info: list[list[Any]], now: int
    ) -> bytes:
        table = self.table
        before = self._scenes.get(seat)
        scene = self._scene(seat)
        log: list[EntryInfo] = [entry.told_to(seat) for entry in entries]
        moved: Moved = {
            "kind": "moved",
            "number": table.number,
            "position": table.position,
            "patch": diff(None if before is None else before.view, scene.view),
            "choices": scene.choices,
            "hints": cast(dict[str, Any], scene.hints),
            "undo": table.can_undo(seat),
            "at_once": table.at_once(seat),
            "log": log,
            "table": info,
            "now": now,
        }
        return orjson.dumps(moved)

    def _tell_snapshots(
        self, by: Viewer | None, re: int | None, entries: Sequence[Entry], complete: bool
    ) -> None:
        """All of it, where a difference would not do: who may see what has changed."""
        self._scenes.clear()
        renewed = any(entry.kind == "invite" for entry in entries)
        for viewer in list(self.viewers):
            if not self._still_seated(viewer, renewed or not complete):
                continue
            log = self.snapshot(viewer.seat, viewer.account, entries, complete)
            body = orjson.dumps(log)
            viewer.tell(_answer(body, re) if viewer is by else body)

    def _still_seated(self, viewer: Viewer, renewed: bool) -> bool:
        """Who was sent away sees the table from outside; a table that is not open, not at all.

        Who came by an invitation that was renewed comes again, if they have the new one.
        """
        table = self.table
        if viewer.seat is None and not renewed:
            return True
        if viewer.seat is not None and viewer.seat in table.seats_of(viewer.account):
            return True
        viewer.seat = None
        if not table.may_watch(viewer.account, None):
            viewer.drop()
            return False
        return True


def _pace_of(viewer: Viewer) -> float:
    return 0.0 if viewer.skips else PACES[viewer.pace]


def _nobody_cares(table: str) -> None:
    """There are no other servers."""


def _answer(body: bytes, re: int | None) -> bytes:
    """The message for the one whose command it answers."""
    return body if re is None else b'{"re":%d,' % re + body[1:]
