from __future__ import annotations

from holocene.tables.ids import new_id


def test_no_id_is_taken_for_an_option() -> None:
    ids = [new_id(9) for _ in range(5000)]
    assert len(set(ids)) == len(ids)
    assert [id for id in ids if id.startswith("-")] == []
