"""The questions that Through the Ages asks, and the steps between them."""
