"""Positions of Stone Age for tests, made by loading an edited dump."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from mypy_extensions import i64

from holocene.core.dice import Dice
from holocene.core.game import Game
from holocene.games.stone_age.state import StoneAge

__all__ = [
    "ALL_CARDS", "ALL_TILES", "PLACES", "PLAIN_ROW", "RICH", "Data", "LoadedDice", "StoneAge",
    "Tribe", "act", "asked", "card_ids", "data", "legal", "position", "tile_ids", "using",
]  # fmt: skip

PLACES = [
    "toolmaker", "hut", "field", "hunt", "forest", "clay-pit", "quarry", "river",
    "card 1", "card 2", "card 3", "card 4",
    "building 1", "building 2", "building 3", "building 4",
]  # fmt: skip
ALL_CARDS = [f"c{number:02}" for number in range(1, 37)]
ALL_TILES = [f"b{number:02}" for number in range(1, 29)]
PLAIN_ROW = ["c13", "c14", "c26", "c27"]  # food and points: nothing happens beyond a gain
PLAIN_TOPS = ["b01", "b02", "b03", "b04"]
RICH = [9, 9, 9, 9]

Tribe = dict[str, Any]
Data = dict[str, Any]


class LoadedDice(Dice):
    """Shows the faces it was given, in order, and nothing after them."""

    def __init__(self, faces: Sequence[int]) -> None:
        self.faces = list(faces)

    def below(self, count: int) -> int:
        assert count == 6, f"a die has six faces, not {count}"
        assert self.faces, "more dice were rolled than the test expects"
        return self.faces.pop(0) - 1

    def word(self) -> i64:
        raise AssertionError("a test rolls dice, and nothing else")

    def copy(self) -> LoadedDice:
        return LoadedDice(self.faces)

    def dump(self) -> dict[str, object]:
        return {"kind": "loaded", "faces": self.faces[:]}


def position(
    game: Game,
    seats: int = 4,
    kind: str = "placing",
    seat: int = 0,
    first: int = 0,
    tribes: Mapping[int, Tribe] | None = None,
    row: Sequence[str | None] | None = None,
    deck: Sequence[str] | None = None,
    deck_size: int | None = None,
    tops: Sequence[str] = (),
    left: Sequence[int] | None = None,
    inner: Data | None = None,
    dice: Sequence[int] | None = None,
    **options: object,
) -> StoneAge:
    """A position like no game has reached: see `data` for what can be said about it."""
    state = game.load(
        data(
            game, seats, kind, seat, first, tribes, row, deck, deck_size, tops, left, inner, options
        )
    )
    if dice is not None:
        state.dice = LoadedDice(dice)
    return cast(StoneAge, state)


def data(
    game: Game,
    seats: int,
    kind: str,
    seat: int,
    first: int,
    tribes: Mapping[int, Tribe] | None,
    row: Sequence[str | None] | None,
    deck: Sequence[str] | None,
    deck_size: int | None,
    tops: Sequence[str],
    left: Sequence[int] | None,
    inner: Data | None,
    options: Mapping[str, object],
) -> Data:
    """A dump in which everything not said follows: cards and tiles are put where they can be.

    `deck` are the next cards, in the order they will be drawn; with `deck_size` no more are left
    and the last seat has bought the others. `left` is how many tiles the stacks still hold; the
    last seat has built those that nobody else has.
    """
    out = cast(Data, game.new(seats=seats, seed=1, **options).dump())
    out["first"] = first
    for number, changes in (tribes or {}).items():
        out["players"][number].update(tribe(changes))
    lay_cards(out, row, list(deck or ()), deck_size)
    if left is None and kind == "last-chance":
        left = [0] + [7] * (seats - 1)  # a stack is empty, or the game could not be over
    lay_tiles(out, list(tops), left)
    out["decisions"] = decisions(seats, kind, seat, first)
    if inner is not None:
        out["decisions"].append(inner)
    return out


def tribe(changes: Tribe) -> Data:
    out = dict(changes)
    at = out.get("at", {})
    out["at"] = [at.get(place, 0) for place in PLACES]
    for name in ("cards", "buildings"):
        out[name] = list(out.get(name, ()))
    out.setdefault("people", max(5, sum(out["at"])))
    out.setdefault("raised", (1 << out.get("tools", 0) % 3) - 1)
    return out


def lay_cards(
    out: Data, row: Sequence[str | None] | None, drawn: list[str], size: int | None
) -> None:
    taken = {card for player in out["players"] for card in (*player["cards"], player["extra"])}
    free = [card for card in ALL_CARDS if card not in taken and card not in drawn]
    if row is None:
        plain = [card for card in PLAIN_ROW if card in free]
        row = (plain + [card for card in free if card not in plain])[:4]
    rest = [card for card in free if card not in row]
    if size is not None:
        keep = size - len(drawn)
        out["players"][-1]["cards"] += rest[keep:]
        rest = rest[:keep]
    out["row"] = list(row)
    out["deck"] = rest + drawn[::-1]


def lay_tiles(out: Data, tops: list[str], left: Sequence[int] | None) -> None:
    seats = out["seats"]
    built = [tile for player in out["players"] for tile in player["buildings"]]
    if left is None:
        sizes = [7] * seats
        for number in range(len(built)):
            sizes[-1 - number % seats] -= 1
    else:
        sizes = list(left)
    shown = sum(size > 0 for size in sizes)
    tops += [tile for tile in PLAIN_TOPS + ALL_TILES if tile not in built and tile not in tops]
    tops = list(dict.fromkeys(tops))[:shown]
    rest = [tile for tile in ALL_TILES if tile not in built and tile not in tops]
    missing = 7 * seats - sum(sizes) - len(built)
    out["players"][-1]["buildings"] += [rest.pop() for _ in range(missing)]
    out["stacks"] = [
        [rest.pop() for _ in range(size - 1)] + [tops.pop(0)] if size else [] for size in sizes
    ]


def decisions(seats: int, kind: str, seat: int, first: int) -> list[Data]:
    if kind == "last-chance":
        return [{"kind": "final-count", "seat": -1}, {"kind": kind, "seat": seat}]
    order = [(first + turn) % seats for turn in range(seats)]
    turn = order.index(seat)
    fed = turn if kind == "feeding" else 0
    used = {"placing": 0, "using": turn, "feeding": seats}[kind]
    out: list[Data] = [{"kind": "next-round", "seat": -1}]
    out += [{"kind": "feeding", "seat": other} for other in reversed(order[fed:])]
    out += [{"kind": "using", "seat": other} for other in reversed(order[used:])]
    if kind == "placing":
        out.append({"kind": "placing", "seat": seat, "passed": 0})
    return out


def using(game: Game, at: Mapping[str, int], seat: int = 0, **more: Any) -> StoneAge:
    """The seat uses its people. Two more stand on cards 3 and 4, so that the engine stops there."""
    places = {"card 3": 1, "card 4": 1} | dict(at)
    names = {
        "food", "goods", "agriculture", "tools", "raised", "used", "once", "any_two", "cards",
        "extra", "buildings", "building_points", "card_points", "hunger_points", "people",
    }  # fmt: skip
    own = {name: more.pop(name) for name in list(more) if name in names}
    tribes = dict(more.pop("tribes", {}))
    tribes[seat] = {"at": places, **own}
    return position(game, kind="using", seat=seat, tribes=tribes, **more)


def act(state: StoneAge, *texts: str) -> StoneAge:
    """Take actions, one after the other."""
    for text in texts:
        state.apply(state.game.action(text))
    return state


def legal(state: StoneAge, beginning: str = "") -> list[str]:
    """What can be chosen, as text."""
    texts = [str(action) for action in state.legal_actions()]
    return [text for text in texts if text.startswith(beginning)]


def asked(state: StoneAge) -> tuple[str, int | None]:
    """What is to be decided, and by whom."""
    return (state.decision.kind if state.decision else "over"), state.actor


def card_ids(cards: Sequence[int]) -> list[str | None]:
    return [ALL_CARDS[card] if card >= 0 else None for card in cards]


def tile_ids(tiles: Sequence[int]) -> list[str]:
    return [ALL_TILES[tile] for tile in tiles]
