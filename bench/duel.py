"""Some weights of an estimate against others, with the same bot, one by one.

    python -m bench.duel GAME MODULE variants.json --against base.json --games 2:100 4:25

Run from the folder above `bench`. `variants.json` has an object for each variant: weights by name
as bench/weights.py tells them, a list also as a whole; a string such as "*1.2" is a factor. One
called `ref` is what all others begin with. Each variant sits on every seat in turn, the weights of
`--against` on all others, in the same deals for all variants: so they can be told apart in fewer
games than their shares of wins would need.
"""

from __future__ import annotations

import argparse
import json
from importlib import import_module
from pathlib import Path

from .climb import Contest, fares
from .weights import Values, flat

Changes = dict[str, float | str]


def changed(values: Values, changes: Changes) -> Values:
    out = dict(values)
    for name in out:
        change = changes.get(name, changes.get(name.partition(".")[0]))
        if isinstance(change, str):
            out[name] *= float(change.removeprefix("*"))
        elif change is not None:
            out[name] = change
    return out


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("weights", help="module with WEIGHTS")
    parser.add_argument("variants", type=Path)
    parser.add_argument("--against", type=Path, help="weights of the others; those of the module")
    parser.add_argument("--games", nargs="+", default=["2:100"], help="seats:deals")
    parser.add_argument("--lead", type=float, default=20.0, help="in points, as good as a win")
    parser.add_argument("--good", type=float, default=75.0, help="points of who lives well")
    parser.add_argument("--error", type=float, default=0.1, help="of everybody, in scales")
    parser.add_argument("--seed", type=int, default=5000)
    args = parser.parse_args()
    own = flat(import_module(args.weights).WEIGHTS)
    others = changed(own, json.loads(args.against.read_text())) if args.against else own
    variants: dict[str, Changes] = json.loads(args.variants.read_text())
    begin = changed(own, variants.pop("ref", {}))
    for name, changes in {"ref": {}, **variants}.items():
        for told in args.games:
            seats, deals = map(int, told.split(":"))
            contest = Contest(args.game, args.weights, seats, args.lead, args.good, args.error)
            seeds = list(range(args.seed, args.seed + deals))
            fared, wins, points = fares(contest, changed(begin, changes), others, seeds)
            print(
                f"{name:28} {seats} players: fared {fared:+.3f}, {wins / deals:.2f} of its share, "
                f"{points / deals / seats:.1f} points",
                flush=True,
            )


if __name__ == "__main__":
    main()
