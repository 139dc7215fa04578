"""The words of Endless Winter: one for all the engine knows, the same in every language."""

from __future__ import annotations

import json
from functools import cache
from typing import get_args, get_type_hints

import pytest

from holocene.catalogues import Catalogue
from holocene.core.options import spell
from holocene.core.words import LANGUAGES, key_of
from holocene.games.endless_winter import shapes
from holocene.games.endless_winter.components import COUNTS
from holocene.games.endless_winter.game import DECISIONS, ENDLESS_WINTER
from holocene.games.endless_winter.ops import OPS, PLACE_IDS
from holocene.games.endless_winter.scoring import SOURCES
from holocene.testing import check_words

SET = ENDLESS_WINTER.box.set
STEPS = {
    "start", "first-hands", "next-turn", "end-turn", "bottom", "eclipse", "after-eclipse",
    "preparation", "stones-step", "board-step", "land-step", "cards-step", "order-step",
}  # fmt: skip


@cache
def catalogue(language: str) -> Catalogue:
    return Catalogue(language, ENDLESS_WINTER.locale(language))


def test_every_language_says_the_same() -> None:
    check_words(ENDLESS_WINTER)


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_a_word_for_everything(language: str) -> None:
    keys = [f"card-{card.id}" for card in SET.cards]
    keys += [f"animal-{animal.id}" for animal in SET.animals]
    keys += [f"land-{land.id}" for land in SET.lands]
    keys += [f"chief-{chief.id}" for chief in SET.chiefs]
    keys += [f"column-{place}" for place in PLACE_IDS]
    keys += [key_of(form, op) for form in ("object", "amount") for op in OPS]
    keys += [f"stone-{counts}" for counts in COUNTS]
    keys += [f"score-{source}" for source in SOURCES]
    keys += [f"reason-{reason}" for reason in get_args(shapes.Reason)]
    for kind in DECISIONS:
        if kind not in STEPS:
            keys += [f"prompt-{kind}", f"prompt-{kind}-other"]
    keys += [f"choice-{kind}" for kind in {action.kind for action in ENDLESS_WINTER.actions}]
    events = get_args(shapes.EndlessWinterEvent)
    keys += [f"log-{get_args(get_type_hints(event)['kind'])[0]}" for event in events]
    for option in [each for each in ENDLESS_WINTER.options if not each.hidden]:
        name = key_of("option", option.name)
        keys += [name, f"{name}.about"]
        for choice in option.choices:
            value = str(choice).lower() if isinstance(choice, bool) else spell(choice)
            keys += [key_of(name, value), f"{key_of(name, value)}.about"]
    missing = [key for key in keys if key not in catalogue(language).patterns]
    assert missing == []


def test_names_are_those_of_the_set() -> None:
    """English names differ from those of the file only where they are shortened."""
    words = ENDLESS_WINTER.words("en")
    for card in SET.cards:
        assert words.say(f"card-{card.id}") == card.name.replace("Labour", "Labor")


@pytest.mark.parametrize(
    ("language", "key", "said"),
    [
        ("en", "object-labour", "0 labor, 1 labor, 1.5 labor, 2 labor, 5 labor, 21 labor"),
        ("cs", "object-labour", "0 bodů práce, 1 bod práce, 1,5 bodu práce, 2 body práce, "
         "5 bodů práce, 21 bodů práce"),
        ("sk", "object-labour", "0 bodov práce, 1 bod práce, 1,5 bodu práce, 2 body práce, "
         "5 bodov práce, 21 bodov práce"),
        ("hr", "object-labour", "0 bodova rada, 1 bod rada, 1,5 bodova rada, 2 boda rada, "
         "5 bodova rada, 21 bod rada"),
        ("cs", "object-idol", "0 sošek, 1 sošku, 2 sošky, 5 sošek, 21 sošek"),
        ("cs", "amount-idol", "0 sošek, 1 soška, 2 sošky, 5 sošek, 21 sošek"),
        ("sk", "object-food", "0 potravy, 1 potravu, 2 potravy, 5 potravy, 21 potravy"),
        ("sk", "amount-food", "0 potravy, 1 potrava, 2 potravy, 5 potravy, 21 potravy"),
        ("hr", "object-draw", "0 karata iz špila, 1 kartu iz špila, 2 karte iz špila, "
         "5 karata iz špila, 21 kartu iz špila"),
        ("hr", "amount-animal-take", "0 životinja s lovišta, 1 životinja s lovišta, "
         "2 životinje s lovišta, 5 životinja s lovišta, 21 životinja s lovišta"),
    ],
)  # fmt: skip
def test_words_follow_their_number(language: str, key: str, said: str) -> None:
    words = ENDLESS_WINTER.words(language)
    numbers = (0, 1, 1.5, 2, 5, 21) if "labour" in key else (0, 1, 2, 5, 21)
    assert ", ".join([words.say(key, {"n": n}) for n in numbers]) == said


def test_it_tells_how_far_a_game_is() -> None:
    first = ENDLESS_WINTER.progress(ENDLESS_WINTER.new(seed=1))
    assert first == {"round": 0, "rounds": 4}
    assert ENDLESS_WINTER.progress_said(first)["sk"] == "Príprava"
    assert ENDLESS_WINTER.progress_said({**first, "round": 3}) == {
        "en": "Round 3 of 4", "cs": "3. kolo ze 4", "sk": "3. kolo zo 4", "hr": "Krug 3/4",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("language", "name"),
    [("en", "Holocene set"), ("cs", "Sada Holocene"), ("sk", "Sada Holocene"),
     ("hr", "Komplet Holocene")],
)  # fmt: skip
def test_nobody_takes_the_set_for_the_printed_game(language: str, name: str) -> None:
    """The board of the terminal, the steps of how to play and the rules name it."""
    words = ENDLESS_WINTER.words(language)
    state = ENDLESS_WINTER.new(seed=1)
    shown = ENDLESS_WINTER.terminal.show(state.view(0), words)
    assert f"({name})" in shown
    assert words.say("set-holocene.about") in " ".join(shown.split())
    assert "Holocene" in words.say("game-about")
    assert name in words.say("help-holocene.title")
    assert name in words.say("how-to-play-11.title")


@pytest.mark.parametrize("language", LANGUAGES)
def test_another_set_is_not_called_ours(language: str) -> None:
    """Wherever a player is told of the set, with any sign that a name may have."""
    data = json.loads(ENDLESS_WINTER.components())
    name = 'Our "own" {set} \\'
    game = ENDLESS_WINTER.with_components("endless-winter.own", json.dumps({**data, "name": name}))
    words = game.words(language)
    shown = " ".join(game.terminal.show(game.new(seed=1).view(0), words).split())
    page = ("help-holocene", "how-to-play-11")
    told = [words.say("game-about"), shown, *[words.say(f"{key}.body") for key in page]]
    for text in told:
        assert name in text
        assert "Holocene" not in text
    assert not any("Holocene" in words.say(f"{key}.title") for key in page)
    assert words.mistakes == {}
