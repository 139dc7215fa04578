"""What things are worth, as found by play (bench/climb.py)."""

from __future__ import annotations

from typing import Final


class Weights:
    """What things are worth, in culture; some of them for each turn that is left."""

    __slots__ = (
        "action", "attack", "blue", "bonus", "civil", "colony", "corruption", "crowd",
        "defence", "discontent", "event", "fade", "famine", "food", "food_cap",
        "food_enough", "food_span", "hand", "happy", "held", "hunger", "idle", "impact",
        "knee_age", "leader", "military", "need", "new_workers", "ordered", "pact",
        "people_span", "plenty", "potential", "power", "resource_cap", "resource_span",
        "resources", "science", "science_cap", "science_span", "secret", "site",
        "special", "strength", "strength_age", "strength_knee", "strength_span",
        "tactic", "territory", "unit_cost", "uprising", "urban", "war", "war_margin",
        "wonder", "worker", "worker_span", "yellow",
    )  # fmt: skip

    def __init__(self) -> None:
        # Goods: each is worth so much while the span of turns is left, then less and less.
        self.science = 0.9
        self.science_span = 7.0
        self.science_cap = 14.0  # beyond which points are worth less
        self.resources = 0.8
        self.resource_span = 7.0
        self.resource_cap = 9.0
        self.food = 0.45
        self.food_enough = 2.0  # more than is eaten, a turn
        self.food_span = 7.0
        self.food_cap = 7.0
        self.plenty = 0.35  # of what goods are worth, beyond the cap
        self.corruption = 0.7  # of a resource, for each that will be lost
        self.blue = 0.03  # a token in the bank, a turn
        # People.
        self.worker = 10.0
        self.worker_span = 12.0
        self.idle = 1.0  # less for one without work
        self.yellow = 0.03  # in the bank, a turn
        self.need = 1.0  # a face where none is spare
        self.happy = 0.5  # a spare face
        self.discontent = 1.5
        self.uprising = 1.0  # of what is not made
        self.hunger = 1.2  # of the culture that is lost in this turn
        self.famine = 0.4  # and later
        self.people_span = 6.0
        # Actions.
        self.action = 1.5  # one that is left in this turn and can be used
        self.civil = 1.1  # a turn
        self.military = 0.5
        self.urban = 0.1
        # Strength.
        self.strength = 25.0
        self.strength_age = 0.4  # more in each age
        self.strength_knee = 4.0
        self.knee_age = 2.0
        self.strength_span = 3.0
        # Cards.
        self.potential = 0.7  # of what workers would gain on better cards
        self.new_workers = 1.0
        self.hand = 0.7
        self.held = 0.2  # less for each card that fills the hand
        self.crowd = 0.75  # each further action card
        self.special = 0.7
        self.leader = 0.7
        self.fade = 0.8
        self.power = 1.0
        self.ordered = 0.8
        self.site = 0.6
        self.wonder = 0.9
        self.secret = 0.5  # any military card
        self.bonus = 0.1  # more for each point of defence
        self.tactic = 0.4
        self.event = 0.2  # and for each age
        self.attack = 0.1
        self.territory = 0.3
        self.war = 0.6
        self.war_margin = 2.0  # that the other one may gain
        self.pact = 0.1
        self.impact = 0.9  # of what an event at the end scores
        self.colony = 0.9
        self.unit_cost = 1.5  # a point of strength that is sent to a colony
        self.defence = 1.6  # that a hidden card adds


WEIGHTS: Final[Weights] = Weights()
