"""Endless Winter for a terminal of 80 columns: columns, cards, land, megaliths, tribes, choices.

All words come from the game's catalogue, what a choice brings from the hints.
"""

from __future__ import annotations

from collections.abc import Mapping
from textwrap import wrap
from typing import Any, Final, cast

from ...core.action import Action
from ...core.terminal import LETTERS, Terminal
from ...core.words import Words
from .explaining import Explainer, spaces_of
from .land import HEX_NAMES, ROWS
from .options import TOOL
from .shapes import (
    EndlessWinterHints,
    EndlessWinterPieces,
    EndlessWinterView,
    LineShape,
    PlayerView,
)
from .telling import Teller, amounts, counted, hexes, labels, points_of, tribe

WIDTH: Final = 80
STYLES: Final = ["bold red", "bold bright_blue", "bold yellow", "bold bright_white"]  # by seat
NUMBERS: Final = (
    "points", "food", "tools", "camps", "villages", "megaliths", "idols", "hand", "deck",
)  # fmt: skip
SPACE: Final = LETTERS + 1  # the width of a space for megaliths: a tribe, a level
CELL: Final = 12  # the width of a hex, without whose influence is how strong


class EndlessWinterTerminal(Terminal):
    __slots__ = ("explainer", "pieces", "teller")

    def __init__(self, pieces: EndlessWinterPieces) -> None:
        self.pieces: Final = pieces
        self.teller: Final[Teller] = Teller(pieces)
        self.explainer: Final[Explainer] = Explainer(pieces, self.teller)

    def seat_name(self, seat: int, words: Words) -> str:
        return tribe(seat, words)

    def show(self, view: Mapping[str, Any], words: Words) -> str:
        """Everything that the viewer sees, with the question that is open as its last line."""
        seen = cast(EndlessWinterView, view)
        lines = [*self._heading(seen, words), "", *self._columns(seen, words), ""]
        lines += [*self._offers(seen, words), ""]
        lines += [*self._land(seen, words), "", *self._plan(seen, words), ""]
        lines += [*self._idols(seen, words), ""]
        lines += [*self._tribes(seen, words), ""]
        if seen["viewer"] is not None:
            lines += self._hand(seen["players"][seen["viewer"]], words)
        lines += ["", *self._question(view, words)]
        return "\n".join([line.rstrip() for line in lines])

    def tell(self, facts: Mapping[str, Any], names: list[str], words: Words) -> str:
        return self.teller.tell(facts, names, words)

    # The board

    def _heading(self, view: EndlessWinterView, words: Words) -> list[str]:
        when = words.say("terminal-round", {"round": view["round"], "era": "I" * view["era"]})
        names = [_tribe(seat, words) for seat in view["order"]]
        rewards = [labels(gain, words) for gain in self.pieces["order_rewards"]]
        gains = "; ".join(rewards[: len(names)])
        title = f"[bold]{words.say('game-title')}[/] [dim]({self.teller.set_name(words)})[/]"
        lines = [title, f"{when} [dim]|[/] {_order(names, words)}"]
        lines += _fold(words.say("terminal-order-rewards", {"what": gains}))
        if view["round"] == 0:
            lines += _fold(self.teller.set_about(words))
        return lines

    def _columns(self, view: EndlessWinterView, words: Words) -> list[str]:
        """What each of them costs and brings, and who was first."""
        lines: list[str] = []
        for column, first in zip(self.pieces["columns"], view["bottoms"], strict=True):
            parts = [self._line(line, view, words) for line in column["lines"]]
            if first is None:
                gain = labels(column["bottom"], words)
                parts.append(words.say("terminal-first", {"what": gain}))
            else:
                parts.append(words.say("terminal-first-was", {"name": tribe(first, words)}))
            name = words.say(f"column-{column['id']}")
            folded = _fold(f"{name}: {'; '.join(parts)}")
            lines += [folded[0].replace(name, f"[bold]{name}[/]", 1), *folded[1:]]
        rest = f"{words.say('column-rest')}: {labels(self.pieces['rest'], words)}"
        return [*lines, *_fold(rest)]

    def _line(self, line: LineShape, view: EndlessWinterView, words: Words) -> str:
        text = labels({line["op"]: line["number"]}, words)
        pay = line["pay"]
        if line["op"] == "move" and view["options"]["camp_move"] == TOOL:
            pay = {"tool": 1}
        if pay:
            text = words.say("ability-pay", {"paid": amounts(pay, words), "what": text})
        return words.say("terminal-once", {"what": text}) if line["middle"] else text

    def _offers(self, view: EndlessWinterView, words: Words) -> list[str]:
        """Tribe piles, culture cards, animals, sacred stones."""
        kinds = [card["id"] for card in self.pieces["cards"] if card["sort"] == "tribe"]
        piles = [
            f"{self.teller.name('card', id, words)} {left}"
            for id, left in zip(kinds, view["piles"], strict=True)
        ]
        lines = _fold(words.say("terminal-piles", {"what": ", ".join(piles)}))
        left = {"left": view["decks"][0 if view["era"] == 1 else 1]}
        lines.append(words.say("terminal-display", left))
        for id in view["display"]:
            if id is not None:
                lines += self._card(id, words)
        herd = ", ".join(self.teller.listed("animal", view["herd"], words)) or "-"
        lines += _fold(words.say("terminal-herd", {"animals": herd, "left": view["herd_deck"]}))
        lines += self._stone_spaces(words)
        lines += _two([self.teller.stone_text(id, words) for id in view["stones"]])
        if view["rests"]["count"]:
            top = view["rests"]["top"]
            what = self.teller.token_text(top, words) if top else words.say("terminal-rest-none")
            lines.append(words.say("terminal-rest-token", {"what": what}))
        return lines

    def _stone_spaces(self, words: Words) -> list[str]:
        """What the spaces of a board for sacred stones cost and give, from the left."""
        spaces = [
            words.say(
                "ability-pay",
                {"paid": amounts(space["pay"], words), "what": labels(space["gain"], words)},
            )
            for space in self.pieces["stone_spaces"]
        ]
        return _fold(words.say("terminal-stones", {"what": "; ".join(spaces)}))

    def _card(self, id: str, words: Words, times: int = 1) -> list[str]:
        """A card with what it does."""
        name = self.teller.name("card", id, words)
        count = f"{times}\u00d7 " if times > 1 else ""
        lines = _fold(f"{count}{name}: {self.teller.card_text(id, words)}", "  ")
        lines[0] = lines[0].replace(name, f"[bold]{name}[/]", 1)
        return lines

    def _land(self, view: EndlessWinterView, words: Words) -> list[str]:
        """Row by row: what a hex is, and whose influence there is how strong."""
        gains = [
            f"{self.teller.name('land', land['id'], words)}: {labels(land['gain'], words)}"
            for land in self.pieces["lands"]
            if land["gain"]
        ]
        lines = [*_fold(words.say("terminal-land")), *_fold("; ".join(gains), "  ")]
        tokens = [
            f"{hex}: {self.teller.token_text(id, words)}"
            for hex, id in zip(HEX_NAMES, view["glaciers"], strict=True)
            if id is not None
        ]
        if tokens:
            lines += _fold(words.say("terminal-glaciers", {"what": "; ".join(tokens)}))
        for row in ROWS:
            cells: list[str] = []
            for at, hex in enumerate(HEX_NAMES):
                if hex[0] == row:
                    cells.append(self._hex(view, at, words))
            indent = " " * ((5 - len(cells)) * (CELL + len(view["players"])) // 2)
            lines.append(f"{indent}{' '.join(cells)}")
        return lines

    def _hex(self, view: EndlessWinterView, at: int, words: Words) -> str:
        land = self.teller.short_land(view["land"][at], words)
        influence = "".join([str(player["influence"][at]) for player in view["players"]])
        leaders = view["leaders"][at]
        mark = f"[{STYLES[leaders[0]]}]{influence}[/]" if len(leaders) == 1 else influence
        return f"[dim]{HEX_NAMES[at]}[/] {land:<8}{mark if leaders else '.' * len(influence)}"

    def _plan(self, view: EndlessWinterView, words: Words) -> list[str]:
        """From above: the owner of the highest stone of each space, and how high it stands."""
        cells = self._spaces(view)
        for stone in view["built"]:
            owner = stone["owner"]
            letters = "+" if owner is None else tribe(owner, words)[:LETTERS]
            text = f"{letters}{stone['level'] or ''}".ljust(SPACE)
            style = f"[{STYLES[owner]}]{text}[/]" if owner is not None else text
            cells[stone["row"], stone["column"]] = style
        rows = max([row for row, _ in cells])
        columns = max([column for _, column in cells])
        lines = _fold(words.say("terminal-plan"))
        lines.append("   " + " ".join([f"{column:<{SPACE}}" for column in range(1, columns + 1)]))
        for row in range(1, rows + 1):
            line = [cells.get((row, column), " " * SPACE) for column in range(1, columns + 1)]
            lines.append(f"{row:<2} " + " ".join(line))
        return lines

    def _spaces(self, view: EndlessWinterView) -> dict[tuple[int, int], str]:
        """Every space, free, or a start space."""
        spaces = spaces_of(self.pieces, view)
        return {at: ("o" if space["arrows"] else ".").ljust(SPACE) for at, space in spaces.items()}

    def _idols(self, view: EndlessWinterView, words: Words) -> list[str]:
        """What the levels of both tracks bring, and what buried cards are worth by honour."""
        idols = self.pieces["idols"]
        offering = [
            ", ".join([f"{level}. {ratio}:1", *([labels(gain, words)] if gain else [])])
            for level, (ratio, gain) in enumerate(
                zip(idols["ratios"], idols["rewards"], strict=True), 1
            )
        ]
        honour = [
            f"{level}. {labels({'vp': points}, words)}"
            for level, points in enumerate(idols["honour"], 1)
            if points
        ]
        rows = idols["rows"]
        ends = [f"\u2013{least - 1}" for least in rows[1:]] + ["+"]
        tables = [idols["first"], idols["second"]]
        if len(view["players"]) > 2:
            tables.append(idols["others"])
        graves = {
            "rows": ", ".join([f"{least}{end}" for least, end in zip(rows, ends, strict=True)]),
            "what": "; ".join(
                [f"{at}. {'/'.join(map(str, table))}" for at, table in enumerate(tables, 1)]
            ),
        }
        return [
            *_fold(words.say("terminal-offering", {"what": "; ".join(offering)})),
            *_fold(words.say("terminal-honour", {"what": "; ".join(honour)})),
            *_fold(words.say("terminal-graves", graves)),
        ]

    # The tribes

    def _tribes(self, view: EndlessWinterView, words: Words) -> list[str]:
        names = [tribe(seat, words) for seat in range(len(view["players"]))]
        wide = max([len(words.say("terminal-you", {"name": name})) for name in names])
        heads = [words.say(f"terminal-column.{name}") for name in NUMBERS]
        widths = [max(len(head), 5) + 1 for head in heads]
        lines = [f"[dim]{'':<{wide}}{_row(heads, widths)}[/]"]
        for seat, player in enumerate(view["players"]):
            mine = seat == view["viewer"]
            name = words.say("terminal-you", {"name": names[seat]}) if mine else names[seat]
            lines.append(f"[{STYLES[seat]}]{name:<{wide}}[/]{_row(_numbers(player), widths)}")
            below = "; ".join(self._belongings(player, mine, words))
            lines += [f"[dim]  {part}[/]" for part in wrap(below, WIDTH - 4)]
        return lines

    def _belongings(self, player: PlayerView, mine: bool, words: Words) -> list[str]:
        own: dict[str, str] = {}
        teller = self.teller
        if player["chief"] is not None:
            own["chief"] = teller.name("chief", player["chief"], words)
        places = [words.say(f"column-{place}") for place in player["figures"] if place is not None]
        own["figures"] = ", ".join(places)
        hexes = [hex for hex, n in zip(HEX_NAMES, player["camps"], strict=True) for _ in range(n)]
        own["camps"] = ", ".join(counted(hexes))
        own["villages"] = ", ".join(player["villages"])
        own["animals"] = ", ".join(_counted(player["animals"], teller, words))
        own["used"] = ", ".join(_counted(player["used"], teller, words))
        own["stones"] = ", ".join([teller.stone_text(id, words) for id in player["stones"]])
        own["played"] = ", ".join(teller.listed("card", player["played"], words))
        buried = teller.listed("card", player["buried"], words)
        own["buried"] = ", ".join(buried + ["?"] * player["crypt_count"])
        own["discards"] = ", ".join(teller.listed("card", player["discards"], words))
        if not mine:
            own["known"] = ", ".join(teller.listed("card", player["known"], words))
        return [words.say(f"terminal-own.{name}", {"what": own[name]}) for name in own if own[name]]

    def _hand(self, player: PlayerView, words: Words) -> list[str]:
        hand = player["hand"] or []
        lines = [words.say("terminal-hand", {"n": len(hand)})]
        for id in dict.fromkeys(hand):
            lines += self._card(id, words, hand.count(id))
        if player["pile"]:
            cards = ", ".join(self.teller.listed("card", player["pile"], words))
            lines.append(words.say("terminal-pile", {"cards": cards}))
        if player["labour"]:
            lines.append(words.say("terminal-labour", {"n": points_of(player["labour"])}))
        return lines

    def _question(self, view: Mapping[str, Any], words: Words) -> list[str]:
        decision = view["decision"]
        if decision is None:
            return [words.ask(view, "")]
        seat = decision["seat"]
        name = tribe(seat, words)
        facts: dict[str, object] = {}
        if "due" in decision:
            due = decision["due"]
            facts["gains"] = labels({op: due.count(op) for op in dict.fromkeys(due)}, words)
        lines = _fold(words.ask(view, name, facts))
        return [lines[0].replace(name, _tribe(seat, words), 1), *lines[1:]]

    # The choices

    def choice(
        self, action: Action, view: Mapping[str, Any], hints: Mapping[str, Any], words: Words
    ) -> str:
        facts: dict[str, object] = dict(action.arguments)
        kind = action.kind
        for name in ("card", "animal", "chief"):
            if isinstance(facts.get(name), str):
                facts[name] = self.teller.name(name, str(facts[name]), words)
        if kind == "chief":
            facts["chief"] = self._chief(str(facts["side"]), view, words)
        elif kind == "begin":
            tribe = self.teller.setups[str(facts["setup"])]["tribe"]
            facts["card"] = self.teller.name("card", tribe, words)
        elif kind == "stone":
            facts["what"] = self.teller.stone_text(str(facts["stone"]), words)
        elif kind == "move":
            facts = {"start": facts["from"], "end": facts["to"]}
        elif kind == "bury":
            facts["zone"] = facts["from"]
        elif kind == "settle":
            facts["hexes"] = hexes(str(facts["junction"]), words)
        elif kind == "hunt" and action.arguments["animal"] == "none":
            kind = "hunt-none"
        elif kind == "gather":
            land = view["land"][HEX_NAMES.index(str(facts["hex"]))]
            facts["land"] = self.teller.name("land", land, words)
        elif kind == "done":
            decision = view["decision"]
            facts["decision"] = "-".join([decision["kind"], decision.get("section", "")]).strip("-")
        return words.say(f"choice-{kind}", facts)

    def _chief(self, side: str, view: Mapping[str, Any], words: Words) -> str:
        """Whose ability is used; where the side is free, which."""
        player = view["players"][view["actor"]]
        name = self.teller.name("chief", player["chief"], words)
        return f"{name} ({side.upper()})" if player["side"] is None else name

    def explain(
        self, action: Action, view: Mapping[str, Any], hints: Mapping[str, Any], words: Words
    ) -> str:
        """What a choice costs and brings."""
        return self.explainer.explain(action, view, cast(EndlessWinterHints, hints), words)


def _order(names: list[str], words: Words) -> str:
    return words.say("terminal-order", {"names": ", ".join(names)})


def _tribe(seat: int, words: Words) -> str:
    return f"[{STYLES[seat]}]{tribe(seat, words)}[/]"


def _fold(text: str, indent: str = "") -> list[str]:
    return wrap(text, WIDTH, initial_indent=indent, subsequent_indent=indent + "  ") or [""]


def _two(texts: list[str]) -> list[str]:
    return [line for text in texts for line in _fold(text, "  ")]


def _row(cells: list[str], widths: list[int]) -> str:
    return "".join([f"{cell:>{width}}" for cell, width in zip(cells, widths, strict=True)])


def _numbers(player: PlayerView) -> list[str]:
    return [
        str(player["points"]),
        f"{player['food']}/{player['food_limit']}",
        str(player["tools"]),
        str(sum(player["camps"])),
        str(len(player["villages"])),
        str(player["neutral"] + player["own"]),
        f"{player['offering']}+{player['honour']}",
        str(player["hand_count"]),
        str(player["deck"]),
    ]


def _counted(animals: dict[str, int], teller: Teller, words: Words) -> list[str]:
    return teller.listed("animal", [id for id, n in animals.items() for _ in range(n)], words)
