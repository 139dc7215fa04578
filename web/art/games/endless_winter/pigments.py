"""Pigments. What the house has too is painted by its class, and this game's style sheet gives the
class another value; what is this game's own names a custom property that the sheet sets."""

from __future__ import annotations

import re

OF_THE_HOUSE = frozenset([
    "ink", "ln", "halo", "bone", "umber", "ochre", "ochre-hi", "red", "moss", "moss-hi",
    "moss-lo", "moss-lo2", "food", "food-hi", "wood", "wood-hi", "wood-lo", "clay", "clay-hi",
    "clay-lo", "stone", "stone-hi", "stone-lo", "fire", "fire-hi", "hide", "hide-hi", "hide-lo",
    "shade", "cur", "dye", "p1", "p2", "p3", "p4", "w-rock0", "w-rock1", "w-rock2", "w-rock3",
    "w-snow", "w-clay1", "w-clay2", "w-clay3", "beast-red", "beast-umber", "beast-ochre",
    "beast-dark", "beast-ink", "beast-far",
])  # fmt: skip

# On the start page nobody has set what is this game's own: there the house's pigments do.
FOR_COVERS = {
    "bone-lo": "pebble",
    "skin": "hide",
    "fur": "halo",
    "shadow": "w-river1",
    "corona": "ochre-hi",
    "soot": "p2",
    "coat-brown": "clay",
}
OWN = re.compile(r'class="(dye|cur)" color="var\(--([\w-]+)\)"')


def attributes(tone: str, evenodd: bool = False) -> str:
    """What gives a path its colour."""
    if tone in OF_THE_HOUSE:
        return f'class="{tone}"'
    return f'class="{"cur" if evenodd else "dye"}" color="var(--{tone})"'


def for_cover(drawn: str) -> str:
    """The same drawing in pigments that every page has."""
    return OWN.sub(lambda own: f'class="{FOR_COVERS[own[2]]}"', drawn)
