"""The language of a game in the terminal, and games that have no words of their own."""

from __future__ import annotations

import argparse
import io
import re
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from rich.console import Console

from holocene import Game
from holocene.cli import options, play, replay, screen
from holocene.cli.language import of_environment, words_of
from holocene.cli.main import main
from holocene.core.options import Option
from holocene.core.record import Record
from holocene.core.words import LANGUAGES, Words
from holocene.testing import check_words
from tests.games.tiny import TINY, TinyGame

Run = Callable[..., str]
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
GAME = ("play", "stone-age", "--bots", "greedy", "--seed", "5")
ALWAYS_FIRST, ALWAYS_SECOND = "1\n" * 3000, "2\n" * 1000


@pytest.fixture(autouse=True)
def _in_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """What a command prints, told what is typed; its catalogues must be without a mistake."""
    said: list[Words] = []

    def heard(game: Game, language: str) -> Words:
        said.append(words_of(game, language))
        return said[-1]

    for command in (play, replay):
        monkeypatch.setattr(command, "words_of", heard)

    def run(*words: str, typed: str = "") -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        assert main(words) == 0
        assert [each.mistakes for each in said] == [{}] * len(said)
        return capsys.readouterr().out

    return run


# Which language


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "cs_CZ.UTF-8"}, "cs"),
        ({"LANG": "sk"}, "sk"),
        ({"LANG": "hr_HR@euro"}, "hr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "cs_CZ.UTF-8", "LC_MESSAGES": "sk_SK.UTF-8"}, "sk"),
        ({"LANG": "cs_CZ.UTF-8", "LC_MESSAGES": "sk_SK.UTF-8", "LC_ALL": "hr_HR.UTF-8"}, "hr"),
        ({"LANG": "cs_CZ.UTF-8", "LC_ALL": ""}, "cs"),
        ({"LANG": "cs_CZ.UTF-8", "LC_ALL": "C"}, "en"),
    ],
)
def test_the_environment_names_it(
    environment: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert of_environment() == language


WELCOME = {
    "en": "Welcome to Stone Age, seed 5: Red (you), Blue (greedy).",
    "cs": "Vítejte! Hraje se Doba kamenná, semínko 5: Červený (vy), Modrý (greedy).",
    "sk": "Vitajte! Hrá sa Doba kamenná, semienko 5: Červený (vy), Modrý (greedy).",
    "hr": "Dobro došli! Igra se Kameno doba, sjeme 5: Crveni (vi), Plavi (greedy).",
}
WINS = {"en": "wins.", "cs": "Vítězí", "sk": "Víťazí", "hr": "Pobjeđuje"}
KEPT = {
    "en": "The record is in",
    "cs": "Záznam je v souboru",
    "sk": "Záznam je v súbore",
    "hr": "Zapis je u datoteci",
}
ENGLISH = re.compile(r"\b(the|is|you|type|choices?|option|seat|points|total|help|Welcome)\b")


@pytest.mark.parametrize("language", WELCOME)
def test_a_whole_game_and_its_replay(
    language: str, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = (*GAME, "--language", language, "--record", "game.json")
    out = run(*words, typed=f"?\nboard\nlog\n999\nxyz\n{ALWAYS_SECOND}")
    assert out.startswith(WELCOME[language])
    assert WINS[language] in out
    assert f"{KEPT[language]} game.json" in out
    assert "{" not in out
    assert "None" not in out
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True, raising=False)
    monkeypatch.setenv("TERM", "dumb")
    last = len(Record.open("game.json").actions)
    replayed = run("replay", "game.json", "--language", language, typed=f"b\n\nx\n{last}\n\nq\n")
    assert WINS[language] in replayed
    told = run("replay", "game.json", "--text", "--language", language)
    names = WELCOME[language].partition(": ")[2]
    assert f"    {names.split()[0]} " in told
    if language != "en":
        assert not ENGLISH.search(out)
        assert not ENGLISH.search(replayed)


def test_the_environment_chooses_where_nobody_does(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "cs_CZ.UTF-8")
    assert run(*GAME).startswith(WELCOME["cs"])
    assert run(*GAME, "--language", "en").startswith(WELCOME["en"])


def test_a_game_goes_on_in_another_language(run: Run) -> None:
    run(*GAME, typed="1\n")
    out = run("play", "--resume", "stone-age-5.json", "--language", "hr", typed="kraj\n")
    assert out.startswith("Dobro došli natrag!")
    assert "holocene play --resume stone-age-5.json" in out


def test_commands_have_names_in_every_language(run: Run) -> None:
    out = run(*GAME, "--language", "cs", typed="plán\ndeník\nkonec\n")
    assert out.count("Výrobce nástrojů") == 2
    assert out.count("1. kolo. Začíná Červený") == 2
    assert "Hra je uložená." in out


def test_words_are_typed_with_accents_or_without(run: Run) -> None:
    run(*GAME, "--language", "cs", typed="umistit 2 loviste\n1\n")
    record = Record.open("stone-age-5.json")
    assert record.actions[0] == "place hunt 2"


def test_the_options_are_told(run: Run) -> None:
    out = run(*GAME, "--language", "sk", "--edition", "slovak", "--hunt-reentry", "no")
    hunger, hunters = "Hlad: 4 body za chýbajúce jedlo", "Ďalší lovci: Raz za kolo"
    assert f"Vydanie: Slovenské vydanie; {hunger}; {hunters};" in out


def test_errors_of_the_command_line_stay_english(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LANG", "cs_CZ.UTF-8")
    assert main(["play", "chess"]) == 2
    assert "unknown game 'chess'" in capsys.readouterr().err


# A stranger's game


@pytest.mark.usefixtures("stranger")
def test_a_strangers_game_is_played_to_its_end(run: Run) -> None:
    out = run("play", "tiny", "--seed", "3", "--record", "game.json", typed=f"cast\n{ALWAYS_FIRST}")
    record = Record.open("game.json")
    assert record.scores == record.replay().scores()
    assert out.startswith("Welcome to Shells, seed 3: Player 1 (you), Player 2 (greedy).")
    assert "how many turns are played: short" in out
    assert "coins: 6, 6" in out
    assert "Player 1: what do you choose? (turn)" in out
    assert re.search(r"^1  rest\n2  cast$", out, re.MULTILINE)
    assert "Player 1: cast, prize " in out
    assert re.search(r"^ *coins +\d+ +\d+", out, re.MULTILINE)
    assert re.search(r"Player \d \(\w+\) wins\.|share the win\.", out)


@pytest.mark.usefixtures("stranger")
def test_bots_think_in_the_language_of_the_player(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    thought: list[str] = []

    def status(console: Console, text: str) -> AbstractContextManager[None]:
        thought.append(text)
        return nullcontext()

    monkeypatch.setattr(Console, "is_terminal", True)
    monkeypatch.setattr(Console, "status", status)
    for language in LANGUAGES:
        run("play", "tiny", "--seed", "3", "--language", language)
    assert thought == ["thinking ...", "přemýšlí se ...", "premýšľa sa ...", "razmišlja se ..."]


@pytest.mark.usefixtures("stranger")
def test_people_play_a_strangers_game(run: Run) -> None:
    typed = "cast\n\nbid 2\n\ndone\n"
    out = run("play", "tiny", "--bots", "none", "--seed", "3", "--language", "hr", typed=typed)
    assert Record.open("tiny-3.json").actions == ["cast", "bid 2", "done"]
    assert "Na redu je Igrač 2. Kad Igrač 1 prepusti mjesto" in out
    assert "Igrač 2: što želite odabrati? (bidding)" in out
    assert "2-4  bid 1-3" not in out, "only actions with arguments are one family"


@pytest.mark.usefixtures("stranger")
def test_a_strangers_game_is_replayed(run: Run) -> None:
    Record.play(TINY, ["random", "random"], seed=1).save("game.json")
    out = run("replay", "game.json", "--text")
    assert out.startswith("tiny, 2 seats, ")
    assert re.search(r"^    Player \d: cast, prize \d$", out, re.MULTILINE)


class EnglishGame(TinyGame):
    """In a package that has one catalogue."""

    def __init__(self) -> None:
        Game.__init__(
            self, "wordy", "Wordy", "1", TINY.seats, TINY.options, list(TINY.actions), TINY.layout,
            TINY.decisions, package="wordy",
        )  # fmt: skip


def test_a_game_may_have_english_words_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    locale = tmp_path / "wordy" / "locale"
    locale.mkdir(parents=True)
    (tmp_path / "wordy" / "__init__.py").touch()
    long = "how-to-play-1 = It takes more letters than two languages could have in common"
    (locale / "en.ftl").write_text(f"choice-rest = Have a rest\n{long}\n")
    monkeypatch.syspath_prepend(tmp_path)
    game = EnglishGame()
    words = words_of(game, "cs")
    assert words.say("choice-rest") == "Have a rest"
    assert words.say("cli-total") == "Celkem"
    check_words(game)
    (locale / "cs.ftl").write_text(f"choice-rest = Odpočinout si\n{long}\n")
    with pytest.raises(AssertionError, match="reads the same in en and cs"):
        check_words(game)


@pytest.mark.usefixtures("stranger")
def test_a_mistake_in_a_catalogue_stops_no_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = """
choice-cast = Cast { $dice }
choice-rest = { choice-rest }
prompt-turn = It is your { $trun }
log-cast = { $who } casts { log-cast }
"""
    monkeypatch.setattr(TinyGame, "locale", lambda game, language: text)
    for command in (["tiny", "--seed", "3"], ["--resume", "tiny-3.json"]):
        monkeypatch.setattr(sys, "stdin", io.StringIO("cast\n"))
        assert main(["play", *command, "--language", "en"]) == 0
        out = capsys.readouterr().out
        assert "Player 1: cast, prize " in out
        assert ("1  rest\n2  cast\n" in out) == ("--seed" in command)
    assert Record.open("tiny-3.json").actions[0] == "cast"


@pytest.mark.usefixtures("stranger")
def test_a_hidden_option_is_neither_offered_nor_told(monkeypatch: pytest.MonkeyPatch) -> None:
    length = Option("length", ("short", "long"), "short", "how many turns are played")
    fix = Option("fix", ("new", "old"), "new", "a mended rule", before="old")
    game: Any = SimpleNamespace(options=(length, fix))
    monkeypatch.setattr(options, "game", lambda name: game)
    parser = argparse.ArgumentParser()
    options.add_game(parser, ["tiny"])
    assert "--length" in parser.format_help()
    assert "--fix" not in parser.format_help()
    state: Any = SimpleNamespace(game=game, options={"length": "long", "fix": "new"})
    assert screen.options(state, words_of(TINY, "en")) == "how many turns are played: long"
