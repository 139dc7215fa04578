"""The words of Stone Age: they follow their numbers, and there is one for all the engine knows."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest
from fluent.syntax import ast, parse

from holocene.catalogues import NUMBERS, Catalogue
from holocene.core.words import LANGUAGES
from holocene.games.stone_age import STONE_AGE, shapes
from holocene.games.stone_age.components import (
    CARDS,
    MARKET_FACES,
    PLACE_NAMES,
    RESOURCES,
    SYMBOLS,
    WORKERS,
)
from holocene.games.stone_age.options import EDITIONS, OPTIONS

UI = Path(__file__).parents[3] / "web/src/locale"
PLACES = list(dict.fromkeys(name.split()[0] for name in PLACE_NAMES))  # "card 2" is a "card"
GOODS = ["food", *RESOURCES, "tool", "agriculture", "points", "people"]

# How each kind of event is told: a line, or one of several.
TOLD = {
    "placed": ["log-placed"],
    "used": ["log-used", "log-used-in-vain"],
    "rolled": ["log-rolled"],
    "gathered": ["log-gathered", "log-gathered-tools", "log-gathered-total"],
    "bought": ["log-bought"],
    "built": ["log-built"],
    "declined": ["log-declined"],
    "turned": ["log-turned", "log-turned-choice", "log-stack-empty"],
    "gained": ["log-gained", "log-gained-in-vain", "log-keeps-tool", "log-keeps-any-two"],
    "drew": ["log-drew", "log-drew-unseen", "log-drew-none"],
    "market": ["log-market"],
    "picked": ["log-picked", "log-picked-in-vain"],
    "took-two": ["log-took-two"],
    "fed": ["log-fed", "log-fed-harvest", "log-hungry"],
    "round": ["log-round", "log-torch"],
    "ended": [f"log-ended-{reason}" for reason in get_args(shapes.EndReason)],
    "counted": ["log-counted", "log-shown"],
    "raised": ["log-raised"],
}


@cache
def catalogue(language: str) -> Catalogue:
    return Catalogue(language, STONE_AGE.locale(language))


def variants(key: str, variable: str) -> set[str]:
    return catalogue("en").variants(key, variable)


def say(language: str, key: str, **arguments: object) -> str:
    return catalogue(language).words.say(key, arguments)


def named(name: object) -> str:
    """A name of the engine as a part of a key."""
    return re.sub("[ _]", "-", str(name).lower())


# The words themselves; that all languages say the same, tests/games/test_words.py proves


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_also_one_of_the_client(language: str) -> None:
    """The client puts both into one bundle, where a second definition is an error."""
    for part in (UI, UI / "table"):
        client = parse((part / f"{language}.ftl").read_text("utf-8")).body
        keys = {entry.id.name for entry in client if isinstance(entry, ast.Message)}
        assert not keys & {key.partition(".")[0] for key in catalogue(language).patterns}


@pytest.mark.parametrize(
    ("language", "key", "said"),
    [
        ("en", "amount-people", "0 people, 1 person, 2 people, 5 people, 21 people"),
        ("cs", "amount-wood", "0 dřev, 1 dřevo, 2 dřeva, 5 dřev, 21 dřev"),
        ("cs", "object-people", "0 figurek, 1 figurku, 2 figurky, 5 figurek, 21 figurek"),
        ("sk", "amount-food", "0 jedál, 1 jedlo, 2 jedlá, 5 jedál, 21 jedál"),
        ("sk", "object-resources", "0 surovín, 1 surovinu, 2 suroviny, 5 surovín, 21 surovín"),
        ("hr", "amount-clay", "0 cigli, 1 cigla, 2 cigle, 5 cigli, 21 cigla"),
        ("hr", "object-people", "0 ljudi, 1 čovjeka, 2 čovjeka, 5 ljudi, 21 čovjeka"),
    ],
)
def test_words_follow_their_number(language: str, key: str, said: str) -> None:
    assert ", ".join([say(language, key, n=number) for number in NUMBERS]) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Dora places 2 people in the forest"),
        ("cs", "Dora umísťuje 2 figurky do lesa"),
        ("sk", "Dora umiestňuje 2 figúrky do lesa"),
        ("hr", "Dora postavlja 2 čovjeka u šumu"),
    ],
)
def test_places_follow_their_sentence(language: str, said: str) -> None:
    line = say(language, "log-placed", who="Dora", count=2, place="forest", number=0, icons="")
    assert line.strip() == said


def test_it_tells_how_far_a_game_is() -> None:
    said = STONE_AGE.progress_said(STONE_AGE.progress(STONE_AGE.new(seed=1)))
    assert said == {"en": "Round 1", "cs": "1. kolo", "sk": "1. kolo", "hr": "1. krug"}


# Everything the engine knows has a word


def has(*keys: str) -> None:
    for key in keys:
        assert key in catalogue("en").patterns, key


def kinds(union: Any) -> set[str]:
    """The `kind` of each typed dict of a union."""
    return {kind for one in get_args(union) for kind in get_args(get_type_hints(one)["kind"])}


@pytest.mark.parametrize("place", PLACES)
def test_every_place_has_its_words(place: str) -> None:
    has(f"place-{place}", f"place-brings-{place}", f"help-{place}.title", f"help-{place}.body")
    for key in ("place-to", "place-at", "choice-place", "choice-use", "log-placed"):
        assert place in variants(key, "place"), key


@pytest.mark.parametrize("good", GOODS)
def test_every_good_has_its_words(good: str) -> None:
    has(f"good-{good}", f"amount-{good}", f"object-{good}", f"icon-{good}")
    assert good in variants("amount", "good")
    assert good in variants("object", "good")


def test_every_face_of_the_market_has_its_words() -> None:
    assert variants("choice-pick", "face") == set(MARKET_FACES)


@pytest.mark.parametrize("top", sorted({card.top for card in CARDS}))
def test_every_card_top_has_its_words(top: str) -> None:
    has(f"top-{top}", f"help-top-{top}.title", f"help-top-{top}.body")


@pytest.mark.parametrize("symbol", SYMBOLS)
def test_every_culture_symbol_has_its_words(symbol: str) -> None:
    has(f"symbol-{symbol}", f"icon-symbol-{symbol}")
    assert symbol in variants("bottom-symbol", "symbol")


@pytest.mark.parametrize("worker", WORKERS)
def test_every_worker_has_its_words(worker: str) -> None:
    has(f"worker-{worker}", f"amount-{worker}", f"icon-worker-{worker}")
    assert worker in variants("bottom-worker", "worker")
    assert worker in variants("bottom-worker.about", "worker")


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_every_option_and_choice_has_its_words(option: Any) -> None:
    choices = [f"option-{named(option.name)}-{named(choice)}" for choice in option.choices]
    for key in [f"option-{named(option.name)}", *choices]:
        has(key, f"{key}.about")


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_edition_has_its_words(edition: str) -> None:
    has(f"edition-{edition}", f"edition-{edition}.about")


RULES = [option.name for option in OPTIONS if option.name not in ("edition", "box")]


@pytest.mark.parametrize("option", RULES)
def test_every_difference_of_the_editions_has_its_help(option: str) -> None:
    for choice in next(each for each in OPTIONS if each.name == option).choices:
        has(f"help-{named(option)}-{named(choice)}.body")


@pytest.mark.parametrize("phase", get_args(shapes.Phase))
def test_every_phase_has_its_words(phase: str) -> None:
    has(f"phase-{phase}", f"phase-{phase}.short")


def test_every_decision_is_asked_of_its_seat_and_told_to_the_others() -> None:
    decisions = kinds(shapes.DecisionView)
    for kind in decisions:
        has(f"prompt-{kind}", f"prompt-{kind}-other")
    assert variants("log-choosing", "decision") == decisions


def test_every_event_is_told() -> None:
    assert set(TOLD) == kinds(shapes.StoneAgeEvent)
    has(*[key for keys in TOLD.values() for key in keys])


def test_every_source_of_points_has_its_words() -> None:
    has(*[f"score-{named(source)}" for source in get_type_hints(shapes.BreakdownView)])


def test_every_reason_why_a_place_is_closed_has_its_words() -> None:
    has(*[f"closed-{reason}" for reason in get_args(shapes.Reason)])
