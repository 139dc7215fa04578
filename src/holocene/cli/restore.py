"""`holocene restore`: put a backup in the place of the database."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from .options import database_option


def add_arguments(parser: argparse.ArgumentParser, words: Sequence[str]) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="that `holocene backup` wrote")
    database_option(parser)


def run(args: argparse.Namespace) -> int:
    from ..tables.backup import restore

    kept = restore(args.file, args.database)
    if kept is not None:
        print(f"what was there before is kept as {kept}")
    return 0
