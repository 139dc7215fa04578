"""Every worked example of the three rulebooks.

sk: the Slovak book, cz: the Czech one of 2019, hr: the Croatian one of 2008.
Red is seat 0, blue 1, green 2, yellow 3, in the order the books let them play.
"""

from __future__ import annotations

import pytest

from holocene import Game

from .table import Tribe, act, asked, card_ids, legal, position, tile_ids, using

# Placing


def test_one_person_fills_the_tool_maker(stone_age: Game) -> None:
    # sk p. 4, hr p. 4: blue is at the tool maker, the place is taken
    state = position(stone_age, tribes={1: {"at": {"toolmaker": 1}}})
    assert "place toolmaker" not in legal(state)


def test_two_people_fill_the_hut(stone_age: Game) -> None:
    # sk p. 4 (blue), hr p. 4 (green): exactly two people of one player
    state = position(stone_age, tribes={2: {"at": {"hut": 2}}})
    assert "place hut" not in legal(state)


def test_one_person_fills_the_field(stone_age: Game) -> None:
    # sk p. 4, hr p. 4: yellow is on the field
    state = position(stone_age, tribes={3: {"at": {"field": 1}}})
    assert "place field" not in legal(state)


def test_red_and_green_hunt_once_but_blue_and_yellow_still_can(stone_age: Game) -> None:
    # cz p. 5: red sends 4, later green 2; these two cannot add hunters, the others can
    hunting: dict[int, Tribe] = {0: {"people": 6, "at": {"hunt": 4}}, 2: {"at": {"hunt": 2}}}
    for seat, may in [(0, False), (1, True), (2, False), (3, True)]:
        state = position(stone_age, seat=seat, tribes=hunting)
        assert bool(legal(state, "place hunt")) is may


def test_four_red_and_two_yellow_leave_room_for_one_blue(stone_age: Game) -> None:
    # sk p. 4, hr p. 4
    tribes = {0: {"at": {"forest": 4}}, 3: {"at": {"forest": 2}}}
    state = position(stone_age, seat=1, tribes=tribes)
    assert legal(state, "place forest") == ["place forest 1"]


def test_the_blue_one_fills_the_forest(stone_age: Game) -> None:
    # sk p. 4, hr p. 4: all seven rings are taken then
    tribes = {0: {"at": {"forest": 4}}, 3: {"at": {"forest": 2}}}
    state = act(position(stone_age, seat=1, tribes=tribes), "place forest 1")
    assert asked(state) == ("placing", 2)
    assert legal(state, "place forest") == []


def test_two_red_and_five_blue_fill_the_forest(stone_age: Game) -> None:
    # cz p. 5
    tribes = {0: {"at": {"forest": 2}}, 1: {"at": {"forest": 5}}}
    assert legal(position(stone_age, seat=2, tribes=tribes), "place forest") == []


def test_a_card_taken_leaves_the_others_to_everybody(stone_age: Game) -> None:
    # sk p. 4, cz p. 5, hr p. 5: also to red
    for seat in range(4):
        state = position(stone_age, seat=seat, tribes={0: {"at": {"card 2": 1}}})
        assert legal(state, "place card") == ["place card 1", "place card 3", "place card 4"]


def test_a_building_taken_leaves_the_others_to_everybody(stone_age: Game) -> None:
    # sk p. 5, cz p. 5, hr p. 5
    for seat in range(4):
        state = position(stone_age, seat=seat, tribes={3: {"at": {"building 3": 1}}})
        left = ["place building 1", "place building 2", "place building 4"]
        assert legal(state, "place building") == left


def test_the_first_placements_of_a_round(stone_age: Game) -> None:
    # cz p. 5, hr p. 5: red on a card, blue 5 to the hunt, green in the hut, yellow on a building
    state = position(stone_age)
    act(state, "place card 1", "place hunt 5", "place hut", "place building 1")
    assert asked(state) == ("placing", 0)
    act(state, "place forest 1")
    assert asked(state) == ("placing", 2)  # blue has nobody left and is skipped


def test_three_players_when_both_rivals_are_in_the_forest(stone_age: Game) -> None:
    # cz p. 10: you may not go there though there is room
    tribes = {1: {"at": {"forest": 1}}, 2: {"at": {"forest": 1}}}
    assert legal(position(stone_age, seats=3, tribes=tribes), "place forest") == []


def test_two_players_when_the_rival_is_in_the_quarry(stone_age: Game) -> None:
    # cz p. 10
    state = position(stone_age, seats=2, tribes={1: {"at": {"quarry": 1}}})
    assert legal(state, "place quarry") == []


# Using


def test_the_first_tool_is_a_tile_of_one(stone_age: Game) -> None:
    # cz p. 6
    state = act(using(stone_age, {"toolmaker": 1}), "use toolmaker")
    assert state.view(0)["players"][0]["tools"] == [{"value": 1, "used": False}]


def test_two_in_the_hut_come_home_as_three(stone_age: Game) -> None:
    # sk p. 5, cz p. 6, hr p. 6 (green)
    state = using(stone_age, {"hut": 2}, people=5)
    home = state.players[0].home
    act(state, "use hut")
    assert state.players[0].people == 6
    assert state.players[0].home == home + 3


@pytest.mark.parametrize(
    ("people", "dice", "tools", "add", "food"),
    [
        (5, [1, 2, 3, 4, 4], 0, "", 7),  # sk p. 6, cz p. 6, hr p. 6: 14 in all, no tools
        (3, [5, 5, 1], 1, "", 5),  # sk p. 6, hr p. 6: 11 would bring 5
        (3, [5, 5, 1], 1, "add tool-1", 6),  # and with the tool of 1 brings 6
        (2, [3, 1], 2, "add tool-1 tool-2", 3),  # sk p. 6, hr p. 6: 4 and two tools of 1
        (2, [2, 3], 4, "add tool-1 tool-2", 4),  # cz p. 7: 5 and tools of 2 and 1
    ],
)
def test_hunting(
    stone_age: Game, people: int, dice: list[int], tools: int, add: str, food: int
) -> None:
    state = using(stone_age, {"hunt": people}, tools=tools, food=0, dice=dice)
    act(state, "use hunt")
    if tools:
        act(state, add or "add nothing")
    assert state.players[0].food == food


def test_a_tool_used_in_the_hunt_is_turned_and_cannot_be_used_again(stone_age: Game) -> None:
    # sk p. 6: green's only tool was used in the hunt; 2 dice 5 at the river bring nothing
    state = using(stone_age, {"hunt": 3, "river": 2}, tools=1, dice=[5, 5, 1, 2, 3])
    act(state, "use hunt", "add tool-1", "use river")
    assert asked(state) == ("using", 0)  # nothing to add
    assert state.players[0].goods == [0, 0, 0, 0]


def test_red_in_the_forest_rolls_ten(stone_age: Game) -> None:
    # cz p. 7: 3 dice 10 bring 3 wood
    state = act(using(stone_age, {"forest": 3}, dice=[2, 4, 4]), "use forest")
    assert state.players[0].goods == [3, 0, 0, 0]


def test_red_at_the_river_rolls_five(stone_age: Game) -> None:
    # cz p. 7
    state = act(using(stone_age, {"river": 2}, dice=[1, 4]), "use river")
    assert state.players[0].goods == [0, 0, 0, 0]


def test_red_at_the_river_rolls_seven_and_adds_three_tools_of_two(stone_age: Game) -> None:
    # sk p. 6; hr p. 6 says tools "of value 3" but counts 6: a slip
    state = using(stone_age, {"river": 3}, tools=6, dice=[1, 2, 4])
    act(state, "use river", "add tool-1 tool-2 tool-3")
    assert state.players[0].goods == [0, 0, 0, 2]


def test_red_in_the_clay_pit_rolls_eight_and_adds_two_tools_of_two(stone_age: Game) -> None:
    # cz p. 7
    state = using(stone_age, {"clay-pit": 2}, tools=6, dice=[4, 4])
    act(state, "use clay-pit", "add tool-1 tool-2")
    assert state.players[0].goods == [0, 3, 0, 0]


def test_the_agriculture_card_is_bought(stone_age: Game) -> None:
    # cz p. 7: red takes it and moves up the agriculture track
    state = using(stone_age, {"card 1": 1}, goods=[1, 0, 0, 0], row=["c31", "c13", "c14", "c26"])
    act(state, "use card 1", "pay 1 wood")
    assert state.players[0].agriculture == 1
    assert card_ids(state.players[0].cards) == ["c31"]


@pytest.mark.parametrize(
    ("tile", "goods", "pay", "points"),
    [
        ("b01", [2, 1, 0, 0], "pay 2 wood 1 clay", 10),  # sk p. 6, hr p. 7 (cz p. 11: "1 iron")
        ("b08", [0, 1, 2, 0], "pay 1 clay 2 stone", 14),  # cz p. 8
        ("b19", [1, 0, 3, 0], "pay 1 wood 3 stone", 18),  # sk p. 6, cz p. 11, hr p. 7
    ],
)
def test_building(stone_age: Game, tile: str, goods: list[int], pay: str, points: int) -> None:
    state = using(stone_age, {"building 1": 1}, goods=goods, tops=[tile])
    act(state, "use building 1", pay)
    assert state.players[0].points() == points
    assert tile_ids(state.players[0].buildings) == [tile]
    assert state.players[0].goods == [0, 0, 0, 0]


# Cards


def test_a_market_of_two_two_five_six(stone_age: Game) -> None:
    # cz p. 11, hr p. 9: red the tool, blue agriculture, green and yellow one clay each
    row = ["c01", "c13", "c14", "c26"]
    state = using(stone_age, {"card 1": 1}, goods=[1, 0, 0, 0], row=row, dice=[2, 2, 5, 6])
    act(state, "use card 1", "pay 1 wood", "pick tool", "pick agriculture")
    red, blue, green, yellow = state.players
    assert (red.tools, blue.agriculture) == (1, 1)
    assert green.goods == yellow.goods == [0, 1, 0, 0]


@pytest.mark.parametrize("dice", [[1, 2], [5, 4], [6, 6]])
def test_the_wood_dice_card_brings_a_wood_for_three_points(
    stone_age: Game, dice: list[int]
) -> None:
    # sk overview; hr p. 9 says "for every two points": a slip, as in the forest it is three
    row = ["c25", "c13", "c14", "c26"]
    state = using(stone_age, {"card 1": 1}, goods=[0, 0, 0, 1], row=row, dice=dice)
    act(state, "use card 1", "pay 1 gold")
    assert state.players[0].goods == [sum(dice) // 3, 0, 0, 0]


def test_the_food_card_brings_four(stone_age: Game) -> None:
    # cz p. 12, hr p. 9
    state = using(
        stone_age, {"card 1": 1}, goods=[1, 0, 0, 0], food=0, row=["c15", "c13", "c14", "c26"]
    )
    assert act(state, "use card 1", "pay 1 wood").players[0].food == 4


def test_the_resource_card_brings_one_gold(stone_age: Game) -> None:
    # cz p. 12, hr p. 9
    state = using(stone_age, {"card 1": 1}, goods=[1, 0, 0, 0], row=["c21", "c13", "c14", "c26"])
    assert act(state, "use card 1", "pay 1 wood").players[0].goods == [0, 0, 0, 1]


def test_the_one_use_tool_of_four_adds_once(stone_age: Game) -> None:
    # hr p. 9
    state = using(stone_age, {"river": 1}, cards=["c33"], once=1, dice=[2])
    act(state, "use river", "add once-4")
    assert state.players[0].goods == [0, 0, 0, 1]
    assert state.players[0].once == 0


def test_a_one_use_tool_bought_first_helps_in_the_quarry(stone_age: Game) -> None:
    # sk and cz p. 10, tactical tips: take the card first, then use the tool at once
    row = ["c33", "c13", "c14", "c26"]
    state = using(stone_age, {"card 1": 1, "quarry": 1}, goods=[1, 0, 0, 0], row=row, dice=[1])
    act(state, "use card 1", "pay 1 wood", "use quarry", "add once-4")
    assert state.players[0].goods == [0, 0, 1, 0]


# The next round


def test_cards_slide_after_the_second_and_third_were_bought(stone_age: Game) -> None:
    # sk p. 7, cz p. 8, hr p. 8
    state = position(
        stone_age,
        kind="feeding",
        seat=3,
        tribes={3: {"food": 0, "goods": [1, 0, 0, 0]}, 0: {"cards": ["c01", "c02"]}},
        row=["c13", None, None, "c26"],
        deck=["c05", "c06"],
    )
    act(state, "pay nothing")
    assert card_ids(state.row) == ["c13", "c26", "c05", "c06"]


def test_the_last_building_can_be_occupied_and_not_built(stone_age: Game) -> None:
    # sk, cz p. 10, hr p. 10, tactical tips: then the game goes on for a round
    state = using(stone_age, {"building 1": 1}, goods=[2, 1, 0, 0], left=[1, 7, 7, 7])
    act(state, "use building 1", "decline")
    assert tile_ids(state.stacks[0]) == ["b01"]


# The final count

SIX_GREEN = ["c01", "c11", "c02", "c03", "c04", "c12"]  # pottery twice, five kinds


@pytest.mark.parametrize("edition", ["mindok-2019", "slovak", "riogrande-2008"])
def test_six_green_cards_of_five_kinds(stone_age: Game, edition: str) -> None:
    # sk overview, cz p. 9, hr p. 9: 25 + 1 by every book
    state = position(stone_age, edition=edition, tribes={0: {"cards": SIX_GREEN}})
    assert state.breakdown()[0]["culture"] == 26


def test_five_green_cards_of_five_kinds(stone_age: Game) -> None:
    # sk p. 7, hr p. 8
    state = position(stone_age, tribes={0: {"cards": SIX_GREEN[1:]}})
    assert state.breakdown()[0]["culture"] == 25


def test_five_farmers_at_agriculture_seven(stone_age: Game) -> None:
    # cz p. 10, hr p. 8
    state = position(stone_age, tribes={0: {"agriculture": 7, "cards": ["c09", "c10", "c17"]}})
    assert state.breakdown()[0]["farmers"] == 35


def test_six_builders_with_six_buildings(stone_age: Game) -> None:
    # cz p. 10
    built = ["b05", "b06", "b07", "b08", "b09", "b10"]
    tribes = {0: {"buildings": built, "cards": ["c28", "c06", "c05"]}}
    assert position(stone_age, tribes=tribes).breakdown()[0]["builders"] == 36


def test_seven_builders_with_six_buildings(stone_age: Game) -> None:
    # hr p. 8
    built = ["b05", "b06", "b07", "b08", "b09", "b10"]
    tribes = {0: {"buildings": built, "cards": ["c28", "c06", "c16"]}}
    assert position(stone_age, tribes=tribes).breakdown()[0]["builders"] == 42


@pytest.mark.parametrize(("tools", "points"), [(7, 21), (3, 9)])  # hr p. 8, cz p. 10
def test_three_tool_makers(stone_age: Game, tools: int, points: int) -> None:
    state = position(stone_age, tribes={0: {"tools": tools, "cards": ["c07", "c33"]}})
    assert state.breakdown()[0]["toolmakers"] == points


@pytest.mark.parametrize(("people", "points"), [(8, 24), (6, 18)])  # hr p. 8, cz p. 10
def test_three_shamans(stone_age: Game, people: int, points: int) -> None:
    state = position(stone_age, tribes={0: {"people": people, "cards": ["c20", "c22"]}})
    assert state.breakdown()[0]["shamans"] == points
