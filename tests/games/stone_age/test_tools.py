"""Tools: how they are raised, and when they can be added to a roll."""

from __future__ import annotations

from typing import Any

import pytest

from holocene import Game

from .table import StoneAge, Tribe, act, asked, legal, position, using


@pytest.mark.parametrize(
    ("tools", "values"),
    [
        (0, []), (1, [1]), (2, [1, 1]), (3, [1, 1, 1]),
        (4, [2, 1, 1]), (5, [2, 2, 1]), (6, [2, 2, 2]),
        (7, [3, 2, 2]), (8, [3, 3, 2]), (9, [3, 3, 3]),
        (10, [4, 3, 3]), (11, [4, 4, 3]), (12, [4, 4, 4]),
    ],
)  # fmt: skip
def test_the_ladder_of_tools(stone_age: Game, tools: int, values: list[int]) -> None:
    # sk p. 5, cz p. 6, hr p. 5
    view = position(stone_age, tribes={0: {"tools": tools}}).view(0)
    assert [tool["value"] for tool in view["players"][0]["tools"]] == values


def test_any_set_of_own_tools_can_be_added(stone_age: Game) -> None:
    state = using(stone_age, {"forest": 1}, tools=3, dice=[1])
    assert legal(act(state, "use forest")) == [
        "add nothing", "add tool-1", "add tool-2", "add tool-1 tool-2",
        "add tool-3", "add tool-1 tool-3", "add tool-2 tool-3", "add tool-1 tool-2 tool-3",
    ]  # fmt: skip


def test_the_roll_is_seen_before_tools_are_added(stone_age: Game) -> None:
    state = act(using(stone_age, {"forest": 2}, tools=1, dice=[2, 5]), "use forest")
    decision = state.view(None)["decision"]
    assert decision == {"kind": "adding-tools", "seat": 0, "place": "forest", "dice": [2, 5]}


def test_a_tool_counts_wholly(stone_age: Game) -> None:
    state = using(stone_age, {"forest": 1}, tools=12, dice=[1])
    act(state, "use forest", "add tool-1 tool-2")
    assert state.players[0].goods[0] == 3  # 1 + 4 + 4


def test_without_tools_there_is_no_question(stone_age: Game) -> None:
    state = act(using(stone_age, {"forest": 1}, dice=[3]), "use forest")
    assert asked(state) == ("using", 0)


def test_used_tools_are_not_offered_again_in_the_round(stone_age: Game) -> None:
    state = using(stone_age, {"forest": 1, "river": 1}, tools=3, dice=[1, 1])
    act(state, "use forest", "add tool-1 tool-3", "use river")
    assert legal(state) == ["add nothing", "add tool-2"]


def test_a_tool_not_added_stays_ready(stone_age: Game) -> None:
    state = using(stone_age, {"forest": 1, "river": 1}, tools=1, dice=[1, 1])
    act(state, "use forest", "add nothing", "use river")
    assert legal(state) == ["add nothing", "add tool-1"]


def test_a_tool_gained_this_round_is_usable(stone_age: Game) -> None:
    state = using(stone_age, {"toolmaker": 1, "forest": 1}, dice=[2])
    act(state, "use toolmaker", "use forest", "add tool-1")
    assert state.players[0].goods[0] == 1


def test_a_ready_tile_raised_this_round_counts_its_new_value(stone_age: Game) -> None:
    state = using(stone_age, {"toolmaker": 1, "forest": 1}, tools=3, dice=[1])
    act(state, "use toolmaker", "use forest", "add tool-1")
    assert state.players[0].goods[0] == 1  # 1 + 2


def test_a_used_tile_that_is_raised_stays_used(stone_age: Game) -> None:
    state = using(stone_age, {"toolmaker": 1, "forest": 1}, tools=3, used=1, dice=[1])
    act(state, "use toolmaker", "use forest")
    assert legal(state) == ["add nothing", "add tool-2", "add tool-3", "add tool-2 tool-3"]
    assert state.view(0)["players"][0]["tools"][0] == {"value": 2, "used": True}


def test_tools_are_ready_again_in_the_next_round(stone_age: Game) -> None:
    tribes = {seat: {"tools": 3, "used": 5} for seat in range(4)}
    tribes[3] = {**tribes[3], "food": 0, "goods": [1, 0, 0, 0]}  # type: ignore[dict-item]
    state = act(position(stone_age, kind="feeding", seat=3, tribes=tribes), "pay nothing")
    assert [player.used for player in state.players] == [0, 0, 0, 0]


@pytest.mark.parametrize(("card", "once", "value"), [("c33", 1, 4), ("c34", 2, 3), ("c35", 4, 2)])
def test_a_one_use_tool_adds_its_value_and_is_gone(
    stone_age: Game, card: str, once: int, value: int
) -> None:
    state = using(stone_age, {"hunt": 1}, cards=[card], once=once, food=0, dice=[2])
    act(state, "use hunt", f"add once-{value}")
    assert state.players[0].food == (2 + value) // 2
    assert state.players[0].once == 0


def test_a_one_use_tool_is_not_made_ready_again(stone_age: Game) -> None:
    state = position(stone_age, tribes={0: {"cards": ["c33"]}})
    assert state.view(0)["players"][0]["one_use_tools"] == []


def test_one_use_tools_add_together_with_the_others(stone_age: Game) -> None:
    state = using(stone_age, {"river": 1}, tools=1, cards=["c33", "c34", "c35"], once=7, dice=[2])
    act(state, "use river", "add tool-1 once-4 once-3 once-2")
    assert state.players[0].goods[3] == 2  # 2 + 1 + 4 + 3 + 2


def test_a_one_use_tool_can_be_kept_for_later(stone_age: Game) -> None:
    state = using(stone_age, {"river": 1}, cards=["c33"], once=1, dice=[2])
    act(state, "use river", "add nothing")
    assert state.view(1)["players"][0]["one_use_tools"] == [4]


def test_the_tool_of_another_cannot_be_added(stone_age: Game) -> None:
    state = using(stone_age, {"forest": 1}, tribes={1: {"tools": 3}}, dice=[3])
    assert asked(act(state, "use forest")) == ("using", 0)


# Which tile is raised


def values(state: StoneAge, seat: int = 0) -> list[int]:
    return [tool["value"] for tool in state.view(None)["players"][seat]["tools"]]


def making(game: Game, tools: int, used: int, rule: str = "choose", **more: Any) -> StoneAge:
    return using(
        game, {"toolmaker": 1, "forest": 1}, tools=tools, used=used, raise_tools=rule, **more
    )


@pytest.mark.parametrize("used", [1, 2, 3, 4, 5, 6])
def test_a_ready_or_a_used_tile_is_raised_as_its_owner_likes(stone_age: Game, used: int) -> None:
    # sk p. 5, hr p. 5: the books do not say which tile is turned over
    state = act(making(stone_age, 3, used), "use toolmaker")
    first_used = next(tile for tile in range(3) if used >> tile & 1)
    first_ready = next(tile for tile in range(3) if not used >> tile & 1)
    assert asked(state) == ("raising-tool", 0)
    assert legal(state) == [f"raise {tile + 1}" for tile in sorted([first_used, first_ready])]
    act(state, f"raise {first_ready + 1}")
    assert values(state)[first_ready] == 2
    assert sorted(values(state)) == [1, 1, 2]
    assert asked(state) == ("using", 0)


def test_a_used_tile_that_was_chosen_stays_used(stone_age: Game) -> None:
    state = act(making(stone_age, 3, 1, dice=[1]), "use toolmaker", "raise 1", "use forest")
    assert legal(state) == ["add nothing", "add tool-2", "add tool-3", "add tool-2 tool-3"]
    assert state.view(0)["players"][0]["tools"][0] == {"value": 2, "used": True}


def test_a_ready_tile_that_was_chosen_can_be_added(stone_age: Game) -> None:
    state = making(stone_age, 3, 1, dice=[1])
    act(state, "use toolmaker", "raise 2", "use forest", "add tool-2")
    assert state.players[0].goods[0] == 1  # 1 + 2


@pytest.mark.parametrize(
    ("tools", "raised", "used"),
    [
        (0, 0, 0), (1, 1, 1), (2, 3, 3),  # a new tile, and nothing to raise
        (3, 0, 0), (3, 0, 7),  # all ready, all used
        (4, 1, 1), (4, 2, 5),  # the two lowest are equal
        (5, 3, 3), (5, 5, 5),  # one is left to raise
        (12, 0, 1),
    ],
)  # fmt: skip
def test_where_it_does_not_matter_nobody_is_asked(
    stone_age: Game, tools: int, raised: int, used: int
) -> None:
    state = act(making(stone_age, tools, used, raised=raised), "use toolmaker")
    assert asked(state) == ("using", 0)
    assert sum(values(state)) == min(12, tools + 1)


@pytest.mark.parametrize("used", range(8))
def test_by_the_czech_book_the_first_tile_is_raised(stone_age: Game, used: int) -> None:
    # cz p. 6
    state = act(making(stone_age, 3, used, "first"), "use toolmaker")
    assert asked(state) == ("using", 0)
    assert values(state) == [2, 1, 1]


def test_tiles_never_differ_by_more_than_one(stone_age: Game) -> None:
    state = act(making(stone_age, 4, 1, raised=2), "use toolmaker")
    assert legal(state) == ["raise 1", "raise 3"]  # the second is above them
    assert values(act(state, "raise 3")) == [1, 2, 2]


def test_the_sixth_tool_makes_all_equal(stone_age: Game) -> None:
    state = act(making(stone_age, 5, 1, raised=6), "use toolmaker")
    assert values(state) == [2, 2, 2]
    assert state.players[0].raised == 0


def test_the_tool_counts_before_its_tile_is_chosen(stone_age: Game) -> None:
    state = act(making(stone_age, 3, 1, cards=["c07"]), "use toolmaker")
    assert state.breakdown()[0]["toolmakers"] == 2 * 4


def test_a_card_asks_too(stone_age: Game) -> None:
    state = using(
        stone_age, {"card 1": 1}, tools=3, used=1, goods=[1, 0, 0, 0], raise_tools="choose",
        row=["c29", "c13", "c14", "c26"],
    )  # fmt: skip
    act(state, "use card 1", "pay 1 wood")
    assert legal(state) == ["raise 1", "raise 2"]
    assert values(act(state, "raise 2")) == [1, 2, 1]


def test_a_market_die_asks_before_the_next_die_is_taken(stone_age: Game) -> None:
    market = {"kind": "picking-die", "seat": 1, "faces": ["wood", "tool", "clay"]}
    tribes: dict[int, Tribe] = {
        0: {"cards": ["c01"], "at": {"hunt": 1}},
        1: {"tools": 3, "used": 2},
    }
    row = [None, "c13", "c14", "c26"]
    state = position(
        stone_age, kind="using", tribes=tribes, row=row, inner=market, raise_tools="choose"
    )
    act(state, "pick tool")
    assert asked(state) == ("raising-tool", 1)
    assert state.turn == 0  # it is still the buyer's
    act(state, "raise 1")
    assert asked(state) == ("picking-die", 2)
    assert values(state, 1) == [2, 1, 1]


def test_greedy_raises_a_tile_that_is_ready(stone_age: Game) -> None:
    for used, best in ((1, "raise 2"), (6, "raise 1")):
        state = act(making(stone_age, 3, used), "use toolmaker")
        marks = {}
        for action in state.legal_actions():
            after = state.copy()
            after.apply(action)
            marks[str(action)] = stone_age.estimate(after)[0]
        assert max(marks, key=lambda text: marks[text]) == best
