"""Does the memory of the arena stay flat? Plays more and more random games and prints the peak.

.venv/bin/python bench/memory.py 2000 8000 32000
"""

from __future__ import annotations

import json
import subprocess
import sys

SERIES = """
import json, resource, sys
from holocene.bots.arena import Series, play_series
result = play_series(Series("stone-age", ("random", "random"), int(sys.argv[1]), 1), jobs=2)
who = (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)
peak = [resource.getrusage(one).ru_maxrss for one in who]
print(json.dumps({"seconds": result["seconds"], "peak": peak}))
"""


def main() -> None:
    for games in [int(word) for word in sys.argv[1:]] or [2000, 8000]:
        done = subprocess.run(
            [sys.executable, "-c", SERIES, str(games)], stdout=subprocess.PIPE, check=True
        )
        told = json.loads(done.stdout)
        parent, child = told["peak"]
        print(
            f"{games:>9,} games {told['seconds']:>8.1f} s  arena {parent:,} KB  worker {child:,} KB"
        )


if __name__ == "__main__":
    main()
