"""One folder per game. A game knows `holocene.core` and nothing above it."""
