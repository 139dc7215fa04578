"""A table before its game: who sits down, who leaves, and when it begins."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from .messages import Status
from .model import Change, Entry, Seat, Setup
from .people import People
from .refusal import Refusal
from .seating import bot_name, check_level


class Gathering(People):
    """The part of a table that waits for people."""

    def __init__(self, setup: Setup, seats: list[Seat]) -> None:
        super().__init__(setup, seats)
        self.status: Status = "waiting"
        self.sent_away: set[str] = set()  # accounts

    @abstractmethod
    def _start(self, now: int) -> Entry:
        """Begin the game."""

    @abstractmethod
    def _change(self, entries: list[Entry], now: int, seats: Sequence[Seat] = ()) -> Change:
        """Number the entries, and tell what must be on disk."""

    @abstractmethod
    def _room_to_come(self) -> None:
        """Refuse who comes and goes for ever."""

    @abstractmethod
    def _room_to_talk(self, seat: int | None) -> None:
        """Refuse a seat what a log need not tell that has enough of it."""

    def sit(
        self,
        account: str,
        name: str,
        number: int | None,
        invite: str | None,
        now: int,
        known: bool = False,
    ) -> Change:
        """Somebody comes to the table: to this seat, or to any that is open."""
        self.check_watch(account, invite)
        if not self.setup.open and invite != self.invite:
            raise Refusal("invite", "this table is by invitation only")
        if self.seats_of(account):
            raise Refusal("seated", "you sit at this table already")
        if number is None:
            number = next((seat.seat for seat in self.seats if seat.kind == "open"), None)
        if number is None:
            raise Refusal("seat-taken", "no seat is left")
        return self.take_seat(account, name, number, now, known)

    def take_seat(
        self, account: str, name: str, number: int, now: int, known: bool = False
    ) -> Change:
        seat = self._open_seat(number)
        seat.kind, seat.account, seat.name, seat.known = "person", account, name, known
        entry = Entry(0, now, "sat", number, name, account=account)
        return self._started_if_full(entry, [seat])

    def sit_again(
        self, account: str, name: str, number: int, now: int, known: bool = False
    ) -> Change:
        """A seat that a rematch keeps for somebody, until its host sends them away."""
        if account in self.sent_away:
            raise Refusal("invite", "who was sent away needs an invitation")
        return self.take_seat(account, name, number, now, known)

    def put_friend(self, host: str, name: str, number: int, now: int) -> Change:
        """Somebody beside the host, at the same screen."""
        self._check_host(host)
        return self.take_seat(host, name, number, now)

    def put_bot(self, host: str, level: str, number: int, now: int) -> Change:
        self._check_host(host)
        level = check_level(self.setup.game, level)
        seat = self._open_seat(number)
        if all(held.kind == "bot" for held in self.seats if held is not seat):
            raise Refusal("no-person", "at least one seat is for a person")
        name = bot_name([held.name for held in self.seats])
        seat.kind, seat.bot, seat.name = "bot", level, name
        return self._started_if_full(Entry(0, now, "sat", number, name), [seat])

    def stand(self, account: str, number: int, now: int) -> Change:
        """Leave a seat; the host may send others away, and ends the table by leaving."""
        self.check_watch(account)
        mine = self.seats_of(account)
        if number not in mine:
            self._check_host(account)
        elif account == self.setup.host and len(mine) == 1:
            return self.close(now)
        self._must_be("waiting")
        seat = self._seat(number)
        if seat.kind == "open":
            raise Refusal("seat-open", "nobody sits there")
        entry = Entry(0, now, "left", number, seat.name, account=seat.account)
        if seat.account is not None and number not in mine:
            entry.sent_away = seat.account
            self.sent_away.add(seat.account)
        seat.kind, seat.account, seat.bot, seat.name = "open", None, None, ""
        seat.known = False
        return self._change([entry], now, [seat])

    def renew_invite(self, host: str, invite: str, now: int) -> Change:
        """Another invitation: whoever has the old one, and no seat, is a stranger from now on."""
        self._check_host(host)
        if self.setup.open:
            raise Refusal("is-open", "whoever likes may come to this table; it needs no invitation")
        seat = next(iter(self.seats_of(host)), None)
        if self.status == "waiting":
            self._room_to_come()
        else:
            self._room_to_talk(seat)
        self.invite = invite
        return self._change([Entry(0, now, "invite", seat)], now)

    def start_if_full(self, now: int) -> Change | None:
        """For a new table that waits for nobody."""
        if any(seat.kind == "open" for seat in self.seats):
            return None
        return self._change([self._start(now)], now, self.seats)

    def close(self, now: int) -> Change:
        """End a table that never began."""
        self._must_be("waiting")
        self.status = "over"
        return self._change([Entry(0, now, "over")], now)

    def _open_seat(self, number: int) -> Seat:
        self._must_be("waiting")
        seat = self._seat(number)
        if seat.kind != "open":
            raise Refusal("seat-taken", "somebody sits there already")
        self._room_to_come()
        return seat

    def _started_if_full(self, entry: Entry, seats: list[Seat]) -> Change:
        entries = [entry]
        if all(seat.kind != "open" for seat in self.seats):
            entries.append(self._start(entry.at))
            seats = [seat for seat in self.seats if seat in seats or seat.awaited]
        return self._change(entries, entry.at, seats)

    def _must_be(self, status: Status) -> None:
        if self.status != status:
            raise Refusal(f"is-{self.status}", f"the table is {self.status}, not {status}")
