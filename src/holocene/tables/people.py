"""Who sits at a table, and what each of them may."""

from __future__ import annotations

from typing import Final

from .model import Seat, Setup
from .refusal import Refusal


class People:
    """The part of a table that asks who somebody is."""

    def __init__(self, setup: Setup, seats: list[Seat]) -> None:
        self.setup: Final = setup
        self.seats: Final = seats
        self.invite = setup.invite  # by which others may come; its host may renew it

    def seats_of(self, account: str | None) -> list[int]:
        return [seat.seat for seat in self.seats if account and seat.account == account]

    def hot_seat(self) -> bool:
        """Whether somebody has several seats."""
        accounts = [seat.account for seat in self.seats if seat.account]
        return len(set(accounts)) != len(accounts)

    def may_watch(self, account: str | None, invite: str | None) -> bool:
        return (
            self.setup.open
            or invite == self.invite
            or account == self.setup.host
            or bool(self.seats_of(account))
        )

    def check_watch(self, account: str | None, invite: str | None = None) -> None:
        """For those who may not look, there is no such table."""
        if not self.may_watch(account, invite):
            raise Refusal("no-table", "there is no such table")

    def check_mine(self, account: str | None, seat: int | None) -> None:
        if seat is not None and seat not in self.seats_of(account):
            raise Refusal("not-your-seat", "this seat is not yours")

    def _seat(self, number: int) -> Seat:
        if not 0 <= number < len(self.seats):
            raise Refusal("no-seat", "this table has no such seat")
        return self.seats[number]

    def _check_host(self, account: str) -> None:
        self.check_watch(account)
        if self.setup.host != account:
            raise Refusal("not-host", "only the host of the table may do this")

    def _own(self, account: str, number: int, plays: bool = False) -> Seat:
        """The seat, if it is (still) this person's, and theirs to play."""
        seat = self._seat(number)
        if seat.account != account:
            raise Refusal("not-your-seat", "this seat is not yours")
        if plays and seat.lost:
            raise Refusal("seat-lost", "this seat is out")
        if plays and seat.away:
            raise Refusal("away", "a bot plays for you; take your seat back first")
        return seat
