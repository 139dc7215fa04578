"""Time to think: how much there is, who is using it, and when it is up."""

from __future__ import annotations

import time
from threading import Lock
from typing import Final

from .messages import Clock

MINUTE: Final = 60_000
HOUR: Final = 60 * MINUTE
GRACE: Final = MINUTE  # for who takes a seat back with an empty clock
ARRIVAL: Final = 10 * MINUTE  # for which a live clock waits for people to come


class HouseTime:
    """The time of day as it was at first; from then on it goes by evenly.

    A clock may be set, forward or back, by somebody or from the net: no player may lose a game by
    that. That of the database is followed slowly, so that several servers agree over weeks; and
    whoever comes to a house that is open takes its time (`heartbeat.py`).
    """

    def __init__(self) -> None:
        counted, told = time.monotonic_ns(), time.time_ns()
        self._last = (counted, told)
        self._ahead = told - counted  # by how much the clock that is followed is
        self._lock: Final = Lock()  # threads ask too

    def now_ms(self) -> int:
        with self._lock:
            counted, told = self._last
            passed = time.monotonic_ns() - counted
            told += passed
            step = passed // FOLLOWING
            told += min(step, max(-step, counted + passed + self._ahead - told))
            self._last = (counted + passed, told)
        return told // MILLION

    def follow(self, told: int) -> None:
        """What the clock says that is followed, in milliseconds."""
        self._ahead = told * MILLION - time.monotonic_ns()

    def set(self, now: int) -> None:
        """This is the time now."""
        with self._lock:
            self._last = (time.monotonic_ns(), now * MILLION)


FOLLOWING: Final = 1000  # a thousandth quicker or slower
MILLION: Final = 1_000_000  # nanoseconds in a millisecond
HOUSE: Final = HouseTime()


def now_ms() -> int:
    """The time of day, as all tables count it."""
    return HOUSE.now_ms()


class ClockFace:
    """The clocks of one table, in milliseconds.

    `running` is the seat whose time goes by, `turn` the one whose turn of the game it is: they
    differ while somebody is asked out of turn, for a bid or a defence.
    """

    __slots__ = ("clock", "left", "running", "since", "turn")

    def __init__(
        self, clock: Clock, left: list[int], running: int | None, turn: int | None, since: int
    ) -> None:
        self.clock = clock
        self.left = left
        self.running = running
        self.turn = turn
        self.since = since

    @staticmethod
    def new(clock: Clock, seats: int) -> ClockFace:
        return ClockFace(clock, [bank(clock)] * seats, None, None, 0)

    def pass_to(self, seat: int | None, turn: int | None, now: int) -> None:
        """Stop the running clock and start another.

        A live clock is paid its increment for a turn of the game, not for every bid in it. A clock
        of hours is full again as soon as its owner has answered.
        """
        before = self.running
        if before is not None:
            self.left[before] = max(0, self.left[before] - max(0, now - self.since))
            if before != seat and self.clock["kind"] == "turns":
                self.left[before] = bank(self.clock)
        if self.turn is not None and self.turn != turn and self.clock["kind"] == "live":
            self.left[self.turn] += self.clock["increment"] * 1000
        self.running, self.turn, self.since = seat, turn, now

    def turn_back(self, turn: int | None) -> None:
        """A turn that ended goes on: what was paid for it is taken back."""
        if turn is not None and turn != self.turn and self.clock["kind"] == "live":
            self.left[turn] = max(0, self.left[turn] - self.clock["increment"] * 1000)
        self.turn = turn

    def deadline(self) -> int | None:
        if self.running is None or self.clock["kind"] == "none":
            return None
        return self.since + self.left[self.running]

    def refill(self, seat: int) -> None:
        """For a player who comes back."""
        least = bank(self.clock) if self.clock["kind"] == "turns" else GRACE
        self.left[seat] = max(self.left[seat], least)


def bank(clock: Clock) -> int:
    """What a player starts with."""
    if clock["kind"] == "live":
        return clock["minutes"] * MINUTE
    if clock["kind"] == "turns":
        return clock["hours"] * HOUR
    return 0
