"""The game as text: every position, event and choice can be said, in 80 columns."""

from __future__ import annotations

import re
from typing import Any

import pytest

from holocene.cli import choices
from holocene.core.journal import Journal
from holocene.core.words import LANGUAGES

from .conftest import from_package
from .table import gaining, position
from .walks import EVERYTHING, OTHERWISE, walk

GAME = from_package()
TERMINAL: Any = GAME.terminal
MARKUP = re.compile(r"\[/?[a-z_ ]*\]")


def plain(text: str) -> list[str]:
    return MARKUP.sub("", text).splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), [(2, EVERYTHING), (4, OTHERWISE)])
def test_all_can_be_said(language: str, seats: int, options: Any) -> None:
    words = GAME.words(language)
    names = [TERMINAL.seat_name(seat, words) for seat in range(seats)]
    journal = Journal()
    for step, state in enumerate(walk(GAME, seats, 31, journal, **options)):
        if step % 6 and not state.over:
            continue
        for viewer in (None, state.actor):
            lines = plain(TERMINAL.show(state.view(viewer), words))
            assert max(len(line) for line in lines) <= 80, lines
        if not state.over:
            said = [choice.said for choice in choices.of(state, state.actor, words)]
            assert len(set(said)) == len(said), said
    for event in journal:
        for facts in (event.facts, event.public):
            line = TERMINAL.tell(facts, names, words)
            assert line or facts["kind"] == "order-reward"
    assert words.mistakes == {}


def test_a_position_in_words() -> None:
    me = {"hand": ["gatherer", "cordage"], "labour": 3, "tools": 1}
    state = position(GAME, at="hunt", players={0: me})
    shown = plain(TERMINAL.show(state.view(0), GAME.words("en")))
    assert "Your hand (2):" in shown
    assert "  Gatherer: 1.5 labor; pay 1 food: 1 tool; in the eclipse: 2 food" in shown
    assert "  Cordage: era I; 1 tool and 2 food; worth 1 point" in shown
    assert shown[-1] == "Wolf: What will you do?"
    other = plain(TERMINAL.show(state.view(1), GAME.words("en")))
    assert "Your hand (0):" in other
    assert not [line for line in other if "Gatherer: " in line]
    assert other[-1] == "Wolf is taking actions."


def test_choices_in_words() -> None:
    words = GAME.words("en")
    state = position(GAME, decisions=gaining(0, "draw"), players={0: {"deck": ["brave"]}})
    shown = plain(TERMINAL.show(state.view(0), words))
    assert shown[-1] == "Wolf: You get 1 card from your deck. What will you take?"
    told = [(choice.said, choice.gloss) for choice in choices.of(state, 0, words)]
    assert told == [
        ("Draw a card", ""),
        ("Instead of the card, raise the offering idol", ""),
        ("Instead of the card, raise the honor idol", ""),
        ("Instead of the card, take 1 tool", "tools +1"),
        ("Instead of the card, take 1 food", "food +1"),
    ]


def test_where_to_go_in_words() -> None:
    words = GAME.words("en")
    state = position(GAME, players={0: {"hand": ["brave"], "tools": 1}})
    told = {choice.said: choice.gloss for choice in choices.of(state, 0, words)}
    assert told["Chief to Migrate"] == (
        "1 camp on the base hex: once; 1 camp move: 2 times; 1 village: not enough food"
    )


def test_events_in_words() -> None:
    words = GAME.words("en")
    facts: dict[str, Any] = {
        "kind": "eclipse", "round": 2, "piles": [["brave", "brave"], []], "labour": [7, 3],
        "order": [0, 1],
    }  # fmt: skip
    assert TERMINAL.tell(facts, ["Ana", "Ben"], words) == (
        "The eclipse of round 2: Ana 3.5 labor (2\u00d7 Brave); Ben 1.5 labor. New order: Ana, Ben"
    )
    built = {
        "kind": "built", "seat": 0, "row": 1, "column": 2, "level": 1, "neutral": False,
        "points": [5, 1],
    }  # fmt: skip
    assert TERMINAL.tell(built, ["Ana", "Ben"], words) == (
        "Ana places a megalith on level 1, row 1, column 2. Ana gets 5 points for megaliths. "
        "Ben gets 1 point for megaliths"
    )
