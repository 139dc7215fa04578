"""Players that judge positions by a small network. Only this folder of the bots needs NumPy."""
