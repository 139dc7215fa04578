"""Positions on paper: dump and load, and a sentence about everything that is wrong."""

from __future__ import annotations

import json
import pickle
from typing import Any

import pytest

from holocene import Game

from .table import Data, StoneAge, act, position, using

LACKING = object()


def dump(game: Game, **changes: Any) -> Data:
    return position(game, **changes).dump()


def refused(game: Game, data: object) -> str:
    with pytest.raises(ValueError, match=r".") as caught:
        game.load(data)
    return str(caught.value)


# Round trips

INNER: dict[str, Any] = {"tribes": {0: {"cards": ["c01"]}}, "row": [None, "c13", "c14", "c26"]}


def positions(game: Game) -> list[StoneAge]:
    """One of every kind of decision."""
    held = {"cards": ["c36"], "any_two": True}
    market = {"kind": "picking-die", "seat": 1, "faces": ["wood", "clay", "stone"]}
    return [
        position(game),
        position(game, seats=2, first=1, seat=1),
        position(game, kind="using", tribes={0: {"at": {"hunt": 1, "field": 1}}}),
        position(game, kind="using", inner=market, **INNER),
        act(using(game, {"forest": 2}, tools=2), "use forest"),
        act(using(game, {"card 1": 1}, goods=[1, 1, 1, 1]), "use card 1"),
        act(using(game, {"building 1": 1}, goods=[3, 3, 3, 3]), "use building 1"),
        position(game, kind="feeding", tribes={0: {"food": 0, "goods": [1, 0, 0, 0]}}),
        act(using(game, {"toolmaker": 1}, tools=3, used=4, raise_tools="choose"), "use toolmaker"),
        position(game, kind="last-chance", tribes={0: held}),
        act(position(game, kind="last-chance", tribes={0: held}), "decline"),
    ]


@pytest.mark.parametrize("number", range(11))
def test_a_dump_survives_paper(stone_age: Game, number: int) -> None:
    state = positions(stone_age)[number]
    twin = stone_age.load(json.loads(json.dumps(state.dump())))
    assert twin == state
    assert twin.dump() == state.dump()
    assert twin.legal_actions() == state.legal_actions()


@pytest.mark.parametrize("number", range(11))
def test_a_position_survives_pickle(compiled: Game, number: int) -> None:
    state = positions(compiled)[number]
    twin = pickle.loads(pickle.dumps(state))
    assert twin == state
    assert twin.legal_actions() == state.legal_actions()


def test_loading_leaves_the_data_alone(stone_age: Game) -> None:
    data = dump(stone_age)
    before = json.dumps(data)
    act(position(stone_age), "place forest 1")
    state = stone_age.load(data)
    state.apply(state.legal_actions()[0])
    assert json.dumps(data) == before


def test_a_dump_is_a_picture_and_does_not_change_later(stone_age: Game) -> None:
    state = position(stone_age)
    data = state.dump()
    before = json.dumps(data)
    act(state, "place forest 1")
    assert json.dumps(data) == before


# Every field

TOP_FIELDS: dict[str, list[Any]] = {
    "game": [1, None, "chess"],
    "rules": [1, None, "0"],
    "seats": ["2", 1, 5, True, 2.0, None],
    "options": [[], None, {"edition": "german"}, {"houses": 1}],
    "dice": [[], None, 6],
    "decisions": ["placing", None, [1], {}],
    "round": ["1", 0, -1, 10**9, None],
    "first": ["0", -1, 4, False, None],
    "row": ["c01", None, [], ["c13", "c14", "c26"], ["c99", "c14", "c26", "c27"], [1, 2, 3, 4]],
    "deck": ["c01", None, ["c99"], [1], [None]],
    "stacks": ["b01", None, [], [["b99"], [], [], []], [1, 2, 3, 4], [[1], [], [], []]],
    "players": ["me", None, [], [{}], [1, 2, 3, 4]],
}
PLAYER_FIELDS: dict[str, list[Any]] = {
    "people": ["5", 4, 11, True, None],
    "at": [[], 5, [0] * 15, [-1] + [0] * 15, [0.5] * 16, [6] + [0] * 15],
    "food": ["12", -1, 10**9, 1.5, None],
    "goods": [[], [0, 0, 0], [0, 0, 0, -1], ["1", 0, 0, 0], None],
    "agriculture": [-1, 11, "1", None],
    "tools": [-1, 13, "1", None],
    "used": [-1, 8, "0", None],
    "once": [-1, 8, "0", None],
    "any_two": [0, 1, "no", None],
    "cards": ["c01", ["c99"], [1], None],
    "extra": ["c99", 1, False],
    "buildings": ["b01", ["b99"], [1], None],
    "building_points": [-1, "0", None, 10**9],
    "card_points": [-1, "0", None, 10**9],
    "hunger_points": [1, "0", None, -(10**9)],
}


def cases(fields: dict[str, list[Any]]) -> list[tuple[str, Any]]:
    return [(name, bad) for name, values in fields.items() for bad in [LACKING, *values]]


def put(data: Data, name: str, bad: Any) -> None:
    if bad is LACKING:
        del data[name]
    else:
        data[name] = bad


def case_id(value: Any) -> str:
    return "lacking" if value is LACKING else str(value)[:20]


@pytest.mark.parametrize(("name", "bad"), cases(TOP_FIELDS), ids=case_id)
def test_a_wrong_field_is_named(stone_age: Game, name: str, bad: Any) -> None:
    data = dump(stone_age)
    put(data, name, bad)
    assert refused(stone_age, data).startswith(name)


@pytest.mark.parametrize(("name", "bad"), cases(PLAYER_FIELDS), ids=case_id)
def test_a_wrong_field_of_a_tribe_is_named(stone_age: Game, name: str, bad: Any) -> None:
    data = dump(stone_age)
    put(data["players"][2], name, bad)
    assert refused(stone_age, data).startswith(f"players[2].{name}")


@pytest.mark.parametrize(
    ("tools", "raised"), [(0, 1), (1, 0), (2, 1), (3, 1), (4, 3), (5, 7), (5, 0), (4, 8), (4, None)]
)
def test_tiles_that_no_tool_raised_are_refused(
    stone_age: Game, tools: int, raised: int | None
) -> None:
    data = dump(stone_age)
    data["players"][2].update(tools=tools, raised=raised)
    assert refused(stone_age, data).startswith("players[2].raised")


def test_without_the_field_the_first_tiles_are_raised(stone_age: Game) -> None:
    data = dump(stone_age)
    data["players"][2]["tools"] = 8
    del data["players"][2]["raised"]
    assert stone_age.load(data).dump()["players"][2]["raised"] == 3  # type: ignore[index]


@pytest.mark.parametrize(
    ("dice", "words"),
    [
        ({}, "dice.kind: missing"),
        ({"kind": "loaded"}, "dice.kind: expected fast or fair"),
        ({"kind": "fast"}, "dice.words: missing"),
        ({"kind": "fast", "words": [1, 2, 3]}, "dice.words: expected 4 items, got 3"),
        ({"kind": "fast", "words": [1, 2, 3, -1]}, r"dice.words\[3\]: expected 0 to 4294967295"),
        ({"kind": "fast", "words": [1, 2, 3, 4], "more": 1}, "dice.more: unknown field"),
        ({"kind": "fair", "secret": "ab", "counter": 0}, "dice.secret: .*64 hexadecimal digits"),
        ({"kind": "fair", "secret": "5e" * 32, "counter": -1}, "dice.counter: expected 0"),
    ],
)
def test_wrong_dice_are_named(stone_age: Game, dice: Data, words: str) -> None:
    data = dump(stone_age)
    data["dice"] = dice
    with pytest.raises(ValueError, match=words):
        stone_age.load(data)


@pytest.mark.parametrize("data", [None, 1, "state", [], True])
def test_only_an_object_is_a_position(stone_age: Game, data: object) -> None:
    assert refused(stone_age, data).startswith("the data: expected an object")


def test_an_unknown_field_is_named(stone_age: Game) -> None:
    data = dump(stone_age)
    data["houses"] = 3
    assert refused(stone_age, data).startswith("houses: unknown field; known are ")


def test_an_unknown_field_of_a_tribe_is_named(stone_age: Game) -> None:
    data = dump(stone_age)
    data["players"][0]["houses"] = 3
    assert refused(stone_age, data).startswith("players[0].houses: unknown field")


def test_long_nonsense_is_cut_short(stone_age: Game) -> None:
    data = dump(stone_age)
    data["row"][0] = "x" * 10_000
    assert len(refused(stone_age, data)) < 200


# Decisions


@pytest.mark.parametrize(
    ("decision", "words"),
    [
        ({"kind": "dancing", "seat": 0}, "kind: expected placing or"),
        ({"seat": 0}, "kind: missing"),
        ({"kind": "placing"}, "seat: missing"),
        ({"kind": "placing", "seat": 9, "passed": 0}, "seat: expected 0 to 3, got 9"),
        ({"kind": "placing", "seat": 0}, "passed: missing"),
        ({"kind": "placing", "seat": 0, "passed": 0, "mood": 1}, "mood: unknown field"),
        ({"kind": "feeding", "seat": "0"}, "seat: expected a whole number, got text"),
        ({"kind": "next-round", "seat": 0}, "seat: expected -1 to -1, got 0"),
        (
            {"kind": "adding-tools", "seat": 0, "place": "moon", "dice": [1]},
            "place: 'moon' is unknown; expected one of hunt to river",
        ),
        (
            {"kind": "adding-tools", "seat": 0, "place": "forest", "dice": [7]},
            r"dice\[0\]: expected 1 to",
        ),
        (
            {"kind": "adding-tools", "seat": 0, "place": "forest", "dice": []},
            "dice: expected 1 to 10",
        ),
        ({"kind": "buying-card", "seat": 0, "slot": 4}, "slot: expected 0 to 3"),
        ({"kind": "buying-tile", "seat": 0, "stack": 4}, "stack: expected 0 to 3"),
        ({"kind": "picking-die", "seat": 3, "faces": ["sun"]}, r"faces\[0\]: 'sun' is unknown"),
        ({"kind": "picking-die", "seat": 3, "faces": ["clay"] * 5}, "faces: expected 1 to 4 items"),
    ],
)
def test_wrong_decisions_are_named(stone_age: Game, decision: Data, words: str) -> None:
    data = dump(stone_age)
    data["decisions"].append(decision)
    at = len(data["decisions"]) - 1
    with pytest.raises(ValueError, match=rf"^decisions\[{at}\]\.{words}"):
        stone_age.load(data)


def test_nothing_to_decide_is_no_position(stone_age: Game) -> None:
    with pytest.raises(ValueError, match=r"^decisions: nothing is to be decided"):
        position(stone_age, kind="using", tribes={0: {"food": 12}})


def test_a_question_that_cannot_be_asked_is_no_position(stone_age: Game) -> None:
    inner = {"kind": "buying-tile", "seat": 0, "stack": 0}
    with pytest.raises(ValueError, match=r"^decisions: they cannot be asked in this position"):
        position(stone_age, kind="using", left=[0, 7, 7, 7], inner=inner)


# Things that cannot be together


def test_more_people_are_out_than_there_are(stone_age: Game) -> None:
    data = dump(stone_age)
    data["players"][1]["at"][3] = 7
    assert refused(stone_age, data).startswith("players[1].at: 2 more people are out")


def test_a_position_of_a_game_passes_its_check(stone_age: Game) -> None:
    for state in positions(stone_age):
        state.check()


def doubtful(game: Game, data: Data) -> str:
    """What `check` says of a position that `load` takes."""
    state = game.load(data)
    with pytest.raises(ValueError, match=r".") as caught:
        state.check()
    return str(caught.value)


def test_a_card_is_there_twice(stone_age: Game) -> None:
    data = dump(stone_age)
    data["deck"].append(data["row"][0])
    assert doubtful(stone_age, data) == "deck: c13 is there 2 times, not once"


def test_a_card_is_lacking(stone_age: Game) -> None:
    data = dump(stone_age)
    lost = data["deck"].pop()
    assert doubtful(stone_age, data) == f"deck: {lost} is there 0 times, not once"


def test_a_building_is_there_twice(stone_age: Game) -> None:
    data = dump(stone_age)
    data["stacks"][0][0] = "b01"
    assert doubtful(stone_age, data) == "stacks: b01 is there 2 times, not once"


def test_a_building_is_gone_that_nobody_has(stone_age: Game) -> None:
    data = dump(stone_age)
    data["stacks"][0].pop(0)
    assert doubtful(stone_age, data).startswith("stacks: the buildings gone")
