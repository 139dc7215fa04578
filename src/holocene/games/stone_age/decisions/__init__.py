"""The rules, one module for each part of a round; and how its decisions are loaded."""
