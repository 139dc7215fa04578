"""What everything in Through the Ages is worth, told in culture: the parts of the estimate."""
