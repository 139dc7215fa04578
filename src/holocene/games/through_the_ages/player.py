"""One civilization: its cards, workers and tokens, and the ratings that follow from them.

What changes a rating goes through the methods here, which keep sums up as they go; `refresh` makes
the ratings of those sums. `recount` makes the sums anew from the cards and workers alone.
"""

from __future__ import annotations

from typing import Final

from ...core.layout import NOTHING
from . import powers as p
from .army import army_bonus
from .board import (
    FIRST_BLUE,
    FIRST_IDLE,
    FIRST_TECHNOLOGIES,
    FIRST_YELLOW,
    MOST_HAPPY,
    corruption,
    eaten,
    faces_needed,
    worker_cost,
)
from .cards import (
    AIR,
    ARTILLERY,
    CAVALRY,
    FARM,
    GOVERNMENT,
    INFANTRY,
    LAB,
    LIBRARY,
    MINE,
    SPECIAL,
    TEMPLE,
    THEATER,
    WORKED_KINDS,
    is_unit,
)
from .civil import CIVIL, CIVIL_BY_ID
from .military import MILITARY

# Cards on which workers stand come first, in the order of their kinds, and by level in each.
WORKED: Final = sum(card.kind < WORKED_KINDS for card in CIVIL)
CARDS_OF_KIND: Final[list[list[int]]] = [
    [number for number, card in enumerate(CIVIL) if card.kind == kind]
    for kind in range(WORKED_KINDS)
]
FARMS: Final[list[int]] = CARDS_OF_KIND[FARM]
MINES: Final[list[int]] = CARDS_OF_KIND[MINE]
LABS: Final[list[int]] = CARDS_OF_KIND[LAB]
TOKEN_CARDS: Final = len(FARMS) + len(MINES) + len(LABS)  # these are the first
# What a blue token is worth on each of them: on a lab its level.
TOKEN_WORTH: Final[list[int]] = [
    card.age if card.kind == LAB else card.yields for card in CIVIL[:TOKEN_CARDS]
]
# Where resources lie, the least worth first.
STORES: Final[list[int]] = sorted(MINES + LABS[1:], key=lambda card: TOKEN_WORTH[card])
RUIN_CULTURE: Final = 2  # of a wonder that lies face down


class Player:
    """Cards are told by their number in CIVIL or MILITARY."""

    __slots__ = (
        "army", "blue", "civil", "colonies", "counts", "culture", "culture_rate", "faces",
        "government", "hand", "happy", "idle", "leader", "military", "powers", "ruins", "science",
        "science_rate", "secrets", "site", "sources", "stages", "strength", "tactic",
        "technologies", "tokens", "tucked", "wonders", "worked", "workers", "yellow",
    )  # fmt: skip

    def __init__(
        self, technologies: int, workers: list[int], tokens: list[int], idle: int, yellow: int,
        blue: int, science: int, culture: int, civil: int, military: int, hand: list[int],
        secrets: list[int], government: int, leader: int, wonders: list[int], ruins: int,
        tucked: int, site: int, stages: int, tactic: int, colonies: list[int], powers: list[int],
        counts: list[int], worked: list[int], faces: int, sources: int, army: int,
        science_rate: int, culture_rate: int, happy: int, strength: int,
    ) -> None:  # fmt: skip
        self.technologies = technologies  # bit per civil card that lies on the board
        self.workers = workers  # by card
        self.tokens = tokens  # blue ones, by card
        self.idle = idle  # workers on no card
        self.yellow = yellow  # tokens in the bank
        self.blue = blue
        self.science = science  # points
        self.culture = culture
        self.civil = civil  # actions left in this turn
        self.military = military
        self.hand = hand  # civil cards
        self.secrets = secrets  # military cards
        self.government = government
        self.leader = leader
        self.wonders = wonders  # completed
        self.ruins = ruins  # bit per civil card: wonders that lie face down
        self.tucked = tucked  # the wonder under which a leader lies
        self.site = site  # the wonder that is being built
        self.stages = stages  # of it
        self.tactic = tactic
        self.colonies = colonies
        # Sums that are kept up:
        self.powers = powers  # of all cards in play
        self.counts = counts  # workers by kind of card
        self.worked = worked  # science, culture, happy faces and strength of workers
        self.faces = faces  # workers who give a happy face
        self.sources = sources  # cards that do
        self.army = army  # strength that armies add
        # Ratings:
        self.science_rate = science_rate
        self.culture_rate = culture_rate
        self.happy = happy
        self.strength = strength

    def copy(self) -> Player:
        return Player(
            self.technologies, self.workers[:], self.tokens[:], self.idle, self.yellow, self.blue,
            self.science, self.culture, self.civil, self.military, self.hand[:], self.secrets[:],
            self.government, self.leader, self.wonders[:], self.ruins, self.tucked, self.site,
            self.stages, self.tactic, self.colonies[:], self.powers[:], self.counts[:],
            self.worked[:], self.faces, self.sources, self.army, self.science_rate,
            self.culture_rate, self.happy, self.strength,
        )  # fmt: skip

    # Cards that come into play and leave it

    def has(self, card: int) -> bool:
        """Whether a technology lies on the board."""
        return self.technologies >> card & 1 == 1

    def gain_powers(self, powers: list[tuple[int, int]], sign: int = 1) -> None:
        """A card comes into play; with a sign of -1 it leaves."""
        sums = self.powers
        for power, amount in powers:
            sums[power] += sign * amount
            if power == p.YELLOW:
                self.yellow = max(0, self.yellow + sign * amount)
            elif power == p.BLUE:
                self.gain_blue(sign * amount)
            elif power == p.HAPPY and amount > 0:
                self.sources += sign
            elif power == p.INFANTRY_RIDES:
                self.rally()

    def gain_blue(self, amount: int) -> None:
        """Tokens from the box to the bank, or back; where the bank has too few, from cards."""
        self.blue += amount
        while self.blue < 0 and self._take_token():
            self.blue += 1
        self.blue = max(0, self.blue)

    def _take_token(self) -> bool:
        """Takes the token that is worth least off a card; whether there was one."""
        for card in sorted(range(TOKEN_CARDS), key=lambda card: TOKEN_WORTH[card]):
            if self.tokens[card] > 0:
                self.tokens[card] -= 1
                return True
        return False

    def learn(self, card: int) -> None:
        """A technology comes onto the board.

        A government takes the place of the other. Of two special technologies of a branch the
        higher one stays, and the other leaves the game.
        """
        facts = CIVIL[card]
        replaced = self.government if facts.kind == GOVERNMENT else self._same_branch(card)
        if facts.kind == SPECIAL and replaced != NOTHING and CIVIL[replaced].age > facts.age:
            return
        self.technologies |= 1 << card
        self.gain_powers(facts.powers)  # before the other leaves: tokens of both are the same
        if replaced != NOTHING:
            self.forget(replaced)
        if facts.kind == GOVERNMENT:
            self.government = card

    def _same_branch(self, card: int) -> int:
        """The special technology of the same branch that lies on the board, or NOTHING."""
        branch = CIVIL[card].branch
        for other in range(WORKED, len(CIVIL)):
            if branch >= 0 and other != card and self.has(other) and CIVIL[other].branch == branch:
                return other
        return NOTHING

    def forget(self, card: int) -> None:
        self.technologies &= ~(1 << card)
        self.gain_powers(CIVIL[card].powers, -1)

    def recount(self, pacts: list[list[tuple[int, int]]]) -> None:
        """Make all sums anew from what is in play, and from these pacts."""
        self.powers = [0] * len(p.POWERS)
        self.counts = [0] * WORKED_KINDS
        self.worked = [0, 0, 0, 0]
        self.faces = self.sources = 0
        yellow, blue, tokens = self.yellow, self.blue, self.tokens[:]
        in_play = [card for card in range(WORKED, len(CIVIL)) if self.has(card)]
        in_play += [card for card in self.wonders if not self.ruins >> card & 1]
        in_play += [self.leader] if self.leader != NOTHING else []
        for card in in_play:
            self.gain_powers(CIVIL[card].powers)
        for card in self.colonies:
            self.gain_powers(MILITARY[card].powers)
        for powers in pacts:
            self.gain_powers(powers)
        tucked, self.tucked = self.tucked, NOTHING
        if tucked != NOTHING:
            self.tuck(tucked)
        self.yellow, self.blue, self.tokens = yellow, blue, tokens  # those came long ago
        workers, self.workers = self.workers, [0] * WORKED
        for card, count in enumerate(workers):
            if count:
                self.place(card, count)
        self.rally()

    def tuck(self, wonder: int) -> None:
        """A leader is laid under a wonder, which gives a happy face more."""
        if self._faces_of_card(wonder) == 0:
            self.sources += 1
        self.tucked = wonder
        self.powers[p.HAPPY] += 1

    def ruin(self, wonder: int, homer_stays: bool) -> None:
        """A wonder is turned face down: it gives culture only, and still counts as completed."""
        self.gain_powers(CIVIL[wonder].powers, -1)
        self.ruins |= 1 << wonder
        if wonder == self.tucked:
            self.powers[p.HAPPY] -= 1
            if not _has_faces(wonder):
                self.sources -= 1  # the leader's
            self.tucked = NOTHING
            if homer_stays:
                self.tuck(wonder)

    # Workers

    def place(self, card: int, count: int = 1) -> None:
        """Workers come onto a card, or leave it; where they come from is not told here."""
        facts = CIVIL[card]
        self.workers[card] += count
        self.counts[facts.kind] += count
        worked = self.worked
        worked[p.SCIENCE] += count * facts.science
        worked[p.CULTURE] += count * facts.culture
        worked[p.HAPPY] += count * facts.happy
        worked[p.STRENGTH] += count * facts.strength
        if facts.happy:
            self.faces += count
        if is_unit(facts.kind):
            self.rally()

    def rally(self) -> None:
        """Units or the tactic have changed: armies form anew."""
        if self.tactic == NOTHING:
            self.army = 0
            return
        tactic = MILITARY[self.tactic]
        self.army = army_bonus(
            tactic,
            (self.counts[INFANTRY], self.counts[CAVALRY], self.counts[ARTILLERY]),
            (
                self._modern(INFANTRY, tactic.age),
                self._modern(CAVALRY, tactic.age),
                self._modern(ARTILLERY, tactic.age),
            ),
            self.counts[AIR],
            self.powers[p.INFANTRY_RIDES] > 0,
        )

    def _modern(self, kind: int, age: int) -> int:
        """Units that make no army of a tactic outdated."""
        count = 0
        for card in CARDS_OF_KIND[kind]:
            if CIVIL[card].age >= age - 1:
                count += self.workers[card]
        return count

    def best(self, kind: int) -> int:
        """The card of a kind with the highest level on which a worker stands, or NOTHING."""
        found = NOTHING
        for card in CARDS_OF_KIND[kind]:
            if self.workers[card] > 0:
                found = card
        return found

    # Ratings

    def refresh(self, wonders_of_partners: int = 0) -> None:
        """Make the ratings of the sums."""
        powers, worked = self.powers, self.worked
        self.happy = max(0, min(MOST_HAPPY, worked[p.HAPPY] + powers[p.HAPPY] + self._echoes()))
        self.science_rate = max(0, worked[p.SCIENCE] + powers[p.SCIENCE] + self.more_science())
        culture = worked[p.CULTURE] + powers[p.CULTURE] + self._more_culture()
        culture += powers[p.CULTURE_PER_WONDER_OF_PARTNER] * wonders_of_partners
        self.culture_rate = max(0, culture)
        strength = worked[p.STRENGTH] + powers[p.STRENGTH] + self._more_strength()
        self.strength = max(0, strength + self.army)

    def _echoes(self) -> int:
        """Faces that others give more: the card itself is one of the sources."""
        if not self.powers[p.HAPPY_PER_SOURCE]:
            return 0
        return self.faces + self.sources - 1

    def more_science(self) -> int:
        """What leaders let labs and libraries give, beyond what is printed on them."""
        powers = self.powers
        out = powers[p.SCIENCE_PER_LAB] * self.counts[LAB]
        if powers[p.SCIENCE_OF_BEST]:
            levels = [CIVIL[card].age for card in (self.best(LAB), self.best(LIBRARY)) if card >= 0]
            out += max(levels, default=0)
        return out

    def _more_culture(self) -> int:
        powers = self.powers
        counts = self.counts
        out = RUIN_CULTURE * self.ruins.bit_count()
        out += powers[p.CULTURE_PER_THEATER] * counts[THEATER]
        out += powers[p.CULTURE_PER_PAIR] * min(counts[LIBRARY], counts[THEATER])
        out += powers[p.CULTURE_PER_COLONY] * len(self.colonies)
        if self.colonies:
            out += powers[p.CULTURE_IF_COLONY]
        if powers[p.CULTURE_PER_LAB_LEVEL]:
            out += powers[p.CULTURE_PER_LAB_LEVEL] * self.levels(LAB)
        if powers[p.BEST_THEATER_TWICE] and counts[THEATER]:
            out += CIVIL[self.best(THEATER)].culture
        if powers[p.CULTURE_PER_HAPPY]:
            faces = self._faces_of(TEMPLE) + self._faces_of(THEATER) + self._faces_of_wonders()
            out += powers[p.CULTURE_PER_HAPPY] * faces
        return out

    def _more_strength(self) -> int:
        powers = self.powers
        counts = self.counts
        units = counts[INFANTRY] + counts[CAVALRY] + counts[ARTILLERY] + counts[AIR]
        out = powers[p.STRENGTH_PER_UNIT] * units
        out += powers[p.STRENGTH_PER_INFANTRY] * counts[INFANTRY]
        out += powers[p.STRENGTH_PER_ARTILLERY] * counts[ARTILLERY]
        if powers[p.STRENGTH_PER_UNIT_TYPE]:
            types = [kind for kind in (INFANTRY, CAVALRY, ARTILLERY, AIR) if counts[kind]]
            out += powers[p.STRENGTH_PER_UNIT_TYPE] * len(types)
        if powers[p.STRENGTH_PER_HAPPY]:
            faces = self._faces_of(TEMPLE) + self._faces_of_card(self.government)
            out += powers[p.STRENGTH_PER_HAPPY] * faces
        return out

    def levels(self, kind: int) -> int:
        """The levels of all buildings of a kind together."""
        out = 0
        for card in CARDS_OF_KIND[kind]:
            out += self.workers[card] * CIVIL[card].age
        return out

    def _faces_of(self, kind: int) -> int:
        """Happy faces that the buildings of a kind give."""
        echo = 1 if self.powers[p.HAPPY_PER_SOURCE] else 0
        out = 0
        for card in CARDS_OF_KIND[kind]:
            if CIVIL[card].happy:
                out += self.workers[card] * (CIVIL[card].happy + echo)
        return out

    def _faces_of_card(self, card: int) -> int:
        """Happy faces that a card gives, with those of a leader under it; none below zero."""
        faces = 1 if card == self.tucked else 0
        echo = 1 if self.powers[p.HAPPY_PER_SOURCE] else 0
        for power, amount in [] if self.ruins >> card & 1 else CIVIL[card].powers:
            if power == p.HAPPY and amount > 0:
                faces += amount
            elif power == p.HAPPY_PER_SOURCE:
                echo = 0  # not for itself
        return faces + echo if faces else 0

    def _faces_of_wonders(self) -> int:
        return sum(self._faces_of_card(card) for card in self.wonders if not self.ruins >> card & 1)

    # Food and resources: blue tokens on cards

    def food(self) -> int:
        return sum([self.tokens[card] * TOKEN_WORTH[card] for card in FARMS])

    def resources(self) -> int:
        return sum([self.tokens[card] * TOKEN_WORTH[card] for card in STORES])

    def gain(self, cards: list[int], amount: int) -> int:
        """Tokens from the bank worth so much, as few as can be; how much that was.

        Where the bank runs out, it is as near below as can be.
        """
        left = amount
        for card in reversed(cards):
            worth = TOKEN_WORTH[card]
            if worth == 0 or not self.has(card):
                continue
            count = min(left // worth, self.blue)
            self.tokens[card] += count
            self.blue -= count
            left -= count * worth
        return amount - left

    def pay(self, cards: list[int], amount: int) -> int:
        """Give back tokens worth so much, or all there are; how much that was.

        The tokens that are worth least go first. For what one token is worth too much, change is
        put on lower cards of the same store; what the bank has no tokens for is lost.
        """
        left = amount
        for at, card in enumerate(cards):
            worth = TOKEN_WORTH[card]
            if worth == 0:
                continue
            count = min(self.tokens[card], left // worth)
            self.tokens[card] -= count
            self.blue += count
            left -= count * worth
            if left > 0 and self.tokens[card] > 0:
                self.tokens[card] -= 1
                self.blue += 1
                lower = [other for other in cards[:at] if CIVIL[other].kind != LAB]
                self.gain(lower, worth - left)
                left = 0
            if left == 0:
                break
        return amount - left

    # What the banks ask for

    @property
    def discontent(self) -> int:
        """Workers for whom happy faces are missing."""
        return max(0, faces_needed(self.yellow) - self.happy)

    @property
    def worker_cost(self) -> int:
        return max(0, worker_cost(self.yellow) - self.powers[p.CHEAP_POPULATION])

    @property
    def eaten(self) -> int:
        return eaten(self.yellow)

    @property
    def corruption(self) -> int:
        return corruption(self.blue)


def _has_faces(card: int) -> bool:
    """Whether happy faces are printed on a civil card."""
    return any(power == p.HAPPY and amount > 0 for power, amount in CIVIL[card].powers)


def first_player() -> Player:
    """What everybody begins with."""
    player = Player(
        0, [0] * WORKED, [0] * TOKEN_CARDS, FIRST_IDLE, FIRST_YELLOW, FIRST_BLUE, 0, 0, 0, 0,
        [], [], CIVIL_BY_ID["despotism"], NOTHING, [], 0, NOTHING, NOTHING, 0, NOTHING, [],
        [], [], [], 0, 0, 0, 0, 0, 0, 0,
    )  # fmt: skip
    for name, workers in FIRST_TECHNOLOGIES:
        card = CIVIL_BY_ID[name]
        player.technologies |= 1 << card
        if workers:
            player.workers[card] = workers
    player.recount([])
    player.refresh()
    player.civil = player.powers[p.CIVIL]
    player.military = player.powers[p.MILITARY]
    return player
