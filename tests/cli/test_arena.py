"""`holocene arena` on the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from holocene import Record
from holocene.cli.main import main

BOT = """
class First:
    def choose(self, state):
        return state.legal_actions()[0]
"""


def arena(*words: str) -> int:
    return main(["arena", "stone-age", *words])


def test_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena("--bots", "greedy,random", "--games", "4", "--seed", "2") == 0
    out = capsys.readouterr().out
    for word in ("greedy", "random", "win rate", "mean score", "rating", "±", "4 games"):
        assert word in out


def test_json_and_out_tell_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--bots", "greedy,random", "--games", "4", "--jobs", "2", "--edition", "slovak"]
    assert arena(*words, "--json", "--out", str(tmp_path / "out")) == 0
    printed = json.loads(capsys.readouterr().out)
    assert printed == json.loads((tmp_path / "out" / "result.json").read_text())
    assert printed["options"] == {"edition": "slovak"}
    records = [Record.open(path) for path in sorted((tmp_path / "out" / "games").iterdir())]
    assert len(records) == 4
    assert all(record.options["starvation"] == "4-per-food" for record in records)


def test_a_bot_from_the_current_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "my_bots.py").write_text(BOT)
    monkeypatch.chdir(tmp_path)
    assert arena("--bots", "my_bots:First,random", "--games", "2", "--json") == 0
    bots = [row["bot"] for row in json.loads(capsys.readouterr().out)["ranking"]]
    assert sorted(bots) == ["my_bots:First", "random"]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--bots", "greedy,oracle"], "unknown bot 'oracle'"),
        (["--bots", "trained:none.npz,random"], "none.npz: No such file"),
        (["--bots", "greedy"], "seats 2 to 4 players, not 1"),
        (["--bots", "greedy,random", "--games", "3"], "multiple of 2"),
        (["--bots", "greedy,random", "--games", "x"], "'x' is not a whole number"),
        (["--bots", "greedy,random", "--jobs", "0"], "expected 1 to 64"),
        (["--bots", "greedy,random", "--edition", "klingon"], "klingon is not a choice"),
        (["--bots", "greedy,random", "--hunt-reentry", "maybe"], "maybe is not a choice"),
        (["--bots", "greedy,random", "--no-such-switch", "1"], "unrecognized arguments"),
        ([], "--bots"),
    ],
)
def test_bad_input_is_one_sentence(
    words: list[str], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out"
    try:
        code = arena(*words, "--out", str(out))
    except SystemExit as leaving:
        code = int(str(leaving.code))
    told = capsys.readouterr()
    assert code == 2
    assert sentence in told.err
    assert told.err.count("\n") == 1
    assert told.out == ""
    assert not out.exists()


def test_an_unknown_game_lists_the_known_ones(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "chess", "--bots", "random,random"]) == 2
    told = capsys.readouterr().err
    assert "unknown game 'chess'; known are " in told
    assert "stone-age" in told
