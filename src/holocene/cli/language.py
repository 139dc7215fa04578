"""The language of what a player reads. Errors of the command line itself stay English."""

from __future__ import annotations

import argparse
import os
from importlib.resources import files

from ..core.game import Game
from ..core.words import LANGUAGES, Words, common

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides, as POSIX says


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--language",
        choices=LANGUAGES,
        help=f"{', '.join(LANGUAGES)} (default: that of your terminal, else en)",
    )


def chosen_language(args: argparse.Namespace) -> str:
    language: str | None = args.language
    return language or of_environment()


def of_environment() -> str:
    """`cs_CZ.UTF-8` is cs; English where no language of ours is set."""
    given = next((os.environ[name] for name in VARIABLES if os.environ.get(name)), "")
    code = given.partition(".")[0].partition("_")[0].lower()
    return code if code in LANGUAGES else "en"


def words_of(game: Game, language: str) -> Words:
    """The game's words, those of all games, and then the terminal's own."""
    ours = files(__package__) / "locale" / f"{language}.ftl"
    texts = [game.locale(language), common(language), ours.read_text("utf-8")]
    return Words(language, *texts)
