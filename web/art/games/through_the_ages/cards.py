"""`card-ID`: a picture for every kind of card, painted as its age paints."""

from __future__ import annotations

from brush import Symbol, symbol

from .actions import ACTIONS
from .attacks import ATTACKS
from .developments import DEVELOPMENTS
from .events_of_late import EVENTS_OF_LATE
from .events_of_old import EVENTS_OF_OLD
from .impacts import IMPACTS
from .leaders import LEADERS
from .manner import painted
from .pacts import BONUS, PACTS
from .parts import EMBLEM, Emblem, Parts
from .specials import GOVERNMENTS, SPECIALS
from .tactics import TACTICS, formation
from .territories import TERRITORIES
from .units import UNITS
from .wonders import WONDERS
from .workplaces import WORKPLACES

# Cards of one name in several ages share a drawing.
AGES_OF = {
    "rich-land": ("A", "I", "II"),
    "urban-growth": ("A", "I", "II", "III"),
    "engineering-genius": ("A", "I", "II", "III"),
    "frugality": ("A", "I", "II"),
    "patriotism": ("A", "I", "II", "III"),
    "breakthrough": ("I", "II"),
    "reserves": ("I", "II", "III"),
    "efficient-upgrade": ("II", "III"),
    "revolutionary-idea": ("II", "III"),
    "cultural-heritage": ("A", "I"),
    "stockpile": ("A",),
    "wave-of-nationalism": ("II",),
    "military-build-up": ("III",),
    "endowment-for-the-arts": ("III",),
    "enslave": ("I",),
    "plunder": ("I", "II", "III"),
    "raid": ("I", "II", "III"),
    "annex": ("II",),
    "infiltrate": ("II",),
    "spy": ("II",),
    "armed-intervention": ("III",),
    "bonus": ("I", "II", "III"),
    **dict.fromkeys(TERRITORIES, ("I", "II")),
}
WARS = {
    "war-over-territory": "II",
    "war-over-technology": "II",
    "war-over-culture": "III",
}


def shared() -> dict[str, Parts]:
    attacks = {name: parts for name, parts in ATTACKS.items() if name not in WARS}
    return {**ACTIONS, **attacks, **TERRITORIES, "bonus": BONUS}


def emblems() -> dict[str, Emblem]:
    return {
        **WORKPLACES,
        **UNITS,
        **SPECIALS,
        **GOVERNMENTS,
        **WONDERS,
        **LEADERS,
        **{
            f"{name}-{age.lower()}": Emblem(age, parts)
            for name, parts in shared().items()
            for age in AGES_OF[name]
        },
        **{name: Emblem(age, ATTACKS[name]) for name, age in WARS.items()},
        **PACTS,
        **DEVELOPMENTS,
        **EVENTS_OF_OLD,
        **EVENTS_OF_LATE,
        **IMPACTS,
    }


def symbols() -> list[Symbol]:
    return [
        *(
            symbol(f"card-{name}", painted(age, parts), box=EMBLEM)
            for name, (age, parts) in emblems().items()
        ),
        *(symbol(f"card-{name}", formation(name), box=EMBLEM) for name in TACTICS),
    ]
