"""Through the Ages: A New Story of Civilization, for two to four players."""

from .game import THROUGH_THE_AGES

__all__ = ["THROUGH_THE_AGES"]
