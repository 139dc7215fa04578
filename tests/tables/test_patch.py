"""Patches: what changed between two values, and back."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from holocene.tables.patch import diff
from tests.patching import patched

LEAVES = st.none() | st.text(max_size=3) | st.integers(2, 9)
VALUES = st.recursive(
    LEAVES,
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from("abcd"), inner, max_size=4)
    ),
    max_leaves=20,
)


@given(VALUES, VALUES)
def test_a_patch_makes_the_new_value_of_the_old(old: object, new: object) -> None:
    before = json.dumps(old)
    patch = json.loads(json.dumps(diff(old, new)))
    assert patched(old, patch) == new
    assert json.dumps(old) == before


@given(VALUES)
def test_nothing_changed_is_an_empty_patch(value: object) -> None:
    assert diff(value, json.loads(json.dumps(value))) == []


@pytest.mark.parametrize(
    ("old", "new", "patch"),
    [
        ({"a": 1, "b": [1, 2]}, {"a": 1, "b": [1, 3]}, [[["b", 1], 3]]),
        ({"a": 1, "b": 2}, {"a": 1}, [[["b"]]]),
        ({"a": {}}, {"a": {"c": 0}}, [[["a", "c"], 0]]),
        ({"a": [1]}, {"a": [1, 2]}, [[["a"], [1, 2]]]),
        (None, {"a": 1}, [[[], {"a": 1}]]),
        ({"a": 1}, {"a": True}, [[["a"], True]]),
        ({"a": None}, {"a": 0}, [[["a"], 0]]),
    ],
)
def test_a_patch_tells_only_what_changed(old: object, new: object, patch: object) -> None:
    assert diff(old, new) == patch
