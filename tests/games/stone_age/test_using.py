"""Phase 2: using people in any order, without tools, cards and buildings."""

from __future__ import annotations

import pytest

from holocene import Game

from .table import act, asked, legal, position, using


def test_all_own_places_are_offered_in_any_order(stone_age: Game) -> None:
    state = using(stone_age, {"hut": 2, "hunt": 1, "forest": 1})
    assert legal(state) == ["use hut", "use hunt", "use forest", "use card 3", "use card 4"]


def test_each_tribe_uses_all_its_people_before_the_next(stone_age: Game) -> None:
    tribes = {1: {"at": {"field": 1, "toolmaker": 1}}}
    state = using(stone_age, {"hunt": 1}, tribes=tribes, dice=[1])
    act(state, "use hunt")
    assert asked(state) == ("using", 0)
    act(state, "use card 3")  # card 4 is the last and needs no question
    assert asked(state) == ("using", 1)


def test_the_order_of_tribes_is_from_the_first_player(stone_age: Game) -> None:
    both = {"field": 1, "toolmaker": 1}
    tribes = {1: {"at": {"card 1": 1, "card 2": 1}}, 2: {"at": both}}
    state = position(stone_age, kind="using", first=2, seat=2, tribes=tribes)
    act(state, "use field")
    assert asked(state) == ("using", 1)  # 3 and 0 have nobody out


def test_used_people_come_home(stone_age: Game) -> None:
    state = using(stone_age, {"forest": 3}, people=5, dice=[1, 1, 1])
    assert act(state, "use forest").players[0].home == 3
    assert state.crowd[4] == 0


@pytest.mark.parametrize(
    ("place", "kind", "points"),
    [("forest", 0, 3), ("clay-pit", 1, 4), ("quarry", 2, 5), ("river", 3, 6)],
)
def test_a_resource_for_so_many_points_rounded_down(
    stone_age: Game, place: str, kind: int, points: int
) -> None:
    for dice in ([1, 1], [3, 6], [6, 6]):
        state = act(using(stone_age, {place: 2}, dice=dice), f"use {place}")
        assert state.players[0].goods[kind] == sum(dice) // points


def test_more_people_than_dice_in_the_box_roll_all_the_same(stone_age: Game) -> None:
    state = using(stone_age, {"hunt": 8}, food=0, dice=[6] * 8)
    assert act(state, "use hunt").players[0].food == 24


def test_the_field_raises_agriculture(stone_age: Game) -> None:
    state = act(using(stone_age, {"field": 1}, agriculture=9), "use field")
    assert state.players[0].agriculture == 10


def test_the_field_brings_nothing_at_ten(stone_age: Game) -> None:
    state = act(using(stone_age, {"field": 1}, agriculture=10), "use field")
    assert state.players[0].agriculture == 10


def test_the_tool_maker_brings_nothing_at_twelve_tools(stone_age: Game) -> None:
    state = act(using(stone_age, {"toolmaker": 1}, tools=12), "use toolmaker")
    assert state.players[0].tools == 12


def test_the_hut_brings_nobody_at_ten_people(stone_age: Game) -> None:
    state = act(using(stone_age, {"hut": 2}, people=10), "use hut")
    assert (state.players[0].people, state.players[0].home) == (10, 8)


def test_the_engine_uses_the_last_place_by_itself(stone_age: Game) -> None:
    tribes = {0: {"at": {"field": 1, "toolmaker": 1}}}
    state = position(stone_age, kind="using", tribes=tribes)
    act(state, "use field")
    assert (state.players[0].agriculture, state.players[0].tools) == (1, 1)
    assert asked(state) == ("placing", 1)  # and goes on to the next round


def test_a_card_or_building_that_cannot_be_paid_is_declined_by_itself(stone_age: Game) -> None:
    state = using(stone_age, {"card 1": 1, "building 1": 1})
    act(state, "use card 1", "use building 1")
    assert legal(state) == ["use card 3", "use card 4"]
    assert state.players[0].cards == state.players[0].buildings == []


def test_where_it_can_be_paid_declining_is_offered(stone_age: Game) -> None:
    state = using(stone_age, {"card 1": 1}, goods=[1, 0, 0, 1])
    assert legal(act(state, "use card 1")) == ["pay 1 gold", "pay 1 wood", "decline"]


def test_declining_a_card_leaves_it_and_costs_nothing(stone_age: Game) -> None:
    state = using(stone_age, {"card 1": 1}, goods=[1, 0, 0, 1])
    row = state.row[:]
    act(state, "use card 1", "decline")
    assert state.row == row
    assert state.players[0].goods == [1, 0, 0, 1]
