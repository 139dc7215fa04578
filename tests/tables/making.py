"""Tables, people and databases for tests."""

from __future__ import annotations

import random
import secrets
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Engine, insert

from holocene.core.state import State
from holocene.tables.database import writing
from holocene.tables.messages import Clock, OnTimeout
from holocene.tables.model import Change, Seat, Setup
from holocene.tables.schema import ACCOUNTS
from holocene.tables.store import Store
from holocene.tables.table import Table
from tests.both import the_game

NOW = 1_000_000_000_000  # when every test begins
NO_CLOCK: Clock = {"kind": "none"}
PEOPLE = ("ana", "ben", "cid", "dan")


def seed_of(number: int) -> str:
    return f"{number:064x}"


def setup_of(
    number: int = 1,
    clock: Clock = NO_CLOCK,
    on_timeout: OnTimeout = "bot",
    open: bool = True,
    host: str = "ana",
    rated: bool = True,
) -> Setup:
    return Setup(
        id=f"table{number}{secrets.token_hex(4)}",
        name="Cave",
        game=the_game(),
        options={},
        seed=seed_of(number),
        host=host,
        host_name=host.title(),
        open=open,
        invite="inv1te",
        clock=clock,
        on_timeout=on_timeout,
        rated=rated,
        created=NOW,
    )


def person(seat: int, account: str | None = None) -> Seat:
    name = account or PEOPLE[seat]
    return Seat(seat, "person", name, name.title())


def bot(seat: int, level: str = "child") -> Seat:
    return Seat(seat, "bot", name=level, bot=level)


def waiting(*seats: Seat, setup: Setup | None = None) -> Table:
    return Table(setup or setup_of(), list(seats))


def running(
    people: int = 2, number: int = 1, clock: Clock = NO_CLOCK, on_timeout: OnTimeout = "bot"
) -> Table:
    """A game between people that has just begun; all of them are there."""
    table = Table(setup_of(number, clock, on_timeout), [person(seat) for seat in range(people)])
    assert table.start_if_full(NOW) is not None
    everybody_comes(table)
    return table


def everybody_comes(table: Table, now: int = NOW) -> list[Change]:
    """For whom a live clock waits."""
    awaited = {owner(table, seat): seat for seat in table.awaited()}
    return [table.arrive(account, now) for account in awaited]


def add_people(engine: Engine, *names: str) -> None:
    rows = [
        {"id": name, "name": name.title(), "epoch": 0, "settings": "{}", "created": NOW}
        for name in names or PEOPLE
    ]
    with writing(engine) as connection:
        connection.execute(insert(ACCOUNTS), rows)


def stored(store: Store, table: Table) -> Table:
    """Write a new table with its beginning to disk."""
    change = table.start_if_full(NOW)
    store.create(table, [] if change is None else change.entries)
    return table


def choose(table: Table, chance: random.Random) -> list[str]:
    """Any legal action by which one plays on, and what must be sent with it."""
    assert table.state is not None
    return chosen(table.state, chance)


def chosen(state: State, chance: random.Random) -> list[str]:
    trial, actor = state.copy(), state.actor
    texts: list[str] = []
    while True:
        face_down = at_once(trial)
        action = chance.choice(trial.playing_on())
        trial.apply(action)
        texts.append(action.text)
        if not face_down or not at_once(trial) or trial.actor != actor:
            return texts


def at_once(state: State) -> bool:
    return state.decision is not None and state.decision.at_once()


def choice(table: Table, at: int = 0) -> str:
    """The first of the legal actions, or another."""
    assert table.state is not None
    return table.state.legal[at].text


def do(table: Table, *texts: str, now: int = NOW) -> Change:
    """What whoever is to decide chooses, person or bot."""
    actor = table.actor
    assert actor is not None
    if table.bot_to_move():
        return table.bot_acts(actor, texts, table.position, now)
    return table.act(owner(table, actor), actor, texts, table.position, now)


def act(table: Table, chance: random.Random, now: int = NOW) -> Change:
    """Any legal action by whoever is to decide."""
    return do(table, *choose(table, chance), now=now)


def pass_on(table: Table, now: int = NOW) -> None:
    """Whoever is to decide does so until somebody else is."""
    actor = table.actor
    while table.actor == actor:
        do(table, choice(table), now=now)


def owner(table: Table, seat: int) -> str:
    """The person on a seat."""
    account = table.seats[seat].account
    assert account is not None
    return account


def undo(table: Table, now: int = NOW) -> Change:
    """Whoever is to decide takes something back."""
    actor = table.actor
    assert actor is not None
    return table.undo(owner(table, actor), actor, table.position, now)


def viewers(table: Table) -> Sequence[int | None]:
    return [None, *range(len(table.seats))]


def whole(table: Table) -> dict[str, Any]:
    """All that anybody is told of a table, and all that decides what may be done."""
    return {
        "infos": [table.info(account) for account in (None, "stranger", *PEOPLE)],
        "views": [table.view(seat) for seat in viewers(table)],
        "choices": [table.choices(seat) for seat in viewers(table)],
        "hints": [table.hints(seat) for seat in viewers(table)],
        "at_once": [table.at_once(seat) for seat in viewers(table)],
        "undo": [table.can_undo(seat) for seat in viewers(table)],
        # Memory that was full and then lost what was taken back is a little shorter.
        "log": [[entry.told_to(seat) for entry in table.recent][-50:] for seat in viewers(table)],
        "number": table.number,
        "position": table.position,
        "trail": [(kept.number, kept.state.dump()) for kept in table.trail],
        "ends": table.ends[:],
        "turn": table.clocks.turn,
        "row": table.row(),
        "record": None if table.state is None else table.record.dump(),
        "state": None if table.state is None else table.state.dump(),
        "bot": table.bot_to_move(),
        "counted": table.counted,
    }
