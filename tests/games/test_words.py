"""The words of every game, and of the terminal around them, say the same in every language."""

from __future__ import annotations

from importlib.resources import files

import pytest

from holocene import Game
from holocene.catalogues import check
from holocene.core.words import LANGUAGES, Words, common
from holocene.testing import check_words

from .ours import OURS, from_package
from .tiny import TINY, TinyGame

GOOD = {
    "en": """\
send = { $n ->
        [one] Send { $n } person to { $place ->
            [hunt] the hunt
           *[forest] the forest
        }
       *[other] Send { $n } people
    }
    .about = Only those who are at home can be sent
leave = Leave it
""",
    "cs": """\
send = { $n ->
        [one] Poslat { $n } figurku { $place ->
            [hunt] na lov
           *[forest] do lesa
        }
        [few] Poslat { $n } figurky
       *[other] Poslat { $n } figurek
    }
    .about = Poslat se dají jen figurky, které jsou doma
leave = Nechat být
""",
}


@pytest.mark.parametrize("name", OURS)
def test_our_games_say_the_same_in_every_language(name: str) -> None:
    game = from_package(name)
    assert game.package is not None
    for language in LANGUAGES:  # where one is missing, its players would be told English
        assert (files(game.package) / "locale" / f"{language}.ftl").is_file(), language
    check_words(game)


def test_the_terminal_says_the_same_in_every_language() -> None:
    folder = files("holocene.cli") / "locale"
    check({language: (folder / f"{language}.ftl").read_text("utf-8") for language in LANGUAGES})


def test_what_games_say_alike_is_the_same_in_every_language() -> None:
    check({language: common(language) for language in LANGUAGES})
    assert common("xx") == common("en")


@pytest.mark.parametrize("name", OURS)
def test_what_games_say_alike_no_game_says_again(name: str) -> None:
    keys = {line.partition(" =")[0] for line in common("en").splitlines() if " =" in line}
    assert {"nothing", "terminal-you", "terminal-deck"} <= keys
    own = Words("en", from_package(name).locale("en"))
    assert not [key for key in keys if own.has(key)]


@pytest.mark.parametrize("name", OURS)
def test_the_terminal_has_no_key_of_a_game_but_the_plain_ones(name: str) -> None:
    """The game's words come first: a key that both have would be said by the game."""
    text = (files("holocene.cli") / "locale" / "en.ftl").read_text("utf-8")
    keys = {line.partition(" =")[0] for line in text.splitlines() if " =" in line}
    own = {key for key in keys if key.startswith("cli-")}
    assert keys - own == {
        "seat-plain",
        "prompt-plain",
        "prompt-plain-other",
        "prompt-over",
        "    .about",
    }
    assert not [key for key in own if from_package(name).words("en").has(key)]


def test_a_game_without_words_passes() -> None:
    check_words(TINY)


def test_sound_catalogues_pass() -> None:
    check(GOOD)


@pytest.mark.parametrize(
    ("before", "after", "sentence"),
    [
        ("leave = Nechat být\n", "", "cs does not say leave"),
        ("leave = ", "stay = ", "cs does not say leave"),
        ("leave = Nechat být\n", "leave = Nechat být\nstay = Zůstat\n", "en does not say stay"),
        (
            "    .about = Poslat se dají jen figurky, které jsou doma\n",
            "",
            "does not say send.about",
        ),
        ("Nechat být", "Nechat { $what }", "cs: other variables in leave"),
        ("[hunt] na lov", "[lov] na lov", "cs: other cases of place in send"),
        ("[few]", "[two]", "cs has no plural {'two'}: send"),
        ("Nechat být", "Nechat { ano", "cs: not Fluent"),
        ("leave = Nechat být\n", "leave = Nechat\nleave = Být\n", "cs says leave twice"),
        ("Nechat být", "{ stay }", "cs refers to stay, which it does not say"),
        ("Nechat být", "{ leave }", "cs: leave refers to itself"),
        (
            "leave = Nechat být\n",
            "leave = Nechat být\nvalue-hunt = Lov\n",
            "cs: send is told the words of value-hunt, never hunt",
        ),
        ("Nechat být", "{ TWICE(2) }", "cs, leave: Unknown function: TWICE"),
        (
            "Poslat se dají jen figurky, které jsou doma",
            "Only those who are at home can be sent",
            "send.about reads the same in en and cs",
        ),
    ],
)
def test_a_difference_is_noticed(before: str, after: str, sentence: str) -> None:
    assert before in GOOD["cs"]
    with pytest.raises(AssertionError, match=sentence.replace("{", r"\{")):
        check({**GOOD, "cs": GOOD["cs"].replace(before, after)})


def test_the_words_of_a_game_are_read() -> None:
    class Wordy(TinyGame):
        def locale(self, language: str) -> str:
            return GOOD.get(language, "").replace("Nechat být", "")

    game: Game = Wordy("wordy")
    with pytest.raises(AssertionError):
        check_words(game)


def test_a_mistake_in_its_title_does_not_hide_a_game() -> None:
    class Mistaken(TinyGame):
        def locale(self, language: str) -> str:
            return "game-title = { $name }\ngame-about = { game-about }\n"

    game: Game = Mistaken("mistaken")
    assert game.titles() == dict.fromkeys(LANGUAGES, "Shells")
    assert game.about() == dict.fromkeys(LANGUAGES, "")
    with pytest.raises(AssertionError, match="en: game-about refers to itself"):
        check_words(game)
