"""Stone Age in three printed editions: Slovak, Czech 2019, Croatian 2008."""

from .game import STONE_AGE

__all__ = ["STONE_AGE"]
