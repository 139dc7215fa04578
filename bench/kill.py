"""Kill the server many times while people play: is all that it confirmed still there?

    python bench/kill.py [--rounds 25] [--seed 1] [--postgresql]

The tests do a few rounds of the same. It stops at the first entry of a log that was lost.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))  # for the tests' own servers and players

from tests.both import offer
from tests.server.killing import kill_again_and_again
from tests.server.nursery import Nursery
from tests.tables.postgres import Postgres


def run(folder: Path, database: str, rounds: int, seed: int) -> None:
    path = offer(folder / "stranger")
    sys.path.insert(0, str(folder / "stranger"))
    nursery = Nursery(folder, path)
    try:
        found = asyncio.run(kill_again_and_again(nursery.start, database, rounds, seed))
    finally:
        nursery.close()
    print(f"  killed {rounds} times; {found} confirmed entries, none lost")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--rounds", type=int, default=25)
    parser.add_argument("--seed", type=int, default=1, help="of the moments and the moves")
    parser.add_argument("--postgresql", action="store_true", help="the same over PostgreSQL too")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="holocene-kill-") as name:
        print("SQLite")
        folder = Path(name) / "sqlite"
        run(folder, f"sqlite:///{folder}/kill.db", args.rounds, args.seed)
        if args.postgresql:
            print("PostgreSQL")
            server = Postgres()
            try:
                run(Path(name) / "postgresql", server.new(), args.rounds, args.seed)
            finally:
                server.close()


if __name__ == "__main__":
    main()
