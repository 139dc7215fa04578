"""A position of Through the Ages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ...core.action import Action
from ...core.decision import Decision
from ...core.dice import Dice
from ...core.game import Game
from ...core.layout import (
    MANY,
    NOTHING,
    Layout,
    Number,
    Numbers,
    Piece,
    Pieces,
    PieceSet,
    SeatNumber,
    Things,
    Truth,
)
from ...core.options import Value
from ...core.state import State
from . import powers as p
from . import view
from .board import SLOTS
from .cards import (
    AIR,
    EVENT,
    GOVERNMENT,
    INFANTRY,
    IV,
    LEADER,
    PACT,
    TACTIC,
    TERRITORY,
    WAR,
    WONDER,
    A,
    among,
)
from .civil import CIVIL, CIVIL_IDS
from .military import MILITARY, MILITARY_IDS
from .options import Rules
from .piles import CARD_BITS, CARD_MASK, Pile, age_of, is_known
from .player import (
    ONCE_IN_A_TURN,
    SECOND_ACTION,
    SOURCES,
    TOKEN_CARDS,
    WORKED,
    Player,
)
from .ratings import refresh


class ThroughTheAges(State):
    """The row, the decks, and the civilizations around them."""

    __slots__ = (
        "age", "current", "deck", "discards", "draw", "events", "foreseen", "future", "gone",
        "last_round", "past", "players", "round", "row", "rules", "tactics",
    )  # fmt: skip

    def __init__(
        self, game: Game, seats: int, dice: Dice, options: Mapping[str, Value],
        stack: list[Decision[Any]], legal: list[Action], rules: Rules, round: int, current: int,
        age: int, last_round: int, row: list[int], deck: list[int], draw: list[int],
        discards: list[int], gone: list[int], events: list[int], future: list[int],
        past: list[int], foreseen: int, tactics: list[int], players: list[Player],
    ) -> None:  # fmt: skip
        super().__init__(game, seats, dice, options, stack, legal)
        self.rules = rules
        self.round = round
        self.current = current  # whose turn it is
        self.age = age
        self.last_round = last_round  # 0: nobody knows yet
        self.row = row  # civil cards from the cheap end; NOTHING where one was taken
        self.deck = deck  # civil cards of this age; the next is the last
        self.draw = draw  # military cards of this age, as `piles` writes them; so are these:
        self.discards = discards  # of this age
        self.gone = gone  # never seen again, or never seen
        self.events = events  # to come; the next is the last
        self.future = future  # prepared for later
        self.past = past  # events that were: cards
        self.foreseen = foreseen  # bit per seat that knows the next event
        self.tactics = tactics  # that anybody can copy
        self.players = players

    def copy(self) -> ThroughTheAges:
        return ThroughTheAges(
            self.game, self.seats, self.dice.copy(), self.options, self.stack[:], self.legal[:],
            self.rules, self.round, self.current, self.age, self.last_round, self.row[:],
            self.deck[:], self.draw[:], self.discards[:], self.gone[:], self.events[:],
            self.future[:], self.past[:], self.foreseen, self.tactics[:],
            [player.copy() for player in self.players],
        )  # fmt: skip

    # Who is there

    def remaining(self) -> int:
        """Players who have not left the game."""
        count = 0
        for player in self.players:
            if not player.out:
                count += 1
        return count

    def in_order(self, first: int) -> list[int]:
        """The seats that have not left, clockwise from one of them."""
        seats = self.seats
        order = [(first + turn) % seats for turn in range(seats)]
        return [seat for seat in order if not self.players[seat].out]

    def starting_player(self) -> int:
        return self.in_order(0)[0]

    # Pacts: each lies with who offered it

    def pact_powers(self, seat: int) -> list[list[tuple[int, int]]]:
        """What each pact gives a seat."""
        return [
            MILITARY[each.pact].powers if side == 0 else MILITARY[each.pact].second
            for each, side in self.pacts_of(seat)
        ]

    def pacts_of(self, seat: int) -> list[tuple[Player, int]]:
        """By pact: with whom it lies, and the side of this seat."""
        out: list[tuple[Player, int]] = []
        for owner, each in enumerate(self.players):
            if each.pact == NOTHING:
                continue
            if owner == seat:
                out.append((each, each.pact_side))
            elif each.pact_with == seat:
                out.append((each, 1 - each.pact_side))
        return out

    def partner(self, seat: int, power: int) -> int:
        """The other side of the pact that gives a seat this power, or NOTHING."""
        owner = self.pact_giving(seat, power)
        return self.players[owner].pact_with if owner == seat else owner

    def pact_giving(self, seat: int, power: int) -> int:
        """With whom the pact lies that gives a seat this power, or NOTHING.

        Two players may have two pacts with each other.
        """
        for owner, each in enumerate(self.players):
            if each.pact == NOTHING or (owner != seat and each.pact_with != seat):
                continue
            side = each.pact_side if owner == seat else 1 - each.pact_side
            gives = MILITARY[each.pact].powers if side == 0 else MILITARY[each.pact].second
            for given, _ in gives:
                if given == power:
                    return owner
        return NOTHING

    # Ratings

    def rate(self, seat: int) -> None:
        """Something of a civilization has changed: its ratings follow."""
        player = self.players[seat]
        wonders = 0
        if player.powers[p.CULTURE_PER_WONDER_OF_PARTNER]:
            partner = self.partner(seat, p.CULTURE_PER_WONDER_OF_PARTNER)
            wonders = len(self.players[partner].wonders)
        refresh(player, wonders)

    def rate_all(self) -> None:
        for seat in range(self.seats):
            self.rate(seat)

    def recount(self) -> None:
        """Make all sums and ratings anew from cards, workers and pacts alone."""
        for seat, player in enumerate(self.players):
            player.recount(self.pact_powers(seat))
        self.rate_all()

    # What is hidden

    def deal_hidden(self, seat: int | None) -> None:
        """The civil deck, and of each age the military cards that this seat has not seen.

        The age of a card is on its back: everybody knows it. Events of an age come in any order,
        also those that the seat has prepared itself.
        """
        self.dice.deal_anew(self.deck)
        viewer = -1 if seat is None else seat
        self._mix_events(viewer)
        for age in range(A, IV):
            self._deal_secrets(viewer, age)

    def _mix_events(self, viewer: int) -> None:
        """Events of one age change places, but for the next one where the viewer has seen it."""
        free = len(self.events) - (1 if self._foresees(viewer) else 0)
        for age in range(A, IV):
            places = [at for at in range(free) if age_of(self.events[at]) == age]
            entries = [self.events[at] for at in places]
            self.dice.deal_anew(entries)
            for at, entry in zip(places, entries, strict=True):
                self.events[at] = entry

    def _foresees(self, viewer: int) -> bool:
        return viewer >= 0 and bool(self.events) and self.foreseen >> viewer & 1 == 1

    def _deal_secrets(self, viewer: int, age: int) -> None:
        """All cards of an age that the viewer does not know change places.

        Among the events to come there are events and territories only.
        """
        pool: list[int] = []
        event_places: list[tuple[list[int], int]] = []
        places: list[tuple[list[int], int]] = []
        for pile in (self.draw, self.discards, self.gone, self.future, self.events):
            count = len(pile)
            to_come = pile is self.future or pile is self.events
            if pile is self.events and self._foresees(viewer):
                count -= 1
            for at in range(count):
                entry = pile[at]
                if not is_known(entry, viewer) and age_of(entry) == age:
                    pool.append(entry & CARD_MASK)
                    (event_places if to_come else places).append((pile, at))
        hands: list[tuple[Player, int]] = []
        for owner, player in enumerate(self.players):
            if owner == viewer:
                continue
            for cards in (player.secrets, player.laid):
                open_cards = player.shown[:] if cards is player.secrets else []
                kept: list[int] = []
                hidden = 0
                for card in cards:
                    if card in open_cards:
                        open_cards.remove(card)
                        kept.append(card)
                    elif MILITARY[card].age == age:
                        pool.append(card)
                        hidden += 1
                    else:
                        kept.append(card)
                if hidden:
                    cards[:] = kept
                    for _ in range(hidden):
                        hands.append((player, 0 if cards is player.secrets else 1))
        self.dice.deal_anew(pool)
        rest: list[int] = []
        for card in pool:
            if event_places and MILITARY[card].kind in (EVENT, TERRITORY):
                pile, at = event_places.pop()
                pile[at] = card | pile[at] >> CARD_BITS << CARD_BITS
            else:
                rest.append(card)
        for pile, at in places:
            pile[at] = rest.pop() | pile[at] >> CARD_BITS << CARD_BITS
        for player, laid in hands:
            if laid:
                player.laid.append(rest.pop())
            else:
                player.secrets.append(rest.pop())
        for player, _ in hands:
            player.secrets.sort()

    # What outsiders ask

    def scores(self) -> list[int]:
        return [player.culture for player in self.players]

    def winners(self) -> list[int]:
        """The most culture; who has left does not win."""
        there = [player.culture for player in self.players if not player.out]
        return [
            seat
            for seat, player in enumerate(self.players)
            if not player.out and player.culture == max(there)
        ]

    def breakdown(self) -> list[dict[str, int]]:
        return [dict(zip(SOURCES, player.earned, strict=True)) for player in self.players]

    def seen_by(self, seat: int | None) -> Mapping[str, object]:
        return view.seen_by(self, seat)


def restored_player(**fields: Any) -> Player:
    """A civilization from the fields of its layout, where they fit together."""
    for what, whom in (("war", "war_on"), ("pact", "pact_with")):
        if (fields[what] == NOTHING) != (fields[whom] == NOTHING):
            raise ValueError(f"{whom}: expected a seat where there is a {what}, and only there")
    technologies = fields["technologies"]
    if not technologies >> fields["government"] & 1:
        raise ValueError("government: it is not among the technologies")
    for card, workers in enumerate(fields["workers"]):
        if workers and not technologies >> card & 1:
            raise ValueError(f"workers: {CIVIL_IDS[card]} is not among the technologies")
    if any(fields["sent"].count(card) > fields["workers"][card] for card in fields["sent"]):
        raise ValueError("sent: there are not so many units")
    most = len(CIVIL[fields["site"]].stages) - 1 if fields["site"] != NOTHING else 0
    if fields["stages"] > most:
        raise ValueError(f"stages: expected at most {most} before the wonder is completed")
    if fields["tucked"] != NOTHING and fields["tucked"] not in fields["wonders"]:
        raise ValueError("tucked: it is not among the wonders")
    return Player(**fields)


UNITS: Final[range] = among(CIVIL, *range(INFANTRY, AIR + 1))
GOVERNMENT_CARDS: Final[range] = among(CIVIL, GOVERNMENT)  # the last of the technologies
LEADERS: Final[range] = among(CIVIL, LEADER)
WONDERS: Final[range] = among(CIVIL, WONDER)
TACTICS: Final[range] = among(MILITARY, TACTIC)
PACTS: Final[range] = among(MILITARY, PACT)
TERRITORIES: Final[range] = among(MILITARY, TERRITORY)

PLAYER: Final = Layout(
    ("technologies", PieceSet(CIVIL_IDS, among=range(GOVERNMENT_CARDS.stop))),
    ("workers", Numbers(0, MANY, WORKED)),
    ("tokens", Numbers(0, MANY, TOKEN_CARDS)),
    ("idle", Number()),
    ("yellow", Number()),
    ("blue", Number()),
    ("science", Number()),
    ("earned", Numbers(-MANY, MANY, len(SOURCES))),
    ("civil", Number()),
    ("civil_spent", Number(-MANY)),
    ("military", Number()),
    ("military_spent", Number(-MANY)),
    ("hand", Pieces(CIVIL_IDS, 0, 200)),
    ("fresh", Pieces(CIVIL_IDS, 0, 200)),
    ("secrets", Pieces(MILITARY_IDS, 0, 200)),
    ("shown", Pieces(MILITARY_IDS, 0, 200)),
    ("laid", Pieces(MILITARY_IDS, 0, 200)),
    ("sent", Pieces(CIVIL_IDS, 0, 200, among=UNITS)),
    ("government", Piece(CIVIL_IDS, among=GOVERNMENT_CARDS)),
    ("leader", Piece(CIVIL_IDS, gap=True, among=LEADERS)),
    ("leaders_taken", Number(0, 15)),
    ("wonders", Pieces(CIVIL_IDS, 0, 16, among=WONDERS)),
    ("ruins", PieceSet(CIVIL_IDS, among=WONDERS)),
    ("tucked", Piece(CIVIL_IDS, gap=True, among=WONDERS)),
    ("site", Piece(CIVIL_IDS, gap=True, among=WONDERS)),
    ("stages", Number(0, 5)),
    ("tactic", Piece(MILITARY_IDS, gap=True, among=TACTICS)),
    ("exclusive", Truth()),
    ("colonies", Pieces(MILITARY_IDS, 0, 12, among=TERRITORIES)),
    ("war", Piece(MILITARY_IDS, gap=True, among=among(MILITARY, WAR))),
    ("war_on", SeatNumber(gap=True)),
    ("pact", Piece(MILITARY_IDS, gap=True, among=PACTS)),
    ("pact_with", SeatNumber(gap=True)),
    ("pact_side", Number(0, 1)),
    ("used", Number(0, ONCE_IN_A_TURN | SECOND_ACTION)),
    ("unit_resources", Number()),
    ("unit_science", Number()),
    ("extra_food", Number()),
    ("extra_resources", Number()),
    ("skips", Truth()),
    ("out", Truth()),
)

LAYOUT: Final = Layout(
    ("round", Number(0)),
    ("current", SeatNumber()),
    ("age", Number(A, IV)),
    ("last_round", Number()),
    ("row", Pieces(CIVIL_IDS, 0, SLOTS, gap=True)),
    ("deck", Pieces(CIVIL_IDS, 0, len(CIVIL) * 3)),
    ("draw", Pile()),
    ("discards", Pile()),
    ("gone", Pile()),
    ("events", Pile()),
    ("future", Pile()),
    ("past", Pieces(MILITARY_IDS, 0, len(MILITARY))),
    ("foreseen", Number(0, 15)),
    ("tactics", Pieces(MILITARY_IDS, 0, len(MILITARY), among=TACTICS)),
    ("players", Things(PLAYER, restored_player)),
)
