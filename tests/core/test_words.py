"""Words: from a catalogue where there is one, plain where there is none."""

from __future__ import annotations

import pytest

from holocene.core.words import Words, key_of, plain

CATALOGUE = """\
hello = Hello, { $name }!
    .short = Hi
log-paid = { $n ->
        [one] { $who } pays { $n } coin
       *[other] { $who } pays { $n } coins
    }
"""
NAMES = ["Ana", "Ben"]


@pytest.fixture
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


def test_a_message_with_a_mistake_is_said_as_far_as_it_goes(words: Words) -> None:
    assert not words.mistakes
    assert words.say("hello") == "Hello, name!"
    assert words.mistakes == {"hello": "Unknown external: name"}
    assert words.say_or("hello", "Good day") == "Good day"
    assert words.say_or("hello", "Good day", {"name": "Ana"}) == "Hello, Ana!"


def test_messages_that_refer_to_each_other_are_said_plainly() -> None:
    words = Words(
        "en", "log-spun_round = { other }\nother = { log-spun_round }\nlog-up = { log-up }"
    )
    assert words.say("log-spun_round") == "log spun round"
    assert "recursion" in words.mistakes["log-spun_round"]
    assert words.say_or("other", "Otherwise") == "Otherwise"
    assert words.tell({"kind": "up", "seat": 0, "n": 2}, NAMES) == "Ana: up, n 2"


def test_a_mistake_in_a_question_leaves_the_plain_one() -> None:
    words = Words("en", "prompt-bid = Bid { $hihg }\nprompt-bid-other = { $nmae } bids\n")
    view = {"viewer": 0, "decision": {"kind": "bid", "seat": 0, "high": 3}}
    assert words.ask(view, "Ana") == "Ana: bid"
    assert words.ask({**view, "viewer": 1}, "Ana") == "Ana: bid"


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


def test_messages_are_read_when_they_are_said() -> None:
    text = """\
# A comment = no message
### all = of them
-brand = Holocene
welcome = { greeting } at { -brand }: { people.short }
greeting = Hello
people = { $n ->
    [one] somebody
   *[other] { $n } people
}
    .short = people

    and friends
broken = { $n
last = Good night
greeting = Never said
"""
    words = Words("en", text, "last = Not said either\nmore = There is more")
    assert words.say("welcome") == "Hello at Holocene: people\n\nand friends"
    assert words.say("people", {"n": 2}) == "2 people"
    assert words.say("greeting") == "Hello"
    assert words.say("last") == "Good night"
    assert words.say("more") == "There is more"
    assert not any(words.has(key) for key in ("broken", "# A comment", "A comment", "all", ""))


def test_what_was_said_is_remembered_by_its_facts() -> None:
    words = Words("en", "n = { $n }\nm = { $n } { $m }")
    assert [words.say("n", {"n": n}) for n in (1, 2, 1)] == ["1", "2", "1"]
    for n in range(6000):
        assert words.say("m", {"n": str(n), "m": 1}) == f"{n} 1"


def test_an_id_is_said_by_its_words() -> None:
    words = Words(
        "en",
        "value-c-7 = Copper axe\nlog-took = { $who } takes the { $card }\n"
        "choice-play = Play the { $card }\nprompt-pay = Pay for the { $card }\n",
    )
    assert (
        words.tell({"kind": "took", "seat": 0, "card": "c_7"}, NAMES) == "Ana takes the Copper axe"
    )
    view = {"viewer": 0, "decision": {"kind": "pay", "seat": 0, "card": "c_7"}}
    assert words.ask(view, "Ana") == "Ana: Pay for the Copper axe"
    assert words.outline({"hand": ["c_7", "c_8"]}) == ["hand: Copper axe, c_8"]
    assert words.choice("play", {"card": "c_7"}, "play c_7") == "Play the Copper axe"


def test_a_choice_without_words_of_its_own_says_those_of_its_ids() -> None:
    words = Words("en", "value-c-7 = Copper axe\n")
    assert (
        words.choice("play_card", {"card": "c_7", "n": 2}, "play_card c_7 2")
        == "play card Copper axe 2"
    )
    assert (
        words.choice("play_card", {"card": "c_8", "n": 2}, "play_card c_8 2") == "play_card c_8 2"
    )
    assert words.value("c-7.short") == "c-7.short"
