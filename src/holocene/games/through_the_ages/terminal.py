"""Through the Ages for a terminal of 80 columns: the row, the civilizations, and the choices.

All words come from the game's catalogue, what a choice costs and brings from the hints.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from textwrap import wrap
from typing import Any, Final, cast

from ...core.action import Action
from ...core.layout import NOTHING
from ...core.terminal import Terminal
from ...core.words import Words, key_of
from .actions import Against, Numbered, Offer, OnCivil, OnMilitary, Upgrade
from .beginning import first_player
from .board import SLOT_COST
from .cards import GOVERNMENT, LEADER, WONDER, is_unit
from .civil import CIVIL, CIVIL_BY_ID
from .decisions.colonizing import worth_of
from .decisions.fighting import defense_of
from .explaining import missing
from .military import MILITARY, MILITARY_BY_ID
from .player import Player
from .powers import POWERS
from .prices import attack_cost, take_cost
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
# Of all that a choice changes, what is told beside it.
CHANGES: Final = (
    "civil", "military", "food", "resources", "science", "culture", "food_made", "resources_made",
    "science_rate", "culture_rate", "strength", "happy", "discontent", "corruption", "civil_total",
    "military_total", "colonization",
)  # fmt: skip
HOLD: Final = "\u00a0"  # a blank at which no line ends
NUMBER: Final = re.compile(" (?=[+\u2212]?[0-9])")
TAKING: Final = ("acting", "agreement")  # where cards may be taken from the row
GAINS: Final = 1  # the sign of a choice of goods that are gained


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
        seen = cast(ThroughTheAgesView, view)
        if isinstance(action, OnCivil):
            return _civil_choice(action, words)
        if isinstance(action, OnMilitary):
            return _military_choice(action, seen, words)
        if isinstance(action, Upgrade):
            source = card_name(CIVIL[action.source].id, words)
            card = card_name(CIVIL[action.target].id, words)
            return words.say("choice-upgrade", {"source": source, "card": card})
        if isinstance(action, (Against, Offer)):
            facts = {
                "card": card_name(MILITARY[action.card].id, words),
                "target": civilization(action.seat, words),
            }
            if isinstance(action, Offer):
                facts["side"] = side_of(MILITARY[action.card].id, str(action.arguments["side"]))
            return words.say(f"choice-{action.kind}", facts)
        if isinstance(action, Numbered):
            return _numbered_choice(action, seen, words)
        return words.say(f"choice-{action.kind}", _plain_facts(action, seen, words))

    def explain(
        self, action: Action, view: Mapping[str, Any], hints: Mapping[str, Any], words: Words
    ) -> str:
        """What a choice costs and brings."""
        seen = cast(ThroughTheAgesView, view)
        helped = cast(ThroughTheAgesHints, hints)
        change = helped["changes"].get(str(action.index))
        if change is not None:
            return _change(cast(dict[str, int], change), words)
        if action.kind == "end-turn":
            return _forecast(helped, words)
        if isinstance(action, Against):
            return _odds(action, seen, helped, words)
        if action.kind == "prepare":
            assert isinstance(action, OnMilitary)
            level = MILITARY[action.card].age
            return words.say("terminal-change.culture", {"amount": signed(level)})
        if action.kind == "done" and helped["fight"] is not None:
            held = helped["fight"]["now"] >= helped["fight"]["need"]
            return words.say("fight-holds" if held else "fight-fails")
        if action.kind == "done" and helped["force"] is not None:
            return words.say("force-now", cast(dict[str, object], helped["force"]))
        return ""

    def missing(self, view: Mapping[str, Any], hints: Mapping[str, Any], words: Words) -> list[str]:
        """A line for each reason, with all that it is in the way of."""
        found: dict[str, list[str]] = {}
        for action, reason in missing(
            cast(ThroughTheAgesView, view), cast(ThroughTheAgesHints, hints)
        ):
            found.setdefault(reason, []).append(self.choice(action, view, hints, words))
        return [
            f"{', '.join(dict.fromkeys(choices))}: {words.say(f'reason-{reason}')}"
            for reason, choices in found.items()
        ]


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
    player = _stand_in(view["players"][decision["seat"]])
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


def _stand_in(seen: PlayerView) -> Player:
    """A player with what prices look at: the leader and the wonders."""
    player = first_player()
    player.wonders = [CIVIL_BY_ID[wonder["card"]] for wonder in seen["wonders"]]
    player.appoint(CIVIL_BY_ID[seen["leader"]] if seen["leader"] is not None else NOTHING)
    return player


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


# The choices


def _civil_choice(action: OnCivil, words: Words) -> str:
    card = CIVIL[action.card]
    facts = {"card": card_name(card.id, words), "kind": kind_of(card.id)}
    key = action.kind
    if key == "play" and card.kind == LEADER:
        key = "lead"
    elif key == "develop" and card.kind == GOVERNMENT:
        key = "reform"
    elif key == "destroy" and is_unit(card.kind):
        key = "disband"
    return words.say(f"choice-{key}", facts)


def _military_choice(action: OnMilitary, view: ThroughTheAgesView, words: Words) -> str:
    facts: dict[str, object] = {"card": card_name(MILITARY[action.card].id, words)}
    asked = view["decision"]["kind"] if view["decision"] is not None else ""
    key = action.kind
    if key == "cede" and asked == "annexing":
        key = "annex"
    elif key == "discard" and asked == "defending":
        key, facts["n"] = "add", defense_of([action.card])
    elif key == "discard" and asked == "sending":
        assert view["decision"] is not None
        player = _stand_in(view["players"][view["decision"]["seat"]])
        key, facts["n"] = "add", worth_of(player, [action.card])
    return words.say(f"choice-{key}", facts)


def _numbered_choice(action: Numbered, view: ThroughTheAgesView, words: Words) -> str:
    facts: dict[str, object] = {"n": action.number}
    key = action.kind
    if key == "take":
        id = view["row"][action.number - 1]
        assert id is not None
        facts["card"] = card_name(id, words)
        if view["row"].count(id) > 1:
            key = "take-from"
        elif CIVIL[CIVIL_BY_ID[id]].kind == WONDER:
            key = "take-wonder"
    elif key == "raise":
        assert view["actor"] is not None
        site = view["players"][view["actor"]]["site"]
        assert site is not None
        facts["card"] = card_name(site["card"], words)
    return words.say(f"choice-{key}", facts)


def _plain_facts(action: Action, view: ThroughTheAgesView, words: Words) -> dict[str, object]:
    decision = cast(dict[str, Any], view["decision"])
    facts: dict[str, object] = {"decision": decision["kind"], "n": 1, "sign": "gain"}
    if decision["kind"] in ("choosing-goods", "looting"):
        facts["n"] = decision["left"]
    elif decision["kind"] == "reserves":
        facts["n"] = CIVIL[CIVIL_BY_ID[decision["card"]]].amounts[0]
    elif decision["kind"] == "splitting-goods" and decision["sign"] != GAINS:
        facts["sign"] = "lose"
    if action.kind == "retire":
        facts["card"] = card_name(view["players"][decision["seat"]]["leader"] or "", words)
    elif action.kind == "trade":
        facts["power"] = _trade(view, decision["seat"])
    return facts


def _trade(view: ThroughTheAgesView, seat: int) -> str:
    """Which way the viewer's pact lets goods be exchanged."""
    for owner, player in enumerate(view["players"]):
        pact = player["pact"]
        if pact is None or seat not in (owner, pact["partner"]):
            continue
        card = MILITARY[MILITARY_BY_ID[pact["card"]]]
        first = (pact["side"] == "a") == (owner == seat)
        for power, _ in card.powers if first else card.second:
            if key_of(POWERS[power]) in ("food-as-resource", "resource-as-food"):
                return key_of(POWERS[power])
    return "food-as-resource"


def _change(change: dict[str, int], words: Words) -> str:
    parts = [
        words.say(f"terminal-change.{key_of(name)}", {"amount": signed(change[name])})
        for name in CHANGES
        if name in change
    ]
    return ", ".join([part.replace(" ", HOLD) for part in parts])


def _forecast(hints: ThroughTheAgesHints, words: Words) -> str:
    """How the turn would end, as far as it is worth a warning, and what it brings."""
    ahead = hints["forecast"]
    if ahead is None:
        return ""
    if ahead["uprising"]:
        return words.say("forecast-uprising", {"n": ahead["missing_faces"]})
    if ahead["hungry"]:
        return words.say("forecast-hungry", {"n": ahead["hungry"], "hunger": ahead["hunger"]})
    change = {
        "food": ahead["food"] - ahead["eaten"],
        "resources": ahead["resources"] - ahead["corruption"],
        "science": ahead["science"],
        "culture": ahead["culture"],
    }
    return _change({name: n for name, n in change.items() if n}, words)


def _odds(
    action: Against, view: ThroughTheAgesView, hints: ThroughTheAgesHints, words: Words
) -> str:
    """What an attack costs, and how much stronger one is."""
    price = attack_cost(MILITARY[action.card], _stand_in(view["players"][action.seat]))
    cost = words.say("terminal-change.military", {"amount": signed(-price)})
    lead = hints["leads"][action.seat]
    if lead == 0:
        return f"{cost}, {words.say('fight-equal')}"
    return f"{cost}, {words.say('fight-lead', {'amount': signed(lead)})}"
