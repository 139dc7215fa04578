"""Pictures of the house: what every page and every game's table shows."""

from __future__ import annotations

from brush import Files, Sheet, drawing, gradient

from . import glyphs, marks, rock, things
from .cover import cover


def files() -> Files:
    icons = Sheet([*glyphs.symbols(), *marks.symbols(), *things.symbols()])
    return {
        "icons.svg": icons.svg(pigments()),
        "wall.svg": drawing("0 0 1440 900", rock.wall(), ' preserveAspectRatio="xMidYMid slice"'),
        "cover.svg": cover(),
        **rock.tiles(),
    }


def pigments() -> str:
    """The coats of beasts; the style sheet names them, so they are wherever the icons are."""
    return (
        gradient("g-red", "g1", "g2", ".6", ".55")
        + gradient("g-umber", "g3", "g4", ".65", ".7")
        + gradient("g-ochre", "g5", "g6", ".6", ".6")
        + gradient("g-dark", "g7", "g8", ".7", ".75")
    )
