"""Where a training stands, in a file: it can be left at any time, and goes on from there."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import numpy as np

from ...bots.neural.network import Layer
from ...core.record import write_whole
from .settings import Settings

FORMAT: Final = "holocene training 3"
NETWORKS: Final = ("layers", "mean")


@dataclass
class Checkpoint:
    """All but the positions of the last generations, which are played anew."""

    settings: Settings
    command: str
    layers: list[Layer]  # as they were learnt last,
    mean: list[Layer]  # and their mean over the last generations, which plays better
    trust: float  # in the game's estimate, beside them
    generations: int = 0
    seconds: float = 0.0  # of all runs together
    games: int = 0
    positions: int = 0
    strength: list[dict[str, Any]] = field(default_factory=list)
    held_out: dict[str, Any] = field(default_factory=dict)
    done: bool = False
    before: list[dict[str, Any]] = field(default_factory=list)  # trainings that it goes on from

    @property
    def share(self) -> float:
        """How much of the time is over."""
        return min(1.0, self.seconds / (60.0 * self.settings.minutes))

    def save(self, path: Path) -> None:
        told = {name: value for name, value in vars(self).items() if name not in NETWORKS}
        about = {**told, "settings": self.settings.dump(), "format": FORMAT}
        arrays: dict[str, Any] = {"about": np.frombuffer(json.dumps(about).encode(), np.uint8)}
        for name in NETWORKS:
            for number, (matrix, added) in enumerate(getattr(self, name)):
                arrays[f"{name}.weights{number}"] = matrix
                arrays[f"{name}.added{number}"] = added
        out = io.BytesIO()
        np.savez(out, **arrays)
        write_whole(path, out.getvalue())

    @staticmethod
    def open(path: Path) -> Checkpoint:
        """ValueError in one sentence if there is none."""
        if not path.is_file():
            raise ValueError(f"{path}: there is no training that could go on")
        try:
            with np.load(io.BytesIO(path.read_bytes()), allow_pickle=False) as arrays:
                about = json.loads(arrays["about"].tobytes())
                if about.pop("format") != FORMAT:
                    raise ValueError(f"expected {FORMAT!r}")
                about["settings"] = Settings.load(about["settings"])
                networks: dict[str, Any] = {name: _network(arrays, name) for name in NETWORKS}
                return Checkpoint(**networks, **about)
        except (OSError, EOFError, KeyError, TypeError, ValueError, zipfile.BadZipFile) as error:
            why = str(error).partition("\n")[0][:100]
            raise ValueError(f"{path}: not a training that could go on ({why})") from None


def _network(arrays: Mapping[str, Any], name: str) -> list[Layer]:
    count = sum(each.startswith(f"{name}.weights") for each in arrays)
    return [
        (arrays[f"{name}.weights{number}"], arrays[f"{name}.added{number}"])
        for number in range(count)
    ]


def beside(out: Path) -> Path:
    """The checkpoint of the training that writes these weights."""
    return out.with_name(f"{out.name.removesuffix('.npz')}.checkpoint.npz")


def card_beside(out: Path) -> Path:
    return out.with_name(f"{out.name.removesuffix('.npz')}.txt")
