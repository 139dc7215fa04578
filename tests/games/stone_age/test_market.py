"""The market of ten cards: a die for everybody."""

from __future__ import annotations

from typing import Any

import pytest

from holocene import Game

from .table import StoneAge, act, asked, legal, position, using

ROW = ["c01", "c13", "c14", "c26"]


def market(game: Game, dice: list[int], seats: int = 4, seat: int = 0, **more: Any) -> StoneAge:
    own: dict[str, Any] = {"goods": [1, 0, 0, 0]} | more
    state = using(
        game, {"card 1": 1}, seat=seat, first=seat, seats=seats, row=ROW, dice=dice, **own
    )
    return act(state, "use card 1", "pay 1 wood")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_die_for_each_player(stone_age: Game, seats: int) -> None:
    state = market(stone_age, [1, 2, 3, 4][:seats], seats)
    assert legal(state) == ["pick wood", "pick clay", "pick stone", "pick gold"][:seats]


def test_the_buyer_is_first_then_clockwise(stone_age: Game) -> None:
    state = market(stone_age, [1, 2, 3, 4], seat=2)
    seen = []
    for face in ("gold", "stone", "clay"):
        seen.append(state.actor)
        act(state, f"pick {face}")
    assert seen == [2, 3, 0]
    assert state.players[1].goods == [1, 0, 0, 0]  # the last die is nobody's choice


@pytest.mark.parametrize("kind", [0, 1, 2, 3])
def test_faces_one_to_four_are_resources(stone_age: Game, kind: int) -> None:
    state = market(stone_age, [kind + 1, 6, 6, 6])
    act(state, f"pick {['wood', 'clay', 'stone', 'gold'][kind]}")
    assert state.players[0].goods[kind] == 1


def test_face_five_is_a_tool(stone_age: Game) -> None:
    assert act(market(stone_age, [5, 1, 1, 1], tools=3), "pick tool").players[0].tools == 4


def test_face_six_is_agriculture(stone_age: Game) -> None:
    state = act(market(stone_age, [6, 1, 1, 1]), "pick agriculture")
    assert state.players[0].agriculture == 1


def test_equal_dice_are_one_choice(stone_age: Game) -> None:
    assert legal(market(stone_age, [2, 2, 5, 2])) == ["pick clay", "pick tool"]


def test_where_all_dice_are_equal_nobody_is_asked(stone_age: Game) -> None:
    state = market(stone_age, [4, 4, 4, 4])
    assert asked(state) == ("using", 0)
    assert [player.goods[3] for player in state.players] == [1, 1, 1, 1]


def test_nobody_can_refuse(stone_age: Game) -> None:
    state = market(stone_age, [5, 6, 5, 6], tools=12, agriculture=10)
    assert legal(state) == ["pick tool", "pick agriculture"]


def test_a_gain_past_a_cap_is_lost(stone_age: Game) -> None:
    for face in ("tool", "agriculture"):
        state = market(stone_age, [5, 6, 5, 6], tools=12, agriculture=10)
        act(state, f"pick {face}")
        assert (state.players[0].tools, state.players[0].agriculture) == (12, 10)


def test_tools_change_no_market_roll(stone_age: Game) -> None:
    state = market(stone_age, [1, 2, 3, 4], tools=12, cards=["c33"], once=1)
    assert legal(state) == ["pick wood", "pick clay", "pick stone", "pick gold"]


def test_after_the_market_its_buyer_goes_on(stone_age: Game) -> None:
    state = market(stone_age, [1, 2, 1, 1])
    act(state, "pick clay")
    assert asked(state) == ("using", 0)


def test_a_tool_from_the_market_helps_in_the_same_round(stone_age: Game) -> None:
    at = {"card 1": 1, "forest": 1}
    state = using(stone_age, at, goods=[1, 0, 0, 0], row=ROW, dice=[5, 1, 1, 1, 2])
    act(state, "use card 1", "pay 1 wood", "pick tool", "use forest", "add tool-1")
    assert state.players[0].goods == [1, 0, 0, 0]


def test_a_half_picked_market_can_be_loaded(stone_age: Game) -> None:
    inner = {"kind": "picking-die", "seat": 2, "faces": ["wood", "tool"]}
    tribes = {0: {"cards": ["c01"]}}
    state = position(
        stone_age, kind="using", seat=0, tribes=tribes, row=[None, *ROW[1:]], inner=inner
    )
    act(state, "pick tool")
    assert (state.players[2].tools, state.players[3].goods[0]) == (1, 1)
