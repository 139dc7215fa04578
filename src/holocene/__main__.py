"""`python -m holocene`: the same as the command `holocene`."""

from __future__ import annotations

import sys

from .cli.main import main

if __name__ == "__main__":  # processes that this one starts import it under another name
    sys.exit(main())
