"""Three printed editions as presets over single switches."""

from __future__ import annotations

from typing import Any

import pytest

from holocene import Game
from holocene.games.stone_age.options import BOXES

from .table import act, legal, position

EDITIONS: dict[str, dict[str, object]] = {
    "mindok-2019": {
        "starvation": "flat-10",
        "hunt_reentry": False,
        "green_duplicates": "second-set",
        "raise_tools": "first",
        "box": "2019",
    },
    "riogrande-2008": {
        "starvation": "flat-10",
        "hunt_reentry": False,
        "green_duplicates": "one-point",
        "raise_tools": "choose",
        "box": "2008",
    },
    "slovak": {
        "starvation": "4-per-food",
        "hunt_reentry": True,
        "green_duplicates": "second-set",
        "raise_tools": "choose",
        "box": "2008",
    },
}
# What no book decides is the same in all of them.
OPEN: dict[str, object] = {"count_one_use_tools": False, "tie_break": "sum"}
SWITCHES = [
    ("starvation", "flat-10"), ("starvation", "4-per-food"),
    ("hunt_reentry", False), ("hunt_reentry", True),
    ("green_duplicates", "second-set"), ("green_duplicates", "one-point"),
    ("green_duplicates", "no-points"), ("raise_tools", "first"), ("raise_tools", "choose"),
    ("count_one_use_tools", True), ("tie_break", "in-order"),
    ("box", "2019"), ("box", "2008"),
]  # fmt: skip
editions = pytest.mark.parametrize("edition", EDITIONS)


@editions
def test_an_edition_sets_its_switches(stone_age: Game, edition: str) -> None:
    state = stone_age.new(edition=edition)
    assert state.view(None)["options"] == {"edition": edition, **OPEN, **EDITIONS[edition]}


def test_the_czech_book_is_the_default(stone_age: Game) -> None:
    assert stone_age.new() == stone_age.new(edition="mindok-2019")


@editions
@pytest.mark.parametrize(("name", "value"), SWITCHES)
def test_a_single_switch_overrides_the_edition(
    stone_age: Game, edition: str, name: str, value: object
) -> None:
    switch: dict[str, Any] = {name: value}
    state = stone_age.new(edition=edition, **switch)
    own = {"edition": edition, **OPEN, **EDITIONS[edition], name: value}
    assert state.view(None)["options"] == own


@pytest.mark.parametrize("reentry", [False, True])
def test_hunt_reentry(stone_age: Game, reentry: bool) -> None:
    state = position(stone_age, hunt_reentry=reentry, tribes={0: {"at": {"hunt": 2}}})
    expected = ["place hunt 1", "place hunt 2", "place hunt 3"] if reentry else []
    assert legal(state, "place hunt") == expected


@editions
def test_hunt_reentry_by_edition(stone_age: Game, edition: str) -> None:
    # sk p. 4: the hunt is the only exception; cz p. 4, hr p. 4: none
    state = position(stone_age, edition=edition, tribes={0: {"at": {"hunt": 2}}})
    assert bool(legal(state, "place hunt")) is (edition == "slovak")


def test_hunters_of_two_turns_roll_together(stone_age: Game) -> None:
    away = {"at": {"forest": 1, "hunt": 4}}
    tribes = {0: {"at": {"hunt": 2, "field": 1}}, 1: away, 2: away, 3: away}
    state = position(stone_age, edition="slovak", tribes=tribes)
    act(state, "place hunt 2")
    assert legal(state) == ["use field", "use hunt"]
    assert state.players[0].at[3] == 4


@editions
def test_resource_places_are_never_entered_again(stone_age: Game, edition: str) -> None:
    state = position(stone_age, edition=edition, tribes={0: {"at": {"forest": 2}}})
    assert legal(state, "place forest") == []


@pytest.mark.parametrize(("starvation", "points"), [("flat-10", -10), ("4-per-food", -20)])
def test_starvation(stone_age: Game, starvation: str, points: int) -> None:
    tribes = {3: {"food": 0, "goods": [1, 0, 0, 0]}}
    state = position(stone_age, kind="feeding", seat=3, starvation=starvation, tribes=tribes)
    assert act(state, "pay nothing").players[3].points() == points


@pytest.mark.parametrize(
    ("rule", "points"), [("second-set", 4 + 4), ("one-point", 4 + 2), ("no-points", 4)]
)
def test_green_duplicates(stone_age: Game, rule: str, points: int) -> None:
    cards = ["c12", "c36", "c26", "c27"]
    state = position(stone_age, green_duplicates=rule, tribes={0: {"cards": cards}})
    assert state.scores()[0] == points


def test_a_game_from_before_the_choice_of_tools_goes_on_without_it(stone_age: Game) -> None:
    data: Any = stone_age.new(seats=2, seed=1, edition="slovak").dump()
    for name in ("raise_tools", "count_one_use_tools", "tie_break"):
        del data["options"][name]
    for player in data["players"]:
        del player["raised"]
    data["players"][1]["tools"] = 5
    state = stone_age.load(data)
    assert state.options == {
        "edition": "slovak",
        **OPEN,
        **EDITIONS["slovak"],
        "raise_tools": "first",
    }
    tools: Any = state.view(None)["players"][1]["tools"]  # type: ignore[index]
    assert [tool["value"] for tool in tools] == [2, 2, 1]


def test_the_boxes() -> None:
    # cz p. 2; sk p. 2 and hr p. 2: wood, clay, stone, gold, food, people, markers
    assert list(BOXES["2019"].values()) == [28, 18, 12, 10, 63, 48, 0]
    assert list(BOXES["2008"].values()) == [20, 16, 12, 10, 53, 40, 8]


def test_a_view_lends_nothing_of_the_game(stone_age: Game) -> None:
    state = stone_age.new(seed=1)
    box: Any = state.view(None)["box"]
    box["wood"] = 0
    assert state.view(None)["box"] == BOXES["2019"]


@pytest.mark.parametrize("box", ["2019", "2008"])
def test_the_box_limits_nothing(stone_age: Game, box: str) -> None:
    state = position(stone_age, kind="using", box=box, tribes={
        0: {"goods": [0, 0, 0, 10], "people": 9, "at": {"river": 7, "field": 1, "toolmaker": 1}},
    }, dice=[6] * 7)  # fmt: skip
    assert act(state, "use river").players[0].goods[3] == 17


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"edition": "german"}, "edition: german is not a choice; choices are mindok-2019"),
        ({"hunt_reentry": 1}, "hunt_reentry: 1 is not a choice; choices are false, true"),
        ({"starvation": True}, "starvation: true is not a choice"),
        ({"houses": 3}, "unknown option 'houses'; options are edition, starvation"),
    ],
)
def test_a_wrong_option_is_refused(stone_age: Game, options: dict[str, object], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        stone_age.new(seats=2, seed=0, **options)
