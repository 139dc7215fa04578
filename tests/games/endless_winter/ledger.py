"""What an action does by the rulebook, worked out on a dump: the second reading goes on.

Only what the action itself does is foretold, up to the next question. Where the game goes on by
itself after that, the tops of both stacks differ, and nothing can be compared.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from .referee import ANIMALS, COLUMNS, CULTURE, NAMES, PEOPLE, SET, SPECIES, TRIBES, Data, ground

CARDS = [*PEOPLE, *CULTURE]
LEVELS = SET["offering"]["rewards"]
POINTS = {3: 2, 5: 3, 7: 5}
LANDS, MEGALITHS, STONES, IDOLS, REWARDS = range(5)
OPS = [
    "tribe_hand", "culture_hand", "camp", "move", "animal_reveal", "animal_take", "tribe_discard",
    "bury", "sacred_stone", "village", "animal_use", "megalith", "draw", "idol", "tool", "food",
    "max_food",
]  # fmt: skip
VERBS = {
    "hire": "tribe_hand", "learn": "culture_hand", "reveal": "animal_reveal",
    "hunt": "animal_take", "adopt": "tribe_discard", "settle": "village",
    "eat-animal": "animal_use", "stone": "sacred_stone", "build": "megalith",
}  # fmt: skip
AT_ONCE = ("labour", "vp", "animal_top", "animal_reveal")


class Unforeseen(Exception):
    """What comes next cannot be told from here: chance, or a matter of asking."""


def foretell(before: Data, text: str) -> Data:
    """The dump after an action; raises Unforeseen."""
    return _Book(json.loads(json.dumps(before))).turn(text)


class _Book:
    def __init__(self, dump: Data) -> None:
        self.dump = dump
        self.stack: list[Data] = dump["decisions"]
        self.asked: Data = self.stack.pop()
        self.seat: int = self.asked["seat"]
        self.me: Data = dump["players"][self.seat]
        self.source = REWARDS

    def turn(self, text: str) -> Data:
        verb, *words = text.split(" ")
        kind = self.asked["kind"]
        if verb == "play":
            self._keep()
            self._play(words[0])
        elif verb in ("use", "chief"):
            if kind != "offered":
                self._keep()
            self._ability(verb, words[0])
        elif verb == "place":
            self._place(*words)
        elif kind == "acting":
            self._act(verb, words)
        elif kind == "gaining":
            self._gaining(verb, words)
        elif kind == "piling" and verb == "pile":
            self._keep()
            self.me["hand"].remove(words[0])
            _sort(self.me["pile"], words[0])
        elif kind == "discarding":
            self._leave(words[0])
            self.me["discards"].append(words[0])
        elif kind == "gathering":
            self._gather(words[0])
        else:
            raise Unforeseen
        self._go_on()
        return self.dump

    def _go_on(self) -> None:
        """The bottom of a column comes by itself."""
        while self.stack[-1]["kind"] == "bottom":
            self.stack.pop()
            at = [*COLUMNS].index(self.dump["column"])
            if self.dump["bottoms"][at] < 0:
                self.dump["bottoms"][at] = self.seat
                if self.dump["options"]["first_at_migrate"] == "paid":
                    raise Unforeseen
                self._gain(COLUMNS[self.dump["column"]]["bottom"], REWARDS)

    def _keep(self) -> None:
        self.stack.append(self.asked)

    # Cards

    def _take(self, card: str) -> None:
        _sort(self.me["hand"], card)
        self.me["known"].append(card)

    def _leave(self, card: str) -> None:
        self.me["hand"].remove(card)
        if card in self.me["known"]:
            self.me["known"].remove(card)
        fresh = self.dump["fresh"]
        if fresh.count(card) > self.me["hand"].count(card):
            fresh.remove(card)

    def _play(self, card: str) -> None:
        self._leave(card)
        self.me["played"].append(card)
        if card not in PEOPLE:
            self._play_culture(card)
            return
        self.me["labour"] += round(2 * PEOPLE[card]["labour"])
        ability = PEOPLE[card]["action"]
        if ability and ability.get("column") in (None, self.dump["column"]):
            if set(ability["gain"]) == {"labour"}:
                self.me["labour"] += round(2 * ability["gain"]["labour"])
            else:
                self.dump["ready"].append(card)

    def _play_culture(self, card: str) -> None:
        """The first is free; what is bound to a column waits for the figure."""
        ability = CULTURE[card]["ability"]
        self.dump["cultures"] += 1
        if self.dump["cultures"] > 1 or self.dump["column"]:
            raise Unforeseen
        if set(ability["gain"]) == {"labour"} and not {"pay", "column"} & set(ability):
            self.me["labour"] += round(2 * ability["gain"]["labour"])
            return
        self.dump["ready"].append(card)
        if "column" not in ability:
            self.stack.append({"kind": "offered", "seat": self.seat})
            if "pay" not in ability and "if" not in ability:  # nobody is asked
                self.stack.pop()
                self._ability("use", card)

    def _ability(self, verb: str, what: str) -> None:
        if verb == "use":
            facts = CULTURE[what]["ability"] if what in CULTURE else PEOPLE[what]["action"]
            if self.asked["kind"] == "eclipse-cards":
                self.dump["waiting"].remove(what)
                facts = PEOPLE[what]["eclipse"]
            else:
                self.dump["ready"].remove(what)
        else:
            chief = next(each for each in SET["chiefs"] if each["id"] == self.me["chief"])
            facts = chief["sides"]["ab".index(what)]
            self.dump["chief_state"] = 2 if self.dump["column"] else 3
        price = facts.get("pay", {})
        self._pay(price)
        self._gain(facts["gain"], REWARDS)
        if "discard_hand" in price:
            self.stack.append({"kind": "discarding", "seat": self.seat})

    def _place(self, figure: str, place: str) -> None:
        figures = self.me["figures"]
        figures[0 if figure == "chief" else figures.index(None, 1)] = place
        self.dump["column"] = place
        if figure == "chief":
            self.dump["chief_state"] = 2 if self.dump["chief_state"] == 3 else 1
        section = "after" if place == "rest" else "top"
        self.stack.append({"kind": "acting", "seat": self.seat, "section": section})
        if place != "rest":
            self._labour_of_culture(place)
        elif self.dump["rests"] and not self.dump["rested"]:
            self.dump["rested"] = True
            self.stack.append({"kind": "resting", "seat": self.seat})
        else:  # first a card, then an animal
            for op in ("animal_use", "draw"):
                self.stack.append({"kind": "gaining", "seat": self.seat, "due": [op]})

    def _labour_of_culture(self, place: str) -> None:
        for card in list(self.dump["ready"]):
            ability = CULTURE[card]["ability"]
            if ability["column"] == place and set(ability["gain"]) == {"labour"}:
                self.dump["ready"].remove(card)
                self.me["labour"] += round(2 * ability["gain"]["labour"])

    def _recruit(self, card: str, zone: str) -> bool:
        kind = TRIBES.index(card)
        if not self.dump["piles"][kind]:
            self.me["earned"][REWARDS] += 1
            return False
        self.dump["piles"][kind] -= 1
        if zone == "hand":
            self._take(card)
        else:
            self.me["discards"].append(card)
        return True

    def _bury(self, card: str, zone: str) -> None:
        if zone == "hand":
            if self.dump["options"]["buried_cards"] == "secret":
                raise Unforeseen
            self._leave(card)
        else:
            place = {"play": "played", "discard": "discards", "pile": "pile"}[zone]
            self.me[place].remove(card)
            able = {"play": self.dump["ready"], "pile": self.dump["waiting"]}.get(zone, [])
            if able.count(card) > self.me[place].count(card):
                able.remove(card)
        self.me["buried"].append(card)

    # A column

    def _act(self, verb: str, words: list[str]) -> None:
        if verb == "done" and self.asked["section"] == "top":
            self._middle(COLUMNS[self.dump["column"]])
            return
        if verb == "eat":
            self._keep()
            self.me["food"] -= 1 if self.me["food"] % 2 else 2  # symbols at every odd step
            self.me["labour"] += 2
            return
        column = COLUMNS.get(self.dump["column"])
        if column is None or verb == "done":
            raise Unforeseen
        op = VERBS.get(verb, verb)
        middle = op in column["middle"]["gain"]
        if middle:
            self._middle(column, op)
        else:
            self._keep()
        line = column["middle"] if middle else next(x for x in column["top"] if op in x["gain"])
        price = dict(line.get("pay", {}))
        if op == "move" and self.dump["options"]["camp_move"] == "tool":
            price = {"tool": 1}
        self._pay(price)
        if verb == "hire":
            self.dump["kinds"] |= 1 << TRIBES.index(words[0])
            if self._recruit(words[0], "hand"):
                self.dump["fresh"].append(words[0])
        elif verb == "learn":
            self._do("culture_hand", words)
            self.dump["fresh"].append(words[0])
        else:
            self._do(op, words, line["gain"][op])

    def _middle(self, column: Data, op: str = "") -> None:
        """After it, what is left of the section, then the bottom."""
        self.stack.append({**self.asked, "section": "after"})
        self.stack.append({"kind": "bottom", "seat": -1})
        rest = [each for each in column["middle"]["gain"] if each != op]
        if rest and op:
            self.stack.append({"kind": "gaining", "seat": self.seat, "due": rest})

    def _pay(self, price: Data) -> None:
        me = self.me
        me["food"] -= price.get("food", 0)
        me["tools"] -= price.get("tool", 0)
        labour = 2 * price.get("labour", 0)
        me["labour"] -= labour
        if labour and self.dump["options"]["half_labour"] == "action":
            me["labour"] -= me["labour"] % 2

    # Effects

    def _gain(self, gains: Data, source: int) -> None:
        me = self.me
        if not self.dump["revealed"]:
            me["labour"] += round(2 * gains.get("labour", 0))
        me["earned"][source] += gains.get("vp", 0)
        for _ in range(gains.get("animal_top", 0)):
            self._top()
        due = [op for op in OPS for _ in range(gains.get(op, 0)) if op not in AT_ONCE]
        if {"sacred_stone", "village"} & set(due):
            raise Unforeseen
        limit = 5 + sum(me["camps"])
        food = due.count("food")
        others = [op for op in due if op not in ("food", "max_food")]
        if me["food"] > limit or (others and me["food"] + food > limit):
            raise Unforeseen
        if food:
            me["food"] = min(limit, me["food"] + food)
        if "max_food" in due:
            me["food"] = limit
        if others:
            self.stack.append({"kind": "gaining", "seat": self.seat, "due": others})

    def _top(self) -> None:
        deck = self.dump["herd_deck"]
        if deck:
            self.me["animals"][SPECIES.index(deck.pop())] += 1
        else:
            self.me["earned"][REWARDS] += 1

    def _gaining(self, verb: str, words: list[str]) -> None:
        due = self.asked["due"]
        if verb == "skip":
            return
        if verb == "instead":
            self._left(words[0])
            ways = {"offering": "idol", "honour": "idol"}
            self._do(ways.get(words[1], words[1]), words[1:])
            return
        if verb == "draw-all":
            self._left("draw", due.count("draw"))
            for _ in range(due.count("draw")):
                self._draw()
            return
        op = VERBS.get(verb, verb)
        if op == "village" and self.dump["options"]["village_by_effect"] == "paid":
            self._pay({"food": 3})
        count = due.count(op) if op in ("tool", "food") else 1
        self._left(op, count)
        self._do(op, words, count)

    def _left(self, op: str, count: int = 1) -> None:
        left = list(self.asked["due"])
        for _ in range(count):
            left.remove(op)
        if left:
            self.stack.append({**self.asked, "due": left})

    def _do(self, op: str, words: list[str], count: int = 1) -> None:
        me, dump = self.me, self.dump
        simple: dict[str, Callable[[], object]] = {
            "tribe_hand": lambda: self._recruit(words[0], "hand"),
            "tribe_discard": lambda: self._recruit(words[0], "discards"),
            "bury": lambda: self._bury(words[0], words[1]),
            "camp": lambda: _add(me["camps"], "c3", 1),
            "move": lambda: self._move(words[0], words[1]),
            "draw": self._draw,
            "idol": lambda: self._climb(words[0]),
            "animal_use": lambda: self._use(words[0]),
            "megalith": lambda: self._build(words),
            "village": lambda: self._settle(words[0]),
            "sacred_stone": lambda: self._stone(words[0]),
        }
        if op in simple:
            simple[op]()
        elif op == "culture_hand":
            dump["display"][dump["display"].index(words[0])] = None
            self._take(words[0])
        elif op == "animal_reveal":
            for _ in range(min(count, 6 - len(dump["herd"]), len(dump["herd_deck"]))):
                dump["herd"].append(dump["herd_deck"].pop())
        elif op == "animal_take":
            if words[0] == "none":
                me["earned"][REWARDS] += 1
            else:
                dump["herd"].remove(words[0])
                me["animals"][SPECIES.index(words[0])] += 1
        elif op == "tool":
            me["tools"] = min(10, me["tools"] + count)
        elif op == "food":
            me["food"] = max(me["food"], min(5 + sum(me["camps"]), me["food"] + count))
        else:
            raise Unforeseen

    def _move(self, start: str, end: str) -> None:
        _add(self.me["camps"], start, -1)
        _add(self.me["camps"], end, 1)

    def _draw(self) -> None:
        if not self.me["deck"] or self.dump["revealed"]:
            raise Unforeseen
        _sort(self.me["hand"], self.me["deck"].pop())

    def _climb(self, track: str) -> None:
        me = self.me
        if track == "offering":
            if me["offering"] == 7:
                me["earned"][IDOLS] += 1
                return
            me["offering"] += 1
            self._gain(LEVELS[me["offering"] - 1], IDOLS)
            return
        me["honour"] += 1
        me["earned"][IDOLS] += POINTS.get(me["honour"], 0)
        others = [seat for seat in self.dump["honours"] if seat != self.seat]
        players = self.dump["players"]
        ahead = [seat for seat in others if players[seat]["honour"] >= me["honour"]]
        self.dump["honours"] = [*ahead, self.seat, *[each for each in others if each not in ahead]]

    def _use(self, animal: str) -> None:
        self.me["animals"][SPECIES.index(animal)] -= 1
        self.me["used"][SPECIES.index(animal)] += 1
        self._gain(ANIMALS[animal]["use"], REWARDS)

    def _settle(self, junction: str) -> None:
        me = self.me
        if any(self.dump["glaciers"]):
            raise Unforeseen
        for hex in junction.split("-"):
            _add(me["camps"], hex, -1)
        me["villages"].append(junction)
        if self.dump["options"]["food_over_limit"] == "lost":
            me["food"] = min(me["food"], 5 + sum(me["camps"]))

    def _stone(self, id: str) -> None:
        space = SET["stone_spaces"][len(self.me["stones"])]
        self._pay(space["cost"])
        self.dump["stones"].remove(id)
        self.me["stones"].append(id)
        self._gain(space["gain"], REWARDS)

    def _build(self, words: list[str]) -> None:
        row, column, level = [int(word) for word in words]
        which = "neutral" if self.me["neutral"] else "own"
        self.me[which] -= 1
        if level:
            raise Unforeseen  # points are told by the referee
        order = list(ground(self.dump))
        place = order.index((row, column, 0))
        self.dump["built"][place] = 4 if which == "neutral" else self.seat
        space = ground(self.dump)[(row, column, 0)][1]
        if "arrows" in space:
            self.stack.append({"kind": "chaining", "seat": self.seat, "place": place})
        else:
            self._gain(space["gain"], MEGALITHS)

    def _gather(self, hex: str) -> None:
        self._keep()
        at = NAMES.index(hex)
        self.dump["lands_due"] &= ~(1 << at)
        kind = self.dump["land"][at]
        self._gain(next(land["gain"] for land in SET["terrain"] if land["id"] == kind), LANDS)


def _sort(zone: list[str], card: str) -> None:
    zone.append(card)
    zone.sort(key=CARDS.index)


def _add(camps: list[int], hex: str, change: int) -> None:
    camps[NAMES.index(hex)] += change


def compare(before: Data, text: str, after: Data) -> bool | str:
    """Whether it came as foretold; what differs; False where it cannot be told."""
    try:
        told: Any = foretell(before, text)
    except Unforeseen:
        return False
    if told["decisions"] != after["decisions"]:
        return False
    for name, value in told.items():
        if name not in ("dice", "players") and value != after[name]:
            return f"{name}: {value} is {after[name]}"
    for seat, player in enumerate(told["players"]):
        for name, value in player.items():
            if value != after["players"][seat][name]:
                return f"players[{seat}].{name}: {value} is {after['players'][seat][name]}"
    return True
