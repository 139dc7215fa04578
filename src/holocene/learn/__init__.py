"""Games as environments for players that learn, in the idiom of the libraries they are learnt with.

What all of them share is here, as NumPy arrays: a position in numbers as one seat knows it, the
legal actions as a mask over the fixed action space, and the reward at the end. The modules
`pettingzoo`, `gymnasium` and `open_spiel` need the library they are called after; `vector` steps
many games in one call. `pip install "holocene[learn]"` installs what they need.
"""

from __future__ import annotations

from .positions import Spaces, features, learnable, legal_mask, rewards, spaces
from .vector import VectorGames, random_actions

__all__ = [
    "Spaces", "VectorGames", "features", "learnable", "legal_mask",
    "random_actions", "rewards", "spaces",
]  # fmt: skip
