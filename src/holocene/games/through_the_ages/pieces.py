"""The cards as a front end needs them: facts that never change within one rules version."""

from __future__ import annotations

from typing import cast

from .board import CORRUPTION, EATEN, FACES_NEEDED, SLOT_COST, SWEPT, WORKER_COST
from .cards import (
    AGE_NAMES,
    BRANCH_NAMES,
    GOVERNMENT,
    KIND_NAMES,
    PACT,
    CivilCard,
    MilitaryCard,
)
from .civil import CIVIL
from .military import MILITARY
from .powers import POWERS, told
from .shapes.common import Age
from .shapes.pieces import CivilShape, MilitaryShape, ThroughTheAgesPieces


def components() -> ThroughTheAgesPieces:
    """Cards and boards, JSON-ready."""
    return {
        "civil": [_civil(card) for card in CIVIL],
        "military": [_military(card) for card in MILITARY],
        "banks": {
            "worker_cost": WORKER_COST[:],
            "eaten": EATEN[:],
            "faces": FACES_NEEDED[:],
            "corruption": CORRUPTION[:],
        },
        "slots": SLOT_COST[:],
        "swept": SWEPT[:],
    }


def _civil(card: CivilCard) -> CivilShape:
    return {
        "id": card.id,
        "age": cast(Age, AGE_NAMES[card.age]),
        "kind": KIND_NAMES[card.kind],
        "science": card.price,
        "revolution": card.uprising if card.kind == GOVERNMENT else None,
        "branch": BRANCH_NAMES[card.branch] if card.branch >= 0 else None,
        "resources": card.cost,
        "gives": card.gives(),
        "stages": card.stages[:],
        "powers": _powers(card.powers),
        "scores": card.scores or None,
        "takes_off": card.takes_off,
        "does": card.does or None,
        "amounts": card.amounts[:],
    }


def _military(card: MilitaryCard) -> MilitaryShape:
    return {
        "id": card.id,
        "age": cast(Age, AGE_NAMES[card.age]),
        "kind": KIND_NAMES[card.kind],
        "defense": card.defense,
        "colonization": card.colonization,
        "army": [card.infantry, card.cavalry, card.artillery],
        "strength": card.strength,
        "obsolete": card.obsolete,
        "actions": card.cost,
        "does": card.does or None,
        "amounts": card.amounts[:],
        "powers": _powers(card.powers),
        "second": _powers(card.second),
        "same_sides": card.kind == PACT and card.second is card.powers,
        "peace": card.peace,
        "ends": card.ends,
        "lead": card.lead,
        "gains": dict(card.gains),
        "clauses": [
            {"who": clause.who, "what": clause.what, "amount": clause.amount}
            for clause in card.clauses
        ],
    }


def _powers(powers: list[tuple[int, int]]) -> dict[str, int]:
    return {POWERS[power]: told(power, amount) for power, amount in powers}
