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


# A card's way into play


def way(state: Any, place: str, name: Any) -> list[tuple[str, dict[str, int], str | None]]:
    told: Any = GAME.hints(state, 0)["ways"]
    return [(step["deed"], step["change"], step["why"]) for step in told[place][name]["steps"]]


def test_a_technology_is_taken_developed_and_manned() -> None:
    player = {"science": 4, "resources": 6, "idle": 1, "civil": 4}
    state = position(GAME, row=["alchemy"], players={0: player})
    assert way(state, "row", 0) == [
        ("take", {"civil": -1}, None),
        ("develop", {"civil": -1, "science": -4}, None),
        ("build", {"civil": -1, "resources": -6}, None),
    ]
    told: Any = GAME.hints(state, 0)["ways"]
    assert told["row"][0]["brings"] == {"science_rate": 2}


def test_each_step_tells_what_is_in_its_way() -> None:
    player = {"science": 3, "resources": 0, "idle": 1, "civil": 2}
    state = position(GAME, row=["alchemy", None], players={0: player})
    assert [(deed, why) for deed, _, why in way(state, "row", 0)] == [
        ("take", None), ("develop", "science"), ("build", "resources"),
    ]  # fmt: skip
    told: Any = GAME.hints(state, 0)["ways"]
    assert told["row"][0]["brings"] == {"science_rate": 2}, "as if it were done all the same"
    assert told["row"][1] is None
    assert GAME.hints(state, 1)["ways"] == {"row": [], "hand": {}}


def test_without_a_worker_who_is_free_one_comes_from_an_older_card() -> None:
    player = {"science": 9, "resources": 9, "idle": 0, "hand": ["alchemy"]}
    player["workers"] = {"philosophy": 1}
    state = position(GAME, players={0: player})
    assert way(state, "hand", "alchemy")[1:] == [
        ("upgrade", {"civil": -1, "resources": -3}, None),
    ]


@pytest.mark.parametrize("seats", [2, 4])
def test_a_way_is_open_as_far_as_the_engine_lets_it_be_gone(seats: int) -> None:
    checked = 0
    for number, state in enumerate(walk(GAME, seats, 60 + seats)):
        if state.over or number % 25 or state.decision.kind != "acting" or state.round == 1:
            continue
        ways: Any = GAME.hints(state, state.actor)["ways"]
        for slot, told in enumerate(ways["row"]):
            after = state.copy()
            for step in told["steps"] if told else []:
                card = state.view(None)["row"][slot]
                text = {"take": f"take {slot + 1}", "raise": "raise 1"}.get(step["deed"])
                source = f"{step['card']} " if step["deed"] == "upgrade" else ""
                text = text or f"{step['deed']} {source}{card}"
                if after.decision is None or after.decision.kind != "acting":
                    break  # a leader asks something
                legal = [str(action) for action in after.legal_actions()]
                assert (text in legal) is (step["why"] is None), (text, step)
                if step["why"] is not None:
                    break
                act(after, text)
                checked += 1
    assert checked > 30
