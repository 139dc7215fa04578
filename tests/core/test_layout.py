"""One table of fields: what it dumps it loads, and every complaint names its field."""

from __future__ import annotations

from typing import Any

import pytest

from holocene.core.fields import Fields
from holocene.core.layout import (
    NOTHING,
    SEATS,
    Layout,
    Lists,
    Number,
    Numbers,
    Piece,
    Pieces,
    SeatNumber,
    Things,
    Truth,
    check_once,
)

CARDS = ["ace", "king", "queen"]


class Thing:
    def __init__(self, **fields: Any) -> None:
        if fields.get("coins") == 13:
            raise ValueError("coins: 13 brings bad luck")
        self.__dict__.update(fields)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Thing) and vars(self) == vars(other)

    __hash__ = None  # type: ignore[assignment]


PLAYER = Layout(("coins", Number(0, 20)), ("hand", Pieces(CARDS, 0, 3)))
WHOLE = Layout(
    ("open", Truth()),
    ("round", Number(1, 9)),
    ("first", SeatNumber()),
    ("points", Numbers(-5, 5, SEATS)),
    ("rolled", Numbers(1, 6, 0, 4)),
    ("top", Piece(CARDS, gap=True)),
    ("row", Pieces(CARDS, 2, gap=True)),
    ("piles", Lists(Pieces(CARDS, 0, 3), SEATS)),
    ("players", Things(PLAYER, Thing)),
)
GOOD = Thing(
    open=True,
    round=3,
    first=1,
    points=[-5, 5],
    rolled=[6, 1],
    top=NOTHING,
    row=[2, NOTHING],
    piles=[[0], []],
    players=[Thing(coins=1, hand=[1, 0]), Thing(coins=2, hand=[])],
)
PAPER: dict[str, Any] = {
    "open": True,
    "round": 3,
    "first": 1,
    "points": [-5, 5],
    "rolled": [6, 1],
    "top": None,
    "row": ["queen", None],
    "piles": [["ace"], []],
    "players": [{"coins": 1, "hand": ["king", "ace"]}, {"coins": 2, "hand": []}],
}


def test_a_thing_is_dumped() -> None:
    assert WHOLE.dump(GOOD) == PAPER


def test_what_was_dumped_is_loaded() -> None:
    assert Thing(**WHOLE.load(Fields(PAPER), 2)) == GOOD


def test_a_dump_shares_nothing_with_its_thing() -> None:
    dumped = WHOLE.dump(GOOD)
    rolled = dumped["rolled"]
    assert isinstance(rolled, list)
    rolled.append(3)
    assert WHOLE.dump(GOOD) == PAPER


def test_a_blank_thing_has_as_little_as_there_can_be() -> None:
    blank = WHOLE.blank(2)
    assert blank.pop("players") == [Thing(coins=0, hand=[])] * 2
    assert blank == {
        "open": False,
        "round": 1,
        "first": 0,
        "points": [0, 0],
        "rolled": [],
        "top": NOTHING,
        "row": [NOTHING, NOTHING],
        "piles": [[], []],
    }


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"open": 1}, "open: expected true or false, got a number"),
        ({"round": 0}, "round: expected 1 to 9, got 0"),
        ({"first": 2}, "first: expected 0 to 1, got 2"),
        ({"points": [1]}, "points: expected 2 items, got 1"),
        ({"points": [1, 6]}, "points[1]: expected -5 to 5, got 6"),
        ({"rolled": [1] * 5}, "rolled: expected 0 to 4 items, got 5"),
        ({"top": "joker"}, "top: 'joker' is unknown; expected one of ace to queen"),
        ({"top": 1}, "top: '1' is unknown; expected one of ace to queen"),
        ({"row": ["ace", "jack"]}, "row[1]: 'jack' is unknown; expected one of ace to queen"),
        (
            {"piles": [["ace"], [None]]},
            "piles[1][0]: 'None' is unknown; expected one of ace to queen",
        ),
        ({"piles": [["ace"]]}, "piles: expected 2 items, got 1"),
        (
            {"players": [{"coins": 1, "hand": []}, 3]},
            "players[1]: expected an object, got a number",
        ),
        ({"players": [{"coins": 1}] * 2}, "players[0].hand: missing"),
        (
            {"players": [{"coins": 1, "hand": [], "hat": 1}] * 2},
            "players[0].hat: unknown field; known are coins, hand",
        ),
        ({"players": [{"coins": 13, "hand": []}] * 2}, "players[0].coins: 13 brings bad luck"),
    ],
)
def test_a_wrong_field_is_named(changes: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError, match=r".") as caught:
        WHOLE.load(Fields({**PAPER, **changes}), 2)
    assert str(caught.value) == words


def test_a_piece_is_there_once() -> None:
    check_once("deck", CARDS, [2, NOTHING, 0, 1, NOTHING])
    with pytest.raises(ValueError, match=r"^deck: king is there 2 times, not once$"):
        check_once("deck", CARDS, [0, 1, 2, 1])
    with pytest.raises(ValueError, match=r"^deck: king is there 0 times, not once$"):
        check_once("deck", CARDS, [0, 2])


def test_where_some_are_out_of_the_game_none_is_there_twice() -> None:
    check_once("stacks", CARDS, [2], all_there=False)
    with pytest.raises(ValueError, match=r"^stacks: queen is there 2 times, not once$"):
        check_once("stacks", CARDS, [2, 2], all_there=False)
