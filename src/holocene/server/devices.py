"""What a browser calls itself, in two words that people know it by."""

from __future__ import annotations

from typing import Final

# Each calls itself by the names of those it wants to be taken for: the first that fits is it.
BROWSERS: Final = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "CriOS": "Chrome",
    "Chrome": "Chrome",
    "Safari": "Safari",
    "curl": "curl",
    "python": "Python",
}
SYSTEMS: Final = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "Windows": "Windows",
    "CrOS": "ChromeOS",
    "Macintosh": "macOS",
    "Linux": "Linux",
}


def device_of(agent: str) -> str:
    """Browser and system, such as `Firefox, Android`; empty where neither is known."""
    found = (
        next((name for sign, name in names.items() if sign in agent), None)
        for names in (BROWSERS, SYSTEMS)
    )
    return ", ".join(name for name in found if name is not None)
