"""Forces for a colony: what each is worth, what it would leave, and the smallest that will do."""

from __future__ import annotations

from . import powers as p
from .cards import BONUS, is_unit
from .civil import CIVIL, CIVIL_IDS
from .decisions.colonizing import force_of, worth_of
from .military import MILITARY, MILITARY_IDS
from .player import Player
from .shapes import Fleet, Sent, Units


class Fleets:
    """Every number of every unit that can go, the last unit counted fastest."""

    __slots__ = ("after", "counts", "forces", "player", "units")

    def __init__(self, player: Player) -> None:
        self.player = player
        self.units = [
            card for card in player.board if is_unit(CIVIL[card].kind) and player.workers[card]
        ]
        self.counts: list[list[int]] = [[]]
        for card in self.units:
            most = player.workers[card]
            self.counts = [[*some, n] for some in self.counts for n in range(most + 1)]
        self.forces = [
            force_of(player, self._sent(some)) + player.powers[p.COLONIZATION]
            for some in self.counts
        ]
        self.after = [_strength_without(player, self._sent(some)) for some in self.counts]

    def _sent(self, counts: list[int]) -> list[int]:
        out: list[int] = []
        for card, n in zip(self.units, counts, strict=True):
            out += [card] * n
        return out

    def smallest(self, bid: int) -> Sent | None:
        """What loses least strength, then the fewest cards, then the fewest units.

        None: no force in this hand reaches the bid.
        """
        usable = usable_cards(self.player)
        best: Sent | None = None
        least: list[int] = []
        for counts, force, after in zip(self.counts, self.forces, self.after, strict=True):
            cards = _fewest(self.player, usable, bid - force) if sum(counts) else None
            if cards is None:
                continue
            loss = [-after, len(cards), sum(counts), force]
            if best is None or loss < least:
                least = loss
                best = Sent(bid=bid, units=counts, cards=[MILITARY_IDS[card] for card in cards])
        return best

    def told(self, bids: list[int]) -> Fleet:
        plans = [self.smallest(bid) for bid in bids]
        return {
            "units": [
                Units(card=CIVIL_IDS[card], count=self.player.workers[card]) for card in self.units
            ],
            "forces": self.forces,
            "after": self.after,
            "cards": [MILITARY_IDS[card] for card in usable_cards(self.player)],
            "adds": [worth_of(self.player, [card]) for card in usable_cards(self.player)],
            "others": self.player.powers[p.COLONISTS],
            "plans": [plan for plan in plans if plan is not None],
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


def _fewest(player: Player, usable: list[int], need: int) -> list[int] | None:
    """The fewest cards that add so much, and of these the weakest; None: they are too few."""
    taken: list[int] = []
    for card in usable:
        if worth_of(player, taken) >= need:
            break
        taken.append(card)
    if worth_of(player, taken) < need:
        return None
    for card in reversed(usable):  # what the last of them adds too much
        if taken and card not in taken and worth_of(player, [*taken[:-1], card]) >= need:
            return [*taken[:-1], card]
    return taken


def _strength_without(player: Player, units: list[int]) -> int:
    left = player.copy()
    for card in units:
        left.place(card, -1)
    left.refresh()
    return left.strength
