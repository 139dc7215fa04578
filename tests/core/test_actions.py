"""Actions: one object each, found by index and by text."""

from __future__ import annotations

import copy
import json
import pickle
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from holocene import Action, Game
from holocene.core.action import ActionSpace
from tests.conftest import from_package

STONE_AGE = from_package("holocene")


def test_every_action_is_found_by_its_text(stone_age: Game) -> None:
    for action in stone_age.actions:
        assert stone_age.action(str(action)) is action


def test_every_action_knows_its_place(stone_age: Game) -> None:
    assert [action.index for action in stone_age.actions] == list(range(len(stone_age.actions)))


@pytest.mark.parametrize("text", ["  Place   FOREST 3 ", "place\tforest\n3", "PLACE FOREST 3"])
def test_case_and_spacing_are_forgiven(stone_age: Game, text: str) -> None:
    assert str(stone_age.action(text)) == "place forest 3"


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("place forrest 3", "did you mean 'place forest 3'"),
        ("plaec hut", "did you mean 'place hut'"),
        ("qqq", "try 'place toolmaker'"),
        ("", "try 'place toolmaker'"),
    ],
)
def test_an_unknown_action_gets_a_hint(stone_age: Game, text: str, hint: str) -> None:
    with pytest.raises(ValueError, match=f"stone-age knows no action .*{hint}"):
        stone_age.action(text)


def test_long_nonsense_is_cut_short(stone_age: Game) -> None:
    with pytest.raises(ValueError, match="knows no action") as caught:
        stone_age.action("x" * 100_000)
    assert len(str(caught.value)) < 300


def found(text: str) -> Action | None:
    """The action, or None where it was refused with a sentence."""
    try:
        return STONE_AGE.action(text)
    except ValueError as error:
        problem = str(error)
    assert "knows no action" in problem
    return None


@given(st.text())
def test_any_text_is_an_action_or_a_sentence(text: str) -> None:
    action = found(text)
    assert action is None or action in STONE_AGE.actions


WORDS = ["place", "use", "pay", "add", "pick", "take", "forest", "hut", "1", "2", "wood", "gold"]


@given(st.lists(st.sampled_from(WORDS)))
def test_any_words_are_an_action_or_a_sentence(words: list[str]) -> None:
    action = found(" ".join(words))
    assert action is None or str(action) == " ".join(words)


def test_pickled_and_copied_an_action_stays_one_object(compiled: Game) -> None:
    for action in compiled.actions:
        assert pickle.loads(pickle.dumps(action)) is action
        assert copy.copy(action) is action
        assert copy.deepcopy(action) is action


def test_a_game_survives_pickle_as_one_object(compiled: Game) -> None:
    assert pickle.loads(pickle.dumps(compiled)) is compiled


def test_arguments_are_ready_for_paper(stone_age: Game) -> None:
    for action in stone_age.actions:
        assert json.loads(json.dumps(dict(action.arguments))) == action.arguments


def test_nobody_can_change_what_all_share(stone_age: Game) -> None:
    state = stone_age.new(seed=1)
    for shared in (
        stone_age.action("place hut").arguments,
        state.options,
        state.copy().options,
        stone_age.load(state.dump()).options,
    ):
        before, unlocked = dict(shared), cast(dict[str, object], shared)
        with pytest.raises(TypeError):
            unlocked["new"] = 1
        assert shared == before
    told: dict[str, object] = {"n": 1}
    action = Action("g", 0, "a", told)
    told["n"] = 2
    assert action.arguments == {"n": 1}


def test_kind_and_arguments_tell_actions_apart(stone_age: Game) -> None:
    told = {json.dumps([action.kind, dict(action.arguments)]) for action in stone_age.actions}
    assert len(told) == len(stone_age.actions)


def test_an_action_reads_well(compiled: Game) -> None:
    action = compiled.action("take wood gold")
    assert (str(action), repr(action)) == ("take wood gold", "<stone-age: take wood gold>")


def test_a_space_knows_its_own(compiled: Game) -> None:
    own = compiled.action("place hut")
    assert own in compiled.actions
    assert Action("stone-age", own.index, "place", text="place hut") not in compiled.actions
    assert "place hut" not in compiled.actions


def test_two_actions_of_one_text_are_refused() -> None:
    with pytest.raises(ValueError, match="two actions of g read 'a'"):
        ActionSpace("g", [Action("g", 0, "a"), Action("g", 1, "a")])


def test_an_action_out_of_place_is_refused() -> None:
    with pytest.raises(ValueError, match="has index 1 at position 0"):
        ActionSpace("g", [Action("g", 1, "a")])
