"""A stranger's game in plain Python: a complete example of what the core asks of a game.

Shells. Everybody holds a hidden number, and has some of their stones under a shell. On a turn one
may rest, or cast a die for shells; then all others, out of turn, may outbid each other for them.
Whoever's turn it was may hide more stones, as many as they like: nobody sees how many. Then they
may show a hidden number of 5 or more for 3 points and draw another. In the end a stone that was
not hidden counts a point, and who hid most gets 6. Most points after some turns win.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from holocene import Action, Game, State
from holocene.core.decision import Decision, Loader
from holocene.core.dice import Dice
from holocene.core.fields import Fields
from holocene.core.layout import SEATS, Layout, Number, Numbers
from holocene.core.length import Length
from holocene.core.options import Option, Value
from holocene.core.terminal import PLAIN, Terminal

REST, CAST, PASS, BID, KEEP, SHOW, DONE, HIDE = 0, 1, 2, 3, 6, 7, 8, 9
TEXTS = ["rest", "cast", "pass", "bid 1", "bid 2", "bid 3", "keep", "show", "done", "hide"]
NUMBERS = 10
COINS = 6
STONES = 9
FIRST_HIDDEN = 4  # at most, when a game begins: everybody has some left to hide
MOST_HIDDEN = 6  # points for it
TURNS = {"short": 4, "long": 8}
LENGTH = Option("length", ("short", "long"), "short", "how many turns are played")


class Turn(Decision["Tiny"]):
    """Rest, or cast the die."""

    def __init__(self, seat: int) -> None:
        super().__init__("turn", seat)

    @staticmethod
    def load(fields: Fields, seats: int) -> Turn:
        return Turn(fields.number("seat", 0, seats - 1))

    def legal_actions(self, state: Tiny) -> list[Action]:
        return [state.game.actions[REST], state.game.actions[CAST]]

    def take(self, state: Tiny, action: Action) -> None:
        state.stack.append(Showing(self.seat))
        state.stack.append(Hiding(self.seat))
        if action.index == CAST:
            prize = state.dice.below(6) + 1
            if state.journal is not None:
                facts = {"kind": "cast", "seat": self.seat, "prize": prize}
                state.journal.note(self.seat, facts, random=True)
            state.stack.append(
                Bidding((self.seat + 1) % state.seats, self.seat, prize, 0, self.seat)
            )


class Bidding(Decision["Tiny"]):
    """Everybody else is asked once, out of turn, for a higher bid."""

    def __init__(self, seat: int, caster: int, prize: int, high: int, leader: int) -> None:
        super().__init__("bidding", seat)
        self.caster = caster
        self.prize = prize
        self.high = high
        self.leader = leader

    @staticmethod
    def load(fields: Fields, seats: int) -> Bidding:
        return Bidding(
            fields.number("seat", 0, seats - 1),
            fields.number("caster", 0, seats - 1),
            fields.number("prize", 1, 6),
            fields.number("high", 0, 3),
            fields.number("leader", 0, seats - 1),
        )

    def out_of_turn(self) -> bool:
        return True

    def view(self, seat: int | None) -> dict[str, object]:
        return self.dump()

    def legal_actions(self, state: Tiny) -> list[Action]:
        bids = range(self.high + 1, min(3, state.coins[self.seat]) + 1)
        return [state.game.actions[PASS], *(state.game.actions[BID - 1 + bid] for bid in bids)]

    def take(self, state: Tiny, action: Action) -> None:
        high, leader = self.high, self.leader
        if action.index != PASS:
            high, leader = action.index - BID + 1, self.seat
        following = (self.seat + 1) % state.seats
        if following != self.caster:
            state.stack.append(Bidding(following, self.caster, self.prize, high, leader))
        else:
            state.coins[leader] -= high
            state.points[leader] += self.prize

    def dump(self) -> dict[str, object]:
        return {
            "kind": self.kind, "seat": self.seat, "caster": self.caster, "prize": self.prize,
            "high": self.high, "leader": self.leader,
        }  # fmt: skip


class Hiding(Decision["Tiny"]):
    """Hide one more stone, or be done: a choice of several steps that is made face down.

    What is hidden lies in the state, not here, and only its end is told, to others without the
    number: neither a view nor the log tells in how many steps it was made.
    """

    def __init__(self, seat: int) -> None:
        super().__init__("hiding", seat)

    @staticmethod
    def load(fields: Fields, seats: int) -> Hiding:
        return Hiding(fields.number("seat", 0, seats - 1))

    def legal_actions(self, state: Tiny) -> list[Action]:
        out = [state.game.actions[DONE]]
        if state.hidden[self.seat] < STONES:
            out.append(state.game.actions[HIDE])
        return out

    def always_asks(self) -> bool:
        return True

    def at_once(self) -> bool:
        return True

    def take(self, state: Tiny, action: Action) -> None:
        if action.index == HIDE:
            state.hidden[self.seat] += 1
            state.stack.append(self)
        elif state.journal is not None:
            public: dict[str, object] = {"kind": "hid", "seat": self.seat}
            facts = {**public, "stones": state.hidden[self.seat]}
            state.journal.note(self.seat, facts, owner=self.seat, public=public)


class Showing(Decision["Tiny"]):
    """Show the hidden number, if it is high enough. It asks always: not asking would tell."""

    def __init__(self, seat: int) -> None:
        super().__init__("showing", seat)

    @staticmethod
    def load(fields: Fields, seats: int) -> Showing:
        return Showing(fields.number("seat", 0, seats - 1))

    def legal_actions(self, state: Tiny) -> list[Action]:
        out = [state.game.actions[KEEP]]
        if state.hands[self.seat] >= 5 and state.deck:
            out.append(state.game.actions[SHOW])
        return out

    def always_asks(self) -> bool:
        return True

    def take(self, state: Tiny, action: Action) -> None:
        if action.index == SHOW:
            shown, drawn = state.hands[self.seat], state.deck.pop()
            state.shown.append(shown)
            state.hands[self.seat] = drawn
            state.points[self.seat] += 3
            if state.journal is not None:
                facts = {"kind": "shown", "seat": self.seat, "number": shown}
                state.journal.note(self.seat, facts, reveals=True)
                facts = {"kind": "drew", "seat": self.seat, "number": drawn}
                public = {"kind": "drew", "seat": self.seat, "number": None}
                state.journal.note(
                    self.seat, facts, random=True, reveals=True, owner=self.seat, public=public
                )
        state.turns -= 1
        if state.turns:
            state.stack.append(Turn((self.seat + 1) % state.seats))


class Tiny(State):
    def __init__(
        self,
        game: Game,
        seats: int,
        dice: Dice,
        options: Mapping[str, Value],
        stack: list[Decision[Any]],
        legal: list[Action],
        turns: int,
        hands: list[int],
        deck: list[int],
        shown: list[int],
        coins: list[int],
        hidden: list[int],
        points: list[int],
    ) -> None:
        super().__init__(game, seats, dice, options, stack, legal)
        self.turns = turns
        self.hands = hands
        self.deck = deck
        self.shown = shown
        self.coins = coins
        self.hidden = hidden
        self.points = points

    def copy(self) -> Self:
        return type(self)(
            self.game, self.seats, self.dice.copy(), self.options, self.stack[:], self.legal[:],
            self.turns, self.hands[:], self.deck[:], self.shown[:], self.coins[:], self.hidden[:],
            self.points[:],
        )  # fmt: skip

    def stones(self, seat: int) -> int:
        """What a seat's stones count: those that are not hidden, and hiding the most."""
        most = MOST_HIDDEN if self.hidden[seat] == max(self.hidden) else 0
        return STONES - self.hidden[seat] + most

    def scores(self) -> list[int]:
        pairs = zip(self.points, self.coins, strict=True)
        return [points + coins + self.stones(seat) for seat, (points, coins) in enumerate(pairs)]

    def winners(self) -> list[int]:
        scores = self.scores()
        return [seat for seat, score in enumerate(scores) if score == max(scores)]

    def breakdown(self) -> list[dict[str, int]]:
        pairs = zip(self.points, self.coins, strict=True)
        return [
            {"points": points, "coins": coins, "stones": self.stones(seat)}
            for seat, (points, coins) in enumerate(pairs)
        ]

    def seen_by(self, seat: int | None) -> dict[str, object]:
        return {
            "hands": [hand if self.over or owner == seat else None
                      for owner, hand in enumerate(self.hands)],
            "deck": len(self.deck),
            "shown": self.shown[:],
            "coins": self.coins[:],
            "hidden": [stones if self.over or owner == seat else None
                       for owner, stones in enumerate(self.hidden)],
            "points": self.points[:],
            "turns": self.turns,
            "by_seat": ["hands", "coins", "hidden", "points"],
        }  # fmt: skip

    def deal_hidden(self, seat: int | None) -> None:
        others = [owner for owner in range(self.seats) if owner != seat and not self.over]
        pool = self.deck + [self.hands[owner] for owner in others]
        self.dice.deal_anew(pool)
        for owner in others:
            self.hands[owner] = pool.pop()
            self.hidden[owner] = self.dice.below(STONES + 1)
        self.deck = pool


LAYOUT = Layout(
    ("turns", Number(0, 100)),
    ("hands", Numbers(0, NUMBERS - 1, SEATS)),
    ("deck", Numbers(0, NUMBERS - 1, 0, NUMBERS)),
    ("shown", Numbers(0, NUMBERS - 1, 0, NUMBERS)),
    ("coins", Numbers(0, COINS, SEATS)),
    ("hidden", Numbers(0, STONES, SEATS)),
    ("points", Numbers(0, 1000, SEATS)),
)
DECISIONS: Mapping[str, Loader] = {
    "turn": Turn.load,
    "bidding": Bidding.load,
    "hiding": Hiding.load,
    "showing": Showing.load,
}


class TinyGame(Game):
    def __init__(
        self,
        name: str = "tiny",
        position: type[Tiny] = Tiny,
        decisions: Mapping[str, Loader] = DECISIONS,
        options: tuple[Option, ...] = (LENGTH,),
        title: str = "Shells",
        seats: range = range(2, 5),
        terminal: Terminal = PLAIN,
        weight: float = 1.0,
        length: Length | None = None,
    ) -> None:
        actions = [Action(name, at, text.split()[0], text=text) for at, text in enumerate(TEXTS)]
        super().__init__(
            name, title, "1", seats, options, actions, LAYOUT, decisions, terminal=terminal,
            weight=weight, length=length,
        )  # fmt: skip
        self.position = position

    def deal(self, seats: int, dice: Dice, options: dict[str, Value]) -> Tiny:
        numbers = list(range(NUMBERS))
        dice.shuffle(numbers)
        return self.position(
            self, seats, dice, options, [Turn(0)], [], TURNS[str(options["length"])] * seats,
            numbers[:seats], numbers[seats:], [], [COINS] * seats,
            [dice.below(FIRST_HIDDEN + 1) for _ in range(seats)], [0] * seats,
        )  # fmt: skip

    def progress(self, state: State) -> Mapping[str, int | str]:
        assert isinstance(state, Tiny)
        return {"turns_left": state.turns}

    def restore(
        self, seats: int, dice: Dice, options: dict[str, Value], fields: dict[str, Any]
    ) -> Tiny:
        return self.position(self, seats, dice, options, [], [], **fields)


TINY = TinyGame()
