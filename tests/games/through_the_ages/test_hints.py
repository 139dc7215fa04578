"""Hints against what the engine then allows and does, in whole random games."""

from __future__ import annotations

from typing import Any

import pytest

from . import facts
from .conftest import from_package
from .table import act, asked, attach, position
from .walks import walk

GAME = from_package("holocene")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_reasons_are_told_for_what_is_closed_and_for_nothing_else(seats: int) -> None:
    seen: set[str] = set()
    for step, state in enumerate(walk(GAME, seats, 20 + seats)):
        if state.over or step % 5 or state.round == 1:
            continue
        closed: Any = GAME.hints(state, state.actor)["closed"]
        legal = [str(action) for action in state.legal_actions()]
        if state.decision.kind == "acting":
            for slot, reason in enumerate(closed["row"]):
                assert (f"take {slot + 1}" in legal) is (reason is None)
                seen.add(str(reason))
            assert ("grow" in legal) is (closed["grow"] is None)
            assert ("raise 1" in legal) is (closed["wonder"] is None)
            view = state.view(state.actor)["players"][state.actor]
            for each in view["board"]:
                assert (f"build {each['card']}" in legal) is (each["card"] not in closed["build"])
            for card in view["hand"]:
                kind = facts.CIVIL[card]["kind"]
                verbs = ["play"] if kind in ("leader", "action") else ["develop"]
                verbs += ["revolt"] if kind == "government" else []
                for verb in verbs:
                    assert (f"{verb} {card}" in legal) is (card not in closed[verb]), card
                    seen.add(closed[verb].get(card, "None"))
        elif state.decision.kind == "politics":
            for verb in ("attack", "declare"):
                for card, rivals in closed[verb].items():
                    for seat in rivals:
                        assert f"{verb} {card} {seat}" not in legal
                for text in legal:
                    if text.startswith(verb):
                        _, card, seat = text.split()
                        assert seat not in closed[verb].get(card, {})
    assert {"None", "actions", "empty"} <= seen
    assert len(seen) > 5


@pytest.mark.parametrize("seats", [2, 3])
def test_the_end_of_a_turn_is_foretold(seats: int) -> None:
    """Science, culture and goods are what the turn then brings."""
    checked = 0
    for step, state in enumerate(walk(GAME, seats, 30 + seats)):
        if state.over or step % 5 or state.decision.kind != "acting":
            continue
        seat = state.actor
        forecast: Any = GAME.hints(state, seat)["forecast"]
        before = state.players[seat].copy()
        if forecast["discards"] or before.leader >= 0 or len(state.deck) < 4:
            continue  # more is asked, a leader scores as well, or an age ends
        after = state.copy()
        journal = attach(after)
        act(after, "end-turn")
        kinds = [event.facts["kind"] for event in journal]
        drawn = [event.facts["count"] for event in journal if event.facts["kind"] == "drew"]
        assert sum(drawn[:1]) == min(forecast["draws"], len(state.draw) + len(state.discards))
        if any(kind in ("war-ended", "ended") for kind in kinds):
            continue
        now = after.players[seat]
        assert ("uprising" in kinds) is forecast["uprising"]
        assert now.science - before.science == forecast["science"]
        assert now.culture - before.culture == forecast["culture"] - forecast["hunger"]
        view = after.view(seat)["players"][seat]
        assert (view["food"], view["resources"]) == (
            forecast["food_after"],
            forecast["resources_after"],
        )
        checked += 1
    assert checked > 10


@pytest.mark.parametrize("seats", [2, 4])
def test_what_a_choice_changes_is_what_it_changes(seats: int) -> None:
    checked = 0
    for step, state in enumerate(walk(GAME, seats, 40 + seats)):
        if state.over or step % 15 or state.decision.kind != "acting":
            continue
        seat = state.actor
        changes: Any = GAME.hints(state, seat)["changes"]
        for action in state.legal_actions():
            if action.kind in ("end-turn", "play"):
                continue  # a card may ask something more
            after = state.copy()
            after.apply(action)
            one, two = state.players[seat], after.players[seat]
            told = changes[str(action.index)]
            for name in (
                "civil",
                "military",
                "science",
                "culture",
                "strength",
                "happy",
                "idle",
                "yellow",
                "blue",
            ):
                assert getattr(two, name) - getattr(one, name) == told.get(name, 0), (
                    str(action),
                    name,
                )
            checked += 1
    assert checked > 50


def test_nobody_is_told_anything_about_others() -> None:
    players = {1: {"secrets": ["bonus-iii"] * 3, "hand": ["iron"]}}
    state = position(GAME, players=players)
    assert asked(state) == ("acting", 0)
    hints: Any = GAME.hints(state, 0)
    assert hints["defense"] == 0
    assert GAME.hints(state, None)["forecast"] is None
