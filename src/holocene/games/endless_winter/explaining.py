"""What a choice costs and brings, in words, as the terminal shows it beside the choice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from ...core.action import Action
from ...core.words import Words, key_of
from .actions import SIDES, Choice
from .land import HEX_NAMES
from .ops import OPS
from .plan import SPACES
from .shapes import EndlessWinterHints, EndlessWinterPieces, EndlessWinterView, SpaceShape
from .telling import Teller, ability_text, labels, points_of, tribe

PLANS: Final = ["two", "three", "four"]  # as the option has them
# Of all that a choice changes, what is told beside it.
CHANGES: Final = (
    "food", "food_limit", "tools", "labour", "points", "animals", "sets", "camps", "villages",
    "lands",
)  # fmt: skip

GOODS: Final = ("food", "tool", "max-food")  # for which there may be no room left


def spaces_of(
    pieces: EndlessWinterPieces, view: EndlessWinterView
) -> dict[tuple[int, int], SpaceShape]:
    """The spaces of the boards by row and column, as they lie."""
    chosen = str(view["options"]["plan"])
    number = PLANS.index(chosen) if chosen in PLANS else len(view["players"]) - 2
    boards = {board["id"]: board for board in pieces["boards"]}
    out: dict[tuple[int, int], SpaceShape] = {}
    for place, (row, column) in enumerate(pieces["plans"][number]["positions"]):
        board = boards[view["boards"][place // SPACES]]
        out[row + 1, column + 1] = board["spaces"][place % SPACES]
    return out


class Explainer:
    __slots__ = ("pieces", "teller")

    def __init__(self, pieces: EndlessWinterPieces, teller: Teller) -> None:
        self.pieces: Final = pieces
        self.teller: Final = teller

    def explain(
        self, action: Action, view: Mapping[str, Any], hints: EndlessWinterHints, words: Words
    ) -> str:
        kind = action.kind
        if kind == "place" and action.arguments["place"] != "rest":
            return self._prospect(str(action.arguments["place"]), hints, words)
        change = cast(dict[str, int], {**hints["changes"].get(str(action.index), {})})
        if kind in ("hunt", "eat-animal"):
            change["sets"] = self._sets(kind, str(action.arguments["animal"]), view, hints)
        parts: list[str] = []
        for name in CHANGES:
            if change.get(name):
                n = abs(change[name])
                sign = "+" if change[name] > 0 else "\u2212"
                facts = {"sign": sign, "n": points_of(n) if name == "labour" else n}
                parts.append(words.say(f"terminal-change.{key_of(name)}", facts))
        brings = self._brings(action, view, hints, words)
        goods = (kind, action.arguments.get("take"))
        if not change and (goods[0] in GOODS or goods[1] in GOODS):
            brings = words.say("terminal-no-room")
        last = words.say("terminal-middle") if self._is_middle(action, view) else ""
        return "; ".join([part for part in (brings, ", ".join(parts), last) if part])

    def _is_middle(self, action: Action, view: Mapping[str, Any]) -> bool:
        """Whether the figure goes down for it: what is above is over."""
        if view["decision"].get("section") != "top" or not isinstance(action, Choice):
            return False
        op = OPS[action.op] if action.op < len(OPS) else None
        lines = self._of("columns", view["column"])["lines"]
        return any(line["middle"] and line["op"] == op for line in lines)

    def _sets(
        self, kind: str, animal: str, view: Mapping[str, Any], hints: EndlessWinterHints
    ) -> int:
        """Points that a set wins by one more animal, or loses by one that is used."""
        seat: int = view["actor"]
        herd = hints["herds"][seat]
        return herd["more"].get(animal, 0) if kind == "hunt" else -herd["fewer"].get(animal, 0)

    def _brings(
        self, action: Action, view: Mapping[str, Any], hints: EndlessWinterHints, words: Words
    ) -> str:
        """What somebody would look up on a piece."""
        kind = action.kind
        about = str(next(iter(action.arguments.values()), ""))
        if kind in ("side", "chief"):
            chief = self._of("chiefs", view["players"][view["actor"]]["chief"])
            return ability_text(chief["sides"][SIDES.index(about)], words)
        if kind == "lead":
            sides = [ability_text(side, words) for side in self._of("chiefs", about)["sides"]]
            return "; ".join(
                [f"{id.upper()}: {text}" for id, text in zip(SIDES, sides, strict=True)]
            )
        if kind == "begin":
            return self.teller.setup_text(about, words)
        if kind == "use":
            card = self.teller.cards[about]
            eclipse = view["decision"]["kind"] == "eclipse-cards"
            ability = card["eclipse"] if eclipse else card["action"]
            return ability_text(ability, words) if ability is not None else ""
        if kind in ("hire", "adopt"):
            return self.teller.card_text(about, words)
        if kind == "pile":
            labour = self.teller.cards[about]["labour"]
            return words.say("facts-labour", {"n": points_of(labour)}) if labour else ""
        if kind == "eat-animal":
            return labels(self._of("animals", about)["use"], words)
        if kind == "hunt" and about != "none":
            use = labels(self._of("animals", about)["use"], words)
            return words.say("terminal-used", {"what": use})
        if kind == "place":
            return labels(self.pieces["rest"], words)
        if kind == "gather":
            land = view["land"][HEX_NAMES.index(about)]
            return labels(self._of("lands", land)["gain"], words)
        if kind == "reward":
            return labels(self.pieces["order_rewards"][int(about) - 1], words)
        if kind == "stone":
            return words.say("terminal-stone", {"n": hints["stones"][about]})
        if kind == "idol" and about == "offering":
            rewards = self.pieces["idols"]["rewards"]
            level = view["players"][view["actor"]]["offering"]
            gains = rewards[level] if level < len(rewards) else {}
            return labels(gains, words) if gains else ""
        if kind == "token" and about == "take":
            return self.teller.token_text(view["rests"]["top"], words)
        return self._space(action, view, hints, words) if kind == "build" else ""

    def _of(self, family: str, id: str) -> Any:
        return next(piece for piece in cast(Any, self.pieces)[family] if piece["id"] == id)

    def _space(
        self, action: Action, view: Mapping[str, Any], hints: EndlessWinterHints, words: Words
    ) -> str:
        """What a space for a megalith gives; higher up, what others get."""
        facts = cast(dict[str, int], action.arguments)
        if facts["level"]:
            shared = enumerate(hints["builds"][str(action.index)])
            others = [(seat, n) for seat, n in shared if n and seat != view["actor"]]
            return ", ".join([f"{tribe(seat, words)} +{n}" for seat, n in others])
        space = spaces_of(self.pieces, cast(EndlessWinterView, view))[facts["row"], facts["column"]]
        if space["arrows"]:
            return words.say("terminal-arrows")
        return labels(space["gain"], words)

    def _number(self, place: str, op: str) -> int:
        """How many there are for the price of one line."""
        lines = self._of("columns", place)["lines"]
        return int(next(line["number"] for line in lines if line["op"] == op))

    def _prospect(self, place: str, hints: EndlessWinterHints, words: Words) -> str:
        """How often the lines of a column could be done, or why not."""
        for column in hints["columns"]:
            if column["id"] == place:
                parts = []
                for line in column["lines"]:
                    what = labels({line["op"]: self._number(place, line["op"])}, words)
                    if line["pay"]:
                        what = f"{what} ({labels(line['pay'], words)})"
                    if line["why"] is not None:
                        reason = f"reason-{line['why']}"
                        what = f"{what}: {words.say(reason)}"
                    elif not line["middle"]:
                        what = f"{what}: {words.say('terminal-times', {'n': line['times']})}"
                    parts.append(what)
                if column["first"]:
                    gain = labels(self._of("columns", place)["bottom"], words)
                    parts.append(words.say("terminal-first", {"what": gain}))
                return "; ".join(parts)
        return ""
