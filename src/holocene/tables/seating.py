"""Who sits where at a new table: people, friends beside them, bots with names."""

from __future__ import annotations

import random
from collections.abc import Collection, Sequence
from typing import Final, Literal, Protocol

from ..core.game import Game
from ..core.levels import LEVELS, STAND_IN, Level
from .coaching import is_coached
from .model import Seat
from .refusal import Refusal

# Short, and easy to say in all our languages.
NAMES: Final = ("Aro", "Bruna", "Dren", "Iva", "Lom", "Mara", "Oro", "Runa", "Tisa", "Vuk")


class Wanted(Protocol):
    """A seat as its host wants it: their own, a bot's of some level, or open."""

    @property
    def kind(self) -> Literal["me", "open", "bot"]: ...

    @property
    def name(self) -> str | None: ...

    @property
    def bot(self) -> str | None: ...


def new_seats(
    game: Game, wanted: Sequence[Wanted], account: str, name: str, known: bool = False
) -> list[Seat]:
    """The seats of a new table, whose host is known or not."""
    seats: list[Seat] = []
    for number, each in enumerate(wanted):
        if each.kind == "me":
            own = each.name in (None, name) and all(seat.account is None for seat in seats)
            called = each.name or name
            seats.append(Seat(number, "person", account, called, known=known and own))
        elif each.kind == "bot":
            level = check_level(game, each.bot)
            taken = [seat.name for seat in seats] + [name]
            seats.append(Seat(number, "bot", name=each.name or bot_name(taken), bot=level))
        else:
            seats.append(Seat(number, "open"))
    return seats


def seats_again(seats: Sequence[Seat], account: str, name: str, known: bool = False) -> list[Seat]:
    """The seats of a rematch: who starts moves on by one; those of other people wait for them.

    Whoever asks sits there by their present name; friends beside them keep theirs.
    """
    mine = [seat for seat in seats if seat.account == account]
    own = next((seat for seat in mine if seat.name == name), mine[0])
    return [
        Seat(number, seat.kind, account, name, known=known)
        if seat is own
        else Seat(number, seat.kind, seat.account, seat.name, seat.bot)
        if seat.kind == "bot" or seat.account == account
        else Seat(number, "open")
        for number, seat in enumerate([*seats[1:], *seats[:1]])
    ]


def check_level(game: Game, level: str | None) -> str:
    if level is None or level not in game.levels:
        known = ", ".join(game.levels)
        raise Refusal("no-level", f"bots have the levels {known}")
    return level


def level_of(game: Game, level: str | None) -> Level:
    """What a bot of this level is; None: the bot that plays for a person who is away."""
    for name in (level, STAND_IN):
        if name is not None and name in game.levels:
            return game.levels[name]
    return LEVELS[STAND_IN]


def player_of(game: Game, seats: int, level: Level) -> str:
    """The bot that plays at a level, as `registry.bot` understands it."""
    return level.without if level.without and not is_coached(game, seats) else level.bot


def bot_name(taken: Collection[str]) -> str:
    """A name for a bot that nobody at the table has."""
    free = [name for name in NAMES if name not in taken]
    return random.choice(free or NAMES)
