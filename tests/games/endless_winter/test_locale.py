"""The words of Endless Winter: one for all the engine knows, the same in every language."""

from __future__ import annotations

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
    keys += [key_of("object", op) for op in OPS]
    keys += [f"stone-{counts}" for counts in COUNTS]
    keys += [f"score-{source}" for source in SOURCES]
    keys += [f"reason-{reason}" for reason in get_args(shapes.Reason)]
    for kind in DECISIONS:
        if kind not in STEPS:
            keys += [f"prompt-{kind}", f"prompt-{kind}-other"]
    keys += [f"choice-{kind}" for kind in {action.kind for action in ENDLESS_WINTER.actions}]
    events = get_args(shapes.EndlessWinterEvent)
    keys += [f"log-{get_args(get_type_hints(event)['kind'])[0]}" for event in events]
    for option in ENDLESS_WINTER.options:
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
