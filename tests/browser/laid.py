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
from holocene.tables.model import Seat, Setup
from holocene.tables.store import Store
from holocene.tables.table import Table
from tests.browser.visitors import GAME, Visitor
from tests.tables.making import bot, chosen, do, seed_of

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
        begun = table.start_if_full(now_ms())
        assert begun is not None
        assert table.state is not None
        way = way_to(table.state.copy(), random.Random(number), enough, sparing, eager)
        if way is None:
            continue
        changes = [begun, *(do(table, *texts, now=now_ms()) for texts in way)]
        engine = database.connect(visitor.server.database)
        Store(engine).create(table, [entry for change in changes for entry in change.entries])
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


def way_to(
    state: State,
    chance: random.Random,
    enough: Callable[[State], bool],
    sparing: str = "",
    eager: tuple[str, ...] = (),
) -> list[list[str]] | None:
    """What is sent until there is enough; None where that never comes. It is the rules that play:
    a table would tell of every step, which takes many times as long."""
    way: list[list[str]] = []
    while not state.over:
        if state.actor == ME and enough(state):
            return way
        texts = chosen(state, chance)
        while sparing and texts[0].split()[0] == sparing:
            texts = chosen(state, chance)
        open = [action.text for action in state.playing_on()] if eager else []
        liked = [text for text in open if text.startswith(eager)]
        way.append([chance.choice(liked)] if liked else texts)
        for text in way[-1]:
            state.apply(state.game.action(text))
    return None


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
