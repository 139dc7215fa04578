"""A fix of the rules is a hidden option: games that began before it go on as they began."""

from __future__ import annotations

import json

from holocene import Record
from holocene.core.options import Option, resolve, revived
from holocene.core.registry import shown
from tests.games.tiny import LENGTH, TinyGame

FIX = Option("fix_bids", (False, True), True, "bids are counted once", before=False)


class Fixed(TinyGame):
    """The same game after a fix was found."""

    def __init__(self) -> None:
        super().__init__("tiny-fixed", options=(LENGTH, FIX))


def test_a_new_game_goes_by_the_fix_and_is_not_asked() -> None:
    assert resolve((LENGTH, FIX), {}) == {"length": "short", "fix_bids": True}
    assert FIX.hidden
    assert not LENGTH.hidden


def test_a_choice_that_was_lacking_is_asked() -> None:
    choice = Option("bids", ("open", "hidden"), "hidden", "how to bid", before="open", asked=True)
    assert not choice.hidden
    assert resolve((choice,), {}) == {"bids": "hidden"}
    assert revived((choice,), {}) == {"bids": "open"}


def test_a_stored_game_goes_on_as_it_began() -> None:
    assert revived((LENGTH, FIX), {"length": "long"}) == {"length": "long", "fix_bids": False}
    assert revived((LENGTH, FIX), {"fix_bids": True}) == {"length": "short", "fix_bids": True}


def test_records_and_positions_from_before_are_read() -> None:
    fixed = Fixed()
    assert fixed.new(seed=1).options == {"length": "short", "fix_bids": True}
    old = json.loads(json.dumps(fixed.new(seed=1).dump()))
    del old["options"]["fix_bids"]
    assert fixed.load(old).options["fix_bids"] is False
    paper = Record(fixed, 2, 1).dump()
    assert isinstance(paper["options"], dict)
    del paper["options"]["fix_bids"]
    with shown(fixed):
        assert Record.load(paper).options == {"length": "short", "fix_bids": False}
