"""What the adviser reckons in: hundredths of a point, and what cubes and florins are worth in them."""

POINT = 100
"""Everything is reckoned in hundredths of a point."""
CUBE = 90
"""A cube of no particular colour."""
CUBE_OF_CHOICE = 150
_FLORIN = 180
_FLORIN_LEFT_OVER = 50


def florin_worth(rounds_left: int) -> int:
    """What a florin is worth: the market needs them as long as there is a market."""
    return _FLORIN if rounds_left else _FLORIN_LEFT_OVER
