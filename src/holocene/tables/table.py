"""One table in memory: what it is, and what each command does to it. No input or output here.

Every command checks, changes the table, and returns the `Change` that must be on disk before
anybody is told. Where writing fails, the table in memory is thrown away and read again.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from typing import Final

import orjson

from ..core.dice import commitment
from ..core.journal import Event, Journal
from ..core.record import Record
from ..core.state import State
from .clock import ClockFace
from .messages import Result, Status, TableInfo
from .parts import Change, Entry, Seat, Setup, seat_info
from .refusal import Refusal, moved_on

RECENT: Final = 64  # entries kept in memory
CHAT_LENGTH: Final = 300
LONG_LOG: Final = 20_000  # entries; a game takes a few hundred


class Table:
    """A record plus people."""

    def __init__(self, setup: Setup, seats: list[Seat]) -> None:
        self.setup: Final = setup
        self.seats: Final = seats
        self.status: Status = "waiting"
        self.number = 0
        self.position = 0  # counts what changed the game: acts and undos
        self.updated = setup.created
        self.record = self.new_record()
        self.state: State | None = None
        self.trail: list[int] = []  # numbers of the acts that can be undone
        self.clocks = ClockFace.new(setup.clock, len(seats))
        self.result: Result | None = None
        self.rated = False
        self.rematch: str | None = None
        self.recent: deque[Entry] = deque(maxlen=RECENT)
        self.commitment: Final = commitment(setup.seed)

    def new_record(self) -> Record:
        setup = self.setup
        names = [seat.name for seat in self.seats]
        return Record(setup.game, len(self.seats), setup.seed, setup.options, names)

    # Reading

    @property
    def id(self) -> str:
        return self.setup.id

    @property
    def actor(self) -> int | None:
        return self.state.actor if self.state is not None and self.status == "running" else None

    def seats_of(self, account: str | None) -> list[int]:
        return [seat.seat for seat in self.seats if account and seat.account == account]

    def bot_to_move(self) -> bool:
        actor = self.actor
        return actor is not None and self.seats[actor].played_by_bot

    def can_undo(self, seat: int | None) -> bool:
        return bool(self.trail) and seat is not None and self.actor == seat

    def view(self, seat: int | None) -> Mapping[str, object] | None:
        return None if self.state is None else self.state.view(seat)

    def choices(self, seat: int | None) -> list[int]:
        if self.state is None or seat is None or self.actor != seat:
            return []
        return [action.index for action in self.state.legal]

    def hints(self, seat: int | None) -> Mapping[str, object]:
        if self.state is None or self.status != "running":
            return {}
        return self.setup.game.hints(self.state, seat)

    def info(self, account: str | None) -> TableInfo:
        setup = self.setup
        mine = self.seats_of(account)
        return {
            "id": setup.id,
            "name": setup.name,
            "game": setup.game.name,
            "rules": setup.game.version,
            "options": self.record.options,
            "status": self.status,
            "open": setup.open,
            "host": setup.host,
            "mine": mine,
            "seats": [seat_info(seat) for seat in self.seats],
            "clock": setup.clock,
            "on_timeout": setup.on_timeout,
            "clocks": {
                "left": self.clocks.left[:],
                "running": self.clocks.running,
                "at": self.clocks.since,
            },
            "created": setup.created,
            "updated": self.updated,
            "commitment": self.commitment,
            "seed": setup.seed if self.status == "over" else None,
            "result": self.result,
            "rematch": self.rematch,
            "to_move": self.actor,
            "number": self.number,
            "invite": setup.invite if mine or account == setup.host else None,
        }

    def may_watch(self, account: str | None, invite: str | None) -> bool:
        return (
            self.setup.open
            or invite == self.setup.invite
            or account == self.setup.host
            or bool(self.seats_of(account))
        )

    # Before the game

    def sit(self, number: int, account: str, name: str, now: int) -> Change:
        seat = self._open_seat(number)
        seat.kind, seat.account, seat.name = "person", account, name
        return self._started_if_full(Entry(0, now, "sat", number, name), [seat])

    def put_bot(self, number: int, level: str, name: str, now: int) -> Change:
        seat = self._open_seat(number)
        seat.kind, seat.bot, seat.name = "bot", level, name
        return self._started_if_full(Entry(0, now, "sat", number, name), [seat])

    def stand(self, number: int, now: int) -> Change:
        self._must_be("waiting")
        seat = self.seats[self._seat(number)]
        if seat.kind == "open":
            raise Refusal("seat-open", "nobody sits there")
        entry = Entry(0, now, "left", number, seat.name)
        seat.kind, seat.account, seat.bot, seat.name = "open", None, None, ""
        return self._change([entry], now, [seat])

    def start_if_full(self, now: int) -> Change | None:
        """For a new table that waits for nobody."""
        if any(seat.kind == "open" for seat in self.seats):
            return None
        return self._change([self._start(now)], now)

    def close(self, now: int) -> Change:
        """The host ends a table that never began."""
        self._must_be("waiting")
        self.status = "over"
        return self._change([Entry(0, now, "over")], now)

    def _open_seat(self, number: int) -> Seat:
        self._must_be("waiting")
        seat = self.seats[self._seat(number)]
        if seat.kind != "open":
            raise Refusal("seat-taken", "somebody sits there already")
        return seat

    def _started_if_full(self, entry: Entry, seats: list[Seat]) -> Change:
        entries = [entry]
        if all(seat.kind != "open" for seat in self.seats):
            entries.append(self._start(entry.at))
        return self._change(entries, entry.at, seats)

    def _start(self, now: int) -> Entry:
        self.status = "running"
        journal = Journal()
        self.record = self.new_record()
        self.state = self.record.start(journal)
        self._pass_clock(now)
        return Entry(0, now, "started", text=self.commitment, events=self._heard())

    # The game

    def act(self, number: int, text: str, position: int, now: int) -> Change:
        seat = self.seats[self._seat(number)]
        state = self._running(position)
        if state.actor != number:
            raise Refusal("not-your-turn", "somebody else is to decide")
        self._in_time(now, seat)
        try:
            action = self.setup.game.action(text)
        except ValueError as error:
            raise Refusal("unknown-action", str(error), 400) from None
        if not state.is_legal(action):
            raise Refusal("illegal", f"{text[:60]!r} cannot be chosen now")
        self.record.apply(state, action)
        events = self._heard()
        entry = Entry(0, now, "act", number, action=action.text, events=events)
        if state.actor == number and can_be_undone(events, number):
            self.trail.append(self.number + 1)
        else:
            self.trail.clear()
        self.position += 1
        entries = [entry]
        if state.over:
            entries.append(self._finish(now))
        else:
            self._pass_clock(now)
        return self._change(entries, now)

    def undo(self, number: int, position: int, now: int) -> Change:
        seat = self.seats[self._seat(number)]
        state = self._running(position)
        if state.actor != number:
            raise Refusal("not-your-turn", "somebody else is to decide")
        if not self.trail:
            raise Refusal(
                "no-undo", "nothing to take back: a roll, a new card or another player came after"
            )
        self._in_time(now, seat)
        self._room_to_talk()
        undone = self.trail.pop()
        self.record.actions.pop()
        self.record.actors.pop()
        self.state = replayed(self.record)
        self.position += 1
        return self._change([Entry(0, now, "undo", number, undone=[undone])], now)

    def resign(self, number: int, now: int) -> Change:
        self._must_be("running")
        seat = self.seats[self._seat(number)]
        if seat.kind != "person" or seat.lost:
            raise Refusal("seat-lost", "this seat is out already")
        return self._lose(seat, Entry(0, now, "resigned", number), now)

    def timeout(self, now: int) -> Change:
        """The time of the acting seat is up: do what the table's settings say."""
        deadline = self.clocks.deadline()
        actor = self.actor
        if actor is None or deadline is None or now < deadline:
            raise moved_on()
        seat = self.seats[actor]
        entry = Entry(0, now, "timeout", actor)
        if self.setup.on_timeout == "loses":
            return self._lose(seat, entry, now)
        seat.away = True
        self.trail.clear()
        self._pass_clock(now)
        return self._change([entry], now, [seat])

    def back(self, number: int, now: int) -> Change:
        """Take a seat back from the bot that plays for it."""
        self._must_be("running")
        seat = self.seats[self._seat(number)]
        if seat.lost or not seat.away:
            raise Refusal("not-away", "no bot plays for this seat")
        seat.away = False
        self.trail.clear()  # what the bot chose stays chosen
        self.clocks.refill(number)
        self._pass_clock(now)
        return self._change([Entry(0, now, "back", number)], now, [seat])

    def _lose(self, seat: Seat, entry: Entry, now: int) -> Change:
        seat.lost = True
        self.trail.clear()
        entries = [entry]
        if sum(not other.lost for other in self.seats) <= 1 or self._only_bots_left():
            entries.append(self._finish(now))
        else:
            self._pass_clock(now)
        return self._change(entries, now, [seat])

    def _only_bots_left(self) -> bool:
        return all(seat.kind == "bot" or seat.lost for seat in self.seats)

    def _finish(self, now: int) -> Entry:
        state = self.state
        assert state is not None
        self.clocks.pass_to(None, now)
        self.status = "over"
        scores = state.scores()
        winners = [seat for seat in state.winners() if not self.seats[seat].lost]
        if not winners:
            staying = [seat.seat for seat in self.seats if not seat.lost]
            best = max((scores[seat] for seat in staying), default=0)
            winners = [seat for seat in staying if scores[seat] == best]
        self.result = {
            "scores": scores,
            "winners": winners,
            "breakdown": state.breakdown(),
            "ratings": [],
        }
        return Entry(0, now, "over")

    # Beside the game

    def chat(self, number: int, text: str, now: int) -> Change:
        seat = self.seats[self._seat(number)]
        text = " ".join(text.split())
        if not text or len(text) > CHAT_LENGTH:
            raise Refusal("chat-length", f"a message has 1 to {CHAT_LENGTH} characters", 400)
        self._room_to_talk()
        return self._change([Entry(0, now, "chat", number, seat.name, text=text)], now)

    def note_rematch(self, table: str, now: int) -> Change:
        self._must_be("over")
        if self.rematch is not None:
            raise Refusal("rematch-made", "there is a rematch already")
        self.rematch = table
        return self._change([Entry(0, now, "rematch", text=table)], now)

    # Shared

    def _room_to_talk(self) -> None:
        """A log that grew too long takes only what moves the game on."""
        if self.number >= LONG_LOG:
            raise Refusal("log-full", "this table's log is full")

    def _seat(self, number: int) -> int:
        if not 0 <= number < len(self.seats):
            raise Refusal("no-seat", "this table has no such seat", 404)
        return number

    def _must_be(self, status: Status) -> None:
        if self.status != status:
            raise Refusal(f"is-{self.status}", f"the table is {self.status}, not {status}")

    def _running(self, position: int) -> State:
        self._must_be("running")
        if position != self.position:
            raise moved_on()
        assert self.state is not None
        return self.state

    def _in_time(self, now: int, seat: Seat) -> None:
        deadline = self.clocks.deadline()
        if deadline is not None and now >= deadline and not seat.played_by_bot:
            raise Refusal("time-is-up", "your time is up")

    def _pass_clock(self, now: int) -> None:
        actor = self.actor
        runs = actor is not None and not self.seats[actor].played_by_bot
        self.clocks.pass_to(actor if runs else None, now)

    def _heard(self) -> list[Event]:
        """The events since the last time."""
        assert self.state is not None
        journal = self.state.journal
        assert journal is not None
        events, journal.events = journal.events, []
        return events

    def _change(self, entries: list[Entry], now: int, seats: Sequence[Seat] = ()) -> Change:
        for entry in entries:
            self.number += 1
            entry.number = self.number
            self.recent.append(entry)
            for undone in entry.undone:
                self._forget(undone)
        self.updated = now
        return Change(self.id, entries, self.row(), list(seats))

    def _forget(self, number: int) -> None:
        for at, entry in enumerate(self.recent):
            if entry.number == number:
                del self.recent[at]
                return

    def row(self) -> dict[str, object]:
        """What changes in the table's own row."""
        return {
            "status": self.status,
            "updated": self.updated,
            "number": self.number,
            "to_move": self.actor,
            "left": orjson.dumps(self.clocks.left).decode(),
            "since": self.clocks.since,
            "deadline": self.clocks.deadline(),
            "bot_since": self.clocks.since if self.bot_to_move() else None,
            "result": None if self.result is None else orjson.dumps(self.result).decode(),
            "rematch": self.rematch,
        }


def replayed(record: Record) -> State:
    """The position after a record's actions, with a journal that has heard nothing yet."""
    state = record.start()
    for text in record.actions:
        state.apply(record.game.action(text))
    state.journal = Journal()
    return state


def can_be_undone(events: Sequence[Event], seat: int) -> bool:
    """Whether nothing but a seat's own doing happened: no chance, no news, nobody else's turn."""
    return all(event.undoable_by(seat) for event in events)
