"""Trade, build and ship in Amsterdam. Not on the table yet: it lacks words and advice, and not every rule is proven."""

GAME = None
