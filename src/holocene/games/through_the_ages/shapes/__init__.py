"""The shapes of what the game tells: views, events and hints, JSON-ready. Never compiled."""

from .events import ThroughTheAgesEvent
from .hints import ThroughTheAgesHints
from .pieces import ThroughTheAgesPieces
from .views import ThroughTheAgesView

__all__ = [
    "ThroughTheAgesEvent",
    "ThroughTheAgesHints",
    "ThroughTheAgesPieces",
    "ThroughTheAgesView",
]
