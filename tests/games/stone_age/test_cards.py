"""All 36 cards: what the top brings when bought, and what the bottom counts at the end."""

from __future__ import annotations

from typing import Any

import pytest

from holocene import Game

from .table import (
    ALL_CARDS,
    PLAIN_ROW,
    RICH,
    StoneAge,
    act,
    asked,
    card_ids,
    legal,
    position,
    using,
)

# Written down from the cards: name, top, amount, resource, bottom, number of figures.
CARDS = [
    ("c01", "market", 0, "", "pottery", 1),
    ("c02", "market", 0, "", "writing", 1),
    ("c03", "market", 0, "", "time", 1),
    ("c04", "market", 0, "", "transport", 1),
    ("c05", "market", 0, "", "builders", 1),
    ("c06", "market", 0, "", "builders", 2),
    ("c07", "market", 0, "", "toolmakers", 2),
    ("c08", "market", 0, "", "toolmakers", 2),
    ("c09", "market", 0, "", "farmers", 1),
    ("c10", "market", 0, "", "farmers", 2),
    ("c11", "food", 7, "", "pottery", 1),
    ("c12", "food", 5, "", "healing", 1),
    ("c13", "food", 3, "", "weaving", 1),
    ("c14", "food", 1, "", "weaving", 1),
    ("c15", "food", 4, "", "builders", 1),
    ("c16", "food", 2, "", "builders", 2),
    ("c17", "food", 3, "", "farmers", 2),
    ("c18", "resource", 2, "stone", "transport", 1),
    ("c19", "resource", 1, "stone", "farmers", 1),
    ("c20", "resource", 1, "stone", "shamans", 1),
    ("c21", "resource", 1, "gold", "shamans", 1),
    ("c22", "resource", 1, "clay", "shamans", 2),
    ("c23", "dice", 2, "gold", "art", 1),
    ("c24", "dice", 2, "stone", "shamans", 1),
    ("c25", "dice", 2, "wood", "shamans", 2),
    ("c26", "points", 3, "", "music", 1),
    ("c27", "points", 3, "", "music", 1),
    ("c28", "points", 3, "", "builders", 3),
    ("c29", "tool", 1, "", "art", 1),
    ("c30", "agriculture", 1, "", "time", 1),
    ("c31", "agriculture", 1, "", "farmers", 1),
    ("c32", "extra-card", 1, "", "writing", 1),
    ("c33", "one-use-tool", 4, "", "toolmakers", 1),
    ("c34", "one-use-tool", 3, "", "toolmakers", 1),
    ("c35", "one-use-tool", 2, "", "toolmakers", 2),
    ("c36", "any-two", 2, "", "healing", 1),
]
BY_TOP = {
    top: [row for row in CARDS if row[1] == top] for top in dict.fromkeys(row[1] for row in CARDS)
}
GOODS = ["wood", "clay", "stone", "gold"]


def bought(game: Game, card: str, dice: list[int] | None = None, **more: Any) -> StoneAge:
    """The position after seat 0 bought this card from the cheapest slot, for one wood."""
    row = [card, *[other for other in PLAIN_ROW if other != card][:3]]
    own: dict[str, Any] = {"goods": [1, 0, 0, 0], "food": 0, "row": row} | more
    state = using(game, {"card 1": 1}, dice=dice, **own)
    return act(state, "use card 1", "pay 1 wood")


@pytest.mark.parametrize("card", ALL_CARDS)
def test_every_card_can_be_bought_and_lies_before_its_buyer(stone_age: Game, card: str) -> None:
    state = bought(stone_age, card, dice=[1, 1, 1, 1])
    assert card_ids(state.players[0].cards) == [card]
    assert state.row[0] == -1


@pytest.mark.parametrize(("card", "bottom", "count"), [(row[0], row[4], row[5]) for row in CARDS])
def test_every_bottom_counts(stone_age: Game, card: str, bottom: str, count: int) -> None:
    tribe = {"agriculture": 3, "tools": 5, "people": 7, "buildings": ["b05", "b06"]}
    each = {"farmers": 3, "toolmakers": 5, "shamans": 7, "builders": 2}
    state = position(stone_age, tribes={0: {**tribe, "cards": [card]}})
    without = position(stone_age, tribes={0: tribe})
    gained = {
        source: points - without.breakdown()[0][source]
        for source, points in state.breakdown()[0].items()
        if points != without.breakdown()[0][source]
    }
    assert gained == ({bottom: count * each[bottom]} if bottom in each else {"culture": 1})


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (one[0], two[0])
        for one in CARDS
        for two in CARDS
        if one[0] < two[0] and one[4] == two[4] and not one[4].endswith("s")
    ],
)
def test_the_two_cards_of_a_symbol_are_a_pair(stone_age: Game, first: str, second: str) -> None:
    state = position(stone_age, tribes={0: {"cards": [first, second]}})
    assert state.breakdown()[0]["culture"] == 2  # one and a second one; two kinds would be 4


@pytest.mark.parametrize("card", [row[0] for row in BY_TOP["market"]])
def test_a_market_card_rolls_a_die_per_player(stone_age: Game, card: str) -> None:
    state = bought(stone_age, card, dice=[6, 1, 4, 5])
    assert asked(state) == ("picking-die", 0)
    assert legal(state) == ["pick wood", "pick gold", "pick tool", "pick agriculture"]


@pytest.mark.parametrize(("card", "amount"), [(row[0], row[2]) for row in BY_TOP["food"]])
def test_a_food_card_brings_its_food(stone_age: Game, card: str, amount: int) -> None:
    assert bought(stone_age, card).players[0].food == amount


@pytest.mark.parametrize(
    ("card", "amount", "resource"), [(row[0], row[2], row[3]) for row in BY_TOP["resource"]]
)
def test_a_resource_card_brings_its_resource(
    stone_age: Game, card: str, amount: int, resource: str
) -> None:
    goods = bought(stone_age, card).players[0].goods
    assert goods == [amount if name == resource else 0 for name in GOODS]


@pytest.mark.parametrize(("card", "resource"), [(row[0], row[3]) for row in BY_TOP["dice"]])
def test_a_dice_card_rolls_two_dice_for_its_resource(
    stone_age: Game, card: str, resource: str
) -> None:
    goods = bought(stone_age, card, dice=[6, 6]).players[0].goods
    points = {"wood": 3, "stone": 5, "gold": 6}[resource]
    assert goods == [12 // points if name == resource else 0 for name in GOODS]


@pytest.mark.parametrize("card", [row[0] for row in BY_TOP["dice"]])
def test_tools_can_be_added_to_a_dice_card(stone_age: Game, card: str) -> None:
    state = bought(stone_age, card, dice=[1, 1], tools=12)
    assert asked(state) == ("adding-tools", 0)
    assert sum(act(state, "add tool-1").players[0].goods) == (2 if card == "c25" else 1)


def test_a_dice_card_is_apart_from_people_at_the_place(stone_age: Game) -> None:
    row = ["c25", "c13", "c14", "c26"]
    at = {"card 1": 1, "forest": 2}
    state = using(stone_age, at, goods=[0, 0, 0, 1], row=row, dice=[1, 1, 2, 2])
    act(state, "use card 1", "pay 1 gold", "use forest")
    assert state.players[0].goods[0] == 0 + 1  # 2 // 3 and 4 // 3, not 6 // 3


@pytest.mark.parametrize("card", [row[0] for row in BY_TOP["points"]])
def test_a_points_card_brings_three_points(stone_age: Game, card: str) -> None:
    assert bought(stone_age, card).players[0].points() == 3


def test_the_tool_card_brings_a_tool(stone_age: Game) -> None:
    assert bought(stone_age, "c29", tools=4).players[0].tools == 5


def test_the_tool_card_brings_no_thirteenth_tool(stone_age: Game) -> None:
    assert bought(stone_age, "c29", tools=12).players[0].tools == 12


@pytest.mark.parametrize("card", [row[0] for row in BY_TOP["agriculture"]])
def test_an_agriculture_card_raises_agriculture(stone_age: Game, card: str) -> None:
    assert bought(stone_age, card, agriculture=4).players[0].agriculture == 5


@pytest.mark.parametrize("card", [row[0] for row in BY_TOP["agriculture"]])
def test_an_agriculture_card_brings_nothing_at_ten(stone_age: Game, card: str) -> None:
    assert bought(stone_age, card, agriculture=10).players[0].agriculture == 10


def test_the_extra_card_is_the_next_of_the_deck(stone_age: Game) -> None:
    state = bought(stone_age, "c32", deck=["c28", "c05"])
    assert card_ids([state.players[0].extra]) == ["c28"]
    assert card_ids(state.deck)[-1] == "c05"


def test_the_top_of_the_extra_card_is_ignored(stone_age: Game) -> None:
    state = bought(stone_age, "c32", deck=["c28"])  # 3 points on its top
    assert state.players[0].points() == 0


def test_the_bottom_of_the_extra_card_counts(stone_age: Game) -> None:
    tribe = {"cards": ["c32"], "extra": "c28", "buildings": ["b05", "b06"]}
    state = position(stone_age, tribes={0: tribe})
    assert state.breakdown()[0]["builders"] == 6


def test_an_extra_card_of_the_same_symbol_is_a_second_copy(stone_age: Game) -> None:
    state = position(stone_age, tribes={0: {"cards": ["c32"], "extra": "c02"}})
    assert state.breakdown()[0]["culture"] == 2


def test_an_extra_any_two_card_gives_no_resources(stone_age: Game) -> None:
    state = bought(stone_age, "c32", deck=["c36"])
    assert not state.players[0].any_two


def test_the_last_card_of_the_deck_can_be_the_extra_card(stone_age: Game) -> None:
    state = bought(stone_age, "c32", deck=["c28"], deck_size=1)
    assert card_ids([state.players[0].extra]) == ["c28"]
    assert state.deck == []


def test_with_an_empty_deck_there_is_no_extra_card(stone_age: Game) -> None:
    state = bought(stone_age, "c32", deck=[], deck_size=0)
    assert state.players[0].extra == -1
    assert state.view(0)["players"][0]["extra_cards"] == 0


@pytest.mark.parametrize(("card", "value"), [(row[0], row[2]) for row in BY_TOP["one-use-tool"]])
def test_a_one_use_tool_is_kept(stone_age: Game, card: str, value: int) -> None:
    state = bought(stone_age, card)
    assert state.view(None)["players"][0]["one_use_tools"] == [value]


def test_the_any_two_card_is_kept(stone_age: Game) -> None:
    assert bought(stone_age, "c36").players[0].any_two


# Prices


@pytest.mark.parametrize(("slot", "mixes"), [(1, 4), (2, 10), (3, 20), (4, 35)])
def test_a_card_costs_its_slot_in_any_mix(stone_age: Game, slot: int, mixes: int) -> None:
    at = {"field": 1, "toolmaker": 1, f"card {slot}": 1}
    state = position(stone_age, kind="using", tribes={0: {"at": at, "goods": RICH}})
    act(state, f"use card {slot}")
    pays = [action for action in state.legal_actions() if action.kind == "pay"]
    assert len(pays) == mixes
    for pay in pays:
        assert sum(n for n in pay.arguments.values() if isinstance(n, int)) == slot


def test_food_pays_for_no_card(stone_age: Game) -> None:
    state = using(stone_age, {"card 1": 1}, food=50)
    assert asked(act(state, "use card 1")) == ("using", 0)
    assert state.players[0].food == 50


def test_what_is_paid_is_gone(stone_age: Game) -> None:
    state = using(stone_age, {"card 2": 1}, goods=[2, 2, 0, 1])
    act(state, "use card 2", "pay 1 wood 1 gold")
    assert state.players[0].goods == [1, 2, 0, 0]


def test_a_slot_stays_empty_for_the_round(stone_age: Game) -> None:
    state = using(stone_age, {"card 2": 1}, goods=[2, 0, 0, 0])
    row = card_ids(state.row)
    act(state, "use card 2", "pay 2 wood")
    assert card_ids(state.row) == [row[0], None, row[2], row[3]]
