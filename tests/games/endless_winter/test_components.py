"""Other sets of components by the command line: written, checked, played, ranked and replayed."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from holocene.cli.main import main
from holocene.core import registry, sets
from holocene.core.record import Record
from holocene.games.endless_winter.game import ENDLESS_WINTER

GAME = "endless-winter"
Run = Callable[..., str]


@pytest.fixture(autouse=True)
def _in_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv(sets.VARIABLE, "")
    with registry.shown(ENDLESS_WINTER):
        yield


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs a command that must go well, or must be refused; what it printed."""

    def run(*words: str, code: int = 0) -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO(""))
        assert main(words) == code
        out, err = capsys.readouterr()
        return err if code else out

    return run


def write(file: str, **changes: object) -> None:
    data: dict[str, Any] = json.loads(ENDLESS_WINTER.components())
    Path(file).write_text(json.dumps({**data, **changes}), "utf-8")


def test_ours_is_written_and_can_be_played(run: Run) -> None:
    assert "mine.json: written" in run("components", GAME, "--export", "mine.json")
    assert json.loads(Path("mine.json").read_text("utf-8"))["name"] == "Holocene set"
    assert "endless-winter.mine can be played" in run("components", GAME, "--check", "mine.json")


def test_nothing_is_written_over_nor_where_it_cannot_be(run: Run) -> None:
    write("mine.json", name="Mine")
    before = Path("mine.json").read_text("utf-8")
    for file, told in (
        ("mine.json", "mine.json: there is such a file already; name another"),
        (".", ".: a folder; name a file"),
        ("nowhere/mine.json", "nowhere/mine.json: No such file or directory"),
    ):
        assert run("components", GAME, "--export", file, code=2) == f"holocene: {told}\n"
    assert Path("mine.json").read_text("utf-8") == before
    assert [path.name for path in Path().iterdir()] == ["mine.json"]


@pytest.mark.parametrize("name", ["[/bold]", "two\nlines", "turned \u202e around", ""])
def test_a_name_is_one_line_that_any_screen_can_show(run: Run, name: str) -> None:
    write("mine.json", name=name)
    told = run("components", GAME, "--check", "mine.json", code=2)
    assert "mine.json: name: expected " in told
    assert told.count("\n") == 1


def test_what_is_wrong_is_named(run: Run) -> None:
    write("mine.json", first_hand=["nobody"])
    told = run("components", GAME, "--check", "mine.json", code=2)
    assert "mine.json: first_hand" in told
    told = run("play", GAME, "--components", "mine.json", code=2)
    assert "mine.json: first_hand" in told
    assert [path.name for path in Path().iterdir()] == ["mine.json"]


@pytest.mark.parametrize(
    ("name", "text", "told"),
    [
        ("mine.json", '{"game": "endless-winter"', "breaks off in line 1"),
        ("mine.json", '{"name": "?"}', "game: missing"),
        ("mine.json", "[]", "expected an object"),
        ("mine.json", '{"game": "stone-age"}', "this set is not for endless-winter"),
        ("My Set.json", '{"game": "endless-winter"}', "named in small letters"),
    ],
)
def test_what_is_no_set_is_refused(run: Run, name: str, text: str, told: str) -> None:
    Path(name).write_text(text, "utf-8")
    assert told in run("components", GAME, "--check", name, code=2)


def test_a_folder_and_a_missing_file_are_refused(run: Run, tmp_path: Path) -> None:
    assert "a folder; name one file" in run("components", GAME, "--check", ".", code=2)
    assert "none.json: No such file" in run("components", GAME, "--check", "none.json", code=2)


@pytest.mark.parametrize("told", ["mine.json", "[]", '{"endless-winter.mine": 1}'])
def test_files_are_offered_by_this_program_alone(
    run: Run, monkeypatch: pytest.MonkeyPatch, told: str
) -> None:
    monkeypatch.setenv(sets.VARIABLE, told)
    complaint = run("components", GAME, "--export", "mine.json", code=2)
    assert f"{sets.VARIABLE} is for this program's own use" in complaint


def test_a_game_without_a_set_says_so(run: Run) -> None:
    told = run("components", "stone-age", "--export", "mine.json", code=2)
    assert "stone-age has no set of components" in told
    assert not Path("mine.json").exists()


def test_games_with_another_set_are_their_own(run: Run) -> None:
    write("mine.json", name="Mine")
    bots = ("--bots", "random,random", "--games", "2", "--components", "mine.json")
    result = json.loads(run("arena", GAME, *bots, "--jobs", "2", "--out", "games", "--json"))
    assert result["game"] == "endless-winter.mine"
    assert result["rules"].startswith(f"{ENDLESS_WINTER.version}+")
    (first, _) = sorted(Path("games/games").iterdir())
    assert "the record is valid" in run("replay", str(first), "--components", "mine.json")
    assert registry.game("endless-winter.mine") is not registry.game(GAME)
    assert Record.open(first).game is registry.game("endless-winter.mine")


def test_a_record_needs_the_set_it_was_played_with(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    write("mine.json", name="Mine")
    bots = ("--bots", "random,random", "--games", "2", "--components", "mine.json")
    run("arena", GAME, *bots, "--out", "games")
    first = str(min(Path("games/games").iterdir()))
    monkeypatch.setenv(sets.VARIABLE, "")
    assert "unknown game 'endless-winter.mine'" in run("replay", first, code=2)
    Path("other").mkdir()
    write("other/mine.json", name="Other")
    told = run("replay", first, "--components", "other/mine.json", code=2)
    assert "by rules version" in told


def test_a_game_that_was_left_goes_on_with_its_set(run: Run) -> None:
    write("mine.json", name="Mine")
    started = ("play", GAME, "--components", "mine.json", "--seed", "3", "--record", "left.json")
    run(*started)  # nobody types: it is left at once
    assert json.loads(Path("left.json").read_text("utf-8"))["game"] == "endless-winter.mine"
    run("play", "--resume", "left.json", "--components", "mine.json")
    write("another.json", name="Another")
    told = run("play", "--resume", "left.json", "--components", "another.json", code=2)
    assert "this is a game of endless-winter.mine" in told
