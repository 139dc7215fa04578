"""One table in memory: what it is, and what each command does to it. No input or output here.

Every command checks, changes the table, and returns the `Change` that must be on disk before
anybody is told. Where writing fails, the table in memory is thrown away and read again.
"""

from __future__ import annotations

import logging
from collections import Counter, deque
from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

import orjson

from ..core.action import Action
from ..core.dice import commitment
from ..core.journal import Event, Journal
from ..core.record import Record
from ..core.state import State
from .coaching import is_coached, why_no_hints
from .messages import LastMove, Result, TableInfo, Tried
from .missing import Missing
from .model import Change, Entry, Seat, Setup
from .once import Once
from .patch import diff
from .plain_text import plain_line
from .progress import Facts, progress_of, progress_said
from .refusal import Refusal, moved_on
from .steps import Kept, asks_at_once, finished, goes_on, tried
from .timing import Timing

ONCE: Final = Once(logging.getLogger(__name__))
RECENT: Final = 64  # entries kept in memory
CHAT_LENGTH: Final = 300
KEYS: Final = 256  # commands that are known again when they come twice
LONG_WAIT: Final = 1_000  # entries before the game, after which nobody chats
LONG_LOG: Final = 3_000  # the same, after which nobody sits down
MOST_SAID: Final = 600  # entries of one seat, from when the game begins, that are no moves
SAID: Final = ("chat", "undo", "invite")


class Table(Timing):
    """A record plus people."""

    def __init__(self, setup: Setup, seats: list[Seat]) -> None:
        super().__init__(setup, seats)
        self.number = 0
        self.position = 0  # counts the commands that changed the game: acts and undos
        self.updated = setup.created
        self.record = self.new_record()
        self.ends: list[int] = []  # how many actions were on record after each act
        self.trail: list[Kept] = []
        self.result: Result | None = None
        self.counted = False  # for the ratings of its players
        self.finished: int | None = None
        self.moved: tuple[int, int] | None = None  # the seat that moved last, and when
        self.told: Facts = {}  # of its progress, by its own row
        self.rematch: str | None = None
        self.recent: deque[Entry] = deque(maxlen=RECENT)
        self.commitment: Final = commitment(setup.seed)
        self.said: Counter[int | None] = Counter()  # how often each seat did, since the game began
        self._each_moved = False
        self.keys: deque[tuple[int | None, str]] = deque(maxlen=KEYS)

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

    def bot_to_move(self) -> bool:
        actor = self.actor
        return actor is not None and self.seats[actor].played_by_bot

    @property
    def asked(self) -> str | None:
        """The person who is to decide."""
        actor = self.actor
        return None if actor is None or self.bot_to_move() else self.seats[actor].account

    def can_undo(self, seat: int | None) -> bool:
        return bool(self.trail) and seat is not None and self.actor == seat

    def at_once(self, seat: int | None) -> bool:
        """Whether this seat decides, and has to send all its steps in one command."""
        return self.state is not None and self.actor == seat and asks_at_once(self.state, seat)

    def view(self, seat: int | None) -> Mapping[str, object] | None:
        return None if self.state is None else self.state.view(seat)

    def choices(self, seat: int | None) -> list[int]:
        if self.state is None or seat is None or self.actor != seat:
            return []
        return [action.index for action in self.state.legal]

    def hints(self, seat: int | None) -> Mapping[str, object]:
        if self.state is None or self.status != "running":
            return {}
        return self._hints(self.state, seat)

    def _hints(self, state: State, seat: int | None) -> Mapping[str, object]:
        """A game that fails in them can still be played."""
        try:
            return self.setup.game.hints(state, seat)
        except Exception:
            ONCE.exception(self.id, "table %s goes on without hints", self.id)
            return {}

    def info(self, account: str | None) -> TableInfo:
        setup = self.setup
        mine = self.seats_of(account)
        return {
            "id": setup.id,
            "name": setup.name,
            "game": setup.game.name,
            "rules": setup.game.version,
            "playable": not isinstance(setup.game, Missing),
            "abortable": self.abortable(),
            "options": self.record.options,
            "status": self.status,
            "open": setup.open,
            "host": setup.host,
            "host_name": setup.host_name,
            "mine": mine,
            "seats": [seat.info() for seat in self.seats],
            "clock": setup.clock,
            "on_timeout": setup.on_timeout,
            "rated": setup.rated and not self.hot_seat(),
            "hints": why_no_hints(self) is None,
            "coached": is_coached(setup.game, len(self.seats)),
            "clocks": {
                "left": self.clocks.left[:],
                "running": self.clocks.running,
                "waiting": self.awaited(),
                "at": self.clocks.since,
            },
            "created": setup.created,
            "updated": self.updated,
            "finished": self.finished,
            "moved": self._last_move(),
            "progress": progress_said(setup.game, self._progress()),
            "commitment": self.commitment,
            "seed": setup.seed if self.status == "over" else None,
            "result": self.result,
            "rematch": self.rematch,
            "to_move": self.actor,
            "number": self.number,
            "invite": self.invite if mine or account == setup.host else None,
        }

    def _last_move(self) -> LastMove | None:
        if self.moved is None or self.status != "running":
            return None
        seat, at = self.moved
        return {"name": self.seats[seat].name, "at": at}

    def _progress(self) -> Facts:
        """How far a running game is."""
        if self.status != "running" or isinstance(self.setup.game, Missing):
            return {}
        # Read for a list, it has no position: no game is played again.
        return self.told if self.state is None else progress_of(self.state)

    def has_done(self, seat: int | None, key: str) -> bool:
        """Whether this command of a seat came before: its sender was not told."""
        return (seat, key) in self.keys

    # The game

    def _start(self, now: int) -> Entry:
        self.status = "running"
        self.started = now
        events = self.begin()
        self._await_people()
        self._pass_clock(now)
        return Entry(0, now, "started", text=self.commitment, events=events)

    def act(
        self, account: str, number: int, actions: Sequence[str], position: int, now: int
    ) -> Change:
        """What a person chooses, in one or several steps: all of it or nothing."""
        seat = self._own(account, number, plays=True)
        state = self._asked(number, position)
        self._in_time(now)
        steps = finished(state, number, actions)
        return self._act(seat, steps, now, self._arrived(account))

    def try_out(
        self, account: str, number: int, actions: Sequence[str], position: int, now: int
    ) -> Tried:
        """What could be chosen after these steps; of chance, news and others nothing is told."""
        self._own(account, number, plays=True)
        state = self._asked(number, position)
        self._in_time(now)
        trial = tried(state, number, actions)
        told: Tried = {"kind": "tried", "choices": [], "hints": {}, "patch": [], "more": False}
        if trial.goes_on():
            told["choices"] = [action.index for action in trial.state.legal]
            told["hints"] = cast(dict[str, Any], self._hints(trial.state, number))
            told["patch"] = diff(state.view(number), trial.state.view(number))
            told["more"] = trial.unfinished()
        return told

    def to_be_hinted(
        self, account: str, number: int, actions: Sequence[str], position: int, now: int
    ) -> State:
        """The position in which a person asks for a hint: after these steps of their choice."""
        self._own(account, number, plays=True)
        refusal = why_no_hints(self)
        if refusal is not None:
            raise refusal
        state = self._asked(number, position)
        self._in_time(now)
        if not actions:
            return state
        trial = tried(state, number, actions)
        if not trial.goes_on():
            raise Refusal("illegal", "nothing more is to be chosen after that")
        return trial.state

    def bot_acts(self, number: int, actions: Sequence[str], position: int, now: int) -> Change:
        """The same, for whom a bot plays."""
        if not self.bot_to_move():
            raise moved_on()  # the person took the seat back
        state = self._asked(number, position)
        return self._act(self._seat(number), finished(state, number, actions), now)

    def _act(
        self, seat: Seat, actions: Sequence[Action], now: int, arrived: Sequence[Seat] = ()
    ) -> Change:
        events = self.play(seat.seat, actions)
        texts = [action.text for action in actions]
        entries = [Entry(0, now, "act", seat.seat, actions=texts, events=events)]
        entries += [Entry(0, now, "here", each.seat) for each in arrived]
        assert self.state is not None
        if self.state.over:
            entries.append(self._finish(now))
        else:
            self._pass_clock(now)
        return self._change(entries, now, arrived)

    def undo(self, account: str, number: int, position: int, now: int) -> Change:
        """Take the last command back, as a whole."""
        self._own(account, number, plays=True)
        self._asked(number, position)
        if not self.trail:
            raise Refusal(
                "no-undo", "nothing to take back: a roll, a new card or another player came after"
            )
        self._in_time(now)
        self._room_to_talk(number)
        undone, self.state = self.trail.pop()
        self.state.journal = Journal()
        self.ends.pop()
        left = self.ends[-1] if self.ends else 0
        del self.record.actions[left:], self.record.actors[left:]
        self.position += 1
        self.clocks.turn_back(self.timed()[1])
        return self._change([Entry(0, now, "undo", number, undone=[undone])], now)

    def resign(self, account: str, number: int, now: int) -> Change:
        seat = self._own(account, number)
        self._must_be("running")
        if seat.lost:
            raise Refusal("seat-lost", "this seat is out already")
        return self._lose(seat, Entry(0, now, "resigned", number), now)

    def see_off(self, account: str, number: int, now: int) -> Change:
        """Somebody is no more: before the game their seat is free, in the game it is given up."""
        if self.status == "waiting":
            return self.stand(account, number, now)
        return self.resign(account, number, now)

    def abortable(self) -> bool:
        """Until everybody has moved, a game can end as if it had never been."""
        if self.state is None or self.status != "running" or self._each_moved:
            return False
        people = {seat.seat for seat in self.seats if seat.account}
        lost = any(seat.lost for seat in self.seats)
        self._each_moved = lost or people <= set(self.record.actors)
        return not self._each_moved

    def abort(self, account: str, number: int, now: int) -> Change:
        """End a game that has hardly begun: nobody has won, and no rating changes."""
        self._own(account, number)
        self._must_be("running")
        if not self.abortable():
            raise Refusal("too-late-to-abort", "everybody has moved; you can resign")
        self.clocks.pass_to(None, None, now)
        self.status = "over"
        self.trail.clear()
        return self._change([Entry(0, now, "over", number, text="aborted")], now)

    def timeout(self, now: int) -> Change:
        """The time of the acting seat is up: do what the table's settings say.

        Or that for coming is, and the clock starts without those who are missing.
        """
        deadline = self.deadline()
        actor = self.actor
        if actor is None or deadline is None or now < deadline:
            raise moved_on()
        if self.awaited():
            return self._wait_no_longer(now)
        seat = self.seats[actor]
        entry = Entry(0, now, "timeout", actor)
        if self.setup.on_timeout == "loses":
            return self._lose(seat, entry, now)
        seat.away = True
        self.trail.clear()
        self._pass_clock(now)
        return self._change([entry], now, [seat])

    def back(self, account: str, number: int, now: int) -> Change:
        """Take a seat back from the bot that plays for it."""
        seat = self._own(account, number)
        self._must_be("running")
        if seat.lost or not seat.away:
            raise Refusal("not-away", "no bot plays for this seat")
        seat.away = False
        self.trail.clear()  # what the bot chose stays chosen
        self.clocks.refill(number)
        self._pass_clock(now)
        return self._change([Entry(0, now, "back", number)], now, [seat])

    def _lose(self, seat: Seat, entry: Entry, now: int) -> Change:
        seat.lost, seat.awaited = True, False
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
        self.clocks.pass_to(None, None, now)
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

    # What the log tells again, when a table is read from disk

    def begin(self) -> list[Event]:
        """The first position."""
        self.record = self.new_record()
        self.state = self.record.start(Journal())
        return self._heard()

    def play(self, seat: int, actions: Sequence[Action]) -> list[Event]:
        """Take the actions of one command, which the next entry tells of."""
        state = self.state
        assert state is not None
        before = state.copy()
        for action in actions:
            self.record.apply(state, action)
        self.ends.append(len(self.record.actions))
        self.position += 1
        events = self._heard()
        if goes_on(before, state, seat, events):
            self.trail.append(Kept(self.number + 1, before))
        else:
            self.trail.clear()
        return events

    def _heard(self) -> list[Event]:
        """The events since the last time."""
        assert self.state is not None
        journal = self.state.journal
        assert journal is not None
        events, journal.events = journal.events, []
        return events

    # Beside the game

    def chat(self, account: str, number: int, text: str, now: int) -> Change:
        seat = self._own(account, number)
        text = plain_line(text)
        if not text or len(text) > CHAT_LENGTH:
            raise Refusal("chat-length", f"a message has 1 to {CHAT_LENGTH} characters")
        self._room_to_talk(number)
        entry = Entry(0, now, "chat", number, seat.name, text=text, account=account)
        return self._change([entry], now)

    def note_rematch(self, account: str, table: str, now: int) -> Change:
        self.check_played(account)
        if self.rematch is not None:
            raise Refusal("rematch-made", "there is a rematch already")
        self.rematch = table
        [seat, *_] = self.seats_of(account)
        return self._change([Entry(0, now, "rematch", seat, text=table)], now)

    def check_finished(self) -> None:
        if self.status != "over" or self.state is None:
            raise Refusal("not-over", "the game is not over yet")

    def check_played(self, account: str) -> None:
        """Whether this person played here, and the game is over."""
        self.check_watch(account)
        if not self.seats_of(account):
            raise Refusal("not-your-seat", "you did not play at this table")
        self.check_finished()

    # Shared

    def _room_to_come(self) -> None:
        """More than one address can fill with coming and going while a table waits."""
        if self.number >= LONG_LOG:
            raise log_full()

    def _room_to_talk(self, seat: int | None) -> None:
        """Nobody can use up what others may say and take back, nor who came before them."""
        waits = self.status == "waiting"
        if self.number >= LONG_WAIT if waits else self.said[seat] >= MOST_SAID:
            raise log_full()

    def _asked(self, number: int, position: int) -> State:
        """The position, if it is the one the command was meant for, and this seat decides."""
        self._must_be("running")
        if position != self.position:
            raise moved_on()
        assert self.state is not None
        if self.state.actor != number:
            raise Refusal("not-your-turn", "somebody else is to decide")
        return self.state

    def _change(self, entries: list[Entry], now: int, seats: Sequence[Seat] = ()) -> Change:
        for entry in entries:
            self.number += 1
            entry.number = self.number
            self.note(entry)
            self.recent.append(entry)
            for undone in entry.undone:
                self._forget(undone)
        self.updated = now
        return Change(self.id, entries, self.row(), list(seats))

    def note(self, entry: Entry) -> None:
        """What is kept in mind of its log."""
        if entry.kind == "started":
            self.said.clear()
        elif entry.kind in SAID:
            self.said[entry.seat] += 1
        if entry.kind in ("act", "undo") and entry.seat is not None:
            self.moved = (entry.seat, entry.at)
        elif entry.kind == "over":
            self.finished = entry.at

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
            "deadline": self.deadline(),
            "bot_since": self.clocks.since if self.bot_to_move() else None,
            "result": None if self.result is None else orjson.dumps(self.result).decode(),
            "rematch": self.rematch,
            "finished": self.finished,
            "moved_by": None if self.moved is None else self.moved[0],
            "moved_at": None if self.moved is None else self.moved[1],
            "progress": orjson.dumps(facts).decode() if (facts := self._progress()) else None,
            "invite": self.invite,
        }


def log_full() -> Refusal:
    return Refusal("log-full", "this table's log is full")
