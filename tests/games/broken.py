"""Games that break one promise each, to see that the conformance suite notices."""

from __future__ import annotations

from itertools import count
from typing import Self

from holocene import Action, Journal
from holocene.core.dice import Dice
from holocene.core.fields import Fields
from holocene.core.options import Value

from .tiny import Tiny, TinyGame


class Leaking(Tiny):
    """Shows the hidden numbers of all to everybody."""

    def view(self, seat: int | None) -> dict[str, object]:
        return {**super().view(seat), "hands": self.hands[:]}


class Telltale(Tiny):
    """Shows what is on top of the deck: nobody's number, but somebody's next."""

    def view(self, seat: int | None) -> dict[str, object]:
        return {**super().view(seat), "next": self.deck[-1] if self.deck else None}


class Sharing(Tiny):
    """Its copies share their points."""

    def copy(self) -> Self:
        new = super().copy()
        new.points = self.points
        return new


class Unsorted(Tiny):
    """Lists its actions backwards."""

    def legal_actions(self) -> list[Action]:
        return super().legal_actions()[::-1]


class Lending(Tiny):
    """Hands out its own list of legal actions."""

    def legal_actions(self) -> list[Action]:
        return self.legal


class Foreseen(Tiny):
    """Deals anew, but leaves the dice."""

    def redeal(self, seat: int | None, seed: int) -> Self:
        new = super().redeal(seat, seed)
        new.dice = self.dice.copy()
        return new


class Miscounting(Tiny):
    """Forgets the coins in the breakdown."""

    def breakdown(self) -> list[dict[str, int]]:
        return [{"points": points} for points in self.points]


class Lenient(Tiny):
    """Takes anything for an action."""

    def apply(self, action: object) -> None:
        super().apply(action if self.is_legal(action) or self.over else self.legal[0])


class ForgetfulGame(TinyGame):
    """Loads everybody with all coins."""

    def read(self, fields: Fields, seats: int, dice: Dice, options: dict[str, Value]) -> Tiny:
        state = super().read(fields, seats, dice, options)
        state.coins = [6] * seats
        return state


class MoodyGame(TinyGame):
    """Deals by its mood, not by the seed."""

    moods = count(1)

    def deal(
        self, seats: int, dice: Dice, options: dict[str, Value], journal: Journal | None
    ) -> Tiny:
        for _ in range(next(self.moods)):
            dice.word()
        return super().deal(seats, dice, options, journal)


LEAKING = TinyGame("tiny-leaking", Leaking)
TELLTALE = TinyGame("tiny-telltale", Telltale)
SHARING = TinyGame("tiny-sharing", Sharing)
UNSORTED = TinyGame("tiny-unsorted", Unsorted)
LENDING = TinyGame("tiny-lending", Lending)
FORESEEN = TinyGame("tiny-foreseen", Foreseen)
MISCOUNTING = TinyGame("tiny-miscounting", Miscounting)
LENIENT = TinyGame("tiny-lenient", Lenient)
FORGETFUL = ForgetfulGame("tiny-forgetful")
MOODY = MoodyGame("tiny-moody")
