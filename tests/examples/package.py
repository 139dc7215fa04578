"""Installing an example as a stranger would: with pip, into a folder of its own."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

EXAMPLES = Path(__file__).parents[2] / "examples"


def installed(name: str, folder: Path) -> Path:
    """The folder for PYTHONPATH; all that it needs is there already, so nothing is fetched."""
    done = subprocess.run(
        [
            *(sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index"),
            *("--no-build-isolation", "--target", str(folder), str(EXAMPLES / name)),
        ],
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return folder
