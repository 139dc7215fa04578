"""The engine and a second reading of the rulebook, side by side through random games."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from holocene.core.dice import fast_dice
from holocene.core.journal import Journal

from . import referee
from .conftest import from_package
from .ledger import compare
from .walks import EVERYTHING, OTHERWISE, walk

GAME: Any = from_package()
OPTIONS: list[dict[str, Any]] = [{}, EVERYTHING, OTHERWISE]  # of the long round in bench
GAMES: list[tuple[int, int, dict[str, Any]]] = [
    (2, 102, {}), (3, 103, EVERYTHING), (4, 104, {}), (3, 105, OTHERWISE),
]  # fmt: skip


class Watch:
    """Compares every position, and what was told since the one before."""

    def __init__(self, journal: Journal) -> None:
        self.journal = journal
        self.heard = 0
        self.before: dict[str, Any] | None = None
        self.built: referee.Cells = {}
        self.gathered: dict[int, set[str]] = {}
        self.chance = fast_dice(1)
        self.positions = 0
        self.foretold: Counter[str] = Counter()

    def attempt(self, state: Any, tries: int) -> None:
        """Some of the choices on copies: what they do by the rulebook."""
        before = state.dump()
        kinds: dict[str, list[Any]] = {}
        for action in state.legal_actions():
            kinds.setdefault(action.kind, []).append(action)
        for _ in range(tries):
            name = sorted(kinds)[self.chance.below(len(kinds))]
            action = kinds[name][self.chance.below(len(kinds[name]))]
            after = state.copy()
            after.apply(action)
            outcome = compare(before, str(action), after.dump())
            assert isinstance(outcome, bool), f"{action}: {outcome}"
            self.foretold[action.kind] += outcome

    def look(self, state: Any) -> None:
        self.positions += 1
        dump, view = state.dump(), state.view(None)
        built = referee.cells(view)
        if not state.over:
            texts = [str(action) for action in state.legal_actions()]
            assert set(texts) == referee.legal(dump, built), dump["decisions"][-1]
            assert len(set(texts)) == len(texts)
            for at, hex in enumerate(referee.NAMES):
                assert view["leaders"][at] == referee.leaders(dump, hex)
        for seat, parts in enumerate(state.breakdown()):
            mine = referee.final(dump, seat)
            assert {name: parts[name] for name in mine} == mine
            assert state.scores()[seat] == sum(mine.values()) + sum(dump["players"][seat]["earned"])
        for event in self.journal.events[self.heard :]:
            self._hear(dict(event.facts), dump, built)
        self.heard = len(self.journal)
        self.before, self.built = dump, built

    def _hear(self, facts: Any, dump: dict[str, Any], built: referee.Cells) -> None:
        kind, seat = facts["kind"], facts.get("seat")
        if kind == "built":
            cell = (facts["row"], facts["column"], facts["level"])
            assert self.before is not None
            points = referee.building_points(dump, built, seat, cell)
            assert facts["points"] == points
        elif kind == "stone-scored":
            assert facts["points"] == referee.stone_points(dump, built, seat, facts["stone"])
        elif kind == "raised":
            level = facts["level"]
            if facts["track"] == "honour":
                assert facts["points"] == {3: 2, 5: 3, 7: 5}.get(level, 0)
            else:
                assert self.before is not None
                beyond = self.before["players"][seat]["offering"] == 7
                assert facts["points"] == (1 if beyond else 0)
        elif kind == "eclipse":
            assert self.before is not None
            labour = [
                referee.eclipse_labour(self.before, each, pile)
                for each, pile in enumerate(facts["piles"])
            ]
            assert facts["labour"] == labour
            assert facts["order"] == referee.new_order(labour, self.before["order"])
            self.gathered = {each: set() for each in range(dump["seats"])}
        elif kind == "gathered":
            assert facts["hex"] not in self.gathered[seat]
            self.gathered[seat].add(facts["hex"])
            assert facts["hex"] in referee.harvest(dump, seat)
        elif kind in ("order-reward", "round", "ended") and self.gathered:
            self._harvested(kind, seat, dump)

    def _harvested(self, kind: str, seat: int | None, dump: dict[str, Any]) -> None:
        """Whoever was before has gathered all; later cards may move camps again."""
        order = dump["order"]
        at = order.index(seat) if kind == "order-reward" else len(order)
        if at:
            assert self.gathered[order[at - 1]] == referee.harvest(dump, order[at - 1])
        if kind != "order-reward":
            self.gathered = {}


def check_game(seats: int, seed: int, options: Any, tries: int) -> Watch:
    """Watch a random game; of every position some choices are tried."""
    journal = Journal()
    watch = Watch(journal)
    for state in walk(GAME, seats, seed, journal, **options):
        watch.look(state)
        if not state.over:
            watch.attempt(state, tries)
    best = max(state.scores())
    order = state.dump()["order"]
    assert state.winners() == [next(seat for seat in order if state.scores()[seat] == best)]
    return watch


@pytest.mark.parametrize(("seats", "seed", "options"), GAMES)
def test_every_position_as_the_referee_sees_it(seats: int, seed: int, options: Any) -> None:
    watch = check_game(seats, seed, options, 2)
    assert {"eat", "move", "play", "use", "place", "gather", "instead"} <= set(+watch.foretold)
