"""What is chosen before a game, and what follows from it."""

from __future__ import annotations

import json

import pytest

from holocene.core.options import Option, parse, resolve, spell

EDITION = Option(
    "edition",
    ("old", "new"),
    "old",
    "which book",
    {"old": {"harsh": True, "box": "wood"}, "new": {"harsh": False, "box": "paper"}},
)
HARSH = Option("harsh", (False, True), None, "whether it hurts")
BOX = Option("box", ("wood", "paper"), None, "what it comes in")
SPEED = Option("speed", ("slow", "fast"), "slow", "how fast")
OPTIONS = (EDITION, HARSH, BOX, SPEED)


def test_defaults() -> None:
    assert resolve(OPTIONS, {}) == {"edition": "old", "harsh": True, "box": "wood", "speed": "slow"}


def test_a_preset_sets_others() -> None:
    values = resolve(OPTIONS, {"edition": "new"})
    assert (values["harsh"], values["box"]) == (False, "paper")


def test_what_is_given_goes_before_a_preset() -> None:
    values = resolve(OPTIONS, {"edition": "new", "harsh": True})
    assert (values["harsh"], values["box"]) == (True, "paper")


def test_none_means_not_given() -> None:
    assert resolve(OPTIONS, {"harsh": None, "edition": None}) == resolve(OPTIONS, {})


def test_resolving_again_changes_nothing() -> None:
    values = resolve(OPTIONS, {"edition": "new", "box": "wood"})
    assert resolve(OPTIONS, values) == values


def test_options_come_in_their_own_order() -> None:
    values = resolve(OPTIONS, {"speed": "fast", "edition": "new"})
    assert list(values) == ["edition", "harsh", "box", "speed"]


def test_an_unknown_option_is_named_with_the_known() -> None:
    with pytest.raises(ValueError, match=r"unknown option 'size'; options are edition, harsh, box"):
        resolve(OPTIONS, {"size": 1})


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(ValueError, match="options are none"):
        resolve((), {"size": 1})


@pytest.mark.parametrize("value", ["newest", 1, True, ["new"], ""])
def test_a_bad_choice_is_named_with_the_good(value: object) -> None:
    with pytest.raises(ValueError, match=r"^edition: .* is not a choice; choices are old, new$"):
        resolve(OPTIONS, {"edition": value})


@pytest.mark.parametrize("value", [1, 0, "yes", "True"])
def test_only_true_and_false_are_true_and_false(value: object) -> None:
    with pytest.raises(ValueError, match=r"harsh: .* is not a choice; choices are false, true"):
        resolve(OPTIONS, {"harsh": value})


def test_a_description_is_ready_for_a_form() -> None:
    told = json.loads(json.dumps(EDITION.describe()))
    assert told["choices"] == ["old", "new"]
    assert told["presets"]["new"] == {"harsh": False, "box": "paper"}


@pytest.mark.parametrize("option", OPTIONS)
def test_every_choice_can_be_spelled_and_parsed(option: Option) -> None:
    for choice in option.choices:
        assert parse(option, spell(choice)) is choice
        assert parse(option, spell(choice).upper()) is choice


def test_a_word_that_is_no_choice_does_not_parse() -> None:
    with pytest.raises(ValueError, match="harsh: maybe is not a choice; choices are no, yes"):
        parse(HARSH, "maybe")


def test_options_read_well() -> None:
    assert repr(HARSH) == "Option('harsh', choices=(False, True), default=None)"


def test_what_is_usual_in_a_language_must_be_a_choice() -> None:
    told = Option("book", ("old", "new"), "old", "which book", usual={"cs": "new"}).describe()
    assert told["usual"] == {"cs": "new"}
    with pytest.raises(ValueError, match="book: usual in cs is newest, not a choice"):
        Option("book", ("old", "new"), "old", "which book", usual={"cs": "newest"})
