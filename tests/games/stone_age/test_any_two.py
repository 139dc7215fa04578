"""The card of any two resources (c36): usable whenever its owner decides something."""

from __future__ import annotations

from typing import Any

import pytest

from holocene import Game

from .table import StoneAge, act, asked, legal, position, using

TAKES = [
    "take wood wood", "take wood clay", "take wood stone", "take wood gold",
    "take clay clay", "take clay stone", "take clay gold",
    "take stone stone", "take stone gold", "take gold gold",
]  # fmt: skip
HELD: dict[str, Any] = {"cards": ["c36"], "any_two": True}
ROW = ["c01", "c13", "c14", "c26"]


def placing(game: Game) -> StoneAge:
    return position(game, tribes={0: HELD})


def using_people(game: Game) -> StoneAge:
    return using(game, {}, **HELD)


def adding_tools(game: Game) -> StoneAge:
    return act(using(game, {"forest": 1}, tools=1, dice=[2], **HELD), "use forest")


def buying_card(game: Game) -> StoneAge:
    return act(using(game, {"card 1": 1}, **HELD), "use card 1")


def buying_building(game: Game) -> StoneAge:
    return act(using(game, {"building 1": 1}, tops=["b26"], **HELD), "use building 1")


def own_market(game: Game) -> StoneAge:
    state = using(game, {"card 1": 1}, goods=[1, 0, 0, 0], row=ROW, dice=[1, 1, 1, 1], **HELD)
    return act(state, "use card 1", "pay 1 wood")


def market_of_another(game: Game) -> StoneAge:
    state = using(
        game,
        {"card 1": 1},
        seat=3,
        first=3,
        goods=[1, 0, 0, 0],
        row=ROW,
        dice=[1, 1, 1, 1],
        tribes={0: HELD},
    )
    return act(state, "use card 1", "pay 1 wood")


def feeding(game: Game) -> StoneAge:
    return position(game, kind="feeding", tribes={0: {**HELD, "food": 0}})


def last_chance(game: Game) -> StoneAge:
    return position(game, kind="last-chance", tribes={0: HELD})


def raising_tool(game: Game) -> StoneAge:
    state = using(game, {"toolmaker": 1}, tools=3, used=1, raise_tools="choose", **HELD)
    return act(state, "use toolmaker")


EVERYWHERE = [
    (placing, "placing"),
    (using_people, "using"),
    (adding_tools, "adding-tools"),
    (buying_card, "buying-card"),
    (buying_building, "buying-tile"),
    (own_market, "picking-die"),
    (market_of_another, "picking-die"),
    (raising_tool, "raising-tool"),
    (feeding, "feeding"),
    (last_chance, "last-chance"),
]
places = pytest.mark.parametrize(
    ("reach", "kind"), EVERYWHERE, ids=[reach.__name__ for reach, _ in EVERYWHERE]
)


@places
def test_its_owner_is_offered_every_pair(stone_age: Game, reach: Any, kind: str) -> None:
    state = reach(stone_age)
    assert asked(state) == (kind, 0)
    assert legal(state, "take") == TAKES


@places
def test_something_else_can_be_chosen_as_well(stone_age: Game, reach: Any, kind: str) -> None:
    state = reach(stone_age)
    assert [text for text in legal(state) if text not in TAKES]


@pytest.mark.parametrize("reach", [reach for reach, _ in EVERYWHERE[:5]])
def test_both_are_taken_together_and_the_card_is_used_up(stone_age: Game, reach: Any) -> None:
    state = act(reach(stone_age), "take stone gold")
    assert state.players[0].goods == [0, 0, 1, 1]
    assert not state.players[0].any_two


@pytest.mark.parametrize(("reach", "kind"), [pair for pair in EVERYWHERE[:5] if pair[1] != "using"])
def test_the_same_question_follows(stone_age: Game, reach: Any, kind: str) -> None:
    state = act(reach(stone_age), "take wood clay")
    assert asked(state) == (kind, 0)
    assert legal(state, "take") == []


def test_two_of_the_same(stone_age: Game) -> None:
    assert act(placing(stone_age), "take clay clay").players[0].goods == [0, 2, 0, 0]


def test_they_pay_for_a_card_at_once(stone_age: Game) -> None:
    state = act(buying_card(stone_age), "take gold gold", "pay 1 gold")
    assert state.players[0].goods == [0, 0, 0, 1]
    assert len(state.players[0].cards) == 2


def test_they_feed(stone_age: Game) -> None:
    state = position(stone_age, kind="feeding", seat=3, tribes={3: {**HELD, "food": 3}})
    act(state, "take wood wood", "pay 2 wood")
    assert state.players[3].points() == 0


def test_taking_leads_back_to_feeding_with_a_choice(stone_age: Game) -> None:
    state = act(feeding(stone_age), "take wood wood")
    assert legal(state) == ["pay nothing", "pay 1 wood", "pay 2 wood"]


def test_in_the_market_of_another_the_die_follows_by_itself(stone_age: Game) -> None:
    state = act(market_of_another(stone_age), "take wood gold")
    assert state.players[0].goods == [2, 0, 0, 1]  # with the one die face left to choose
    assert asked(state) == ("using", 3)


def test_the_card_can_be_kept_in_the_market_of_another(stone_age: Game) -> None:
    state = act(market_of_another(stone_age), "pick wood")
    assert state.players[0].any_two


def test_before_the_final_count_two_more_resources_are_two_points(stone_age: Game) -> None:
    state = last_chance(stone_age)
    before = state.scores()[0]
    act(state, "take wood wood")
    assert state.over
    assert state.scores()[0] == before + 2


def test_before_the_final_count_it_can_be_declined(stone_age: Game) -> None:
    state = last_chance(stone_age)
    before = state.scores()
    act(state, "decline")
    assert state.over
    assert state.scores() == before


def test_the_game_asks_its_owner_before_the_final_count(stone_age: Game) -> None:
    tribes = {1: HELD, 3: {"food": 0, "goods": [1, 0, 0, 0]}}
    state = position(stone_age, kind="feeding", seat=3, tribes=tribes, left=[0, 7, 7, 7])
    assert asked(act(state, "pay nothing")) == ("last-chance", 1)


def test_others_are_not_offered_it(stone_age: Game) -> None:
    assert legal(position(stone_age, tribes={1: HELD}), "take") == []


def test_a_used_card_is_not_offered_again(stone_age: Game) -> None:
    assert legal(position(stone_age, tribes={0: {"cards": ["c36"]}}), "take") == []


def test_where_nothing_else_is_to_be_decided_nobody_is_asked(stone_age: Game) -> None:
    state = position(stone_age, kind="feeding", seat=2, tribes={
        2: {"food": 0, "goods": [1, 0, 0, 0]}, 3: {**HELD, "food": 9},
    })  # fmt: skip
    assert asked(act(state, "pay nothing"))[0] == "placing"


def test_it_can_be_used_in_the_round_it_was_bought(stone_age: Game) -> None:
    row = ["c36", "c13", "c14", "c26"]
    state = using(stone_age, {"card 1": 1}, goods=[1, 0, 0, 0], row=row)
    act(state, "use card 1", "pay 1 wood", "take gold gold")
    assert state.players[0].goods == [0, 0, 0, 2]
