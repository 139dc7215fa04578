"""Hints: why a place is closed, what a card or tile would score, what a choice brings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import pytest

from holocene.core.action import Action
from holocene.core.dice import fast_dice
from holocene.core.journal import Journal
from holocene.games.stone_age import STONE_AGE
from holocene.games.stone_age.components import BUILDING, PLACE_NAMES
from holocene.games.stone_age.state import StoneAge
from tests.games.stone_age.walks import walk


def hints(state: StoneAge, seat: int | None) -> dict[str, Any]:
    return cast(dict[str, Any], STONE_AGE.hints(state, seat))


def random_states(seats: int, seeds: range, edition: str = "mindok-2019") -> Iterator[StoneAge]:
    """Every position of some random games in which somebody decides."""
    for seed in seeds:
        for state in walk(STONE_AGE, seats, edition, seed, seed):
            if not state.over:
                yield state


def places(state: StoneAge) -> set[str]:
    return {str(action.arguments.get("place")) for action in state.legal_actions()}


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("edition", ["mindok-2019", "slovak"])
def test_a_place_is_closed_exactly_when_no_choice_concerns_it(seats: int, edition: str) -> None:
    reasons = set()
    for state in random_states(seats, range(12), edition=edition):
        if state.stack[-1].kind not in ("placing", "using"):
            continue
        closed = hints(state, state.actor)["closed"]
        on_board = set(PLACE_NAMES[: BUILDING + seats])
        assert set(closed) == on_board - places(state)
        reasons |= set(closed.values())
    assert {"yours", "taken", "nobody", "need-two"} <= reasons
    assert ("village" in reasons) == (seats < 4)
    assert ("one-tribe" in reasons) == (seats == 2)
    assert ("two-tribes" in reasons) == (seats == 3)


def test_others_are_told_that_it_is_not_their_turn() -> None:
    state = cast(StoneAge, STONE_AGE.new(seats=3, seed=1))
    assert hints(state, 1)["closed"] == {"all": "not-your-turn"}
    assert hints(state, None) == {"closed": {}, "worth": {}, "tools": 0, "brings": {}}


def told(state: StoneAge, action: Action) -> tuple[StoneAge, list[dict[str, Any]]]:
    """The position after an action, and what was told of it."""
    after = state.copy()
    journal = after.journal = Journal()
    after.apply(action)
    return after, [dict(event.facts) for event in journal]


FIELDS = {
    "buying-tile": ("built", "points"),
    "feeding": ("fed", "points"),
    "adding-tools": ("gathered", "amount"),
    "picking-die": ("picked", "gained"),
}


@pytest.mark.parametrize("seats", [2, 4])
def test_what_a_choice_brings_is_what_happens(seats: int) -> None:
    checked = dict.fromkeys(FIELDS, 0)
    for state in random_states(seats, range(30)):
        top = state.stack[-1]
        if top.kind not in FIELDS:
            continue
        kind, field = FIELDS[top.kind]
        brings = hints(state, top.seat)["brings"]
        for action in state.legal_actions():
            if action.kind in ("pay", "add", "pick"):
                _, events = told(state, action)
                first = next(event for event in events if event["kind"] == kind)
                assert first["seat"] == top.seat
                assert first[field] == brings[str(action.index)]
                checked[top.kind] += 1
    assert min(checked.values()) > 30


def test_a_card_is_worth_what_it_adds_to_the_score() -> None:
    """With nothing but certain gains, the score rises by the hint, less the price."""
    checked = 0
    for state in random_states(2, range(80)):
        top = state.stack[-1]
        if top.kind != "buying-card":
            continue
        slot = cast(int, top.dump()["slot"])
        low, high = hints(state, top.seat)["worth"][PLACE_NAMES[8 + slot]]
        assert low == high
        for action in state.legal_actions():
            if action.kind != "pay":
                continue
            after, events = told(state, action)
            if [event["kind"] for event in events] not in (["bought"], ["bought", "gained"]):
                continue  # more happened than buying
            before, then = state.view(top.seat), after.view(top.seat)
            score = then["players"][top.seat]["score"] - before["players"][top.seat]["score"]
            assert score == low - (slot + 1)
            checked += 1
    assert checked > 30


def test_chances_add_up_and_match_rolls() -> None:
    pieces = cast(dict[str, Any], STONE_AGE.pieces())
    for place, tables in pieces["odds"].items():
        for people, chances in enumerate(tables, 1):
            assert sum(chances) == pytest.approx(1, abs=1e-3), (place, people)
    dice, rolls = fast_dice(3), 20_000
    seen = [0] * 7
    for _ in range(rolls):
        seen[(dice.below(6) + dice.below(6) + dice.below(6) + 3) // 3] += 1
    for goods, chance in enumerate(pieces["odds"]["forest"][2]):
        assert seen[goods] / rolls == pytest.approx(chance, abs=0.015)


def test_the_pieces_name_every_card_and_tile() -> None:
    pieces = cast(dict[str, Any], STONE_AGE.pieces())
    assert len(pieces["cards"]) == 36
    assert len(pieces["tiles"]) == 28
    assert pieces["worth"] == {"food": 2, "wood": 3, "clay": 4, "stone": 5, "gold": 6}
