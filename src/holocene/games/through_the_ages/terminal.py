"""Through the Ages for a terminal of 80 columns: the row, the civilizations, and the choices.

All words come from the game's catalogue, what a choice costs and brings from the hints.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from textwrap import wrap
from typing import Any, Final, cast

from ...core.action import Action
from ...core.terminal import Terminal
from ...core.words import Words
from .board import SLOT_COST
from .civil import CIVIL, CIVIL_BY_ID
from .decisions.fighting import defense_of
from .explaining import GAINS, HOLD, choice, explain, missing, stand_in
from .military import MILITARY_BY_ID
from .prices import take_cost
from .shapes.hints import ThroughTheAgesHints
from .shapes.views import EventsView, PlayerView, ThroughTheAgesView
from .telling import (
    card_name,
    card_text,
    civilization,
    counted_names,
    kind_of,
    side_of,
    signed,
    tell,
)

WIDTH: Final = 80
STYLES: Final = ["bold magenta", "bold bright_red", "bold green", "bold bright_white"]  # by seat
COLUMNS: Final = (
    "culture", "science", "strength", "happy", "food", "resources", "civil", "military", "idle",
    "bank",
)  # fmt: skip
NUMBER: Final = re.compile(" (?=[+\u2212]?[0-9])")
TAKING: Final = ("acting", "agreement")  # where cards may be taken from the row


class ThroughTheAgesTerminal(Terminal):
    __slots__ = ()

    def seat_name(self, seat: int, words: Words) -> str:
        return civilization(seat, words)

    def show(self, view: Mapping[str, Any], words: Words) -> str:
        """Everything that the viewer sees, with the question that is open as its last lines."""
        seen = cast(ThroughTheAgesView, view)
        lines = [*_heading(seen, words), "", *_row(seen, words), ""]
        lines += [*_civilizations(seen, words), "", *_events(seen, words)]
        if seen["viewer"] is not None:
            lines += _hands(seen["players"][seen["viewer"]], words)
        lines += ["", *_question(view, words)]
        return "\n".join([line.rstrip() for line in lines])

    def tell(self, facts: Mapping[str, Any], names: list[str], words: Words) -> str:
        return tell(facts, names, words)

    def choice(
        self, action: Action, view: Mapping[str, Any], hints: Mapping[str, Any], words: Words
    ) -> str:
        return choice(action, cast(ThroughTheAgesView, view), words)

    def explain(
        self, action: Action, view: Mapping[str, Any], hints: Mapping[str, Any], words: Words
    ) -> str:
        seen, helped = cast(ThroughTheAgesView, view), cast(ThroughTheAgesHints, hints)
        return explain(action, seen, helped, words)

    def missing(self, view: Mapping[str, Any], hints: Mapping[str, Any], words: Words) -> list[str]:
        return missing(cast(ThroughTheAgesView, view), cast(ThroughTheAgesHints, hints), words)


# The board


def _fold(text: str, width: int, indent: str = "") -> list[str]:
    """Lines of a width, in which no number is parted from what it counts."""
    held = NUMBER.sub(HOLD, text)
    return [line.replace(HOLD, " ") for line in wrap(held, width, subsequent_indent=indent)]


def _heading(view: ThroughTheAgesView, words: Words) -> list[str]:
    facts = [
        words.say("terminal-round", {"n": view["round"]}),
        words.say(f"age-{view['age']}"),
        words.say("terminal-deck", {"n": view["deck"]}),
    ]
    if view["last_round"] is not None:
        facts.append(words.say("terminal-last", {"n": view["last_round"]}))
    return [f"[bold]{words.say('game-title')}[/]", " [dim]|[/] ".join(facts)]


def _row(view: ThroughTheAgesView, words: Words) -> list[str]:
    """Cards with their prices for the viewer; what they do, to whoever may take one now."""
    decision, viewer = view["decision"], view["viewer"]
    lines = [f"[dim]{words.say('terminal-row')}[/]"]
    if decision is None or viewer != decision["seat"] or decision["kind"] not in TAKING:
        return lines + _row_in_short(view, words)
    player = stand_in(view["players"][decision["seat"]])
    wide = max([len(card_name(id, words)) for id in view["row"] if id is not None] + [0]) + 6
    for slot, id in enumerate(view["row"]):
        if id is None:
            lines.append(f"{'':<4}[dim]{words.say('terminal-taken')}[/]")
            continue
        price = take_cost(player, slot, CIVIL_BY_ID[id], leader_replaced=False)
        about = f"{words.say(f'kind-{kind_of(id)}')}: {card_text(id, words)}"
        parts = _fold(about, WIDTH - wide)
        lines.append(f"{price:>2}  {card_name(id, words):<{wide - 4}}[dim]{parts[0]}[/]")
        lines += [f"{'':<{wide}}[dim]{part}[/]" for part in parts[1:]]
    return lines


def _row_in_short(view: ThroughTheAgesView, words: Words) -> list[str]:
    """The names alone, by the price of their slots."""
    lines: list[str] = []
    for price in sorted(set(SLOT_COST)):
        ids = [id for id, cost in zip(view["row"], SLOT_COST, strict=True) if cost == price]
        names = [card_name(id, words) for id in ids if id is not None]
        if names:
            start = f"{price:>2}  "
            lines += _fold(start + ", ".join(names), WIDTH, "    ")
    return lines


def _civilizations(view: ThroughTheAgesView, words: Words) -> list[str]:
    """Numbers in columns, and under them what each has."""
    names = []
    for seat in range(len(view["players"])):
        name = civilization(seat, words)
        mine = seat == view["viewer"]
        names.append(words.say("terminal-you", {"name": name}) if mine else name)
    wide = max([len(name) for name in names])
    heads = [words.say(f"terminal-column.{column}") for column in COLUMNS]
    rows = [_numbers(player) for player in view["players"]]
    widths = [
        max([len(cell) for cell in [head, *[row[at] for row in rows]]]) + 1
        for at, head in enumerate(heads)
    ]
    lines = [f"[dim]{'':<{wide}}{_cells(heads, widths)}[/]"]
    for seat, player in enumerate(view["players"]):
        lines.append(f"[{STYLES[seat]}]{names[seat]:<{wide}}[/]{_cells(rows[seat], widths)}")
        about = _fold("; ".join(_belongings(view, seat, words)), WIDTH - 2)
        lines += [f"  [dim]{part}[/]" for part in about]
        purse = player["purse"]
        if purse["unit_science"] or purse["unit_resources"]:
            spent = {"science": purse["unit_science"], "resources": purse["unit_resources"]}
            lines.append(f"  {words.say('terminal-purse', spent)}")
    return lines


def _cells(cells: list[str], widths: list[int]) -> str:
    return "".join([f"{cell:>{width}}" for cell, width in zip(cells, widths, strict=True)])


def _numbers(player: PlayerView) -> list[str]:
    happy = str(player["happy"])
    if player["discontent"]:
        happy += f"{signed(-player['discontent'])}"
    return [
        f"{player['culture']}{signed(player['culture_rate'])}",
        f"{player['science']}{signed(player['science_rate'])}",
        str(player["strength"]),
        happy,
        f"{player['food']}{signed(player['food_made'] - player['eaten'])}",
        f"{player['resources']}{signed(player['resources_made'] - player['corruption'])}",
        f"{player['civil']['left']}/{player['civil']['total']}",
        f"{player['military']['left']}/{player['military']['total']}",
        str(player["idle"]),
        f"{player['yellow']}/{player['blue']}",
    ]


def _belongings(view: ThroughTheAgesView, seat: int, words: Words) -> list[str]:
    """What lies in front of somebody, and how much is in the hand."""
    player = view["players"][seat]
    if player["out"]:
        return [words.say("terminal-own.out")]
    board = [
        f"{card_name(each['card'], words)} {each['workers']}"
        for each in player["board"]
        if each["workers"] or each["tokens"]
    ]
    own = {"government": card_name(player["government"], words), "workers": ", ".join(board)}
    own["leader"] = card_name(player["leader"], words) if player["leader"] else ""
    own["wonders"] = ", ".join([_wonder(dict(each), words) for each in player["wonders"]])
    site = player["site"]
    if site is not None:
        stages = len(CIVIL[CIVIL_BY_ID[site["card"]]].stages)
        facts = {"card": card_name(site["card"], words), "done": site["stages"], "all": stages}
        own["site"] = words.say("terminal-site", facts)
    own["specials"] = _list(player["specials"], words)
    own["tactic"] = card_name(player["tactic"], words) if player["tactic"] else ""
    own["colonies"] = _list(player["colonies"], words)
    if seat != view["viewer"]:
        own["hand"] = _list(player["hand"], words)
        own["secrets"] = " ".join(player["backs"])
    out = [words.say(f"terminal-own.{what}", {"what": said}) for what, said in own.items() if said]
    return out + _treaties(player, words)


def _list(ids: list[str], words: Words) -> str:
    return ", ".join(counted_names(ids, words))


def _wonder(wonder: dict[str, object], words: Words) -> str:
    name = card_name(str(wonder["card"]), words)
    if wonder["ruined"]:
        name = words.say("terminal-ruined", {"card": name})
    return words.say("terminal-tucked", {"card": name}) if wonder["tucked"] else name


def _treaties(player: PlayerView, words: Words) -> list[str]:
    out: list[str] = []
    war, pact = player["war"], player["pact"]
    if war is not None:
        facts = {
            "what": card_name(war["card"], words),
            "target": civilization(war["target"], words),
        }
        out.append(words.say("terminal-own.war", facts))
    if pact is not None:
        partner = civilization(pact["partner"], words)
        facts = {"what": card_name(pact["card"], words), "target": partner}
        out.append(words.say("terminal-own.pact", facts))
    return out


def _events(view: ThroughTheAgesView, words: Words) -> list[str]:
    now, later = view["events"], view["future"]
    facts: dict[str, object] = {"n": now["count"], "ages": _ages(now)}
    facts.update({"later": later["count"], "later_ages": _ages(later)})
    parts = [words.say("terminal-events", facts)]
    own = [*now["own"], *later["own"]]
    if own:
        parts.append(words.say("terminal-events-own", {"cards": _list(own, words)}))
    if now["next"] is not None:
        parts.append(words.say("terminal-events-next", {"card": card_name(now["next"], words)}))
    lines = _fold("; ".join(parts), WIDTH)
    if view["tactics"]:
        tactics = [f"{card_name(id, words)} ({card_text(id, words)})" for id in view["tactics"]]
        lines += _fold(words.say("terminal-tactics", {"cards": "; ".join(tactics)}), WIDTH)
    return lines


def _ages(events: EventsView) -> str:
    return " ".join(events["ages"]) or "-"


def _hands(player: PlayerView, words: Words) -> list[str]:
    """The viewer's own cards, each with what it does."""
    lines: list[str] = []
    hand = {"n": len(player["hand"]), "limit": player["hand_limit"]}
    fresh = list(player["fresh"])
    lines.append(words.say("terminal-hand", hand))
    for id in player["hand"]:
        more = ""
        if id in fresh:
            fresh.remove(id)
            more = f" ({words.say('terminal-fresh')})"
        lines += _about(id, words, more)
    secrets = player["secrets"] or []
    facts = {"n": len(secrets), "limit": player["secrets_limit"]}
    lines.append(words.say("terminal-secrets", facts))
    for id in secrets:
        lines += _about(id, words)
    return lines


def _about(id: str, words: Words, more: str = "") -> list[str]:
    """A card with its kind and what it does."""
    name = card_name(id, words)
    kind = words.say(f"kind-{kind_of(id)}")
    about = f"{name} ({kind}): {card_text(id, words)}{more}"
    lines = [f"  {line}" for line in _fold(about, WIDTH - 2, "  ")]
    lines[0] = lines[0].replace(name, f"[bold]{name}[/]", 1)
    return lines


# The question


def _question(view: Mapping[str, Any], words: Words) -> list[str]:
    decision = view["decision"]
    if decision is None:
        return [words.ask(view, "")]
    seat = decision["seat"]
    name = civilization(seat, words)
    lines: list[str] = []
    if decision.get("card") and decision["kind"] != "free-building":
        lines = _about(decision["card"], words)
    player = view["players"][seat]
    sent = [*player["sent"], *(player["laid"] or [])]
    if sent:
        lines += _fold(words.say("terminal-sent", {"cards": _list(sent, words)}), WIDTH)
    asked = _fold(words.ask(view, name, _asked(view, decision, words)), WIDTH)
    styled = f"[{STYLES[seat]}]{name}[/]"
    return [*lines, asked[0].replace(name, styled, 1), *asked[1:]]


def _asked(view: Mapping[str, Any], decision: Mapping[str, Any], words: Words) -> dict[str, object]:
    """The facts of a question in words."""
    facts: dict[str, object] = {}
    if decision.get("card"):
        facts["card"] = card_name(decision["card"], words)
    for field in ("partner", "victim", "attacker", "leader"):
        if field in decision:
            seat = decision[field]
            facts[field] = civilization(seat, words) if seat >= 0 else ""
    kind = decision["kind"]
    if kind == "answering":  # one takes the other side
        facts["side"] = side_of(decision["card"], "b" if decision["side"] == 0 else "a")
    elif kind == "splitting-goods":
        facts["sign"] = "gain" if decision["sign"] == GAINS else "lose"
    elif kind == "raiding":
        facts["level"] = decision["levels"][0]
    elif kind == "defending":
        player = view["players"][decision["seat"]]
        laid = [MILITARY_BY_ID[id] for id in player["laid"] or []]
        facts["need"] = decision["strength"]
        facts["now"] = player["strength"] + defense_of(laid)
    return facts
