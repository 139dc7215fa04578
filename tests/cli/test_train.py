"""`holocene train` on the command line."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from holocene.bots.neural.weights import load
from holocene.cli.main import main
from holocene.learn.training.run import Training
from holocene.learn.training.samples import Harvest
from tests.bots.networks import written

SHORT = ["--minutes", "0.01", "--seats", "2", "--hidden", "8"]


def train(*words: object) -> int:
    return main(["train", *map(str, words)])


def test_weights_are_trained_played_with_and_told_about(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "a.npz"
    assert train("stone-age", *SHORT, "--rival", "random", "--out", out) == 0
    told = capsys.readouterr()
    assert "command:     holocene train stone-age --seats 2 --minutes 0.01" in told.out
    assert "generation 0, minute" in told.err
    assert "against random, 2 seats" in told.err
    assert load(out).seats == (2,)
    assert train("--card", out) == 0
    assert capsys.readouterr().out == told.out == (tmp_path / "a.txt").read_text()
    words = ["--bots", f"trained:{out},random", "--games", "2"]
    assert main(["arena", "stone-age", *words]) == 0
    assert f"trained:{out}"[:20] in capsys.readouterr().out
    assert train("--resume", "--out", out) == 2
    assert "its 0.01 minutes are over; give it more with --minutes" in capsys.readouterr().err
    more = ["--minutes", "0.01", "--seats", "2", "--rival", "random", "--from", out]
    assert train("stone-age", *more, "--out", tmp_path / "b.npz") == 0
    assert "--from a.npz" in load(tmp_path / "b.npz").card["command"]
    assert "went on from: holocene train stone-age --seats 2" in capsys.readouterr().out
    for words, sentence in (
        (["stone-age", "--hidden", "8"], "--hidden: layers are as they are in the weights"),
        (["through-the-ages"], "these weights are for stone-age, not for through-the-ages"),
        (["--resume"], "a training that goes on has its own weights"),
    ):
        name = out if words == ["--resume"] else tmp_path / "c.npz"
        assert train(*words, "--from", out, "--out", name) == 2
        assert sentence in capsys.readouterr().err


def test_a_training_stops_and_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "a.npz"
    words = ["--minutes", "1000", "--seats", "3", "--hidden", "8", "--generation", "0.01"]
    assert train("stone-age", *words, "--stop-after", "0.00001", "--out", out) == 0
    told = capsys.readouterr()
    assert told.out == ""
    assert (
        f"paused after 1 generations; go on with: holocene train --resume --out {out}" in told.err
    )
    assert train("--resume", "--stop-after", "0.00001", "--out", out) == 0
    assert "paused after 2 generations" in capsys.readouterr().err
    for changed, sentence in (
        (["--seats", "2"], "--seats cannot be changed"),
        (["--hidden", "9"], "--hidden cannot be changed"),
        (["through-the-ages"], "this is a training of stone-age"),
        (["stone-age", "--edition", "slovak"], "options of the game cannot be changed"),
    ):
        assert train(*changed, "--resume", "--out", out) == 2
        assert sentence in capsys.readouterr().err


def test_ctrl_c_leaves_what_can_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "a.npz"
    play = Training._play

    def interrupted(training: Training, *rest: Any) -> list[Harvest]:
        if training.at.generations:
            raise KeyboardInterrupt
        return play(training, *rest)

    monkeypatch.setattr(Training, "_play", interrupted)
    words = ["--minutes", "1000", "--seats", "2", "--hidden", "8", "--generation", "0.01"]
    assert train("stone-age", *words, "--count-one-use-tools", "yes", "--out", out) == 130
    told = capsys.readouterr()
    assert told.out == ""
    assert f"left after 1 generations; go on with: holocene train --resume --out {out}" in told.err
    assert "--hidden 8 --count-one-use-tools yes" in load(out).card["command"]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ([], "--out FILE: where should the weights go?"),
        (["--out", "a.npz"], "which game should be learnt?"),
        (["chess", "--out", "a.npz"], "unknown game 'chess'"),
        (["stone-age", "--out", "a.txt"], "ends in .npz"),
        (["stone-age", "--out", "none/a.npz"], "there is no folder none"),
        (["stone-age", "--out", "a.npz", "--jobs", "0"], "--jobs 0: expected 1 to 256"),
        (["stone-age", "--out", "a.npz", "--minutes", "-1"], "'-1' is not a number above 0"),
        (["stone-age", "--out", "a.npz", "--seats", "7"], "seats 2 to 4 players, not 7"),
        (["stone-age", "--out", "a.npz", "--hidden", "0"], "--hidden: expected sizes"),
        (["stone-age", "--out", "a.npz", "--hidden", "a"], "--hidden"),
        (["stone-age", "--out", "a.npz", "--rival", "oracle"], "unknown bot 'oracle'"),
        (["stone-age", "--out", "a.npz", "--edition", "klingon"], "klingon is not a choice"),
        (["stone-age", "--out", "a.npz", "--device", "abacus"], "--device abacus: "),
        (["--resume", "--out", "a.npz"], "a.checkpoint.npz: there is no training"),
        (["--card", "a.npz"], "a.npz: No such file"),
    ],
)
def test_bad_input_is_one_sentence(
    words: list[str],
    sentence: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    try:
        code = train(*words)
    except SystemExit as leaving:
        code = int(str(leaving.code))
    told = capsys.readouterr()
    assert code == 2
    assert sentence in told.err
    assert told.err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_nothing_that_is_there_is_written_over(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = written(tmp_path / "a.npz")
    before = out.read_bytes()
    assert train("stone-age", "--out", out) == 2
    assert "already there; go on with --resume, or name a new file" in capsys.readouterr().err
    assert out.read_bytes() == before
    assert train("--card", out) == 2
    assert "these weights have no card" in capsys.readouterr().err
    (tmp_path / "a.checkpoint.npz").write_bytes(b"broken")
    assert train("--resume", "--out", out) == 2
    assert "not a training that could go on" in capsys.readouterr().err


def test_without_numpy_it_says_what_it_needs() -> None:
    code = (
        "import sys\n"
        "sys.modules['numpy'] = None\n"
        "from holocene.cli.main import main\n"
        "sys.exit(main(['train', 'stone-age', '--out', 'a.npz']))\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stderr == "holocene: training needs NumPy: pip install numpy\n"


def test_it_runs_with_few_packages(tmp_path: Path) -> None:
    """On a machine for training there is often little more than NumPy."""
    out = tmp_path / "a.npz"
    code = (
        "import sys\n"
        "for name in ('torch', 'gymnasium', 'pettingzoo', 'pyspiel', 'fastapi', 'sqlalchemy',\n"
        "             'orjson', 'fluent', 'babel', 'httpx', 'scipy'):\n"
        "    sys.modules[name] = None\n"
        "from holocene.cli.main import main\n"
        f"sys.exit(main(['train', 'stone-age', '--out', {str(out)!r}, '--minutes', '0.001',\n"
        "    '--seats', '2', '--hidden', '8', '--rival', 'random']))\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)
    assert load(out).seats == (2,)
