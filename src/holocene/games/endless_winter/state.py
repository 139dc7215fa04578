"""A position of Endless Winter."""

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
    Later,
    Layout,
    Number,
    Numbers,
    Piece,
    Pieces,
    SeatNumber,
    Things,
    Truth,
)
from ...core.options import Value
from ...core.state import State
from . import checking, scoring, view
from . import player as p
from .box import Box, Site
from .components import ANIMAL_CARDS, CULTURE_CARDS, DISPLAY, HERD, ROUNDS, TRIBE_PILE, TURNS
from .land import HEXES
from .ops import COLUMNS, PLACE_IDS
from .options import Rules
from .plan import BOARDS, GROUND, NEUTRAL
from .player import Player, restored_player

# The chief's ability in a turn.
CHIEF_AWAY: Final = 0  # another figure was placed, or none yet
CHIEF_READY: Final = 1
CHIEF_USED: Final = 2
CHIEF_PLEDGED: Final = 3  # used before a figure was placed: it has to be the chief


class EndlessWinter(State):
    """The boards in the middle and the tribes around them."""

    __slots__ = (
        "before", "boards", "bottoms", "box", "built", "chief_state", "chiefs", "column",
        "cultures", "current", "deck_one", "deck_two", "display", "fresh", "glaciers", "herd",
        "herd_deck", "honours", "kinds", "labours", "land", "lands_due", "order", "piles",
        "players", "ready", "rest_known", "rest_taken", "rested", "rests", "revealed", "round",
        "rules", "setups", "site", "stones", "turns", "waiting",
    )  # fmt: skip

    def __init__(
        self, game: Game, seats: int, dice: Dice, options: Mapping[str, Value],
        stack: list[Decision[Any]], legal: list[Action], box: Box, rules: Rules, site: Site,
        round: int, turns: int, current: int, order: list[int], revealed: bool,
        piles: list[int], display: list[int], deck_one: list[int], deck_two: list[int],
        herd: list[int], herd_deck: list[int], stones: list[int], land: list[int],
        glaciers: list[int], boards: list[int], built: list[int], bottoms: list[int],
        honours: list[int], chiefs: list[int], setups: list[int], rests: list[int],
        rest_known: int, rest_taken: bool, rested: bool, column: int, chief_state: int,
        cultures: int, kinds: int, fresh: list[int], ready: list[int], waiting: list[int],
        lands_due: int, before: list[int], labours: list[int], players: list[Player],
    ) -> None:  # fmt: skip
        super().__init__(game, seats, dice, options, stack, legal)
        self.box = box
        self.rules = rules
        self.site = site
        self.round = round
        self.turns = turns  # taken in this round, by all
        self.current = current  # whose turn it is
        self.order = order  # seats, the first to play first
        self.revealed = revealed  # the eclipse piles lie open
        self.piles = piles  # tribe cards left, by kind
        self.display = display  # culture cards; NOTHING where one was taken
        self.deck_one = deck_one  # culture cards; the next is the last
        self.deck_two = deck_two
        self.herd = herd  # animals face up
        self.herd_deck = herd_deck  # the next is the last
        self.stones = stones  # sacred stones on display, sorted
        self.land = land  # kinds by hex
        self.glaciers = glaciers  # tokens by hex
        self.boards = boards  # by tile
        self.built = built  # whose megalith stands there, by place
        self.bottoms = bottoms  # who was first in a column
        self.honours = honours  # seats, the highest idol of honour first
        self.chiefs = chiefs  # to be drafted
        self.setups = setups  # to be drafted
        self.rests = rests  # rest tokens, the top one last
        self.rest_known = rest_known  # of them, how many from the bottom everybody has seen
        self.rest_taken = rest_taken  # no token lies face up in this round any more
        self.rested = rested  # somebody has rested in this round
        # Of the turn that is played:
        self.column = column
        self.chief_state = chief_state
        self.cultures = cultures  # culture cards played
        self.kinds = kinds  # bit per kind of tribe card taken in the top section
        self.fresh = fresh  # cards taken, which cannot be played yet
        self.ready = ready  # played cards whose ability can still be used
        # Of the eclipse of one player:
        self.waiting = waiting  # cards whose ability is not resolved
        self.lands_due = lands_due  # bit per hex that still gives its reward
        # Of the eclipse of all, empty between eclipses; never changed in place:
        self.before = before  # seats in the order that was
        self.labours = labours  # halves by seat, as they were compared
        self.players = players

    def copy(self) -> EndlessWinter:
        return EndlessWinter(
            self.game, self.seats, self.dice.copy(), self.options, self.stack[:], self.legal[:],
            self.box, self.rules, self.site, self.round, self.turns, self.current, self.order[:],
            self.revealed, self.piles[:], self.display[:], self.deck_one[:], self.deck_two[:],
            self.herd[:], self.herd_deck[:], self.stones[:], self.land, self.glaciers,
            self.boards, self.built[:], self.bottoms[:], self.honours[:], self.chiefs[:],
            self.setups[:], self.rests[:], self.rest_known, self.rest_taken, self.rested,
            self.column, self.chief_state, self.cultures, self.kinds, self.fresh[:], self.ready[:],
            self.waiting[:], self.lands_due, self.before, self.labours,
            [player.copy() for player in self.players],
        )  # fmt: skip

    def era(self) -> int:
        return 1 if self.round <= ROUNDS // 2 else 2

    # What is hidden

    def deal_hidden(self, seat: int | None) -> None:
        """All decks, what others hold or have laid down, and rest tokens that nobody has seen."""
        self.dice.deal_anew(self.deck_one)
        self.dice.deal_anew(self.deck_two)
        self.dice.deal_anew(self.herd_deck)
        self._deal_rests()
        if seat != self.current:  # one of them may have been buried unseen
            known = self.players[self.current].known
            self.fresh = [card for card in self.fresh if card in known]
        for owner, player in enumerate(self.players):
            if owner == seat or not self.stack:  # at the end all is counted
                self.dice.deal_anew(player.deck)
            else:
                self._deal_cards(player)

    def _deal_rests(self) -> None:
        """Those between what is known below and the one that lies face up."""
        top = len(self.rests) - (0 if self.rest_taken else 1)
        hidden = self.rests[self.rest_known : top]
        self.dice.deal_anew(hidden)
        self.rests[self.rest_known : top] = hidden

    def _deal_cards(self, player: Player) -> None:
        """Hand, deck, pile and secret graves, from the cards that can be anywhere there."""
        piled = [] if self.revealed else player.pile
        pool = player.hand + player.deck + piled + player.crypt
        for card in player.known:
            pool.remove(card)
        self.dice.deal_anew(pool)
        close = player.known[:]
        while len(close) < len(player.hand) + len(piled):
            close.append(pool.pop())
        self.dice.deal_anew(close)
        count = len(player.hand)
        player.hand = sorted(close[:count])
        if not self.revealed:
            player.pile = sorted(close[count:])
        player.crypt = sorted([pool.pop() for _ in player.crypt])
        player.deck = pool

    # What outsiders ask

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def winners(self) -> list[int]:
        return scoring.winners(self)

    def breakdown(self) -> list[dict[str, int]]:
        return scoring.breakdown(self)

    def seen_by(self, seat: int | None) -> Mapping[str, object]:
        return view.seen_by(self, seat)

    def check(self) -> None:
        checking.check(self)


def layout(box: Box) -> Layout:
    """The fields of a position; what a card or a stone is called depends on the set."""
    parts = box.set
    cards = parts.card_ids
    first_culture = len(cards) - CULTURE_CARDS
    culture = range(first_culture, len(cards))
    return Layout(
        ("round", Number(0, ROUNDS)),
        ("turns", Number(0, TURNS * 4)),
        ("current", SeatNumber()),
        ("order", Numbers(0, 3, -1)),
        ("revealed", Truth()),
        ("piles", Numbers(0, TRIBE_PILE, 5)),
        ("display", Pieces(cards, 0, DISPLAY, gap=True, among=culture)),
        ("deck_one", Pieces(cards, 0, CULTURE_CARDS // 2, among=culture)),
        ("deck_two", Pieces(cards, 0, CULTURE_CARDS // 2, among=culture)),
        ("herd", Pieces(parts.animal_ids, 0, HERD)),
        ("herd_deck", Pieces(parts.animal_ids, 0, ANIMAL_CARDS)),
        ("stones", Pieces(parts.stone_ids, 0, len(parts.stones))),
        ("land", Pieces(parts.land_ids, HEXES)),
        ("glaciers", Pieces([token.id for token in parts.glacier_tokens], HEXES, gap=True)),
        ("boards", Pieces([board.id for board in parts.boards], BOARDS)),
        ("built", Numbers(NOTHING, NEUTRAL, GROUND, 200)),
        ("bottoms", Numbers(NOTHING, 3, COLUMNS)),
        ("honours", Numbers(0, 3, -1)),
        ("chiefs", Pieces([chief.id for chief in parts.chiefs], 0, 5)),
        ("setups", Pieces([card.id for card in parts.setup_cards], 0, 5)),
        ("rests", Pieces([token.id for token in parts.rest_tokens], 0, 5)),
        ("rest_known", Number(0, 5)),
        ("rest_taken", Truth()),
        ("rested", Truth()),
        ("column", Piece(PLACE_IDS, gap=True)),
        ("chief_state", Number(CHIEF_AWAY, CHIEF_PLEDGED)),
        ("cultures", Number()),
        ("kinds", Number(0, 31)),
        ("fresh", Pieces(cards, 0, p.MOST_CARDS)),
        ("ready", Pieces(cards, 0, p.MOST_CARDS)),
        ("waiting", Pieces(cards, 0, p.MOST_CARDS)),
        ("lands_due", Number(0, (1 << HEXES) - 1)),
        ("before", Later(Numbers(0, 3, 0, 4), [])),
        ("labours", Later(Numbers(0, MANY, 0, 4), [])),
        ("players", Things(p.layout(parts), restored_player)),
    )
