"""A set of components as a file: what it must hold, and a sentence about all that is wrong."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from holocene.core.dice import fast_dice
from holocene.core.playout import play_out
from holocene.games.endless_winter import loading
from holocene.games.endless_winter.game import EndlessWinterGame

from .table import act, asked, legal

OURS: Any = json.loads(loading.ours())


def changed(change: Callable[[Any], object]) -> Any:
    data = json.loads(json.dumps(OURS))
    change(data)
    return data


def put(path: str, value: object) -> Callable[[Any], object]:
    def change(data: Any) -> None:
        *keys, last = [int(key) if key.isdigit() else key for key in path.split(".")]
        for key in keys:
            data = data[key]
        data[last] = value

    return change


def test_ours_is_the_holocene_set() -> None:
    parts = loading.load(OURS)
    assert parts.name == "Holocene set"
    assert len(parts.cards) == 49
    assert [column.id for column in parts.columns] == [
        "rite-of-passage",
        "develop",
        "migrate",
        "hunt",
    ]


def test_every_entry_says_where_it_comes_from() -> None:
    sources = set()
    for value in OURS.values():
        for entry in value if isinstance(value, list) else [value]:
            if isinstance(entry, dict):
                sources.add(entry["source"].partition(":")[0])
    assert sources == {"rulebook", "public", "reconstructed"}


def test_sources_are_told_of_fields_that_are_there() -> None:
    for family in OURS.values():
        for entry in family if isinstance(family, list) else [family]:
            if isinstance(entry, dict):
                told = {name.partition("[")[0] for name in entry.get("field_sources", {})}
                assert told <= entry.keys(), entry


@pytest.mark.parametrize(
    ("path", "value", "where"),
    [
        ("name", "", "name"),
        ("version", 1, "version"),
        ("columns.0.id", "hunt", "columns[0].id"),
        ("columns.1.top.0.pay", {}, "columns[1].top[0].pay"),
        ("columns.1.top.0.gain", {"draw": 1}, "columns[1].top[0].gain.draw"),
        ("columns.2.middle.gain", {"village": 2}, "columns[2].middle.gain"),
        ("rest.eclipse_labour", 1.25, "rest.eclipse_labour"),
        ("food_track.labour_steps", [3, 1], "food_track.labour_steps"),
        ("tool_track.most", 0, "tool_track.most"),
        ("tool_track.least", 0, "tool_track.least"),
        ("storage.rewards", [], "storage.rewards"),
        ("stone_spaces.2.cost", {"labour": 1}, "stone_spaces[2].cost.labour"),
        ("turn_order.first.3", {"draw": 1}, "turn_order.first[3].draw"),
        ("starting_cards.0.count", 4, "starting_cards"),
        ("starting_cards.2.labour", -1, "starting_cards[2].labour"),
        ("tribe_cards.1.count", 14, "tribe_cards[1].count"),
        ("tribe_cards.1.eclipse", {"column": "hunt", "gain": {"vp": 1}}, "tribe_cards[1].eclipse"),
        ("first_hand", ["hunter"], "first_hand[0]"),
        ("first_hand", ["brave"] * 3, "first_hand"),
        ("culture_cards.4.era", 3, "culture_cards[4].era"),
        ("culture_cards.4.era", 2, "culture_cards"),
        ("culture_cards.4.id", "cordage", "culture_cards"),
        ("culture_cards.4.id", "Cordage", "culture_cards[4].id"),
        ("culture_cards.4.ability", {"gain": {}}, "culture_cards[4].ability.gain"),
        ("culture_cards.4.ability.gain", {"gold": 1}, "culture_cards[4].ability.gain.gold"),
        ("culture_cards.4.ability.if", {"luck": 1}, "culture_cards[4].ability.if.luck"),
        ("culture_cards.4.source", None, "culture_cards[4].source"),
        ("animals.0.count", 6, "animals"),
        ("animals.0.set", [], "animals[0].set"),
        ("terrain.0.id", "home", "terrain[0].id"),
        ("terrain.1.count", 5, "terrain"),
        ("boards.0.spaces.2", {"gain": {"food": 1}}, "boards[0].spaces"),
        ("boards.0.spaces.2.arrows", [2], "boards[0].spaces[2].arrows"),
        ("plans.0.tiles.1.row", 1, "plans[0].tiles"),
        ("plans.1.players", 2, "plans[1].players"),
        ("stacking.own", -1, "stacking.own"),
        ("offering.ratios", [0], "offering.ratios[0]"),
        ("offering.rewards", [{}], "offering.rewards"),
        ("burial.from", [4, 1], "burial.from"),
        ("burial.first", [5], "burial.first"),
        ("stones.0.terrain", ["sea"], "stones[0].terrain[0]"),
        ("stones.19.animals", ["argentavis"], "stones[19].animals"),
        ("stones.0.era", 2, "stones"),
        ("chiefs.0.sides", [], "chiefs[0].sides"),
        ("setup_cards.0.tribe", "brave", "setup_cards[0].tribe"),
        ("setup_cards.0.animals", ["cow"], "setup_cards[0].animals[0]"),
        ("glacier_tokens.3.gain", {"discard_hand": 1}, "glacier_tokens[3].gain.discard_hand"),
        ("rest_tokens", [], "rest_tokens"),
        ("horses", 1, "horses"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_named(path: str, value: object, where: str) -> None:
    with pytest.raises(ValueError, match=r".") as caught:
        loading.load(changed(put(path, value)))
    assert str(caught.value).startswith(where), caught.value


def test_what_is_no_json_is_refused() -> None:
    for text in ("", "{", "[" * 100_000, "nonsense"):
        with pytest.raises(ValueError, match="not JSON"):
            loading.parse(text)


def paths(data: Any, here: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    keys = data if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else ()
    out = [here] if here else []
    for key in keys:
        out += paths(data[key], (*here, key))
    return out


PATHS = paths(OURS)
odd = st.one_of(
    st.none(), st.booleans(), st.integers(-3, 100), st.floats(), st.text(max_size=5),
    st.sampled_from([2**63, "hunt", "draw", "brave"]), st.lists(st.integers(0, 6), max_size=5),
    st.just({}), st.just({"food": 1}),
)  # fmt: skip


@settings(max_examples=250)
@given(path=st.sampled_from(PATHS), value=odd, drop=st.booleans())
def test_a_mutilated_set_is_refused_with_a_sentence_or_played(
    path: tuple[Any, ...], value: object, drop: bool
) -> None:
    data = json.loads(json.dumps(OURS))
    inside = data
    for key in path[:-1]:
        inside = inside[key]
    if drop:
        del inside[path[-1]]
    else:
        inside[path[-1]] = value
    try:
        loading.load(data)
    except ValueError as error:
        problem = str(error)
    else:
        problem = "none"
        state = EndlessWinterGame(json.dumps(data)).new(seed=1)
        play_out(state, fast_dice(1))
        assert state.over
    assert 0 < len(problem) < 600


def test_another_set_has_other_cards_rewards_and_lengths() -> None:
    def change(data: Any) -> None:
        data["name"] = "Ours"
        data["starting_cards"][2]["id"] = "warrior"
        data["first_hand"] = ["warrior"]
        data["turn_order"]["rewards"] = [
            {"vp": 3},
            {"food": 2, "tool": 1},
            {"camp": 1},
            {"tool": 1},
        ]
        data["tribe_cards"][0]["eclipse"] = {"pay": {"food": 1}, "gain": {"max_food": 1, "camp": 1}}

    game = EndlessWinterGame(json.dumps(changed(change)))
    state: Any = game.new(seed=2)
    act(state, "side a", "side b")
    assert "play warrior" in [str(action) for action in game.actions]
    assert [card.id for card in game.box.set.cards][2] == "warrior"
    while asked(state)[0] != "rewarding":
        act(state, legal(state)[-1])
    assert legal(state) == ["reward 1", "reward 2", "reward 3", "reward 4"]
    seat = state.actor
    act(state, "reward 1")
    assert state.players[seat].earned[4] == 3
    play_out(state, fast_dice(2))
    assert state.over
