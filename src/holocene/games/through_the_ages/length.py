"""How long a game usually takes."""

from __future__ import annotations

from typing import Final

from ...core.length import Length

# What boxes say, two to four hours, and the turns of bots that play greedily.
LENGTH: Final = Length({2: 120, 3: 180, 4: 240}, 20)
