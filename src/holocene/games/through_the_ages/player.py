"""One civilization: its cards, workers and tokens.

What changes a rating goes through the methods here, which keep sums up as they go; `ratings` makes
the ratings of those sums. `recount` makes the sums anew from the cards and workers alone.
"""

from __future__ import annotations

from typing import Final

from ...core.layout import NOTHING
from . import powers as p
from .army import army_bonus
from .board import (
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
    MINE,
    SPECIAL,
    WORKED_KINDS,
    is_unit,
)
from .civil import CIVIL
from .military import MILITARY

# Cards on which workers stand come first, in the order of their kinds, and by level in each.
WORKED: Final = sum(card.kind < WORKED_KINDS for card in CIVIL)
FIRST_UNIT: Final = sum(card.kind < INFANTRY for card in CIVIL)  # from there on they are units
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

# Where culture comes from.
BY_TURNS: Final = 0
BY_EVENTS: Final = 1
BY_WONDERS: Final = 2  # when they are completed
BY_LEADERS: Final = 3
BY_CARDS: Final = 4  # action cards
BY_COLONIES: Final = 5
BY_FIGHTS: Final = 6
BY_HUNGER: Final = 7
AT_THE_END: Final = 8
SOURCES: Final[list[str]] = [
    "turns", "events", "wonders", "leaders", "cards", "colonies", "fights", "hunger", "end",
]  # fmt: skip

# What can be done once in a turn, as bits; the last one once in a game.
COMMANDED: Final = 1
SAILED: Final = 2
SPOKE: Final = 4
TRADED: Final = 8
CHANGED_TACTIC: Final = 16
STAGED: Final = 32  # turned a building into a theater
REPLACED_LEADER: Final = 64
SECOND_ACTION: Final = 128
ONCE_IN_A_TURN: Final = 127

NO_CARDS: Final[list[int]] = []


class Player:
    """Cards are told by their number in CIVIL or MILITARY."""

    __slots__ = (
        "army", "blue", "board", "civil", "civil_spent", "civil_total", "colonies", "counts",
        "culture", "culture_rate", "earned", "exclusive", "extra_food", "extra_resources",
        "faces", "fresh", "government", "hand", "happy", "idle", "laid", "leader",
        "leaders_taken", "military", "military_spent", "military_total", "out", "pact",
        "pact_side", "pact_with", "powers", "ruins", "science", "science_rate", "secrets",
        "sent", "shown", "site", "skips", "sources", "stages", "strength", "tactic",
        "technologies", "tokens", "tucked", "unit_resources", "unit_science", "used", "war",
        "war_on", "wonders", "worked", "workers", "yellow",
    )  # fmt: skip

    def __init__(
        self, technologies: int, workers: list[int], tokens: list[int], idle: int, yellow: int,
        blue: int, science: int, earned: list[int], civil: int, civil_spent: int, military: int,
        military_spent: int, hand: list[int], fresh: list[int], secrets: list[int],
        shown: list[int], laid: list[int], sent: list[int], government: int, leader: int,
        leaders_taken: int, wonders: list[int], ruins: int, tucked: int, site: int, stages: int,
        tactic: int, exclusive: bool, colonies: list[int], war: int, war_on: int, pact: int,
        pact_with: int, pact_side: int, used: int, unit_resources: int, unit_science: int,
        extra_food: int, extra_resources: int, skips: bool, out: bool,
    ) -> None:  # fmt: skip
        self.technologies = technologies  # bit per civil card that lies on the board
        self.workers = workers  # by card
        self.tokens = tokens  # blue ones, by card
        self.idle = idle  # workers on no card
        self.yellow = yellow  # tokens in the bank
        self.blue = blue
        self.science = science  # points
        self.earned = earned  # culture by source
        self.civil = civil  # actions left
        self.civil_spent = civil_spent  # of the total; below zero, one more than it is there
        self.military = military
        self.military_spent = military_spent
        self.hand = hand  # civil cards, sorted
        self.fresh = fresh  # action cards that were taken in this turn
        self.secrets = secrets  # military cards, sorted
        self.shown = shown  # those of them that everybody has seen
        self.laid = laid  # military cards laid down for a defence or a colony
        self.sent = sent  # units on their way to a colony
        self.government = government
        self.leader = leader
        self.leaders_taken = leaders_taken  # bit per age
        self.wonders = wonders  # completed
        self.ruins = ruins  # bit per civil card: wonders that lie face down
        self.tucked = tucked  # the wonder under which a leader lies
        self.site = site  # the wonder that is being built
        self.stages = stages  # of it
        self.tactic = tactic
        self.exclusive = exclusive  # nobody else can copy the tactic yet
        self.colonies = colonies
        self.war = war  # declared by this player
        self.war_on = war_on
        self.pact = pact  # that lies here: offered by this player
        self.pact_with = pact_with
        self.pact_side = pact_side  # this player's
        self.used = used  # bit per thing that can be done once: see ONCE
        self.unit_resources = unit_resources  # for units only, in this turn
        self.unit_science = unit_science  # for technologies of units only
        self.extra_food = extra_food  # resources that stand for food in this turn
        self.extra_resources = extra_resources
        self.skips = skips  # the next political action
        self.out = out  # has left the game
        # Sums that are kept up:
        self.culture = sum(earned)  # points
        self.civil_total = 0
        self.military_total = 0
        self.board: list[int] = NO_CARDS  # technologies on which workers can stand, sorted
        self.powers: list[int] = NO_CARDS  # of all cards in play
        self.counts: list[int] = NO_CARDS  # workers by kind of card
        self.worked: list[int] = NO_CARDS  # science, culture, happy faces and strength of workers
        self.faces = 0  # workers who give a happy face
        self.sources = 0  # cards that do
        self.army = 0  # strength that armies add
        # Ratings:
        self.science_rate = 0
        self.culture_rate = 0
        self.happy = 0
        self.strength = 0

    def copy(self) -> Player:
        new = Player(
            self.technologies, self.workers[:], self.tokens[:], self.idle, self.yellow, self.blue,
            self.science, self.earned[:], self.civil, self.civil_spent, self.military,
            self.military_spent, self.hand[:], self.fresh[:], self.secrets[:], self.shown[:],
            self.laid[:], self.sent[:], self.government, self.leader, self.leaders_taken,
            self.wonders[:], self.ruins, self.tucked, self.site, self.stages, self.tactic,
            self.exclusive, self.colonies[:], self.war, self.war_on, self.pact, self.pact_with,
            self.pact_side, self.used, self.unit_resources, self.unit_science, self.extra_food,
            self.extra_resources, self.skips, self.out,
        )  # fmt: skip
        new.civil_total, new.military_total = self.civil_total, self.military_total
        new.board, new.powers, new.counts = self.board, self.powers[:], self.counts[:]
        new.worked, new.faces, new.sources = self.worked[:], self.faces, self.sources
        new.army = self.army
        new.science_rate, new.culture_rate = self.science_rate, self.culture_rate
        new.happy, new.strength = self.happy, self.strength
        return new

    # Points

    def score(self, source: int, amount: int) -> int:
        """Culture is gained, or lost as far as there is any; how much that was."""
        change = max(amount, -self.culture)
        self.culture += change
        self.earned[source] += change
        return change

    def research(self, amount: int) -> int:
        """Science points are gained, or lost as far as there are any; how many that was."""
        change = max(amount, -self.science)
        self.science += change
        return change

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
        while self.blue < 0 and self.take_token():
            self.blue += 1
        self.blue = max(0, self.blue)

    def take_token(self) -> bool:
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
        if facts.kind < WORKED_KINDS:
            self.board = sorted([*self.board, card])  # copies share the old list
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

    def appoint(self, card: int) -> None:
        """A leader comes, or with NOTHING the one who is there leaves."""
        if self.leader != NOTHING:
            self.gain_powers(CIVIL[self.leader].powers, -1)
        self.leader = card
        if card != NOTHING:
            self.gain_powers(CIVIL[card].powers)

    def abandon(self) -> None:
        """The wonder that is being built is given up: its tokens go back to the bank."""
        self.blue += self.stages
        self.site, self.stages = NOTHING, 0

    def complete(self) -> int:
        """The wonder that was being built is done; which it was."""
        wonder = self.site
        self.abandon()
        self.wonders.append(wonder)
        self.gain_powers(CIVIL[wonder].powers)
        return wonder

    def settle(self, card: int, sign: int = 1) -> None:
        """A colony comes, or with a sign of -1 it is lost."""
        if sign > 0:
            self.colonies.append(card)
        else:
            self.colonies.remove(card)
        self.gain_powers(MILITARY[card].powers, sign)

    def leave(self) -> None:
        """The player leaves the game, with all cards in hand."""
        self.out = True
        self.hand, self.fresh, self.secrets, self.shown = [], [], [], []
        self.war, self.war_on = NOTHING, NOTHING

    def recount(self, pacts: list[list[tuple[int, int]]]) -> None:
        """Make all sums anew from what is in play, and from these pacts."""
        self.board = [card for card in range(WORKED) if self.has(card)]
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
        self.civil_total, self.military_total = self.powers[p.CIVIL], self.powers[p.MILITARY]

    def tuck(self, wonder: int) -> None:
        """A leader is laid under a wonder, which gives a happy face more."""
        if self.ruins >> wonder & 1 or not _has_faces(wonder):
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
