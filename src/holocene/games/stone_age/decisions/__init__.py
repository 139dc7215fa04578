"""The rules, one module for each part of a round."""
