"""The same options and bots again; who starts moves on by one seat.

Whoever asks first opens the table and sits down; the others' seats stay open for them, and asking
too they take them. So nobody's clock runs who did not say yes.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, replace

from sqlalchemy.exc import IntegrityError

from ..core.game import Game
from ..core.options import Value, resolve
from .clock import now_ms
from .house import House
from .ids import new_id
from .refusal import Refusal
from .room import Room
from .seating import seats_again
from .table import Table


@dataclass(frozen=True)
class Player:
    """Whoever asks for a rematch."""

    account: str
    name: str  # by which they sit down
    learns: bool = False  # their games against bots alone are not rated yet
    known: bool = False  # they have an account


async def rematch(house: House, id: str, player: Player) -> str:
    """The table of the rematch, at which this person sits now if a seat was kept for them."""
    account = player.account

    def played(room: Room) -> Table:
        room.table.check_played(account)
        return room.table

    old = await house.peek(id, played)
    if old.rematch is None:  # first say where: of two who ask at once, one is told the other's
        new = new_id(9)
        try:
            await house.command(id, lambda table: table.note_rematch(account, new, now_ms()))
        except Refusal as refusal:
            if refusal.code != "rematch-made":
                raise
        old = await house.peek(id, played)
    assert old.rematch is not None
    await _sit_again(house, old, old.rematch, player)
    return old.rematch


def asked_again(game: Game, options: Mapping[str, Value]) -> dict[str, Value]:
    """What was chosen, by the rules of today: a fix that the old game went without counts now."""
    chosen = {option.name for option in game.options if not option.hidden}
    return resolve(game.options, {name: options[name] for name in options if name in chosen})


async def _sit_again(house: House, old: Table, id: str, player: Player) -> None:
    """Sit down at the table of a rematch, which is made by whoever comes first."""
    account = player.account
    seats = seats_again(old.seats, account, player.name, player.known)
    mine = [seat for seat in seats if seat.account == account]
    try:
        await house.room(id)
    except Refusal:
        before = old.setup
        others = [seat for seat in seats if seat.account != account]
        against_bots = all(seat.kind == "bot" for seat in others)
        setup = replace(
            before,
            id=id,
            name=player.name if _is_default_name(old) else before.name,
            options=asked_again(before.game, before.options),
            seed=secrets.token_hex(32),
            host=account,
            host_name=player.name,
            open=False,
            invite=secrets.token_urlsafe(9),
            rated=before.rated and not (player.learns and against_bots),
            created=now_ms(),
        )
        with suppress(IntegrityError):  # somebody was quicker
            await house.create(Table(setup, seats))
    for seat in mine:
        with suppress(Refusal):  # who sits there already, or may not, has nothing to take
            await house.command(
                id,
                lambda table, seat=seat: table.sit_again(  # type: ignore[misc]
                    account, seat.name, seat.seat, now_ms(), seat.known
                ),
            )


def _is_default_name(table: Table) -> bool:
    """Whether a table has its host's name: that of now, or that by which they played."""
    setup = table.setup
    played = [seat.name for seat in table.seats if seat.account == setup.host]
    return setup.name in (setup.host_name, *played)
