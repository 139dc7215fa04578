"""Hints: why a place is closed, what a card or tile would score, what a choice brings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import pytest

from holocene.core.action import Action
from holocene.core.dice import fast_dice
from holocene.core.journal import Journal
from holocene.games.stone_age import STONE_AGE
from holocene.games.stone_age.components import ANY_TWO_CARD, BUILDING, PLACE_NAMES
from holocene.games.stone_age.state import StoneAge
from tests.games.stone_age.walks import walk

from .table import act, position, using


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
    nothing = {"closed": {}, "worth": {}, "tools": 0, "brings": {}, "lost": {}, "hunger": None}
    assert hints(state, None) == nothing


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
            kept = 2 if state.row[slot] == ANY_TWO_CARD else 0  # points still to be taken
            assert score == low - (slot + 1) - kept
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


@pytest.mark.parametrize(("cards", "points"), [([], 1 + 2), (["c12"], 1 + 2), (["c13"], 3 + 2)])
def test_any_two_resources_are_worth_two_points_beside_the_symbol(
    cards: list[str], points: int
) -> None:
    state = position(STONE_AGE, tribes={0: {"cards": cards}}, row=["c36", "c14", "c26", "c27"])
    assert hints(state, 0)["worth"]["card 1"] == [points, points]


# What could only be given up


@pytest.mark.parametrize(
    ("tile", "goods", "lost"),
    [
        ("b01", [1, 3, 0, 0], (2, 3)),  # two wood, a clay
        ("b01", [2, 1, 0, 0], None),
        ("b09", [9, 9, 1, 0], (1, 3)),  # two stone, a gold
        ("b18", [3, 2, 1, 0], (3, 4)),  # four of one kind
        ("b18", [0, 4, 0, 0], None),
        ("b19", [5, 0, 0, 0], (3, 4)),  # four of two kinds
        ("b19", [2, 1, 1, 0], (3, 4)),
        ("b19", [2, 2, 0, 0], None),
        ("b25", [9, 9, 0, 9], (4, 5)),  # five of four kinds
        ("b25", [0, 0, 0, 0], (0, 5)),
        ("b26", [0, 0, 0, 0], (0, 1)),  # one to seven
        ("b26", [0, 0, 0, 1], None),
    ],
)
def test_a_building_that_cannot_be_paid(
    tile: str, goods: list[int], lost: tuple[int, int] | None
) -> None:
    at = {"building 1": 1, "card 3": 0, "card 4": 0, "hunt": 1}
    state = using(STONE_AGE, at, goods=goods, tops=[tile])
    told = {} if lost is None else {"building 1": {"have": lost[0], "need": lost[1]}}
    assert hints(state, 0)["lost"] == told


def test_cards_that_cannot_be_paid() -> None:
    state = using(STONE_AGE, {"card 1": 1, "hunt": 1}, goods=[1, 0, 1, 0])
    lost = {"card 3": {"have": 2, "need": 3}, "card 4": {"have": 2, "need": 4}}
    assert hints(state, 0)["lost"] == lost
    assert hints(state, 1)["lost"] == {}


def test_two_resources_of_the_card_can_still_pay() -> None:
    held: dict[str, Any] = {"cards": ["c36"], "any_two": True}
    at = {"building 1": 1, "card 3": 1, "card 4": 1}
    state = using(STONE_AGE, at, goods=[1, 0, 0, 0], tops=["b01"], **held)
    assert hints(state, 0)["lost"] == {"card 4": {"have": 1, "need": 4}}


def test_who_could_take_two_resources_first_is_told_what_is_missing() -> None:
    held: dict[str, Any] = {"cards": ["c36"], "any_two": True}
    at = {"building 1": 1, "card 3": 1}
    state = using(STONE_AGE, at, goods=[1, 0, 0, 0], tops=["b01"], **held)
    card = act(state.copy(), "use card 3")
    assert hints(card, 0)["lost"] == {"card 3": {"have": 1, "need": 3}}
    assert hints(card, 1)["lost"] == {}
    building = act(state.copy(), "use building 1")
    assert hints(building, 0)["lost"] == {"building 1": {"have": 1, "need": 3}}
    assert hints(act(card, "take wood clay"), 0)["lost"] == {}


@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_lost_is_what_would_be_declined_unasked(seats: int) -> None:
    checked = 0
    for state in random_states(seats, range(30)):
        top = state.stack[-1]
        if top.kind != "using" or state.players[top.seat].any_two:  # who holds it is asked
            continue
        lost = hints(state, state.actor)["lost"]
        for action in state.legal_actions():
            if action.kind != "use":
                continue
            _, events = told(state, action)
            declined = events[:1] and events[0]["kind"] == "declined"
            assert bool(declined) == (action.arguments["place"] in lost)
            checked += bool(declined)
    assert checked > 30


@pytest.mark.parametrize(("starvation", "points"), [("flat-10", 10), ("4-per-food", 12)])
def test_hunger_is_priced_while_feeding(starvation: str, points: int) -> None:
    tribes = {0: {"food": 2, "goods": [2, 0, 0, 0]}}
    state = position(STONE_AGE, kind="feeding", tribes=tribes, starvation=starvation)
    assert hints(state, 0)["hunger"] == points
    assert hints(state, 1)["hunger"] is None
    assert act(state, "pay nothing").players[0].points() == -points


def test_nobody_is_hungry_before_the_meal() -> None:
    assert hints(position(STONE_AGE, tribes={0: {"food": 0}}), 0)["hunger"] is None
