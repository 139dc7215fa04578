"""Tables that lie ready at the moment a test is about, dealt from known seeds.

To click through half a game first takes long, and one that is dealt by chance may end before it
comes to that moment.
"""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable, Sequence
from typing import Any

from holocene.core import registry
from holocene.core.options import Value, resolve
from holocene.core.state import State
from holocene.tables import database
from holocene.tables.clock import now_ms
from holocene.tables.model import Entry, Seat, Setup
from holocene.tables.store import Store
from holocene.tables.table import Table
from tests.browser.visitors import GAME, Visitor
from tests.tables.making import bot, choose, do, seed_of

ME = 0
GAMES = 200  # which are tried


def lay(
    visitor: Visitor,
    enough: Callable[[State], bool],
    *,
    sparing: str = "",
    eager: tuple[str, ...] = (),
    friend: str | None = None,
    game: str = GAME,
    others: Sequence[Seat] = (),
    **options: Value,
) -> str:
    """A table of theirs where it is theirs to choose and there is enough; its path.

    The other one is a bot, or a friend at the same screen, or there are these others.

    It lies in the first of some games, played by chance, that comes to it; actions of a kind that
    is to be spared are left for later, and what begins as it is eager for is never left out.
    """
    me = visitor.ask("GET", "/api/me")
    for number in range(1, GAMES):
        other = Seat(1, "person", me["id"], friend) if friend else bot(1, "gatherer")
        seats = [Seat(ME, "person", me["id"], me["name"]), *(others or [other])]
        table = Table(setup_of(game, me["id"], number, options), seats)
        entries = played(table, random.Random(number), enough, sparing, eager)
        if table.status == "running":
            engine = database.connect(visitor.server.database)
            Store(engine).create(table, entries)
            engine.dispose()
            return f"/table/{table.id}"
    raise AssertionError("no game comes to that")


def setup_of(name: str, host: str, number: int, options: dict[str, Value]) -> Setup:
    game = registry.game(name)
    return Setup(
        id=secrets.token_hex(8),
        name="",
        game=game,
        options=resolve(game.options, options),
        seed=seed_of(number),
        host=host,
        host_name="",
        open=False,
        rated=False,
        invite=secrets.token_hex(8),
        clock={"kind": "none"},
        on_timeout="bot",
        created=now_ms(),
    )


def played(
    table: Table,
    chance: random.Random,
    enough: Callable[[State], bool],
    sparing: str = "",
    eager: tuple[str, ...] = (),
) -> list[Entry]:
    """What is in its log when there is enough, or when the game is over."""
    begun = table.start_if_full(now_ms())
    assert begun is not None
    entries = begun.entries
    while table.status == "running":
        assert table.state is not None
        if table.actor == ME and enough(table.state):
            break
        texts = choose(table, chance)
        while sparing and texts[0].split()[0] == sparing:
            texts = choose(table, chance)
        open = [action.text for action in table.state.playing_on()] if eager else []
        liked = [text for text in open if text.startswith(eager)]
        texts = [chance.choice(liked)] if liked else texts
        entries = entries + do(table, *texts, now=now_ms()).entries
    return entries


def asks(kind: str, least: int = 2) -> Callable[[State], bool]:
    """A question of this kind with so many answers, which do not all bring the same.

    Where tools would change nothing, the client does not ask for them.
    """

    def enough(state: State) -> bool:
        if state.decision is None or state.decision.kind != kind or len(state.legal) < least:
            return False
        hints: Any = state.game.hints(state, ME)
        return kind != "adding-tools" or len(set(hints["brings"].values())) > 1

    return enough
