"""Positions on paper: a sentence about everything that is wrong."""

from __future__ import annotations

import json
from typing import Any

import pytest

from holocene import Game

from .table import Data, act, dump, look, of, position

TOP: dict[str, list[Any]] = {
    "game": [1, None, "chess"],
    "rules": [1, None, "0"],
    "seats": ["2", 1, 5, True, None],
    "options": [[], None, {"peaceful": 3}, {"houses": 1}],
    "dice": [[], None, 6],
    "decisions": ["acting", None, [1], {}],
    "round": ["1", -1, 10**9, None],
    "current": ["0", -1, 3, False, None],
    "age": [-1, 5, "I", None],
    "last_round": [-1, "9", None],
    "row": ["iron", None, ["moses"] * 14, ["no-card"], [1]],
    "deck": ["iron", None, ["no-card"], [None]],
    "draw": ["rats", None, ["rats"], [{"card": "rats"}], [{"card": "iron", "known": 0}]],
    "discards": [[{"card": "rats", "known": 6}], [{"card": "rats", "known": -1}]],
    "gone": [[{"card": "rats", "known": "0"}], [{"card": 1, "known": 0}]],
    "events": [None, [{"card": "rats", "known": 0, "more": 1}]],
    "future": [{}, [None]],
    "past": ["rats", ["iron"], None],
    "foreseen": [-1, 16, "0"],
    "tactics": [["rats"], None],
    "players": ["me", None, [], [{}], [1, 2]],
}
PLAYER: dict[str, list[Any]] = {
    "technologies": ["iron", ["no-card"], ["iron", "iron"], ["moses"], None],
    "workers": [[], [0] * 33, [-1] * 34, ["1"] * 34, [1] * 34, None],
    "tokens": [[], [0] * 13, [-1] * 12, None],
    "idle": [-1, "1", None, True],
    "yellow": [-1, 10**9, None],
    "blue": [-1, "16", None],
    "science": [-1, None],
    "earned": [[], [0] * 8, ["0"] * 9, None],
    "civil": [-1, None],
    "civil_spent": ["0", None, -(10**9)],
    "military": [-1, None],
    "military_spent": ["0", None],
    "hand": ["iron", ["rats"], [1], None],
    "fresh": [["rats"], None],
    "secrets": [["iron"], None],
    "shown": [["iron"], None],
    "laid": [["iron"], None],
    "sent": [["rats"], ["bronze"], ["warriors"] * 2, None],
    "government": ["rats", "iron", "monarchy", None, 1],
    "leader": ["rats", "pyramids", 1],
    "leaders_taken": [-1, 16, None],
    "wonders": [["moses"], None],
    "ruins": [["moses"], None],
    "tucked": ["moses", "pyramids", 1],
    "site": ["moses", 1],
    "stages": [-1, 1, 6, None],
    "tactic": ["iron", "rats", 1],
    "exclusive": [0, None, "no"],
    "colonies": [["rats"], None],
    "war": ["spy-ii", 1],
    "war_on": [-2, 0, 3, None],
    "pact": ["rats", 1],
    "pact_with": [-2, 0, 3, None],
    "pact_side": [-1, 2, None],
    "used": [-1, 256, None],
    "unit_resources": [-1, None],
    "unit_science": [-1, None],
    "extra_food": [-1, None],
    "extra_resources": [-1, None],
    "skips": [0, None],
    "out": [1, None],
}
INNER: dict[str, tuple[Data, dict[str, list[Any]]]] = {
    "politics": ({"second": False}, {"second": [0, None]}),
    "ordered": ({"card": "rich-land-a"}, {"card": ["moses", None]}),
    "reserves": ({"card": "reserves-i"}, {"card": [1]}),
    "tucking": ({"card": "homer"}, {"card": ["iron", 1]}),
    "answering": (
        {"card": "peace-treaty", "partner": 0, "side": 0},
        {"card": ["rats"], "partner": [3, -1], "side": [2]},
    ),
    "losing-workers": (
        {"left": 1, "card": "pestilence"},
        {"left": [0, None], "card": ["moses", 1]},
    ),
    "splitting-goods": (
        {"left": 2, "food": 0, "resources": 0, "sign": 1, "card": "raiders"},
        {"left": [0], "food": [-1], "resources": [None], "sign": [2], "card": ["iron"]},
    ),
    "choosing-goods": ({"left": 2, "card": "foray"}, {"left": ["2"], "card": [0]}),
    "discarding": ({"left": 1}, {"left": [0]}),
    "bidding": (
        {"card": "vast-territory-i", "high": 0, "leader": -1, "passed": 0},
        {"card": ["rats"], "high": [-1, 121], "leader": [-2, 3], "passed": [16]},
    ),
    "sending": ({"card": "vast-territory-i", "bid": 1}, {"card": ["rats", None], "bid": [0]}),
    "free-building": ({"card": "religion"}, {"card": ["moses"]}),
    "developing": ({"discount": 1}, {"discount": [-1, 10]}),
    "razing": ({"victim": 0, "card": "terrorism"}, {"victim": [3, None], "card": ["iron"]}),
    "agreement": ({"left": 5, "used": False}, {"left": [10], "used": [1]}),
    "defending": (
        {"card": "spy-ii", "attacker": 0, "strength": 3},
        {"card": ["rats"], "attacker": [3], "strength": [-1]},
    ),
    "plundering": (
        {"victim": 0, "left": 3, "food": 0, "resources": 0, "card": "plunder-i"},
        {"victim": [-1], "left": [0], "food": ["0"], "resources": [-1], "card": ["iron"]},
    ),
    "raiding": (
        {"victim": 0, "levels": [2, 1], "costs": [], "card": "raid-ii"},
        {"victim": [9], "levels": [[4], [1, 1, 1]], "costs": [[100], "3"], "card": [2]},
    ),
    "annexing": ({"victim": 0, "card": "annex-ii"}, {"victim": [None], "card": ["iron"]}),
    "infiltrating": (
        {"victim": 0, "per_level": 3, "card": "infiltrate-ii"},
        {"victim": [3], "per_level": [10], "card": ["iron"]},
    ),
    "looting": (
        {"victim": 0, "left": 3, "card": "war-over-technology"},
        {"victim": [3], "left": [-1], "card": ["iron"]},
    ),
}


def refused(game: Game, data: object) -> str:
    with pytest.raises(ValueError, match=r".") as caught:
        game.load(data)
    return str(caught.value)


def whole(game: Game) -> Data:
    """Somebody whom everything can be asked, and somebody from whom everything can be taken."""
    goods = {"food": 9, "resources": 9}
    players: dict[int, Data] = {
        0: {"leader": "moses", "colonies": ["vast-territory-i"], **goods},
        1: {"secrets": ["rats"], "technologies": ["iron"], "idle": 0, **goods},
    }
    data: Data = json.loads(json.dumps(position(game, 3, players=players).dump()))
    return data


@pytest.mark.parametrize("field", TOP)
def test_wrong_fields_are_named(ages: Game, field: str) -> None:
    for value in TOP[field]:
        known = [field] if field != "options" else ["options", "peaceful", "houses"]
        sentence = refused(ages, whole(ages) | {field: value})
        assert any(name in sentence for name in known), sentence
    lacking = whole(ages)
    del lacking[field]
    assert field in refused(ages, lacking)


def test_there_is_a_bad_value_for_every_field(ages: Game) -> None:
    data = whole(ages)
    assert set(TOP) == set(data)
    assert set(PLAYER) == set(data["players"][0])


@pytest.mark.parametrize("field", PLAYER)
def test_wrong_fields_of_a_player_are_named(ages: Game, field: str) -> None:
    for value in PLAYER[field]:
        data = whole(ages)
        data["players"][1][field] = value
        assert f"players[1].{field}" in refused(ages, data)
    data = whole(ages)
    del data["players"][1][field]
    assert field in refused(ages, data)


@pytest.mark.parametrize("kind", INNER)
def test_wrong_fields_of_a_decision_are_named(ages: Game, kind: str) -> None:
    good, bad = INNER[kind]
    data = whole(ages)
    data["players"][1]["idle"] = 0 if kind == "losing-workers" else 1
    data["decisions"].append({"kind": kind, "seat": 1, **good})
    state = ages.load(data)
    assert dump(state)["decisions"] == data["decisions"]
    for field, values in {**bad, "seat": [-1, 3, None], "kind": ["dancing", 1]}.items():
        for value in values:
            wrong = json.loads(json.dumps(data))
            wrong["decisions"][-1][field] = value
            assert f"decisions[4].{field}" in refused(ages, wrong)


def test_a_question_from_before_it_kept_its_card_is_still_asked(ages: Game) -> None:
    data = whole(ages)
    data["decisions"].append(
        {"kind": "plundering", "seat": 1, "victim": 0, "left": 1, "food": 0, "resources": 0}
    )
    state = ages.load(data)
    assert look(state, 0)["decision"]["card"] is None
    act(state, "food")
    assert (of(state, 1)["food"], of(state)["food"]) == (10, 8)
    data["decisions"][-1] = {"kind": "tucking", "seat": 0}
    assert look(ages.load(data), 0)["decision"]["card"] is None


def test_unknown_fields_are_refused(ages: Game) -> None:
    assert "horses" in refused(ages, whole(ages) | {"horses": 2})
    data = whole(ages)
    data["players"][0]["horses"] = 2
    assert "horses" in refused(ages, data)
    data = whole(ages)
    data["decisions"][-1]["horses"] = 2
    assert "horses" in refused(ages, data)


def test_loading_leaves_the_data_alone(ages: Game) -> None:
    data = whole(ages)
    before = json.dumps(data)
    act(ages.load(data), "destroy bronze", "end-turn")
    assert json.dumps(data) == before
