"""The rulebook's pages on setting up, for two, three and four players, over many deals."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from holocene.core.game import Game

from .conftest import from_package
from .referee import SET, STONES
from .table import LANDS, act, asked, legal, look, of

GAME = from_package()
seats_ = pytest.mark.parametrize("seats", [2, 3, 4])
SETUPS = {card["id"]: card for card in SET["setup_cards"]}


def begun(seats: int, seed: int, **options: Any) -> Any:
    """After all have chosen a side of their chief."""
    state = GAME.new(seats=seats, seed=seed, **options)
    while asked(state)[0] != "beginning":
        act(state, legal(state)[seed % len(legal(state))])
    return state


@seats_
def test_sacred_stones_of_each_era(seats: int) -> None:
    """Eight, twelve or fourteen, half of them of each era; which ones is chance."""
    shown = set()
    for seed in range(20):
        stones = look(begun(seats, seed))["stones"]
        eras = Counter(STONES[id]["era"] for id in stones)
        assert eras == {1: {2: 4, 3: 6, 4: 7}[seats], 2: {2: 4, 3: 6, 4: 7}[seats]}
        shown |= set(stones)
    assert len(shown) == 20


@seats_
def test_lands_around_the_base(seats: int) -> None:
    """One of each of six kinds, six glaciers or three with four players, and any others."""
    first = set()
    for seed in range(30):
        land = look(begun(seats, seed))["land"]
        kinds = Counter(land)
        assert land[9] == "base"
        assert kinds["base"] == 1
        assert kinds["glacier"] == {2: 6, 3: 6, 4: 3}[seats]
        assert all(1 <= kinds[kind] <= 3 for kind in LANDS)
        assert len(land) == 19
        first.add(land[0])
    assert len(first) > 4


@seats_
def test_animals_on_the_hunting_ground(seats: int) -> None:
    """One more than players; all sixty cards are somewhere."""
    for seed in range(10):
        state = begun(seats, seed)
        seen = look(state)
        owned = [sum(each["animals"].values()) for each in seen["players"]]
        assert len(seen["herd"]) == seats + 1
        assert seen["herd_deck"] == 60 - len(seen["herd"]) - sum(owned)
        for each in seen["players"]:
            assert each["animals"] == Counter(SETUPS[each["setup"]]["animals"])
            assert each["used"] == {}


@seats_
def test_each_tribe_begins_with_its_board_full(seats: int) -> None:
    for seed in range(10):
        seen = look(begun(seats, seed))
        for each in seen["players"]:
            camp = SETUPS[each["setup"]]["camp"]
            assert (each["neutral"], each["own"], each["villages"], each["stones"]) == (
                2,
                8,
                [],
                [],
            )
            assert each["camps"] == [0] * 9 + [1 + camp] + [0] * 9
            assert each["food_limit"] == 6 + camp
            assert (each["offering"], each["honour"], each["points"]) == (0, 0, 0)
            assert each["figures"] == [None] * 3
        assert seen["built"] == []
        assert sorted(seen["boards"]) == ["a", "b", "c", "d"]


@seats_
def test_goods_of_the_setup_card_and_of_the_place_in_the_order(seats: int) -> None:
    orders = set()
    for seed in range(20):
        seen = look(begun(seats, seed))
        orders.add(tuple(seen["order"]))
        bonus = [(0, 0), (1, 0), (0, 1), (1, 1)]  # food and tools, from the first to the last
        for (food, tools), seat in zip(bonus, seen["order"], strict=False):
            mine = seen["players"][seat]
            card = SETUPS[mine["setup"]]
            assert mine["food"] == card["food"] + food
            assert mine["tools"] == card["tool"] + tools
    assert len(orders) > 1


@seats_
def test_five_cards_in_hand_three_of_them_fixed(seats: int) -> None:
    for seed in range(10):
        state = begun(seats, seed)
        piles = [15] * 5
        for seat in range(seats):
            mine = of(state, seat)
            tribe = SETUPS[mine["setup"]]["tribe"]
            piles[["hunter", "craftswoman", "elder", "explorer", "shaman"].index(tribe)] -= 1
            assert len(mine["hand"]) == 5
            assert mine["deck"] == 5
            assert not Counter(["brave", "gatherer", tribe]) - Counter(mine["hand"])
            dump = state.dump()["players"][seat]
            assert Counter(dump["hand"] + dump["deck"]) == {
                "tribesman": 3, "tribeswoman": 2, "brave": 2, "gatherer": 2, tribe: 1,
            }  # fmt: skip
        assert look(state)["piles"] == piles


@seats_
def test_eight_culture_cards_of_the_first_era(seats: int) -> None:
    state = begun(seats, 3)
    eras = {card["id"]: card["era"] for card in SET["culture_cards"]}
    assert [eras[card] for card in look(state)["display"]] == [1] * 8
    dump = state.dump()
    assert [eras[card] for card in dump["deck_one"]] == [1] * 12
    assert [eras[card] for card in dump["deck_two"]] == [2] * 20


@seats_
def test_chiefs_and_setup_cards_are_dealt_one_each(seats: int) -> None:
    for seed in range(5):
        seen = look(begun(seats, seed))
        assert len({each["chief"] for each in seen["players"]}) == seats
        assert len({each["setup"] for each in seen["players"]}) == seats


@seats_
def test_setup_cards_are_drafted_in_reverse_order(seats: int) -> None:
    state = GAME.new(seats=seats, seed=6, setup="draft")
    order = look(state)["order"]
    assert all(each["chief"] for each in look(state)["players"])
    act(state, *["side b"] * seats)
    lying = {text.removeprefix("begin ") for text in legal(state)}
    assert len(lying) == seats + 1
    for seat in reversed(order):
        assert asked(state) == ("drafting-setup", seat)
        assert {text.removeprefix("begin ") for text in legal(state)} == lying
        taken = min(lying)
        lying.remove(taken)
        act(state, f"begin {taken}")
        assert of(state, seat)["setup"] == taken
    assert len(lying) == 1


@pytest.mark.parametrize("setup", ["draft", "chief-draft"])
def test_who_drafts_sees_the_land(setup: str) -> None:
    seen = look(GAME.new(seats=3, seed=6, setup=setup))
    assert seen["round"] == 0
    assert len(set(seen["land"])) == 8


@seats_
def test_chiefs_are_drafted_in_order_before_the_setup_cards(seats: int) -> None:
    state = GAME.new(seats=seats, seed=7, setup="chief-draft")
    order = look(state)["order"]
    lying = set(look(state)["chiefs"])
    assert len(lying) == seats + 1
    for seat in order:
        assert asked(state) == ("drafting-chief", seat)
        assert {text.removeprefix("lead ") for text in legal(state)} == lying
        taken = max(lying)
        lying.remove(taken)
        act(state, f"lead {taken}", "side a")
        assert (of(state, seat)["chief"], of(state, seat)["side"]) == (taken, "a")
    assert asked(state) == ("drafting-setup", order[-1])


@seats_
def test_the_first_of_the_order_begins_in_round_one(winter: Game, seats: int) -> None:
    state = winter.new(seats=seats, seed=5)
    act(state, *["side a"] * seats)
    seen = look(state)
    assert (seen["round"], seen["era"], seen["current"]) == (1, 1, seen["order"][0])
    assert asked(state) == ("beginning", seen["order"][0])


def test_glacier_tokens_lie_on_all_glaciers_each_once(winter: Game) -> None:
    for seats in (2, 4):
        seen = look(winter.new(seats=seats, seed=9, glaciers=True))
        tokens = dict(zip(seen["glaciers"], seen["land"], strict=True))
        tokens.pop(None)
        assert set(tokens.values()) == {"glacier"}
        assert len(tokens) == seen["land"].count("glacier")
    assert set(look(winter.new(seed=9))["glaciers"]) == {None}


def test_rest_tokens_lie_in_a_stack_with_the_top_one_open(winter: Game) -> None:
    tops = {look(winter.new(seed=seed, rest_tokens=True))["rests"]["top"] for seed in range(20)}
    assert len(tops) > 2
    state = winter.new(seed=1, rest_tokens=True)
    assert look(state)["rests"]["count"] == 5
    assert look(winter.new(seed=1))["rests"] == {"top": None, "count": 0, "taken": False}
