"""All 28 buildings: every way to pay for them and what they score."""

from __future__ import annotations

from itertools import product

import pytest

from holocene import Game

from .table import RICH, act, asked, legal, position, tile_ids, using

WORTH = [3, 4, 5, 6]
NAMES = ["wood", "clay", "stone", "gold"]

# Written down from the tiles: wood, clay, stone, gold, points.
FIXED = {
    "b01": ([2, 1, 0, 0], 10),
    "b02": ([2, 0, 1, 0], 11),
    "b03": ([1, 2, 0, 0], 11),
    "b04": ([2, 0, 0, 1], 12),
    "b05": ([1, 0, 2, 0], 13),
    "b06": ([0, 2, 1, 0], 13),
    "b07": ([0, 2, 0, 1], 14),
    "b08": ([0, 1, 2, 0], 14),
    "b09": ([0, 0, 2, 1], 16),
    "b10": ([1, 1, 1, 0], 12),
    "b11": ([1, 1, 1, 0], 12),
    "b12": ([1, 1, 0, 1], 13),
    "b13": ([1, 1, 0, 1], 13),
    "b14": ([1, 0, 1, 1], 14),
    "b15": ([1, 0, 1, 1], 14),
    "b16": ([0, 1, 1, 1], 15),
    "b17": ([0, 1, 1, 1], 15),
}
# How many resources, of how many kinds, and how many mixes that makes.
CHOICE = {
    "b18": (4, 1, 4),
    "b19": (4, 2, 18),
    "b20": (4, 3, 12),
    "b21": (4, 4, 1),
    "b22": (5, 1, 4),
    "b23": (5, 2, 24),
    "b24": (5, 3, 24),
    "b25": (5, 4, 4),
}
FREE = ["b26", "b27", "b28"]


def spelled(mix: tuple[int, ...] | list[int]) -> str:
    return "pay " + " ".join(f"{n} {name}" for n, name in zip(mix, NAMES, strict=True) if n)


def mixes(least: int, most: int, kinds: int | None = None) -> set[str]:
    return {
        spelled(mix)
        for mix in product(range(8), repeat=4)
        if least <= sum(mix) <= most and kinds in (None, sum(n > 0 for n in mix))
    }


@pytest.mark.parametrize("tile", FIXED)
def test_a_printed_price_is_paid_exactly_and_scores(stone_age: Game, tile: str) -> None:
    cost, points = FIXED[tile]
    state = using(stone_age, {"building 1": 1}, goods=RICH, tops=[tile])
    act(state, "use building 1")
    assert legal(state) == [spelled(cost), "decline"]
    act(state, spelled(cost))
    assert state.players[0].building_points == points
    assert state.players[0].goods == [9 - n for n in cost]


@pytest.mark.parametrize("tile", FIXED)
def test_one_resource_short_there_is_no_choice(stone_age: Game, tile: str) -> None:
    for kind in [kind for kind, n in enumerate(FIXED[tile][0]) if n]:
        goods = FIXED[tile][0][:]
        goods[kind] -= 1
        state = using(stone_age, {"building 1": 1}, goods=goods, tops=[tile])
        assert asked(act(state, "use building 1")) == ("using", 0)


@pytest.mark.parametrize("tile", CHOICE)
def test_a_choice_tile_takes_every_mix_of_its_kinds(stone_age: Game, tile: str) -> None:
    amount, kinds, count = CHOICE[tile]
    state = using(stone_age, {"building 1": 1}, goods=RICH, tops=[tile])
    act(state, "use building 1")
    assert set(legal(state, "pay")) == mixes(amount, amount, kinds)
    assert len(legal(state, "pay")) == count


@pytest.mark.parametrize("tile", FREE)
def test_a_free_tile_takes_one_to_seven_of_anything(stone_age: Game, tile: str) -> None:
    state = using(stone_age, {"building 1": 1}, goods=RICH, tops=[tile])
    act(state, "use building 1")
    assert set(legal(state, "pay")) == mixes(1, 7)
    assert len(legal(state, "pay")) == 329


@pytest.mark.parametrize("tile", [*CHOICE, *FREE])
def test_a_tile_without_printed_points_scores_what_was_paid(stone_age: Game, tile: str) -> None:
    state = using(stone_age, {"building 1": 1}, goods=RICH, tops=[tile])
    act(state, "use building 1")
    for text in legal(state, "pay"):
        twin = act(state.copy(), text)
        paid = [9 - n for n in twin.players[0].goods]
        assert text == spelled(paid)
        assert twin.players[0].building_points == sum(map(int.__mul__, paid, WORTH))


def test_only_goods_in_hand_can_be_paid(stone_age: Game) -> None:
    state = using(stone_age, {"building 1": 1}, goods=[1, 0, 0, 1], tops=["b26"])
    act(state, "use building 1")
    assert legal(state) == ["pay 1 gold", "pay 1 wood", "pay 1 wood 1 gold", "decline"]


def test_the_next_tile_is_turned_up(stone_age: Game) -> None:
    state = using(stone_age, {"building 1": 1}, goods=RICH)
    under = tile_ids(state.stacks[0])[-2]
    act(state, "use building 1", "pay 2 wood 1 clay")
    assert state.view(None)["stacks"][0] == {"tile": under, "left": 6}


def test_nobody_uses_the_next_tile_in_the_same_round(stone_age: Game) -> None:
    state = using(stone_age, {"building 1": 1}, goods=RICH)
    act(state, "use building 1", "pay 2 wood 1 clay")
    assert legal(state) == ["use card 3", "use card 4"]


def test_declining_leaves_the_tile_for_the_next_round(stone_age: Game) -> None:
    state = using(stone_age, {"building 1": 1}, goods=RICH)
    before = state.stacks[0][:]
    act(state, "use building 1", "decline")
    assert state.stacks[0] == before
    assert (state.players[0].goods, state.players[0].buildings) == (RICH, [])


def test_a_tribe_can_have_more_than_five_buildings(stone_age: Game) -> None:
    built = ["b10", "b11", "b12", "b13", "b14", "b15"]
    state = using(stone_age, {"building 1": 1}, goods=RICH, buildings=built)
    act(state, "use building 1", "pay 2 wood 1 clay")
    assert len(state.players[0].buildings) == 7


def test_two_buildings_in_a_round(stone_age: Game) -> None:
    state = using(stone_age, {"building 1": 1, "building 2": 1}, goods=RICH)
    act(state, "use building 2", "pay 2 wood 1 stone", "use building 1", "pay 2 wood 1 clay")
    assert tile_ids(state.players[0].buildings) == ["b02", "b01"]
    assert state.players[0].points() == 21


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_stacks_of_seven_at_the_start(stone_age: Game, seats: int) -> None:
    state = position(stone_age, seats=seats)
    assert [len(stack) for stack in state.stacks] == [7] * seats
