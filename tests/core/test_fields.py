"""Reading data from outside: every complaint names its field."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from holocene.core.fields import Fields
from tests.games.tiny import TinyGame, Turn

DATA = {
    "text": "a", "number": 3, "truth": True, "none": None, "fraction": 1.5,
    "numbers": [1, 2], "texts": ["a", "b"], "object": {"inner": 1}, "objects": [{"inner": 1}, 2],
}  # fmt: skip


def test_good_fields_are_read() -> None:
    fields = Fields(DATA)
    assert fields.text("text") == "a"
    assert fields.choice("text", ["a", "b"]) == "a"
    assert fields.number("number", 0, 3) == 3
    assert fields.truth("truth") is True
    assert fields.value("none") is None
    assert fields.numbers("numbers", 0, 9, 0, 2) == [1, 2]
    assert fields.texts("texts", 2, 2) == ["a", "b"]
    assert fields.items("objects", 0, 9) == [{"inner": 1}, 2]
    assert fields.object("object").number("inner", 0, 9) == 1


@pytest.mark.parametrize(
    ("read", "words"),
    [
        (lambda f: f.value("lost"), "lost: missing"),
        (lambda f: f.text("number"), "number: expected text, got a number"),
        (lambda f: f.text("none"), "none: expected text, got nothing"),
        (lambda f: f.choice("text", ["x", "y"]), "text: expected x or y, got 'a'"),
        (lambda f: f.truth("number"), "number: expected true or false, got a number"),
        (lambda f: f.number("text", 0, 9), "text: expected a whole number, got text"),
        (lambda f: f.number("truth", 0, 9), "truth: expected a whole number, got true or false"),
        (lambda f: f.number("fraction", 0, 9), "fraction: expected a whole number, got a fraction"),
        (lambda f: f.number("number", 4, 9), "number: expected 4 to 9, got 3"),
        (lambda f: f.number("number", 0, 2), "number: expected 0 to 2, got 3"),
        (lambda f: f.items("text", 0, 9), "text: expected a list, got text"),
        (lambda f: f.items("numbers", 3, 3), "numbers: expected 3 items, got 2"),
        (lambda f: f.items("numbers", 3, 5), "numbers: expected 3 to 5 items, got 2"),
        (lambda f: f.numbers("texts", 0, 9, 0, 9), "texts[0]: expected a whole number, got text"),
        (lambda f: f.numbers("numbers", 0, 1, 0, 9), "numbers[1]: expected 0 to 1, got 2"),
        (lambda f: f.texts("numbers", 0, 9), "numbers[0]: expected text, got a number"),
        (lambda f: f.object("numbers"), "numbers: expected an object, got a list"),
        (lambda f: f.object("object").text("inner"), "object.inner: expected text, got a number"),
        (lambda f: f.objects("objects", 0, 9), "objects[1]: expected an object, got a number"),
        (lambda f: [f.text("text"), f.done()], "number: unknown field; known are text"),
    ],
)
def test_a_bad_field_is_named(read: Callable[[Fields], Any], words: str) -> None:
    with pytest.raises(ValueError, match=r".") as caught:
        read(Fields(DATA))
    assert str(caught.value) == words


@pytest.mark.parametrize("data", [None, 1, "a", [], True])
def test_only_an_object_has_fields(data: object) -> None:
    with pytest.raises(ValueError, match="the data: expected an object, got"):
        Fields(data)


def test_a_path_is_told() -> None:
    with pytest.raises(ValueError, match=r"^table\[2\]\.seat: missing$"):
        Fields({}, "table[2]").value("seat")


def test_a_huge_number_is_cut_short() -> None:
    with pytest.raises(ValueError, match="number: expected 0 to 9, got 1000") as caught:
        Fields({"number": 10**3000}).number("number", 0, 9)
    assert len(str(caught.value)) < 100


@pytest.mark.parametrize(
    ("seat", "words"),
    [
        (2, r"expected -1 to 1, got 2"),
        (-2, r"expected -1 to 1, got -2"),
        ("0", r"expected a whole number, got text"),
    ],
)
def test_the_seat_of_a_decision_is_checked_whatever_its_loader_reads(
    seat: object, words: str
) -> None:
    class Trusting(TinyGame):
        def __init__(self) -> None:
            super().__init__("trusting", decisions={"turn": lambda fields, seats: Turn(0)})

    game = Trusting()
    data: dict[str, Any] = game.new(seed=1).dump()
    assert game.load(data) == game.new(seed=1)
    data["decisions"][0]["seat"] = seat
    with pytest.raises(ValueError, match=rf"^decisions\[0\]\.seat: {words}"):
        game.load(data)
    del data["decisions"][0]["seat"]
    with pytest.raises(ValueError, match=r"^decisions\[0\]\.seat: missing"):
        game.load(data)
