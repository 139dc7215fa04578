"""Words: from a catalogue where there is one, plain where there is none."""

from __future__ import annotations

import pytest

from holocene.core.words import Words, excerpt, key_of, plain

CATALOGUE = """\
hello = Hello, { $name }!
    .short = Hi
log-paid = { $n ->
        [one] { $who } pays { $n } coin
       *[other] { $who } pays { $n } coins
    }
"""
NAMES = ["Ana", "Ben"]


@pytest.fixture(scope="module")
def words() -> Words:
    return Words("en", CATALOGUE)


def test_a_message_and_its_attribute_are_said(words: Words) -> None:
    assert words.say("hello", {"name": "Ana"}) == "Hello, Ana!"
    assert words.say("hello.short") == "Hi"


def test_what_is_not_there_is_named(words: Words) -> None:
    assert not words.has("bye")
    assert not words.has("hello.long")
    with pytest.raises(KeyError, match="no words for 'bye' in en"):
        words.say("bye")
    assert words.say_or("bye", "Farewell") == "Farewell"


def test_a_variable_that_is_not_given_is_told(words: Words) -> None:
    with pytest.raises(ValueError, match="hello: "):
        words.say("hello")


def test_an_event_is_told_by_its_message(words: Words) -> None:
    assert words.tell({"kind": "paid", "seat": 1, "n": 1}, NAMES) == "Ben pays 1 coin"
    assert words.tell({"kind": "paid", "seat": 0, "n": 3}, NAMES) == "Ana pays 3 coins"


def test_an_event_without_a_message_is_told_by_its_facts(words: Words) -> None:
    facts = {"kind": "took-two", "seat": 1, "goods": ["wood", "gold"], "last": True, "card": None}
    assert words.tell(facts, NAMES) == "Ben: took two, goods wood, gold, last yes, card -"
    assert words.tell({"kind": "over", "paid": {"red_wine": 2}}, NAMES) == "over, paid red wine 2"


def test_names_of_the_engine_become_keys_and_words() -> None:
    assert key_of("score", "card_points") == "score-card-points"
    assert key_of("good", "one-use tool") == "good-one-use-tool"
    assert plain("card_points") == "card points"


def test_slavic_plurals_are_those_of_the_language() -> None:
    text = "n = { $n ->\n    [one] jedna\n    [few] málo\n   *[other] mnoho\n  }\n"
    assert [Words("cs", text).say("n", {"n": n}) for n in (1, 3, 5)] == ["jedna", "málo", "mnoho"]


def test_one_message_can_be_cut_out_of_a_catalogue() -> None:
    text = CATALOGUE + "hello-again = Welcome back\n"
    assert Words("en", excerpt(text, "hello")).say("hello.short") == "Hi"
    assert not Words("en", excerpt(text, "hello")).has("log-paid")
    paid = Words("en", excerpt(text, "log-paid"))
    assert paid.tell({"kind": "paid", "seat": 0, "n": 2}, NAMES) == "Ana pays 2 coins"
    assert Words("en", excerpt(text, "hello-again")).say("hello-again") == "Welcome back"
    assert excerpt(text, "hell") == ""
