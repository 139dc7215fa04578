"""Forces for a colony: for each bid the one that loses least, and what it would leave.

What a force is worth, and what stays behind without it, depends only on how many units of each
group go and on the sum of their strengths: forces that agree in both are one. So they are counted
kind by kind, and never listed one by one.
"""

from __future__ import annotations

from typing import Final

from ...core.layout import NOTHING
from . import powers as p
from .army import army_bonus
from .cards import AIR, ARTILLERY, BONUS, CAVALRY, INFANTRY, is_unit
from .civil import CIVIL, CIVIL_IDS
from .decisions.colonizing import worth_of
from .military import MILITARY, MILITARY_IDS
from .player import Player
from .ratings import strength_by
from .shapes.hints import Fleet, Sent, Units

SUMS: Final = 1024  # more than the strengths of all units together
KINDS: Final = 4
LOST, COUNT, FORCE, WHICH = range(4)  # of units that could go
NO_UNITS: Final[list[int]] = []


class Groups:
    """Units of a kind, those that make an army outdated apart from the others.

    How many of each group there are is one number: the first group counted fastest.
    """

    __slots__ = ("bonuses", "counts", "keys", "player", "strides")

    def __init__(self, player: Player, units: list[int]) -> None:
        self.player: Final = player
        self.keys: Final[list[int]] = []
        self.counts: Final[list[int]] = []
        for card in units:
            key = self._key(card)
            if key not in self.keys:
                self.keys.append(key)
                self.counts.append(0)
            self.counts[self.keys.index(key)] += player.workers[card]
        self.strides: Final[list[int]] = []
        stride = 1
        for count in self.counts:
            self.strides.append(stride)
            stride *= count + 1
        self.bonuses: Final[dict[int, int]] = {}

    def _key(self, card: int) -> int:
        """Odd: modern."""
        facts = CIVIL[card]
        tactic = self.player.tactic
        modern = tactic == NOTHING or facts.age >= MILITARY[tactic].age - 1
        return 2 * (facts.kind - INFANTRY) + (1 if modern else 0)

    def stride(self, card: int) -> int:
        return self.strides[self.keys.index(self._key(card))]

    def all(self) -> int:
        """The number that stands for all units."""
        out = 0
        for count, stride in zip(self.counts, self.strides, strict=True):
            out += count * stride
        return out

    def by_kind(self, number: int) -> list[int]:
        """Units of each kind, and after them the modern ones of each kind."""
        out = [0] * (2 * KINDS)
        for key, count in zip(self.keys, self.counts, strict=True):
            some = number % (count + 1)
            number //= count + 1
            out[key >> 1] += some
            if key & 1:
                out[KINDS + (key >> 1)] += some
        return out

    def bonus(self, number: int) -> int:
        """What armies of these units add."""
        known = self.bonuses.get(number)
        if known is not None:
            return known
        out = 0
        if self.player.tactic != NOTHING:
            n = self.by_kind(number)
            cavalry, artillery = CAVALRY - INFANTRY, ARTILLERY - INFANTRY
            out = army_bonus(
                MILITARY[self.player.tactic],
                (n[0], n[cavalry], n[artillery]),
                (n[KINDS], n[KINDS + cavalry], n[KINDS + artillery]),
                n[AIR - INFANTRY],
                self.player.powers[p.INFANTRY_RIDES] > 0,
            )
        self.bonuses[number] = out
        return out


class Fleets:
    """What can be sent, and of it what loses least."""

    __slots__ = ("best", "cards", "player", "units")

    def __init__(self, player: Player) -> None:
        self.player: Final = player
        self.units: Final = [
            card for card in player.board if is_unit(CIVIL[card].kind) and player.workers[card]
        ]
        self.cards: Final = usable_cards(player)
        options = self._options()
        most = max([option[FORCE] for option in options], default=-1)
        # By the force that is needed; where no units have just that force, those of a greater one.
        self.best: Final[list[list[int]]] = [NO_UNITS] * (most + 1)
        for option in options:
            force = option[FORCE]
            if self.best[force] is NO_UNITS or option < self.best[force]:
                self.best[force] = option
        for force in range(most - 1, -1, -1):
            if self.best[force] is NO_UNITS or self.best[force + 1] < self.best[force]:
                self.best[force] = self.best[force + 1]

    def _options(self) -> list[list[int]]:
        """Strength that is lost, how many units go, their force, and which they are."""
        groups = Groups(self.player, self.units)
        now = self.player.strength
        out: list[list[int]] = []
        known: dict[int, list[int]] = {}
        for state, which in self._sums(groups).items():
            sent, strength = state // SUMS, state % SUMS
            if sent not in known:
                known[sent] = self._parted(groups, sent)
            count, force, left = known[sent]
            if count:
                out.append([now - max(0, left - strength), count, force + strength, which])
        return out

    def _parted(self, groups: Groups, sent: int) -> list[int]:
        """How many units go, what their armies and cards in play add, and the strength without
        them, before what is printed on them is taken off."""
        stay = groups.all() - sent
        force = groups.bonus(sent) + self.player.powers[p.COLONIZATION]
        left = strength_by(self.player, groups.by_kind(stay)[:KINDS], groups.bonus(stay))
        return [sum(groups.by_kind(sent)[:KINDS]), force, left]

    def _sums(self, groups: Groups) -> dict[int, int]:
        """By units of each group and the sum of their strengths: how many of each card that is.

        All are numbers; of the cards the last is counted fastest.
        """
        out = {0: 0}
        for card in self.units:
            step = groups.stride(card) * SUMS + CIVIL[card].strength
            most = self.player.workers[card]
            more: dict[int, int] = {}
            for state, which in out.items():
                for n in range(most + 1):
                    more.setdefault(state + n * step, which * (most + 1) + n)
            out = more
        return out

    def smallest(self, bid: int) -> Sent | None:
        """What loses least strength, then the fewest cards, then the fewest units.

        None: no force in this hand reaches the bid.
        """
        found: list[int] = NO_UNITS
        least: list[int] = []
        for count in range(len(self.cards) + 1):
            need = max(0, bid - worth_of(self.player, self.cards[:count]))
            if need < len(self.best):
                units = self.best[need]
                loss = [units[LOST], count, units[COUNT], units[FORCE]]
                if found is NO_UNITS or loss < least:
                    found, least = units, loss
        if found is NO_UNITS:
            return None
        cards = _fewest(self.player, self.cards, bid - found[FORCE])
        return Sent(
            reach=found[FORCE] + worth_of(self.player, cards),
            units=self._counts(found[WHICH]),
            cards=[MILITARY_IDS[card] for card in cards],
            after=self.player.strength - found[LOST],
        )

    def _counts(self, which: int) -> list[int]:
        """How many of each card."""
        out: list[int] = []
        for card in reversed(self.units):
            out.append(which % (self.player.workers[card] + 1))
            which //= self.player.workers[card] + 1
        return out[::-1]

    def told(self, bids: list[int]) -> Fleet:
        """A force that reaches further than a bid is the best for those in between, too."""
        plans: list[Sent] = []
        for bid in bids:
            if not plans or bid > plans[-1]["reach"]:
                plan = self.smallest(bid)
                if plan is not None:
                    plans.append(plan)
        return {
            "units": [
                Units(card=CIVIL_IDS[card], count=self.player.workers[card]) for card in self.units
            ],
            "cards": [MILITARY_IDS[card] for card in self.cards],
            "adds": [worth_of(self.player, [card]) for card in self.cards],
            "plans": plans,
        }

    def texts(self, sent: Sent) -> list[str]:
        """As it is chosen, one after the other."""
        units: list[str] = []
        for card, n in zip(self.units, sent["units"], strict=True):
            units += [f"send {CIVIL_IDS[card]}"] * n
        return units + [f"discard {card}" for card in sent["cards"]]


def usable_cards(player: Player) -> list[int]:
    """Cards of the hand that can add to a force, the best first."""
    cards = [
        card
        for card in player.secrets
        if MILITARY[card].kind == BONUS or player.powers[p.COLONISTS]
    ]
    return sorted(cards, key=lambda card: (-worth_of(player, [card]), card))


def _fewest(player: Player, usable: list[int], need: int) -> list[int]:
    """The fewest cards that add so much, and of these the weakest; all of them can."""
    taken: list[int] = []
    for card in usable:
        if worth_of(player, taken) >= need:
            break
        taken.append(card)
    for card in reversed(usable):  # what the last of them adds too much
        if taken and card not in taken and worth_of(player, [*taken[:-1], card]) >= need:
            return [*taken[:-1], card]
    return taken
