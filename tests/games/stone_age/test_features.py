"""A position in numbers says what a view says, under the names of the table."""

from __future__ import annotations

import pytest

from holocene import Game
from holocene.games.stone_age.components import CARDS, TILES

from .walks import walk


@pytest.mark.parametrize(("seats", "edition"), [(2, "slovak"), (3, "mindok-2019")])
def test_numbers_are_those_of_the_view(stone_age: Game, seats: int, edition: str) -> None:
    table = stone_age.feature_table()
    assert table.size == 413
    for step, state in enumerate(walk(stone_age, seats, edition, 5, 6)):
        if step % 9 and not state.over:
            continue
        seat = step % seats
        view = state.view(seat)
        numbers = dict(zip(table.names, stone_age.features(state, seat), strict=True))
        assert numbers["over"] == view["over"]
        assert numbers["rule.starve-per-food"] == (edition == "slovak")
        assert numbers["deck"] == pytest.approx(view["deck"] / 36)
        for turn, whose in enumerate(("me", "rival1", "rival2", "rival3")):
            assert numbers[f"{whose}.there"] == (turn < seats)
            if turn >= seats:
                continue
            owner = (seat + turn) % seats
            tribe = view["players"][owner]
            assert numbers[f"{whose}.first"] == (view["first"] == owner)
            assert numbers[f"{whose}.unseen"] == tribe["extra_cards"]
            assert numbers[f"{whose}.people"] == pytest.approx(tribe["people"] / 10)
            assert numbers[f"{whose}.goods.gold"] == pytest.approx(
                min(tribe["goods"]["gold"] / 10, 2)
            )
            assert numbers[f"{whose}.score"] == pytest.approx(max(-1, min(4, tribe["score"] / 100)))
            assert numbers[f"{whose}.at.river"] == tribe["at"].get("river", 0) / 5
            assert numbers[f"{whose}.at.building-2"] == tribe["at"].get("building 2", 0) / 5
            assert numbers[f"{whose}.any-two"] == tribe["any_two"]
            if not view["over"]:
                assert numbers[f"decides.{whose}"] == (view["actor"] == owner)


def test_cards_and_tiles_are_told_by_what_is_printed(stone_age: Game) -> None:
    state = next(walk(stone_age, 2, "mindok-2019", 1, 1))
    numbers = dict(zip(stone_age.feature_names(), stone_age.features(state, 0), strict=True))
    view = state.view(0)
    for slot, id in enumerate(view["row"], 1):
        card = next(card for card in CARDS if card.id == id)
        assert numbers[f"slot{slot}.top.{card.top}"] == 1
        assert numbers[f"slot{slot}.amount"] == pytest.approx(card.amount / 7)
    for stack, shown in enumerate(view["stacks"], 1):
        tile = next(tile for tile in TILES if tile.id == shown["tile"])
        assert numbers[f"stack{stack}.points"] == pytest.approx(tile.points / 20)
        assert numbers[f"stack{stack}.left"] == 1
    assert numbers["stack3.left"] == 0
    assert numbers["question.placing"] == 1


def test_a_card_that_a_rival_has_drawn_unseen_counts_for_nothing(stone_age: Game) -> None:
    """Or the estimate would tell what it is."""
    state = next(walk(stone_age, 2, "mindok-2019", 5, 6))
    card = state.deck.pop()
    before = [stone_age.features(state, seat) for seat in range(2)]
    state.players[1].extra = card
    state.players[1].recount_cards()
    after = [stone_age.features(state, seat) for seat in range(2)]
    changed = [
        [name for name, a, b in zip(stone_age.feature_names(), *each, strict=True) if a != b]
        for each in zip(before, after, strict=True)
    ]
    assert changed[0] == ["rival1.unseen"]
    assert "me.estimate" in changed[1]
