"""What can be chosen before the game: variants, modules, and where the rulebook leaves a choice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ...core.options import Option, Value

DEALT: Final = "dealt"
DRAFT: Final = "draft"
CHIEF_DRAFT: Final = "chief-draft"
BY_PLAYERS: Final = "by-players"
PLANS: Final = ("two", "three", "four")
FIXED: Final = "fixed"
FREE: Final = "free"
LOST: Final = "lost"
KEPT: Final = "kept"
TURN: Final = "turn"
ACTION: Final = "action"
CULTURE: Final = "culture"
NO_CARDS: Final = "none"
LABOUR: Final = "labour"
TOOL: Final = "tool"
PAID: Final = "paid"
FORBIDDEN: Final = "forbidden"
ALLOWED: Final = "allowed"
OR_LOWER: Final = "or-lower"
OWN: Final = "own"
NEVER: Final = "never"
SHARED: Final = "shared"
ANYWHERE: Final = "anywhere"
BESIDE: Final = "start-or-beside"
JOINED: Final = "joined"
APART: Final = "apart"
SUM: Final = "sum"
PAIRS: Final = "pairs"
LATER: Final = "later"
AT_ONCE: Final = "at-once"
AFTER_TOP: Final = "after-top"
NEXT_TURN: Final = "next-turn"
HAND: Final = "hand"
PILE: Final = "pile"
PLAYED: Final = "played"
BEFORE: Final = "before"
AFTER: Final = "after"
OPEN: Final = "open"
SECRET: Final = "secret"
BOTH: Final = "both"
ONE: Final = "one"

OPTIONS: Final = (
    Option(
        "setup", (DEALT, DRAFT, CHIEF_DRAFT), DEALT,
        "setup cards are dealt, or drafted in reverse order of play, or chiefs are drafted first",
    ),
    Option("glaciers", (False, True), False, "the module of glacier tokens"),
    Option("rest_tokens", (False, True), False, "the module of rest tokens"),
    Option(
        "plan", (BY_PLAYERS, *PLANS), BY_PLAYERS,
        "the shape of the plan of megaliths: the one for the number of players, or another",
    ),
    Option(
        "chief_side", (FIXED, FREE), FIXED,
        "the side of the chief is chosen for the whole game, or whenever the ability is used",
    ),
    Option(
        "food_over_limit", (LOST, KEPT), LOST,
        "food over the limit when camps come back to the board: it is lost, or stays until eaten",
    ),
    Option(
        "labour_left", (LOST, KEPT), LOST,
        "labour that is left at the end of a turn: it is lost, or kept for the turns of the round",
    ),
    Option(
        "half_labour", (TURN, ACTION), TURN,
        "half points of labour add up over the whole turn, or what is left of an action is lost",
    ),
    Option(
        "cards_before_rest", (CULTURE, NO_CARDS), CULTURE,
        "who rests may have played culture cards before, or no card at all in that turn",
    ),
    Option(
        "camp_move", (LABOUR, TOOL), LABOUR,
        "a camp's move in the column Migrate costs a point of labour, or a tool",
    ),
    Option(
        "first_at_migrate", (FREE, PAID), FREE,
        "camp and move for the first at Migrate cost nothing, or what they cost at the top",
    ),
    Option(
        "reveal_without_room", (FORBIDDEN, ALLOWED), FORBIDDEN,
        "whether labour may be paid for revealing animals where none can be revealed",
    ),
    Option(
        "order_reward", (OR_LOWER, OWN), OR_LOWER,
        "the reward of the turn order: of one's own space or one below, or of one's own only",
    ),
    Option(
        "no_influence", (NEVER, SHARED), NEVER,
        "a hex where nobody has influence gives its reward to nobody, or to all as a tie",
    ),
    Option(
        "neutral_megaliths", (ANYWHERE, BESIDE), ANYWHERE,
        "neutral megaliths go on any space of the boards, or on start spaces and beside others",
    ),
    Option(
        "megalith_boards", (JOINED, APART), JOINED,
        "stones stand beside and on each other over the borders of boards, or within boards only",
    ),
    Option(
        "stone_of_two_kinds", (SUM, PAIRS), SUM,
        "the sacred stone of two animals counts both kinds together, or pairs of both",
    ),
    Option(
        "village_by_effect", (FREE, PAID), FREE,
        "a village by a card costs three camps only, or the food of the column too",
    ),
    Option(
        "culture_learned", (LATER, AT_ONCE), LATER,
        "a culture card taken in this turn can be played in a later turn, or at once",
    ),
    Option(
        "tribe_recruited", (AFTER_TOP, NEXT_TURN), AFTER_TOP,
        "a tribe card taken in this turn can be played after the top section, or in a later turn",
    ),
    Option(
        "drawn_in_eclipse", (HAND, PILE), HAND,
        "a card drawn in the eclipse goes to the hand, or joins the eclipse pile",
    ),
    Option(
        "discard_for_culture", (BEFORE, AFTER), BEFORE,
        "the card discarded for a further culture card goes before its effect, or after it",
    ),
    Option(
        "buried_cards", (OPEN, SECRET), OPEN,
        "whether everybody sees which cards are buried from a hand",
    ),
    Option(
        "bury_in_eclipse", (PILE, PLAYED), PILE,
        "cards of the eclipse pile lie above the board and can be buried, or played cards only",
    ),
    Option(
        "storage_space", (BOTH, ONE), BOTH,
        "a storage space is empty when both of its megaliths are gone, or when one of them is",
    ),
    Option(
        "eat_for_later", (False, True), True,
        "where labour is kept for later turns, food can also be eaten after the middle section",
        before=False,
    ),
)  # fmt: skip


class Rules:
    """The switches of one game, as the rules ask for them."""

    __slots__ = (
        "chief_draft", "discard_first", "draft", "drawn_to_pile", "eats_later", "food_lost",
        "free_side", "glaciers", "halves_add", "joined", "kept_labour", "learned_at_once",
        "low_rewards", "move_by_tool", "neutral_free", "open_graves", "paid_migrate",
        "paid_village", "pile_graves", "plan", "recruits_act", "rest_bare", "rest_tokens",
        "reveal_in_vain", "shared_void", "storage_by_one", "two_kinds",
    )  # fmt: skip

    def __init__(self, options: Mapping[str, Value], seats: int) -> None:
        self.draft: Final[bool] = options["setup"] != DEALT
        self.chief_draft: Final[bool] = options["setup"] == CHIEF_DRAFT
        self.glaciers: Final[bool] = options["glaciers"] is True
        self.rest_tokens: Final[bool] = options["rest_tokens"] is True
        plan = str(options["plan"])
        self.plan: Final[int] = PLANS.index(plan) if plan in PLANS else seats - 2
        self.free_side: Final[bool] = options["chief_side"] == FREE
        self.food_lost: Final[bool] = options["food_over_limit"] == LOST
        self.kept_labour: Final[bool] = options["labour_left"] == KEPT
        self.eats_later: Final[bool] = self.kept_labour and options["eat_for_later"] is True
        self.halves_add: Final[bool] = options["half_labour"] == TURN
        self.rest_bare: Final[bool] = options["cards_before_rest"] == NO_CARDS
        self.move_by_tool: Final[bool] = options["camp_move"] == TOOL
        self.paid_migrate: Final[bool] = options["first_at_migrate"] == PAID
        self.reveal_in_vain: Final[bool] = options["reveal_without_room"] == ALLOWED
        self.low_rewards: Final[bool] = options["order_reward"] == OR_LOWER
        self.shared_void: Final[bool] = options["no_influence"] == SHARED
        self.neutral_free: Final[bool] = options["neutral_megaliths"] == ANYWHERE
        self.joined: Final[bool] = options["megalith_boards"] == JOINED
        self.two_kinds: Final[bool] = options["stone_of_two_kinds"] == SUM
        self.paid_village: Final[bool] = options["village_by_effect"] == PAID
        self.learned_at_once: Final[bool] = options["culture_learned"] == AT_ONCE
        self.recruits_act: Final[bool] = options["tribe_recruited"] == AFTER_TOP
        self.drawn_to_pile: Final[bool] = options["drawn_in_eclipse"] == PILE
        self.discard_first: Final[bool] = options["discard_for_culture"] == BEFORE
        self.open_graves: Final[bool] = options["buried_cards"] == OPEN
        self.pile_graves: Final[bool] = options["bury_in_eclipse"] == PILE
        self.storage_by_one: Final[bool] = options["storage_space"] == ONE
