"""The arena seats fairly, adds up rightly, and gives the same whatever the processes."""

from __future__ import annotations

import json
from collections import Counter
from fractions import Fraction
from pathlib import Path

import pytest

import holocene
from holocene.bots.arena import Outcome, Series, Tally, play_series
from holocene.core.bot import BotError

SERIES = Series("stone-age", ("greedy", "random", "random"), 6, seed=4)


class Cheat:
    def choose(self, state: holocene.State) -> holocene.Action:
        return holocene.game("stone-age").action("pay 10 gold")


class Crash:
    def choose(self, state: holocene.State) -> holocene.Action:
        raise RuntimeError("out of ideas")


def without_time(result: dict[str, object]) -> dict[str, object]:
    return {name: value for name, value in result.items() if name != "seconds"}


def test_every_bot_sits_everywhere_equally_often() -> None:
    series = Series("stone-age", ("a", "b", "c", "d"), 8, 1)
    seen = Counter(
        (bot, seat) for number in range(8) for seat, bot in enumerate(series.seating(number))
    )
    assert len(seen) == 16
    assert set(seen.values()) == {2}


def test_games_of_a_series_have_seeds_of_their_own() -> None:
    assert len({SERIES.game_seed(number) for number in range(500)}) == 500
    assert SERIES.game_seed(0) != Series("stone-age", ("random",) * 2, 2, seed=5).game_seed(0)


def test_the_number_of_processes_changes_nothing() -> None:
    one = play_series(SERIES, jobs=1)
    two = play_series(SERIES, jobs=2)
    assert without_time(one) == without_time(two)


def test_a_result_adds_up() -> None:
    tally = Tally(Series("stone-age", ("x", "y", "x"), 3, 1))
    tally.add(Outcome(0, [10, 30, 20], [1], 100))
    tally.add(Outcome(1, [40, 30, 40], [0, 2], 120))
    first, second = tally.standings
    assert (first.name, first.games, first.wins, first.mean_score) == ("x", 4, Fraction(1), 27.5)
    assert (second.name, second.games, second.wins, second.mean_score) == (
        "y",
        2,
        Fraction(1),
        30.0,
    )
    assert tally.beaten == [[0.0, 2.0], [2.0, 0.0]]
    assert tally.decisions == 220


def test_records_are_written_and_replay(tmp_path: Path) -> None:
    out = tmp_path / "series"
    result = play_series(SERIES, jobs=2, out=out)
    files = sorted((out / "games").iterdir())
    assert [file.name for file in files] == [f"{number:06}.json" for number in range(1, 7)]
    records = [holocene.Record.open(file) for file in files]
    assert sum(len(record.actions) for record in records) == result["decisions"]
    for number, record in enumerate(records):
        assert record.players == [SERIES.bots[bot] for bot in SERIES.seating(number)]
        assert record.replay().scores() == record.scores


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_series_that_fails_leaves_no_folder(
    jobs: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "strangers.py").write_text(Path(__file__).read_text())
    monkeypatch.syspath_prepend(str(tmp_path))
    out = tmp_path / "below" / "series"
    with pytest.raises(BotError):
        play_series(Series("stone-age", ("random", "strangers:Crash"), 4, 1), jobs, out)
    assert list(out.parent.iterdir()) == []


def test_a_folder_in_use_is_refused(tmp_path: Path) -> None:
    (tmp_path / "something").write_text("mine")
    with pytest.raises(ValueError, match="already there"):
        play_series(SERIES, out=tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["something"]


@pytest.mark.parametrize(
    ("series", "sentence"),
    [
        (Series("chess", ("random", "random"), 2, 1), "unknown game 'chess'; known are"),
        (Series("stone-age", ("random",), 1, 1), "seats 2 to 4 players, not 1"),
        (Series("stone-age", ("random", "oracle"), 2, 1), "unknown bot 'oracle'; known are"),
        (Series("stone-age", ("random", "random"), 3, 1), "take a multiple of 2"),
        (Series("stone-age", ("random", "random"), 0, 1), "take a multiple of 2"),
        (Series("stone-age", ("random", "search:no"), 2, 1), "expected iterations"),
        (Series("stone-age", ("random", "no_such_module:Bot"), 2, 1), "cannot import"),
        (Series("stone-age", ("random", "json:Bot"), 2, 1), "json has no 'Bot'"),
        (Series("stone-age", ("random", "json:JSONDecoder"), 2, 1), "no method choose"),
        (Series("stone-age", ("random",) * 2, 2, 1, {"edition": "x"}), "edition: x is not"),
    ],
)
def test_what_cannot_be_played_is_said_before_it_starts(series: Series, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        play_series(series, jobs=2)


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize(
    ("bot", "sentence"), [("Cheat", "chose 'pay 10 gold', which is not legal"), ("Crash", "out of")]
)
def test_a_bot_that_fails_is_named(
    jobs: int, bot: str, sentence: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "strangers.py").write_text(Path(__file__).read_text())
    monkeypatch.syspath_prepend(str(tmp_path))
    series = Series("stone-age", ("random", f"strangers:{bot}"), 2, 1)
    with pytest.raises(BotError, match=sentence):
        play_series(series, jobs)


def test_a_result_is_json_ready() -> None:
    result = play_series(Series("stone-age", ("random", "random"), 2, 1, {"edition": "slovak"}))
    assert json.loads(json.dumps(result)) == result
    assert result["options"] == {"edition": "slovak"}
