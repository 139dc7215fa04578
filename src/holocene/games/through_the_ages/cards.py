"""What a card is: kinds of cards, ages, and the facts printed on a civil and on a military card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .powers import powers_of

# Ages; the number is also the level of a card.
A: Final = 0
I: Final = 1  # noqa: E741
II: Final = 2
III: Final = 3
IV: Final = 4  # has no cards
AGE_NAMES: Final[list[str]] = ["A", "I", "II", "III", "IV"]

# Kinds of cards on which workers stand, in the order of the board.
FARM: Final = 0
MINE: Final = 1
LAB: Final = 2
TEMPLE: Final = 3
LIBRARY: Final = 4
THEATER: Final = 5
ARENA: Final = 6
INFANTRY: Final = 7
CAVALRY: Final = 8
ARTILLERY: Final = 9
AIR: Final = 10
WORKED_KINDS: Final = 11
# Other civil cards.
SPECIAL: Final = 11
GOVERNMENT: Final = 12
WONDER: Final = 13
LEADER: Final = 14
ACTION: Final = 15
# Military cards.
BONUS: Final = 16
TACTIC: Final = 17
AGGRESSION: Final = 18
WAR: Final = 19
PACT: Final = 20
TERRITORY: Final = 21
EVENT: Final = 22
KIND_NAMES: Final[list[str]] = [
    "farm", "mine", "lab", "temple", "library", "theater", "arena",
    "infantry", "cavalry", "artillery", "air", "special", "government", "wonder", "leader",
    "action", "bonus", "tactic", "aggression", "war", "pact", "territory", "event",
]  # fmt: skip

# Branches of special technologies: one of each is kept.
CIVIL_BRANCH: Final = 0
MILITARY_BRANCH: Final = 1
COLONIZATION_BRANCH: Final = 2
CONSTRUCTION_BRANCH: Final = 3
BRANCH_NAMES: Final[list[str]] = ["civil", "military", "colonization", "construction"]


def is_urban(kind: int) -> bool:
    return LAB <= kind <= ARENA


def is_unit(kind: int) -> bool:
    return INFANTRY <= kind <= AIR


class CivilCard:
    """A kind of civil card, of which there may be several in the deck."""

    __slots__ = (
        "age", "amounts", "branch", "copies", "cost", "culture", "does", "happy", "id", "kind",
        "powers", "price", "science", "scores", "stages", "strength", "takes_off", "uprising",
        "yields",
    )  # fmt: skip

    def __init__(self, id: str, age: int, kind: int, copies: tuple[int, int, int]) -> None:
        self.id: Final = id
        self.age: Final = age
        self.kind: Final = kind
        self.copies: Final = copies  # with two, three and four players
        # A technology: science to develop it, and to come to it by a revolution.
        self.price = 0
        self.uprising = 0
        self.branch = -1
        # For each worker: resources to place one, and what one gives.
        self.cost = 0
        self.yields = 0  # food of a farm, resources of a mine
        self.science = 0
        self.culture = 0
        self.happy = 0
        self.strength = 0
        # A wonder: what its stages cost, how its completion scores, what one replaced leader
        # takes off its price in the row.
        self.stages: list[int] = []
        self.scores = ""
        self.takes_off = 0
        # An action card: what it does, and how much of it.
        self.does = ""
        self.amounts: list[int] = []
        # What it gives while it is in play.
        self.powers: list[tuple[int, int]] = []

    @property
    def is_technology(self) -> bool:
        return self.kind <= GOVERNMENT

    def gives(self) -> dict[str, int]:
        """What each worker gives, by name."""
        gives = {
            "food": self.yields if self.kind == FARM else 0,
            "resources": self.yields if self.kind == MINE else 0,
            "science": self.science,
            "culture": self.culture,
            "happy": self.happy,
            "strength": self.strength,
        }
        return {name: amount for name, amount in gives.items() if amount}


def worked(
    id: str, age: int, kind: int, copies: tuple[int, int, int], price: int, cost: int, *,
    yields: int = 0, science: int = 0, culture: int = 0, happy: int = 0, strength: int = 0,
) -> CivilCard:  # fmt: skip
    """A technology on which workers stand."""
    card = CivilCard(id, age, kind, copies)
    card.price, card.cost, card.yields = price, cost, yields
    card.science, card.culture, card.happy, card.strength = science, culture, happy, strength
    return card


def special(
    id: str, age: int, branch: int, copies: tuple[int, int, int], price: int, **powers: int
) -> CivilCard:
    card = CivilCard(id, age, SPECIAL, copies)
    card.price, card.branch, card.powers = price, branch, powers_of(powers)
    return card


def government(
    id: str, age: int, copies: tuple[int, int, int], price: int, uprising: int, **powers: int
) -> CivilCard:
    card = CivilCard(id, age, GOVERNMENT, copies)
    card.price, card.uprising, card.powers = price, uprising, powers_of(powers)
    return card


def wonder(
    id: str, age: int, stages: list[int], *, scores: str = "", takes_off: int = 0, **powers: int
) -> CivilCard:
    card = CivilCard(id, age, WONDER, (1, 1, 1))
    card.stages, card.scores, card.takes_off = stages, scores, takes_off
    card.powers = powers_of(powers)
    return card


def leader(id: str, age: int, **powers: int) -> CivilCard:
    card = CivilCard(id, age, LEADER, (1, 1, 1))
    card.powers = powers_of(powers)
    return card


def action(id: str, age: int, copies: int, does: str, amounts: list[int]) -> CivilCard:
    card = CivilCard(id, age, ACTION, (copies, copies, copies))
    card.does, card.amounts = does, amounts
    return card


# Military cards


class Clause:
    """A sentence of an event: whom it concerns, what it does to them, and how much."""

    __slots__ = ("amount", "what", "who")

    def __init__(self, who: str, what: str, amount: int) -> None:
        self.who: Final = who
        self.what: Final = what
        self.amount: Final = amount


class MilitaryCard:
    """A kind of military card, of which there may be several in the deck."""

    __slots__ = (
        "age", "amounts", "artillery", "cavalry", "clauses", "colonization", "copies", "cost",
        "defense", "does", "ends", "gains", "id", "infantry", "kind", "lead", "obsolete", "peace",
        "powers", "second", "strength",
    )  # fmt: skip

    def __init__(self, id: str, age: int, kind: int, copies: int) -> None:
        self.id: Final = id
        self.age: Final = age
        self.kind: Final = kind
        self.copies: Final = copies
        # A bonus card.
        self.defense = 0
        self.colonization = 0
        # A tactic: the units of an army, what an army adds, and what an outdated one does.
        self.infantry = 0
        self.cavalry = 0
        self.artillery = 0
        self.strength = 0
        self.obsolete = 0
        # An aggression or a war: its military actions, what the winner does, how much of it.
        self.cost = 0
        self.does = ""
        self.amounts: list[int] = []
        # A pact: what its second side gets, whether they may not attack each other, whether it
        # ends when they do, and what strength the attacker gains.
        self.second: list[tuple[int, int]] = []
        self.peace = False
        self.ends = False
        self.lead = 0
        # A territory: what is gained once; an event: what happens.
        self.gains: list[tuple[str, int]] = []
        self.clauses: list[Clause] = []
        # A territory, or the first side of a pact: what it gives while it is in play.
        self.powers: list[tuple[int, int]] = []

    @property
    def is_attack(self) -> bool:
        return self.kind in (AGGRESSION, WAR)


def bonus(id: str, age: int, copies: int, defense: int, colonization: int) -> MilitaryCard:
    card = MilitaryCard(id, age, BONUS, copies)
    card.defense, card.colonization = defense, colonization
    return card


def tactic(
    id: str, age: int, copies: int, army: tuple[int, int, int], strength: int, obsolete: int = 0
) -> MilitaryCard:
    card = MilitaryCard(id, age, TACTIC, copies)
    card.infantry, card.cavalry, card.artillery = army
    card.strength, card.obsolete = strength, obsolete
    return card


def aggression(
    id: str, age: int, copies: int, cost: int, does: str, amounts: list[int]
) -> MilitaryCard:
    card = MilitaryCard(id, age, AGGRESSION, copies)
    card.cost, card.does, card.amounts = cost, does, amounts
    return card


def war(id: str, age: int, copies: int, cost: int, does: str) -> MilitaryCard:
    card = MilitaryCard(id, age, WAR, copies)
    card.cost, card.does = cost, does
    return card


def pact(
    id: str, age: int, first: dict[str, int], second: dict[str, int] | None = None, *,
    peace: bool = False, ends: bool = False, lead: int = 0,
) -> MilitaryCard:  # fmt: skip
    """Where there is no second side, both get the same."""
    card = MilitaryCard(id, age, PACT, 1)
    card.powers = powers_of(first)
    card.second = card.powers if second is None else powers_of(second)
    card.peace, card.ends, card.lead = peace, ends, lead
    return card


def territory(id: str, age: int, gains: dict[str, int], **powers: int) -> MilitaryCard:
    card = MilitaryCard(id, age, TERRITORY, 1)
    card.gains, card.powers = list(gains.items()), powers_of(powers)
    return card


def event(id: str, age: int, *clauses: tuple[str, str, int]) -> MilitaryCard:
    card = MilitaryCard(id, age, EVENT, 1)
    card.clauses = [Clause(who, what, amount) for who, what, amount in clauses]
    return card


# Both


def among(cards: Sequence[CivilCard | MilitaryCard], *kinds: int) -> range:
    """The numbers of the cards of these kinds, which stand together in the list."""
    numbers = [number for number, card in enumerate(cards) if card.kind in kinds]
    return range(numbers[0], numbers[-1] + 1)
