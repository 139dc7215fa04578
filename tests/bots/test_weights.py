"""Files of weights say what they are for, and anything else is refused in one sentence."""

from __future__ import annotations

import io
import json
import zipfile
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import holocene
from holocene.bots.neural import weights as files
from holocene.bots.neural.network import Network
from holocene.bots.neural.weights import as_bytes, for_play, load, save, shipped
from holocene.core.features import Block, FeatureTable
from tests.bots.networks import network, written
from tests.games.ours import OURS
from tests.games.tiny import TINY

GAME = holocene.game("stone-age")


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    weights = replace(network(GAME, (2, 4)), card={"games": 7})
    save(tmp_path / "a.npz", weights)
    read = load(tmp_path / "a.npz")
    assert (read.game, read.rules, read.seats, read.card) == (
        "stone-age",
        "1",
        (2, 4),
        {"games": 7},
    )
    assert read.shape == weights.shape == [GAME.feature_table().size, 8, 2]
    for mine, other in zip(read.network.layers, weights.network.layers, strict=True):
        for part, same in zip(mine, other, strict=True):
            assert part.dtype == np.float32
            assert np.allclose(part, same, rtol=1e-3, atol=1e-4)  # 16 bits each
    assert [path.name for path in tmp_path.iterdir()] == ["a.npz"]
    lead = GAME.feature_names().index("lead")
    assert (read.network.lead_at, read.network.trust) == (lead, 0.0)
    trusting = replace(weights, network=replace(weights.network, trust=0.3))
    save(tmp_path / "a.npz", trusting)
    assert load(tmp_path / "a.npz").network.trust == 0.3


def test_a_file_that_changed_is_read_anew(tmp_path: Path) -> None:
    path = written(tmp_path / "a.npz", seats=(2,))
    assert load(path).seats == (2,)
    written(path, seats=(2, 3))
    assert load(path).seats == (2, 3)


def test_weights_for_something_else_are_refused(tmp_path: Path) -> None:
    good = network(GAME, (2, 3))
    good.check(GAME, 3, "a.npz")
    for weights, seats, words in (
        (replace(good, game="chess"), 2, "these weights are for chess, not for stone-age"),
        (
            replace(good, rules="0"),
            2,
            "for rules version '0' of stone-age; installed is version '1'",
        ),
        (replace(good, features="0"), 2, "learnt of other features of stone-age than it has now"),
        (replace(good, network=Network(good.network.layers[1:])), 2, "other features"),
        (good, 4, "these weights are for 2 or 3 seats, not for 4"),
    ):
        with pytest.raises(ValueError, match=f"a.npz: .*{words}"):
            weights.check(GAME, seats, "a.npz")
        path = tmp_path / "a.npz"
        save(path, weights)
        with pytest.raises(ValueError, match=words):
            for_play(GAME, seats, str(path))


def test_other_features_have_another_fingerprint() -> None:
    tables = [
        FeatureTable(Block("food", "/ 10"), Block("wood", "/ 10")),
        FeatureTable(Block("wood", "/ 10"), Block("food", "/ 10")),
        FeatureTable(Block("food", "/ 20"), Block("wood", "/ 10")),
        FeatureTable(Block("food", "/ 10", 0.0, 2.0), Block("wood", "/ 10")),
    ]
    assert len({table.fingerprint() for table in tables}) == len(tables)
    again = FeatureTable(Block("food", "/ 10"), Block("wood", "/ 10"))
    assert again.fingerprint() == tables[0].fingerprint()


def packed(**arrays: Any) -> bytes:
    out = io.BytesIO()
    np.savez(out, **arrays)
    return out.getvalue()


def about(**other: object) -> Any:
    told = {
        "format": files.FORMAT, "game": "stone-age", "rules": "1", "features": "x", "seats": [2],
        "lead_at": 0, "trust": 0.0, "card": {}, **other,
    }  # fmt: skip
    return np.frombuffer(json.dumps(told).encode(), np.uint8)


HALF = np.float16
ONE = {"weights0": np.ones((3, 2), HALF), "added0": np.zeros(2, HALF)}


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "not a file of weights"),
        (b"not a zip file at all", "not a file of weights"),
        (as_bytes(network(GAME))[:900], "not a file of weights"),
        (b"PK\x03\x04" + bytes(200), "not a file of weights"),
        (bytes(9_000_000), "too large"),
        (packed(**ONE), "not a file of weights"),
        (packed(about=np.frombuffer(b"[1]", np.uint8), **ONE), "not a file of weights"),
        (packed(about=np.frombuffer(b"{", np.uint8), **ONE), "not a file of weights"),
        (packed(about=about(format="other"), **ONE), "expected 'holocene weights 1'"),
        (packed(about=about(seats="2"), **ONE), "seats"),
        (packed(about=about()), "its last layer must give 2 numbers"),
        (packed(about=about(), weights0=np.ones((3, 2), HALF)), "not a file of weights"),
        (
            packed(about=about(), weights0=np.ones((3, 2)), added0=np.ones(3)),
            "layer 0 does not fit",
        ),
        (packed(about=about(), weights0=np.ones((3, 1)), added0=np.ones(1)), "must give 2 numbers"),
        (
            packed(about=about(), **ONE, weights1=np.ones((3, 2)), added1=np.ones(2)),
            "layer 1 does not fit",
        ),
        (
            packed(about=about(), weights0=np.full((3, 2), np.nan), added0=np.ones(2)),
            "layer 0 holds what is not a number",
        ),
        (packed(about=about(lead_at=3), **ONE), "lead_at: expected 0 to 2, got 3"),
        (packed(about=about(trust=-1.0), **ONE), "trust: expected a number from 0.0 to 1000.0"),
        (packed(about=about(trust="1"), **ONE), "trust: expected a number from 0.0 to 1000.0"),
        (packed(about=np.array([{}], object), **ONE), "not a file of weights"),  # pickled
    ],
)
def test_a_broken_file_is_refused(content: bytes, words: str, tmp_path: Path) -> None:
    path = tmp_path / "broken.npz"
    path.write_bytes(content)
    with pytest.raises(ValueError, match=words) as refused:
        load(path)
    assert str(path) in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"none\.npz: No such file"):
        load(tmp_path / "none.npz")
    with pytest.raises(ValueError, match="not a file of weights"):
        load(tmp_path)


def test_a_zip_of_something_else(tmp_path: Path) -> None:
    path = tmp_path / "a.npz"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("about.npy", "no array")
    with pytest.raises(ValueError, match="not a file of weights"):
        load(path)


def test_weights_that_come_with_a_game_lie_in_its_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The ones for the number of seats are taken, the most special first."""
    monkeypatch.setattr(files, "files", lambda package: tmp_path / package)
    assert GAME.package is not None
    folder = tmp_path / GAME.package / files.FOLDER
    assert shipped(GAME) == []
    folder.mkdir(parents=True)
    (folder / "README.md").write_text("about them")
    written(folder / "a.npz", seats=(2, 3), seed=1)
    written(folder / "b.npz", seats=(2,), seed=2)
    assert for_play(GAME, 2, None).seats == (2,)
    assert for_play(GAME, 3, None).seats == (2, 3)
    with pytest.raises(ValueError, match="stone-age comes with no weights for 4 seats; train some"):
        for_play(GAME, 4, None)
    save(folder / "b.npz", replace(network(GAME, (2,)), features="old"))
    with pytest.raises(ValueError, match="learnt of other features"):
        for_play(GAME, 2, None)
    save(folder / "b.npz", replace(network(GAME, (2,)), game="stone-age.other-set"))
    assert for_play(GAME, 2, None).seats == (2, 3)


def test_a_game_without_a_folder_comes_with_no_weights() -> None:
    assert shipped(TINY) == []
    with pytest.raises(ValueError, match="tiny comes with no weights for 2 seats"):
        for_play(TINY, 2, None)
    nowhere = SimpleNamespace(package=None)
    assert shipped(nowhere) == []  # type: ignore[arg-type]


@pytest.mark.parametrize("name", OURS)
def test_weights_that_come_with_our_games_fit_them(name: str) -> None:
    game = holocene.game(name)
    for weights in shipped(game):
        for seats in weights.seats:
            weights.check(game, seats, name)
        assert weights.card["command"].startswith(f"holocene train {name} ")
        assert len(as_bytes(weights)) < 1_000_000
