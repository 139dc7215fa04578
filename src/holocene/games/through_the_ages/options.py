"""What can be chosen before the game: a peaceful one, and the points on which sources differ."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ...core.options import Option, Value

ALONGSIDE: Final = "alongside"
FROM_CARDS: Final = "from-cards"
FORBIDDEN: Final = "forbidden"
NEEDED: Final = "needed"
IN_VAIN: Final = "in-vain"
TOGETHER: Final = "together"
EACH: Final = "each"
BEFORE: Final = "before-uprising"
AFTER: Final = "after-production"
ALL: Final = "all"
OLDER: Final = "older"
FREE: Final = "free"
OWN: Final = "own-actions"
ONE_BY_ONE: Final = "one-by-one"
SCIENCE_ONLY: Final = "science-only"

OPTIONS: Final = (
    Option(
        "peaceful",
        (False, True),
        False,
        "a game without aggressions and wars",
    ),
    Option(
        "resignation",
        (ALONGSIDE, True, False),
        ALONGSIDE,
        "whether a player may leave the game as a political action, and the others play on: "
        "where there is something to decide anyway, in every politics phase, or never",
    ),
    Option(
        "second_round_politics",
        (True, False),
        True,
        "whether the second round has politics, though nobody holds a military card yet",
    ),
    Option(
        "stage_with_empty_bank",
        (FROM_CARDS, FORBIDDEN),
        FROM_CARDS,
        "a wonder's stage when the blue bank is empty: its token comes from a card, or it cannot "
        "be built",
    ),
    Option(
        "genius_builds_more",
        (False, True),
        False,
        "whether Engineering Genius lets you add the further stages of a construction technology",
    ),
    Option(
        "annex_needs_colony",
        (NEEDED, IN_VAIN),
        NEEDED,
        "whether Annex can be played only against a rival who has a colony",
    ),
    Option(
        "raid_rounding",
        (TOGETHER, EACH),
        TOGETHER,
        "a raid on two buildings: half of their cost together, or half of each, rounded up",
    ),
    Option(
        "leaders_at_end_of_turn",
        (BEFORE, AFTER),
        BEFORE,
        "when leaders score at the end of a turn: before an uprising is looked for, or after "
        "production",
    ),
    Option(
        "pact_food_scores",
        (False, True),
        False,
        "whether food from a pact counts for the Impact of Agriculture",
    ),
    Option(
        "homer_under_ruin",
        (True, False),
        True,
        "whether Homer still gives his happy face under a wonder that was turned face down",
    ),
    Option(
        "iconoclasm_in_age_iv",
        (ALL, OLDER),
        ALL,
        "which leaders Iconoclasm removes in Age IV: all, or only those older than Age III",
    ),
    Option(
        "agreement_actions",
        (FREE, OWN),
        FREE,
        "cards taken by International Agreement: for five free civil actions, or for your own",
    ),
    Option(
        "technology_war",
        (ONE_BY_ONE, SCIENCE_ONLY),
        ONE_BY_ONE,
        "spoils of a War over Technology: technologies one by one and science for the rest, or "
        "science only",
    ),
    Option(
        "civilization_by_revolution",
        (True, False),
        True,
        "whether Development of Civilization may be used for a revolution, which takes all actions",
    ),
    Option(
        "vain_trades_return",
        (False, True),
        True,
        "whether what was traded by a pact and nothing was paid with is there again before "
        "corruption",
        before=False,
    ),
)


class Rules:
    """The switches of one game, as the rules ask for them."""

    __slots__ = (
        "agreement_free", "annex_needed", "early_leaders", "event_revolution", "genius_more",
        "homer_stays", "iconoclasm_all", "pact_food", "peaceful", "raid_together", "resignation",
        "resignation_asked", "round_two", "stage_from_cards", "technologies_taken",
        "trades_return",
    )  # fmt: skip

    def __init__(self, options: Mapping[str, Value]) -> None:
        self.peaceful: Final[bool] = options["peaceful"] is True
        self.resignation: Final[bool] = options["resignation"] is not False
        self.resignation_asked: Final[bool] = options["resignation"] is True
        self.round_two: Final[bool] = options["second_round_politics"] is True
        self.stage_from_cards: Final[bool] = options["stage_with_empty_bank"] == FROM_CARDS
        self.genius_more: Final[bool] = options["genius_builds_more"] is True
        self.annex_needed: Final[bool] = options["annex_needs_colony"] == NEEDED
        self.raid_together: Final[bool] = options["raid_rounding"] == TOGETHER
        self.early_leaders: Final[bool] = options["leaders_at_end_of_turn"] == BEFORE
        self.pact_food: Final[bool] = options["pact_food_scores"] is True
        self.homer_stays: Final[bool] = options["homer_under_ruin"] is True
        self.iconoclasm_all: Final[bool] = options["iconoclasm_in_age_iv"] == ALL
        self.agreement_free: Final[bool] = options["agreement_actions"] == FREE
        self.technologies_taken: Final[bool] = options["technology_war"] == ONE_BY_ONE
        self.trades_return: Final[bool] = options["vain_trades_return"] is True
        self.event_revolution: Final[bool] = options["civilization_by_revolution"] is True
