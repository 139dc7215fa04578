"""What things are worth, as found by play (docs/endless-winter-set.md, bench/duel.py)."""

from __future__ import annotations

from typing import Final


class Weights:
    """What things are worth, in points. `early` and `late` go by op, with labour in halves."""

    __slots__ = (
        "animal", "away", "buried", "camp", "chain", "chief_bound", "chief_free", "culture",
        "culture_use", "early", "eclipse_in_hand", "goods_at_end", "grows", "half_at_work",
        "half_in_hand", "half_in_pile", "idol", "land", "late", "lead", "megalith", "new_card",
        "new_culture", "pending", "pile", "reach", "ready", "roaming", "secure", "settle", "site",
        "stone_space", "take", "thinned", "use", "village",
    )  # fmt: skip

    def __init__(self) -> None:
        # What one is worth while there is time, and with the last turn.
        self.early: list[float] = [
            3.3, 4.0, 1.7, 1.1, 0.3, 2.8, 2.2, 1.4, 3.0, 5.0, 2.2, 4.0, 1.4, 1.6, 1.1, 0.65,
            2.8, 0.5, 1.0, 2.8, -1.0,
        ]  # fmt: skip
        self.late: list[float] = [
            1.0, 2.0, 0.3, 0.3, 0.0, 1.5, 1.3, 1.0, 1.0, 3.0, 0.5, 2.6, 0.3, 0.9, 0.4, 0.35,
            1.2, 0.0, 1.0, 1.5, 0.0,
        ]  # fmt: skip
        self.land = 0.75  # of a reward that rivals may take away
        self.lead = 0.1  # more where nobody has as much influence
        self.half_in_hand = 0.34
        self.half_at_work = 0.3
        self.half_in_pile = 0.33
        self.secure = 0.1  # more still where nobody comes near
        self.culture = 1.0  # a culture card in hand
        self.culture_use = 0.35  # of what its ability brings
        self.eclipse_in_hand = 0.15  # of what a card in hand would bring in the pile
        self.new_card = 0.2  # of a better deck, for each round
        self.new_culture = 0.35
        self.thinned = 0.4  # of a buried starting card, for each round
        self.goods_at_end = 6.0
        self.camp = 0.8  # on the land
        self.away = 0.15  # from the base
        self.village = 1.2  # in each eclipse, beyond what it draws and secures
        # Of the next village, by the lands around its point that have a camp.
        self.site: list[float] = [0.0, 0.08, 0.2, 0.45]
        self.settle = 0.4  # more of it, where it could be placed at once
        # What a sacred stone will count in every later eclipse, by what it counts.
        self.grows: list[float] = [0.1, 0.5, 0.7, 0.4, 0.5, 0.6, 0.6, 0.5, 0.5, 0.4]
        self.chain = 0.6  # of a megalith, what follows a start space
        self.take = 0.5  # of an animal, what its use adds to sets
        self.stone_space = 0.2
        self.chief_free = 0.7
        self.chief_bound = 0.5  # to a column
        self.idol = 1.35  # a level, towards the next
        self.buried = 0.2  # cards that will be buried, a turn
        self.pile = 0.85  # of what a card in the pile brings
        self.animal = 0.35  # for sets to come
        self.use = 0.4  # of the best use of an animal
        self.megalith = 0.6
        self.ready = 0.75  # of an ability that can be used
        self.pending = 0.92  # of what is due, but not yet there
        self.reach = 0.9  # of what a column could bring
        self.roaming = 0.68  # of lands within reach


WEIGHTS: Final = Weights()
