"""Time to think: how much there is, who is using it, and when it is up."""

from __future__ import annotations

from typing import Final

from .messages import Clock

MINUTE: Final = 60_000
HOUR: Final = 60 * MINUTE
GRACE: Final = MINUTE  # for who takes a seat back with an empty clock


class ClockFace:
    """The clocks of one table, in milliseconds. `running` is the seat whose time goes by."""

    __slots__ = ("clock", "left", "running", "since")

    def __init__(self, clock: Clock, left: list[int], running: int | None, since: int) -> None:
        self.clock = clock
        self.left = left
        self.running = running
        self.since = since

    @staticmethod
    def new(clock: Clock, seats: int) -> ClockFace:
        return ClockFace(clock, [bank(clock)] * seats, None, 0)

    def pass_to(self, seat: int | None, now: int) -> None:
        """Stop the running clock; a turn that ends is paid its increment, the next one begins."""
        before = self.running
        if before is not None:
            self.left[before] = max(0, self.left[before] - max(0, now - self.since))
            if before != seat:
                self._end_turn(before)
        self.running = seat
        self.since = now

    def _end_turn(self, seat: int) -> None:
        if self.clock["kind"] == "live":
            self.left[seat] += self.clock["increment"] * 1000
        elif self.clock["kind"] == "turns":
            self.left[seat] = bank(self.clock)

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
