"""Files of weights: a network, and what it is for.

A file is an .npz of NumPy without pickled objects. `about` is JSON (UTF-8 bytes): format, game,
rules version, fingerprint of the feature table, for how many seats, how far the game's estimate is
trusted beside them, and the card that tells how the weights came about. `weights0`, `added0`,
`weights1`, ... are the layers as 16-bit floats.
"""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any, Final

import numpy as np

from ...core.fields import Fields
from ...core.game import Game
from ...core.record import write_whole
from .network import OUTPUTS, Layer, Network

FORMAT: Final = "holocene weights 1"
ENDING: Final = ".npz"
FOLDER: Final = "networks"  # in that of a game, for the weights that come with it
LARGEST: Final = 8_000_000  # bytes of a file
MOST_LAYERS: Final = 8
LEAD_FEATURE: Final = "lead"  # in the table of a game: the lead by its estimate
MOST_TRUST: Final = 1000.0


@dataclass(frozen=True)
class Weights:
    """A network for one game, played with some numbers of seats."""

    game: str
    rules: str
    features: str  # the fingerprint of their table
    seats: tuple[int, ...]
    network: Network
    card: dict[str, Any] = field(default_factory=dict)  # how it came about, JSON-ready

    @property
    def shape(self) -> list[int]:
        """Numbers in a row, then how many each layer gives."""
        return [self.network.size, *[len(added) for _, added in self.network.layers]]

    def check(self, game: Game, seats: int, name: str) -> None:
        """ValueError unless they are for this game, as it is described now."""
        if self.game != game.name:
            raise ValueError(f"{name}: these weights are for {self.game}, not for {game.name}")
        if self.rules != game.version:
            raise ValueError(
                f"{name}: these weights are for rules version {self.rules[:40]!r} of {game.name}; "
                f"installed is version {game.version!r}"
            )
        table = game.feature_table()
        if self.features != table.fingerprint() or self.shape[0] != table.size:
            raise ValueError(
                f"{name}: these weights were learnt of other features of {game.name} than it has "
                "now; train them anew"
            )
        if seats not in self.seats:
            able = " or ".join(str(count) for count in self.seats)
            raise ValueError(f"{name}: these weights are for {able} seats, not for {seats}")


def save(path: Path, weights: Weights) -> None:
    """Write the file whole or not at all."""
    write_whole(path, as_bytes(weights))


def as_bytes(weights: Weights) -> bytes:
    about = {
        "format": FORMAT,
        "game": weights.game,
        "rules": weights.rules,
        "features": weights.features,
        "seats": list(weights.seats),
        "lead_at": weights.network.lead_at,
        "trust": weights.network.trust,
        "card": weights.card,
    }
    arrays: dict[str, Any] = {"about": np.frombuffer(json.dumps(about).encode(), np.uint8)}
    for number, (matrix, added) in enumerate(weights.network.layers):
        arrays[f"weights{number}"] = matrix.astype(np.float16)
        arrays[f"added{number}"] = added.astype(np.float16)
    out = io.BytesIO()
    np.savez_compressed(out, **arrays)
    return out.getvalue()


def load(path: str | Path) -> Weights:
    """The weights in a file; ValueError in one sentence if there are none."""
    file = Path(path)
    try:
        found = file.stat()
    except OSError as error:
        raise ValueError(f"{path}: {error.strerror}") from None
    return _load(file, found.st_mtime_ns, found.st_size)


@lru_cache(maxsize=16)
def _load(path: Path, changed: int, size: int) -> Weights:
    """Read once, until the file changes."""
    if size > LARGEST:
        raise ValueError(f"{path}: too large for a file of weights")
    try:
        with np.load(io.BytesIO(path.read_bytes()), allow_pickle=False) as arrays:
            about = Fields(json.loads(arrays["about"].tobytes()))
            if about.text("format") != FORMAT:
                raise about.wrong("format", f"expected {FORMAT!r}")
            return Weights(
                about.text("game"),
                about.text("rules"),
                about.text("features"),
                tuple(about.numbers("seats", 2, 100, 1, 100)),
                _network(arrays, about),
                about.object("card").data,
            )
    except (
        OSError, EOFError, KeyError, TypeError, AttributeError, ValueError, RecursionError,
        zipfile.BadZipFile,
    ) as error:  # fmt: skip
        raise ValueError(f"{path}: not a file of weights ({_short(error)})") from None


def _network(arrays: Any, about: Fields) -> Network:
    layers = _layers(arrays)
    lead_at = about.number("lead_at", 0, len(layers[0][0]) - 1)
    trust = about.value("trust")
    if not isinstance(trust, float) or not 0.0 <= trust <= MOST_TRUST:
        raise about.wrong("trust", f"expected a number from 0.0 to {MOST_TRUST}")
    return Network(layers, lead_at, trust)


def _layers(arrays: Any) -> list[Layer]:
    layers: list[Layer] = []
    while f"weights{len(layers)}" in arrays and len(layers) < MOST_LAYERS:
        number = len(layers)
        matrix, added = arrays[f"weights{number}"], arrays[f"added{number}"]
        fitting = matrix.ndim == 2 and added.shape == matrix.shape[1:] and matrix.size > 0
        if not fitting or (layers and len(matrix) != len(layers[-1][1])):
            raise ValueError(f"layer {number} does not fit the others")
        layer = matrix.astype(np.float32), added.astype(np.float32)
        if not all(np.isfinite(each).all() for each in layer):
            raise ValueError(f"layer {number} holds what is not a number")
        layers.append(layer)
    if not layers or len(layers[-1][1]) != OUTPUTS:
        raise ValueError(f"its last layer must give {OUTPUTS} numbers")
    return layers


def _short(error: Exception) -> str:
    return str(error).partition("\n")[0][:100] or type(error).__name__


def shipped(game: Game) -> list[Weights]:
    """Those that come with a game, in its own folder: the ones for fewest numbers of seats first.

    A game that is played with another set of components than theirs has none.
    """
    if game.package is None:
        return []
    found: list[Weights] = []
    folder = files(game.package) / FOLDER
    if folder.is_dir():
        for each in sorted(folder.iterdir(), key=lambda each: each.name):
            if each.name.endswith(ENDING):
                with as_file(each) as path:
                    found.append(load(path))
    return sorted(
        [weights for weights in found if weights.game == game.name],
        key=lambda weights: len(weights.seats),
    )


def for_play(game: Game, seats: int, file: str | None) -> Weights:
    """The weights in a file, or those that come with the game; ValueError where none fit."""
    if file is not None:
        weights = load(file)
        weights.check(game, seats, file)
        return weights
    for weights in shipped(game):
        if seats in weights.seats:
            weights.check(game, seats, game.name)
            return weights
    raise ValueError(
        f"{game.name} comes with no weights for {seats} seats; "
        f"train some with: holocene train {game.name} --seats {seats} --out FILE, "
        "and play with trained:FILE"
    )


def network_of(game: Game, layers: list[Layer], trust: float = 0.0) -> Network:
    """A game that does not tell the lead by its estimate has none to be trusted."""
    names = game.feature_table().names
    if LEAD_FEATURE not in names:
        return Network(layers)
    return Network(layers, names.index(LEAD_FEATURE), trust)


def made_for(
    game: Game, seats: Sequence[int], layers: list[Layer], card: dict[str, Any], trust: float = 0.0
) -> Weights:
    """Weights for a game as it is now."""
    table = game.feature_table()
    network = network_of(game, layers, trust)
    return Weights(game.name, game.version, table.fingerprint(), tuple(seats), network, card)
