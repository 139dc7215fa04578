"""Phase 3: harvest, food, resources in its place, hunger."""

from __future__ import annotations

from typing import Any

import pytest

from holocene import Game

from .table import StoneAge, act, asked, legal, position, using


def feeding(game: Game, edition: str = "mindok-2019", **tribe: Any) -> StoneAge:
    """Seat 3 is the last to be fed; it must be short of food and have something to give."""
    return position(game, kind="feeding", seat=3, tribes={3: tribe}, edition=edition)


def after_using(game: Game, **tribe: Any) -> StoneAge:
    """Seat 0 declines its last two cards, then everybody is fed."""
    return act(using(game, {}, **tribe), "use card 3")


def test_a_food_for_each_person(stone_age: Game) -> None:
    assert after_using(stone_age, people=7, food=9).players[0].food == 2


def test_the_harvest_comes_first(stone_age: Game) -> None:
    assert after_using(stone_age, people=5, food=0, agriculture=7).players[0].food == 2


def test_who_has_just_enough_is_not_asked(stone_age: Game) -> None:
    state = after_using(stone_age, people=5, food=2, agriculture=3, goods=[2, 0, 0, 0])
    assert asked(state)[0] == "placing"
    assert (state.players[0].food, state.players[0].goods) == (0, [2, 0, 0, 0])


def test_who_has_nothing_to_give_starves_without_a_question(stone_age: Game) -> None:
    state = after_using(stone_age, people=5, food=0)
    assert asked(state)[0] == "placing"
    assert state.players[0].points() == -10


def test_all_food_is_eaten_before_resources(stone_age: Game) -> None:
    state = feeding(stone_age, food=3, goods=[2, 0, 0, 0])
    act(state, "pay 2 wood")
    assert (state.players[3].food, state.players[3].goods) == (0, [0, 0, 0, 0])


def test_each_missing_food_is_one_resource_of_any_kind(stone_age: Game) -> None:
    state = feeding(stone_age, food=3, goods=[1, 0, 0, 2])
    assert legal(state) == [
        "pay nothing", "pay 1 gold", "pay 2 gold", "pay 1 wood", "pay 1 wood 1 gold",
    ]  # fmt: skip


def test_no_more_can_be_given_than_is_missing(stone_age: Game) -> None:
    state = feeding(stone_age, food=4, goods=[9, 9, 9, 9])
    assert len(legal(state)) == 5


def test_ten_hungry_people_can_eat_ten_resources(stone_age: Game) -> None:
    state = feeding(stone_age, people=10, food=0, goods=[3, 3, 3, 3])
    act(state, "pay 3 wood 3 clay 3 stone 1 gold")
    assert state.players[3].points() == 0


def test_the_fed_lose_no_points(stone_age: Game) -> None:
    state = act(feeding(stone_age, food=4, goods=[1, 0, 0, 0]), "pay 1 wood")
    assert state.players[3].points() == 0


@pytest.mark.parametrize("edition", ["mindok-2019", "riogrande-2008"])
@pytest.mark.parametrize("food", [0, 2, 4])
def test_hunger_costs_ten_points_once(stone_age: Game, edition: str, food: int) -> None:
    # cz p. 8, hr p. 7: however many starve
    state = feeding(stone_age, edition, food=food, goods=[1, 0, 0, 0])
    assert act(state, "pay nothing").players[3].points() == -10


@pytest.mark.parametrize(("food", "points"), [(0, -20), (2, -12), (4, -4)])
def test_hunger_costs_four_points_per_food_in_the_slovak_book(
    stone_age: Game, food: int, points: int
) -> None:
    # sk p. 7
    state = feeding(stone_age, "slovak", food=food, goods=[1, 0, 0, 0])
    assert act(state, "pay nothing").players[3].points() == points


def test_giving_a_part_saves_four_points_each(stone_age: Game) -> None:
    state = feeding(stone_age, "slovak", food=2, goods=[2, 0, 0, 0])
    assert act(state, "pay 2 wood").players[3].points() == -4


def test_giving_a_part_saves_nothing_where_hunger_is_flat(stone_age: Game) -> None:
    state = feeding(stone_age, food=2, goods=[2, 0, 0, 0])
    assert act(state, "pay 2 wood").players[3].points() == -10


def test_who_starves_on_purpose_keeps_resources_but_no_food(stone_age: Game) -> None:
    # cz p. 8: "all food is lost in any case"
    state = act(feeding(stone_age, food=4, goods=[9, 9, 9, 9]), "pay nothing")
    assert (state.players[3].food, state.players[3].goods) == (0, [9, 9, 9, 9])


def test_points_go_below_zero_and_hunger_adds_up(stone_age: Game) -> None:
    state = feeding(stone_age, food=4, goods=[1, 0, 0, 0], hunger_points=-10, card_points=3)
    assert act(state, "pay nothing").players[3].points() == -17


def test_a_new_person_eats_in_the_same_round(stone_age: Game) -> None:
    tribes = {0: {"people": 5, "food": 6, "at": {"hut": 2, "field": 1}, "agriculture": 10}}
    state = position(stone_age, kind="using", tribes=tribes)
    act(state, "use hut")
    assert state.players[0].people == 6
    assert state.players[0].food == 6 + 10 - 6


def test_the_field_of_this_round_is_harvested(stone_age: Game) -> None:
    tribes = {0: {"food": 5, "at": {"field": 1, "toolmaker": 1}}}
    state = act(position(stone_age, kind="using", tribes=tribes), "use field")
    assert state.players[0].food == 5 + 1 - 5


def test_tribes_are_fed_from_the_first_player(stone_age: Game) -> None:
    short = {"food": 0, "goods": [1, 0, 0, 0]}
    tribes = dict.fromkeys(range(4), short)
    state = position(stone_age, kind="feeding", first=2, seat=2, tribes=tribes)
    seen = []
    for _ in range(4):
        seen.append(state.actor)
        act(state, "pay 1 wood")
    assert seen == [2, 3, 0, 1]


def test_at_home_or_out_everybody_eats(stone_age: Game) -> None:
    state = after_using(stone_age, people=10, food=10)
    assert state.players[0].food == 0
