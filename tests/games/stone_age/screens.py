"""What is asked of a table of Stone Age on every screen."""

from __future__ import annotations

from tests.browser.clicking import Moment
from tests.browser.laid import asks
from tests.browser.seated import Seated as Player

__all__ = ["MOMENTS", "OWN", "Player"]

OWN = 6  # what a phone always shows: food, four resources, and the people at home
MOMENTS = {
    "people to place": Moment(asks("placing", 20), on_table=True),
}
