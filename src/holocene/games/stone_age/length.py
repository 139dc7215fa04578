"""How long a game usually takes."""

from __future__ import annotations

from typing import Final

from ...core.length import Length

# What boxes say, 60 to 90 minutes, and the turns of bots that play greedily.
LENGTH: Final = Length({2: 60, 3: 75, 4: 90}, 50)
