"""A position in numbers says what a view says, under the names of the table, and no more."""

from __future__ import annotations

from typing import Any

import pytest

from holocene import Game

from .walks import EVERYTHING, OTHERWISE, walk

WHOSE = ("me", "rival1", "rival2", "rival3")


def test_numbers_are_those_of_the_view(winter: Game) -> None:
    table = winter.feature_table()
    assert table.size == 1198
    for step, state in enumerate(walk(winter, 3, 4, **EVERYTHING)):
        if step % 11 and not state.over:
            continue
        seat = step % 3
        view = state.view(seat)
        values = winter.features(state, seat)
        assert table.fault(values) is None
        numbers = dict(zip(table.names, values, strict=True))
        assert numbers["over"] == view["over"]
        assert numbers["eclipse"] == view["revealed"]
        for card in filter(None, view["display"]):
            assert numbers[f"display.{card}"] == 1
        for stone in view["stones"]:
            assert numbers[f"stone.{stone}"] == 1
        assert numbers["land.a2." + view["land"][1]] == 1
        for each in view["built"]:
            mine = each["owner"] == seat
            assert numbers[f"{'megalith' if mine else 'foreign'}.{each['place'] + 1}"] > 0
        for card in view["players"][seat]["hand"]:
            assert numbers[f"hand.{card}"] > 0
        if view["column"]:
            assert numbers[f"column.{view['column']}"] == 1
        for turn, whose in enumerate(WHOSE[:3]):
            seen = view["players"][(seat + turn) % 3]
            assert numbers[f"{whose}.food"] == pytest.approx(seen["food"] / 10)
            assert numbers[f"{whose}.camps"] == pytest.approx(sum(seen["camps"]) / 5)
            assert numbers[f"{whose}.influence.b2"] == pytest.approx(seen["influence"][4] / 5)
            assert numbers[f"{whose}.megaliths.own"] == seen["own"] / 8
            assert numbers[f"{whose}.zone.hand"] == pytest.approx(seen["hand_count"] / 10)
            assert numbers[f"{whose}.zone.pile"] == pytest.approx(seen["pile_count"] / 10)
            for stone in seen["stones"]:
                assert numbers[f"{whose}.stone.{stone}"] == 1
            for card in seen["discards"] + seen["played"] + seen["known"]:
                assert numbers[f"{whose}.owned.{card}"] > 0
            if seen["chief"]:
                assert numbers[f"{whose}.chief.{seen['chief']}"] == 1
        assert numbers["rival3.there"] == 0


@pytest.mark.parametrize("options", [EVERYTHING, OTHERWISE], ids=["everything", "otherwise"])
def test_nothing_that_is_hidden_is_told(winter: Game, options: dict[str, Any]) -> None:
    asked = set()
    for step, state in enumerate(walk(winter, 4, 2, **options)):
        if step % 17:
            continue
        asked.add(state.over or state.decision.kind)
        for seat in range(4):
            other = state.redeal(seat, step)
            other.refresh()
            assert winter.features(state, seat) == winter.features(other, seat)
    assert {"acting", "beginning"} <= asked
