"""What money came from and went to, each kind counted apart: a seat's money is their sum."""

from mokum.games.merchants.timeline import SCORINGS

START = 0
SCORING = 1
"""The first of the scorings, in the order of `timeline.SCORINGS`."""
CONTINENTS = SCORING + len(SCORINGS)
QUARTERS = CONTINENTS + 1
BRIDGES = CONTINENTS + 2
LOANS = CONTINENTS + 3
FORCED_LOANS = CONTINENTS + 4
BOUGHT = CONTINENTS + 5
REPAID = CONTINENTS + 6
TALLIES = REPAID + 1
"""How many there are for each seat."""
