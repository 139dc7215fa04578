"""`holocene openapi`: the description of the server's HTTP API."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence


def add_arguments(parser: argparse.ArgumentParser, words: Sequence[str]) -> None:
    pass


def run(args: argparse.Namespace) -> int:
    from ..server.app import create_app
    from ..server.service import ServerSettings

    print(json.dumps(create_app(ServerSettings()).openapi(), indent=1))
    return 0
