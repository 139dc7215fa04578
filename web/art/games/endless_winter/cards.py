"""Pictures of cards: emblems of culture, backs, graves."""

from __future__ import annotations

from brush import Symbol, blob, ellipse, paths, strokes, symbol

from .crafts_of_late import CRAFTS_OF_LATE
from .crafts_of_old import CRAFTS_OF_OLD
from .kit import at, faint, shape
from .motifs import hand
from .signs import bury

BACKS = {
    "tribe": "sign-labour-print",
    "animal": "sign-beast-print",
    "culture-1": "culture-bone-flute",
    "culture-2": "culture-star-lore",
}


OTHER = hand("red")  # of another set: whatever it is


def used(name: str, x: float, y: float, w: float, h: float) -> str:
    return f'<use href="#{name}" x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}"/>'


def grave() -> Symbol:
    """The burial ground: a mound rubbed with red ochre among its stones."""
    ring = "".join(
        shape(
            "stone" if i % 2 else "stone-hi",
            ellipse(8 + i * 10.6, 66 + (i % 3) * 2, 5.4, 4, 9, i),
            i,
            1.8,
        )
        for i in range(7)
    )
    rubbed = strokes(paths("24,52 32,46 / 42,54 52,49 / 54,45 60,48"), 3.4, (0.2, 0.4), 3)
    shadow = blob(ellipse(41, 67, 37, 7, 14, 3, 0.03), 0.6, 3, 3)
    return symbol(
        "card-burial",
        faint("ink", shadow, 0.2),
        at(4, -2, bury(), 2.3),
        faint("red", rubbed, 0.9),
        ring,
        box="0 0 80 80",
    )


def culture() -> list[Symbol]:
    crafts = {**CRAFTS_OF_OLD, **CRAFTS_OF_LATE, "other": OTHER}
    return [symbol(f"culture-{name}", drawn) for name, drawn in crafts.items()]


def symbols() -> list[Symbol]:
    return [
        *culture(),
        grave(),
        *(symbol(f"back-{name}", used(sign, 0, 0, 32, 32)) for name, sign in BACKS.items()),
    ]
