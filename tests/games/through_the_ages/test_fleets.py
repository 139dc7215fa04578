"""Forces for a colony: what is laid out for a bid, against trying all."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from holocene.games.through_the_ages.cards import is_unit
from holocene.games.through_the_ages.civil import CIVIL, CIVIL_BY_ID
from holocene.games.through_the_ages.decisions.colonizing import force_of, most_force, worth_of
from holocene.games.through_the_ages.fleets import Fleets, usable_cards
from holocene.games.through_the_ages.powers import COLONIZATION
from holocene.games.through_the_ages.ratings import refresh

from .conftest import from_package
from .table import WORKED, act, position
from .walks import walk

GAME = from_package("holocene")


def bidding(**player: Any) -> Any:
    above = [{"kind": "bidding", "seat": 0, "card": "vast-territory-i", "high": 0, "leader": -1,
              "passed": 0}]  # fmt: skip
    return position(GAME, phase="politics", players={0: player}, more=above)


def test_the_smallest_force_for_each_bid_loses_least_strength() -> None:
    state = bidding(workers={"warriors": 3}, secrets=["bonus-ii", "rats"])
    hints: Any = GAME.hints(state, 0)
    fleet = hints["force"]["fleet"]
    assert fleet["units"] == [{"card": "warriors", "count": 3}]
    assert (fleet["cards"], fleet["adds"]) == (["bonus-ii"], [2])
    assert fleet["plans"] == [
        {"reach": 1, "units": [1], "cards": [], "after": 2},
        {"reach": 3, "units": [1], "cards": ["bonus-ii"], "after": 2},
        {"reach": 4, "units": [2], "cards": ["bonus-ii"], "after": 1},
        {"reach": 5, "units": [3], "cards": ["bonus-ii"], "after": 0},
    ]


UNIT_CARDS = WORKED[WORKED.index("warriors") :]
LEADERS = [None, "alexander-the-great", "genghis-khan", "napoleon-bonaparte", "james-cook"]
TACTICS = [None, "legion", "heavy-cavalry", "classic-army", "napoleonic-army", "modern-army"]


def every_force(player: Any) -> Iterator[tuple[int, list[int]]]:
    """By trying all: the force of some units and cards, and what is lost by it, the worst first."""
    units = [card for card in player.board if is_unit(CIVIL[card].kind) and player.workers[card]]
    cards = usable_cards(player)
    for counts in product(*[range(player.workers[card] + 1) for card in units]):
        sent = [card for card, n in zip(units, counts, strict=True) for _ in range(n)]
        if not sent:
            continue
        left = player.copy()
        for card in sent:
            left.place(card, -1)
        refresh(left)
        alone = force_of(player, sent) + player.powers[COLONIZATION]
        for n in range(len(cards) + 1):
            reach = alone + worth_of(player, cards[:n])
            yield reach, [-left.strength, n, len(sent), alone]


@pytest.mark.parametrize("seed", range(30))
def test_no_force_loses_less_than_the_one_that_is_laid_out(seed: int) -> None:
    chance = random.Random(seed)
    kinds = chance.sample(UNIT_CARDS, 4)
    state = bidding(
        workers={"warriors": 0} | {card: chance.randint(1, 3) for card in kinds},
        tactic=chance.choice(TACTICS), leader=chance.choice(LEADERS),
        secrets=chance.sample(["bonus-i", "bonus-ii", "bonus-ii", "bonus-iii", "rats", "foray"], 3),
        wonders=chance.sample(["great-wall", "colossus"], 1),
    )  # fmt: skip
    player = state.players[0]
    forces = list(every_force(player))
    fleets = Fleets(player)
    for bid in range(1, most_force(player) + 1):
        least = min(loss for reach, loss in forces if reach >= bid)
        plan = fleets.smallest(bid)
        assert plan is not None
        assert plan["reach"] >= bid
        assert [-plan["after"], len(plan["cards"]), sum(plan["units"])] == least[:3]
        sent = [text.split()[1] for text in fleets.texts(plan) if text.startswith("send")]
        alone = force_of(player, [CIVIL_BY_ID[card] for card in sent])
        assert alone + player.powers[COLONIZATION] == least[3]
    assert fleets.smallest(most_force(player) + 1) is None


def test_a_great_army_has_a_force_for_every_bid() -> None:
    state = bidding(workers=dict.fromkeys(UNIT_CARDS, 2), tactic="modern-army")
    fleets = Fleets(state.players[0])
    most = most_force(state.players[0])
    plans = fleets.told(list(range(1, most + 1)))["plans"]
    reaches = [plan["reach"] for plan in plans]
    assert reaches == sorted(set(reaches))
    assert (reaches[-1], plans[-1]["after"]) == (most, 0)


def test_the_force_that_is_laid_out_can_be_sent_as_it_is() -> None:
    sent = 0
    for number, state in enumerate(walk(GAME, 4, 77)):
        if state.over or state.decision.kind != "sending" or number % 3:
            continue
        force: Any = GAME.hints(state, state.actor)["force"]
        if not force["plan"]:
            continue
        after = state.copy()
        act(after, *force["plan"], "done")
        sent += 1
    assert sent > 0


def test_nobody_is_told_what_others_could_send() -> None:
    state = bidding(workers={"warriors": 3}, secrets=["bonus-ii"])
    theirs: Any = GAME.hints(state, 1)["force"]
    assert theirs["fleet"] is None
