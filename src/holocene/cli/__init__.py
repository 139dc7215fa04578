"""The `holocene` command."""
