"""The time of a table: whose goes by, until when, and whom a live clock waits for."""

from __future__ import annotations

from ..core.state import State
from .clock import ARRIVAL, ClockFace
from .gathering import Gathering
from .model import Change, Entry, Seat, Setup
from .refusal import Refusal, moved_on


class Timing(Gathering):
    """The part of a table that looks at the clock.

    A live clock stands still until everybody is there: until each of the people has said so, which
    their browser does when they look at the running table, or has moved. A line that is open says
    nothing: they may be elsewhere. It waits for no longer than `ARRIVAL`.
    """

    def __init__(self, setup: Setup, seats: list[Seat]) -> None:
        super().__init__(setup, seats)
        self.state: State | None = None
        self.started = 0
        self.clocks = ClockFace.new(setup.clock, len(seats))

    # Whom the clock waits for

    def awaited(self) -> list[int]:
        """The seats of people who are not there yet."""
        return [seat.seat for seat in self.seats if seat.awaited and self.status == "running"]

    def arrive(self, account: str, now: int) -> Change:
        """Somebody is there, and so are the friends beside them."""
        seats = self._arrived(account)
        if not seats:
            raise moved_on()
        self._pass_clock(now)
        return self._change([Entry(0, now, "here", seat.seat) for seat in seats], now, seats)

    def _await_people(self) -> None:
        for seat in self.seats:
            seat.awaited = seat.kind == "person" and self.setup.clock["kind"] == "live"

    def _arrived(self, account: str | None) -> list[Seat]:
        """The seats of a person for whom the clock waits no longer."""
        awaited = [self.seats[number] for number in self.awaited()]
        return self._come([seat for seat in awaited if seat.account == account])

    def _come(self, seats: list[Seat]) -> list[Seat]:
        for seat in seats:
            seat.awaited = False
        return seats

    def _wait_no_longer(self, now: int) -> Change:
        """Nobody can hold up a game by staying away."""
        seats = self._come([self.seats[number] for number in self.awaited()])
        self._pass_clock(now)
        return self._change([Entry(0, now, "here")], now, seats)

    # Whose time goes by

    def deadline(self) -> int | None:
        """When time is up: of whoever decides, or for coming."""
        return self.started + ARRIVAL if self.awaited() else self.clocks.deadline()

    def timed(self) -> tuple[int | None, int | None]:
        """Whose time goes by, and whose turn of the game it is: people's only, while it runs."""
        if self.state is None or self.status != "running" or self.awaited():
            return None, None
        runs, turn = [
            None if seat is None or self.seats[seat].played_by_bot else seat
            for seat in (self.state.actor, self.state.turn)
        ]
        return runs, turn

    def _in_time(self, now: int) -> None:
        deadline = self.clocks.deadline()
        if deadline is not None and now >= deadline:
            raise Refusal("time-is-up", "your time is up")

    def _pass_clock(self, now: int) -> None:
        self.clocks.pass_to(*self.timed(), now)
