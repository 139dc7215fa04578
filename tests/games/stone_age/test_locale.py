"""The words of Stone Age: four catalogues that say the same, and everything the engine knows."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import combinations, product
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from holocene.games.stone_age import shapes
from holocene.games.stone_age.components import (
    CARDS,
    MARKET_FACES,
    PLACE_NAMES,
    RESOURCES,
    SYMBOLS,
    WORKERS,
)
from holocene.games.stone_age.options import EDITIONS, OPTIONS

LOCALE = Path(__file__).parents[3] / "src/holocene/games/stone_age/locale"
UI = Path(__file__).parents[3] / "web/src/locale"
LANGUAGES = ["en", "cs", "sk", "hr"]
PLURALS = {
    "en": {"one", "other"},
    "cs": {"one", "few", "many", "other"},
    "sk": {"one", "few", "many", "other"},
    "hr": {"one", "few", "other"},
}
NUMBERS = [0, 1, 2, 5, 21]
LONG = 25  # letters; a shorter text may well be the same in two languages
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
}


# Reading a catalogue


class Content(Visitor):
    """What a pattern is made of, without what it refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: list[str] = []
        self.selectors: dict[str, set[str]] = {}  # variable: its variants
        self.text = ""

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        attribute = f".{node.attribute.name}" if node.attribute else ""
        self.references.append(node.id.name + attribute)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ast.VariableReference), "only variables select"
        keys = {
            key.name if isinstance(key, ast.Identifier) else key.value
            for key in (variant.key for variant in node.variants)
        }
        self.selectors.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.text += node.value


def text_of(language: str) -> str:
    return (LOCALE / f"{language}.ftl").read_text("utf-8")


@cache
def catalogue(language: str) -> dict[str, Content]:
    """Every pattern by its key: `place-forest`, `help-forest.title`."""
    out: dict[str, Content] = {}
    for entry in parse(text_of(language)).body:
        assert not isinstance(entry, ast.Junk), f"{language}: {entry.content}"
        if not isinstance(entry, ast.Message):
            continue
        patterns = [(entry.id.name, entry.value)]
        patterns += [(f"{entry.id.name}.{each.id.name}", each.value) for each in entry.attributes]
        for key, pattern in patterns:
            assert key not in out, f"{language} says {key} twice"
            if pattern is not None:
                out[key] = Content()
                out[key].visit(pattern)
    return out


def whole(language: str, key: str) -> Iterator[Content]:
    """A pattern and all that it refers to: they share the variables."""
    content = catalogue(language)[key]
    yield content
    for reference in content.references:
        yield from whole(language, reference)


def variables(language: str, key: str) -> set[str]:
    return set().union(*(content.variables for content in whole(language, key)))


def variants(language: str, key: str, variable: str) -> set[str]:
    return set().union(*(part.selectors.get(variable, set()) for part in whole(language, key)))


@cache
def bundle(language: str) -> FluentBundle:
    out = FluentBundle([language], use_isolating=False)
    out.add_resource(FluentResource(text_of(language)))
    return out


def say(language: str, key: str, **arguments: Any) -> str:
    name, _, attribute = key.partition(".")
    message = bundle(language).get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None, key
    text, errors = bundle(language).format_pattern(pattern, arguments)
    assert not errors, f"{language} {key}: {errors}"
    return str(text)


def named(name: object) -> str:
    """A name of the engine as a part of a key."""
    return re.sub("[ _]", "-", str(name).lower())


# The four catalogues say the same


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_all_languages_have_the_same_keys_and_attributes(language: str) -> None:
    assert list(catalogue(language)) == list(catalogue("en"))


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_all_languages_use_the_same_variables(language: str) -> None:
    for key in catalogue("en"):
        assert variables(language, key) == variables("en", key), key


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_all_languages_tell_the_same_cases_apart(language: str) -> None:
    for key in catalogue("en"):
        for variable in variables("en", key):
            ours = variants(language, key, variable)
            english = variants("en", key, variable)
            if not is_number(ours | english):
                assert ours == english, f"{key}: {variable}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_told_apart_as_the_language_does(language: str) -> None:
    for key in catalogue(language):
        for content in whole(language, key):
            for keys in content.selectors.values():
                if is_number(keys):
                    known = {case for case in keys if not case.isdigit()}
                    assert known <= PLURALS[language], key


@pytest.mark.parametrize(("one", "other"), list(combinations(LANGUAGES, 2)))
def test_no_long_text_was_left_in_another_language(one: str, other: str) -> None:
    for key, content in catalogue(one).items():
        if sum(map(str.isalpha, content.text)) >= LONG:
            assert content.text != catalogue(other)[key].text, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_also_one_of_the_client(language: str) -> None:
    """The client puts both into one bundle, where a second definition is an error."""
    for part in (UI, UI / "table"):
        client = parse((part / f"{language}.ftl").read_text("utf-8")).body
        keys = {entry.id.name for entry in client if isinstance(entry, ast.Message)}
        assert not keys & {key.partition(".")[0] for key in catalogue(language)}


def is_number(cases: set[str]) -> bool:
    return bool(cases & {"one", "few", "many"}) or any(map(str.isdigit, cases))


# Every message can be said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said_for_every_case_and_number(language: str) -> None:
    for key in catalogue(language):
        for arguments in all_arguments(language, key):
            text = say(language, key, **arguments)
            assert text.strip(), key
            assert not re.search(r"[{}$]|\?\?\?", text), f"{key}: {text}"


def all_arguments(language: str, key: str) -> Iterator[dict[str, object]]:
    """Every case of what selects by name; the numbers all at once."""
    names = sorted(variables(language, key))
    cases: list[list[str | None]] = []
    counted: set[str] = set()
    for name in names:
        keys = variants(language, key, name)
        if not keys or is_number(keys):
            counted.add(name)
            cases.append([None])
        else:
            cases.append([*sorted(keys)])
    for case in product(*cases):
        for number in NUMBERS if counted else [0]:
            chosen = dict(zip(names, case, strict=True))
            yield {name: number if name in counted else chosen[name] for name in names}


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
        ("en", "Dora sends 2 people to the forest"),
        ("cs", "Dora posílá 2 figurky do lesa"),
        ("sk", "Dora posiela 2 figúrky do lesa"),
        ("hr", "Dora šalje 2 čovjeka u šumu"),
    ],
)
def test_places_follow_their_sentence(language: str, said: str) -> None:
    line = say(language, "log-placed", who="Dora", count=2, place="forest", number=0, icons="")
    assert line.strip() == said


# Everything the engine knows has a word


def has(*keys: str) -> None:
    for key in keys:
        assert key in catalogue("en"), key


def kinds(union: Any) -> set[str]:
    """The `kind` of each typed dict of a union."""
    return {kind for one in get_args(union) for kind in get_args(get_type_hints(one)["kind"])}


@pytest.mark.parametrize("place", PLACES)
def test_every_place_has_its_words(place: str) -> None:
    has(f"place-{place}", f"place-brings-{place}", f"help-{place}.title", f"help-{place}.body")
    for key in ("place-to", "place-at", "choice-place", "choice-use", "log-placed"):
        assert place in variants("en", key, "place"), key


@pytest.mark.parametrize("good", GOODS)
def test_every_good_has_its_words(good: str) -> None:
    has(f"good-{good}", f"amount-{good}", f"object-{good}", f"icon-{good}")
    assert good in variants("en", "amount", "good")
    assert good in variants("en", "object", "good")


def test_every_face_of_the_market_has_its_words() -> None:
    assert variants("en", "choice-pick", "face") == set(MARKET_FACES)


@pytest.mark.parametrize("top", sorted({card.top for card in CARDS}))
def test_every_card_top_has_its_words(top: str) -> None:
    has(f"top-{top}", f"help-top-{top}.title", f"help-top-{top}.body")


@pytest.mark.parametrize("symbol", SYMBOLS)
def test_every_culture_symbol_has_its_words(symbol: str) -> None:
    has(f"symbol-{symbol}", f"icon-symbol-{symbol}")
    assert symbol in variants("en", "bottom-symbol", "symbol")


@pytest.mark.parametrize("worker", WORKERS)
def test_every_worker_has_its_words(worker: str) -> None:
    has(f"worker-{worker}", f"amount-{worker}", f"icon-worker-{worker}")
    assert worker in variants("en", "bottom-worker", "worker")
    assert worker in variants("en", "bottom-worker.about", "worker")


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_every_option_and_choice_has_its_words(option: Any) -> None:
    choices = [f"option-{named(option.name)}-{named(choice)}" for choice in option.choices]
    for key in [f"option-{named(option.name)}", *choices]:
        has(key, f"{key}.about")


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_edition_has_its_words(edition: str) -> None:
    has(f"edition-{edition}", f"edition-{edition}.about")


@pytest.mark.parametrize("option", ["starvation", "hunt_reentry", "green_duplicates"])
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
    assert variants("en", "log-choosing", "decision") == decisions


def test_every_event_is_told() -> None:
    assert set(TOLD) == kinds(shapes.StoneAgeEvent)
    has(*[key for keys in TOLD.values() for key in keys])


def test_every_source_of_points_has_its_words() -> None:
    has(*[f"score-{named(source)}" for source in get_type_hints(shapes.BreakdownView)])


def test_every_reason_why_a_place_is_closed_has_its_words() -> None:
    has(*[f"closed-{reason}" for reason in get_args(shapes.Reason)])
