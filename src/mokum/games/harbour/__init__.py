"""Trade, build and ship in Amsterdam. Not on the table yet: whole games have not been proven at full size."""

GAME = None
