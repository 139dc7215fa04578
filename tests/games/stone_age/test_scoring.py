"""The final count and who wins."""

from __future__ import annotations

from typing import Any

import pytest

from holocene import Game

from .table import position

GREEN = {
    "healing": ["c12", "c36"], "art": ["c23", "c29"], "music": ["c26", "c27"],
    "writing": ["c02", "c32"], "time": ["c03", "c30"], "pottery": ["c01", "c11"],
    "transport": ["c04", "c18"], "weaving": ["c13", "c14"],
}  # fmt: skip
FIRSTS = [pair[0] for pair in GREEN.values()]
SECONDS = [pair[1] for pair in GREEN.values()]


@pytest.mark.parametrize("count", range(9))
def test_different_symbols_are_squared(stone_age: Game, count: int) -> None:
    state = position(stone_age, tribes={0: {"cards": FIRSTS[:count]}})
    assert state.breakdown()[0]["culture"] == count * count


@pytest.mark.parametrize("count", range(9))
def test_second_copies_are_a_second_set(stone_age: Game, count: int) -> None:
    state = position(stone_age, tribes={0: {"cards": FIRSTS + SECONDS[:count]}})
    assert state.breakdown()[0]["culture"] == 64 + count * count


@pytest.mark.parametrize("count", range(9))
def test_second_copies_are_a_point_each_in_2008(stone_age: Game, count: int) -> None:
    cards = FIRSTS + SECONDS[:count]
    state = position(stone_age, edition="riogrande-2008", tribes={0: {"cards": cards}})
    assert state.breakdown()[0]["culture"] == 64 + count


def test_each_resource_left_is_a_point(stone_age: Game) -> None:
    state = position(stone_age, tribes={0: {"goods": [4, 3, 2, 1]}})
    assert state.breakdown()[0]["resources"] == 10


def test_food_counts_nothing(stone_age: Game) -> None:
    assert position(stone_age, tribes={0: {"food": 99}}).scores()[0] == 0


def test_one_use_tools_are_no_tools_for_tool_makers(stone_age: Game) -> None:
    state = position(stone_age, tribes={0: {"cards": ["c33"], "once": 1, "tools": 2}})
    assert state.breakdown()[0]["toolmakers"] == 2


@pytest.mark.parametrize(("once", "counted"), [(0, 2), (1, 2 + 4), (7, 2 + 4 + 3 + 2)])
def test_by_a_switch_unused_one_use_tools_count_for_tool_makers(
    stone_age: Game, once: int, counted: int
) -> None:
    cards = ["c33", "c34", "c35"]  # four tool makers
    tribes = {0: {"cards": cards, "once": once, "tools": 2}}
    state = position(stone_age, tribes=tribes, count_one_use_tools=True)
    assert state.breakdown()[0]["toolmakers"] == 4 * counted
    assert state.scores()[0] == 4 * counted


def test_everything_adds_up(stone_age: Game) -> None:
    tribe = {
        "people": 7, "agriculture": 4, "tools": 5, "goods": [1, 0, 2, 0],
        "cards": ["c10", "c08", "c28", "c22", "c12", "c13", "c14"],
        "buildings": ["b05", "b06"],
        "building_points": 26, "card_points": 3, "hunger_points": -10,
    }  # fmt: skip
    state = position(stone_age, tribes={0: tribe})
    assert state.breakdown()[0] == {
        "buildings": 26,
        "card_points": 3,
        "hunger": -10,
        "culture": 5,
        "farmers": 8,
        "toolmakers": 10,
        "builders": 6,
        "shamans": 14,
        "resources": 3,
    }
    assert state.scores() == [65, 0, 0, 0]


def winners(game: Game, *tribes: dict[str, Any], **options: Any) -> list[int]:
    return position(game, seats=len(tribes), tribes=dict(enumerate(tribes)), **options).winners()


def test_most_points_win(stone_age: Game) -> None:
    assert winners(stone_age, {"goods": [1, 0, 0, 0]}, {"goods": [2, 0, 0, 0]}) == [1]


@pytest.mark.parametrize("ahead", [{"agriculture": 1}, {"tools": 1}, {"people": 6}])
def test_a_tie_goes_to_most_agriculture_tools_and_people(
    stone_age: Game, ahead: dict[str, int]
) -> None:
    assert winners(stone_age, {}, ahead, {}) == [1]


def test_the_tie_break_is_the_sum_of_the_three(stone_age: Game) -> None:
    # cz p. 10: all of them together
    assert winners(stone_age, {"agriculture": 2}, {"agriculture": 1, "tools": 1, "people": 6}) == [
        1
    ]


@pytest.mark.parametrize(
    ("one", "two", "winner"),
    [
        ({"agriculture": 2}, {"agriculture": 1, "tools": 9, "people": 10}, 0),
        ({"tools": 1}, {"people": 10}, 0),
        ({"agriculture": 1, "tools": 1}, {"agriculture": 1, "tools": 1, "people": 6}, 1),
    ],
)
def test_by_a_switch_a_tie_is_broken_by_one_after_another(
    stone_age: Game, one: dict[str, int], two: dict[str, int], winner: int
) -> None:
    # hr p. 8: most food production, most tools and most people
    assert winners(stone_age, one, two, tie_break="in-order") == [winner]


@pytest.mark.parametrize(("rule", "shown"), [("sum", [1 + 4 + 7]), ("in-order", [1, 4, 7])])
def test_a_view_shows_what_breaks_a_tie(stone_age: Game, rule: str, shown: list[int]) -> None:
    tribes = {1: {"agriculture": 1, "tools": 4, "people": 7}}
    state = position(stone_age, tribes=tribes, tie_break=rule)
    assert state.view(0)["players"][1]["tie_break"] == shown


def test_an_equal_row_is_a_shared_win_too(stone_age: Game) -> None:
    assert winners(stone_age, {"tools": 1}, {"tools": 1}, tie_break="in-order") == [0, 1]


def test_a_full_tie_is_a_shared_win(stone_age: Game) -> None:
    # cz p. 10
    tied = {"agriculture": 1, "tools": 1}
    assert winners(stone_age, {}, {"agriculture": 2}, tied, {"goods": [0] * 4}) == [1, 2]


def test_points_come_before_the_tie_break(stone_age: Game) -> None:
    assert winners(stone_age, {"goods": [1, 0, 0, 0]}, {"people": 10, "tools": 12}) == [0]


def test_the_winner_may_have_less_than_nothing(stone_age: Game) -> None:
    assert winners(stone_age, {"hunger_points": -20}, {"hunger_points": -10}) == [1]


def test_the_winner_is_shown_only_at_the_end(stone_age: Game) -> None:
    state = position(stone_age, seats=2, tribes={1: {"goods": [1, 0, 0, 0]}})
    assert state.view(0)["winners"] == []
