"""The land's hexes and points, and the plans of megaliths."""

from __future__ import annotations

import pytest

from holocene.core.game import Game
from holocene.games.endless_winter import land
from holocene.games.endless_winter.game import ENDLESS_WINTER
from holocene.games.endless_winter.plan import GROUND, Plan, Tile

from .table import act, asked, gaining, legal, look, of, points, position

SHAPES = ENDLESS_WINTER.box.set.shapes


def test_nineteen_hexes_with_their_neighbours() -> None:
    assert len(land.HEX_NAMES) == 19
    assert land.HEX_NAMES[land.BASE] == "c3"
    counts = sorted(len(each) for each in land.NEIGHBOURS)
    assert counts == [3] * 6 + [4] * 6 + [6] * 7
    assert len(land.STEPS) == 2 * 42
    names = {land.HEX_NAMES[at] for at in land.NEIGHBOURS[land.BASE]}
    assert names == {"b2", "b3", "c2", "c4", "d2", "d3"}


def test_twenty_four_points_of_which_six_touch_the_base() -> None:
    assert len(land.JUNCTIONS) == 24
    assert len(land.SITES) == 18
    for a, b, c in land.JUNCTIONS:
        assert b in land.NEIGHBOURS[a]
        assert c in land.NEIGHBOURS[a]
        assert c in land.NEIGHBOURS[b]


@pytest.mark.parametrize(("number", "levels"), [(0, [32, 21, 12, 5]), (1, [32, 19, 8, 3]),
                                                 (2, [32, 16, 0, 0])])  # fmt: skip
def test_places_by_level(number: int, levels: list[int]) -> None:
    plan = Plan("", 2, SHAPES[number].tiles, True)
    assert [plan.levels.count(level) for level in range(4)] == levels
    assert len(set(plan.positions[:GROUND])) == GROUND


def test_a_turned_board_stands_upright() -> None:
    tile = Tile(2, 5, True)
    assert [tile.position(space) for space in (0, 3, 4, 7)] == [(2, 6), (5, 6), (2, 5), (5, 5)]


def test_neighbours_go_over_borders_where_boards_are_joined() -> None:
    tiles = SHAPES[0].tiles
    joined, apart = Plan("", 2, tiles, True), Plan("", 2, tiles, False)
    assert sorted(joined.beside[3]) == [2, 7, 8]
    assert sorted(apart.beside[3]) == [2, 7]
    assert apart.levels.count(1) == 4 * 3


def test_every_place_above_stands_on_four_of_one_level() -> None:
    for shape in SHAPES:
        plan = Plan("", 2, shape.tiles, True)
        for place in plan.tops:
            row, column = plan.positions[place]
            below = [plan.positions[under] for under in plan.below[place]]
            assert sorted(below) == [
                (row, column), (row, column + 1), (row + 1, column), (row + 1, column + 1),
            ]  # fmt: skip
            assert {plan.levels[under] for under in plan.below[place]} == {plan.levels[place] - 1}


def test_neutral_stones_go_on_any_space_of_the_boards_but_never_on_others(winter: Game) -> None:
    square = {0: 1, 1: 1, 4: 1, 5: 1}
    state = position(winter, stones=square, decisions=gaining(0, "megalith"))
    free = {f"build {row} {column} 0" for row in (1, 2, 3, 4) for column in range(1, 9)}
    taken = {"build 1 1 0", "build 1 2 0", "build 2 1 0", "build 2 2 0"}
    assert set(legal(state, "build")) == free - taken
    act(state, "build 1 8 0")  # far from all that stands
    assert of(state)["neutral"] == 1


def test_a_start_space_leads_on_to_one_of_two(winter: Game) -> None:
    state = position(winter, decisions=gaining(0, "megalith"))
    act(state, "build 1 3 0")
    assert asked(state) == ("chaining", 0)
    assert legal(state) == ["build 1 2 0", "build 2 3 0", "skip"]
    act(state, "build 2 3 0")
    assert of(state)["neutral"] == 0
    assert of(state)["food"] == 2
    assert {(each["row"], each["column"]) for each in look(state)["built"]} == {(1, 3), (2, 3)}


def test_after_the_last_neutral_stone_a_chain_goes_on_with_an_own_one(winter: Game) -> None:
    state = position(winter, players={0: {"neutral": 1}}, decisions=gaining(0, "megalith"))
    act(state, "build 1 3 0", "build 2 3 0")
    assert {(each["row"], each["owner"]) for each in look(state)["built"]} == {(1, None), (2, 0)}


def test_a_chain_ends_where_both_spaces_are_taken(winter: Game) -> None:
    stones = {1: 4, 6: 4}
    state = position(winter, stones=stones, decisions=gaining(0, "megalith"))
    act(state, "build 1 3 0")
    assert asked(state)[0] != "chaining"


def test_own_stones_stand_beside_others_and_on_no_start_space(winter: Game) -> None:
    me = {"neutral": 0}
    state = position(winter, stones={1: 1}, players={0: me}, decisions=gaining(0, "megalith"))
    assert legal(state, "build") == ["build 1 1 0", "build 2 2 0"]


def test_a_space_gives_its_reward_at_once(winter: Game) -> None:
    me = {"neutral": 0}
    state = position(winter, stones={2: 4}, players={0: me}, decisions=gaining(0, "megalith"))
    act(state, "build 1 4 0")
    assert points(state) == 2


def test_a_second_level_counts_only_what_is_directly_below(winter: Game) -> None:
    """Nine stones of one colour, four of mine on them; on top it is 8 points, and none for them."""
    ground = {row * 4 + column: 1 for row in range(2) for column in range(3)}
    ground |= {16 + column: 1 for column in range(3)}  # the third row is of another board
    plan = Plan("", 2, SHAPES[0].tiles, True)
    tops = {
        place: 0 for place in plan.tops
        if plan.levels[place] == 1 and plan.positions[place][0] < 2 and plan.positions[place][1] < 2
    }  # fmt: skip
    assert len(tops) == 4
    state = position(
        winter, stones=ground | tops, players={0: {"neutral": 0, "own": 4}},
        decisions=gaining(0, "megalith"),
    )  # fmt: skip
    act(state, "build 1 1 2")
    assert (points(state, 0), points(state, 1)) == (8, 0)


def test_without_stones_a_megalith_is_something_lesser(winter: Game) -> None:
    me = {"neutral": 0, "own": 0}
    state = position(winter, stones={1: 1}, players={0: me}, decisions=gaining(0, "megalith"))
    assert legal(state) == [
        "instead megalith offering", "instead megalith honour", "instead megalith tool",
        "instead megalith food",
    ]  # fmt: skip


def test_a_village_takes_three_camps_and_leads_three_hexes(winter: Game) -> None:
    me = {"food": 3, "camps": {"a1": 1, "a2": 1, "b2": 2}}
    state = position(winter, at="migrate", players={0: me})
    assert legal(state, "settle") == ["settle a1-a2-b2"]
    act(state, "settle a1-a2-b2")
    mine = of(state)
    assert (mine["villages"], mine["food"], mine["camps_left"]) == (["a1-a2-b2"], 0, 4)
    influence = dict(zip(land.HEX_NAMES, mine["influence"], strict=True))
    assert (influence["a1"], influence["a2"], influence["b2"]) == (2, 2, 3)


def test_no_village_beside_the_base_nor_where_one_stands(winter: Game) -> None:
    beside = {"food": 3, "camps": {"c3": 1, "c4": 1, "b3": 1}}
    state = position(winter, at="migrate", players={0: beside})
    assert legal(state, "settle") == []
    there = {"food": 3, "camps": {"a1": 1, "a2": 1, "b2": 1}}
    state = position(winter, at="migrate", players={0: there, 1: {"villages": ["a1-a2-b2"]}})
    assert legal(state, "settle") == []
    assert of(state)["food"] == 3
