"""How weights came about, as text for people. In their file it is JSON."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from ... import __version__


def version() -> str:
    """Of this program; with the commit, where it runs from a checkout."""
    folder = Path(__file__).parent
    try:
        done = subprocess.run(
            ["git", "-C", str(folder), "describe", "--always", "--dirty", "--abbrev=12"],
            capture_output=True, text=True, timeout=10, check=True,
        )  # fmt: skip
        ours = subprocess.run(
            ["git", "-C", str(folder), "ls-files", "--error-unmatch", Path(__file__).name],
            capture_output=True, timeout=10, check=False,
        )  # fmt: skip
    except (OSError, subprocess.SubprocessError):
        return __version__
    return f"{__version__}, {done.stdout.strip()}" if ours.returncode == 0 else __version__


def as_text(card: Mapping[str, Any]) -> str:
    """A page; what a card does not tell is left out."""
    return "\n".join(_lines(card)) + "\n"


def _lines(card: Mapping[str, Any]) -> Iterator[str]:
    yield f"Weights for {card['game']}, rules version {card['rules']}"
    yield ""
    seats = ", ".join(str(count) for count in card["seats"])
    shape = " - ".join(str(size) for size in card["shape"])
    for name, told in (
        ("command", card["command"]),
        ("version", card["version"]),
        ("seats", seats),
        ("estimate", f"trusted by {card['trust']:g}, beside the network"),
        ("network", f"{shape}, {card['bytes']:,} bytes" if card.get("bytes") else shape),
        ("time", f"{card['minutes']:.1f} minutes of {card['jobs']} processes"),
        ("games", f"{card['games']:,} in {card['generations']} generations"),
        ("learnt from", f"{card['positions']:,} positions"),
    ):
        yield f"{name + ':':<13}{told}"
    for each in card.get("before", []):
        games, minutes, jobs = (each.get(name, 0) for name in ("games", "minutes", "jobs"))
        yield f"{'went on from:':<13} {each.get('command', 'weights without a card')}"
        yield f"{'':<13}{games:,} games, {minutes:.1f} minutes of {jobs} processes"
    yield from _strength(card)
    yield from _foresight(card["held_out"])


def _strength(card: Mapping[str, Any]) -> Iterator[str]:
    if not card["strength"]:
        return
    yield ""
    yield f"Against {card['rival']}, one step ahead, fresh deals, each from every seat:"
    yield ""
    yield f"generation  minutes  seats  games {'wins':>8} {'':>8} {'lead':>7}"
    for row in card["strength"]:
        wins = f"{100 * row['wins'] / row['games']:.1f} %"
        off = f"± {100 * row['margin']:.1f}"
        lead = f"{row['lead'] / row['games']:+.1f}"
        yield (
            f"{row['generation']:>10} {row['minutes']:>8.1f} {row['seats']:>6} {row['games']:>6} "
            f"{wins:>8} {off:>8} {lead:>7}"
        )


def _foresight(held_out: Mapping[str, Any]) -> Iterator[str]:
    if not held_out or not held_out["positions"]:
        return
    yield ""
    yield f"On {held_out['positions']:,} positions of whole games that were held out:"
    yield ""
    yield f"loss {held_out['loss']:.4f} (who knows nothing: {held_out['ignorance']:.4f})"
    yield f"lead {held_out['lead_error']:.3f} units off on average"
    yield f"{'told':>8} {'came':>8} {'positions':>10}"
    rows = zip(held_out["told"], held_out["came"], held_out["counts"], strict=True)
    for told, came, count in rows:
        if count:
            yield f"{100 * told:>6.1f} % {100 * came:>6.1f} % {count:>10,}"
