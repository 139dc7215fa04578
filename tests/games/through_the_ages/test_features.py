"""A position in numbers says what a view says, under the names of the table, and no more."""

from __future__ import annotations

import pytest

from holocene import Game

from .walks import walk

WHOSE = ("me", "rival1", "rival2", "rival3")


def test_numbers_are_those_of_the_view(ages: Game) -> None:
    table = ages.feature_table()
    assert table.size == 1209
    for step, state in enumerate(walk(ages, 3, 4)):
        if step % 13 and not state.over:
            continue
        seat = step % 3
        view = state.view(seat)
        values = ages.features(state, seat)
        assert table.fault(values) is None
        numbers = dict(zip(table.names, values, strict=True))
        assert numbers[f"age.{view['age']}"] == 1
        assert numbers["over"] == view["over"]
        for slot, card in reversed(list(enumerate(view["row"]))):
            if card is not None:
                assert numbers[f"row.{card}"] >= (13 - slot) / 13
        for card in view["players"][seat]["hand"]:
            assert numbers[f"hand.{card}"] >= 0.5
        for card in view["players"][seat]["secrets"]:
            assert numbers[f"secret.{card}"] >= 0.5
        for turn, whose in enumerate(WHOSE[:3]):
            owner = (seat + turn) % 3
            seen = view["players"][owner]
            assert numbers[f"{whose}.there"] == (not seen["out"])
            if seen["out"]:
                continue
            assert numbers[f"{whose}.turn"] == (view["current"] == owner)
            assert numbers[f"{whose}.strength"] == pytest.approx(seen["strength"] / 60)
            assert numbers[f"{whose}.blue"] == pytest.approx(seen["blue"] / 16)
            assert numbers[f"{whose}.food-made"] == pytest.approx(seen["food_made"] / 20)
            assert numbers[f"{whose}.civil"] == pytest.approx(seen["civil"]["left"] / 8)
            assert numbers[f"{whose}.government.{seen['government']}"] == 1
            assert numbers[f"{whose}.backs.I"] == pytest.approx(seen["backs"].count("I") / 6)
            for place in seen["board"]:
                held = numbers[f"{whose}.card.{place['card']}"]
                assert held == pytest.approx((1 + place["workers"]) / 6)
            for wonder in seen["wonders"]:
                assert numbers[f"{whose}.wonder.{wonder['card']}"] >= 0.9
            for colony in seen["colonies"]:
                assert numbers[f"{whose}.colony.{colony}"] == 1
        assert numbers["rival3.there"] == 0


def test_nothing_that_is_hidden_is_told(ages: Game) -> None:
    """Where others defend and send colonists face down too, and where the end is near."""
    asked = set()
    for step, state in enumerate(walk(ages, 4, 2)):
        kind = state.over or state.decision.kind
        if step % 29 and kind not in ("defending", "sending"):
            continue
        asked.add(kind)
        for seat in range(4):
            other = state.redeal(seat, step)
            other.refresh()
            assert ages.features(state, seat) == ages.features(other, seat), kind
    assert {"defending", "sending", "acting", "politics"} <= asked
