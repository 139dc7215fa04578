"""One tribe: its board, its cards, its pieces."""

from __future__ import annotations

from typing import Any, Final

from ...core.layout import MANY, NOTHING, Layout, Number, Numbers, Piece, Pieces
from .actions import SIDES
from .components import (
    CAMPS,
    FOOD_LIMIT,
    MOST_FOOD,
    NEUTRAL_STONES,
    OWN_STONES,
    STONE_SPACES,
    STORED,
    VILLAGES_EACH,
    Components,
)
from .land import BASE, HEXES, JUNCTION_NAMES, JUNCTIONS
from .ops import PLACE_IDS, REST

FIGURE_COUNT: Final = 3  # the chief is the first
MOST_CARDS: Final = 200
VILLAGE_INFLUENCE: Final = 2

# Where points come from while the game runs; `scoring` adds what comes at the end.
BY_LANDS: Final = 0
BY_MEGALITHS: Final = 1
BY_STONES: Final = 2
BY_IDOLS: Final = 3
BY_REWARDS: Final = 4  # of cards, animals, tokens, empty piles
EARNED: Final[list[str]] = ["lands", "megaliths", "stones", "idols", "rewards"]


class Player:
    __slots__ = (
        "animals", "buried", "camps", "chief", "crypt", "deck", "discards", "earned", "figures",
        "food", "hand", "honour", "influence", "known", "labour", "neutral", "offering", "out",
        "own", "pile", "played", "setup", "side", "stones", "tools", "used", "villages",
    )  # fmt: skip

    def __init__(
        self, chief: int, side: int, setup: int, food: int, tools: int, labour: int,
        earned: list[int], camps: list[int], villages: list[int], neutral: int, own: int,
        stones: list[int], animals: list[int], used: list[int], offering: int, honour: int,
        figures: list[int], hand: list[int], deck: list[int], discards: list[int],
        played: list[int], buried: list[int], crypt: list[int], pile: list[int],
        known: list[int], out: int, influence: list[int],
    ) -> None:  # fmt: skip
        self.chief = chief
        self.side = side  # of the chief card; NOTHING: not chosen yet
        self.setup = setup  # the setup card
        self.food = food
        self.tools = tools
        self.labour = labour  # halves that are not spent
        self.earned = earned  # points by source
        self.camps = camps  # by hex
        self.villages = villages  # junctions
        self.neutral = neutral  # megaliths on the board
        self.own = own
        self.stones = stones  # sacred ones, by space
        self.animals = animals  # unused, by species
        self.used = used
        self.offering = offering
        self.honour = honour
        self.figures = figures  # where they stand; NOTHING: beside the board
        self.hand = hand  # sorted
        self.deck = deck  # the next card is the last
        self.discards = discards
        self.played = played  # in this turn
        self.buried = buried
        self.crypt = crypt  # buried unseen by others
        self.pile = pile  # for the eclipse, sorted
        self.known = known  # of hand and pile, what everybody knows to be there
        # Sums of the above:
        self.out = out  # camps on the land
        self.influence = influence  # by hex

    def copy(self) -> Player:
        return Player(
            self.chief, self.side, self.setup, self.food, self.tools, self.labour,
            self.earned[:], self.camps[:], self.villages[:], self.neutral, self.own,
            self.stones[:], self.animals[:], self.used[:], self.offering, self.honour,
            self.figures[:], self.hand[:], self.deck[:], self.discards[:], self.played[:],
            self.buried[:], self.crypt[:], self.pile[:], self.known[:], self.out,
            self.influence[:],
        )  # fmt: skip

    def points(self) -> int:
        """What the marker shows."""
        return sum(self.earned)

    def limit(self) -> int:
        """How much food there can be: camps on the board block the track."""
        return FOOD_LIMIT + self.out

    def camps_left(self) -> int:
        return CAMPS - self.out

    def buried_count(self) -> int:
        return len(self.buried) + len(self.crypt)

    def stones_placed(self) -> int:
        """Megaliths that have left the board, neutral ones too."""
        return NEUTRAL_STONES + OWN_STONES - self.neutral - self.own

    def empty_spaces(self, by_one: bool) -> int:
        """Of the storage, from the left: how many bring something, both stones gone or one."""
        return (self.stones_placed() + (1 if by_one else 0)) // STORED

    def resting(self) -> int:
        return self.figures.count(REST)

    def hold(self, card: int) -> None:
        """A card comes to the hand, which is sorted."""
        hand = self.hand
        at = len(hand)
        while at > 0 and hand[at - 1] > card:
            at -= 1
        hand.insert(at, card)

    def forget(self, card: int) -> None:
        """A card has left the hand: what was known to be there may be this one."""
        if card in self.known:
            self.known.remove(card)

    def set_camp(self, hex: int, change: int) -> None:
        self.camps[hex] += change
        self.influence[hex] += change
        self.out += change

    def move_camp(self, a: int, b: int) -> None:
        self.camps[a] -= 1
        self.influence[a] -= 1
        self.camps[b] += 1
        self.influence[b] += 1

    def set_village(self, junction: int) -> None:
        self.villages.append(junction)
        for hex in JUNCTIONS[junction]:
            self.influence[hex] += VILLAGE_INFLUENCE

    def recount(self) -> None:
        """Make the sums anew."""
        self.out = sum(self.camps)
        self.influence = self.camps[:]
        for junction in self.villages:
            for hex in JUNCTIONS[junction]:
                self.influence[hex] += VILLAGE_INFLUENCE


def restored_player(**fields: Any) -> Player:
    """A tribe from the fields of its layout, where they fit together."""
    if sum(fields["camps"]) > CAMPS:
        raise ValueError(f"camps: expected at most {CAMPS} in all")
    if len(set(fields["villages"])) < len(fields["villages"]):
        raise ValueError("villages: two stand on one point")
    player = Player(out=0, influence=[], **fields)
    player.recount()
    return player


def first_player(deck: list[int]) -> Player:
    """Before chiefs and setup cards: all pieces on the board, the first camp on the base hex."""
    player = Player(
        NOTHING, NOTHING, NOTHING, 0, 0, 0, [0] * len(EARNED), [0] * HEXES, [], NEUTRAL_STONES,
        OWN_STONES, [], [], [], 0, 0, [NOTHING] * FIGURE_COUNT, [], deck, [], [], [], [], [], [],
        0, [0] * HEXES,
    )  # fmt: skip
    player.set_camp(BASE, 1)
    return player


def layout(box: Components) -> Layout:
    cards = Pieces(box.card_ids, 0, MOST_CARDS)
    species = len(box.animals)
    return Layout(
        ("chief", Piece([chief.id for chief in box.chiefs], gap=True)),
        ("side", Piece(SIDES, gap=True)),
        ("setup", Piece([card.id for card in box.setup_cards], gap=True)),
        ("food", Number(0, MOST_FOOD)),
        ("tools", Number(0, box.most_tools)),
        ("labour", Number()),
        ("earned", Numbers(0, MANY, len(EARNED))),
        ("camps", Numbers(0, CAMPS, HEXES)),
        ("villages", Pieces(JUNCTION_NAMES, 0, VILLAGES_EACH)),
        ("neutral", Number(0, NEUTRAL_STONES)),
        ("own", Number(0, OWN_STONES)),
        ("stones", Pieces(box.stone_ids, 0, STONE_SPACES)),
        ("animals", Numbers(0, MANY, species)),
        ("used", Numbers(0, MANY, species)),
        ("offering", Number(0, len(box.idols.ratios))),
        ("honour", Number(0, len(box.idols.honour_vp))),
        ("figures", Pieces(PLACE_IDS, FIGURE_COUNT, gap=True)),
        ("hand", cards),
        ("deck", cards),
        ("discards", cards),
        ("played", cards),
        ("buried", cards),
        ("crypt", cards),
        ("pile", cards),
        ("known", cards),
    )
