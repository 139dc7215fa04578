"""`holocene backup`: a copy of the database, also while the server runs."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from .options import database_option


def add_arguments(parser: argparse.ArgumentParser, words: Sequence[str]) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="to be written; none may be there")
    database_option(parser)


def run(args: argparse.Namespace) -> int:
    from ..tables.backup import backup

    size = backup(args.database, args.file)
    print(f"{args.file}: {size:,} bytes")
    return 0
