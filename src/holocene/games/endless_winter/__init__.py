"""Endless Winter: Paleoamericans, for two to four players."""

from .game import ENDLESS_WINTER

__all__ = ["ENDLESS_WINTER"]
