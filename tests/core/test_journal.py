"""What happened: who is told what, and what undo asks of it."""

from __future__ import annotations

import pytest

from holocene import Journal

FACTS = {"kind": "hid", "seat": 1, "card": "ace"}
PUBLIC = {"kind": "hid", "seat": 1, "card": None}


def noted(journal: Journal, **how: object) -> None:
    journal.note(1, FACTS, **how)  # type: ignore[arg-type]


def test_an_open_event_is_told_to_all() -> None:
    journal = Journal()
    noted(journal)
    (event,) = journal
    assert [event.told_to(seat) for seat in (None, 0, 1)] == [FACTS] * 3


def test_a_secret_event_is_told_to_its_owner() -> None:
    journal = Journal()
    noted(journal, owner=1, public=PUBLIC)
    (event,) = journal
    assert [event.told_to(seat) for seat in (None, 0, 1)] == [PUBLIC, PUBLIC, FACTS]


def test_a_secret_without_chance_can_be_taken_back() -> None:
    journal = Journal()
    noted(journal, owner=1, public=PUBLIC)
    noted(journal, random=True)
    noted(journal, reveals=True)
    assert [event.undoable_by(1) for event in journal] == [True, False, False]
    assert [event.undoable_by(0) for event in journal] == [False] * 3


def test_what_nobody_did_is_nobodys_to_take_back() -> None:
    journal = Journal()
    journal.note(None, {"kind": "night"})
    (event,) = journal
    assert event.undoable
    assert not event.undoable_by(0)


@pytest.mark.parametrize("how", [{"owner": 1}, {"public": PUBLIC}])
def test_a_secret_needs_both_sides(how: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="both an owner and what the others are told"):
        noted(Journal(), **how)
