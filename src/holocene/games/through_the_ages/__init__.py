"""Through the Ages: A New Story of Civilization."""
