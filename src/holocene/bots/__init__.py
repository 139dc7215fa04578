"""Players that choose, and the arena that ranks them."""
