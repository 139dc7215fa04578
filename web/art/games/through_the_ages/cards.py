"""`card-ID`: a picture for every kind of card, painted as its age paints."""

from __future__ import annotations

from brush import Symbol, symbol

from .actions import ACTIONS
from .attacks import ATTACKS
from .events import EVENTS
from .leaders import LEADERS
from .manner import painted
from .pacts import BONUS, HANDS
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

PACTS = {
    "open-borders-agreement": Emblem("I", HANDS),
    "trade-routes-agreement": Emblem("I", HANDS),
    "acceptance-of-supremacy": Emblem("II", HANDS),
    "international-trade-agreement": Emblem("II", HANDS),
    "promise-of-military-protection": Emblem("II", HANDS),
    "scientific-cooperation": Emblem("II", HANDS),
    "international-tourism": Emblem("III", HANDS),
    "loss-of-sovereignty": Emblem("III", HANDS),
    "military-alliance": Emblem("III", HANDS),
    "peace-treaty": Emblem("III", HANDS),
}
HAPPENINGS = {
    "development-of-agriculture": Emblem("A", EVENTS["ev-development"]),
    "development-of-civilization": Emblem("A", EVENTS["ev-development"]),
    "development-of-crafts": Emblem("A", EVENTS["ev-development"]),
    "development-of-markets": Emblem("A", EVENTS["ev-development"]),
    "development-of-politics": Emblem("A", EVENTS["ev-development"]),
    "development-of-religion": Emblem("A", EVENTS["ev-development"]),
    "development-of-science": Emblem("A", EVENTS["ev-development"]),
    "development-of-settlement": Emblem("A", EVENTS["ev-development"]),
    "development-of-trade-routes": Emblem("A", EVENTS["ev-development"]),
    "development-of-warfare": Emblem("A", EVENTS["ev-development"]),
    "barbarians": Emblem("I", EVENTS["ev-strife"]),
    "border-conflict": Emblem("I", EVENTS["ev-strife"]),
    "crusades": Emblem("I", EVENTS["ev-strife"]),
    "cultural-influence": Emblem("I", EVENTS["ev-influence"]),
    "foray": Emblem("I", EVENTS["ev-strife"]),
    "good-harvest": Emblem("I", EVENTS["ev-harvest"]),
    "immigration": Emblem("I", EVENTS["ev-harvest"]),
    "new-deposits": Emblem("I", EVENTS["ev-harvest"]),
    "pestilence": Emblem("I", EVENTS["ev-plague"]),
    "raiders": Emblem("I", EVENTS["ev-strife"]),
    "rats": Emblem("I", EVENTS["ev-plague"]),
    "rebellion": Emblem("I", EVENTS["ev-unrest"]),
    "reign-of-terror": Emblem("I", EVENTS["ev-unrest"]),
    "scientific-breakthrough": Emblem("I", EVENTS["ev-science"]),
    "uncertain-borders": Emblem("I", EVENTS["ev-strife"]),
    "civil-unrest": Emblem("II", EVENTS["ev-unrest"]),
    "cold-war": Emblem("II", EVENTS["ev-science"]),
    "crime-wave": Emblem("II", EVENTS["ev-strife"]),
    "economic-progress": Emblem("II", EVENTS["ev-harvest"]),
    "emigration": Emblem("II", EVENTS["ev-unrest"]),
    "iconoclasm": Emblem("II", EVENTS["ev-unrest"]),
    "independence-declaration": Emblem("II", EVENTS["ev-unrest"]),
    "international-agreement": Emblem("II", EVENTS["ev-influence"]),
    "national-pride": Emblem("II", EVENTS["ev-influence"]),
    "politics-of-strength": Emblem("II", EVENTS["ev-influence"]),
    "popularization-of-science": Emblem("II", EVENTS["ev-science"]),
    "prosperity": Emblem("II", EVENTS["ev-harvest"]),
    "ravages-of-time": Emblem("II", EVENTS["ev-unrest"]),
    "refugees": Emblem("II", EVENTS["ev-unrest"]),
    "terrorism": Emblem("II", EVENTS["ev-unrest"]),
    "impact-of-agriculture": Emblem("III", EVENTS["ev-impact"]),
    "impact-of-architecture": Emblem("III", EVENTS["ev-impact"]),
    "impact-of-balance": Emblem("III", EVENTS["ev-impact"]),
    "impact-of-colonies": Emblem("III", EVENTS["ev-impact"]),
    "impact-of-competition": Emblem("III", EVENTS["ev-impact"]),
    "impact-of-government": Emblem("III", EVENTS["ev-impact"]),
    "impact-of-happiness": Emblem("III", EVENTS["ev-impact"]),
    "impact-of-industry": Emblem("III", EVENTS["ev-impact"]),
    "impact-of-population": Emblem("III", EVENTS["ev-impact"]),
    "impact-of-progress": Emblem("III", EVENTS["ev-impact"]),
    "impact-of-science": Emblem("III", EVENTS["ev-impact"]),
    "impact-of-strength": Emblem("III", EVENTS["ev-impact"]),
    "impact-of-technology": Emblem("III", EVENTS["ev-impact"]),
    "impact-of-variety": Emblem("III", EVENTS["ev-impact"]),
    "impact-of-wonders": Emblem("III", EVENTS["ev-impact"]),
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
        **HAPPENINGS,
    }


def symbols() -> list[Symbol]:
    return [
        *(
            symbol(f"card-{name}", painted(age, parts), box=EMBLEM)
            for name, (age, parts) in emblems().items()
        ),
        *(symbol(f"card-{name}", formation(name), box=EMBLEM) for name in TACTICS),
    ]
