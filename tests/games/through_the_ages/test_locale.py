"""The words of Through the Ages: they follow their numbers, and tell all that the engine knows."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest
from fluent.syntax import ast, parse

from holocene.catalogues import NUMBERS, Catalogue
from holocene.core.words import LANGUAGES
from holocene.games.through_the_ages import THROUGH_THE_AGES
from holocene.games.through_the_ages.cards import (
    AGE_NAMES,
    BRANCH_NAMES,
    KIND_NAMES,
    WORKED_KINDS,
)
from holocene.games.through_the_ages.civil import CIVIL_IDS
from holocene.games.through_the_ages.military import MILITARY_IDS
from holocene.games.through_the_ages.options import OPTIONS
from holocene.games.through_the_ages.powers import POWERS
from holocene.games.through_the_ages.shapes.common import Change, Reason, What
from holocene.games.through_the_ages.shapes.events import PactEnd, ThroughTheAgesEvent
from holocene.games.through_the_ages.shapes.questions import DecisionView
from holocene.games.through_the_ages.shapes.views import SourcesView
from holocene.games.through_the_ages.telling import COLOURS
from holocene.testing import check_words

UI = Path(__file__).parents[3] / "web/src/locale"
WHAT = get_args(What)
# Events of which each is told by one of several lines, and what may follow it.
TOLD = {
    "age": ["log-age", "log-age-tokens", "log-age-last", "log-outdated"],
    "destroyed": [
        "log-destroyed",
        "log-destroyed-by",
        "log-disbanded",
        "log-razed",
        "log-razed-by",
    ],
    "raised": ["log-raised", "log-completed", "log-wonder-scores"],
    "developed": ["log-developed", "log-government", "log-revolution"],
    "appointed": ["log-appointed", "log-appointed-instead"],
    "adopted": ["log-adopted", "log-copied"],
    "changed": [
        "log-gained",
        "log-gained-by",
        "log-lost",
        "log-lost-by",
        "log-lost-worker",
        "log-lost-worker-by",
        "log-taken",
    ],
    "leader-left": ["log-leader-left", "log-leader-left-by"],
    "row": ["log-row", "log-row-came"],
    "made": ["log-made", "log-made-nothing", "log-corruption", "log-eaten", "log-hungry"],
    "produced": ["log-produced", "log-produced-nothing"],
    "drew": ["log-drew", "log-drew-by", "log-drew-own", "log-drew-own-by"],
    "discarded": ["log-discarded", "log-discarded-own"],
    "prepared": ["log-prepared", "log-prepared-own"],
    "foresaw": ["log-foresaw", "log-foresaw-own"],
    "event": ["log-event", "log-territory"],
    "colony-lost": [
        "log-colony-lost",
        "log-colony-lost-by",
        "log-colony-taken",
        "log-colony-taken-by",
    ],
    "ruined": ["log-ruined", "log-ruined-by"],
    "pact-ended": [f"log-pact-{why}" for why in get_args(PactEnd)],
    "defended": ["log-defended", "log-defended-bare", "log-overrun", "log-overrun-bare"],
    "seized": ["log-seized", "log-seized-by", "log-sabotaged", "log-sabotaged-by"],
    "war-ended": ["log-war-won", "log-war-lost", "log-war-tied"],
    "signed": ["log-signed", "log-refused"],
}
# Actions that are called by what they are done with, or in which question.
CALLED = {
    "take": ["choice-take", "choice-take-from", "choice-take-wonder"],
    "develop": ["choice-develop", "choice-reform"],
    "destroy": ["choice-destroy", "choice-disband"],
    "play": ["choice-play", "choice-lead"],
    "cede": ["choice-cede", "choice-annex"],
    "discard": ["choice-discard", "choice-add"],
}


@cache
def catalogue(language: str) -> Catalogue:
    return Catalogue(language, THROUGH_THE_AGES.locale(language))


def variants(key: str, variable: str) -> set[str]:
    return catalogue("en").variants(key, variable)


def say(language: str, key: str, **arguments: object) -> str:
    return catalogue(language).words.say(key, arguments)


def has(*keys: str) -> None:
    for key in keys:
        assert key in catalogue("en").patterns, key


def named(name: object) -> str:
    """A name of the engine as a part of a key."""
    return re.sub("[ _]", "-", str(name).lower())


def kinds(union: Any) -> set[str]:
    """The `kind` of each typed dict of a union."""
    return {kind for one in get_args(union) for kind in get_args(get_type_hints(one)["kind"])}


# The words themselves


def test_all_languages_say_the_same() -> None:
    assert all(THROUGH_THE_AGES.locale(language) for language in LANGUAGES)
    check_words(THROUGH_THE_AGES)


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
        ("en", "object-resources", "0 resources, 1 resource, 2 resources, 5 resources, "
         "21 resources"),
        ("cs", "object-civil", "0 civilních akcí, 1 civilní akci, 2 civilní akce, "
         "5 civilních akcí, 21 civilních akcí"),
        ("cs", "object-population", "0 človíků, 1 človíka, 2 človíky, 5 človíků, 21 človíků"),
        ("sk", "amount-population", "0 pracovníkov, 1 pracovník, 2 pracovníci, 5 pracovníkov, "
         "21 pracovníkov"),
        ("sk", "object-food", "0 jedál, 1 jedlo, 2 jedlá, 5 jedál, 21 jedál"),
        ("hr", "object-military", "0 vojnih akcija, 1 vojnu akciju, 2 vojne akcije, "
         "5 vojnih akcija, 21 vojnu akciju"),
        ("hr", "object-yellow", "0 žutih žetona, 1 žuti žeton, 2 žuta žetona, 5 žutih žetona, "
         "21 žuti žeton"),
    ],
)  # fmt: skip
def test_words_follow_their_number(language: str, key: str, said: str) -> None:
    assert ", ".join([say(language, key, n=number) for number in NUMBERS]) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Dora builds Irrigation (farm) for 4 resources"),
        ("cs", "Dora staví farmu Zavlažování za 4 suroviny"),
        ("sk", "Dora stavia farmu Zavlažovanie za 4 suroviny"),
        ("hr", "Dora gradi farmu Navodnjavanje za 4 resursa"),
    ],
)
def test_kinds_follow_their_sentence(language: str, said: str) -> None:
    card, cost = say(language, "card-irrigation"), say(language, "object-resources", n=4)
    line = say(language, "log-built", who="Dora", card=card, cost=cost, n=4, kind="farm")
    assert line == said


# Everything the engine knows has a word


def test_it_tells_how_far_a_game_is() -> None:
    said = THROUGH_THE_AGES.progress_said(THROUGH_THE_AGES.progress(THROUGH_THE_AGES.new(seed=1)))
    assert said == {
        "en": "Age A · round 1", "cs": "Věk A · 1. kolo", "sk": "Vek A · 1. kolo",
        "hr": "Doba A · 1. krug",
    }  # fmt: skip
    said = THROUGH_THE_AGES.progress_said({"age": "IV", "round": 17, "last": 18})
    assert said["en"] == "Age IV · round 17 of 18"
    assert said["cs"] == "Věk IV · kolo 17/18"


def test_every_card_kind_age_and_branch_has_a_name() -> None:
    has(*[f"card-{id}" for id in [*CIVIL_IDS, *MILITARY_IDS]])
    has(*[f"kind-{kind}" for kind in KIND_NAMES])
    has(*[f"age-{age}" for age in AGE_NAMES])
    has(*[f"branch-{branch}" for branch in BRANCH_NAMES])
    assert variants("object-kind", "kind") == set(KIND_NAMES[:WORKED_KINDS])


def test_every_power_and_every_seat_has_its_words() -> None:
    has(*[f"power-{named(power)}" for power in POWERS])
    for colour in COLOURS:
        has(f"seat-{colour}", f"seat-{colour}.short")


def test_every_amount_that_changes_has_its_words() -> None:
    has(*[f"object-{what}" for what in WHAT])
    has(*[f"change-{named(name)}" for name in get_type_hints(Change)])


@pytest.mark.parametrize(
    "option", [option for option in OPTIONS if option.asked], ids=lambda option: option.name
)
def test_every_option_and_choice_has_its_words(option: Any) -> None:
    choices = [f"option-{named(option.name)}-{named(choice)}" for choice in option.choices]
    for key in [f"option-{named(option.name)}", *choices]:
        has(key, f"{key}.about")


def test_every_decision_is_asked_of_its_seat_and_told_to_the_others() -> None:
    for kind in kinds(DecisionView):
        has(f"prompt-{kind}", f"prompt-{kind}-other")


def test_every_action_is_called() -> None:
    for kind in {action.kind for action in THROUGH_THE_AGES.actions}:
        has(*CALLED.get(kind, [f"choice-{kind}"]))


def test_every_event_is_told() -> None:
    events = kinds(ThroughTheAgesEvent)
    assert set(TOLD) <= events
    for kind in events:
        has(*TOLD.get(kind, [f"log-{kind}"]))
    told = {key for key in catalogue("en").patterns if key.startswith("log-")}
    assert told == {key for kind in events for key in TOLD.get(kind, [f"log-{kind}"])}


def test_every_source_of_culture_and_every_reason_has_its_words() -> None:
    has(*[f"score-{source}" for source in get_type_hints(SourcesView)])
    has(*[f"reason-{reason}" for reason in get_args(Reason)])


def test_help_has_titles_and_texts() -> None:
    """Every political action, everything that costs an action, and each part of a turn."""
    topics = [
        "start", "politics", "actions", "turn-end",
        "take", "grow", "build", "upgrade", "destroy", "raise", "develop", "revolt", "lead", "play",
        "tactic", "prepare", "colonize", "attack", "declare", "offer",
    ]  # fmt: skip
    for topic in topics:
        has(f"help-{topic}.title", f"help-{topic}.body")
