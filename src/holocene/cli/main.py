"""The command line: one module per command, and one way to complain."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import NoReturn

from .. import __version__

COMMANDS = {
    "play": "play a game in the terminal, against bots or friends next to you",
    "arena": "let bots play many games and rank them",
    "train": "let a network learn a game by playing against itself",
    "replay": "step through a recorded game, or verify it",
    "components": "write or check the set of components that a game is played with",
    "serve": "run the server, to play in the browser with friends",
    "admin": "look after people and tables, also while the server runs",
    "backup": "copy the server's database into a file, also while it runs",
    "restore": "put such a copy in the place of the server's database",
    "openapi": "print the description of the server's HTTP API",
    "bench": "measure the speed of the engine",
}


class Parser(argparse.ArgumentParser):
    """Complains in one sentence, with exit code 2."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}; see {self.prog} --help\n")


def main(argv: Sequence[str] | None = None) -> int:
    words = list(sys.argv[1:] if argv is None else argv)
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())  # so that module:Class finds a bot in the current folder
    try:
        args = build_parser(words).parse_args(words)
        code: int = args.run(args)
    except BrokenPipeError:  # the reader has seen enough
        sys.stderr.close()
        return 0
    except OSError as error:
        name = f"{error.filename}: " if error.filename else ""
        return complain(f"{name}{error.strerror or error}")
    except ValueError as error:
        return complain(str(error))
    except KeyboardInterrupt:
        return 130
    return code


def complain(sentence: str) -> int:
    print(f"holocene: {sentence}", file=sys.stderr)
    return 2


def build_parser(words: Sequence[str]) -> Parser:
    """The parser; the module of a command is imported only when that command is given."""
    parser = Parser(
        prog="holocene",
        description="Games about the first civilizations, for people and programs.",
    )
    parser.add_argument("--version", action="version", version=f"holocene {__version__}")
    commands = parser.add_subparsers(
        title="commands", metavar="COMMAND", required=True, parser_class=Parser
    )
    given = next((word for word in words if not word.startswith("-")), None)
    for name, help in COMMANDS.items():
        command = commands.add_parser(name, help=help, description=f"{help[0].upper()}{help[1:]}.")
        if name == given:
            module = import_module(f".{name}", __package__)
            module.add_arguments(command, words)
            command.set_defaults(run=module.run)
    return parser
