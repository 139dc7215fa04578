"""A live game: seats, clocks, commands, storage, and telling everybody."""
